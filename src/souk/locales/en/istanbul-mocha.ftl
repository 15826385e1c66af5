# Istanbul with Mocha & Baksheesh. What istanbul.ftl has too is said anew here, since the expansion changes it;
# forms that are not named stay as they are there.

title-mocha = Istanbul: Mocha & Baksheesh

## Amounts

n-coffee = { $coffee ->
    [one] { $coffee } coffee
   *[other] { $coffee } coffees
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
    .state = { $coffee }M, { $cards } bonus cards
    .about = Take { n-coffee } and { $cards } bonus cards, from the pile or from the top of the discards, then drop one card of your hand.
place-roasting_plant = Roasting Plant
    .short = Roasting Plant
    .to = to the Roasting Plant
    .at = at the Roasting Plant
    .from = from the Roasting Plant
    .state = { $price }₺, ?, card → { $coffee }M
    .about = Three exchanges, each once at most: { n-lira }, a good, or a card of your hand. Each brings { n-coffee }.
place-guild_hall = Guild Hall
    .short = Guild Hall
    .to = to the Guild Hall
    .at = at the Guild Hall
    .from = from the Guild Hall
    .state = { $coffee }M, { $cards } guild cards
    .about = Take { n-coffee } and draw { $cards } guild cards, then drop one guild card of your hand.
place-tavern = Tavern
    .short = Tavern
    .to = to the Tavern
    .at = at the Tavern
    .from = from the Tavern
    .state = barrier { $barrier }M · { $tiles } · { $baksheesh }M { $goods } → ruby
    .about = One of three: for { $barrier } coffees set the barrier and act at a place beside it; for the coffee on its top take a tavern tile; for { $baksheesh } coffees and the goods of the Baksheesh tile take a ruby.
place-coffee_house = Coffee House
    .short = Coffee House
    .to = to the Coffee House
    .at = at the Coffee House
    .from = from the Coffee House
    .state = { $price }M → ruby
    .about = Buy a ruby for the coffee that shows. Each ruby sold makes the next one dearer by one coffee.

## Bonus cards

card-coffee = Coffee
    .about = Take { n-coffee }, at any moment of your turn.
card-guild = From the guild
    .about = Pay { $price } coffees and draw a guild card, at any moment of your turn.
card-coffee_for_money = Coffee for lira
    .about = Pay { $price } coffee and take { n-lira }, at any moment of your turn.
card-dice = Roll for it
    .about = Roll both dice. { $bonus_low_low } to { $bonus_low_high }: { $bonus_low_goods } good of your choice; { $bonus_lira_low } or { $bonus_lira_high }: { $bonus_lira_lira } lira; { $bonus_coffee_low } or { $bonus_coffee_high }: { $bonus_coffee_coffee } coffees; { $bonus_more_lira_low } or { $bonus_more_lira_high }: { $bonus_more_lira_lira } lira; { $bonus_guild_low } or { $bonus_guild_high }: { $bonus_guild_guild } guild card and { $bonus_guild_coffee } coffees. Not while an action is being carried out.
card-exchange = Exchange
    .about = Give up to { $most } goods and coffees and take as many, of any kinds. Not while an action is being carried out.
card-die_to_6 = A six
    .about = After your roll, turn one die to { $first_to_six_face }. Not for a roll that sends somebody elsewhere.
card-corner = To a corner
    .about = Instead of walking, your merchant goes to another corner of the bazaar, however far, over the barrier too.
card-wainwright_again = Cart again
    .about = After the action of the Wainwright, carry it out once more.
card-coffee_house_again = Coffee House again
    .about = After the action of the Coffee House, carry it out once more, at the new price.

## Tavern tiles, dice, ways to move

tile-movement = movement tile
    .short = move
    .about = Instead of walking, your merchant may go as far as you like in a straight line; over the barrier only with the right of way.
tile-encounter = encounter tile
    .short = meet
    .about = The Governor, the Smuggler and the Coffee Trader ask nothing of you for what they give.
tweak-first_to_six = turn the first die to { $face }, with the card “A six”
    .about = The card turns one die to { $face }. It is then dropped.
tweak-second_to_six = turn the second die to { $face }, with the card “A six”
    .about = The card turns one die to { $face }. It is then dropped.
reach-straight = straight ahead, with the movement tile
    .about = The movement tile takes your merchant as far as you like along a row or a column.
reach-corner = with the card “To a corner”
    .about = The card takes your merchant to another corner of the bazaar.

## Encounters

encounter-coffee_trader = Coffee Trader
    .the = the Coffee Trader
    .short = Trader
    .about = Take { n-coffee }, then pay { $fee } lira or a good. After that the dice send him elsewhere.

## Guild cards

opening-guild_1 = Guild card { opening-guild_1.short }
    .short = 1 “A cheaper cart”
    .about = An extension of your cart, as at the Wainwright, for { $discount } lira less.
opening-guild_2 = Guild card { opening-guild_2.short }
    .short = 2 “Fabric and more”
    .about = Fill your cart with fabric, then take { n-goods } of your choice and { n-coffee }.
opening-guild_3 = Guild card { opening-guild_3.short }
    .short = 3 “Spice and more”
    .about = Fill your cart with spice, then take { n-goods } of your choice and { n-coffee }.
opening-guild_4 = Guild card { opening-guild_4.short }
    .short = 4 “Fruit and more”
    .about = Fill your cart with fruit, then take { n-goods } of your choice and { n-coffee }.
opening-guild_5 = Guild card { opening-guild_5.short }
    .short = 5 “Double mail”
    .about = Collect the mail as at the Post Office, { $times } times in a row.
opening-guild_6 = Guild card { opening-guild_6.short }
    .short = 6 “A wider choice”
    .about = As at the Caravansary, with { $extra ->
        [one] { $extra } more bonus card
       *[other] { $extra } more bonus cards
    } to take before you drop one.
opening-guild_7 = Guild card { opening-guild_7.short }
    .short = 7 “A fresh start”
    .about = Call back as many of your assistants as you like, then play a normal turn with your merchant, without another guild card.
opening-guild_8 = Guild card { opening-guild_8.short }
    .short = 8 “Under the counter”
    .about = As at the Black Market, with { $basics } more fabric, spice or fruit of your choice. The red tile does not help.
opening-guild_9 = Guild card { opening-guild_9.short }
    .short = 9 “Sweet tea”
    .about = As at the Tea House, with { n-lira } more, whether the dice reach your number or not. The red tile does not help.
opening-guild_10 = Guild card { opening-guild_10.short }
    .short = 10 “Best price at the Large Market”
    .about = Sell as at the Large Market, for { n-lira } more in all.
opening-guild_11 = Guild card { opening-guild_11.short }
    .short = 11 “Best price at the Small Market”
    .about = Sell as at the Small Market, for { n-lira } more in all.
opening-guild_12 = Guild card { opening-guild_12.short }
    .short = 12 “A family errand”
    .about = Your family member comes home to the Police Station without a reward, if it is out; then you send it to another place for the action there.
opening-guild_13 = Guild card { opening-guild_13.short }
    .short = 13 “A generous Sultan”
    .about = A ruby of the Sultan’s Palace for { $discount } good less: you choose which one you do not deliver.
opening-guild_14 = Guild card { opening-guild_14.short }
    .short = 14 “Guest of the Small Mosque”
    .about = Take the top red or green tile for one good of its kind; the number it shows does not matter.
opening-guild_15 = Guild card { opening-guild_15.short }
    .short = 15 “Guest of the Great Mosque”
    .about = Take the top yellow or blue tile for one good of its kind; the number it shows does not matter.
opening-guild_16 = Guild card { opening-guild_16.short }
    .short = 16 “The Dealer’s coffee”
    .about = Buy a ruby of the Gemstone Dealer at the price that shows, and take { n-coffee } as well.
opening-guild_17 = Guild card { opening-guild_17.short }
    .short = 17 “A rich roast”
    .about = As at the Roasting Plant, but each exchange brings { $extra } coffee more.
opening-guild_18 = Guild card { opening-guild_18.short }
    .short = 18 “Meeting of the guild”
    .about = As at the Guild Hall, with { $extra ->
        [one] { $extra } more guild card
       *[other] { $extra } more guild cards
    } to draw before you drop one.
opening-guild_19 = Guild card { opening-guild_19.short }
    .short = 19 “Two favours”
    .about = Two different offers of the Tavern for { $discount } coffee less in all: first a tile or the ruby, last the barrier with its action.
opening-guild_20 = Guild card { opening-guild_20.short }
    .short = 20 “The regular’s cup”
    .about = A ruby of the Coffee House for { $discount } coffee less.

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
    [yes] drop guild card { $opening_short }
   *[no] drops guild card { $opening_short }
}
event-plays_guild = { $you ->
    [yes] play guild card { $opening_short }
   *[no] plays guild card { $opening_short }
}
event-sets_barrier = { $you ->
    [yes] bar the way { $place_from } { $other_to }
   *[no] bars the way { $place_from } { $other_to }
}

