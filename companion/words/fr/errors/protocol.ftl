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
        [pads] zones de lecture
        [tap_places] emplacements où présenter les cartes
       *[other] places
    }
    .fix = un tapis en a { $most } au plus

protocol-no-name-of-place = { QUOTED($name) } ne peut pas être le nom { $kind ->
        [pads] d’une zone de lecture
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

# Une ligne du protocole qui ne peut pas être prise. Les programmes la lisent en anglais.

protocol-and = { $before } et { $last }

protocol-no-text = { QUOTED($key, whole: 1) } vaut { $value }
    .fix = donnez un texte, par exemple "{ $example }"

protocol-text-too-long = { QUOTED($key, whole: 1) } compte { $count } caractères
    .fix = écrivez-en au plus { $longest }

protocol-text-unprintable = { QUOTED($key, whole: 1) } vaut { QUOTED($text) }, qui ne peut pas s’afficher
    .fix = n’écrivez que des lettres, des chiffres et des signes

protocol-no-seconds = { QUOTED($key, whole: 1) } vaut { $value } et n’est pas un nombre
    .fix = donnez des secondes, par exemple { $example }

protocol-number-out-of-range = { QUOTED($key, whole: 1) } vaut { $value }
    .fix = donnez un nombre de { $least } à { NUMBER($most, useGrouping: 1) }

protocol-no-fields = { QUOTED($name) } demande { $takes }, et non { $value }
    .fix = écrivez un objet qui n’a que { $fields }

protocol-fields-are-missing = { QUOTED($name) } demande { $takes } ; il manque { $missing }
    .fix = écrivez un objet qui n’a que { $fields }

protocol-no-such-key = { QUOTED($name) } n’a pas de { QUOTED($key) }
    .fix = { $instead }

protocol-no-correction = « correct » prend une seule correction
    .fix = écrivez-en une, par exemple { $example }

protocol-no-such-correction = il n’y a pas de correction { QUOTED($name) }
    .fix = { $instead }

protocol-no-count = « count » vaut { $value }
    .fix = donnez le nombre de cartes en main

protocol-new-name-is-none = « name » vaut { QUOTED($name) }, qui n’est pas un nom
    .fix = { $instead }

protocol-no-open-cards = « open » vaut { $value }
    .fix = énumérez les cartes ouvertes, par exemple { $example }

protocol-write-it-so = { QUOTED($key) } vaut { $value }
    .fix = écrivez { $example }

protocol-nothing-to-do = la ligne ne dit pas ce qu’il faut faire
    .fix = écrivez un seul objet, par exemple { $example }

protocol-no-such-message = il n’y a pas de message { QUOTED($name) }
    .fix = { $instead }

protocol-several-messages = une ligne ne peut pas être { $names } à la fois
    .fix = écrivez un message par ligne

protocol-line-too-long = la ligne dépasse { $longest } octets
    .fix = écrivez des lignes plus courtes, d’un message chacune

protocol-line-not-utf8 = l’octet { $byte } n’est pas de l’UTF-8
    .fix = écrivez la ligne en UTF-8

protocol-line-not-json = ce n’est pas du JSON ({ $words }, colonne { $column })
    .fix = écrivez un seul objet, par exemple { $example }

protocol-line-too-deep = il y a trop d’imbrications
    .fix = écrivez un seul objet, par exemple { $example }

protocol-too-many-digits = un nombre a trop de chiffres
    .fix = écrivez des nombres plus courts

protocol-line-no-object = la ligne est { $value } et non un objet
    .fix = écrivez un seul objet, par exemple { $example }

protocol-key-twice = { QUOTED($key) } s’y trouve deux fois
    .fix = écrivez chaque clé une seule fois

protocol-no-number-in-json = { $constant } n’est pas un nombre en JSON
    .fix = écrivez un nombre comme 2.5

protocol-card-and-uid = « card » et « uid » sont donnés tous les deux
    .fix = nommez la carte ou son étiquette

protocol-names-no-card = { QUOTED($key) } ne nomme pas de carte
    .fix = ajoutez "card", par exemple { $example }

protocol-no-side = « side » vaut { $value }
    .fix = avec une carte, donnez "back" ou "face", ou laissez cette clé de côté

protocol-no-uid = « uid » vaut { QUOTED($uid) }
    .fix = donnez 4, 7 ou 10 octets en hexadécimal, par exemple "04a1b2c3d4e5f6"

protocol-no-such-button = il n’y a pas de bouton { QUOTED($button) }
    .fix = { $instead }

protocol-no-list-of-slots = { QUOTED($key) } vaut { $value }
    .fix = énumérez des places, par exemple { $example }

protocol-so-many-slots = { $count } places

protocol-no-pass = { QUOTED($key) } vaut { $value }
    .fix = dites ce que chaque place a entendu, par exemple { $example }

protocol-so-many-tags = { $count } étiquettes

protocol-slot-heard-no-list = { QUOTED($slot) } a entendu { $value }
    .fix = énumérez au plus { $most } étiquettes, ou donnez "garbled" ou "fault"

protocol-slot-heard-twice = { QUOTED($slot) } a entendu { QUOTED($uid) } deux fois
    .fix = écrivez chaque étiquette une seule fois

protocol-slot-heard-no-tag = { QUOTED($slot) } a entendu { QUOTED($uid) }
    .fix = donnez les 4, 7 ou 10 octets d’une étiquette en hexadécimal, ou une carte comme "card:landmarks/big-ben"

protocol-no-number-of-match = { QUOTED($key) } vaut { $value }
    .fix = donnez le numéro d’une partie, par exemple { $example }

protocol-match-is-set-up = une partie est déjà préparée
    .fix = mettez-la d’abord de côté : { $example }

protocol-no-match-yet = aucune partie n’est encore préparée
    .fix = commencez par { $example }

protocol-nothing-on-record = rien n’est enregistré ici
    .fix = lancez l’arbitre avec --journal

protocol-time-goes-back = « at » vaut { $at }, et il est déjà { $now }
    .fix = le temps ne fait qu’avancer ; donnez une heure plus tardive, ou aucune

protocol-nothing-announced = rien n’a été annoncé sous { QUOTED($id) }
    .fix = donnez le numéro d’une annonce, par exemple "41.2"

protocol-no-more-to-say = il n’y a rien à ajouter sur { $rule }
    .fix = lisez-la dans les règles du jeu

protocol-own-fault = un défaut du programme lui-même ({ $kind })
    .fix = signalez-le, s’il vous plaît ; { $example } dit où en est la partie

protocol-slot-is-silent = { $slot } ne répond pas
    .fix = dites d’abord que la place répond de nouveau : { $example }

protocol-no-lone-card = { $count ->
        [0] il n’y a pas de carte
        [one] il y a { $count } carte
       *[other] il y a { $count } cartes
    } sur { $slot }
    .fix = c’est une carte seule que l’on entend mal ou bien

protocol-no-such-tag = il n’y a pas d’étiquette { QUOTED($uid) }
    .fix = nommez une carte comme "card:landmarks/big-ben", une commande comme "command:ok", ou donnez l’uid d’une étiquette

protocol-card-lies-elsewhere = cette carte est sur { $slot }
    .fix = soulevez-la d’abord : { $example }

protocol-slot-of-another-kind = { QUOTED($slot) } est { $kind ->
        [pad] une zone de lecture
        [tap-place] un emplacement où présenter les cartes
       *[other] une case
    }
    .fix = on présente les cartes sur les zones de lecture, et on les pose sur les cases

protocol-no-reader-there = il n’y a pas de lecteur sous { $slot }
    .fix = présentez la carte sur une zone de lecture et choisissez sa case, ou choisissez la carte par son nom

protocol-no-such-slot = il n’y a pas de place { QUOTED($slot) }
    .fix = { $instead }

protocol-cells-are = les cases vont de A1 à { $last }

protocol-no-cells = le tapis n’a pas de cases

protocol-pads-are = les zones de lecture sont { $names }

protocol-no-pads = il n’a pas de zone de lecture

protocol-slots-are = { $cells } ; { $pads }

protocol-slots-and-places-are = { $slots } ; les places vont de { $first } à { $last }

protocol-no-card-of-that-name = il n’y a pas de carte { QUOTED($card) }
    .fix = nommez une carte de ce paquet comme "big-ben", ou d’un autre comme "movies/avatar"

protocol-no-card-to-lift = il n’y a pas de carte sur { $slot }
    .fix = posez-en une d’abord : { $example }

protocol-card-does-not-lie-there = cette carte n’est pas sur { $slot }
    .fix = ne nommez pas de carte là où il n’y en a qu’une : { $example }

protocol-several-cards-lie-there = il y a { $count } cartes sur { $slot }
    .fix = dites laquelle est soulevée : ajoutez "card"

protocol-empty-seat = il n’y a pas de joueur à { $seat }
    .fix = les sièges sont { $seats }

protocol-name-is-taken = { QUOTED($name) } est assis à { $seat }
    .fix = donnez à chaque joueur un nom à lui

protocol-no-such-seat = il n’y a pas de joueur { QUOTED($name) }
    .fix = { $instead }

protocol-name-one-of = nommez l’un de ceux-ci : { $names }

protocol-no-player-is-left = il ne reste pas de joueur
