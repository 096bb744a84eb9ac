# L’aide de « facedown print ».

help-print-bleed = de combien la couleur dépasse les bords, en millimètres ; par défaut 0
help-print-cards = seulement ces cartes : identifiants, noms ou codes séparés par des virgules ; par défaut toutes
help-print-common-out = le PDF à écrire ; par défaut il porte le nom du paquet, dans ce dossier
help-print-copies = de chaque carte ; par défaut 1
help-print-labels = des vignettes rondes avec le nom court et le code des cartes, à coller par-dessus les étiquettes
help-print-mat = le nom d’un tapis ou son fichier
help-print-out = le PDF à écrire ; par défaut il porte le nom du tapis, dans ce dossier
help-print-paper = a4 ou letter ; par défaut a4
help-print-print-cards = les cartes d’un paquet, faces et dos, à imprimer en recto verso
help-print-print-mat = le plan d’un tapis en grandeur réelle, avec la place de ses lecteurs
help-print-size = poker, 63 x 88 mm, ou mini, 44 x 68 mm ; par défaut poker
help-print-sticker = le côté qui porte un repère pour l’étiquette : face, back (dos) ou none (aucun) ; par défaut back, mais face si les mains sont secrètes
help-print-turn = le bord sur lequel l’imprimante retourne le papier : long ou short (court) ; par défaut long
help-print-overlap = combien de millimètres du tapis figurent sur deux feuilles voisines à la fois, pour les y coller ; par défaut { $usual }
