# D’où viennent les choses. Les parties d’une phrase : « reconstitué : son effet ; du livret : son nom ».

origin-reconstructed = reconstitué : { $what }
origin-inferred = déduit : { $what }
origin-owner = d’une vraie boîte : { $what }
origin-book = du livret : { $what }
origin-and = { $first } ; { $last }

field-name = son nom
field-effect = son effet
field-copies = son nombre d’exemplaires
field-cost = son coût
field-condition = sa condition
field-others = la part des autres joueurs
field-instead = ce qui la remplace
field-place = son quartier
field-value = sa valeur
field-spaces = ses cases
field-enters = son entrée en jeu
field-kind = son type
field-numeral = son chiffre
field-moments = le moment de la jouer
field-prices = ses prix
field-rubies = son nombre de rubis
field-bonuses = son tableau de bonus
field-sides = le dos de sa tuile Bakchich
field-number = son numéro
