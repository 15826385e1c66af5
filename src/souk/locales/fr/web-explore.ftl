# Les mots de la page où l’on explore des positions.

web-explore = Explorer
web-explore-about = Et si… ? Continuez depuis n’importe quelle position, modifiez-la, et voyez ce que vaut chaque choix.
web-explore-brief = Une position : et si… ?
web-explore-from-here = Explorer d’ici

## Par où commencer

web-explore-empty = Une nouvelle table
web-explore-from-text = Une position ou une partie notée
web-explore-pasted = Collez-la ici
web-explore-open = Ouvrir

## La position

web-explore-to-move = À { $who } de jouer
web-explore-mode = Ce que fait un toucher
web-explore-play = Jouer
web-explore-edit = Modifier
web-explore-eyes = Vu par
web-explore-open-eyes = Toutes les cartes
web-explore-as = Comme { $who }
web-explore-bots = Jouer contre les robots
web-explore-holdings = Ce que chacun possède
web-explore-undone = Annulé.
web-explore-tab-choices = Choix
web-explore-tab-edit = Modifier
web-explore-tab-lines = Suites
web-explore-tab-text = Texte

## Les meilleurs choix

web-explore-best = Meilleurs choix
web-explore-level = Durée de la réflexion
web-explore-level-quick = Rapide
web-explore-level-steady = Posé
web-explore-level-deep = Profond
web-explore-thinking = réflexion, { NUMBER($games) } { $games ->
        [one] partie
       *[other] parties
    }
web-explore-thought = { NUMBER($games) } { $games ->
        [one] partie
       *[other] parties
    }
web-explore-failed = C’est trop long ici.
web-explore-pause = Pause
web-explore-resume = Reprendre la réflexion
web-explore-choice = { $rank }, { $label }.
web-explore-worth = { $rank }, { $label } : { $mean } pour cent, entre { $from } et { $to }.
web-explore-chances = Chances de gagner : { $chances }
web-explore-bars = Les barres sont des intervalles à 95 %. Deux barres qui se chevauchent peuvent se valoir.
web-explore-wider = Seul compte ce que sait cette place : les cartes cachées sont redistribuées à chaque partie, d’où des barres plus larges.
web-explore-blind = Ce que cette place ne voit pas décide de ce que peuvent les autres : leurs choix ne sont pas comparés.
web-explore-imagined = La partie est en cours : les cartes que vous ne voyez pas sont imaginées.
web-explore-roll-or-choose = Lancer ou choisir
web-explore-roll = Lancer
web-explore-outcomes = Ce qui peut sortir

## Suites et texte

web-explore-lines = Suites essayées
web-explore-harmless = rien ici ne change votre partie
web-explore-start = Départ
web-explore-node = { $who } { $mean } pour cent, entre { $from } et { $to }{ $changed ->
    [-1] , moins qu’avant le coup
    [1] , plus qu’avant le coup
   *[0] { "" }
}
web-explore-text = Position en texte
web-explore-size = { NUMBER($size) } ko
web-explore-copy = Copier
web-explore-paste = Coller
web-explore-link = Lien

## Modifier

web-edit = Modifier la position
web-edit-done = Terminé
web-edit-none = Aucun tour n’est en cours : il n’y a rien à modifier.
web-edit-seat = Les biens de qui
web-edit-to_move = C’est à { $who } de jouer
web-edit-lasting = Pouvoirs
web-edit-hand = Cartes
web-edit-pieces = Pions : touchez-en un, puis un quartier
web-edit-table = Sur la table
web-edit-events = Événements à venir
web-edit-touch = Poser sur le plateau : { $piece }
web-edit-waiting = Des assistants attendent
web-edit-less = Un de moins : { $field }
web-edit-more = Un de plus : { $field }
web-edit-back = Revenir à la position de la partie
web-edit-bounds = , qui doit aller de { $low } à { $high }
web-edit-refused = Position impossible : { $field } { $value }{ $bounds } ({ $rule }).
