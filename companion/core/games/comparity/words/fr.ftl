# Ce qui s’est passé.
comparity-opens = « { $card } » ouvre la zone de jeu{ $place-kind ->
    [none] {""}
   *[other] {" "}{ $place-at }
}.
    .short = Première carte : « { $card } ».
comparity-plays = { $seat } joue « { $card } » { $place-to }.{ $hand ->
    [0] {" "}Il ne lui reste aucune carte.
    [1] {""}
    [one] {" "}Il lui reste { SAID($hand, gender: "feminine") } carte.
   *[other] {" "}Il lui reste { SAID($hand, gender: "feminine") } cartes.
}
comparity-plays-bonus = { $seat } joue une carte de plus : « { $card } » { $place-to }.{ $hand ->
    [0] {" "}Il ne lui reste aucune carte.
    [1] {""}
    [one] {" "}Il lui reste { SAID($hand, gender: "feminine") } carte.
   *[other] {" "}Il lui reste { SAID($hand, gender: "feminine") } cartes.
}
comparity-reconnects = { $seat } relie les morceaux avec « { $card } » { $place-at }.{ $hand ->
    [0] {" "}Il ne lui reste aucune carte.
    [1] {""}
    [one] {" "}Il lui reste { SAID($hand, gender: "feminine") } carte.
   *[other] {" "}Il lui reste { SAID($hand, gender: "feminine") } cartes.
}
comparity-one-card = { $seat } n’a plus qu’une carte.
comparity-wins = { $seat } gagne.
comparity-duet = { $maker } forme un Duo. { $seat } pioche d’abord une carte ou en vérifie une.
comparity-trio = { $maker } forme un Trio. { $seat } pioche d’abord une carte ou en vérifie une.
comparity-draws = { $seat } pioche { $count ->
    [one] { SAID($count, gender: "feminine") } carte
   *[other] { SAID($count, gender: "feminine") } cartes
}.
comparity-distrust = La méfiance a un prix : { $seat } pioche { $count ->
    [one] { SAID($count, gender: "feminine") } carte
   *[other] { SAID($count, gender: "feminine") } cartes
}.
    .short = Tout était dans l’ordre : { $seat } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
comparity-penalty = Pénalité : { $seat } pioche { $count ->
    [one] { SAID($count, gender: "feminine") } carte
   *[other] { SAID($count, gender: "feminine") } cartes
}.
    .short = Pas dans l’ordre : { $seat } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
comparity-time-limit = Le temps écoulé, on pioche une carte et le tour passe. Si une carte vérifiée est déjà visible, le verdict est donné à la place.
comparity-ten-seconds = { $seat }, il reste dix secondes. Ensuite, vous piochez une carte et le tour passe, ou, si une carte vérifiée est visible, le verdict est donné à la place.
comparity-time-up = Le temps est écoulé : { $seat } pioche { $count ->
    [one] { SAID($count, gender: "feminine") } carte
   *[other] { SAID($count, gender: "feminine") } cartes
}.
comparity-time-up-verdict = { $seat }, le temps est écoulé. Voici le verdict.
comparity-bonus-forfeited = { $seat } ne joue pas d’autre carte pour le Trio : des cartes visibles n’étaient pas dans l’ordre.
comparity-gives = { $seat } donne { $count ->
    [one] { SAID($count, gender: "feminine") } carte
   *[other] { SAID($count, gender: "feminine") } cartes
} à { $to }, valeur cachée.
comparity-pile-empty = La pioche a donné { $count ->
    [one] { SAID($count, gender: "feminine") } carte
   *[other] { SAID($count, gender: "feminine") } cartes
}, et la voilà vide.
comparity-none-left = Plus personne ne peut donner : { $seat } n’a { $count ->
    [0] reçu aucune carte
    [one] reçu qu’une seule carte
   *[other] reçu que { SAID($count, gender: "feminine") } cartes
}.
comparity-reveals = « { $card } »{ $place-kind ->
    [none] {""}
   *[other] {" "}{ $place-at }
} : { $number }.
comparity-shown-all = Toutes les cartes posées sont visibles ; elles comptent comme vues.
comparity-in-order = Toutes les cartes visibles sont dans l’ordre.
    .short = Toutes les cartes visibles sont dans l’ordre.
    .moment = Dernière vérification : tout est dans l’ordre.
