# Istanbul avec Moka & Bakchich. Ce qu’a aussi istanbul.ftl est redit ici, parce que l’extension le change ; les
# formes qui ne sont pas nommées restent comme là-bas.

title-mocha = Istanbul : Moka & Bakchich

## Quantités

n-coffee = { $coffee ->
    [one] { $coffee } café
   *[other] { $coffee } cafés
}
n-guilds = { $guilds ->
    [one] { $guilds } carte Guilde
   *[other] { $guilds } cartes Guilde
}
n-items = { $items ->
    [one] { $items } marchandise ou café
   *[other] { $items } marchandises et cafés
}

## Café

good-coffee = café
    .letter = M
    .some = { $count ->
        [one] { $count } café
       *[other] { $count } cafés
    }

## Quartiers

place-caravansary = Caravansérail
    .state = { $coffee }M, { $cards } c. Bonus
    .about = Prenez { n-coffee } et { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } Bonus, dans la pioche ou sur la défausse, puis défaussez une carte de votre main.
place-roasting_plant = Torréfacteur
    .short = Torréfacteur
    .to = chez le Torréfacteur
    .at = chez le Torréfacteur
    .the = le Torréfacteur
    .from = de chez le Torréfacteur
    .state = { $price } ₺, ?, carte → { $coffee }M
    .about = Donnez { n-lira }, une marchandise ou une carte de votre main : trois échanges possibles, chacun une fois au plus, et chacun rapporte { n-coffee }.
place-guild_hall = Corporation du café
    .short = Corporation
    .to = à la Corporation du café
    .at = à la Corporation du café
    .the = la Corporation du café
    .from = de la Corporation du café
    .state = { $coffee }M, { $cards } c. Guilde
    .about = Prenez { n-coffee } et piochez { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } Guilde, puis défaussez une carte Guilde de votre main.
place-tavern = Taverne
    .short = Taverne
    .to = à la Taverne
    .at = à la Taverne
    .the = la Taverne
    .from = de la Taverne
    .state = barrière { $barrier }M · { $tiles } · { $baksheesh }M { $goods } → rubis
    .about = Une offre au choix : pour { $barrier ->
        [one] { $barrier } café
       *[other] { $barrier } cafés
    }, posez la barrière et agissez dans l’un des deux quartiers qu’elle sépare ; pour le café qu’elle montre, prenez une tuile Taverne ; pour { $baksheesh ->
        [one] { $baksheesh } café
       *[other] { $baksheesh } cafés
    } et les marchandises de la tuile Bakchich, prenez un rubis.
place-coffee_house = Maison du café
    .short = Maison du café
    .to = à la Maison du café
    .at = à la Maison du café
    .the = la Maison du café
    .from = de la Maison du café
    .state = { $price }M → rubis
    .about = Achetez un rubis pour le nombre de cafés visible. Chaque rubis vendu augmente d’un café le prix du suivant.

## Cartes Bonus

card-coffee = Café
    .about = Prenez { n-coffee }, à tout moment de votre tour.
card-guild = De la guilde
    .about = Payez { $price ->
        [one] { $price } café
       *[other] { $price } cafés
    } et piochez une carte Guilde, à tout moment de votre tour.
card-coffee_for_money = Café contre livres
    .about = Payez { $price ->
        [one] { $price } café
       *[other] { $price } cafés
    } et prenez { n-lira }, à tout moment de votre tour.
card-dice = Coup de dés
card-exchange = Échange
    .about = Donnez jusqu’à { $most ->
        [one] { $most } marchandise ou café
       *[other] { $most } marchandises et cafés
    } et prenez-en autant, de toutes sortes. Pas pendant une action.
card-die_to_6 = Un six
    .about = Après votre lancer, mettez un dé sur { $first_to_six_face }. Ne sert pas pour un lancer qui déplace un pion.
