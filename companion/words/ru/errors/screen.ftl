# Почему негде рисовать.

screen-none = его нет ({ $reason })
    .fix = запустите там, где он есть, или играйте в терминале: facedown play --text

screen-none-without-libraries = его нет ({ $reason })
    .fix = установите их: sudo apt install libdrm2 libgbm1 libegl1 libgles2 libgl1-mesa-dri

screen-none-for-this-user = его нет ({ $reason })
    .fix = разрешите ему и войдите ещё раз: sudo usermod -aG video,render { $user }

screen-none-that-is-free = его нет ({ $reason })
    .fix = проверьте, подключён ли экран, и закройте то, что ещё на нём рисует: рабочий стол, другого судью

screen-none-with-this-pygame = его нет ({ $reason })
    .fix = установите тот, что умеет: { $pip } uninstall -y pygame && { $pip } install pygame-ce

screen-so-the-terminal = экрана нет ({ $reason }); вместо него о партии расскажет терминал

screen-reason-no-card = в { $folder } нет видеокарты

screen-reason-no-console = pygame { $version } собран без KMSDRM и на консоли не рисует

screen-reason-libraries = чтобы рисовать на консоли, SDL не хватает { $libraries }

screen-reason-denied = этому пользователю нельзя использовать { $card }

screen-reason-other-driver = SDL взял «{ $driver }»

screen-reason-not-the-driver = SDL взял «{ $driver }», а нужен «{ $wanted }»

screen-reason-shows-nothing = у SDL есть только «{ $driver }», а там ничего не видно
