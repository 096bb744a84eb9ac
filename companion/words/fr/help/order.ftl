# L’aide de « facedown mat order ».

help-order-bed = la table du laser ou de la scie, en millimètres : une plaque plus grande est coupée en morceaux ; par défaut { $usual }
help-order-force = écrire par-dessus les fichiers d’une commande antérieure
help-order-stickers = combien d’étiquettes il faut aux jeux ; par défaut { $usual }
help-order-write = mettre liste, netlist, coupe des fils, plaque et cadres dans ce dossier
