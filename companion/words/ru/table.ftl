# Места. Само имя — как место называется, `-at` — где лежит, `-to` — куда кладут, `-from` — откуда забирают.
place-slot = { place-cell }
place-slot-at = на { place-cell }
    .spoken = { $letter ->
        [line-] на месте { SAID($number) }
       *[other] на { place-cell }
    }
place-slot-to = на { place-cell }
    .spoken = { $letter ->
        [line-] на место { SAID($number) }
       *[other] на { place-cell }
    }
place-slot-from = с { place-cell }
    .spoken = { $letter ->
        [line-] с места { SAID($number) }
       *[other] с { place-cell }
    }
place-cell = { $slot }
    .spoken = { place-letter } { SAID($number) }
place-letter = { $letter ->
    [A] а
    [B] бэ
    [C] цэ
    [D] дэ
    [E] е
    [F] эф
    [G] жэ
    [H] аш
    [I] и
    [J] йот
    [K] ка
    [L] эль
    [M] эм
    [N] эн
    [O] о
    [P] пэ
    [Q] ку
    [R] эр
    [S] эс
    [T] тэ
    [U] у
    [V] вэ
    [W] дубль-вэ
    [X] икс
    [Y] игрек
    [Z] зет
    [line-] место
    [site-] стройка
   *[other] { $letter }
}
place-card = место рядом с полем
place-card-at = рядом с полем
place-card-to = рядом с полем
place-card-from = с места рядом с полем
place-table = стол
place-table-at = на столе
place-table-to = на стол
place-table-from = со стола
place-line = линия
place-line-at = в линии
place-line-to = в линию
place-line-from = из линии
place-numbered = место { SAID($nth) }
place-numbered-at = на месте { SAID($nth) }
place-numbered-to = на место { SAID($nth) }
place-numbered-from = с места { SAID($nth) }
place-site = стройка { SAID($nth) }
place-site-at = на стройке { SAID($nth) }
place-site-to = на стройку { SAID($nth) }
place-site-from = со стройки { SAID($nth) }
place-pad = площадка
place-pad-at = на площадке
place-pad-to = на площадку
place-pad-from = с площадки
place-draw-pad = площадка для добора
place-draw-pad-at = на площадке для добора
place-draw-pad-to = на площадку для добора
place-draw-pad-from = с площадки для добора
place-where-card = карты «{ $card }»
place-right-of = клетка справа от { $where }
place-right-of-at = на клетке справа от { $where }
place-right-of-to = на клетку справа от { $where }
place-right-of-from = с клетки справа от { $where }
place-left-of = клетка слева от { $where }
place-left-of-at = на клетке слева от { $where }
place-left-of-to = на клетку слева от { $where }
place-left-of-from = с клетки слева от { $where }
place-above = клетка выше { $where }
place-above-at = на клетке выше { $where }
place-above-to = на клетку выше { $where }
place-above-from = с клетки выше { $where }
place-below = клетка ниже { $where }
place-below-at = на клетке ниже { $where }
place-below-to = на клетку ниже { $where }
place-below-from = с клетки ниже { $where }
place-between = место между картами «{ $card }» и «{ $other }»
place-between-at = между картами «{ $card }» и «{ $other }»
place-between-to = между картами «{ $card }» и «{ $other }»
place-between-from = с места между картами «{ $card }» и «{ $other }»
place-number = № { $count }
    .spoken = номер { SAID($count) }
place-height = { $height } м
    .spoken = { $height ->
        [one] { SAID($height) } метр
        [few] { SAID($height) } метра
        [many] { SAID($height) } метров
       *[other] { SAID($height) } метра
    }
place-tower = башня { place-number } на карте «{ $foundation }»
place-tower-at = на башне { place-number } на карте «{ $foundation }»
place-tower-to = на башню { place-number } на карте «{ $foundation }»
place-tower-from = с башни { place-number } на карте «{ $foundation }»
place-building = башня высотой { place-height } с картой «{ $card }» наверху
    .short = башня «{ $card }», { place-height }
place-building-at = на башне высотой { place-height } с картой «{ $card }» наверху
    .short = на башне «{ $card }», { place-height }
place-building-to = на башню высотой { place-height } с картой «{ $card }» наверху
    .short = на башню «{ $card }», { place-height }
