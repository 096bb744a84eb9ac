# Ce que le terminal dit des paquets : lesquels il y a, ce qui ne va pas dans l’un d’eux, ce que portent ses cartes et comment elles changent.
# Derrière une ligne qui finit par deux points vient ce qui peut être long : Fluent prend 2500 caractères au plus.
decks-listed = { $name } ({ $id }), { $whose ->
    [shipped] fourni
    [instead] à vous, à la place du paquet fourni
   *[own] à vous
} : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
decks-unusable = { $id }, { $whose ->
    [shipped] fourni
    [instead] à vous, à la place du paquet fourni
   *[own] à vous
} : inutilisable tel quel, { $count ->
    [one] { $count } point à corriger
   *[other] { $count } points à corriger
}
decks-to-check = Pour le détail :
decks-ordered-by = Critères :
decks-for-games = Pour :
decks-for-no-game = Tel quel, il ne convient à aucun jeu.
decks-own-folder = Vos paquets se trouvent dans :
decks-order-unit = { $name } ({ $unit })
decks-card = « { $card } »
decks-card-note = « { $card } » ({ $note })

# Ce que dit la vérification d’un paquet.
decks-sound = { $name } ({ $id }) : tout va bien, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
decks-folder = Il se trouve dans :
decks-two-names = Son dossier s’appelle { $folder }, son identifiant est { $id } : les commandes le connaissent par le dossier, les étiquettes par l’identifiant.
decks-serves = { $game } : { $players } joueurs
decks-serves-not = { $game } : trop peu de cartes pour la mise en place habituelle
decks-serves-with = { $players } joueurs avec { $rules }
decks-ties = { $order } : { $count ->
    [0] il n’y a pas deux cartes égales
   *[other] { $count } cartes ont leur égale, en { $groups ->
        [1] un groupe
       *[other] { $groups } groupes
    }
}
decks-to-play = Pour jouer avec :

# Ce que portent les cartes.
decks-shown = { $name } ({ $id }) : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
decks-credit = Crédits :
decks-source = Source :
decks-value = { $order } : { $shown }
decks-equal = Cartes égales ({ $order })

