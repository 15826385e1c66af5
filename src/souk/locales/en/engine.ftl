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
