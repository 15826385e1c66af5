# The guide to Bazar: see guide-istanbul.ftl.

guide-title = Bazar in two pages
guide-section-turn = A turn in four pictures
guide-section-stay = They stay and act
guide-section-push = They push
guide-section-shift = They shift
guide-section-remove = The others
guide-section-city = The city
guide-section-pushing = Pushing
guide-section-finer = Finer points
guide-section-end = The end of the game

guide-goal = The game ends when somebody has them, after the last event, or after turn { $end_turns }. The richest guild wins.
    .heading = { $end_coins ->
        [one] { $end_coins } coin
       *[other] { $end_coins } coins
    }, or the most in the end
    .picture = A heap of coins in front of the Palace.
guide-order = The richest plays first. Ties: last turn’s order, reversed.
    .heading = Order
    .picture = Three players in a row, the one with the most coins in front.
guide-event = From turn { $events_first_turn } on, one changes what districts pay this turn.
    .heading = Event
    .picture = A fire closes one district; a feast makes another richer.
guide-place = One of your { $guild_hand } merchants, on any empty space. It acts; you draw another.
    .heading = Place
    .picture = A merchant tile is placed beside another and pushes it away.
guide-coins = Each district pays whoever has the most tiles there, alone.
    .heading = Coins
    .picture = Two tiles of one guild and one of another in a district: the coins go to the first.
guide-tie = If two guilds have equally many tiles in a district, it pays nobody.
    .heading = Ties pay nobody

guide-administrator = its district is worth { $administrator_more } more
guide-beggar = its district is worth { $beggar_less } less
guide-traitor = takes half of what a rival earns there
guide-fishmonger = pushes every neighbour a step away from it
guide-courier = pushes one neighbour { $courier_steps ->
    [one] { $courier_steps } step
   *[other] { $courier_steps } steps
} away
guide-charlatan = pushes one neighbour any way but towards itself
guide-pedlar = walks up to { $pedlar_steps ->
    [one] { $pedlar_steps } step
   *[other] { $pedlar_steps } steps
} and pushes what is ahead
guide-architect = turns all its neighbours a quarter around it
guide-influential_person = fetches one of your tiles into its district
guide-diplomat = swaps with a rival’s tile in its row or column
guide-fisherman = pulls the first tile in a direction towards it
guide-favourite = eliminates a rival’s tile beside it
guide-smuggler = may go straight to the Black Market
guide-guild_master = your first tile: it only counts

guide-palace = pays { $palace_value }
guide-grand_bazaar = pays { $grand_bazaar_value }
guide-outer = pay { $port_value }, { $mosque_value } and { $artisans_value }
    .heading = Port, Mosque, Artisans
guide-harem = pays { $harem_value }, once an event has opened it
guide-black_market = takes eliminated tiles; with { $black_market_full } it opens next turn and pays { $black_market_value }
guide-pushes = Tiles in the way are pushed too, even into another district. If one is blocked, none moves.
    .heading = One step
guide-obstacles = The pictures of the districts are obstacles: nothing is pushed onto them.
    .heading = Pictures
guide-off_board = A tile pushed off the board is eliminated: its owner puts it into the Black Market, as long as that is closed.
    .heading = Over the edge
guide-tokens = { $token_plus_more } more, { $token_minus_less } less, or closed for this turn. A value never falls below nothing.
    .heading = Tokens
guide-conditions = The Governor comes at { $governors_kindness_coins ->
    [one] { $governors_kindness_coins } coin
   *[other] { $governors_kindness_coins } coins
}, the feast after { $feast_of_the_poor_events ->
    [one] { $feast_of_the_poor_events } event
   *[other] { $feast_of_the_poor_events } events
}, the reorganisation after { $reorganisation_events }.
    .heading = Events that wait
guide-once = Most tiles act once and are turned over; administrator, beggar and traitor act wherever they are.
    .heading = Once or always
guide-no_effect = A tile may be placed where it can do nothing; where it can, it must.
    .heading = Nothing to act on
guide-rank = The one who played earlier in the last turn ranks first.
    .heading = If coins are equal
