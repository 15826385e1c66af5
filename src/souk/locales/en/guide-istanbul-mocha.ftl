# What Mocha & Baksheesh adds to the guide of Istanbul.

guide-title = Mocha & Baksheesh in two pages
guide-section-coffee = Coffee and guilds
guide-meet = A rival’s family: { $reward_lira } lira or a card. Governor: a card. Smuggler: a good. Coffee Trader: coffee.
    .heading = Meet
guide-guild_turn = You may spend your turn on one of your guild cards: your merchant stays, and nobody asks for a toll.
    .heading = A guild card instead
guide-coffee_house = for coffee, one more each time
guide-tavern = the barrier, a tile, or baksheesh for a ruby
guide-roasting_plant = pay lira, a good or a card: { $roasting_plant_coffee ->
    [one] { $roasting_plant_coffee } coffee
   *[other] { $roasting_plant_coffee } coffee
} for each
guide-caravansary = take { $caravansary_cards ->
    [one] { $caravansary_cards } bonus card
   *[other] { $caravansary_cards } bonus cards
}, discard one; and { $caravansary_coffee ->
    [one] { $caravansary_coffee } coffee
   *[other] { $caravansary_coffee } coffee
}
guide-guild_hall = { $guild_hall_coffee ->
    [one] { $guild_hall_coffee } coffee
   *[other] { $guild_hall_coffee } coffee
}, draw { $guild_hall_cards ->
    [one] { $guild_hall_cards } guild card
   *[other] { $guild_hall_cards } guild cards
}, discard one

guide-guild_cards = Each is the action of one place, made better. All of it must be possible when you play it.
    .heading = Guild cards
guide-barrier = For { $tavern_barrier ->
    [one] { $tavern_barrier } coffee
   *[other] { $tavern_barrier } coffee
}, set it between two places and act at one of them. Only you may cross it.
    .heading = The barrier
guide-tavern_tiles = Move along a straight line as far as you like; or meet Governor, Smuggler and Coffee Trader for free.
    .heading = Tavern tiles
guide-baksheesh = { $tavern_baksheesh ->
    [one] { $tavern_baksheesh } coffee
   *[other] { $tavern_baksheesh } coffee
} and the goods shown: the next ruby of the Palace, the Dealer or the Coffee House.
    .heading = Baksheesh
guide-for_coffee = Take coffee, draw a guild card for coffee, or sell coffee for lira.
    .heading = Coffee
guide-for_luck = Roll for a gift, or turn one of your dice to a six.
    .heading = Dice
guide-exchange = Up to { $exchange_most ->
    [one] { $exchange_most } good
   *[other] { $exchange_most } goods
} or coffee for as many others.
guide-corner = Go to any corner of the bazaar instead of walking.
guide-again_too = Act twice at the Wainwright or the Coffee House.
    .heading = Once more
