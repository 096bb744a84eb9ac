# Файлы и папки.

file-unusable = воспользоваться этим не удаётся ({ $reason })
    .fix = проверьте, есть ли место на диске и не папка ли это

file-is-a-folder = это папка, а не файл
    .fix = положите на её место файл { $name }

file-unreadable = прочитать это не удаётся ({ $reason })
    .fix = проверьте, есть ли этот файл и можно ли вам его читать

file-of-deck-is-missing = такого файла нет
    .fix = создайте файл { $name }; как он устроен, показано в README папки companion/cards/decks

file-of-deck-too-large = файл больше { NUMBER($longest, useGrouping: 1) } байт
    .fix = в файлах колоды только текст; уберите лишнее

file-byte-of-no-text = байт { $byte } файла — не текст в { $encoding }
    .fix = { $instead }

file-save-as-utf8 = сохраните его ещё раз как «CSV UTF-8»

file-of-deck-name-encoding = сохраните его снова как «CSV UTF-8» или напишите encoding = "cp1251" первой строкой deck.toml

file-of-sheet-name-encoding = сохраните его снова как .xlsx или «CSV UTF-8» или назовите кодировку, например --encoding cp1251

file-nul-character = там нулевой символ, какого в тексте не бывает
    .fix = сохраните его ещё раз как «CSV UTF-8»

file-no-shipped-folder = такой папки нет
    .fix = есть такие: { $names }

file-missing-from-installation = её нет среди установленного в { $package }
    .fix = установите facedown ещё раз

file-unwritable = записать это не удаётся ({ $reason })
    .fix = проверьте, есть ли место на диске и можно ли вам туда писать

file-unreadable-or-no-file = прочитать это не удаётся ({ $reason })
    .fix = проверьте, файл ли это и можно ли вам его читать

file-folder-unreadable = прочитать это не удаётся ({ $reason })
    .fix = проверьте, можно ли вам читать эту папку

file-parent-is-missing = папки { $folder } нет
    .fix = сначала создайте её или назовите другую

file-log-is-given-up = --log: писать в { $file } больше не удаётся ({ $reason }); партия продолжается без этого

file-is-there-already = такой файл уже есть
    .fix = назовите другой файл или добавьте --force, чтобы заменить этот

file-log-unwritable = записать { QUOTED($path, whole: 1) } не удаётся ({ $reason })
    .fix = назовите файл в папке, куда вам можно писать
