# Записанные партии: их журнал, запись ходов и выгрузки.

record-of-another-deck = партию играли колодой { $deck }, а не { $other }
    .fix = возьмите колоду { $deck }

record-act-is-refused = по правилам так нельзя: { $reason } ({ $rule })
    .fix = напишите все действия, по порядку

record-is-damaged = файл повреждён
    .fix = восстановите другую резервную копию; из этой ничего не взято

record-rows-of-no-match = в его таблице { QUOTED($table) } есть строки, которые не относятся ни к одной партии
    .fix = восстановите другую резервную копию; из этой ничего не взято

record-passes-are-damaged = её запись считываний повреждена, начиная со считывания { $count }
    .fix = восстановите другую резервную копию; из этой ничего не взято

record-deck-texts-are-damaged = тексты одной из колод в нём повреждены
    .fix = сохраните резервную копию: эта колода из неё не восстанавливается

record-without-its-deck = колода { $deck } вместе с ней не записана
    .fix = начните другую партию

record-parent-is-no-folder = { $around } — это не папка
    .fix = назовите файл в папке

record-unreadable-now = читать это больше не удаётся ({ $reason })
    .fix = начните другую партию или назовите другой файл

record-not-a-line-of-an-export = это не строка выгруженной партии
    .fix = возьмите выгрузку такой, какой её записала команда `facedown history export`

record-is-not-over = она не окончена, и выгрузка выдала бы взятые карты
    .fix = выгрузите её, когда она будет окончена

record-export-of-newer-version = это записано более новой версией facedown
    .fix = обновите facedown

record-line-is-missing = строки «{ $key }» нет
    .fix = добавьте, например: { $key } { $example }

record-series-of-other-players = в серии победы { $count } { $count ->
        [one] игрока
       *[other] игроков
    }, а игроков { $players }
    .fix = напишите, сколько партий в серии, а за этим победы каждого игрока

record-not-a-part-of-a-setup = { QUOTED($key) } не относится к подготовке партии
    .fix = { $instead }

record-line-twice = строка «{ $key }» уже была
    .fix = оставьте одну из них

record-value-cannot-stand-there = { QUOTED($text) } не может стоять после «{ $key }»
    .fix = напишите, например: { $key } { $example }

record-journal-of-another-program = это база данных другой программы
    .fix = назовите другой файл, существующий или новый

record-journal-of-newer-version = это записано более новой версией facedown
    .fix = обновите facedown или назовите другой файл

record-journal-is-in-use = в этот журнал уже пишет другой facedown
    .fix = сначала закройте тот facedown или назовите другой файл через --journal

record-no-such-match = такой партии нет
    .fix = все партии покажет `facedown history`

record-no-such-game = игры { QUOTED($game) } нет
    .fix = возьмите игру, которая здесь есть

record-not-an-act = { QUOTED($line) } — это не действие
    .fix = напишите номер, кто действовал и что сделано: 1. Anna: ...

record-not-the-next-number = { $number } — это не следующий номер
    .fix = нумеруйте действия подряд: { $expected }

record-not-an-act-of-the-game = { QUOTED($act) } — это не действие игры { $game }
    .fix = пишите так, как сказано в companion/core/games/{ $game }/NOTATION.md

record-journal-is-damaged = файл повреждён ({ $reason })
    .fix = восстановите резервную копию; следующая партия отложит повреждённый файл и начнёт новый

record-of-another-program = это база данных другой программы
    .fix = назовите журнал facedown

record-of-newer-version = это записано более новой версией facedown
    .fix = обновите facedown

record-of-older-version = это записано более старой версией facedown
    .fix = начните любую партию: это его обновит

record-no-file = это не файл
    .fix = назовите журнал facedown

record-journal-unreadable = прочитать это не удаётся ({ $reason })
    .fix = проверьте, можно ли вам его читать

record-entries-are-damaged = её запись повреждена, начиная с пункта { $entry }
    .fix = она останется как есть и не понадобится; восстановите резервную копию или начните другую партию

record-lines-are-damaged = её строки повреждены, начиная со строки { $expected }
    .fix = она останется как есть и не понадобится; восстановите резервную копию или начните другую партию

record-no-such-card = в колоде { $deck } нет карты «{ $card }»
    .fix = { $instead }

record-act-of-another = не у { $name } сейчас об этом спрашивают
    .fix = { $instead }

record-act-is-of = сейчас решает { $name }

record-leave-out-the-name = уберите имя

record-match-is-left-out = { $problem }
    .fix = сохраните резервную копию: эта партия из неё не восстанавливается

record-journal-unusable = воспользоваться этим не удаётся ({ $reason })
    .fix = проверьте, можно ли вам его читать и писать рядом с ним, или назовите другой файл

record-no-such-seat = на месте { QUOTED($seat) } никто не сидит
    .fix = есть такие: { $names }

record-is-a-folder = это папка
    .fix = назовите файл, существующий или новый

record-is-no-file = это не файл
    .fix = назовите файл, существующий или новый

record-has-a-foreign-part = { $part }
    .fix = уберите это, если добавили сами, или назовите другой файл

record-table-is-made-otherwise = таблица { QUOTED($table) } в нём не такая, какую создаёт facedown

record-part-of-no-journal = в нём есть { $kind ->
        [index] индекс
        [trigger] триггер
        [view] представление
        [table] таблица
       *[other] часть
    } { QUOTED($name) }, а в журналах facedown такого не бывает

record-pages-of-another-size = размер страниц в нём — { NUMBER($page, useGrouping: 1) } { $page ->
        [one] байт
        [few] байта
       *[other] байт
    }, а в журнале — { NUMBER($ours, useGrouping: 1) }

record-texts-in-another-encoding = тексты в нём записаны в { $encoding }, а в журнале — в { $ours }
