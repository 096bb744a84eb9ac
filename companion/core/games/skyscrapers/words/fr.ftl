# Ce qui s’est passé.
skyscrapers-opens = { $foundations ->
    [0] La dernière fondation, « { $card } »,
   *[other] « { $card } »
} ouvre { $place-kind ->
    [slot] { $place }
   *[tower] un nouveau chantier
} : résistance { SAID($withstands) }.
skyscrapers-turn = { $seat }, à vous de jouer.
skyscrapers-builds = { $seat } pose « { $card } » { $place-to }.
skyscrapers-toilet-specialist = « Spécialiste des toilettes » pour { $seat } : { $points ->
    [one] { SAID($points) } point
   *[other] { SAID($points) } points
} pour les premières toilettes.
    .short = « Spécialiste des toilettes » pour { $seat }.
skyscrapers-further-toilet = Encore { $points ->
    [one] { SAID($points) } point
   *[other] { SAID($points) } points
} pour { $seat }, qui a maintenant { $count ->
    [one] { SAID($count, gender: "feminine") } carte « Toilettes »
   *[other] { SAID($count, gender: "feminine") } cartes « Toilettes »
}.
skyscrapers-may-take = { $seat }, vous pouvez prendre au hasard jusqu’à deux cartes à quelqu’un et en garder une.
skyscrapers-takes = { $seat } prend une ou deux cartes à { $giver }, en garde une et ne pioche pas ce tour-ci.
    .short = { $seat } prend une carte à { $giver }, et ne pioche pas.
skyscrapers-takes-nothing = { $seat } ne prend rien à personne.
skyscrapers-roofs = { $seat } pose un toit, « { $card } », { $place-to } : { $height } m. { $seat }, placez l’immeuble devant vous.
    .spoken = { $seat } pose un toit, « { $card } », { $place-to } : { $height ->
        [one] { SAID($height) } mètre
       *[other] { SAID($height) } mètres
    }. { $seat }, placez l’immeuble devant vous.
skyscrapers-height-is = Après un nouveau calcul, { $place } mesure { $height } m.
    .spoken = Après un nouveau calcul, { $place } mesure { $height ->
        [one] { SAID($height) } mètre
       *[other] { SAID($height) } mètres
    }.
skyscrapers-gets-mini-skyscraper = { $seat } reçoit « Mini-gratte-ciel » pour { $place }.
    .short = { $seat } reçoit « Mini-gratte-ciel ».
skyscrapers-gets-order-and-unity = { $seat } reçoit « Ordre et unité » pour { $place }.
    .short = { $seat } reçoit « Ordre et unité ».
skyscrapers-gets-world-record = { $seat } reçoit « Record du monde » pour { $place }.
    .short = { $seat } reçoit « Record du monde ».
skyscrapers-loses-mini-skyscraper = { $seat } rend « Mini-gratte-ciel », que détenait { $place }.
    .short = { $seat } perd « Mini-gratte-ciel ».
skyscrapers-loses-order-and-unity = { $seat } rend « Ordre et unité », que détenait { $place }.
    .short = { $seat } perd « Ordre et unité ».
skyscrapers-loses-world-record = { $seat } rend « Record du monde », que détenait { $place }.
    .short = { $seat } perd « Record du monde ».
skyscrapers-faulty-no-toilet = « Défectueux ou malodorant » pour { $seat } : { $place } n’a pas de toilettes.
    .short = « Défectueux ou malodorant » pour { $seat }.
skyscrapers-faulty-under-least = « Défectueux ou malodorant » pour { $seat } : { $place } n’atteint pas { $least } m.
    .spoken = « Défectueux ou malodorant » pour { $seat } : { $place } n’atteint pas { $least ->
        [one] { SAID($least) } mètre
       *[other] { SAID($least) } mètres
    }.
    .short = « Défectueux ou malodorant » pour { $seat }.
skyscrapers-faulty-threshold = « Défectueux ou malodorant » pour { $seat } : { $place } ne monte pas assez haut pour un seuil de { $threshold } m.
    .spoken = « Défectueux ou malodorant » pour { $seat } : { $place } ne monte pas assez haut pour un seuil de { $threshold ->
        [one] { SAID($threshold) } mètre
       *[other] { SAID($threshold) } mètres
    }.
    .short = « Défectueux ou malodorant » pour { $seat }.
skyscrapers-faulty-without-card = Il ne reste plus de carte « Défectueux ou malodorant » pour { $place } : { $count ->
    [1] la seule est déjà prise
   *[other] les { SAID($count, gender: "feminine") } sont déjà prises
}. L’immeuble compte comme défectueux quand même.
skyscrapers-excused = { $seat } rend « Défectueux ou malodorant » : tout va bien pour { $place }.
skyscrapers-foundation-due = { $count ->
    [1] Il faut poser une nouvelle fondation.
   *[other] Il faut poser { SAID($count, gender: "feminine") } nouvelles fondations.
}
    .short = { $count ->
        [1] Ensuite vient une nouvelle fondation.
       *[other] Ensuite viennent { $count } nouvelles fondations.
    }
