# Les lieux. Le nom seul dit comment un lieu s’appelle, `-at` où se trouve une carte, `-to` où elle va, `-from` d’où on la reprend.
place-slot = { place-cell }
place-slot-at = en { place-cell }
    .spoken = { $letter ->
        [line-] à la place { SAID($number) }
       *[other] en { place-cell }
    }
place-slot-to = en { place-cell }
    .spoken = { $letter ->
        [line-] à la place { SAID($number) }
       *[other] en { place-cell }
    }
place-slot-from = de la case { place-cell }
    .spoken = { $letter ->
        [line-] de la place { SAID($number) }
       *[other] de la case { place-cell }
    }
place-cell = { $slot }
    .spoken = { place-letter } { SAID($number) }
place-letter = { $letter ->
    [line-] place
    [site-] chantier
    [Y] i grec
   *[other] { $letter }
}
place-card = l’emplacement à côté du tapis
place-card-at = à côté du tapis
place-card-to = à côté du tapis
place-card-from = de l’emplacement à côté du tapis
place-table = la table
place-table-at = sur la table
place-table-to = sur la table
place-table-from = de la table
place-line = la ligne
place-line-at = dans la ligne
place-line-to = dans la ligne
place-line-from = de la ligne
place-numbered = place { SAID($nth) }
place-numbered-at = à la place { SAID($nth) }
place-numbered-to = à la place { SAID($nth) }
place-numbered-from = de la place { SAID($nth) }
place-site = chantier { SAID($nth) }
place-site-at = au chantier { SAID($nth) }
place-site-to = au chantier { SAID($nth) }
place-site-from = du chantier { SAID($nth) }
place-pad = la zone de lecture
place-pad-at = sur la zone de lecture
place-pad-to = sur la zone de lecture
place-pad-from = de la zone de lecture
place-draw-pad = la zone de pioche
place-draw-pad-at = sur la zone de pioche
place-draw-pad-to = sur la zone de pioche
place-draw-pad-from = de la zone de pioche
place-where-card = la carte « { $card } »
place-right-of = la case à droite de { $where }
place-right-of-at = à droite de { $where }
place-right-of-to = à droite de { $where }
place-right-of-from = de la case à droite de { $where }
place-left-of = la case à gauche de { $where }
place-left-of-at = à gauche de { $where }
place-left-of-to = à gauche de { $where }
place-left-of-from = de la case à gauche de { $where }
place-above = la case au-dessus de { $where }
place-above-at = au-dessus de { $where }
place-above-to = au-dessus de { $where }
place-above-from = de la case au-dessus de { $where }
place-below = la case au-dessous de { $where }
place-below-at = au-dessous de { $where }
place-below-to = au-dessous de { $where }
place-below-from = de la case au-dessous de { $where }
place-between = la place entre « { $card } » et « { $other } »
place-between-at = entre « { $card } » et « { $other } »
place-between-to = entre « { $card } » et « { $other } »
place-between-from = de la place entre « { $card } » et « { $other } »
place-number = nº { $count }
    .spoken = numéro { SAID($count) }
place-height = { $height } m
    .spoken = { $height ->
        [one] { SAID($height) } mètre
       *[other] { SAID($height) } mètres
    }
place-tower = la tour { place-number } bâtie sur « { $foundation } »
place-tower-at = sur la tour { place-number } bâtie sur « { $foundation } »
place-tower-to = sur la tour { place-number } bâtie sur « { $foundation } »
place-tower-from = de la tour { place-number } bâtie sur « { $foundation } »
place-building = l’immeuble de { place-height } coiffé par « { $card } »
    .short = l’immeuble de { place-height } coiffé de « { $card } »
place-building-at = sur l’immeuble de { place-height } coiffé par « { $card } »
    .short = sur l’immeuble de { place-height } coiffé de « { $card } »
place-building-to = sur l’immeuble de { place-height } coiffé par « { $card } »
    .short = sur l’immeuble de { place-height } coiffé de « { $card } »
place-building-from = de l’immeuble de { place-height } coiffé par « { $card } »
    .short = de l’immeuble de { place-height } coiffé de « { $card } »
place-building-of = l’immeuble de { place-height } coiffé par « { $card } » ({ $seat })
    .short = l’immeuble de { place-height } coiffé de « { $card } » ({ $seat })
