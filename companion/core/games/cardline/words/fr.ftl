# Ce qui s’est passé.
cardline-opens = « { $card } » ouvre la ligne : { $number }.
cardline-turn = { $seat }, à vous de jouer.
cardline-fits-first = { $seat } joue « { $card } », { $number } : la carte est bien placée avant « { $right } », { $right-number }.
cardline-fits-last = { $seat } joue « { $card } », { $number } : la carte est bien placée après « { $left } », { $left-number }.
cardline-fits-between = { $seat } joue « { $card } », { $number } : la carte est bien placée entre « { $left } », { $left-number }, et « { $right } », { $right-number }.
cardline-misfits-first = { $seat } joue « { $card } », { $number } : la carte ne va pas avant « { $right } », { $right-number }.
cardline-misfits-last = { $seat } joue « { $card } », { $number } : la carte ne va pas après « { $left } », { $left-number }.
cardline-misfits-between = { $seat } joue « { $card } », { $number } : la carte ne va pas entre « { $left } », { $left-number }, et « { $right } », { $right-number }.
cardline-draws = { $seat } pioche une carte, puis « { $card } » va dans la boîte.
cardline-takes-back = Il n’y a plus de carte à piocher : { $seat } reprend donc « { $card } ».
cardline-reshuffled = La pioche est vide. { $count ->
    [1] L’unique carte de la boîte devient la nouvelle pioche.
   *[other] Mélangez les { SAID($count, gender: "feminine") } cartes de la boîte : c’est la nouvelle pioche.
}
cardline-one-card = { $seat } n’a plus qu’une carte.
cardline-no-card = { $seat } n’a plus de carte. Tout se décidera à la fin de la manche.
cardline-wins = { $seat } gagne.
cardline-play-off = Départage : { $seats }. Les autres, s’il y en a, ne jouent plus, et leurs cartes vont dans la boîte. Puis chaque personne du départage pioche une carte.
cardline-share = Il ne reste pas assez de cartes pour un départage, la victoire est donc partagée : { $seats }.
cardline-line-is-long = La ligne remplit presque le tapis. Les cartes à ses bouts peuvent maintenant aller à côté du tapis, d’abord « { $left } » ou « { $right } » ; elles restent dans la ligne.
cardline-dropped = Tout reste tel quel.
cardline-joins = « { $card } », { $number }, entre dans la ligne.
cardline-hand-set = { $seat } { $count ->
    [0] n’a aucune carte
    [one] a { SAID($count, gender: "feminine") } carte
   *[other] a { SAID($count, gender: "feminine") } cartes
}.
cardline-goes-on = La partie continue. { $seat }, à vous de jouer.
cardline-turn-set = { $seat }, c’est à vous de jouer.
cardline-card-is = La carte est « { $other } », et non « { $card } » : { $number }.
cardline-drawn-already = { $seat } a déjà pioché.
cardline-replaced = { $name } remplace { $former } et garde les mêmes cartes.
cardline-left = { $seat } quitte la partie ; { $count ->
    [0] aucune carte ne va
    [one] { SAID($count, gender: "feminine") } carte va
   *[other] { SAID($count, gender: "feminine") } cartes vont
} dans la boîte.
cardline-accept-shows = « { $card } » est dans la ligne : { $number }.
cardline-accept-misfits = « { $card } », { $number }, ne va pas là : retirez cette carte.
cardline-accepted-gone = La carte « { $card } » n’est plus dans la ligne ; elle va dans la boîte.
cardline-accepted = La ligne est acceptée telle quelle. Le nombre de cartes en main ne change pas ; corrigez-le s’il est différent.

# Ce qui n’est pas à sa place, et ce qu’il faut faire.
cardline-wrong-to-the-box = Mettez « { $card } » dans la boîte.
cardline-wrong-back-to-hand = Reprenez « { $card } » en main.
cardline-wrong-taken-back = Retirez d’abord « { $card } » { $place-from } : un coup a été repris.
cardline-wrong-put-back = Remettez « { $card } » { $home-to } : un coup a été repris.
cardline-wrong-other-deck = Retirez « { $card } » { $place-from } : cette carte n’est pas de ce paquet.
cardline-wrong-already-there = Retirez « { $card } » { $place-from } : cette carte est déjà dans la ligne.
cardline-wrong-in-the-box = Retirez « { $card } » { $place-from } : la place de cette carte est dans la boîte. Jouez-en une autre.
cardline-wrong-on-a-card = Reprenez « { $card } » : il y a déjà une carte { $place-at }.
cardline-wrong-no-neighbour = Reprenez « { $card } » : aucune carte de la ligne n’est sur le tapis. Posez-y d’abord une carte de la ligne, ou choisissez la place à l’écran.
cardline-wrong-two-cards = « { $card } » { $place-at } est l’une des deux nouvelles cartes : reprenez l’une ou l’autre.
cardline-wrong-several-cards = « { $card } » { $place-at } est l’une des { SAID($count) } nouvelles cartes : n’en laissez qu’une.
cardline-wrong-belongs-elsewhere = Posez « { $card } » { $home-at } : c’est sa place.
cardline-wrong-lay = Posez « { $card } » { $home-to }.
cardline-wrong-lay-back-first = Reposez d’abord « { $card } » { $home-to }.
cardline-wrong-turn-up = Retournez « { $card } » { $place-at }, face visible : cette carte est révélée.
cardline-wrong-lay-beside = Posez à côté du tapis « { $card } » ou, à l’autre bout, « { $other } » : une place doit rester libre. Cette carte reste dans la ligne.

