# Аргументы команд.

cli-no-such-word = { QUOTED($word) } здесь нет
    .fix = { $instead }

cli-stream-is-closed = он закрыт
    .fix = не закрывайте его или направьте в /dev/null

cli-clock-is-impossible = они показывают время, с которым не может считать ни одна программа
    .fix = поставьте их, например: sudo date -s "2026-05-01 20:00"

cli-deck-without-seen-cards = ни в одной из её игр не откладывают карты, которые уже видели
    .fix = выберите колоду, карты которой лежат рубашкой вверх, например landmarks

cli-several-matches = партий там { $count }
    .fix = назовите одну из них: facedown history export 3 --notation

cli-no-such-argument = аргумента { QUOTED($word) } нет
    .fix = { $instead }

cli-own-fault = её оборвала собственная неполадка
    .fix = сообщите о ней вместе со строками ниже; всё, что хранилось, осталось на диске

cli-no-mat-to-listen-to = поля нет, и слушать нечего
    .fix = назовите поле, например { $usual }, или его файл

cli-stands-twice = { QUOTED($twice) } названо дважды
    .fix = назовите каждое правило один раз

cli-no-journal = журнал не назван
    .fix = назовите его через --journal

cli-resume-and-another = вместе с --resume непонятно, о какой партии речь
    .fix = уберите что-то одно

cli-no-journal-and-another = с --no-journal ничего не сохраняется
    .fix = уберите что-то одно

cli-endless-in-the-terminal = в терминале играют одну партию
    .fix = уберите --endless или --text

cli-cards-in-the-terminal = в терминале нет стола, на котором лежали бы карты
    .fix = уберите --text: карты называют на экране

cli-no-mat-to-print = печатать нечего: поля нет
    .fix = назовите поле, например { $usual }, или его файл

cli-mat-without-places = у этого поля нет ни одного места, печатать нечего
    .fix = добавьте в файл [grid], площадку или другие места

cli-raw-without-journal = услышанное считывателями лежит рядом с тем, что из него вышло, только в журнале
    .fix = укажите номер партии

cli-raw-was-not-kept = услышанное считывателями не сохранено
    .fix = играйте с --record-raw

cli-no-recording = это не файл
    .fix = нужна запись, выгрузка или партия в нотации

cli-deck-has-changed = колода { $name } — не та, которой её играли
    .fix = положите тогдашнюю колоду в папку своих колод

cli-recording-is-no-text = это не текст в UTF-8
    .fix = нужна запись, выгрузка или партия в нотации

cli-recording-unreadable = прочитать это не удаётся ({ $reason })
    .fix = укажите номер партии или файл, который вы можете прочесть

cli-no-quarter-turn = { $rotate } { $rotate ->
        [one] градус
        [few] градуса
       *[other] градусов
    } — это не четверть оборота
    .fix = укажите 0, 90, 180 или 270

cli-record-on-the-screen = на экране запись не ведётся
    .fix = добавьте --text или записывайте demo

cli-no-mat-and-real-cards = с --no-mat люди кладут настоящие карты, и их никто не считывает
    .fix = уберите что-то одно

cli-not-a-png = { QUOTED($name) } — это не имя файла PNG
    .fix = назовите файл на .png

cli-simulated-without-mat = без поля моделировать нечего
    .fix = назовите поле или уберите что-то одно

cli-no-reader-works = ни на одном месте этого поля нет работающего считывателя
    .fix = загляните в его файл или набирайте uid с --mat none

cli-speech-of-another-kind = речь здесь не в таком файле, как { QUOTED($name) }
    .fix = назовите файл на { $ending }

cli-no-mat-to-wire = соединять нечего: поля нет
    .fix = назовите поле, например { $usual }, или его файл

cli-wants-one-value = здесь нужно значение
    .fix = смотрите { $program } --help

cli-wants-some-values = здесь нужно хотя бы одно значение
    .fix = смотрите { $program } --help

cli-wants-one-value-at-most = здесь нужно не больше одного значения
    .fix = смотрите { $program } --help

cli-wants-values = сколько здесь нужно значений: { $count }
    .fix = смотрите { $program } --help

cli-arguments-are-missing = не хватает аргументов: { $names }
    .fix = смотрите { $program } --help

cli-one-of-arguments-is-missing = нужен один из аргументов: { $names }
    .fix = смотрите { $program } --help

cli-not-with-argument = вместе с аргументом { $name } это не годится
    .fix = смотрите { $program } --help

cli-value-too-much = значение { QUOTED($value, whole: 1) } здесь лишнее
    .fix = смотрите { $program } --help

cli-ambiguous-option = { $name } можно понять по-разному: { $names }
    .fix = смотрите { $program } --help

