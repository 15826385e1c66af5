# Messages that every game uses. $you is "yes" when the person acting is the person reading, else "no".

language-name = English
sentence = { $who } { $phrase }.
you = You
    .inside = you
there = there
list-and = { $first } and { $last }
of-seat = { $name }’s

# A turn in one line. $what is where it went and what was done, $result what that brought: “+1 fabric, −2 lira”.
turn-goes = { $who } → { $what }
turn-does = { $who }: { $what }
turn-brings = { $told }: { $result }
turn-other = { $who } { $result }
turn-idle = nothing

# What the bot would do. $result is what the rest of the turn surely brings, or “none”.
hint-better = { $result ->
    [none] The first choice wins more often than the second, by { $points } in a hundred games.
   *[other] The first choice wins more often than the second, by { $points } in a hundred games. This turn: { $result }.
}
hint-equal = { $result ->
    [none] The first two choices are about equal.
   *[other] The first two choices are about equal. This turn, with the first: { $result }.
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
    [yes] You win.
   *[no] { $who } wins.
}
outcome-shared = { $who } share the win.
outcome-rank = { $rank }. { $who }: { $score }
