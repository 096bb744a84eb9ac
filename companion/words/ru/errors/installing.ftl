installing-unwritable = записать это не удаётся ({ $reason })
    .fix = проверьте, что это не папка, что на диске есть место и он доступен не только для чтения, и начните снова: сделанное остаётся

installing-only-root = менять то, с чего начинает компьютер, может только root
    .fix = выполните `sudo { $program } { $asked }` или посмотрите с --dry-run, что было бы сделано

installing-no-systemd = этим компьютером управляет не systemd: здесь нет { $lacks }
    .fix = запускайте `facedown play --resume` тем, что здесь запускает программы

installing-no-command = рядом с этим Python такой команды нет
    .fix = создайте venv в /opt/facedown, установите facedown туда и запустите его install-service

installing-name-of-no-unit = программа лежит в { QUOTED($program) }, а такого имени службы не переносят
    .fix = создайте venv в /opt/facedown, установите facedown туда и запустите его install-service

installing-command-lies-there = сама программа лежит в { $command }, где место команде для людей
    .fix = создайте venv в /opt/facedown, установите facedown туда и запустите его install-service

installing-out-of-reach = программа лежит внутри { $folder }, куда пользователю судьи не попасть
    .fix = создайте venv в /opt/facedown, установите facedown туда и запустите его install-service

installing-another-program = там лежит другая программа
    .fix = уберите её оттуда и начните снова
