# Ce que Moka & Bakchich ajoute au guide d’Istanbul.

guide-title = Mocha & Baksheesh en deux pages
guide-section-coffee = Café et guildes
guide-meet = Famille adverse : { $reward_lira } ₺ ou une carte. Gouverneur : une carte. Contrebandier : une marchandise. Marchand de café : du café.
    .heading = Rencontrer
guide-guild_turn = Vous pouvez consacrer votre tour à une carte Guilde : votre marchand reste sur place, et l’on ne paie personne.
    .heading = Une carte Guilde à la place
guide-coffee_house = contre du café, un de plus à chaque fois
guide-tavern = la barrière, une tuile, ou un bakchich contre un rubis
guide-roasting_plant = livres, marchandise ou carte : { $roasting_plant_coffee ->
    [one] { $roasting_plant_coffee } café
   *[other] { $roasting_plant_coffee } cafés
} pour chaque
guide-caravansary = piochez { $caravansary_cards ->
    [one] { $caravansary_cards } carte Bonus
   *[other] { $caravansary_cards } cartes Bonus
}, défaussez-en une ; et { $caravansary_coffee ->
    [one] { $caravansary_coffee } café
   *[other] { $caravansary_coffee } cafés
}
guide-guild_hall = { $guild_hall_coffee ->
    [one] { $guild_hall_coffee } café
   *[other] { $guild_hall_coffee } cafés
}, piochez { $guild_hall_cards ->
    [one] { $guild_hall_cards } carte Guilde
   *[other] { $guild_hall_cards } cartes Guilde
}, défaussez-en une

guide-guild_cards = Chacune est l’action d’un quartier, en mieux. Tout doit être possible au moment où vous la jouez.
    .heading = Cartes Guilde
guide-barrier = Pour { $tavern_barrier ->
    [one] { $tavern_barrier } café
   *[other] { $tavern_barrier } cafés
}, posez-la entre deux quartiers et agissez dans l’un d’eux. Vous seul la franchissez.
    .heading = La barrière
guide-tavern_tiles = Avancez en ligne droite aussi loin que vous voulez ; ou rencontrez Gouverneur, Contrebandier et Marchand de café sans payer.
    .heading = Tuiles Taverne
guide-baksheesh = { $tavern_baksheesh ->
    [one] { $tavern_baksheesh } café
   *[other] { $tavern_baksheesh } cafés
} et les marchandises montrées : le prochain rubis du Palais, du Marchand de gemmes ou de la Maison du café.
    .heading = Bakchich
guide-for_coffee = Prenez du café, piochez une carte Guilde contre du café, ou vendez-en contre des livres.
    .heading = Café
guide-for_luck = Lancez pour un cadeau, ou mettez un de vos dés sur six.
    .heading = Dés
guide-exchange = Jusqu’à { $exchange_most ->
    [one] { $exchange_most } marchandise
   *[other] { $exchange_most } marchandises
} ou cafés contre autant d’autres.
guide-corner = Allez dans n’importe quel coin du bazar au lieu de marcher.
guide-again_too = Agissez deux fois chez le Fabricant de charrettes ou à la Maison du café.
    .heading = Encore une fois
