# Istanbul with Mocha & Baksheesh. A message that istanbul.ftl has too replaces it, because the expansion changes what
# it says; forms that are not given here stay as they are there.

title-mocha = Istanbul: Mocha & Baksheesh

## Amounts

n-coffee = { $coffee ->
    [one] { $coffee } coffee
   *[other] { $coffee } coffees
}
n-guilds = { $guilds ->
    [one] { $guilds } guild card
   *[other] { $guilds } guild cards
}
n-items = { $items ->
    [one] { $items } good or coffee
   *[other] { $items } goods and coffees
}

## Coffee

good-coffee = coffee
    .letter = M
    .some = { $count ->
        [one] { $count } coffee
       *[other] { $count } coffees
    }

## Places

place-caravansary = Caravansary
    .state = { $coffee }M, { $cards ->
        [one] { $cards } bonus card
       *[other] { $cards } bonus cards
    }
    .about = Take { n-coffee } and { $cards ->
        [one] { $cards } bonus card
       *[other] { $cards } bonus cards
    }, each from the draw pile or the top of the discard pile, then discard one card from your hand.
place-roasting_plant = Roasting Plant
    .short = Roasting Plant
    .to = to the Roasting Plant
    .at = at the Roasting Plant
    .the = the Roasting Plant
    .from = from the Roasting Plant
    .state = { $price }₺, ?, card → { $coffee }M
    .about = Give { n-lira }, a good or a card from your hand: three possible exchanges, each at most once, and each worth { n-coffee }.
place-guild_hall = Guild Hall
    .short = Guild Hall
    .to = to the Guild Hall
    .at = at the Guild Hall
    .the = the Guild Hall
    .from = from the Guild Hall
    .state = { $coffee }M, { $cards ->
        [one] { $cards } guild card
       *[other] { $cards } guild cards
    }
    .about = Take { n-coffee } and draw { $cards ->
        [one] { $cards } guild card
       *[other] { $cards } guild cards
    }, then discard one guild card from your hand.
place-tavern = Tavern
    .short = Tavern
    .to = to the Tavern
    .at = at the Tavern
    .the = the Tavern
    .from = from the Tavern
    .state = barrier { $barrier }M · { $tiles } · { $baksheesh }M { $goods } → ruby
    .about = Choose one offer: for { $barrier ->
        [one] { $barrier } coffee
       *[other] { $barrier } coffees
    }, set the barrier and act at one of the two places it separates; for the coffee shown on it, take a tavern tile; for { $baksheesh ->
        [one] { $baksheesh } coffee
       *[other] { $baksheesh } coffees
    } and the goods on the Baksheesh tile, take a ruby.
place-coffee_house = Coffee House
    .short = Coffee House
    .to = to the Coffee House
    .at = at the Coffee House
    .the = the Coffee House
    .from = from the Coffee House
    .state = { $price }M → ruby
    .about = Buy a ruby at the price shown, in coffee. Each ruby sold raises the price of the next by one coffee.

## Bonus cards

card-coffee = Coffee
    .about = Take { n-coffee } at any moment of your turn.
card-guild = From the guild
    .about = Pay { $price ->
        [one] { $price } coffee
       *[other] { $price } coffees
    } and draw a guild card, at any moment of your turn.
card-coffee_for_money = Coffee for lira
    .about = Pay { $price ->
        [one] { $price } coffee
       *[other] { $price } coffees
    } and take { n-lira }, at any moment of your turn.
card-dice = Roll for it
card-exchange = Exchange
    .about = Give up to { $most ->
        [one] { $most } good or coffee
       *[other] { $most } goods and coffees
    } and take the same number, of any kind. Not during an action.
card-die_to_6 = A six
    .about = After your roll, turn one die to { $first_to_six_face }. It cannot be used on a roll that moves a figure.
card-corner = To a corner
    .about = Instead of walking, your merchant goes to another corner of the bazaar, however far away, even across the barrier.
card-wainwright_again = Cart again
    .about = After the action at the Wainwright, carry it out once more.
card-coffee_house_again = Coffee House again
    .about = After the action at the Coffee House, carry it out once more, at the new price.

## Tavern tiles, dice, ways to move

tile-movement = movement tile
    .short = move
    .about = Instead of walking, your merchant may go as far as you like in a straight line; he crosses the barrier only with the right of way.
tile-encounter = encounter tile
    .short = meet
    .about = The Governor, the Smuggler and the Coffee Trader no longer charge you for what they give.
