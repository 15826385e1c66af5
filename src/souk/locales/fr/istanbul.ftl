# Istanbul. Une unité (quartier, carte…) est son nom avec les formes que demandent les phrases : elles y arrivent comme
# $place_to, $place_at… à côté de $place et $place_key. Les nombres des données sont des variables : on peut les changer.

title-istanbul = Istanbul

## Quantités

n-lira = { $lira ->
    [one] { $lira } livre
   *[other] { $lira } livres
}
n-lira-sign = { $lira } ₺
n-rubies = { $rubies } rubis
n-cards = { $cards ->
    [one] { $cards } carte Bonus
   *[other] { $cards } cartes Bonus
}
n-assistants = { $assistants ->
    [one] { $assistants } assistant de retour
   *[other] { $assistants } assistants de retour
}
n-goods = { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
}

## Marchandises

good-fabric = tissu
    .letter = T
    .some = { $count ->
        [one] { $count } tissu
       *[other] { $count } tissus
    }
    .about = Le tissu, lettre T, se prend à l’Entrepôt de tissus.
good-spice = épice
    .letter = É
    .some = { $count ->
        [one] { $count } épice
       *[other] { $count } épices
    }
    .about = L’épice, lettre É, se prend à l’Entrepôt d’épices.
good-fruit = fruit
    .letter = F
    .some = { $count ->
        [one] { $count } fruit
       *[other] { $count } fruits
    }
    .about = Le fruit, lettre F, se prend à l’Entrepôt de fruits.
good-jewel = bijou
    .letter = B
    .some = { $count ->
        [one] { $count } bijou
       *[other] { $count } bijoux
    }
    .about = Le bijou, lettre B, n’a pas d’entrepôt : voyez le Marché Noir, le Bureau de poste, le Contrebandier ou une carte.
good-any = au choix
    .letter = ?
    .about = N’importe laquelle des quatre marchandises.

## Quartiers

place-wainwright = Fabricant de charrettes
    .short = Charrettes
    .to = chez le Fabricant de charrettes
    .at = chez le Fabricant de charrettes
    .the = le Fabricant de charrettes
    .from = de chez le Fabricant de charrettes
    .state = { $price } ₺ → extension
    .about = Achetez une extension pour { $price ->
        [one] { $price } livre
       *[other] { $price } livres
    } : votre charrette porte alors une marchandise de plus de chaque sorte. La dernière rapporte aussi un rubis.
place-fabric_warehouse = Entrepôt de tissus
    .short = Entrepôt tissus
    .to = à l’Entrepôt de tissus
    .at = à l’Entrepôt de tissus
    .the = l’Entrepôt de tissus
    .from = de l’Entrepôt de tissus
    .state = remplir { $letter }
    .about = Remplissez votre charrette de tissus.
place-spice_warehouse = Entrepôt d’épices
    .short = Entrepôt épices
    .to = à l’Entrepôt d’épices
    .at = à l’Entrepôt d’épices
    .the = l’Entrepôt d’épices
    .from = de l’Entrepôt d’épices
    .state = remplir { $letter }
    .about = Remplissez votre charrette d’épices.
place-fruit_warehouse = Entrepôt de fruits
    .short = Entrepôt fruits
    .to = à l’Entrepôt de fruits
    .at = à l’Entrepôt de fruits
    .the = l’Entrepôt de fruits
    .from = de l’Entrepôt de fruits
    .state = remplir { $letter }
    .about = Remplissez votre charrette de fruits.
place-post_office = Bureau de poste
    .short = Bureau de poste
    .to = au Bureau de poste
    .at = au Bureau de poste
    .the = le Bureau de poste
    .from = du Bureau de poste
    .state = courrier : { $mail }
    .about = Recevez le courrier visible : deux marchandises et quelques livres. Chaque passage change ce qu’apportera le suivant.
place-caravansary = Caravansérail
    .short = Caravansérail
    .to = au Caravansérail
    .at = au Caravansérail
    .the = le Caravansérail
    .from = du Caravansérail
    .state = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, en défausser 1
    .brief = { $cards } c., défausser 1
    .about = Prenez { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } Bonus, dans la pioche ou sur la défausse, puis défaussez une carte de votre main.
place-fountain = Fontaine
    .short = Fontaine
    .to = à la Fontaine
    .at = à la Fontaine
    .the = la Fontaine
    .from = de la Fontaine
    .state = rappeler les assistants
    .brief = rappeler assist.
    .about = Rappelez autant de vos assistants que vous voulez, d’où que ce soit. Ici, ni assistant à laisser ni péage à payer.