skyscrapers-may-insure = { $seat }, vous pouvez assurer cet immeuble tout de suite.
skyscrapers-quakes = { $seat } joue « { $card } » { $place-to }. { $quakes ->
    [one] Il y a maintenant { SAID($quakes) } séisme sur cette tour.
   *[other] Il y a maintenant { SAID($quakes) } séismes sur cette tour.
}
skyscrapers-quake-cancelled = { $seat } joue « { $card } » { $place-to }, mais une assurance l’annule : défaussez les deux cartes. { $insurances ->
    [0] Il n’y reste plus d’assurance.
    [one] Il y reste { SAID($insurances, gender: "feminine") } assurance.
   *[other] Il y reste { SAID($insurances, gender: "feminine") } assurances.
}
skyscrapers-insures = { $seat } joue « { $card } » { $place-to }. { $insurances ->
    [one] Il y a maintenant { SAID($insurances, gender: "feminine") } assurance sur cette tour.
   *[other] Il y a maintenant { SAID($insurances, gender: "feminine") } assurances sur cette tour.
}
skyscrapers-insurance-cancels = { $seat } joue « { $card } » { $place-to }, ce qui annule un séisme : défaussez les deux cartes. { $quakes ->
    [0] Il n’y reste plus de séisme.
    [one] Il y reste { SAID($quakes) } séisme.
   *[other] Il y reste { SAID($quakes) } séismes.
}
skyscrapers-century = { $seat } joue « { $card } » : toutes les tours tremblent.
skyscrapers-loses-insurance = L’assurance sauve { $place } : défaussez-en une. { $insurances ->
    [0] Il n’en reste aucune.
    [one] Il en reste { SAID($insurances, gender: "feminine") }.
   *[other] Il en reste { SAID($insurances, gender: "feminine") }.
}
skyscrapers-turned = { $turns ->
    [1] Tournez la fondation d’un quart de tour : { $place }.
   *[other] Tournez encore la fondation d’un quart de tour : { $place }. Cela fait { SAID($turns) } quarts de tour.
}
skyscrapers-site-collapses = Effondrement : { $place }. { $count ->
    [0] La fondation quitte la partie.
    [one] Défaussez { SAID($count, gender: "feminine") } carte ; la fondation quitte la partie.
   *[other] Défaussez { SAID($count, gender: "feminine") } cartes ; la fondation quitte la partie.
}
skyscrapers-building-collapses = Effondrement : { $place }. { $owner } perd un immeuble. { $count ->
    [0] La fondation quitte la partie.
    [one] Défaussez { SAID($count, gender: "feminine") } carte ; la fondation quitte la partie.
   *[other] Défaussez { SAID($count, gender: "feminine") } cartes ; la fondation quitte la partie.
}
    .short = { $owner } perd un immeuble.
skyscrapers-studies = { $seat } joue « { $card } ».
skyscrapers-may-look = { $count ->
    [0] { $seat }, la pioche est vide : prenez une carte de la défausse si vous voulez, ou rien.
    [one] { $seat }, regardez la première carte de la pioche, ou prenez une carte de la défausse.
   *[other] { $seat }, regardez les { SAID($count, gender: "feminine") } premières cartes de la pioche, ou prenez une carte de la défausse.
}
skyscrapers-keeps = { $seat } garde une de ces cartes ; les autres, s’il y en a, retournent sur la pioche, dans n’importe quel ordre.
skyscrapers-takes-all = { $seat } prend { $count ->
    [one] cette carte
   *[other] ces { SAID($count, gender: "feminine") } cartes
} comme nouvelle main. { $back ->
    [0] Il n’y avait pas d’ancienne main.
    [one] L’ancienne main, { SAID($back, gender: "feminine") } carte, va sur la pioche.
   *[other] L’ancienne main, { SAID($back, gender: "feminine") } cartes, va sur la pioche, dans n’importe quel ordre.
}
skyscrapers-takes-discarded = { $seat } prend « { $card } » dans la défausse.
skyscrapers-looks-at-nothing = { $seat } ne prend rien : la pioche est vide.
skyscrapers-tornado = { $seat } joue « { $card } » : toutes les mains circulent.
skyscrapers-may-name-side = { $seat }, de quel côté passe-t-on les mains ?
skyscrapers-hands-left = { $seat } choisit la gauche : tout le monde passe sa main vers la gauche.
skyscrapers-hands-right = { $seat } choisit la droite : tout le monde passe sa main vers la droite.
skyscrapers-discards = { $seat } ne peut jouer aucune carte et défausse « { $card } ». Qui le souhaite peut demander à voir la main.
skyscrapers-passes = { $seat } passe.
skyscrapers-time-limit = Le temps écoulé, on défausse une carte de son choix et le tour passe.
skyscrapers-ten-seconds = { $seat }, il reste dix secondes. Ensuite, vous défaussez une carte de votre choix et le tour passe.
skyscrapers-time-up = { $seat }, le temps est écoulé.
skyscrapers-time-up-no-card = { $seat }, le temps est écoulé. Il n’y a rien à défausser, et le tour passe.
skyscrapers-must-discard = { $seat }, défaussez une carte de votre choix.
skyscrapers-discards-late = { $seat } défausse « { $card } ».
skyscrapers-draws = { $seat } pioche { $count ->
    [one] { SAID($count, gender: "feminine") } carte
   *[other] { SAID($count, gender: "feminine") } cartes
}.
skyscrapers-draws-first = { $seat } n’a plus de carte et pioche d’abord { $count ->
    [one] { SAID($count, gender: "feminine") } carte
   *[other] { SAID($count, gender: "feminine") } cartes
}.
skyscrapers-one-card = { $seat } n’a qu’une carte.
skyscrapers-deck-empty = La pioche est maintenant vide.
skyscrapers-skipped = { $seat } n’a pas de carte et ne peut en piocher : le tour passe.
skyscrapers-last-turns = La pioche est vide, et { $count ->
    [one] { $seats } n’a plus de carte
   *[other] plusieurs n’ont plus de carte : { $seats }
}. Les autres jouent encore un tour.
skyscrapers-last-turn = { $seat }, c’est votre dernier tour.
skyscrapers-ends-hands = La dernière carte est jouée, on ne bâtit plus. Passons au décompte.
    .moment = La dernière carte a été jouée, on ne bâtissait plus.
skyscrapers-ends-sites = Il ne reste ni chantier ni fondation. Passons au décompte.
    .moment = Il ne restait ni chantier ni fondation.
skyscrapers-dropped = Tout reste tel quel.
skyscrapers-turns-up = « { $card } » est de trop. { $kind ->
    [foundations] Nombre de fondations
    [toilets] Nombre de toilettes
    [studies] Nombre d’études
    [roofs] Nombre de toits
   *[tornadoes] Nombre de tornades
} : { SAID($count) } au lieu de { SAID($most) }. Continuez avec cette carte, ou remettez-la dans la boîte.
    .short = « { $card } » est de trop. Gardez-la, ou remettez-la dans la boîte.
