# Les pages pendant une partie : pause et menu, corrections, choix, raisons.
match-label-paused = La partie attend
match-label-menu = Menu
match-paused-turn = Pause. Ensuite, c’est à { $seat }.
match-label-go-on = Continuer
match-label-pause = Pause
match-label-undo = Reprendre le dernier coup
match-label-amend = Corriger quelque chose
match-label-why = Pourquoi ?
match-label-rules = Les règles
match-label-mat = Le tapis
match-label-settings = Réglages
match-label-put-aside = Mettre la partie de côté
match-label-leave = Vers l’accueil
match-label-pile = { $count ->
    [one] La pioche : { $count } carte
   *[other] La pioche : { $count } cartes
}
match-label-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
match-label-cards-unit = { $count ->
    [one] carte
   *[other] cartes
}
match-label-ok = OK

# Ce qu’il y a derrière un verdict.
match-title-why = Pourquoi ?
match-nothing-behind = Il n’y a rien à ajouter.
match-label-ruling = Règle { $rule }

# Choix.
match-choices = Que choisissez-vous ?
match-choices-at = Que faire { $place-at } ?
match-choices-none = Il n’y a rien à choisir en ce moment.
match-label-name-a-card = Nommer une carte

# Plus à remettre en ordre que l’écran ne peut montrer.
match-label-repair-more = et { $count } de plus

# Ce que les joueurs corrigent.
match-amend-title = Que faut-il corriger ?
match-amend-status = Choisissez ce qui est différent sur la table.
match-amend-asks = Choisissez ; je demanderai confirmation avant de changer quoi que ce soit.
match-label-amend-hand = Un autre nombre de cartes
match-amend-hand-about = Quelqu’un en a plus, ou moins.
match-label-amend-turn = Le tour de quelqu’un d’autre
match-amend-turn-about = Ce n’est pas à la personne annoncée de jouer.
match-label-amend-act-of = Le coup de quelqu’un d’autre
match-amend-act-of-about = Quelqu’un d’autre a joué le dernier coup.
match-label-amend-drawn = Déjà pioché
match-amend-drawn-about = Les cartes à piocher l’ont déjà été.
match-label-amend-card-is = Une autre carte
match-amend-card-is-about = Une carte n’est pas celle que je crois.
match-label-amend-accept = La table telle quelle
match-amend-accept-about = La partie prend les cartes telles quelles.
match-label-amend-leave = Quelqu’un part
match-amend-leave-about = Les autres continuent sans cette personne.
match-label-amend-replace = Quelqu’un cède sa place
match-amend-replace-about = Les cartes restent, le nom change.
match-label-amend-undo = Reprendre le dernier coup
match-amend-undo-about = Ce qui a été révélé reste visible.
match-ask-hand = Qui a un autre nombre de cartes ?
match-ask-hand-count = Combien de cartes a { $seat } ?
match-amend-hand-says = { $seat } { $count ->
    [0] n’a aucune carte
    [one] a { $count } carte
   *[other] a { $count } cartes
}.
match-ask-turn = À qui est-ce de jouer ?
match-ask-act-of = Qui a joué le dernier coup ?
match-ask-leave = Qui part ?
match-ask-replace = Qui cède sa place ?
match-ask-card-is = Quelle carte n’est pas celle que je crois ?
match-ask-really = « { $card } » : quelle carte est-ce en réalité ?
match-ask-accept-open = Y a-t-il une carte face visible ?
match-amend-accept-touch = Touchez chaque carte face visible, s’il y en a.
match-label-accept-done = Accepter telle quelle
match-amend-accept-nothing = Tout est posé comme il faut.