place-building-of-at = sur l’immeuble de { place-height } coiffé par « { $card } » ({ $seat })
    .short = sur l’immeuble de { place-height } coiffé de « { $card } » ({ $seat })
place-building-of-to = sur l’immeuble de { place-height } coiffé par « { $card } » ({ $seat })
    .short = sur l’immeuble de { place-height } coiffé de « { $card } » ({ $seat })
place-building-of-from = de l’immeuble de { place-height } coiffé par « { $card } » ({ $seat })
    .short = de l’immeuble de { place-height } coiffé de « { $card } » ({ $seat })
place-building-numbered = l’immeuble { place-number } de { place-height } coiffé par « { $card } » ({ $seat })
    .short = l’immeuble { place-number } de { place-height } coiffé de « { $card } » ({ $seat })
place-building-numbered-at = sur l’immeuble { place-number } de { place-height } coiffé par « { $card } » ({ $seat })
    .short = sur l’immeuble { place-number } de { place-height } coiffé de « { $card } » ({ $seat })
place-building-numbered-to = sur l’immeuble { place-number } de { place-height } coiffé par « { $card } » ({ $seat })
    .short = sur l’immeuble { place-number } de { place-height } coiffé de « { $card } » ({ $seat })
place-building-numbered-from = de l’immeuble { place-number } de { place-height } coiffé par « { $card } » ({ $seat })
    .short = de l’immeuble { place-number } de { place-height } coiffé de « { $card } » ({ $seat })

# Un nom entre guillemets, et un autre à l’intérieur.
quoted = « { $text } »
quoted-inside = “{ $text }”

# Ce que l’arbitre lui-même a à dire, dans tous les jeux.
table-begins = { $deck }.
table-leave-in-box = Laissez dans la boîte { $count ->
    [one] cette carte que vous connaissez
   *[other] ces cartes que vous connaissez
} déjà : { $cards }.
table-all-return = Il reste trop peu de cartes jamais vues pour cette partie : { $count ->
    [one] { SAID($count, gender: "feminine") } carte revient
   *[other] les { SAID($count, gender: "feminine") } cartes reviennent
}.
table-reaches-edge = La zone de jeu touche le bord du tapis. Vous pouvez la déplacer tout entière.
    .short = La zone de jeu touche le bord du tapis.
table-cleared = Merci. Tout est à sa place.
    .short = Merci. Tout est à sa place.
table-wrong-unknown-tag = Retirez la carte { $place-from } : personne ne m’a dit ce que c’est.
    .short = Retirez la carte { $place-from } : je ne la connais pas.
table-wrong-other-deck = Retirez « { $card } » { $place-from } : cette carte vient d’un autre paquet.
    .short = Retirez « { $card } » { $place-from } : cette carte vient d’un autre paquet.
table-wrong-command-card = Retirez la carte de commande { $place-from } : elle sert sur la zone de lecture.
    .short = Retirez la carte de commande { $place-from } : elle sert sur la zone de lecture.
table-left-on-pad = Retirez « { $card } » de la zone de lecture.
    .short = Retirez « { $card } » de la zone de lecture.
table-left-on-pad-unnamed = Retirez la carte de la zone de lecture.
    .short = Retirez la carte de la zone de lecture.
table-out-of-match = Remettez « { $card } » dans la boîte : cette carte n’est pas de cette partie.
table-left-on-tap-place = Retirez « { $card } » { $place-from }.
table-left-on-tap-place-unnamed = Retirez la carte { $place-from }.
table-slots-frozen = Le tapis ne répond plus ici : { $count ->
    [0] { $places }
    [1] { $places } et { SAID(1, gender: "feminine") } autre place
   *[other] { $places } et { SAID($count, gender: "feminine") } autres places
}. Laissez-y les cartes telles quelles. { $pad ->
    [works] En attendant, on peut présenter une carte sur la zone de lecture.
   *[other] En attendant, on choisit une carte par son nom.
}
    .short = Pas de réponse ici : { $count ->
        [0] { $places }
       *[other] { $places } et { $count } de plus
    }. N’y touchez pas. { $pad ->
        [works] En attendant, présentez les cartes sur la zone de lecture.
       *[other] En attendant, choisissez les cartes par leur nom.
    }
