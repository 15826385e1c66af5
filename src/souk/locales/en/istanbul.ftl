# Istanbul. Each unit (place, card…) has its name and the forms that sentences need, which reach them as $place_to,
# $place_at… beside $place and $place_key. The numbers of the data are variables: your own data file may change them.

title-istanbul = Istanbul

## Amounts

n-lira = { $lira } lira
n-lira-sign = { $lira }₺
n-rubies = { $rubies ->
    [one] { $rubies } ruby
   *[other] { $rubies } rubies
}
n-cards = { $cards ->
    [one] { $cards } bonus card
   *[other] { $cards } bonus cards
}
n-assistants = { $assistants ->
    [one] { $assistants } assistant back
   *[other] { $assistants } assistants back
}
n-goods = { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
}

## Goods

good-fabric = fabric
    .letter = C
    .some = { $count ->
        [one] { $count } fabric
       *[other] { $count } fabrics
    }
    .about = Fabric, letter C, comes from the Fabric Warehouse.
good-spice = spice
    .letter = S
    .some = { $count ->
        [one] { $count } spice
       *[other] { $count } spices
    }
    .about = Spice, letter S, comes from the Spice Warehouse.
good-fruit = fruit
    .letter = F
    .some = { $count ->
        [one] { $count } fruit
       *[other] { $count } fruits
    }
    .about = Fruit, letter F, comes from the Fruit Warehouse.
good-jewel = jewel
    .letter = J
    .some = { $count ->
        [one] { $count } jewel
       *[other] { $count } jewels
    }
    .about = Jewellery, letter J, has no warehouse: try the Black Market, the Post Office, the Smuggler or a card.
good-any = any good
    .letter = ?
    .about = Any of the four goods.

## Places

place-wainwright = Wainwright
    .short = Wainwright
    .to = to the Wainwright
    .at = at the Wainwright
    .the = the Wainwright
    .from = from the Wainwright
    .state = { $price }₺ → larger cart
    .about = Buy an extension for { $price } lira: your cart then holds one more of every good. The last extension also brings a ruby.
place-fabric_warehouse = Fabric Warehouse
    .short = Fabric W’house
    .to = to the Fabric Warehouse
    .at = at the Fabric Warehouse
    .the = the Fabric Warehouse
    .from = from the Fabric Warehouse
    .state = fill up { $letter }
    .about = Fill your cart with as much fabric as it can hold.
place-spice_warehouse = Spice Warehouse
    .short = Spice W’house
    .to = to the Spice Warehouse
    .at = at the Spice Warehouse
    .the = the Spice Warehouse
    .from = from the Spice Warehouse
    .state = fill up { $letter }
    .about = Fill your cart with as much spice as it can hold.
place-fruit_warehouse = Fruit Warehouse
    .short = Fruit W’house
    .to = to the Fruit Warehouse
    .at = at the Fruit Warehouse
    .the = the Fruit Warehouse
    .from = from the Fruit Warehouse
    .state = fill up { $letter }
    .about = Fill your cart with as much fruit as it can hold.
place-post_office = Post Office
    .short = Post Office
    .to = to the Post Office
    .at = at the Post Office
    .the = the Post Office
    .from = from the Post Office
    .state = mail: { $mail }
    .about = Collect the mail on display: two goods and some lira. Each visit changes what the next one brings.
place-caravansary = Caravansary
    .short = Caravansary
    .to = to the Caravansary
    .at = at the Caravansary
    .the = the Caravansary
    .from = from the Caravansary
    .state = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, discard 1
    .brief = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, discard 1
    .about = Take { $cards ->
        [one] { $cards } bonus card
       *[other] { $cards } bonus cards
    }, each from the draw pile or the top of the discard pile, then discard one card from your hand.
place-fountain = Fountain
    .short = Fountain
    .to = to the Fountain
    .at = at the Fountain
    .the = the Fountain
    .from = from the Fountain
    .state = call assistants back
    .brief = call back
    .about = Call back as many of your assistants as you like, from anywhere. You need no assistant and pay no toll here.
place-black_market = Black Market
    .short = Black Market
    .to = to the Black Market
    .at = at the Black Market
    .the = the Black Market
    .from = from the Black Market
    .state = 1 of your choice + { $letter } by dice
    .brief = 1 + { $letter } by dice
    .about = Roll both dice: 7 or more also brings jewellery, the higher the better. Then take one fabric, spice or fruit.
