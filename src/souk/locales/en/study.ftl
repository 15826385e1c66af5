# Studying a game: why one choice is better than another.

study-why-more = { $rounds } rounds later, it leaves on average { $more } more.
study-why-fewer = { $rounds } rounds later, it leaves on average { $fewer } less, and yet a better position.
study-why-both = { $rounds } rounds later, it leaves on average { $more } more, and { $fewer } less.
study-why-even = { $rounds } rounds later, about as much is in hand either way: the position is better.
study-why-instead = Compared with “{ $choice }”:

study-n-rubies = { $count ->
    [one] { $count } ruby
   *[other] { $count } rubies
}
study-n-lira = { $count } lira
study-n-goods = { $count ->
    [one] { $count } good
   *[other] { $count } goods
}
study-n-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
study-n-room = { $count ->
    [one] { $count } space in the cart
   *[other] { $count } spaces in the cart
}
study-n-tiles = { $count ->
    [one] { $count } mosque tile
   *[other] { $count } mosque tiles
}
study-n-coffee = { $count ->
    [one] { $count } coffee
   *[other] { $count } coffees
}
study-n-crystals = { $count ->
    [one] { $count } crystal
   *[other] { $count } crystals
}
study-n-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