place-black_market = Marché Noir
    .short = Marché Noir
    .to = au Marché Noir
    .at = au Marché Noir
    .the = le Marché Noir
    .from = du Marché Noir
    .state = 1 au choix + { $letter } aux dés
    .brief = 1 + { $letter } aux dés
    .about = Lancez les deux dés : 7 ou plus donne aussi des bijoux, d’autant plus nombreux que le total est élevé. Puis prenez un tissu, une épice ou un fruit.
place-tea_house = Salon de thé
    .short = Salon de thé
    .to = au Salon de thé
    .at = au Salon de thé
    .the = le Salon de thé
    .from = du Salon de thé
    .state = dés → { $lowest } à { $highest } ₺
    .about = Pariez sur un nombre de { $lowest } à { $highest }, puis lancez les dés. S’ils l’atteignent, vous prenez autant de livres, sinon { $consolation }.
place-large_market = Grand Marché
    .short = Grand Marché
    .to = au Grand Marché
    .at = au Grand Marché
    .the = le Grand Marché
    .from = du Grand Marché
    .state = achète { $demand }
    .about = Vendez jusqu’à cinq des marchandises que montre la tuile Demande. Pour 1, 2, 3, 4 ou 5, il paie { $revenue } livres.
place-small_market = Petit Marché
    .short = Petit Marché
    .to = au Petit Marché
    .at = au Petit Marché
    .the = le Petit Marché
    .from = du Petit Marché
    .state = achète { $demand }
    .about = Vendez jusqu’à cinq des marchandises que montre la tuile Demande. Pour 1, 2, 3, 4 ou 5, il paie { $revenue } livres.
place-police_station = Poste de police
    .short = Police
    .to = au Poste de police
    .at = au Poste de police
    .the = le Poste de police
    .from = du Poste de police
    .state = envoyer la famille
    .brief = envoyer famille
    .about = Si le membre de votre famille est ici, envoyez-le dans un autre quartier et faites-y l’action, sans assistant, sans péage et sans rencontre.
place-sultans_palace = Palais du Sultan
    .short = Palais Sultan
    .to = au Palais du Sultan
    .at = au Palais du Sultan
    .the = le Palais du Sultan
    .from = du Palais du Sultan
    .state = { $price } → rubis
    .about = Livrez les marchandises que demande le Sultan et prenez un rubis. Le suivant coûtera une marchandise de plus.
place-small_mosque = Petite Mosquée
    .short = Petite Mosquée
    .to = à la Petite Mosquée
    .at = à la Petite Mosquée
    .the = la Petite Mosquée
    .from = de la Petite Mosquée
    .state = { $tiles } → tuile
    .about = Prenez une tuile rouge ou verte : montrez assez de tissus ou d’épices, et donnez-en une unité. Avec les deux tuiles, vous prenez aussi un rubis.
place-great_mosque = Grande Mosquée
    .short = Grande Mosquée
    .to = à la Grande Mosquée
    .at = à la Grande Mosquée
    .the = la Grande Mosquée
    .from = de la Grande Mosquée
    .state = { $tiles } → tuile
    .about = Prenez une tuile jaune ou bleue : montrez assez de fruits ou de bijoux, et donnez-en une unité. Avec les deux tuiles, vous prenez aussi un rubis.
place-gemstone_dealer = Marchand de gemmes
    .short = Gemmes
    .to = chez le Marchand de gemmes
    .at = chez le Marchand de gemmes
    .the = le Marchand de gemmes
    .from = de chez le Marchand de gemmes
    .state = { $price } ₺ → rubis
    .about = Achetez un rubis au prix visible. Chaque rubis vendu augmente d’une livre le prix du suivant.

## Cartes Bonus

card-gain_good = Une marchandise
    .about = Prenez une marchandise au choix. Pas pendant une action.
card-five_lira = Cinq livres
    .about = Prenez { $lira ->
        [one] { $lira } livre
       *[other] { $lira } livres
    }, à tout moment de votre tour.
card-far = Aller loin
    .about = Votre marchand avance de { $low } ou { $high } quartiers au lieu d’un ou deux.
card-stay = Rester
    .about = Votre marchand reste où il est au lieu de se déplacer. Il lui faut un assistant, comme après un déplacement.
card-return_assistant = Rappel
    .about = Pendant le déplacement, un de vos assistants revient, d’où que ce soit.
card-family_home = Retour en famille
    .about = Le membre de votre famille rentre au Poste de police, et vous prenez { $reward_lira ->
        [one] { $reward_lira } livre
       *[other] { $reward_lira } livres
    } ou une carte Bonus. Il doit en être sorti.
card-sell_any = Vente libre
    .about = Une vente au Petit Marché avec des marchandises de toutes sortes, quelle que soit la demande.
card-palace_again = Palais bis
    .about = Après l’action du Palais du Sultan, faites-la une fois de plus, au nouveau prix.