comparity-too-great-left = « { $card } »{ $place-kind ->
    [none] {""}
   *[other] {" "}{ $place-at }
} ({ $number }) se trouve à gauche de la carte « { $other } »{ $there-kind ->
    [none] {""}
   *[other] {" "}{ $there-at }
} ({ $other-number }) : ce devrait être l’inverse.
    .spoken = « { $card } »{ $place-kind ->
        [none] {""}
       *[other] {" "}{ $place-at }
    }, { $number }, se trouve à gauche de la carte « { $other } »{ $there-kind ->
        [none] {""}
       *[other] {" "}{ $there-at }
    }, { $other-number }. Ce devrait être l’inverse.
    .short = { $number }, c’est plus que { $other-number }.
    .named = « { $card } » ({ $number }), c’est plus que « { $other } » ({ $other-number }).
    .moment = Mal rangées : « { $card } » ({ $number }) à gauche de « { $other } » ({ $other-number }).
comparity-too-great-below = « { $card } »{ $place-kind ->
    [none] {""}
   *[other] {" "}{ $place-at }
} ({ $number }) se trouve au-dessous de la carte « { $other } »{ $there-kind ->
    [none] {""}
   *[other] {" "}{ $there-at }
} ({ $other-number }) : ce devrait être l’inverse.
    .spoken = « { $card } »{ $place-kind ->
        [none] {""}
       *[other] {" "}{ $place-at }
    }, { $number }, se trouve au-dessous de la carte « { $other } »{ $there-kind ->
        [none] {""}
       *[other] {" "}{ $there-at }
    }, { $other-number }. Ce devrait être l’inverse.
    .short = { $number }, c’est plus que { $other-number }.
    .named = « { $card } » ({ $number }), c’est plus que « { $other } » ({ $other-number }).
    .moment = Mal rangées : « { $card } » ({ $number }) au-dessous de « { $other } » ({ $other-number }).
comparity-swapped = { $place-kind ->
    [none] « { $card } » et « { $other } » ont échangé leurs places.
   *[other] « { $card } » se trouve maintenant { $place-at }, « { $other } » { $there-at }.
}
comparity-discarded = « { $card } » quitte la partie.
comparity-turn = { $seat }, à vous de jouer.
comparity-bonus = { $seat }, le Trio vous donne une carte de plus à jouer.
    .short = { $seat }, une carte de plus pour le Trio, si vous voulez.
comparity-bonus-if-trio_bonus-must = { $seat }, jouez une carte de plus, pour le Trio.
comparity-repair = { $seat }, remettez les cartes visibles dans l’ordre.
comparity-split = La zone de jeu est en morceaux. { $seat }, reliez-les avec une de vos cartes.
    .short = { $seat }, reliez les morceaux avec une de vos cartes.
comparity-declines = { $seat } ne joue pas d’autre carte.
comparity-let-in = On a déjà vu la carte « { $card } » dans une partie précédente ; on peut la jouer quand même.
comparity-shift = Toute la zone de jeu se déplace. Chaque carte garde les mêmes voisines et n’est pas retournée.
comparity-shifted = La zone de jeu est à sa nouvelle place.
comparity-dropped = Tout reste tel quel.
comparity-asks-check = { $seat }, vérifiez-vous « { $card } » { $place-at } ?
comparity-shift-dropped = La zone de jeu reste où elle était.
comparity-hand-set = { $seat } { $count ->
    [0] n’a aucune carte
    [one] a { SAID($count, gender: "feminine") } carte
   *[other] a { SAID($count, gender: "feminine") } cartes
}.
comparity-goes-on = La partie continue. { $seat }, à vous de jouer.
comparity-turn-set = { $seat }, c’est à vous de jouer.
comparity-card-is = { $place-kind ->
    [none] La carte prise pour « { $card } » est « { $other } ».
   *[other] La carte { $place-at } est « { $other } », et non « { $card } ».
}
comparity-shows = « { $card } » est visible{ $place-kind ->
    [none] {""}
   *[other] {" "}{ $place-at }
} : { $number }.
comparity-drawn-already = { $seat } a déjà pioché.
comparity-replaced = { $name } remplace { $former } et garde les mêmes cartes.
comparity-left = { $seat } quitte la partie ; { $count ->
    [0] aucune carte ne va
    [one] { SAID($count, gender: "feminine") } carte va
   *[other] { SAID($count, gender: "feminine") } cartes vont
} sous la pioche.
comparity-accepted-gone = « { $card } » n’est plus dans la zone de jeu.
comparity-accepted-card = « { $card } » se trouve { $place-at }, valeur cachée.
comparity-accepted = La table est acceptée telle quelle. Le nombre de cartes en main ne change pas ; corrigez-le s’il est différent.

