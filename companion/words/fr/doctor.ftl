# Ce que le docteur dit de cette machine et de cette table : ce qu’il a vu, et comment y remédier.
doctor-group-program = Le programme
doctor-group-screen = L’écran
doctor-group-sound = Le son
doctor-group-mat = Le tapis et ses lecteurs
doctor-group-table = La table
doctor-group-machine = La machine
doctor-group-service = Le service

# Ce que regarde chaque examen.
doctor-about-python = La version de Python, et si elle est en 32 ou en 64 bits.
doctor-about-pygame = Le pygame qui sert, et tout autre qui le gênerait.
doctor-about-libraries = Les autres bibliothèques dont dépend le programme.
doctor-about-sqlite = Le SQLite qui garde le registre des parties.
doctor-about-video = SDL et son pilote vidéo : celui que l’on veut, et celui qui vient.
doctor-about-graphics = Les bibliothèques qui dessinent sur la console.
doctor-about-outputs = Quels écrans sont branchés.
doctor-about-console = Si quelque chose d’autre tient la console où va l’image.
doctor-about-fonts = Les polices livrées avec le programme.
doctor-about-television = Si l’on peut endormir et réveiller le téléviseur.
doctor-about-sound = Les cartes son, et si le son peut sortir.
doctor-about-voices = Qui parle quelle langue.
doctor-about-mat = Le fichier du tapis, et si le tapis est réglé.
doctor-about-spi = Le bus SPI du Pi.
doctor-about-parts = Les bibliothèques des lecteurs, boutons et lampes reliés au Pi.
doctor-about-rights = Si celui qui joue peut se servir des appareils.
doctor-about-readers = Chaque lecteur du tapis : si sa puce répond.
doctor-about-hubs = Les hubs branchés, et ce que dit leur micrologiciel.
doctor-about-config = Le fichier facedown.toml.
doctor-about-settings = Ce qui a été choisi à l’écran.
doctor-about-decks = Tous les jeux de cartes, livrés ou à vous.
doctor-about-mats = Tous les fichiers de tapis, livrés ou à vous.
doctor-about-tags = La liste qui dit quelle étiquette est quelle carte.
doctor-about-journal = Le registre des parties.
doctor-about-privacy = Si d’autres sur cette machine peuvent lire les valeurs cachées.
doctor-about-board = La machine et son système.
doctor-about-space = La place libre sur le disque.
doctor-about-disk = Si ce qui y est gardé survit à une coupure de courant.
doctor-about-power = L’alimentation du Pi et sa température.
doctor-about-clock = L’horloge.
doctor-about-unit = Si le service installé est celui de ce programme.
doctor-about-service = Si le service tourne.

# Comment cela finit.
doctor-end-well = Tout va bien.
doctor-end-warnings = { $count ->
    [one] On peut jouer ; un point mérite un regard.
   *[other] On peut jouer ; { $count } points méritent un regard.
}
doctor-end-faults = { $count ->
    [one] Il y a une chose à réparer.
   *[other] Il y a { $count } choses à réparer.
}
doctor-end-bundle = Pour un rapport, tout cela se trouve maintenant dans { $file } ; le fichier CONTENTS.txt y dit ce qu’il y a d’autre.

# Examens qui ne sont pas allés au bout.
doctor-late = Pas de réponse en { $seconds } s.
doctor-mend-late = La machine est peut-être occupée. Essayez encore celui-ci, tout seul :
doctor-broken = L’examen lui-même est tombé en panne : { $kind }, { $places }.
doctor-mend-broken = C’est un défaut du programme. Signalez-le, avec le fichier que fait ceci :