card-mail_again = Courrier bis
    .about = Après l’action du Bureau de poste, faites-la une fois de plus.
card-gems_again = Gemmes bis
    .about = Après l’action du Marchand de gemmes, faites-la une fois de plus, au nouveau prix.

## Tuiles Mosquée, et ce qu’elles permettent

tile-red = tuile rouge
    .short = rouge
    .about = Une fois par tour, au Salon de thé ou au Marché Noir : mettez un dé sur 4, ou relancez les deux.
tile-green = tuile verte
    .short = verte
    .about = Une fois par tour, dans un entrepôt : payez { $fee ->
        [one] { $fee } livre
       *[other] { $fee } livres
    } pour une marchandise de plus, au choix.
tile-yellow = tuile jaune
    .short = jaune
    .about = Une fois par tour : payez { $fee ->
        [one] { $fee } livre
       *[other] { $fee } livres
    } et rappelez un assistant d’un autre quartier.
tile-blue = tuile bleue
    .short = bleue
    .about = Elle vous donne aussitôt un cinquième assistant.
play-yellow = tuile jaune
    .about = Une fois par tour : payez { $fee ->
        [one] { $fee } livre
       *[other] { $fee } livres
    } et rappelez un assistant d’un autre quartier.
tweak-first_to_four = mettre le premier dé sur { $face }
    .about = La tuile rouge met un dé sur { $face }, une fois par tour.
tweak-second_to_four = mettre le deuxième dé sur { $face }
    .about = La tuile rouge met un dé sur { $face }, une fois par tour.
tweak-roll_again = relancer les deux dés
    .about = La tuile rouge relance les deux dés, une fois par tour. Le nouveau lancer compte.

## Façons d’avancer

reach-walk = à pied
    .about = Votre marchand avance de { $low } ou { $high } quartiers, jamais en diagonale.
reach-far = avec la carte « Aller loin »
    .about = La carte mène votre marchand à { $low } ou { $high } quartiers.
reach-stay = avec la carte « Rester »
    .about = La carte permet à votre marchand de rester où il est.

## Rencontres

encounter-family = membres de famille
    .the = les membres de famille
    .short = famille
    .about = Les membres de la famille des autres sont capturés et ramenés au Poste de police. Pour chacun, vous prenez { $reward_lira ->
        [one] { $reward_lira } livre
       *[other] { $reward_lira } livres
    } ou une carte Bonus.
encounter-governor = Gouverneur
    .the = le Gouverneur
    .short = Gouverneur
    .about = Piochez une carte Bonus, puis payez { $fee ->
        [one] { $fee } livre
       *[other] { $fee } livres
    } ou défaussez une carte. Ensuite, les dés l’envoient ailleurs.
encounter-smuggler = Contrebandier
    .the = le Contrebandier
    .short = Contrebandier
    .about = Prenez une marchandise au choix, puis payez { $fee ->
        [one] { $fee } livre
       *[other] { $fee } livres
    } ou une marchandise. Ensuite, les dés l’envoient ailleurs.

## Ce qui se passe : après le nom ou « Vous »