skyscrapers-stays = « { $card } » reste dans la partie. { $kind ->
    [toilets] Nombre de toilettes
    [studies] Nombre d’études
    [roofs] Nombre de toits
   *[tornadoes] Nombre de tornades
} à présent : { SAID($count) } ; cartes dans la pioche : { SAID($deck) }.
skyscrapers-stays-foundation = « { $card } » reste dans la partie. Nombre de fondations à présent : { SAID($count) }. { $due ->
    [0] Remettez la carte sur sa pile.
   *[other] La carte est à poser.
}
skyscrapers-goes-into-box = « { $card } » va dans la boîte.
skyscrapers-goes-into-box-drawn = « { $card } » va dans la boîte. { $seat } prend une autre carte de la pioche à la place.
skyscrapers-sorted = { $kind ->
    [foundations] Fondations
    [toilets] Toilettes
    [studies] Études
    [roofs] Toits
   *[tornadoes] Tornades
} : { SAID($count) } sur { SAID($most) }.
skyscrapers-sorted-too-many = { $kind ->
    [foundations] Fondations
    [toilets] Toilettes
    [studies] Études
    [roofs] Toits
   *[tornadoes] Tornades
} : une de trop, il en faut { SAID($most) }. Remettez-en une dans la boîte.
skyscrapers-sorted-whole = Toutes les cartes de ce genre sont de la partie.
skyscrapers-sorted-anew = Le compte recommence.
skyscrapers-card-is = La carte est « { $other } », et non « { $card } ».
skyscrapers-hand-set = { $seat } { $count ->
    [0] n’a aucune carte
    [one] a { SAID($count, gender: "feminine") } carte
   *[other] a { SAID($count, gender: "feminine") } cartes
}.
skyscrapers-goes-on = La partie continue. { $seat }, à vous de jouer.
skyscrapers-turn-set = { $seat }, c’est à vous de jouer.
skyscrapers-drawn-already = { $count ->
    [one] { $seats } a déjà pioché.
   *[other] Ont déjà pioché : { $seats }.
}
skyscrapers-replaced = { $name } remplace { $former } et garde les mêmes cartes.
skyscrapers-left = { $seat } quitte la partie ; { $count ->
    [0] aucune carte ne va dans la défausse
    [one] { SAID($count, gender: "feminine") } carte va dans la défausse, sans être vue
   *[other] { SAID($count, gender: "feminine") } cartes vont dans la défausse, sans être vues
}. Les immeubles restent.
skyscrapers-alone = Plus personne ne joue avec { $seat } : la partie est finie.

# Le décompte final, ligne par ligne.
skyscrapers-counts-cards = { $seat }, { $place-kind ->
    [tower] { $place }
   *[none] un immeuble
} : { $points ->
    [one] { SAID($points) } point
   *[other] { SAID($points) } points
}.
skyscrapers-counts-faulty = { $seat }, { $place-kind ->
    [tower] { $place }
   *[none] un immeuble
}, « Défectueux ou malodorant » : { $points ->
    [one] { SAID($points) } point
   *[other] { SAID($points) } points
}.
skyscrapers-counts-mini-skyscraper = { $seat }, « Mini-gratte-ciel » : { $points ->
    [one] { SAID($points) } point
   *[other] { SAID($points) } points
}.
skyscrapers-counts-order-and-unity = { $seat }, « Ordre et unité » : { $points ->
    [one] { SAID($points) } point
   *[other] { SAID($points) } points
}.
skyscrapers-counts-world-record = { $seat }, « Record du monde » : { $points ->
    [one] { SAID($points) } point
   *[other] { SAID($points) } points
}.
skyscrapers-counts-toilets = { $seat }, { $count ->
    [one] { SAID($count, gender: "feminine") } carte « Toilettes »
   *[other] { SAID($count, gender: "feminine") } cartes « Toilettes »
} : { $points ->
    [one] { SAID($points) } point
   *[other] { SAID($points) } points
}.
skyscrapers-total = { $seat }, en tout : { $points ->
    [one] { SAID($points) } point
   *[other] { SAID($points) } points
}.
skyscrapers-shown-all = Tous les étages sont visibles.
skyscrapers-wins = { $seat } gagne avec { $points ->
    [one] { SAID($points) } point
   *[other] { SAID($points) } points
}.
skyscrapers-share = Victoire partagée avec { $points ->
    [one] { SAID($points) } point
   *[other] { SAID($points) } points
} : { $seats }.

# La même chose, pour qui lit la feuille.

# Pourquoi cela ne se fait pas maintenant.
skyscrapers-refused-other-deck = « { $card } » n’est pas de ce paquet.
skyscrapers-refused-wrong-kind = « { $card } » n’est pas une carte que l’on joue.
skyscrapers-refused-belongs-on-pad = Présentez « { $card } » sur la zone de lecture : cette carte ne se joue pas sur une tour.
    .short = Présentez « { $card } » sur la zone de lecture : cette carte ne va sur aucune tour.
skyscrapers-refused-already-built = « { $card } » est déjà dans une tour.
skyscrapers-refused-discarded-card = « { $card } » est dans la défausse.
skyscrapers-refused-fallen-foundation = La fondation « { $card } » s’est effondrée et n’est plus dans cette partie.
skyscrapers-refused-out-of-match = « { $card } » n’est pas de cette partie : remettez la carte dans la boîte.
skyscrapers-refused-not-too-many = « { $card } » n’est pas de trop.
skyscrapers-refused-too-many-at-the-end = « { $card } » est de trop. Nombre de fondations : { SAID($count) } au lieu de { SAID($most) }. Pour continuer avec cette carte, annulez d’abord le dernier coup.
skyscrapers-refused-nothing-to-sort = Les cartes se trient avant la première fondation.
skyscrapers-refused-in-play = On est justement en train de jouer « { $card } ».
skyscrapers-refused-foundation-first = { $count ->
    [1] Posez d’abord la nouvelle fondation ; ensuite, { $seat } continue.
   *[other] Posez d’abord les { SAID($count, gender: "feminine") } nouvelles fondations ; ensuite, { $seat } continue.
}
skyscrapers-refused-no-foundation-due = Remettez « { $card } » sur sa pile : aucune fondation n’est à poser maintenant.
skyscrapers-refused-place-taken = Il faut un emplacement libre pour « { $card } » : { $place } est pris.
skyscrapers-refused-nothing-there = Reprenez « { $card } » : { $place } est vide pour l’instant.
    .short = Il faut une fondation pour « { $card } », et il n’y en a pas { $place-at } pour l’instant.
