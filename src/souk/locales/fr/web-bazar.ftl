# Ce que les pages disent de Bazar à côté des phrases du jeu : de courtes notes sur la table.

web-title-bazar = Bazar
    .about = Les guildes jouent des coudes dans les quartiers de la ville. Dès 75 pièces, le plus riche gagne.

## La ville

web-baz-board = La ville
web-baz-piece = { $tile } de { $who }
web-baz-free = libre
web-baz-can = au choix
web-baz-aside = pas encore en jeu
web-baz-harem-aside = entre quand quelqu’un est riche : événement I
web-baz-market-aside = { $now } tuiles sur { $full } ; avec { $full }, il entre
web-baz-market-full = plein : entre au tour suivant
web-baz-illustration = Aucune tuile ne va sur l’illustration
web-baz-pays = rapporte { $coins } à présent
web-baz-pays-to = Recevraient : { $who }
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
web-baz-order = Ordre du tour
web-baz-event = Événement du tour { $round }
web-baz-event-none = Pas d’événement ce tour-ci
web-baz-waiting = Événements qui attendent leur condition
web-baz-condition-coins = une guilde a { $needed } pièces (à présent { $now })
web-baz-condition-events = { $needed } événements joués (à présent { $now })
web-baz-income = Revenus si rien ne change
web-baz-income-ahead = Revenus après ce choix
web-baz-empty = vide
web-baz-tied = égalité { $counts }
web-baz-traitor = traître ½
web-baz-token = événement : { $token }
web-baz-by-event = par l’événement
web-baz-paid = Payé au tour { $round }

## Les guildes

web-baz-coins-of = { $coins } pièces sur { $target }
web-baz-next = { $by } si rien ne change
web-baz-place = numéro { $n } dans l’ordre du tour
web-baz-hand = Main
web-baz-hand-empty = aucune tuile en main
web-baz-held = { $count ->
    [one] { $count } tuile en main
   *[other] { $count } tuiles en main
}
web-baz-pile = { $count } en pioche
web-baz-to-come = Encore à venir : { $tiles }
web-baz-ahead = revenus alors : { $changes }.
web-baz-ahead-seat = { $who } { $coins } ({ $by })
web-baz-tally-coins = pièces
web-baz-tally-behind = joue avant

## Mettre la table

web-option-tiles = Marchands
web-option-tiles-all = Tous
web-option-tiles-named = Seulement ceux que nomme la règle