event-turn_begins = { $you ->
    [yes] commencez votre tour, manche { $round }
   *[no] commence son tour, manche { $round }
}
event-moves = { $reach_key ->
    [stay] { $you ->
        [yes] restez { $place_at }
       *[no] reste { $place_at }
    }
   *[other] { $you ->
        [yes] allez { $place_to }
       *[no] va { $place_to }
    }
}
event-takes_assistant = { $you ->
    [yes] reprenez votre assistant { $place_at }
   *[no] reprend un assistant { $place_at }
}
event-takes_neutral = { $you ->
    [yes] prenez un assistant neutre { $place_at }
   *[no] prend un assistant neutre { $place_at }
}
event-leaves_assistant = { $you ->
    [yes] laissez un assistant { $place_at }
   *[no] laisse un assistant { $place_at }
}
event-leaves_neutral = { $you ->
    [yes] laissez un assistant neutre { $place_at }
   *[no] laisse un assistant neutre { $place_at }
}
event-assistant_returns = { $you ->
    [yes] rappelez votre assistant { $place_from }
   *[no] rappelle un assistant { $place_from }
}
event-stops-unpaid = { $you ->
    [yes] terminez votre tour sans payer le péage
   *[no] termine son tour sans payer le péage
}
event-stops = { $you ->
    [yes] terminez votre tour { $place_at }
   *[no] termine son tour { $place_at }
}
event-pays_toll = { $you ->
    [yes] payez un péage de { n-lira } à { $to }
   *[no] { $to_you ->
        [yes] vous paie un péage de { n-lira }
       *[no] paie un péage de { n-lira } à { $to }
    }
}
event-pays_stranger = { $you ->
    [yes] payez un péage de { n-lira } pour un marchand neutre
   *[no] paie un péage de { n-lira } pour un marchand neutre
}
event-acts = { $you ->
    [yes] faites l’action { $place_at }
   *[no] fait l’action { $place_at }
}
event-acts_again = { $you ->
    [yes] refaites l’action { $place_at }
   *[no] refait l’action { $place_at }
}
event-gains_lira = { $you ->
    [yes] prenez { n-lira }
   *[no] prend { n-lira }
}
event-pays_lira = { $you ->
    [yes] payez { n-lira }
   *[no] paie { n-lira }
}
event-gains_goods = { $you ->
    [yes] prenez { $good_some }
   *[no] prend { $good_some }
}
event-loses_goods = { $you ->
    [yes] n’avez pas de place pour { $good_some }
   *[no] n’a pas de place pour { $good_some }
}
event-pays_goods = { $you ->
    [yes] donnez { $good_some }
   *[no] donne { $good_some }
}
event-sells = { $you ->
    [yes] vendez { $basket } pour { n-lira }
   *[no] vend { $basket } pour { n-lira }
}
event-takes_ruby = { $you ->
    [yes] prenez un rubis { $place_at } ({ $rubies } en tout)
   *[no] prend un rubis { $place_at } ({ $rubies } en tout)
}
event-extends = { $you ->
    [yes] agrandissez votre charrette (capacité : { $capacity } de chaque sorte)
   *[no] agrandit sa charrette (capacité : { $capacity } de chaque sorte)
}
event-draws = { $card_key ->
    [hidden] { $you ->
        [yes] piochez une carte Bonus
       *[no] pioche une carte Bonus
    }
   *[other] { $you ->
        [yes] piochez la carte « { $card } »
       *[no] pioche la carte « { $card } »
    }
}
event-takes_discard = { $you ->
    [yes] prenez la carte « { $card } » de la défausse
   *[no] prend la carte « { $card } » de la défausse
}
event-discards = { $you ->
    [yes] défaussez la carte « { $card } »
   *[no] défausse la carte « { $card } »
}
event-plays = { $you ->
    [yes] jouez la carte « { $card } »
   *[no] joue la carte « { $card } »
}
event-takes_tile = { $you ->
    [yes] prenez la { $tile }
   *[no] prend la { $tile }
}
event-uses_tile = { $you ->
    [yes] utilisez la { $tile }
   *[no] utilise la { $tile }
}
event-fifth_assistant = { $you ->
    [yes] avez un cinquième assistant
   *[no] a un cinquième assistant
}
event-rolls = { $you ->
    [yes] obtenez { $first } + { $second }
   *[no] obtient { $first } + { $second }
}
event-turns_die = { $you ->
    [yes] tournez un dé : { $first } + { $second }
   *[no] tourne un dé : { $first } + { $second }
}
event-announces = { $you ->
    [yes] pariez sur { $number }
   *[no] parie sur { $number }
}
event-sends_family = { $you ->
    [yes] envoyez le membre de votre famille { $place_to }
   *[no] envoie le membre de sa famille { $place_to }
}
event-meets = { $you ->
    [yes] rencontrez { $encounter_the }
   *[no] rencontre { $encounter_the }
}
event-catches = { $you ->
    [yes] capturez le membre de la famille { $whose_of } { $place_at }
   *[no] { $whose_you ->
        [yes] capture le membre de votre famille { $place_at }
       *[no] capture le membre de la famille { $whose_of } { $place_at }
    }
}
event-family_home = { $you ->
    [yes] ramenez le membre de votre famille au Poste de police
   *[no] ramène le membre de sa famille au Poste de police
}
event-last_round = { $you ->
    [yes] avez { n-rubies } : c’est la dernière manche
   *[no] a { n-rubies } : c’est la dernière manche
}

## Un tour en une ligne : des mots qui vont avec n’importe quel nom

head-moves = { $reach_key ->
    [stay] { $place } (sur place)
   *[other] { $place }
}
deed-stops = sans action
deed-pays_toll = { $to_you ->
    [yes] péage de { $lira } à vous
   *[no] péage de { $lira } à { $to }
}
deed-pays_stranger = péage de { $lira } à un marchand neutre
deed-acts_again = encore une fois
deed-plays = « { $card } »
deed-takes_tile = { $tile }
deed-extends = charrette à { $capacity }
deed-rolls = dés { $first } + { $second }
deed-announces = pari sur { $number }
deed-sends_family = membre de la famille → { $place }
deed-meets = { $encounter_key ->
    [family] { "" }
   *[other] { $encounter_the }
}
deed-catches = { $whose_you ->
    [yes] le membre de votre famille capturé
   *[no] le membre de la famille { $whose_of } capturé
}
deed-last_round = dernière manche