card-corner = Dans un coin
    .about = Au lieu de se déplacer normalement, votre marchand va dans un autre coin du bazar, aussi loin soit-il, même par-dessus la barrière.
card-wainwright_again = Charrette bis
    .about = Après l’action du Fabricant de charrettes, faites-la une fois de plus.
card-coffee_house_again = Maison du café bis
    .about = Après l’action de la Maison du café, faites-la une fois de plus, au nouveau prix.

## Tuiles Taverne, dés, façons d’avancer

tile-movement = tuile Mouvement
    .short = mouv.
    .about = Au lieu d’un déplacement normal, votre marchand peut aller aussi loin que vous voulez en ligne droite ; il ne traverse la barrière qu’avec le droit de passage.
tile-encounter = tuile Rencontre
    .short = renc.
    .about = Le Gouverneur, le Contrebandier et le Marchand de café ne vous demandent plus rien en échange de ce qu’ils donnent.
tweak-first_to_six = « Un six » : premier dé
    .about = La carte met un dé sur { $face }. Elle est ensuite défaussée.
tweak-second_to_six = « Un six » : deuxième dé
    .about = La carte met un dé sur { $face }. Elle est ensuite défaussée.
reach-straight = tout droit, avec la tuile Mouvement
    .about = La tuile Mouvement mène votre marchand aussi loin que vous voulez, le long d’une ligne ou d’une colonne.
reach-corner = avec la carte « Dans un coin »
    .about = La carte mène votre marchand dans un autre coin du bazar.

## Rencontres

encounter-coffee_trader = Marchand de café
    .the = le Marchand de café
    .short = March. café
    .about = Prenez { n-coffee }, puis payez { $fee ->
        [one] { $fee } livre
       *[other] { $fee } livres
    } ou une marchandise. Ensuite, les dés l’envoient ailleurs.

## Cartes Guilde

opening-guild_1 = Carte Guilde { opening-guild_1.short }
    .short = 1 « Charrette à bon prix »
opening-guild_2 = Carte Guilde { opening-guild_2.short }
    .short = 2 « Tissus et plus »
opening-guild_3 = Carte Guilde { opening-guild_3.short }
    .short = 3 « Épices et plus »
opening-guild_4 = Carte Guilde { opening-guild_4.short }
    .short = 4 « Fruits et plus »
opening-guild_5 = Carte Guilde { opening-guild_5.short }
    .short = 5 « Double courrier »
opening-guild_6 = Carte Guilde { opening-guild_6.short }
    .short = 6 « Large choix »
opening-guild_7 = Carte Guilde { opening-guild_7.short }
    .short = 7 « Nouveau départ »
opening-guild_8 = Carte Guilde { opening-guild_8.short }
    .short = 8 « Sous le comptoir »
opening-guild_9 = Carte Guilde { opening-guild_9.short }
    .short = 9 « Thé bien sucré »
opening-guild_10 = Carte Guilde { opening-guild_10.short }
    .short = 10 « Bon prix au Grand Marché »
opening-guild_11 = Carte Guilde { opening-guild_11.short }
    .short = 11 « Bon prix au Petit Marché »
opening-guild_12 = Carte Guilde { opening-guild_12.short }
    .short = 12 « Course en famille »
opening-guild_13 = Carte Guilde { opening-guild_13.short }
    .short = 13 « Sultan généreux »
opening-guild_14 = Carte Guilde { opening-guild_14.short }
    .short = 14 « Hôte de la Petite Mosquée »
opening-guild_15 = Carte Guilde { opening-guild_15.short }
    .short = 15 « Hôte de la Grande Mosquée »
opening-guild_16 = Carte Guilde { opening-guild_16.short }
    .short = 16 « Le café du Marchand »
opening-guild_17 = Carte Guilde { opening-guild_17.short }
    .short = 17 « Riche torréfaction »
opening-guild_18 = Carte Guilde { opening-guild_18.short }
    .short = 18 « Réunion de la guilde »
