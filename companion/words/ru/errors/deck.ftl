# Колоды: их файлы, карты и значения.

deck-without-cards = карт в файле нет
    .fix = под названиями столбцов напишите карты, по одной в строке

deck-column-is-missing = этого столбца нет
    .fix = добавьте столбец name_en, name_ru или name_fr

deck-too-many-cards-with-copies = вместе с копиями карт в ней больше { $most_rows }
    .fix = сделайте из неё две колоды

deck-card-without-name = у карты нет названия
    .fix = напишите название хотя бы на одном языке

deck-no-such-mark = пометки { QUOTED($mark) } в этом столбце не бывает
    .fix = { $instead }

deck-column-to-add = этого столбца нет
    .fix = добавьте столбец { $column }

deck-id-twice = id { QUOTED($name) } уже стоит в строке { $first }
    .fix = дайте каждой карте свой id или уберите одну из строк

deck-id-of-a-copy = id { QUOTED($name) } получает и одна из копий карты в строке { $made }
    .fix = дайте другой id этой строке или той

deck-id-of-copies-too-long = вместе с номерами копий id получается слишком длинным
    .fix = не больше { $longest } { $longest ->
        [one] знака
       *[other] знаков
    }

deck-no-such-column = столбца { QUOTED($column) } в этой колоде не бывает
    .fix = { $instead }

deck-short-name-twice = короткое название { QUOTED($name) } уже стоит в строке { $first }
    .fix = измените одно из них

deck-letters-are-lost = при сохранении в { QUOTED($text) } пропали буквы
    .fix = наберите это заново и сохраните как «CSV UTF-8»

deck-value-is-no-number = { QUOTED($text) } — это не число
    .fix = напишите число без единицы измерения, например 324 или 96.3

deck-value-is-no-year = { QUOTED($text) } — это не год
    .fix = напишите целое число, например 1889, а для 280 года до н. э. -280; года 0 не бывает

deck-not-a-number-of-copies = { QUOTED($text) } — это не число копий
    .fix = напишите число от 1 до { $most_copies } или оставьте ячейку пустой, если карта одна

deck-cell-became-a-date = это дата, в которую электронная таблица превратила введённое
    .fix = задайте столбцу текстовый формат и наберите ячейку заново

deck-value-became-a-date = { QUOTED($text) } — это дата, в которую электронная таблица превратила введённое
    .fix = задайте столбцу текстовый формат и наберите ячейку заново

deck-cell-kept-only-the-size = это число, от которого электронная таблица оставила только порядок
    .fix = задайте столбцу обычный числовой формат и наберите все цифры

deck-value-kept-only-the-size = { QUOTED($text) } — это число, от которого электронная таблица оставила только порядок
    .fix = задайте столбцу обычный числовой формат и наберите все цифры

deck-cell-is-a-formula = это формула или её ошибка
    .fix = напишите сам результат

deck-value-is-a-formula = { QUOTED($text) } — это формула или её ошибка
    .fix = напишите сам результат

deck-cell-is-empty = ячейка пуста
    .fix = напишите число, например 324 или 96.3

deck-comma-is-not-clear = запятая в нём может отделять тысячи, а может и дробную часть
    .fix = напишите его без запятой или с точкой вместо неё

deck-number-is-not-clear = { QUOTED($text) } может значить и { $whole }, и { $point }
    .fix = напишите { $whole } или { $point }

deck-cell-begins-with-apostrophe = оно начинается с апострофа
    .fix = уберите апостроф

deck-value-begins-with-apostrophe = { QUOTED($text) } начинается с апострофа
    .fix = уберите его и оставьте { $rest }

deck-value-looks-like-a-date = { QUOTED($text) } похоже на дату
    .fix = задайте столбцу обычный числовой формат и наберите все цифры

deck-cell-is-no-number = в ячейке не число
    .fix = напишите число без единицы измерения, например 324 или 96.3

deck-value-of-too-many-digits = в { QUOTED($text) } слишком много цифр
    .fix = точно хранится не больше { $most_digits } до запятой и { $most_decimals } после

deck-cell-is-no-year = это не год
    .fix = напишите целое число, например 1889, а для 280 года до н. э. -280; года 0 не бывает

deck-id-is-missing = id не указан
    .fix = напишите, например, eiffel-tower

deck-id-too-long = { QUOTED($text) } — слишком длинный id
    .fix = не больше { $longest_id } { $longest_id ->
        [one] знака
       *[other] знаков
    }

deck-invisible-character = в { QUOTED($text) } есть невидимый знак (U+{ $sign })
    .fix = наберите это заново без него

deck-value-too-long = в { QUOTED($text) } { $count } { $count ->
        [one] знак
        [few] знака
       *[other] знаков
    }
    .fix = не больше { $longest }

deck-cell-looks-like-a-date = это похоже на дату
    .fix = задайте столбцу обычный числовой формат и наберите все цифры

deck-cell-of-too-many-digits = в нём слишком много цифр
    .fix = точно хранится не больше { $most_digits } до запятой и { $most_decimals } после

deck-file-is-empty = файл пуст
    .fix = в первой строке стоят названия столбцов, каждая следующая — это карта

deck-too-many-columns = в ней { $count } { $count ->
        [one] столбец
        [few] столбца
       *[other] столбцов
    }
    .fix = в колоде их не больше { $most_columns }

