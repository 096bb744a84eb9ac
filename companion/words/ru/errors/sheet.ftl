# Таблицы, из которых делают колоды, и колоды, из которых делают таблицы.

sheet-kind-not-written-here = файлы вида { $kind } здесь не пишутся
    .fix = назовите файл, имя которого кончается на .xlsx или .csv

sheet-file-is-there-already = там уже что-то есть
    .fix = назовите другой файл или добавьте --force, чтобы записать поверх

sheet-what-separates-cells-not-clear = чем разделены ячейки, неясно
    .fix = укажите --separator comma, --separator semicolon или --separator tab

sheet-row-above-headings = она стоит над строкой { $header_row }, в которой заголовки
    .fix = уберите строку или перенесите её под заголовки

sheet-row-of-sums = { QUOTED($first) } стоит ниже всех карт, как это бывает с итогами
    .fix = уберите строку; если это карта, перенесите её выше

sheet-value-in-unnamed-column = { QUOTED($value) } стоит в столбце без названия
    .fix = возьмите в кавычки текст с разделителями внутри или назовите столбец

sheet-text-looks-like-a-date = { QUOTED($text) } похоже на дату
    .fix = задайте столбцу текстовый формат и наберите ячейку заново

sheet-without-table = в нём нет таблицы
    .fix = напишите в одной строке заголовки, например «Название» и «Высота (м)», а под ней по карте в строке

sheet-into-and-another = с --into значения идут в колоду, которая уже есть
    .fix = уберите что-то одно

sheet-name-without-letters = в его имени нет букв, из которых можно сделать id
    .fix = дайте колоде id с помощью --as, например --as rivers

sheet-deck-is-there-already = колода с таким названием уже есть
    .fix = выберите другой id с --as, добавьте --again, чтобы заменить её, или возьмите только значения: --into { $deck }

sheet-name-of-a-shipped-deck = так называется колода из поставки, и ваша её заменила бы
    .fix = выберите другой id с --as, добавьте --again, если так и задумано, или возьмите только значения: --into { $deck }

sheet-not-a-name-of-a-deck = это не название колоды
    .fix = дайте такое, в котором от 1 до { $longest_deck_name } знаков

sheet-columns-of-a-deck = его столбцы — столбцы колоды { $deck }
    .fix = добавьте --like { $deck } для своей колоды с этими столбцами или --into { $deck } для новых значений той колоды

sheet-no-names = ни в одном столбце нет названий карт
    .fix = озаглавьте один из них «Название»

sheet-no-numbers = ни в одном столбце нет чисел
    .fix = добавьте такой, как «Высота (м)»: по нему упорядочены карты

sheet-too-many-columns-of-numbers = в нём { $count } { $count ->
        [one] столбец
        [few] столбца
       *[other] столбцов
    } с числами
    .fix = уберите лишние: карты колоды упорядочиваются не больше чем по { $most_characteristics }

sheet-heading-too-long = в заголовке { $count } { $count ->
        [one] знак
        [few] знака
       *[other] знаков
    }
    .fix = напишите не больше { $longest_name }

sheet-marks-of-no-column = нет столбца { QUOTED($column) }, к которому относятся эти пометки
    .fix = { $instead }

sheet-name-twice = { QUOTED($name) } — уже название в строке { $first }
    .fix = различите их в столбце «Место» или «Примечание» либо сосчитайте в столбце «Копии»

sheet-column-is-not-clear = для чего столбец { QUOTED($column) }, неясно, и чисел в нём нет
    .fix = озаглавьте его: «Название», «Место», «Примечание», «Короткое название», «Источник» или «Копии»; либо уберите

sheet-no-column-of-cards = ни один столбец не говорит, о какой карте речь
    .fix = добавьте столбец с названиями, например «Название», или с id

sheet-nothing-new = нового в нём ничего: кроме столбца, который называет карту, других нет
    .fix = добавьте такой, как «Высота (м)»

sheet-one-column-of-two = есть столбец { $there }, а столбца { $missing } нет
    .fix = добавьте и { $missing }: они стоят рядом, и новым был бы только один

sheet-row-of-no-card = ничто не говорит, какая это карта
    .fix = напишите её название или id или уберите строку