opening-guild_19 = Carte Guilde { opening-guild_19.short }
    .short = 19 « Deux services »
opening-guild_20 = Carte Guilde { opening-guild_20.short }
    .short = 20 « La tasse de l’habitué »

## Les faces des cartes Guilde, faites de leurs champs : ce qu’on fait, à quelles conditions ; puis ce que la carte apporte en plus

guild-wainwright = Agrandissez votre charrette, comme chez le Fabricant de charrettes
guild-fill = Remplissez votre charrette, comme { $at }
guild-post_office = Recevez le courrier, comme au Bureau de poste
guild-caravansary = Prenez du café et des cartes Bonus et défaussez-en une, comme au Caravansérail
guild-fountain = Rappelez autant de vos assistants que vous voulez
guild-black_market = Prenez une marchandise et lancez les dés pour des bijoux, comme au Marché Noir
guild-tea_house = Annoncez un nombre et lancez les dés, comme au Salon de thé
guild-large_market = Vendez des marchandises, comme au Grand Marché
guild-small_market = Vendez des marchandises, comme au Petit Marché
guild-police_station = Envoyez le membre de votre famille du Poste de police dans un autre quartier, pour y agir
guild-police_station-recall = Ramenez le membre de votre famille sans récompense, s’il est sorti, et envoyez-le agir dans un autre quartier
guild-sultans_palace = Prenez un rubis du Palais du Sultan pour les marchandises qu’il demande
guild-small_mosque = Prenez la tuile rouge ou verte du dessus, à la Petite Mosquée
guild-great_mosque = Prenez la tuile jaune ou bleue du dessus, à la Grande Mosquée
guild-gemstone_dealer = Achetez un rubis chez le Marchand de gemmes
guild-roasting_plant = Faites des échanges contre du café, comme chez le Torréfacteur
guild-guild_hall = Prenez du café, piochez des cartes Guilde et défaussez-en une, comme à la Corporation du café
guild-tavern = Choisissez une offre de la Taverne
guild-tavern-two = Choisissez deux offres différentes de la Taverne, la barrière en dernier
guild-coffee_house = Achetez un rubis à la Maison du café
guild-discount-lira = pour { $n ->
    [one] { $n } livre
   *[other] { $n } livres
} de moins
guild-discount-coffee = pour { $n ->
    [one] { $n } café
   *[other] { $n } cafés
} de moins
guild-price-lira = pour { $n ->
    [one] { $n } livre
   *[other] { $n } livres
} au plus
guild-price-coffee = pour { $n ->
    [one] { $n } café
   *[other] { $n } cafés
} au plus
guild-free = gratuitement
guild-any-palace = de n’importe quelle sorte
guild-any = de n’importe quelle sorte, même hors de la tuile Demande
guild-fewer-palace = { $n ->
    [one] { $n } de moins
   *[other] { $n } de moins
}, au choix
guild-fewer-mosque = avec { $n ->
    [one] { $n } marchandise
   *[other] { $n } marchandises
} de moins qu’elle n’en montre
guild-waive = quel que soit le nombre qu’elle montre
guild-extra-caravansary = avec { $n ->
    [one] { $n } carte Bonus de plus
   *[other] { $n } cartes Bonus de plus
} à prendre
guild-extra-guild_hall = avec { $n ->
    [one] { $n } carte Guilde de plus
   *[other] { $n } cartes Guilde de plus
} à piocher
guild-extra-roasting_plant = chaque fois pour { $n ->
    [one] { $n } café
   *[other] { $n } cafés
} de plus
guild-factor-lira = pour { $n ->
    [2] deux
   *[other] { $n }
} fois plus de livres
guild-factor-mail = { $n ->
    [2] deux
   *[other] { $n }
} fois plus de tout
guild-factor-jewels = avec { $n ->
    [2] deux
   *[other] { $n }
} fois plus de bijoux
guild-times = { $n ->
    [2] deux
   *[other] { $n }
} fois de suite
guild-gifts = Puis prenez { $gifts }.
guild-gifts-only = Prenez { $gifts }.
guild-then_turn = Puis jouez un tour normal, sans autre carte Guilde.
guild-unaided = La tuile rouge ne sert pas.
guild-nothing = Elle n’a pas d’effet.
gift-lira = { $n ->
    [one] { $n } livre
   *[other] { $n } livres
}
gift-coffee = { $n ->
    [one] { $n } café
   *[other] { $n } cafés
}
gift-goods = { $n ->
    [one] { $n } marchandise
   *[other] { $n } marchandises
} au choix
gift-basics = { $n ->
    [one] { $n } tissu, épice ou fruit
   *[other] { $n } tissus, épices ou fruits
}
gift-cards = { $n ->
    [one] { $n } carte Bonus
   *[other] { $n } cartes Bonus
}
gift-guild = { $n ->
    [one] { $n } carte Guilde
   *[other] { $n } cartes Guilde
}
gift-nothing = rien
bonus-line = de { $low } à { $high } : { $gifts }
bonus-total = { $high } : { $gifts }
bonus-and = { $first } ; { $last }
bonus-table = Lancez les deux dés. { $lines }. Pas pendant une action.

