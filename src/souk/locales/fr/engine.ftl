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

# Ce que ferait le robot. $result est ce que la suite du tour rapporte à coup sûr, ou « none ».
hint-better = { $result ->
    [none] Le premier choix gagne { $points } parties de plus sur cent que le deuxième.
   *[other] Le premier choix gagne { $points } parties de plus sur cent que le deuxième. Ce tour-ci : { $result }.
}
hint-equal = { $result ->
    [none] Les deux premiers choix se valent à peu près.
   *[other] Les deux premiers choix se valent à peu près. Ce tour-ci, avec le premier : { $result }.
}

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