## Ce qui se passe : phrases entières

fact-stranger_moves = Un marchand neutre va { $place_to }.
fact-shuffles = La défausse devient la nouvelle pioche.
fact-mail_moves = { $down ->
    [0] Le courrier du Bureau de poste repart du début.
   *[other] Le courrier du Bureau de poste change.
}
fact-demand_shows = Nouvelle demande { $place_at }.
fact-token_moves = Le { $encounter } va { $place_to }.
fact-game_ends = La partie est finie.

## Ce qu’apporte le hasard

fate-roll = Les dés font { $first } + { $second } = { $total }.
fate-draw = { $card_key ->
    [hidden] Une carte Bonus est piochée.
   *[other] La carte « { $card } » est piochée.
}
fate-lay = Un quartier est posé sur la case { $number }.
fate-reveal = La tuile Demande { $number } apparaît.
chance-roll = les dés
chance-draw = une carte est piochée
chance-lay = un quartier est posé
chance-reveal = une nouvelle demande apparaît
aim-tea_house-pay_out = { $changed ->
    [yes] { $kept_chance } de chances, { $best_chance } en modifiant les dés
   *[no] { $best_chance } de chances
}
aim-black_market-jewels = { $changed ->
    [yes] { $kept } { $kept ->
        [one] bijou
       *[other] bijoux
    } en moyenne, { $best } en modifiant les dés
   *[no] { $best } { $best ->
        [one] bijou
       *[other] bijoux
    } en moyenne
}

## Ce qui est demandé

ask-move = Où va votre marchand ?
    .about = Il avance d’un ou deux quartiers, jamais en diagonale. Pour y agir, il doit reprendre votre assistant qui y attend ou en laisser un ; les autres marchands y demandent { $merchants_toll ->
        [one] { $merchants_toll } livre
       *[other] { $merchants_toll } livres
    } chacun.
ask-assistant = { $options ->
    [1] { $place } : vous n’avez plus d’assistant. Jouer d’abord une carte, ou finir votre tour ?
   *[other] { $place } : un assistant vous aide-t-il ?
}
    .about = Reprenez votre assistant qui attend, ou laissez-en un, pour faire l’action. Sans assistant, votre tour s’arrête.
ask-last_call = Une carte à jouer avant de continuer ?
    .about = Vous avez une carte qui ne se joue que pendant le déplacement. C’est le dernier moment.
ask-toll = { $options ->
    [1] D’autres marchands sont ici : { $merchants }. Il vous manque des livres. Jouer d’abord une carte, ou finir votre tour ?
   *[other] D’autres marchands sont ici : { $merchants }. Payer le péage, ou finir votre tour ?
}
    .about = Chaque marchand présent demande { $merchants_toll ->
        [one] { $merchants_toll } livre
       *[other] { $merchants_toll } livres
    } : payez-les tous, ou votre tour s’arrête. Les dés envoient ensuite un marchand neutre ailleurs.
ask-visit = { $options ->
    [1] { $place } : pas d’action possible pour l’instant. Jouer d’abord une carte, ou passer ?
   *[other] { $place } : faites-vous l’action ?
}
    .about = Vous pouvez faire l’action ou passer. Les rencontres viennent ensuite.
ask-family_visit = { $family_key ->
    [police_station] Faites-vous l’action pour laquelle le membre de votre famille a été envoyé ?
   *[other] Le membre de votre famille est { $family_at } : y faites-vous l’action ?
}
    .about = Vous payez et prenez comme si votre marchand y était. Vous pouvez aussi passer.
ask-again = Refaites-vous la même action grâce à votre carte ?
    .about = Vous avez une carte qui répète cette action. Elle ne se joue que maintenant.
ask-encounters = { $options ->
    [1] Plus personne à rencontrer. Utiliser encore une carte ou une tuile, ou finir votre tour ?
   *[other] Quelqu’un est ici. Qui rencontrez-vous ?
}
    .about = Vous devez capturer les membres de la famille des autres ; rencontrer le Gouverneur et le Contrebandier est facultatif. Une fois chacun, dans l’ordre de votre choix.
ask-leftovers = La dernière manche est finie. Jouez-vous l’une des cartes qui vous restent ?
    .about = Les cartes qui donnent des marchandises ou des livres se jouent encore. Elles ne comptent qu’à égalité de rubis.
ask-discard = Quelle carte défaussez-vous ?
    .about = Une carte de votre main va sur la défausse, où l’on pourra la reprendre au Caravansérail.
ask-reward = Votre récompense : des livres ou une carte Bonus ?
    .about = Pour chaque membre de famille capturé ou ramené, vous prenez { $reward_lira ->
        [one] { $reward_lira } livre
       *[other] { $reward_lira } livres
    } ou piochez une carte.