tweak-first_to_six = “A six”: first die
    .about = The card turns one die to { $face }. It is then discarded.
tweak-second_to_six = “A six”: second die
    .about = The card turns one die to { $face }. It is then discarded.
reach-straight = straight ahead, with the movement tile
    .about = The movement tile takes your merchant as far as you like along a row or a column.
reach-corner = with the card “To a corner”
    .about = The card takes your merchant to another corner of the bazaar.

## Encounters

encounter-coffee_trader = Coffee Trader
    .the = the Coffee Trader
    .short = Trader
    .about = Take { n-coffee }, then pay { $fee } lira or a good. After that, the dice send him elsewhere.

## Guild cards

opening-guild_1 = Guild card { opening-guild_1.short }
    .short = 1 “A cheaper cart”
opening-guild_2 = Guild card { opening-guild_2.short }
    .short = 2 “Fabric and more”
opening-guild_3 = Guild card { opening-guild_3.short }
    .short = 3 “Spice and more”
opening-guild_4 = Guild card { opening-guild_4.short }
    .short = 4 “Fruit and more”
opening-guild_5 = Guild card { opening-guild_5.short }
    .short = 5 “Double mail”
opening-guild_6 = Guild card { opening-guild_6.short }
    .short = 6 “A wider choice”
opening-guild_7 = Guild card { opening-guild_7.short }
    .short = 7 “A fresh start”
opening-guild_8 = Guild card { opening-guild_8.short }
    .short = 8 “Under the counter”
opening-guild_9 = Guild card { opening-guild_9.short }
    .short = 9 “Sweet tea”
opening-guild_10 = Guild card { opening-guild_10.short }
    .short = 10 “Best price at the Large Market”
opening-guild_11 = Guild card { opening-guild_11.short }
    .short = 11 “Best price at the Small Market”
opening-guild_12 = Guild card { opening-guild_12.short }
    .short = 12 “A family errand”
opening-guild_13 = Guild card { opening-guild_13.short }
    .short = 13 “A generous Sultan”
opening-guild_14 = Guild card { opening-guild_14.short }
    .short = 14 “Guest of the Small Mosque”
opening-guild_15 = Guild card { opening-guild_15.short }
    .short = 15 “Guest of the Great Mosque”
opening-guild_16 = Guild card { opening-guild_16.short }
    .short = 16 “The Dealer’s coffee”
opening-guild_17 = Guild card { opening-guild_17.short }
    .short = 17 “A rich roast”
opening-guild_18 = Guild card { opening-guild_18.short }
    .short = 18 “Meeting of the guild”
opening-guild_19 = Guild card { opening-guild_19.short }
    .short = 19 “Two favours”
opening-guild_20 = Guild card { opening-guild_20.short }
    .short = 20 “The regular’s cup”

## The faces of guild cards, made from their rows: what is done, on which terms; then what the card brings besides

