# Arguments of commands.

cli-no-such-word = there is no { QUOTED($word) }
    .fix = { $instead }