ask-change_dice = Les dés font { $first } + { $second } = { $total }. Les gardez-vous ?
    .about = Avec la tuile rouge, vous pouvez mettre un dé sur 4 ou relancer les deux, une fois par tour.
ask-market-sell = Que vendez-vous ?
    .about = Jusqu’à cinq marchandises, de chaque sorte pas plus que n’en montre la tuile Demande. Plus vous en vendez à la fois, mieux elles sont payées.
ask-market-sell_any = Que vendez-vous, de toutes sortes ?
    .about = Pour cette vente, la carte permet de vendre toutes sortes de marchandises.
ask-call_back = Quel assistant revient ?
    .about = Il rejoint votre marchand, où qu’il attende.
ask-yellow-call_back = Quel assistant revient ?
    .about = La tuile jaune rappelle un assistant qui se trouve dans un autre quartier.
ask-governor-fee = Que donnez-vous au Gouverneur ?
    .about = Il demande { $governor_fee ->
        [one] { $governor_fee } livre
       *[other] { $governor_fee } livres
    } ou une carte de votre main, même celle que vous venez de piocher.
ask-smuggler-fee = Que donnez-vous au Contrebandier ?
    .about = Il demande { $smuggler_fee ->
        [one] { $smuggler_fee } livre
       *[other] { $smuggler_fee } livres
    } ou une marchandise, même celle que vous venez de prendre.
ask-gain_good = Quelle marchandise prenez-vous ?
    .about = De n’importe quelle sorte. Ce que votre charrette ne peut pas porter est perdu.
ask-black_market-pick = Les dés font { $total }. Quelle marchandise prenez-vous en plus ?
    .about = Un tissu, une épice ou un fruit. Les bijoux ne viennent que des dés.
later-black_market-pick = Quelle marchandise prenez-vous ?
ask-caravansary-take = D’où vient la première carte ?
    .about = De la pioche, face cachée, ou du dessus de la défausse : { $top }.
ask-caravansary-take_another = D’où vient la carte suivante ?
    .about = De la pioche, face cachée, ou du dessus de la défausse : { $top }.
ask-fountain-gather = Qui rappelez-vous ?
    .about = Autant de vos assistants que vous voulez, un par un ou tous à la fois.
ask-mosque-take = Quelle tuile prenez-vous ?
    .about = Il faut avoir les marchandises que montre la tuile, et en donner une. Avec les deux tuiles d’une mosquée, vous prenez un rubis.
ask-police_station-send = Où envoyez-vous le membre de votre famille ?
    .about = Il y fait l’action du quartier, sans assistant, sans péage et sans rencontre. Il peut y être capturé.
ask-sultans_palace-deliver_any = Quelles marchandises livrez-vous sur les cases au choix ?
    .about = Certaines cases du Sultan acceptent n’importe quelle marchandise : à vous de choisir.
ask-tea_house-bid = Sur quel nombre pariez-vous ?
    .about = Si les dés l’atteignent, vous prenez autant de livres, sinon { $tea_house_consolation }. Deux dés font 7 ou plus dans 7 lancers sur 12.
ask-warehouse-one_more = Une marchandise de plus pour { $green_fee ->
    [one] { $green_fee } livre
   *[other] { $green_fee } livres
} ?
    .about = La tuile verte achète une marchandise de plus, au choix, une fois par tour.

## Ce qui peut être répondu

choice-move = { $reach_key ->
    [stay] rester { $place_at }
   *[other] { $place }
}
choice-assistant-stop = pas d’assistant : finir le tour
choice-assistant-take = reprendre votre assistant
choice-assistant-take_neutral = prendre un assistant neutre
choice-assistant-leave = laisser un assistant ici
choice-last_call-go_on = continuer
choice-toll-no = ne pas payer : finir le tour
choice-toll-yes = payer le péage
choice-visit = agir avec la carte « { $card } »
choice-visit-no = passer
choice-visit-yes = faire l’action
choice-family_visit = agir avec la carte « { $card } »
choice-family_visit-no = passer
choice-family_visit-yes = faire l’action
choice-again-no = non
choice-again-yes = oui, jouer la carte
choice-encounters = rencontrer { $encounter_the }
choice-encounters-done = finir le tour
choice-leftovers-done = ne plus rien jouer
choice-play = { $play_power ->
    [yes] utiliser la { $play }
   *[no] jouer la carte « { $play } »
}
choice-discard = défausser « { $card } »
choice-reward-lira = des livres
choice-reward-card = une carte Bonus
choice-change_dice = { $tweak }
choice-change_dice-keep = garder les dés
choice-market-sell =
    { $goods ->
        [0] jouer d’abord la carte « { $card } »
       *[other] vendre { $basket }
    }
