# Les pages de l’écran.

pages-screenshot-unwritable = impossible d’écrire { QUOTED($path) } ({ $reason })
    .fix = indiquez un fichier PNG dans un dossier à vous
