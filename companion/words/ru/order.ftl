# Заказ для поля: счёт на всё, что покупают, файлы в папке и сводка для терминала.
order-title = Заказ для поля «{ $name }»
order-column-reference = обозначение
order-column-quantity = количество
order-column-part = деталь
order-column-maker = изготовитель
order-column-number = номер изготовителя
order-column-package = корпус
order-column-price = € за штуку
order-column-date = цена на
order-column-source = цена
order-column-sum = €
order-column-alternatives = замены
order-column-avoid = не брать
order-column-sheet = лист
order-column-wire = провод
order-column-start = откуда
order-column-end = куда
order-column-length = длина в мм
order-column-area = мм²
order-estimated = оценка
order-looked-up = из магазина
order-total = итого
order-without-pi = итого без Pi
order-part-board-spare = плата RC522, про запас
order-part-pico = Raspberry Pi Pico с ножками
order-part-usb-cable = USB-кабель для Pico
order-part-usb-hub = USB-разветвитель со своим питанием
order-part-socket-14 = панелька на 14 ножек
order-part-socket-16 = панелька на 16 ножек
order-part-fuse = предохранитель на 1 А
order-part-fuse-holder = держатель предохранителя
order-part-stripboard = макетная плата
order-part-pin-strip = штыревая линейка
order-part-carrier = плата хаба
order-part-pico-socket = гнездо для Pico, одна сторона
order-part-header = штыри для платы RC522
order-part-light-header = штыри для подсветки
order-part-terminal = винтовая клемма
order-part-flat-cable = кабель к плате RC522
order-part-signal-wire = провод для сигналов, на метры
order-part-supply-wire = провод для 3,3 В, 5 В и земли, на метры
order-part-plate = основание
order-part-frame = рамка для платы
order-part-screw = винт с гайкой
order-part-sticker = метка для карты
order-avoid-pico = Pico 2: прошивка написана для RP2040
order-avoid-usb-cable = кабели только для зарядки
order-avoid-board = платы на 125 кГц и платы RC522 другого размера: рамки им не подойдут
order-avoid-decoder = 74HCT138 и 74LS138: они рассчитаны на 5 В
order-avoid-buffer = 74HCT125 и 74LS125: они рассчитаны на 5 В
order-avoid-converter = AMS1117 и другие линейные стабилизаторы: на них сгорает 1 Вт; R-78E3.3-1.0 и TSR 1-2433E: они работают от 6 В
order-avoid-supply = зарядные устройства, которые дают 5 В только по запросу
order-avoid-plate = металл и дерево с металлической плёнкой
order-avoid-screw = сталь и латунь: возле катушки металла быть не должно
order-avoid-sticker = метки на 125 кГц, которых не слышно, и метки для металла
order-drawn-plate = «{ $name }» снизу, со стороны плат; отмеченный край поля внизу
order-parts = Детали: { $kinds ->
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
order-sum = Итого: { $total } €, без Pi { $rest } €.
order-prices = Цены на { $date }, с налогом и без доставки; по оценке: { $estimated } из { $kinds }.
order-joints = Паять вручную: { $joints ->
    [one] { $joints } соединение
    [few] { $joints } соединения
    [many] { $joints } соединений
   *[other] { $joints } соединения
}.
order-wire = Провод: { $signal } м для сигналов, { $supply } м для питания.
order-plate = Основание: { $tiles ->
    [one] { $tiles } часть
    [few] { $tiles } части
    [many] { $tiles } частей
   *[other] { $tiles } части
}, не больше { $width } × { $height } мм.
order-written = Записано: { $file }
order-hint-write = С --write ПАПКА файлы заказа записываются в папку.
