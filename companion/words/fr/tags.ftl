# Ce que le terminal dit des étiquettes : celles qui sont connues, et pendant qu’il les apprend.
# Derrière une ligne qui finit par deux points vient ce qui peut être long : Fluent prend 2500 caractères au plus.
tags-deck = { $name } ({ $id }) : { $count ->
    [one] { $count } carte sur { $of } a une étiquette
   *[other] { $count } cartes sur { $of } ont une étiquette
}
tags-deck-none = { $name } ({ $id }) : aucune carte n’a encore d’étiquette
tags-deck-whole = { $name } ({ $id }) : les { $of } cartes ont une étiquette
tags-of-box = Boîte { $box } : { $count ->
    [one] { $count } carte sur { $of } a une étiquette
   *[other] { $count } cartes sur { $of } ont une étiquette
}
tags-halves = la seconde étiquette manque à { $count } d’entre elles
tags-deck-missing = Paquet { $of }, qui n’est pas ici : { $count ->
    [one] { $count } étiquette
   *[other] { $count } étiquettes
}
tags-cards-gone = Il y a des étiquettes de cartes que ce paquet n’a pas :
tags-with = Avec étiquette :
tags-without = Sans étiquette :
tags-learn = Pour les apprendre : { $command }
tags-commands = Cartes de commande
tags-tags-of = { $what } :

# Les cartes et les commandes par leur nom.
tags-card = « { $card } »
tags-card-beside = « { $card } » ({ $beside })
tags-card-alike = « { $card } » (exemplaire { $which } sur { $of })
tags-cards-alike = « { $card } » ({ $count } exemplaires)
tags-card-of = « { $card } » du paquet { $of }
tags-card-some-of = une carte du paquet { $of }
tags-command-ok = carte de commande « OK »
tags-command-cancel = carte de commande « Annuler »
tags-command-undo = carte de commande « Retour »
tags-command-check = carte de commande « Vérifier »
tags-command-pause = carte de commande « Pause »
tags-seat-card = carte de la place { $which }

# L’une après l’autre.
tags-how-mat =
    Posez chaque carte seule sur le tapis, à n’importe quelle place. Une fois connue, elle peut y rester ou non.
    Mots à taper : { $skip }, { $back } (d’une étape), { $stop }, { $help }.
tags-how-typed =
    Présentez chaque carte à un lecteur en mode clavier, ou tapez l’uid de son étiquette.
    Mots à taper aussi : { $skip }, { $back } (d’une étape), { $stop }, { $help }.
tags-how-simulated = Ce tapis est simulé : un uid tapé y est posé, et ce qui s’y trouvait est retiré.
tags-how-free =
    Dans n’importe quel ordre : tapez une partie du nom d’une carte, ou son code court, puis posez son étiquette ;
    ou posez d’abord l’étiquette, puis tapez le nom de la carte qui la porte.
tags-how-sides =
    Chaque carte a deux pastilles : posez-la dos visible, puis retournez-la, face visible.
    Qui veut jouer avec ces cartes peut regarder ailleurs pendant ce temps.
tags-asks-mat = { $which } sur { $of }, à poser sur le tapis : { $what }
tags-asks-mat-called = À poser sur le tapis : { $what }
tags-back-mat = { $which } sur { $of }, à poser sur le tapis, dos visible : { $what }
tags-back-mat-called = À poser sur le tapis, dos visible : { $what }
tags-face-mat = Retournez-la maintenant, face visible : { $what }
tags-asks-any-mat = Quelle est la carte suivante ? Tapez une partie de son nom, ou posez son étiquette sur le tapis.
tags-asks-typed = { $which } sur { $of }, l’étiquette demandée : { $what }
tags-asks-typed-called = L’étiquette demandée : { $what }
tags-back-typed = { $which } sur { $of }, l’étiquette qui se lit quand la carte est dos visible : { $what }
tags-back-typed-called = L’étiquette qui se lit quand la carte est dos visible : { $what }
tags-face-typed = Maintenant, l’étiquette qui se lit quand la carte est face visible : { $what }
tags-asks-any-typed = Quelle est la carte suivante ? Tapez une partie de son nom, ou donnez son étiquette.
tags-asks-card =
    Une nouvelle étiquette : { $uid }. Sur quelle carte est-elle ? Tapez une partie du nom, ou le code court ;
    « { $skip } » la met de côté.
tags-several = Plusieurs cartes correspondent ; précisez le nom, ou tapez le code court :
tags-many = { $count ->
    [one] { $count } carte correspond
   *[other] { $count } cartes correspondent
} ; précisez le nom, ou tapez le code court.
tags-has-one = Une étiquette de cette carte est déjà connue : { $what }. Si vous en donnez une nouvelle, on vous demandera ce qu’il en est de l’ancienne.
tags-learned = Appris : { $what }.
tags-learned-back = Appris, dos visible : { $what }.
tags-learned-face = Appris, face visible : { $what }.
tags-copied = Appris pour la boîte { $box } : { $what }.
tags-replaced = Appris : { $what }. Ses étiquettes d’avant sont oubliées.
tags-replaced-ends = « { $back } » défait la dernière étape, « { $stop } » termine.
tags-side-noted = On sait maintenant de quel côté est la carte quand cette étiquette se lit : { $what }.
tags-not-back = Cette étiquette se lit face visible : { $what }. Retournez la carte, ou tapez « { $back } » si les deux ont été échangées.
tags-not-face = Cette étiquette se lit dos visible : { $what }. Retournez la carte, ou tapez « { $back } » si les deux ont été échangées.
tags-known = Cette étiquette était déjà connue : { $what }.
tags-skipped = Passé : { $what }.
tags-put-aside = Mise de côté ; cette étiquette reste inconnue.
tags-left = Tout reste comme avant.
tags-taken-back = Défait : { $what }.
tags-lay-anew = Retirez-la ; une fois reposée, elle compte.
tags-nothing-to-undo = Il n’y a rien avant celle-ci.
tags-belongs =
    Cette étiquette a déjà un sens : { $what }. Si elle a été posée par mégarde, retirez-la et continuez.
    « { $move } » : elle appartient désormais à ce qui est demandé. « { $leave } » : elle reste ce qu’elle est.
