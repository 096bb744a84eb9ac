# Home.
page-label-facedown = Facedown
page-home-saying = The referee for face-down cards.
page-home-ready = The table is free. Start a match whenever you like.
page-home-cards-lie = { $count ->
    [one] Take the card off the mat, or start.
   *[other] Take the { $count } cards off the mat, or start.
}
page-home-waits = A match of { $game } is waiting for you.
page-home-turn = { $name }’s turn.
page-label-tonight = Last played
page-label-unfinished = Unfinished
page-label-go-on = Continue
page-label-new-match = New match
page-label-aside-count = { $count ->
    [0] Saved
   *[other] Saved: { $count }
}
page-label-history = History
page-label-players = Players
page-label-health = The mat
page-label-settings = Settings
page-label-leave = Quit
page-label-ok = OK

# The set-up.
page-label-begin = Start
page-label-fewer = Deal fewer cards
page-label-step-game = Game
page-label-step-players = Players
page-label-step-rules = House rules
page-label-nobody = Nobody yet
page-label-rules-usual = The usual
page-label-rules-changed = { $count ->
    [one] { $count } house rule
   *[other] { $count } house rules
}
page-label-deck = Deck
page-label-order = Compared by
page-label-best-of = Matches
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
page-setup-ready = All set. { $name } starts.
page-setup-too-few = { $game } needs { $count ->
    [one] one more player.
   *[other] { $count } more players.
}
page-setup-too-many = { $game } takes { $count ->
    [one] { $count } player at most.
   *[other] { $count } players at most.
}
page-setup-full = { $game } takes { $count ->
    [one] { $count } player at most.
   *[other] { $count } players at most.
}
page-setup-same-name = Two players are called { $name }. Touch one to change the name.
page-setup-nobody = Nobody is at the table yet.

# House rules, and what can be chosen.
page-label-rule-hand = Cards for each player
page-label-rule-hand-seat = Cards for { $name }
page-label-rule-pile = Cards in the pile
page-label-rule-trio-bonus = The card after a Trio
page-label-rule-trio-bonus-may = Optional
page-label-rule-trio-bonus-must = Required
page-label-rule-memory = Cards seen in earlier matches
page-label-rule-memory-remind = Warn us
page-label-rule-memory-strict = Leave in the box
page-label-rule-memory-off = Play as usual
page-label-rule-pace = A card counts after
page-label-rule-confirm = A card counts
page-label-rule-confirm-pace = Automatically
page-label-rule-confirm-ok = After OK
page-label-rule-check = To check a card
page-label-rule-check-word = Press Check
page-label-rule-check-lift = Lift it and lay it back
page-label-rule-commit = A card counts
page-label-rule-commit-ok = After OK
page-label-rule-commit-turned = When turned over
page-label-rule-commit-pace = Automatically
page-label-rule-collapse = A tower falls if its quakes
page-label-rule-collapse-exceeds = beat its strength
page-label-rule-collapse-equals = equal its strength
page-label-rule-threshold = A new building must be
page-label-rule-threshold-above = taller than your tallest
page-label-rule-threshold-reach = at least as tall as your tallest
page-label-rule-timer = Time limit
page-label-rule-timer-off = No limit
page-label-rule-timer-gentle = A reminder
page-label-rule-timer-strict = With a penalty
page-label-rule-turn-seconds = Time per turn

# The keyboard, and cards by name.
page-label-name = Name
page-label-space = Space
page-keyboard-asks = Who is playing?
page-keyboard-named = Save the name { $name }?
page-label-search = Type part of the name
page-search-nothing = No card here has a name like that. Is it the right keyboard?

