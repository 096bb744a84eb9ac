doctor-name-is-a-folder = c’est un dossier
    .fix = nommez un fichier dedans, par exemple doctor.zip

doctor-file-is-there-already = ce fichier existe déjà
    .fix = indiquez un autre fichier, existant ou à créer

doctor-no-such-check = il n’y a pas d’examen { QUOTED($name) }
    .fix = { $instead }

doctor-unwritable = écriture impossible ({ $reason })
    .fix = vérifiez qu’il y a de la place et que vous pouvez y écrire