place-building-from = с башни высотой { place-height } с картой «{ $card }» наверху
    .short = с башни «{ $card }», { place-height }
place-building-of = башня игрока { $seat } высотой { place-height } с картой «{ $card }» наверху
    .short = башня «{ $card }», { place-height } ({ $seat })
place-building-of-at = на башне игрока { $seat } высотой { place-height } с картой «{ $card }» наверху
    .short = на башне «{ $card }», { place-height } ({ $seat })
place-building-of-to = на башню игрока { $seat } высотой { place-height } с картой «{ $card }» наверху
    .short = на башню «{ $card }», { place-height } ({ $seat })
place-building-of-from = с башни игрока { $seat } высотой { place-height } с картой «{ $card }» наверху
    .short = с башни «{ $card }», { place-height } ({ $seat })
place-building-numbered = башня { place-number } игрока { $seat } высотой { place-height } с картой «{ $card }» наверху
    .short = башня { place-number } «{ $card }», { place-height } ({ $seat })
place-building-numbered-at = на башне { place-number } игрока { $seat } высотой { place-height } с картой «{ $card }» наверху
    .short = на башне { place-number } «{ $card }», { place-height } ({ $seat })
place-building-numbered-to = на башню { place-number } игрока { $seat } высотой { place-height } с картой «{ $card }» наверху
    .short = на башню { place-number } «{ $card }», { place-height } ({ $seat })
place-building-numbered-from = с башни { place-number } игрока { $seat } высотой { place-height } с картой «{ $card }» наверху
    .short = с башни { place-number } «{ $card }», { place-height } ({ $seat })

# Название в кавычках и название внутри названия.
quoted = «{ $text }»
quoted-inside = „{ $text }“

# Что говорит сам судья, в какой бы игре ни судил.
table-begins = { $deck }.
table-leave-in-box = Оставьте в коробке { $count ->
    [1] карту, которую
   *[other] карты, которые
} вы уже видели: { $cards }.
table-all-return = Новых карт на эту партию не хватает, поэтому { $count ->
    [one] возвращается { SAID($count, gender: "feminine") } карта
    [few] возвращаются все { SAID($count, gender: "feminine") } карты
    [many] возвращаются все { SAID($count, gender: "feminine") } карт
   *[other] возвращается { SAID($count, gender: "feminine") } карты
}.
table-reaches-edge = Игровая зона дошла до края поля. При желании её можно сдвинуть целиком.
    .short = Игровая зона дошла до края поля.
table-cleared = Спасибо, всё на местах.
    .short = Спасибо, всё на местах.
table-wrong-unknown-tag = Уберите карту { $place-from }: она мне незнакома.
    .short = Уберите карту { $place-from }: она мне незнакома.
table-wrong-other-deck = Уберите карту «{ $card }» { $place-from }: она из другой колоды.
    .short = Уберите карту «{ $card }» { $place-from }: она из другой колоды.
table-wrong-command-card = Уберите карту-команду { $place-from }: она действует только на площадке.
    .short = Уберите карту-команду { $place-from }: она действует на площадке.
table-left-on-pad = Уберите карту «{ $card }» с площадки.
    .short = Уберите карту «{ $card }» с площадки.
table-left-on-pad-unnamed = Уберите карту с площадки.
    .short = Уберите карту с площадки.
table-out-of-match = Уберите карту «{ $card }» в коробку: в этой партии она не участвует.
table-left-on-tap-place = Уберите карту «{ $card }» { $place-from }.
table-left-on-tap-place-unnamed = Уберите карту { $place-from }.
table-slots-frozen = Поле молчит: { $count ->
    [0] { $places }
   *[other] { $places } и ещё { SAID($count, gender: "feminine") }
}. Оставьте там карты как есть. { $pad ->
    [works] Пока карту можно поднести к площадке.
   *[other] Пока карту выбирают по названию.
}
    .short = Нет ответа: { $count ->
        [0] { $places }
       *[other] { $places } и ещё { $count }
    }. Карты там не трогайте. { $pad ->
        [works] Пока подносите карты к площадке.
       *[other] Пока выбирайте карты по названию.
    }
