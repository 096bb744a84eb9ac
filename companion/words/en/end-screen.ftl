# The end of a match.
end-city = { $count ->
    [one] One building stands
   *[other] { $count } buildings stand
}, the tallest of them { $height } m. Well built.
end-no-city = No building stands. The ground is patient.
end-table = { $count ->
    [one] One card lies
   *[other] { $count } cards lie
} on the table. Well played, everybody.
end-left = Cards left
end-again = Play again
end-home = Home
end-story = How it went
end-ask-show-all = Show all face-down cards? You will all know them next time.
end-ask-show-floors = Show all floors? Hands and the pile stay hidden.
end-label-not-now = Not now
end-label-keep = Save the picture
end-run = { $seat }: { $count } good guesses in a row.
end-label-kept = Saved: { $path }