# Ce qui n’est pas à sa place, et ce qu’il faut faire.
comparity-wrong-taken-back = Retirez d’abord « { $card } » { $place-from } : elle ne compte pas.
comparity-wrong-put-back = Remettez « { $card } » { $home-to } : un coup a été annulé.
comparity-wrong-belongs-elsewhere = Posez « { $card } » { $home-at } : c’est sa place.
comparity-wrong-swap-breaks = Remettez « { $card } » { $home-to } : après cet échange, « { $left } » et « { $right } » ne seraient pas dans l’ordre.
comparity-wrong-laid-face-up = Retirez « { $card } » { $place-from } : les cartes se jouent valeur cachée.
comparity-wrong-other-deck = Retirez « { $card } » { $place-from } : cette carte n’est pas de ce paquet.
comparity-wrong-discarded-card = Retirez « { $card } » { $place-from } : cette carte a quitté la partie.
comparity-wrong-set-aside-strict = Retirez la carte « { $card } » { $place-from } : on l’a déjà vue dans une partie précédente. Jouez une autre carte.
comparity-wrong-trio-first = Retirez « { $card } » { $place-from } : pour achever le Trio, piochez d’abord une carte ou vérifiez-en une.
comparity-wrong-none-due = Retirez « { $card } » { $place-from } : aucune carte n’est attendue pour l’instant.
comparity-wrong-already-there = Retirez « { $card } » { $place-from } : cette carte est déjà dans la zone de jeu.
comparity-wrong-occupied = Reprenez « { $card } » : il y a déjà une carte { $place-at }.
comparity-wrong-touches-nothing = Reprenez « { $card } » : { $place } ne touche aucune carte.
    .short = Reprenez « { $card } » : { $place } ne touche aucune carte par un côté.
comparity-wrong-not-reconnecting = Reprenez « { $card } » : { $place } ne relie pas les morceaux.
comparity-wrong-two-cards = « { $card } » { $place-at } est l’une des deux nouvelles cartes : reprenez l’une ou l’autre.
comparity-wrong-several-cards = « { $card } » { $place-at } est l’une des { SAID($count) } nouvelles cartes : n’en laissez qu’une.
comparity-wrong-lay = Posez « { $card } » { $home-to }.
comparity-wrong-peek = Reposez la carte « { $card } » { $home-to }, sans la regarder.
comparity-wrong-lay-back-first = Reposez d’abord « { $card } » { $home-to }.
comparity-wrong-turn-up = Retournez « { $card } » { $place-at }, valeur visible : cette carte est révélée.
comparity-wrong-turned = Retournez « { $card } » { $place-at } pour cacher de nouveau sa valeur.
comparity-wrong-shift-lay = Posez « { $card } » { $home-to }.
comparity-wrong-shift-off = Posez « { $card } » à côté du tapis.

# Pourquoi cela ne se fait pas maintenant.
comparity-refused-no-card-there = Il n’y a pas de carte à cet endroit.
comparity-refused-stands-alone = « { $card } » n’a pas de voisine, il n’y a donc rien à vérifier.
comparity-refused-not-a-neighbour = On ne peut révéler maintenant qu’une voisine de la carte vérifiée.
comparity-refused-no-check-now = On ne peut vérifier aucune carte en ce moment.
comparity-refused-already-open = « { $card } » est déjà visible.
comparity-refused-other-deck = « { $card } » n’est pas de ce paquet.
comparity-refused-discarded-card = « { $card } » a quitté la partie.
comparity-refused-already-there = « { $card } » est déjà dans la zone de jeu.
comparity-refused-set-aside-strict = On a déjà vu « { $card } » dans une partie précédente. Jouez une autre carte.
comparity-refused-trio-first = Le Trio d’abord : piochez une carte ou vérifiez-en une.
comparity-refused-duet-first = Le Duo d’abord : piochez une carte ou vérifiez-en une.
comparity-refused-none-due = Aucune carte n’est attendue pour l’instant.
comparity-refused-occupied = Il y a déjà une carte { $place-at }.
comparity-refused-touches-nothing = Aucune carte ne touche { $place }.
    .short = Aucune carte ne touche { $place } par un côté.
