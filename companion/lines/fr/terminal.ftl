# Ce que dit la démonstration en plus de l’arbitre.
terminal-intro =
    Toutes les cartes sont posées face cachée. Vers la droite et vers le haut, elles ne doivent
    jamais décroître (ce qui compte ici : { $characteristic }), mais la valeur est au dos, nul ne la voit.
    L’arbitre la connaît et se tait. Qui doute d’une carte la vérifie. Pas d’ordre : le joueur
    précédent pioche trois cartes. De l’ordre : le vérificateur en pioche deux.
    Qui n’a plus de cartes gagne.
terminal-checks = { $seat } soulève « { $card } » et dit : vérification !
terminal-says-ok = { $seat } appuie sur OK.
terminal-shows = { $seat } présente « { $card } » à côté du tapis.
terminal-chooses = { $seat } choisit : { $option }.
terminal-beside = À côté du tapis : { $cards }
terminal-hand = { $name } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
terminal-pile = pioche : { $count }
terminal-end = { $seat } gagne la partie { $seed }.
terminal-again = La même partie : { $command }
terminal-another = Une autre, à trois : { $command }
terminal-own = Une partie bien à vous : { $command }
