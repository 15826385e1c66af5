# The game in a terminal.

desk-welcome-help = Type the number of your choice and press Enter. ? explains everything.
desk-turn = Round { $round } · { $who } ({ $letter })
desk-last-round = this is the last round
desk-ask = Your choice
desk-legend-origin = { $sign } reconstructed: we have not seen that part of the box; ? says which
desk-keys = ? help · u undo · b board · q quit

desk-note-then = then { $then }
desk-common = In every case: { $notes }
desk-note-nothing = no effect

desk-help-question = The question
desk-help-commands = What you can type
desk-help-number = a number, or some words of a choice: choose it
desk-help-whole = 3!: choose 3, with all that usually follows in the turn
desk-help-explain = ? 3: explain choice 3 and what it would do
desk-help-undo = u: take back your last choice
desk-help-rule = r { $rule }: read a rule
desk-help-save = s FILE: save the game and continue
desk-help-quit = q: save the game and quit
desk-help-notation = the notation of records works too: { $example }
desk-would = What it would do: { $story }
desk-would-then = After that: { $then }.
desk-rule = Rule { $rule }: { $text }
desk-rule-said = { $rule }: { $text }
desk-rule-see = Rule { $rule }: type r { $rule } to read it
desk-ledger-book = in the rulebook: { $book }
desk-ledger-ruling = our ruling: { $ruling }

desk-unknown = “{ $text }” is not one of the choices. Type a number from the list, or ? for help.
desk-ambiguous = “{ $text }” fits several choices: { $numbers }. Type a number.
desk-refused = { $reason } [{ $rule }]
desk-undone = Move undone. Take your time.
desk-undo-yet = Nothing to take back yet.
desk-undo-none = Too late to take that back: since then dice were rolled, a card was drawn or another player moved.
desk-saved = Game saved to { $file }
desk-resume = To continue: { $command }
desk-replay = To read it again: { $command }
desk-not-begun = Nothing has been played yet, so nothing was saved.
desk-exists = { $file } already exists. Choose another name.
desk-save-name = Type a name for the file: s my-game.souk
desk-rule-name = Type the number of a rule: r { $rule }
desk-unsaved = The game could not be saved to { $file }: { $cause }
desk-pass = Your turn is over. Press Enter to clear the screen, then pass it to { $who } ({ $letter }).
desk-ready = { $who } ({ $letter }), press Enter when nobody else can see the screen.
desk-over = The game is over

## Options of the command

cli-opt-play-seats = Number of players, bots included; 3 by default.
cli-opt-opponents = Your opponents, one code per bot: eager (the default) plays at random but never passes when it could act; random makes any legal choice; neither has a plan. Or a bot of your own, as module:Class.
cli-opt-hot-seat = Several people take turns at this screen.
cli-opt-play-seed = The random seed; by default, a secret one.
cli-opt-save = The file to save the game to, when you quit and at the end; by default, a new file souk-….souk.
cli-opt-resume = Continue a saved game.
