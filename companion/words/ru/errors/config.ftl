# facedown.toml и его ключи.

config-no-file = это не файл
    .fix = положите на его место файл или уберите его, и всё будет по умолчанию

config-unreadable = прочитать это не удаётся
    .fix = сделайте так, чтобы этот пользователь мог прочесть файл, или уберите его, и всё будет как обычно ({ $reason })

config-too-large = файл больше { NUMBER($longest, useGrouping: 1) } байт
    .fix = для настроек хватает нескольких строк; уберите то, чему там не место

config-not-utf8 = файл не в UTF-8
    .fix = сохраните его в UTF-8

config-line-too-long = в строке { $count } { $count ->
        [one] знак
        [few] знака
       *[other] знаков
    }
    .fix = не больше { $longest } в одной строке; список можно продолжить в следующей

config-unknown-key = ключа { QUOTED($key) } нет
    .fix = { $instead }

config-known-keys = известные ключи: { $keys }

config-key-of-tables = напишите его ниже { $tables }

config-unknown-language = на языке { $language } здесь не говорят
    .fix = { $instead }

config-spoken-languages = здесь говорят на этих: { $languages }

config-not-toml = это не TOML: { $reason }
    .fix = { $remedy }

config-remedy-twice = уберите одно из двух и пишите ключи одной [таблицы] в одном месте

config-remedy-backslash = пишите / вместо \ или возьмите текст в одинарные кавычки

config-remedy-lines = пишите строки вроде language = "ru"

config-no-mat = { $lack }
    .fix = напишите название или путь целиком, например mat = "3x3" или mat = "/var/lib/facedown/mats/my-table.toml"

config-no-quarter-turn = { $lack }
    .fix = напишите 0, 90, 180 или 270

config-no-flag = { $lack }
    .fix = напишите true или false

config-no-driver = { $lack }
    .fix = { $instead }

config-no-size = { $lack }
    .fix = напишите ширину и высоту не меньше { $least }, например size = "1280x720"

config-no-path = { $lack }
    .fix = напишите путь целиком, например { $key } = "{ $example }"

config-file-is-missing = такого файла нет
    .fix = назовите facedown.toml или начните новый: facedown config new

config-piper-is-missing = Piper не установлен
    .fix = установите: pip install piper-tts

config-device-is-missing = { QUOTED($device) } здесь нет
    .fix = проверьте, что телевизор подключён к гнезду HDMI, и назовите устройство, которое есть: ls /dev/cec*

config-command-is-missing = команды { QUOTED($name) } нет
    .fix = установите: sudo apt install v4l-utils

config-voice-file-is-missing = файла { QUOTED($file) } нет
    .fix = положите туда оба файла голоса Piper: второй называется как первый, с .json на конце

config-device-is-denied = этому пользователю нельзя использовать { QUOTED($device) }
    .fix = вступите в группу, которой можно, и войдите заново: sudo usermod -aG video $USER

config-no-such-sound-card = звуковой карты { QUOTED($card) } нет
    .fix = подключите её или возьмите одну из этих: { $names }

config-no-sound-card = звуковой карты { QUOTED($card) } нет
    .fix = подключите её; сейчас звуковой карты нет

config-pygame-without-driver = pygame собран без драйвера { QUOTED($driver) }
    .fix = уберите эту строку или напишите одно из: { $names }

config-pygame-without-drivers = pygame собран без драйвера { QUOTED($driver) }
    .fix = уберите эту строку или установите pygame-ce

config-file-is-there-already = такой файл уже есть
    .fix = измените его сами или назовите другой файл; `facedown config check` скажет, годится ли он

config-file-unwritable = записать это не удаётся ({ $reason })
    .fix = назовите файл в папке, куда вам можно писать