skyscrapers-refused-has-roof = Reprenez « { $card } » : { $place } a déjà son toit.
skyscrapers-refused-too-few-floors = Reprenez « { $card } » : { $place } a moins de { $least ->
    [one] { SAID($least) } étage
   *[other] { SAID($least) } étages
}.
skyscrapers-refused-insure-that-building = Après un toit, « { $card } » ne va que { $place-to }.
skyscrapers-refused-no-place-for-it = Il n’y a pas de place pour « { $card } » en ce moment.
skyscrapers-refused-answer-first = { $question ->
    [roofed] { $seat } : assurez d’abord l’immeuble, ou appuyez sur OK pour vous en passer.
    [toilet] { $seat } : choisissez d’abord à qui vous prenez des cartes, ou appuyez sur OK pour ne rien prendre.
    [overdue] { $seat } : défaussez d’abord une carte.
   *[tornado] { $seat } : choisissez d’abord de quel côté on passe les mains.
}
    .short = { $question ->
        [roofed] { $seat } : assurez d’abord l’immeuble, ou appuyez sur « { skyscrapers-option-no-insurance.short } ».
        [toilet] { $seat } : choisissez d’abord à qui vous prenez des cartes, ou appuyez sur « { skyscrapers-option-nobody.short } ».
        [overdue] { $seat } : défaussez d’abord une carte.
       *[tornado] { $seat } : choisissez d’abord de quel côté on passe les mains.
    }
skyscrapers-refused-holds-nothing = Il n’y a pas de carte à prendre à { $seat }.
skyscrapers-refused-no-cards = { $seat } n’a pas de carte à jouer.
skyscrapers-refused-deck-empty = { $seat }, la pioche est vide : elle n’a pas de carte pour vous.
skyscrapers-refused-choose-a-way = { $seat }, la pioche n’est pas vide : choisissez ce que fait l’étude.
skyscrapers-refused-no-discards = { $seat }, rien n’est encore dans la défausse.
skyscrapers-refused-not-discarded = « { $card } » n’est pas dans la défausse.
skyscrapers-refused-can-be-played = Jouez « { $card } » : cette carte peut servir, on ne la défausse donc pas.
skyscrapers-refused-no-discard-now = « { $card } » reste en main : on ne défausse rien en ce moment.
skyscrapers-refused-no-pass-now = On ne passe pas avant les derniers tours.
skyscrapers-refused-nothing-asked = Aucune question n’est en attente.
skyscrapers-refused-nothing-to-drop = Il n’y a rien à annuler.
skyscrapers-refused-no-draw-due = Il n’y a pas de carte à piocher en ce moment.
skyscrapers-refused-match-over = La partie est finie.
skyscrapers-refused-not-over = Les étages ne sont tous montrés qu’après la partie.
skyscrapers-refused-all-open = Tous les étages sont déjà visibles.
skyscrapers-refused-not-seated = { $seat } n’est plus à la table.
skyscrapers-refused-count-range = { $seat } ne peut pas avoir { SAID($count, gender: "feminine") } cartes : de { SAID(0) } à { SAID($most, gender: "feminine") }.
skyscrapers-refused-nothing-owed = Aucune carte n’est à piocher.
skyscrapers-refused-not-on-table = La carte « { $card } » n’a pas encore été jouée.
skyscrapers-refused-other-kind = Avec « { $other } » au lieu de « { $card } », tout se serait passé autrement : annulez plutôt le coup.
skyscrapers-refused-accept-nothing = L’arbitre ne regarde pas les tours, il n’y a donc rien à accepter.
skyscrapers-refused-no-last-act = Il n’y a pas de coup à attribuer à quelqu’un d’autre.

# Ce qu’on attend.
skyscrapers-status-opening = Prenez au hasard { SAID($foundations, gender: "feminine") } fondations, { SAID($toilets, gender: "feminine") } toilettes, { SAID($studies, gender: "feminine") } études, { SAID($roofs) } toits et { SAID($tornadoes, gender: "feminine") } tornades ; les autres restent dans la boîte, sans être vues. Les fondations forment une pile à part, les prix sont posés face visible. Distribuez un toit par personne, mélangez le reste et complétez les mains à { SAID($hand, gender: "feminine") } cartes ; les { SAID($deck, gender: "feminine") } autres forment la pioche. Posez ensuite { $count ->
    [1] la première fondation sur un emplacement libre
   *[other] les { SAID($count, gender: "feminine") } premières fondations sur des emplacements libres
}. C’est à { $seat } de commencer.
    .short = Triez les cartes. Distribuez-en { $hand } à chacun, dont 1 toit. Posez { $count ->
        [1] la première fondation
       *[other] { $count } fondations
    }.
skyscrapers-status-opening-more = { $count ->
    [1] Posez encore une fondation sur un emplacement libre. C’est à { $seat } de commencer.
   *[other] Posez encore { SAID($count, gender: "feminine") } fondations sur des emplacements libres. C’est à { $seat } de commencer.
}
    .short = { $count ->
        [1] Posez encore une fondation sur un emplacement libre.
       *[other] Posez encore { $count } fondations sur des emplacements libres.
    }
skyscrapers-status-turn = { $deck ->
    [0] { $seat } : jouez une carte. La pioche est vide, il n’y a rien à piocher.
   *[other] { $seat } : jouez une carte, puis piochez.
}
skyscrapers-status-last-turn = { $seat } : jouez une dernière carte, ou appuyez sur OK pour passer.
    .short = { $seat } : jouez une dernière carte, ou passez.
