# Ce que le terminal dit des étiquettes : celles qui sont connues, et pendant qu’il les apprend.
# Derrière une ligne qui finit par deux points vient ce qui peut être long : Fluent prend 2500 signes au plus.
tags-deck = { $name } ({ $id }) : { $count ->
    [one] { $count } carte sur { $of } a une étiquette
   *[other] { $count } cartes sur { $of } ont une étiquette
}
tags-deck-none = { $name } ({ $id }) : aucune carte n’a encore d’étiquette
tags-deck-whole = { $name } ({ $id }) : les { $of } cartes ont une étiquette
tags-deck-missing = Paquet { $of }, qui n’est pas ici : { $count ->
    [one] { $count } étiquette
   *[other] { $count } étiquettes
}
tags-cards-gone = Il y a des étiquettes de cartes que ce paquet n’a pas :
tags-without = Sans étiquette :
tags-learn = Pour les apprendre : { $command }
tags-commands = Cartes de commande
tags-tags-of = { $what } :

# Les cartes et les commandes par leur nom.
tags-card = « { $card } »
tags-card-beside = « { $card } » ({ $beside })
tags-card-alike = « { $card } » ({ $which } sur { $of } pareilles)
tags-cards-alike = « { $card } » ({ $count } pareilles)
tags-card-of = « { $card } » du paquet { $of }
tags-command-ok = carte de commande « OK »
tags-command-cancel = carte de commande « Annuler »
tags-command-undo = carte de commande « Retour »
tags-command-check = carte de commande « Vérifier »
tags-command-pause = carte de commande « Pause »
tags-seat-card = carte de la place { $which }

# L’une après l’autre.
tags-how-mat =
    Posez chaque carte seule sur le tapis, à n’importe quelle place. Une fois connue, elle peut y rester ou non.
    Mots à taper : { $skip }, { $back } (encore la précédente), { $stop }, { $help }.
tags-how-typed =
    Présentez chaque carte à un lecteur qui tape, ou tapez l’uid de son étiquette.
    Mots à taper aussi : { $skip }, { $back } (encore la précédente), { $stop }, { $help }.
tags-how-simulated = Ce tapis est simulé : un uid tapé y est posé, et ce qui s’y trouvait est retiré.
tags-asks-mat = { $which } sur { $of }, à poser sur le tapis : { $what }
tags-asks-typed = { $which } sur { $of }, l’étiquette demandée : { $what }
tags-learned = Appris : { $what }.
tags-known = Cette étiquette était déjà connue : { $what }.
tags-skipped = Passé : { $what }.
tags-taken-back = Repris : { $what }.
tags-lay-anew = Retirez-la ; une fois reposée, elle compte.
tags-nothing-to-undo = Il n’y a rien avant celle-ci.
tags-belongs =
    Cette étiquette a déjà un sens : { $what }. Si c’est posé par mégarde, retirez-le.
    Si l’étiquette a changé de carte, tapez « { $stop } », puis : facedown tags forget { $uid }
tags-together =
    Le tapis entend { $count } nouvelles étiquettes à la fois : on ne sait pas laquelle est la bonne.
    Retirez-les toutes, et posez la carte demandée seule.
tags-unreadable =
    Ce qui se trouve en { $place } ne se lit pas ; souvent deux cartes se couvrent, ou du métal est tout près.
    Retirez-le, et posez la carte demandée seule.
tags-lie-already = { $count ->
    [one] { $count } étiquette est déjà sur le tapis et ne compte pas ; pour l’apprendre, retirez-la et reposez-la.
   *[other] { $count } étiquettes sont déjà sur le tapis et ne comptent pas ; pour en apprendre une, retirez-la et reposez-la.
}
tags-silent = Le tapis ne répond pas. Vérifiez qu’il est branché et alimenté ; « facedown mat test » en dit plus. En attendant, un uid peut être tapé.
tags-answering = Le tapis répond de nouveau.
tags-flaw-no-uid =
    « { $typed } » n’est ni l’uid d’une étiquette, comme 04 e1 23 45 67 ab cd, ni l’un de ces mots :
    { $skip }, { $back }, { $stop }, { $help }.
tags-flaw-length =
    « { $typed } » a { $count ->
        [one] { $count } octet
       *[other] { $count } octets
    } ; un uid en a 4, 7 ou 10. Un lecteur qui tape doit être réglé sur l’hexadécimal et sur l’uid entier.
tags-flaw-begun =
    « { $typed } » n’est que le début d’un uid : 88 veut dire que la suite manque.
    Lisez l’étiquette sur le tapis, ou avec un lecteur qui tape les 7 ou 10 octets.
tags-flaw-random =
    « { $typed } » est un uid qui change à chaque lecture, comme ceux des téléphones et des cartes bancaires.
    Prenez un autocollant ou une carte qui garde le sien.

# À la fin.
tags-sum = { $count ->
    [0] Aucune étiquette n’a été apprise.
    [one] { $count } étiquette a été apprise.
   *[other] { $count } étiquettes ont été apprises.
}
tags-goes-on = Pour continuer :
tags-nothing-to-ask = Il n’y a rien à demander ; « { $again } » demande chaque carte malgré tout.
tags-forgotten = Oublié : { $uid }, { $what }.

# Les mots qui peuvent être tapés ; le premier est montré.
tags-word-skip = passer suivant
tags-word-back = retour reprendre
tags-word-stop = stop arrêter fin
tags-word-help = aide
