# Ce que disent les commandes : aide, titres, messages.

cli-about = Jouer aux jeux du bazar et les étudier.
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commandes
cli-help = Afficher cette aide, puis quitter.
cli-default = [par défaut : {"{}"}]
cli-required = [obligatoire]
cli-number = { $n }
cli-field = { $name } : { $text }
cli-yes = oui
cli-no = non

## Commandes

cli-cmd-play = Jouer dans le terminal, contre des personnes et des robots.
cli-cmd-titles = Lister les jeux, avec places, modules et options.
cli-cmd-sim = Faire jouer de nombreuses parties à des robots et compter les victoires.
cli-cmd-arena = Organiser un tournoi de robots : qui gagne, combien de fois, et avec quelle certitude.
cli-cmd-lab = Changer des nombres de la boîte d’un jeu et voir l’effet sur beaucoup de parties.
cli-cmd-replay = Raconter une partie enregistrée, en phrases.
cli-cmd-verify = Vérifier les dés d’une partie enregistrée. Code de sortie : 0 s’ils sont justes, 1 s’ils sont falsifiés, 2 si rien ne permet de le dire.
cli-cmd-eval = Montrer les chances de gagner de chacun et ce que vaut chaque choix, d’après ce que peut savoir celui qui doit jouer.
cli-cmd-review = Montrer où une partie enregistrée a basculé, ce que chaque coup a coûté et la part de la chance.
cli-cmd-perft = Compter les façons de prendre 1, 2, 3… décisions depuis le début.
cli-cmd-bench = Mesurer la vitesse des règles.
cli-cmd-train = Améliorer un juge : jouer des parties dont il apprendra (data), ajuster ses poids (fit), estimer ce que valent les fins de tour (ends), faire jouer la suite de positions pour savoir ce qu’elles valent (truth), noter ce qu’en dit le juge (say) et mesurer sa justesse (check).
cli-cmd-data = Lister les nombres d’un jeu et leur origine.
cli-cmd-box = Lister chaque détail de la boîte d’un jeu, ou vérifier un fichier qui dit ce que dit la vôtre.
cli-cmd-rules = Montrer les règles numérotées d’un jeu, ou l’une d’elles.
cli-cmd-serve = Ouvrir des tables aux personnes et aux robots, dans le navigateur et pour d’autres programmes.
cli-cmd-mcp = Donner à un modèle de langage une place à une table de robots (Model Context Protocol, par l’entrée et la sortie standard).
cli-cmd-backup = Copier toutes les parties dans un fichier, sans arrêter le serveur.

## Arguments et options

