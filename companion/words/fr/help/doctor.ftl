# L’aide de « facedown doctor ».

help-doctor-about = Trouver ce qui ne va pas avec cette machine et cette table, et quelle commande y remédie. Rien n’est changé. Le code de sortie est 1 si quelque chose empêche de jouer à cette table.
help-doctor-bundle = écrire un fichier zip à joindre à un rapport ; il n’y a ni cartes, ni étiquettes, ni parties, ni noms dedans
help-doctor-checks = seulement ces examens ; par défaut tous, --list les nomme
help-doctor-json = un objet JSON au lieu d’une page, en anglais
help-doctor-list = les noms de tous les examens, et ce que chacun regarde
help-doctor-mat = interroger à propos de ce tapis ; par défaut celui de facedown.toml
