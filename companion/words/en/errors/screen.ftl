# Why there is no screen to draw on.

screen-none = there is none ({ $reason })
    .fix = run it where there is one, or play in the terminal: facedown play --text

screen-none-without-libraries = there is none ({ $reason })
    .fix = install them: sudo apt install libdrm2 libgbm1 libegl1 libgles2 libgl1-mesa-dri

screen-none-for-this-user = there is none ({ $reason })
    .fix = let it, then log in once more: sudo usermod -aG video,render { $user }

screen-none-that-is-free = there is none ({ $reason })
    .fix = see that a screen is plugged in, and end what else draws there: a desktop, another referee

screen-none-with-this-pygame = there is none ({ $reason })
    .fix = install the one that does: { $pip } uninstall -y pygame && { $pip } install pygame-ce

screen-so-the-terminal = there is no screen ({ $reason }); the terminal tells the match instead

screen-reason-no-card = no graphics card in { $folder }

screen-reason-no-console = pygame { $version } was built without KMSDRM and draws on no console

screen-reason-libraries = to draw on the console SDL lacks { $libraries }

screen-reason-denied = this user may not use { $card }

screen-reason-other-driver = SDL took '{ $driver }'

screen-reason-not-the-driver = SDL took '{ $driver }' where '{ $wanted }' is wanted

screen-reason-shows-nothing = SDL offers only '{ $driver }', which shows nothing
