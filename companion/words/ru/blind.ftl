# Говорится тому, кто ничего не видит, после слов судьи: что и как лежит на столе.
blind-lies = Карта «{ $card }» лежит { $place-at }, она закрыта.
blind-lies-open = Карта «{ $card }» лежит { $place-at }, она открыта: { $number }.
blind-is-open = Карта «{ $card }» открыта: { $number }.
blind-lies-apart = Если считать от карты «{ $other }», карта «{ $card }» лежит закрытой на { $across ->
    [one] { SAID($across, gender: "feminine", case: "accusative") } клетку
    [few] { SAID($across, gender: "feminine", case: "accusative") } клетки
    [many] { SAID($across, gender: "feminine", case: "accusative") } клеток
   *[other] { SAID($across, gender: "feminine", case: "accusative") } клетки
} { $side ->
    [left] левее
   *[right] правее
} и на { SAID($along, gender: "feminine", case: "accusative") } { $way ->
    [down] ниже
   *[up] выше
}.
blind-gone = Больше не на столе: { $cards }.
blind-cells = { $count ->
    [one] { SAID($count, gender: "feminine", case: "accusative") } клетку
    [few] { SAID($count, gender: "feminine", case: "accusative") } клетки
    [many] { SAID($count, gender: "feminine", case: "accusative") } клеток
   *[other] { SAID($count, gender: "feminine", case: "accusative") } клетки
}
blind-all-right = Теперь всё лежит на { blind-cells } правее.
blind-all-left = Теперь всё лежит на { blind-cells } левее.
blind-all-up = Теперь всё лежит на { blind-cells } выше.
blind-all-down = Теперь всё лежит на { blind-cells } ниже.
blind-shift-right = Сдвигаем всё на { blind-cells } вправо.
blind-shift-left = Сдвигаем всё на { blind-cells } влево.
blind-shift-up = Сдвигаем всё на { blind-cells } вверх.
blind-shift-down = Сдвигаем всё на { blind-cells } вниз.
blind-shift-nowhere = Сдвигать больше ничего не нужно.
blind-off-right = Всё лежит на { blind-cells } правее своего места.
blind-off-left = Всё лежит на { blind-cells } левее своего места.
blind-off-up = Всё лежит на { blind-cells } выше своего места.
blind-off-down = Всё лежит на { blind-cells } ниже своего места.
blind-off-nowhere = Всё снова лежит на своих местах.
blind-all-lifted = Все карты подняты или ещё в пути.
blind-none-lifted = Все карты снова на местах.
blind-lifted = Поднято: { $cards }.
blind-laid-back = Снова на месте: { $cards }.
blind-loose = Карта «{ $card }» лежит { $place-at } и пока не в счёт.
blind-not-loose = Снова в руке: { $cards }.
blind-out-of-order = { $count ->
    [0] Теперь всё лежит по порядку.
   *[other] Не по порядку: { $cards }.
}
blind-checked = Проверяется: { $cards }.
blind-not-checked = Больше не проверяется: { $cards }.
blind-discarded = Сброшено: { $cards }.
blind-not-discarded = Больше не сброшено: { $cards }.

# Линия и то, что в коробке.
blind-line = { $count ->
    [0] Линия пуста.
    [1] В линии одна карта.
    [one] В линии { SAID($count, gender: "feminine") } карта, от первой до последней.
    [few] В линии { SAID($count, gender: "feminine") } карты, от первой до последней.
    [many] В линии { SAID($count, gender: "feminine") } карт, от первой до последней.
   *[other] В линии { SAID($count, gender: "feminine") } карты, от первой до последней.
}
blind-line-card = «{ $card }»: { $number }.
blind-in-line = Карта «{ $card }», { $number }, лежит { $place-at }.
blind-order = Теперь лежат в таком порядке: { $cards }.
blind-not-in-line = Больше не в линии: { $cards }.
blind-beside = Рядом с полем: { $cards }.
blind-on-mat = Больше не рядом с полем: { $cards }.
blind-in-box = В коробке: { $cards }.
blind-not-in-box = Больше не в коробке: { $cards }.