# Le programme.
doctor-python-well = Python { $version }, { $program }
doctor-python-old = C’est Python { $version } ; il faut au moins { $oldest }.
doctor-mend-python-old = Installez facedown avec un Python plus récent.
doctor-python-new = Python { $version } est plus récent que { $newest }, le dernier avec lequel facedown a été essayé.
doctor-mend-python-new = Si quelque chose est étrange, installez facedown avec Python { $newest }.
doctor-python-bits = C’est un système en 32 bits, pour lequel il n’y a de pygame prêt que celui du système.
doctor-mend-python-bits = Un système en 64 bits vaut mieux ; sinon, voyez si ceci est installé :
doctor-pygame-well = { $name } { $version }
doctor-pygame-missing = Il n’y a pas de pygame, sans quoi rien ne s’affiche.
doctor-mend-pygame-missing = Installez-le :
doctor-pygame-both = pygame et pygame-ce se trouvent tous deux dans { $folder }. Leurs fichiers ont les mêmes noms et se mêlent.
doctor-mend-pygame-both = Retirez-les tous deux, et installez l’un d’eux :
doctor-pygame-old = { $name } { $version } est trop ancien ; il faut au moins { $least }.
doctor-mend-pygame-old = Installez-en un plus récent :
doctor-pygame-behind = { $name } { $version } dans { $folder } ne sert pas, car { $other } passe avant. C’est bien ainsi.
doctor-libraries-well = { $names }
doctor-libraries-missing = Pas installé : { $names }.
doctor-mend-libraries-missing = Installez ce qui manque :
doctor-libraries-printing = On ne peut pas imprimer de cartes ici, sans { $names }.
doctor-mend-libraries-printing = Si vous voulez en imprimer, installez ce qu’il faut :
doctor-sqlite-well = SQLite { $version }
doctor-sqlite-old = SQLite { $version } a un défaut, corrigé dans { $safe }, qui ne se montre que si deux programmes écrivent à la fois. Chez facedown un seul écrit : il n’y a rien à faire.