skyscrapers-status-foundation = { $count ->
    [1] Posez la nouvelle fondation sur un emplacement libre. Ensuite, { $seat } joue une carte.
   *[other] Posez { SAID($count, gender: "feminine") } nouvelles fondations sur des emplacements libres. Ensuite, { $seat } joue une carte.
}
    .short = { $count ->
        [1] { $seat } : posez la nouvelle fondation sur un emplacement libre.
       *[other] { $seat } : posez { $count } nouvelles fondations sur des emplacements libres.
    }
skyscrapers-status-roofed = { $count ->
    [0] { $seat } : jouez une assurance { $place-to }, ou appuyez sur OK pour vous en passer.
    [1] { $seat } : la nouvelle fondation va sur un emplacement libre. Jouez une assurance { $place-to }, ou appuyez sur OK pour vous en passer.
   *[other] { $seat } : les { SAID($count, gender: "feminine") } nouvelles fondations vont sur des emplacements libres. Jouez une assurance { $place-to }, ou appuyez sur OK pour vous en passer.
}
    .short = { $seat } : assurez le nouvel immeuble, ou passez.
skyscrapers-status-toilet = { $seat } : choisissez à qui prendre au hasard jusqu’à deux cartes pour en garder une, ou appuyez sur OK pour ne rien prendre.
    .short = { $seat } : à qui prenez-vous une carte ?
skyscrapers-status-study = { $count ->
    [one] { $seat } : regardez la première carte de la pioche, puis gardez-la, jouez-la ou prenez-la en échange de votre main. Ou choisissez une carte de la défausse.
   *[other] { $seat } : regardez les { SAID($count, gender: "feminine") } premières cartes de la pioche, puis gardez-en une, jouez-en une ou prenez-les toutes en échange de votre main ; le reste retourne sur la pioche, dans n’importe quel ordre. Ou choisissez une carte de la défausse.
}
    .short = { $count ->
        [one] { $seat }, votre étude : la première carte de la pioche, ou la défausse ?
       *[other] { $seat }, votre étude : les { $count } premières cartes de la pioche, ou la défausse ?
    }
skyscrapers-status-study-empty = { $seat } : la pioche est vide. Choisissez une carte de la défausse, ou appuyez sur OK pour ne rien prendre.
    .short = { $seat } : la pioche est vide. Prendre une carte de la défausse ?
skyscrapers-status-discards = { $seat } : présentez ou choisissez la carte que vous prenez dans la défausse.
    .short = { $seat } : quelle carte prenez-vous dans la défausse ?
skyscrapers-status-tornado = { $seat } : choisissez de quel côté on passe les mains.
    .short = { $seat } : dans quel sens passez-vous vos cartes ?
skyscrapers-status-overdue = { $seat } : défaussez une carte de votre choix.
skyscrapers-status-on-pad = { $seat }, « { $card } » : choisissez ce que vous en faites.
    .short = { $seat } : où va « { $card } » ?
skyscrapers-status-too-many = « { $card } » est de trop : { SAID($most, gender: "feminine") } cartes de ce genre étaient prévues. Continuer avec cette carte, ou la remettre dans la boîte ?
    .short = « { $card } » est de trop. La garder, ou la remettre dans la boîte ?
skyscrapers-status-sorting = Tirez sans les voir autant de cartes que le dit la liste, et cochez-les. Une carte présentée sur la zone de lecture est comptée ; jusqu’ici fondations : { SAID($foundations) } ; toilettes : { SAID($toilets) } ; études : { SAID($studies) } ; toits : { SAID($roofs) } ; tornades : { SAID($tornadoes) }.
    .short = Tirez au hasard ce que dit la liste, et cochez-le.
skyscrapers-status-sorting-list = Tirez sans les voir autant de cartes que le dit la liste, et cochez-les. Les autres restent dans la boîte.
    .short = Tirez au hasard ce que dit la liste, et cochez-le.
skyscrapers-status-over = { $count ->
    [one] { $seats } a gagné.
   *[other] Victoire partagée : { $seats }.
}
    .short = { $count ->
        [one] { $seats } gagne.
       *[other] Victoire partagée : { $seats }.
    }

# Ce que OK veut dire maintenant.
skyscrapers-ask-insurance = OK pour se passer d’assurance.
    .spoken = Pas d’assurance ?
skyscrapers-ask-take = OK pour ne rien prendre à personne.
    .spoken = { $seat } ne prend rien à personne ?
skyscrapers-ask-look-at-nothing = OK pour ne rien prendre.
    .spoken = { $seat } ne prend rien ?
skyscrapers-ask-pass = OK pour passer.
    .spoken = { $seat } passe ?
skyscrapers-ask-too-many = OK : continuer avec cette carte.
    .spoken = « { $card } » reste dans la partie ?
skyscrapers-ask-sorted = OK : terminé.
    .spoken = Les cartes sont-elles triées ?

# Ce que dit le bouton qui vaut OK, quand OK est un geste à part entière.
skyscrapers-label-insurance = { skyscrapers-option-no-insurance.short }
skyscrapers-label-take = { skyscrapers-option-nobody.short }
skyscrapers-label-look-at-nothing = { skyscrapers-option-nothing }
skyscrapers-label-pass = { skyscrapers-option-pass.short }
skyscrapers-label-too-many = { skyscrapers-option-stays.short }
skyscrapers-label-sorted = { skyscrapers-option-sorted }

# Choix.
skyscrapers-option-card = « { $card } »
skyscrapers-option-open = La poser { $place-1-to }
skyscrapers-option-open-aside = Un nouveau chantier à côté des autres
skyscrapers-option-play = La poser { $place-1-to }
skyscrapers-option-discard = La défausser : on ne peut pas la jouer
skyscrapers-option-no-insurance = Pas d’assurance
    .short = Passer
skyscrapers-option-take = À { $word }
    .short = { $word }
