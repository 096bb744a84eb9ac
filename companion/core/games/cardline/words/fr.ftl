# Ce qui s’est passé.
cardline-opens = « { $card } » ouvre la ligne : { $number }.
cardline-turn = { $seat }, à vous de jouer.
cardline-fits-first = { $seat } joue « { $card } », { $number } : la carte est bien placée avant « { $right } », { $right-number }.
    .short = La carte « { $card } » est bien placée : { $number }.
    .moment = { $seat } place bien « { $card } ».
cardline-fits-last = { $seat } joue « { $card } », { $number } : la carte est bien placée après « { $left } », { $left-number }.
    .short = La carte « { $card } » est bien placée : { $number }.
    .moment = { $seat } place bien « { $card } ».
cardline-fits-between = { $seat } joue « { $card } », { $number } : la carte est bien placée entre « { $left } », { $left-number }, et « { $right } », { $right-number }.
    .short = La carte « { $card } » est bien placée : { $number }.
    .moment = { $seat } place bien « { $card } ».
cardline-misfits-first = { $seat } joue « { $card } », { $number } : la carte ne va pas avant « { $right } », { $right-number }.
    .short = « { $card } » ne va pas ici : { $number }.
    .moment = { $seat } : « { $card } » ne va pas là.
    .named = { $seat } : « { $card } » ne va pas avant « { $right } ».
cardline-misfits-last = { $seat } joue « { $card } », { $number } : la carte ne va pas après « { $left } », { $left-number }.
    .short = « { $card } » ne va pas ici : { $number }.
    .moment = { $seat } : « { $card } » ne va pas là.
    .named = { $seat } : « { $card } » ne va pas après « { $left } ».
cardline-misfits-between = { $seat } joue « { $card } », { $number } : la carte ne va pas entre « { $left } », { $left-number }, et « { $right } », { $right-number }.
    .short = « { $card } » ne va pas ici : { $number }.
    .moment = { $seat } : « { $card } » ne va pas là.
    .named = { $seat } : « { $card } » ne va pas entre « { $left } » et « { $right } ».
cardline-draws = { $seat } pioche une carte, puis « { $card } » va dans la boîte.
    .short = { $seat } pioche une carte.
    .named = « { $card } » ne va pas là : { $seat } pioche une carte.
cardline-takes-back = Il n’y a plus de carte à piocher : { $seat } reprend donc « { $card } ».
cardline-time-limit = Le temps écoulé, on pioche une carte et le tour passe.
cardline-ten-seconds = { $seat }, il reste dix secondes. Ensuite, vous piochez une carte et le tour passe.
cardline-time-up = Le temps est écoulé : { $seat } pioche une carte, et le tour passe.
cardline-time-up-no-card = { $seat }, le temps est écoulé, et le tour passe. Il n’y a plus de carte à piocher.
cardline-reshuffled = La pioche est vide. { $count ->
    [1] L’unique carte de la boîte devient la nouvelle pioche.
   *[other] Mélangez les { SAID($count, gender: "feminine") } cartes de la boîte : c’est la nouvelle pioche.
}
cardline-one-card = { $seat } n’a plus qu’une carte.
cardline-no-card = { $seat } n’a plus de carte. Tout se décidera à la fin de la manche.
cardline-wins = { $seat } gagne.
cardline-play-off = Départage : { $seats }. Les autres, s’il y en a, ne jouent plus, et leurs cartes vont dans la boîte. Puis chaque personne du départage pioche une carte.
    .short = Départage : { $seats }. Chacun pioche une carte.
cardline-share = Il ne reste pas assez de cartes pour un départage, la victoire est donc partagée : { $seats }.
    .short = Victoire partagée : { $seats }.
cardline-line-is-long = La ligne remplit presque le tapis. Les cartes à ses bouts peuvent maintenant aller à côté du tapis, d’abord « { $left } » ou « { $right } » ; elles restent dans la ligne.
    .short = Le tapis est presque plein : les cartes des bouts peuvent aller à côté.
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
    .short = La ligne est gardée telle quelle.

# Ce qui n’est pas à sa place, et ce qu’il faut faire.
cardline-wrong-to-the-box = Mettez « { $card } » dans la boîte.
    .addressed = { $seat } : mettez « { $card } » dans la boîte.
cardline-wrong-back-to-hand = Reprenez « { $card } » en main.
    .addressed = { $seat } : reprenez « { $card } » en main.
