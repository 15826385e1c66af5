# Istanbul avec Moka & Bakchich. Ce qu’a aussi istanbul.ftl est redit ici, parce que l’extension le change ; les
# formes qui ne sont pas nommées restent comme là-bas.

title-mocha = Istanbul : Moka & Bakchich

## Quantités

n-coffee = { $coffee ->
    [one] { $coffee } café
   *[other] { $coffee } cafés
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
    .state = { $coffee }M, { $cards } c. bonus
    .about = Prenez { n-coffee } et { $cards } cartes bonus, dans la pioche ou sur la défausse, puis défaussez une carte de votre main.
place-roasting_plant = Torréfacteur
    .short = Torréfacteur
    .to = chez le Torréfacteur
    .at = chez le Torréfacteur
    .from = de chez le Torréfacteur
    .state = { $price }₺, ?, carte → { $coffee }M
    .about = Trois échanges, chacun une fois au plus : { n-lira }, une marchandise ou une carte de votre main. Chacun rapporte { n-coffee }.
place-guild_hall = Corporation du café
    .short = Corporation
    .to = à la Corporation du café
    .at = à la Corporation du café
    .from = de la Corporation du café
    .state = { $coffee }M, { $cards } c. guilde
    .about = Prenez { n-coffee } et piochez { $cards } cartes guilde, puis défaussez une carte guilde de votre main.
place-tavern = Taverne
    .short = Taverne
    .to = à la Taverne
    .at = à la Taverne
    .from = de la Taverne
    .state = barrière { $barrier }M · { $tiles } · { $baksheesh }M { $goods } → rubis
    .about = Une chose sur trois : pour { $barrier } cafés, posez la barrière et agissez dans un quartier voisin d’elle ; pour le café qu’elle montre, prenez une tuile taverne ; pour { $baksheesh } cafés et les marchandises de la tuile Bakchich, prenez un rubis.
place-coffee_house = Maison du café
    .short = Maison du café
    .to = à la Maison du café
    .at = à la Maison du café
    .from = de la Maison du café
    .state = { $price }M → rubis
    .about = Achetez un rubis pour le café visible. Chaque rubis vendu renchérit le suivant d’un café.

## Cartes bonus

card-coffee = Café
    .about = Prenez { n-coffee }, à tout moment de votre tour.
card-guild = De la guilde
    .about = Payez { $price } cafés et piochez une carte guilde, à tout moment de votre tour.
card-coffee_for_money = Café contre livres
    .about = Payez { $price } café et prenez { n-lira }, à tout moment de votre tour.
card-dice = Coup de dés
    .about = Lancez les deux dés. De { $bonus_low_low } à { $bonus_low_high } : { $bonus_low_goods } marchandise au choix ; { $bonus_lira_low } ou { $bonus_lira_high } : { $bonus_lira_lira } livres ; { $bonus_coffee_low } ou { $bonus_coffee_high } : { $bonus_coffee_coffee } cafés ; { $bonus_more_lira_low } ou { $bonus_more_lira_high } : { $bonus_more_lira_lira } livres ; { $bonus_guild_low } ou { $bonus_guild_high } : { $bonus_guild_guild } carte guilde et { $bonus_guild_coffee } cafés. Pas pendant une action.
card-exchange = Échange
    .about = Donnez jusqu’à { $most } marchandises et cafés et prenez-en autant, de toutes sortes. Pas pendant une action.
card-die_to_6 = Un six
    .about = Après votre lancer, mettez un dé sur { $first_to_six_face }. Pas pour un lancer qui envoie quelqu’un ailleurs.
card-corner = Dans un coin
    .about = Au lieu de marcher, votre marchand va dans un autre coin du bazar, si loin qu’il soit, et même par-dessus la barrière.
card-wainwright_again = Charrette bis
    .about = Après l’action du Fabricant de charrettes, faites-la une fois de plus.
card-coffee_house_again = Maison du café bis
    .about = Après l’action de la Maison du café, faites-la une fois de plus, au nouveau prix.

## Tuiles taverne, dés, façons d’avancer

tile-movement = tuile mouvement
    .short = mouv.
    .about = Au lieu de marcher, votre marchand peut aller aussi loin que vous voulez en ligne droite ; il ne traverse la barrière qu’avec le droit de passage.
tile-encounter = tuile rencontre
    .short = renc.
    .about = Le Gouverneur, le Contrebandier et le Marchand de café ne vous demandent rien pour ce qu’ils donnent.
tweak-first_to_six = mettre le premier dé sur { $face }, avec la carte « Un six »
    .about = La carte met un dé sur { $face }. Elle est ensuite défaussée.
tweak-second_to_six = mettre le deuxième dé sur { $face }, avec la carte « Un six »
    .about = La carte met un dé sur { $face }. Elle est ensuite défaussée.
reach-straight = tout droit, avec la tuile mouvement
    .about = La tuile mouvement mène votre marchand aussi loin que vous voulez, le long d’une ligne ou d’une colonne.
reach-corner = avec la carte « Dans un coin »
    .about = La carte mène votre marchand dans un autre coin du bazar.

## Rencontres

encounter-coffee_trader = Marchand de café
    .the = le Marchand de café
    .short = Cafetier
    .about = Prenez { n-coffee }, puis payez { $fee } livres ou une marchandise. Ensuite, les dés l’envoient ailleurs.

## Cartes guilde

opening-guild_1 = Carte guilde { opening-guild_1.short }
    .short = 1 « Charrette à bon prix »
    .about = Une extension de votre charrette, comme chez le Fabricant de charrettes, pour { $discount } livres de moins.
opening-guild_2 = Carte guilde { opening-guild_2.short }
    .short = 2 « Tissus et plus »
    .about = Chargez autant de tissus que possible, puis prenez { n-goods } au choix et { n-coffee }.
opening-guild_3 = Carte guilde { opening-guild_3.short }
    .short = 3 « Épices et plus »
    .about = Chargez autant d’épices que possible, puis prenez { n-goods } au choix et { n-coffee }.
opening-guild_4 = Carte guilde { opening-guild_4.short }
    .short = 4 « Fruits et plus »
    .about = Chargez autant de fruits que possible, puis prenez { n-goods } au choix et { n-coffee }.
opening-guild_5 = Carte guilde { opening-guild_5.short }
    .short = 5 « Double courrier »
    .about = Recevez le courrier comme au Bureau de poste, { $times } fois de suite.
opening-guild_6 = Carte guilde { opening-guild_6.short }
    .short = 6 « Large choix »
    .about = Comme au Caravansérail, avec { $extra ->
        [one] { $extra } carte bonus de plus
       *[other] { $extra } cartes bonus de plus
    } à prendre avant d’en défausser une.
opening-guild_7 = Carte guilde { opening-guild_7.short }
    .short = 7 « Nouveau départ »
    .about = Rappelez autant de vos assistants que vous voulez, puis jouez un tour normal avec votre marchand, sans autre carte guilde.
opening-guild_8 = Carte guilde { opening-guild_8.short }
    .short = 8 « Sous le comptoir »
    .about = Comme au Marché noir, avec { $basics } tissu, épice ou fruit de plus, au choix. La tuile rouge ne sert pas.
opening-guild_9 = Carte guilde { opening-guild_9.short }
    .short = 9 « Thé bien sucré »
    .about = Comme au Salon de thé, avec { n-lira } de plus, que les dés atteignent votre nombre ou non. La tuile rouge ne sert pas.
opening-guild_10 = Carte guilde { opening-guild_10.short }
    .short = 10 « Bon prix au Grand Marché »
    .about = Vendez comme au Grand Marché, pour { n-lira } de plus en tout.
opening-guild_11 = Carte guilde { opening-guild_11.short }
    .short = 11 « Bon prix au Petit Marché »
    .about = Vendez comme au Petit Marché, pour { n-lira } de plus en tout.
opening-guild_12 = Carte guilde { opening-guild_12.short }
    .short = 12 « Course en famille »
    .about = Le membre de votre famille rentre au Poste de police sans récompense, s’il en est sorti ; puis vous l’envoyez dans un autre quartier pour y agir.
opening-guild_13 = Carte guilde { opening-guild_13.short }
    .short = 13 « Sultan généreux »
    .about = Un rubis du Palais du Sultan pour { $discount } marchandise de moins : vous choisissez laquelle vous ne livrez pas.
opening-guild_14 = Carte guilde { opening-guild_14.short }
    .short = 14 « Hôte de la Petite Mosquée »
    .about = Prenez la tuile rouge ou verte du dessus pour une marchandise de sa sorte ; le nombre qu’elle montre ne compte pas.
opening-guild_15 = Carte guilde { opening-guild_15.short }
    .short = 15 « Hôte de la Grande Mosquée »
    .about = Prenez la tuile jaune ou bleue du dessus pour une marchandise de sa sorte ; le nombre qu’elle montre ne compte pas.
opening-guild_16 = Carte guilde { opening-guild_16.short }
    .short = 16 « Le café du Marchand »
    .about = Achetez un rubis du Marchand de gemmes au prix visible, et prenez aussi { n-coffee }.
opening-guild_17 = Carte guilde { opening-guild_17.short }
    .short = 17 « Riche torréfaction »
    .about = Comme chez le Torréfacteur, mais chaque échange rapporte { $extra } café de plus.
opening-guild_18 = Carte guilde { opening-guild_18.short }
    .short = 18 « Réunion de la guilde »
    .about = Comme à la Corporation du café, avec { $extra ->
        [one] { $extra } carte guilde de plus
       *[other] { $extra } cartes guilde de plus
    } à piocher avant d’en défausser une.
opening-guild_19 = Carte guilde { opening-guild_19.short }
    .short = 19 « Deux services »
    .about = Deux offres différentes de la Taverne pour { $discount } café de moins en tout : d’abord une tuile ou le rubis, enfin la barrière et son action.
opening-guild_20 = Carte guilde { opening-guild_20.short }
    .short = 20 « La tasse de l’habitué »
    .about = Un rubis de la Maison du café pour { $discount } café de moins.

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
        [yes] piochez une carte guilde
       *[no] pioche une carte guilde
    }
   *[other] { $you ->
        [yes] piochez la carte guilde { $opening_short }
       *[no] pioche la carte guilde { $opening_short }
    }
}
event-discards_guild = { $you ->
    [yes] défaussez la carte guilde { $opening_short }
   *[no] défausse la carte guilde { $opening_short }
}
event-plays_guild = { $you ->
    [yes] jouez la carte guilde { $opening_short }
   *[no] joue la carte guilde { $opening_short }
}
event-sets_barrier = { $you ->
    [yes] barrez le passage { $place_from } { $other_to }
   *[no] barre le passage { $place_from } { $other_to }
}

