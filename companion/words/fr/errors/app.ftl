# L’ouverture d’une partie, et sa reprise.

app-log-is-no-text = { QUOTED($path, whole: 1) } contient autre chose que du texte
    .fix = donnez un fichier à part

app-file-unwritable = impossible d’écrire { QUOTED($path, whole: 1) } ({ $reason })
    .fix = indiquez un fichier dans un dossier où vous pouvez écrire

app-match-is-under-way = la partie { $number } y est en cours ({ $game }, { $names })
    .fix = ajoutez --resume pour la continuer, ou --new pour la mettre de côté et commencer celle-ci

app-setup-is-on-record = sa préparation est déjà enregistrée
    .fix = retirez les arguments de préparation, sauf --lang

app-no-match-is-under-way = aucune partie n’y est en cours
    .fix = « facedown history » liste les parties ; commencez-en une sans --resume

app-played-in-a-terminal = elle a été jouée dans un terminal, le seul à connaître les mains
    .fix = continuez-la là-bas : facedown play --text --resume { $number }

app-deck-has-changed = son paquet { $deck } n’est pas enregistré tel qu’il était
    .fix = commencez une autre partie

app-played-on-a-mat = elle a été jouée avec de vraies cartes sur un tapis
    .fix = continuez-la là-bas : facedown play --mat FICHIER --resume { $number }

app-match-is-over = elle est finie
    .fix = commencez-en une autre ; « facedown history show » raconte celle-ci

app-played-elsewhere = elle n’a pas été jouée dans ce terminal
    .fix = continuez-la là où elle a été jouée, ou commencez-en une autre

app-real-mat-with-bots = sur un vrai tapis, on joue avec de vraies cartes
    .fix = retirez cette option, ou ajoutez --simulated

app-endless-with-people = quand des gens rejouent, c’est à eux de le dire
    .fix = nommez tous les joueurs avec --bots, ou retirez --endless

app-record-is-given-up = --record : on ne peut plus écrire dans { $file } ({ $reason }) ; la partie continue

app-no-card-has-a-tag = { $deck } : aucune carte de ce paquet n’a encore d’étiquette, et le tapis n’en reconnaît donc aucune ; commencez par : { $command }

app-or-keep-nothing = { $problem }
    .fix = { $problem-fix }, ou n’enregistrez rien avec --no-journal
