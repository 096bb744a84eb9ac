# The end of a match.
end-winner = { $count ->
    [one] { $seats } has won
   *[other] { $seats } share the victory
}
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
end-again = Another match
end-home = Home
end-story = How it went