comparity-refused-not-reconnecting = Une carte { $place-at } ne relie pas les morceaux.
comparity-refused-no-verdict-now = Aucune vérification n’est en cours.
comparity-refused-neighbour-first = « { $card } » n’a pas encore de voisine visible : révélez-en d’abord une.
comparity-refused-no-draw-due = Il n’y a pas de carte à piocher en ce moment.
comparity-refused-no-bonus-now = Il n’y a pas de carte de plus à jouer en ce moment.
comparity-refused-bonus-must = Il faut jouer une carte de plus après le Trio.
comparity-refused-swap-refused = Cet échange ne rétablirait pas l’ordre.
comparity-refused-swap-breaks = Après cet échange, « { $left } » et « { $right } » ne seraient pas dans l’ordre.
comparity-refused-no-repair-now = Il n’y a rien à remettre dans l’ordre en ce moment.
comparity-refused-not-violated = « { $card } » est dans l’ordre et reste en place.
comparity-refused-swap-first = Deux cartes peuvent être échangées, aucune n’est donc défaussée.
comparity-refused-nothing-to-drop = Il n’y a rien à annuler.
comparity-refused-no-shift-now = La zone de jeu ne peut pas être déplacée maintenant : finissez d’abord ce qui est commencé.
comparity-refused-mend-first = Remettez d’abord la table en état.
comparity-refused-which-discard = Quelle carte s’en va ? Ne retirez que celle-là, reposez les autres, puis appuyez sur OK.
comparity-refused-which-discard-unheard = Seule la carte « { $card } » manque, mais tous les emplacements ne sont pas lus. Choisissez à l’écran la carte qui s’en va.
comparity-refused-nothing-asked = Aucune question n’est en attente.
comparity-refused-check-what = Soulevez la carte que vous voulez vérifier, puis appuyez sur Vérifier.
comparity-refused-ok-checks-nothing = OK ne vérifie aucune carte : appuyez sur Vérifier, ou sur Annuler pour la laisser cachée.
comparity-refused-count-range = { $seat } ne peut pas avoir { SAID($count, gender: "feminine") } cartes : de { SAID(0) } à { SAID($most, gender: "feminine") }.
comparity-refused-count-empty = Quelqu’un d’autre a joué la dernière carte : { $seat } en a donc encore au moins une.
comparity-refused-not-seated = { $seat } n’est plus à la table.
comparity-refused-take-it-back = Alors retirez « { $card } » { $place-from }.
comparity-refused-move-back = Alors remettez toutes les cartes où elles étaient.
comparity-refused-match-over = La partie est finie.
comparity-refused-not-over = Les cartes ne sont toutes montrées qu’après la partie.
comparity-refused-all-open = Toutes les cartes posées sont déjà visibles.
comparity-refused-not-on-area = « { $card } » n’est pas dans la zone de jeu.
comparity-refused-nothing-owed = Aucune carte n’est à piocher.
comparity-refused-accept-unknown = Pas tant qu’une carte inconnue est sur la table : retirez-la d’abord.
comparity-refused-accept-nothing = Tout est déjà à sa place.
comparity-refused-accept-two = Pas tant que deux cartes sont sur une même case : retirez-en d’abord une.
comparity-refused-accept-pieces = Pas tant que la zone de jeu est en morceaux : rapprochez d’abord les cartes.
comparity-refused-no-last-act = Il n’y a pas de coup à attribuer à quelqu’un d’autre.

# Ce qu’on attend.
comparity-status-opening = Distribuez { $hand ->
    [one] { SAID($hand, gender: "feminine") } carte
   *[other] { SAID($hand, gender: "feminine") } cartes
} par personne et formez une pioche de { $pile ->
    [one] { SAID($pile, gender: "feminine") } carte
   *[other] { SAID($pile, gender: "feminine") } cartes
}, le tout valeur cachée. Posez ensuite la première carte de la pioche. C’est à { $seat } de commencer.
    .short = Distribuez { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } à chacun, { $pile } en pioche, valeur cachée. Posez la première de la pioche.
