# Ce que disent les pages autour d’une partie. Les phrases du jeu viennent de ses propres catalogues.

## Partout

web-named = { $what } : { $name }
web-close = Fermer
web-home = Retour à l’accueil
web-settings = Réglages
web-language = Langue : { $languages }
web-language-short = Langue
web-theme = Clair ou sombre
web-light = Clair
web-dark = Sombre
web-sound = Son
web-volume = Volume
web-on = Oui
web-off = Non
web-pace = Rythme du jeu
web-pace-calm = Tranquille
web-pace-brisk = Soutenu
web-pace-swift = Rapide
web-pace-none = Immédiat
web-asking = Questions
web-asking-turn = Tout le tour d’un coup
web-asking-all = Tout, pas à pas
web-motion = Mouvement
web-motion-full = Les pions se déplacent
web-motion-still = Rien ne bouge
web-your-name = Votre nom (facultatif)
web-bot = robot
web-loading = Mise en place…
web-rules = Règles

## L’accueil

web-hero = Le bazar est ouvert.
web-hero-about = Des jeux de marchands, contre des robots ou entre amis. Sans compte et sans attente.
web-play-now = Jouer maintenant
web-play-now-what = { $title }, contre { $bots ->
    [one] { $bots } robot
   *[other] { $bots } robots
}
web-level = Robots
web-level-easy = Facile
web-level-medium = Moyen
web-level-hard = Difficile
web-level-master = Maître
web-play-bots = Jouer contre les robots
web-same-table = Même écran
web-invite-friends = Inviter
web-set-table = Créer une table
web-players = { $low } à { $high } joueurs
web-minutes = { $minutes } min
web-running = Partie en cours
web-finished = Partie finie
web-my-won = Vous avez gagné
web-my-won-other = Victoire : { $who }
web-continue = Continuer
web-turn-yours = À vous de jouer
web-turn-other = { $who } joue
web-my-games = Vos parties
web-forget = Retirer de la liste
web-watch = Regarder
web-learn = Apprendre
web-learn-continue = Reprendre la leçon ({ $at }/{ $of })
web-rules-all = Toutes les règles, avec nos mots
web-study = Étudier
web-study-about = Ouvrir une partie enregistrée
web-upload = Choisir un fichier

## Créer une table

web-new = Créer une table
web-game = Jeu
web-seats = Joueurs
web-seat-n = Joueur { $n }
web-seat-me = Sur cet écran
web-seat-guest = Sur invitation
web-seat-bot = Robot
web-strength = Niveau
web-strength-easy = Facile : souvent distrait
web-strength-medium = Moyen : parfois distrait
web-strength-hard = Difficile : voit plus loin
web-strength-master = Maître : réfléchit le plus
web-slow-building = Quelques secondes par coup en attendant la version rapide, en préparation.
web-slow-plain = Quelques secondes par coup ici : les règles ne sont pas compilées.
web-name = Nom
web-options = Options
web-option-layout = Disposition
web-option-layout-first = Première partie
web-option-layout-short = Chemins courts
web-option-layout-long = Chemins longs
web-option-layout-in_order = Dans l’ordre
web-option-layout-random = Au hasard
web-option-layout-own = La vôtre
web-option-layout-own-about = Les numéros des quartiers, rangée par rangée
web-own-unfit = Chaque quartier doit y figurer une seule fois, en rangées de même longueur.
web-option-variant = Variante
web-option-variant-none = Aucune
web-option-variant-neutral_assistants = Assistants neutres
web-option-return_card = Carte « Rappel »
web-option-return_card-phase_1 = Pendant le déplacement
web-option-return_card-any_time = À tout moment
web-option-small_market_card = Carte « Vente libre »
web-option-small_market_card-one_to_five = Une à cinq marchandises
web-option-small_market_card-all_five = Cinq marchandises, pas moins
web-listed = L’afficher à l’accueil : tout le monde peut regarder
web-hints = On peut demander ce que ferait le robot
web-shuffle = En tirer une autre
web-preview = Aperçu de la disposition
web-begin = Commencer
web-add-seat = Ajouter un joueur
web-remove-seat = Retirer le joueur { $n }

## À la table