guild-wainwright = Extend your cart, as at the Wainwright
guild-fill = Fill your cart, as { $at }
guild-post_office = Collect the mail, as at the Post Office
guild-caravansary = Take coffee and bonus cards and discard one, as at the Caravansary
guild-fountain = Call back as many of your assistants as you like
guild-black_market = Take a good and roll for jewels, as at the Black Market
guild-tea_house = Announce a number and roll for it, as at the Tea House
guild-large_market = Sell goods, as at the Large Market
guild-small_market = Sell goods, as at the Small Market
guild-police_station = Send your family member from the Police Station to another place for the action there
guild-police_station-recall = Bring your family member home without a reward, if it is out, and send it to another place for the action there
guild-sultans_palace = Take a ruby from the Sultan’s Palace for the goods it asks for
guild-small_mosque = Take the top red or green tile of the Small Mosque
guild-great_mosque = Take the top yellow or blue tile of the Great Mosque
guild-gemstone_dealer = Buy a ruby from the Gemstone Dealer
guild-roasting_plant = Exchange things for coffee, as at the Roasting Plant
guild-guild_hall = Take coffee, draw guild cards and discard one, as at the Guild Hall
guild-tavern = Choose one offer of the Tavern
guild-tavern-two = Choose two different offers of the Tavern, the barrier last
guild-coffee_house = Buy a ruby from the Coffee House
guild-discount-lira = for { $n } lira less
guild-discount-coffee = for { $n ->
    [one] { $n } coffee
   *[other] { $n } coffees
} less
guild-price-lira = for at most { $n } lira
guild-price-coffee = for at most { $n ->
    [one] { $n } coffee
   *[other] { $n } coffees
}
guild-free = free of charge
guild-any-palace = of any kind
guild-any = of any kind, not only those on the demand tile
guild-fewer-palace = { $n } fewer, which you choose
guild-fewer-mosque = with { $n ->
    [one] { $n } good
   *[other] { $n } goods
} fewer than it shows
guild-waive = whatever number it shows
guild-extra-caravansary = with { $n ->
    [one] { $n } more bonus card
   *[other] { $n } more bonus cards
} to take
guild-extra-guild_hall = with { $n ->
    [one] { $n } more guild card
   *[other] { $n } more guild cards
} to draw
guild-extra-roasting_plant = each time for { $n ->
    [one] { $n } more coffee
   *[other] { $n } more coffees
}
guild-factor-lira = for { $n ->
    [2] twice
   *[other] { $n } times
} the lira
guild-factor-mail = { $n ->
    [2] twice
   *[other] { $n } times
} as much of everything
guild-factor-jewels = with { $n ->
    [2] twice
   *[other] { $n } times
} the jewels
guild-times = { $n ->
    [2] twice
   *[other] { $n } times
} in a row
guild-gifts = Then take { $gifts }.
guild-gifts-only = Take { $gifts }.
guild-then_turn = Then play a normal turn, without another guild card.
guild-unaided = The red tile cannot be used.
guild-nothing = It does nothing.
gift-lira = { $n } lira
gift-coffee = { $n ->
    [one] { $n } coffee
   *[other] { $n } coffees
}
gift-goods = { $n ->
    [one] { $n } good
   *[other] { $n } goods
} of your choice
gift-basics = { $n ->
    [one] { $n } fabric, spice or fruit
   *[other] { $n } fabrics, spices or fruits
}
gift-cards = { $n ->
    [one] { $n } bonus card
   *[other] { $n } bonus cards
}
gift-guild = { $n ->
    [one] { $n } guild card
   *[other] { $n } guild cards
}
gift-nothing = nothing
bonus-line = { $low } to { $high }: { $gifts }
bonus-total = { $high }: { $gifts }
bonus-and = { $first }; { $last }
bonus-table = Roll both dice. { $lines }. Not during an action.

## What happens: after the name or “You”

event-gains_coffee = { $you ->
    [yes] take { n-coffee }
   *[no] takes { n-coffee }
}
event-pays_coffee = { $you ->
    [yes] pay { n-coffee }
   *[no] pays { n-coffee }
}
event-draws_guild = { $opening_key ->
    [hidden] { $you ->
        [yes] draw a guild card
       *[no] draws a guild card
    }
   *[other] { $you ->
        [yes] draw guild card { $opening_short }
       *[no] draws guild card { $opening_short }
    }
}
event-discards_guild = { $you ->
    [yes] discard guild card { $opening_short }
   *[no] discards guild card { $opening_short }
}
event-plays_guild = { $you ->
    [yes] play guild card { $opening_short }
   *[no] plays guild card { $opening_short }
}
event-sets_barrier = { $you ->
    [yes] set the barrier between { $place_the } and { $other_the }
   *[no] sets the barrier between { $place_the } and { $other_the }
}

deed-plays_guild = guild card { $opening_short }
deed-sets_barrier = barrier between { $place_the } and { $other_the }

## What happens: whole sentences

fact-shuffles_guild = The discarded guild cards are shuffled into a new draw pile.
fact-turns_baksheesh = The Baksheesh tile is turned over.

## What chance brings

fate-draw_guild = { $opening_key ->
    [hidden] A guild card is drawn.
   *[other] Guild card { $opening_short } is drawn.
}
chance-draw_guild = a guild card is drawn

## What is asked

ask-move = Where does your merchant go?
    .about = He walks one or two places, never diagonally, and goes around the barrier unless you have the right of way. To act there, he must pick up an assistant waiting there or leave one; each other merchant there demands { $merchants_toll } lira. Or, wherever you are, you may spend the whole turn on a guild card.
ask-guild-move = A normal turn follows. Where does your merchant go?
    .about = A normal turn follows your guild card: movement, tolls, action, encounters. Another guild card has to wait.
ask-guild-done = Your guild card has been played. Use another card or tile, or end your turn?
    .about = A guild card takes the whole turn: no movement and no encounters. You may still play bonus cards that work at any moment.
