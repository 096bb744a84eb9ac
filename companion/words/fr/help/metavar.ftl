# Ce qui tient la place d’une valeur dans l’aide et les erreurs.

help-metavar-card = CARTE
help-metavar-card-column-value = CARTE COLONNE=VALEUR
help-metavar-cards = CARTES
help-metavar-check = EXAMEN
help-metavar-command = COMMANDE
help-metavar-deck = PAQUET
help-metavar-degrees = DEGRÉS
help-metavar-edge = BORD
help-metavar-file = FICHIER
help-metavar-file-number = FICHIER|N
help-metavar-folder = DOSSIER
help-metavar-gb = GO
help-metavar-id = ID
help-metavar-language = LANGUE
help-metavar-mat = TAPIS
help-metavar-mm = MM
help-metavar-name = NOM
help-metavar-name-folder = NOM|DOSSIER
help-metavar-names = NOMS
help-metavar-number = N
help-metavar-other = AUTRE
help-metavar-paper = PAPIER
help-metavar-port = PORT
help-metavar-rules = RÈGLES
help-metavar-seconds = SECONDES
help-metavar-share = TAUX
help-metavar-side = CÔTÉ
help-metavar-sign = SIGNE
help-metavar-size = TAILLE
help-metavar-uid-card = UID|CARTE
help-metavar-unit = UNITÉ
help-metavar-what = QUOI