cardline-wrong-taken-back = Retirez d’abord « { $card } » { $place-from } : elle ne compte pas.
cardline-wrong-put-back = Remettez « { $card } » { $home-to } : un coup a été annulé.
cardline-wrong-other-deck = Retirez « { $card } » { $place-from } : cette carte n’est pas de ce paquet.
cardline-wrong-already-there = Retirez « { $card } » { $place-from } : cette carte est déjà dans la ligne.
cardline-wrong-in-the-box = Retirez « { $card } » { $place-from } : la place de cette carte est dans la boîte. Jouez-en une autre.
cardline-wrong-on-a-card = Reprenez « { $card } » : il y a déjà une carte { $place-at }.
    .short = Reprenez « { $card } » : cette place est prise.
cardline-wrong-no-neighbour = Reprenez « { $card } » : aucune carte de la ligne n’est sur le tapis. Posez-y d’abord une carte de la ligne, ou choisissez la place à l’écran.
cardline-wrong-two-cards = « { $card } » { $place-at } est l’une des deux nouvelles cartes : reprenez l’une ou l’autre.
cardline-wrong-several-cards = « { $card } » { $place-at } est l’une des { SAID($count) } nouvelles cartes : n’en laissez qu’une.
cardline-wrong-belongs-elsewhere = Posez « { $card } » { $home-at } : c’est sa place.
cardline-wrong-lay = Posez « { $card } » { $home-to }.
cardline-wrong-lay-back-first = Reposez d’abord « { $card } » { $home-to }.
cardline-wrong-turn-up = Retournez « { $card } » { $place-at }, valeur visible : cette carte est révélée.
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
} par personne, valeur cachée ; { $pile ->
    [one] la dernière forme
   *[other] les { SAID($pile, gender: "feminine") } autres forment
} la pioche. Posez-en la première carte, valeur visible : elle ouvre la ligne. C’est à { $seat } de commencer.
    .short = Distribuez { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } à chacun, valeur cachée. Posez la première de la pioche, valeur visible.
cardline-status-opening-uneven = Distribuez, valeur cachée, le nombre de cartes qui figure à côté de chaque nom ; { $pile ->
    [one] la dernière forme
   *[other] les { SAID($pile, gender: "feminine") } autres forment
} la pioche. Posez-en la première carte, valeur visible : elle ouvre la ligne. C’est à { $seat } de commencer.
    .short = Distribuez le nombre indiqué près de chaque nom. Posez la première de la pioche, valeur visible.
cardline-status-opening-anew = Posez la première carte de la pioche, valeur visible : elle ouvre de nouveau la ligne. Ce sera à { $seat } de jouer.
    .short = Posez la première de la pioche, valeur visible : elle ouvre de nouveau la ligne.
cardline-status-turn = { $seat } : posez une de vos cartes dans la ligne, valeur cachée.
    .short = { $seat } : posez une de vos cartes dans la ligne, valeur cachée.
cardline-status-laid = { $commit ->
    [turned] { $seat } : retournez la carte « { $card } » et reposez-la.
   *[ok] { $seat } : retournez « { $card } », puis appuyez sur OK.
}
    .short = { $seat } : retournez « { $card } ».
cardline-status-on-pad = { $seat } : choisissez la place de la carte « { $card } », puis retournez-la.
    .short = { $seat } : choisissez une place pour « { $card } ».
cardline-status-joining = { $seat } : la carte « { $card } » entre-t-elle dans la ligne ? Appuyez sur OK ou Annuler.
    .short = { $seat } : la carte « { $card } » entre-t-elle dans la ligne ?
cardline-status-over = { $count ->
    [one] { $seats } a gagné.
   *[other] Victoire partagée : { $seats }.
}
    .short = { $count ->
        [one] { $seats } gagne.
       *[other] Victoire partagée : { $seats }.
    }

# Ce que OK veut dire maintenant.
cardline-ask-turned = La carte « { $card } » est-elle posée { $place-at } et retournée ? OK pour confirmer.
    .spoken = La carte « { $card } » est-elle posée { $place-at } et retournée ?
cardline-ask-joins = La carte « { $card } » entre-t-elle dans la ligne ? OK pour confirmer.
    .spoken = La carte « { $card } » entre-t-elle dans la ligne ?