comparity-status-opening-anew = Posez une carte : elle ouvre de nouveau la zone de jeu.
comparity-status-turn = { $seat } : jouez une carte ou vérifiez-en une.
comparity-status-must-play = { $seat } : jouez une carte.
comparity-status-duet = { $seat } : piochez une carte ou vérifiez-en une, pour le Duo.
    .short = { $seat } : Duo. Piochez une carte ou vérifiez-en une.
comparity-status-trio = { $seat } : piochez une carte ou vérifiez-en une, pour le Trio.
    .short = { $seat } : Trio. Piochez une carte ou vérifiez-en une.
comparity-status-check-neighbour = { $seat } : révélez une voisine de la carte « { $card } ».
    .short = { $seat } : révélez une voisine de « { $card } ».
    .only = { $seat } : révélez maintenant « { $card-1 } ».
comparity-status-check-done = { $seat } : appuyez sur OK pour le verdict sur « { $card } ».
    .short = { $seat } : demandez le verdict sur « { $card } ».
comparity-status-check-more = { $seat } : appuyez sur OK pour le verdict, ou révélez une voisine de la carte « { $card } ».
    .short = { $seat } : demandez le verdict, ou révélez une voisine.
    .only = { $seat } : demandez le verdict, ou révélez « { $card-1 } ».
comparity-status-repair-swap = { $seat } : échangez deux cartes qui ne sont pas dans l’ordre.
    .only = { $seat } : échangez « { $card-1 } » et « { $card-2 } ».
comparity-status-repair-double = { $seat } : dans chacune des deux paires qui ne sont pas dans l’ordre, échangez les deux cartes.
    .short = { $seat } : dans chaque paire en désordre, échangez les deux cartes.
comparity-status-repair-discard = { $seat } : retirez une carte qui n’est pas dans l’ordre, puis appuyez sur OK.
    .short = { $seat } : retirez une des cartes marquées.
    .only = { $seat } : retirez « { $card-1 } ».
comparity-status-reconnect = { $seat } : reliez les morceaux avec une de vos cartes.
    .short = { $seat } : reliez les morceaux avec une de vos cartes.
comparity-status-bonus = { $seat } : jouez une carte de plus, ou appuyez sur OK pour vous en passer.
    .short = { $seat } : jouez une carte de plus, si vous voulez.
comparity-status-bonus-must = { $seat } : jouez une carte de plus.
    .short = { $seat } : jouez une carte de plus.
comparity-status-over = { $seat } a gagné.
    .short = { $seat } gagne.
comparity-status-lifted = { $seat } : appuyez sur Vérifier pour la carte « { $card } », ou reposez-la { $place-to }.
    .short = { $seat } : vérifiez « { $card } », ou reposez-la { $place-to }.
comparity-status-lifted-if-check-lift = { $seat } : pour vérifier « { $card } », reposez-la { $place-to }.
comparity-status-word = { $seat } : reposez « { $card } » { $place-to }.
comparity-status-which = { $seat } : quelle carte vérifiez-vous ?
comparity-status-asks-check = { $seat } : appuyez sur Vérifier pour « { $card } », ou sur Annuler pour la laisser cachée.
    .short = { $seat } : vérifier « { $card } », ou la laisser cachée ?
comparity-status-on-pad = « { $card } » : choisissez ce que vous en faites.
    .short = { $seat } : que faites-vous de « { $card } » ?
    .laying = { $seat } : où poser « { $card } » ?
comparity-status-shifting = Déplacez chaque carte vers sa nouvelle case.
    .short = { $seat } : glissez toutes les cartes ensemble, sans les retourner.

# Ce que OK veut dire maintenant.
comparity-ask-shift = Avez-vous déplacé toute la zone de jeu ? OK pour confirmer.
    .spoken = Avez-vous déplacé toute la zone de jeu ?
comparity-ask-set-aside = On a déjà vu la carte « { $card } » dans une partie précédente. OK pour la jouer quand même.
    .spoken = On a déjà vu la carte « { $card } » dans une partie précédente. La jouez-vous quand même ?
    .short = On a déjà vu « { $card } ». La jouer quand même ?