## Ce qui se passe : phrases entières

fact-shuffles_guild = Les cartes guilde défaussées deviennent la nouvelle pioche.
fact-turns_baksheesh = La tuile Bakchich est retournée.

## Ce qu’apporte le hasard

fate-draw_guild = { $opening_key ->
    [hidden] Une carte guilde est piochée.
   *[other] La carte guilde { $opening_short } est piochée.
}
chance-draw_guild = une carte guilde est piochée

## Ce qui est demandé

ask-move = Où va votre marchand ?
    .about = Il avance d’un ou deux quartiers, jamais en diagonale, et contourne la barrière à moins que vous n’ayez le droit de passage. Pour y agir, il doit reprendre votre assistant qui y attend ou en laisser un ; les autres marchands y demandent { $merchants_toll } livres chacun. Vous pouvez aussi, où que vous soyez, consacrer tout le tour à une carte guilde.
ask-guild-move = Un tour normal suit. Où va votre marchand ?
    .about = Un tour normal suit votre carte guilde : déplacement, péages, action, rencontres. Une autre carte guilde doit attendre.
ask-guild-done = Votre carte guilde est jouée. Une dernière carte ou tuile, ou la fin de votre tour ?
    .about = Une carte guilde prend tout le tour : ni déplacement ni rencontre. Les cartes bonus de tout moment se jouent encore.
