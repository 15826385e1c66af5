# Your box, and the Lab.

web-box = Your box
web-box-about = What is printed on yours? And the Lab: change a number, see what it does
web-box-things = What is in the box
web-box-kinds = Kinds of things
web-box-wait = Opening the box…
web-box-mine = My box
web-box-which = Box
web-box-usual = The usual box
web-box-name = Name
web-box-new = New box
web-box-open = Open a file
web-box-save = Save as a file
web-box-share = Share
web-box-copied = Link copied
web-box-play = Play with it
web-box-forget = Forget
web-box-start = Do you own the game? Begin with what is reconstructed, and tell us what yours says.
web-box-said = { $said ->
    [one] { $said } checked
   *[other] { $said } checked
}
web-box-progress = { $checked } of { $of } checked against a real box
web-box-thing = { $name }. { $about } { $mark }
web-box-mark-book = By the book.
web-box-mark-owner = Checked.
web-box-mark-inferred = Inferred.
web-box-mark-reconstructed = Reconstructed.
web-box-checked = Checked against a real box.
web-box-by-book = By the book.
web-box-nothing-to-say = The rules can carry this out in one way only, so there is nothing to fill in.
web-box-reads = So it reads
web-box-agree = My card says this
web-box-doubt = Not sure
web-box-next = Next
web-box-try = Try in the Lab
web-box-less = Less
web-box-plus = More
web-box-fewer = One entry fewer
web-box-more = One entry more
web-box-range = { $what }: { $low } to { $high }.
web-box-plan-pen = Draw with
web-box-plan-nothing = nothing
web-box-plan-picture = picture of { $name }
web-box-plan-pictures = draw pictures, where no tile can lie
web-box-plan-rows = rows
web-box-plan-columns = columns
web-box-unfit = It cannot be played with yet: { $why }
web-box-bad-link = This link does not hold a whole box.
web-box-missing = This game was played with the box { $name } ({ $digest }), which this browser does not have. Open that box first.
web-box-unnamed = without a name
web-box-at-table = Played with
web-box-played-with = Played with the box { $name }
web-box-differs = { $many ->
    [0] It says the same as ours ({ $digest }).
    [one] It differs from ours in one detail ({ $digest }).
   *[other] It differs from ours in { $many } details ({ $digest }).
}

web-lab = The Lab
web-lab-about = change a number, see what it does
web-lab-pick = Change another number
web-lab-choose = Choose…
web-lab-games = Games
web-lab-bots = Bots
web-lab-bot-greedy = greedy: looks through its turn
web-lab-bot-eager = eager: takes what it can
web-lab-bot-random = random
web-lab-play = Play { NUMBER($games) } games
web-lab-stop = Stop
web-lab-waiting = Waiting for others…
web-lab-done = { NUMBER($done) } of { NUMBER($games) } games, before and after
web-lab-rounds = Rounds per game
web-lab-before = before
web-lab-after = after
web-lab-figure = Figure
web-lab-difference = difference
web-lab-interval = 95% interval
web-lab-table = Figures before and after
web-lab-sure = beyond doubt
web-lab-by-seat = Wins by seat
web-lab-from-rubies = Where rubies come from
web-lab-from-coins = Where coins come from
web-lab-from-enters = When districts enter play
web-lab-per-game = per game
web-lab-unclear = no clear change
web-lab-mean = On average
web-lab-one = { $name }: { $before } before, { $after } after.
web-lab-one-sure = { $name }: { $before } before, { $after } after, changed beyond doubt.
