# Le jeu de dés. Une unité (zone, tuile, carte…) est son nom avec les formes que demandent les phrases, comme dans
# istanbul.ftl. Prix et gains entiers viennent des données : $cost, $costs, $gives, $others_cost, $others_get, $or_get.

title-dice = Istanbul, le jeu de dés

## Quantités

n-lira = { $lira ->
    [one] { $lira } livre
   *[other] { $lira } livres
}
n-rubies = { $rubies } rubis
n-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
n-actions = { $actions ->
    [one] { $actions } action de plus
   *[other] { $actions } actions de plus
}
n-crystals = { $crystals ->
    [one] { $crystals } cristal
   *[other] { $crystals } cristaux
}
n-cards = { $cards ->
    [one] { $cards } carte Bazar
   *[other] { $cards } cartes Bazar
}
n-browns = { $browns ->
    [one] { $browns } marchandise marron
   *[other] { $browns } marchandises marron
}
n-faces = { $faces ->
    [one] { $faces } dé Carte
   *[other] { $faces } dés Carte
}
nothing = rien

## Ce que l’on possède

resource-red = tissu
    .letter = T
    .some = { $count ->
        [one] { $count } tissu
       *[other] { $count } tissus
    }
    .about = Le tissu, rouge, lettre T, est une des quatre marchandises de couleur. En réserve, elle remplace un dé qui la montre.
resource-yellow = fruit
    .letter = F
    .some = { $count ->
        [one] { $count } fruit
       *[other] { $count } fruits
    }
    .about = Le fruit, jaune, lettre F, est une des quatre marchandises de couleur. En réserve, elle remplace un dé qui la montre.
resource-green = épice
    .letter = É
    .some = { $count ->
        [one] { $count } épice
       *[other] { $count } épices
    }
    .about = L’épice, verte, lettre É, est une des quatre marchandises de couleur. En réserve, elle remplace un dé qui la montre.
resource-blue = bijou
    .letter = B
    .some = { $count ->
        [one] { $count } bijou
       *[other] { $count } bijoux
    }
    .about = Le bijou, bleu, lettre B, est une des quatre marchandises de couleur. En réserve, elle remplace un dé qui la montre.
resource-brown = marchandise marron
    .letter = M
    .some = { $count ->
        [one] { $count } marchandise marron
       *[other] { $count } marchandises marron
    }
    .about = Une marchandise marron, lettre M, remplace une marchandise de n’importe quelle couleur.
resource-crystal = cristal
    .letter = ◇
    .some = { $count ->
        [one] { $count } cristal
       *[other] { $count } cristaux
    }
    .about = Un cristal, signe ◇, permet de relancer ceux de vos dés que vous voulez.
resource-lira = livre
    .letter = ₺
    .some = { $count ->
        [one] { $count } livre
       *[other] { $count } livres
    }
    .about = Les livres, signe ₺, achètent les rubis du Tapis de droite et départagent les égalités de rubis.
resource-goods = marchandise au choix
    .some = { $count ->
        [one] { $count } marchandise au choix
       *[other] { $count } marchandises au choix
    }
resource-tile = tuile Mosquée
    .some = { $count ->
        [one] { $count } tuile Mosquée
       *[other] { $count } tuiles Mosquée
    }
resource-ruby = rubis
    .some = { $count ->
        [one] { $count } rubis au choix
       *[other] { $count } rubis au choix
    }
colour-red = { resource-red }
    .about = { resource-red.about }
colour-yellow = { resource-yellow }
    .about = { resource-yellow.about }
colour-green = { resource-green }
    .about = { resource-green.about }
colour-blue = { resource-blue }
    .about = { resource-blue.about }

## Les dés, et ce qui paie

face-red = tissu
    .letter = { resource-red.letter }
    .some = { resource-red.some }
    .dice = { $count ->
        [one] { $count } dé Tissu
       *[other] { $count } dés Tissu
    }
    .about = Un dé Tissu vaut un tissu ; avec d’autres, il achète mieux.
face-yellow = fruit
    .letter = { resource-yellow.letter }
    .some = { resource-yellow.some }
    .dice = { $count ->
        [one] { $count } dé Fruit
       *[other] { $count } dés Fruit
    }
    .about = Un dé Fruit vaut un fruit ; avec d’autres, il achète mieux.
face-green = épice
    .letter = { resource-green.letter }
    .some = { resource-green.some }
    .dice = { $count ->
        [one] { $count } dé Épice
       *[other] { $count } dés Épice
    }
    .about = Un dé Épice vaut une épice ; avec d’autres, il achète mieux.
