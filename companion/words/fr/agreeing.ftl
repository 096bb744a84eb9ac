# Ce qui empêche de commencer une partie.
agreeing-no-name = L’une des places n’a pas encore de nom. Touchez-la pour en donner un.
agreeing-name = « { $name } » ne peut pas servir de nom. Un nom compte au plus { $most } lettres, n’a pas de virgule et n’est pas celui d’une place.
agreeing-deck-serves = Avec ces règles, les cartes du paquet « { $with } » suffisent pour { $count ->
    [one] { $count } personne.
   *[other] { $count } personnes.
}
agreeing-deck-small = « { $with } » n’a pas assez de cartes pour ces règles.
agreeing-deck-unreadable = Le paquet « { $with } » ne peut pas être lu : { $text }.

# Ce qui ne peut pas être raconté du passé.
agreeing-strange = Sur le tapis, il y a une carte que je ne connais pas : personne ne m’a dit ce que c’est.
agreeing-record-damaged = L’historique est endommagé.
agreeing-match-damaged = L’enregistrement de cette partie est endommagé.
agreeing-match-untold = Il reste tel quel, et ne peut pas être raconté.
agreeing-label-match = Partie { $match }

# Ce qui ne va pas avec le tapis.
agreeing-mat-silent = Le tapis ne répond pas. Vérifiez qu’il est branché.
agreeing-rows-silent = Le tapis ne répond pas { $count ->
    [1] à la rangée { $rows }
   *[other] aux rangées { $rows }
}. Vérifiez qu’aucune prise n’y est débranchée.
agreeing-places-silent = Le tapis ne répond pas ici : { $count ->
    [0] { $places }
    [1] { $places } et 1 autre place
   *[other] { $places } et { $count } autres places
}.
agreeing-pads-silent = { $count ->
    [one] Une borne ne répond pas.
   *[other] { $count } bornes ne répondent pas.
}
agreeing-places-weak = Le tapis entend mal ici : { $count ->
    [0] { $places }
    [1] { $places } et 1 autre place
   *[other] { $places } et { $count } autres places
}. Déplacez un peu ce qui s’y trouve.
agreeing-two-cards = Il y a plus d’une carte ici : { $count ->
    [0] { $places }
    [1] { $places } et 1 autre place
   *[other] { $places } et { $count } autres places
}. N’en laissez qu’une à chaque place.
agreeing-unknown-cards = Personne ne m’a dit ce qui se trouve ici : { $count ->
    [0] { $places }
    [1] { $places } et 1 autre place
   *[other] { $places } et { $count } autres places
}.

# Qui commence d’habitude ; un paquet peut avoir son usage (deck.toml), et c’est le nom choisi qui compte.
agreeing-starts = D’habitude, vous choisissez ensemble qui commence.

# Les cartes d’exemple des images qui expliquent un jeu ; ce qui suit le signe | passe à la ligne.
agreeing-example-house = Maison
agreeing-example-statue = Statue
agreeing-example-castle = Château
agreeing-example-church = Église
agreeing-example-wheel = Grande|roue
agreeing-example-building = Tour de|bureaux
agreeing-example-tower = Tour TV
agreeing-example-more = plus haut
agreeing-example-unit = m
