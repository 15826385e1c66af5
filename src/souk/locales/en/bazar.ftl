# Bazar. Each unit (district, tile…) has its name and the forms that sentences need, which reach them as $tile_the,
# $district_from… beside $tile and $tile_key. One message serves all spaces. The numbers of the data are variables.

title-bazar = Bazar

## Amounts

n-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}

## Districts and spaces

district-port = Port
    .the = the Port
    .from = from the Port
    .about = { about-district }
district-palace = Palace
    .the = the Palace
    .from = from the Palace
    .about = { about-district }
district-mosque = Mosque
    .the = the Mosque
    .from = from the Mosque
    .about = { about-district }
district-grand_bazaar = Grand Bazaar
    .the = the Grand Bazaar
    .from = from the Grand Bazaar
    .about = { about-district }
district-artisans = Artisans
    .the = the Artisans
    .from = from the Artisans
    .about = { about-district }
district-harem = Harem
    .the = the Harem
    .from = from the Harem
    .about = Pays { $value ->
        [one] { $value } coin
       *[other] { $value } coins
    }. An event brings it into play once a guild has become rich.
district-black_market = Black Market
    .the = the Black Market
    .from = from the Black Market
    .about = Pays { $value ->
        [one] { $value } coin
       *[other] { $value } coins
    }. Merchants driven off the board go here; once it holds { $full } of them, it comes into play.
about-district = Pays { $value ->
    [one] { $value } coin
   *[other] { $value } coins
} at the end of a turn to the only guild with the most merchants there.
space = { $key }
    .about = A space: its column has a letter, its row a number.

## Ways

way-north = north
    .to = to the north
    .tile = the tile to the north
    .about = Up on the board.
way-east = east
    .to = to the east
    .tile = the tile to the east
    .about = To the right on the board.
way-south = south
    .to = to the south
    .tile = the tile to the south
    .about = Down on the board.
way-west = west
    .to = to the west
    .tile = the tile to the west
    .about = To the left on the board.

## Merchant tiles: .the stands alone, .owned follows the name of its owner

tile-guild_master = guild master
    .the = the guild master
    .owned = guild master
    .short = Mas
    .about = The start tile. It counts as a merchant and does nothing else.
tile-beggar = beggar
    .the = the beggar
    .owned = beggar
    .short = BEG
    .about = Permanent: while it is in a district, that district pays { $less ->
        [one] { $less } fewer coin
       *[other] { $less } fewer coins
    }.
tile-administrator = administrator
    .the = the administrator
    .owned = administrator
    .short = ADM
    .about = Permanent: while it is in a district, that district pays { $more ->
        [one] { $more } more coin
       *[other] { $more } more coins
    }.
tile-traitor = traitor
    .the = the traitor
    .owned = traitor
    .short = TRA
    .about = Permanent: if another guild controls its district, that guild gets only { $parts ->
        [2] half
        [3] a third
       *[other] a quarter
    } of the value, and you get as much, both rounded up.
tile-fishmonger = fishmonger
    .the = the fishmonger
    .owned = fishmonger
    .short = fis
    .about = Pushes every adjacent tile { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } away, yours too.
