# L’aide de « facedown mat ».

help-mat-about = Essaie et règle les lecteurs d’un tapis, prévoit son câblage et sa commande.
help-mat-calibrate = trouver le meilleur gain de chaque antenne, et les antennes qui s’entendent entre elles, avec une étiquette qui va de place en place
help-mat-file = enregistrer le réglage dans ce fichier ; par défaut à côté de celui du tapis, ou dans le dossier d’état
help-mat-order = ce qu’il faut acheter pour le tapis et ce que cela coûte, avec la netlist, la plaque et les cadres à fabriquer
help-mat-seconds = durée en secondes ; par défaut 5, et dans un terminal jusqu’à Ctrl-C
help-mat-simulated = avec des modèles de ses lecteurs, même si le tapis est là
help-mat-slots = seulement ces places, séparées par des virgules : A1,B4 ; ce que l’on sait des autres reste
help-mat-test = montrer ce que lit chaque place du tapis, si elle le lit bien, et que faire si quelque chose ne va pas
help-mat-wiring = comment construire le tapis : ses pièces, ce qu’elles consomment, et où va chaque broche
help-mat-report = mesurer en dix minutes guidées ce que font vraiment les pièces du tapis, dans un fichier que l’on peut envoyer au projet
help-mat-report-write = le fichier à écrire, en JSON
