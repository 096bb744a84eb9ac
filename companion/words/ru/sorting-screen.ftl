# Какая карта куда идёт после партии.
sorting-label-sort = Разобрать карты
sorting-label-seen = уже видели
sorting-label-fresh = новая
sorting-label-strange = не из этой колоды
sorting-label-pile-seen = Уже видели: { $count }
sorting-label-pile-fresh = Новые: { $count }
sorting-label-all = Все карты
sorting-label-search = Найти карту
sorting-lay = Кладите карты на поле, по одной или по нескольку.
sorting-lie = Уже видели: { $seen }. Новых карт здесь: { $fresh }.
sorting-lists = Карты, которые уже видели, отложите до других партий. Остальные новые.
sorting-none-seen = Все карты новые: ни одной ещё не видели.
sorting-all-seen = Все карты уже видели: новых не осталось.
sorting-label-nothing = Разбирать нечего
sorting-label-all-return = Все карты снова в игре
sorting-all-return = На { $players ->
    [one] { $players } игрока
    [few] { $players } игроков
    [many] { $players } игроков
   *[other] { $players } игрока
} новых карт не хватает, поэтому все карты снова в игре.
sorting-label-at-seen = { $place }, видели
sorting-label-at-fresh = { $place }, новая
sorting-laid-none = Следующая карта появится здесь крупно.
sorting-goes-seen = Отложите её к тем, что уже видели.
sorting-goes-fresh = Верните её к новым.
sorting-other-deck = «{ $card }» из колоды «{ $name }».
sorting-gone = В этой колоде больше нет карты «{ $card }».
sorting-unknown = Карта { $place-at } мне незнакома.
sorting-command = Карта { $place-at } — команда. Её не откладывают.
sorting-search-asks = Какая это карта? Название или код на ней.
sorting-search-nothing = В этой колоде нет карты с таким названием или кодом. Та ли раскладка?
