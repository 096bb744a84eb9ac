# Как соединить поле: детали, питание, выводы и чертежи.
wires-title = Соединения поля «{ $name }»
wires-ohms = { $count } Ом
wires-kiloohms = { $count } кОм
wires-milliamperes = { $count } мА
wires-volts = { $count } В
wires-bus = шина { $bus }
wires-span = { $first } – { $last }
wires-pair = { $first } и { $last }

# Детали.
wires-parts = Детали
wires-column-count = штук
wires-column-part = деталь
wires-column-for = для чего
wires-part-pi = Raspberry Pi 3B+, 4, 5 или Zero 2 W со своим блоком питания
wires-part-pi-ports = Raspberry Pi 3B+, 4 или 5 со своим блоком питания
wires-part-pico = Raspberry Pi Pico (RP2040, не Pico 2) с ножками и USB-кабель, который передаёт данные
wires-part-ports = порт USB
wires-part-board = плата RC522 с катушкой около 40 мм
wires-part-decoder = 74HC138
wires-part-buffer = 74HC125
wires-part-small-capacitor = конденсатор, 100 нФ
wires-part-large-capacitor = конденсатор, 47 мкФ
wires-part-series = резистор, { $ohms }
wires-part-pull = резистор, { $ohms }
wires-part-converter = понижающий преобразователь, 5 В в 3,3 В, 1 А
wires-part-fuse = предохранитель на 1 А с держателем
wires-part-supply = блок питания, 5 В, { $amperes } А
wires-part-light = светодиод WS2812
wires-part-shifter = 74AHCT125
wires-part-button = кнопка
wires-part-encoder = поворотный энкодер
wires-part-lamp = светодиод
wires-part-lamp-resistor = резистор, { $ohms }
wires-part-buzzer = активный зуммер
wires-part-transistor = NPN-транзистор
wires-part-base-resistor = резистор, { $ohms }
wires-part-diode = диод 1N4148
wires-for-pi = ведущий
wires-for-pico = по одному на хаб
wires-for-ports = хабы; хватит портов самого Pi
wires-for-ports-powered = хабы, через USB-разветвители со своим питанием
wires-for-board = по одной на антенну
wires-for-decoder = выбирает одну из восьми плат
wires-for-buffer = { $gates ->
    [one] { $gates } вентиль
    [few] { $gates } вентиля
    [many] { $gates } вентилей
   *[other] { $gates } вентиля
} в линиях MISO, по четыре в микросхеме; подойдут и { $gates } × 74LVC1G125, в них по одному
wires-for-small-capacitor = возле каждой платы и микросхемы, между 3,3 В и землёй
wires-for-large-capacitor = возле каждой платы, между 3,3 В и землёй
wires-for-series = в SCK и MOSI, там, где они выходят из Pi или Pico
wires-for-pull = от MISO и от каждой линии выбора из Pi или Pico к 3,3 В
wires-for-converter = 3,3 В для плат
wires-for-fuse = перед каждым преобразователем
wires-for-supply = преобразователи
wires-for-supply-lights = преобразователи и подсветка
wires-for-light = по одному на антенну хабов
wires-for-shifter = поднимает сигнал подсветки хаба до 5 В
wires-for-button = панель
wires-for-encoder = панель
wires-for-lamp = панель
wires-for-lamp-resistor = последовательно с каждым светодиодом
wires-for-buzzer = панель
wires-for-transistor = включает зуммер
wires-for-base-resistor = к базе транзистора
wires-for-diode = параллельно зуммеру, кольцом к плюсу

# Питание.
wires-power = Питание
wires-column-supply = питание
wires-column-boards = платы
wires-column-fields = полей сразу
wires-column-idle = поля выключены
wires-column-usual = обычно
wires-column-worst = в худшем случае
wires-column-gives = даёт
wires-rail = 3,3 В, { $name }
wires-rails = 3,3 В, { $name }, каждый
wires-rail-own = 3,3 В, { $name }, с вывода самого Pi или Pico
wires-rail-whole = 3,3 В на всё поле
wires-five-pi = 5 В для преобразователя, с разъёма Pi
wires-five = 5 В для преобразователей
wires-five-lights = 5 В для преобразователей и подсветки
wires-usb = 5 В по USB, { $count } Pico
wires-note-groups = Антенны, которые могли бы услышать метки друг друга, работают по очереди, групп всего { $groups }. Самое большее включённых сразу полей на всём поле: { $fields }.
wires-note-sheet = Плата потребляет 13,5 мА, самое большее 19, а с включённым полем ещё 60, самое большее 100 (описание MFRC522, таблица 153). Измерьте свои.
wires-note-spare = Преобразователи и блоки выбраны так, чтобы сверх худшего случая оставалось { $share } %: для светодиодов на платах, для микросхем и для деталей, которые берут больше обещанного.
wires-note-header = { $current } на разъёме Pi — это с его официальным блоком питания. С любым другим дайте преобразователю свой блок на 5 В вместо вывода Pi и соедините земли.
wires-note-usb = Хабам ({ $count }) нужны USB-разветвители со своим питанием: порты Pi вместе дают 1,2 А, у некоторых моделей меньше.

