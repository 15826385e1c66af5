# Le guide de Bazar : voir guide-istanbul.ftl.

guide-title = Bazar en deux pages
guide-section-turn = Un tour en quatre images
guide-section-stay = Ils restent et agissent
guide-section-push = Ils poussent
guide-section-shift = Ils déplacent
guide-section-remove = Les autres
guide-section-city = La ville
guide-section-pushing = Pousser
guide-section-finer = Finesses
guide-section-end = Fin de partie

guide-goal = La partie s’arrête quand quelqu’un les a, après le dernier événement ou après le tour { $end_turns }. La guilde la plus riche gagne.
    .heading = { $end_coins ->
        [one] { $end_coins } pièce
       *[other] { $end_coins } pièces
    }, ou le plus à la fin
    .picture = Un tas de pièces devant le Palais.
guide-order = Le plus riche commence. À égalité : l’ordre du tour d’avant, inversé.
    .heading = Ordre
    .picture = Trois joueurs en file, celui qui a le plus de pièces devant.
guide-event = Dès le tour { $events_first_turn }, il change ce que paient les quartiers ce tour-ci.
    .heading = Événement
    .picture = Un incendie ferme un quartier ; une fête en enrichit un autre.
guide-place = Un de vos { $guild_hand } marchands, sur une case libre. Il agit ; vous en piochez un autre.
    .heading = Placer
    .picture = Une tuile Marchand est placée à côté d’une autre et la pousse.
guide-coins = Chaque quartier paie celui qui y a, seul, le plus de tuiles.
    .heading = Pièces
    .picture = Deux tuiles d’une guilde et une d’une autre dans un quartier : les pièces vont à la première.
guide-tie = Si deux guildes ont autant de tuiles dans un quartier, il ne paie personne.
    .heading = Une égalité ne paie personne

guide-administrator = son quartier vaut { $administrator_more } de plus
guide-beggar = son quartier vaut { $beggar_less } de moins
guide-traitor = prend la moitié de ce qu’un rival y gagne
guide-fishmonger = pousse tous ses voisins d’une case loin de lui
guide-courier = pousse un voisin de { $courier_steps ->
    [one] { $courier_steps } case
   *[other] { $courier_steps } cases
}
guide-charlatan = pousse un voisin dans tous les sens, sauf vers lui
guide-pedlar = avance de { $pedlar_steps ->
    [one] { $pedlar_steps } case
   *[other] { $pedlar_steps } cases
} au plus et pousse devant lui
guide-architect = fait tourner ses voisins d’un quart de tour
guide-influential_person = fait venir une de vos tuiles dans son quartier
guide-diplomat = change de place avec une tuile rivale de sa ligne ou colonne
guide-fisherman = attire la première tuile dans une direction
guide-favourite = élimine une tuile rivale voisine
guide-smuggler = peut aller droit au Marché Noir
guide-guild_master = votre première tuile : elle compte, c’est tout

guide-palace = paie { $palace_value }
guide-grand_bazaar = paie { $grand_bazaar_value }
guide-outer = paient { $port_value }, { $mosque_value } et { $artisans_value }
    .heading = Port, Mosquée, Artisans
guide-harem = paie { $harem_value }, quand un événement l’a ouvert
guide-black_market = prend les tuiles éliminées ; à { $black_market_full }, il ouvre au tour suivant et paie { $black_market_value }
guide-pushes = Les tuiles qui gênent sont poussées aussi, même dans un autre quartier. Si l’une est bloquée, aucune ne bouge.
    .heading = Une case
guide-obstacles = Les illustrations des quartiers sont des obstacles : rien n’y est poussé.
    .heading = Illustrations
guide-off_board = Une tuile poussée hors du plateau est éliminée : son propriétaire la met au Marché Noir, tant qu’il est fermé.
    .heading = Hors du plateau
guide-tokens = { $token_plus_more } de plus, { $token_minus_less } de moins, ou fermé pour ce tour. Une valeur ne descend jamais sous zéro.
    .heading = Jetons
guide-conditions = Le Gouverneur vient à { $governors_kindness_coins ->
    [one] { $governors_kindness_coins } pièce
   *[other] { $governors_kindness_coins } pièces
}, la fête après { $feast_of_the_poor_events ->
    [one] { $feast_of_the_poor_events } événement
   *[other] { $feast_of_the_poor_events } événements
}, la réorganisation après { $reorganisation_events }.
    .heading = Événements qui attendent
guide-once = La plupart des tuiles agissent une fois et sont retournées ; administrateur, mendiant et traître agissent là où ils sont.
    .heading = Une fois ou toujours
guide-no_effect = On peut placer une tuile où elle ne peut rien ; où elle peut, elle doit.
    .heading = Sans effet
guide-rank = Celui qui a joué plus tôt au dernier tour passe devant.
    .heading = À égalité de pièces
