printing-several-cards-of-that-name = так называется не одна карта: { QUOTED($name) }
    .fix = назовите что-то одно: { $names }

printing-no-card-is-named = карта не названа
    .fix = назовите id, названия или коды с карт, через запятую

printing-library-is-missing = библиотека { $name } не установлена
    .fix = установите её так: pip install 'facedown[print]'

printing-folder-is-missing = такой папки нет
    .fix = дайте --out другое имя

printing-file-is-no-pdf = он уже есть, и это не PDF
    .fix = дайте --out другое имя

printing-unreadable = прочитать это не удаётся ({ $reason })
    .fix = дайте --out другое имя

printing-signs-cannot-be-printed = { QUOTED($signs) } не напечатать: в шрифтах такого знака нет, или он пишется справа налево
    .fix = напишите это другими буквами

printing-no-such-card = в колоде { $deck } нет карты { QUOTED($name) }
    .fix = { $instead }

printing-how-cards-are-named = назовите id, названия или коды с карт, через запятую