# Выводы.
wires-column-pin = вывод
wires-column-edge = вывод
wires-column-bcm = BCM
wires-column-gp = GP
wires-column-signal = сигнал
wires-column-goes = куда идёт
wires-column-name = имя
wires-column-gate = вентиль
wires-column-oe = /OE
wires-column-a = A
wires-column-y = Y
wires-column-slot = место
wires-column-reader = считыватель
wires-column-antenna = антенна
wires-column-select = откуда SDA
wires-column-buffer = буфер
wires-column-group = группа
wires-column-hub = хаб
wires-column-port = порт
wires-pins-pi = Raspberry Pi, разъём на 40 выводов
wires-pins-hub = Pico: { $name }
wires-pins-decoder = { $chip }, это 74HC138
wires-pins-buffers = Буферы 74HC125: { $name }
wires-antennas-pi = Антенны на выводах самого Pi
wires-antennas-hubs = Антенны хабов
wires-source-chip = { $name } (вывод { $pin })
wires-source = { $name } ({ $part }, вывод { $pin })
wires-chip-pin = { $name } у { $part } (вывод { $pin })
wires-board = { $signal } у { $slot }
wires-board-antenna = { $signal } антенны { $antenna }
wires-boards = { $signal } всех плат ({ $count })
wires-boards-antennas = { $signal } антенн { $names }
wires-buffers = Y всех буферов ({ $count })
wires-buffers-antennas = Y буферов антенн { $names }
wires-converter = { $signal } преобразователя
wires-converters = { $signal } преобразователей
wires-through = { $ends }, через { $ohms }
wires-pulled = { $ends }; { $ohms } к 3,3 В
wires-open = не подключён
wires-free-gate = свободен: /OE к 3,3 В, A к земле
wires-panel-button = кнопка { $name }
wires-panel-lamp = лампа { $name }
wires-panel-encoder = энкодер
wires-panel-push = кнопка энкодера
wires-panel-buzzer = зуммер
wires-goes-button = кнопка, с неё на землю
wires-goes-lamp = 330 Ом, светодиод, земля
wires-goes-encoder = крайний контакт; средний на землю
wires-goes-push = кнопка энкодера, с неё на землю
wires-goes-buzzer = база транзистора, через 1 кОм
wires-note-buffers = /OE идёт к SDA той же платы, A к её MISO, Y к общей линии MISO. У каждой микросхемы вывод 14 — это 3,3 В, а вывод 7 — земля.
wires-note-antennas = В его board.py напишите ANTENNAS = { $count } (в поставке { $shipped }): хаб с другим числом антенн, чем в файле поля, не принимается.
wires-note-lights = { $pin } (вывод { $edge }) идёт к выводу 2 микросхемы 74AHCT125, а её вывод 3 к DIN первого светодиода.
wires-note-shifter = У 74AHCT125 вывод 14 — это 5 В, как и у светодиодов, от блока питания поля; выводы 1, 5, 7, 9 и 12 идут к земле, выводы 4, 10 и 13 к 5 В.
wires-note-buzzer = Зуммер: эмиттер транзистора к земле, коллектор к минусу зуммера; плюс зуммера и кольцо диода к 5 В (вывод 2 или 4), другой конец диода к минусу.

# Чертежи.
wires-controller-pi = Raspberry Pi
wires-controller-pico = Pico
wires-antenna = антенна { $antenna }
wires-drawn-supply = Питание
wires-drawn-chips = Микросхемы
wires-drawn-boards = Платы
wires-drawn-converter = 5 → 3,3 В, 1 А
wires-drawn-from-pi = 5 В приходят с разъёма Pi, через предохранитель на 1 А.
wires-drawn-from-supply = 5 В приходят от общего блока питания на { $amperes } А, через предохранитель на 1 А у каждого преобразователя.
wires-drawn-ground = Все земли соединены.
wires-drawn-decoder = { $chip }: 74HC138, вывод 16 к 3,3 В, вывод 8 к земле.
wires-drawn-buffers = { $chips }: 74HC125, вывод 14 к 3,3 В, вывод 7 к земле.
wires-drawn-free = Свободные вентили, { $gates }: /OE к 3,3 В, A к земле.
wires-drawn-chip-capacitor = Возле каждой микросхемы 100 нФ.
wires-drawn-capacitors = Возле каждой платы 100 нФ и 47 мкФ, между 3,3 В и землёй.
wires-drawn-irq = IRQ не подключается.
wires-drawn-lights = Подсветка
wires-drawn-length = До последней платы: 30 см провода выдерживают 4 МГц, 80 см — 1 МГц.
wires-blind = отключено
wires-no-reader = нет считывателя
wires-drawn-group = группа { $group }: { $count ->
    [one] { $count } антенна
    [few] { $count } антенны
    [many] { $count } антенн
   *[other] { $count } антенны
}
wires-drawn-split = USB-хабы
wires-drawn-split-powered = со своим
wires-drawn-split-supply = питанием
wires-drawn-hub = Pico, { $name }
wires-drawn-count = { $count } × RC522
wires-drawn-one-ampere = { $count ->
    [one] 1 А
    [few] по 1 А
    [many] по 1 А
   *[other] по 1 А
}
wires-drawn-five = Блок 5 В
wires-drawn-amperes = { $amperes } А
wires-drawn-grounds = Земли блока питания, преобразователей, плат и Pico соединены. SPI — это SCK, MOSI, MISO, RST и по линии выбора к каждой плате.
wires-written = Записано: { $file }
wires-hint-write = С --write ПАПКА чертежи окажутся в папке.
wires-drawn-mat = «{ $name }» сверху
wires-drawn-mat-about = На каждом месте номер антенны. Включена бывает одна группа. Полоса — отмеченный нижний край.
wires-drawn-bus = «{ $name }»: { $bus } у Raspberry Pi
wires-drawn-pico = «{ $name }»: хаб «{ $hub }»
wires-drawn-alike = { $names }: соединены одинаково. Провод продолжается у флажка с его именем.
wires-drawn-flags = Провод продолжается у флажка с его именем. Точка соединяет провода, простое пересечение — нет.
wires-drawn-lone = Каждый провод и номера выводов, которые он соединяет.
wires-drawn-whole = «{ $name }» целиком
wires-drawn-whole-about = Что куда включено и чем питается.
