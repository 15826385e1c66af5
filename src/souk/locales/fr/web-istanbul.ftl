# Ce que les pages disent d’Istanbul et de son extension, à côté des phrases du jeu : de courtes notes sur la table.

web-title-istanbul = Istanbul
    .about = Un marchand, quatre assistants, seize quartiers. Cinq rubis pour gagner, six à deux joueurs.
web-title-mocha = Moka & Bakchich
    .about = Quatre quartiers de plus, du café, des guildes et une barrière. Six rubis pour gagner.
web-module-mocha = Avec Moka & Bakchich

## Sur les quartiers

web-ist-board = Le bazar
web-ist-last-extension = avec la dernière
web-ist-fill = faire le plein :
web-ist-fill-cart = remplir la charrette
web-ist-discard = défausse
web-ist-no-discard = défausse vide
web-ist-caravan = { $cards ->
    [one] { $cards } carte, en défausser 1
   *[other] { $cards } cartes, en défausser 1
}
web-ist-fountain = vos assistants reviennent
web-ist-pick-one = 1 au choix
web-ist-missed = manqué :
web-ist-police = envoyez le membre de votre famille
web-ist-left = reste
web-ist-sold-out = tout est vendu
web-ist-each = chacun
web-ist-guild = en piocher { $cards }, en défausser 1
web-ist-wall = Agir dans ce quartier : { $place }, barrière du côté de ce quartier : { $other }
web-ist-wall-place = Agir dans ce quartier
web-ist-wall-other = Barrière du côté de
web-ist-barrier = Barrière entre { $first } et { $second } ; droit de passage : { $who }
web-ist-merchant = marchand { $who_of }, { $stack ->
    [0] sans assistant
    [one] { $stack } assistant
   *[other] { $stack } assistants
}
web-ist-assistant = assistant { $who_of }
web-ist-family = membre de la famille { $who_of }

## Ce qui attend là-bas

web-ist-steps = { $steps ->
    [0] sur place
   *[other] { $steps } pas
}
web-ist-out-of-reach = hors de portée
web-ist-plan-walk = { $steps ->
    [0] rester
    [one] { $steps } pas
   *[other] { $steps } pas
}
web-ist-plan-left = assistant laissé
web-ist-plan-taken = assistant repris
web-ist-plan-stays = { $count ->
    [0] il ne vous en reste aucun
    [one] il vous en reste { $count }
   *[other] il vous en reste { $count }
}
web-ist-plan-toll = péage
web-ist-plan-toll-to = péage à { $who }
web-ist-plan-ends = le tour s’arrête là
web-ist-plan-idle = rien à y faire
web-ist-plan-fork-stop = s’arrêter là
web-ist-plan-fork-skip = sans agir
web-ist-note-none = plus d’assistant
web-ist-note-toll = péage : { $lira } ₺
web-ist-ahead-waits = votre assistant y attend
web-ist-ahead-leaves = vous pouvez y laisser un assistant
web-ist-ahead-none = vous n’avez plus d’assistant : votre tour s’y arrêterait
web-ist-ahead-toll = { $owed ->
    [0] péage : { $lira } ₺
   *[other] péage : { $lira } ₺, pour { $owners }
}
web-ist-ahead-lacking = { $owed ->
    [0] péage : { $lira } ₺, et il vous manque des livres
   *[other] péage : { $lira } ₺, pour { $owners }, et il vous manque des livres
}
web-ist-ahead-meets = { $who } y est
web-ist-ahead-catches = le membre de la famille { $who_of } peut être capturé
web-ist-ahead-closed = vous ne pourriez pas y agir pour l’instant
web-ist-ahead-gains = vous prendriez { $gains }
web-ist-amount-lira = { $count ->
    [one] { $count } livre
   *[other] { $count } livres
}
web-ist-amount-ruby = { $count } rubis
web-ist-amount-bonus-card = { $count ->
    [one] { $count } carte Bonus
   *[other] { $count } cartes Bonus
}
web-ist-amount-guild-card = { $count ->
    [one] { $count } carte Guilde
   *[other] { $count } cartes Guilde
}
web-ist-amount-assistant = { $count ->
    [one] { $count } assistant rappelé
   *[other] { $count } assistants rappelés
}
web-ist-amount-coffee = { $count ->
    [one] { $count } café
   *[other] { $count } cafés
}
web-ist-amount-good-any = { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
}
web-ist-amount-good-fabric = { $count ->
    [one] { $count } tissu
   *[other] { $count } tissus
}
web-ist-amount-good-spice = { $count ->
    [one] { $count } épice
   *[other] { $count } épices
}
web-ist-amount-good-fruit = { $count ->
    [one] { $count } fruit
   *[other] { $count } fruits
}
web-ist-amount-good-jewel = { $count ->
    [one] { $count } bijou
   *[other] { $count } bijoux
}
web-ist-amount-extension = une extension
web-ist-amount-mosque-tile = une tuile Mosquée

## Devant les joueurs

web-ist-lira = { $count ->
    [one] livre
   *[other] livres
}
web-ist-cart = Charrette
web-ist-capacity = place pour chaque marchandise
web-ist-assistants = Assistants
web-ist-assistants-at = { $here } avec le marchand, { $away } en ville
web-ist-in-town = { $away } en ville
web-ist-powers = Pouvoirs
web-ist-power-red = un dé à 4, ou relancer
web-ist-power-green = entrepôt : 2 livres, 1 marchandise
web-ist-power-yellow = 2 livres : 1 assistant revient
web-ist-power-blue = un cinquième assistant
web-ist-power-movement = tout droit
web-ist-power-encounter = rencontres gratuites
web-ist-cards = Cartes Bonus
web-ist-guild-cards = Cartes Guilde
web-ist-no-cards = aucune carte en main
web-ist-hidden-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-ist-bid = { $label } : { $chances }, en moyenne { $mean } ₺
web-ist-fewer = Enlever : { $good }
web-ist-more = Ajouter : { $good }
web-ist-not-so = Impossible ainsi
web-ist-tally-rubies = rubis
    .some = { $count ->
        [one] un rubis
       *[other] { $count } rubis
    }
web-ist-tally-lira = livres
web-ist-tally-goods = marchandises
web-ist-tally-cards = cartes

## Modifier une position

web-edit-lira = livres
web-edit-rubies = rubis
web-edit-fabric = tissus
web-edit-spice = épices
web-edit-fruit = fruits
web-edit-jewel = bijoux
web-edit-coffee = cafés
web-edit-capacity = charrette
web-edit-assistants = assistants avec vous
web-edit-place = marchand
web-edit-family = membre de la famille
web-edit-stranger = marchand neutre
web-edit-demand = tuile Demande, { $unit }
web-edit-mail = marqueurs baissés, { $unit }
web-edit-barrier = barrière
web-edit-barrier-away = hors du plateau
web-edit-right_of_way = droit de passage
web-edit-baksheesh = tuile Bakchich, face