comparity-ask-drawn = Une carte a-t-elle d’abord été piochée ? OK pour confirmer : la carte « { $card } » sera alors jouée.
    .spoken = Une carte a-t-elle été piochée avant de jouer « { $card } » ?
    .short = Une carte a-t-elle été piochée avant de jouer « { $card } » ?
comparity-ask-is-it-meant = « { $card } » { $place-to } ? OK pour confirmer.
    .spoken = « { $card } » { $place-to } ?
comparity-ask-draw = OK dès que la carte est piochée.
    .spoken = Une carte a-t-elle été piochée ?
comparity-ask-verdict = OK pour le verdict.
    .spoken = Voulez-vous le verdict ?
comparity-ask-decline = OK pour ne pas jouer d’autre carte.
    .spoken = Pas d’autre carte ?
comparity-ask-discard = « { $card } » quitte la partie ? OK pour confirmer.
    .spoken = « { $card } » quitte la partie ?

# Ce que dit le bouton qui vaut OK, quand OK est un geste à part entière.
comparity-label-draw = Piocher
comparity-label-decline = { comparity-option-decline.short }
comparity-label-verdict = Verdict

# Choix.
comparity-option-check = Vérifier « { $card-1 } » { $place-1-at }
comparity-option-swap = Échanger « { $card-1 } » et « { $card-2 } »
comparity-option-double-swap = Échanger « { $card-1 } » et « { $card-2 } », puis « { $card-3 } » et « { $card-4 } »
comparity-option-discard = Défausser « { $card-1 } »
comparity-option-draw = Piocher une carte
comparity-option-verdict = Le verdict
comparity-option-decline = Pas d’autre carte
    .short = Passer
comparity-option-play = La poser { $place-1-to }
comparity-option-draw-and-play = Une carte a été piochée ; poser celle-ci { $place-1-to }
    .short = Pioche faite : la poser { $place-1-to }
comparity-option-card = « { $card } »
comparity-option-shift = { $word ->
    [left] Déplacer toutes les cartes vers la gauche
    [right] Déplacer toutes les cartes vers la droite
    [up] Déplacer toutes les cartes vers le haut
   *[down] Déplacer toutes les cartes vers le bas
}
    .short = { $word ->
        [left] Décaler vers la gauche
        [right] Décaler vers la droite
        [up] Décaler vers le haut
       *[down] Décaler vers le bas
    }
comparity-option-show-all = Montrer toutes les cartes
comparity-option-drop = Ne rien changer

# Ce qui se dit dans tous les jeux, et dans celui-ci à sa façon.
comparity-table-begins = { $deck }. Critère : { $characteristic }, en ordre croissant vers la droite et vers le haut.

# Comment les listes l’appellent, et ce qui se compte aux joueurs sur plusieurs parties.
history-game-comparity = Comparity
history-tally-plays = cartes jouées
history-tally-checks-right = vérifications : désordre trouvé
history-tally-checks-wrong = vérifications : tout dans l’ordre
history-tally-violations = paires trouvées en désordre
history-tally-duet-draws = cartes piochées pour un Duo ou un Trio
history-tally-penalty-cards = cartes piochées après une vérification

# Qui commence selon la coutume, quand un paquet ne dit rien d’autre.
agreeing-starts-comparity = D’habitude, la personne qui a vu en dernier l’une de ces choses commence.

# Le jeu en trois phrases : ce que c’est, à combien, combien de temps.
agreeing-about-comparity = On pose ses cartes, valeur cachée, pour que les nombres ne diminuent jamais vers la droite et vers le haut ; en cas de doute, vérifiez. De 2 à 5 personnes jouent. Une partie dure environ une demi-heure.

# Les trois images qui expliquent le jeu, une phrase chacune.
agreeing-picture-comparity-1 = Posez une carte, valeur cachée, à côté des autres : vers la droite et vers le haut, les nombres ne diminuent jamais.
agreeing-picture-comparity-2 = Un doute ? Vérifiez : deux voisines sont retournées et comparées.
agreeing-picture-comparity-3 = Mal rangées : la personne avant vous pioche. Bien rangées : vous piochez. Qui pose sa dernière carte gagne.

