# What the pages in the browser say around a game. The sentences of a game itself come from its own catalogues.

## Everywhere

web-close = Close
web-home = Back to the start
web-settings = Settings
web-language = Language: français, English
web-language-short = Language
web-theme = Light or dark
web-light = Light
web-dark = Dark
web-sound = Sound
web-volume = Volume
web-on = On
web-off = Off
web-pace = Pace of what happens
web-pace-calm = Calm
web-pace-brisk = Brisk
web-pace-swift = Swift
web-pace-none = At once
web-motion = Motion
web-motion-full = Pieces travel
web-motion-still = Nothing moves
web-your-name = Your name, if you like
web-bot = bot
web-loading = The table is being laid …
web-rules = Rules
web-review = Go through it

## The first page

web-hero = The bazaar is open.
web-hero-about = Merchant games, against bots or with friends. No account, no waiting.
web-play-now = Play now
web-play-now-what = { $title }, against { $bots } bots
web-play-bots = Play the bots
web-same-table = Same table
web-invite-friends = Invite
web-set-table = Set the table
web-players = { $low }–{ $high } players
web-minutes = { $minutes } minutes
web-running = Game in progress
web-finished = Game over
web-continue = Continue
web-turn-yours = Your turn
web-turn-other = { $who } plays
web-my-games = Your games
web-forget = Remove from this list
web-watch = Watch
web-learn = Learn
web-learn-continue = Go on learning ({ $at }/{ $of })
web-rules-all = Every one, in our own words
web-study = Study
web-study-about = Open the record of a game
web-upload = Choose a record

## Setting a table

web-new = Set the table
web-game = Game
web-seats = Players
web-seat-n = Player { $n }
web-seat-me = On this screen
web-seat-guest = By invitation
web-seat-bot = Bot
web-strength = Strength
web-strength-easy = Easy: busy, but without a plan
web-strength-medium = Medium: makes the most of its turn
web-strength-hard = Hard: thinks ahead
web-name = Name
web-options = Options
web-option-layout = Layout
web-option-layout-first = For the first game
web-option-layout-short = Short paths
web-option-layout-long = Long paths
web-option-layout-in_order = In order
web-option-layout-random = Random
web-option-layout-own = My own
web-option-layout-own-about = The numbers of the places, row by row
web-own-unfit = Each place must be there exactly once, in rows of equal length.
web-option-variant = Variant
web-option-variant-none = None
web-option-variant-neutral_assistants = Neutral assistants
web-option-return_card = Card “Call back”
web-option-return_card-phase_1 = While moving
web-option-return_card-any_time = At any time
web-option-small_market_card = Card “Any goods”
web-option-small_market_card-one_to_five = One to five goods
web-option-small_market_card-all_five = Exactly five goods
web-listed = Everybody may watch
web-shuffle = Draw another
web-preview = Preview of the layout
web-begin = Begin
web-add-seat = Add a player
web-remove-seat = Remove player { $n }

## At the table

web-decision = What is to be decided
web-your-turn = your turn
web-plays = plays
web-waits = waits
web-thinking = { $who } is thinking.
web-awaited = We are waiting for { $who } to come.
web-meanwhile = You may look around, or at the log.
web-a-moment = One moment …
web-over = The game is over.
web-result = Result
web-undo = Undo
web-restart = Restart my turn
web-undone = Move undone. Take your time.
web-skip = Skip
web-more = More
web-less = Less
web-then = Then: { $then }.
web-odds = The odds
web-odds-none = Nothing else.
web-asides = Possible at any time: cards and tiles
web-not-now = Not possible now.
web-why-not-yours = It is somebody else’s turn.
web-why-over = The game is over.
web-rule = Rule { $rule }
web-mat = What { $who } has
web-log = Log
web-round = Round { $round }
web-round-short = round
web-last-round = last round
web-first-to = first to
web-rubies-of = { $count } of { $target } rubies
web-dice = Dice: { $first } and { $second }
web-lost-line = The line is broken. Trying to come back …
web-bot-plays = You were away: a bot plays for you.
web-back = I am back
web-away = { $who } is not here.
web-not-come = { $who } has not come yet.
web-stand-in = Let a bot play
web-pass = Please pass the device to { $who }.
web-pass-about = Nobody’s cards can be seen now.
web-pass-ready = I am { $who }
web-invite = Invite
web-invite-about = Send one link to each friend, or let them point their phone at the code. Who opens it first has the seat.
web-link-for = Link for the seat { $who }
web-qr = QR code of the link
web-copy = Copy the link
web-copied = Copied
web-join = You are invited
web-join-about = Take your seat. The game waits for you.
web-join-what = { $title }, with { $who }.
web-sit = Take the seat

## The end

web-won = Well won, { $who }.
web-lost = { $who } wins. Good game.
web-rematch = Rematch
web-rank = Rank
web-player = Player

## Going through a game

web-step = Step { $step } of { $last }
web-first-step = To the start
web-previous-turn = Previous turn
web-previous-step = One step back
web-next-step = One step on
web-next-turn = Next turn
web-last-step = To the end
web-run = Let it run
web-pause = Pause
web-through = Seen by
web-through-open = everybody’s cards
web-through-spectator = a spectator
web-copy-step = Link to this step
web-download = Download the record
web-fork = Play on from here
web-to-table = To the table
web-setup = The table is set.
web-chooses = { $who } chooses.

## A lesson

web-learn-steps = Steps of the lesson
web-learn-hint = Show me
web-learn-do = Do it:
web-learn-rules = { $count ->
    [one] The rule
   *[other] The rules
}
web-learn-other = That is allowed too, but this step is about something else. “Show me” points it out.
web-learn-done = What came of it
web-learn-on = Go on
web-learn-end = You know how to play.
web-learn-another = Learn { $title }

## Rules

web-rules-of = Rules of { $title }
web-rules-about = Every rule has a number. What the game refuses names it.
web-rules-search = Search the rules
web-rules-none = No rule has these words.
web-book = Rulebook: { $book }
web-ruling = Our ruling: { $ruling }
web-sections = Sections

## What can go wrong

web-fault-unknown_table = There is no such table. Perhaps nobody came back for too long.
web-fault-wrong_key = This seat belongs to somebody else.
web-fault-taken = Somebody has taken this seat already.
web-fault-hidden = That can be seen when the game is over.
web-fault-full = This server has as many tables as it takes. Please try again later.
web-fault-too_fast = That was too fast. Please wait a moment.
web-fault-too_large = This record is too large.
web-fault-bad_request = The server does not understand that.
web-fault-not_over = The game is not over yet.
web-fault-over = The game is over.
web-fault-wrong_origin = This page comes from another server.
web-fault-not_found = There is nothing here.
web-fault-unknown_step = There is no such step.
web-fault-bad_hello = This page is out of date. Please load it again.
web-fault-broken = Something went wrong. Please try again.
