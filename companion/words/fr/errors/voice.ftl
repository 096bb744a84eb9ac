voice-folder-is-missing = ce dossier n’existe pas
    .fix = indiquez le dossier des voix enregistrées

voice-folder-unreadable = lecture impossible ({ $reason })
    .fix = indiquez un dossier de voix enregistrées que vous pouvez lire

voice-index-too-large = ce fichier dépasse { NUMBER($longest, useGrouping: 1) } octets
    .fix = écrivez un fichier, une tabulation et le texte qu’il dit

voice-index-unreadable = lecture impossible ({ $reason })
    .fix = faites-en un fichier que vous pouvez lire

voice-text-has-a-file = ce texte a déjà un fichier
    .fix = retirez l’une des deux lignes

voice-line-without-file-and-text = il y manque le fichier ou le texte
    .fix = écrivez un fichier, une tabulation et le texte qu’il dit

voice-line-without-text = il n’y a pas de texte pour { QUOTED($name) }
    .fix = écrivez un fichier, une tabulation et le texte qu’il dit

voice-no-sound-file = { QUOTED($name) } n’est pas un fichier son
    .fix = au choix : { $kinds }

voice-file-lies-elsewhere = { QUOTED($name) } se trouve ailleurs
    .fix = mettez le fichier à côté de l’index

voice-file-is-missing = le fichier { QUOTED($name) } n’existe pas
    .fix = enregistrez-le, ou retirez la ligne

voice-file-unreadable = impossible de lire { QUOTED($name) } ({ $reason })
    .fix = faites-en un fichier que vous pouvez lire