ask-encounters = { $options ->
    [1] Plus personne à rencontrer. Une dernière carte ou tuile, ou la fin de votre tour ?
   *[other] Quelqu’un est ici. Qui rencontrez-vous ?
}
    .about = Les membres de la famille des autres doivent être capturés ; le Gouverneur, le Contrebandier et le Marchand de café, c’est à vous de voir. Dans l’ordre que vous voulez, chacun une fois.
ask-change_dice = Les dés font { $first } + { $second } = { $total }. Les gardez-vous ?
    .about = Avec la tuile rouge, vous pouvez mettre un dé sur 4 ou relancer les deux, une fois par tour, là où un quartier demande le lancer. La carte « Un six » met un dé sur { $first_to_six_face }.
ask-dice_card-change = Les dés font { $first } + { $second } = { $total }. Les gardez-vous ?
    .about = La carte « Un six » met un dé sur { $first_to_six_face } avant que le bonus soit donné. La tuile rouge ne sert pas ici.
ask-discard_guild = Quelle carte guilde défaussez-vous ?
    .about = Une carte guilde de votre main va sur la défausse, face visible et sans effet.
ask-roasting_plant-roast = Que donnez-vous pour du café ?
    .about = { $roasting_plant_lira } livres, une marchandise ou une carte, chacune une fois au plus. Vous en choisissez une, deux ou les trois.
