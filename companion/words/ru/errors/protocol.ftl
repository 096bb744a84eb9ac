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

# Строка протокола, которую нельзя принять. Программы читают это по-английски.

protocol-and = { $before } и { $last }

protocol-no-text = { QUOTED($key, whole: 1) }: { $value }
    .fix = укажите текст, например "{ $example }"

protocol-text-too-long = в тексте { QUOTED($key, whole: 1) } слишком много знаков: { $count }
    .fix = напишите не больше { $longest }

protocol-text-unprintable = { QUOTED($key, whole: 1) }: { QUOTED($text) }, а это нельзя напечатать
    .fix = пишите только буквы, цифры и знаки

protocol-no-seconds = { QUOTED($key, whole: 1) }: { $value } — это не число
    .fix = укажите секунды, например { $example }

protocol-number-out-of-range = { QUOTED($key, whole: 1) }: { $value }
    .fix = укажите число от { $least } до { NUMBER($most, useGrouping: 1) }

protocol-no-fields = для { QUOTED($name) } нужны { $takes }, а не { $value }
    .fix = напишите объект только с такими ключами: { $fields }

protocol-fields-are-missing = для { QUOTED($name) } нужны { $takes }; не хватает { $missing }
    .fix = напишите объект только с такими ключами: { $fields }

protocol-no-such-key = у { QUOTED($name) } нет ключа { QUOTED($key) }
    .fix = { $instead }

protocol-no-correction = «correct» принимает одно исправление
    .fix = напишите одно, например { $example }

protocol-no-such-correction = исправления { QUOTED($name) } нет
    .fix = { $instead }

protocol-no-count = «count»: { $value }
    .fix = укажите число карт на руках

protocol-new-name-is-none = «name»: { QUOTED($name) } — неподходящее имя
    .fix = { $instead }

protocol-no-open-cards = «open»: { $value }
    .fix = перечислите карты, которые лежат открыто, например { $example }

protocol-write-it-so = { QUOTED($key) }: { $value }
    .fix = напишите { $example }

protocol-nothing-to-do = из строки не следует, что делать
    .fix = напишите один объект, например { $example }

protocol-no-such-message = сообщения { QUOTED($name) } нет
    .fix = { $instead }

protocol-several-messages = в одной строке не бывает { $names } сразу
    .fix = пишите по одному сообщению в строке

protocol-line-too-long = строка длиннее { $longest } байт
    .fix = пишите строки короче, в каждой одно сообщение

protocol-line-not-utf8 = байт { $byte } — не UTF-8
    .fix = пишите строку в UTF-8

protocol-line-not-json = это не JSON ({ $words }, столбец { $column })
    .fix = напишите один объект, например { $example }

protocol-line-too-deep = слишком много вложений
    .fix = напишите один объект, например { $example }

protocol-too-many-digits = в числе слишком много цифр
    .fix = пишите числа короче

protocol-line-no-object = строка — { $value }, а не объект
    .fix = напишите один объект, например { $example }

protocol-key-twice = { QUOTED($key) } стоит там дважды
    .fix = напишите каждый ключ один раз

protocol-no-number-in-json = { $constant } — не число в JSON
    .fix = напишите число вроде 2.5

protocol-card-and-uid = указаны и «card», и «uid»
    .fix = назовите карту или её метку

protocol-names-no-card = в { QUOTED($key) } не названа карта
    .fix = добавьте "card", например { $example }

protocol-no-side = «side»: { $value }
    .fix = вместе с картой укажите "back" или "face", или уберите этот ключ

protocol-no-uid = «uid»: { QUOTED($uid) }
    .fix = укажите 4, 7 или 10 байт шестнадцатеричными цифрами, например "04a1b2c3d4e5f6"

protocol-no-such-button = кнопки { QUOTED($button) } нет
    .fix = { $instead }

protocol-no-list-of-slots = { QUOTED($key) }: { $value }
    .fix = перечислите места, например { $example }

protocol-so-many-slots = мест: { $count }

protocol-no-pass = { QUOTED($key) }: { $value }
    .fix = укажите, что слышно на каждом месте, например { $example }