cli-arg-title = Quel jeu : voir `souk titles`.
cli-arg-train-action = data, ends, truth, fit, temper, say ou check.
cli-arg-box-action = list : chaque détail, le moins sûr d’abord. check : si un fichier peut se jouer.
cli-arg-box-what = Le jeu à lister, ou le fichier à vérifier.
cli-arg-file = L’enregistrement d’une partie.
cli-arg-eval-file = Un enregistrement ou une position ; - lit l’entrée standard.
cli-arg-backup = Le fichier à écrire ; il ne doit pas encore exister.
cli-arg-rule = Seulement cette règle, par exemple IST-M3.
cli-opt-lang = La langue : { $languages }. À défaut, celle de SOUK_LANG, puis celle du système.
cli-opt-version = Afficher la version, puis quitter.
cli-opt-json = Afficher du JSON, et rien d’autre.
cli-opt-seats = Nombre de joueurs ; par défaut, le minimum.
cli-opt-option = Une option du jeu, parmi celles de `souk titles` ; peut être donnée plusieurs fois. --NAME VALUE convient aussi.
cli-opt-modules = Modules à ajouter, séparés par des virgules : voir `souk titles`.
cli-opt-data = Votre propre fichier, qui remplace certains nombres de la boîte.
cli-opt-seed = La graine du hasard : la même graine donne les mêmes parties.
cli-opt-games = Nombre de parties.
cli-opt-bots = Les robots : un code pour toutes les places, ou un pour chacune. Codes : random, eager, oneply, greedy, casual:60, ismcts:2000, master:1s, mien.py:Classe ou proc:commande.
cli-opt-jobs = Nombre de processus qui se partagent le travail.
cli-opt-limit = Interrompre une partie après ce nombre de décisions.
cli-opt-report = Afficher aussi les chiffres que ce jeu relève dans ses parties.
cli-opt-arena-bots = Les robots : un code par place, ou un seul pour toutes ; s’il y en a plus que de places, tous les groupes possibles jouent. Mêmes codes que pour sim.
cli-opt-arena-seats = Joueurs par table ; par défaut, autant que de robots.
cli-opt-patience = Secondes laissées à un robot externe pour répondre ; ensuite, greedy répond à sa place.
cli-opt-arena-keep = Garder les résultats dans ce fichier ; s’il existe déjà, le tournoi reprend où il en était.
cli-opt-cluster = Jouer sur une grappe dask, par exemple tcp://machine:8786.
cli-opt-arena-luck = Compter aussi les victoires sans la chance : de courtes parties d’essai disent ce que chaque tirage a changé. Compter une seconde ou deux par partie.
cli-opt-html = Écrire dans ce fichier un rapport avec des graphiques.
cli-opt-train-file = Le fichier des parties d’apprentissage ; s’il existe déjà, on y ajoute celles qui manquent.
cli-opt-train-net = Donner au juge, en plus de ses poids, un réseau à deux couches de cette taille, par exemple 32x16.
cli-opt-train-search = Ajuster les poids qui guident la recherche, sur un fichier écrit par ends : ceux des tables à deux avec --seats 2, sinon ceux de toutes les autres. Les chances affichées restent les mêmes.
cli-opt-train-tune = Affiner les poids et le réseau actuels du jeu au lieu d’en ajuster de nouveaux ; les parties doivent leur être inconnues.
cli-opt-train-every = N’apprendre que d’une position sur ce nombre : celles d’une même partie se ressemblent.
cli-opt-train-budget = Faire jouer toutes les parties par une recherche de cette taille ; sinon les tailles varient et des positions inhabituelles apparaissent.
cli-opt-train-before = Ce qu’un autre juge disait des mêmes parties, pour comparaison : un fichier écrit par say.
cli-opt-train-into = Remplacer la section du jeu dans ce document au lieu de l’afficher.
cli-opt-until = S’arrêter après ce nombre de décisions.
cli-opt-step = Regarder la partie après ce nombre de décisions ; par défaut, après la dernière.
cli-opt-eval-depth = judge regarde jusqu’à la fin du tour, rollout continue de jouer plusieurs tours de table, deep deux fois plus.
cli-opt-review-depth = quick prend quelques secondes et ne relève que ce qui est net, thorough continue de jouer depuis chaque tour.
cli-opt-rollouts = Nombre d’essais pour chaque choix ; ceux qui sont nettement moins bons s’arrêtent plus tôt.
cli-opt-kept-seal = Le sceau que vous avez vu avant la partie. Une partie inventée de toutes pièces en a un autre.
cli-opt-kept-number = Le nombre que vous avez gardé, avec sa place, par exemple 0:5f… ; peut être répété.
cli-opt-kept-begin = La liste des engagements que vous avez vue au début de la partie, par exemple « 0:5f… 1:a2… ».
cli-opt-host = L’adresse d’écoute ; 0.0.0.0 accepte les autres machines.
cli-opt-port = Le port d’écoute ; 0 en choisit un libre.
cli-opt-database = Où garder les parties : un fichier, ou l’adresse d’une base PostgreSQL. À défaut, SOUK_DATABASE, puis un fichier de votre compte.
cli-opt-hosts = Les seuls noms auxquels ce serveur doit répondre.
cli-opt-proxy = Adresses des proxys placés devant ce serveur : ils sont crus quand ils indiquent l’adresse d’un client (X-Forwarded-For).
cli-opt-keep-days = Nombre de jours pendant lesquels une partie inachevée est conservée.
cli-opt-processes = Nombre de processus qui servent ensemble ; au-delà d’un seul, il faut PostgreSQL.
cli-opt-metrics = Où Prometheus peut lire les chiffres ; chaque processus de plus prend le port suivant. Par défaut, nulle part.
cli-opt-log = Que noter au journal : seulement les plaintes (plain), chaque événement (events), ou chaque événement en JSON (json).
cli-opt-open = Ouvrir Souk dans le navigateur.
cli-backup-done = { $games ->
    [one] 1 partie
   *[other] { $games } parties
} ({ $lines ->
    [one] 1 ligne
   *[other] { $lines } lignes
}) : copie faite et vérifiée dans { $file }.
cli-serve-ready = Souk vous attend à l’adresse { $address } (Ctrl-C pour l’arrêter)
cli-serve-open = Toute personne qui peut joindre { $host } peut ouvrir des tables ici, et la connexion n’est pas chiffrée. Au-delà de votre réseau, placez devant un proxy avec TLS.
cli-opt-seat = Raconter la partie telle que la voit cette place, ou un spectateur (spectator) ; par défaut, tout est dit.
cli-opt-depth = Nombre de décisions à l’avance.
cli-opt-titles = Les jeux, séparés par des virgules ; par défaut, tous.
cli-opt-seconds = Durée d’une mesure, qui est faite plusieurs fois.
cli-opt-learn = Mesurer plutôt les environnements pour les programmes qui apprennent.
cli-opt-gaps = Seulement ce que le livret ne dit pas, le moins sûr d’abord.
cli-opt-change = Un détail à changer, comme place.gemstone_dealer.last_price=26 ; souk box list donne les clés. Peut être répété.
cli-opt-lab-jobs = Nombre de processus ; tous les cœurs par défaut.
cli-opt-lab-tune = Réajuster d’abord les poids de greedy à chacune des deux boîtes : 300 parties rapides avec chacune.