place-tea_house = Tea House
    .short = Tea House
    .to = to the Tea House
    .at = at the Tea House
    .the = the Tea House
    .from = from the Tea House
    .state = dice → { $lowest }–{ $highest }₺
    .about = Announce a number from { $lowest } to { $highest }, then roll. If the dice reach it, you take that many lira; otherwise { $consolation }.
place-large_market = Large Market
    .short = Large Market
    .to = to the Large Market
    .at = at the Large Market
    .the = the Large Market
    .from = from the Large Market
    .state = buys { $demand }
    .about = Sell up to five of the goods that the demand tile shows. For 1, 2, 3, 4 or 5 goods it pays { $revenue } lira.
place-small_market = Small Market
    .short = Small Market
    .to = to the Small Market
    .at = at the Small Market
    .the = the Small Market
    .from = from the Small Market
    .state = buys { $demand }
    .about = Sell up to five of the goods that the demand tile shows. For 1, 2, 3, 4 or 5 goods it pays { $revenue } lira.
place-police_station = Police Station
    .short = Police Station
    .to = to the Police Station
    .at = at the Police Station
    .the = the Police Station
    .from = from the Police Station
    .state = send your family
    .brief = send family
    .about = If your family member is here, send it to any other place and carry out the action there, with no assistant, toll or encounters.
place-sultans_palace = Sultan’s Palace
    .short = Palace
    .to = to the Sultan’s Palace
    .at = at the Sultan’s Palace
    .the = the Sultan’s Palace
    .from = from the Sultan’s Palace
    .state = { $price } → ruby
    .about = Deliver the goods that the Sultan asks for and take a ruby. The next ruby will cost one good more.
place-small_mosque = Small Mosque
    .short = Small Mosque
    .to = to the Small Mosque
    .at = at the Small Mosque
    .the = the Small Mosque
    .from = from the Small Mosque
    .state = { $tiles } → tile
    .about = Take a red or a green tile: have enough fabric or spice, and pay one of it. With both tiles you also take a ruby.
place-great_mosque = Great Mosque
    .short = Great Mosque
    .to = to the Great Mosque
    .at = at the Great Mosque
    .the = the Great Mosque
    .from = from the Great Mosque
    .state = { $tiles } → tile
    .about = Take a yellow or a blue tile: have enough fruit or jewellery, and pay one of it. With both tiles you also take a ruby.
place-gemstone_dealer = Gemstone Dealer
    .short = Gem Dealer
    .to = to the Gemstone Dealer
    .at = at the Gemstone Dealer
    .the = the Gemstone Dealer
    .from = from the Gemstone Dealer
    .state = { $price }₺ → ruby
    .about = Buy a ruby at the price shown. Each ruby sold raises the price of the next by one lira.

## Bonus cards

card-gain_good = Gain a good
    .about = Take one good of any kind. Not during an action.
card-five_lira = Five lira
    .about = Take { $lira } lira at any moment of your turn.
card-far = Go far
    .about = Your merchant goes { $low } or { $high } places instead of the usual one or two.
card-stay = Stay
    .about = Your merchant stays where he is instead of moving. He needs an assistant, just as after a move.
card-return_assistant = Call back
    .about = During movement, call back one of your assistants from anywhere.
card-family_home = Family home
    .about = Your family member goes back to the Police Station, and you take { $reward_lira } lira or a bonus card. It must be out.
card-sell_any = Any goods
    .about = For one sale at the Small Market, sell goods of any kind, whatever the demand tile shows.
card-palace_again = Palace again
    .about = After the action at the Sultan’s Palace, carry it out once more, at the new price.
card-mail_again = Mail again
    .about = After the action at the Post Office, carry it out once more.
card-gems_again = Gems again
    .about = After the action at the Gemstone Dealer, carry it out once more, at the new price.

## Mosque tiles, and what they allow

tile-red = red tile
    .short = red
    .about = Once per turn, at the Tea House or the Black Market: turn one die to 4, or roll both dice again.
tile-green = green tile
    .short = green
    .about = Once per turn, at a warehouse: pay { $fee } lira for one more good of any kind.
tile-yellow = yellow tile
    .short = yellow
    .about = Once per turn: pay { $fee } lira and call an assistant back from another place.
tile-blue = blue tile
    .short = blue
    .about = It gives you a fifth assistant at once.