ask-encounters = { $options ->
    [1] Nobody else to meet. Use another card or tile, or end your turn?
   *[other] Somebody is here. Whom do you meet?
}
    .about = You must catch other players’ family members; meeting the Governor, the Smuggler and the Coffee Trader is optional. Once each, in any order.
ask-change_dice = The dice show { $first } + { $second } = { $total }. Keep them?
    .about = With the red tile, you may turn one die to 4 or roll both again, once per turn, if the roll is for a place. The card “A six” turns one die to { $first_to_six_face }.
ask-dice_card-change = The dice show { $first } + { $second } = { $total }. Keep them?
    .about = The card “A six” turns one die to { $first_to_six_face } before the bonus is given. The red tile cannot be used here.
ask-discard_guild = Which guild card do you discard?
    .about = One guild card from your hand goes face up on the discard pile, without effect.
ask-roasting_plant-roast = What do you give for coffee?
    .about = { $roasting_plant_lira } lira, a good or a card: one, two or all three exchanges, each at most once.
ask-roasting_plant-good = Which good do you give for coffee?
    .about = Any good from your cart.
ask-roasting_plant-card = Which bonus card do you give for coffee?
    .about = It goes to the discard pile, without effect.
ask-roasting_plant-guild_card = Which guild card do you give for coffee?
    .about = It goes to the discard pile of the guild, without effect.
ask-tavern-choose = What do you want at the Tavern?
    .about = The barrier lets you act at one of the two places it separates. A tile is yours for the rest of the game, at most one of each kind. For coffee and the goods on the Baksheesh tile, you take a ruby.
ask-tavern-choose_two = Which two offers do you take at the Tavern?
    .about = Both are paid together, less what your guild card takes off. The barrier comes last.
ask-tavern-barrier = At which place (on the left) do you act, and on which side of it do you set the barrier?
    .about = You may then act at the first place named, with no assistant, toll or encounters. Nobody but you may cross the barrier until somebody else moves it.
ask-tavern-ruby = Where do you take the ruby?
    .about = The next ruby there costs more, as if this one had been bought.
ask-barrier_visit = { $options ->
    [1] You cannot act at the barrier right now. Play a card first, or pass?
   *[other] Carry out the action of the place chosen at the barrier?
}
    .about = You pay and take as if your merchant stood there. You may also pass.
ask-exchange-give = What do you give in exchange?
    .about = Up to { $exchange_most ->
        [one] { $exchange_most } good or coffee
       *[other] { $exchange_most } goods and coffees
    }. You take the same number in return, of any kind.
ask-exchange-take = What do you take in exchange?
    .about = As many as you gave, of any kind. What your cart cannot hold is lost; there is always room for coffee.
ask-trader-fee = What do you give the Coffee Trader?
    .about = He demands { $coffee_trader_fee } lira or one good. He does not take coffee.
ask-sultans_palace-spare = Which good do you not deliver to the Sultan?
    .about = Your guild card spares you some of the goods that he asks for. You choose them one by one.

## What can be answered

choice-move-opening = play guild card { $opening_short }
choice-guild-move = { $reach_key ->
    [stay] stay { $place_at }
   *[other] { $place }
}
choice-guild-move-opening = play guild card { $opening_short }
choice-guild-done-done = end the turn
choice-discard_guild = discard { $opening_short }
choice-roasting_plant-roast-done = nothing more
choice-roasting_plant-roast-lira = lira
choice-roasting_plant-roast-good = a good
choice-roasting_plant-roast-card = a bonus card
choice-roasting_plant-roast-guild_card = a guild card
choice-roasting_plant-good = { $good }
choice-roasting_plant-card = discard “{ $card }”
choice-roasting_plant-guild_card = discard { $opening_short }
choice-dice_card-change = { $tweak }
choice-dice_card-change-keep = keep the dice
choice-tavern-choose-barrier = set the barrier
choice-tavern-choose-movement = a movement tile
choice-tavern-choose-encounter = an encounter tile
choice-tavern-choose-baksheesh = a ruby, for coffee and goods
choice-tavern-choose_two-movement-barrier = a movement tile, then the barrier
choice-tavern-choose_two-encounter-barrier = an encounter tile, then the barrier
choice-tavern-choose_two-baksheesh-barrier = a ruby, then the barrier
choice-tavern-choose_two-movement-baksheesh = a movement tile and a ruby
choice-tavern-choose_two-encounter-baksheesh = an encounter tile and a ruby
choice-tavern-barrier = { $place_short } ┃ { $other_short }
choice-tavern-ruby = { $place_from }
choice-barrier_visit = act with the card “{ $card }”
choice-barrier_visit-no = pass
choice-barrier_visit-yes = carry out the action
choice-exchange-give = give { $basket }
choice-exchange-take = take { $basket }
choice-trader-fee = give { $good_some }
choice-trader-fee-lira = pay { $coffee_trader_fee } lira
choice-sultans_palace-spare = { $good }
choice-sultans_palace-spare-any = the one on a space that takes any kind

