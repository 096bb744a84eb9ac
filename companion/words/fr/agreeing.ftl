# Ce qui empêche de commencer une partie.
agreeing-no-name = Une place n’a pas encore de nom. Touchez-la pour en donner un.
agreeing-name = « { $name } » ne peut pas servir de nom. Un nom compte au plus { $most } lettres, n’a pas de virgule et n’est pas celui d’une place.
agreeing-deck-serves = Avec ces règles, « { $with } » suffit pour { $count ->
    [one] { $count } joueur.
   *[other] { $count } joueurs.
}
agreeing-deck-small = « { $with } » n’a pas assez de cartes pour ces règles.
agreeing-deck-unreadable = Le paquet « { $with } » ne peut pas être lu : { $text }.

# Ce qui ne peut pas être raconté du passé.
agreeing-strange = Une carte inconnue est sur le tapis. Retirez-la, ou ajoutez-la à un paquet.
agreeing-record-damaged = L’historique est endommagé.
agreeing-match-damaged = L’enregistrement de cette partie est endommagé.
agreeing-match-untold = Il reste tel quel, mais la partie ne peut pas être racontée.
agreeing-label-match = Partie { $match }

# Ce qui ne va pas avec le tapis.
agreeing-mat-silent = Le tapis ne répond pas. Vérifiez qu’il est branché.
agreeing-rows-silent = Le tapis ne répond pas { $count ->
    [1] à la rangée { $rows }
   *[other] aux rangées { $rows }
}. Vérifiez les prises.
agreeing-places-silent = Pas de réponse ici : { $count ->
    [0] { $places }
    [1] { $places } et 1 autre place
   *[other] { $places } et { $count } autres places
}.
agreeing-pads-silent = { $count ->
    [one] Une zone de lecture ne répond pas.
   *[other] { $count } zones de lecture ne répondent pas.
}
agreeing-places-weak = Le tapis entend mal ici : { $count ->
    [0] { $places }
    [1] { $places } et 1 autre place
   *[other] { $places } et { $count } autres places
}. Déplacez un peu ces cartes.
agreeing-two-cards = Il y a plus d’une carte ici : { $count ->
    [0] { $places }
    [1] { $places } et 1 autre place
   *[other] { $places } et { $count } autres places
}. N’en laissez qu’une à chaque place.
agreeing-unknown-cards = Cartes inconnues ici : { $count ->
    [0] { $places }
    [1] { $places } et 1 autre place
   *[other] { $places } et { $count } autres places
}.

# Qui commence d’habitude ; un paquet peut avoir son usage (deck.toml), et c’est le nom choisi qui compte.
agreeing-starts = D’habitude, vous choisissez ensemble qui commence.

# Les premiers noms à une nouvelle table, d’une personne et de l’ordinateur, avec une espace.
agreeing-label-players = Anna Boris

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
agreeing-example-new = nouvelle carte
agreeing-example-box = boîte
agreeing-example-insurance = assurance
agreeing-example-quake = séismes
agreeing-example-you = vous
agreeing-example-before = joueur précédent
