# La leçon de Moka & Bakchich : pour chaque étape un titre, ce qu’il y a à faire (.task) et ce qui en résulte (.done).

## Le café et les cartes Guilde

lesson-roasting-plant = Le café
    .task = Pour gagner, réunissez six rubis avant les autres ; le café y mène aussi. Cette leçon montre ce qu’ajoute l’extension : si vous découvrez Istanbul, suivez d’abord celle du jeu de base. Il y a quatre quartiers de plus, et une nouvelle façon de payer : le café. On l’obtient chez le Torréfacteur, juste à côté de la Fontaine : allez-y.
    .done = Un assistant y reste et l’action suit, comme toujours. Le café n’est pas une marchandise et ne prend pas de place dans votre charrette : vous pouvez en avoir autant que vous voulez.
lesson-roast = Ce que coûte le café
    .task = Le Torréfacteur prend 2 livres, une marchandise ou une carte de votre main, et donne 2 cafés en échange ; chaque échange se fait une fois au plus. Vous avez 3 livres et 1 fruit, de quoi faire deux de ces échanges : commencez par les livres.
    .done = 2 cafés pour les livres et 2 pour le fruit, cela fait quatre. Une carte Bonus ou une carte Guilde en aurait rapporté 2 de plus.
lesson-guild-hall = La Corporation du café
    .task = Les cartes Guilde agissent à distance : chacune fait ce que fait un des quartiers, en un peu mieux. Elles se piochent à la Corporation du café, à deux quartiers d’ici : allez-y.
    .done = La Corporation du café donne 1 café et deux cartes Guilde, puis vous défaussez une carte Guilde de votre main.
lesson-guild-choice = Quelle carte garder
    .task = « Charrette à bon prix » fait baisser de 2 livres le prix d’une extension, ce qui en laisse 5 à payer. « La tasse de l’habitué » fait baisser d’un café celui d’un rubis de la Maison du café : il y coûte 6 cafés. Vous avez 1 livre et 5 cafés : défaussez la carte qui ne peut pas vous servir.
    .done = Personne d’autre ne sait quelle carte vous tenez. Vous pouvez réunir autant de cartes Guilde que vous voulez.
lesson-guild-turn = Un tour pour une carte
    .task = Une carte Guilde prend tout un tour : votre marchand ne se déplace pas, n’a pas besoin d’assistant, ne paie pas de péage et ne rencontre personne. Peu importe où il se trouve. Au lieu de vous déplacer, jouez « La tasse de l’habitué ».
    .done = Vous avez payé 5 cafés et pris un rubis de la Maison du café, à cinq quartiers d’ici. Ses rubis coûtent 6, 7, 8, 9 et 10 cafés : le prochain en coûte 7.

## Le Caravansérail et le Marchand de café

lesson-bonus-cards = De nouvelles cartes Bonus
    .task = Quelques manches plus tard, vous agissez au Caravansérail, qui donne désormais 1 café en plus de ses deux cartes Bonus. Ces deux cartes sont nouvelles : « Café » rapporte 2 cafés à tout moment de votre tour, « Charrette bis » répète l’action du Fabricant de charrettes. Vous amassez du café : défaussez la carte qui n’en rapporte pas.
    .done = « Café » reste dans votre main. D’autres cartes nouvelles échangent marchandises et cafés, mettent un dé sur six ou mènent votre marchand dans un coin du bazar.
lesson-coffee-trader = Le Marchand de café
    .task = Le Marchand de café est ici, lui aussi. Comme le Gouverneur et le Contrebandier, il se rencontre après l’action : il donne 1 café, contre 2 livres ou une marchandise. Vous avez 2 livres : rencontrez-le.
    .done = Vous avez un café de plus, contre vos 2 livres, et les dés envoient le Marchand de café au Marché Noir.

## La barrière

lesson-barrier = La Taverne
    .task = À la Taverne, le café vous ouvre trois offres : la barrière, une tuile pour le reste de la partie ou, avec des marchandises, un rubis. Votre charrette porte tout ce que demande le Sultan, mais son Palais est à quatre quartiers. Posez la barrière, pour 2 de vos 3 cafés : elle vous permet d’agir dans l’un des deux quartiers qu’elle sépare.
    .done = Le café est payé. La barrière se pose entre deux quartiers voisins quelconques ; vous agissez dans l’un des deux comme si votre marchand y était.
lesson-set-barrier = De quel côté
    .task = Vous voulez agir au Palais du Sultan. Au Salon de thé, juste à côté, votre adversaire a aussi de quoi payer un rubis. Agissez au Palais du Sultan, avec la barrière du côté du Salon de thé.
    .done = Le rubis est à vous, sans assistant laissé au Palais. Vous avez le droit de passage : personne d’autre ne passe la barrière tant qu’elle n’est pas reposée, et le détour est de trois quartiers.

## Le bakchich, et la fin

lesson-movement-tile = Une tuile de la Taverne
    .task = Bien plus tard, vous avez 4 rubis et votre adversaire 5. Vous avez acheté une tuile Mouvement à la Taverne : au lieu d’un déplacement normal, votre marchand peut aller aussi loin que vous voulez le long de sa ligne ou de sa colonne. Allez tout droit à la Taverne, à trois quartiers d’ici.
    .done = La tuile sert à chaque tour. L’autre sorte, la tuile Rencontre, vous épargne ce que demandent le Gouverneur, le Contrebandier et le Marchand de café.
lesson-baksheesh = Le bakchich
    .task = Pour 4 cafés et les marchandises de la tuile Bakchich, 3 fruits pour l’instant, la Taverne vous trouve un rubis. Vous avez 12 cafés et 3 fruits : prenez le rubis.
    .done = Le café et les fruits sont payés. La tuile Bakchich est retournée : la prochaine fois, elle demandera 3 épices.
lesson-dearer = D’où il vient
    .task = Le rubis vient du Palais du Sultan, de chez le Marchand de gemmes ou de la Maison du café, et le suivant y coûtera plus cher. Votre adversaire est à côté du Marchand de gemmes avec 18 livres, exactement son prix. Prenez le rubis là où cela déjoue ce plan.
    .done = Vous avez 5 rubis, et le Marchand de gemmes demande maintenant 19 livres : une de plus que n’en a votre adversaire.
lesson-coffee-house = Le sixième rubis
    .task = Vous êtes à la Taverne avec 8 cafés. Quel quartier, à deux quartiers d’ici, vend un rubis pour ce prix-là ? Allez-y.
    .done = Six rubis : avec l’extension, cette manche devient la dernière, quel que soit le nombre de joueurs. Votre adversaire joue encore un tour, puis le plus grand nombre de rubis l’emporte : six contre cinq, la partie est à vous.