ask-roasting_plant-good = Quelle marchandise donnez-vous pour du café ?
    .about = N’importe laquelle de votre charrette.
ask-roasting_plant-card = Quelle carte bonus donnez-vous pour du café ?
    .about = Elle va sur la défausse, sans effet.
ask-roasting_plant-guild_card = Quelle carte guilde donnez-vous pour du café ?
    .about = Elle va sur la défausse de la guilde, sans effet.
ask-tavern-choose = Que voulez-vous à la Taverne ?
    .about = La barrière vous permet d’agir dans un quartier voisin d’elle. Une tuile est à vous pour toute la partie, une de chaque sorte. Pour du café et les marchandises de la tuile Bakchich, vous prenez un rubis.
ask-tavern-choose_two = Quelles deux choses voulez-vous à la Taverne ?
    .about = Les deux se paient ensemble, pour { $guild_19_discount } café de moins. La barrière vient à la fin.
ask-tavern-barrier = Dans quel quartier (à gauche) agissez-vous, et de quel côté posez-vous la barrière ?
    .about = Vous pouvez ensuite agir dans le quartier nommé en premier, sans assistant, sans péage et sans rencontre. Vous seul passez la barrière, jusqu’à ce que quelqu’un d’autre la pose.
ask-tavern-ruby = Où prenez-vous le rubis ?
    .about = Le suivant y coûtera plus cher, comme si celui-ci avait été acheté.
ask-barrier_visit = { $options ->
    [1] À la barrière, pas d’action possible pour l’instant. D’abord une carte, ou passer ?
   *[other] Faites-vous l’action du quartier choisi à la barrière ?
}
    .about = Vous payez et prenez comme si votre marchand y était. Vous pouvez aussi passer.
ask-exchange-give = Que donnez-vous en échange ?
    .about = Jusqu’à { $exchange_most } marchandises et cafés. Vous en prenez autant en retour, de toutes sortes.
ask-exchange-take = Que prenez-vous en échange ?
    .about = Autant que vous avez donné, de toutes sortes. Ce que votre charrette ne peut porter est perdu ; pour le café, il y a toujours de la place.
ask-trader-fee = Que donnez-vous au Marchand de café ?
    .about = Il demande { $coffee_trader_fee } livres ou une marchandise. Il ne prend pas de café.
ask-sultans_palace-spare = Quelle marchandise ne livrez-vous pas au Sultan ?
    .about = Votre carte guilde vous épargne une des marchandises qu’il demande.

## Ce qui peut être répondu

choice-move-opening = jouer la carte guilde { $opening_short }
choice-guild-move = { $reach_key ->
    [stay] rester { $place_at }
   *[other] { $place }
}
choice-guild-move-opening = jouer la carte guilde { $opening_short }
choice-guild-done-done = finir le tour
choice-discard_guild = défausser { $opening_short }
choice-roasting_plant-roast-done = rien de plus
choice-roasting_plant-roast-lira = des livres
choice-roasting_plant-roast-good = une marchandise
choice-roasting_plant-roast-card = une carte bonus
choice-roasting_plant-roast-guild_card = une carte guilde
choice-roasting_plant-good = { $good }
choice-roasting_plant-card = défausser « { $card } »
choice-roasting_plant-guild_card = défausser { $opening_short }
choice-dice_card-change = { $tweak }
choice-dice_card-change-keep = garder les dés
choice-tavern-choose-barrier = poser la barrière
choice-tavern-choose-movement = une tuile mouvement
choice-tavern-choose-encounter = une tuile rencontre
choice-tavern-choose-baksheesh = un rubis, pour du café et des marchandises
choice-tavern-choose_two-movement-barrier = une tuile mouvement, puis la barrière
choice-tavern-choose_two-encounter-barrier = une tuile rencontre, puis la barrière
choice-tavern-choose_two-baksheesh-barrier = un rubis, puis la barrière
choice-tavern-choose_two-movement-baksheesh = une tuile mouvement et un rubis
choice-tavern-choose_two-encounter-baksheesh = une tuile rencontre et un rubis
choice-tavern-barrier = { $place_short } ┃ { $other_short }
choice-tavern-ruby = { $place_from }
choice-barrier_visit = agir avec la carte « { $card } »
choice-barrier_visit-no = passer
choice-barrier_visit-yes = faire l’action
choice-exchange-give = donner { $basket }
choice-exchange-take = prendre { $basket }
choice-trader-fee = donner { $good_some }
choice-trader-fee-lira = payer { $coffee_trader_fee } livres
choice-sultans_palace-spare = { $good }
choice-sultans_palace-spare-any = une des marchandises au choix