skyscrapers-option-nobody = À personne
    .short = Passer
skyscrapers-option-keep = En garder une
skyscrapers-option-all = Toutes, en échange de la main
    .short = Échanger toute ma main
skyscrapers-option-nothing = Rien
skyscrapers-option-discards = Une carte de la défausse
    .short = Prendre dans la défausse
skyscrapers-option-take-discarded = « { $card } »
skyscrapers-option-tornado = { $word ->
    [left] À gauche
   *[right] À droite
}
skyscrapers-option-pass = Passer
    .short = Passer
skyscrapers-option-stays = Continuer avec cette carte
    .short = La garder
skyscrapers-option-take-out = La remettre dans la boîte
    .short = Dans la boîte
skyscrapers-option-tick-foundations = Fondations : { SAID($word) }
skyscrapers-option-untick-foundations = ✓ Fondations : { SAID($word) }
    .spoken = Fondations : { SAID($word) }, c’est fait
skyscrapers-option-tick-toilets = Toilettes : { SAID($word) }
skyscrapers-option-untick-toilets = ✓ Toilettes : { SAID($word) }
    .spoken = Toilettes : { SAID($word) }, c’est fait
skyscrapers-option-tick-studies = Études : { SAID($word) }
skyscrapers-option-untick-studies = ✓ Études : { SAID($word) }
    .spoken = Études : { SAID($word) }, c’est fait
skyscrapers-option-tick-roofs = Toits : { SAID($word) }
skyscrapers-option-untick-roofs = ✓ Toits : { SAID($word) }
    .spoken = Toits : { SAID($word) }, c’est fait
skyscrapers-option-tick-tornadoes = Tornades : { SAID($word) }
skyscrapers-option-untick-tornadoes = ✓ Tornades : { SAID($word) }
    .spoken = Tornades : { SAID($word) }, c’est fait
skyscrapers-option-sort = Trier les cartes
skyscrapers-option-sorted = Terminé
skyscrapers-option-show-all = Montrer tous les étages
skyscrapers-option-drop = Ne rien changer

# Ce qui se dit dans tous les jeux, et dans celui-ci à sa façon. Une case, ici, est la place à côté d’un chantier où l’on présente les cartes.
skyscrapers-table-begins = { $deck } : tout le monde bâtit sur les mêmes chantiers, et qui pose le toit possède l’immeuble.
skyscrapers-table-left-on-tap-place = Retirez « { $card } » { $place-from } : c’est là qu’on présente la carte suivante.
skyscrapers-table-left-on-tap-place-unnamed = Retirez la carte { $place-from } : c’est là qu’on présente la suivante.
skyscrapers-table-draw-pad-frozen = La zone de pioche ne répond plus. En attendant, piochez sans elle.
    .short = La zone de pioche ne répond plus. En attendant, piochez sans elle.
skyscrapers-place-slot = { $letter ->
    [site-] le chantier { SAID($number) }
   *[other] { place-cell }
}
skyscrapers-place-slot-at = { $letter ->
    [site-] sur le chantier { SAID($number) }
   *[other] en { place-cell }
}
skyscrapers-place-slot-to = { $letter ->
    [site-] sur le chantier { SAID($number) }
   *[other] en { place-cell }
}
skyscrapers-place-slot-from = { $letter ->
    [site-] de la place du chantier { SAID($number) }
   *[other] de la case { place-cell }
}

# Comment les listes l’appellent, et ce qui se compte aux joueurs sur plusieurs parties.
history-game-skyscrapers = Gratte-ciel
history-deck-skyscrapers = Gratte-ciel
history-tally-floors = étages
history-tally-buildings = immeubles
history-tally-toilets = toilettes
history-tally-earthquakes = séismes
history-tally-insurances = assurances
history-tally-prizes = prix au décompte final
history-tally-faulty = « Défectueux ou malodorant » au décompte final

# Qui commence selon la coutume, quand un paquet ne dit rien d’autre.
agreeing-starts-skyscrapers = D’habitude, la personne la plus âgée commence.

# Le jeu en trois phrases : ce que c’est, à combien, combien de temps.
agreeing-about-skyscrapers = Tout le monde bâtit sur les mêmes chantiers, et qui pose le toit possède l’immeuble ; des séismes en font tomber. De 2 à 6 personnes jouent. Une partie dure environ une heure.

# Les trois images qui expliquent le jeu, une phrase chacune.
agreeing-picture-skyscrapers-1 = Tout le monde bâtit sur les mêmes chantiers. Posez un étage sur n’importe lequel.
agreeing-picture-skyscrapers-2 = Posez le toit, et l’immeuble est à vous. Il lui faut des toilettes, et plus de hauteur que tous vos précédents.
agreeing-picture-skyscrapers-3 = Les séismes font tomber des tours, l’assurance les sauve. Qui a le plus de points gagne.

