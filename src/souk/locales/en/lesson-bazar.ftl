# The lesson for Bazar: each step has a heading, a task (.task) and what came of it (.done).

## The first turns

lesson-guild-master = Districts and spaces
    .task = To win, your guild must earn the most coins: districts pay whoever has the most tiles there. Coins win this game, and they come from the districts of the city: each one’s illustration shows what it pays per turn. No tile may go on an illustration. The Palace pays the most: place your guild master there, right above its illustration (d4: column d, row 4 from the top).
    .done = Your guild is in the city. Your rival has come to the Palace too, and then placed a first merchant in the Port.
lesson-administrator = One merchant a turn
    .task = Now it is your turn to place one of the three merchants in your hand. Choose the administrator: its golden border shows that it is permanent, and while it is in a district, that district pays 2 more coins.
    .done = Permanent merchants (administrator, beggar, traitor) stay face up and keep acting. All others act once, when placed, and are then turned face down.
lesson-most = Who has the most
    .task = A district pays the guild with the most merchants there, if no other has as many. In the Palace it is one against one, so nobody would be paid: place the administrator there, right below your rival’s guild master (e5).
    .done = Two against one: the Palace was yours and paid you 5 coins, plus 2 for the administrator. Your rival took 3 from the Port, and you drew a tile to hold three again.
lesson-event = Order and event
    .task = Every turn, the richest player goes first: now that is you, and your rival has the last word. From turn 2 on, there is an event as well: Reception at the Palace has put a +2 on the Palace. You already control it, so choose the fishmonger to take a second district.
    .done = So every turn has four phases: order, event, tiles, income. An event’s tokens (+2, −2, closed or special) are removed when the next turn begins.
lesson-alone = One is enough
    .task = The fishmonger pushes away all adjacent tiles, even yours, so keep him away from the Palace. The Grand Bazaar is worth 4 coins, and nobody is there: place him on the space to the left of its illustration (a7).
    .done = You may place a merchant where he can do nothing; he still counts. Alone in the Grand Bazaar, he is enough to control it.
lesson-stall = Driven off the board
    .task = Your rival had the last word and placed a favourite below your administrator: a favourite removes an adjacent tile of another guild. A tile that leaves the board goes to the Black Market, which is not in play yet, and its owner chooses where: put yours on the upper left space (d9).
    .done = It does nothing there for now. In the Palace it was then two against one for your rival, who took 7 coins: 5, plus 2 from the event. You took 4 from the Grand Bazaar.

## Pushing and turning

lesson-courier = Pushing against obstacles
    .task = At another table, your rival controls the Palace with two merchants against one. Your courier pushes an adjacent tile straight away from him, up to two steps, but never onto an illustration. Three spaces are free around the rival tile right above the illustration of the Palace (d4): place him where he pushes it out of the Palace.
    .done = The tile was pushed to the left across the border into the Port, and there the next illustration stopped it after one step. With the courier it is now two against one for you, and the Palace is yours.
lesson-architect = A quarter turn
    .task = Your architect has been placed in the upper left corner of the Artisans (f6), and now all tiles beside him move a quarter turn around him: to the right, clockwise, or to the left. One of your tiles is above him, in the Mosque; one of your rival’s is to his left, in the Palace. Turn them the way that brings yours into the Palace.
    .done = Your merchant has come to the Palace, and your rival’s had to go to the Artisans. You cannot turn in a direction that would put a tile on an illustration; a tile that lands outside the districts in play leaves the board.

## New districts

lesson-favourite = The Black Market fills up
    .task = There are four tiles in the Black Market, three of them yours; the fifth makes it full, and it comes into play next turn. This time the favourite is yours: place it in the Grand Bazaar, on the only free space beside your rival’s guild master on b8, which is a8.
    .done = The guild master took the last space, and the Black Market is in play for good: with three tiles against two it is yours. Tiles that leave the board from now on are out of the game.
lesson-governor = Events that wait
    .task = Your rival has 28 coins, and an event was waiting for somebody to have 25: Kindness of the Governor brings the Harem into play. Your rival already has a tile there, and a single one of yours would only make a tie. Choose the merchant who brings along a second tile.
    .done = Conditional events are visible to all and come instead of one from the pile. If several conditions are met, the lowest numeral comes first: that is why Feast of the poor, II, is still waiting, although the five events it requires have been played.
lesson-harem = Everything adds up
    .task = The Harem is worth 5 coins, plus 2 from the event’s token and 2 from the administrator, whoever owns him: 9 in all. Place the influential person there, to the left of your rival’s administrator (c2).
    .done = It is one against one, and while that lasts, the 9 coins go to nobody. But now the influential person calls one of your tiles.
lesson-call = Who can you spare?
    .task = One of your tiles comes here from another district. In the Mosque, the Grand Bazaar and the Black Market you would lose control; in one district you are outnumbered anyway. Call your tile from there.
    .done = Your guild master left the Palace, where it was one against two, and the Harem became yours. This turn brought you 9, 4, 4 and 3 coins, 20 in all, and your rival 11.

## The end

lesson-traitor = The last coins
    .task = When somebody has 75 coins after a payment, the game is over and the richest wins: you have 62, your rival 66, and if nothing changes, each of you gets 11. But if a traitor is in a district that another guild controls, that guild gets only half of the value and the traitor’s guild gets half, both rounded up. Place yours where your rival gets the most: in the Palace, right below its illustration (d7).
    .done = Each of you got 3 for the Palace’s 5 coins, and you have won by 76 coins to 75. A game also ends after the turn of the last of its eleven events, turn 12 at the latest; if players are tied on coins, the one who played earlier in that turn wins.
