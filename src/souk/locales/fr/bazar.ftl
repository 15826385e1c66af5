# Bazar. Une unité (quartier, tuile…) est son nom avec les formes que demandent les phrases : elles y arrivent comme
# $tile_the, $district_from… à côté de $tile et $tile_key. Un seul message dit toutes les cases. Les nombres des données
# sont des variables.

title-bazar = Bazar

## Quantités

n-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}

## Quartiers et cases

district-port = Port
    .the = le Port
    .from = du Port
    .about = { about-district }
district-palace = Palais
    .the = le Palais
    .from = du Palais
    .about = { about-district }
district-mosque = Mosquée
    .the = la Mosquée
    .from = de la Mosquée
    .about = { about-district }
district-grand_bazaar = Grand Bazar
    .the = le Grand Bazar
    .from = du Grand Bazar
    .about = { about-district }
district-artisans = Artisans
    .the = les Artisans
    .from = des Artisans
    .about = { about-district }
district-harem = Harem
    .the = le Harem
    .from = du Harem
    .about = Rapporte { $value ->
        [one] { $value } pièce
       *[other] { $value } pièces
    }. Un événement le met en jeu quand une guilde est devenue riche.
district-black_market = Marché Noir
    .the = le Marché Noir
    .from = du Marché Noir
    .about = Rapporte { $value ->
        [one] { $value } pièce
       *[other] { $value } pièces
    }. Les marchands expulsés du plateau y vont ; une fois qu’il en compte { $full }, il entre en jeu.
about-district = Rapporte { $value ->
    [one] { $value } pièce
   *[other] { $value } pièces
} à la fin du tour à la guilde qui y est seule majoritaire.
space = { $key }
    .about = Une case : sa colonne a une lettre, sa ligne un numéro.

## Directions

way-north = nord
    .to = vers le nord
    .tile = la tuile au nord
    .about = Vers le haut du plateau.
way-east = est
    .to = vers l’est
    .tile = la tuile à l’est
    .about = Vers la droite du plateau.
way-south = sud
    .to = vers le sud
    .tile = la tuile au sud
    .about = Vers le bas du plateau.
way-west = ouest
    .to = vers l’ouest
    .tile = la tuile à l’ouest
    .about = Vers la gauche du plateau.

## Tuiles marchands : .the seule, .owned devant le nom de son propriétaire

tile-guild_master = maître de guilde
    .the = le maître de guilde
    .owned = le maître de guilde
    .short = Maî
    .about = La tuile de début de jeu. Elle compte comme un marchand et ne fait rien d’autre.
tile-beggar = mendiant
    .the = le mendiant
    .owned = le mendiant
    .short = MEN
    .about = Permanent : tant qu’il est dans un quartier, celui-ci rapporte { $less ->
        [one] { $less } pièce
       *[other] { $less } pièces
    } de moins.
tile-administrator = administrateur
    .the = l’administrateur
    .owned = l’administrateur
    .short = ADM
    .about = Permanent : tant qu’il est dans un quartier, celui-ci rapporte { $more ->
        [one] { $more } pièce
       *[other] { $more } pièces
    } de plus.
tile-traitor = traître
    .the = le traître
    .owned = le traître
    .short = TRA
    .about = Permanent : si une autre guilde possède son quartier, elle ne reçoit que { $parts ->
        [2] la moitié
        [3] le tiers
       *[other] le quart
    } de la valeur, et vous autant, toujours arrondi au-dessus.
tile-fishmonger = poissonnier
    .the = le poissonnier
    .owned = le poissonnier
    .short = poi
    .about = Pousse toutes les tuiles adjacentes de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }, les vôtres aussi.
tile-courier = coursier
    .the = le coursier
    .owned = le coursier
    .short = cou
    .about = Pousse une tuile adjacente tout droit, de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    } au plus.
tile-favourite = favori
    .the = le favori
    .owned = le favori
    .short = fav
    .about = Élimine une tuile adjacente d’une autre guilde.
tile-architect = architecte
    .the = l’architecte
    .owned = l’architecte
    .short = arc
    .about = Fait tourner d’un quart de tour toutes les tuiles adjacentes, à droite ou à gauche, si aucune illustration ne gêne.
tile-charlatan = charlatan
    .the = le charlatan
    .owned = le charlatan
    .short = cha
    .about = Pousse une tuile adjacente de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }, dans n’importe quelle direction sauf vers celui qui pousse.
tile-influential_person = personnalité influente
    .the = la personnalité influente
    .owned = la personnalité influente
    .short = inf
    .about = Fait venir une de vos tuiles d’un autre quartier sur une case vide de celui-ci.
tile-pedlar = marchand ambulant
    .the = le marchand ambulant
    .owned = le marchand ambulant
    .short = amb
    .about = Avance tout droit, de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    } au plus, et pousse ce qui est devant lui.
