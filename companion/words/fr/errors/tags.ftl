# Les étiquettes : leurs listes, et ce que l’on oublie.

tags-file-is-empty = ce fichier est vide
    .fix = exportez d’abord des étiquettes : `facedown tags export` montre à quoi ressemble un tel fichier

tags-column-is-not-known = la colonne { QUOTED($name) } est inconnue ici
    .fix = { $instead }

tags-no-column-of-uids = il n’y a pas de colonne uid
    .fix = la première ligne doit nommer les colonnes : { $columns }

tags-uid-spoilt-by-a-spreadsheet = { QUOTED($uid) } est ce qu’un tableur fait d’un uid
    .fix = reprenez l’uid d’où il vient, et écrivez-le avec des deux-points : 04:e1:23:45:67:ab:cd

tags-failed-read = { QUOTED($uid) } n’est pas une étiquette : un lecteur donne cela quand une lecture échoue
    .fix = relisez l’étiquette, ou retirez-la ici

tags-cell-in-unnamed-column = { QUOTED($cell) } se trouve dans une colonne sans nom
    .fix = nommez la colonne, ou videz la cellule

tags-row-of-nothing = la ligne n’est ni une carte avec son paquet, ni une commande
    .fix = remplissez uid, deck et card, ou uid et command

tags-places-disagree = étiquette { $uid } : { $other } en dit autre chose
    .fix = supprimez celle des deux qui ne convient pas

tags-no-such-card = le paquet { $deck } n’a pas de carte { $card }
    .fix = { $instead }

tags-no-such-deck = il n’y a pas de paquet { QUOTED($deck) }
    .fix = vouliez-vous dire « { $other } » ? Sinon, installez d’abord ce paquet ici

tags-tag-is-taken = étiquette { $uid } : déjà prise, car elle { $meaning }
    .fix = retirez-la d’ici, ou ajoutez --replace si c’est le fichier qui a raison

tags-key-twice = { QUOTED($key) } y figure deux fois
    .fix = écrivez chaque clé une seule fois

tags-line-is-no-json = { QUOTED($line) } n’est pas du JSON
    .fix = écrivez une étiquette par ligne, comme le fait `facedown tags export`

tags-several-cards-with-that-in-their-names = plusieurs cartes ont { QUOTED($word) } dans leur nom
    .fix = nommez l’une d’elles : { $names }

tags-several-cards-of-that-name = plusieurs cartes s’appellent { QUOTED($word) }
    .fix = nommez l’une d’elles : { $names }

tags-card-without-tags = aucune étiquette ne lui est connue dans le paquet { $deck }
    .fix = « facedown tags » liste ce qui est connu

tags-uid-is-not-known = elle n’est pas connue
    .fix = « facedown tags export » liste tous les uid connus

tags-neither-card-nor-uid = { QUOTED($word) } n’est ni une carte ni un uid
    .fix = { $instead }

tags-neither-card-nor-uid-did-you-mean = { QUOTED($word) } n’est ni une carte ni un uid
    .fix = vouliez-vous dire « { $card } » ?

tags-card-of-several-decks = { QUOTED($word) } est une carte de plusieurs paquets : { $decks }
    .fix = ajoutez --deck { $first } ou un autre de ces paquets

tags-file-is-a-folder = c’est un dossier, pas un fichier
    .fix = donnez un fichier écrit par `facedown tags export`

tags-file-is-strange = ce n’est pas un fichier ordinaire
    .fix = donnez un fichier écrit par `facedown tags export`

tags-file-is-absent = ce fichier n’existe pas
    .fix = donnez un fichier écrit par `facedown tags export`

tags-of-a-box = { $card }, boîte { $box }

tags-of-a-side = { $card }, boîte { $box }, { $side ->
        [back] dos visible
       *[other] face visible
    }

tags-list-what-is-known = « facedown tags » liste ce qui est connu