# L’écran.
doctor-video-well = SDL { $sdl } (pygame { $pygame }) montre son image par { $got }.
doctor-video-held = L’arbitre tient l’écran en ce moment, on n’a donc rien essayé.
doctor-mend-video-held = Pour essayer, arrêtez l’arbitre un instant :
doctor-video-elsewhere = L’image va au bureau, et ce terminal n’y est pas.
doctor-mend-video-elsewhere = Lancez le docteur dans un terminal sur ce bureau.
doctor-video-late = SDL n’a pas trouvé d’écran à temps.
doctor-mend-video-late = Redémarrez la machine ; si cela n’aide pas, voyez si l’écran est allumé et branché.
doctor-video-crashed = SDL est tombé en panne en cherchant un écran (code { $code }).
doctor-mend-video-crashed = Mettez à jour les bibliothèques graphiques du système, et redémarrez la machine.
doctor-video-missing = pygame ne se charge pas : { $name } manque.
doctor-mend-video-missing = Installez-le :
doctor-video-unasked = On ne peut pas demander ici à SDL { $sdl } (pygame { $pygame }) ses pilotes vidéo.
doctor-mend-video-unasked = Voyez si une image vient : facedown demo.
doctor-video-no-kmsdrm = pygame { $pygame } a été construit sans KMSDRM et ne sait pas dessiner sur une console sans bureau.
doctor-mend-video-no-kmsdrm = Mettez à sa place pygame-ce, qui sait le faire :
doctor-video-unknown = SDL { $sdl } (pygame { $pygame }) n’a pas de pilote vidéo { $wanted } ; il a { $there }.
doctor-mend-video-unknown = Corrigez SDL_VIDEODRIVER, ou le pilote dans facedown.toml.
doctor-video-refused = SDL { $sdl } (pygame { $pygame }) n’a pas pu prendre le pilote vidéo { $wanted } : { $why }.
doctor-mend-video-refused = Regardez les examens graphics, outputs et rights ; ils disent ce qui gêne.
doctor-video-invisible = SDL { $sdl } (pygame { $pygame }) n’a pas trouvé d’écran et dessinerait où personne ne le voit ({ $got }).
doctor-mend-video-invisible = Lancez-le là où il y a un écran, ou jouez dans le terminal : facedown play --text.
doctor-video-chosen-invisible = SDL_VIDEODRIVER demande { $got }, que personne ne voit.
doctor-mend-video-chosen-invisible = Annulez cela :
doctor-graphics-well = Tout ce qui dessine sur une console est là.
doctor-graphics-unneeded = Pas nécessaire : l’image va à un bureau.
doctor-graphics-missing = Ce qui dessine sur une console manque : { $names }.
doctor-mend-graphics-missing = Installez-le :
doctor-outputs-well = Branché : { $names }
doctor-outputs-unneeded = Pas nécessaire : le bureau s’en charge.
doctor-outputs-no-card = Cette machine n’a pas de carte graphique où irait une image (/dev/dri).
doctor-mend-outputs-no-card = Sur un Pi, la ligne dtoverlay=vc4-kms-v3d doit être dans config.txt ; redémarrez-le ensuite.
doctor-outputs-dark = Aucun écran n’est branché : { $names }.
doctor-mend-outputs-dark = Allumez l’écran et voyez si son câble tient ; redémarrez ensuite la machine.
doctor-console-well = La console est à l’arbitre.
doctor-console-unneeded = Pas nécessaire : aucun service ne dessine ici sur la console.
doctor-console-desktop = Un bureau tient l’écran, un service sur la console ne peut donc pas y dessiner.
doctor-mend-console-desktop = Installez le service pour le bureau :
doctor-console-getty = Une invite de connexion et l’arbitre ont tous deux la console tty1.
doctor-mend-console-getty = Arrêtez l’invite :
doctor-console-other = L’écran montre la console { $shown }, et non celle de l’arbitre.
doctor-mend-console-other = Allez-y avec Ctrl+Alt+F1, ou :
doctor-fonts-well = { $count ->
    [one] { $count } police, intacte.
   *[other] { $count } polices, toutes intactes.
}
doctor-fonts-spoilt = Des polices manquent ou sont abîmées : { $names }.
doctor-mend-fonts-spoilt = Réinstallez facedown, comme la première fois.
doctor-television-well = On peut commander le téléviseur par { $device }.
doctor-television-unneeded = Pas demandé : facedown.toml ne dit pas après combien de temps il s’endort.
doctor-television-no-program = Personne ne peut endormir le téléviseur : le programme cec-ctl manque.
doctor-mend-television-no-program = Installez-le :
doctor-television-no-device = Il n’y a pas de { $device } pour commander le téléviseur ; il y a { $there }.
doctor-mend-television-no-device = Prenez la prise HDMI la plus proche de l’alimentation, ou corrigez l’appareil dans { $file }.

# Le son.
doctor-sound-well = Le son sort par { $got } ; cartes : { $names }
doctor-sound-pipewire = PipeWire transmet le son ; le programme prend donc un tampon plus grand.
doctor-mend-sound-pipewire = S’il y a tout de même des claquements, faites prendre à PipeWire de plus grands pas ; ceci le fait jusqu’au prochain démarrage :
doctor-sound-held = L’arbitre tient le son en ce moment, on n’a donc rien essayé. Cartes : { $names }
doctor-sound-no-card = Il n’y a pas de carte son, tout est donc seulement montré.
doctor-mend-sound-no-card = Branchez-en une, ou allumez l’écran avant la machine : le son de HDMI vient et part avec lui.
doctor-sound-late = Le son n’a pas pu être ouvert à temps.
doctor-mend-sound-late = Un autre programme le tient peut-être. Fermez-le, et réessayez.
doctor-sound-crashed = SDL est tombé en panne en ouvrant le son (code { $code }).
doctor-mend-sound-crashed = Mettez à jour les bibliothèques sonores du système, et redémarrez la machine.
doctor-sound-device = L’appareil sonore { $device } ne s’ouvre pas : { $why }.
doctor-mend-sound-device = Nommez-en un autre dans { $file } ; il y a ceux-ci :
doctor-sound-refused = Le son ne s’ouvre pas : { $why }. Cartes : { $names }
doctor-mend-sound-refused = Un autre programme le tient peut-être ; sinon, nommez un appareil dans facedown.toml, sous [voice].
doctor-voices-well = { $names }
doctor-voices-nobody = { $language ->
    [en] Personne ne parle anglais ici.
    [ru] Personne ne parle russe ici.
   *[fr] Personne ne parle français ici.
}
doctor-mend-voices-nobody = Installez une voix :
doctor-voices-others = Personne ne parle ces langues ici : { $names }.
doctor-mend-voices-others = Si vous voulez les entendre, installez une voix :
doctor-voices-lost = Des fichiers de voix nommés par { $file } ne sont pas là : { $names }.
doctor-mend-voices-lost = Mettez-les là, ou corrigez le fichier.
doctor-voices-recorded = Les voix enregistrées ne peuvent pas servir.
doctor-mend-voices-recorded = Corrigez ce qui est nommé ici ; d’ici là une autre voix parle.

