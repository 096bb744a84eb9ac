# L’aide de « facedown install-service ».

help-service-about = Faire démarrer cet ordinateur droit sur l’arbitre, et le relancer quoi qu’il lui arrive. Ce qui est déjà bon reste tel quel, ce qui diffère est réparé, et cela peut donc être lancé à tout moment. Chaque fichier écrit et chaque commande exécutée est dit.
help-service-console = avec l’écran pour lui seul, sans bureau ; par défaut là où aucun bureau ne démarre
help-service-desktop = comme fenêtre de la personne connectée ; par défaut là où un bureau démarre
help-service-dry-run = dire seulement ce qui serait fait ; cela ne demande aucun droit et ne change rien
help-service-uninstall = retirer tout cela ; étiquettes, paquets, parties et réglages restent
