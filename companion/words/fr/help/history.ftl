# L’aide de « facedown history ».

help-history-about = Ce qui a été joué. Sans sous-commande : la liste de toutes les parties.
help-history-deck = de ce paquet seulement ; par défaut, de tous ceux qui ont servi
help-history-export = les parties finies, en lignes JSON ou dans leur notation, sur la sortie standard
help-history-name = une seule personne, avec toutes ses statistiques
help-history-notation = une seule partie, dans la notation de son jeu (voir NOTATION.md, à côté de ses règles)
help-history-number = numéro de la partie
help-history-numbers = numéros des parties ; par défaut toutes
help-history-players = les statistiques de tout le monde, ou d’une personne
help-history-seen = quelles cartes, déjà vues, restent dans la boîte, et quand toutes reviennent
help-history-series = les séries, et où elles en sont
help-history-show = le récit d’une partie, coup par coup
help-history-tonight = les parties de ce soir, et les résultats de chacun
