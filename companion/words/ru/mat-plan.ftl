# Что написано на чертеже поля.
mat-plan-title = Чертёж поля «{ $name }»
mat-plan-title-below = Поле «{ $name }» снизу
mat-plan-about-below = Так оно лежит, если его перевернуть: что спереди слева, здесь справа.
mat-plan-sheets = { $width } × { $depth } мм, листов { $paper }: { $count }, { $across } в ширину и { $up } в высоту. Соседние листы перекрываются на { $overlap } мм.
mat-plan-one-sheet = { $width } × { $depth } мм на одном листе { $paper }.
mat-plan-overview = Обзор
mat-plan-sheet = Лист { $sheet } из { $across } × { $up }
mat-plan-is-front = «{ $name }», лицо: что видят игроки
mat-plan-is-back = «{ $name }», оборот: где считыватели
mat-plan-rule = 100 мм

# Как его собрать.
mat-plan-step-print = Печатайте в масштабе 100 %, с двух сторон, с переворотом по длинному краю. Сначала измерьте линейку внизу этого листа: в ней должно быть 100 мм.
mat-plan-step-cut = Обрежьте каждый лист по рамке.
mat-plan-step-glue = Начните с листа A1 слева внизу и идите вправо, ряд за рядом. Каждый лист клеится на заштрихованные полосы предыдущих: край ложится на их пунктир, и крестики складываются целиком.
mat-plan-step-measure = Измерьте всё вместе: ширина должна быть { $width } мм, глубина { $depth } мм.
mat-plan-step-edge = Толстая полоса — отмеченный нижний край поля: это нижний край картинки на экране.
mat-plan-lower-edge = ▲ отмеченный нижний край ▲
mat-plan-glue = клей: сверху лист { $sheet }
mat-plan-glued = приклеено к листу { $sheet }

# Что это за места.
mat-plan-pad = здесь показывают карты
mat-plan-draw-pad = здесь показывают взятые карты
mat-plan-tap = сюда карту кладут на мгновение
mat-plan-blind = без считывателя
mat-plan-place = место { $place } в линии

# Считыватели, на обороте.
mat-plan-antenna = антенна { $antenna }
mat-plan-select = SDA: BCM { $pin }
mat-plan-select-own = SDA: CE{ $device }
mat-plan-output = SDA: дешифратор, Y{ $output }
mat-plan-decoder = SDA: дешифратор { $decoder }, Y{ $output }
mat-plan-hub = хаб { $port }
mat-plan-simulated = смоделировано
mat-plan-broken = отключена или сломана
mat-plan-no-reader = считывателя пока нет
mat-plan-boards = Сплошной контур — плата RC522 размером 40 × 60 мм, пунктирный квадрат — её катушка, маленькие квадраты — выводы. Платы бывают разные: главное — крестик, на нём место середины катушки.
mat-plan-crowded = Платы такого размера здесь лежали бы друг на друге или выходили бы за край: поверните их или возьмите меньшие.
mat-plan-readerless = В файле поля пока нет считывателей: крестики показывают, где им быть.
mat-plan-numbers = На картинке 1.0 — это антенна 0 считывателя 1; линии ведут от каждой антенны к следующей того же считывателя.
mat-plan-antennas = { $count ->
    [one] { $count } антенна
    [few] { $count } антенны
    [many] { $count } антенн
   *[other] { $count } антенны
}
mat-plan-reader-spi = «{ $name }»: шина { $bus }, устройство { $device } на Raspberry Pi, { $antennas }.
mat-plan-reader-hub = «{ $name }»: хаб { $port }, { $antennas }.
mat-plan-reader-simulated = «{ $name }»: смоделирован, { $antennas }.
mat-plan-pins = SCK — BCM { $clock }, MOSI — BCM { $out }, MISO — BCM { $back }.
mat-plan-reset = RST всех плат — BCM { $pin }.
mat-plan-address = Адресные линии дешифраторов — BCM { $pins }, младшая первая; сами дешифраторы включает CE{ $device }.
mat-plan-way = От первой антенны до последней, по порядку: { $length } мм.
mat-plan-hint-hubs = Какие выводы хаба для чего, говорит firmware/README.md.
mat-plan-hint-wires = Провода шины пусть будут короткими: до 300 мм годится 4 МГц, до 800 мм — 1 МГц.
mat-plan-hint-supply = Возле каждой платы нужны 100 нФ и 47 мкФ, в её линии MISO — буфер. Для 3,3 В нужно отдельное питание. Подробнее — в hardware/README.md.

# Что говорит терминал.
mat-plan-done = { $file }: { $count ->
    [one] { $count } страница
    [few] { $count } страницы
    [many] { $count } страниц
   *[other] { $count } страницы
}, каждая вторая — оборот предыдущей.
