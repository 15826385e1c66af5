# The Dice Game. Each unit (zone, tile, card…) has its name and the forms that sentences need, as in istanbul.ftl. Whole
# prices and gifts come from the data as phrases: $cost, $costs, $gives, $others_cost, $others_get, $or_get.

title-dice = Istanbul: The Dice Game

## Amounts

n-lira = { $lira } lira
n-rubies = { $rubies ->
    [one] { $rubies } ruby
   *[other] { $rubies } rubies
}
n-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
n-actions = { $actions ->
    [one] { $actions } more action
   *[other] { $actions } more actions
}
n-crystals = { $crystals ->
    [one] { $crystals } crystal
   *[other] { $crystals } crystals
}
n-cards = { $cards ->
    [one] { $cards } bazaar card
   *[other] { $cards } bazaar cards
}
n-browns = { $browns ->
    [one] { $browns } brown good
   *[other] { $browns } brown goods
}
n-faces = { $faces ->
    [one] { $faces } card die
   *[other] { $faces } card dice
}
nothing = nothing

## What is owned

resource-red = fabric
    .letter = C
    .some = { $count ->
        [one] { $count } fabric
       *[other] { $count } fabrics
    }
    .about = Fabric, red, letter C, is one of the four coloured goods. In your stock, it replaces a die that shows it.
resource-yellow = fruit
    .letter = F
    .some = { $count ->
        [one] { $count } fruit
       *[other] { $count } fruits
    }
    .about = Fruit, yellow, letter F, is one of the four coloured goods. In your stock, it replaces a die that shows it.
resource-green = spice
    .letter = S
    .some = { $count ->
        [one] { $count } spice
       *[other] { $count } spices
    }
    .about = Spice, green, letter S, is one of the four coloured goods. In your stock, it replaces a die that shows it.
resource-blue = jewel
    .letter = J
    .some = { $count ->
        [one] { $count } jewel
       *[other] { $count } jewels
    }
    .about = Jewellery, blue, letter J, is one of the four coloured goods. In your stock, it replaces a die that shows it.
resource-brown = brown good
    .letter = B
    .some = { $count ->
        [one] { $count } brown good
       *[other] { $count } brown goods
    }
    .about = A brown good, letter B, replaces one good of any colour.
resource-crystal = crystal
    .letter = ◇
    .some = { $count ->
        [one] { $count } crystal
       *[other] { $count } crystals
    }
    .about = A crystal, sign ◇, lets you reroll any of your dice.
resource-lira = lira
    .letter = ₺
    .some = { $count } lira
    .about = Lira, sign ₺, buy the rubies on the Lira carpet and break ties on rubies.
resource-goods = good of your choice
    .some = { $count ->
        [one] { $count } good of your choice
       *[other] { $count } goods of your choice
    }
resource-tile = mosque tile
    .some = { $count ->
        [one] { $count } mosque tile
       *[other] { $count } mosque tiles
    }
resource-ruby = ruby
    .some = { $count ->
        [one] { $count } ruby from any zone
       *[other] { $count } rubies from any zone
    }
colour-red = { resource-red }
    .about = { resource-red.about }
colour-yellow = { resource-yellow }
    .about = { resource-yellow.about }
colour-green = { resource-green }
    .about = { resource-green.about }
colour-blue = { resource-blue }
    .about = { resource-blue.about }

## Dice, and what pays

face-red = fabric
    .letter = { resource-red.letter }
    .some = { resource-red.some }
    .dice = { $count ->
        [one] { $count } fabric die
       *[other] { $count } fabric dice
    }
    .about = A fabric die is worth one fabric; together with others it buys something better.
face-yellow = fruit
    .letter = { resource-yellow.letter }
    .some = { resource-yellow.some }
    .dice = { $count ->
        [one] { $count } fruit die
       *[other] { $count } fruit dice
    }
    .about = A fruit die is worth one fruit; together with others it buys something better.