web-decision = Décision
web-your-turn = à vous de jouer
web-plays = joue
web-waits = attend
web-thinking = { $who } réfléchit.
web-awaited = On attend { $who }.
web-meanwhile = Vous pouvez regarder la table ou le journal.
web-a-moment = Un instant…
web-over = La partie est finie.
web-result = Résultat
web-undo = Annuler
web-restart = Recommencer mon tour
web-undone = Coup annulé. Prenez votre temps.
web-plan-title = { $place } : { $gist }
web-plan-do = Faire
web-plan-again = ou retouchez
web-plan-click = ou cliquez le quartier
web-plan-slowly = pas à pas
web-plan-forget = Retour
web-plan-enter = Entrée pour le faire.
web-touch-again = retouchez
web-skip = Sauter
web-more = Plus
web-less = Moins
web-then = Ensuite : { $then }.
web-odds = Probabilités
web-odds-none = Rien d’autre.
web-asides = À tout moment : cartes et tuiles
web-not-now = Impossible maintenant.
web-why-not-yours = Ce n’est pas votre tour.
web-why-over = La partie est finie.
web-rule = Règle { $rule }
web-mat = Devant { $who }
web-log = Journal
web-hint = Que feriez-vous ?
web-hint-thinking = Voyons…
web-hint-win = de gagner ± { $error }
web-keys = Touches
web-keys-board = Aller au plateau
web-keys-walk = Sur le plateau : case voisine
web-keys-choices = Aller aux choix
web-recap-again = Revoir ce qu’ont fait les autres
web-recap = Depuis votre tour
web-recap-all = Derniers tours
web-replay = Revoir
web-round = Manche { $round }
web-round-short = manche
web-last-round = dernière manche
web-first-to = objectif
web-rubies-of = rubis : { $count }/{ $target }
web-dice = Dés : { $first } et { $second }
web-lost-line = Connexion perdue. Nouvelle tentative…
web-not-connected = Hors ligne. Nouvelle tentative…
web-storing-line = L’enregistrement du coup prend du temps. Un instant…
web-bot-plays = En votre absence, un robot joue pour vous.
web-back = Reprendre ma place
web-away = { $who } n’est pas là.
web-not-come = { $who } n’est pas encore là.
web-stand-in = Faire jouer un robot
web-pass = Passez l’appareil à { $who }.
web-pass-about = Aucune carte n’est visible en ce moment.
web-pass-ready = Je suis { $who }
web-gather = On attend tout le monde
web-gather-here = à table
web-gather-awaited = n’est pas encore là
web-gather-begin = Commencer sans attendre
web-gather-without = Les absents pourront encore venir, mais leur navigateur n’aura pris aucune part aux dés.
web-gather-again = Les dés n’ont pas pu être fixés : un nombre n’est pas arrivé à temps. Nouvel essai.
web-invite = Inviter
web-invite-about = Un lien par personne : envoyez-le, ou faites scanner le code. La première personne qui l’ouvre prend la place.
web-link-for = Lien pour la place { $who }
web-invite-own = Cette adresse ne marche que sur cet ordinateur. Pour inviter d’autres personnes de votre réseau, démarrez Souk avec --host 0.0.0.0.
web-invite-network = Ces liens portent l’adresse de cet ordinateur dans votre réseau : les autres peuvent les ouvrir.
web-qr = QR code du lien
web-copy = Copier le lien
web-copied = Copié
web-join = On vous invite
web-join-about = Prenez place. La partie vous attend.
web-join-what = { $title }, avec { $who }.
web-sit = Prendre place

## La fin

web-rematch = Revanche
web-end-over = partie terminée
web-end-result = Résultat
web-end-wins = { $who } gagne
web-end-share = Victoire partagée : { $who }
web-end-good = Belle partie.
web-end-won = { $score }, { $round }, { $margin } de plus que { $who }.
web-end-close = À { $margin } près.
web-end-behind = { $who } avait { $margin } d’avance.
web-end-shared = À égalité jusqu’au bout.
web-end-home = Accueil
web-end-board = Voir le plateau
web-end-soon = dans un instant
web-end-decided = Ce qui a décidé
web-end-chance = chances de gagner
web-end-chance-of = { $who } : chances de gagner
web-end-from-to = { $before } → { $after } %
web-end-lots = Ici, les dés et les cartes ont décidé : rien d’autre n’a autant changé les chances { $who_of }.
web-end-move = Aucun autre coup n’a autant changé les chances { $who_of }.
web-end-better = Mieux valait : { $what }.
web-end-no-move = Aucun coup n’a décidé seul.
web-end-luck = Chance et jeu
web-end-yours = votre jeu
web-end-tenor = { $luck ->
    [kind] Des dés et des cartes aimables
    [hard] Des dés et des cartes contraires
   *[even] Dés et cartes n’ont ni aidé ni gêné
}, { $own ->
    [little] et peu de fautes.
   *[much] et des fautes qui coûtent { $points }.
}
web-end-minutes = { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}
web-end-turns = { $turns ->
    [one] un tour
   *[other] { $turns } tours
}

## Revoir une partie

web-step = Étape { $step } sur { $last }
web-first-step = Au début
web-previous-step = Un pas en arrière
web-next-step = Un pas en avant
web-last-step = À la fin
web-run = Lecture
web-pause = Pause
web-through = Point de vue
web-through-open = toutes les cartes
web-through-spectator = spectateur
web-copy-step = Lien vers cette étape
web-download = Télécharger la partie
web-fork = Rejouer d’ici
web-to-table = Retour à la table
web-setup = La mise en place est faite.
web-chooses = { $who } choisit.

## Une leçon