## Ce qui se passe : après le nom ou « Vous »

event-gains_coffee = { $you ->
    [yes] prenez { n-coffee }
   *[no] prend { n-coffee }
}
event-pays_coffee = { $you ->
    [yes] payez { n-coffee }
   *[no] paie { n-coffee }
}
event-draws_guild = { $opening_key ->
    [hidden] { $you ->
        [yes] piochez une carte Guilde
       *[no] pioche une carte Guilde
    }
   *[other] { $you ->
        [yes] piochez la carte Guilde { $opening_short }
       *[no] pioche la carte Guilde { $opening_short }
    }
}
event-discards_guild = { $you ->
    [yes] défaussez la carte Guilde { $opening_short }
   *[no] défausse la carte Guilde { $opening_short }
}
event-plays_guild = { $you ->
    [yes] jouez la carte Guilde { $opening_short }
   *[no] joue la carte Guilde { $opening_short }
}
event-sets_barrier = { $you ->
    [yes] posez la barrière entre { $place_the } et { $other_the }
   *[no] pose la barrière entre { $place_the } et { $other_the }
}

deed-plays_guild = carte Guilde { $opening_short }
deed-sets_barrier = barrière entre { $place_the } et { $other_the }

## Ce qui se passe : phrases entières

fact-shuffles_guild = Les cartes Guilde défaussées deviennent la nouvelle pioche.
fact-turns_baksheesh = La tuile Bakchich est retournée.

## Ce qu’apporte le hasard

fate-draw_guild = { $opening_key ->
    [hidden] Une carte Guilde est piochée.
   *[other] La carte Guilde { $opening_short } est piochée.
}
chance-draw_guild = une carte Guilde est piochée

## Ce qui est demandé

ask-move = Où va votre marchand ?
    .about = Il avance d’un ou deux quartiers, jamais en diagonale, et contourne la barrière à moins que vous n’ayez le droit de passage. Pour y agir, il doit reprendre votre assistant qui y attend ou en laisser un ; les autres marchands y demandent { $merchants_toll ->
        [one] { $merchants_toll } livre
       *[other] { $merchants_toll } livres
    } chacun. Vous pouvez aussi, où que vous soyez, consacrer votre tour à une carte Guilde.
ask-guild-move = Un tour normal suit. Où va votre marchand ?
    .about = Un tour normal suit votre carte Guilde : déplacement, péages, action, rencontres. Une autre carte Guilde doit attendre.
ask-guild-done = Votre carte Guilde est jouée. Utiliser encore une carte ou une tuile, ou finir votre tour ?
    .about = Une carte Guilde prend tout le tour : ni déplacement ni rencontre. Les cartes Bonus jouables à tout moment restent possibles.
