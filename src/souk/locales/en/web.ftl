# The words of the pages around a game. The sentences of a game itself come from its own catalogues.

## Everywhere

web-named = { $what }: { $name }
web-close = Close
web-home = Home
web-settings = Settings
web-language = Language: { $languages }
web-language-short = Language
web-theme = Appearance
web-light = Light
web-dark = Dark
web-sound = Sound
web-volume = Volume
web-on = On
web-off = Off
web-pace = Animation speed
web-pace-calm = Calm
web-pace-brisk = Brisk
web-pace-swift = Swift
web-pace-none = Instant
web-asking = Questions
web-asking-turn = A whole turn at once
web-asking-all = Everything one by one
web-motion = Motion
web-motion-full = Pieces move
web-motion-still = No animation
web-your-name = Your name (optional)
web-bot = bot
web-loading = Setting up…
web-rules = Rules

## Home

web-hero = The bazaar is open.
web-hero-about = Merchant games, against bots or with friends. No account, no waiting.
web-play-now = Play now
web-play-now-what = { $title }, against { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
web-level = Bots
web-level-easy = Easy
web-level-medium = Medium
web-level-hard = Hard
web-level-master = Master
web-play-bots = Play against bots
web-same-table = Same screen
web-invite-friends = Invite
web-set-table = Set up a table
web-players = { $low }–{ $high } players
web-minutes = { $minutes } min
web-running = Game in progress
web-finished = Game over
web-my-won = You won
web-my-won-other = { $who } won
web-continue = Continue
web-turn-yours = Your turn
web-turn-other = { $who } to play
web-my-games = Your games
web-forget = Remove from this list
web-watch = Watch
web-learn = Learn
web-learn-continue = Continue the lesson ({ $at }/{ $of })
web-rules-all = All of them, in our own words
web-study = Study
web-study-about = Open a recorded game
web-upload = Choose a file

## Setting up a table

web-new = Set up a table
web-game = Game
web-seats = Players
web-seat-n = Player { $n }
web-seat-me = On this screen
web-seat-guest = By invitation
web-seat-bot = Bot
web-strength = Level
web-strength-easy = Easy: often slips
web-strength-medium = Medium: sometimes slips
web-strength-hard = Hard: thinks ahead
web-strength-master = Master: thinks hardest
web-slow-building = Takes a few seconds per move until the fast build is ready. It is being made now.
web-slow-plain = Takes a few seconds per move here, since the rules are not compiled.
web-name = Name
web-options = Options
web-option-layout = Layout
web-option-layout-first = First game
web-option-layout-short = Short paths
web-option-layout-long = Long paths
web-option-layout-in_order = In order
web-option-layout-random = Random
web-option-layout-own = My own
web-option-layout-own-about = The place numbers, row by row
web-own-unfit = Each place must appear exactly once, in rows of equal length.
web-option-variant = Variant
web-option-variant-none = None
web-option-variant-neutral_assistants = Neutral assistants
web-option-return_card = “Call back” card
web-option-return_card-phase_1 = While moving
web-option-return_card-any_time = At any time
web-option-small_market_card = “Any goods” card
web-option-small_market_card-one_to_five = One to five goods
web-option-small_market_card-all_five = Exactly five goods
web-listed = Show it on the first page: anyone may watch
web-hints = Players may ask what the bot would do
web-shuffle = Draw another
web-preview = Layout preview
web-begin = Start
web-add-seat = Add a player
web-remove-seat = Remove player { $n }

## At the table

web-decision = Decision
web-your-turn = your turn
web-plays = to play
web-waits = waiting
web-thinking = { $who } is thinking.
web-awaited = Waiting for { $who } to join.
web-meanwhile = Meanwhile, look around the table or read the log.
web-a-moment = One moment…
web-over = The game is over.
web-result = Result
web-undo = Undo
web-restart = Restart my turn
web-undone = Move undone. Take your time.
web-plan-title = { $place }: { $gist }
web-plan-do = Do it
web-plan-again = or touch again
web-plan-click = or click the place
web-plan-slowly = one by one
web-plan-forget = Back
web-plan-enter = Enter to do it.
web-touch-again = touch again
web-skip = Skip
web-more = More
web-less = Less
web-then = Then: { $then }.
web-odds = Odds
web-odds-none = Nothing else.
web-asides = At any time: cards and tiles
web-not-now = Not possible now.
web-why-not-yours = It is somebody else’s turn.
web-why-over = The game is over.
web-rule = Rule { $rule }
web-mat = In front of { $who }
web-log = Log
web-hint = What would you do?
web-hint-thinking = Thinking it over…
web-hint-win = to win ± { $error }
web-keys = Keys
web-keys-board = To the board
web-keys-walk = On the board: to the next place
web-keys-choices = To the choices
web-recap-again = Show again what the others did
web-recap = Since your last turn
web-recap-all = Last turns
web-replay = Replay
web-round = Round { $round }
web-round-short = round
web-last-round = last round
web-first-to = first to
web-rubies-of = rubies: { $count } of { $target }
web-dice = Dice: { $first } and { $second }
web-lost-line = Connection lost. Reconnecting…
web-not-connected = Not connected. Trying again…
web-storing-line = The move is taking a while to be saved. Please wait…
web-bot-plays = You were away, so a bot is playing for you.
web-back = I’m back
web-away = { $who } is not here.
web-not-come = { $who } has not joined yet.
web-stand-in = Let a bot play
web-pass = Please pass the device to { $who }.
web-pass-about = No cards are showing right now.
web-pass-ready = I’m { $who }
web-gather = Waiting for everyone
web-gather-here = here
web-gather-awaited = has not joined yet
web-gather-begin = Begin without them
web-gather-without = They can still join later. Their browsers will have had no part in the dice, though.
web-gather-again = The dice could not be agreed on, because somebody’s number did not arrive in time. Trying again.
web-invite = Invite
web-invite-about = Send each friend a link, or let them scan the code. Whoever opens it first gets the seat.
web-link-for = Link for seat { $who }
web-invite-own = This address works on this computer only. For others in your network, start Souk with --host 0.0.0.0.
web-invite-network = These links have this computer’s address in your network: others there can open them.
web-qr = QR code for the link
web-copy = Copy the link
web-copied = Copied
web-join = You are invited
web-join-about = Take your seat. The game is waiting for you.
web-join-what = { $title }, with { $who }.
web-sit = Take your seat

## The end

web-rematch = Rematch
web-end-over = the game is over
web-end-result = Result
web-end-wins = { $who } wins
web-end-share = { $who } share the win
web-end-good = Good game.
web-end-won = { $score } in { $round }, { $margin } ahead of { $who }.
web-end-close = Only { $margin } short.
web-end-behind = { $who } was { $margin } ahead.
web-end-shared = Equal to the last.
web-end-home = Home
web-end-board = See the board
web-end-soon = in a moment
web-end-decided = What decided it
web-end-chance = chance to win
web-end-chance-of = { $who }: chance to win
web-end-from-to = { $before } → { $after } %
web-end-lots = Dice and cards decided here: nothing else changed { $who_of } chances as much.
web-end-move = No other move changed { $who_of } chances as much.
web-end-better = Better was: { $what }.
web-end-no-move = No single move decided it.
web-end-luck = Luck and play
web-end-yours = your play
web-end-tenor = { $luck ->
    [kind] Kind dice and cards
    [hard] Unkind dice and cards
   *[even] Dice and cards neither helped nor hurt
}, { $own ->
    [little] and few slips.
   *[much] and slips that cost { $points }.
}
web-end-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
web-end-turns = { $turns ->
    [one] one turn
   *[other] { $turns } turns
}

## Reviewing a game

web-step = Step { $step } of { $last }
web-first-step = To the start
web-previous-step = One step back
web-next-step = One step forward
web-last-step = To the end
web-run = Play
web-pause = Pause
web-through = Point of view
web-through-open = all cards open
web-through-spectator = spectator
web-copy-step = Link to this step
web-download = Download the game
web-fork = Play on from here
web-to-table = Back to the table
web-setup = The table is set.
web-chooses = { $who } chooses.

## A lesson

web-learn-steps = Steps of the lesson
web-learn-hint = Show me
web-learn-do = Play:
web-learn-rules = { $count ->
    [one] The rule
   *[other] The rules
}
web-learn-other = That is allowed too, but this step is about something else: try “Show me”.
web-learn-done = What happened
web-learn-on = Continue
web-learn-end = You know how to play.
web-learn-another = Learn { $title }

## Rules

web-rules-of = Rules of { $title }
web-rules-about = Every rule has a number, which the game cites when it refuses a move.
web-rules-search = Search the rules
web-rules-none = No rule contains these words.
web-book = Rulebook: { $book }
web-ruling = Our ruling: { $ruling }
web-sections = Sections

## What can go wrong

web-fault-not_begun = The game has not begun yet.
web-fault-unknown_table = There is no such table. Perhaps it was removed because nobody came back.
web-fault-wrong_key = This seat belongs to somebody else.
web-fault-taken = This seat is already taken.
web-fault-hidden = You can see that once the game is over.
web-fault-full = This server is full. Please try again later.
web-fault-too_fast = Too many requests. Please wait a moment.
web-fault-too_large = This file is too large.
web-fault-bad_request = The server did not understand that request.
web-fault-not_over = The game is not over yet.
web-fault-over = The game is over.
web-fault-wrong_origin = This page comes from another server.
web-fault-not_found = There is nothing here.
web-fault-unknown_step = There is no such step.
web-fault-bad_hello = This page is out of date. Please reload it.
web-fault-not_connected = Souk cannot reach its server at the moment.
web-fault-broken = Something went wrong. Please try again.

# Checking the dice.

web-lots-check = Check the dice
web-lots-checking = Checking every roll and every draw…
web-lots-right = The dice are right: { $lots ->
    [one] { $lots } roll or draw follows
   *[other] all { $lots } rolls and draws follow
} from a secret that was sealed before the game and from numbers that nobody could choose knowing the others.
web-lots-numbers = Numbers in them: { $who }.
web-lots-nobody = No player’s number is in them. So whoever runs the server could have chosen the dice.
web-lots-kept-in = This browser’s own number is among them, and everything is as it was shown before the game.
web-lots-kept-out = This browser’s own number is not among them: the game began without it, so these dice prove nothing to you.
web-lots-kept-nothing = This browser kept nothing of this game, so it cannot tell whether all of it was invented.
web-lots-attempts = { $given_up ->
    [one] An earlier attempt was given up before the game, because a number did not arrive.
   *[other] { $given_up } earlier attempts were given up before the game, because a number did not arrive.
}
web-lots-old = This game has only a sealed secret. The server did not change it during the game, but could have chosen it.
web-lots-none = This record does not say how its dice can be checked.
web-lots-lot = Forged: lot { $lot } is not what was drawn.
web-lots-seal = Forged: the secret is not the one that was sealed.
web-lots-number = Forged: the number of { $who } is not the one committed to.
web-lots-begin = Forged: the list of commitments has been changed.
web-lots-missing = Forged: a number that was committed to is missing.
web-lots-order = Forged: seals, commitments and numbers are not in the order in which they must have come.
web-lots-kept-seal = Forged: this is not the seal that this browser was shown before the game.
web-lots-kept-number = Forged: the number of { $who } is not the one that this browser sent.
web-lots-kept-begin = Forged: these are not the commitments that this browser was shown before the game.
web-lots-rules = Check what each number means, too

## The guide

web-guide = Guide
web-guide-pages = Pages of the guide
web-guide-page-1 = The game
web-guide-page-2 = Cards and finer points
web-guide-all = All rules
web-guide-rule = rule { $rule }
web-guide-added = added by the expansion

## What is by the book

web-details = { $reconstructed ->
    [0] By the book: all { $book } details
   *[other] By the book { $book } · inferred { $inferred } · reconstructed { $reconstructed }
}
web-unseen = Reconstructed: the box says it, but we have not seen that part of it.
web-reconstructed = Reconstructed here
