# Заказ для поля: счёт на всё, что покупают, файлы в папке и сводка для терминала.
ordering-title = Заказ для поля «{ $name }»
ordering-column-reference = обозначение
ordering-column-quantity = количество
ordering-column-part = деталь
ordering-column-maker = изготовитель
ordering-column-number = номер изготовителя
ordering-column-package = корпус
ordering-column-price = € за штуку
ordering-column-date = цена на
ordering-column-source = цена
ordering-column-sum = €
ordering-column-alternatives = замены
ordering-column-avoid = не брать
ordering-column-sheet = лист
ordering-column-wire = провод
ordering-column-start = откуда
ordering-column-end = куда
ordering-column-length = длина в мм
ordering-column-area = мм²
ordering-estimated = оценка
ordering-looked-up = из магазина
ordering-total = итого
ordering-without-pi = итого без Pi
ordering-part-board-spare = плата RC522, про запас
ordering-part-pico = Raspberry Pi Pico с ножками
ordering-part-usb-cable = USB-кабель для Pico
ordering-part-usb-hub = USB-разветвитель со своим питанием
ordering-part-socket-14 = панелька на 14 ножек
ordering-part-socket-16 = панелька на 16 ножек
ordering-part-fuse = предохранитель на 1 А
ordering-part-fuse-holder = держатель предохранителя
ordering-part-stripboard = макетная плата
ordering-part-pin-strip = штыревая линейка
ordering-part-carrier = плата хаба
ordering-part-pico-socket = гнездо для Pico, одна сторона
ordering-part-header = штыри для платы RC522
ordering-part-light-header = штыри для подсветки
ordering-part-terminal = винтовая клемма
ordering-part-flat-cable = кабель к плате RC522
ordering-part-signal-wire = провод для сигналов, на метры
ordering-part-supply-wire = провод для 3,3 В, 5 В и земли, на метры
ordering-part-plate = основание
ordering-part-frame = рамка для платы
ordering-part-screw = винт с гайкой
ordering-part-sticker = метка для карты
ordering-avoid-pico = Pico 2: прошивка написана для RP2040
ordering-avoid-usb-cable = кабели только для зарядки
ordering-avoid-board = платы на 125 кГц и платы RC522 другого размера: рамки им не подойдут
ordering-avoid-decoder = 74HCT138 и 74LS138: они рассчитаны на 5 В
ordering-avoid-buffer = 74HCT125 и 74LS125: они рассчитаны на 5 В
ordering-avoid-converter = AMS1117 и другие линейные стабилизаторы: на них сгорает 1 Вт; R-78E3.3-1.0 и TSR 1-2433E: они работают от 6 В
ordering-avoid-supply = зарядные устройства, которые дают 5 В только по запросу
ordering-avoid-plate = металл и дерево с металлической плёнкой
ordering-avoid-screw = сталь и латунь: возле катушки металла быть не должно
ordering-avoid-sticker = метки на 125 кГц, которых не слышно, и метки для металла
ordering-drawn-plate = «{ $name }» снизу, со стороны плат; отмеченный край поля внизу
ordering-parts = Детали: { $kinds ->
    [one] { $kinds } строка
    [few] { $kinds } строки
    [many] { $kinds } строк
   *[other] { $kinds } строки
}, { $pieces ->
    [one] { $pieces } штука
    [few] { $pieces } штуки
    [many] { $pieces } штук
   *[other] { $pieces } штуки
}.
ordering-sum = Итого: { $total } €, без Pi { $rest } €.
ordering-prices = Цены на { $date }, с налогом и без доставки; по оценке: { $estimated } из { $kinds }.
ordering-joints = Паять вручную: { $joints ->
    [one] { $joints } соединение
    [few] { $joints } соединения
    [many] { $joints } соединений
   *[other] { $joints } соединения
}.
ordering-wire = Провод: { $signal } м для сигналов, { $supply } м для питания.
ordering-plate = Основание: { $tiles ->
    [one] { $tiles } часть
    [few] { $tiles } части
    [many] { $tiles } частей
   *[other] { $tiles } части
}, не больше { $wide } × { $high } мм.
ordering-written = Записано: { $file }
ordering-hint-write = С --write ПАПКА файлы заказа записываются в папку.
