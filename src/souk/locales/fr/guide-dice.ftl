# Le guide du jeu de dés : voir guide-istanbul.ftl.

guide-title = Le jeu de dés en deux pages
guide-section-turn = Un tour en quatre images
guide-section-ruby = Un rubis
guide-section-goods = Des marchandises
guide-section-help = De l’aide
guide-section-lira = Livres et cartes
guide-section-tiles = Tuiles Mosquée
guide-section-bazaar = Cartes Bazar
guide-section-finer = Finesses
guide-section-end = Fin de partie

guide-goal = On termine alors la manche, et le plus de rubis gagne. Livres, marchandises et cristaux départagent.
    .heading = Le premier à { $rubies_target } rubis
    .picture = Des rubis, et des dés : tissu, fruit, bijou.
guide-income = Vos tuiles Mosquée rapportent : livres, cristal, carte.
    .heading = Revenus
    .picture = Deux tuiles Mosquée, l’une avec un cristal, l’autre avec des livres.
guide-throw = { $dice_common ->
    [one] { $dice_common } dé
   *[other] { $dice_common } dés
}. Contre un cristal, relancez ceux que vous voulez.
    .heading = Lancer
    .picture = Trois dés roulent ; un cristal est à côté.
guide-actions = { $turn_actions ->
    [one] { $turn_actions } action
   *[other] { $turn_actions } actions
}. Payez en dés et en marchandises stockées, mélangés à votre gré.
    .heading = Agir
    .picture = Deux dés Tissu et une marchandise du stock deviennent un rubis.
guide-pass_on = Les faces inutilisées sont perdues. Votre stock reste.
    .heading = Passer
    .picture = Les dés passent d’un joueur au suivant.
guide-brown = Elle remplace n’importe quelle couleur qui vous manque.

guide-ruby = payez le prix d’une zone
guide-mosque = payez ses marchandises ; elle agit dès votre prochain tour
guide-same_goods = gardez-en une
    .heading = Deux identiques
guide-four_different = gardez-en deux au choix
    .heading = Quatre différentes
guide-two_different = un cristal, pour relancer
    .heading = Deux différentes
guide-three_different = une marchandise marron
    .heading = Trois différentes
guide-lira = { $action_lira_each } par face Pièce, toutes d’un coup
guide-cards = une par face Carte ; utilisez-en une

guide-tiles = Une tuile agit dès votre prochain tour. Plusieurs pareilles s’ajoutent ; avec { $rubies_mosque_tiles ->
    [one] { $rubies_mosque_tiles } tuile
   *[other] { $rubies_mosque_tiles } tuiles
}, prenez un rubis.
    .heading = Elles restent
guide-income_tiles = Un cristal, { $tile_lira_red_lira } ₺ ou une carte Bazar au début de chacun de vos tours.
    .heading = Revenus
guide-good_tiles = Chaque fois que vous prenez des livres pour des faces Pièce, une marchandise de la couleur de la tuile s’y ajoute.
    .heading = Marchandises
guide-more_tiles = Une action de plus par tour, ou un dé de plus à vous.
    .heading = Plus de tout
guide-upper = Le haut n’est que pour vous ; ensuite chacun des autres peut prendre le bas.
    .heading = À vous, puis aux autres
guide-arrows = Avant une flèche rouge, ce que vous défaussez ; avant une flèche simple, ce que vous devez avoir et gardez.
    .heading = Flèches
guide-instead = Une carte à condition rapporte alors { $card_faces_lira_instead } ₺.
    .heading = Si vous ne pouvez ou ne voulez pas
guide-dearer = Chaque rubis pris rend le suivant de sa zone plus cher, pour tout le monde.
    .heading = Les prix montent
guide-carpets = L’un se paie en livres, l’autre avec une marchandise de chaque couleur et d’autres au choix.
    .heading = Tapis
guide-shortage = Tous ceux qui en ont en rendent une, jusqu’à ce qu’il y en ait assez.
    .heading = Quand il n’y en a plus
guide-faces = Chaque dé sert une fois. Aucune marchandise ne remplace une face Pièce ou Carte, et une face Pièce n’est pas une livre.
    .heading = Pièces et cartes
guide-ties = Le plus de livres gagne ; chaque marchandise compte { $worth_good }, chaque cristal { $worth_crystal }.
    .heading = À égalité de rubis