# Ce que dit le bouton qui vaut OK, quand OK est un geste à part entière.
cardline-label-turned = Retournée
cardline-label-joins = { cardline-option-join.short }

# Choix.
cardline-option-card = « { $card } »
cardline-option-play = La poser { $place-1-to }
cardline-option-join = La laisser entrer dans la ligne
    .short = Elle entre
cardline-option-drop = Ne rien changer

# Ce qui se dit dans tous les jeux, et dans celui-ci à sa façon. Une ligne peut tourner au bord du tapis : à ses bouts, on dit donc « avant » et « après ».
cardline-table-begins = { $deck }. Critère : { $characteristic }, en ordre croissant le long de la ligne.
cardline-table-draw-pad-frozen = La zone de pioche ne répond plus. En attendant, piochez sans elle.
    .short = La zone de pioche ne répond plus. En attendant, piochez sans elle.
cardline-place-right-of = la place après « { $card } »
cardline-place-right-of-at = après « { $card } »
cardline-place-right-of-to = après « { $card } »
cardline-place-right-of-from = de la place après « { $card } »
cardline-place-left-of = la place avant « { $card } »
cardline-place-left-of-at = avant « { $card } »
cardline-place-left-of-to = avant « { $card } »
cardline-place-left-of-from = de la place avant « { $card } »

# Comment les listes l’appellent, et ce qui se compte aux joueurs sur plusieurs parties.
history-game-cardline = Cardline
history-tally-fits = cartes bien placées
history-tally-misfits = cartes mal placées

# Qui commence selon la coutume, quand un paquet ne dit rien d’autre.
agreeing-starts-cardline = D’habitude, vous choisissez ensemble qui commence.

# Le jeu en trois phrases : ce que c’est, à combien, combien de temps.
agreeing-about-cardline = Une ligne de cartes visibles va du plus petit au plus grand, et chacun devine où placer la sienne. De 2 à 8 personnes jouent. Une partie dure environ un quart d’heure.

# Les trois images qui expliquent le jeu, une phrase chacune.
agreeing-picture-cardline-1 = La ligne va du plus petit au plus grand. Trouvez la place de votre carte.
agreeing-picture-cardline-2 = Posez-la et retournez-la. Bien placée, elle reste dans la ligne.
agreeing-picture-cardline-3 = Mal placée, elle va dans la boîte et vous en piochez une autre. La seule personne sans carte à la fin d’une manche gagne.

# Ce qu’explique une première partie : une phrase à chaque fois, quand cela arrive à quelqu’un pour la première fois. De personne en particulier, et sans chiffres.
cardline-lesson-play-off = Plusieurs n’ont plus de carte : les autres ne jouent plus, et une carte piochée par personne les départage.
cardline-lesson-no-card = Tout le monde a le même nombre de tours, une victoire n’est donc sûre qu’à la fin de la manche.
cardline-lesson-takes-back = Il n’y a plus rien à piocher : la carte revient en main, car on ne se défait pas d’une carte mal placée.
cardline-lesson-reshuffled = Les cartes de la boîte forment la nouvelle pioche, il est donc bon de se souvenir de leurs nombres.
cardline-lesson-penalty = Une carte mal placée va dans la boîte et une autre la remplace : la main ne diminue donc pas.
cardline-lesson-long-line = La ligne peut dépasser le tapis : les cartes de ses bouts se posent à côté et en font toujours partie.
cardline-lesson-last-card = La dernière carte est annoncée, pour que tout le monde voie qui est près de gagner.
cardline-lesson-fits = Une carte bien placée reste dans la ligne : les intervalles se resserrent, et deviner devient plus difficile.
cardline-lesson-order = Chaque nombre visible aide à deviner : ce qui est plus petit va avant, ce qui est plus grand va après.
cardline-lesson-play = Posez une carte là où vous la croyez à sa place : tant qu’elle n’est pas retournée, elle peut encore bouger.