# Ce qu’explique une première partie : une phrase à chaque fois, quand cela arrive à quelqu’un pour la première fois. De personne en particulier, et sans chiffres.
comparity-lesson-penalty = C’est la personne précédente qui pioche, peu importe qui a posé ces cartes : mieux vaut douter avant les autres.
comparity-lesson-distrust = Une vérification qui trouve tout dans l’ordre coûte deux cartes, alors ne vérifiez pas sans raison.
comparity-lesson-split = La zone de jeu reste toujours entière : la personne qui a vérifié relie les morceaux avec une de ses cartes.
comparity-lesson-discard = On ne retire une carte que si aucun échange ne convient, et elle ne revient pas avant la fin de la partie.
comparity-lesson-repair = Qui a vérifié remet aussi de l’ordre : on échange deux voisines et, si rien n’y fait, on retire une carte.
comparity-lesson-bonus = Le Trio a tenu : il donne une carte de plus à jouer, et celle-ci ne forme ni Duo ni Trio.
comparity-lesson-bonus-if-trio_bonus-must = Le Trio a tenu : il faut jouer une carte de plus, et celle-ci ne forme ni Duo ni Trio.
comparity-lesson-trio = Une carte qui en touche trois ou quatre forme un Trio : sauf désordre trouvé, il donne une carte de plus à jouer.
comparity-lesson-trio-if-trio_bonus-must = Une carte qui en touche trois ou quatre forme un Trio : sauf désordre trouvé, il faut jouer une carte de plus.
comparity-lesson-duet = Une carte à côté de deux autres forme un Duo, un bon coup : la personne suivante doit piocher ou vérifier.
comparity-lesson-draw = Piocher est la réponse tranquille à un Duo ou à un Trio : rien n’est révélé, et la partie continue.
comparity-lesson-gives = Quand la pioche est vide, les autres donnent des cartes, mais personne ne se sépare de la dernière.
comparity-lesson-shift = La zone de jeu peut grandir sans fin, seul le tapis a un bord : on peut donc la déplacer tout entière.
comparity-lesson-last-card = Qui pose sa dernière carte gagne aussitôt : pour les autres, c’est le moment de douter.
comparity-lesson-check = Une vérification révèle une carte, et une voisine si aucune n’est visible, car un nombre seul ne prouve rien.
comparity-lesson-order = De gauche à droite et de bas en haut, les nombres montent ou restent égaux, mais seule une vérification le montre.
comparity-lesson-play = Les cartes se posent valeur cachée et on y croit tant que personne ne vérifie, alors osez.