# Matches put aside, and the past.
page-label-shelf = Saved matches
page-shelf-touch = Touch a match to continue it.
page-shelf-empty = No saved matches yet.
page-shelf-nothing = A match that you leave half-way waits here.
page-shelf-turn = { $game }: { $name }’s turn.
page-history-count = { $count ->
    [one] One match so far. Touch it to see how it went.
   *[other] { $count } matches so far. Touch one to see how it went.
}
page-history-none = No match has been played here yet.
page-history-nothing = After your first match, you can look back on it here.
page-story-nothing = Nothing has happened in this match yet.
page-story-taken-back = { $text } Taken back.
page-label-story-whole = The whole match
page-label-story-step = Move { $step } of { $count }
page-players-touch = Touch a name for its statistics.
page-players-none = Nobody has played here yet.
page-players-nothing = After the first match, its players appear here.
page-label-column-matches = Matches
page-label-column-won = Won
page-label-column-shared = Ties
page-label-column-open = Unfinished
page-label-in-game = { $count ->
    [one] { $count } match, { $most } won
   *[other] { $count } matches, { $most } won
}
page-player-counts = { $count ->
    [0] No match is finished yet.
    [one] Statistics of one match.
   *[other] Statistics of { $count } matches.
}
page-player-nothing = No statistics yet.

# Settings.
page-settings-at-once = Changes apply at once.
page-label-percent = { $count }%
page-label-on = On
page-label-off = Off
page-label-setting-language = Language
page-label-setting-letters = Text size
page-label-setting-voice = Voice
page-label-voice-all = Everything
page-label-voice-verdicts = Verdicts
page-label-voice-blind = Audio only
page-label-voice-off = Off
page-hint-voice = Audio only: no screen needed.
page-label-setting-loudness = Volume
page-label-setting-has-sounds = Sounds
page-label-setting-is-night = Quiet mode
page-hint-is-night = All sounds softer.
page-label-setting-has-lessons = Tips for beginners
page-label-setting-is-calm = Less motion
page-label-setting-has-printed-units = Units as printed
page-hint-has-printed-units = Feet and miles, as on the cards.
page-label-setting-is-full = Full screen
page-label-setting-standby = Television sleeps after
page-label-minutes = { $count ->
    [0] Never
   *[other] { $count } min
}

# The rules.
page-label-rules = Rules
page-label-rules-happened = What just happened
page-label-rules-own = The game
page-label-rules-table = At every table
page-label-rules-hidden = What stays hidden
page-rules-all = Every verdict names its rule.
page-rules-happened = The marked rule explains the last verdict.

# The mat.
page-health-well = Every place on the mat works, and matches are saved.
page-health-more = { $count ->
    [one] One more thing needs checking.
   *[other] { $count } more things need checking.
}
page-label-all-works = Everything works
page-label-health-works = Places that work
page-health-kept = Matches are saved on this device.
page-health-unkept = Matches cannot be saved right now. Is there room on the disk?
page-label-place-works = Works
page-label-place-card = A card
page-label-place-heard = Card read
page-label-place-weak = Weak signal
page-label-place-two-cards = Two cards
page-label-place-unknown = Unknown card
page-label-place-silent = No signal
page-label-place-blind = Not in use
page-label-check = Mat test
page-label-try = Test each place
page-label-check-heard = Places that read a card
page-label-of-all = { $count } of { $most }
page-label-skip = Skip
page-check-lay = Lay a card on each place in turn. A place that reads it gets a tick.
page-check-done = Every place has read the card.

# The pictures that explain a game.
page-label-explain = How to play
page-label-next = Next
page-label-understood = Got it

# The pictures of players.
page-label-avatar = Choose a picture
page-setup-avatar = { $name }, which picture is yours?
page-avatar-none = Initial
page-avatar-bear = Bear
page-avatar-cat = Cat
page-avatar-elephant = Elephant
page-avatar-fox = Fox
page-avatar-frog = Frog
page-avatar-hedgehog = Hedgehog
page-avatar-lion = Lion
page-avatar-octopus = Octopus
page-avatar-owl = Owl
page-avatar-penguin = Penguin
page-avatar-rabbit = Rabbit
page-avatar-whale = Whale