# Башни, каждая с фундамента вверх, и сброс.
blind-metres = { $height ->
    [one] { SAID($height) } метр
    [few] { SAID($height) } метра
    [many] { SAID($height) } метров
   *[other] { SAID($height) } метра
}
blind-points = { $points ->
    [one] { SAID($points, gender: "neuter") } очко
    [few] { SAID($points, gender: "neuter") } очка
    [many] { SAID($points, gender: "neuter") } очков
   *[other] { SAID($points, gender: "neuter") } очка
}
blind-site = Фундамент «{ $card }» { $place-at }, стойкость { SAID($withstands) }.
blind-aside = Башня номер { SAID($count) } на карте «{ $card }», стойкость { SAID($withstands) }.
blind-building = { $seat }, здание номер { SAID($count) }: { blind-metres }, фундамент «{ $card }», стойкость { SAID($withstands) }.
blind-foundation-bears = Сам фундамент: { blind-metres }, { blind-points }.
blind-floor = Накрытая карта: { blind-metres }, { blind-points }.
blind-top = Наверху «{ $card }»: { blind-metres }, { blind-points }.
blind-bears = «{ $card }»: { blind-metres }, { blind-points }.
blind-roofed = Эта крыша лежит на башне номер { SAID($count) }.
blind-quakes = Землетрясений там: { SAID($count) }.
blind-insurances = Страховок там: { SAID($count, gender: "feminine") }.
blind-turned = Фундамент повёрнут на { $count ->
    [one] { SAID($count, gender: "feminine", case: "accusative") } четверть
    [few] { SAID($count, gender: "feminine", case: "accusative") } четверти
    [many] { SAID($count, gender: "feminine", case: "accusative") } четвертей
   *[other] { SAID($count, gender: "feminine", case: "accusative") } четверти
} оборота.
blind-mini-skyscraper = Приз этого здания: «Мини-небоскрёб».
blind-order-and-unity = Приз этого здания: «Порядок и единство».
blind-world-record = Приз этого здания: «Мировой рекорд».
blind-faulty-or-smelly = У этого здания «Брак или вонь».
blind-site-gone = Больше ничего нет { $place-at }.
blind-aside-gone = Башни номер { SAID($count) } на карте «{ $card }» больше нет.
blind-building-gone = { $seat }: здания номер { SAID($count) } больше нет.
blind-discards = В сбросе: { $cards }.
blind-not-in-discards = Больше не в сбросе: { $cards }.

# Кто сидит за столом, что за кем осталось и что лежит в запасе.
blind-seats = За столом, по часовой стрелке: { $seats }.
blind-sits-for = { $name } играет вместо игрока { $former }.
blind-holds = { $seat } { $count ->
    [0] не держит ни одной карты
    [one] держит { SAID($count, gender: "feminine", case: "accusative") } карту
    [few] держит { SAID($count, gender: "feminine", case: "accusative") } карты
    [many] держит { SAID($count, gender: "feminine", case: "accusative") } карт
   *[other] держит { SAID($count, gender: "feminine", case: "accusative") } карты
}.
blind-duet = { $seat }: Дуэт.
blind-trio = { $seat }: Трио.
blind-draws = { $seat }: взять { $count ->
    [one] { SAID($count, gender: "feminine", case: "accusative") } карту
    [few] { SAID($count, gender: "feminine", case: "accusative") } карты
    [many] { SAID($count, gender: "feminine", case: "accusative") } карт
   *[other] { SAID($count, gender: "feminine", case: "accusative") } карты
}.
blind-out = { $seat } больше не играет.
blind-nothing-pending = { $seat }: больше ничего не требуется.
blind-won = Кто победил: { $seats }.
blind-toilets = { $seat }: { $count ->
    [0] туалетов нет
    [one] { SAID($count) } туалет
    [few] { SAID($count) } туалета
    [many] { SAID($count) } туалетов
   *[other] { SAID($count) } туалета
}.
blind-threshold = { $seat }: самое высокое здание — { blind-metres }.
blind-pile = { $count ->
    [0] Стопка пуста.
    [one] В стопке { SAID($count, gender: "feminine") } карта.
    [few] В стопке { SAID($count, gender: "feminine") } карты.
    [many] В стопке { SAID($count, gender: "feminine") } карт.
   *[other] В стопке { SAID($count, gender: "feminine") } карты.
}
blind-box = { $count ->
    [0] Коробка пуста.
    [one] В коробке { SAID($count, gender: "feminine") } карта.
    [few] В коробке { SAID($count, gender: "feminine") } карты.
    [many] В коробке { SAID($count, gender: "feminine") } карт.
   *[other] В коробке { SAID($count, gender: "feminine") } карты.
}
blind-foundations = Фундаментов в запасе: { SAID($count) }.
blind-foundations-due = { $count ->
    [0] Открывать фундаменты больше не нужно.
   *[other] Открыть фундаментов: { SAID($count) }.
}
blind-open-studies = { $count ->
    [0] Открытых исследований больше нет.
   *[other] Открытых исследований: { SAID($count, gender: "neuter") }.
}
blind-unseen-discards = { $count ->
    [0] Все карты сброса уже показали.
   *[other] Карт в сбросе, которых не показали: { SAID($count, gender: "feminine") }.
}
blind-count = { $count ->
    [0] Счёта больше нет.
   *[other] Счёт, строка за строкой.
}

