# Votre boîte, et le labo.

web-box = Votre boîte
web-box-about = Que disent vos cartes ? Et le labo : changez un nombre, voyez l’effet
web-box-things = Le contenu de la boîte
web-box-kinds = Sortes de choses
web-box-wait = Ouverture de la boîte…
web-box-mine = Ma boîte
web-box-which = Boîte
web-box-usual = La boîte habituelle
web-box-name = Nom
web-box-new = Nouvelle boîte
web-box-open = Ouvrir un fichier
web-box-save = Enregistrer
web-box-share = Partager
web-box-copied = Lien copié
web-box-play = Jouer avec
web-box-forget = Oublier
web-box-start = Avez-vous le jeu ? Commencez par ce qui est reconstitué, et dites-nous ce que dit votre boîte.
web-box-said = { $said ->
    [one] { $said } vérifié
   *[other] { $said } vérifiés
}
web-box-progress = { $checked } sur { $of } vérifiés avec une vraie boîte
web-box-thing = { $name }. { $about } { $mark }
web-box-mark-book = Du livret.
web-box-mark-owner = Vérifié.
web-box-mark-inferred = Déduit.
web-box-mark-reconstructed = Reconstitué.
web-box-checked = Vérifié avec une vraie boîte.
web-box-by-book = Du livret.
web-box-nothing-to-say = Les règles ne connaissent qu’une façon de faire : il n’y a rien à remplir.
web-box-reads = On y lit donc
web-box-agree = Ma carte dit cela
web-box-doubt = Pas sûr
web-box-next = Suivante
web-box-try = Essayer au labo
web-box-less = Moins
web-box-plus = Plus
web-box-fewer = Un élément de moins
web-box-more = Un élément de plus
web-box-range = { $what } : de { $low } à { $high }.
web-box-plan-pen = Dessiner avec
web-box-plan-nothing = rien
web-box-plan-picture = illustration : { $name }
web-box-plan-pictures = dessiner des illustrations, où aucune tuile ne peut être posée
web-box-plan-rows = lignes
web-box-plan-columns = colonnes
web-box-unfit = On ne peut pas encore y jouer : { $why }
web-box-bad-link = Ce lien ne contient pas une boîte entière.
web-box-missing = Cette partie a été jouée avec la boîte { $name } ({ $digest }), que ce navigateur n’a pas. Ouvrez-la d’abord.
web-box-unnamed = sans nom
web-box-at-table = Boîte de la partie
web-box-played-with = Partie jouée avec la boîte { $name }
web-box-differs = { $many ->
    [0] Elle dit la même chose que la nôtre ({ $digest }).
    [one] Elle diffère de la nôtre par un détail ({ $digest }).
   *[other] Elle diffère de la nôtre par { $many } détails ({ $digest }).
}

web-lab = Le labo
web-lab-about = changez un nombre, voyez l’effet
web-lab-pick = Changer un autre nombre
web-lab-choose = Choisir…
web-lab-games = Parties
web-lab-bots = Robots
web-lab-bot-greedy = greedy : regarde tout son tour
web-lab-bot-eager = eager : prend ce qu’il peut
web-lab-bot-random = au hasard
web-lab-play = Jouer { NUMBER($games) } parties
web-lab-stop = Arrêter
web-lab-waiting = D’autres jouent encore…
web-lab-done = { NUMBER($done) } parties sur { NUMBER($games) }, avant et après
web-lab-rounds = Manches par partie
web-lab-before = avant
web-lab-after = après
web-lab-figure = Mesure
web-lab-difference = écart
web-lab-interval = intervalle à 95 %
web-lab-table = Mesures avant et après
web-lab-sure = sans aucun doute
web-lab-by-seat = Victoires par place
web-lab-from-rubies = D’où viennent les rubis
web-lab-from-coins = D’où viennent les pièces
web-lab-from-enters = Quand des quartiers entrent en jeu
web-lab-per-game = par partie
web-lab-unclear = pas de changement net
web-lab-mean = En moyenne
web-lab-one = { $name } : { $before } avant, { $after } après.
web-lab-one-sure = { $name } : { $before } avant, { $after } après, changé sans aucun doute.
