printing-several-cards-of-that-name = plusieurs cartes s’appellent { QUOTED($name) }
    .fix = nommez l’une d’elles : { $names }

printing-no-card-is-named = aucune carte n’est nommée
    .fix = donnez des identifiants, des noms ou des codes tels qu’ils figurent sur les cartes, séparés par des virgules

printing-library-is-missing = la bibliothèque { $name } n’est pas installée
    .fix = pour l’installer : pip install 'facedown[print]'

printing-folder-is-missing = ce dossier n’existe pas
    .fix = donnez un autre nom à --out

printing-file-is-no-pdf = il existe déjà et n’est pas un PDF
    .fix = donnez un autre nom à --out

printing-unreadable = lecture impossible ({ $reason })
    .fix = donnez un autre nom à --out

printing-signs-cannot-be-printed = { QUOTED($signs) } ne peut pas être imprimé : les polices ne l’ont pas, ou cela s’écrit de droite à gauche
    .fix = écrivez-le avec d’autres lettres

printing-no-such-card = le paquet { $deck } n’a pas de carte { QUOTED($name) }
    .fix = { $instead }

printing-how-cards-are-named = donnez des identifiants, des noms ou des codes tels qu’ils figurent sur les cartes, séparés par des virgules