choice-market-sell_any = vendre { $basket }
choice-call_back = { $place_from }
choice-yellow-call_back = { $place_from }
choice-governor-fee = défausser « { $card } »
choice-governor-fee-lira = payer { $governor_fee ->
    [one] { $governor_fee } livre
   *[other] { $governor_fee } livres
}
choice-smuggler-fee = donner { $good_some }
choice-smuggler-fee-lira = payer { $smuggler_fee ->
    [one] { $smuggler_fee } livre
   *[other] { $smuggler_fee } livres
}
choice-gain_good = { $good }
choice-black_market-pick = { $good }
choice-caravansary-take-pile = de la pioche
choice-caravansary-take-discards = de la défausse
choice-caravansary-take_another-pile = de la pioche
choice-caravansary-take_another-discards = de la défausse
together-caravansary-take_another-pile = une de la défausse, une de la pioche
together-caravansary-take_another-discards = deux de la défausse
together-gain_good = { $answer } du Contrebandier
choice-fountain-gather = { $place_from }
choice-fountain-gather-enough = aucun autre
choice-fountain-gather-all = tous
choice-mosque-take = { $tile }
choice-police_station-send = { $place }
choice-sultans_palace-deliver_any = { $basket }
choice-tea_house-bid = parier sur { $number }
choice-warehouse-one_more = acheter { $good_some }
choice-warehouse-one_more-none = rien de plus
nothing = rien
neutral-merchant = un marchand neutre

## Qui a gagné

score = { n-rubies }, { n-lira }, { n-goods }, { n-cards }
decided-0 = Les rubis ont décidé.
decided-1 = Égalité de rubis : les livres ont décidé.
decided-2 = Égalité de rubis et de livres : les marchandises ont décidé.
decided-3 = Égalité jusqu’aux marchandises : les cartes Bonus ont décidé.

## Sur la table

desk-welcome = { $title } à { $seats } joueurs. Dès que quelqu’un a { $target } rubis, la manche en cours est la dernière ; la victoire va au plus grand nombre de rubis.
desk-legend = [{ $letter }3] marchand avec 3 assistants   ({ $letter }) assistant   ^{ $letter } famille   ▸ à votre portée   ? au choix
desk-legend-neutral = [+] marchand neutre   (+) assistant neutre
desk-rubies-left = { $rubies ->
    [one] reste { $rubies } rubis
   *[other] restent { $rubies } rubis
}
desk-top-card = dessus : { $card }
desk-column-player = charrette
desk-column-rubies = rubis
desk-column-cards = cartes
desk-column-assistants = assist.
desk-column-tiles = tuiles
desk-hand = Vos cartes : { $cards }.
desk-hand-empty = Vous n’avez pas de carte Bonus.
desk-group-aside = à tout moment : cartes et tuiles
desk-note-waits = votre assistant y attend
desk-note-none = plus d’assistant : votre tour s’y arrêterait
desk-note-toll = péage { $lira } ₺
desk-note-lacking = , vous avez { $lira } ₺ : votre tour s’y arrêterait
desk-or = ou
desk-note-here = { $who } y est
desk-note-lost = perdu : { $some }
desk-help-board = b : revoir le plateau et les charrettes
desk-help-hand = Vos cartes

## Pourquoi pas