## What happens: whole sentences

fact-shuffles_guild = The dropped guild cards become the new pile.
fact-turns_baksheesh = The Baksheesh tile is turned over.

## What chance brings

fate-draw_guild = { $opening_key ->
    [hidden] A guild card is drawn.
   *[other] Guild card { $opening_short } is drawn.
}
chance-draw_guild = a guild card is drawn

## What is asked

ask-move = Where does your merchant go?
    .about = He walks one or two places, never diagonally, and around the barrier unless you have the right of way. To act there he must pick up your waiting assistant or leave one; other merchants there ask for { $merchants_toll } lira each. Instead you may spend the whole turn on a guild card, wherever you are.
ask-guild-move = A normal turn follows. Where does your merchant go?
    .about = A normal turn follows your guild card: movement, tolls, action, encounters. Another guild card has to wait.
ask-guild-done = Your guild card is done. A last card or tile, or the end of your turn?
    .about = A guild card takes the whole turn: no movement and no encounters. Bonus cards for any moment may still be played.
ask-encounters = { $options ->
    [1] Nobody else to meet. A last card or tile, or the end of your turn?
   *[other] Somebody is here. Whom do you meet?
}
    .about = Family members of the others must be caught; the Governor, the Smuggler and the Coffee Trader are up to you. Any order, each once.