play-yellow = yellow tile
    .about = Once per turn: pay { $fee } lira and call an assistant back from another place.
tweak-first_to_four = turn the first die to { $face }
    .about = The red tile turns one die to { $face }, once per turn.
tweak-second_to_four = turn the second die to { $face }
    .about = The red tile turns one die to { $face }, once per turn.
tweak-roll_again = roll both dice again
    .about = The red tile rolls both dice again, once per turn. The new roll stands.

## Ways to move

reach-walk = on foot
    .about = Your merchant walks { $low } or { $high } places, never diagonally.
reach-far = with the card “Go far”
    .about = The card takes your merchant { $low } or { $high } places away.
reach-stay = with the card “Stay”
    .about = The card lets your merchant stay where he is.

## Encounters

encounter-family = family members
    .the = the family members
    .short = family
    .about = You catch other players’ family members and send them to the Police Station. For each you take { $reward_lira } lira or a bonus card.
encounter-governor = Governor
    .the = the Governor
    .short = Governor
    .about = Draw a bonus card, then pay { $fee } lira or discard a card. After that, the dice send him elsewhere.
encounter-smuggler = Smuggler
    .the = the Smuggler
    .short = Smuggler
    .about = Take a good of your choice, then pay { $fee } lira or a good. After that, the dice send him elsewhere.

## What happens: after the name or “You”

event-turn_begins = { $you ->
    [yes] begin your turn (round { $round })
   *[no] begins a turn (round { $round })
}
event-moves = { $reach_key ->
    [stay] { $you ->
        [yes] stay { $place_at }
       *[no] stays { $place_at }
    }
   *[other] { $you ->
        [yes] go { $place_to }
       *[no] goes { $place_to }
    }
}
event-takes_assistant = { $you ->
    [yes] pick up your assistant { $place_at }
   *[no] picks up an assistant { $place_at }
}
event-takes_neutral = { $you ->
    [yes] pick up a neutral assistant { $place_at }
   *[no] picks up a neutral assistant { $place_at }
}
event-leaves_assistant = { $you ->
    [yes] leave an assistant { $place_at }
   *[no] leaves an assistant { $place_at }
}
event-leaves_neutral = { $you ->
    [yes] leave a neutral assistant { $place_at }
   *[no] leaves a neutral assistant { $place_at }
}
event-assistant_returns = { $you ->
    [yes] call your assistant back { $place_from }
   *[no] calls an assistant back { $place_from }
}
event-stops-unpaid = { $you ->
    [yes] end your turn without paying the toll
   *[no] ends the turn without paying the toll
}
event-stops = { $you ->
    [yes] end your turn { $place_at }
   *[no] ends the turn { $place_at }
}
event-pays_toll = { $you ->
    [yes] pay { $to } a toll of { n-lira }
   *[no] { $to_you ->
        [yes] pays you a toll of { n-lira }
       *[no] pays { $to } a toll of { n-lira }
    }
}
event-pays_stranger = { $you ->
    [yes] pay a neutral merchant a toll of { n-lira }
   *[no] pays a neutral merchant a toll of { n-lira }
}
event-acts = { $you ->
    [yes] carry out the action { $place_at }
   *[no] carries out the action { $place_at }
}
event-acts_again = { $you ->
    [yes] carry out the action { $place_at } once more
   *[no] carries out the action { $place_at } once more
}
event-gains_lira = { $you ->
    [yes] take { n-lira }
   *[no] takes { n-lira }
}
event-pays_lira = { $you ->
    [yes] pay { n-lira }
   *[no] pays { n-lira }
}
event-gains_goods = { $you ->
    [yes] take { $good_some }
   *[no] takes { $good_some }
}
event-loses_goods = { $you ->
    [yes] have no room for { $good_some }
   *[no] has no room for { $good_some }
}
event-pays_goods = { $you ->
    [yes] hand over { $good_some }
   *[no] hands over { $good_some }
}
event-sells = { $you ->
    [yes] sell { $basket } for { n-lira }
   *[no] sells { $basket } for { n-lira }
}
event-takes_ruby = { $you ->
    [yes] take a ruby { $place_at } ({ $rubies } in all)
   *[no] takes a ruby { $place_at } ({ $rubies } in all)
}
event-extends = { $you ->
    [yes] extend your cart (it now holds { $capacity } of each good)
   *[no] extends the cart (it now holds { $capacity } of each good)
}
event-draws = { $card_key ->
    [hidden] { $you ->
        [yes] draw a bonus card
       *[no] draws a bonus card
    }
   *[other] { $you ->
        [yes] draw the card “{ $card }”
       *[no] draws the card “{ $card }”
    }
}
event-takes_discard = { $you ->
    [yes] take the card “{ $card }” from the discard pile
   *[no] takes the card “{ $card }” from the discard pile
}
event-discards = { $you ->
    [yes] discard the card “{ $card }”
   *[no] discards the card “{ $card }”
}
event-plays = { $you ->
    [yes] play the card “{ $card }”
   *[no] plays the card “{ $card }”
}
event-takes_tile = { $you ->
    [yes] take the { $tile }
   *[no] takes the { $tile }
}
event-uses_tile = { $you ->
    [yes] use the { $tile }
   *[no] uses the { $tile }
}
event-fifth_assistant = { $you ->
    [yes] have a fifth assistant
   *[no] has a fifth assistant
}
event-rolls = { $you ->
    [yes] roll { $first } + { $second }
   *[no] rolls { $first } + { $second }
}
event-turns_die = { $you ->
    [yes] turn a die: { $first } + { $second }
   *[no] turns a die: { $first } + { $second }
}
event-announces = { $you ->
    [yes] announce { $number }
   *[no] announces { $number }
}
event-sends_family = { $you ->
    [yes] send your family member { $place_to }
   *[no] sends a family member { $place_to }
}
event-meets = { $you ->
    [yes] meet { $encounter_the }
   *[no] meets { $encounter_the }
}
event-catches = { $you ->
    [yes] catch { $whose_of } family member { $place_at }
   *[no] { $whose_you ->
        [yes] catches your family member { $place_at }
       *[no] catches { $whose_of } family member { $place_at }
    }
}
event-family_home = { $you ->
    [yes] bring your family member home
   *[no] brings a family member home
}
event-last_round = { $you ->
    [yes] have { n-rubies }: this is the last round
   *[no] has { n-rubies }: this is the last round
}

