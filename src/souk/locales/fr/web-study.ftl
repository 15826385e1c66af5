# Les mots de la page où l’on étudie une partie.

## Où et quand

web-study-setup-step = Mise en place
web-study-after = après la partie
web-study-won-by = gagnée par
web-study-share = Partager
web-study-steps = Étapes
web-study-previous-slip = Erreur précédente
web-study-next-slip = Erreur suivante
web-study-tab-board = Plateau
web-study-tab-moves = Coups
web-study-tab-luck = Chance

## À quelle profondeur

web-study-depth = Profondeur de l’analyse
web-study-depth-quick = Coup d’œil
web-study-depth-thorough = À fond
web-study-coming = L’analyse arrive…
web-study-short = Trop court pour juger.
web-study-stopped = L’analyse s’est arrêtée ({ $where }).
web-study-continue = Continuer
web-study-again = Réessayer
web-study-other-eyes = Seulement toutes cartes visibles : de ce point de vue, certaines étapes ne se voient pas.
web-study-own-knowledge = Partie en cours : seules vos propres cartes sont connues.
web-study-veiled = La suite reste cachée jusqu’à ce que vous y arriviez, pour ne rien dévoiler.
web-study-reveal = Tout montrer

## Chances

web-study-chances = Chances de gagner
web-study-form = Forme du graphique
web-study-form-bands = Bandes
web-study-form-lines = Courbes
web-study-follow = Suivre { $who }
web-study-mark-doubtful = douteux
web-study-mark-mistake = erreur
web-study-mark-blunder = gaffe
web-study-mark-fine = belle trouvaille
web-study-mark-lucky = chance
web-study-mark-unlucky = malchance

## Chance ou jeu ?

web-study-nothing = Rien à dire pour l’instant.
web-study-ledger = Chance ou jeu ?
web-study-points = points de chances
web-study-column-start = départ
web-study-column-setup = mise en place
web-study-column-luck = chance
web-study-column-own = son jeu
web-study-column-others = les autres
web-study-column-unknown = caché
web-study-column-estimate = écart
web-study-column-other = divers
web-study-column-result = résultat
web-study-column-now = à présent
web-study-about-start = La même chance pour tout le monde
web-study-about-setup = Ce que la mise en place a donné ou pris
web-study-about-luck = Ce que les dés et les cartes ont donné ou pris
web-study-about-own = Ce que ses propres choix ont coûté : au mieux, rien
web-study-about-others = Ce que les choix des autres ont donné ou pris
web-study-about-unknown = Ce qu’on ne pouvait savoir
web-study-about-estimate = De combien il a fallu corriger l’estimation à la fin
web-study-about-other = Ce qu’on ne pouvait savoir, et estimation corrigée
web-study-luck-of = { $way ->
    [less] Dés et cartes ont coûté { $points } à { $who }.
   *[more] Dés et cartes ont donné { $points } à { $who }.
}
web-study-own-of = { $points ->
    [0] Aucun choix n’a rien coûté.
   *[other] Ses choix ont coûté { $points } ; sans faute, ce serait 0.
}
web-study-balance = Chaque ligne fait sa somme ; la chance fait 0 pour toute la table.
web-study-all-columns = Toutes les colonnes
web-study-no-split = Impossible de dire, pour cette partie, ce qui fut chance et ce qui fut jeu : il a trop fallu corriger les estimations.

## Coups

web-study-moves = Coups
web-study-moves-about = ce que coûte chaque coup
web-study-lots = dés et cartes
web-study-lots-of = Dés et cartes : { $who }
web-study-moments = Moments clés
web-study-at-step = À cette étape

## Le verdict

web-study-verdict = Verdict
web-study-your-move = à vous
web-study-move-of = { $who } joue
web-study-costs = a coûté { $points }
web-study-a-doubtful = un coup douteux
web-study-a-mistake = une erreur
web-study-a-blunder = une gaffe
web-study-a-fine = une belle trouvaille
web-study-then-lucky = dés ou cartes favorables
web-study-then-unlucky = dés ou cartes contraires
web-study-both = { $verdict }, puis { $lots }
web-study-you-played = Vous avez joué
web-study-played-by = { $who } a joué
web-study-better-was = Mieux valait +{ $points } ± { $within }
web-study-next-best = le suivant : −{ $points } ± { $within }
web-study-about-equal = À peu près égal.
web-study-line = Montrer la suite
web-study-line-at = La meilleure suite, { $at } sur { $of } :
web-study-end-line = Revenir à la partie
web-study-practise = S’exercer
web-study-in-deck = Dans vos exercices
web-study-flag-played = joué
web-study-flag-better = mieux

## Pour qui écoute

web-study-plus = plus { $points }
web-study-minus = moins { $points }
web-study-chances-said = { $where } : { $chances } pour cent.
web-study-verdict-said = { $what }, moins { $points }, à { $within } près.
web-study-fine-said = { $what }, { $points } de mieux que le suivant, à { $within } près.
web-study-lucky-said = Dés ou cartes favorables, { $points }.
web-study-unlucky-said = Dés ou cartes contraires, { $points }.
