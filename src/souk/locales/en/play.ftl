# The game in a terminal.

desk-welcome-help = Type the number of your choice and press Enter. ? explains everything.
desk-turn = Round { $round } · { $who } ({ $letter })
desk-last-round = this is the last round
desk-ask = Your choice
desk-keys = ? help · u undo · b board · q quit

desk-note-then = then { $then }
desk-common = In each case: { $notes }
desk-note-nothing = nothing happens

desk-help-question = What is asked
desk-help-commands = What you can type
desk-help-number = a number, or a part of the words: choose
desk-help-explain = ? 3: explain choice 3, and what it would do
desk-help-undo = u: take your last choice back
desk-help-rule = r { $rule }: a row of the rules
desk-help-save = s FILE: save the game and go on
desk-help-quit = q: save the game and quit
desk-help-notation = the notation of the record works too: { $example }
desk-would = It does this: { $story }
desk-would-then = After that: { $then }.
desk-rule = Rule { $rule }: { $text }
desk-rule-said = { $rule }: { $text }
desk-rule-see = Rule { $rule }: type r { $rule } to read it
desk-ledger-book = in the rulebook: { $book }
desk-ledger-ruling = our ruling: { $ruling }

desk-unknown = “{ $text }” is none of the choices. Type a number of the list, or ? for help.
desk-ambiguous = “{ $text }” fits several choices: { $numbers }. Type the number.
desk-refused = { $reason } [{ $rule }]
desk-undone = Move undone. Take your time.
desk-undo-yet = Nothing to take back yet.
desk-undo-none = Nothing to take back: the dice, a card or another player came after your choice.
desk-saved = Game saved in { $file }
desk-resume = To go on: { $command }
desk-replay = To read it again: { $command }
desk-not-begun = Nothing was decided yet, so nothing is saved.
desk-exists = { $file } exists already. Choose another name.
desk-save-name = Type a name for the file: s my-game.souk
desk-rule-name = Type the number of a rule: r { $rule }
desk-unsaved = The game could not be saved in { $file }: { $cause }
desk-pass = Your turn is over. Press Enter to clear the screen, then pass it to { $who } ({ $letter }).
desk-ready = { $who } ({ $letter }), press Enter when you are alone with the screen.
desk-over = The game is over

## Its options

cli-opt-play-seats = Number of players: you and the bots; 3 if not given.
cli-opt-opponents = The bots that you play against, one code for each: eager (if not given) plays at random but never passes when it could act; random does anything that is allowed; neither has a plan. Or one of your own, as module:Class.
cli-opt-hot-seat = Several people play at this screen, and pass it on.
cli-opt-play-seed = Where the dice begin; else nobody knows.
cli-opt-save = Where the game is saved, when you quit and at its end; else under a new name, souk-….souk.
cli-opt-resume = Go on with a saved game.