deck-too-many-cards = карт в ней больше { $most_rows }
    .fix = сделайте из неё две колоды

deck-column-without-name = ячейка стоит в столбце без названия
    .fix = возьмите в кавычки текст с разделителями внутри или назовите столбец

deck-row-cannot-be-split = строку не удаётся разделить на ячейки ({ $reason })
    .fix = поищите незакрытую кавычку

deck-column-twice = столбец { QUOTED($name) } встречается дважды
    .fix = уберите или переименуйте один из них

deck-not-found = нет ни колоды с таким названием, ни такой папки
    .fix = { $instead }

deck-no-such-folder = такой папки нет
    .fix = назовите папку, в которой лежат { $outline } и { $cards }

deck-name-cannot-be = { QUOTED($text) } не может быть { $kind ->
        [characteristic] id характеристики
        [trait] названием признака
       *[column] названием столбца
    }
    .fix = не больше { $longest_key } { $longest_key ->
        [one] знака
       *[other] знаков
    }: строчные буквы a-z, цифры и подчёркивания, например box_office

deck-value-cannot-stand-in-a-cell = { QUOTED($text) } не может стоять в ячейке
    .fix = не больше { $longest_key } { $longest_key ->
        [one] знака
       *[other] знаков
    }: строчные буквы a-z, цифры и подчёркивания, например toilet_roof

deck-line-too-long = в строке { $count } { $count ->
        [one] знак
        [few] знака
       *[other] знаков
    }
    .fix = не больше { $longest } в одной строке

deck-not-toml = это не TOML ({ $reason })
    .fix = сравните с примером в README папки companion/cards/decks

deck-too-many-characteristics = их { $count }
    .fix = в колоде их не больше { $most_characteristics }

deck-empty-cell-cannot-count-so = считать пустую ячейку за { $value } нельзя
    .fix = напишите число, какое могло бы стоять в ячейке

deck-list-is-empty = список пуст
    .fix = напишите, что бывает в этом столбце, например { $name } = ["floor", "roof"]

deck-characteristic-twice = id { QUOTED($name) } стоит у двух характеристик
    .fix = сделайте их разными

deck-two-columns-of-one-name = два столбца называются { QUOTED($column) }
    .fix = сделайте их разными

deck-short-name-not-two-lines = в { QUOTED($text) } не одна строка и не две
    .fix = напишите одну или две строки, не длиннее { $longest_line } { $longest_line ->
        [one] знака
       *[other] знаков
    }, а между ними |, например Empire|State; или оставьте ячейку пустой

deck-line-of-short-name-too-long = в { QUOTED($longest) } { $count } { $count ->
        [one] знак
        [few] знака
       *[other] знаков
    }
    .fix = напишите одну или две строки, не длиннее { $longest_line } { $longest_line ->
        [one] знака
       *[other] знаков
    }, а между ними |, например Empire|State; или оставьте ячейку пустой

deck-key-is-not-known = здесь { QUOTED($key) } не бывает
    .fix = { $instead }

deck-too-many-of-them = их { $count }
    .fix = напишите не больше { $most }

deck-text-in-no-language = текста нет ни на одном языке
    .fix = напишите хотя бы один, например en = "..."

deck-not-a-name = { QUOTED($key) } не может быть названием
    .fix = не больше { $longest_key } { $longest_key ->
        [one] знака
       *[other] знаков
    }: строчные буквы a-z, цифры и подчёркивания, например mini_height

deck-not-for-the-game = колода сделана не для игры { QUOTED($game) }
    .fix = { $instead }

deck-is-no-id = { QUOTED($text) } не годится в id
    .fix = годятся строчные буквы a-z, цифры и дефисы, например { $example }

deck-no-such-value = такого { $name } в этой колоде не бывает: { QUOTED($text) }
    .fix = { $instead }

deck-value-is-empty = ячейка пуста
    .fix = { $instead }

deck-no-such-word = { $kind ->
        [encoding] такой кодировки
        [format] такого формата
       *[other] такой пометки
    } нет: { QUOTED($value) }
    .fix = { $instead }

deck-not-what-belongs-here = { $lack }
    .fix = { $instead }

deck-is-missing = этого нет

deck-of-another-kind = здесь стоит { $kind }, а нужно другое

deck-of-another-kind-shown = здесь стоит { $kind } ({ $value }), а нужно другое

deck-begin-characteristics = начните каждую строкой [[characteristic]]

deck-begin-traits = начните строкой [traits], а дальше, например, kind = ["floor", "roof"]

deck-begin-terms = начните строкой вроде [terms.{ $game }]

deck-begin-table = начните строкой [{ $table }]

deck-write-beside = напишите beside = { "{" } column = "area_km2", unit = "km²" { "}" }

deck-write-texts = напишите { $key } = { "{" } en = "...", ru = "...", fr = "..." { "}" }

deck-write-list = напишите { $key } = ["...", "..."]

deck-write-text = напишите текст в кавычках, например "height"

deck-write-empty = напишите число, например empty = 0

deck-write-number = напишите целое число не больше { NUMBER($greatest, useGrouping: 1) } или список не длиннее { $most }, например [6, 7, 8]

deck-write-rule = напишите число или слово не длиннее { $longest } { $longest ->
        [one] буквы
       *[other] букв
    }, например "exceeds"