# Le tapis et ses lecteurs.
doctor-mat-well = { $name }, réglé { $made }
doctor-mat-none = Pas de tapis : on nomme les cartes à l’écran.
doctor-mat-simulated = { $name }, dont les lecteurs sont simulés.
doctor-mat-unnamed = { $file } ne nomme pas de tapis, aucun lecteur n’a donc été examiné.
doctor-mend-mat-unnamed = Écrivez-y son nom, ou demandez pour l’un d’eux :
doctor-mat-no-file = { $file }, qui nommerait le tapis, n’existe pas, aucun lecteur n’a donc été examiné.
doctor-mend-mat-no-file = Si cette table a un tapis avec des lecteurs, créez ce fichier et écrivez-y le nom du tapis :
doctor-mat-unusable = Le tapis { $name } ne peut pas servir.
doctor-mend-mat-unusable = Corrigez ce qui est nommé ici.
doctor-mat-spoilt = Pas examiné, car le fichier du tapis ne peut pas servir.
doctor-mat-calibration = Le réglage de { $name } ne peut pas servir.
doctor-mend-mat-calibration = Réglez à nouveau le tapis :
doctor-mat-uncalibrated = { $name }, pas encore réglé.
doctor-mend-mat-uncalibrated = Réglé, il entend mieux :
doctor-spi-well = { $names }
doctor-spi-unneeded = Pas nécessaire : ce tapis n’a pas de lecteurs sur le bus du Pi.
doctor-spi-off = Le SPI est désactivé : il n’y a pas de { $names }.
doctor-mend-spi-off = Activez-le ; le Pi redémarre ensuite :
doctor-spi-restart = Le SPI est activé dans config.txt, mais { $names } n’est pas encore là.
doctor-mend-spi-restart = Il vient quand le Pi redémarre :
doctor-spi-other = Le fichier du tapis demande { $names } ; cette machine a { $there }.
doctor-mend-spi-other = Corrigez bus et device dans le fichier du tapis, ou activez l’autre bus dans config.txt.
doctor-spi-nowhere = Cette machine n’a pas de bus SPI pour les lecteurs du tapis ({ $names }).
doctor-mend-spi-nowhere = Prenez un Raspberry Pi ou un hub ; pour essayer le tapis sans ses lecteurs, ajoutez --simulated à facedown play.
doctor-parts-well = { $names }
doctor-parts-unneeded = Pas nécessaire : rien n’est relié aux broches de cette machine.
doctor-parts-missing = Des bibliothèques des lecteurs manquent : { $names }.
doctor-mend-parts-missing = Installez-les ; il faut pour cela un compilateur, ou python3-spidev par apt :
doctor-parts-no-pins = Il n’y a pas de bibliothèque pour les broches du Pi.
doctor-mend-parts-no-pins = Installez-en une :
doctor-parts-both = rpi-lgpio et RPi.GPIO sont installés dans le même dossier ; leurs fichiers ont les mêmes noms.
doctor-mend-parts-both = Gardez l’un des deux :
doctor-parts-header = Les broches du connecteur : { $name } ({ $label })
doctor-parts-no-chip = Le noyau ne montre aucune puce GPIO ; les broches du connecteur ne peuvent donc pas servir.
doctor-mend-parts-no-chip = Mettez le système à jour, et redémarrez la machine :
doctor-parts-other-chips = Rien ne dit laquelle de { $names } tient les broches du connecteur.
doctor-mend-parts-other-chips = Voyez avec « facedown doctor rights » si elles peuvent être ouvertes ; sinon mettez le système à jour :
doctor-rights-well = { $name } peut se servir de tous les appareils qui sont là et nécessaires.
doctor-rights-lacking = { $name } ne peut pas se servir de { $names }, qui appartiennent au groupe { $group }.
doctor-mend-rights-lacking = Rejoignez le groupe, puis fermez la session et rouvrez-la :
doctor-rights-later = { $name } ne sera dans le groupe { $group } qu’à la prochaine session, et ne peut pas encore se servir de { $names }.
doctor-mend-rights-later = Fermez la session et rouvrez-la, ou redémarrez la machine.
doctor-rights-service = L’utilisateur du service, { $name }, ne peut pas se servir de { $names }, qui appartiennent au groupe { $group }.
doctor-mend-rights-service = Réinstallez le service ; cela remet les groupes en ordre :
doctor-rights-root = { $name } ne peut pas se servir de { $names } : seul root le peut.
doctor-mend-rights-root = Les règles livrées avec le service les ouvrent :
doctor-readers-well = { $count ->
    [one] { $count } lecteur, et il répond.
   *[other] { $count } lecteurs, et tous répondent.
}
doctor-readers-no-mat = Pas nécessaire : aucun tapis n’est nommé.
doctor-readers-simulated = Pas nécessaire : tous les lecteurs de ce tapis sont simulés.
doctor-readers-broken = Ce sont des modèles des lecteurs, avec ces pannes : { $breaks }.
doctor-readers-held = L’arbitre tient les lecteurs en ce moment ; sa page de santé, derrière « Pause », parle de chacun.
doctor-mend-readers-held = Pour que le docteur les interroge, arrêtez l’arbitre un instant :
doctor-readers-held-by = Un autre facedown (processus { $pid }) tient les lecteurs en ce moment.
doctor-mend-readers-held-by = Fermez-le, et redemandez.
doctor-readers-silent = Aucun lecteur n’a parlé de lui.
doctor-mend-readers-silent = Écoutez plus longtemps, et voyez ce que dit chacun :
doctor-hubs-well = { $port } : hub { $unique } ({ $name }), { $firmware }, { $count ->
    [one] { $count } antenne
   *[other] { $count } antennes
}
doctor-hubs-none = Aucun n’est branché.
doctor-hubs-held = Les ports servent en ce moment, on n’a donc rien demandé.
doctor-hubs-port-held = { $port } ({ $name }) sert à { $by }.
doctor-hubs-version = { $port } ({ $name }) : un hub qui parle la version { $theirs } ; ce facedown parle la { $ours }.
doctor-mend-hubs-version = Mettez-y le micrologiciel de ce facedown ; ceci rassemble les fichiers et dit comment :
doctor-hubs-prompt = { $port } ({ $name }) : MicroPython sans le programme d’un hub.
doctor-mend-hubs-prompt = S’il doit être un hub, mettez-y le programme ; ceci rassemble les fichiers et dit comment :
doctor-hubs-silent = { $port } ({ $name }) n’est pas un hub qui répond. Si ce n’en est pas un, tout va bien.
doctor-hubs-denied = { $port } ({ $name }) ne peut pas être ouvert.
doctor-mend-hubs-denied = Rejoignez le groupe des ports série, puis fermez la session et rouvrez-la :
doctor-hubs-blank = Une carte électronique ({ $chip }, { $place }) attend MicroPython.
doctor-mend-hubs-blank = Mettez-y MicroPython ; ceci dit comment continuer :
doctor-hubs-modem = ModemManager tourne, et parle aux hubs comme à des modems.
doctor-mend-hubs-modem = Le service installé l’en tient éloigné ; sinon, arrêtez-le :