# Что поправить и чего поле не слышит.
blind-to-mend = На столе надо поправить { $count ->
    [one] { SAID($count, gender: "feminine", case: "accusative") } карту
    [few] { SAID($count, gender: "feminine", case: "accusative") } карты
    [many] { SAID($count, gender: "feminine", case: "accusative") } карт
   *[other] { SAID($count, gender: "feminine", case: "accusative") } карты
}.
blind-mended = С картой «{ $card }» всё улажено.
blind-first = Сначала карта «{ $card }».
blind-nothing-to-mend = Поправлять больше нечего.
blind-undo = «Назад» отменит последнее действие.
blind-no-undo = Отменять последнее действие уже не нужно.
blind-silent = Поле молчит: { $places }.
blind-silent-rows = Поле молчит: { $count ->
    [1] ряд { $rows }
   *[other] ряды { $rows }
}.
blind-heard = Снова слышно: { $places }.
blind-heard-rows = Снова слышно: { $count ->
    [1] ряд { $rows }
   *[other] ряды { $rows }
}.
blind-silent-pads = { $count ->
    [0] С площадками снова всё в порядке.
    [one] Молчит { SAID($count, gender: "feminine") } площадка.
    [few] Молчат { SAID($count, gender: "feminine") } площадки.
    [many] Молчат { SAID($count, gender: "feminine") } площадок.
   *[other] Молчат { SAID($count, gender: "feminine") } площадки.
}
blind-silent-draw-pads = { $count ->
    [0] С площадками для взятых карт снова всё в порядке.
    [one] Молчит { SAID($count, gender: "feminine") } площадка для взятых карт.
    [few] Молчат { SAID($count, gender: "feminine") } площадки для взятых карт.
    [many] Молчат { SAID($count, gender: "feminine") } площадок для взятых карт.
   *[other] Молчат { SAID($count, gender: "feminine") } площадки для взятых карт.
}
blind-heard-badly = Плохо слышно: { $places }.
blind-heard-well = Теперь слышно хорошо: { $places }.

# Чего ждёт партия: короче, для того, кого только что назвали по имени; и куда можно положить карту.
blind-now-turn = Сыграйте карту или проверьте любую закрытую.
blind-now-must-play = Сыграйте карту.
blind-now-lay = Положите карту в линию рубашкой вверх.
blind-now-play = Сыграйте карту, потом доберите.
blind-now-last-turn = Сыграйте последнюю карту или нажмите ОК, чтобы пропустить ход.
blind-no-question = Вопрос снят.
blind-asked = Сейчас ходит { $seat }.
blind-may-lay = Сейчас можно выложить карту.
blind-may-not-lay = Сейчас выложить карту нельзя.
blind-free = Свободно: { $places }.
blind-free-too = Свободно ещё: { $places }.
blind-not-free = Больше не свободно: { $places }.
