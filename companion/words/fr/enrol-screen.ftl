# Les cartes et leurs pastilles : quels paquets il y a, et quelle pastille est sur quelle carte.
enrol-label-cards = Cartes
enrol-touch-a-deck = Quel paquet reçoit des pastilles ? Touchez-le.
enrol-label-counted = Avec pastille : { $count } sur { $of }
enrol-label-counted-both = Avec deux pastilles : { $count } sur { $of }
enrol-label-halves = 2e pastille manquante : { $count }
enrol-label-box-counted = Boîte { $which } : { $count }
enrol-label-boxes = { $count ->
    [one] { $count } autre boîte
   *[other] { $count } autres boîtes
}
enrol-unread = La liste des pastilles ne peut pas être lue pour l’instant.

# Ce qu’on peut faire.
enrol-label-search = Trouver une carte
enrol-label-skip = Passer
enrol-label-undo = Annuler
enrol-label-again = Redemander
enrol-label-free = Ordre libre
enrol-label-two = Deux pastilles
enrol-ways = Ordre libre : posez les cartes comme elles viennent. Deux pastilles : une sur chaque côté.
enrol-label-box = Boîte { $which }
enrol-label-enter = OK
enrol-label-try = Réessayer
enrol-label-done = Terminer
enrol-label-up-back = Face cachée
enrol-label-up-face = Face visible
enrol-label-alike = Exemplaire { $which } sur { $of }
enrol-label-answer-replace = Remplacer l’ancienne
enrol-label-answer-copy = Elle vient d’une autre boîte
enrol-label-answer-move = La donner à cette carte
enrol-label-answer-leave = Ne rien changer

# Où l’on en est.
enrol-listening = Un instant, j’écoute le tapis.
enrol-which-next = Cherchez par le nom ou le code.
enrol-which-held = Quelle carte était-ce ?
enrol-over = Chaque carte a sa pastille.
enrol-some-left = { $count ->
    [one] C’est la fin de la liste. { $count } carte n’a pas encore de pastille.
   *[other] C’est la fin de la liste. { $count } cartes n’ont pas encore de pastille.
}
enrol-not-kept = Impossible de l’enregistrer pour l’instant. Rien n’a changé.

# Ce qui est demandé.
enrol-said-asks-mat = Posez cette carte seule sur le tapis, à n’importe quelle place.
enrol-said-asks-typed = Présentez cette carte à un scanner, ou tapez le numéro de sa pastille, puis Entrée.
enrol-said-back-mat = Posez cette carte seule sur le tapis, face cachée.
enrol-said-back-typed = Présentez cette carte à un scanner, le dos vers vous.
enrol-said-face-mat = Retournez-la maintenant, face visible. Ne la regardez pas si vous jouez avec.
enrol-said-face-typed = Présentez-la maintenant, la face vers vous. Ne la regardez pas si vous jouez avec.
enrol-said-asks-any-mat = Posez n’importe quelle carte sur le tapis, ou cherchez-en une par son nom.
enrol-said-asks-any-typed = Présentez n’importe quelle carte à un scanner, ou cherchez-en une par son nom.
enrol-said-asks-card = Quelle carte était-ce ? Cherchez-la par son nom.
enrol-said-already-has = { $what } a déjà une pastille. Que faire de celle-ci ?
enrol-said-other-box = Cette pastille est déjà à { $what }, boîte { $box }. La donner à cette carte ?
enrol-said-belongs = Cette pastille est déjà à { $what }. La donner à cette carte ?