## Sur la table

desk-column-guild = guilde
desk-guild-pile = pioche : { $cards }
desk-hand-guild = Vos cartes guilde : { $cards }.
desk-help-guild = Vos cartes guilde : chacune prend tout le tour, et se choisit au lieu d’un déplacement
desk-barrier = Barrière ▌▀ entre { $first } et { $second } ; droit de passage : { $who }.
desk-group-opening = au lieu d’un déplacement : une carte guilde
desk-group-barrier = { $place } ┃

## Pourquoi pas

rule-MOC-C2 = Cette carte se joue à tout moment de votre tour, et ce n’en est pas un.
rule-MOC-C3 = Cette carte attend la fin de l’action.
rule-MOC-C5 = Il faut { $card_guild_price } cafés pour cette carte, et une carte guilde à piocher.
rule-MOC-C6 = Il faut { $coffee_for_money_price } café pour cette carte, et vous n’en avez pas.
rule-MOC-C8 = La tuile rouge sert à un lancer que demande un quartier, et celui-ci est pour votre carte.
rule-MOC-C9 = Échangez jusqu’à { $exchange_most } marchandises et cafés que vous avez contre autant d’autres.
rule-MOC-C10 = Une carte « Un six » tourne un dé, là où cela change quelque chose.
rule-MOC-C11 = Cette carte tourne un dé de votre propre lancer, qui ne montre pas déjà { $first_to_six_face }.
rule-MOC-C13 = La carte mène dans un coin du bazar, et pas dans celui où vous êtes.
rule-MOC-E1 = Le Marchand de café prend { $coffee_trader_fee } livres ou une marchandise que vous avez.
rule-MOC-E2 = Vous n’avez ni les livres ni une marchandise pour le Marchand de café.
rule-MOC-G7 = Une deuxième carte guilde doit attendre un autre tour.
rule-MOC-G13 = Tout ce que demande le Sultan, sauf la marchandise épargnée, doit être dans votre charrette.
rule-MOC-G19 = Choisissez deux offres différentes de la Taverne, qui sont encore là et que vous pouvez payer ensemble.
rule-MOC-P17a = Chez le Torréfacteur, vous donnez { $roasting_plant_lira } livres, une marchandise ou une carte que vous avez.
    .short = rien à échanger
rule-MOC-P17b = Chacun des trois échanges sert une fois, et il en faut au moins un.
rule-MOC-P17c = Donnez une carte que vous avez en main.
rule-MOC-P18a = Défaussez une carte guilde que vous avez en main.
rule-MOC-P19a = La Taverne fait trois offres : choisissez-en une que vous pouvez payer en café.
    .short = pas assez de café
rule-MOC-P19b = La barrière coûte { $tavern_barrier } cafés, et vous en avez moins.
rule-MOC-P19c = La tuile coûte plus de café que vous n’en avez, ou il n’en reste pas de cette sorte.
rule-MOC-P19d = Le rubis coûte { $tavern_baksheesh } cafés et les marchandises de la tuile Bakchich, et vous n’avez pas tout cela.
rule-MOC-P20a = Le rubis coûte plus de café que vous n’en avez.
    .short = il faut { $price }M
rule-MOC-P20c = La Maison du café n’a plus de rubis.
    .short = plus de rubis
rule-MOC-R1 = La barrière se pose entre deux quartiers voisins.
rule-MOC-R4 = La barrière est sur le chemin, et le droit de passage n’est pas à vous. Contournez-la, ou reposez-la à la Taverne.
rule-MOC-R6 = Vous pouvez faire l’action du quartier choisi à la barrière, ou passer.
rule-MOC-R11 = Vous avez déjà une tuile de cette sorte : une de chaque suffit.
rule-MOC-R12 = Avec sa propre tuile mouvement, un marchand va tout droit le long d’une ligne ou d’une colonne, et ne traverse la barrière qu’avec le droit de passage.
rule-MOC-R14 = Il n’y reste pas de rubis.
rule-MOC-T1 = Vous n’avez pas cette carte guilde en main.
rule-MOC-T2 = Cette carte se joue au lieu de marcher : choisissez-la avec un quartier.
rule-MOC-U2 = Une carte guilde demande tout son effet, et il y manque quelque chose.
rule-MOC-U3 = Pendant un tour consacré à une carte guilde, les cartes et tuiles liées à un quartier ne servent pas.
rule-MOC-U4 = Jouez une carte de tout moment, ou finissez votre tour.
