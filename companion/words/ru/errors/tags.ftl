# Метки: их списки и то, что забывают.

tags-file-is-empty = файл пуст
    .fix = сначала выгрузите метки: `facedown tags export` покажет, как выглядит такой файл

tags-column-is-not-known = столбца { QUOTED($name) } здесь не бывает
    .fix = { $instead }

tags-no-column-of-uids = нет столбца uid
    .fix = в первой строке стоят названия столбцов: { $columns }

tags-uid-spoilt-by-a-spreadsheet = { QUOTED($uid) } — это то, во что электронная таблица превращает uid
    .fix = возьмите uid там, откуда он взят, и напишите его через двоеточия: 04:e1:23:45:67:ab:cd

tags-failed-read = { QUOTED($uid) } — не метка: так считыватели сообщают, что не смогли прочитать
    .fix = прочитайте метку ещё раз или уберите её здесь

tags-cell-in-unnamed-column = { QUOTED($cell) } стоит в столбце без названия
    .fix = назовите столбец или очистите ячейку

tags-row-of-nothing = в строке нет ни карты с колодой, ни команды
    .fix = заполните uid, deck и card или uid и command

tags-places-disagree = метка { $uid }: { $other } говорит о ней другое
    .fix = уберите то, что неверно

tags-no-such-card = в колоде { $deck } нет карты { $card }
    .fix = { $instead }

tags-no-such-deck = колоды { QUOTED($deck) } нет
    .fix = может быть, «{ $other }»? Если нет, сначала добавьте сюда ту колоду

tags-tag-is-taken = метка { $uid } уже { $meaning }
    .fix = уберите её здесь или добавьте --replace, если прав файл

tags-key-twice = { QUOTED($key) } названо дважды
    .fix = пишите каждый ключ один раз

tags-line-is-no-json = { QUOTED($line) } — это не JSON
    .fix = пишите по одной метке в строке, как `facedown tags export`

tags-several-cards-with-that-in-their-names = слово { QUOTED($word) } есть в названиях нескольких карт
    .fix = назовите что-то одно: { $names }

tags-several-cards-of-that-name = так называется не одна карта: { QUOTED($word) }
    .fix = назовите что-то одно: { $names }

tags-card-without-tags = её меток в колоде { $deck } нет
    .fix = всё известное покажет `facedown tags`

tags-uid-is-not-known = она неизвестна
    .fix = все известные uid покажет `facedown tags export`

tags-neither-card-nor-uid = { QUOTED($word) } — это не карта и не uid
    .fix = { $instead }

tags-neither-card-nor-uid-did-you-mean = { QUOTED($word) } — это не карта и не uid
    .fix = может быть, «{ $card }»?

tags-card-of-several-decks = карта { QUOTED($word) } есть в колодах { $decks }
    .fix = добавьте --deck { $first } или другую из них

tags-file-is-a-folder = это папка, а не файл
    .fix = назовите тот, который записал `facedown tags export`

tags-file-is-strange = это не обычный файл
    .fix = назовите тот, который записал `facedown tags export`

tags-file-is-absent = такого файла нет
    .fix = назовите тот, который записал `facedown tags export`

tags-of-a-box = { $card }, коробка { $box }

tags-of-a-side = { $card }, коробка { $box }, { $side ->
        [back] рубашкой вверх
       *[other] лицом вверх
    }

tags-list-what-is-known = всё известное покажет `facedown tags`