protocol-so-many-tags = меток: { $count }

protocol-slot-heard-no-list = на месте { QUOTED($slot) } слышно не то: { $value }
    .fix = перечислите метки, не больше { $most }, или укажите "garbled" или "fault"

protocol-slot-heard-twice = на месте { QUOTED($slot) } метка { QUOTED($uid) } указана дважды
    .fix = напишите каждую метку один раз

protocol-slot-heard-no-tag = на месте { QUOTED($slot) } слышно { QUOTED($uid) }, а это не метка
    .fix = укажите 4, 7 или 10 байт метки шестнадцатеричными цифрами или карту, например "card:landmarks/big-ben"

protocol-no-number-of-match = { QUOTED($key) }: { $value }
    .fix = укажите номер партии, например { $example }

protocol-match-is-set-up = партия уже подготовлена
    .fix = сначала отложите её: { $example }

protocol-no-match-yet = партия ещё не подготовлена
    .fix = начните так: { $example }

protocol-nothing-on-record = здесь ничего не записывается
    .fix = запустите судью с --journal

protocol-time-goes-back = «at» — { $at }, а сейчас уже { $now }
    .fix = время идёт только вперёд; укажите более позднее или не указывайте

protocol-nothing-announced = объявления { QUOTED($id) } не было
    .fix = укажите номер объявления, например "41.2"

protocol-no-more-to-say = о правиле { $rule } больше сказать нечего
    .fix = прочтите его в правилах игры

protocol-own-fault = ошибка в самой программе ({ $kind })
    .fix = сообщите о ней, пожалуйста; как обстоит партия, скажет { $example }

protocol-slot-is-silent = место { $slot } молчит
    .fix = сначала укажите, что оно снова слышит: { $example }

protocol-no-lone-card = { $count ->
        [0] на месте { $slot } нет карты
       *[other] на месте { $slot } лежит карт: { $count }
    }
    .fix = плохо или хорошо слышна бывает одна карта

protocol-no-such-tag = метки { QUOTED($uid) } нет
    .fix = назовите карту, например "card:landmarks/big-ben", команду, например "command:ok", или uid метки

protocol-card-lies-elsewhere = эта карта лежит на месте { $slot }
    .fix = сначала поднимите её: { $example }

protocol-slot-of-another-kind = { QUOTED($slot) } — это { $kind ->
        [pad] площадка
        [tap-place] место для показа карт
       *[other] клетка
    }
    .fix = на площадках карты показывают, а на клетки кладут

protocol-no-reader-there = на месте { $slot } нет считывателя
    .fix = покажите карту на площадке и выберите её клетку или выберите карту по названию

protocol-no-such-slot = места { QUOTED($slot) } нет
    .fix = { $instead }

protocol-cells-are = клетки — от A1 до { $last }

protocol-no-cells = клеток у поля нет

protocol-pads-are = площадки: { $names }

protocol-no-pads = площадок нет

protocol-slots-are = { $cells }; { $pads }

protocol-slots-and-places-are = { $slots }; места — от { $first } до { $last }

protocol-no-card-of-that-name = карты { QUOTED($card) } нет
    .fix = назовите карту этой колоды, например "big-ben", или другой, например "movies/avatar"

protocol-no-card-to-lift = на месте { $slot } нет карты
    .fix = сначала положите карту: { $example }

protocol-card-does-not-lie-there = этой карты нет на месте { $slot }
    .fix = где карта одна, её можно не называть: { $example }

protocol-several-cards-lie-there = на месте { $slot } лежит карт: { $count }
    .fix = укажите, какую поднимают: добавьте "card"

protocol-empty-seat = на месте { $seat } никто не сидит
    .fix = есть такие: { $seats }

protocol-name-is-taken = { QUOTED($name) } уже сидит на месте { $seat }
    .fix = дайте каждому игроку своё имя

protocol-no-such-seat = никого не зовут { QUOTED($name) }
    .fix = { $instead }

protocol-name-one-of = есть такие: { $names }

protocol-no-player-is-left = игроков больше нет
