# Ce que le terminal raconte des parties passées.
history-none = Aucune partie n’est encore enregistrée.
history-none-tonight = Aucune partie n’a été jouée ce soir.
history-none-series = Aucune série n’est encore enregistrée.
history-match = Partie { $match } : { $game }
history-began = { $date } à { $time }
history-players = Joueurs : { $players }
history-played = { $game }, { $with }
history-bot = { $name } (ordinateur)
history-unfinished = { $players } ({ $how ->
    [aside] mise de côté
   *[open] inachevée
})
history-legend = * a gagné
history-won = { $count ->
    [1] { $players } gagne.
   *[other] Victoire partagée : { $players }.
}
history-stands = { $how ->
    [aside] Mise de côté, inachevée.
   *[open] Inachevée.
}
history-turn = À { $seat } de jouer.
history-hands = Cartes en main : { $players }
history-total = Décompte final : { $players }
history-taken-back = x annulé plus tard, ou compté comme un autre coup

# Dates et heures.
history-day = { $weekday } { $date }
history-date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month } { $in-year }
history-time = { $hour } h { $minute }
history-weekday-1 = Lundi
history-weekday-2 = Mardi
history-weekday-3 = Mercredi
history-weekday-4 = Jeudi
history-weekday-5 = Vendredi
history-weekday-6 = Samedi
history-weekday-7 = Dimanche
history-month-1 = janvier
history-month-2 = février
history-month-3 = mars
history-month-4 = avril
history-month-5 = mai
history-month-6 = juin
history-month-7 = juillet
history-month-8 = août
history-month-9 = septembre
history-month-10 = octobre
history-month-11 = novembre
history-month-12 = décembre

# Les jeux et les paquets comme les listes les appellent ; un paquet à soi s’appelle par son id.
history-deck-countries = Pays
history-deck-landmarks = Monuments du monde
history-deck-movies = Films

# Les joueurs.
history-column-matches = parties
history-column-wins = gagnées
history-column-shared = dont partagées
history-column-unfinished = inachevées
history-in-game = { $game } : { $counted }
history-matches = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
history-wins = { $count ->
    [0] aucune gagnée
    [one] { $count } gagnée
   *[other] { $count } gagnées
}
history-shared = { $count ->
    [one] dont { $count } partagée
   *[other] dont { $count } partagées
}
history-open-matches = { $count ->
    [one] { $count } inachevée
   *[other] { $count } inachevées
}
history-points = points

# Les séries.
history-series = { $game }, au meilleur des { $best } parties
history-series-matches = { $count ->
    [one] partie { $matches }
   *[other] parties { $matches }
}
history-series-open = { $count ->
    [one] il faut { $count } victoire
   *[other] il faut { $count } victoires
}

# Les cartes déjà vues.
history-seen-nowhere = Aucun paquet dont on met de côté les cartes vues n’a encore servi.
history-seen-deck = { $name } ({ $id }) : { $count ->
    [one] { $count } carte déjà vue
   *[other] { $count } cartes déjà vues
}, { $fresh ->
    [one] { $fresh } jamais vue
   *[other] { $fresh } jamais vues
}
history-seen-needed = Toutes reviennent dès qu’il reste moins de cartes jamais vues qu’il n’en faut pour une partie : { $takes }.
history-seen-takes = { $players ->
    [one] { $count } à { $players } joueur
   *[other] { $count } à { $players } joueurs
}
history-seen-returns = En ce moment, toutes reviendraient pour ce nombre de joueurs : { $players }.
