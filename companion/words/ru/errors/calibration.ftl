calibration-too-large = файл больше { NUMBER($longest, useGrouping: 1) } байт
    .fix = настройте поле заново командой `facedown mat calibrate` или уберите этот файл

calibration-no-regular-file = это канал или устройство, а не обычный файл
    .fix = настройте поле заново командой `facedown mat calibrate` или уберите этот файл

calibration-not-utf8 = это не текст в UTF-8
    .fix = настройте поле заново командой `facedown mat calibrate` или уберите этот файл

calibration-not-json = это не JSON ({ $reason })
    .fix = настройте поле заново командой `facedown mat calibrate` или уберите этот файл

calibration-json-too-deep = такой JSON никто не писал
    .fix = настройте поле заново командой `facedown mat calibrate` или уберите этот файл

calibration-not-one = это не настройка поля
    .fix = настройте поле заново командой `facedown mat calibrate` или уберите этот файл

calibration-newer = это записано более новой версией facedown
    .fix = обновите facedown, или настройте поле заново командой `facedown mat calibrate` или уберите этот файл

calibration-of-no-version = версии { $version } у неё не бывает
    .fix = настройте поле заново командой `facedown mat calibrate` или уберите этот файл

calibration-of-other-readers = она сделана для поля { QUOTED($mat) }, у которого считыватели обслуживают другие места
    .fix = настройте поле заново командой `facedown mat calibrate` или уберите этот файл

calibration-value = { $lack }
    .fix = настройте поле заново командой `facedown mat calibrate` или уберите этот файл

calibration-row = здесь стоит { $value }
    .fix = настройте поле заново командой `facedown mat calibrate` или уберите этот файл

calibration-no-such-slot = места { $slot } с антенной нет
    .fix = настройте поле заново командой `facedown mat calibrate` или уберите этот файл

calibration-no-gain = { $lack }
    .fix = напишите { $gains } (децибелы)

calibration-no-rate = { $lack }
    .fix = напишите долю от 0 до 1

calibration-no-conflicts = { $lack }
    .fix = напишите список мест, например ["A1"]

calibration-whole = настройки

calibration-slot = места