ask-encounters = { $options ->
    [1] Plus personne à rencontrer. Utiliser encore une carte ou une tuile, ou finir votre tour ?
   *[other] Quelqu’un est ici. Qui rencontrez-vous ?
}
    .about = Vous devez capturer les membres de la famille des autres ; rencontrer le Gouverneur, le Contrebandier et le Marchand de café est facultatif. Une fois chacun, dans l’ordre de votre choix.
ask-change_dice = Les dés font { $first } + { $second } = { $total }. Les gardez-vous ?
    .about = Avec la tuile rouge, vous pouvez mettre un dé sur 4 ou relancer les deux, une fois par tour, là où un quartier demande le lancer. La carte « Un six » met un dé sur { $first_to_six_face }.
ask-dice_card-change = Les dés font { $first } + { $second } = { $total }. Les gardez-vous ?
    .about = La carte « Un six » met un dé sur { $first_to_six_face } avant que le bonus soit donné. La tuile rouge ne sert pas ici.
ask-discard_guild = Quelle carte Guilde défaussez-vous ?
    .about = Une carte Guilde de votre main va sur la défausse, face visible et sans effet.
ask-roasting_plant-roast = Que donnez-vous pour du café ?
    .about = { $roasting_plant_lira ->
        [one] { $roasting_plant_lira } livre
       *[other] { $roasting_plant_lira } livres
    }, une marchandise ou une carte : un, deux ou trois échanges, chacun une fois au plus.
ask-roasting_plant-good = Quelle marchandise donnez-vous pour du café ?
    .about = N’importe laquelle de votre charrette.
ask-roasting_plant-card = Quelle carte Bonus donnez-vous pour du café ?
    .about = Elle va sur la défausse, sans effet.
ask-roasting_plant-guild_card = Quelle carte Guilde donnez-vous pour du café ?
    .about = Elle va sur la défausse de la guilde, sans effet.
ask-tavern-choose = Que voulez-vous à la Taverne ?
    .about = La barrière vous permet d’agir dans l’un des deux quartiers qu’elle sépare. Une tuile est à vous pour toute la partie, une de chaque sorte au plus. Pour du café et les marchandises de la tuile Bakchich, vous prenez un rubis.
ask-tavern-choose_two = Quelles sont vos deux offres à la Taverne ?
    .about = Les deux se paient ensemble, moins la remise de votre carte Guilde. La barrière vient en dernier.
ask-tavern-barrier = Dans quel quartier (à gauche) agissez-vous, et de quel côté posez-vous la barrière ?
    .about = Vous pouvez ensuite agir dans le quartier nommé en premier, sans assistant, sans péage et sans rencontre. Personne d’autre que vous ne passe la barrière, tant que quelqu’un ne l’a pas reposée.
ask-tavern-ruby = Où prenez-vous le rubis ?
    .about = Le suivant y coûtera plus cher, comme si celui-ci avait été acheté.
ask-barrier_visit = { $options ->
    [1] À la barrière, pas d’action possible pour l’instant. Jouer d’abord une carte, ou passer ?
   *[other] Faites-vous l’action du quartier choisi à la barrière ?
}
    .about = Vous payez et prenez comme si votre marchand y était. Vous pouvez aussi passer.
ask-exchange-give = Que donnez-vous en échange ?
    .about = Jusqu’à { $exchange_most ->
        [one] { $exchange_most } marchandise ou café
       *[other] { $exchange_most } marchandises et cafés
    }. Vous en prenez autant en retour, de toutes sortes.
ask-exchange-take = Que prenez-vous en échange ?
    .about = Autant que vous avez donné, de toutes sortes. Ce que votre charrette ne peut pas porter est perdu ; pour le café, il y a toujours de la place.
