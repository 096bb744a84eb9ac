# Les paquets : leurs fichiers, leurs cartes et leurs valeurs.

deck-without-cards = ce fichier ne contient aucune carte
    .fix = écrivez une carte par ligne, sous les noms des colonnes

deck-column-is-missing = cette colonne manque
    .fix = ajoutez une colonne nommée name_en, name_ru ou name_fr

deck-too-many-cards-with-copies = avec tous les exemplaires, il y a plus de { $most_rows } cartes
    .fix = faites-en deux paquets

deck-card-without-name = cette carte n’a pas de nom
    .fix = écrivez son nom dans une langue au moins

deck-no-such-mark = cette colonne n’a pas de mention { QUOTED($mark) }
    .fix = { $instead }

deck-column-to-add = cette colonne manque
    .fix = ajoutez une colonne nommée { $column }

deck-id-twice = { QUOTED($name) } est déjà l’identifiant de la ligne { $first }
    .fix = donnez à chaque carte son propre identifiant, ou supprimez une ligne

deck-id-of-a-copy = { QUOTED($name) } est aussi l’identifiant d’un exemplaire demandé à la ligne { $made }
    .fix = donnez un autre identifiant à l’une des deux lignes

deck-id-of-copies-too-long = avec les numéros de ses exemplaires, l’identifiant est trop long
    .fix = écrivez au plus { $longest } { $longest ->
        [one] caractère
       *[other] caractères
    }

deck-no-such-column = ce paquet n’a pas de colonne { QUOTED($column) }
    .fix = { $instead }

deck-short-name-twice = { QUOTED($name) } est déjà le nom court de la ligne { $first }
    .fix = changez l’un des deux

deck-letters-are-lost = { QUOTED($text) } a perdu ses lettres à l’enregistrement
    .fix = saisissez-le de nouveau et enregistrez au format « CSV UTF-8 »

deck-value-is-no-number = { QUOTED($text) } n’est pas un nombre
    .fix = écrivez un nombre, par exemple 324 ou 96.3, sans son unité

deck-value-is-no-year = { QUOTED($text) } n’est pas une année
    .fix = écrivez un nombre entier, par exemple 1889, ou -280 pour 280 av. J.-C. ; il n’y a pas d’année 0

deck-not-a-number-of-copies = { QUOTED($text) } n’est pas un nombre d’exemplaires
    .fix = écrivez un nombre de 1 à { $most_copies }, ou laissez la cellule vide pour une seule carte

deck-cell-became-a-date = c’est une date, que le tableur a tirée de ce qui était saisi
    .fix = mettez la colonne au format texte et saisissez de nouveau la cellule

deck-value-became-a-date = { QUOTED($text) } est une date, que le tableur a tirée de ce qui était saisi
    .fix = mettez la colonne au format texte et saisissez de nouveau la cellule

deck-cell-kept-only-the-size = c’est un nombre dont le tableur n’a gardé que l’ordre de grandeur
    .fix = mettez la colonne au format nombre et saisissez tous les chiffres

deck-value-kept-only-the-size = { QUOTED($text) } est un nombre dont le tableur n’a gardé que l’ordre de grandeur
    .fix = mettez la colonne au format nombre et saisissez tous les chiffres

deck-cell-is-a-formula = c’est une formule, ou son message d’erreur
    .fix = écrivez le résultat lui-même

deck-value-is-a-formula = { QUOTED($text) } est une formule, ou son message d’erreur
    .fix = écrivez le résultat lui-même

deck-cell-is-empty = la cellule est vide
    .fix = écrivez un nombre, par exemple 324 ou 96.3

deck-comma-is-not-clear = sa virgule peut séparer des milliers ou des décimales
    .fix = écrivez-le sans la virgule, ou avec un point à sa place

deck-number-is-not-clear = { QUOTED($text) } peut se lire { $whole } ou { $point }
    .fix = écrivez { $whole } ou { $point }

