# The words of the commands: help, headings, messages.

cli-about = Play and study board games set in the bazaar.
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commands
cli-help = Show this help and exit.
cli-default = [default: {"{}"}]
cli-required = [required]
cli-number = { $n }
cli-field = { $name }: { $text }
cli-yes = yes
cli-no = no

## Commands

cli-cmd-play = Play in the terminal, against people and bots.
cli-cmd-titles = List the games, with their seats, modules and options.
cli-cmd-sim = Have bots play many games, and count the wins.
cli-cmd-arena = Run a tournament of bots: who wins, how often, and how certain that is.
cli-cmd-lab = Change numbers of a game’s box, and see what that does to many games.
cli-cmd-replay = Retell a recorded game in sentences.
cli-cmd-verify = Check the dice of a recorded game. Exits with 0 if they are right, 1 if they are forged, and 2 if there is no telling.
cli-cmd-eval = Show each player’s chance of winning, and what each choice is worth, by what the player at turn can know.
cli-cmd-review = Find out where a recorded game turned, what each move cost, and how much was luck.
cli-cmd-perft = Count the ways to make 1, 2, 3… decisions from the start.
cli-cmd-bench = Measure how fast the rules run.
cli-cmd-train = Make a judge better: play games to learn from (data), fit its weights to them (fit), find out what the ends of turns in them are worth (ends), play positions on to see what they are worth (truth), write down what the judge says (say), and measure how good it is (check).
cli-cmd-data = List the numbers of a game and where they come from.
cli-cmd-box = List every detail of a game’s box, or check a file that says what yours says.
cli-cmd-rules = Show the numbered rules of a game, or one of them.
cli-cmd-serve = Serve tables to people and bots, in the browser and for other programs.
cli-cmd-mcp = Give a language model a seat at a table of bots (Model Context Protocol, over standard input and output).
cli-cmd-backup = Copy all games to a file, while the server goes on.

## Arguments and options

cli-arg-title = The game: see `souk titles`.
cli-arg-train-action = data, ends, truth, fit, temper, say or check.
cli-arg-box-action = list: every detail, the least certain first. check: whether a file can be played.
cli-arg-box-what = The game to list, or the file to check.
cli-arg-file = The record of a game.
cli-arg-eval-file = A record or a position; - reads standard input.
cli-arg-backup = The file to write; it must not exist yet.
cli-arg-rule = Only this rule, such as IST-M3.
cli-opt-lang = The language: { $languages }. The default is SOUK_LANG, then the system’s language.
cli-opt-version = Show the version and exit.
cli-opt-json = Print JSON, and nothing else.
cli-opt-seats = Number of players; the minimum by default.
cli-opt-option = An option of the game, from those that `souk titles` lists; may be repeated. --NAME VALUE works too.
cli-opt-modules = Modules to add, separated by commas: see `souk titles`.
cli-opt-data = Your own file, to replace some of the numbers in the box.
cli-opt-seed = The random seed: the same seed gives the same games.
cli-opt-games = Number of games.
cli-opt-bots = The bots: one code for all seats, or one for each. Codes are random, eager, oneply, greedy, casual:60, ismcts:2000, master:1s, my.py:Class or proc:command.
cli-opt-jobs = Number of processes that share the work.
cli-opt-limit = Abandon a game after this many decisions.
cli-opt-report = Also print the figures that this game collects.
cli-opt-arena-bots = The bots: one code per seat, or one for all; if there are more bots than seats, every group of that size plays. The codes are those of sim.
cli-opt-arena-seats = Players at a table; as many as there are bots by default.
cli-opt-patience = Seconds that an external bot has to answer; after that, greedy answers for it.
cli-opt-arena-keep = Keep the results in this file; if it already exists, the tournament resumes.
cli-opt-cluster = Play on a dask cluster, such as tcp://host:8786.
cli-opt-arena-luck = Also count wins without luck: quick rollouts say what every lot changed. It takes a second or two per game.
cli-opt-html = Write a report with plots to this file.
cli-opt-train-file = The file of games to learn from; if it already exists, playing resumes.
cli-opt-train-net = Give the judge a net with two layers of this size, such as 32x16, beside its weights.
cli-opt-train-search = Fit the weights that the search goes by, to a file that ends has written: those for tables of two with --seats 2, else those for all others. The chances that people read stay as they are.
cli-opt-train-tune = Tune the weights and the net that the title has, instead of fitting new ones; the games must be new to them.
cli-opt-train-every = Learn from one position in this many: those of one game are much alike.
cli-opt-train-budget = Have all games played by a search of this size; otherwise sizes are mixed, and odd positions come up too.
cli-opt-train-before = What another judge said of the same games, to compare with: a file written by say.
cli-opt-train-into = Replace the title’s section of this document instead of printing it.
cli-opt-until = Stop after this many decisions.
cli-opt-step = Look at the record after this many decisions; after the last one by default.
cli-opt-eval-depth = judge looks to the end of the turn, rollout plays on for several rounds, deep for twice as many.
cli-opt-review-depth = quick takes seconds and marks only what is clear, thorough plays on from every turn.
cli-opt-rollouts = How often each choice is tried; those clearly worse drop out earlier.
cli-opt-kept-seal = The seal that you were shown before the game. A record that was invented as a whole has another one.
cli-opt-kept-number = The number that you kept, with its seat, such as 0:5f…; may be repeated.
cli-opt-kept-begin = The list of commitments that you were shown when the game began, such as “0:5f… 1:a2…”.
cli-opt-host = The address to listen on; 0.0.0.0 lets other machines in.
cli-opt-port = The port to listen on; 0 picks a free one.
cli-opt-database = Where to keep the games: a file, or the address of a PostgreSQL database. The default is SOUK_DATABASE, then a file of your account.
cli-opt-hosts = The only host names that this server answers to.
cli-opt-proxy = Addresses of proxies in front of this server: what they say about a client’s address (X-Forwarded-For) is believed.
cli-opt-keep-days = Number of days that an unfinished game is kept.
cli-opt-processes = Number of processes that serve together; more than one needs PostgreSQL.
cli-opt-metrics = Where Prometheus may read figures; each further process uses the next port. Nowhere by default.
cli-opt-log = What to log: complaints only (plain), every event (events), or every event as JSON (json).
cli-opt-open = Open Souk in the browser.
cli-backup-done = { $games ->
    [one] 1 game
   *[other] { $games } games
} in { $lines ->
    [one] 1 line
   *[other] { $lines } lines
} copied to { $file } and checked.
cli-serve-ready = Souk is running at { $address } (press Ctrl-C to stop)
cli-serve-open = Anyone who can reach { $host } can open tables here, and the connection is not encrypted. For more than your own network, put a proxy with TLS in front.
cli-opt-seat = Tell the game as this seat saw it, or as a spectator did; by default, everything is told.
cli-opt-depth = Number of decisions ahead.
cli-opt-titles = The games, separated by commas; all by default.
cli-opt-seconds = How long one measurement takes; each is repeated several times.
cli-opt-learn = Measure the environments for programs that learn instead.
cli-opt-gaps = Only what the rulebook does not state, least certain first.
cli-opt-change = A detail to change, as in place.gemstone_dealer.last_price=26; souk box list has the keys. May be given several times.
cli-opt-lab-jobs = Number of processes; all cores by default.
cli-opt-lab-tune = Refit the weights of greedy to each of the two boxes first: 300 quick games with each.

