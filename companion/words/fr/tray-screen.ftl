# La bande sous la table où l’on joue dans une fenêtre : à qui sont les cartes, quels endroits, où va la carte prise.
tray-stack-pile = Pioche
tray-stack-foundations = Fondations
tray-pad = Zone de lecture
    .short = Zone
tray-draw-pad = Zone de pioche
    .short = Pioche
tray-shows-card = Montrer une carte à l’arbitre
tray-shows-drawn = Montrer une carte piochée
tray-away-hand = Reprendre en main
tray-away-stack = Remettre sur la pile
tray-away-box = Dans la boîte
tray-away-beside = À côté du tapis
tray-away-ask = Pas encore
tray-worth = { $metres } m · { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
tray-worth-brief = { $metres } m +{ $points }
tray-asks-keep = Laquelle gardez-vous ?
tray-asks-take = Vous avez pris ces deux cartes au hasard. Laquelle gardez-vous ?
tray-alone = { $name }, personne d’autre ne regarde ?
tray-show = Montrer mes cartes

# Ce qu’on peut dérégler là exprès.
tray-faults = Que se passe-t-il { $place-at } ?
tray-fault-flaky = La carte n’est entendue que par moments
tray-fault-dead = Plus rien n’y est entendu
tray-fault-two = Une deuxième carte est posée dessus
tray-fault-strange = Une carte inconnue s’y trouve aussi
tray-fault-well = Tout va bien de nouveau