ask-trader-fee = Que donnez-vous au Marchand de café ?
    .about = Il demande { $coffee_trader_fee ->
        [one] { $coffee_trader_fee } livre
       *[other] { $coffee_trader_fee } livres
    } ou une marchandise. Il ne prend pas de café.
ask-sultans_palace-spare = Quelle marchandise ne livrez-vous pas au Sultan ?
    .about = Votre carte Guilde vous épargne une partie de ce qu’il demande. Vous choisissez marchandise par marchandise.

## Ce qui peut être répondu

choice-move-opening = jouer la carte Guilde { $opening_short }
choice-guild-move = { $reach_key ->
    [stay] rester { $place_at }
   *[other] { $place }
}
choice-guild-move-opening = jouer la carte Guilde { $opening_short }
choice-guild-done-done = finir le tour
choice-discard_guild = défausser { $opening_short }
choice-roasting_plant-roast-done = rien de plus
choice-roasting_plant-roast-lira = des livres
choice-roasting_plant-roast-good = une marchandise
choice-roasting_plant-roast-card = une carte Bonus
choice-roasting_plant-roast-guild_card = une carte Guilde
choice-roasting_plant-good = { $good }
choice-roasting_plant-card = défausser « { $card } »
choice-roasting_plant-guild_card = défausser { $opening_short }
choice-dice_card-change = { $tweak }
choice-dice_card-change-keep = garder les dés
choice-tavern-choose-barrier = poser la barrière
choice-tavern-choose-movement = une tuile Mouvement
choice-tavern-choose-encounter = une tuile Rencontre
choice-tavern-choose-baksheesh = un rubis, pour du café et des marchandises
choice-tavern-choose_two-movement-barrier = une tuile Mouvement, puis la barrière
choice-tavern-choose_two-encounter-barrier = une tuile Rencontre, puis la barrière
choice-tavern-choose_two-baksheesh-barrier = un rubis, puis la barrière
choice-tavern-choose_two-movement-baksheesh = une tuile Mouvement et un rubis
choice-tavern-choose_two-encounter-baksheesh = une tuile Rencontre et un rubis
choice-tavern-barrier = { $place_short } ┃ { $other_short }
choice-tavern-ruby = { $place_from }
choice-barrier_visit = agir avec la carte « { $card } »
choice-barrier_visit-no = passer
choice-barrier_visit-yes = faire l’action
choice-exchange-give = donner { $basket }
choice-exchange-take = prendre { $basket }
choice-trader-fee = donner { $good_some }
choice-trader-fee-lira = payer { $coffee_trader_fee ->
    [one] { $coffee_trader_fee } livre
   *[other] { $coffee_trader_fee } livres
}
choice-sultans_palace-spare = { $good }
choice-sultans_palace-spare-any = celle d’une case au choix

## Sur la table

desk-column-guild = guilde
desk-guild-pile = pioche : { $cards }
desk-hand-guild = Vos cartes Guilde : { $cards }.
desk-help-guild = Vos cartes Guilde : chacune prend tout le tour et se joue au lieu d’un déplacement
desk-barrier = Barrière ▌▀ entre { $first } et { $second } ; droit de passage : { $who }.
desk-group-opening = au lieu d’un déplacement : une carte Guilde
desk-group-barrier = { $place } ┃

## Pourquoi pas