tags-other-box =
    Cette étiquette appartient à la même carte de la boîte { $box } : { $what }.
    « { $move } » : elle appartient désormais à la boîte demandée. « { $leave } » : elle reste où elle est.
tags-already-has = Cette carte a déjà { $count ->
    [one] une étiquette
   *[other] { $count } étiquettes
} : { $what }. D’où vient la nouvelle ?
    « { $replace } » : elle remplace une pastille abîmée. « { $copy } » : c’est la même carte d’une autre boîte.
    « { $leave } » : tout reste comme avant.
tags-known-first =
    Cette étiquette est déjà connue : { $what }.
    Pour la donner à une autre carte, tapez d’abord le nom de celle-ci, puis posez l’étiquette.
tags-together-sides =
    Le tapis entend { $count } étiquettes à la fois : on ne sait pas quel côté est visible.
    Si une seule carte est posée, il faut un blindage entre ses deux pastilles ; s’il y en a plusieurs, posez-en une seule.
tags-short =
    { $uid } a 4 octets et commence par 04. Les pastilles qui commencent ainsi en ont 7 : le lecteur en omet peut-être.
    Dans ce cas, revenez d’une étape, réglez le lecteur sur l’uid entier, et redonnez l’étiquette.
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
tags-silent = Le tapis ne répond pas. Vérifiez qu’il est branché et alimenté ; « facedown mat test » en dit plus. En attendant, on peut taper un uid.
tags-answering = Le tapis répond de nouveau.
tags-no-answer = « { $typed } » ne répond pas à cette question.
tags-other-deck = Ce code carré est celui d’un autre paquet : { $what }. Il faut maintenant une carte de ce paquet-ci.
tags-flaw-blank = « { $typed } » n’est pas une étiquette : un lecteur donne cela quand une lecture échoue. Présentez-la de nouveau.
tags-flaw-no-uid =
    « { $typed } » n’est ni l’uid d’une étiquette, comme 04 e1 23 45 67 ab cd, ni une partie du nom d’une carte, ni l’un de ces mots :
    { $skip }, { $back }, { $stop }, { $help }.
tags-flaw-length =
    « { $typed } » a { $count ->
        [one] { $count } octet
       *[other] { $count } octets
    } ; un uid en a 4, 7 ou 10. Réglez le lecteur sur l’hexadécimal et sur l’uid entier.
tags-flaw-begun =
    « { $typed } » n’est que le début d’un uid : 88 veut dire que la suite manque.
    Lisez l’étiquette sur le tapis, ou avec un lecteur qui donne les 7 ou 10 octets.
tags-flaw-random =
    « { $typed } » est un uid qui change à chaque lecture, comme ceux des téléphones, des cartes bancaires et de bien des titres de transport.
    Prenez une pastille ou une carte qui garde le sien.
tags-flaw-cut =
    « { $typed } » est ce que certains programmes affichent pour le début d’un uid plus long : 88, trois de ses sept octets, et un octet de contrôle.
    Plusieurs étiquettes peuvent l’avoir en commun. Lisez l’étiquette sur le tapis, ou avec un lecteur qui donne les 7 octets.
tags-flaw-decimal =
    « { $typed } » ressemble à un uid écrit en décimal ; l’ordre de ses octets ne peut pas s’en déduire.
    Réglez le lecteur sur l’hexadécimal, ou lisez l’étiquette sur le tapis.
tags-flaw-part =
    « { $typed } » n’est que le début ou la fin d’une étiquette connue : { $what }.
    Lisez l’étiquette sur le tapis, ou avec un lecteur qui donne tous ses octets.
tags-flaw-backwards =
    « { $typed } » a les octets d’une étiquette connue, mais dans l’ordre inverse : { $what }.
    Réglez le lecteur sur l’autre ordre, ou lisez l’étiquette sur le tapis.

# À la fin.
tags-sum = { $count ->
    [0] Aucune étiquette n’a été apprise.
    [one] { $count } étiquette a été apprise.
   *[other] { $count } étiquettes ont été apprises.
}
tags-goes-on = Pour continuer :
tags-imported = { $count ->
    [0] Aucune étiquette n’était nouvelle.
    [one] { $count } étiquette était nouvelle.
   *[other] { $count } étiquettes étaient nouvelles.
}
tags-imported-known = { $count ->
    [one] { $count } était déjà connue.
   *[other] { $count } étaient déjà connues.
}
tags-imported-moved = { $count ->
    [one] { $count } a désormais un autre sens.
   *[other] { $count } ont désormais un autre sens.
}
tags-exported = { $count ->
    [one] { $count } étiquette écrite dans
   *[other] { $count } étiquettes écrites dans
}
tags-nothing-to-ask = Il n’y a plus rien à demander ; « { $again } » demande quand même chaque carte.
tags-forgotten = Oublié : { $uid }, { $what }.

# Les mots qui peuvent être tapés ; le premier est montré.
tags-word-skip = passer suivant
tags-word-back = retour défaire reprendre
tags-word-stop = stop arrêter fin
tags-word-help = aide
tags-word-replace = remplacer
tags-word-copy = copie boîte
tags-word-move = déplacer
tags-word-leave = laisser
