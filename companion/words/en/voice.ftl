# What the terminal says of who can speak.
voice-there = { $name }: { $voices }
voice-without = { $name } is here, but has no voice for English, Russian or French.
voice-missing = { $name } is not here. To have it: { $command }
voice-needs-files = It needs a voice file for each language, named in facedown.toml: { $example }
voice-no-file = There is no voice file { $file }
voice-recorded = Recorded voices in { $folder }: { $counts }
voice-speaks = { $language ->
    [en] English is spoken by { $name }.
    [ru] Russian is spoken by { $name }.
   *[fr] French is spoken by { $name }.
}
voice-nobody = { $language ->
    [en] No voice here speaks English.
    [ru] No voice here speaks Russian.
   *[fr] No voice here speaks French.
}
voice-said = { $name } says it, { $how ->
    [new] ready after { $milliseconds } ms.
   *[kept] which was kept and ready after { $milliseconds } ms.
}
voice-lasts = That lasts { $seconds } s.
voice-written = It is kept in { $file }
voice-sounds = Sounds:

# Each sound by what it tells.
voice-cue-placed = a card is laid
voice-cue-revealed = a card is opened
voice-cue-fits = a card fits
voice-cue-violation = something lies as it should not
voice-cue-penalty = a penalty
voice-cue-prize = a prize
voice-cue-turn = somebody else’s turn
voice-cue-unknown = a card that nobody knows
voice-cue-cleared = all is in order again
voice-cue-win = the match is won
voice-cue-ticking = ten seconds are left
voice-cue-ringing = the time is up
voice-cue-lifted = a card seems to be lifted
