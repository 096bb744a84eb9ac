# Les parties enregistrées : leur journal, leur notation et leurs exports.

record-of-another-deck = la partie a été jouée avec { $deck }, pas avec { $other }
    .fix = prenez le paquet { $deck }

record-act-is-refused = refusé : { $reason } ({ $rule })
    .fix = écrivez tous les coups joués, dans leur ordre

record-is-damaged = contenu endommagé
    .fix = restaurez une autre sauvegarde ; rien de celle-ci n’a été utilisé

record-rows-of-no-match = sa table { QUOTED($table) } contient des lignes qui n’appartiennent à aucune partie
    .fix = restaurez une autre sauvegarde ; rien de celle-ci n’a été utilisé

record-passes-are-damaged = ses lectures sont endommagées à partir de la lecture { $count }
    .fix = restaurez une autre sauvegarde ; rien de celle-ci n’a été utilisé

record-deck-texts-are-damaged = les textes d’un des paquets y sont endommagés
    .fix = gardez la sauvegarde : ce paquet n’en est pas restauré

record-without-its-deck = le paquet { $deck } n’est pas enregistré avec elle
    .fix = commencez une autre partie

record-parent-is-no-folder = { $around } n’est pas un dossier
    .fix = indiquez un fichier dans un dossier

record-unreadable-now = la lecture n’est plus possible ({ $reason })
    .fix = commencez une autre partie, ou indiquez un autre fichier

record-not-a-line-of-an-export = ce n’est pas une ligne de partie exportée
    .fix = prenez un export tel que « facedown history export » l’a écrit

record-is-not-over = elle n’est pas finie, et son export révélerait ce qui a été pioché
    .fix = exportez-la une fois finie

record-export-of-newer-version = écrit par une version plus récente de facedown
    .fix = mettez facedown à jour

record-line-is-missing = il manque une ligne « { $key } »
    .fix = écrivez par exemple : { $key } { $example }

record-series-of-other-players = la série compte les victoires de { $count } { $count ->
        [one] joueur
       *[other] joueurs
    }, et il y en a { $players }
    .fix = écrivez le nombre de parties de la série, puis les victoires de chacun

record-not-a-part-of-a-setup = { QUOTED($key) } ne fait pas partie d’une préparation
    .fix = { $instead }

record-line-twice = il y a déjà une ligne « { $key } » plus haut
    .fix = n’en laissez qu’une

record-value-cannot-stand-there = { QUOTED($text) } ne peut pas suivre « { $key } »
    .fix = écrivez par exemple : { $key } { $example }

record-journal-of-another-program = c’est la base de données d’un autre programme
    .fix = indiquez un autre fichier, existant ou à créer

record-journal-of-newer-version = écrit par une version plus récente de facedown
    .fix = mettez facedown à jour, ou indiquez un autre fichier

record-journal-is-in-use = un autre facedown écrit dans ce journal
    .fix = arrêtez d’abord l’autre, ou indiquez un autre fichier avec --journal

record-no-such-match = cette partie n’existe pas
    .fix = « facedown history » liste celles qui existent

record-no-such-game = le jeu { QUOTED($game) } n’existe pas
    .fix = prenez un jeu qui existe

record-not-an-act = { QUOTED($line) } n’est pas un coup
    .fix = écrivez son numéro, qui l’a joué et ce qui a été fait : 1. Anna: ...

record-not-the-next-number = { $number } n’est pas le numéro suivant
    .fix = numérotez les coups un à un : { $expected }

record-not-an-act-of-the-game = { QUOTED($act) } n’est pas un coup de { $game }
    .fix = écrivez-le comme l’explique companion/core/games/{ $game }/NOTATION.md

record-journal-is-damaged = contenu endommagé ({ $reason })
    .fix = restaurez une sauvegarde ; la prochaine partie met de côté le fichier endommagé et en commence un nouveau

record-of-another-program = c’est la base de données d’un autre programme
    .fix = indiquez un journal de facedown

record-of-newer-version = écrit par une version plus récente de facedown
    .fix = mettez facedown à jour

record-of-older-version = écrit par une version plus ancienne de facedown
    .fix = commencez une partie, et le journal sera mis à jour

record-no-file = ce n’est pas un fichier
    .fix = indiquez un journal de facedown

record-journal-unreadable = lecture impossible ({ $reason })
    .fix = vérifiez que vous pouvez le lire

record-entries-are-damaged = son enregistrement est endommagé à partir de l’entrée { $entry }
    .fix = la partie reste telle quelle et ne sert plus ; restaurez une sauvegarde, ou commencez une autre partie

record-lines-are-damaged = ses lignes sont endommagées à partir de la ligne { $expected }
    .fix = la partie reste telle quelle et ne sert plus ; restaurez une sauvegarde, ou commencez une autre partie

record-no-such-card = le paquet { $deck } n’a pas de carte « { $card } »
    .fix = { $instead }

record-act-of-another = ce n’est pas à { $name } de le jouer
    .fix = { $instead }

record-act-is-of = c’est à { $name } de jouer

record-leave-out-the-name = retirez le nom

record-match-is-left-out = { $problem }
    .fix = gardez la sauvegarde : cette partie n’en est pas restaurée

record-journal-unusable = inutilisable ({ $reason })
    .fix = vérifiez que vous pouvez le lire et écrire à côté, ou indiquez un autre fichier

record-no-such-seat = la place { QUOTED($seat) } n’est à personne
    .fix = au choix : { $names }

record-is-a-folder = c’est un dossier
    .fix = indiquez un fichier, existant ou à créer

record-is-no-file = ce n’est pas un fichier
    .fix = indiquez un fichier, existant ou à créer

record-has-a-foreign-part = { $part }
    .fix = retirez-le si vous l’avez ajouté, ou indiquez un autre fichier

record-table-is-made-otherwise = sa table { QUOTED($table) } n’est pas telle que facedown la crée

record-part-of-no-journal = il contient { $kind ->
        [index] un index
        [trigger] un déclencheur
        [view] une vue
        [table] une table
       *[other] une partie
    } { QUOTED($name) }, ce qu’aucun journal de facedown ne contient

record-pages-of-another-size = il est fait de pages de { NUMBER($page, useGrouping: 1) } octets, et un journal de pages de { NUMBER($ours, useGrouping: 1) }

record-texts-in-another-encoding = ses textes sont en { $encoding }, et ceux d’un journal en { $ours }
