# L’aide de « facedown tags ».

help-tags-about = Quelles cartes ont une étiquette connue. Sans sous-commande : la liste.
help-tags-again = demander aussi les cartes qui ont déjà une étiquette
help-tags-box = de quelle boîte, si vous avez plusieurs exemplaires du paquet ; par défaut 1
help-tags-command = une carte de commande : ok, cancel, undo, check, pause, seat-1 à seat-8
help-tags-csv = un tableau pour tableur, avec des uid qui y survivent
help-tags-deck = nom ou dossier du paquet
help-tags-export = écrire ce qui est connu dans un fichier, pour une autre table ou un tableur
help-tags-file = où écrire ; par défaut la sortie standard, comme avec « - »
help-tags-forget = oublier des étiquettes, ou toutes celles d’une carte
help-tags-forget-usage = %(prog)s [-h] [--deck NOM] [--lang LANGUE] UID [UID ...] | CARTE
help-tags-forget-what = uid d’étiquettes, ou une seule carte, par son identifiant ou son nom
help-tags-import = reprendre les étiquettes d’un fichier
help-tags-import-file = des lignes ou un tableau, tels qu’export les écrit
help-tags-import-replace = si le fichier contredit ce qui est connu, c’est lui qui a raison
help-tags-learn = demander les cartes une à une, et retenir l’étiquette de chacune
help-tags-list = quelles cartes ont une étiquette et lesquelles n’en ont pas, et les cartes de commande
help-tags-mat = nom ou fichier d’un tapis ; par défaut none : les uid sont tapés, à la main ou par un lecteur
help-tags-order = l’une après l’autre par nom (listed), ou dans n’importe quel ordre (free) ; par défaut listed
help-tags-replace = donner à une carte une nouvelle pastille à la place d’une pastille abîmée
help-tags-sides = deux pastilles par carte, une pour chaque côté qui peut être visible
help-tags-simulated = sur un tapis simulé, où sont posés les uid que l’on tape
help-tags-what = une carte, par son identifiant, son code court ou son nom