## On the table

desk-column-guild = guild
desk-guild-pile = pile: { $cards }
desk-hand-guild = Your guild cards: { $cards }.
desk-help-guild = Your guild cards: each takes the whole turn and is played instead of a move
desk-barrier = Barrier ▌▀ between { $first } and { $second }; right of way: { $who }.
desk-group-opening = instead of a move: a guild card
desk-group-barrier = { $place } ┃

## Why a choice is refused

rule-MOC-C2 = You can play this card at any moment of your own turn, but not now.
rule-MOC-C3 = You can play this card once the action is finished.
rule-MOC-C5 = This card costs { $card_guild_price ->
    [one] { $card_guild_price } coffee
   *[other] { $card_guild_price } coffees
}, and there must be a guild card to draw.
rule-MOC-C6 = This card costs { $coffee_for_money_price ->
    [one] { $coffee_for_money_price } coffee
   *[other] { $coffee_for_money_price } coffees
}, and you have none.
rule-MOC-C8 = The red tile only works for the roll of a place, and this roll is for your card.
rule-MOC-C9 = Exchange up to { $exchange_most ->
    [one] { $exchange_most } good or coffee
   *[other] { $exchange_most } goods and coffees
} that you have for as many others.
rule-MOC-C10 = The card “A six” turns one die, where that makes a difference.
rule-MOC-C11 = This card turns a die of your own roll that does not already show { $first_to_six_face }.
rule-MOC-C13 = The card takes you to a corner of the bazaar other than the one you are in.
rule-MOC-E1 = The Coffee Trader takes { $coffee_trader_fee } lira or a good that you have.
rule-MOC-E2 = You have neither the lira nor a good for the Coffee Trader.
rule-MOC-G7 = A second guild card has to wait for another turn.
rule-MOC-G13 = Your cart must hold everything the Sultan asks for, except what you are spared.
rule-MOC-G19 = Choose two different offers of the Tavern that are still available and that you can pay for together.
rule-MOC-P17a = At the Roasting Plant, give { $roasting_plant_lira } lira, a good or a card that you have.
    .short = nothing to exchange
rule-MOC-P17b = You may make each of the three exchanges once, and must make at least one.
rule-MOC-P17c = Give a card that you hold.
rule-MOC-P18a = Discard a guild card from your hand.
rule-MOC-P19a = The Tavern has three offers: choose one that you can pay for in coffee.
    .short = not enough coffee
rule-MOC-P19b = The barrier costs { $tavern_barrier ->
    [one] { $tavern_barrier } coffee
   *[other] { $tavern_barrier } coffees
}, and you do not have enough.
rule-MOC-P19c = You do not have enough coffee for this tile, or there are none left of its kind.
rule-MOC-P19d = The ruby costs { $tavern_baksheesh ->
    [one] { $tavern_baksheesh } coffee
   *[other] { $tavern_baksheesh } coffees
} and the goods on the Baksheesh tile, and you do not have all of that.
rule-MOC-P20a = You do not have enough coffee for the ruby.
    .short = need { $price }M
rule-MOC-P20c = The Coffee House has no ruby left.
    .short = no ruby left
rule-MOC-R1 = The barrier must be set between two neighbouring places.
rule-MOC-R4 = The barrier is in the way, and you do not have the right of way. Walk around it, or move it at the Tavern.
rule-MOC-R6 = You may carry out the action of the place chosen at the barrier, or pass.
rule-MOC-R11 = You already have a tile of this kind: one of each is the limit.
rule-MOC-R12 = You must own a movement tile: your merchant then goes in a straight line, and crosses the barrier only with the right of way.
rule-MOC-R14 = There is no ruby left there.
rule-MOC-T1 = You do not hold that guild card.
rule-MOC-T2 = This card replaces the move: choose it together with a place.
rule-MOC-U2 = A guild card can only be played if its whole effect is possible, and something is missing.
rule-MOC-U3 = During a turn spent on a guild card, you cannot use cards and tiles tied to a place.
rule-MOC-U4 = Play a card that works at any moment, or end your turn.
