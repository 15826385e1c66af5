# La leçon de Bazar : pour chaque étape un titre, ce qu’il y a à faire (.task) et ce qui en résulte (.done).

## Les premiers tours

lesson-guild-master = Quartiers et cases
    .task = Pour gagner, votre guilde doit gagner le plus de pièces : un quartier paie celui qui y a le plus de tuiles. Ce sont les pièces qui font gagner, et elles viennent des quartiers de la ville : l’illustration de chacun dit ce qu’il rapporte par tour. Aucune tuile ne va sur une illustration. C’est le Palais qui rapporte le plus : posez-y votre maître de guilde, juste au-dessus de l’illustration (d4 : colonne d, ligne 4 à partir du haut).
    .done = Votre guilde est dans la ville. Votre adversaire a rejoint le Palais à son tour, puis a posé un premier marchand au Port.
lesson-administrator = Un marchand par tour
    .task = À vous maintenant de poser un des trois marchands de votre main. Choisissez l’administrateur : sa bordure dorée dit qu’il est permanent, et tant qu’il est dans un quartier, celui-ci rapporte 2 pièces de plus.
    .done = Les marchands permanents (administrateur, mendiant, traître) restent face visible et continuent d’agir. Tous les autres agissent une fois, quand on les pose, puis sont retournés face cachée.
lesson-most = Qui est majoritaire
    .task = Un quartier paie la guilde qui y est seule majoritaire en marchands. Au Palais, c’est un contre un, et personne ne serait payé : posez-y l’administrateur, juste au-dessous du maître de guilde adverse (e5).
    .done = Deux contre un : le Palais était à vous et vous a rapporté 5 pièces, plus 2 grâce à l’administrateur. Votre adversaire en a reçu 3 du Port, et vous avez pioché une tuile pour en avoir de nouveau trois en main.
lesson-event = L’ordre et l’événement
    .task = À chaque tour, la guilde la plus riche joue en premier : à présent, c’est la vôtre, et votre adversaire aura le dernier mot. À partir du tour 2, il y a aussi un événement : la Réception au Palais a mis un jeton +2 sur le Palais. Celui-ci est déjà à vous : choisissez donc le poissonnier, pour prendre un deuxième quartier.
    .done = Chaque tour a donc quatre phases : l’ordre, l’événement, les tuiles, les revenus. Les jetons d’un événement (+2, −2, barré ou spécial) disparaissent au début du tour suivant.
lesson-alone = Un seul suffit
    .task = Le poissonnier pousse toutes les tuiles adjacentes, les vôtres aussi : tenez-le donc loin du Palais. Le Grand Bazar vaut 4 pièces, et personne n’y est : posez-le à gauche de son illustration (a7).
    .done = On peut poser un marchand là où il n’a aucun effet ; il compte tout de même. Seul au Grand Bazar, il suffit à le posséder.
lesson-stall = Expulsé du plateau
    .task = Voilà le dernier mot : votre adversaire a posé un favori au-dessous de votre administrateur, et un favori élimine une tuile adjacente d’une autre guilde. Ce qui quitte le plateau va au Marché Noir, qui n’est pas encore en jeu, et c’est son propriétaire qui dit où : mettez votre tuile sur la case en haut à gauche (d9).
    .done = Là, elle ne fait rien pour l’instant. Au Palais, votre adversaire avait alors deux marchands contre un et a reçu 7 pièces : 5, et les 2 de l’événement. Le Grand Bazar vous en a rapporté 4.

## Pousser et faire tourner

lesson-courier = Pousser malgré les obstacles
    .task = À une autre table, votre adversaire possède le Palais avec deux marchands contre un. Votre coursier pousse une tuile adjacente tout droit, de deux cases au plus, mais jamais sur une illustration. Autour de la tuile adverse juste au-dessus de l’illustration du Palais (d4), trois cases sont libres : posez-le sur celle d’où il la pousse hors du Palais.
    .done = La tuile a été poussée vers la gauche jusque dans le Port, où l’illustration suivante l’a arrêtée après une case. Avec le coursier, vous êtes à deux contre un, et le Palais est à vous.
