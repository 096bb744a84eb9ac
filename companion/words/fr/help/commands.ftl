# À quoi sert chaque commande. Sa description est la même chose, en une phrase.

help-commands-backup = sauvegarder toute la table dans un fichier : étiquettes, paquets, tapis, réglages, historique
help-commands-config = facedown.toml : ce qui ne va pas, ce qui compte, un nouveau fichier
help-commands-deck = les paquets : ce qu’il y a, un paquet à soi, ses cartes et leurs valeurs
help-commands-demo = regarder l’arbitre à l’œuvre, à l’écran ou dans le terminal
help-commands-doctor = trouver ce qui ne va pas avec cette machine et cette table, et ce qui y remédie
help-commands-history = ce qui a été joué : parties, récits, joueurs
help-commands-hub = les hubs USB : ce qui est branché, et comment une carte en devient un
help-commands-install-service = faire démarrer cet ordinateur droit sur l’arbitre
help-commands-mat = essayer et régler les lecteurs d’un tapis, prévoir son câblage et sa commande
help-commands-play = jouer à l’écran ou dans le terminal, contre l’ordinateur ou entre vous
help-commands-print = cartes, vignettes et plans de tapis, en PDF à imprimer
help-commands-referee = arbitrer une partie par des lignes JSON, sur l’entrée et la sortie standard
help-commands-replay = rejouer une partie enregistrée, jusqu’au moment voulu
help-commands-restore = remettre une table dans l’état où elle a été sauvegardée
help-commands-soak = faire jouer de nombreuses parties par des maladroits, à travers une radio pleine de parasites, et en comparer deux comptes rendus
help-commands-tags = quelle étiquette est sur quelle carte : lister, apprendre, oublier
help-commands-voice = qui peut parler ici, ce que cela donne, et ce qui peut être enregistré
