# L’aide de « facedown backup ».

help-backup-file = fichier zip à écrire
help-backup-force = même si des paquets, des tapis, des étiquettes ou des réglages n’y sont pas utilisables tels quels
help-backup-limit = décompresser au plus tant de gigaoctets ; la sauvegarde dit combien il lui en faut ; 4 par défaut
help-backup-restore-file = fichier écrit par « facedown backup »