face-green = spice
    .letter = { resource-green.letter }
    .some = { resource-green.some }
    .dice = { $count ->
        [one] { $count } spice die
       *[other] { $count } spice dice
    }
    .about = A spice die is worth one spice; together with others it buys something better.
face-blue = jewel
    .letter = { resource-blue.letter }
    .some = { resource-blue.some }
    .dice = { $count ->
        [one] { $count } jewel die
       *[other] { $count } jewel dice
    }
    .about = A jewel die is worth one jewel; together with others it buys something better.
face-coin = coin
    .letter = O
    .some = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
    .dice = { $count ->
        [one] { $count } coin die
       *[other] { $count } coin dice
    }
    .about = Coin dice, letter O, are all exchanged at once, for { $lira_each } lira each.
face-card = card
    .letter = D
    .some = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .dice = { $count ->
        [one] { $count } card die
       *[other] { $count } card dice
    }
    .about = Each card die, letter D, reveals a bazaar card; you use one of them.
item-face_red = a fabric die
    .about = { face-red.about }
item-face_yellow = a fruit die
    .about = { face-yellow.about }
item-face_green = a spice die
    .about = { face-green.about }
item-face_blue = a jewel die
    .about = { face-blue.about }
item-token_red = fabric from your stock
    .about = { resource-red.about }
item-token_yellow = fruit from your stock
    .about = { resource-yellow.about }
item-token_green = spice from your stock
    .about = { resource-green.about }
item-token_blue = jewel from your stock
    .about = { resource-blue.about }
item-brown = a brown good
    .about = { resource-brown.about }

## Ruby zones

zone-red = Fabric zone
    .short = Fabric
    .of = from the Fabric zone
    .state = { $price } { resource-red.letter }
    .brief = { $price }
    .about = A ruby costs the number of fabrics shown. Each ruby taken raises the price of the next.
zone-yellow = Fruit zone
    .short = Fruit
    .of = from the Fruit zone
    .state = { $price } { resource-yellow.letter }
    .brief = { $price }
    .about = A ruby costs the number of fruits shown. Each ruby taken raises the price of the next.
zone-green = Spice zone
    .short = Spice
    .of = from the Spice zone
    .state = { $price } { resource-green.letter }
    .brief = { $price }
    .about = A ruby costs the number of spices shown. Each ruby taken raises the price of the next.
zone-blue = Jewel zone
    .short = Jewel
    .of = from the Jewel zone
    .state = { $price } { resource-blue.letter }
    .brief = { $price }
    .about = A ruby costs the number of jewels shown. Each ruby taken raises the price of the next.
zone-left_carpet = Mixed carpet
    .short = Mixed carpet
    .of = from the Mixed carpet
    .state = { $price ->
        [0] { resource-red.letter }{ resource-yellow.letter }{ resource-green.letter }{ resource-blue.letter }
       *[other] { resource-red.letter }{ resource-yellow.letter }{ resource-green.letter }{ resource-blue.letter } +{ $price }
    }
    .brief = +{ $price }
    .about = A ruby costs one good of each colour, plus the number shown of goods of any colour.
zone-right_carpet = Lira carpet
    .short = Lira carpet
    .of = from the Lira carpet
    .state = { $price }₺
    .brief = { $price }
    .about = A ruby costs the number of lira shown. It can only be paid in lira.
zone-mosque = Mosque
    .short = Mosque
    .of = from the Mosque
    .state = { $rubies_mosque_tiles ->
        [one] { $rubies_mosque_tiles } tile
       *[other] { $rubies_mosque_tiles } tiles
    }
    .brief = –
    .about = As soon as you own { $rubies_mosque_tiles ->
        [one] { $rubies_mosque_tiles } mosque tile
       *[other] { $rubies_mosque_tiles } mosque tiles
    }, you take a ruby here, once only. It cannot be bought.

## Mosque tiles. The colour is that of the price

