# What the commands say: help, headings, messages.

cli-about = Play and study the board games of the bazaar.
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

cli-cmd-play = Play at the terminal, against people and bots.
cli-cmd-titles = List what can be played, with seats, modules and options.
cli-cmd-sim = Let bots play many games and count their wins.
cli-cmd-arena = Let bots play a tournament, with win rates, ratings and intervals.
cli-cmd-replay = Retell a recorded game in sentences.
cli-cmd-perft = Count the ways to make 1, 2, 3 … decisions from the start.
cli-cmd-bench = Measure how fast the rules run.
cli-cmd-data = List the numbers of a title, with their sources.
cli-cmd-rules = Show the rules of a title as numbered rows, or one row.
cli-cmd-serve = Serve tables for people and bots, in the browser and for other programs.

## Arguments and options

cli-arg-title = Which game: see `souk titles`.
cli-arg-file = The record of a game.
cli-arg-rule = Only this row, such as IST-M3.
cli-opt-lang = Language: en or fr. The default is that of SOUK_LANG or of the system.
cli-opt-version = Show the version and exit.
cli-opt-json = Print JSON and nothing else.
cli-opt-seats = Number of players; by default, as few as can play.
cli-opt-option = An option of the title, as listed by `souk titles`. May be given several times; --NAME VALUE works too.
cli-opt-modules = Modules to add, separated by commas: see `souk titles`.
cli-opt-data = A file of your own that changes numbers of the game.
cli-opt-seed = Seed of the dice: the same seed gives the same games.
cli-opt-games = Number of games.
cli-opt-bots = The players: one code for all seats, or one for each. Codes are random, eager, oneply, greedy, ismcts:2000, ismcts:1s, my.py:Class or proc:command.
cli-opt-jobs = Number of processes that share the work.
cli-opt-limit = Break a game off after this many decisions.
cli-opt-report = Also print what the title counts in its games, such as when things happen.
cli-opt-arena-bots = The players: one code for each seat, or one for all. With more codes than seats, every group of the right size plays. Codes as for sim.
cli-opt-arena-seats = Players at a table; by default, as many as there are bots.
cli-opt-patience = Seconds that a bot of your own has for an answer; after that, greedy answers for it.
cli-opt-arena-keep = Keep the results in this file. If it exists, the tournament continues from there.
cli-opt-cluster = Play on a dask cluster, such as tcp://host:8786.
cli-opt-html = Write a report with charts to this file.
cli-opt-until = Stop after this many decisions.
cli-opt-host = The address to listen on: 0.0.0.0 admits other machines.
cli-opt-port = The port to listen on; 0 takes any free one.
cli-opt-database = Where games are stored: a file, or the URL of a PostgreSQL database. By default, a file in your own data folder.
cli-opt-hosts = The only names under which this server answers; by default, it answers under any.
cli-opt-serve-keep = How many days to keep an unfinished game that nobody plays.
cli-opt-open = Open the browser.
cli-serve-ready = Souk is at { $address } (Ctrl-C stops it)
cli-opt-seat = Tell only what this seat, or a spectator, may know; by default, everything is told.
cli-opt-depth = Number of decisions ahead.
cli-opt-titles = Which titles, separated by commas; by default, all.
cli-opt-seconds = Duration of one measurement; each is made several times.
cli-opt-gaps = Only what the rulebook does not state, the least certain first.

## Headings

cli-head-title = title
cli-head-seats = seats
cli-head-modules = modules
cli-head-options = options, default first
cli-head-seat = seat
cli-head-bot = bot
cli-head-wins = wins
cli-head-share = share
cli-head-figure = figure
cli-head-mean = mean
cli-head-games = share of games
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
cli-arena-interrupted = { $done } of { $games } games have been played and kept in { $file }; the same command continues from there
cli-arena-fault = { $line } – greedy answered for it, { $times ->
    [one] once
   *[other] { $times } times
}
cli-arena-more-faults = … and other faults, { $times ->
    [one] once
   *[other] { $times } times
}
cli-arena-title = { $title }: tournament of bots
cli-arena-average = The line is the average: one win in { $seats }.
cli-arena-rating-about = A difference of 400 is ten to one; 1,500 is the average of these bots.
cli-arena-rounds = rounds per game, by number of games
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

cli-status-house = Our own: the rulebook says nothing
cli-status-inferred = Inferred from other numbers
cli-status-example = Taken from an example
cli-status-figure = Read from a picture
cli-no-gaps = The rulebook states everything.