# Ce qui s’est passé.
enrol-said-learned = { $what } a sa pastille.
enrol-said-learned-back = La carte { $what } est connue face cachée.
enrol-said-learned-face = La carte { $what } est connue face visible aussi.
enrol-said-known = Cette pastille était déjà connue : { $what }.
enrol-said-known-first = Cette pastille est déjà connue : { $what }.
enrol-said-has-one = { $what } a déjà une pastille.
enrol-said-side-noted = Je sais maintenant de quel côté est cette pastille : { $what }.
enrol-said-not-back = Cette pastille se lit face visible : { $what }. Posez la carte face cachée.
enrol-said-not-face = Cette pastille se lit face cachée : { $what }. Posez la carte face visible.
enrol-said-replaced = { $what } a sa nouvelle pastille, et l’ancienne ne compte plus.
enrol-said-copied = La carte { $what } est connue aussi dans une autre boîte.
enrol-said-skipped = La carte { $what } attendra.
enrol-said-put-aside = Cette pastille est mise de côté.
enrol-said-left = Tout est comme avant.
enrol-said-taken-back = Annulé : retour à l’étape d’avant.
enrol-said-nothing-to-undo = Il n’y a rien à annuler.
enrol-said-lay-anew = Retirez la carte et reposez-la : elle comptera.
enrol-said-several = { $count ->
    [one] { $count } carte correspond. Touchez celle que vous voulez.
   *[other] { $count } cartes correspondent. Touchez celle que vous voulez.
}
enrol-said-many = { $count ->
    [one] { $count } carte correspond. Tapez plus de lettres.
   *[other] { $count } cartes correspondent. Tapez plus de lettres.
}

# Ce que le tapis entend d’autre.
enrol-said-together = { $count ->
    [one] Le tapis entend { $count } nouvelle pastille. Retirez-la, et posez la carte seule.
   *[other] Le tapis entend { $count } nouvelles pastilles à la fois. Retirez-les, et posez la carte seule.
}
enrol-said-together-sides = { $count ->
    [one] Le tapis entend { $count } nouvelle pastille. Posez une carte seule ; entre ses deux pastilles, il faut un blindage.
   *[other] Le tapis entend { $count } nouvelles pastilles. Posez une carte seule ; entre ses deux pastilles, il faut un blindage.
}
enrol-said-unreadable = Ce qui se trouve { $place-at } ne se lit pas. Retirez-le, et posez la carte seule, loin de tout métal.
enrol-said-lie-already = { $count ->
    [one] { $count } pastille est déjà là et ne compte pas. Retirez-la et reposez-la, et elle comptera.
   *[other] { $count } pastilles sont déjà là et ne comptent pas. Retirez-en une et reposez-la, et elle comptera.
}
enrol-said-silent = Le tapis ne répond pas. Vérifiez qu’il est branché. En attendant, tapez le numéro d’une pastille.
enrol-said-answering = Le tapis répond de nouveau.

# Ce qui est tapé et n’est pas le numéro entier d’une pastille.
enrol-said-short = Elle compte, mais vérifiez : { $uid } a huit caractères, et les numéros de ce fabricant en ont quatorze.
enrol-said-no-answer = « { $typed } » n’est pas une réponse. Touchez la bonne.
enrol-said-other-deck = Ce code carré est celui d’un autre paquet : { $what }. Il faut maintenant une carte de ce paquet-ci.
enrol-said-flaw-blank = « { $typed } » n’est pas le numéro d’une pastille : un scanner donne cela quand une lecture échoue. Présentez la carte de nouveau.
enrol-said-flaw-no-uid = « { $typed } » n’est ni le numéro d’une pastille, ni le nom ou le code d’une carte.
enrol-said-flaw-length = « { $typed } » n’est pas le numéro entier d’une pastille, qui a 8, 14 ou 20 caractères.
enrol-said-flaw-begun = « { $typed } » est le début d’un numéro plus long. Il faut un scanner qui le donne en entier, ou le tapis.
enrol-said-flaw-cut = « { $typed } » est le début d’un numéro plus long, comme certains outils le donnent. Il le faut en entier.
enrol-said-flaw-random = « { $typed } » change à chaque fois, comme celui d’un téléphone. Il faut une pastille qui garde le sien.
enrol-said-flaw-decimal = « { $typed } » est un nombre décimal. Réglez le scanner sur l’hexadécimal et les numéros entiers.
enrol-said-flaw-part = Numéro lu à moitié : { $what }. Posez la carte sur le tapis, ou prenez un scanner qui le lit en entier.
enrol-said-flaw-backwards = « { $typed } » est un numéro connu, écrit à l’envers : { $what }. Inversez l’ordre dans le scanner.
