# L’aide de « facedown replay ».

help-replay-about = Rejouer une partie selon les règles et montrer la table telle qu’elle était : une partie du journal, par son numéro, ou ce que contient un fichier (un export, un enregistrement de lignes fait par --record, une partie dans sa notation).
help-replay-raw = repartir de ce que les lecteurs ont entendu, s’il a été enregistré (--record-raw)
help-replay-until = jusqu’à cette entrée, ou dans une notation jusqu’à ce coup
help-replay-what = un fichier, ou le numéro d’une partie enregistrée