## A turn in one line: words that fit after any name

head-moves = { $reach_key ->
    [stay] { $place } (staying)
   *[other] { $place }
}
deed-stops = no action
deed-pays_toll = { $to_you ->
    [yes] toll { $lira } to you
   *[no] toll { $lira } to { $to }
}
deed-pays_stranger = toll { $lira } to a neutral merchant
deed-acts_again = once more
deed-plays = “{ $card }”
deed-takes_tile = { $tile }
deed-extends = cart now { $capacity }
deed-rolls = dice { $first } + { $second }
deed-announces = bet on { $number }
deed-sends_family = family member → { $place }
deed-meets = { $encounter_key ->
    [family] { "" }
   *[other] { $encounter_the }
}
deed-catches = { $whose_you ->
    [yes] your family member caught
   *[no] { $whose_of } family member caught
}
deed-last_round = last round

## What happens: whole sentences

fact-stranger_moves = A neutral merchant moves { $place_to }.
fact-shuffles = The discard pile is shuffled into a new draw pile.
fact-mail_moves = { $down ->
    [0] The mail at the Post Office starts over.
   *[other] The mail at the Post Office changes.
}
fact-demand_shows = New demand { $place_at }.
fact-token_moves = The { $encounter } moves { $place_to }.
fact-game_ends = The game is over.

## What chance brings

fate-roll = The dice show { $first } + { $second } = { $total }.
fate-draw = { $card_key ->
    [hidden] A bonus card is drawn.
   *[other] The card “{ $card }” is drawn.
}
fate-lay = A place is laid on space { $number }.
fate-reveal = Demand tile { $number } is revealed.
chance-roll = the dice
chance-draw = a card is drawn
chance-lay = a place is laid
chance-reveal = a new demand tile is revealed
aim-tea_house-pay_out = { $changed ->
    [yes] { $kept_chance } chance, { $best_chance } if you change the dice
   *[no] { $best_chance } chance
}
aim-black_market-jewels = { $changed ->
    [yes] { $kept } { $kept ->
        [one] jewel
       *[other] jewels
    } on average, { $best } if you change the dice
   *[no] { $best } { $best ->
        [one] jewel
       *[other] jewels
    } on average
}

## What is asked

ask-move = Where does your merchant go?
    .about = He walks one or two places, never diagonally. To act there, he must pick up an assistant waiting there or leave one; each other merchant there demands { $merchants_toll } lira.
