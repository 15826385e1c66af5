# The lesson for Mocha & Baksheesh: each step has a heading, a task (.task) and what came of it (.done).

## Coffee and guild cards

lesson-roasting-plant = Coffee
    .task = To win, be the first with six rubies; coffee is a new way to them. This lesson shows what the expansion adds: if Istanbul is new to you, take the lesson of the base game first. There are four more places, and something new to pay with: coffee. It is made at the Roasting Plant, right beside the Fountain: walk there.
    .done = An assistant stays there and the action follows, as always. Coffee does not count as a good and takes up no room in your cart: you may have any amount of it.
lesson-roast = What coffee costs
    .task = The Roasting Plant takes 2 lira, a good or a card from your hand, and gives 2 coffees in exchange; you may make each exchange once. You have 3 lira and 1 fruit, enough for two of these exchanges: begin with the lira.
    .done = 2 coffees for the lira and 2 for the fruit make four. A bonus card or a guild card would have brought 2 more.
lesson-guild-hall = The Guild Hall
    .task = Guild cards act from afar: each does what one of the places does, a little better. They are drawn at the Guild Hall, two places from here: walk there.
    .done = The Guild Hall gives 1 coffee and two guild cards, and then you discard one guild card from your hand.
lesson-guild-choice = Which card to keep
    .task = “A cheaper cart” makes an extension 2 lira cheaper, which still leaves 5 to pay. “The regular’s cup” makes a ruby from the Coffee House 1 coffee cheaper: it costs 6 there. You have 1 lira and 5 coffees: discard the card that you cannot use.
    .done = Nobody else knows which card you hold. You may collect as many guild cards as you like.
lesson-guild-turn = A turn for a card
    .task = A guild card takes a whole turn: your merchant does not move, needs no assistant, pays no toll and meets nobody. Where he stands does not matter. Instead of moving, play “The regular’s cup”.
    .done = You paid 5 coffees and took a ruby from the Coffee House, five places away. Its rubies cost 6, 7, 8, 9 and 10 coffees: the next one costs 7.

## Caravansary and Coffee Trader

lesson-bonus-cards = New bonus cards
    .task = A few rounds later, you act at the Caravansary, which now gives 1 coffee in addition to its two bonus cards. Both cards are of the new kinds: “Coffee” brings 2 coffees at any moment of your turn, “Cart again” repeats the action of the Wainwright. You are collecting coffee: discard the card that brings none.
    .done = “Coffee” stays in your hand. Other new cards exchange goods and coffee, turn a die to six, or take your merchant to a corner of the bazaar.
lesson-coffee-trader = The Coffee Trader
    .task = The Coffee Trader is here as well. Like the Governor and the Smuggler, he is met after the action: he gives 1 coffee, for 2 lira or a good. You have 2 lira: meet him.
    .done = You have one more coffee, for your 2 lira, and the dice send the Coffee Trader to the Black Market.

## The barrier

lesson-barrier = The Tavern
    .task = At the Tavern, coffee buys one of three things: the barrier, a tile for the rest of the game, or, together with goods, a ruby. Your cart holds everything the Sultan asks for, but his Palace is four places away. Set the barrier, for 2 of your 3 coffees: it lets you act at one of the two places it separates.
    .done = The coffee is paid. The barrier may stand between any two neighbouring places; you act at one of them as if your merchant stood there.
lesson-set-barrier = On which side
    .task = You want to act at the Sultan’s Palace. Right beside it, at the Tea House, your opponent also has the goods for a ruby. Act at the Sultan’s Palace, with the barrier on the side of the Tea House.
    .done = The ruby is yours, without an assistant left at the Palace. You hold the right of way: nobody else may cross the barrier until somebody moves it, and the way around it is three places long.

## Baksheesh, and the end

lesson-movement-tile = A tile from the Tavern
    .task = Much later, you have 4 rubies and your opponent 5. You have bought a movement tile at the Tavern: instead of walking, your merchant may go along his row or column as far as you like. Go straight to the Tavern, three places away.
    .done = The tile works every turn. The other kind, the encounter tile, spares you the fees of the Governor, the Smuggler and the Coffee Trader.
lesson-baksheesh = Baksheesh
    .task = For 4 coffees and the goods on the Baksheesh tile, 3 fruits at the moment, the Tavern finds you a ruby. You have 12 coffees and 3 fruits: take the ruby.
    .done = The coffee and the fruits are paid. The Baksheesh tile is turned over: next time it asks for 3 spices.
lesson-dearer = Where it comes from
    .task = The ruby comes from the Sultan’s Palace, the Gemstone Dealer or the Coffee House, and the next one there costs more. Your opponent is beside the Gemstone Dealer with 18 lira, exactly his price. Take the ruby where that spoils the plan.
    .done = You have 5 rubies, and the Gemstone Dealer now asks for 19 lira: one more than your opponent has.
lesson-coffee-house = The sixth ruby
    .task = You are at the Tavern with 8 coffees. Which place, two places from here, sells a ruby for just that? Walk there.
    .done = Six rubies: with the expansion, this makes the round the last one, whatever the number of players. Your opponent has one more turn; then the most rubies win: six against five, the game is yours.
