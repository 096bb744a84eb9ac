# Ce que l’aide de plusieurs commandes a en commun.

help-common-break = ce qui est en panne dans les lecteurs simulés, pour s’exercer : dead:B2, stuck:hub-3, weak:D4=30, garble=5, pull:hub-3@60s..90s, telephone:pad@20s ; hardware/README.md les donne tous ; peut être donné plusieurs fois

help-common-commands = commandes
help-common-deck = le nom d’un paquet ou son dossier
help-common-exit-codes = Codes de sortie : 0 c’est fait, 1 quelque chose ne va pas, 2 mauvais usage ou fichier inutilisable, 78 configuration.
help-common-facedown = Un arbitre pour les jeux où les cartes sont posées valeur cachée.
help-common-force = remplacer le fichier s’il existe
help-common-journal = journal à lire ; par défaut celui de cet utilisateur
help-common-json = un objet JSON au lieu d’une page
help-common-lang = en, ru ou fr ; par défaut la langue de facedown.toml, sinon celle du système
help-common-list-json = un objet JSON par ligne au lieu d’une page
help-common-log = écrire dans ce fichier ce qui entre et ce qui est dit
help-common-more = sous-commandes
help-common-version = afficher la version du programme et quitter
help-common-what = sous-commandes
help-common-usage = utilisation :
help-common-colon =  :
help-common-arguments = arguments
help-common-options = options
help-common-help = afficher cette aide et quitter
help-common-mat = nom ou fichier d’un tapis ; par défaut { $usual }