ask-change_dice = The dice show { $first } + { $second } = { $total }. Keep them?
    .about = With the red tile you may turn one die to 4 or roll both again, once per turn, where a place asks for the roll. The card “A six” turns one die to { $first_to_six_face }.
ask-dice_card-change = The dice show { $first } + { $second } = { $total }. Keep them?
    .about = The card “A six” turns one die to { $first_to_six_face } before the bonus is given. The red tile does not help here.
ask-discard_guild = Which guild card do you drop?
    .about = One guild card of your hand goes face up on the discards, without its effect.
ask-roasting_plant-roast = What do you give for coffee?
    .about = { $roasting_plant_lira } lira, a good or a card, each once at most. You may use one of them, two or all three.
ask-roasting_plant-good = Which good do you give for coffee?
    .about = Any good of your cart.
ask-roasting_plant-card = Which bonus card do you give for coffee?
    .about = It goes on the discards, without its effect.
ask-roasting_plant-guild_card = Which guild card do you give for coffee?
    .about = It goes on the discards of the guild, without its effect.
ask-tavern-choose = What do you want at the Tavern?
    .about = The barrier lets you act at a place beside it. A tile stays yours for the whole game, one of each kind. For coffee and the goods of the Baksheesh tile you take a ruby.
ask-tavern-choose_two = Which two things do you want at the Tavern?
    .about = Both are paid together, for { $guild_19_discount } coffee less. The barrier comes last.
ask-tavern-barrier = At which place (on the left) do you act, and on which side of it do you set the barrier?
    .about = You may then act at the place named first, without assistant, toll or encounters. Nobody but you may step over the barrier, until somebody else sets it.
ask-tavern-ruby = Where do you take the ruby?
    .about = The next ruby there becomes dearer, as if this one had been bought.
ask-barrier_visit = { $options ->
    [1] Beside the barrier you cannot act as things are. A card first, or pass?
   *[other] Carry out the action beside the barrier?
}
    .about = You pay and take as if your merchant stood there. You may also leave it.
ask-exchange-give = What do you give in exchange?
    .about = Up to { $exchange_most } goods and coffees. You take as many in return, of any kinds.
ask-exchange-take = What do you take in exchange?
    .about = As many as you gave, of any kinds. What your cart cannot hold is lost; for coffee there is always room.
ask-trader-fee = What do you give the Coffee Trader?
    .about = He is due { $coffee_trader_fee } lira or one good. He takes no coffee.
ask-sultans_palace-spare = Which good do you keep from the Sultan?
    .about = Your guild card spares you one of the goods that he asks for.