# La table.
doctor-config-well = { $file }
doctor-config-none = Il n’y a pas de { $file } ; tout est comme d’habitude.
doctor-config-unusable = { $file } ne peut pas servir.
doctor-mend-config-unusable = Corrigez ce qui est nommé ici ; ceci dit ensuite si tout va bien :
doctor-settings-well = { $file }
doctor-settings-none = Rien n’a encore été choisi à l’écran.
doctor-settings-unreadable = { $file } ne peut pas être lu : { $why }.
doctor-mend-settings-unreadable = Faites que celui qui joue puisse le lire.
doctor-settings-spoilt = { $file } est abîmé.
doctor-mend-settings-spoilt = Au prochain démarrage facedown le met de côté et commence avec les réglages habituels ; choisissez-les à nouveau à l’écran.
doctor-settings-put-by = Des réglages abîmés d’un autre jour se trouvent dans { $file }.
doctor-mend-settings-put-by = Personne n’en a plus besoin :
doctor-decks-well = { $count ->
    [one] { $count } jeu de cartes
   *[other] { $count } jeux de cartes
}, { $most ->
    [0] aucun à vous
   *[other] dont { $most } à vous
}
doctor-decks-folder = Le dossier des jeux de cartes ne peut pas être lu.
doctor-mend-decks-folder = Faites que celui qui joue puisse le lire.
doctor-decks-own = Votre jeu de cartes { $name } ne peut pas servir : { $places }.
doctor-mend-decks-own = Ceci dit ce qu’il y a (et peut montrer ce qui est sur des cartes) :
doctor-decks-shipped = Le jeu de cartes { $name }, livré avec le programme, est abîmé : { $places }.
doctor-mend-decks-shipped = Réinstallez facedown, comme la première fois.
doctor-mats-well = { $count } tapis
doctor-mats-own = Votre tapis { $file } ne peut pas servir.
doctor-mend-mats-own = Corrigez ce qui est nommé ici.
doctor-mats-shipped = Le tapis { $name }, livré avec le programme, est abîmé.
doctor-mend-mats-shipped = Réinstallez facedown, comme la première fois.
doctor-tags-well = { $count ->
    [one] { $count } étiquette ; jeux de cartes : { $names }
   *[other] { $count } étiquettes ; jeux de cartes : { $names }
}
doctor-tags-none = Aucune étiquette n’est encore connue, aucune carte ne peut donc être reconnue sur un tapis.
doctor-mend-tags-none = Apprenez celles d’un jeu de cartes :
doctor-tags-unusable = { $file } ne peut pas servir ; voyez { $places }.
doctor-mend-tags-unusable = Ceci dit ce qu’il y a à chaque ligne :
doctor-tags-deckless = Étiquettes de jeux de cartes qui ne sont pas ici : { $names }. Elles ne gênent pas.
doctor-journal-well = { $file }, entier, { $size } Mo
doctor-journal-none = Aucune partie n’a encore été gardée.
doctor-journal-damaged = { $file } est abîmé.
doctor-mend-journal-damaged = Au prochain démarrage facedown le met de côté et en commence un autre ; rien n’est effacé. Sauvegardez d’abord ce qu’il y a :
doctor-journal-foreign = Le registre des parties ne peut pas servir.
doctor-mend-journal-foreign = Faites ce qui est nommé ici.
doctor-journal-unreadable = { $file } ne peut pas être lu ({ $why }).
doctor-mend-journal-unreadable = Faites que celui qui joue puisse y lire et écrire :
doctor-journal-large = Le registre des parties a atteint { $size } Mo.
doctor-mend-journal-large = Il peut grandir encore tant qu’il y a de la place ; une sauvegarde est prudente :
doctor-journal-put-by = { $count ->
    [one] { $count } registre abîmé d’un autre jour a été mis de côté dans { $folder }.
   *[other] { $count } registres abîmés d’autres jours ont été mis de côté dans { $folder }.
}
doctor-mend-journal-put-by = Gardez-les pour un rapport, ou effacez-les si aucune partie ne manque à personne.
doctor-privacy-well = Vous seul pouvez lire ce qui est gardé des parties, des étiquettes et de la voix.
doctor-privacy-open = D’autres sur cette machine peuvent lire dans { $folder } : { $names }. On y voit de quelles cartes la valeur est cachée.
doctor-mend-privacy-open = Ceci le ferme :
doctor-privacy-foreign = D’autres sur cette machine peuvent lire dans { $folder }, et cela appartient à un autre utilisateur : { $names }. On y voit de quelles cartes la valeur est cachée.
doctor-mend-privacy-foreign = Seul son propriétaire peut le fermer. Ceci vous le donne :