# Pourquoi cela ne se fait pas maintenant.
cardline-refused-other-deck = « { $card } » n’est pas de ce paquet.
cardline-refused-already-there = « { $card } » est déjà dans la ligne.
cardline-refused-in-the-box = La place de la carte « { $card } » est dans la boîte. Jouez une autre carte.
cardline-refused-none-due = Aucune carte n’est attendue pour l’instant.
cardline-refused-line-first = Une autre carte ouvre d’abord la ligne ; ensuite, on pourra jouer « { $card } ».
cardline-refused-no-gap = « { $card } » ne peut pas aller là : cette place n’existe pas dans la ligne.
cardline-refused-no-cards = D’après le compte, { $seat } n’a plus de carte. Si ce n’est pas le cas, corrigez d’abord le compte.
cardline-refused-mend-first = Remettez d’abord la table en état.
cardline-refused-nothing-asked = Aucune question n’est en attente.
cardline-refused-nothing-to-drop = Il n’y a rien à annuler.
cardline-refused-take-it-back = Alors reprenez la carte « { $card } », ou posez-la ailleurs.
cardline-refused-no-draw-due = Il n’y a pas de carte à piocher en ce moment.
cardline-refused-not-seated = { $seat } n’est plus à la table.
cardline-refused-is-out = { $seat } ne joue plus dans cette partie.
cardline-refused-count-range = { $seat } ne peut pas avoir { SAID($count, gender: "feminine") } cartes : de { SAID(0) } à { SAID($most, gender: "feminine") }.
cardline-refused-count-empty = { $seat } n’a pas encore posé de carte dans cette manche et en a donc encore au moins une.
cardline-refused-match-over = La partie est finie.
cardline-refused-not-in-line = « { $card } » n’est pas dans la ligne.
cardline-refused-nothing-owed = Aucune carte n’est à piocher.
cardline-refused-accept-unknown = Pas tant qu’une carte inconnue est sur la table : retirez-la d’abord.
cardline-refused-accept-order = Pas tant que les cartes de la ligne sont dans un autre ordre : remettez-les d’abord à leur place.
cardline-refused-accept-two = Une seule nouvelle carte à la fois, et à une place bien à elle : retirez d’abord les autres.
cardline-refused-accept-nothing = Tout est déjà à sa place.
cardline-refused-no-last-act = Il n’y a pas de coup à attribuer à quelqu’un d’autre.

# Ce qu’on attend.
cardline-status-opening = Distribuez { $hand ->
    [one] { SAID($hand, gender: "feminine") } carte
   *[other] { SAID($hand, gender: "feminine") } cartes
} par personne, face cachée ; { $pile ->
    [one] la dernière forme
   *[other] les { SAID($pile, gender: "feminine") } autres forment
} la pioche. Posez-en la première carte, face visible : elle ouvre la ligne. C’est à { $seat } de commencer.
cardline-status-opening-uneven = Distribuez, face cachée, le nombre de cartes qui figure à côté de chaque nom ; { $pile ->
    [one] la dernière forme
   *[other] les { SAID($pile, gender: "feminine") } autres forment
} la pioche. Posez-en la première carte, face visible : elle ouvre la ligne. C’est à { $seat } de commencer.
cardline-status-opening-anew = Posez la première carte de la pioche, face visible : elle ouvre de nouveau la ligne. Ce sera à { $seat } de jouer.
cardline-status-turn = { $seat } : posez une de vos cartes dans la ligne, face cachée.
cardline-status-laid = { $commit ->
    [turned] { $seat } : retournez la carte « { $card } » et reposez-la.
   *[ok] { $seat } : retournez « { $card } », puis appuyez sur OK.
}
cardline-status-on-pad = { $seat } : choisissez la place de la carte « { $card } », puis retournez-la.
cardline-status-joining = { $seat } : la carte « { $card } » entre-t-elle dans la ligne ? Appuyez sur OK ou Annuler.
cardline-status-over = { $count ->
    [one] { $seats } a gagné.
   *[other] Victoire partagée : { $seats }.
}

# Ce que OK veut dire maintenant.
cardline-ask-turned = La carte « { $card } » est-elle posée { $place-at } et retournée ? OK pour confirmer.
    .spoken = La carte « { $card } » est-elle posée { $place-at } et retournée ?
cardline-ask-joins = La carte « { $card } » entre-t-elle dans la ligne ? OK pour confirmer.
    .spoken = La carte « { $card } » entre-t-elle dans la ligne ?

# Choix.
cardline-option-card = « { $card } »
cardline-option-play = La poser { $place-1-to }
cardline-option-join = La laisser entrer dans la ligne
cardline-option-drop = Ne rien changer

# Ce qui se dit dans tous les jeux, et dans celui-ci à sa façon. Une ligne peut tourner au bord du tapis : à ses bouts, on dit donc « avant » et « après ».
cardline-table-begins = { $deck }. Critère : { $characteristic }, en ordre croissant le long de la ligne.
cardline-table-draw-pad-frozen = La borne de pioche ne répond plus. En attendant, piochez sans elle.
cardline-place-right-of = la place après « { $card } »
cardline-place-right-of-at = après « { $card } »
cardline-place-right-of-to = après « { $card } »
cardline-place-right-of-from = de la place après « { $card } »
cardline-place-left-of = la place avant « { $card } »
cardline-place-left-of-at = avant « { $card } »
cardline-place-left-of-to = avant « { $card } »
cardline-place-left-of-from = de la place avant « { $card } »
