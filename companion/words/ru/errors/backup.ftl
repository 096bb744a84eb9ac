# Резервные копии: как они создаются, читаются и восстанавливаются.

backup-file-is-not-what-was-saved = файл повреждён: сохраняли не это
    .fix = восстановите другую резервную копию; из этой ничего не взято

backup-no-such-file = такого файла нет
    .fix = назовите файл, который сделала команда `facedown backup`

backup-too-large = в распакованном виде в нём { NUMBER($size, useGrouping: 1) } { $size ->
        [one] байт
        [few] байта
       *[other] байт
    }, а допускается не больше { NUMBER($most, useGrouping: 1) }
    .fix = добавьте --limit { $limit }, если знаете, откуда этот файл

backup-without-a-list = файла { $name } в нём нет
    .fix = назовите файл, который сделала команда `facedown backup`

backup-part-is-damaged = файл { $name } в нём повреждён
    .fix = восстановите другую резервную копию; из этой ничего не взято

backup-file-is-missing = в { $name } это есть, а в архиве нет
    .fix = восстановите другую резервную копию; из этой ничего не взято

backup-list-too-long = файл { $name } в нём длиннее, чем бывает в резервных копиях
    .fix = восстановите другую резервную копию; из этой ничего не взято

backup-list-of-something-else = файл { $name } в нём не от резервной копии
    .fix = восстановите другую резервную копию; из этой ничего не взято

backup-of-newer-version = это записано более новой версией facedown (формат { $number }; эта версия читает до { $format })
    .fix = обновите facedown и восстановите её ещё раз

backup-of-nothing = в списке { $name } нет ничего, что можно восстановить
    .fix = восстановите другую резервную копию; из этой ничего не взято

backup-inside-itself = это место среди того, из чего делается резервная копия ({ $path })
    .fix = храните резервные копии в другой папке

backup-lists-too-many-files = в списке { NUMBER($count, useGrouping: 1) } { $count ->
        [one] файл
        [few] файла
       *[other] файлов
    }, а в резервной копии их бывает не больше { NUMBER($most_members, useGrouping: 1) }
    .fix = восстановите другую резервную копию; из этой ничего не взято

backup-journal-in-use = в этот журнал пишет другой facedown; ничего не восстановлено
    .fix = сначала закончите там партию: она продолжается из журнала, а он стал бы другим

backup-not-restored = ничего не восстановлено; причины названы выше
    .fix = добавьте --force, и всё будет восстановлено так, как сохранено

backup-would-overwrite-unsaved = ничего не восстановлено: пропало бы то, что не удаётся сохранить
    .fix = потом запустите это ещё раз

backup-journal-is-read = его читает другая программа; ничего не восстановлено
    .fix = закройте её и восстановите ещё раз

backup-holds-damaged-journal = журнал был повреждён уже при сохранении; он остаётся в резервной копии, в папке { $damaged }/
    .fix = распакуйте его оттуда, если кто-то сможет его починить; до тех пор его партий в списках не будет

backup-of-what-was-there = всё, что было раньше, лежит в этой резервной копии
    .fix = сохраните её

backup-of-damaged-journal = файл повреждён; в резервную копию он вошёл как есть, в папку damaged/, но восстановлен из неё не будет
    .fix = при следующем запуске facedown отложит его и начнёт другой

backup-name-is-a-folder = это папка
    .fix = назовите файл в ней, например facedown.zip

backup-is-there-already = такой файл уже есть
    .fix = назовите другой файл или добавьте --force, чтобы заменить этот

backup-nothing-to-save = сохранять нечего: нет ни меток, ни колод, ни полей, ни настроек, ни партий
    .fix = искали здесь: { $places }

backup-too-many-files = среди колод и полей больше { NUMBER($most_members, useGrouping: 1) } файлов
    .fix = в колоде два файла; уберите то, что не относится ни к колодам, ни к полям

backup-place-is-a-disk = это отдельный диск, и поставить на его место ничего нельзя
    .fix = отмонтируйте его там и сделайте вместо него ссылку на папку того диска

backup-no-room-to-unpack = туда нужно распаковать { NUMBER($size, useGrouping: 1) } { $size ->
        [one] байт
        [few] байта
       *[other] байт
    }, а свободно { NUMBER($free, useGrouping: 1) }
    .fix = сначала освободите место; ничего не восстановлено

backup-cannot-be-restored = { $lack }
    .fix = восстановите другую резервную копию; из этой ничего не взято

backup-is-no-zip = прочитать это не удаётся (это не файл zip или только его часть)

backup-has-other-bytes = в нём есть байты, которых в резервной копии не бывает

backup-unreadable = прочитать это не удаётся ({ $reason })

backup-name-is-not-what-it-seems = имя у него не то, каким кажется

backup-of-a-link = это ссылка

backup-of-no-file = это не файл

backup-file-is-not-listed = в { $name } этого нет

backup-file-is-there-twice = в архиве это лежит дважды

backup-file-is-packed-otherwise = резервные копии так не сжимают

backup-file-of-another-size = размер у него не тот, что назван в { $name }

backup-name-leads-out = путь ведёт прочь из своей папки

backup-name-not-everywhere = такое имя допускает не каждая система

backup-name-too-deep = вложенность папок здесь больше { $deepest }

backup-has-nothing-of-that-name = ничего с таким именем в резервной копии не бывает

backup-has-no-such-names = таких имён в резервной копии не бывает: в них только печатные знаки, нет обратной косой черты, и они не длиннее { $longest } знаков

backup-file-is-listed-twice = в списке это стоит дважды

backup-file-too-large = в нём было бы { NUMBER($size, useGrouping: 1) } { $size ->
        [one] байт
        [few] байта
       *[other] байт
    }, а столько в резервных копиях не бывает

backup-nothing-was-restored = проверьте, есть ли место на диске и можно ли вам туда писать; ничего не восстановлено

backup-run-restore-again = исправьте это и запустите ту же команду ещё раз: пока восстановлена только часть

backup-place-stops-restoring = воспользоваться этим не удаётся ({ $reason })
    .fix = { $instead }

backup-leaves-out = { $lack }; в резервную копию это не вошло
    .fix = уберите это или почините и сделайте резервную копию ещё раз

backup-of-journal-as-it-lies = { $problem }; в резервную копию это вошло как есть, но восстановлено из неё не будет
    .fix = { $problem-fix }

backup-file-larger-than = файл больше { NUMBER($most, useGrouping: 1) } байт

backup-link-leads-back = эта ссылка ведёт обратно, в папку, где она лежит

backup-unusable-place = воспользоваться этим не удаётся ({ $reason })
    .fix = проверьте, есть ли место на диске и можно ли вам там читать и писать; резервная копия не сделана

backup-journal-is-newer = { $problem }
    .fix = обновите facedown и восстановите её ещё раз

backup-journal-cannot-be-restored = { $problem }
    .fix = восстановите другую резервную копию; из этой ничего не взято