ask-assistant = { $options ->
    [1] { $place }: you have no assistant with you. Play a card first, or end your turn?
   *[other] { $place }: will an assistant help you?
}
    .about = Pick up your assistant waiting here, or leave one, to carry out the action. Without an assistant, your turn ends.
ask-last_call = Play a card before you go on?
    .about = You hold a card that can only be played during movement. This is your last chance.
ask-toll = { $options ->
    [1] Other merchants are here: { $merchants }. You do not have enough lira. Play a card first, or end your turn?
   *[other] Other merchants are here: { $merchants }. Pay the toll, or end your turn?
}
    .about = Pay every merchant here { $merchants_toll } lira, or your turn ends. The dice then send a neutral merchant elsewhere.
ask-visit = { $options ->
    [1] { $place }: you cannot act right now. Play a card first, or pass?
   *[other] { $place }: carry out the action?
}
    .about = You may act or pass. Encounters come next.
ask-family_visit = { $family_key ->
    [police_station] Carry out the action that your family member was sent for?
   *[other] Your family member is { $family_at }: carry out the action there?
}
    .about = You pay and take as if your merchant stood there. You may also pass.
ask-again = Carry out the same action once more, with your card?
    .about = You hold a card that repeats this action. It can only be played now.
ask-encounters = { $options ->
    [1] Nobody else to meet. Use another card or tile, or end your turn?
   *[other] Somebody is here. Whom do you meet?
}
    .about = You must catch other players’ family members; meeting the Governor and the Smuggler is optional. Once each, in any order.
ask-leftovers = The last round is over. Play one of your remaining cards?
    .about = You may still play cards that give goods or lira. They only matter if players are tied on rubies.
ask-discard = Which card do you discard?
    .about = One card from your hand goes to the discard pile, from which players can take it at the Caravansary.
ask-reward = Your reward: lira or a bonus card?
    .about = For each family member caught or brought home, take { $reward_lira } lira or draw a card.
ask-change_dice = The dice show { $first } + { $second } = { $total }. Keep them?
    .about = With the red tile, you may turn one die to 4 or roll both again, once per turn.
ask-market-sell = What do you sell?
    .about = Up to five goods, and no more of each kind than the demand tile shows. The more you sell at once, the better the price.
ask-market-sell_any = What do you sell, of any kind?
    .about = For this one sale, the card lets you sell goods of any kind.
ask-call_back = Which assistant comes back?
    .about = He rejoins your merchant from wherever he is waiting.
ask-yellow-call_back = Which assistant comes back?
    .about = The yellow tile calls back an assistant from a place other than this one.
ask-governor-fee = What do you give the Governor?
    .about = He demands { $governor_fee } lira or one card from your hand, even the one you just drew.
ask-smuggler-fee = What do you give the Smuggler?
    .about = He demands { $smuggler_fee } lira or one good, even the one you just took.
ask-gain_good = Which good do you take?
    .about = Any kind. What your cart cannot hold is lost.
ask-black_market-pick = The dice show { $total }. Which good do you take as well?
    .about = One fabric, spice or fruit. Jewellery comes only from the dice.
later-black_market-pick = Which good do you take?
ask-caravansary-take = Where does the first card come from?
    .about = From the draw pile, face down, or from the top of the discard pile: { $top }.
ask-caravansary-take_another = Where does the next card come from?
    .about = From the draw pile, face down, or from the top of the discard pile: { $top }.
ask-fountain-gather = Whom do you call back?
    .about = As many of your assistants as you like, one by one or all at once.
ask-mosque-take = Which tile do you take?
    .about = You need the goods that the tile shows, and pay one of them. With both tiles of a mosque, you take a ruby.
ask-police_station-send = Where do you send your family member?
    .about = It carries out the action of that place, with no assistant, toll or encounters. It can be caught there.
ask-sultans_palace-deliver_any = Which goods do you deliver on the spaces that take any kind?
    .about = Some spaces on the Sultan’s track accept any good: the choice is yours.
ask-tea_house-bid = Which number do you announce?
    .about = If the dice reach it, you take that many lira; otherwise { $tea_house_consolation }. Two dice show 7 or more in 7 of 12 rolls.
ask-warehouse-one_more = One more good for { $green_fee } lira?
    .about = The green tile buys one more good of any kind, once per turn.

## What can be answered

