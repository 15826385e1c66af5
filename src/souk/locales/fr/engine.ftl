# Ce que disent tous les jeux. $you vaut « yes » quand la personne qui agit est celle qui lit, sinon « no ».

language-name = français
sentence = { $who } { $phrase }.
you = Vous
    .inside = vous
there = sur place
list-and = { $first } et { $last }
of-seat = { $vowel ->
    [yes] d’{ $name }
   *[no] de { $name }
}

# Un tour en une ligne. $what dit où il a mené et ce qui a été fait, $result ce qu’il a rapporté : « +1 tissu, −2 livres ».
turn-goes = { $who } → { $what }
turn-does = { $who } : { $what }
turn-brings = { $told } : { $result }
turn-other = { $who } { $result }
turn-idle = rien

seat-0 = Lale
    .letter = L
seat-1 = Karanfil
    .letter = K
seat-2 = Hilal
    .letter = H
seat-3 = Nar
    .letter = N
seat-4 = Dalga
    .letter = D

outcome-win = { $you ->
    [yes] Vous gagnez.
   *[no] { $who } gagne.
}
outcome-shared = Victoire partagée : { $who }.
outcome-rank = { $rank }. { $who } : { $score }
