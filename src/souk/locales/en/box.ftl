# Where things come from. The parts of a sentence: "reconstructed: what it does; by the book: its name".

origin-reconstructed = reconstructed: { $what }
origin-inferred = inferred: { $what }
origin-owner = from a real box: { $what }
origin-book = by the book: { $what }
origin-and = { $first }; { $last }

field-name = its name
field-effect = what it does
field-copies = how many there are
field-cost = what it costs
field-condition = its condition
field-others = what the other players may do
field-instead = what comes instead
field-place = its place
field-value = its value
field-spaces = its spaces
field-enters = how it comes into play
field-kind = its kind
field-numeral = its numeral
field-moments = when it may be played
field-prices = its prices
field-rubies = how many rubies there are
field-bonuses = its table of bonuses
field-sides = the back of its Baksheesh tile
field-number = its number