choice-move = { $reach_key ->
    [stay] stay { $place_at }
   *[other] { $place }
}
choice-assistant-stop = no assistant: end the turn
choice-assistant-take = pick up your assistant
choice-assistant-take_neutral = pick up a neutral assistant
choice-assistant-leave = leave an assistant here
choice-last_call-go_on = go on
choice-toll-no = do not pay: end the turn
choice-toll-yes = pay the toll
choice-visit = act with the card “{ $card }”
choice-visit-no = pass
choice-visit-yes = carry out the action
choice-family_visit = act with the card “{ $card }”
choice-family_visit-no = pass
choice-family_visit-yes = carry out the action
choice-again-no = no
choice-again-yes = yes, play the card
choice-encounters = meet { $encounter_the }
choice-encounters-done = end the turn
choice-leftovers-done = play no more cards
choice-play = { $play_power ->
    [yes] use the { $play }
   *[no] play the card “{ $play }”
}
choice-discard = discard “{ $card }”
choice-reward-lira = lira
choice-reward-card = a bonus card
choice-change_dice = { $tweak }
choice-change_dice-keep = keep the dice
choice-market-sell =
    { $goods ->
        [0] play the card “{ $card }” first
       *[other] sell { $basket }
    }
choice-market-sell_any = sell { $basket }
choice-call_back = { $place_from }
choice-yellow-call_back = { $place_from }
choice-governor-fee = discard “{ $card }”
choice-governor-fee-lira = pay { $governor_fee } lira
choice-smuggler-fee = give { $good_some }
choice-smuggler-fee-lira = pay { $smuggler_fee } lira
choice-gain_good = { $good }
choice-black_market-pick = { $good }
choice-caravansary-take-pile = from the draw pile
choice-caravansary-take-discards = from the discard pile
choice-caravansary-take_another-pile = from the draw pile
choice-caravansary-take_another-discards = from the discard pile
together-caravansary-take_another-pile = one from each pile
together-caravansary-take_another-discards = two from the discard pile
together-gain_good = { $answer } from the Smuggler
choice-fountain-gather = { $place_from }
choice-fountain-gather-enough = no one else
choice-fountain-gather-all = all of them
choice-mosque-take = { $tile }
choice-police_station-send = { $place }
choice-sultans_palace-deliver_any = { $basket }
choice-tea_house-bid = announce { $number }
choice-warehouse-one_more = buy { $good_some }
choice-warehouse-one_more-none = nothing more
nothing = nothing
neutral-merchant = a neutral merchant

## Who has won

score = { n-rubies }, { n-lira }, { n-goods }, { n-cards }
decided-0 = Rubies decided.
decided-1 = Tied on rubies: lira decided.
decided-2 = Tied on rubies and lira: goods decided.
decided-3 = Tied on rubies, lira and goods: bonus cards decided.

## On the table

desk-welcome = { $title } for { $seats } players. As soon as somebody has { $target ->
    [one] { $target } ruby
   *[other] { $target } rubies
}, that round is the last; the most rubies win.
desk-legend = [{ $letter }3] merchant with 3 assistants   ({ $letter }) assistant   ^{ $letter } family   ▸ you can go there   ? any good
desk-legend-neutral = [+] neutral merchant   (+) neutral assistant
desk-rubies-left = { $rubies ->
    [one] { $rubies } ruby left
   *[other] { $rubies } rubies left
}
desk-top-card = top: { $card }
desk-column-player = cart
desk-column-rubies = rubies
desk-column-cards = cards
desk-column-assistants = assist.
desk-column-tiles = tiles
desk-hand = Your cards: { $cards }.
desk-hand-empty = You hold no bonus cards.
desk-group-aside = at any time: cards and tiles
desk-note-waits = your assistant is waiting there
desk-note-none = no assistant left: your turn would end there
desk-note-toll = toll { $lira }₺
desk-note-lacking = , you have { $lira }₺: your turn would end there
desk-or = or
desk-note-here = { $who } is there
desk-note-lost = { $some } lost
desk-help-board = b: show the board and the carts again
desk-help-hand = Your cards

## Why a choice is refused

