# Les pages de l’écran.

pages-screenshot-unwritable = impossible d’écrire { QUOTED($path, whole: 1) } ({ $reason })
    .fix = indiquez un fichier PNG dans un dossier à vous
