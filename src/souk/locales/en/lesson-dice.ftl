# The lesson for the Dice Game: each step has a heading, a task (.task) and what came of it (.done).

## The first turns

lesson-throw-again = Roll and reroll
    .task = To win, be the first with six rubies, five with four players. The game is a race for six rubies, and each turn begins with a roll of five dice: yours show 2 fabrics, 1 fruit, 1 coin and 1 card. Two actions follow: the pair of fabrics is good for one, the coin for the other. For your crystal, reroll the fruit and the card.
    .done = A spice and a second coin came up. The crystal is spent; with another one you could reroll again, as often as you have crystals.
lesson-same-goods = Two of a kind
    .task = Dice are lost at the end of the turn, but goods in your stock are not. With your first action, exchange the 2 goods of a kind on your dice for 1 of that colour.
    .done = Two dice are used, and 1 fabric is in your stock. From now on it can replace a fabric die.
lesson-coins = Coins
    .task = One action is left. Coin dice bring 2 lira each, all at once: exchange yours.
    .done = You have 4 lira. The unused spice is lost, and the five dice go to your opponent.
lesson-sell = A card for everyone
    .task = Your opponent has used a bazaar card, “Fabric wanted”, and taken 4 lira. Such a card also offers something to the other players: you may sell 1 fabric for 4 lira, as much as two coins bring. Say yes.
    .done = Your fabric is sold and you have 8 lira. It was an offer, not an obligation, and each of the other players may take it once.
lesson-three-different = Different goods
    .task = It is your turn again, with 1 fruit, 1 spice, 1 jewel and 2 cards. Two different goods bring a crystal, three a brown good, four 2 goods of your choice. Put all your goods dice to use.
    .done = The brown good is in your stock. It can replace one good of any colour.
lesson-cards = Bazaar cards
    .task = Each card die you use reveals a bazaar card, and you use one of those revealed. Reveal bazaar cards now, with both your card dice.
    .done = Two cards mean a choice. You use one of them; the other is discarded without effect.
lesson-use-card = One of the two
    .task = “Fabric stall” brings you 1 fabric, and your opponent may buy one for 2 lira. “Crowd: lira” brings 8 lira to whoever used at least 2 card dice, and the others nothing. Use the one that is worth more to you.
    .done = Your two card dice met the condition: 8 lira more, 16 in all. Without them the card would have brought 1 lira.
lesson-first-ruby = The first ruby
    .task = Rubies win the game, and each zone sells them at its own price: goods of one colour, goods of all colours on the Mixed carpet, lira on the Lira carpet. On the latter, the next ruby costs 12 lira, and you have 16: buy a ruby.
    .done = That is your first ruby. The next one on the Lira carpet costs 14 lira, for everyone: each ruby taken raises the price in its zone.
lesson-mosque-tile = A mosque tile
    .task = Mosque tiles help in every turn to come. The Crystal tile (spice) costs 3 spices: you have 2 on the dice, and your brown good replaces the third. Buy a mosque tile.
    .done = From your next turn on, the tile brings you 1 crystal at the start of each turn. A new face-up tile has taken its place.

## A late turn

lesson-income = Tiles at work
    .task = A few rounds later, you and your opponent have 4 rubies each. Your four mosque tiles have just brought 3 lira, 1 crystal, a sixth die and a third action. Keep the 2 fabrics and the jewel: for the crystal, reroll the three other dice.
    .done = A third fabric came up. With your stock of 3 jewels and 1 brown good, this turn can bring two rubies.
lesson-fifth-tile = The fifth mosque tile
    .task = The Mosque has rubies as well: with two or three players, you take one as soon as you own five mosque tiles. You own four, and 3 fabrics pay for the Fabric tile. Buy a mosque tile.
    .done = Two fabric dice are paid. One fabric is still due, and there are two ways to pay for it.
lesson-keep-brown = What to pay with
    .task = The third fabric can be a die or your brown good. Pay with the one you would lose at the end of the turn anyway.
    .done = The tile is yours, and with it a ruby from the Mosque: five rubies. The brown good is still in your stock.
lesson-sixth-ruby = The sixth ruby
    .task = You need one more ruby. The next one in the Jewel zone costs 5 jewels: your jewel die, the 3 jewels in your stock and the brown good you kept. Buy a ruby.
    .done = Six rubies: this round is the last, and your opponent has one more turn. Then the most rubies win: six against four, the game is yours. If rubies were tied, lira, goods and crystals would decide.