## What can be answered

choice-move-opening = play guild card { $opening_short }
choice-guild-move = { $reach_key ->
    [stay] stay { $place_at }
   *[other] { $place }
}
choice-guild-move-opening = play guild card { $opening_short }
choice-guild-done-done = end the turn
choice-discard_guild = drop { $opening_short }
choice-roasting_plant-roast-done = nothing more
choice-roasting_plant-roast-lira = lira
choice-roasting_plant-roast-good = a good
choice-roasting_plant-roast-card = a bonus card
choice-roasting_plant-roast-guild_card = a guild card
choice-roasting_plant-good = { $good }
choice-roasting_plant-card = drop “{ $card }”
choice-roasting_plant-guild_card = drop { $opening_short }
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
choice-sultans_palace-spare-any = one of the goods of your choice

## On the table

desk-column-guild = guild
desk-guild-pile = pile: { $cards }
desk-hand-guild = Your guild cards: { $cards }.
desk-help-guild = Your guild cards: each takes the whole turn, and you choose it instead of a move
desk-barrier = Barrier ▌▀ between { $first } and { $second }; right of way: { $who }.
desk-group-opening = instead of a move: a guild card
desk-group-barrier = { $place } ┃

## Why not

rule-MOC-C2 = This card is for any moment of your own turn, and now is none.
rule-MOC-C3 = This card waits until the action is finished.
rule-MOC-C5 = The card needs { $card_guild_price } coffees, and a guild card that can be drawn.
rule-MOC-C6 = The card needs { $coffee_for_money_price } coffee, and you have none.
rule-MOC-C8 = The red tile is for a roll that a place asks for, and this one is for your card.
rule-MOC-C9 = Exchange up to { $exchange_most } goods and coffees that you have for as many others.
rule-MOC-C10 = A card “A six” turns one die, where that changes something.
rule-MOC-C11 = This card turns a die of your own roll that does not show { $first_to_six_face } already.
rule-MOC-C13 = The card leads to a corner of the bazaar, and not to the one where you are.
rule-MOC-E1 = The Coffee Trader takes { $coffee_trader_fee } lira or a good that you have.
rule-MOC-E2 = You have neither the lira nor a good for the Coffee Trader.
rule-MOC-G7 = A second guild card has to wait for another turn.
rule-MOC-G13 = All that the Sultan asks for, but the one good that is spared, must be in your cart.
rule-MOC-G19 = Choose two different offers of the Tavern that are still there and that you can pay together.
rule-MOC-P17a = At the Roasting Plant you give { $roasting_plant_lira } lira, a good or a card that you have.
    .short = nothing to exchange
rule-MOC-P17b = Each of the three exchanges serves once, and at least one is used.
rule-MOC-P17c = Give a card that you hold.
rule-MOC-P18a = Drop a guild card that you hold.
rule-MOC-P19a = The Tavern has three offers: choose one that you can pay in coffee.
    .short = too little coffee
rule-MOC-P19b = The barrier costs { $tavern_barrier } coffees, and you have fewer.
rule-MOC-P19c = The tile costs more coffee than you have, or none of its kind is left.
rule-MOC-P19d = The ruby costs { $tavern_baksheesh } coffees and the goods of the Baksheesh tile, and you do not have all of that.
rule-MOC-P20a = The ruby costs more coffee than you have.
    .short = need { $price }M
rule-MOC-P20c = The Coffee House has no ruby left.
    .short = no ruby left
rule-MOC-R1 = The barrier stands between two places side by side.
rule-MOC-R4 = The barrier is in the way, and the right of way is not yours. Walk around it, or set it anew at the Tavern.
rule-MOC-R6 = You may carry out the action beside the barrier or pass.
rule-MOC-R11 = You have a tile of this kind already: one of each is enough.
rule-MOC-R12 = With the movement tile of your own your merchant goes straight along a row or a column, and over the barrier only with the right of way.
rule-MOC-R14 = No ruby is left there.
rule-MOC-T1 = You do not hold that guild card.
rule-MOC-T2 = This card is played instead of walking: choose it with a place.
rule-MOC-U2 = A guild card needs all of its effect, and something for it is missing.
rule-MOC-U3 = In a turn spent on a guild card, cards and tiles that belong to a place do not serve.
rule-MOC-U4 = Play a card for any moment, or end your turn.