# Ce qu’explique une première partie : une phrase à chaque fois, quand cela arrive à quelqu’un pour la première fois. De personne en particulier, et sans chiffres.
skyscrapers-lesson-last-turns = On ne pioche plus, la fin approche, et une tour sans toit ne sera à personne.
skyscrapers-lesson-century = Le séisme du siècle n’épargne personne : une assurance s’en va, ou la fondation elle-même faiblit.
skyscrapers-lesson-collapse = Une tour effondrée emporte sa fondation : bâtir haut sur un sol faible est donc un risque.
skyscrapers-lesson-world-record = « Record du monde » va à l’immeuble le plus haut de tous ; à égalité, personne ne le détient.
skyscrapers-lesson-order-and-unity = « Ordre et unité » demande des étages de couleur d’une seule catégorie, et l’immeuble le plus récent le détient.
skyscrapers-lesson-mini-skyscraper = « Mini-gratte-ciel » demande exactement la hauteur fixée : un petit immeuble peut donc valoir un prix.
skyscrapers-lesson-threshold = Chaque nouvel immeuble se mesure au plus haut des vôtres : commencez petit et gardez les géants pour plus tard.
skyscrapers-lesson-faulty = Sans toilettes ou trop bas, un immeuble perd ses points : regardez-y à deux fois avant de poser le toit.
skyscrapers-lesson-prize-lost = Les prix dépendent des immeubles debout : ils changent donc de mains quand la ville change.
skyscrapers-lesson-cancels = Une assurance et un séisme s’annulent : les deux cartes sont défaussées, et la tour reste comme avant.
skyscrapers-lesson-tornado = Une tornade emporte des mains entières chez les voisins : une bonne carte se joue donc avant elle.
skyscrapers-lesson-roof = Qui pose le toit possède tout l’immeuble : un chantier presque achevé fait donc envie à tout le monde.
skyscrapers-lesson-quake = Un séisme reste sur sa tour, et quand il y en a trop, elle s’effondre, peu importe qui l’a bâtie.
skyscrapers-lesson-study = Une étude permet de regarder dans la pioche ou dans la défausse et d’y trouver la carte qui manque.
skyscrapers-lesson-toilet = Aucun immeuble ne se passe de toilettes : elles rapportent des points aussitôt, quoi qu’il arrive à la tour.
skyscrapers-lesson-take = Qui bâtit des toilettes peut chercher une carte dans une autre main, au lieu de piocher.
skyscrapers-lesson-insurance = Une assurance attend sur sa tour et emportera le prochain séisme avec elle.
skyscrapers-lesson-discard = Qui ne peut jouer aucune carte en défausse une à la place, et c’est affaire de confiance.
skyscrapers-lesson-foundation = Ensuite, une nouvelle fondation va sur un emplacement libre ; sans fondation ni chantier, la partie finit.
skyscrapers-lesson-build = Ce qui est recouvert le reste : seuls sa hauteur et ses points comptent encore.
skyscrapers-lesson-site = Un chantier n’est à personne tant qu’il n’a pas de toit : tout le monde peut donc y bâtir.

# Ce qu’il y a derrière un verdict, pour qui le demande : deux phrases à chaque fois.
skyscrapers-why-S0 = Un chantier n’a pas encore de toit ; avec son toit, c’est un immeuble, et il a un propriétaire. L’immeuble le plus récent est celui dont le toit a été posé en dernier.
skyscrapers-why-S1 = Le nombre de joueurs détermine combien de fondations, de toilettes, d’études, de toits et de tornades sont de la partie, et personne ne sait quelles cartes restent dans la boîte. Tout le monde a un toit dès le début, et les fondations forment une pile à part.
skyscrapers-why-S2 = Un tour, c’est une carte jouée, puis la main se complète. Qui commence son tour sans carte pioche d’abord, et ne passe que s’il n’y a rien à piocher.
skyscrapers-why-S3 = Les étages, les étages spéciaux et les toilettes vont sur n’importe quel chantier, peu importe qui l’a commencé, tant qu’il n’a pas de toit. Ce qu’ils recouvrent reste recouvert, et seuls sa hauteur et ses points comptent encore.
skyscrapers-why-S4 = Un toit va sur un chantier qui a assez d’étages, et qui le pose possède l’immeuble. On pose une nouvelle fondation s’il en reste, et cet immeuble peut être assuré tout de suite.
skyscrapers-why-S5 = Les toilettes rapportent aussitôt, quoi qu’il arrive à la tour : d’abord les points de « Spécialiste des toilettes », puis ceux de chaque carte suivante. On peut aussi prendre au hasard jusqu’à deux cartes à quelqu’un et en garder une, mais alors on ne pioche pas.
skyscrapers-why-S6 = Un séisme reste sur sa tour, sauf si une assurance s’y trouve : les deux sont alors défaussés. Quand il y en a plus que la tour n’en supporte, elle s’effondre.
skyscrapers-why-S6-if-collapse-equals = Un séisme reste sur sa tour, sauf si une assurance s’y trouve : les deux sont alors défaussés. Quand il y en a autant que la tour en supporte, elle s’effondre.
skyscrapers-why-S7 = Une tour résiste à autant de séismes que le dit sa fondation, à un de plus par amortisseur harmonique, à un de moins par quart de tour. Les assurances ne comptent pas ici, car elles écartent les séismes eux-mêmes.
skyscrapers-why-S8 = Le séisme du siècle n’épargne personne : chaque tour perd une assurance, ou sa fondation est tournée d’un quart de tour s’il n’y en a pas. On regarde seulement ensuite lesquelles s’effondrent, toutes à la fois.
skyscrapers-why-S9 = Une assurance peut aller sur n’importe quelle tour, peu importe à qui elle est, et il n’y a pas de limite. S’il s’y trouve déjà un séisme, les deux sont défaussés.
skyscrapers-why-S10 = Quand une tour s’effondre, ses cartes sont défaussées, sa fondation quitte la partie et ses prix sont rendus. On ne pose une autre fondation que s’il ne reste aucun chantier.
skyscrapers-why-S11 = Une étude permet de regarder dans la pioche, pour garder une carte, en jouer une ou changer toute la main, le reste y retournant dans n’importe quel ordre, ou bien de prendre une carte de la défausse, à la vue de tous. Elle est ensuite défaussée elle-même, et l’on pose une nouvelle fondation s’il en reste.
skyscrapers-why-S12 = À la fin d’un tour, la main se complète à la pioche, tant qu’il y en a. Seule la personne qui a pris une carte grâce aux toilettes ne pioche pas.
skyscrapers-why-S13 = Une tornade fait passer chaque main entière à la personne voisine, du côté que choisit la personne qui la joue. Une fois la pioche vide, les personnes sans carte sont sautées.
skyscrapers-why-S14 = Qui ne peut jouer aucune de ses cartes en défausse une à la place. C’est affaire de confiance, mais qui le souhaite peut demander à voir la main.
skyscrapers-why-S15 = D’une carte recouverte on voit la hauteur et les points, et personne n’en regarde davantage. La somme est annoncée quand le toit est posé.
skyscrapers-why-S16 = Un nouvel immeuble se mesure au plus haut que la même personne a achevé, même s’il s’est effondré depuis. Chacun a ainsi son propre seuil.
skyscrapers-why-S17 = Sans toilettes, trop bas pour le seuil de la personne qui le possède ou sous la hauteur minimale, un immeuble est « Défectueux ou malodorant » et ses points ne comptent pas. Seul « Mini-gratte-ciel » excuse la hauteur, et seul « Record du monde » reste à sa portée.
skyscrapers-why-S18 = « Mini-gratte-ciel » va à l’immeuble le plus récent qui a exactement la hauteur fixée, « Ordre et unité » au plus récent dont les étages de couleur sont tous d’une catégorie, « Record du monde » au plus haut s’il est seul à l’être. Les prix suivent les immeubles debout, celui qui s’effondre rend donc les siens.
skyscrapers-why-S19 = La partie s’arrête quand il ne reste ni chantier ni fondation, ou après un dernier tour des autres, une fois la pioche et une main vides. Les immeubles, les prix et les toilettes rapportent des points ; une tour sans toit ne rapporte rien.
skyscrapers-why-S20 = Une carte se pose seule à la place de son chantier, puis va sur la tour ; ce qui n’est pas pour une tour se présente sur la zone de lecture. L’arbitre ne voit pas les tours, il retient ce qu’on lui a présenté et attend chaque fondation à poser.
    .short = Une carte se pose seule à la place de son chantier, puis va sur la tour ; le reste se présente sur la zone de lecture. L’arbitre ne voit pas les tours : il retient ce qu’on lui a présenté et attend chaque fondation à poser.
