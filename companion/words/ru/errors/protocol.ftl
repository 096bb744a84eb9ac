# Подготовка партии, как её задают в командной строке или строкой протокола.

protocol-no-list-of-players = { $value } — это не список имён
    .fix = напишите ["Anna", "Boris"]

protocol-no-name-of-mat = { $value } — неподходящее имя
    .fix = назовите поле, например «8x8», или его файл

protocol-not-a-series = { $value } — это не серия
    .fix = укажите нечётное число партий, от 3 до { $most }

protocol-not-a-list-of-names = { $value } — это не список имён
    .fix = укажите список вроде ["big-ben"]

protocol-mat-has-no-such-key = ключа { QUOTED($key) } у поля не бывает
    .fix = { $instead }

protocol-language-is-not-spoken = на языке { $value } здесь не говорят
    .fix = есть такие: { $languages }

protocol-not-a-name = { $value } — неподходящее имя
    .fix = назовите, например, «{ $default }»

protocol-no-such-player = никого не зовут { $value }
    .fix = есть такие: { $names }

protocol-not-house-rules = { $value } — это не набор домашних правил
    .fix = напишите, например, { "{" }"pace": 1{ "}" }

protocol-not-a-mat = { $value } — это не поле
    .fix = укажите название вроде "8x8" или { "{" }"columns": 8, "rows": 8{ "}" }

protocol-cell-twice-in-line = одна из клеток стоит в линии дважды
    .fix = назовите каждое место один раз

protocol-no-such-cell = клетки { QUOTED($slot) } нет
    .fix = назовите клетки поля { $columns } × { $rows }

protocol-not-a-number-of = { $value } не годится для { $key }
    .fix = укажите число от 0 до { $most }

protocol-no-such-rule = правила { $value } нет
    .fix = назовите домашнее правило, например pace

protocol-rule-cannot-be = { QUOTED($key) } не может быть { $value }
    .fix = укажите слово или число

protocol-too-many-places = { $kind ->
        [pads] площадки
        [tap_places] места для показа карт
       *[other] места
    }: { $count }
    .fix = у поля их не больше { $most }

protocol-no-name-of-place = { $kind ->
        [pads] площадка
        [tap_places] место для показа карт
       *[other] место
    } не может называться { QUOTED($name) }
    .fix = назовите каждое место один раз, и пусть как клетки называются только клетки

protocol-no-such-card = в колоде { $deck } нет карты { QUOTED($card) }
    .fix = { $instead }

protocol-ids-of-cards = id стоят в первом столбце файла cards.csv этой колоды

protocol-no-name-of-player = { QUOTED($name) } — неподходящее имя
    .fix = { $instead }

protocol-name-of-length = имя бывает длиной от 1 до { $longest } знаков, и все они печатные

protocol-name-of-no-seat = в имени нет запятой, и это не название места