## Titres

cli-head-title = jeu
cli-head-seats = places
cli-head-modules = modules
cli-head-options = options (valeur par défaut en premier)
cli-head-seat = place
cli-head-bot = robot
cli-head-wins = victoires
cli-head-share = part
cli-head-figure = chiffre
cli-head-mean = moyenne
cli-head-choice = choix
cli-head-chance = chances
cli-head-give-or-take = ±
cli-head-games = parties
cli-head-depth = décisions
cli-head-nodes = façons
cli-head-kind = catégorie
cli-head-key = clé
cli-head-values = valeurs
cli-head-source = origine
cli-head-status = certitude
cli-head-field = champ
cli-head-value = valeur
cli-head-id = numéro
cli-head-rule = règle
cli-head-book = livret
cli-head-ruling = décision et raison

## sim

cli-sim-progress = { $title } : parties en cours
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
cli-arena-fair = victoires sans la chance
cli-arena-variance = variance face aux victoires
cli-arena-rating = cote
cli-arena-ms_per_decision = ms par décision
cli-arena-first_seat = victoires de la première place
cli-arena-interrupted = Parties jouées : { $done }/{ $games }, gardées dans { $file }. La même commande reprend le tournoi.
cli-arena-fault = { $line } – greedy a répondu à sa place { $times } fois
cli-arena-more-faults = … et d’autres erreurs, { $times } fois
cli-arena-title = { $title } : tournoi de robots
cli-arena-average = Le trait marque la moyenne : une victoire sur { $seats }.
cli-arena-rating-about = Un écart de 400 points vaut dix contre un ; la moyenne de ces robots est de 1 500.
cli-arena-rounds = parties, selon leur nombre de manches
cli-arena-figures = ce qui a été compté, en moyenne
cli-arena-faults = Ce qui s’est mal passé
cli-arena-about = { $game } ; graine { $seed } ; souk { $souk }

## replay

cli-replay-choice = { $who } : { $choice }.
cli-replay-unfinished = La partie n’est pas finie : { $plies ->
    [one] { $plies } décision jusqu’ici.
   *[other] { $plies } décisions jusqu’ici.
}

## verify

cli-verify-right = Les dés sont justes : { $lots ->
    [one] { $lots } tirage suit
   *[other] les { $lots } tirages suivent
} du secret scellé et des nombres des joueurs.
cli-verify-seats = { $count ->
    [0] Aucun nombre de joueur n’y entre : le sceau montre que le secret n’a pas changé, mais son auteur pouvait le choisir.
    [one] Le nombre de la place { $seats } y entre.
   *[other] Les nombres des places { $seats } y entrent.
}
cli-verify-attempts = { $given_up ->
    [one] Un premier essai a été abandonné avant la partie, faute d’un nombre.
   *[other] { $given_up } essais ont été abandonnés avant la partie, faute d’un nombre.
}
cli-verify-lot = Falsifié : le tirage { $lot } (le premier est 0) n’est pas celui qui devait sortir.
cli-verify-seal = Falsifié : le secret n’est pas celui qui était scellé.
cli-verify-number = Falsifié : le nombre de la place { $seat } n’est pas celui de son engagement.
cli-verify-begin = Falsifié : la liste du début n’est pas celle des engagements.
cli-verify-missing = Falsifié : il manque un nombre pour lequel il y avait un engagement.
cli-verify-order = Falsifié : les sceaux, engagements et nombres ne sont pas dans l’ordre où ils ont dû arriver.
cli-verify-kept-seal = Falsifié : ce n’est pas le sceau que vous avez gardé.
cli-verify-kept-number = Falsifié : le nombre de la place { $seat } n’est pas celui que vous avez gardé.
cli-verify-kept-begin = Falsifié : ce ne sont pas les engagements que vous avez gardés.

