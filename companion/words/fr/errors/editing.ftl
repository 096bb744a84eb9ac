# Les paquets que l’on crée, modifie et compare.

editing-deck-is-there-already = un paquet de ce nom existe déjà
    .fix = changez-le avec `facedown deck edit { $deck }`, ou choisissez un autre identifiant

editing-name-of-a-shipped-deck = un paquet fourni porte ce nom, et le vôtre prendrait sa place
    .fix = choisissez un autre identifiant, ou faites-en une copie que vous pourrez changer : facedown deck new { $deck } --like { $deck }

editing-like-and-order = avec --like, les cartes sont ordonnées comme dans ce paquet
    .fix = retirez l’une des deux options

editing-model-cannot-be-followed = l’identifiant ou les noms sont introuvables dans le deck.toml de { $deck }
    .fix = copiez son dossier à la main, et écrivez l’identifiant et les noms dans son deck.toml

editing-no-equals-sign = { QUOTED($word) } n’a pas de =
    .fix = écrivez par exemple height=330

editing-several-cards-of-that-name = plusieurs cartes portent ce nom
    .fix = nommez l’une d’elles : { $ids }

editing-no-such-card = ce paquet n’a pas cette carte
    .fix = { $instead }

editing-card-shares-a-row = c’est l’un des { $copies } exemplaires qui partagent une ligne
    .fix = écrivez copies={ $fewer } pour en avoir un de moins, ou retirez { $card }

editing-two-cards-are-named = deux cartes sont nommées
    .fix = nommez une seule carte, derrière --{ $deed }

editing-no-card-is-named = aucune carte n’est nommée
    .fix = écrivez son identifiant, son nom ou son code court avant les colonnes

editing-values-of-a-removed-card = une carte que l’on retire n’a pas de valeurs
    .fix = enlevez ce qui la suit

editing-id-has-a-tag = elle a une étiquette, qui la connaît par cet identifiant
    .fix = laissez l’identifiant tel quel, ou oubliez d’abord son étiquette : facedown tags forget { $card } --deck { $deck }

editing-column-twice = { QUOTED($column) } y figure deux fois
    .fix = nommez chaque colonne une seule fois

editing-card-is-there-already = ce paquet l’a déjà
    .fix = pour la changer, enlevez --add ; ou donnez un autre identifiant

editing-nothing-to-compare-with = aucun paquet de ce nom n’est fourni, il n’y a donc rien à quoi le comparer
    .fix = nommez un second paquet : facedown deck diff { $deck } landmarks

editing-deck-is-shipped = c’est le paquet fourni, et aucun des vôtres n’est à sa place
    .fix = nommez un second paquet, ou commencez le vôtre avec `facedown deck edit { $deck }`

editing-cannot-be-moved = impossible de le déplacer ({ $reason })
    .fix = vérifiez que vous pouvez y écrire

editing-file-cannot-be-copied = il ne peut pas être copié avec le paquet
    .fix = rendez-le lisible ou rangez-le ailleurs

editing-no-editor = aucun éditeur n’est choisi
    .fix = choisissez-en un, EDITOR=nano par exemple, ou écrivez ce qui change : facedown deck edit PAQUET CARTE COLONNE=VALEUR

editing-editor-cannot-be-started = { QUOTED($editor) } n’est pas un programme qu’on puisse lancer ici
    .fix = nommez-en un qui est installé, comme nano

editing-changed-meanwhile = quelqu’un l’a changé entre-temps
    .fix = ce que vous avez écrit est dans { $copy } ; reprenez à la main ce qui manque

editing-no-such-game = personne n’arbitre ici le jeu { QUOTED($game) }
    .fix = { $instead }

editing-too-few-cards = il a { $count } { $count ->
        [one] carte
       *[other] cartes
    }, trop peu pour n’importe quel jeu
    .fix = ajoutez-en : facedown deck edit { $deck } --add CARTE

editing-no-deck-of-yours = vous n’avez pas de paquet de ce nom
    .fix = { $instead }

editing-deck-is-not-yours = c’est un paquet fourni, et aucun des vôtres n’est à sa place
    .fix = `facedown deck list` montre quels paquets sont à vous

editing-editor-cannot-be-used = inutilisable ({ $reason })
    .fix = { $rest }

editing-editor-ended-with = il s’est terminé avec { $code }, rien n’a donc été enregistré
    .fix = { $rest }

editing-copy-is-in = ce que vous avez écrit est dans { $copy }

editing-copy-is-gone = le fichier ouvert n’est plus là ; le paquet reste tel qu’il était

editing-list-your-decks = `facedown deck list` montre quels paquets sont à vous

editing-how-cards-are-named = écrivez son identifiant, son nom dans une des langues ou son code court
