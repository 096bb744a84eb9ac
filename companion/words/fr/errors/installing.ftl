installing-unwritable = écriture impossible ({ $reason })
    .fix = voyez que ce n’est pas un dossier, que son disque a de la place et n’est pas en lecture seule, puis recommencez : ce qui est fait reste

installing-only-root = seul root peut changer ce par quoi cet ordinateur commence
    .fix = exécutez `sudo { $program } { $asked }`, ou voyez avec --dry-run ce que cela ferait

installing-no-systemd = cet ordinateur n’est pas dirigé par systemd : il n’a pas { $lacks }
    .fix = lancez `facedown play --resume` avec ce qui lance ici les programmes

installing-no-command = à côté de ce Python, il n’y a pas de commande de ce nom
    .fix = créez un venv dans /opt/facedown, installez-y facedown et lancez son install-service

installing-name-of-no-unit = le programme se trouve dans { QUOTED($program) }, un nom que les unités ne supportent pas
    .fix = créez un venv dans /opt/facedown, installez-y facedown et lancez son install-service

installing-command-lies-there = le programme lui-même se trouve dans { $command }, où va la commande destinée aux gens
    .fix = créez un venv dans /opt/facedown, installez-y facedown et lancez son install-service

installing-out-of-reach = le programme se trouve dans { $folder }, où l’utilisateur de l’arbitre ne peut pas l’atteindre
    .fix = créez un venv dans /opt/facedown, installez-y facedown et lancez son install-service

installing-another-program = un autre programme s’y trouve
    .fix = déplacez-le, puis recommencez