face-blue = bijou
    .letter = { resource-blue.letter }
    .some = { resource-blue.some }
    .dice = { $count ->
        [one] { $count } dé Bijou
       *[other] { $count } dés Bijou
    }
    .about = Un dé Bijou vaut un bijou ; avec d’autres, il achète mieux.
face-coin = pièce
    .letter = P
    .some = { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
    .dice = { $count ->
        [one] { $count } dé Pièce
       *[other] { $count } dés Pièce
    }
    .about = Les pièces, lettre P, s’échangent toutes à la fois, contre { $lira_each ->
        [one] { $lira_each } livre
       *[other] { $lira_each } livres
    } chacune.
face-card = carte
    .letter = C
    .some = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
    .dice = { $count ->
        [one] { $count } dé Carte
       *[other] { $count } dés Carte
    }
    .about = Chaque dé Carte, lettre C, révèle une carte Bazar ; vous en utilisez une.
item-face_red = un dé Tissu
    .about = { face-red.about }
item-face_yellow = un dé Fruit
    .about = { face-yellow.about }
item-face_green = un dé Épice
    .about = { face-green.about }
item-face_blue = un dé Bijou
    .about = { face-blue.about }
item-token_red = tissu de votre réserve
    .about = { resource-red.about }
item-token_yellow = fruit de votre réserve
    .about = { resource-yellow.about }
item-token_green = épice de votre réserve
    .about = { resource-green.about }
item-token_blue = bijou de votre réserve
    .about = { resource-blue.about }
item-brown = une marchandise marron
    .about = { resource-brown.about }

## Zones de rubis

zone-red = zone Tissus
    .short = Tissus
    .of = de la zone Tissus
    .state = { $price } { resource-red.letter }
    .brief = { $price }
    .about = Un rubis coûte le nombre de tissus indiqué. Chaque rubis pris augmente le prix du suivant.
zone-yellow = zone Fruits
    .short = Fruits
    .of = de la zone Fruits
    .state = { $price } { resource-yellow.letter }
    .brief = { $price }
    .about = Un rubis coûte le nombre de fruits indiqué. Chaque rubis pris augmente le prix du suivant.
zone-green = zone Épices
    .short = Épices
    .of = de la zone Épices
    .state = { $price } { resource-green.letter }
    .brief = { $price }
    .about = Un rubis coûte le nombre d’épices indiqué. Chaque rubis pris augmente le prix du suivant.
zone-blue = zone Bijoux
    .short = Bijoux
    .of = de la zone Bijoux
    .state = { $price } { resource-blue.letter }
    .brief = { $price }
    .about = Un rubis coûte le nombre de bijoux indiqué. Chaque rubis pris augmente le prix du suivant.
zone-left_carpet = Tapis de gauche
    .short = Tapis gauche
    .of = du Tapis de gauche
    .state = { $price ->
        [0] { resource-red.letter }{ resource-yellow.letter }{ resource-green.letter }{ resource-blue.letter }
       *[other] { resource-red.letter }{ resource-yellow.letter }{ resource-green.letter }{ resource-blue.letter } +{ $price }
    }
    .brief = +{ $price }
    .about = Un rubis coûte une marchandise de chaque couleur, plus le nombre indiqué de marchandises au choix.
zone-right_carpet = Tapis de droite
    .short = Tapis droite
    .of = du Tapis de droite
    .state = { $price } ₺
    .brief = { $price }
    .about = Un rubis coûte le nombre de livres indiqué. Il ne se paie qu’en livres.
zone-mosque = Mosquée
    .short = Mosquée
    .of = de la Mosquée
    .state = { $rubies_mosque_tiles ->
        [one] { $rubies_mosque_tiles } tuile
       *[other] { $rubies_mosque_tiles } tuiles
    }
    .brief = –
    .about = Dès que vous avez { $rubies_mosque_tiles ->
        [one] { $rubies_mosque_tiles } tuile
       *[other] { $rubies_mosque_tiles } tuiles
    } Mosquée, vous prenez un rubis ici, une seule fois. Il ne s’achète pas.

## Tuiles Mosquée. La couleur est celle du prix

tile-lira_red = tuile Livres (tissus)
    .short = livres
    .state = +{ $lira } ₺ par tour
tile-lira_yellow = tuile Livres (fruits)
    .short = livres
    .state = +{ $lira } ₺ par tour
tile-lira_green = tuile Livres (épices)
    .short = livres
    .state = +{ $lira } ₺ par tour
tile-lira_blue = tuile Livres (bijoux)
    .short = livres
    .state = +{ $lira } ₺ par tour
tile-crystal_red = tuile Cristal (tissus)
    .short = cristal
    .state = +{ $crystals } ◇ par tour
tile-crystal_yellow = tuile Cristal (fruits)
    .short = cristal
    .state = +{ $crystals } ◇ par tour
tile-crystal_green = tuile Cristal (épices)
    .short = cristal
    .state = +{ $crystals } ◇ par tour
tile-crystal_blue = tuile Cristal (bijoux)
    .short = cristal
    .state = +{ $crystals } ◇ par tour
tile-bazaar_red = tuile Bazar (tissus)
    .short = bazar
    .state = +{ n-cards }
tile-bazaar_yellow = tuile Bazar (fruits)
    .short = bazar
    .state = +{ n-cards }
tile-bazaar_green = tuile Bazar (épices)
    .short = bazar
    .state = +{ n-cards }
tile-bazaar_blue = tuile Bazar (bijoux)
    .short = bazar
    .state = +{ n-cards }
tile-good_red = tuile Tissu
    .short = tissu
    .state = +1 tissu avec pièces
tile-good_yellow = tuile Fruit
    .short = fruit
    .state = +1 fruit avec pièces
tile-good_green = tuile Épice
    .short = épice
    .state = +1 épice avec pièces
tile-good_blue = tuile Bijou
    .short = bijou
    .state = +1 bijou avec pièces
tile-action_red = tuile Action (tissus)
    .short = action
    .state = { n-actions }
tile-action_yellow = tuile Action (fruits)
    .short = action
    .state = { n-actions }
tile-action_green = tuile Action (épices)
    .short = action
    .state = { n-actions }
tile-action_blue = tuile Action (bijoux)
    .short = action
    .state = { n-actions }
tile-die = tuile Dé
    .short = dé
    .state = +{ n-dice }
about-cost = Elle coûte { $cost }.
about-income = Au début de chacun de vos tours, vous prenez { $income }.
about-cards = Au début de chacun de vos tours, vous révélez { n-cards } et en utilisez une. Les dés Carte ne comptent pas pour elle.
about-bonus = Chaque fois que vous échangez vos pièces, vous prenez aussi { $bonus }.
about-actions = Dès votre prochain tour, vous avez { n-actions }.
about-dice = Dès votre prochain tour, vous lancez { n-dice } de plus.
about-plain = Elle n’apporte rien d’autre.

## Cartes Bazar

card-sale_red = Tissus recherchés
card-sale_yellow = Fruits recherchés
card-sale_green = Épices recherchées
card-sale_blue = Bijoux recherchés
card-sale_crystal = Cristaux recherchés
card-brown_red = Tissus pour les autres
card-brown_yellow = Fruits pour les autres
card-brown_green = Épices pour les autres
card-brown_blue = Bijoux pour les autres
card-good_red = Étal de tissus
card-good_yellow = Étal de fruits
card-good_green = Étal d’épices
card-good_blue = Étal de bijoux
card-crystal_and_lira = Cristal et livres
card-faces_goods = Grande foule : marchandises
card-faces_lira = Grande foule : livres
card-faces_brown = Grande foule : marron
card-browns_lira = Réserve marron : livres
card-browns_goods = Réserve marron : marchandises
card-browns_brown = Réserve marron : marron
card-swap_tile = Tuile contre tuile
card-buy_tile = Tuile contre livres
card-crystal_for_brown = Marron contre cristal
card-good_for_goods = Troc de marchandises
card-ruby_for_browns = Rubis contre marron
card-ruby_for_crystals = Rubis contre cristaux
about-take = Prenez { $gives }.
about-deal = Donnez { $costs } pour { $gives }. Ou prenez { $instead ->
    [one] { $instead } livre
   *[other] { $instead } livres
}.
about-if = Si { $conditions }, prenez { $gives }. Sinon, prenez { $instead ->
    [one] { $instead } livre
   *[other] { $instead } livres
}.
about-faces = vous avez utilisé au moins { n-faces } pour l’avoir
about-browns = vous possédez au moins { n-browns }, que vous gardez
about-costs = vous donnez { $costs }
about-and = { $first } et si { $last }
about-or = { $first } ou { $last }
about-sale = Les autres peuvent chacun donner { $others_cost } pour { $others_get }.
about-gift = Les autres peuvent chacun prendre { $others_get }.

## Actions

action-same_goods = marchandises identiques
    .do = { $goods } identiques contre { $tokens } de même couleur
    .about = Payez { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    } d’une même couleur, avec des dés, votre réserve ou des marron, et prenez-en { $tokens } de cette couleur.
action-two_different = deux différentes
    .do = { $goods } différentes contre { $gives }
    .about = { about-different }
action-three_different = trois différentes
    .do = { $goods } différentes contre { $gives }
    .about = { about-different }
action-four_different = quatre différentes
    .do = { $goods } différentes contre { $gives }
    .about = { about-different }
action-lira = livres
    .do = toutes les pièces contre des livres
    .about = Tous vos dés Pièce servent à la fois et rapportent { $each ->
        [one] { $each } livre
       *[other] { $each } livres
    } chacun.
action-cards = cartes Bazar
    .do = révéler des cartes Bazar
    .about = Utilisez autant de dés Carte que vous voulez. Chacun révèle une carte Bazar ; vous en utilisez une.
action-mosque = tuile Mosquée
    .do = acheter une tuile Mosquée
    .about = Payez les marchandises d’une des tuiles visibles et prenez-la. Elle sert dès votre prochain tour.
action-ruby = rubis
    .do = acheter un rubis
    .about = Payez le prix indiqué dans une zone et prenez-y un rubis.
about-different = Payez { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
} de couleurs différentes, avec des dés, votre réserve ou des marron, et prenez { $gives }.

## Ce qui se passe : après le nom ou « Vous »

event-turn_begins = { $you ->
    [yes] commencez votre tour, manche { $round }
   *[no] commence son tour, manche { $round }
}
event-throws = { $you ->
    [yes] lancez { n-dice }
   *[no] lance { n-dice }
}
event-throws_again = { $you ->
    [yes] relancez { n-dice }
   *[no] relance { n-dice }
}
event-shows = { $you ->
    [yes] avez { $face_some } sur les dés
   *[no] a { $face_some } sur les dés
}
event-throws-shows = { $you ->
    [yes] lancez { n-dice } ({ $face_some })
   *[no] lance { n-dice } ({ $face_some })
}
event-throws_again-shows = { $you ->
    [yes] relancez { n-dice } ({ $face_some })
   *[no] relance { n-dice } ({ $face_some })
}
event-acts = { $you ->
    [yes] choisissez l’action « { $action } »
   *[no] choisit l’action « { $action } »
}
event-gains = { $you ->
    [yes] prenez { $resource_some }
   *[no] prend { $resource_some }
}
event-pays = { $you ->
    [yes] payez { $resource_some }
   *[no] paie { $resource_some }
}
event-uses_face = { $you ->
    [yes] utilisez { $face_dice }
   *[no] utilise { $face_dice }
}
event-exchanges = { $you ->
    [yes] échangez { $given } contre { $resource_some }
   *[no] échange { $given } contre { $resource_some }
}
event-goes_without = { $you ->
    [yes] ne recevez pas { $resource_some } : personne n’en a plus
   *[no] ne reçoit pas { $resource_some } : personne n’en a plus
}
event-takes_ruby = { $you ->
    [yes] prenez un rubis { $zone_of } ({ $rubies } en tout)
   *[no] prend un rubis { $zone_of } ({ $rubies } en tout)
}
event-takes_tile = { $you ->
    [yes] prenez la { $tile }
   *[no] prend la { $tile }
}
event-discards_tile = { $you ->
    [yes] défaussez la { $tile }
   *[no] défausse la { $tile }
}
event-tile_gives = { $you ->
    [yes] utilisez la { $tile }
   *[no] utilise la { $tile }
}
event-tile_gives-gains = { $you ->
    [yes] prenez { $resource_some } avec la { $tile }
   *[no] prend { $resource_some } avec la { $tile }
}
event-reveals = { $you ->
    [yes] révélez la carte « { $card } »
   *[no] révèle la carte « { $card } »
}
event-reveals-some = { $you ->
    [yes] révélez les cartes { $cards }
   *[no] révèle les cartes { $cards }
}
event-reveals-uses = { $you ->
    [yes] révélez et utilisez la carte « { $card } »
   *[no] révèle et utilise la carte « { $card } »
}
quoted = « { $card } »
event-uses_card = { $you ->
    [yes] utilisez la carte « { $card } »
   *[no] utilise la carte « { $card } »
}
event-shares = { $you ->
    [yes] profitez de la carte « { $card } »
   *[no] profite de la carte « { $card } »
}
event-declines = { $you ->
    [yes] ne profitez pas de la carte « { $card } »
   *[no] ne profite pas de la carte « { $card } »
}
event-last_round = { $you ->
    [yes] avez { n-rubies } : c’est la dernière manche
   *[no] a { n-rubies } : c’est la dernière manche
}

## Un tour en une ligne : ce qui a été donné contre quoi

turn-exchange = { $given } → { $got }
deed-takes_tile = { $tile }
deed-uses_card = { quoted }
deed-throws_again = relance
deed-last_round = dernière manche

## Ce qui se passe : phrases entières

fact-returns = La réserve commune ne suffit pas. À rendre par { $who } : { $count ->
    [one] { $resource_some }.
   *[other] { $resource_some } par personne.
}
fact-tile_shows = Nouvelle tuile visible : { $tile }.
fact-shuffles = La défausse devient la nouvelle pioche de cartes Bazar.
fact-game_ends = La partie est finie.

## Ce qu’apporte le hasard

fate-throw = Les dés montrent { $basket }.
fate-reveal = La carte « { $card } » est révélée.
fate-refill = Nouvelle tuile visible : { $tile }.
chance-throw = les dés sont lancés
chance-reveal = une carte est révélée
chance-refill = une nouvelle tuile apparaît

## Ce qui est demandé

ask-throw_again = Les dés montrent { $shown }. Lesquels relancez-vous (numéro ou lettres) ?
    .about = Chaque cristal permet de relancer les dés de votre choix ; vous avez { n-crystals }. Tapez un numéro, ou les lettres des dés : { face-red.letter }{ face-red.letter }{ face-coin.letter } relance deux tissus et une pièce, 1{ face-red.letter } un seul tissu.
ask-act = Dés : { $shown }. Réserve : { $stock }. { $actions ->
    [one] Reste { $actions } action : laquelle ?
   *[other] Restent { $actions } actions : laquelle ?
}
    .about = Vous avez { $turn_actions ->
        [one] { $turn_actions } action
       *[other] { $turn_actions } actions
    } par tour, davantage grâce aux tuiles. Vous pouvez refaire la même action. Les dés inutilisés sont perdus.
ask-choose_colour = Des marchandises de quelle couleur ?
    .about = Vous en payez { $same_goods_goods } et en prenez { $same_goods_tokens }. Des marchandises marron peuvent les remplacer.
ask-how_many = Combien de dés Carte utilisez-vous ?
    .about = Chacun révèle une carte Bazar, et vous en utilisez une. Certaines demandent plusieurs dés Carte.
ask-use_card = Quelle carte révélée utilisez-vous ?
    .about = Il faut en utiliser une ; les autres n’ont pas d’effet. Toutes sont ensuite défaussées.
ask-meet = Remplissez-vous la condition de la carte ?
    .about = Rien n’y oblige : vous pouvez toujours prendre les livres à la place.
ask-share = La carte offre quelque chose aux autres : le prenez-vous ?
    .about = Les joueurs dont ce n’est pas le tour peuvent en profiter une fois, ou refuser.
ask-pay = Avec quoi payez-vous ?
    .about = Une marchandise se paie avec un dé qui la montre, avec votre réserve ou avec une marron, une par une et dans l’ordre de la liste.
ask-choose_good = Quelle marchandise prenez-vous ?
    .about = Une des quatre couleurs, jamais marron. Si vous en prenez une autre ensuite, elle ne peut pas être d’une couleur placée plus haut dans la liste.
ask-take_tile = Quelle tuile Mosquée prenez-vous ?
    .about = Seules les tuiles visibles peuvent être prises. Dès que vous avez { $rubies_mosque_tiles ->
        [one] { $rubies_mosque_tiles } tuile
       *[other] { $rubies_mosque_tiles } tuiles
    }, vous prenez un rubis de la Mosquée.
ask-discard_tile = Laquelle de vos tuiles Mosquée défaussez-vous ?
    .about = Elle va sous la pile et ne sert plus.
ask-take_ruby = De quelle zone prenez-vous un rubis ?
    .about = Le rubis suivant de cette zone sera plus cher, pour tout le monde.

## Ce qui peut être répondu

choice-throw_again = relancer { $basket }
choice-throw_again-0-0-0-0-0-0 = garder les dés
choice-act = { $action_do }
choice-act-done = finir le tour
choice-choose_colour = { $colour }
choice-how_many = { $number ->
    [one] { $number } dé Carte
   *[other] { $number } dés Carte
}
choice-use_card = utiliser « { $card } »
choice-meet-lira = prendre les livres à la place
choice-meet-meet = remplir la condition
choice-share-decline = non, merci
choice-share-take = oui
choice-share-other = oui, l’autre offre
choice-pay = { $item }
choice-choose_good = { $colour }
choice-take_tile = { $tile }
choice-discard_tile = { $tile }
choice-take_ruby = { $zone }

## Qui a gagné

score = { n-rubies }, { n-lira } une fois tout vendu
decided-0 = Les rubis ont décidé.
decided-1 = Égalité de rubis : livres, marchandises et cristaux ont décidé.

## Sur la table

desk-welcome = { $title } à { $seats } joueurs. Dès que quelqu’un a { $target } rubis, la manche en cours est la dernière ; la victoire va au plus grand nombre de rubis.
desk-tray = { $actions ->
    [one] Dés { $whose_of } · reste { $actions } action
   *[other] Dés { $whose_of } · restent { $actions } actions
}
desk-tray-empty = aucun dé à utiliser
desk-zones = Rubis
desk-zones-next = prix
desk-zones-then = puis
desk-mosque = Mosquée
desk-mosque-pile = { $tiles } en pile
desk-mosque-under = La prochaine tuile est connue : { $tile }.
desk-supply = Réserve commune
desk-bazaar = Bazar : { $pile } en pioche, { $discards } en défausse
desk-bazaar-revealed = révélées : { $cards }
desk-legend-signs = ◆ rubis  ▸ à votre portée
desk-legend-short = ✗ épuisé : en prendre oblige chacun à en rendre 1
desk-column-player = joueur
desk-column-dice = dés
desk-column-mosque = mosquée
desk-column-tiles = tuiles Mosquée
desk-note-due = reste dû : { $due }
desk-note-different = { $count ->
    [one] { $count } marchandise d’une autre couleur
   *[other] { $count } marchandises différentes
}
desk-note-upto = jusqu’à { n-cards }
desk-help-board = b : revoir le plateau et les joueurs
desk-help-revealed = Les cartes révélées
desk-help-tiles = Vos tuiles Mosquée
desk-help-display = Les tuiles Mosquée visibles

## Pourquoi pas

rule-DIC-A0 = Vous ne pouvez pas payer les marchandises que demande cette action.
rule-DIC-A1a = Vous ne pouvez pas payer { $same_goods_goods ->
    [one] { $same_goods_goods } marchandise
   *[other] { $same_goods_goods } marchandises
} de cette couleur.
rule-DIC-A4a = Choisissez l’une des quatre couleurs, dans l’ordre de la liste : aucune avant la dernière choisie.
rule-DIC-A5a = Aucun de vos dés ne montre une pièce.
rule-DIC-A6a = Utilisez une des cartes révélées.
rule-DIC-A6c = Vous n’avez pas autant de dés Carte ; il en faut au moins un.
rule-DIC-A7a = Cette tuile n’est pas parmi les tuiles visibles.
rule-DIC-A7b = Vous n’avez pas les marchandises demandées.
rule-DIC-A8a = Vous n’avez pas de quoi payer le prix demandé.
rule-DIC-B2 = Les autres peuvent refuser, ou prendre leur part s’ils peuvent la payer.
rule-DIC-B5 = Remplissez la condition ou prenez les livres.
rule-DIC-G6 = Il faut des marchandises différentes : cette couleur est déjà payée.
rule-DIC-G8 = On paie dans l’ordre : les dés, puis la réserve, puis les marron, et toujours dans l’ordre des couleurs.
rule-DIC-G9 = Vous ne l’avez pas, ce n’est pas demandé, ou le reste ne pourrait plus être payé.
rule-DIC-M14 = Cette tuile n’est pas à vous.
rule-DIC-R8 = Il ne reste pas de rubis dans cette zone.
rule-DIC-R9 = Les rubis de la Mosquée s’obtiennent avec assez de tuiles Mosquée ; on ne peut pas les choisir.
rule-DIC-T2 = Ce n’est pas le moment : le tour suit l’ordre revenu, lancer, actions.
rule-DIC-T5 = On ne relance que les dés présents, contre un cristal à chaque fois.
rule-DIC-T8 = Vous avez déjà utilisé toutes vos actions de ce tour.
rule-DIC-T11 = Finissez d’abord l’action en cours.

## Ce qui est compté dans beaucoup de parties

report-rubies = rubis { $unit_of }
