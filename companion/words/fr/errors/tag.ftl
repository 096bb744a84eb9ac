tag-is-no-uid = ce n’est pas un uid
    .fix = écrivez ses octets en hexadécimal, par exemple 04:e1:23:45:67:89:ab

tag-of-so-many-bytes = elle compte { $count } { $count ->
        [one] octet
       *[other] octets
    }
    .fix = un uid en a 4, 7 ou 10 ; écrivez-le en entier

tag-is-cut-short = ce n’est que le début d’un uid : 88 annonce d’autres octets
    .fix = lisez l’étiquette avec un lecteur qui demande la suite, et écrivez ses 7 ou 10 octets

tag-of-random-uid = sa puce invente un nouvel uid à chaque lecture
    .fix = prenez une pastille ou une carte qui garde le sien ; téléphones et cartes bancaires en changent

tag-line-of-no-tag = { QUOTED($line) } n’est pas une étiquette et sa carte
    .fix = une ligne ressemble à { "{" }"uid": "04e1234567abcd", "deck": "landmarks", "card": "eiffel-tower"{ "}" } ou à { "{" }"uid": "04e12345", "command": "ok"{ "}" }

tag-line-value-is-no-text = { QUOTED($line) } a une valeur qui n’est pas un texte
    .fix = une ligne ressemble à { "{" }"uid": "04e1234567abcd", "deck": "landmarks", "card": "eiffel-tower"{ "}" } ou à { "{" }"uid": "04e12345", "command": "ok"{ "}" }

tag-no-such-side = le côté { QUOTED($side) } n’existe pas
    .fix = écrivez back ou face, ou retirez cette indication

tag-no-such-box = il n’y a pas de boîte { QUOTED($box) }
    .fix = les boîtes sont numérotées : écrivez 2 pour la deuxième, { $most } au plus

tag-no-such-command = la commande { QUOTED($button) } n’existe pas
    .fix = { $instead }

tag-is-taken = déjà prise, car elle { $before }
    .fix = oubliez d’abord l’étiquette si désormais elle { $now }

tag-line-is-no-json = { QUOTED($line) } n’est pas du JSON
    .fix = supprimez cette ligne, et apprenez l’étiquette de nouveau

tag-of-a-card = appartient à la carte { $card } du paquet { $deck }

tag-of-a-command = sert de carte de commande { $command }

tag-line-of-taken-tag = { $problem-where } : { $problem }
    .fix = supprimez la ligne qui ne convient pas

tag-line-of-no-uid = { $problem-where } : { $problem }
    .fix = { $problem-fix }

tag-register-is-no-file = ce n’est pas un fichier ordinaire
    .fix = restaurez-le d’une sauvegarde, ou mettez-le ailleurs et apprenez les étiquettes de nouveau

tag-register-is-lost = { $problem }
    .fix = restaurez-le d’une sauvegarde, ou mettez-le ailleurs et apprenez les étiquettes de nouveau

tag-row-of-taken-tag = { $problem-where } : { $problem }
    .fix = supprimez celle des deux qui ne convient pas
