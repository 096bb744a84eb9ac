# Les feuilles de calcul dont on fait des paquets, et les paquets dont on fait des feuilles.

sheet-kind-not-written-here = les fichiers { $kind } ne sont pas écrits ici
    .fix = nommez un fichier qui finit par .xlsx ou .csv

sheet-file-is-there-already = il existe déjà quelque chose de ce nom
    .fix = nommez un autre fichier, ou ajoutez --force pour écrire par-dessus

sheet-what-separates-cells-not-clear = on ne sait pas ce qui sépare les cellules
    .fix = dites-le avec --separator comma, --separator semicolon ou --separator tab

sheet-row-above-headings = elle se trouve au-dessus de la ligne { $header_row }, qui contient les en-têtes
    .fix = supprimez la ligne, ou placez-la sous les en-têtes

sheet-row-of-sums = { QUOTED($first) } se trouve sous toutes les cartes, comme le font les totaux
    .fix = supprimez la ligne ; si c’est une carte, déplacez-la plus haut

sheet-value-in-unnamed-column = { QUOTED($value) } se trouve dans une colonne sans nom
    .fix = mettez entre guillemets un texte qui contient des séparateurs, ou nommez la colonne

sheet-text-looks-like-a-date = { QUOTED($text) } ressemble à une date
    .fix = mettez la colonne au format texte et saisissez de nouveau la cellule

sheet-without-table = il ne contient pas de tableau
    .fix = écrivez des en-têtes, par exemple Nom et Hauteur (m), sur une ligne, et dessous une carte par ligne

sheet-into-and-another = avec --into, les valeurs vont dans un paquet qui existe
    .fix = retirez l’une des deux options

sheet-name-without-letters = son nom n’a pas de lettres dont on puisse faire un identifiant
    .fix = donnez-en un au paquet avec --as, par exemple --as rivers

sheet-deck-is-there-already = un paquet de ce nom existe déjà
    .fix = choisissez-en un autre avec --as, ajoutez --again pour le remplacer, ou prenez seulement ses valeurs : --into { $deck }

sheet-name-of-a-shipped-deck = un paquet fourni porte ce nom, et le vôtre prendrait sa place
    .fix = choisissez-en un autre avec --as, ajoutez --again si c’est voulu, ou prenez seulement ses valeurs : --into { $deck }

sheet-not-a-name-of-a-deck = ce n’est pas un nom de paquet
    .fix = donnez-en un de 1 à { $longest_deck_name } caractères

sheet-columns-of-a-deck = ses colonnes sont celles du paquet { $deck }
    .fix = ajoutez --like { $deck } pour un paquet à vous avec ces colonnes, ou --into { $deck } pour de nouvelles valeurs de ce paquet

sheet-no-names = aucune colonne ne contient les noms des cartes
    .fix = donnez à l’une d’elles l’en-tête « Nom »

sheet-no-numbers = aucune colonne ne contient de nombres
    .fix = ajoutez-en une, par exemple Hauteur (m) : c’est elle qui ordonne les cartes

sheet-too-many-columns-of-numbers = il a { $count } colonnes de nombres
    .fix = supprimez-en : les cartes d’un paquet se classent selon { $most_characteristics } grandeurs au plus

sheet-heading-too-long = l’en-tête a { $count } { $count ->
        [one] caractère
       *[other] caractères
    }
    .fix = n’en écrivez pas plus de { $longest_name }

sheet-marks-of-no-column = il n’y a pas de colonne { QUOTED($column) } à laquelle ces mentions appartiennent
    .fix = { $instead }

sheet-name-twice = { QUOTED($name) } est déjà le nom de la ligne { $first }
    .fix = distinguez-les par une colonne Lieu ou Note, ou comptez-les dans une colonne Exemplaires

sheet-column-is-not-clear = on ne sait pas à quoi sert la colonne { QUOTED($column) }, et elle ne contient pas de nombres
    .fix = dites dans l’en-tête ce que c’est : Nom, Lieu, Note, Nom court, Source ou Exemplaires ; ou supprimez-la

sheet-no-column-of-cards = aucune colonne ne dit de quelle carte il s’agit
    .fix = ajoutez-en une avec leurs noms, par exemple Nom, ou avec leurs identifiants

sheet-nothing-new = il n’apporte rien : aucune colonne à part celle qui dit de quelle carte il s’agit
    .fix = ajoutez-en une, par exemple Hauteur (m)

sheet-one-column-of-two = il y a une colonne { $there } et aucune pour { $missing }
    .fix = ajoutez aussi { $missing } : les deux vont ensemble, et une seule serait nouvelle

sheet-row-of-no-card = rien ne dit de quelle carte il s’agit
    .fix = écrivez son nom ou son identifiant, ou supprimez la ligne

