# Что говорит терминал, когда судья становится службой этого компьютера.
installing-title-console = Судья становится службой этого компьютера, и экран целиком его.
installing-title-desktop = Судья становится окном, которое открывается вместе с рабочим столом.
installing-title-uninstall = Служба убирается.
installing-dry-run = Сейчас ничего не меняется. Было бы сделано вот что:
installing-done = Готово.
installing-not-whole = Удалось не всё: что не удалось, сказано выше. Когда причина устранена, запустите это снова.
installing-nothing = Всё так, как должно быть: делать больше нечего.
installing-nothing-there = Убирать больше нечего.
installing-refused = В таком виде было бы отказано:

# Каждый шаг.
installing-write-new = пишется { $path }
installing-write-differs = пишется заново { $path }: там стояло другое
installing-write-rights = пишется заново { $path }: у него были другие права или другой владелец
installing-write-unseen = пишется { $path }, если там ещё не всё верно: это видит только root
installing-write-spi = пишется заново { $path }: это включает выводы SPI
installing-remove = удаляется { $path }
installing-clear = удаляется папка { $path }
installing-run = выполняется «{ $command }»: { $why }
installing-failed = это не удалось, код завершения { $code }:

# Зачем выполняется команда.
installing-for-sysusers = пользователь, который судит, и группы для считывателей
installing-for-groups = группы для считывателей
installing-for-tmpfiles = папки стола
installing-for-udev = отныне у устройств новые имена и права
installing-for-trigger = а у подключённых они будут сразу
installing-for-spi = это включает выводы SPI
installing-for-daemon-reload = systemd читает, что изменилось
installing-for-no-desktop = компьютер включается без рабочего стола, который занял бы экран
installing-for-enable = судья включается вместе с компьютером
installing-for-enable-desktop = судья открывается вместе с рабочим столом
installing-for-disable = судья заканчивает и больше не включается вместе с компьютером
installing-for-disable-desktop = судья больше не открывается вместе с рабочим столом
installing-for-reset-failed = прежние неудачи забываются
installing-for-restart = судья начинает
installing-for-person = считыватели, концентраторы и экран доступны вам из терминала
installing-for-userdel = пользователь, который судил

# Что нужно знать.
installing-tell-restart-for-spi = SPI заработает со следующего включения компьютера: sudo reboot
installing-tell-restart-for-console = До следующего включения экран занят рабочим столом: sudo reboot
installing-tell-starts-with-system = Systemd здесь сейчас не работает. Судья включится вместе с этой системой.
installing-tell-starts-with-login = Судья откроется при следующем входе. Чтобы начать сейчас: systemctl --user daemon-reload && systemctl --user start facedown
installing-tell-see-status = Судья запускается; на маленьком Pi это занимает минуту. Как у него дела: systemctl status facedown. Что он говорит: journalctl -u facedown
installing-tell-log-in-again = Новые группы пользователя { $name } действуют со следующего входа.
installing-tell-no-polkit = Судья не сможет выключить компьютер: polkit не установлен. Чтобы смог: sudo apt install polkitd
installing-tell-kept-state = Сыгранное, метки и колоды остаются в { $path }, а с ними пользователь { $user }, которому они принадлежат. Чтобы удалить и их: sudo rm -r { $path } && sudo userdel { $user }
installing-tell-kept-configuration = Ваши настройки остаются в { $path }.
installing-tell-kept-overrides = То, что вы изменили в службе, остаётся в { $path }.
installing-tell-kept-homes = Сыгранное, метки, колоды и настройки остаются в домашних папках тех, кто играл: в ~/.local/share/facedown, ~/.local/state/facedown и ~/.config/facedown.
installing-tell-kept-program = Сама программа остаётся в { $path }. Группы и выводы SPI остаются как есть: они могут быть нужны другим.
installing-tell-desktop-back = Компьютер и дальше включается без рабочего стола. Чтобы вернуть его: sudo systemctl set-default graphical.target

# Что говорит команда, когда считыватели нужны ей одной.
installing-stopped = Пока эта команда пользуется считывателями или записями судьи, он остановлен, а потом продолжит.
