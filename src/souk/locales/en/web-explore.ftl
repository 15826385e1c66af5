# The words of the page on which positions are explored.

web-explore = Explore
web-explore-about = What if? Play on from any position, change it, and see what each choice is worth.
web-explore-brief = Any position: what if?
web-explore-from-here = Explore from here

## Where to begin

web-explore-empty = A new table
web-explore-from-text = A position or a record
web-explore-pasted = Paste it here
web-explore-open = Open

## The position

web-explore-to-move = { $who } to move
web-explore-mode = What a touch does
web-explore-play = Play
web-explore-edit = Edit
web-explore-eyes = Seen by
web-explore-open-eyes = All cards
web-explore-as = As { $who }
web-explore-bots = Play it against bots
web-explore-holdings = What everybody has
web-explore-undone = Undone.
web-explore-tab-choices = Choices
web-explore-tab-edit = Edit
web-explore-tab-lines = Lines
web-explore-tab-text = Text

## The best choices

web-explore-best = Best choices
web-explore-level = How long to think
web-explore-level-quick = Quick
web-explore-level-steady = Steady
web-explore-level-deep = Deep
web-explore-thinking = thinking, { NUMBER($games) } { $games ->
        [one] game
       *[other] games
    }
web-explore-thought = { NUMBER($games) } { $games ->
        [one] game
       *[other] games
    }
web-explore-failed = This takes too long here.
web-explore-pause = Pause
web-explore-resume = Go on thinking
web-explore-choice = { $rank }, { $label }.
web-explore-worth = { $rank }, { $label }: { $mean } per cent, between { $from } and { $to }.
web-explore-chances = Chances to win: { $chances }
web-explore-bars = Bars are 95 % intervals. Two bars that overlap may well be equally good.
web-explore-wider = Only what this seat knows counts: hidden cards are dealt again in every game, so the bars are wider.
web-explore-blind = What this seat cannot see decides what the others can do: their choices are not compared.
web-explore-imagined = The game is still on: the cards that you cannot see are imagined.
web-explore-roll-or-choose = Roll or choose
web-explore-roll = Roll
web-explore-outcomes = What may come

## Lines and text

web-explore-lines = Lines tried
web-explore-harmless = nothing here changes your game
web-explore-start = Start
web-explore-node = { $who } { $mean } per cent, between { $from } and { $to }{ $changed ->
    [-1] , less than before the move
    [1] , more than before the move
   *[0] { "" }
}
web-explore-text = Position as text
web-explore-size = { NUMBER($size) } kB
web-explore-copy = Copy
web-explore-paste = Paste
web-explore-link = Link

## Editing

web-edit = Edit the position
web-edit-done = Done
web-edit-none = No turn is being played: there is nothing to change.
web-edit-seat = Whose things
web-edit-to_move = It is { $who }’s turn
web-edit-lasting = Powers
web-edit-hand = Cards
web-edit-pieces = Pieces: touch one, then a place
web-edit-table = On the table
web-edit-events = Events still to come
web-edit-touch = Put on the board: { $piece }
web-edit-waiting = Assistants wait at
web-edit-less = One less: { $field }
web-edit-more = One more: { $field }
web-edit-back = Back to the position of the game
web-edit-bounds = , which must be from { $low } to { $high }
web-edit-refused = This position cannot be: { $field } { $value }{ $bounds } ({ $rule }).