table-rows-frozen = Le tapis ne répond plus { $count ->
    [1] à la rangée { $rows }
   *[other] aux rangées { $rows }
}. Laissez-y les cartes telles quelles. { $pad ->
    [works] En attendant, on peut présenter une carte sur la zone de lecture.
   *[other] En attendant, on choisit une carte par son nom.
}
    .short = Le tapis ne répond plus { $count ->
        [1] à la rangée { $rows }
       *[other] aux rangées { $rows }
    }. N’y touchez pas. { $pad ->
        [works] En attendant, présentez les cartes sur la zone de lecture.
       *[other] En attendant, choisissez les cartes par leur nom.
    }
table-mat-frozen = Le tapis ne répond plus. Laissez les cartes telles quelles. { $pad ->
    [works] En attendant, on peut présenter une carte sur la zone de lecture.
   *[other] En attendant, on choisit une carte par son nom.
}
    .short = Le tapis ne répond plus. Ne touchez pas aux cartes. { $pad ->
        [works] En attendant, présentez-les sur la zone de lecture.
       *[other] En attendant, choisissez-les par leur nom.
    }
table-pad-frozen = { $pad ->
    [works] L’une des zones de lecture ne répond plus. En attendant, utilisez-en une autre.
   *[other] La zone de lecture ne répond plus. En attendant, on choisit une carte par son nom.
}
    .short = { $pad ->
        [works] Une zone de lecture ne répond plus. En attendant, utilisez l’autre.
       *[other] La zone de lecture ne répond plus. Choisissez les cartes par leur nom.
    }
table-draw-pad-frozen = La zone de pioche ne répond plus. En attendant, appuyez sur OK quand une carte est piochée.
    .short = La zone de pioche ne répond plus. Après avoir pioché, appuyez sur OK.
table-slots-back = Le tapis entend de nouveau toutes les cartes.
table-heard-badly = Le tapis entend mal la carte { $place-at }. Déplacez-la un peu.
table-unreadable = Je ne peux pas lire ce qui est { $place-at } : un téléphone, ou deux cartes superposées. Retirez-le.
table-unreadable-pad = Je ne peux pas lire ce qui est sur la zone de lecture : un téléphone, ou deux cartes superposées. Retirez-le.
table-tapped-unknown = Je ne connais pas cette carte. Personne ne m’a dit ce que c’est.
    .short = Cette carte est inconnue.
table-tapped-other-deck = « { $card } » vient d’un autre paquet.
table-resumed = La partie reprend où elle en était.
table-journal-full = Le disque est plein. La partie continue, mais à partir d’ici elle n’est plus enregistrée.
    .short = Le disque est plein : la partie n’est plus enregistrée.
table-journal-read-only = Le disque n’accepte plus rien. La partie continue, mais à partir d’ici elle n’est plus enregistrée.
    .short = Le disque n’accepte plus rien : la partie n’est plus enregistrée.
table-journal-failing = L’enregistrement échoue. La partie continue, mais à partir d’ici elle n’est plus enregistrée.
    .short = Le disque ne répond plus : la partie n’est plus enregistrée.
table-journal-back = La partie est de nouveau enregistrée, tout entière.
    .short = La partie est de nouveau enregistrée, tout entière.
table-journal-damaged = L’enregistrement des parties passées est endommagé. Il est mis de côté sous le nom « { $name } », et un nouveau commence.
table-not-kept = La partie n’est toujours pas enregistrée : vérifiez le disque.
    .short = La partie n’est toujours pas enregistrée : vérifiez le disque.
table-paused = Pause. La partie attend.
table-goes-on = La partie continue.
table-time-limit = Chaque coup doit être joué en { $seconds ->
    [one] { SAID($seconds, gender: "feminine") } seconde
   *[other] { SAID($seconds, gender: "feminine") } secondes
}.
table-ten-seconds = { $seat }, il reste dix secondes.
table-time-up = { $seat }, le temps est écoulé.
table-status-paused = Pause.
table-dropped = Tout reste tel quel.
    .short = Tout reste tel quel.
table-corrected = C’est noté.
table-undone = Le dernier coup est annulé.
    .short = Le dernier coup est annulé.
table-holds-again = { $seat } { $count ->
    [0] n’a de nouveau aucune carte
    [one] a de nouveau { SAID($count, gender: "feminine") } carte
   *[other] a de nouveau { SAID($count, gender: "feminine") } cartes
}.
table-pile-again = La pioche compte de nouveau { $count ->
    [one] { SAID($count, gender: "feminine") } carte
   *[other] { SAID($count, gender: "feminine") } cartes
}.
table-towers-again = Les tours redeviennent ce qu’elles étaient : remettez ce qui a été retiré et tournez dans l’autre sens ce qui a été tourné.
table-lay-back = Remettez « { $card } » { $place-to }.
table-undone-play = Coup annulé : « { $card } » ne compte plus.
    .short = Coup annulé : « { $card } » ne compte plus.
