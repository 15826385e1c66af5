# Le guide d’Istanbul : ce que dit chaque énoncé, et son titre (.heading), sauf s’il a le nom de son unité.

guide-title = Istanbul en deux pages
guide-section-turn = Un tour en quatre images
guide-section-ruby = Un rubis
guide-section-lira = Des livres
guide-section-goods = Des marchandises
guide-section-help = De l’aide
guide-section-cards = Cartes Bonus
guide-section-powers = Pouvoirs des tuiles Mosquée
guide-section-finer = Finesses
guide-section-end = Fin de partie

guide-goal = Dès que quelqu’un les a, on termine la manche. Le plus de rubis gagne ; les livres départagent.
    .heading = { $target_rubies } rubis dans votre charrette
    .picture = Une charrette pleine de rubis.
guide-walk = { $walk_low } ou { $walk_high } quartiers. Laissez un assistant, ou reprenez le vôtre.
    .heading = Marcher
    .picture = Un marchand passe un quartier et laisse un assistant dans le suivant.
guide-pay = { $merchants_toll } ₺ à chaque marchand présent, sinon votre tour s’arrête.
    .heading = Payer
    .picture = Deux marchands dans un quartier ; une pièce passe de l’un à l’autre.
guide-act = Faites ce qu’offre le quartier, si vous voulez.
    .heading = Agir
    .picture = Au marché, des marchandises sont vendues contre des livres.
guide-meet = Famille adverse : { $reward_lira } ₺ ou une carte. Gouverneur : une carte. Contrebandier : une marchandise.
    .heading = Rencontrer
    .picture = Un marchand rencontre un membre de la famille, le Gouverneur et le Contrebandier.
guide-stranded = La Fontaine les rappelle tous, et l’on n’y paie personne.
    .heading = Plus d’assistant ?

guide-gemstone_dealer = en livres, une de plus à chaque fois
guide-sultans_palace = contre les marchandises montrées, une de plus à chaque fois
guide-mosques = un pouvoir contre une marchandise ; les deux tuiles : un rubis
    .heading = Mosquées
guide-wainwright = { $wainwright_price } ₺ : plus de place ; la dernière rapporte un rubis
guide-markets = vendez ce qui est demandé, plus il y en a, mieux c’est payé
    .heading = Marchés
guide-tea_house = pariez de { $tea_house_lowest } à { $tea_house_highest }, faites-le aux dés, touchez-le
guide-warehouses = faites le plein d’une marchandise
    .heading = Entrepôts
guide-post_office = deux marchandises et quelques livres
guide-black_market = une marchandise ; aux dés, parfois des bijoux
guide-police_station = votre famille agit où vous voulez
guide-caravansary = piochez { $caravansary_cards ->
    [one] { $caravansary_cards } carte Bonus
   *[other] { $caravansary_cards } cartes Bonus
}, défaussez-en une
guide-fountain = vos assistants reviennent

guide-hand = Vous commencez avec { $merchants_cards ->
    [one] { $merchants_cards } carte
   *[other] { $merchants_cards } cartes
}. Jouez-en autant que vous voulez, à votre tour ; personne ne les voit avant.
    .heading = Votre main
guide-gifts = Une marchandise au choix, ou { $five_lira_lira } ₺.
    .heading = Marchandises et livres
guide-ways = Allez { $far_low } ou { $far_high } quartiers plus loin, ou restez sur place.
    .heading = Se déplacer autrement
guide-returns = Un assistant revient, ou votre famille rentre contre { $reward_lira } ₺ ou une carte.
    .heading = Retours
guide-sell_any = Une vente au Petit Marché, quoi qu’il demande.
guide-again = Agissez deux fois au Palais, au Bureau de poste ou chez le Marchand de gemmes.
    .heading = Encore une fois
guide-red = Mettez un dé sur { $first_to_four_face }, ou relancez les deux, au Salon de thé ou au Marché Noir.
guide-green = À un entrepôt, payez { $tile_green_fee } ₺ pour une marchandise de plus.
guide-yellow = Une fois par tour, payez { $power_yellow_fee } ₺ pour rappeler un assistant.
guide-blue = Un cinquième assistant, tout de suite.
guide-cart = { $wheelbarrow_capacity } de chaque marchandise, jusqu’à { $wheelbarrow_full } avec les extensions. Ce qui n’y tient pas est perdu.
    .heading = La place dans la charrette
guide-stop = Sans assistant, ou si vous n’en voulez pas, votre tour s’arrête où vous arrivez.
    .heading = S’arrêter là
guide-family = Qui passe l’envoie au Poste de police et touche une récompense. Elle ne craint rien tant que l’autre ne bouge pas.
    .heading = Famille capturée
guide-tokens = Payez ensuite { $encounter_governor_fee } ₺, ou rendez une carte ou une marchandise ; puis les dés les envoient ailleurs.
    .heading = Gouverneur et Contrebandier
guide-two_players = Trois marchands n’appartiennent à personne : payez-les comme les autres, puis les dés les envoient ailleurs.
    .heading = À deux
guide-last_cards = Après la dernière manche, on peut encore jouer les cartes qui rapportent des marchandises ou des livres.
    .heading = Dernières cartes
guide-ties = Le plus de livres, puis de marchandises, puis de cartes Bonus ; sinon, victoire partagée.
    .heading = À égalité de rubis