# La machine.
doctor-board-well = { $model }, { $system }, { $processor }
doctor-board-other = { $system }, { $processor }
doctor-board-untried = { $model }, { $system }, { $processor } : facedown n’a pas été fait pour ce modèle, il peut être lent.
doctor-mend-board-untried = Un Raspberry Pi 3B+, 4, 5 ou Zero 2 W fait l’affaire.
doctor-space-well = { $free } Go libres pour { $folder }
doctor-space-low = Seulement { $free } Go libres pour { $folder }.
doctor-mend-space-low = Faites de la place, par exemple ainsi :
doctor-space-none = Presque plus de place pour { $folder } ({ $free } Go) ; des parties pourraient ne plus être gardées.
doctor-mend-space-none = Faites de la place, par exemple ainsi :
doctor-space-unknown = On ne sait pas combien de place il reste pour { $folder }.
doctor-mend-space-unknown = Voyez ce que dit ceci :
doctor-disk-well = { $folder } est sur un disque durable ({ $kind }).
doctor-disk-unknown = On ne sait pas sur quel disque est { $folder }.
doctor-disk-read-only = { $folder } est sur un disque qui n’accepte rien, aucune partie n’est donc gardée.
doctor-mend-disk-read-only = Un disque le devient souvent quand il faiblit : faites une sauvegarde. Pour y écrire encore une fois :
doctor-disk-fleeting = { $folder } n’est qu’en mémoire ({ $kind }) : parties, étiquettes et réglages disparaissent avec le courant.
doctor-mend-disk-fleeting = Gardez-le sur un disque à part, ou désactivez l’overlay de raspi-config :
doctor-disk-overlay = { $folder } est recouvert par l’overlay de raspi-config : parties, étiquettes et réglages disparaissent avec le courant.
doctor-mend-disk-overlay = Désactivez l’overlay. Un disque à part serait recouvert aussi, sauf si cmdline.txt contient « recurse=0 » :
doctor-disk-overlaid = { $folder } est sur un disque que l’overlay de raspi-config a mis en lecture seule ; aucune partie n’est donc gardée.
doctor-mend-disk-overlaid = Que l’overlay ne recouvre que le disque du système :
doctor-power-well = L’alimentation est stable, et le Pi assez frais.
doctor-power-unneeded = Pas nécessaire : ce n’est pas un Raspberry Pi.
doctor-power-unknown = On ne sait pas si l’alimentation est stable.
doctor-mend-power-unknown = Voyez ce que dit ceci :
doctor-power-low = L’alimentation est trop faible en ce moment : moins de 4,63 V.
doctor-mend-power-low = Prenez l’alimentation faite pour ce Pi et un câble court et gros ; donnez aux lecteurs leur propre alimentation.
doctor-power-was-low = L’alimentation a été trop faible depuis que le Pi est allumé.
doctor-mend-power-was-low = Prenez l’alimentation faite pour ce Pi et un câble court et gros ; donnez aux lecteurs leur propre alimentation.
doctor-power-hot = Le Pi est, ou a été, si chaud qu’il a ralenti.
doctor-mend-power-hot = Donnez-lui de l’air, ou un dissipateur.
doctor-power-throttled = Le Pi se retient, ou s’est retenu ({ $bits }).
doctor-mend-power-throttled = Voyez son alimentation, et donnez-lui de l’air.
doctor-clock-well = { $now }
doctor-clock-behind = L’horloge n’a jamais été réglée : elle dit { $now }, et ce programme est plus récent.
doctor-mend-clock-behind = Reliez une fois la machine au réseau, ou réglez l’horloge :
doctor-clock-unset = L’horloge dit { $now }, mais personne ne l’a réglée depuis le démarrage, et cette machine n’en a pas qui tourne sans courant.
doctor-mend-clock-unset = Sans réseau, les parties peuvent porter une autre heure que la vraie. Pour en savoir plus :

