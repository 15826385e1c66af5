# Ce que les pages disent de Bazar à côté des phrases du jeu : de courtes notes sur la table.

web-title-bazar = Bazar
    .about = Les guildes jouent des coudes dans les quartiers de la ville. Dès 75 pièces, la plus riche gagne.

## La ville

web-baz-board = La ville
web-baz-piece = { $tile } { $who_of }
web-baz-free = libre
web-baz-can = au choix
web-baz-aside = pas encore en jeu
web-baz-harem-aside = entre en jeu quand une guilde est riche : événement I
web-baz-market-aside = tuiles : { $now }/{ $full } ; entre en jeu une fois plein
web-baz-market-full = plein : entre en jeu au tour suivant
web-baz-illustration = Aucune tuile ne va sur l’illustration
web-baz-pays = rapporte { $coins } à présent
web-baz-pays-to = Gains : { $who }
web-baz-pays-nobody = Personne ne recevrait rien
web-baz-tiles-of = Tuiles : { $who }
web-baz-choose-space = Choisissez sur le plateau. Pointez une case pour voir ce qui se passerait.

## Le tour

web-baz-details = Tour, événement, revenus
web-baz-turn = Tour et événement
web-baz-round = Tour { $round }
web-baz-round-short = tour
web-baz-phases = Phases du tour
web-baz-phase-order = Ordre
web-baz-phase-event = Événement
web-baz-phase-tiles = Tuiles
web-baz-phase-income = Revenus
web-baz-order = Ordre de jeu
web-baz-event = Événement du tour { $round }
web-baz-event-none = Pas d’événement ce tour-ci
web-baz-waiting = Événements conditionnels
web-baz-condition-coins = une guilde a { $needed ->
    [one] { $needed } pièce
   *[other] { $needed } pièces
} (à présent : { $now })
web-baz-condition-events = { $needed ->
    [one] { $needed } événement joué
   *[other] { $needed } événements joués
} (à présent : { $now })
web-baz-income = Revenus si rien ne change
web-baz-income-ahead = Revenus après ce choix
web-baz-empty = vide
web-baz-tied = égalité { $counts }
web-baz-traitor = traître ½
web-baz-token = événement : { $token }
web-baz-by-event = grâce à l’événement
web-baz-paid = Revenus du tour { $round }

## Les guildes

web-baz-coins-of = pièces : { $coins }/{ $target }
web-baz-next = { $by } si rien ne change
web-baz-place = numéro { $n } dans l’ordre de jeu
web-baz-hand = Main
web-baz-hand-empty = aucune tuile en main
web-baz-held = { $count ->
    [one] { $count } tuile en main
   *[other] { $count } tuiles en main
}
web-baz-pile = { $count } en pile
web-baz-still = tuiles encore à venir
web-baz-to-come = Encore à venir : { $tiles }
web-baz-plan = { $tile } en { $space }
web-baz-plan-worth = valeur : { $district }
web-baz-plan-income = vos revenus
web-baz-ahead = revenus après ce choix : { $changes }.
web-baz-ahead-seat = { $who } { $coins } ({ $by })
web-baz-tally-coins = pièces
    .some = { $count ->
        [one] une pièce
       *[other] { $count } pièces
    }
web-baz-tally-behind = joue avant

## Créer une table

web-option-tiles = Marchands
web-option-tiles-all = Tous
web-option-tiles-named = Seulement ceux que nomme le livret

## Modifier une position

web-edit-coins = pièces
web-edit-at-hand = en main
web-edit-at-pile = dans la pioche
web-edit-at-out = hors du jeu
web-edit-event = événement de ce tour
web-edit-event-away = aucun
