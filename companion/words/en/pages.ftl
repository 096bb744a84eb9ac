# Home.
page-label-facedown = Facedown
page-home-saying = A referee for cards that nobody sees.
page-home-ready = The table is free. Start a new match whenever you like.
page-home-cards-lie = { $count ->
    [one] One card lies on the mat.
   *[other] { $count } cards lie on the mat.
}
page-home-waits = A match of { $game } is waiting for you.
page-home-turn = It is the turn of { $name }.
page-label-tonight = Tonight
page-label-unfinished = Not finished
page-label-go-on = Go on
page-label-new-match = New match
page-label-aside-count = { $count ->
    [0] Put aside
   *[other] Put aside: { $count }
}
page-label-history = History
page-label-players = Players
page-label-health = The mat
page-label-settings = Settings
page-label-leave = Quit
page-label-ok = OK

# The set-up.
page-label-begin = Begin
page-label-fewer = Deal fewer
page-label-step-game = Game
page-label-step-players = Players
page-label-step-rules = House rules
page-label-nobody = Nobody yet
page-label-rules-usual = As usual
page-label-rules-changed = { $count ->
    [one] { $count } rule of your own
   *[other] { $count } rules of your own
}
page-label-deck = Deck
page-label-order = What is compared
page-label-best-of = How many matches
page-label-series = { $count ->
    [1] One match
   *[other] Best of { $count }
}
page-label-starts = Starts
page-label-person = Person
page-label-computer = Computer
page-label-add = Add a player
page-label-as-usual = As usual
page-label-cards = { $count }
page-label-seconds = { $text } s
page-setup-ready = All is ready. { $name } starts.
page-setup-too-few = { $game } needs { $count ->
    [one] one more player.
   *[other] { $count } more players.
}
page-setup-too-many = { $count ->
    [one] { $game } is for { $count } player at the most.
   *[other] { $game } is for { $count } players at the most.
}
page-setup-full = { $count ->
    [one] { $game } is for { $count } player at the most.
   *[other] { $game } is for { $count } players at the most.
}
page-setup-same-name = Two players are called { $name }. Touch one of them and choose another name.
page-setup-nobody = Nobody sits at the table yet.

# House rules, and what can be chosen.
page-label-rule-hand = Cards dealt to each player
page-label-rule-hand-seat = Cards dealt to { $name }
page-label-rule-pile = Cards in the pile
page-label-rule-trio-bonus = The card after a Trio
page-label-rule-trio-bonus-may = May be played
page-label-rule-trio-bonus-must = Must be played
page-label-rule-memory = Cards revealed in earlier matches
page-label-rule-memory-remind = Mentioned
page-label-rule-memory-strict = Stay in the box
page-label-rule-memory-off = Forgotten
page-label-rule-pace = How long a card lies before it counts
page-label-rule-confirm = A card that was laid counts
page-label-rule-confirm-pace = After a moment
page-label-rule-confirm-ok = With OK
page-label-rule-check = A card is checked
page-label-rule-check-word = With Check
page-label-rule-check-lift = By lifting it
page-label-rule-commit = A card that was laid is played
page-label-rule-commit-ok = With OK
page-label-rule-commit-turned = By turning it
page-label-rule-commit-pace = After a moment
page-label-rule-collapse = A tower falls when its earthquakes
page-label-rule-collapse-exceeds = Exceed its strength
page-label-rule-collapse-equals = Reach its strength
page-label-rule-threshold = Compared with its owner’s tallest, a new building is
page-label-rule-threshold-above = Taller
page-label-rule-threshold-reach = Just as tall, or taller
page-label-rule-timer = Time for each act
page-label-rule-timer-off = No limit
page-label-rule-timer-gentle = A reminder
page-label-rule-timer-strict = With a penalty
page-label-rule-turn-seconds = How much time

# The keyboard, and cards by name.
page-label-name = Name
page-label-space = Space
page-keyboard-asks = Who is playing?
page-keyboard-named = { $name }: OK keeps the name.
page-label-search = Part of the card’s name
page-search-nothing = No card offered now has a name like that.

# Matches put aside, and the past.
page-label-shelf = Matches put aside
page-shelf-touch = Touch a match to go on with it.
page-shelf-empty = No match is put aside.
page-shelf-nothing = A match that you leave in the middle waits here.
page-shelf-turn = { $game }: the turn of { $name }.
page-history-count = { $count ->
    [one] One match so far. Touch it to read it.
   *[other] { $count } matches so far. Touch one to read it.
}
page-history-none = No match has been played here yet.
page-history-nothing = After the first match its story stands here.
page-story-nothing = Nothing has happened in this match yet.
page-story-taken-back = { $text } Taken back.
page-label-story-whole = The whole match
page-label-story-step = Moment { $step } of { $count }
page-players-touch = Touch a name to see what is counted.
page-players-none = Nobody has played here yet.
page-players-nothing = After the first match the players stand here.
page-label-column-matches = Matches
page-label-column-won = Won
page-label-column-shared = Shared
page-label-column-open = Unfinished
page-label-in-game = { $count ->
    [one] { $count } match, { $most } won
   *[other] { $count } matches, { $most } won
}
page-player-counts = { $count ->
    [0] No match is finished yet.
    [one] All that is counted over one match.
   *[other] All that is counted over { $count } matches.
}
page-player-nothing = Nothing is counted yet.

# Settings.
page-settings-at-once = What you choose holds at once.
page-label-percent = { $count }%
page-label-on = On
page-label-off = Off
page-label-setting-language = Language
page-label-setting-letters = Size of letters
page-label-setting-voice = Voice
page-label-voice-all = Everything
page-label-voice-verdicts = Verdicts
page-label-voice-blind = Without the screen
page-label-voice-off = Off
page-label-setting-loudness = Loudness
page-label-setting-has-sounds = Sounds
page-label-setting-is-night = Night, quieter
page-label-setting-has-lessons = Explain what is new
page-label-setting-is-calm = Less movement
page-label-setting-has-printed-units = Units as printed
page-label-setting-is-full = Full screen
page-label-setting-standby = Television sleeps
page-label-minutes = { $count ->
    [0] never
   *[other] { $count } min
}

# The rules.
page-label-rules = Rules
page-label-rules-happened = What just happened
page-label-rules-own = The game
page-label-rules-table = At every table
page-label-rules-hidden = What stays hidden
page-rules-all = Every verdict names the ruling behind it.
page-rules-happened = The marked ruling explains the last verdict.

# The mat.
page-health-well = The mat hears every place, and matches are kept.
page-health-matter = { $count ->
    [one] One thing needs a look.
   *[other] { $count } things need a look.
}
page-health-kept = Matches are kept on this machine.
page-label-not-kept = Matches are not kept: { $text }
page-label-place-works = Works
page-label-place-card = A card
page-label-place-heard = Heard
page-label-place-weak = Hears badly
page-label-place-two-cards = Two cards
page-label-place-unknown = Unknown card
page-label-place-silent = Silent
page-label-place-blind = Not in use
page-label-check = Checking the mat
page-label-try = Try each place
page-label-check-heard = Places that have heard a card
page-label-of-all = { $count } of { $most }
page-label-skip = Skip
page-check-lay = Put a card on each place. Every place that hears one gets a tick.
page-check-done = Every place has heard a card.
