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
    .fix = enregistrez-le de nouveau, au format « CSV UTF-8 »

file-nul-character = il s’y trouve un caractère NUL, ce qu’aucun texte ne contient
    .fix = enregistrez-le de nouveau, au format « CSV UTF-8 »

file-no-shipped-folder = ce dossier n’existe pas
    .fix = demandez l’un de ceux-ci : { $names }

file-missing-from-installation = il manque dans l’installation ({ $package })
    .fix = réinstallez facedown