web-learn-steps = Étapes de la leçon
web-learn-hint = Montrez-moi
web-learn-do = Jouer :
web-learn-rules = { $count ->
    [one] La règle
   *[other] Les règles
}
web-learn-other = C’est permis aussi, mais cette étape demande autre chose : touchez « Montrez-moi ».
web-learn-done = Ce qui s’est passé
web-learn-on = Continuer
web-learn-end = Vous savez jouer.
web-learn-another = Apprendre { $title }

## Règles

web-rules-of = Règles : { $title }
web-rules-about = Chaque règle a un numéro, que le jeu cite quand il refuse un coup.
web-rules-search = Chercher dans les règles
web-rules-none = Aucune règle ne contient ces mots.
web-book = Livret : { $book }
web-ruling = Notre décision : { $ruling }
web-sections = Sections

## Ce qui peut mal tourner

web-fault-not_begun = La partie n’a pas encore commencé.
web-fault-unknown_table = Cette table n’existe pas, ou plus : peut-être que personne n’est revenu à temps.
web-fault-wrong_key = Cette place est à quelqu’un d’autre.
web-fault-taken = Quelqu’un a déjà pris cette place.
web-fault-hidden = Ce sera visible quand la partie sera finie.
web-fault-full = Ce serveur est complet. Revenez plus tard.
web-fault-too_fast = Trop de demandes à la fois. Attendez un instant.
web-fault-too_large = Ce fichier est trop volumineux.
web-fault-bad_request = Le serveur n’a pas compris cette demande.
web-fault-not_over = La partie n’est pas encore finie.
web-fault-over = La partie est finie.
web-fault-wrong_origin = Cette page vient d’un autre serveur.
web-fault-not_found = Il n’y a rien ici.
web-fault-unknown_step = Cette étape n’existe pas.
web-fault-bad_hello = Cette page n’est plus à jour. Rechargez-la.
web-fault-not_connected = Souk ne joint pas son serveur pour le moment.
web-fault-broken = Quelque chose s’est mal passé. Réessayez.

# Vérifier les dés.

web-lots-check = Vérifier les dés
web-lots-checking = Vérification de chaque lancer et de chaque pioche…
web-lots-right = Les dés sont justes : { $lots ->
    [one] { $lots } tirage découle
   *[other] les { $lots } tirages découlent
} d’un secret scellé avant la partie et de nombres que personne ne pouvait choisir en connaissant les autres.
web-lots-numbers = Nombres qui y entrent : { $who }.
web-lots-nobody = Aucun nombre de joueur n’y entre. Le serveur a donc pu choisir les dés.
web-lots-kept-in = Le nombre de ce navigateur en fait partie, et tout est comme il l’a vu avant la partie.
web-lots-kept-out = Le nombre de ce navigateur n’en fait pas partie : la partie a commencé sans lui, et ces dés ne vous prouvent rien.
web-lots-kept-nothing = Ce navigateur n’a rien gardé de cette partie : il ne peut pas dire si elle a été inventée de toutes pièces.
web-lots-attempts = { $given_up ->
    [one] Un premier essai a été abandonné avant la partie, faute d’un nombre.
   *[other] { $given_up } essais ont été abandonnés avant la partie, faute d’un nombre.
}
web-lots-old = Cette partie n’a qu’un secret scellé. Le serveur ne l’a pas changé en cours de partie, mais il a pu le choisir.
web-lots-none = Cette partie ne dit pas comment vérifier ses dés.
web-lots-lot = Falsifié : le tirage { $lot } n’est pas celui qui devait sortir.
web-lots-seal = Falsifié : le secret n’est pas celui qui était scellé.
web-lots-number = Falsifié : le nombre donné pour { $who } n’est pas celui de son engagement.
web-lots-begin = Falsifié : la liste des engagements a été changée.
web-lots-missing = Falsifié : il manque un nombre pour lequel il y avait un engagement.
web-lots-order = Falsifié : les sceaux, engagements et nombres ne sont pas dans l’ordre où ils ont dû arriver.
web-lots-kept-seal = Falsifié : ce n’est pas le sceau que ce navigateur a vu avant la partie.
web-lots-kept-number = Falsifié : le nombre envoyé par ce navigateur pour { $who } a été changé.
web-lots-kept-begin = Falsifié : ce ne sont pas les engagements que ce navigateur a vus avant la partie.
web-lots-rules = Vérifier aussi ce que chaque nombre signifie

## Le guide

web-guide = Guide
web-guide-pages = Pages du guide
web-guide-page-1 = Le jeu
web-guide-page-2 = Cartes et finesses
web-guide-all = Toutes les règles
web-guide-rule = règle { $rule }
web-guide-added = ajouté par l’extension

## Ce qui vient du livret

web-details = { $reconstructed ->
    [0] Du livret : les { $book } détails
   *[other] Du livret { $book } · déduits { $inferred } · reconstitués { $reconstructed }
}
web-unseen = Reconstitué : la boîte le dit, mais nous n’avons pas vu cette partie.
web-reconstructed = Reconstitué ici