tile-lira_red = Lira tile (fabric)
    .short = lira
    .state = +{ $lira }₺ a turn
tile-lira_yellow = Lira tile (fruit)
    .short = lira
    .state = +{ $lira }₺ a turn
tile-lira_green = Lira tile (spice)
    .short = lira
    .state = +{ $lira }₺ a turn
tile-lira_blue = Lira tile (jewel)
    .short = lira
    .state = +{ $lira }₺ a turn
tile-crystal_red = Crystal tile (fabric)
    .short = crystal
    .state = +{ $crystals } ◇ a turn
tile-crystal_yellow = Crystal tile (fruit)
    .short = crystal
    .state = +{ $crystals } ◇ a turn
tile-crystal_green = Crystal tile (spice)
    .short = crystal
    .state = +{ $crystals } ◇ a turn
tile-crystal_blue = Crystal tile (jewel)
    .short = crystal
    .state = +{ $crystals } ◇ a turn
tile-bazaar_red = Bazaar tile (fabric)
    .short = bazaar
    .state = +{ n-cards }
tile-bazaar_yellow = Bazaar tile (fruit)
    .short = bazaar
    .state = +{ n-cards }
tile-bazaar_green = Bazaar tile (spice)
    .short = bazaar
    .state = +{ n-cards }
tile-bazaar_blue = Bazaar tile (jewel)
    .short = bazaar
    .state = +{ n-cards }
tile-good_red = Fabric tile
    .short = fabric
    .state = +1 fabric with coins
tile-good_yellow = Fruit tile
    .short = fruit
    .state = +1 fruit with coins
tile-good_green = Spice tile
    .short = spice
    .state = +1 spice with coins
tile-good_blue = Jewel tile
    .short = jewel
    .state = +1 jewel with coins
tile-action_red = Action tile (fabric)
    .short = action
    .state = { n-actions }
tile-action_yellow = Action tile (fruit)
    .short = action
    .state = { n-actions }
tile-action_green = Action tile (spice)
    .short = action
    .state = { n-actions }
tile-action_blue = Action tile (jewel)
    .short = action
    .state = { n-actions }
tile-die = Die tile
    .short = die
    .state = +{ n-dice }
about-cost = It costs { $cost }.
about-income = At the start of each of your turns, you take { $income }.
about-cards = At the start of each of your turns, you reveal { n-cards } and use one. Card dice do not count towards it.
about-bonus = Each time you exchange your coins, you also take { $bonus }.
about-actions = From your next turn on, you have { n-actions }.
about-dice = From your next turn on, you roll { n-dice } more.
about-plain = It brings nothing else.

## Bazaar cards

card-sale_red = Fabric wanted
card-sale_yellow = Fruit wanted
card-sale_green = Spice wanted
card-sale_blue = Jewels wanted
card-sale_crystal = Crystals wanted
card-brown_red = Fabric for the others
card-brown_yellow = Fruit for the others
card-brown_green = Spice for the others
card-brown_blue = Jewels for the others
card-good_red = Fabric stall
card-good_yellow = Fruit stall
card-good_green = Spice stall
card-good_blue = Jewel stall
card-crystal_and_lira = Crystal and lira
card-faces_goods = Crowd: goods
card-faces_lira = Crowd: lira
card-faces_brown = Crowd: brown
card-browns_lira = Brown stock: lira
card-browns_goods = Brown stock: goods
card-browns_brown = Brown stock: brown
card-swap_tile = Tile for tile
card-buy_tile = Tile for lira
card-crystal_for_brown = Brown for crystal
card-good_for_goods = Goods for good
card-ruby_for_browns = Ruby for brown
card-ruby_for_crystals = Ruby for crystals
about-take = Take { $gives }.
about-deal = Pay { $costs } for { $gives }, or take { $instead } lira.
about-if = If { $conditions }, take { $gives }. Otherwise, take { $instead } lira.
about-faces = you used at least { n-faces } to reveal it
about-browns = you own at least { n-browns }, which you keep
about-costs = you pay { $costs }
about-and = { $first } and { $last }
about-or = { $first } or { $last }
about-sale = Each of the others may pay { $others_cost } for { $others_get }.
about-gift = Each of the others may take { $others_get }.