deck-cell-begins-with-apostrophe = cela commence par une apostrophe
    .fix = supprimez l’apostrophe

deck-value-begins-with-apostrophe = { QUOTED($text) } commence par une apostrophe
    .fix = supprimez-la et laissez { $rest }

deck-value-looks-like-a-date = { QUOTED($text) } ressemble à une date
    .fix = mettez la colonne au format nombre et saisissez tous les chiffres

deck-cell-is-no-number = la cellule n’est pas un nombre
    .fix = écrivez un nombre, par exemple 324 ou 96.3, sans son unité

deck-value-of-too-many-digits = { QUOTED($text) } a trop de chiffres
    .fix = on n’en garde exactement que { $most_digits } avant la virgule et { $most_decimals } après

deck-cell-is-no-year = ce n’est pas une année
    .fix = écrivez un nombre entier, par exemple 1889, ou -280 pour 280 av. J.-C. ; il n’y a pas d’année 0

deck-id-is-missing = l’identifiant manque
    .fix = écrivez-en un comme eiffel-tower

deck-id-too-long = { QUOTED($text) } est trop long pour un identifiant
    .fix = écrivez au plus { $longest_id } { $longest_id ->
        [one] caractère
       *[other] caractères
    }

deck-invisible-character = { QUOTED($text) } contient un caractère invisible (U+{ $sign })
    .fix = saisissez-le de nouveau sans ce caractère

deck-value-too-long = { QUOTED($text) } compte { $count } { $count ->
        [one] caractère
       *[other] caractères
    }
    .fix = écrivez-en { $longest } au plus

deck-cell-looks-like-a-date = cela ressemble à une date
    .fix = mettez la colonne au format nombre et saisissez tous les chiffres

deck-cell-of-too-many-digits = il y a trop de chiffres
    .fix = on n’en garde exactement que { $most_digits } avant la virgule et { $most_decimals } après

deck-file-is-empty = ce fichier est vide
    .fix = la première ligne nomme les colonnes, chaque ligne suivante est une carte

deck-too-many-columns = il y a { $count } { $count ->
        [one] colonne
       *[other] colonnes
    }
    .fix = un paquet en a { $most_columns } au plus

deck-too-many-cards = il y a plus de { $most_rows } cartes
    .fix = faites-en deux paquets

deck-column-without-name = une cellule se trouve dans une colonne sans nom
    .fix = mettez entre guillemets un texte qui contient des séparateurs, ou nommez la colonne

deck-row-cannot-be-split = impossible de découper cette ligne en cellules ({ $reason })
    .fix = cherchez un guillemet qui n’est pas fermé

deck-column-twice = la colonne { QUOTED($name) } y figure deux fois
    .fix = supprimez ou renommez l’une des deux

deck-not-found = aucun paquet ni dossier ne porte ce nom
    .fix = { $instead }

deck-no-such-folder = ce dossier n’existe pas
    .fix = indiquez un dossier qui contient { $outline } et { $cards }

deck-name-cannot-be = { QUOTED($text) } ne peut pas être { $kind ->
        [characteristic] l’identifiant d’une caractéristique
        [trait] le nom d’un trait
       *[column] le nom d’une colonne
    }
    .fix = écrivez au plus { $longest_key } caractères (minuscules a-z, chiffres et tirets bas), par exemple box_office

deck-value-cannot-stand-in-a-cell = { QUOTED($text) } ne peut pas figurer tel quel dans une cellule
    .fix = écrivez au plus { $longest_key } caractères (minuscules a-z, chiffres et tirets bas), par exemple toilet_roof

deck-line-too-long = la ligne compte { $count } { $count ->
        [one] caractère
       *[other] caractères
    }
    .fix = écrivez au plus { $longest } { $longest ->
        [one] caractère
       *[other] caractères
    } par ligne

