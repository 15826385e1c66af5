# L’étude d’une partie : pourquoi un choix vaut mieux qu’un autre.

study-why-more = { $rounds } manches plus tard, il laisse en moyenne { $more } de plus.
study-why-fewer = { $rounds } manches plus tard, il laisse en moyenne { $fewer } de moins, mais une meilleure position.
study-why-both = { $rounds } manches plus tard, il laisse en moyenne { $more } de plus, et { $fewer } de moins.
study-why-even = { $rounds } manches plus tard, l’avoir est à peu près le même : c’est la position qui est meilleure.
study-why-instead = Par rapport à « { $choice } » :

study-n-rubies = { $count } rubis
study-n-lira = { $count ->
    [one] { $count } livre
   *[other] { $count } livres
}
study-n-goods = { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
}
study-n-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
study-n-room = { $count ->
    [one] { $count } place dans la charrette
   *[other] { $count } places dans la charrette
}
study-n-tiles = { $count ->
    [one] { $count } tuile Mosquée
   *[other] { $count } tuiles Mosquée
}
study-n-coffee = { $count ->
    [one] { $count } café
   *[other] { $count } cafés
}
study-n-crystals = { $count ->
    [one] { $count } cristal
   *[other] { $count } cristaux
}
study-n-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
