# Ce que le gestionnaire de services montre de l’arbitre : une ligne, qui change au fil de la soirée.
service-status-starting = Démarrage
service-status-idle = Aucune partie en cours.
service-status-match = { $game }, partie { $match } : { $lying ->
    [one] { $lying } carte
   *[other] { $lying } cartes
} sur la table, { $hands ->
    [one] { $hands } carte
   *[other] { $hands } cartes
} en main. { $turn }
service-status-over = { $game }, partie { $match } : elle est terminée.
service-status-silent = { $count ->
    [one] { $count } place du tapis reste muette
   *[other] { $count } places du tapis restent muettes
}.
service-status-unkept = Le disque n’accepte rien : la partie continue en mémoire.