table-rows-frozen = Поле молчит: { $count ->
    [1] ряд { $rows }
   *[other] ряды { $rows }
}. Оставьте там карты как есть. { $pad ->
    [works] Пока карту можно поднести к площадке.
   *[other] Пока карту выбирают по названию.
}
    .short = Нет ответа: { $count ->
        [1] ряд { $rows }
       *[other] ряды { $rows }
    }. Карты там не трогайте. { $pad ->
        [works] Пока подносите карты к площадке.
       *[other] Пока выбирайте карты по названию.
    }
table-mat-frozen = Поле молчит. Оставьте карты как есть. { $pad ->
    [works] Пока карту можно поднести к площадке.
   *[other] Пока карту выбирают по названию.
}
    .short = Поле не отвечает. Карты не трогайте. { $pad ->
        [works] Пока подносите карты к площадке.
       *[other] Пока выбирайте карты по названию.
    }
table-pad-frozen = { $pad ->
    [works] Одна из площадок молчит. Пока пользуйтесь другой.
   *[other] Площадка молчит. Пока карту выбирают по названию.
}
    .short = { $pad ->
        [works] Одна из площадок не отвечает. Пока пользуйтесь другой.
       *[other] Площадка не отвечает. Пока выбирайте карты по названию.
    }
table-draw-pad-frozen = Площадка для взятых карт молчит. Пока, взяв карту, нажимайте ОК.
    .short = Площадка для взятых карт не отвечает. Взяв карту, нажимайте ОК.
table-slots-back = Поле снова слышит все карты.
table-heard-badly = Поле плохо слышит карту { $place-at }. Немного подвиньте её.
table-unreadable = Не могу прочесть, что лежит { $place-at }: телефон или две карты друг на друге. Уберите.
table-unreadable-pad = Не могу прочесть, что лежит на площадке: телефон или две карты друг на друге. Уберите.
table-tapped-unknown = Эта карта мне незнакома.
    .short = Эта карта мне незнакома.
table-tapped-other-deck = Карта «{ $card }» из другой колоды.
table-resumed = Партия продолжается с того же места.
table-journal-full = На диске нет места. Партия идёт дальше, но больше не сохраняется.
    .short = На диске нет места: партия больше не сохраняется.
table-journal-read-only = На диск нельзя писать. Партия идёт дальше, но больше не сохраняется.
    .short = На диск нельзя писать: партия больше не сохраняется.
table-journal-failing = Запись партии не ведётся: диск не отвечает. Партия идёт дальше, но больше не сохраняется.
    .short = Диск не отвечает: партия больше не сохраняется.
table-journal-back = Партия снова сохраняется, вся целиком.
    .short = Партия снова сохраняется, вся целиком.
table-journal-damaged = Запись прежних партий повреждена. Она отложена под именем «{ $name }», начата новая.
table-not-kept = Партия всё ещё не сохраняется: проверьте диск.
    .short = Партия всё ещё не сохраняется: проверьте диск.
table-paused = Пауза. Партия ждёт.
table-goes-on = Партия продолжается.
table-time-limit = На каждое действие даётся { $seconds ->
    [one] { SAID($seconds, gender: "feminine") } секунда
    [few] { SAID($seconds, gender: "feminine") } секунды
    [many] { SAID($seconds, gender: "feminine") } секунд
   *[other] { SAID($seconds, gender: "feminine") } секунды
}.
table-ten-seconds = { $seat }, осталось десять секунд.
table-time-up = { $seat }, ваше время вышло.
table-status-paused = Пауза.
table-dropped = Всё остаётся как есть.
    .short = Всё остаётся как есть.
table-corrected = Записано.
table-undone = Последнее действие отменено.
    .short = Последнее действие отменено.
table-towers-again = Башни снова такие, какими были: верните на место то, что убрали, и поверните обратно то, что повернули.
table-lay-back = Верните карту «{ $card }» { $place-to }.
table-undone-play = Ход картой «{ $card }» отменён.
    .short = Ход картой «{ $card }» отменён.