sheet-several-cards-of-that-name = plusieurs cartes s’appellent { QUOTED($text) }
    .fix = ajoutez une colonne id et nommez l’une d’elles : { $ids }

sheet-two-columns-for-one = les colonnes { QUOTED($one) } et { QUOTED($other) } sont toutes deux { $name }
    .fix = supprimez l’une des deux

sheet-same-card = c’est la même carte qu’à la ligne { $row } : { $card }
    .fix = gardez l’une des deux lignes

sheet-names-of-different-cards = { QUOTED($one) } n’est pas la même carte que { QUOTED($other) } : { $card }
    .fix = vérifiez que les lignes ne se sont pas décalées

sheet-number-is-not-clear = { QUOTED($text) } peut se lire { $whole } ou { $point }
    .fix = écrivez { $whole } ou { $point }, ou dites-le pour tout le fichier avec --decimal comma ou --decimal point

sheet-cell-is-true-or-false = c’est une valeur vraie ou fausse
    .fix = écrivez un nombre ou un texte

sheet-cell-is-a-date-or-time = c’est une date ou une heure
    .fix = écrivez une année comme un simple nombre ; mettez le reste au format texte et saisissez de nouveau la cellule

sheet-formula-without-result = c’est une formule dont le résultat n’est pas dans le fichier
    .fix = ouvrez le fichier dans un tableur et enregistrez-le, ou écrivez le résultat lui-même

sheet-opendocument-workbook = c’est un classeur OpenDocument (.ods), qui ne se lit pas ici
    .fix = ouvrez-le dans LibreOffice, enregistrez-le en .xlsx ou en « CSV UTF-8 » et nommez ce fichier

sheet-no-such-sheet = il ne contient pas de feuille { QUOTED($wanted) }
    .fix = nommez-en une : { QUOTED($names) }

sheet-several-sheets = il a plusieurs feuilles : { QUOTED($names) }
    .fix = nommez-en une, par exemple --sheet { QUOTED($first) }

sheet-workbook-without-sheets = il ne contient aucune feuille de cellules
    .fix = ouvrez-le dans le tableur, enregistrez-le en .xlsx sans mot de passe et nommez ce fichier

sheet-workbook-is-damaged = il est endommagé, ou ce n’est pas un classeur .xlsx ({ $name })
    .fix = ouvrez-le dans le tableur, enregistrez-le en .xlsx sans mot de passe et nommez ce fichier

sheet-library-is-missing = la bibliothèque { $name } n’est pas installée
    .fix = installez-la avec pip install openpyxl, ou prenez un fichier CSV

sheet-workbook-of-old-kind = c’est un classeur d’un ancien format (.xls), ou protégé par un mot de passe
    .fix = ouvrez-le dans le tableur, enregistrez-le en .xlsx sans mot de passe et nommez ce fichier

sheet-is-no-workbook = ce n’est pas un classeur .xlsx
    .fix = ouvrez-le dans le tableur, enregistrez-le en .xlsx sans mot de passe et nommez ce fichier

sheet-workbook-too-large = décompressé, il dépasse { NUMBER($most_unpacked, useGrouping: 1) } octets
    .fix = copiez le tableau dans un classeur à part et nommez ce fichier

sheet-is-a-folder = c’est un dossier, pas un fichier
    .fix = nommez un fichier .xlsx ou CSV enregistré par un tableur

sheet-is-no-file = ce n’est pas un fichier
    .fix = nommez un fichier .xlsx ou CSV enregistré par un tableur

sheet-is-absent = ce fichier n’existe pas
    .fix = nommez un fichier .xlsx ou CSV enregistré par un tableur

sheet-two-columns-of-one-language = les colonnes { QUOTED($one) } et { QUOTED($other) } sont toutes deux { $name }
    .fix = précisez la langue de chacune, par exemple Nom (en), ou supprimez-en une

sheet-two-columns-of-places = les colonnes { QUOTED($one) } et { QUOTED($other) } sont toutes deux { $name }
    .fix = réunissez-les dans une seule colonne, ou supprimez-en une

sheet-unit-of-another-kind = l’unité { QUOTED($unit) } n’est pas celle du paquet
    .fix = { $instead }

sheet-write-numbers-in = écrivez les nombres en { $units }

sheet-one-of-units = { $one } ou { $other }

sheet-write-no-unit = le paquet n’en a pas ici : écrivez les nombres en entier, sans unité dans l’en-tête

sheet-no-such-card = il n’y a pas de carte { QUOTED($card) } dans le paquet { $deck }
    .fix = { $instead }

sheet-deck-lists-cards = `facedown deck show { $deck }` donne la liste de ses cartes

sheet-did-you-mean-one-of = vouliez-vous dire l’un de ceux-ci : { QUOTED($names) } ?