deck-not-toml = ce n’est pas du TOML ({ $reason })
    .fix = comparez-le à l’exemple du README de companion/cards/decks

deck-too-many-characteristics = il y en a { $count }
    .fix = un paquet en a { $most_characteristics } au plus

deck-empty-cell-cannot-count-so = une cellule vide ne peut pas valoir { $value }
    .fix = écrivez un nombre qu’une cellule pourrait contenir

deck-list-is-empty = la liste est vide
    .fix = écrivez ce que la colonne peut contenir, par exemple { $name } = ["floor", "roof"]

deck-characteristic-twice = { QUOTED($name) } est l’identifiant de deux caractéristiques
    .fix = donnez à chacune le sien

deck-two-columns-of-one-name = { QUOTED($column) } est le nom de deux colonnes
    .fix = donnez à chacune le sien

deck-short-name-not-two-lines = { QUOTED($text) } ne tient pas en une ou deux lignes
    .fix = écrivez une ou deux lignes de { $longest_line } caractères au plus, séparées par |, par exemple Empire|State ; ou laissez la cellule vide

deck-line-of-short-name-too-long = { QUOTED($longest) } compte { $count } { $count ->
        [one] caractère
       *[other] caractères
    }
    .fix = écrivez une ou deux lignes de { $longest_line } caractères au plus, séparées par |, par exemple Empire|State ; ou laissez la cellule vide

deck-key-is-not-known = { QUOTED($key) } est inconnu ici
    .fix = { $instead }

deck-too-many-of-them = il y en a { $count }
    .fix = écrivez-en { $most } au plus

deck-text-in-no-language = il n’y a de texte dans aucune langue
    .fix = écrivez-en au moins un, par exemple fr = "..."

deck-not-a-name = { QUOTED($key) } ne peut pas servir de nom ici
    .fix = écrivez au plus { $longest_key } caractères (minuscules a-z, chiffres et tirets bas), par exemple mini_height

deck-not-for-the-game = ce paquet n’est pas fait pour le jeu { QUOTED($game) }
    .fix = { $instead }

deck-is-no-id = { QUOTED($text) } n’est pas un identifiant
    .fix = écrivez des minuscules a-z, des chiffres et des traits d’union, par exemple { $example }

deck-no-such-value = { QUOTED($text) } n’est pas une valeur de « { $name } » dans ce paquet
    .fix = { $instead }

deck-value-is-empty = la cellule est vide
    .fix = { $instead }

deck-no-such-word = il n’y a pas { $kind ->
        [encoding] d’encodage
        [format] de format
       *[other] de mention
    } { QUOTED($value) }
    .fix = { $instead }

deck-not-what-belongs-here = { $lack }
    .fix = { $instead }

deck-is-missing = valeur manquante

deck-of-another-kind = valeur inattendue : { $kind }

deck-of-another-kind-shown = valeur inattendue : { $kind } ({ $value })

deck-begin-characteristics = commencez chacune par une ligne [[characteristic]]

deck-begin-traits = commencez par une ligne [traits], puis écrivez par exemple kind = ["floor", "roof"]

deck-begin-terms = commencez par une ligne comme [terms.{ $game }]

deck-begin-table = commencez par une ligne [{ $table }]

deck-write-beside = écrivez beside = { "{" } column = "area_km2", unit = "km²" { "}" }

deck-write-texts = écrivez { $key } = { "{" } en = "...", ru = "...", fr = "..." { "}" }

deck-write-list = écrivez { $key } = ["...", "..."]

deck-write-text = écrivez un texte entre guillemets, par exemple "height"

deck-write-empty = écrivez un nombre, par exemple empty = 0

deck-write-number = écrivez un nombre entier jusqu’à { NUMBER($greatest, useGrouping: 1) }, ou une liste de { $most } nombres au plus, par exemple [6, 7, 8]

deck-write-rule = écrivez un nombre, ou un mot de { $longest } lettres au plus, par exemple "exceeds"
