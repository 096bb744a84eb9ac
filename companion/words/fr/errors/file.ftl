# Fichiers et dossiers.

file-unusable = inutilisable ({ $reason })
    .fix = vérifiez qu’il y a de la place, et que ce n’est pas un dossier

file-is-a-folder = c’est un dossier, pas un fichier
    .fix = mettez à sa place un fichier nommé { $name }

file-unreadable = lecture impossible ({ $reason })
    .fix = vérifiez que ce fichier est là et que vous pouvez le lire

file-of-deck-is-missing = ce fichier n’existe pas
    .fix = créez-en un qui s’appelle { $name } ; le README de companion/cards/decks montre comment

file-of-deck-too-large = ce fichier dépasse { NUMBER($longest, useGrouping: 1) } octets
    .fix = les fichiers d’un paquet ne contiennent que du texte ; retirez ce qui n’y a pas sa place

file-byte-of-no-text = l’octet { $byte } du fichier n’est pas du texte { $encoding }
    .fix = { $instead }

file-save-as-utf8 = enregistrez-le de nouveau, au format « CSV UTF-8 »

file-of-deck-name-encoding = enregistrez-le de nouveau en « CSV UTF-8 », ou écrivez encoding = "cp1252" en première ligne de deck.toml

file-of-sheet-name-encoding = enregistrez-le de nouveau en .xlsx ou en « CSV UTF-8 », ou nommez son codage, par exemple --encoding cp1252

file-nul-character = il s’y trouve un caractère NUL, ce qu’aucun texte ne contient
    .fix = enregistrez-le de nouveau, au format « CSV UTF-8 »

file-no-shipped-folder = ce dossier n’existe pas
    .fix = demandez l’un de ceux-ci : { $names }

file-missing-from-installation = il manque dans l’installation ({ $package })
    .fix = réinstallez facedown

file-unwritable = écriture impossible ({ $reason })
    .fix = vérifiez qu’il y a de la place et que vous pouvez y écrire

file-unreadable-or-no-file = lecture impossible ({ $reason })
    .fix = vérifiez que c’est un fichier et que vous pouvez le lire

file-folder-unreadable = lecture impossible ({ $reason })
    .fix = vérifiez que vous pouvez lire ce dossier

file-parent-is-missing = le dossier { $folder } n’existe pas
    .fix = créez-le d’abord, ou indiquez-en un autre

file-log-is-given-up = --log : on ne peut plus écrire dans { $file } ({ $reason }) ; la partie continue sans ce fichier

file-is-there-already = ce fichier existe déjà
    .fix = indiquez un autre fichier, ou ajoutez --force pour le remplacer

file-log-unwritable = impossible d’écrire { QUOTED($path, whole: 1) } ({ $reason })
    .fix = indiquez un fichier dans un dossier où vous pouvez écrire
