# Dit à qui ne voit rien, après l’arbitre : comment se présente la table.
blind-lies = « { $card } », face cachée, se trouve { $place-at }.
blind-lies-open = « { $card } », face visible, se trouve { $place-at } : { $number }.
blind-is-open = « { $card } » est face visible : { $number }.
blind-lies-apart = En comptant depuis la carte « { $other } », « { $card } » se trouve face cachée { $across ->
    [one] { SAID($across, gender: "feminine") } case
   *[other] { SAID($across, gender: "feminine") } cases
} plus à { $side ->
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
blind-all-right = Tout se trouve { blind-cells } plus à droite.
blind-all-left = Tout se trouve { blind-cells } plus à gauche.
blind-all-up = Tout se trouve { blind-cells } plus haut.
blind-all-down = Tout se trouve { blind-cells } plus bas.
blind-shift-right = Tout va { blind-cells } plus à droite.
blind-shift-left = Tout va { blind-cells } plus à gauche.
blind-shift-up = Tout va { blind-cells } plus haut.
blind-shift-down = Tout va { blind-cells } plus bas.
blind-shift-nowhere = Plus rien n’est à déplacer.
blind-off-right = Tout est hors de sa place, { blind-cells } plus à droite.
blind-off-left = Tout est hors de sa place, { blind-cells } plus à gauche.
blind-off-up = Tout est hors de sa place, { blind-cells } plus haut.
blind-off-down = Tout est hors de sa place, { blind-cells } plus bas.
blind-off-nowhere = Tout est de nouveau à sa place.
blind-all-lifted = Toutes les cartes sont soulevées ou en chemin.
blind-none-lifted = Toutes les cartes sont de nouveau en place.
blind-lifted = Soulevé : { $cards }.
blind-laid-back = De nouveau en place : { $cards }.
blind-loose = « { $card } » se trouve { $place-at } et ne compte pas encore.
blind-not-loose = De nouveau en main : { $cards }.
blind-out-of-order = { $count ->
    [0] Tout est de nouveau dans l’ordre.
   *[other] Pas dans l’ordre : { $cards }.
}
blind-checked = En vérification : { $cards }.
blind-not-checked = Plus en vérification : { $cards }.
blind-discarded = Hors de la partie : { $cards }.
blind-not-discarded = De nouveau dans la partie : { $cards }.

# La ligne, et ce qu’il y a dans la boîte.
blind-line = { $count ->
    [0] La ligne est vide.
    [one] La ligne compte { SAID($count, gender: "feminine") } carte.
   *[other] La ligne compte { SAID($count, gender: "feminine") } cartes, à partir de son début.
}
blind-line-card = « { $card } » : { $number }.
blind-in-line = « { $card } », { $number }, se trouve { $place-at }.
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
blind-aside = La tour numéro { SAID($count) } repose sur la carte « { $card } », résistance { SAID($withstands) }.
blind-building = { $seat }, immeuble { SAID($count) } : { blind-metres }, sur la carte « { $card } », résistance { SAID($withstands) }.
blind-foundation-bears = La fondation elle-même : { blind-metres }, { blind-points }.
blind-floor = Une carte recouverte : { blind-metres }, { blind-points }.
blind-top = Au sommet, « { $card } » : { blind-metres }, { blind-points }.
blind-bears = « { $card } » : { blind-metres }, { blind-points }.
blind-roofed = Ce toit est sur la tour numéro { SAID($count) }.
blind-quakes = Séismes à cet endroit : { SAID($count) }.
blind-insurances = Assurances à cet endroit : { SAID($count, gender: "feminine") }.
blind-turned = Quarts dont la fondation est tournée : { SAID($count) }.
blind-mini-skyscraper = Cette tour tient « Mini-gratte-ciel ».
blind-order-and-unity = Cette tour tient « Ordre et unité ».
blind-world-record = Cette tour tient « Record du monde ».
blind-faulty-or-smelly = Cette tour tient « Défectueux ou malodorant ».
blind-site-gone = Il n’y a plus rien { $place-at }.
blind-aside-gone = La tour numéro { SAID($count) } sur la carte « { $card } » n’est plus là.
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
blind-duet = En attente pour { $seat } : le Duo.
blind-trio = En attente pour { $seat } : le Trio.
blind-draws = En attente pour { $seat } : piocher { $count ->
    [one] { SAID($count, gender: "feminine") } carte
   *[other] { SAID($count, gender: "feminine") } cartes
}.
blind-out = { $seat } est hors jeu.
blind-nothing-pending = Plus rien n’attend { $seat }.
blind-won = Victoire de : { $seats }.
blind-toilets = Pour { $seat }, toilettes : { SAID($count) }.
blind-threshold = Le plus haut immeuble pour { $seat } : { blind-metres }.
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
blind-foundations-due = Fondations à ouvrir : { SAID($count, gender: "feminine") }.
blind-open-studies = Études ouvertes : { SAID($count, gender: "feminine") }.
blind-unseen-discards = Cartes inconnues dans la défausse : { SAID($count, gender: "feminine") }.
blind-count = { $count ->
    [0] Plus rien n’est compté.
   *[other] Le décompte, ligne par ligne.
}

# Ce qui est à remettre en ordre, et ce que le tapis n’entend pas.
blind-to-mend = Il y a { $count ->
    [one] { SAID($count, gender: "feminine") } chose
   *[other] { SAID($count, gender: "feminine") } choses
} à remettre en ordre.
blind-mended = « { $card } » est en règle.
blind-first = D’abord « { $card } ».
blind-nothing-to-mend = Il ne reste rien à remettre en ordre.
blind-undo = Retour reprendrait le dernier coup.
blind-no-undo = Reprendre le dernier coup n’est plus proposé.
blind-silent = Silence : { $places }.
blind-silent-rows = Silence : { $count ->
    [1] rangée { $rows }
   *[other] rangées { $rows }
}.
blind-heard = De nouveau entendu : { $places }.
blind-heard-rows = De nouveau entendu : { $count ->
    [1] rangée { $rows }
   *[other] rangées { $rows }
}.
blind-silent-pads = Bornes muettes : { SAID($count, gender: "feminine") }.
blind-silent-draw-pads = Bornes de pioche muettes : { SAID($count, gender: "feminine") }.
blind-heard-badly = Mal entendu : { $places }.
blind-heard-well = Bien entendu : { $places }.

# Ce qu’on attend : en plus court, pour qui vient d’être appelé par son nom ; et où une carte peut se poser.
blind-now-turn = Jouez une carte ou vérifiez-en une.
blind-now-must-play = Jouez une carte.
blind-now-lay = Posez une carte dans la ligne, face cachée.
blind-now-play = Jouez une carte, puis piochez.
blind-now-last-turn = Jouez une dernière carte, ou appuyez sur OK pour passer.
blind-no-question = Aucune question n’attend de réponse.
blind-asked = C’est à { $seat } de jouer.
blind-may-lay = Une carte peut être posée maintenant.
blind-may-not-lay = Aucune carte ne peut être posée maintenant.
blind-free = Libre : { $places }.
blind-free-too = Libre aussi : { $places }.
blind-not-free = Plus libre : { $places }.
