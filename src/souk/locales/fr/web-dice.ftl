# Ce que les pages disent du jeu de dés, à côté des phrases du jeu : de courtes notes sur la table.

web-title-dice = Istanbul, le jeu de dés
    .about = Cinq dés, deux actions par tour, des tuiles Mosquée et des cartes Bazar. Six rubis pour gagner, cinq à quatre joueurs.
web-option-circles = Rubis retirés à 2 joueurs
web-option-circles-2p_first = Les moins chers des deux tapis
web-option-circles-2p_lira = Le moins cher du Tapis de droite
web-option-circles-2p_last = Le plus cher de chaque zone
web-option-ladder = Prix en marchandises à 4 joueurs

## Quantités

web-dice-some-red = { $count ->
    [one] { $count } tissu
   *[other] { $count } tissus
}
web-dice-some-yellow = { $count ->
    [one] { $count } fruit
   *[other] { $count } fruits
}
web-dice-some-green = { $count ->
    [one] { $count } épice
   *[other] { $count } épices
}
web-dice-some-blue = { $count ->
    [one] { $count } bijou
   *[other] { $count } bijoux
}
web-dice-some-brown = { $count ->
    [one] { $count } marchandise marron
   *[other] { $count } marchandises marron
}
web-dice-some-goods = { $count ->
    [one] { $count } marchandise au choix
   *[other] { $count } marchandises au choix
}
web-dice-some-different = { $count ->
    [one] { $count } marchandise d’une autre couleur
   *[other] { $count } marchandises différentes
}
web-dice-some-crystal = { $count ->
    [one] { $count } cristal
   *[other] { $count } cristaux
}
web-dice-some-lira = { $count ->
    [one] { $count } livre
   *[other] { $count } livres
}
web-dice-some-tile = { $count ->
    [one] { $count } tuile Mosquée
   *[other] { $count } tuiles Mosquée
}
web-dice-some-ruby = { $count ->
    [one] { $count } rubis d’une zone au choix
   *[other] { $count } rubis de zones au choix
}
web-dice-some-zone_ruby = { $count ->
    [one] { $count } rubis
   *[other] { $count } rubis
}
web-dice-some-coin = { $count ->
    [one] { $count } dé Pièce
   *[other] { $count } dés Pièce
}

## Ce qu’on demande

web-dice-ask-throw_again = Relancez-vous des dés ?
web-dice-help-throw_again = Choisissez des dés sur le plateau pour les relancer contre un cristal.
web-dice-ask-act = Choisissez une action
web-dice-help-act = Vous pouvez combiner dés et réserve. Touchez un rubis ou une tuile pour l’acheter.
web-dice-ask-meet = « { $card } » : remplissez-vous sa condition ?
web-dice-ask-share = « { $card } » : prenez-vous votre part ?

## Ce que les actions et les cartes apportent

web-dice-exchange = vous donneriez { $uses } contre { $gives }
web-dice-same = possible avec { $colours } : { $goods } contre { $tokens } de même couleur
web-dice-cards = { $count ->
    [one] vous révélez une carte et l’utilisez
   *[other] vous révélez jusqu’à { $count } cartes et en utilisez une
}
web-dice-tiles-payable = vous pourriez prendre : { $tiles }
web-dice-zones-payable = vous pourriez acheter un rubis ici : { $zones }
web-dice-lacking = Vous ne pouvez pas payer { $price } pour l’instant.
web-dice-for = { $gift } contre { $price }

## Zones de rubis et Mosquée