rule-IST-A1 = Vous pouvez faire l’action de ce quartier ou passer.
rule-IST-A3 = Vous n’avez pas de quoi payer tout le prix de cette action.
rule-IST-B1 = La tuile rouge met un dé sur 4 après un lancer, si cela change quelque chose ; il faut la posséder.
rule-IST-B2 = La tuile rouge permet de relancer les deux dés ; il faut la posséder.
rule-IST-B3 = La tuile rouge sert une fois par tour, et seulement là où elle change quelque chose.
rule-IST-B5 = La tuile verte coûte des livres et sert une fois par tour.
rule-IST-B7 = Il faut posséder la tuile jaune, ne pas l’avoir déjà utilisée ce tour-ci, et avoir assez de livres.
rule-IST-B8 = La tuile jaune rappelle un assistant d’un autre quartier que le vôtre.
rule-IST-C5 = Il n’y a plus de carte à piocher.
rule-IST-C6 = Vous n’avez pas cette carte en main.
rule-IST-C8 = Cela s’utilise à tout moment de votre tour, mais pas en ce moment.
rule-IST-C9 = Réglez d’abord ce qui est dû : une carte, un paiement ou une récompense.
rule-IST-C9a = Vous ne pourriez plus payer le Gouverneur.
rule-IST-C12 = Choisissez l’une des quatre marchandises.
rule-IST-C13 = Cette carte attend la fin de l’action.
rule-IST-C15 = Cette carte mène votre marchand à trois ou quatre quartiers, ni plus ni moins.
rule-IST-C16 = Cette carte laisse votre marchand où il est.
rule-IST-C18 = Les cartes de déplacement remplacent le déplacement : jouez-les au lieu de marcher.
rule-IST-C20 = Cette carte ne se joue que pendant le déplacement, avant péages et action.
rule-IST-C21 = Le membre de votre famille est déjà au Poste de police.
rule-IST-C23 = Vous n’avez pas les marchandises de cette vente.
rule-IST-C25 = Cette carte ne sert qu’à une vente au Petit Marché.
rule-IST-C29 = Cette carte se joue juste après l’action qu’elle répète, si vous pouvez la payer de nouveau.
rule-IST-E2 = Le péage se paie à tous les marchands présents, ou à aucun.
rule-IST-E3 = Vous n’avez pas assez de livres pour tous les marchands présents. Une carte peut en donner.
rule-IST-E5 = Cette personne n’est pas ici.
rule-IST-E6 = Rencontrez quelqu’un qui est ici, ou finissez votre tour.
rule-IST-E7 = Les membres de la famille des autres doivent d’abord être capturés.
rule-IST-E8 = Prenez des livres ou une carte Bonus.
rule-IST-E9 = Au Poste de police, personne n’est capturé.
rule-IST-E10 = Vous ne capturez jamais le membre de votre propre famille.
rule-IST-E12 = Le Gouverneur demande des livres ou une carte de votre main : vous n’avez ni l’un ni l’autre.
rule-IST-E13 = Le Gouverneur n’a pas de carte à donner : la pioche est vide.
rule-IST-E14 = Le Contrebandier demande des livres ou une marchandise : vous n’avez ni l’un ni l’autre.
rule-IST-E16 = Cette rencontre a déjà eu lieu ce tour-ci.
rule-IST-M2 = Votre marchand avance d’un ou deux quartiers, jamais en diagonale. Une carte peut le mener plus loin.
rule-IST-M5 = Votre propre assistant attend ici : reprenez-le plutôt.
rule-IST-M6 = Aucun de vos assistants n’attend ici : laissez-en plutôt un.
rule-IST-M7 = Plus d’assistant à laisser. La Fontaine les rappelle.
rule-IST-M8 = Reprenez ou laissez un assistant, ou finissez votre tour.
rule-IST-M11 = Aucun de vos assistants n’attend là.
    .short = personne à rappeler
rule-IST-P1a = Vous n’avez pas assez de livres pour une extension.
    .short = il faut { $price } ₺
rule-IST-P1b = Votre charrette est déjà complète.
    .short = charrette complète
rule-IST-P6a = Prenez dans la pioche, ou sur la défausse s’il y en a une.
rule-IST-P6b = Défaussez une carte que vous avez en main.
rule-IST-P6c = Il n’y a pas de carte Bonus à prendre.
    .short = plus de carte
rule-IST-P8a = Prenez un tissu, une épice ou un fruit : les bijoux viennent des dés.
rule-IST-P9a = Vous ne pouvez pas parier sur ce nombre.
rule-IST-P10a = Vendez une à cinq marchandises que vous avez et que montre la tuile Demande.
rule-IST-P10d = Vous n’avez aucune des marchandises demandées ici.
    .short = rien à y vendre
rule-IST-P12a = Le membre de votre famille n’est pas au Poste de police.
    .short = famille déjà sortie
rule-IST-P12b = Le membre de votre famille doit aller dans un autre quartier.
rule-IST-P12c = Le membre de votre famille fait l’action de ce quartier, ou vous passez.
rule-IST-P13a = Vous n’avez pas toutes les marchandises que demande le Sultan.
    .short = pas assez de marchandises
rule-IST-P13c = Le Sultan n’a plus de rubis.
    .short = plus de rubis
rule-IST-P14a = Cette tuile est dans l’autre mosquée.
rule-IST-P14b = Il ne reste pas de tuile de cette couleur.
    .short = plus de tuile
rule-IST-P14c = Vous n’avez pas assez des marchandises que montre la tuile.
    .short = pas assez de marchandises
rule-IST-P14d = Vous avez déjà cette tuile.
    .short = vous avez déjà la tuile
rule-IST-P16a = Vous n’avez pas assez de livres pour ce rubis.
    .short = il faut { $price } ₺
rule-IST-P16c = Le Marchand de gemmes n’a plus de rubis.
    .short = plus de rubis
rule-IST-T2 = Ce n’est pas le moment : le tour suit l’ordre déplacement, péages, action, rencontres.
rule-IST-V5 = Aucun assistant neutre n’attend ici.
rule-IST-X3 = Seules les cartes qui donnent des marchandises ou des livres se jouent encore.

## Ce qui est compté dans beaucoup de parties

report-rubies = rubis pris { $unit_at }