table-moved = La carte « { $card } » change de place : elle est maintenant { $place-at }.
table-offers-undo = Les cartes sont comme avant le dernier coup. Appuyez sur Retour pour annuler ce coup.
    .short = Les cartes sont comme avant le dernier coup. Annuler ce coup ?
table-refused-paused = La partie est en pause. Appuyez sur Pause pour continuer.
table-refused-nobody-there = Personne n’occupe cette place dans la partie.
table-refused-not-asked = La question s’adresse à quelqu’un d’autre.
    .short = La question s’adresse à quelqu’un d’autre.
table-refused-not-offered = « { $option } » n’est pas parmi les choix du moment.
    .spoken = Ce choix n’existe pas en ce moment.
table-refused-nothing-to-undo = Il n’y a rien à annuler.
table-too-soon = C’était rapide. Encore une fois, s’il vous plaît.
table-ask-moved = A-t-on déplacé « { $card } » { $place-to } ? OK pour confirmer.
    .spoken = A-t-on déplacé « { $card } » { $place-to } ?
table-ask-undo = Annuler le dernier coup ? OK ou Retour pour confirmer.
    .spoken = Annuler le dernier coup ?
    .short = Annuler le dernier coup ?
table-ask-undo-play = Annuler la dernière carte jouée, « { $card } » ? OK ou Retour pour confirmer.
    .spoken = Annuler la dernière carte jouée, « { $card } » ?
    .short = Annuler la dernière carte jouée, « { $card } » ?
table-ask-undo-shown = Les cartes révélées restent visibles : { $cards }. Annuler le coup quand même ? OK ou Retour pour confirmer.
    .spoken = Les cartes révélées restent visibles : { $cards }. Annuler le coup quand même ?
    .short = Annuler le coup ? Ces cartes restent visibles : { $cards }.
table-ask-hand = { $seat } { $count ->
    [0] n’a aucune carte
    [one] a { $count } carte
   *[other] a { $count } cartes
} ? OK pour confirmer.
    .spoken = { $seat } { $count ->
        [0] n’a aucune carte
        [one] a { SAID($count, gender: "feminine") } carte
       *[other] a { SAID($count, gender: "feminine") } cartes
    } ?
table-ask-turn = Est-ce à { $seat } de jouer ? OK pour confirmer.
    .spoken = Est-ce à { $seat } de jouer ?
table-ask-act-of = Est-ce { $seat } qui a joué le dernier coup ? OK pour confirmer.
    .spoken = Est-ce { $seat } qui a joué le dernier coup ?
    .short = Est-ce { $seat } qui vient de jouer ?
table-ask-card-is = La carte « { $card } » est-elle en fait « { $other } » ? OK pour confirmer.
    .spoken = La carte « { $card } » est-elle en fait « { $other } » ?
table-ask-drawn = La carte a-t-elle déjà été piochée ? OK pour confirmer.
    .spoken = La carte a-t-elle déjà été piochée ?
table-ask-accept = Accepter la table telle quelle ? OK pour confirmer.
    .spoken = Accepter la table telle quelle ?
    .short = Garder la table telle quelle ?
table-ask-leave = { $seat } quitte la partie ? OK pour confirmer.
    .spoken = { $seat } quitte la partie ?
table-ask-replace = { $name } remplace { $seat } ? OK pour confirmer.
    .spoken = { $name } remplace { $seat } ?

# Une série de parties.
table-series-wins = { $seat } { $count ->
    [0] n’a encore gagné aucune partie de cette série
    [one] a gagné { SAID($count, gender: "feminine") } partie de cette série
   *[other] a gagné { SAID($count, gender: "feminine") } parties de cette série
}.
table-series-goes-on = La série continue : pour la remporter, il faut gagner { $count ->
    [one] { SAID($count, gender: "feminine") } partie
   *[other] { SAID($count, gender: "feminine") } parties
}.
table-series-won = { $seat } remporte la série.
table-series-shared = La série est remportée à plusieurs : { $seats }.