cli-arguments-unknown = непонятные аргументы: { $names }
    .fix = смотрите { $program } --help

cli-wrong-use = { $words }
    .fix = смотрите { $program } --help

cli-no-such-number = { QUOTED($text) } — неподходящее число
    .fix = укажите целое число от { NUMBER($least, useGrouping: 1) } до { NUMBER($most, useGrouping: 1) }

cli-no-speed = { QUOTED($text) } — это не скорость
    .fix = укажите число от { $least } до { $most }, а чтобы не ждать вовсе, 0

cli-no-bed = { QUOTED($text) } — это не размер стола
    .fix = укажите ширину и высоту в миллиметрах, от { $least } до { $most }, например 600x400

cli-no-size = { QUOTED($text) } — это не размер
    .fix = укажите ширину и высоту, не меньше { $least }, например 1280x720

cli-no-such-share = { QUOTED($text) } — неподходящая доля
    .fix = укажите число от 0 до { $most }, например 0.02

cli-no-such-length = { QUOTED($text) } — неподходящая длина
    .fix = дайте от 0 до { $most } миллиметров, например 2 или 1.5

cli-no-slot-is-named = не названо ни одного места
    .fix = пишите названия через запятую, например A1,B4

cli-no-such-slot = места { QUOTED($slot) } с антенной нет
    .fix = { $instead }

cli-nothing-to-learn = не названы ни колода, ни команда
    .fix = укажите --deck landmarks или --command ok

cli-two-things-to-learn = записывать сразу и колоду, и команду нельзя
    .fix = укажите --deck landmarks или --command ok

cli-tags-into-a-folder = это папка, а не файл
    .fix = назовите другой файл, существующий или новый

cli-tags-into-no-file = это не обычный файл
    .fix = назовите другой файл, существующий или новый

cli-no-such-command = команды { QUOTED($name) } нет
    .fix = { $instead }

cli-seats-are = места идут от { $first } до { $last }

cli-voice-unreadable = прочитать это не удаётся ({ $reason })
    .fix = сделайте так, чтобы вы могли прочесть этот файл

cli-reading-lines = жду строк JSON вроде { "{" }"press": "ok"{ "}" }; закончить можно клавишами Ctrl-D

cli-not-a-rule = { QUOTED($pair) } — это не правило
    .fix = пишите так: имя=значение, например pace=1

cli-no-such-player = игрока с таким именем в записях нет
    .fix = всех игроков покажет `facedown history players`

cli-break-not-understood = непонятно: { QUOTED($text) }
    .fix = напишите, что сломано, где, насколько и с какого времени: dead:B2, weak:D4=30, garble=5, pull:hub-3@60s или pull:hub-3@60s..90s

cli-no-such-break = поломки { QUOTED($name) } нет
    .fix = { $instead }

cli-break-nowhere = в { QUOTED($text) } не сказано, где это
    .fix = укажите место, например { QUOTED($example) }

cli-break-no-such-place = { QUOTED($text) }: с { QUOTED($place) } такого случиться не может
    .fix = { $instead }

cli-break-no-pair = { QUOTED($text) } — это не обмен
    .fix = назовите два места или два считывателя, у которых мест поровну

cli-break-without-amount = { QUOTED($text) }: такое либо есть, либо нет, без числа
    .fix = напишите { QUOTED($example) }

cli-break-amount = в { QUOTED($text) } не сказано, насколько
    .fix = укажите от { $least } до { $most }, например { QUOTED($example) }

cli-break-lines = { QUOTED($text) }: линии адреса этого считывателя указаны неверно; их должно быть { $count }
    .fix = { $there ->
        [0] назовите считыватель с несколькими антеннами
       *[other] напишите по цифре на линию; линии считаются с 0, здесь их { $there }, например { QUOTED($example) }
    }

cli-break-built-in = { QUOTED($text) }: такое есть с самого начала или его нет вовсе
    .fix = напишите { QUOTED($instead) }

cli-break-times = время в { QUOTED($text) } не годится
    .fix = напишите секунды от начала, а если поломка кончается, то и до конца, например { QUOTED($example) }

cli-break-not-at-table = { QUOTED($text) }: за столом этого не слышно
    .fix = дайте это команде facedown mat test или facedown doctor

cli-break-real = ломать можно только имитацию считывателей
    .fix = добавьте --simulated

cli-break-without-readers = для этого нужны считыватели имитации стола на экране
    .fix = уберите это или уберите --text и --no-mat

cli-break-without-mat = не сказано, чьи считыватели
    .fix = назовите поле, например --mat 8x8

cli-report-in-trouble = со считывателями что-то не так, и измерить их нельзя: { $names }
    .fix = сначала исправьте это; что случилось, скажет facedown mat test