skyscrapers-why-C20 = La dernière carte posée peut encore aller à un autre chantier, tant que rien d’autre ne s’est passé. Elle compte comme le coup de la personne dont c’était le tour.
skyscrapers-why-C24 = Seules les cartes de ce paquet sont de la partie. Toute autre carte se retire, et cela ne change rien.
skyscrapers-why-C28 = On pioche à la fin d’un tour, ou au début avec une main vide. Une carte entrevue à un autre moment n’est pas un coup.
skyscrapers-why-E5 = La partie ne connaît que les cartes présentées, et c’est à vous de veiller sur les tours. Si quelque chose ne s’accorde pas, on peut annuler un coup ou nommer une carte autrement.
skyscrapers-why-E7 = Qui s’en va met sa main dans la défausse, sans la montrer, et plus rien ne lui est demandé. Ses immeubles restent et peuvent garder des prix, mais ne rapportent rien à personne.
skyscrapers-why-H2 = Une carte montrée est connue tant qu’elle est au-dessus, ou visible dans la défausse. Les mains sont secrètes, et l’arbitre ne fait que les compter.
skyscrapers-why-H3 = Une carte recouverte n’est plus nommée pendant la partie, même pour un tour passé depuis longtemps. Après la partie, vous pouvez faire montrer tous les étages.

# Au terminal.
skyscrapers-terminal-intro =
    Tout le monde bâtit sur les mêmes chantiers, étage par étage, et qui pose le toit possède l’immeuble.
    Séismes, assurances et études s’en mêlent. Une carte recouverte n’est plus nommée ;
    à la fin, on compte les points, les prix et les toilettes.
skyscrapers-terminal-play-people =
    À ce terminal : { $people }. Tapez ce que l’on ferait ou dirait à la table :
    « { $tap } 1 site-2 » présente la carte 1 de la main au chantier 2 ; « { $help } » dit tout ce qui existe.
skyscrapers-terminal-free = Emplacements libres : { $cells }
skyscrapers-terminal-no-cells = Il n’y a pas d’emplacement { $cell } ici. On présente une carte à un chantier, comme site-1, ou sur la zone de lecture.
skyscrapers-terminal-help-lay =
    poser 3 site-2
    poser la carte 3 de la main au chantier 2 et l’y laisser
skyscrapers-terminal-help-ok =
    ok
    appuyer sur OK : pas d’assurance, rien à prendre, passer, oui à ce qui est demandé
skyscrapers-terminal-help-lift =
    soulever site-2
    reprendre la carte laissée au chantier 2
skyscrapers-terminal-help-move =
    déplacer site-1 site-2
    présenter au chantier 2 la carte du sommet du chantier 1, si sa place est là
skyscrapers-terminal-help-tap =
    présenter 3 site-2
    présenter la carte 3 de la main au chantier 2, ou sans chantier sur la zone de lecture
skyscrapers-terminal-help-mend =
    ranger
    enlever ce qui est resté là
terminal-card-residential = { $name } (logements, { $metres } m, { $points ->
    [one] { $points } point
   *[other] { $points } points
})
terminal-card-offices = { $name } (bureaux, { $metres } m, { $points ->
    [one] { $points } point
   *[other] { $points } points
})
terminal-card-hotels = { $name } (hôtels, { $metres } m, { $points ->
    [one] { $points } point
   *[other] { $points } points
})
terminal-card-restaurants = { $name } (restaurants, { $metres } m, { $points ->
    [one] { $points } point
   *[other] { $points } points
})
terminal-card-shops = { $name } (magasins, { $metres } m, { $points ->
    [one] { $points } point
   *[other] { $points } points
})
terminal-card-special = { $name } (gris, { $metres } m, { $points ->
    [one] { $points } point
   *[other] { $points } points
})
terminal-card-toilet = { $name } (toilettes, { $metres } m, { $points ->
    [one] { $points } point
   *[other] { $points } points
})
terminal-card-roof = { $name } (toit, { $metres } m, { $points ->
    [one] { $points } point
   *[other] { $points } points
})
terminal-card-toilet-roof = { $name } (toit avec toilettes, { $metres } m, { $points ->
    [one] { $points } point
   *[other] { $points } points
})

# Ce qui se lit à côté des nombres du décompte final.
end-part-cards = Immeubles
end-part-faulty = Défaut
end-part-mini-skyscraper = Mini
end-part-order-and-unity = Unité
end-part-world-record = Record
end-part-toilets = Toilettes
end-part-total = Total