lesson-architect = Un quart de tour
    .task = Votre architecte vient d’être posé dans le coin en haut à gauche des Artisans (f6), et toutes les tuiles à côté de lui vont faire un quart de tour : à droite, dans le sens des aiguilles d’une montre, ou à gauche. Au-dessus de lui, à la Mosquée, attend une de vos tuiles ; à sa gauche, au Palais, s’en trouve une de votre adversaire. Faites-les tourner du côté qui amène la vôtre au Palais.
    .done = Votre marchand est arrivé au Palais, et celui de votre adversaire a dû aller chez les Artisans. Un sens dans lequel une tuile arriverait sur une illustration est fermé ; celle qui arrive hors des quartiers en jeu quitte le plateau.

## De nouveaux quartiers

lesson-favourite = Le Marché Noir se remplit
    .task = Il y a quatre tuiles au Marché Noir, dont trois à vous ; avec la cinquième il est plein, et entre en jeu au tour suivant. Cette fois, le favori est à vous : posez-le au Grand Bazar, sur la seule case libre à côté du maître de guilde adverse, qui est en b8 : la case a8.
    .done = Le maître de guilde a pris la dernière case, et le Marché Noir est en jeu pour de bon : avec trois tuiles contre deux, il est à vous. Les tuiles qui quittent désormais le plateau sont hors du jeu.
lesson-governor = Des événements qui attendent
    .task = Votre adversaire a 28 pièces, et un événement attendait que quelqu’un en ait 25 : la Bonté du Gouverneur met le Harem en jeu. Votre adversaire y a déjà une tuile, et une seule des vôtres ne ferait qu’une égalité. Choisissez le marchand qui en fait venir un second.
    .done = Les événements conditionnels sont visibles de tous et viennent à la place d’une carte de la pile. Si plusieurs conditions sont remplies, le plus petit chiffre romain passe d’abord : c’est pourquoi la Fête des Pauvres, II, attend encore, bien que les cinq événements qu’elle demande aient été joués.
lesson-harem = Tout s’additionne
    .task = Le Harem vaut 5 pièces, 2 de plus grâce au jeton de l’événement, et encore 2 grâce à l’administrateur, quel que soit son propriétaire : 9 en tout. Posez-y la personnalité influente, à gauche de l’administrateur adverse (c2).
    .done = C’est un contre un, et tant que cela dure, les 9 pièces ne vont à personne. Mais la personnalité influente va maintenant faire venir une de vos tuiles.
lesson-call = De qui pouvez-vous vous passer ?
    .task = Une de vos tuiles vient ici d’un autre quartier. À la Mosquée, au Grand Bazar et au Marché Noir, vous perdriez ce que vous possédez ; dans un quartier, vous êtes de toute façon minoritaire. Faites venir la tuile qui s’y trouve.
    .done = Votre maître de guilde a quitté le Palais, où il était seul contre deux, et le Harem est devenu vôtre. Ce tour vous a rapporté 9, 4, 4 et 3 pièces, soit 20, et 11 à votre adversaire.

## La fin

lesson-traitor = Les dernières pièces
    .task = Quand une guilde a 75 pièces après un paiement, la partie est finie et la plus riche gagne : vous en avez 62, votre adversaire 66, et si rien ne change, chacun en recevra 11. Mais si un traître est dans le quartier d’une autre guilde, celle-ci ne reçoit que la moitié de la valeur, et la guilde du traître la moitié aussi, toujours arrondie au-dessus. Posez le vôtre là où votre adversaire reçoit le plus : au Palais, juste au-dessous de l’illustration (d7).
    .done = Des 5 pièces du Palais, chacun en a reçu 3, et vous avez gagné, par 76 pièces à 75. Une partie s’arrête aussi avec le tour du dernier des onze événements, au plus tard au tour 12 ; à égalité de pièces, la guilde qui a joué le plus tôt dans ce tour gagne.