# Ce qu’il y a derrière un verdict, pour qui le demande : deux phrases à chaque fois.
comparity-why-C1 = Tout le monde commence avec le même nombre de cartes, et la taille de la pioche dépend du nombre de joueurs. La première carte de la pioche ouvre la zone de jeu et ne compte pas comme un coup.
comparity-why-C2 = On ne compare que ce qui a été convenu au début. De gauche à droite et de bas en haut, cela peut monter ou rester égal, jamais descendre.
comparity-why-C3 = Un tour, c’est un seul coup : jouer une carte ou en vérifier une. Si un Duo vous attend, il passe d’abord.
comparity-why-C4 = Une carte se joue sur une case libre qui partage un côté avec une autre carte ; un coin ne suffit pas. Les cartes déjà posées ne bougent pas.
comparity-why-C5 = Une carte qui en touche deux autres forme un Duo, et la personne suivante pioche d’abord une carte ou en vérifie une. Ensuite, son tour commence comme d’habitude.
comparity-why-C6 = Une carte qui en touche trois ou quatre autres forme un Trio, et la personne suivante pioche d’abord une carte ou en vérifie une. Si rien n’est trouvé en désordre, la personne qui a formé le Trio a une carte de plus à jouer.
comparity-why-C6-if-trio_bonus-must = Une carte qui en touche trois ou quatre autres forme un Trio, et la personne suivante pioche d’abord une carte ou en vérifie une. Si rien n’est trouvé en désordre, la personne qui a formé le Trio doit jouer une carte de plus.
comparity-why-C7 = Une vérification révèle une carte cachée, et aussi une voisine cachée si aucune voisine n’est encore visible. Une carte seule ne prouve rien, on ne la vérifie donc pas.
comparity-why-C8 = Les cartes visibles côte à côte, ou l’une au-dessus de l’autre, sont toujours comparées. La plus grande va à droite ou au-dessus ; deux cartes égales se placent comme on veut.
comparity-why-C9 = La vérification a tout trouvé dans l’ordre. Une telle vérification coûte deux cartes.
comparity-why-C10 = Quand une vérification trouve un désordre, la personne précédente pioche trois cartes, peu importe qui en est à l’origine. Pour la vérification d’un Duo ou d’un Trio, c’est la personne qui l’a formé.
comparity-why-C11 = Deux voisines qui ne sont pas dans l’ordre sont échangées si cela ne dérange rien d’autre ; si aucun échange ne convient, on échange deux paires à la fois. Une carte ne quitte la partie que si rien n’y fait.
comparity-why-C12 = Une carte défaussée ne revient pas avant la fin de la partie. Les cartes échangées restent visibles dans la zone de jeu.
comparity-why-C13 = La défausse a brisé la zone de jeu, et la personne qui vérifiait relie aussitôt les morceaux avec une de ses cartes, valeur cachée. Cette carte ne forme ni Duo ni Trio.
comparity-why-C14 = Les cartes viennent de la pioche tant qu’il y en a, puis des autres joueurs, une chacun à tour de rôle, en commençant par la gauche. Personne ne donne sa dernière carte.
comparity-why-C15 = Qui pose sa dernière carte dans la zone de jeu gagne aussitôt. Les pénalités encore dues sont annulées.
comparity-why-C16 = Pour être vérifiée, une carte doit être cachée et en toucher une autre. Il n’y en a pas pour l’instant, on joue donc une carte.
comparity-why-C17 = Les cartes révélées dans une partie précédente sont connues, elles restent donc dans la boîte tant que les autres suffisent. Quand les autres ne suffisent plus, toutes reviennent.
comparity-why-C18 = La zone de jeu n’a pas de bords, mais le tapis en a, on peut donc la déplacer tout entière. Chaque carte garde les mêmes voisines et n’est pas retournée, et le jeu reprend quand toutes sont à leur nouvelle place.
comparity-why-C20 = Une carte qu’on vient de poser peut encore être déplacée, changée ou reprise, une seule à la fois. Un instant après, elle compte comme le coup de la personne dont c’était le tour.
comparity-why-C21 = Toucher n’est pas jouer : on peut soulever une carte et la reposer. Une carte cachée n’est révélée que sur demande, une demande par carte.
comparity-why-C22 = Les cartes se jouent valeur cachée, et celles qui sont révélées le restent. Retourner une carte cachée, c’est la vérifier : cela attend le moment où une vérification est permise.
comparity-why-C23 = Une carte cachée qu’on ne vérifie pas se repose sans être regardée. Elle reste cachée, et cela ne coûte rien.
comparity-why-C25 = Après un Duo ou un Trio, on pioche ou on vérifie, et seulement ensuite on pose une carte. Si elle est déjà posée, il faut dire après un Duo si l’on a pioché, et la reprendre après un Trio.
comparity-why-C26 = Un échange est fait quand chaque carte est à la place de l’autre, et une défausse quand la carte est retirée et qu’on appuie sur OK. Ce qui ne rétablirait pas l’ordre retourne à sa place.
comparity-why-C28 = On pioche quand un Duo, un Trio ou une pénalité le demande. Une carte entrevue à un autre moment n’est pas un coup.
comparity-why-E12 = Le nombre d’une carte cachée ne se montre que si l’on voulait vérifier cette carte-là. Quand le tapis ne peut pas le savoir, l’arbitre demande.
comparity-why-H2 = Tout ce que dit le dos d’une carte posée peut être su : son nom, son image, son lieu. Ses nombres restent cachés jusqu’à ce qu’on la révèle.
comparity-why-H3 = Un nombre qui n’a pas été révélé reste caché après la partie aussi, et la carte compte comme jamais vue la prochaine fois. Si vous le demandez après la partie, toutes les cartes posées sont montrées et comptent comme vues.
comparity-why-H4 = On compare ce qui est montré : le nombre entier, dans l’unité du paquet. La voix ne l’arrondit pas : si deux nombres sonnent pareil, ils sont égaux.