tile-courier = courier
    .the = the courier
    .owned = courier
    .short = cou
    .about = Pushes one adjacent tile straight away from it, up to { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
tile-favourite = favourite
    .the = the favourite
    .owned = favourite
    .short = fav
    .about = Removes another guild’s adjacent tile from the board.
tile-architect = architect
    .the = the architect
    .owned = architect
    .short = arc
    .about = Turns all adjacent tiles a quarter turn around it, right or left, unless an illustration is in the way.
tile-charlatan = charlatan
    .the = the charlatan
    .owned = charlatan
    .short = cha
    .about = Pushes one adjacent tile { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, in any direction except towards the pusher.
tile-influential_person = influential person
    .the = the influential person
    .owned = influential person
    .short = inf
    .about = Calls one of your tiles from another district to an empty space of this one.
tile-pedlar = pedlar
    .the = the pedlar
    .owned = pedlar
    .short = ped
    .about = Walks up to { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } in a straight line and pushes whatever is in front.
tile-smuggler = smuggler
    .the = the smuggler
    .owned = smuggler
    .short = smu
    .about = May be placed in the Black Market before that is in play.
tile-diplomat = diplomat
    .the = the diplomat
    .owned = diplomat
    .short = dip
    .about = Swaps places with another guild’s tile in the same row or column.
tile-fisherman = fisherman
    .the = the fisherman
    .owned = fisherman
    .short = fsh
    .about = Pulls the first tile in a direction towards itself, until it is adjacent.

## Events and their tokens

event_card-market_day = Market day
event_card-sultans_tax = Sultan’s tax
event_card-palace_reception = Reception at the Palace
event_card-plague = Plague
event_card-fire = Fire
event_card-caravan = Caravan
event_card-blockade = Blockade
event_card-guild_truce = Truce of the guilds
event_card-governors_kindness = Kindness of the Governor
event_card-feast_of_the_poor = Feast of the poor
event_card-reorganisation = Reorganisation
face-waits-coins = Comes when somebody has { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
face-waits-events = Comes after { $events ->
    [one] { $events } event
   *[other] { $events } events
}.
face-waits-coins-events = Comes when somebody has { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, but not before { $events ->
    [one] { $events } event has
   *[other] { $events } events have
} been played.
face-opens = { $districts } { $count ->
    [one] comes
   *[other] come
} into play.
face-plus = { $districts } { $count ->
    [one] pays
   *[other] pay
} { $plus_more } more this turn{ $perhaps ->
    [yes] , if in play.
   *[no] .
}
face-minus = { $districts } { $count ->
    [one] pays
   *[other] pay
} { $minus_less } less this turn{ $perhaps ->
    [yes] , if in play.
   *[no] .
}
face-barred = { $districts } { $count ->
    [one] pays
   *[other] pay
} nothing this turn{ $perhaps ->
    [yes] , if in play.
   *[no] .
}
face-truce = in { $districts }, players who are tied for the most tiles each get { $parts ->
    [1] all
    [2] half
    [3] a third
   *[other] a quarter
} of the value this turn.
face-feast = { $districts } { $count ->
    [one] pays
   *[other] pay
} the last player in the order of play this turn, unless somebody controls { $count ->
    [one] it
   *[other] them
}.
face-reorganisation = in reverse order of play, each player may move a tile to another district.
face-nothing = Nothing happens.
token-plus = +{ $more }
    .about = The district pays { $more } more this turn.
token-minus = −{ $less }
    .about = The district pays { $less } less this turn.
token-barred = closed
    .about = The district pays nothing this turn.
token-special = special
    .about = This turn’s event has a special effect there.

## What happens: after the name or “You”

piece = { $whose_you ->
    [yes] your { $tile }
   *[no] { $whose_of } { $tile_owned }
}
event-turn_begins = { $you ->
    [yes] play (turn { $round })
   *[no] plays (turn { $round })
}
event-places = { $you ->
    [yes] place { $tile_the } on { $space } ({ $district })
   *[no] places { $tile_the } on { $space } ({ $district })
}
event-skips = { $you ->
    [yes] have nothing to place
   *[no] has nothing to place
}
event-draws = { $tile_key ->
    [hidden] { $you ->
        [yes] draw a tile
       *[no] draws a tile
    }
   *[other] { $you ->
        [yes] draw { $tile_the }
       *[no] draws { $tile_the }
    }
}
event-tile_moves = { $you ->
    [yes] move { piece } to { $space }
   *[no] moves { piece } to { $space }
}
event-tile_moves-own = { $you ->
    [yes] move { $tile_the } to { $space }
   *[no] moves { $tile_the } to { $space }
}
event-tile_blocked = { $you ->
    [yes] cannot move { piece } from { $space }
   *[no] cannot move { piece } from { $space }
}
event-tile_blocked-own = { $you ->
    [yes] leave { $tile_the } on { $space }
   *[no] leaves { $tile_the } on { $space }
}
event-tile_leaves = { $you ->
    [yes] drive { piece } off the board from { $space }
   *[no] drives { piece } off the board from { $space }
}
event-tile_leaves-own = { $you ->
    [yes] drive { $tile_the } off the board from { $space }
   *[no] drives { $tile_the } off the board from { $space }
}
event-takes_stall = { $you ->
    [yes] put { $tile_the } into the Black Market, on { $space }
   *[no] puts { $tile_the } into the Black Market, on { $space }
}
event-tile_lost = { $you ->
    [yes] remove { piece } from the game
   *[no] removes { piece } from the game
}
event-tile_lost-own = { $you ->
    [yes] lose { $tile_the } for good
   *[no] loses { $tile_the } for good
}
event-gains_coins = { $you ->
    [yes] take { n-coins } { $district_from }
   *[no] takes { n-coins } { $district_from }
}

## A turn in a few words, and what comes between turns

head-places = { $tile } → { $space } ({ $district })
turn-more = { $count ->
    [one] { $count } more tile moves.
   *[other] { $count } more tiles move.
}
between-income = Income: { $income }.

## What happens: whole sentences

fact-turn_comes = Turn { $turn }.
fact-takes_token = Order of play: { $people }.
fact-district_opens = The { $district } is now in play.
fact-event_comes = Event: { $event_card }.
fact-token_laid = { $token_key ->
    [barred] { $count ->
        [one] { $district_key ->
            [artisans] { $districts } are closed this turn.
           *[other] { $districts } is closed this turn.
        }
       *[other] { $districts } are closed this turn.
    }
    [special] Special effect this turn: { $districts }.
   *[other] This turn, { $token } for { $districts }.
}
fact-game_ends = The game is over.

## What chance brings

fate-draw = { $tile_key ->
    [hidden] A tile is drawn.
   *[other] A tile is drawn: { $tile }.
}
fate-reveal = The event “{ $event_card }” is revealed.
chance-draw = a tile is drawn
chance-reveal = an event is revealed

## What is asked

ask-merchant = Which merchant do you place?
    .about = A tile from your hand. Permanent tiles act as long as they are there; the others act once, when placed.
ask-place = Where do you place { $tile_the }?
    .about = On any empty space of a district in play. Its effect must be applied if possible; if it is not, you may still place the tile.
ask-stall = Your { $tile } has left the board. Where in the Black Market does it go?
    .about = It does nothing there, but counts for you once the Black Market is in play: the turn after it is full.
ask-relocate = Where does your tile go?
    .about = To an empty space of that district. It triggers nothing.
ask-reorganise = Which of your tiles do you move to another district?
    .about = One, or none. It triggers nothing.
ask-courier-push = Which tile does the courier push?
    .about = One adjacent tile, straight away from the courier, up to { $courier_steps ->
        [one] { $courier_steps } step
       *[other] { $courier_steps } steps
    }, together with whatever is in its way. Against an illustration, nothing moves.
ask-favourite-remove = Which tile does the favourite remove?
    .about = An adjacent tile of another guild. Its owner puts it into the Black Market, if there is room.
ask-architect-turn = Which way does the architect turn his neighbours?
    .about = All adjacent tiles move a quarter turn around him. A tile that lands off the board leaves it.
ask-charlatan-push = Which tile does the charlatan push, and where?
    .about = One adjacent tile, in any direction except towards him. Against an illustration, nothing moves.
ask-influential_person-call = Which of your tiles comes here?
    .about = One from another district, to an empty space of this one.
ask-pedlar-walk = Which way does the pedlar walk?
    .about = Up to { $pedlar_steps ->
        [one] { $pedlar_steps } step
       *[other] { $pedlar_steps } steps
    }, pushing whatever is in front of him. If he cannot walk, he stays.
ask-pedlar-walk_on = Does he walk on?
    .about = One more step in the same direction.
ask-diplomat-swap = With which tile does the diplomat swap places?
    .about = Another guild’s tile in the same row or column.
ask-fisherman-pull = Which tile does the fisherman pull in?
    .about = The first one in a direction slides towards him until it is adjacent.

## What can be answered

choice-merchant = { $tile }
choice-place = { $space }
choice-stall = { $space }
choice-relocate = { $space }
choice-reorganise = { $space }
choice-reorganise-stay = move nothing
choice-courier-push = { $way_tile }
choice-favourite-remove = { $way_tile }
choice-architect-turn-right = to the right
choice-architect-turn-left = to the left
choice-charlatan-push = { $way_tile }, { $other_to }
choice-influential_person-call = { $space }
choice-pedlar-walk = { $way_to }
choice-pedlar-walk_on-no = stop here
choice-pedlar-walk_on-yes = walk on
choice-diplomat-swap = { $space }
choice-fisherman-pull = { $way_tile }

## Who has won

score = { n-coins }, { $behind ->
    [0] plays last
    [one] plays before { $behind } other
   *[other] plays before { $behind } others
}
decided-0 = Coins decided.
decided-1 = Tied on coins: the order of play decided.

## On the table

desk-welcome = { $title } for { $seats } guilds. The game ends as soon as a guild has { $target ->
    [one] { $target } coin
   *[other] { $target } coins
}, and after { $last_turn ->
    [one] { $last_turn } turn
   *[other] { $last_turn } turns
} at the latest. The richest wins.
desk-legend = { $letter }ped tile of { $letter }   { $letter }ADM permanent   ▸ you can choose it   [P3] illustration with district and value
desk-column-district = district
desk-column-value = pays
desk-column-tiles = tiles
desk-column-owner = controlled by
desk-column-player = guild
desk-column-order = order
desk-column-coins = coins
desk-column-hand = hand
desk-column-pile = pile
desk-column-out = out
desk-column-districts = controls
desk-aside = not in play
desk-event = Event of this turn: { $event_card }. { $about }
desk-conditional = Waiting: { $cards }.
desk-hand = Your tiles: { $tiles }.
desk-hand-empty = You hold no tiles.
desk-help-board = b: show the board and the guilds again
desk-help-hand = Your tiles
desk-note-moves = { $piece } → { $space }
desk-note-leaves = { $piece } off the board
desk-note-blocked = { $piece } stays

## Figures over many games

report-leader_in_turn_7 = leader’s coins at the start of turn 7
report-winner_coins = winner’s coins
report-ended_by_coins = last turn: coin goal reached
report-ended_by_events = last turn: last event played
report-ended_by_turns = last turn: turn limit, with an event left
report-enters = turn in which { $unit_the } enters play
report-tiles_eliminated = tiles eliminated
report-spaces_taken = spaces occupied at the end
report-placements_skipped = placements skipped
report-coins = coins { $unit_from }

## Why a choice is refused

rule-BAZ-O1 = That belongs to another phase.
rule-BAZ-D4 = That district is not in play.
rule-BAZ-P1 = You do not hold that tile.
rule-BAZ-P2 = That space is occupied.
rule-BAZ-P8 = There is no space for that tile.
rule-BAZ-B2 = Choose a free space of the Black Market.
rule-BAZ-M3 = An illustration is in the way: turn the other way.
rule-BAZ-E20 = Choose another district in play.
rule-BAZ-E21 = Choose one of your tiles in play, or move nothing.
rule-BAZ-G5 = There is no tile on that side.
rule-BAZ-G6 = There is no tile of another guild on that side.
rule-BAZ-G7 = The architect turns right or left.
rule-BAZ-G8 = There must be a tile on that side, and it cannot be pushed towards the charlatan.
rule-BAZ-G9 = Choose one of your own tiles in another district.
rule-BAZ-G10 = The pedlar walks in a straight line, as far as he can.
rule-BAZ-G12 = Choose a tile of another guild in the same row or column.
rule-BAZ-G13 = There is no tile in that direction.
