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
    .fix = сохраните его ещё раз как «CSV UTF-8»

file-nul-character = там нулевой символ, какого в тексте не бывает
    .fix = сохраните его ещё раз как «CSV UTF-8»

file-no-shipped-folder = такой папки нет
    .fix = есть такие: { $names }

file-missing-from-installation = её нет среди установленного в { $package }
    .fix = установите facedown ещё раз
