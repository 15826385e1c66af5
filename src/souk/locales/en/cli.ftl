# What the commands say: help, headings, messages.

cli-about = Play and study board games of the bazaar.
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commands
cli-help = Show this help and stop.
cli-default = [default: {"{}"}]
cli-required = [required]
cli-number = { $n }
cli-field = { $name }: { $text }
cli-yes = yes
cli-no = no

## Commands

cli-cmd-play = Play at the terminal, against people and bots.
cli-cmd-titles = List what can be played, with seats, modules and options.
cli-cmd-sim = Let bots play many games, and count who wins.
cli-cmd-arena = Let bots play a tournament: who wins how often, and how sure that is.
cli-cmd-replay = Tell a recorded game again, in sentences.
cli-cmd-perft = Count the ways to make 1, 2, 3 … decisions from the start.
cli-cmd-bench = Measure how fast the rules run.
cli-cmd-data = List the numbers of a title, with where they come from.
cli-cmd-rules = Show the rules of a title as numbered rows, or one of them.
cli-cmd-serve = Serve tables for people and bots, in the browser and for other programs.

## Arguments and options

cli-arg-title = Which game: see `souk titles`.
cli-arg-file = The record of a game.
cli-arg-rule = Only this row, such as IST-M3.
cli-opt-lang = Language: en or fr. Else SOUK_LANG decides, else the locale.
cli-opt-version = Show the version and stop.
cli-opt-json = Print JSON, and nothing else.
cli-opt-seats = Number of players; as few as can play if not given.
cli-opt-option = An option of the title, as listed by `souk titles`; may be given several times. --NAME VALUE works too.
cli-opt-modules = Modules to add, separated by commas: see `souk titles`.
cli-opt-data = A file of your own that changes numbers of the box.
cli-opt-seed = Where the dice begin: the same seed gives the same games.
cli-opt-games = How many games.
cli-opt-bots = Who plays: one code for all seats, or one for each. Codes are random, eager, oneply, greedy, ismcts:2000, ismcts:1s, my.py:Class or proc:command.
cli-opt-jobs = How many processes share the work.
cli-opt-limit = Break a game off after so many decisions.
cli-opt-report = Also print what the title counts in its games, such as when things happen.
cli-opt-arena-bots = Who plays: a code for each seat, or one for all; with more than there are seats, each company of that size plays. Codes as for sim.
cli-opt-arena-seats = Players at a table; as many as there are bots if not given.
cli-opt-patience = Seconds that a bot of your own has for an answer; then greedy answers for it.
cli-opt-arena-keep = Keep the results in this file; one that is there already is gone on with.
cli-opt-cluster = Play on a dask cluster, such as tcp://host:8786.
cli-opt-html = Write a report with plots to this file.
cli-opt-until = Stop after so many decisions.
cli-opt-host = The address to listen at: 0.0.0.0 lets other machines in.
cli-opt-port = The port to listen at; 0 takes any that is free.
cli-opt-database = Where the games are kept: a file, or the address of a PostgreSQL database. Without it a file of your own.
cli-opt-hosts = The names this server goes by, if it answers to no others.
cli-opt-keep-days = How many days an unfinished game waits for somebody to come back.
cli-opt-open = Open it in the browser.
cli-serve-ready = Souk is at { $address } (Ctrl-C stops it)
cli-opt-seat = Tell it as this seat may know it, or as a spectator may; without this, everything is told.
cli-opt-depth = How many decisions ahead.
cli-opt-titles = Which titles, separated by commas; all if not given.
cli-opt-seconds = How long one measurement takes; each is made several times.
cli-opt-gaps = Only what the rulebook does not state, the least certain first.

## Headings

cli-head-title = title
cli-head-seats = seats
cli-head-modules = modules
cli-head-options = options, the default first
cli-head-seat = seat
cli-head-bot = bot
cli-head-wins = wins
cli-head-share = share
cli-head-figure = figure
cli-head-mean = mean
cli-head-games = in so many games
cli-head-depth = decisions
cli-head-nodes = ways
cli-head-kind = kind
cli-head-key = key
cli-head-values = values
cli-head-source = source
cli-head-status = status
cli-head-id = row
cli-head-rule = rule
cli-head-book = book
cli-head-ruling = ruling and why

## sim

cli-sim-progress = { $title }: playing
cli-sim-games = games
cli-sim-finished = finished
cli-sim-truncated = broken off
cli-sim-decisions = decisions
cli-sim-rounds_mean = rounds per game
cli-sim-seconds = seconds
cli-sim-decisions_per_second = decisions/s

## arena

cli-arena-games = games
cli-arena-win_rate = wins
cli-arena-interval = 95 % interval
cli-arena-rating = rating
cli-arena-ms_per_decision = ms per decision
cli-arena-first_seat = wins of the first seat
cli-arena-interrupted = { $done } of { $games } games are played and kept in { $file }; the same command goes on from there
cli-arena-fault = { $line } – greedy answered for it, { $times ->
    [one] once
   *[other] { $times } times
}
cli-arena-more-faults = … and other faults, { $times ->
    [one] once
   *[other] { $times } times
}
cli-arena-title = { $title }: a tournament of bots
cli-arena-average = The line is the average: one win in { $seats }.
cli-arena-rating-about = A difference of 400 is ten to one; 1,500 is the average of these bots.
cli-arena-rounds = rounds per game, in so many games
cli-arena-figures = what was counted, on average
cli-arena-faults = What went wrong
cli-arena-about = { $game }; seed { $seed }; souk { $souk }

## replay

cli-replay-choice = { $who }: { $choice }.
cli-replay-unfinished = The game is not over: { $plies ->
    [one] { $plies } decision so far.
   *[other] { $plies } decisions so far.
}

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

## data

cli-status-house = Ours: the box says nothing
cli-status-inferred = Inferred from other numbers
cli-status-example = Seen in an example
cli-status-figure = Read from a picture
cli-no-gaps = Everything is stated.