## perft et bench

cli-perft-progress = { $title } : comptage
cli-bench-progress = mesure
cli-bench-dec_per_kop = décisions pour 1 000 opérations
cli-bench-decisions_per_second = décisions/s
cli-bench-clone_us = copie, µs
cli-bench-legal_us = choix, µs
cli-bench-replay_ms = relecture, ms
cli-bench-playouts_per_second = fins de partie/s
cli-bench-ops_per_second = opérations/s
cli-bench-compiled = compilé
cli-bench-entries = entrées
cli-bench-actions = actions
cli-bench-steps_per_second = pas PettingZoo/s
cli-bench-vectorised_per_second = décisions vectorisées/s

## eval

cli-eval-progress = on continue de jouer

## data

cli-status-reconstructed = Reconstitué : la boîte le dit, mais nous ne l’avons pas vue
cli-status-owner = Du fichier d’un propriétaire
cli-status-inferred = Déduit d’autres nombres
cli-status-example = Vu dans un exemple
cli-status-figure = Lu sur une image
cli-no-gaps = Le livret dit tout.

## box

cli-box-checked = { $title } : détails dans ce fichier : { $details }, dont { $were_reconstructed } que nous avions reconstitués. Encore reconstitués : { $reconstructed }.

## lab

cli-lab-games = parties jouées avec les deux boîtes : { $games }
cli-lab-title = { $title } : le labo
cli-lab-changed = Changé : { $changes }
cli-lab-about = parties avec chaque boîte : { $games } ; robots : { $bots } ; graine { $seed }
cli-lab-head-figure = mesure
cli-lab-head-before = avant
cli-lab-head-after = après
cli-lab-head-difference = différence
cli-lab-head-interval = intervalle à 95 %
cli-lab-head-sure = sans aucun doute
cli-lab-yes = oui
cli-lab-no = non
cli-lab-rounds = manches
cli-lab-decisions = décisions
cli-lab-lead_changes = changements de tête
cli-lab-half_time = celui qui mène à mi-partie gagne
cli-lab-wins = victoires de { $seat }
cli-lab-sure = Changé sans aucun doute : { $what }.
cli-lab-nothing = Pour l’instant, rien n’a changé sans aucun doute. Parties avec chaque boîte : { $games }.
cli-lab-doubt = Ces robots lisent les nombres changés, mais leurs poids ont été ajustés à la boîte d’origine : ils peuvent sous-estimer ce qui s’est amélioré.
cli-lab-tuning = Réajustement
cli-lab-tuned = Les robots ont été réajustés à la boîte d’avant et à celle d’après, par des parties rapides ({ $games } avec chacune). Sur { $stages } phases de la partie, leurs poids diffèrent pour { $before } avant et pour { $after } après. Ce qui demanderait plus de parties, ils ne le savent pas.

## review

cli-review-progress = étude de la partie
cli-review-title = { $title } : chance ou jeu ?
cli-review-about = Analyse : { $depth }
cli-review-quick = coup d’œil
cli-review-thorough = à fond
cli-review-chances = Chances de gagner
cli-review-graph = de la première étape à la dernière
cli-review-last = à la fin
cli-review-moments = Moments clés
cli-review-marks = Les coups qui ont compté
cli-review-ledger = Chance ou jeu ? (points de chances)
cli-review-step = étape
cli-review-verdict = verdict
cli-review-cost = coût
cli-review-better = mieux
cli-review-why = pourquoi
cli-review-doubtful = ?! douteux
cli-review-mistake = ? erreur
cli-review-blunder = ?? gaffe
cli-review-fine = ! belle trouvaille
cli-review-start = départ
cli-review-setup = mise en place
cli-review-luck = chance
cli-review-own = son jeu
cli-review-others = les autres
cli-review-unknown = ce qu’on ne pouvait savoir
cli-review-estimate = estimation corrigée
cli-review-result = résultat
cli-review-split = Chaque ligne donne en somme son résultat.
cli-review-unsplit = On ne peut pas dire ici la part de la chance et celle du jeu : il a fallu trop corriger les estimations.