## Actions

action-same_goods = same goods
    .do = { $goods } of a kind for { $tokens } of that colour
    .about = Pay { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    } of one colour, with dice, stock or brown goods, and take { $tokens } of that colour.
action-two_different = two different
    .do = { $goods } different goods for { $gives }
    .about = { about-different }
action-three_different = three different
    .do = { $goods } different goods for { $gives }
    .about = { about-different }
action-four_different = four different
    .do = { $goods } different goods for { $gives }
    .about = { about-different }
action-lira = lira
    .do = all coins for lira
    .about = All your coin dice are used at once and bring { $each } lira each.
action-cards = bazaar cards
    .do = reveal bazaar cards
    .about = Use as many of your card dice as you like. Each reveals a bazaar card; you use one of them.
action-mosque = mosque tile
    .do = buy a mosque tile
    .about = Pay the goods on one of the face-up mosque tiles and take it. It works from your next turn on.
action-ruby = ruby
    .do = buy a ruby
    .about = Pay the price shown in a zone and take a ruby there.
about-different = Pay { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
} of different colours, with dice, stock or brown goods, and take { $gives }.

## What happens: after the name or “You”

event-turn_begins = { $you ->
    [yes] begin your turn (round { $round })
   *[no] begins a turn (round { $round })
}
event-throws = { $you ->
    [yes] roll { n-dice }
   *[no] rolls { n-dice }
}
event-throws_again = { $you ->
    [yes] reroll { n-dice }
   *[no] rerolls { n-dice }
}
event-shows = { $you ->
    [yes] get { $face_some } on the dice
   *[no] gets { $face_some } on the dice
}
event-throws-shows = { $you ->
    [yes] roll { n-dice } ({ $face_some })
   *[no] rolls { n-dice } ({ $face_some })
}
event-throws_again-shows = { $you ->
    [yes] reroll { n-dice } ({ $face_some })
   *[no] rerolls { n-dice } ({ $face_some })
}
event-acts = { $you ->
    [yes] choose the action “{ $action }”
   *[no] chooses the action “{ $action }”
}
event-gains = { $you ->
    [yes] take { $resource_some }
   *[no] takes { $resource_some }
}
event-pays = { $you ->
    [yes] pay { $resource_some }
   *[no] pays { $resource_some }
}
event-uses_face = { $you ->
    [yes] use { $face_dice }
   *[no] uses { $face_dice }
}
event-exchanges = { $you ->
    [yes] exchange { $given } for { $resource_some }
   *[no] exchanges { $given } for { $resource_some }
}
event-goes_without = { $you ->
    [yes] go without { $resource_some }: nobody has any left
   *[no] goes without { $resource_some }: nobody has any left
}
event-takes_ruby = { $you ->
    [yes] take a ruby { $zone_of } ({ $rubies } in all)
   *[no] takes a ruby { $zone_of } ({ $rubies } in all)
}
event-takes_tile = { $you ->
    [yes] take the { $tile }
   *[no] takes the { $tile }
}
event-discards_tile = { $you ->
    [yes] discard the { $tile }
   *[no] discards the { $tile }
}
event-tile_gives = { $you ->
    [yes] use the { $tile }
   *[no] uses the { $tile }
}
event-tile_gives-gains = { $you ->
    [yes] take { $resource_some } from the { $tile }
   *[no] takes { $resource_some } from the { $tile }
}
event-reveals = { $you ->
    [yes] reveal the card “{ $card }”
   *[no] reveals the card “{ $card }”
}
event-reveals-some = { $you ->
    [yes] reveal the cards { $cards }
   *[no] reveals the cards { $cards }
}
event-reveals-uses = { $you ->
    [yes] reveal and use the card “{ $card }”
   *[no] reveals and uses the card “{ $card }”
}
quoted = “{ $card }”
event-uses_card = { $you ->
    [yes] use the card “{ $card }”
   *[no] uses the card “{ $card }”
}
event-shares = { $you ->
    [yes] take the offer of the card “{ $card }”
   *[no] takes the offer of the card “{ $card }”
}
event-declines = { $you ->
    [yes] decline the offer of the card “{ $card }”
   *[no] declines the offer of the card “{ $card }”
}
event-last_round = { $you ->
    [yes] have { n-rubies }: this is the last round
   *[no] has { n-rubies }: this is the last round
}

