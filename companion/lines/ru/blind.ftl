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
blind-all-right = Всё лежит на { blind-cells } правее.
blind-all-left = Всё лежит на { blind-cells } левее.
blind-all-up = Всё лежит на { blind-cells } выше.
blind-all-down = Всё лежит на { blind-cells } ниже.
blind-shift-right = Всё переносят на { blind-cells } правее.
blind-shift-left = Всё переносят на { blind-cells } левее.
blind-shift-up = Всё переносят на { blind-cells } выше.
blind-shift-down = Всё переносят на { blind-cells } ниже.
blind-shift-nowhere = Переносить больше ничего не нужно.
blind-off-right = Всё лежит не на месте, а на { blind-cells } правее.
blind-off-left = Всё лежит не на месте, а на { blind-cells } левее.
blind-off-up = Всё лежит не на месте, а на { blind-cells } выше.
blind-off-down = Всё лежит не на месте, а на { blind-cells } ниже.
blind-off-nowhere = Всё снова лежит на своём месте.
blind-all-lifted = Все карты сняты с места или ещё в пути.
blind-none-lifted = Все карты снова на месте.
blind-lifted = Снято с места: { $cards }.
blind-laid-back = Снова на месте: { $cards }.
blind-loose = Карта «{ $card }» лежит { $place-at } и пока не считается.
blind-not-loose = Снова в руке: { $cards }.
blind-out-of-order = { $count ->
    [0] Теперь всё лежит по порядку.
   *[other] Не по порядку: { $cards }.
}
blind-checked = Проверяется: { $cards }.
blind-not-checked = Больше не проверяется: { $cards }.
blind-discarded = Вне партии: { $cards }.
blind-not-discarded = Снова в партии: { $cards }.

# Линия и то, что в коробке.
blind-line = { $count ->
    [0] Линия пуста.
    [one] В линии { SAID($count, gender: "feminine") } карта, считая с начала.
    [few] В линии { SAID($count, gender: "feminine") } карты, считая с начала.
    [many] В линии { SAID($count, gender: "feminine") } карт, считая с начала.
   *[other] В линии { SAID($count, gender: "feminine") } карты, считая с начала.
}
blind-line-card = «{ $card }»: { $number }.
blind-in-line = Карта «{ $card }», { $number }, лежит { $place-at }.
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
blind-aside = Башня номер { SAID($count) } стоит на карте «{ $card }», стойкость { SAID($withstands) }.
blind-building = { $seat }, здание номер { SAID($count) }: { blind-metres }, фундамент «{ $card }», стойкость { SAID($withstands) }.
blind-foundation-bears = Сам фундамент: { blind-metres }, { blind-points }.
blind-floor = Накрытая карта: { blind-metres }, { blind-points }.
blind-top = Наверху «{ $card }»: { blind-metres }, { blind-points }.
blind-bears = «{ $card }»: { blind-metres }, { blind-points }.
blind-roofed = Эта крыша лежит на башне номер { SAID($count) }.
blind-quakes = Землетрясений там: { SAID($count) }.
blind-insurances = Страховок там: { SAID($count, gender: "feminine") }.
blind-turned = Фундамент повёрнут, четвертей: { SAID($count, gender: "feminine") }.
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
blind-duet = За игроком { $seat }: Дуэт.
blind-trio = За игроком { $seat }: Трио.
blind-draws = За игроком { $seat }: взять { $count ->
    [one] { SAID($count, gender: "feminine", case: "accusative") } карту
    [few] { SAID($count, gender: "feminine", case: "accusative") } карты
    [many] { SAID($count, gender: "feminine", case: "accusative") } карт
   *[other] { SAID($count, gender: "feminine", case: "accusative") } карты
}.
blind-out = { $seat } вне игры.
blind-nothing-pending = За игроком { $seat } больше ничего не осталось.
blind-won = Победа за столом: { $seats }.
blind-toilets = { $seat }: { $count ->
    [0] туалетов нет
    [one] { SAID($count) } туалет
    [few] { SAID($count) } туалета
    [many] { SAID($count) } туалетов
   *[other] { SAID($count) } туалета
}.
blind-threshold = Самое высокое здание игрока { $seat }: { blind-metres }.
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
blind-foundations-due = Фундаментов открыть: { SAID($count) }.
blind-open-studies = Открытых исследований: { SAID($count, gender: "neuter") }.
blind-unseen-discards = Невиданных карт в сбросе: { SAID($count, gender: "feminine") }.
blind-count = { $count ->
    [0] Ничего больше не посчитано.
   *[other] Счёт, строка за строкой.
}

# Что поправить и чего поле не слышит.
blind-to-mend = На столе надо поправить { $count ->
    [one] { SAID($count, gender: "feminine", case: "accusative") } вещь
    [few] { SAID($count, gender: "feminine", case: "accusative") } вещи
    [many] { SAID($count, gender: "feminine", case: "accusative") } вещей
   *[other] { SAID($count, gender: "feminine", case: "accusative") } вещи
}.
blind-mended = С картой «{ $card }» всё улажено.
blind-first = Прежде всего карта «{ $card }».
blind-nothing-to-mend = Поправлять больше нечего.
blind-undo = Кнопка «Назад» отменила бы последнее действие.
blind-no-undo = Отменять последнее действие больше не предлагается.
blind-silent = Молчит: { $places }.
blind-silent-rows = Молчит: { $count ->
    [1] ряд { $rows }
   *[other] ряды { $rows }
}.
blind-heard = Снова слышно: { $places }.
blind-heard-rows = Снова слышно: { $count ->
    [1] ряд { $rows }
   *[other] ряды { $rows }
}.
blind-silent-pads = Молчащих площадок: { SAID($count, gender: "feminine") }.
blind-silent-draw-pads = Молчащих площадок для взятых карт: { SAID($count, gender: "feminine") }.
blind-heard-badly = Плохо слышно: { $places }.
blind-heard-well = Теперь слышно хорошо: { $places }.

# Чего ждёт партия: короче, для того, кого только что назвали по имени; и куда можно положить карту.
blind-now-turn = Сыграйте карту или проверьте любую закрытую.
blind-now-must-play = Сыграйте карту.
blind-now-lay = Положите карту в линию, взакрытую.
blind-now-play = Сыграйте карту, потом доберите.
blind-now-last-turn = Сыграйте последнюю карту или нажмите ОК, чтобы пропустить ход.
blind-no-question = Сейчас ни о чём не спрашивают.
blind-asked = Сейчас ходит { $seat }.
blind-may-lay = Сейчас можно выложить карту.
blind-may-not-lay = Сейчас выложить карту некуда.
blind-free = Свободно: { $places }.
blind-free-too = Свободно ещё: { $places }.
blind-not-free = Больше не свободно: { $places }.
