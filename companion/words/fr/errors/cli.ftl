# Les arguments des commandes.

cli-no-such-word = { QUOTED($word) } n’existe pas
    .fix = { $instead }