tile-smuggler = contrebandier
    .the = le contrebandier
    .owned = le contrebandier
    .short = con
    .about = Peut être posé au Marché Noir tant que celui-ci n’est pas en jeu.
tile-diplomat = diplomate
    .the = le diplomate
    .owned = le diplomate
    .short = dip
    .about = Échange sa place avec une tuile d’une autre guilde de la même ligne ou de la même colonne.
tile-fisherman = pêcheur
    .the = le pêcheur
    .owned = le pêcheur
    .short = pêc
    .about = Attire vers lui la première tuile d’une direction, jusqu’à ce qu’elle soit adjacente.

## Événements et jetons

event_card-market_day = Jour de marché
event_card-sultans_tax = Impôt du Sultan
event_card-palace_reception = Réception au Palais
event_card-plague = Peste
event_card-fire = Incendie
event_card-caravan = Caravane
event_card-blockade = Blocus
event_card-guild_truce = Trêve des guildes
event_card-governors_kindness = Bonté du Gouverneur
event_card-feast_of_the_poor = Fête des Pauvres
event_card-reorganisation = Réorganisation
face-waits-coins = Vient quand quelqu’un a { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
face-waits-events = Vient après { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}.
face-waits-coins-events = Vient quand quelqu’un a { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, mais pas avant { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}.
face-opens = { $districts } { $count ->
    [one] entre
   *[other] entrent
} en jeu.
face-plus = { $districts } { $count ->
    [one] rapporte
   *[other] rapportent
} { $plus_more } de plus ce tour-ci{ $perhaps ->
    [yes] , { $count ->
        [one] s’il est
       *[other] s’ils sont
    } en jeu.
   *[no] .
}
face-minus = { $districts } { $count ->
    [one] rapporte
   *[other] rapportent
} { $minus_less } de moins ce tour-ci{ $perhaps ->
    [yes] , { $count ->
        [one] s’il est
       *[other] s’ils sont
    } en jeu.
   *[no] .
}
face-barred = { $districts } ne { $count ->
    [one] rapporte
   *[other] rapportent
} rien ce tour-ci{ $perhaps ->
    [yes] , { $count ->
        [one] s’il est
       *[other] s’ils sont
    } en jeu.
   *[no] .
}
face-truce = dans { $districts }, les joueurs à égalité pour le plus de tuiles reçoivent chacun { $parts ->
    [1] toute la valeur
    [2] la moitié de la valeur
    [3] un tiers de la valeur
   *[other] un quart de la valeur
} ce tour-ci.
face-feast = { $districts } { $count ->
    [one] rapporte
   *[other] rapportent
} à la guilde qui joue en dernier ce tour-ci, sauf si quelqu’un { $count ->
    [one] le
   *[other] les
} contrôle.
face-reorganisation = dans l’ordre de jeu inverse, chaque guilde peut déplacer une de ses tuiles vers un autre quartier.
face-nothing = Rien ne se passe.
token-plus = +{ $more }
    .about = Le quartier rapporte { $more } de plus ce tour-ci.
token-minus = −{ $less }
    .about = Le quartier rapporte { $less } de moins ce tour-ci.
token-barred = barré
    .about = Le quartier ne rapporte rien ce tour-ci.
token-special = spécial
    .about = L’événement du tour y a un effet spécial.

## Ce qui se passe : après le nom ou « Vous »

piece = { $whose_you ->
    [yes] votre { $tile }
   *[no] { $tile_owned } { $whose_of }
}
event-turn_begins = { $you ->
    [yes] jouez (tour { $round })
   *[no] joue (tour { $round })
}
event-places = { $you ->
    [yes] posez { $tile_the } en { $space } ({ $district })
   *[no] pose { $tile_the } en { $space } ({ $district })
}
event-skips = { $you ->
    [yes] n’avez rien à poser
   *[no] n’a rien à poser
}
event-draws = { $tile_key ->
    [hidden] { $you ->
        [yes] piochez une tuile
       *[no] pioche une tuile
    }
   *[other] { $you ->
        [yes] piochez { $tile_the }
       *[no] pioche { $tile_the }
    }
}
event-tile_moves = { $you ->
    [yes] déplacez { piece } en { $space }
   *[no] déplace { piece } en { $space }
}
event-tile_moves-own = { $you ->
    [yes] déplacez { $tile_the } en { $space }
   *[no] déplace { $tile_the } en { $space }
}
event-tile_blocked = { $you ->
    [yes] ne pouvez pas déplacer { piece } ({ $space })
   *[no] ne peut pas déplacer { piece } ({ $space })
}
event-tile_blocked-own = { $you ->
    [yes] laissez { $tile_the } en { $space }
   *[no] laisse { $tile_the } en { $space }
}
event-tile_leaves = { $you ->
    [yes] expulsez { piece } du plateau ({ $space })
   *[no] expulse { piece } du plateau ({ $space })
}
event-tile_leaves-own = { $you ->
    [yes] expulsez { $tile_the } du plateau ({ $space })
   *[no] expulse { $tile_the } du plateau ({ $space })
}
event-takes_stall = { $you ->
    [yes] posez { $tile_the } au Marché Noir, en { $space }
   *[no] pose { $tile_the } au Marché Noir, en { $space }
}
event-tile_lost = { $you ->
    [yes] éliminez définitivement { piece }
   *[no] élimine définitivement { piece }
}
event-tile_lost-own = { $you ->
    [yes] perdez définitivement { $tile_the }
   *[no] perd définitivement { $tile_the }
}
event-gains_coins = { $you ->
    [yes] recevez { n-coins } { $district_from }
   *[no] reçoit { n-coins } { $district_from }
}

## Un tour en quelques mots, et ce qui vient entre les tours

head-places = { $tile } → { $space } ({ $district })
turn-more = { $count ->
    [one] { $count } autre tuile bouge.
   *[other] { $count } autres tuiles bougent.
}
between-income = Revenus : { $income }.

## Ce qui se passe : phrases entières

fact-turn_comes = Tour { $turn }.
fact-takes_token = Ordre de jeu : { $people }.
fact-district_opens = Un quartier entre en jeu : { $district }.
fact-event_comes = Événement : { $event_card }.
fact-token_laid = { $token_key ->
    [barred] { $count ->
        [one] { $district_key ->
            [artisans] { $districts } ne rapportent rien ce tour-ci.
           *[other] { $districts } ne rapporte rien ce tour-ci.
        }
       *[other] { $districts } ne rapportent rien ce tour-ci.
    }
    [special] Effet spécial ce tour-ci : { $districts }.
   *[other] Ce tour-ci, { $token } pour { $districts }.
}
fact-game_ends = La partie est finie.

## Ce qu’apporte le hasard

fate-draw = { $tile_key ->
    [hidden] Une tuile est piochée.
   *[other] Une tuile est piochée : { $tile }.
}
fate-reveal = L’événement « { $event_card } » est révélé.
chance-draw = une tuile est piochée
chance-reveal = un événement est révélé

## Ce qui est demandé

ask-merchant = Quel marchand posez-vous ?
    .about = Une tuile de votre main. Les permanentes agissent tant qu’elles sont là, les autres une fois, quand on les pose.
ask-place = Où posez-vous { $tile_the } ?
    .about = Sur une case vide d’un quartier en jeu. Un effet applicable doit être appliqué ; s’il ne peut pas l’être, vous pouvez quand même poser la tuile.
ask-stall = Votre { $tile } a quitté le plateau. Où va cette tuile au Marché Noir ?
    .about = Elle n’y fait rien, mais compte pour vous quand le Marché Noir entre en jeu : au tour qui suit celui où il est plein.
ask-relocate = Où va votre tuile ?
    .about = Sur une case vide du quartier. Elle ne déclenche rien.
ask-reorganise = Laquelle de vos tuiles déplacez-vous vers un autre quartier ?
    .about = Une, ou aucune. Elle ne déclenche rien.
ask-courier-push = Quelle tuile le coursier pousse-t-il ?
    .about = Une tuile adjacente, tout droit, de { $courier_steps ->
        [one] { $courier_steps } case
       *[other] { $courier_steps } cases
    } au plus, avec ce qui est sur son chemin. Contre une illustration, rien ne bouge.
ask-favourite-remove = Quelle tuile le favori élimine-t-il ?
    .about = Une tuile adjacente d’une autre guilde. Elle va au Marché Noir, s’il y a de la place.
ask-architect-turn = De quel côté l’architecte fait-il tourner ses voisins ?
    .about = Toutes les tuiles adjacentes font un quart de tour autour de lui. Celle qui sort du plateau le quitte.
ask-charlatan-push = Quelle tuile le charlatan pousse-t-il, et vers où ?
    .about = Une tuile adjacente, dans n’importe quelle direction sauf vers lui. Contre une illustration, rien ne bouge.
ask-influential_person-call = Laquelle de vos tuiles vient ici ?
    .about = Une tuile d’un autre quartier, sur une case vide de celui-ci.
ask-pedlar-walk = Vers où avance le marchand ambulant ?
    .about = De { $pedlar_steps ->
        [one] { $pedlar_steps } case
       *[other] { $pedlar_steps } cases
    } au plus, en poussant ce qui est devant lui. S’il ne peut pas avancer, il reste sur place.
ask-pedlar-walk_on = Avance-t-il encore ?
    .about = D’une case de plus, tout droit.
ask-diplomat-swap = Avec quelle tuile le diplomate échange-t-il sa place ?
    .about = Une tuile d’une autre guilde, de la même ligne ou de la même colonne.
ask-fisherman-pull = Quelle tuile le pêcheur attire-t-il ?
    .about = La première d’une direction glisse vers lui jusqu’à ce qu’elle soit adjacente.

## Ce qui peut être répondu

choice-merchant = { $tile }
choice-place = { $space }
choice-stall = { $space }
choice-relocate = { $space }
choice-reorganise = { $space }
choice-reorganise-stay = ne rien déplacer
choice-courier-push = { $way_tile }
choice-favourite-remove = { $way_tile }
choice-architect-turn-right = à droite
choice-architect-turn-left = à gauche
choice-charlatan-push = { $way_tile }, { $other_to }
choice-influential_person-call = { $space }
choice-pedlar-walk = { $way_to }
choice-pedlar-walk_on-no = s’arrêter ici
choice-pedlar-walk_on-yes = avancer encore
choice-diplomat-swap = { $space }
choice-fisherman-pull = { $way_tile }

## Qui a gagné

score = { n-coins }, { $behind ->
    [0] joue en dernier
    [one] joue avant { $behind } autre
   *[other] joue avant { $behind } autres
}
decided-0 = Les pièces ont décidé.
decided-1 = Égalité de pièces : l’ordre de jeu a décidé.

## Sur la table

desk-welcome = { $title } pour { $seats } guildes. La partie s’arrête dès qu’une guilde a { $target ->
    [one] { $target } pièce
   *[other] { $target } pièces
}, au plus tard après { $last_turn ->
    [one] { $last_turn } tour
   *[other] { $last_turn } tours
}. La plus riche gagne.
desk-legend = { $letter }amb tuile de { $letter }   { $letter }ADM permanente   ▸ au choix   [P3] illustration : quartier et valeur
desk-column-district = quartier
desk-column-value = rapporte
desk-column-tiles = tuiles
desk-column-owner = possédé par
desk-column-player = guilde
desk-column-order = ordre
desk-column-coins = pièces
desk-column-hand = main
desk-column-pile = pile
desk-column-out = éliminées
desk-column-districts = possède
desk-aside = hors jeu
desk-event = Événement du tour : { $event_card }. { $about }
desk-conditional = En attente : { $cards }.
desk-hand = Vos tuiles : { $tiles }.
desk-hand-empty = Vous n’avez plus de tuile en main.
desk-help-board = b : revoir le plateau et les guildes
desk-help-hand = Vos tuiles
desk-note-moves = { $piece } → { $space }
desk-note-leaves = { $piece } sort du plateau
desk-note-blocked = { $piece } ne bouge pas

## Ce qui est compté dans beaucoup de parties

report-leader_in_turn_7 = pièces de la guilde en tête au début du tour 7
report-winner_coins = pièces de la guilde gagnante
report-ended_by_coins = tour final : objectif de pièces atteint
report-ended_by_events = tour final : dernier événement joué
report-ended_by_turns = tour final : limite de tours, un événement restant
report-enters = tour où { $unit_the } entre en jeu
report-tiles_eliminated = tuiles éliminées
report-spaces_taken = cases occupées à la fin
report-placements_skipped = poses impossibles
report-coins = pièces { $unit_from }

## Pourquoi pas

rule-BAZ-O1 = Cela se fait dans une autre phase.
rule-BAZ-D4 = Ce quartier n’est pas en jeu.
rule-BAZ-P1 = Vous n’avez pas cette tuile en main.
rule-BAZ-P2 = Cette case est occupée.
rule-BAZ-P8 = Il n’y a pas de case pour cette tuile.
rule-BAZ-B2 = Choisissez une case libre du Marché Noir.
rule-BAZ-M3 = Une illustration gêne : tournez de l’autre côté.
rule-BAZ-E20 = Il faut choisir un autre quartier en jeu.
rule-BAZ-E21 = Choisissez une de vos tuiles en jeu, ou ne déplacez rien.
rule-BAZ-G5 = Il n’y a pas de tuile de ce côté.
rule-BAZ-G6 = Il n’y a pas de tuile d’une autre guilde de ce côté.
rule-BAZ-G7 = L’architecte tourne à droite ou à gauche.
rule-BAZ-G8 = Il faut une tuile de ce côté, et on ne peut pas la pousser vers le charlatan.
rule-BAZ-G9 = Une de vos tuiles vient d’un autre quartier dans celui-ci.
rule-BAZ-G10 = Le marchand ambulant avance tout droit, tant qu’il le peut.
rule-BAZ-G12 = Choisissez une tuile d’une autre guilde, de la même ligne ou de la même colonne.
rule-BAZ-G13 = Il n’y a pas de tuile dans cette direction.
