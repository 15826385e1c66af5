# The guide to the Dice Game: see guide-istanbul.ftl.

guide-title = The Dice Game in two pages
guide-section-turn = A turn in four pictures
guide-section-ruby = A ruby
guide-section-goods = Goods
guide-section-help = Help
guide-section-lira = Lira and cards
guide-section-tiles = Mosque tiles
guide-section-bazaar = Bazaar cards
guide-section-finer = Finer points
guide-section-end = The end of the game

guide-goal = Then the round is finished, and the most rubies win. Lira, goods and crystals break a tie.
    .heading = Be first to { $rubies_target ->
        [one] { $rubies_target } ruby
       *[other] { $rubies_target } rubies
    }
    .picture = Rubies, and dice with fabric, fruit and a jewel.
guide-income = Your mosque tiles pay: lira, a crystal, a card.
    .heading = Income
    .picture = Two mosque tiles, with a crystal and with lira.
guide-throw = { $dice_common ->
    [one] { $dice_common } die
   *[other] { $dice_common } dice
}. For a crystal, throw again as many as you like.
    .heading = Throw
    .picture = Three dice roll; a crystal lies beside them.
guide-actions = { $turn_actions ->
    [one] { $turn_actions } action
   *[other] { $turn_actions } actions
}. Pay with dice and stored goods, in any mix.
    .heading = Act
    .picture = Two dice with fabric and one good from the stock become a ruby.
guide-pass_on = Faces not used are lost. What you have stored stays.
    .heading = Pass on
    .picture = The dice go from one player to the next.
guide-brown = It stands for any colour you lack.

guide-ruby = pay the price of a zone
guide-mosque = pay its goods; it works from your next turn on
guide-same_goods = keep one of them
    .heading = Two of a kind
guide-four_different = keep two of your choice
    .heading = Four different
guide-two_different = a crystal, to throw again
    .heading = Two different
guide-three_different = a brown good
    .heading = Three different
guide-lira = { $action_lira_each } for every coin face, all at once
guide-cards = one for each card face; use one of them

guide-tiles = A tile works from your next turn on. Several of a kind add up; with { $rubies_mosque_tiles ->
    [one] { $rubies_mosque_tiles } tile
   *[other] { $rubies_mosque_tiles } tiles
} you take a ruby.
    .heading = They stay
guide-income_tiles = A crystal, { $tile_lira_red_lira } lira or a bazaar card at the start of each of your turns.
    .heading = Income
guide-good_tiles = Each time you take lira for coin faces, a good of the tile’s colour comes with them.
    .heading = Goods
guide-more_tiles = One more action in each turn, or one more die of your own.
    .heading = More of everything
guide-upper = The upper part is for you alone; then each of the others may take the lower part.
    .heading = Yours, then theirs
guide-arrows = Before a red arrow is what you give up; before a plain one, what you must own and keep.
    .heading = Arrows
guide-instead = A card with a condition brings { $card_faces_lira_instead } lira instead.
    .heading = If you cannot, or will not
guide-dearer = Each ruby taken makes the next one of its zone dearer, for everybody.
    .heading = Prices rise
guide-carpets = One takes lira, the other a good of each colour and more of any colour.
    .heading = Carpets
guide-shortage = Everybody who has one gives one back, until there are enough to take.
    .heading = When something runs out
guide-faces = Each die is used once. No good replaces a coin face or a card face, and coin faces are not lira.
    .heading = Coins and cards
guide-ties = Most lira wins, where each good counts { $worth_good } and each crystal { $worth_crystal }.
    .heading = If rubies are equal
