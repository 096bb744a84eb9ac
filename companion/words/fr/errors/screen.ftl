# Pourquoi il n’y a pas d’écran où dessiner.

screen-none = il n’y en a pas ({ $reason })
    .fix = lancez cela là où il y en a un, ou jouez dans le terminal : facedown play --text

screen-none-without-libraries = il n’y en a pas ({ $reason })
    .fix = installez-les : sudo apt install libdrm2 libgbm1 libegl1 libgles2 libgl1-mesa-dri

screen-none-for-this-user = il n’y en a pas ({ $reason })
    .fix = donnez-lui le droit, puis ouvrez une nouvelle session : sudo usermod -aG video,render { $user }

screen-none-that-is-free = il n’y en a pas ({ $reason })
    .fix = vérifiez qu’un écran est branché, et fermez ce qui dessine aussi dessus : un bureau, un autre arbitre

screen-none-with-this-pygame = il n’y en a pas ({ $reason })
    .fix = installez celui qui sait le faire : { $pip } uninstall -y pygame && { $pip } install pygame-ce

screen-so-the-terminal = il n’y a pas d’écran ({ $reason }) ; c’est le terminal qui raconte la partie

screen-reason-no-card = pas de carte graphique dans { $folder }

screen-reason-no-console = pygame { $version } a été compilé sans KMSDRM et ne dessine sur aucune console

screen-reason-libraries = pour dessiner sur la console, il manque à SDL { $libraries }

screen-reason-denied = cet utilisateur n’a pas le droit d’utiliser { $card }

screen-reason-other-driver = SDL a pris « { $driver } »

screen-reason-not-the-driver = SDL a pris « { $driver } », mais il faut « { $wanted } »

screen-reason-shows-nothing = SDL n’offre que { $driver }, qui n’affiche rien