sheet-several-cards-of-that-name = так называется не одна карта: { QUOTED($text) }
    .fix = добавьте столбец id и назовите одну из них: { $ids }

sheet-two-columns-for-one = и столбец { QUOTED($one) }, и столбец { QUOTED($other) } — это { $name }
    .fix = уберите один из них

sheet-same-card = это та же карта, что в строке { $row }: { $card }
    .fix = оставьте одну из двух строк

sheet-names-of-different-cards = { QUOTED($one) } — не та карта, что { QUOTED($other) }: { $card }
    .fix = посмотрите, не сдвинулись ли строки

sheet-number-is-not-clear = { QUOTED($text) } может значить и { $whole }, и { $point }
    .fix = напишите { $whole } или { $point } либо скажите обо всём файле: --decimal comma или --decimal point

sheet-cell-is-true-or-false = это «истина» или «ложь»
    .fix = напишите число или текст

sheet-cell-is-a-date-or-time = это дата или время
    .fix = год пишите простым числом; для остального выберите текстовый формат и введите ячейку снова

sheet-formula-without-result = это формула, результата которой в файле нет
    .fix = откройте файл в табличном редакторе и сохраните или напишите сам результат

sheet-opendocument-workbook = это таблица OpenDocument (.ods), здесь она не читается
    .fix = откройте его в LibreOffice, сохраните как .xlsx или «CSV UTF-8» и назовите тот файл

sheet-no-such-sheet = листа { QUOTED($wanted) } в нём нет
    .fix = назовите один из этих: { QUOTED($names) }

sheet-several-sheets = в нём несколько листов: { QUOTED($names) }
    .fix = назовите один, например --sheet { QUOTED($first) }

sheet-workbook-without-sheets = листов с ячейками в нём нет
    .fix = откройте его в табличном редакторе, сохраните как .xlsx без пароля и назовите тот файл

sheet-workbook-is-damaged = он повреждён или это не книга .xlsx ({ $name })
    .fix = откройте его в табличном редакторе, сохраните как .xlsx без пароля и назовите тот файл

sheet-library-is-missing = библиотека { $name } не установлена
    .fix = установите её: pip install openpyxl; или возьмите файл CSV

sheet-workbook-of-old-kind = это книга старого вида (.xls) или книга с паролем
    .fix = откройте его в табличном редакторе, сохраните как .xlsx без пароля и назовите тот файл

sheet-is-no-workbook = это не книга .xlsx
    .fix = откройте его в табличном редакторе, сохраните как .xlsx без пароля и назовите тот файл

sheet-workbook-too-large = в распакованном виде он больше { NUMBER($most_unpacked, useGrouping: 1) } байт
    .fix = скопируйте таблицу в отдельную книгу и назовите тот файл

sheet-is-a-folder = это папка, а не файл
    .fix = назовите файл .xlsx или CSV, который сохранил табличный редактор

sheet-is-no-file = это не файл
    .fix = назовите файл .xlsx или CSV, который сохранил табличный редактор

sheet-is-absent = такого файла нет
    .fix = назовите файл .xlsx или CSV, который сохранил табличный редактор

sheet-two-columns-of-one-language = и столбец { QUOTED($one) }, и столбец { QUOTED($other) } — это { $name }
    .fix = укажите, на каком языке каждый, например «Название (en)», или уберите один

sheet-two-columns-of-places = и столбец { QUOTED($one) }, и столбец { QUOTED($other) } — это { $name }
    .fix = соедините их в один столбец или уберите один

sheet-unit-of-another-kind = единица { QUOTED($unit) } — не та, что в колоде
    .fix = { $instead }

sheet-write-numbers-in = пишите числа в единицах { $units }

sheet-one-of-units = { $one } или { $other }

sheet-write-no-unit = у колоды там единицы нет: пишите полные числа, а над ними без единицы

sheet-no-such-card = в колоде { $deck } нет карты { QUOTED($card) }
    .fix = { $instead }

sheet-deck-lists-cards = карты колоды показывает `facedown deck show { $deck }`

sheet-did-you-mean-one-of = может быть, одно из этих: { QUOTED($names) }?
