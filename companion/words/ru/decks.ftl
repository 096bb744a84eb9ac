# Что терминал говорит о колодах: какие есть, что с колодой не так, что стоит на её картах и как их меняют.
# За строкой с двоеточием на конце пишется то, что бывает длинным: Fluent берёт не больше 2500 знаков.
decks-listed = { $name } ({ $id }), { $whose ->
    [shipped] из поставки
    [instead] своя, вместо колоды из поставки
   *[own] своя
}: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
decks-unusable = { $id }, { $whose ->
    [shipped] из поставки
    [instead] своя, вместо колоды из поставки
   *[own] своя
}: пока играть ею нельзя, { $count ->
    [one] поправить надо { $count } место
    [few] поправить надо { $count } места
    [many] поправить надо { $count } мест
   *[other] поправить надо { $count } места
}
decks-to-check = Что именно:
decks-ordered-by = Порядок:
decks-for-games = Для игр:
decks-for-no-game = Такая, как есть, она не подходит ни для одной игры.
decks-own-folder = Свои колоды лежат в папке:
decks-order-unit = { $name } ({ $unit })
decks-card = «{ $card }»
decks-card-note = «{ $card }» ({ $note })

# Что нашлось при проверке колоды.
decks-sound = { $name } ({ $id }): всё в порядке, { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
decks-folder = Она лежит здесь:
decks-two-names = Папка называется { $folder }, а id — { $id }: команды знают колоду по папке, метки — по id.
decks-serves = { $game }, игроков: { $players }
decks-serves-not = { $game }: карт меньше, чем обычно нужно
decks-serves-with = игроков: { $players }, если добавить { $rules }
decks-ties = { $order }: { $count ->
    [0] равных карт нет
   *[other] карт, у которых есть равные, — { $count }, групп — { $groups }
}
decks-to-play = Чтобы играть ею:

# Что стоит на картах.
decks-shown = { $name } ({ $id }): { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
decks-credit = Откуда:
decks-source = Источник:
decks-value = { $order }: { $shown }
decks-equal = Равны, { $order }

# Новая колода.
decks-begun = Начата колода { $id }. В её deck.toml всё объяснено, а cards.csv с заголовками ждёт карт, по одной в строке.
decks-copied = Начата колода { $id }: копия колоды { $source }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
decks-next-file = Чтобы записать карты, откройте cards.csv в электронной таблице или наберите:
decks-next-check = Затем:

# Пояснения в deck.toml новой колоды.
decks-toml-head = Колода карт. Сами карты — в файле cards.csv рядом, по одной в строке; всё, что можно написать здесь, описано в README папки companion/cards/decks. Всё ли в порядке, скажет { $command }
decks-toml-id = Так её называют команды и так называется папка; когда у карт есть метки, менять это не надо.
decks-toml-credits = Кого благодарить и откуда числа; строка действует, если убрать #.
decks-toml-names = Так её называют люди. Хватит и одного языка: он заменит остальные.
decks-toml-order = По чему упорядочены карты; id — это и название столбца в cards.csv. Чтобы добавить второй порядок, скопируйте всё отсюда до конца.
decks-toml-format = plain — это 96,3; thousands — 1 268 541; year — целое число, -280 для 280 г. до н. э.; money — 10 462 500, а знак валюты пишется как единица.
decks-toml-unit = Единица, не больше 16 знаков; её можно не писать.
decks-toml-more = Что значит большее число: выше, позже, тяжелее.
decks-toml-marks = Разрешает столбец с тем же названием и _marks на конце, для чисел, которые лишь приблизительны.
decks-toml-value = значение
decks-toml-greater = больше
decks-toml-later = позже

# Карту меняют.
decks-changed = { $count ->
    [1] Изменено: { $id },
   *[other] Изменено: { $id }, все одинаковые ({ $count }),
} столбцы:
decks-stands-so = Менять нечего: у карты { $id } так и написано.
decks-added = Добавлено: { $id }.
decks-removed = { $count ->
    [1] Удалено: { $id }.
   *[other] Удалено: { $id }, все одинаковые ({ $count }).
}
decks-took-place = Колода { $id } из поставки остаётся как есть; эта копия ваша и отныне её заменяет.
decks-way-back = Вернуть колоду из поставки:
decks-taken-away = Колоды { $id } среди ваших больше нет; ничего не пропало.
decks-aside = До следующего удаления колоды с таким именем она хранится здесь; если вернуть папку на место, она снова действует:
decks-counts-again = Снова действует колода { $id } из поставки.
decks-tags-stay = Метки остаются как есть; карт с метками — { $count }.
decks-tags-left = Карт больше нет, а метки у них есть:
decks-tags-forget = Если метки больше не нужны:
decks-hand-row = Карта { $id } стоит в строке { $row }.
decks-hand-unchanged = Ничего не изменено. Редактор, который открывает окно, должен ждать, пока его закроют, например «code --wait».
decks-hand-wrong = { $count ->
    [one] Пока ничего не перенесено; поправить надо { $count } место:
    [few] Пока ничего не перенесено; поправить надо { $count } места:
    [many] Пока ничего не перенесено; поправить надо { $count } мест:
   *[other] Пока ничего не перенесено; поправить надо { $count } места:
}
decks-hand-more = и ещё { $count }.
decks-hand-again = Enter откроет ещё раз, «нет» закончит.
decks-hand-no = нет н no n
decks-hand-kept = То, что вы написали, лежит здесь:
decks-hand-gone = Открытого файла больше нет, и от него ничего не осталось; колода осталась как была.
decks-hand-taken = Перенесено: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.

# Две колоды рядом.
decks-same = Обе колоды говорят одно и то же обо всех картах, их { $count }.
decks-diff-first = Первая:
decks-diff-second = Вторая:
decks-diff-otherwise = Названия, благодарности, игры или числа для игр в deck.toml у них разные.
decks-diff-gone = { $count ->
    [one] Только в первой, { $count } карта:
    [few] Только в первой, { $count } карты:
    [many] Только в первой, { $count } карт:
   *[other] Только в первой, { $count } карты:
}
decks-diff-new = { $count ->
    [one] Только во второй, { $count } карта:
    [few] Только во второй, { $count } карты:
    [many] Только во второй, { $count } карт:
   *[other] Только во второй, { $count } карты:
}
decks-diff-order-gone = Только в первой есть порядок «{ $order }».
decks-diff-order-new = Только во второй есть порядок «{ $order }».
decks-diff-order-other = { $order }: название, единица, формат или слово для большего у них разные.
decks-diff-turned = { $order }: порядок обратный у { $count ->
    [one] { $count } пары
    [few] { $count } пар
    [many] { $count } пар
   *[other] { $count } пары
} карт.
decks-diff-equal-now = { $order }: { $count ->
    [one] стала равной { $count } пара
    [few] стали равными { $count } пары
    [many] стали равными { $count } пар
   *[other] стали равными { $count } пары
} карт.
decks-diff-equal-before = { $order }: { $count ->
    [one] больше не равна { $count } пара
    [few] больше не равны { $count } пары
    [many] больше не равны { $count } пар
   *[other] больше не равны { $count } пары
} карт.
decks-diff-name = название ({ $language })
decks-diff-short = короткое название ({ $language })
decks-diff-place = место ({ $language })
decks-diff-note = примечание ({ $language })
decks-diff-order = { $order }
decks-diff-marks = { $order }, пометки
decks-diff-change = { $what }: { $before } → { $now }
decks-diff-nothing = ничего
