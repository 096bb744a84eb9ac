# Dit à qui ne voit rien, après l’arbitre : comment se présente la table.
blind-lies = « { $card } », valeur cachée, se trouve { $place-at }.
blind-lies-open = « { $card } », valeur visible, se trouve { $place-at } : { $number }.
blind-is-open = La valeur de « { $card } » est visible : { $number }.
blind-lies-apart = À partir de la carte « { $other } », « { $card } », valeur cachée, est à { $across ->
    [one] { SAID($across, gender: "feminine") } case
   *[other] { SAID($across, gender: "feminine") } cases
} à { $side ->
    [left] gauche
   *[right] droite
} et { SAID($along, gender: "feminine") } plus { $way ->
    [down] bas
   *[up] haut
}.
blind-gone = Plus sur la table : { $cards }.
blind-cells = { $count ->
    [one] { SAID($count, gender: "feminine") } case
   *[other] { SAID($count, gender: "feminine") } cases
}
blind-all-right = Tout se trouve maintenant { blind-cells } plus à droite.
blind-all-left = Tout se trouve maintenant { blind-cells } plus à gauche.
blind-all-up = Tout se trouve maintenant { blind-cells } plus haut.
blind-all-down = Tout se trouve maintenant { blind-cells } plus bas.
blind-shift-right = Tout se déplace de { blind-cells } vers la droite.
blind-shift-left = Tout se déplace de { blind-cells } vers la gauche.
blind-shift-up = Tout se déplace de { blind-cells } vers le haut.
blind-shift-down = Tout se déplace de { blind-cells } vers le bas.
blind-shift-nowhere = Il n’y a plus rien à déplacer.
blind-off-right = Tout est décalé de { blind-cells } vers la droite.
blind-off-left = Tout est décalé de { blind-cells } vers la gauche.
blind-off-up = Tout est décalé de { blind-cells } vers le haut.
blind-off-down = Tout est décalé de { blind-cells } vers le bas.
blind-off-nowhere = Tout est de nouveau à sa place.
blind-all-lifted = Toutes les cartes sont soulevées ou en chemin.
blind-none-lifted = Toutes les cartes sont de nouveau en place.
blind-lifted = Cartes soulevées : { $cards }.
blind-laid-back = De nouveau en place : { $cards }.
blind-loose = « { $card } » se trouve { $place-at } et ne compte pas encore.
blind-not-loose = De nouveau en main : { $cards }.
blind-out-of-order = { $count ->
    [0] Tout est de nouveau dans l’ordre.
   *[other] Pas dans l’ordre : { $cards }.
}
blind-checked = En cours de vérification : { $cards }.
blind-not-checked = Plus en cours de vérification : { $cards }.
blind-discarded = Hors de la partie : { $cards }.
blind-not-discarded = De nouveau dans la partie : { $cards }.

# La ligne, et ce qu’il y a dans la boîte.
blind-line = { $count ->
    [0] La ligne est vide.
    [one] La ligne compte { SAID($count, gender: "feminine") } carte.
   *[other] La ligne compte { SAID($count, gender: "feminine") } cartes, de la première à la dernière.
}
blind-line-card = « { $card } » : { $number }.
blind-in-line = « { $card } », { $number }, se trouve { $place-at }.
blind-order = Désormais dans cet ordre : { $cards }.
blind-not-in-line = Plus dans la ligne : { $cards }.
blind-beside = À côté du tapis : { $cards }.
blind-on-mat = Plus à côté du tapis : { $cards }.
blind-in-box = Dans la boîte : { $cards }.
blind-not-in-box = Plus dans la boîte : { $cards }.

# Les tours, chacune depuis sa fondation, et la défausse.
blind-metres = { $height ->
    [one] { SAID($height) } mètre
   *[other] { SAID($height) } mètres
}
blind-points = { $points ->
    [one] { SAID($points) } point
   *[other] { SAID($points) } points
}
blind-site = Fondation « { $card } » { $place-at }, résistance { SAID($withstands) }.
blind-aside = La tour numéro { SAID($count) } est bâtie sur « { $card } », résistance { SAID($withstands) }.
blind-building = { $seat }, immeuble { SAID($count) } : { blind-metres }, bâti sur « { $card } », résistance { SAID($withstands) }.
blind-foundation-bears = La fondation elle-même : { blind-metres }, { blind-points }.
blind-floor = Une carte recouverte : { blind-metres }, { blind-points }.
blind-top = Au sommet, « { $card } » : { blind-metres }, { blind-points }.
blind-bears = « { $card } » : { blind-metres }, { blind-points }.
blind-roofed = Ce toit est sur la tour numéro { SAID($count) }.
blind-quakes = Séismes à cet endroit : { SAID($count) }.
blind-insurances = Assurances à cet endroit : { SAID($count, gender: "feminine") }.
blind-turned = Quarts de tour de la fondation : { SAID($count) }.
blind-mini-skyscraper = Cet immeuble détient « Mini-gratte-ciel ».
blind-order-and-unity = Cet immeuble détient « Ordre et unité ».
blind-world-record = Cet immeuble détient « Record du monde ».
blind-faulty-or-smelly = Cet immeuble est marqué « Défectueux ou malodorant ».
blind-site-gone = Il n’y a plus rien { $place-at }.
blind-aside-gone = La tour numéro { SAID($count) } bâtie sur « { $card } » n’est plus là.
blind-building-gone = { $seat } : l’immeuble { SAID($count) } n’est plus là.
blind-discards = Dans la défausse : { $cards }.
blind-not-in-discards = Plus dans la défausse : { $cards }.