# Un nouveau paquet.
decks-begun = Voici le paquet { $id }. Son deck.toml s’explique lui-même ; son cards.csv a les en-têtes et attend les cartes, une par ligne.
decks-copied = Voici le paquet { $id }, une copie de { $source } avec { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
decks-next-file = Pour écrire ses cartes, ouvrez cards.csv dans un tableur, ou bien :
decks-next-check = Ensuite :

# Les commentaires du deck.toml d’un nouveau paquet.
decks-toml-head = Un paquet de cartes. Ses cartes sont dans cards.csv à côté de ce fichier, une par ligne ; le README de companion/cards/decks dit tout ce qui peut figurer ici. Pour voir si tout va bien : { $command }
decks-toml-id = Le nom que lui donnent les commandes, et celui du dossier ; n’y touchez plus dès que ses cartes ont des étiquettes.
decks-toml-credits = Qui remercier, d’où viennent les nombres ; sans le #, la ligne compte.
decks-toml-names = Le nom que les gens lui donnent. Une langue suffit ; elle vaut pour les autres.
decks-toml-order = Le critère qui ordonne les cartes ; l’id est aussi le nom de sa colonne dans cards.csv. Pour un deuxième critère, copiez tout d’ici à la fin.
decks-toml-format = plain donne 96,3 ; thousands donne 1 268 541 ; year est un nombre entier, -280 pour 280 av. J.-C. ; money donne 10 462 500, avec le signe de la monnaie comme unité.
decks-toml-unit = L’unité, 16 caractères au plus ; on peut s’en passer.
decks-toml-more = Ce que veut dire un plus grand nombre : plus haut, plus récent, plus lourd.
decks-toml-marks = Permet une colonne du même nom suivi de _marks, pour les nombres qui ne sont qu’approximatifs.
decks-toml-value = valeur
decks-toml-greater = plus grand
decks-toml-later = plus récent

# Une carte change.
decks-changed = { $count ->
    [1] Carte changée : { $id },
   *[other] Carte changée : { $id }, en { $count } exemplaires,
} dans ces colonnes :
decks-stands-so = Rien à changer : c’est déjà écrit ainsi pour { $id }.
decks-added = Carte ajoutée : { $id }.
decks-removed = { $count ->
    [1] Carte retirée : { $id }.
   *[other] Carte retirée : { $id }, en { $count } exemplaires.
}
decks-took-place = Le paquet fourni { $id } reste tel quel ; cette copie est la vôtre et prend désormais sa place.
decks-way-back = Pour revenir au paquet fourni :
decks-taken-away = { $id } ne fait plus partie de vos paquets ; rien n’est perdu.
decks-aside = Jusqu’au prochain retrait d’un paquet de ce nom, il est gardé ici ; remis à sa place, il compte de nouveau :
decks-counts-again = Le paquet fourni { $id } compte de nouveau.
decks-tags-stay = Les étiquettes de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} restent telles quelles.
decks-tags-left = Des cartes qui ne sont plus là ont encore des étiquettes :
decks-tags-forget = Si elles ne servent plus :
decks-hand-row = La carte { $id } est à la ligne { $row }.
decks-hand-unchanged = Rien n’a changé. Si l’éditeur ouvre une fenêtre, il faut lui dire d’attendre qu’elle soit fermée, comme avec « code --wait ».
decks-hand-wrong = { $count ->
    [one] Rien n’est encore enregistré ; { $count } point est à corriger :
   *[other] Rien n’est encore enregistré ; { $count } points sont à corriger :
}
decks-hand-more = et { $count } de plus.
decks-hand-again = Entrée rouvre le fichier ; « non » s’arrête là.
decks-hand-no = non n no
decks-hand-kept = Ce que vous avez écrit est gardé ici :
decks-hand-gone = Le fichier ouvert n’est plus là, il n’en reste donc rien ; le paquet reste tel qu’il était.
decks-hand-taken = Enregistré : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.

# Deux paquets comparés.
decks-same = Les deux paquets disent la même chose des { $count } cartes.
decks-diff-first = Le premier :
decks-diff-second = Le second :
decks-diff-otherwise = Dans deck.toml, les noms, les remerciements, les jeux ou leurs réglages diffèrent.
decks-diff-gone = { $count ->
    [one] Dans le premier seulement, { $count } carte :
   *[other] Dans le premier seulement, { $count } cartes :
}
decks-diff-new = { $count ->
    [one] Dans le second seulement, { $count } carte :
   *[other] Dans le second seulement, { $count } cartes :
}
decks-diff-order-gone = Seul le premier a le critère « { $order } ».
decks-diff-order-new = Seul le second a le critère « { $order } ».
decks-diff-order-other = { $order } : le nom, l’unité, le format ou le mot pour « plus grand » diffère.
decks-diff-turned = { $order } : { $count ->
    [one] { $count } paire de cartes est dans l’ordre inverse
   *[other] { $count } paires de cartes sont dans l’ordre inverse
}.
decks-diff-equal-now = { $order } : { $count ->
    [one] { $count } paire de cartes est devenue égale
   *[other] { $count } paires de cartes sont devenues égales
}.
decks-diff-equal-before = { $order } : { $count ->
    [one] { $count } paire de cartes n’est plus égale
   *[other] { $count } paires de cartes ne sont plus égales
}.
decks-diff-name = nom ({ $language })
decks-diff-short = nom court ({ $language })
decks-diff-place = lieu ({ $language })
decks-diff-note = note ({ $language })
decks-diff-order = { $order }
decks-diff-marks = { $order }, mentions
decks-diff-change = { $what } : { $before } → { $now }
decks-diff-nothing = rien
