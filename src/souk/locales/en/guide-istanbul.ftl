# The guide to Istanbul: what each statement says, and its heading (.heading) unless it has the name of its unit.

guide-title = Istanbul in two pages
guide-section-turn = A turn in four pictures
guide-section-ruby = A ruby
guide-section-lira = Lira
guide-section-goods = Goods
guide-section-help = Help
guide-section-cards = Bonus cards
guide-section-powers = Powers of the mosque tiles
guide-section-finer = Finer points
guide-section-end = The end of the game

guide-goal = As soon as somebody has them, the round is played to its end. Then the most rubies win; lira break a tie.
    .heading = { $target_rubies ->
        [one] { $target_rubies } ruby
       *[other] { $target_rubies } rubies
    } in your wheelbarrow
    .picture = A wheelbarrow full of rubies.
guide-walk = { $walk_low } or { $walk_high } places. Leave an assistant there, or pick yours up.
    .heading = Walk
    .picture = A merchant walks over one place to the next but one, and leaves an assistant there.
guide-pay = { $merchants_toll } lira to each merchant there, or your turn ends.
    .heading = Pay
    .picture = Two merchants at one place; a coin goes from one to the other.
guide-act = Do what the place offers, if you like.
    .heading = Act
    .picture = Goods are sold at a market for lira.
guide-meet = A rival’s family: { $reward_lira } lira or a card. Governor: a card. Smuggler: a good.
    .heading = Meet
    .picture = A merchant meets a family member, the Governor and the Smuggler.
guide-stranded = The Fountain calls them all back, and nobody asks for a toll there.
    .heading = No assistant left?

guide-gemstone_dealer = for lira, one more each time
guide-sultans_palace = for the goods shown, one more each time
guide-mosques = a power for a good; both tiles: a ruby
    .heading = Mosques
guide-wainwright = { $wainwright_price } lira for more room; the last one brings a ruby
guide-markets = sell the goods shown, the more the better
    .heading = Markets
guide-tea_house = call { $tea_house_lowest } to { $tea_house_highest }, roll as high, get it
guide-warehouses = fill up one kind
    .heading = Warehouses
guide-post_office = two goods and some lira
guide-black_market = one good; the dice may add jewellery
guide-police_station = your family acts anywhere
guide-caravansary = take { $caravansary_cards ->
    [one] { $caravansary_cards } bonus card
   *[other] { $caravansary_cards } bonus cards
}, discard one
guide-fountain = your assistants come back

guide-hand = You start with { $merchants_cards }. Play as many as you like, on your own turn; nobody sees them before.
    .heading = Your hand
guide-gifts = A good of your choice, or { $five_lira_lira } lira.
    .heading = Goods and lira
guide-ways = Go { $far_low } or { $far_high } places, or stay where you are.
    .heading = Ways to move
guide-returns = An assistant returns to you, or your family goes home for { $reward_lira } lira or a card.
    .heading = Come back
guide-sell_any = One sale at the Small Market, whatever it asks for.
guide-again = Act twice at the Palace, the Post Office or the Gemstone Dealer.
    .heading = Once more
guide-red = Turn a die to { $first_to_four_face }, or roll both again, at the Tea House or the Black Market.
guide-green = At a warehouse, pay { $tile_green_fee } lira for one more good.
guide-yellow = Once per turn, pay { $power_yellow_fee } lira to call an assistant back.
guide-blue = A fifth assistant, at once.
guide-cart = For { $wheelbarrow_capacity } of each good, up to { $wheelbarrow_full } with extensions. What does not fit is lost.
    .heading = Room in the cart
guide-stop = Without an assistant, or if you do not want to use one, your turn ends where you arrive.
    .heading = Stopping there
guide-family = Whoever comes by sends it to the Police Station and is rewarded. It is safe while they stay put.
    .heading = Family caught
guide-tokens = Afterwards pay { $encounter_governor_fee } lira, or give a card or a good; then the dice send them elsewhere.
    .heading = Governor and Smuggler
guide-two_players = Three merchants belong to nobody: pay them like the others, then the dice send them elsewhere.
    .heading = Two players
guide-last_cards = After the last round, cards that give goods or lira may still be played.
    .heading = Leftover cards
guide-ties = Most lira, then most goods, then most bonus cards; still equal, the win is shared.
    .heading = If rubies are equal