web-dice-zones = Zones de rubis
web-dice-rubies-left = { $count ->
    [0] plus de rubis
    [one] { $count } rubis restant
   *[other] { $count } rubis restants
}
web-dice-next = le prochain coûte { $price }
web-dice-then = puis { $prices }
web-dice-can-buy = vous pouvez l’acheter
web-dice-none = épuisé
web-dice-display = Tuiles Mosquée disponibles
web-dice-mosque-tiles = { $owned } sur { $tiles }
web-dice-mosque-goal = Objectif : { $tiles ->
    [one] { $tiles } tuile Mosquée
   *[other] { $tiles } tuiles Mosquée
} pour un rubis (rubis restants : { $rubies }). Vous en avez { $owned }.
web-dice-pile = tuiles face cachée
web-dice-under = La prochaine tuile est connue : { $tile }
web-dice-costs = coûte { $price }
web-dice-tile-lira = { $count ->
    [one] +{ $count } livre par tour
   *[other] +{ $count } livres par tour
}
web-dice-tile-crystals = { $count ->
    [one] +{ $count } cristal par tour
   *[other] +{ $count } cristaux par tour
}
web-dice-tile-cards = { $count ->
    [one] +{ $count } carte par tour
   *[other] +{ $count } cartes par tour
}
web-dice-tile-actions = { $count ->
    [one] +{ $count } action par tour
   *[other] +{ $count } actions par tour
}
web-dice-tile-dice = { $count ->
    [one] +{ $count } dé
   *[other] +{ $count } dés
}
web-dice-tile-red = tissu avec les pièces
web-dice-tile-yellow = fruit avec les pièces
web-dice-tile-green = épice avec les pièces
web-dice-tile-blue = bijou avec les pièces

## Le plateau à dés

web-dice-your-dice = { $extra ->
    [0] Vos dés
    [one] Vos dés, dont { $extra } de votre tuile
   *[other] Vos dés, dont { $extra } de vos tuiles
}
web-dice-dice-of = { $extra ->
    [0] Dés { $who_of }
    [one] Dés { $who_of }, dont { $extra } de sa tuile
   *[other] Dés { $who_of }, dont { $extra } de ses tuiles
}
web-dice-dice = Dés
web-dice-die = Dé { $n } : { $face }
web-dice-pay-die = Payer avec un dé : { $face }
web-dice-no-dice = Plus de dé à utiliser.
web-dice-actions = actions
web-dice-actions-left = { $count ->
    [one] { $count } action restante
   *[other] { $count } actions restantes
}
web-dice-due = Reste à payer : { $due }
web-dice-due-short = reste à payer
web-dice-different = toutes différentes
web-dice-pick-dice = Choisissez les dés à relancer
web-dice-throw = { $count ->
    [one] Relancer { $count } dé
   *[other] Relancer { $count } dés
}
web-dice-crystals = { $count ->
    [one] { $count } cristal : un lancer
   *[other] { $count } cristaux : un lancer chacun
}
web-dice-revealed = Cartes Bazar révélées
web-dice-supply = Réserve commune
web-dice-supply-about = Ce que personne ne possède. Si elle ne suffit pas, chaque joueur rend une unité de cette sorte.
web-dice-short = pas assez en réserve : chacun en rend 1
web-dice-bazaar = Cartes Bazar : pioche { $deck }, défausse { $discarded }

## Devant les joueurs

web-dice-lira = { $count ->
    [one] livre
   *[other] livres
}
web-dice-crystals-short = { $count ->
    [one] cristal
   *[other] cristaux
}
web-dice-stock = Réserve
web-dice-pay-token = Payer avec votre réserve : { $good } ({ $count })
web-dice-tiles = tuiles Mosquée : { $owned }/{ $tiles }
web-dice-tiles-all = { $owned ->
    [one] { $owned } tuile Mosquée
   *[other] { $owned } tuiles Mosquée
}
web-dice-own-tiles = Vos tuiles Mosquée
web-dice-mosque-ruby = rubis de la Mosquée obtenu
web-dice-no-tiles = pas encore de tuile Mosquée
web-dice-fresh = dès le prochain tour
web-dice-tally-rubies = rubis
    .some = { $count ->
        [one] un rubis
       *[other] { $count } rubis
    }
web-dice-tally-tiles = tuiles Mosquée
web-dice-tally-lira = livres, une fois tout vendu

## Modifier une position

web-edit-display = tuile visible
web-edit-face = dés non utilisés, { $unit }
