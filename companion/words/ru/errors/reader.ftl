# Считыватели на выводах самого Raspberry Pi: строки их программы.

reader-line-unusable = воспользоваться этим не удаётся ({ $reason })
    .fix = проверьте, не занят ли он другой программой, установлен ли lgpio и состоит ли этот пользователь в группе gpio

reader-spi-is-off = воспользоваться этим не удаётся ({ $reason })
    .fix = включите SPI через raspi-config и проверьте, верны ли «bus» и «device»

reader-spi-is-denied = воспользоваться этим не удаётся ({ $reason })
    .fix = добавьте этого пользователя в группу spi

reader-spi-unusable = воспользоваться этим не удаётся ({ $reason })
    .fix = проверьте, включён ли SPI и не занят ли он другой программой

reader-package-is-missing = импортировать его не удаётся ({ $reason })
    .fix = pip install 'facedown[pi]'

reader-package-is-another = под этим именем здесь не { $name } { $version } с PyPI, а что-то другое ({ $proof })
    .fix = pip uninstall { $packages }, а затем pip install --no-deps { $name }=={ $version }

reader-proof-value = { $name } в нём { $value }

reader-proof-missing = в нём нет { $name }

reader-package = пакет { $name }

reader-package-in = пакет { $name } в { $file }

reader-pin = вывод { $pin }

reader-wiring = проводка

reader-model = модель проводки

reader-command-line = командная строка

reader-wiring-no-json = это не JSON ({ $reason })
    .fix = напишите объект, например { $example }

reader-wiring-no-object = здесь стоит { $value }
    .fix = напишите объект, например { $example }

reader-wiring-unknown-key = ключа «{ $name }» нет
    .fix = бывают такие ключи: { $names }

reader-wiring-no-model = в «{ $name }» стоит { $value }
    .fix = напишите объект или уберите это

reader-wiring-no-pins = в «{ $name }» стоит { $value }
    .fix = напишите список номеров BCM

reader-wiring-no-number = в «{ $name }» стоит { $value }
    .fix = напишите целое число от { $least } до { $most }

reader-wiring-no-chip = нет микросхемы { $value }
    .fix = укажите одну из: { $chips }

reader-wiring-pin-twice = вывод { $pin } занят дважды
    .fix = дайте каждой линии свой вывод

reader-wiring-select-and-address = есть и «select», и «address»
    .fix = уберите «select», если антенны выбирает дешифратор

reader-wiring-select-lines = линий выбора { $lines }, а антенн { $antennas }
    .fix = дайте каждой антенне одну линию

reader-wiring-address-lines = адресных линий { $lines }, а антенн { $antennas }
    .fix = назовите линию каждой антенны в «select» или достаточно линий дешифратора в «address»

reader-model-no-tags = в «{ $name }» стоит { $value }
    .fix = напишите uid на каждой антенне, например { "{" }"0": ["04a1b2c3d45e80"]{ "}" }

reader-model-no-dead = в «{ $name }» стоит { $value }
    .fix = напишите список антенн

reader-model-no-antenna = антенны { $antenna } нет
    .fix = они идут от 0 до { $last }

reader-model-no-uid = { $uid } — это не uid
    .fix = напишите 4, 7 или 10 байт шестнадцатеричными цифрами

reader-wrong-arguments = здесь стоит { $value }
    .fix = передайте проводку в JSON и сколько раз это уже запускали или ничего

reader-bus-failed = шина отказала: { $reason }

reader-gpio-stand-in = вместо RPi.GPIO работает gpiozero ({ $reason })

reader-says = { $reader }: { $text }
