# La leçon du jeu de dés : pour chaque étape un titre, ce qu’il y a à faire (.task) et ce qui en résulte (.done).

## Les premiers tours

lesson-throw-again = Lancer et relancer
    .task = Pour gagner, réunissez six rubis avant les autres, cinq à quatre joueurs. La partie est une course à six rubis, et chaque tour commence par un lancer de cinq dés : les vôtres montrent 2 tissus, 1 fruit, 1 pièce et 1 carte. Suivent deux actions : la paire de tissus sert à l’une, la pièce à l’autre. Contre votre cristal, relancez le fruit et la carte.
    .done = Vous avez obtenu une épice et une deuxième pièce. Le cristal est payé ; avec un autre, vous pourriez relancer encore, autant de fois que vous avez de cristaux.
lesson-same-goods = Deux marchandises identiques
    .task = Les dés sont perdus à la fin du tour, les marchandises de votre réserve non. Pour votre première action, échangez les 2 marchandises identiques de vos dés contre 1 de même couleur.
    .done = Deux dés ont servi, et 1 tissu est dans votre réserve. Il remplacera désormais un dé Tissu.
lesson-coins = Les pièces
    .task = Il reste une action. Les dés Pièce rapportent 2 livres chacun, et servent tous à la fois : échangez les vôtres.
    .done = Vous avez 4 livres. L’épice inutilisée est perdue, et les cinq dés passent à votre adversaire.
lesson-sell = Une carte aussi pour les autres
    .task = Votre adversaire a utilisé une carte Bazar, « Tissus recherchés », et pris 4 livres. Une telle carte offre aussi quelque chose aux autres : vous pouvez vendre 1 tissu pour 4 livres, autant que rapportent deux pièces. Dites oui.
    .done = Votre tissu est vendu et vous avez 8 livres. C’était une offre, pas une obligation, et chacun des autres peut la prendre une fois.
lesson-three-different = Des marchandises différentes
    .task = C’est de nouveau votre tour, avec 1 fruit, 1 épice, 1 bijou et 2 cartes. Deux marchandises différentes rapportent un cristal, trois une marchandise marron, quatre 2 marchandises au choix. Servez-vous de tous vos dés de marchandises.
    .done = La marchandise marron est dans votre réserve. Elle remplacera une marchandise de n’importe quelle couleur.
lesson-cards = Les cartes Bazar
    .task = Chaque dé Carte que vous utilisez révèle une carte Bazar, et vous utilisez une des cartes révélées. Révélez maintenant des cartes Bazar avec vos deux dés Carte.
    .done = Avec deux cartes, on a le choix. Vous en utilisez une ; l’autre est défaussée sans effet.
lesson-use-card = L’une des deux
    .task = « Étal de tissus » vous rapporte 1 tissu, et votre adversaire peut en acheter un pour 2 livres. « Grande foule : livres » rapporte 8 livres si vous avez utilisé au moins 2 dés Carte, et rien aux autres. Utilisez celle qui vaut le plus pour vous.
    .done = Vos deux dés Carte remplissaient la condition : 8 livres de plus, 16 en tout. Sans eux, la carte aurait rapporté 1 livre.
lesson-first-ruby = Le premier rubis
    .task = Les rubis font gagner, et chaque zone les vend à son prix : des marchandises d’une couleur, de toutes les couleurs sur le Tapis de gauche, des livres sur le Tapis de droite. Sur ce dernier, le prochain rubis coûte 12 livres, et vous en avez 16 : achetez un rubis.
    .done = Voilà votre premier rubis. Le suivant du Tapis de droite coûte 14 livres, pour tout le monde : chaque rubis pris augmente le prix de sa zone.
lesson-mosque-tile = Une tuile Mosquée
    .task = Les tuiles Mosquée servent à chacun des tours à venir. La tuile Cristal (épices) coûte 3 épices : vos dés en montrent 2, et votre marchandise marron remplace la troisième. Achetez une tuile Mosquée.
    .done = Dès votre prochain tour, la tuile vous rapporte 1 cristal au début de chaque tour. Une nouvelle tuile visible a pris sa place.

## Plus tard dans la partie

lesson-income = Les tuiles au travail
    .task = Quelques manches plus tard, votre adversaire et vous avez 4 rubis chacun. Vos quatre tuiles Mosquée viennent de rapporter 3 livres, 1 cristal, un sixième dé et une troisième action. Gardez les 2 tissus et le bijou : contre le cristal, relancez les trois autres dés.
    .done = Voici un troisième tissu. Avec votre réserve de 3 bijoux et 1 marchandise marron, ce tour peut rapporter deux rubis.
lesson-fifth-tile = La cinquième tuile Mosquée
    .task = La Mosquée a aussi des rubis : à deux ou trois joueurs, on en prend un dès que l’on a cinq tuiles Mosquée. Vous en avez quatre, et 3 tissus paient la tuile Tissu. Achetez une tuile Mosquée.
    .done = Deux dés Tissu sont payés. Un tissu est encore dû, et il y a deux façons de le payer.
lesson-keep-brown = Avec quoi payer
    .task = Le troisième tissu peut être un dé ou votre marchandise marron. Payez avec ce que vous perdriez de toute façon à la fin du tour.
    .done = La tuile est à vous, et avec elle un rubis de la Mosquée : cinq rubis. La marchandise marron est toujours dans votre réserve.
lesson-sixth-ruby = Le sixième rubis
    .task = Il manque un rubis. Le prochain de la zone Bijoux coûte 5 bijoux : votre dé Bijou, les 3 bijoux de votre réserve et la marchandise marron que vous avez gardée. Achetez un rubis.
    .done = Six rubis : cette manche est la dernière, et votre adversaire joue encore un tour. Ensuite, le plus grand nombre de rubis l’emporte : six contre quatre, la partie est à vous. À égalité de rubis, les livres, marchandises et cristaux décideraient.
