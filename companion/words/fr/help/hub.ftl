# L’aide de « facedown hub ».

help-hub-about = Les hubs : les cartes USB qui interrogent les lecteurs d’un tapis.
help-hub-files = rassembler dans un dossier tout ce qui se trouve sur un hub, et dire comment l’y mettre
help-hub-folder = ce dossier est créé, ou mis à jour ; un board.py que vous avez modifié reste tel quel
help-hub-list = ce qui est branché ici : les hubs, ce qui y tourne, et les cartes qui pourraient en être
help-hub-ports = seulement ces ports, comme /dev/ttyACM0, quoi qu’il y ait au bout ; par défaut toutes les cartes USB
help-hub-antennas = combien de lecteurs sont câblés sur ce hub, de 1 à { $most } ; par défaut ce que dit board.py, d’abord 8
