mat-not-found = нет ни поля с таким названием, ни такого файла
    .fix = { $instead }

mat-too-large = файл больше { NUMBER($longest, useGrouping: 1) } байт
    .fix = полю довольно нескольких строк; уберите лишнее

mat-not-toml = это не TOML ({ $reason })
    .fix = сравните с примерами в hardware/mats

mat-no-regular-file = это канал или устройство, а не обычный файл
    .fix = запишите его содержимое в файл и назовите этот файл

mat-not-utf8 = байт { $byte } файла — не UTF-8
    .fix = сохраните его как текст в UTF-8

mat-cells-overlap = клетки перекрывают друг друга
    .fix = сделайте «pitch» не меньше, чем «slot», и по ширине, и по высоте

mat-place-without-centre = не сказано, где лежит { QUOTED($slot) }
    .fix = напишите под [geometry.places], где его середина: { $slot } = [100, 60]

mat-places-overlap = { $name } перекрывает { $over }
    .fix = отодвиньте одно из них на размер места

mat-place-lies-in-the-grid = { $key } и так лежит в сетке
    .fix = уберите это: где лежат клетки, говорят origin и pitch

mat-too-wide-when-turned = если повернуть поле на { $turn }°, в нём { $columns } { $columns ->
        [one] столбец
        [few] столбца
       *[other] столбцов
    }
    .fix = ряды становятся столбцами, а их у поля не больше { $most }

mat-too-many-pads = площадок { $count }
    .fix = у поля их не больше { $most }

mat-too-many-tap-places = мест для показа карт { $count }
    .fix = у поля их не больше { $most }

mat-line-given-twice = линия задана сразу через { $ways }
    .fix = оставьте что-то одно: slots, snake или places

mat-prefix-without-places = есть «prefix», но нет «places»
    .fix = напишите, сколько мест, например places = 32

mat-snake-without-grid = нет сетки, по которой шла бы линия
    .fix = добавьте [grid] или напишите places = 32

mat-line-too-long = у линии слишком много мест вне сетки
    .fix = у поля их не больше { $most }

mat-prefix-too-long = { QUOTED($prefix) } — слишком длинное название
    .fix = напишите не больше { $longest } { $longest ->
        [one] знака
       *[other] знаков
    }

mat-line-over-blind-cell = { $slot } стоит в «blind»
    .fix = уберите это из линии или из «blind»

mat-place-twice-in-line = { $slot } уже стоит в линии
    .fix = назовите каждое место один раз

mat-encoder-lines = у энкодера 2 линии, а не { $count }
    .fix = напишите номера BCM обеих, например encoder = [20, 21]

mat-push-without-encoder = есть «push», но нет «encoder»
    .fix = отдельную кнопку назовите «ok» под [panel.buttons]

mat-lights-without-hubs = ни у одного считывателя нет подсветки
    .fix = подсветка бывает у хабов; уберите «lights»

mat-brightness-without-lights = есть «brightness», но нет «lights»
    .fix = напишите lights = true или уберите это

mat-no-gain = в «gain» стоит { $value }
    .fix = напишите { $gains } (децибелы)

mat-two-readers-of-one-name = два считывателя называются { QUOTED($name) }
    .fix = дайте каждому своё название

mat-reader-without-slots = считыватель не обслуживает ни одного места
    .fix = назовите место каждой антенны, например slots = ["A1", "B1"]

mat-no-port = в «port» стоит { QUOTED($port) }
    .fix = напишите путь вроде /dev/ttyACM0 или серийный номер хаба

mat-two-hubs-on-one-port = порт { QUOTED($port) } назван у двух хабов
    .fix = у каждого хаба он свой

mat-device-is-taken = устройство { $device } шины { $bus } уже занято
    .fix = выберите другое устройство или дайте обоим линии «select»

mat-select-is-missing = нет «select», а мест { $antennas }
    .fix = напишите номер BCM линии каждой антенны или, через «address», номера линий дешифратора

mat-select-and-address = есть и «select», и «address»
    .fix = уберите «select», если антенны выбирает дешифратор

mat-no-such-chip = микросхемы { QUOTED($chip) } нет
    .fix = { $instead }

mat-no-such-kind = вида { QUOTED($kind) } не бывает
    .fix = { $instead }

mat-slot-is-served-already = место { $slot } уже обслуживает { $server }
    .fix = у каждого места одна антенна; место сломанной впишите в «blind»

mat-too-many-antennas-for-a-decoder = дешифраторов на { $antennas } { $antennas ->
        [one] антенну
        [few] антенны
       *[other] антенн
    } не бывает
    .fix = у считывателя с «address» не больше { $most } { $most ->
        [one] места
       *[other] мест
    }

mat-whole = поля

mat-grid = сетки

mat-line = линии

mat-reader = считывателя

mat-reader-of-kind = считывателя вида { $kind }

mat-pad = площадка

mat-draw-pad = площадка для взятых карт

mat-tap-place = место для показа карт