rule-IST-A1 = You may carry out the action of this place or pass.
rule-IST-A3 = You cannot pay the full price of this action.
rule-IST-B1 = The red tile turns one die to 4 after a roll, where that makes a difference; only its owner may use it.
rule-IST-B2 = The red tile lets you roll both dice again; only its owner may use it.
rule-IST-B3 = The red tile works once per turn, and only where it makes a difference.
rule-IST-B5 = The green tile costs lira and works once per turn.
rule-IST-B7 = You must own the yellow tile, not have used it this turn, and have enough lira.
rule-IST-B8 = The yellow tile calls an assistant back from a place other than your own.
rule-IST-C5 = There is no card left to draw.
rule-IST-C6 = You do not hold that card.
rule-IST-C8 = You can use this at any moment of your own turn, but not now.
rule-IST-C9 = First settle what is due: a card, a payment or a reward.
rule-IST-C9a = After that you could not pay the Governor.
rule-IST-C12 = Choose one of the four goods.
rule-IST-C13 = You can play this card once the action is finished.
rule-IST-C15 = This card takes your merchant exactly three or four places away.
rule-IST-C16 = This card keeps your merchant where he is.
rule-IST-C18 = Cards that move the merchant replace the move: play them instead of walking.
rule-IST-C20 = This card can only be played during movement, before tolls and action.
rule-IST-C21 = Your family member is already at the Police Station.
rule-IST-C23 = You do not have the goods for this sale.
rule-IST-C25 = This card only works for a sale at the Small Market.
rule-IST-C29 = Play this card right after the action it repeats, if you can pay for it again.
rule-IST-E2 = Tolls are paid to all merchants here or to none.
rule-IST-E3 = You do not have enough lira for every merchant here. A card may give you some.
rule-IST-E5 = That person is not here.
rule-IST-E6 = Meet somebody who is here, or end your turn.
rule-IST-E7 = You must catch other players’ family members first.
rule-IST-E8 = Take lira or a bonus card.
rule-IST-E9 = Nobody can be caught at the Police Station.
rule-IST-E10 = You never catch your own family member.
rule-IST-E12 = The Governor demands lira or a card from your hand, and you have neither.
rule-IST-E13 = The Governor has no card to give: the draw pile is empty.
rule-IST-E14 = The Smuggler demands lira or a good, and you have neither.
rule-IST-E16 = You have already had this encounter this turn.
rule-IST-M2 = Your merchant walks one or two places, never diagonally. A card may take him farther.
rule-IST-M5 = Your own assistant is waiting here: pick him up instead.
rule-IST-M6 = None of your assistants is waiting here: leave one instead.
rule-IST-M7 = No assistant left. The Fountain calls them back.
rule-IST-M8 = Pick up or leave an assistant, or end your turn.
rule-IST-M11 = None of your assistants is waiting there.
    .short = nobody to call back
rule-IST-P1a = You do not have enough lira for an extension.
    .short = need { $price }₺
rule-IST-P1b = Your cart is already complete.
    .short = cart complete
rule-IST-P6a = Take a card from the draw pile, or from the discard pile if there is one.
rule-IST-P6b = Discard a card from your hand.
rule-IST-P6c = There is no bonus card to take.
    .short = no card left
rule-IST-P8a = Take fabric, spice or fruit: jewellery comes from the dice.
rule-IST-P9a = You cannot announce that number.
rule-IST-P10a = Sell one to five goods that you have and that the demand tile shows.
rule-IST-P10d = You have none of the goods in demand here.
    .short = nothing to sell
rule-IST-P12a = Your family member is not at the Police Station.
    .short = family is out
rule-IST-P12b = Your family member must go to another place.
rule-IST-P12c = Your family member carries out the action of that place, or you pass.
rule-IST-P13a = You do not have all the goods that the Sultan asks for.
    .short = not enough goods
rule-IST-P13c = The Sultan has no ruby left.
    .short = no ruby left
rule-IST-P14a = That tile belongs to the other mosque.
rule-IST-P14b = No tile of that colour is left.
    .short = no tile left
rule-IST-P14c = You do not have enough of the goods that the tile shows.
    .short = not enough goods
rule-IST-P14d = You already have this tile.
    .short = tile already yours
rule-IST-P16a = You do not have enough lira for the ruby.
    .short = need { $price }₺
rule-IST-P16c = The Dealer has no ruby left.
    .short = no ruby left
rule-IST-T2 = Not now: a turn goes in the order movement, tolls, action, encounters.
rule-IST-V5 = No neutral assistant is waiting here.
rule-IST-X3 = Only cards that give goods or lira may still be played.

## Figures over many games

report-rubies = rubies taken { $unit_at }
