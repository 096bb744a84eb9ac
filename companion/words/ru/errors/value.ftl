# Значения в файле, которые не подходят; незнакомые имена.

value-text = { QUOTED($text) }
value-plain = { $text }
value-list = [{ $items }]
value-kind = { $kind ->
        [bool] true или false
        [int] целое число
        [float] число
        [list] список
        [dict] таблица
        [str] текст
       *[other] дата или время
    }
value-is = в { QUOTED($key) } стоит { $value }
value-is-missing = { QUOTED($key) } отсутствует
value-number-is = в { QUOTED($key) } под номером { $number } стоит { $value }
value-did-you-mean = может быть, { QUOTED($name) }?
value-use-one-of = есть такие: { $names }
value-name-one-such-as = назовите что-то из этого поля, например { $names }
value-unknown-key = ключа { QUOTED($key) } у { $table } не бывает
    .fix = { $instead }

value-no-table = { $lack }
    .fix = начните строкой [{ $name }], а её ключи напишите ниже

value-no-tables = { $lack }
    .fix = начните каждую строкой [[{ $key }]]

value-no-text = { $lack }
    .fix = напишите текст от 1 до { $longest } { $longest ->
        [one] знака
       *[other] знаков
    }, например { $key } = "{ $example }"

value-no-list-of-texts = { $lack }
    .fix = напишите список, например { $key } = ["{ $example }"]

value-no-text-of-list = { $lack }
    .fix = напишите тексты, например "{ $example }"

value-no-flag = { $lack }
    .fix = напишите { $key } = true или уберите это

value-no-whole-number = { $lack }
    .fix = напишите целое число от { NUMBER($least, useGrouping: 1) } до { NUMBER($most, useGrouping: 1) }

value-no-list-of-numbers = { $lack }
    .fix = напишите список, например { $key } = [{ $least }]

value-no-number-of-list = { $lack }
    .fix = напишите число от { $least } до { $most }

value-no-length = { $lack }
    .fix = напишите длину в миллиметрах, от { $least } до { NUMBER($most, useGrouping: 1) }

value-no-two-lengths = { $lack }
    .fix = напишите две длины в миллиметрах, от { $least } до { NUMBER($most, useGrouping: 1) }, например [70, 95]

value-none = null

value-object = объект