mat-line-place = место линии

mat-antenna = антенна { $number } считывателя { QUOTED($reader) }

mat-pin-of-reset = линия сброса

mat-pin-of-line = линия считывателя { QUOTED($reader) }

mat-pin-of-address = адресная линия считывателя { QUOTED($reader) }

mat-pin-of-encoder = линия энкодера

mat-pin-of-encoder-button = кнопка энкодера

mat-pin-of-buzzer = зуммер

mat-pin-of-button = кнопка { $name }

mat-pin-of-lamp = лампа места { $name }

mat-name-too-long = { QUOTED($name) } — слишком длинное название
    .fix = в названии не больше { $longest } { $longest ->
        [one] знака
       *[other] знаков
    }

mat-name-with-blanks = { $thing } не может называться { QUOTED($name) }
    .fix = годятся буквы, цифры и дефисы, без пробелов

mat-name-of-a-cell = { $thing } не может называться { QUOTED($name) }, как клетка
    .fix = назовите его, например, pad или site-1

mat-name-is-taken = { QUOTED($name) } — это уже { $thing }
    .fix = дайте каждому месту своё название

mat-pin-is-taken = вывод { $pin } уже занят: { $user }
    .fix = выберите другой номер BCM

mat-pin-of-a-bus = вывод { $pin } нужен самой шине { $bus }
    .fix = выберите другой номер BCM

mat-no-such-slot = места { QUOTED($slot) } нет
    .fix = { $instead }

mat-slots-are = места здесь такие: { $slots }

mat-slots-from = от A1 до { $last }

mat-no-slots = мест здесь нет вовсе

mat-lines-of-antennas = линий { $lines }, а мест { $slots }
    .fix = напишите номер BCM линии каждой антенны

mat-lines-of-address = линий { $lines }, а мест { $slots }
    .fix = напишите { $needed } { $needed ->
        [one] номер
        [few] номера
       *[other] номеров
    } BCM, начиная с младшего разряда

mat-reaches-over-the-edge = { $spot } выходит за край поля
    .fix = середины бывают от { $left } до { $right } по ширине и от { $low } до { $high } по высоте; или увеличьте «size»

mat-no-such-place = места { QUOTED($place) } нет
    .fix = { $instead }

mat-leave-it-out = уберите это

mat-no-such-cell = клетки { QUOTED($cell) } нет
    .fix = { $instead }

mat-cells-are = клетки идут от A1 до { $last }, если смотреть по проводке

mat-without-grid = у этого поля нет сетки

mat-chip-cannot-be-wired = у считывателя { QUOTED($reader) } микросхема { $chip }, а схема соединений известна только для плат MFRC522
    .fix = соедините эту плату по её собственному описанию; всё, кроме чертежа, работает

mat-nothing-to-wire = у этого поля нет считывателей, соединять нечего
    .fix = напишите [[readers]] вида spi или hub; как, говорит hardware/mats/README.md

mat-too-many-antennas-for-a-pico = у хаба { $name } { $antennas } { $antennas ->
        [one] антенна
        [few] антенны
       *[other] антенн
    }, а выводов Pico хватает на { $most }
    .fix = разделите его места между несколькими хабами

mat-bus-of-other-pins = считыватель { $name } на шине { $bus }, а её выводы у каждого Raspberry Pi свои
    .fix = поставьте его на шину 0 или 1

mat-bus-without-that-device = считыватель { $name } выбирает устройство { $device }, а у шины { $bus } такой линии нет
    .fix = напишите device от 0 до { $last }, или дайте каждой антенне свою линию в «select»

mat-file-is-no-drawing = это уже есть, и это не чертёж
    .fix = дайте --write другую папку

mat-drawing-unwritable = записать это не удаётся ({ $reason })
    .fix = дайте --write другую папку

mat-board-over-the-edge = плата RC522 места { $slot } вышла бы за край поля
    .fix = сдвиньте место внутрь или увеличьте size

mat-boards-overlap = платы RC522 мест { $slot } и { $other } легли бы одна на другую
    .fix = раздвиньте места: плата с рамкой занимает 44,5 x 64,5 мм

mat-bed-too-small = стол { $bed } мм слишком мал: если резать между платами, части выходят больше
    .fix = укажите в --bed стол побольше

mat-order-is-there = это уже есть
    .fix = дайте --write другую папку или добавьте --force, чтобы записать поверх

mat-order-unwritable = записать это не удаётся ({ $reason })
    .fix = дайте --write другую папку

mat-place-is-a-file = это файл, а не папка
    .fix = назовите папку, которой ещё нет или которая пуста

mat-folder-is-in-use = в этой папке лежит и другое
    .fix = назовите папку, которой ещё нет или которая пуста

mat-board-without-antennas = ни одна его строка не начинается с ANTENNAS =
    .fix = исправьте его или уберите, тогда запишется новый

mat-board-is-not-utf8 = это не текст в UTF-8
    .fix = исправьте его или уберите, тогда запишется новый