# Ce qu’il y a derrière un verdict, pour qui le demande : deux phrases à chaque fois.
cardline-why-L1 = Tout le monde commence avec le nombre de cartes convenu, valeur cachée, et personne n’en regarde l’autre côté. Une carte de plus ouvre la ligne, valeur visible, et le reste forme la pioche.
cardline-why-L2 = Une carte est bien placée si elle n’est ni plus petite que celle d’avant ni plus grande que celle d’après ; à un bout de la ligne, il n’y a qu’une voisine. Deux cartes égales vont côte à côte, dans l’ordre qu’on veut.
cardline-why-L3 = Une carte bien placée reste dans la ligne, visible. Sinon, la personne en pioche une autre, puis la carte va dans la boîte.
cardline-why-L4 = On regarde à la fin de chaque manche : si une seule personne n’a plus de cartes, elle gagne. Si elles sont plusieurs, elles se départagent : chacune pioche une carte et joue une manche de plus.
cardline-why-L5 = Une manche de départage où personne ne place sa carte ne décide de rien. Chacun garde la carte piochée et continue.
cardline-why-L6 = Quand la pioche est vide, la boîte mélangée la remplace ; si la boîte est vide aussi, une carte mal placée revient en main. S’il ne reste pas assez de cartes pour un départage, la victoire est partagée.
cardline-why-L7 = On peut serrer ou écarter les cartes de la ligne quand on veut, pourvu qu’elles gardent leur ordre ; deux voisines égales peuvent changer de place. Un coup, c’est une seule carte nouvelle parmi elles.
cardline-why-L8 = La ligne peut devenir plus longue que le tapis, les cartes à ses bouts peuvent donc aller à côté sans la quitter. Une place du tapis reste libre, et une place en dehors se choisit à l’écran.
cardline-why-L9 = Une carte est jouée quand on la retourne. Avant, on peut la déplacer ou en prendre une autre, et rien ne dit si elle est bien placée.
cardline-why-C20 = Une carte posée mais pas encore retournée peut être déplacée, changée ou reprise, à la main seulement. Une fois retournée, elle compte comme le coup de la personne dont c’était le tour.
cardline-why-C21 = Les cartes de la ligne sont visibles, et l’on peut en prendre une pour la lire. Pendant qu’on en pose une autre, il faut d’abord les remettre.
cardline-why-C28 = On pioche pour une carte mal placée, ou au début d’un départage. Une carte entrevue à un autre moment n’est pas un coup.
cardline-why-E5 = Si vous convenez que la table est bonne ainsi, la partie prend la ligne telle quelle, pourvu que chaque carte soit connue et dans l’ordre. Une carte nouvelle est d’abord révélée, et elle entre dans la ligne si elle y a sa place.
cardline-why-H2 = La ligne et la boîte sont visibles, avec tous les nombres de leurs cartes. Des mains et de la pioche, on ne connaît que le nombre de cartes.
cardline-why-H3 = Un nombre qui n’a pas été révélé reste caché après la partie aussi. Les cartes restées en main et dans la pioche ne sont pas dites.
cardline-why-H4 = On compare ce qui est montré : le nombre entier, dans l’unité du paquet. La voix ne l’arrondit pas : si deux nombres sonnent pareil, ils sont égaux.

# Au terminal.
cardline-terminal-intro =
    Toutes les cartes sont posées valeur cachée, sauf celles de la ligne, où l’on va du plus petit au plus grand ({ $characteristic }).
    À son tour, chacun pose une carte là où elle semble aller, puis la retourne. Si elle convient, elle reste ;
    sinon, elle va dans la boîte et l’on en pioche une autre. Qui est seul sans carte à la fin d’une manche gagne.
cardline-terminal-pushes = { $seat } pousse des cartes le long de la ligne.
cardline-terminal-play-people =
    À ce terminal : { $people }. Tapez ce que l’on ferait ou dirait à la table :
    « { $lay } 1 2 » pose la carte 1 de la main dans l’intervalle 2, « { $ok } » la retourne ; « { $help } » dit tout ce qui existe.
cardline-terminal-help-lay =
    poser 3 2
    poser la carte 3 de la main dans l’intervalle 2, ou à une place du tapis : poser 3 D1
cardline-terminal-help-ok =
    ok
    retourner la carte posée dans un intervalle ; oui à ce qui est demandé
cardline-terminal-help-lift =
    soulever D1
    prendre en main la carte en D1
cardline-terminal-help-move =
    déplacer D1 E1
    prendre la carte en D1 et la poser en E1
cardline-terminal-help-swap =
    échanger D1 E1
    échanger deux cartes
cardline-terminal-help-tap =
    présenter 3
    présenter sur la zone de lecture la carte 3 de la main et choisir l’intervalle, ou avec une place la carte qui s’y trouve