table-moved = Карта «{ $card }» перенесена: теперь она { $place-at }.
table-holds-again = { $seat }: снова { $count ->
    [0] ни одной карты
    [one] { SAID($count, gender: "feminine") } карта
    [few] { SAID($count, gender: "feminine") } карты
    [many] { SAID($count, gender: "feminine") } карт
   *[other] { SAID($count, gender: "feminine") } карты
}.
table-pile-again = В стопке снова { $count ->
    [0] нет карт
    [one] { SAID($count, gender: "feminine") } карта
    [few] { SAID($count, gender: "feminine") } карты
    [many] { SAID($count, gender: "feminine") } карт
   *[other] { SAID($count, gender: "feminine") } карты
}.
table-offers-undo = Карты лежат так, как лежали до последнего действия. «Назад» отменит его.
    .short = Карты лежат как до последнего действия. Отменить это действие?
table-refused-paused = Партия на паузе. Чтобы продолжить, нажмите «Пауза».
table-refused-nobody-there = В этой партии на том месте никто не сидит.
table-refused-not-asked = Сейчас спрашивают другого игрока.
    .short = Сейчас спрашивают другого игрока.
table-refused-not-offered = Сейчас среди вариантов нет «{ $option }».
    .spoken = Такого варианта сейчас нет.
table-refused-nothing-to-undo = Отменять пока нечего.
table-too-soon = Так быстро я не успеваю. Ещё раз, пожалуйста.
table-ask-moved = Карту «{ $card }» переложили { $place-to }? ОК — да.
    .spoken = Карту «{ $card }» переложили { $place-to }?
table-ask-undo = Отменить последнее действие? ОК или «Назад» — да.
    .spoken = Отменить последнее действие?
    .short = Отменить последнее действие?
table-ask-undo-play = Отменить ход картой «{ $card }»? ОК или «Назад» — да.
    .spoken = Отменить ход картой «{ $card }»?
    .short = Отменить ход картой «{ $card }»?
table-ask-undo-shown = Показанные карты останутся открытыми: { $cards }. Всё равно отменить? ОК или «Назад» — да.
    .spoken = Показанные карты останутся открытыми: { $cards }. Всё равно отменить?
    .short = Отменить? Эти карты останутся открытыми: { $cards }.
table-ask-hand = { $seat }: { $count ->
    [0] ни одной карты
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}? ОК — да.
    .spoken = { $seat }: { $count ->
        [0] ни одной карты
        [one] { SAID($count, gender: "feminine") } карта
        [few] { SAID($count, gender: "feminine") } карты
        [many] { SAID($count, gender: "feminine") } карт
       *[other] { SAID($count, gender: "feminine") } карты
    }?
table-ask-turn = Сейчас ходит { $seat }? ОК — да.
    .spoken = Сейчас ходит { $seat }?
table-ask-act-of = Последнее действие сделал игрок { $seat }? ОК — да.
    .spoken = Последнее действие сделал игрок { $seat }?
    .short = Последнее действие: { $seat }?
table-ask-card-is = Карта «{ $card }» — на самом деле «{ $other }»? ОК — да.
    .spoken = Карта «{ $card }» — на самом деле «{ $other }»?
table-ask-drawn = Карта уже взята? ОК — да.
    .spoken = Карта уже взята?
table-ask-accept = Принять стол как есть? ОК — да.
    .spoken = Принять стол как есть?
    .short = Принять стол как есть?
table-ask-leave = { $seat } выходит из партии? ОК — да.
    .spoken = { $seat } выходит из партии?
table-ask-replace = { $seat } уходит, и это место занимает { $name }? ОК — да.
    .spoken = { $seat } уходит, и это место занимает { $name }?

# Серия партий.
table-series-wins = { $seat }: { $count ->
    [0] побед в этой серии пока нет
    [one] { SAID($count, gender: "feminine") } победа в этой серии
    [few] { SAID($count, gender: "feminine") } победы в этой серии
    [many] { SAID($count, gender: "feminine") } побед в этой серии
   *[other] { SAID($count, gender: "feminine") } победы в этой серии
}.
table-series-goes-on = Серия продолжается. Чтобы победить в ней, нужно выиграть { $count ->
    [one] { SAID($count, gender: "feminine", case: "accusative") } партию
    [few] { SAID($count, gender: "feminine", case: "accusative") } партии
    [many] { SAID($count, gender: "feminine", case: "accusative") } партий
   *[other] { SAID($count, gender: "feminine", case: "accusative") } партии
}.
table-series-won = { $seat } побеждает в серии.
table-series-shared = Победа в серии общая: { $seats }.