## A turn in one line: what was given for what

turn-exchange = { $given } → { $got }
deed-takes_tile = { $tile }
deed-uses_card = { quoted }
deed-throws_again = reroll
deed-last_round = last round

## What happens: whole sentences

fact-returns = The supply has run short. Returned by { $who }: { $count ->
    [one] { $resource_some }.
   *[other] { $resource_some } each.
}
fact-tile_shows = New tile on display: { $tile }.
fact-shuffles = The discarded bazaar cards are shuffled into a new draw pile.
fact-game_ends = The game is over.

## What chance brings

fate-throw = The dice show { $basket }.
fate-reveal = The card “{ $card }” is revealed.
fate-refill = New tile on display: { $tile }.
chance-throw = the dice are rolled
chance-reveal = a card is revealed
chance-refill = a new tile is turned up

## What is asked

ask-throw_again = The dice show { $shown }. Which do you reroll (number or letters)?
    .about = Each crystal lets you reroll any of the dice; you have { n-crystals }. Type a number, or the letters of the dice: { face-red.letter }{ face-red.letter }{ face-coin.letter } rerolls two fabrics and a coin, 1{ face-red.letter } a single fabric.
ask-act = Dice: { $shown }. Stock: { $stock }. { $actions ->
    [one] { $actions } action left: which one?
   *[other] { $actions } actions left: which one?
}
    .about = You have { $turn_actions ->
        [one] { $turn_actions } action
       *[other] { $turn_actions } actions
    } per turn, and more with tiles. You may repeat an action. Unused dice are lost.
ask-choose_colour = Goods of which colour?
    .about = You pay { $same_goods_goods ->
        [one] { $same_goods_goods } good
       *[other] { $same_goods_goods } goods
    } of that colour and take { $same_goods_tokens }. Brown goods may replace them.
ask-how_many = How many card dice do you use?
    .about = Each reveals a bazaar card, and you use one of them. Some cards require several card dice.
ask-use_card = Which of the revealed cards do you use?
    .about = One must be used; the others have no effect. All are discarded afterwards.
ask-meet = Will you meet the condition of the card?
    .about = You do not have to: you may always take the lira instead.
ask-share = The card offers something to the other players: will you take it?
    .about = Each player whose turn it is not may take this offer once, or decline.
ask-pay = What do you pay with?
    .about = Pay for a good with a die that shows it, from your stock, or with a brown good, one at a time and in the order of the list.
ask-choose_good = Which good do you take?
    .about = One of the four colours, never brown. If you take another one next, it cannot be of a colour higher up in the list.
ask-take_tile = Which mosque tile do you take?
    .about = You can only take face-up tiles. As soon as you own { $rubies_mosque_tiles ->
        [one] { $rubies_mosque_tiles } tile
       *[other] { $rubies_mosque_tiles } tiles
    }, you take a ruby from the Mosque.
ask-discard_tile = Which of your mosque tiles do you discard?
    .about = It goes under the face-down tiles and no longer works.
ask-take_ruby = From which zone do you take a ruby?
    .about = The next ruby in that zone will cost more, for everyone.

## What can be answered

