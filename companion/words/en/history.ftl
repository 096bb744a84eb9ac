# What is told of matches that are past, in a terminal.
history-none = No match is on record yet.
history-none-tonight = No match was played tonight.
history-none-series = No series is on record yet.
history-match = Match { $match }: { $game }
history-began = { $date }, { $time }
history-players = Players: { $players }
history-played = { $game }, { $with }
history-bot = { $name } (computer)
history-unfinished = { $players } ({ $how ->
    [aside] saved
   *[open] unfinished
})
history-legend = * has won
history-won = { $count ->
    [1] Won by { $players }.
   *[other] Won together by { $players }.
}
history-stands = { $how ->
    [aside] Saved, unfinished.
   *[open] Unfinished.
}
history-turn = { $seat }’s turn.
history-hands = Cards in hand: { $players }
history-total = Final count: { $players }
history-taken-back = x was taken back later, or counts as another act

# Dates and times.
history-day = { $weekday }, { $date }
history-date = { $day } { $month } { $in-year }
history-time = { $hour }:{ $minute }
history-weekday-1 = Monday
history-weekday-2 = Tuesday
history-weekday-3 = Wednesday
history-weekday-4 = Thursday
history-weekday-5 = Friday
history-weekday-6 = Saturday
history-weekday-7 = Sunday
history-month-1 = January
history-month-2 = February
history-month-3 = March
history-month-4 = April
history-month-5 = May
history-month-6 = June
history-month-7 = July
history-month-8 = August
history-month-9 = September
history-month-10 = October
history-month-11 = November
history-month-12 = December

# Games and decks as they are called in lists; a deck of one’s own is called by its id.
history-deck-countries = Countries
history-deck-landmarks = Landmarks
history-deck-movies = Movies

# Players.
history-column-matches = matches
history-column-wins = won
history-column-shared = of these shared
history-column-unfinished = not over
history-in-game = { $game }: { $counted }
history-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
history-wins = { $count ->
    [0] none won
   *[other] { $count } won
}
history-shared = { $count ->
    [one] { $count } of these shared
   *[other] { $count } of these shared
}
history-open-matches = { $count } not over
history-points = points

# Series.
history-series = { $game }, best of { $best }
history-series-matches = { $count ->
    [one] match { $matches }
   *[other] matches { $matches }
}
history-series-open = { $count ->
    [one] { $count } win is needed
   *[other] { $count } wins are needed
}

# Cards that were seen.
history-seen-nowhere = No deck was played with yet whose seen cards are kept apart.
history-seen-deck = { $name } ({ $id }): { $count } seen, { $fresh } fresh
history-seen-needed = All of them return once fewer are fresh than a match takes: { $takes }.
history-seen-takes = { $players ->
    [one] { $players } player { $count }
   *[other] { $players } players { $count }
}
history-seen-returns = All would return now for this number of players: { $players }.