rule-MOC-C2 = Cette carte se joue à tout moment de votre tour, mais pas en ce moment.
rule-MOC-C3 = Cette carte attend la fin de l’action.
rule-MOC-C5 = Il faut { $card_guild_price ->
    [one] { $card_guild_price } café
   *[other] { $card_guild_price } cafés
} pour cette carte, et une carte Guilde à piocher.
rule-MOC-C6 = Il faut { $coffee_for_money_price ->
    [one] { $coffee_for_money_price } café
   *[other] { $coffee_for_money_price } cafés
} pour cette carte, et vous n’en avez pas.
rule-MOC-C8 = La tuile rouge ne sert qu’aux lancers d’un quartier, et celui-ci vient de votre carte.
rule-MOC-C9 = Échangez jusqu’à { $exchange_most ->
    [one] { $exchange_most } marchandise ou café
   *[other] { $exchange_most } marchandises et cafés
} que vous avez contre autant d’autres.
rule-MOC-C10 = La carte « Un six » tourne un dé, si cela change quelque chose.
rule-MOC-C11 = Cette carte tourne un dé de votre propre lancer, qui ne montre pas déjà { $first_to_six_face }.
rule-MOC-C13 = La carte mène dans un autre coin du bazar que le vôtre.
rule-MOC-E1 = Le Marchand de café prend { $coffee_trader_fee ->
    [one] { $coffee_trader_fee } livre
   *[other] { $coffee_trader_fee } livres
} ou une marchandise que vous avez.
rule-MOC-E2 = Vous n’avez ni les livres ni une marchandise pour le Marchand de café.
rule-MOC-G7 = Une deuxième carte Guilde doit attendre un autre tour.
rule-MOC-G13 = Votre charrette doit porter tout ce que demande le Sultan, sauf ce qui est épargné.
rule-MOC-G19 = Choisissez deux offres différentes de la Taverne, encore disponibles et que vous pouvez payer ensemble.
rule-MOC-P17a = Chez le Torréfacteur, donnez { $roasting_plant_lira ->
    [one] { $roasting_plant_lira } livre
   *[other] { $roasting_plant_lira } livres
}, une marchandise ou une carte que vous avez.
    .short = rien à échanger
rule-MOC-P17b = Chacun des trois échanges se fait une fois au plus, et il en faut au moins un.
rule-MOC-P17c = Donnez une carte que vous avez en main.
rule-MOC-P18a = Défaussez une carte Guilde que vous avez en main.
rule-MOC-P19a = La Taverne fait trois offres : choisissez-en une que vous pouvez payer en café.
    .short = pas assez de café
rule-MOC-P19b = La barrière coûte { $tavern_barrier ->
    [one] { $tavern_barrier } café
   *[other] { $tavern_barrier } cafés
}, et vous n’en avez pas assez.
rule-MOC-P19c = Vous n’avez pas assez de cafés pour cette tuile, ou il n’en reste plus de cette sorte.
rule-MOC-P19d = Le rubis coûte { $tavern_baksheesh ->
    [one] { $tavern_baksheesh } café
   *[other] { $tavern_baksheesh } cafés
} et les marchandises de la tuile Bakchich, et vous n’avez pas tout cela.
rule-MOC-P20a = Vous n’avez pas assez de cafés pour ce rubis.
    .short = il faut { $price }M
rule-MOC-P20c = La Maison du café n’a plus de rubis.
    .short = plus de rubis
rule-MOC-R1 = La barrière se pose entre deux quartiers voisins.
rule-MOC-R4 = La barrière est sur le chemin, et vous n’avez pas le droit de passage. Contournez-la, ou déplacez-la à la Taverne.
rule-MOC-R6 = Vous pouvez faire l’action du quartier choisi à la barrière, ou passer.
rule-MOC-R11 = Vous avez déjà une tuile de cette sorte : une de chaque suffit.
rule-MOC-R12 = Il faut posséder la tuile Mouvement : le marchand va alors en ligne droite, et ne traverse la barrière qu’avec le droit de passage.
rule-MOC-R14 = Il n’y reste pas de rubis.
rule-MOC-T1 = Vous n’avez pas cette carte Guilde en main.
rule-MOC-T2 = Cette carte remplace le déplacement : choisissez-la avec un quartier.
rule-MOC-U2 = Une carte Guilde ne se joue que si tout son effet est possible, et il manque quelque chose.
rule-MOC-U3 = Pendant un tour consacré à une carte Guilde, les cartes et tuiles liées à un quartier ne servent pas.
rule-MOC-U4 = Jouez une carte utilisable à tout moment, ou finissez votre tour.
