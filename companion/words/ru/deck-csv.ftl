# Что терминал говорит о таблицах, которые становятся колодами, и о колодах, которые становятся таблицами, и пояснения в deck.toml такой колоды.
# Где строка кончается двоеточием, за ней пишется то, что может быть длинным: Fluent берёт не больше 2500 знаков.
deck-csv-made = { $name } ({ $id }), из файла { $file }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
deck-csv-into = { $name } ({ $id }): в файле { $file } — { $count ->
    [one] { $count } карта этой колоды
    [few] { $count } карты этой колоды
    [many] { $count } карт этой колоды
   *[other] { $count } карты этой колоды
}
deck-csv-values = { $count ->
    [0] Ни одно число не изменилось
    [one] Изменилось { $count } число
    [few] Изменились { $count } числа
    [many] Изменилось { $count } чисел
   *[other] Изменилось { $count } числа
}
deck-csv-touched = { $count ->
    [one] Изменилась { $count } карта из { $of }
    [few] Изменились { $count } карты из { $of }
    [many] Изменилось { $count } карт из { $of }
   *[other] Изменилось { $count } карты из { $of }
}
deck-csv-nothing-new = Всё это в колоде уже было; ничего не записано.
deck-csv-part = «{ $text }» понято как «{ $card }»
deck-csv-more-parts = { $count ->
    [one] И ещё { $count } карта найдена по части названия
    [few] И ещё { $count } карты найдены по части названия
    [many] И ещё { $count } карт найдено по части названия
   *[other] И ещё { $count } карты найдено по части названия
}
deck-csv-renamed = «{ $old }» теперь называется «{ $new }»
deck-csv-more-renamed = { $count ->
    [one] И ещё изменилось { $count } название
    [few] И ещё изменились { $count } названия
    [many] И ещё изменилось { $count } названий
   *[other] И ещё изменилось { $count } названия
}
deck-csv-one-name = На всех языках она называется «{ $name }»; другое название даёт --name, а в deck.toml можно дать своё каждому языку.
deck-csv-title = Над заголовками стояло:
deck-csv-names-from = Названия карт взяты из столбца «{ $column }».
deck-csv-left-out = Столбец «{ $column }» только нумерует строки, поэтому не взят.
deck-csv-unplaced = Столбец «{ $column }» не взят: неясно, для чего он. Чтобы его сохранить, назовите его «Примечание» и возьмите файл ещё раз с --again.
deck-csv-order = Порядок: { $order }, пишется как { $sample }
deck-csv-ties = { $count ->
    [0] равных карт нет
   *[other] карт, у которых есть равные, — { $count }
}
deck-csv-instead = Она встаёт на место колоды { $id } из поставки; та остаётся как была.
deck-csv-way-back = Вернуть колоду из поставки: { $command }
deck-csv-lies = Она лежит здесь:
deck-csv-toml-kept = Её deck.toml остался как был.
deck-csv-toml-anew = Её deck.toml записан заново; что из прежнего подходит, перешло в новый.
deck-csv-aside = Прежнее сохранено здесь:
deck-csv-next = Дальше: { $command }
deck-csv-written = { $name } ({ $id }), записано в { $file }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
deck-csv-numbers-inside = В нём все числа: кто хочет играть этой колодой, пусть не смотрит.
deck-csv-back = Чтобы взять значения обратно: { $command }

# В deck.toml.
deck-csv-thanks = Названия и числа как в файле { $file }.
deck-csv-toml-begins = Сделано из файла { $file }. Меняйте что угодно, а потом проверьте, всё ли в порядке: { $command }. Что ещё здесь может стоять, сказано в README папки companion/cards/decks.
deck-csv-toml-names = Как называется колода. Одного языка достаточно; здесь могут стоять en, ru и fr.
deck-csv-toml-characteristic = По чему упорядочены карты. id — это и название столбца в cards.csv; format — plain, thousands, year или money; unit стоит после числа, more говорит, что значит большее число. Как и названия, они могут быть разными на разных языках.