## Headings

cli-head-title = title
cli-head-seats = seats
cli-head-modules = modules
cli-head-options = options (default first)
cli-head-seat = seat
cli-head-bot = bot
cli-head-wins = wins
cli-head-share = share
cli-head-figure = figure
cli-head-mean = mean
cli-head-choice = choice
cli-head-chance = chance
cli-head-give-or-take = ±
cli-head-games = games
cli-head-depth = decisions
cli-head-nodes = ways
cli-head-kind = kind
cli-head-key = key
cli-head-values = values
cli-head-source = source
cli-head-status = status
cli-head-field = field
cli-head-value = value
cli-head-id = id
cli-head-rule = rule
cli-head-book = book
cli-head-ruling = ruling and why

## sim

cli-sim-progress = { $title }: playing
cli-sim-games = games
cli-sim-finished = finished
cli-sim-truncated = abandoned
cli-sim-decisions = decisions
cli-sim-rounds_mean = rounds per game
cli-sim-seconds = seconds
cli-sim-decisions_per_second = decisions/s

## arena

cli-arena-games = games
cli-arena-win_rate = wins
cli-arena-interval = 95% interval
cli-arena-fair = wins without luck
cli-arena-variance = variance against wins
cli-arena-rating = rating
cli-arena-ms_per_decision = ms per decision
cli-arena-first_seat = wins by the first seat
cli-arena-interrupted = Games played: { $done } of { $games }, kept in { $file }. The same command resumes the tournament.
cli-arena-fault = { $line } – greedy answered for it { $times ->
    [one] once
   *[other] { $times } times
}
cli-arena-more-faults = …and other faults, { $times ->
    [one] once
   *[other] { $times } times
}
cli-arena-title = { $title }: a tournament of bots
cli-arena-average = The line marks the average: one win in { $seats }.
cli-arena-rating-about = A difference of 400 points means odds of ten to one; the average of these bots is 1,500.
cli-arena-rounds = games by number of rounds
cli-arena-figures = what was counted, on average
cli-arena-faults = What went wrong
cli-arena-about = { $game }; seed { $seed }; souk { $souk }

## replay

cli-replay-choice = { $who }: { $choice }.
cli-replay-unfinished = The game is not over: { $plies ->
    [one] { $plies } decision so far.
   *[other] { $plies } decisions so far.
}

