# The lesson of Bazar: for each step a heading, what to do (.task), and what came of it (.done).

## The first turns

lesson-guild-master = Districts and spaces
    .task = Coins win this game, and they come from the districts of the city: on the illustration of each you see what it pays in a turn. No tile goes on an illustration. The Palace pays the most: place your guild master there, right above its illustration (d4: column d, row 4 from the top).
    .done = Your guild stands in the city. Your rival has come to the Palace too, and then placed a first merchant in the Port.
lesson-administrator = One merchant a turn
    .task = Now it is your turn to place one of the three merchants in your hand. Choose the administrator: its golden border says that it is permanent, and as long as it lies in a district, that is worth 2 coins more.
    .done = Permanent merchants (administrator, beggar, traitor) lie face up and go on acting. All others act once, when they are placed, and are then turned face down.
lesson-most = Who has the most
    .task = A district pays the guild that alone has the most merchants there. In the Palace it is one against one, so nobody would be paid: place the administrator there, right below your rival’s guild master (e5).
    .done = Two against one: the Palace was yours and paid you 5 coins, and 2 more for the administrator. Your rival took 3 from the Port, and you drew a tile, so as to hold three again.
lesson-event = Order and event
    .task = In every turn the richest plays first: now that is you, and your rival has the last word. From turn 2 on there is an event as well: Reception at the Palace has laid a +2 on the Palace. That is yours already, so choose the fishmonger, to take a second district.
    .done = So every turn has four phases: order, event, tiles, income. Tokens of an event (+2, −2, barred or special) are gone when the next turn begins.
lesson-alone = One is enough
    .task = The fishmonger pushes all adjacent tiles away, yours too, so keep him away from the Palace. The Grand Bazaar is worth 4 coins, and nobody is there: place him on the space to the left of its illustration (a7).
    .done = A merchant may be placed where he can do nothing; he counts all the same. Alone in the Grand Bazaar, he is enough to possess it.
lesson-stall = Driven off the board
    .task = That was the last word: your rival has placed a favourite below your administrator, and a favourite removes an adjacent tile of another guild. What leaves the board goes to the Black Market, which is not in play yet, and its owner says where: put your tile on the upper left space there (d9).
    .done = There it does nothing for now. In the Palace it was then two against one for your rival, who took 7 coins: 5 and the 2 of the event. You took 4 from the Grand Bazaar.

## Pushing and turning

lesson-courier = Pushing against obstacles
    .task = At another table your rival possesses the Palace with two merchants against one. Your courier pushes an adjacent tile up to two steps straight away, but never onto an illustration. Three spaces are free around the rival’s tile right above the illustration of the Palace (d4): place him on the one from which he pushes it out of the Palace.
    .done = The tile was pushed to the left across the border into the Port, and there the next illustration stopped it after one step. With the courier it is now two against one for you, and the Palace is yours.
lesson-architect = A quarter turn
    .task = Your architect has been placed in the upper left corner of the Artisans (f6), and now all tiles beside him move a quarter around him: to the right, as a clock goes, or to the left. Above him, in the Mosque, one of yours waits; to his left, in the Palace, stands one of your rival’s. Turn them the way that brings yours into the Palace.
    .done = Your merchant has come to the Palace, and your rival’s had to go to the Artisans. A way in which a tile would land on an illustration is closed; what lands beside the districts in play leaves the board.

## New districts

lesson-favourite = The Black Market fills up
    .task = Four tiles lie in the Black Market, three of them yours; with the fifth it is full, and comes into play in the next turn. This time the favourite is yours: place it in the Grand Bazaar, on the only free space beside your rival’s guild master on b8, which is a8.
    .done = The guild master took the last space, and the Black Market is in play for good: with three tiles against two it is yours. Tiles that leave the board from now on are out of the game.
lesson-governor = Events that wait
    .task = Your rival has 28 coins, and an event was waiting for somebody to have 25: Kindness of the Governor brings the Harem into play. Your rival already has a tile there, and a single one of yours would only make a tie. Choose the merchant who brings a second one along.
    .done = Conditional events lie open and come instead of one from the pile. If several are due, the lowest numeral comes first: so Feast of the poor, II, still waits, although the five events that it asks for have been played.
lesson-harem = Everything adds up
    .task = The Harem is worth 5 coins, 2 more by the token of the event, and 2 more by the administrator, whoever he belongs to: 9 in all. Place the influential person there, to the left of your rival’s administrator (c2).
    .done = It is one against one, and as long as that is so the 9 coins go to nobody. But now the influential person calls one of your tiles.
lesson-call = Whom can you spare?
    .task = One of your tiles comes here from another district. In the Mosque, the Grand Bazaar and the Black Market you would lose what you possess; in one district you are outnumbered anyway. Call your tile from there.
    .done = Your guild master left the Palace, where it was one against two, and the Harem became yours. This turn brought you 9, 4, 4 and 3 coins, 20 in all, and your rival 11.

## The end

lesson-traitor = The last coins
    .task = When somebody has 75 coins after a payment the game is over, and the richest wins: you have 62, your rival 66, and if nothing changes each of you gets 11. But where a traitor stands in another’s district, that player gets only half of its value and the traitor’s owner gets half, both rounded up. Place yours where your rival gets the most: in the Palace, right below its illustration (d7).
    .done = Of the 5 coins of the Palace each of you got 3, and you have won, with 76 coins to 75. A game also ends with the turn of the last of its eleven events, turn 12 at the latest; if two have as many coins, the one who played earlier in that turn wins.