# Le service.
doctor-service-well = L’arbitre tourne comme service.
doctor-service-none = Pas installé ; ici on lance facedown à la main.
doctor-service-wanted = Pas installé : ce Pi ne démarre pas de lui-même avec l’arbitre.
doctor-mend-service-wanted = S’il doit être une table, installez le service :
doctor-service-failed = Le service a renoncé ({ $result }).
doctor-mend-service-failed = Son journal dit pourquoi :
doctor-service-starting = Le service démarre, ou redémarre sans cesse.
doctor-mend-service-starting = Son journal dit pourquoi :
doctor-service-stopped = Le service est installé, mais ne tourne pas.
doctor-mend-service-stopped = Démarrez-le :
doctor-service-restarts = { $count ->
    [one] Le service a redémarré { $count } fois de lui-même.
   *[other] Le service a redémarré { $count } fois de lui-même.
}
doctor-mend-service-restarts = Son journal dit pourquoi :
doctor-service-disabled = Le service ne démarre pas avec la machine.
doctor-mend-service-disabled = Faites qu’il démarre :

doctor-unit-well = { $program }, tel qu’installé
doctor-unit-none = Pas nécessaire : le service n’est pas installé.
doctor-unit-other = Le service lance { $theirs } ; ici c’est { $ours }.
doctor-mend-unit-other = Pour interroger celui que lance le service, tapez facedown sans chemin.
doctor-unit-differs = Des fichiers du service ne sont pas ceux de ce programme : { $names }.
doctor-mend-unit-differs = Après une mise à jour, ou un changement à la main, ceci les remet en ordre ; vos propres changements vont dans systemctl edit facedown :

# Ce que contient un rapport.
doctor-bundle-head = Un rapport de facedown : ce que son docteur a trouvé sur une machine, pour qui aide à y remédier.
doctor-bundle-never = N’y sont pas : le registre des parties, les étiquettes, ce qui est sur les cartes, les noms des joueurs. Les chemins, et ce qui est écrit dans facedown.toml, y sont tels quels : regardez-les avant d’envoyer.
doctor-bundle-report = Ce que le docteur a trouvé, examen par examen.
doctor-bundle-versions = Les versions du programme et de ce dont il dépend, et les dossiers dont il se sert.
doctor-bundle-packages = Tout ce que Python a d’installé.
doctor-bundle-log = Les dernières lignes du journal du service.
doctor-bundle-kernel = Ce que le noyau a dit du SPI, de l’USB, des écrans, des disques et de l’alimentation depuis le démarrage.
doctor-bundle-files = Les noms et tailles des fichiers de la table, sans ce qu’il y a dedans.
doctor-bundle-config = La configuration, telle quelle.
doctor-bundle-mat = Le fichier d’un tapis, tel quel.
doctor-bundle-calibration = Ce que l’on sait des antennes d’un tapis.
