# The words of the page on which a game is studied.

## Where and when

web-study-setup-step = Set-up
web-study-after = after the game
web-study-won-by = won by
web-study-share = Share
web-study-steps = Steps
web-study-previous-slip = Previous mistake
web-study-next-slip = Next mistake
web-study-tab-board = Board
web-study-tab-moves = Moves
web-study-tab-luck = Luck

## How deep

web-study-depth = Depth of the analysis
web-study-depth-quick = Quick look
web-study-depth-thorough = Thorough
web-study-coming = The analysis is on its way…
web-study-short = Too short to judge.
web-study-stopped = The analysis stopped ({ $where }).
web-study-continue = Continue
web-study-again = Try again
web-study-other-eyes = Only with all cards open: through these eyes, some steps cannot be seen.
web-study-own-knowledge = The game is still on: only your own cards are known.
web-study-veiled = What comes later stays hidden until you get there, so that nothing is given away.
web-study-reveal = Show everything

## Chances

web-study-chances = Chances to win
web-study-form = Form of the graph
web-study-form-bands = Bands
web-study-form-lines = Lines
web-study-follow = Follow { $who }
web-study-mark-doubtful = doubtful
web-study-mark-mistake = mistake
web-study-mark-blunder = blunder
web-study-mark-fine = fine find
web-study-mark-lucky = lucky
web-study-mark-unlucky = unlucky

## Luck or play?

web-study-nothing = There is nothing to say yet.
web-study-ledger = Luck or play?
web-study-points = points of win chance
web-study-column-start = start
web-study-column-setup = set-up
web-study-column-luck = luck
web-study-column-own = own play
web-study-column-others = others’ play
web-study-column-unknown = hidden
web-study-column-estimate = estimate
web-study-column-other = other
web-study-column-result = result
web-study-column-now = now
web-study-about-start = The same chance for everybody
web-study-about-setup = What the set-up gave or took
web-study-about-luck = What dice and cards gave or took
web-study-about-own = What one’s own choices cost: at best, nothing
web-study-about-others = What the choices of the others gave or took
web-study-about-unknown = What could not be known
web-study-about-estimate = By how much the estimates had to be corrected in the end
web-study-about-other = What could not be known, and corrections of the estimate
web-study-luck-of = { $way ->
    [less] Dice and cards cost { $who } { $points }.
   *[more] Dice and cards gave { $who } { $points }.
}
web-study-own-of = { $points ->
    [0] No choice cost anything.
   *[other] Own choices cost { $points }; without a slip it would be 0.
}
web-study-balance = Each row adds up; luck adds up to 0 over the table.
web-study-all-columns = All columns
web-study-no-split = How much was luck and how much was play cannot be told in this game: the estimates had to be corrected too much.

## Moves

web-study-moves = Moves
web-study-moves-about = what each move cost
web-study-lots = dice and cards
web-study-lots-of = Dice and cards of { $who }
web-study-moments = Key moments
web-study-at-step = At this step

## The verdict

web-study-verdict = Verdict
web-study-your-move = your move
web-study-move-of = { $who } plays
web-study-costs = cost { $points }
web-study-a-doubtful = a doubtful move
web-study-a-mistake = a mistake
web-study-a-blunder = a blunder
web-study-a-fine = a fine find
web-study-then-lucky = lucky dice or cards
web-study-then-unlucky = unlucky dice or cards
web-study-both = { $verdict }, then { $lots }
web-study-you-played = You played
web-study-played-by = { $who } played
web-study-better-was = Better was +{ $points } ± { $within }
web-study-next-best = the next best: −{ $points } ± { $within }
web-study-about-equal = About equal.
web-study-line = Show the line
web-study-line-at = The better line, { $at } of { $of }:
web-study-end-line = Back to the game
web-study-practise = Practise this
web-study-in-deck = In your deck
web-study-flag-played = played
web-study-flag-better = better

## For those who listen

web-study-plus = plus { $points }
web-study-minus = minus { $points }
web-study-chances-said = { $where }: { $chances } per cent.
web-study-verdict-said = { $what }, minus { $points }, give or take { $within }.
web-study-fine-said = { $what }, { $points } better than the next, give or take { $within }.
web-study-lucky-said = Lucky dice or cards, { $points }.
web-study-unlucky-said = Unlucky dice or cards, { $points }.
