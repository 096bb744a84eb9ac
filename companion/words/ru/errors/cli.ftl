# Аргументы команд.

cli-no-such-word = { QUOTED($word) } здесь нет
    .fix = { $instead }
