# La préparation d’une partie, telle que la donne la ligne de commande ou une ligne du protocole.

protocol-no-list-of-players = { $value } n’est pas une liste de noms
    .fix = écrivez ["Anna", "Boris"]

protocol-no-name-of-mat = { $value } ne peut pas servir de nom
    .fix = donnez le nom d’un tapis, par exemple « 8x8 », ou son fichier

protocol-not-a-series = { $value } ne fait pas une série
    .fix = donnez un nombre impair de parties, de 3 à { $most }

protocol-not-a-list-of-names = { $value } n’est pas une liste de noms
    .fix = donnez une liste, par exemple ["big-ben"]

protocol-mat-has-no-such-key = un tapis n’a pas de { QUOTED($key) }
    .fix = { $instead }

protocol-language-is-not-spoken = { $value } n’est pas une langue connue ici
    .fix = au choix : { $languages }

protocol-not-a-name = { $value } ne peut pas servir de nom
    .fix = donnez un nom, par exemple « { $default } »

protocol-no-such-player = personne ne s’appelle { $value }
    .fix = au choix : { $names }

protocol-not-house-rules = { $value } n’est pas un ensemble de règles maison
    .fix = écrivez par exemple { "{" }"pace": 1{ "}" }

protocol-not-a-mat = { $value } n’est pas un tapis
    .fix = donnez un nom, par exemple "8x8", ou { "{" }"columns": 8, "rows": 8{ "}" }

protocol-cell-twice-in-line = une case figure deux fois dans la ligne
    .fix = nommez chaque place une seule fois

protocol-no-such-cell = la case { QUOTED($slot) } n’existe pas
    .fix = nommez des cases d’une grille de { $columns } × { $rows }

protocol-not-a-number-of = { $value } ne convient pas pour « { $key } »
    .fix = donnez un nombre de 0 à { $most }

protocol-no-such-rule = la règle { $value } n’existe pas
    .fix = nommez une règle maison, par exemple pace

protocol-rule-cannot-be = { QUOTED($key) } ne peut pas être { $value }
    .fix = donnez un mot ou un nombre

protocol-too-many-places = il y a { $count } { $kind ->
        [pads] bornes
        [tap_places] emplacements où présenter les cartes
       *[other] places
    }
    .fix = un tapis en a { $most } au plus

protocol-no-name-of-place = { QUOTED($name) } ne peut pas être le nom { $kind ->
        [pads] d’une borne
        [tap_places] d’un emplacement où présenter les cartes
       *[other] d’une place
    }
    .fix = nommez chaque place une seule fois, et seules les cases comme des cases

protocol-no-such-card = le paquet { $deck } n’a pas de carte { QUOTED($card) }
    .fix = { $instead }

protocol-ids-of-cards = les identifiants sont dans la première colonne du fichier cards.csv de ce paquet

protocol-no-name-of-player = { QUOTED($name) } ne peut pas servir de nom
    .fix = { $instead }

protocol-name-of-length = donnez de 1 à { $longest } caractères imprimables

protocol-name-of-no-seat = un nom n’a pas de virgule et n’est pas celui d’une place