## verify

cli-verify-right = The dice are right: { $lots ->
    [one] { $lots } lot was drawn
   *[other] { $lots } lots were drawn
} as the sealed secret and the players’ numbers demand.
cli-verify-seats = { $count ->
    [0] No player’s number is in them: the seal shows that the secret was not changed, but whoever drew it could have chosen it.
    [one] The number of seat { $seats } is in them.
   *[other] The numbers of seats { $seats } are in them.
}
cli-verify-attempts = { $given_up ->
    [one] An earlier attempt was given up before the game, because a number did not arrive.
   *[other] { $given_up } earlier attempts were given up before the game, because a number did not arrive.
}
cli-verify-lot = Forged: lot { $lot } (the first is 0) is not what was drawn.
cli-verify-seal = Forged: the secret is not the one that was sealed.
cli-verify-number = Forged: the number of seat { $seat } is not the one it committed to.
cli-verify-begin = Forged: the list at the beginning is not that of the commitments.
cli-verify-missing = Forged: a number that was committed to is missing.
cli-verify-order = Forged: seals, commitments and numbers are not in the order in which they must have come.
cli-verify-kept-seal = Forged: this is not the seal that you kept.
cli-verify-kept-number = Forged: the number of seat { $seat } is not the one that you kept.
cli-verify-kept-begin = Forged: these are not the commitments that you kept.

## perft and bench

cli-perft-progress = { $title }: counting
cli-bench-progress = measuring
cli-bench-dec_per_kop = decisions per 1,000 operations
cli-bench-decisions_per_second = decisions/s
cli-bench-clone_us = copy, µs
cli-bench-legal_us = choices, µs
cli-bench-replay_ms = replay, ms
cli-bench-playouts_per_second = playouts/s
cli-bench-ops_per_second = operations/s
cli-bench-compiled = compiled
cli-bench-entries = entries
cli-bench-actions = actions
cli-bench-steps_per_second = PettingZoo steps/s
cli-bench-vectorised_per_second = vectorised decisions/s

## eval

cli-eval-progress = playing on

## data

cli-status-reconstructed = Reconstructed: the box says it, but we have not seen it
cli-status-owner = From an owner’s file
cli-status-inferred = Inferred from other numbers
cli-status-example = Seen in an example
cli-status-figure = Read from a picture
cli-no-gaps = The rulebook states everything.

## box

cli-box-checked = { $title }: details in this file: { $details }, of which we had reconstructed { $were_reconstructed }. Still reconstructed: { $reconstructed }.

## lab

cli-lab-games = games played with both boxes: { $games }
cli-lab-title = { $title }: the Lab
cli-lab-changed = Changed: { $changes }
cli-lab-about = games with each box: { $games }; bots: { $bots }; seed { $seed }
cli-lab-head-figure = figure
cli-lab-head-before = before
cli-lab-head-after = after
cli-lab-head-difference = difference
cli-lab-head-interval = 95% interval
cli-lab-head-sure = beyond doubt
cli-lab-yes = yes
cli-lab-no = no
cli-lab-rounds = rounds
cli-lab-decisions = decisions
cli-lab-lead_changes = changes of the lead
cli-lab-half_time = the leader at half-time wins
cli-lab-wins = wins of { $seat }
cli-lab-sure = Changed beyond doubt: { $what }.
cli-lab-nothing = So far, nothing changed beyond doubt. Games with each box: { $games }.
cli-lab-doubt = These bots read the changed numbers, but their weights were fitted to the unchanged box: they may undervalue what has become better.
cli-lab-tuning = Refitting
cli-lab-tuned = The bots were refitted to the box before and to the box after, by { $games } quick games with each. Of { $stages } stages of the game, their weights are others at { $before } before and at { $after } after. What a box with new habits would take longer to teach, they do not know.

## review

cli-review-progress = studying the game
cli-review-title = { $title }: luck or play?
cli-review-about = Analysis: { $depth }
cli-review-quick = quick
cli-review-thorough = thorough
cli-review-chances = Chances to win
cli-review-graph = from the first step to the last
cli-review-last = last
cli-review-moments = Key moments
cli-review-marks = Moves that mattered
cli-review-ledger = Luck or play? (points of win chance)
cli-review-step = step
cli-review-verdict = verdict
cli-review-cost = cost
cli-review-better = better
cli-review-why = why
cli-review-doubtful = ?! doubtful
cli-review-mistake = ? mistake
cli-review-blunder = ?? blunder
cli-review-fine = ! fine find
cli-review-start = start
cli-review-setup = set-up
cli-review-luck = luck
cli-review-own = own play
cli-review-others = others’ play
cli-review-unknown = could not be known
cli-review-estimate = estimate corrected
cli-review-result = result
cli-review-split = Each row adds up to its result.
cli-review-unsplit = How much was luck and how much was play cannot be told here: the estimates had to be corrected by too much.