# Qui est à la table, ce qui attend chacun, et ce qui est en réserve.
blind-seats = À la table, dans le sens horaire : { $seats }.
blind-sits-for = { $name } joue à la place de { $former }.
blind-holds = { $seat } { $count ->
    [0] n’a aucune carte en main
    [one] a { SAID($count, gender: "feminine") } carte en main
   *[other] a { SAID($count, gender: "feminine") } cartes en main
}.
blind-duet = Pour { $seat }, en attente : le Duo.
blind-trio = Pour { $seat }, en attente : le Trio.
blind-draws = Pour { $seat }, en attente : piocher { $count ->
    [one] { SAID($count, gender: "feminine") } carte
   *[other] { SAID($count, gender: "feminine") } cartes
}.
blind-out = { $seat } ne joue plus.
blind-nothing-pending = Pour { $seat }, plus rien en attente.
blind-won = Victoire de : { $seats }.
blind-toilets = { $seat } { $count ->
    [0] n’a aucune carte « Toilettes »
    [one] a { SAID($count, gender: "feminine") } carte « Toilettes »
   *[other] a { SAID($count, gender: "feminine") } cartes « Toilettes »
}.
blind-threshold = Pour { $seat }, l’immeuble le plus haut : { blind-metres }.
blind-pile = { $count ->
    [0] La pioche est vide.
    [one] La pioche compte { SAID($count, gender: "feminine") } carte.
   *[other] La pioche compte { SAID($count, gender: "feminine") } cartes.
}
blind-box = { $count ->
    [0] La boîte est vide.
    [one] La boîte contient { SAID($count, gender: "feminine") } carte.
   *[other] La boîte contient { SAID($count, gender: "feminine") } cartes.
}
blind-foundations = Fondations en réserve : { SAID($count, gender: "feminine") }.
blind-foundations-due = { $count ->
    [0] Plus de fondation à poser.
   *[other] Fondations à poser : { SAID($count, gender: "feminine") }.
}
blind-open-studies = { $count ->
    [0] Plus d’étude en cours.
   *[other] Études en cours : { SAID($count, gender: "feminine") }.
}
blind-unseen-discards = { $count ->
    [0] Toutes les cartes de la défausse ont été vues.
   *[other] Cartes de la défausse jamais vues : { SAID($count, gender: "feminine") }.
}
blind-count = { $count ->
    [0] Plus rien n’est compté.
   *[other] Le décompte, ligne par ligne.
}

# Ce qui est à remettre en ordre, et ce que le tapis n’entend pas.
blind-to-mend = Il y a { $count ->
    [one] { SAID($count, gender: "feminine") } chose
   *[other] { SAID($count, gender: "feminine") } choses
} à régler sur la table.
blind-mended = « { $card } » : c’est réglé.
blind-first = Commencez par « { $card } ».
blind-nothing-to-mend = Il ne reste rien à régler.
blind-undo = Retour pour annuler le dernier coup.
blind-no-undo = Plus besoin d’annuler le dernier coup.
blind-silent = Le tapis ne répond plus : { $places }.
blind-silent-rows = Le tapis ne répond plus : { $count ->
    [1] rangée { $rows }
   *[other] rangées { $rows }
}.
blind-heard = Le tapis répond de nouveau : { $places }.
blind-heard-rows = Le tapis répond de nouveau : { $count ->
    [1] rangée { $rows }
   *[other] rangées { $rows }
}.
blind-silent-pads = { $count ->
    [0] Les zones de lecture répondent de nouveau.
    [one] { SAID($count, gender: "feminine", begins: "sentence") } zone de lecture ne répond plus.
   *[other] { SAID($count, gender: "feminine", begins: "sentence") } zones de lecture ne répondent plus.
}
blind-silent-draw-pads = { $count ->
    [0] Les zones de pioche répondent de nouveau.
    [one] { SAID($count, gender: "feminine", begins: "sentence") } zone de pioche ne répond plus.
   *[other] { SAID($count, gender: "feminine", begins: "sentence") } zones de pioche ne répondent plus.
}
blind-heard-badly = Le tapis entend mal : { $places }.
blind-heard-well = Le tapis entend bien : { $places }.

# Ce qu’on attend : en plus court, pour qui vient d’être appelé par son nom ; et où une carte peut se poser.
blind-now-turn = Jouez une carte ou vérifiez-en une.
blind-now-must-play = Jouez une carte.
blind-now-lay = Posez une carte dans la ligne, valeur cachée.
blind-now-play = Jouez une carte, puis piochez.
blind-now-last-turn = Jouez une dernière carte, ou appuyez sur OK pour passer.
blind-no-question = Aucune question n’attend de réponse.
blind-asked = C’est à { $seat } de jouer.
blind-may-lay = On peut poser une carte maintenant.
blind-may-not-lay = On ne peut pas poser de carte maintenant.
blind-free = Places libres : { $places }.
blind-free-too = Libres aussi : { $places }.
blind-not-free = Plus libres : { $places }.
