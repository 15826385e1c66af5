# Ce que disent les commandes : aide, titres, messages.

cli-about = Jouer aux jeux du bazar et les étudier.
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commandes
cli-help = Afficher cette aide et s’arrêter.
cli-default = [par défaut : {"{}"}]
cli-required = [obligatoire]
cli-number = { $n }
cli-field = { $name } : { $text }
cli-yes = oui
cli-no = non

## Commandes

cli-cmd-play = Jouer dans le terminal, contre des personnes et des robots.
cli-cmd-titles = Lister les jeux, avec places, modules et options.
cli-cmd-sim = Faire jouer beaucoup de parties à des robots, et compter qui gagne.
cli-cmd-arena = Faire jouer un tournoi de robots : qui gagne combien de fois, et à quel point c’est sûr.
cli-cmd-replay = Raconter une partie enregistrée, en phrases.
cli-cmd-perft = Compter les façons de prendre 1, 2, 3… décisions depuis le début.
cli-cmd-bench = Mesurer la vitesse des règles.
cli-cmd-data = Lister les nombres d’un jeu, avec leur origine.
cli-cmd-rules = Montrer les règles d’un jeu en lignes numérotées, ou l’une d’elles.
cli-cmd-serve = Ouvrir des tables aux personnes et aux robots, dans le navigateur et pour d’autres programmes.

## Arguments et options

cli-arg-title = Quel jeu : voir `souk titles`.
cli-arg-file = L’enregistrement d’une partie.
cli-arg-rule = Seulement cette ligne, par exemple IST-M3.
cli-opt-lang = Langue : en ou fr. Sinon SOUK_LANG décide, sinon la langue du système.
cli-opt-version = Afficher la version et s’arrêter.
cli-opt-json = Écrire du JSON, et rien d’autre.
cli-opt-seats = Nombre de joueurs ; le minimum si rien n’est dit.
cli-opt-option = Une option du jeu, parmi celles de `souk titles` ; peut être donnée plusieurs fois. --NAME VALUE convient aussi.
cli-opt-modules = Modules à ajouter, séparés par des virgules : voir `souk titles`.
cli-opt-data = Un fichier à vous, qui change des nombres de la boîte.
cli-opt-seed = Où commencent les dés : la même graine donne les mêmes parties.
cli-opt-games = Combien de parties.
cli-opt-bots = Qui joue : un code pour toutes les places, ou un pour chacune. Codes : random, eager, oneply, greedy, ismcts:2000, ismcts:1s, mien.py:Classe ou proc:commande.
cli-opt-jobs = Combien de processus se partagent le travail.
cli-opt-limit = Interrompre une partie après tant de décisions.
cli-opt-report = Écrire aussi ce que le jeu compte de ses parties, par exemple quand les choses arrivent.
cli-opt-arena-bots = Qui joue : un code par place, ou un seul pour toutes ; s’il y en a plus que de places, chaque groupe de cette taille joue. Mêmes codes que pour sim.
cli-opt-arena-seats = Joueurs à une table ; autant que de robots si rien n’est dit.
cli-opt-patience = Secondes qu’un robot à vous a pour répondre ; ensuite, greedy répond à sa place.
cli-opt-arena-keep = Garder les résultats dans ce fichier ; s’il existe déjà, le tournoi reprend.
cli-opt-cluster = Jouer sur une grappe dask, par exemple tcp://machine:8786.
cli-opt-html = Écrire dans ce fichier un rapport avec des graphiques.
cli-opt-until = S’arrêter après tant de décisions.
cli-opt-host = L’adresse où écouter : 0.0.0.0 laisse entrer d’autres machines.
cli-opt-port = Le port où écouter ; 0 prend n’importe quel port libre.
cli-opt-database = Où les parties sont gardées : un fichier, ou l’adresse d’une base PostgreSQL. Sinon, un fichier à vous.
cli-opt-hosts = Les noms de ce serveur, s’il ne doit répondre à aucun autre.
cli-opt-keep-days = Combien de jours une partie inachevée attend que quelqu’un revienne.
cli-opt-open = L’ouvrir dans le navigateur.
cli-serve-ready = Souk est à l’adresse { $address } (Ctrl-C l’arrête)
cli-opt-seat = Raconter ce que cette place peut savoir, ou un spectateur (spectator) ; sinon, tout est dit.
cli-opt-depth = Combien de décisions à l’avance.
cli-opt-titles = Quels jeux, séparés par des virgules ; tous si rien n’est dit.
cli-opt-seconds = Durée d’une mesure ; chacune est faite plusieurs fois.
cli-opt-gaps = Seulement ce que la règle du jeu ne dit pas, le moins sûr d’abord.

## Titres

cli-head-title = jeu
cli-head-seats = places
cli-head-modules = modules
cli-head-options = options, par défaut la première valeur
cli-head-seat = place
cli-head-bot = robot
cli-head-wins = victoires
cli-head-share = part
cli-head-figure = chiffre
cli-head-mean = moyenne
cli-head-games = dans tant de parties
cli-head-depth = décisions
cli-head-nodes = façons
cli-head-kind = sorte
cli-head-key = clé
cli-head-values = valeurs
cli-head-source = origine
cli-head-status = certitude
cli-head-id = ligne
cli-head-rule = règle
cli-head-book = livret
cli-head-ruling = décision et raison

## sim

cli-sim-progress = { $title } : parties en cours
cli-sim-games = parties
cli-sim-finished = terminées
cli-sim-truncated = interrompues
cli-sim-decisions = décisions
cli-sim-rounds_mean = manches par partie
cli-sim-seconds = secondes
cli-sim-decisions_per_second = décisions/s

## arena

cli-arena-games = parties
cli-arena-win_rate = victoires
cli-arena-interval = intervalle à 95 %
cli-arena-rating = cote
cli-arena-ms_per_decision = ms par décision
cli-arena-first_seat = victoires de la première place
cli-arena-interrupted = { $done } parties sur { $games } sont jouées et gardées dans { $file } ; la même commande reprend là
cli-arena-fault = { $line } – greedy a répondu à sa place, { $times } fois
cli-arena-more-faults = … et d’autres fautes, { $times } fois
cli-arena-title = { $title } : un tournoi de robots
cli-arena-average = Le trait est la moyenne : une victoire sur { $seats }.
cli-arena-rating-about = Un écart de 400 vaut dix contre un ; 1 500 est la moyenne de ces robots.
cli-arena-rounds = manches par partie, dans tant de parties
cli-arena-figures = ce qui a été compté, en moyenne
cli-arena-faults = Ce qui s’est mal passé
cli-arena-about = { $game } ; graine { $seed } ; souk { $souk }

## replay

cli-replay-choice = { $who } : { $choice }.
cli-replay-unfinished = La partie n’est pas finie : { $plies ->
    [one] { $plies } décision jusqu’ici.
   *[other] { $plies } décisions jusqu’ici.
}

## perft et bench

cli-perft-progress = { $title } : comptage
cli-bench-progress = mesure
cli-bench-dec_per_kop = décisions pour 1 000 opérations
cli-bench-decisions_per_second = décisions/s
cli-bench-clone_us = copie, µs
cli-bench-legal_us = choix, µs
cli-bench-replay_ms = relecture, ms
cli-bench-playouts_per_second = fins de partie/s
cli-bench-ops_per_second = opérations/s
cli-bench-compiled = compilé

## data

cli-status-house = De nous : la boîte n’en dit rien
cli-status-inferred = Déduit d’autres nombres
cli-status-example = Vu dans un exemple
cli-status-figure = Lu sur une image
cli-no-gaps = Tout est dit par la règle du jeu.