choice-throw_again = reroll { $basket }
choice-throw_again-0-0-0-0-0-0 = keep the dice
choice-act = { $action_do }
choice-act-done = end the turn
choice-choose_colour = { $colour }
choice-how_many = { $number ->
    [one] { $number } card die
   *[other] { $number } card dice
}
choice-use_card = use “{ $card }”
choice-meet-lira = take the lira instead
choice-meet-meet = meet the condition
choice-share-decline = no, thanks
choice-share-take = yes
choice-share-other = yes, the other offer
choice-pay = { $item }
choice-choose_good = { $colour }
choice-take_tile = { $tile }
choice-discard_tile = { $tile }
choice-take_ruby = { $zone }

## Who has won

score = { n-rubies }, { n-lira } once everything is sold
decided-0 = Rubies decided.
decided-1 = Tied on rubies: lira, goods and crystals decided.

## On the table

desk-welcome = { $title } for { $seats } players. As soon as somebody has { $target ->
    [one] { $target } ruby
   *[other] { $target } rubies
}, that round is the last; the most rubies win.
desk-tray = { $actions ->
    [one] { $whose_of } dice · { $actions } action left
   *[other] { $whose_of } dice · { $actions } actions left
}
desk-tray-empty = no dice to use
desk-zones = Rubies
desk-zones-next = price
desk-zones-then = then
desk-mosque = Mosque
desk-mosque-pile = { $tiles } face down
desk-mosque-under = The next tile is known: { $tile }.
desk-supply = Supply
desk-bazaar = Bazaar: { $pile } in the pile, { $discards } discarded
desk-bazaar-revealed = revealed: { $cards }
desk-legend-signs = ◆ ruby  ▸ you can choose it
desk-legend-short = ✗ none left: taking some makes everyone return 1
desk-column-player = player
desk-column-dice = dice
desk-column-mosque = mosque
desk-column-tiles = mosque tiles
desk-note-due = still due: { $due }
desk-note-different = { $count ->
    [one] { $count } good of another colour
   *[other] { $count } different goods
}
desk-note-upto = up to { n-cards }
desk-help-board = b: show the board and the players again
desk-help-revealed = The revealed cards
desk-help-tiles = Your mosque tiles
desk-help-display = The available mosque tiles

## Why a choice is refused

rule-DIC-A0 = You cannot pay the goods that this action requires.
rule-DIC-A1a = You cannot pay { $same_goods_goods ->
    [one] { $same_goods_goods } good
   *[other] { $same_goods_goods } goods
} of that colour.
rule-DIC-A4a = Choose one of the four colours, in the order of the list: none before the one chosen last.
rule-DIC-A5a = None of your dice shows a coin.
rule-DIC-A6a = Use one of the revealed cards.
rule-DIC-A6c = You do not have that many card dice; you must use at least one.
rule-DIC-A7a = That tile is not face up.
rule-DIC-A7b = You do not have the goods required.
rule-DIC-A8a = You cannot pay the price.
rule-DIC-B2 = The other players may decline, or take their share if they can pay for it.
rule-DIC-B5 = Meet the condition or take the lira.
rule-DIC-G6 = The goods must be different: that colour has already been paid.
rule-DIC-G8 = Pay in order: dice first, then your stock, then brown goods, and always in the order of the colours.
rule-DIC-G9 = You do not have that, it is not required, or you could not pay the rest afterwards.
rule-DIC-M14 = That tile is not yours.
rule-DIC-R8 = There is no ruby left in that zone.
rule-DIC-R9 = Rubies from the Mosque go to whoever has enough mosque tiles; you cannot choose them.
rule-DIC-T2 = Not now: a turn goes in the order income, roll, actions.
rule-DIC-T5 = You can only reroll dice that are there, for one crystal each time.
rule-DIC-T8 = You have used all your actions this turn.
rule-DIC-T11 = Finish the current action first.

## Figures over many games

report-rubies = rubies { $unit_of }
