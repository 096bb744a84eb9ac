# Что произошло.
comparity-opens = Игровая зона начинается с карты «{ $card }»{ $place-kind ->
    [none] {""}
   *[other] {" "}{ $place-at }
}.
    .short = Первая карта: «{ $card }».
comparity-plays = { $seat } выкладывает карту «{ $card }» { $place-to }.{ $hand ->
    [0] {" "}Карт не осталось.
    [1] {""}
    [one] {" "}Осталась { SAID($hand, gender: "feminine") } карта.
    [few] {" "}Осталось { SAID($hand, gender: "feminine") } карты.
    [many] {" "}Осталось { SAID($hand, gender: "feminine") } карт.
   *[other] {" "}Осталось { SAID($hand, gender: "feminine") } карты.
}
comparity-plays-bonus = { $seat } выкладывает ещё одну карту: «{ $card }» { $place-to }.{ $hand ->
    [0] {" "}Карт не осталось.
    [1] {""}
    [one] {" "}Осталась { SAID($hand, gender: "feminine") } карта.
    [few] {" "}Осталось { SAID($hand, gender: "feminine") } карты.
    [many] {" "}Осталось { SAID($hand, gender: "feminine") } карт.
   *[other] {" "}Осталось { SAID($hand, gender: "feminine") } карты.
}
comparity-reconnects = { $seat } соединяет игровую зону картой «{ $card }» { $place-at }.{ $hand ->
    [0] {" "}Карт не осталось.
    [1] {""}
    [one] {" "}Осталась { SAID($hand, gender: "feminine") } карта.
    [few] {" "}Осталось { SAID($hand, gender: "feminine") } карты.
    [many] {" "}Осталось { SAID($hand, gender: "feminine") } карт.
   *[other] {" "}Осталось { SAID($hand, gender: "feminine") } карты.
}
comparity-one-card = { $seat }: осталась одна карта.
comparity-wins = { $seat } побеждает.
comparity-duet = { $maker } выкладывает Дуэт. { $seat } сначала берёт карту или проверяет любую закрытую.
comparity-trio = { $maker } выкладывает Трио. { $seat } сначала берёт карту или проверяет любую закрытую.
comparity-draws = { $seat } берёт { $count ->
    [one] { SAID($count, gender: "feminine", case: "accusative") } карту
    [few] { SAID($count, gender: "feminine", case: "accusative") } карты
    [many] { SAID($count, gender: "feminine", case: "accusative") } карт
   *[other] { SAID($count, gender: "feminine", case: "accusative") } карты
}.
comparity-distrust = За недоверие { $seat } берёт { $count ->
    [one] { SAID($count, gender: "feminine", case: "accusative") } карту
    [few] { SAID($count, gender: "feminine", case: "accusative") } карты
    [many] { SAID($count, gender: "feminine", case: "accusative") } карт
   *[other] { SAID($count, gender: "feminine", case: "accusative") } карты
}.
    .short = Всё было по порядку: { $seat } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
comparity-penalty = Штраф: { $seat } берёт { $count ->
    [one] { SAID($count, gender: "feminine", case: "accusative") } карту
    [few] { SAID($count, gender: "feminine", case: "accusative") } карты
    [many] { SAID($count, gender: "feminine", case: "accusative") } карт
   *[other] { SAID($count, gender: "feminine", case: "accusative") } карты
}.
    .short = Не по порядку: { $seat } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
comparity-time-limit = Чьё время вышло, тот берёт карту, и ход переходит. Если проверяемая карта уже открыта, вместо этого объявляется решение.
comparity-ten-seconds = { $seat }, осталось десять секунд. Потом вы берёте карту, и ход переходит, а если проверяемая карта открыта, вместо этого объявляется решение.
comparity-time-up = Время вышло: { $seat } берёт { $count ->
    [one] { SAID($count, gender: "feminine", case: "accusative") } карту
    [few] { SAID($count, gender: "feminine", case: "accusative") } карты
    [many] { SAID($count, gender: "feminine", case: "accusative") } карт
   *[other] { SAID($count, gender: "feminine", case: "accusative") } карты
}.
comparity-time-up-verdict = { $seat }, время вышло. Вот решение.
comparity-bonus-forfeited = { $seat } больше не выкладывает карт за Трио: открытые карты лежали не по порядку.
comparity-gives = { $seat } отдаёт { $count ->
    [one] { SAID($count, gender: "feminine", case: "accusative") } закрытую карту, её
    [few] { SAID($count, gender: "feminine", case: "accusative") } закрытые карты, их
    [many] { SAID($count, gender: "feminine", case: "accusative") } закрытых карт, их
   *[other] { SAID($count, gender: "feminine", case: "accusative") } закрытой карты, их
} получает { $to }.
comparity-pile-empty = Игровая стопка закончилась: в ней { $count ->
    [one] была { SAID($count, gender: "feminine") } карта
    [few] было { SAID($count, gender: "feminine") } карты
    [many] было { SAID($count, gender: "feminine") } карт
   *[other] было { SAID($count, gender: "feminine") } карты
}.
comparity-none-left = Больше дать некому: { $seat } { $count ->
    [0] не получает ни одной карты
    [one] получает { SAID($count, gender: "feminine", case: "accusative") } карту
    [few] получает { SAID($count, gender: "feminine", case: "accusative") } карты
    [many] получает { SAID($count, gender: "feminine", case: "accusative") } карт
   *[other] получает { SAID($count, gender: "feminine", case: "accusative") } карты
}.
comparity-reveals = Карта «{ $card }»{ $place-kind ->
    [none] {""}
   *[other] {" "}{ $place-at }
}: { $number }.
comparity-shown-all = Все карты игровой зоны открыты; считается, что их уже видели.
comparity-in-order = Все открытые карты лежат по порядку.
    .short = Все открытые карты лежат по порядку.
    .moment = Последняя проверка: всё по порядку.
comparity-too-great-left = Карта «{ $card }»{ $place-kind ->
    [none] {""}
   *[other] {" "}{ $place-at }
} ({ $number }) лежит левее карты «{ $other }»{ $there-kind ->
    [none] {""}
   *[other] {" "}{ $there-at }
} ({ $other-number }), а должно быть наоборот.
    .spoken = Карта «{ $card }»{ $place-kind ->
        [none] {""}
       *[other] {" "}{ $place-at }
    }, { $number }, лежит левее карты «{ $other }»{ $there-kind ->
        [none] {""}
       *[other] {" "}{ $there-at }
    }, { $other-number }. Должно быть наоборот.
    .short = { $number } больше, чем { $other-number }.
    .named = «{ $card }» ({ $number }) больше, чем «{ $other }» ({ $other-number }).
    .moment = Лежали не по порядку: слева «{ $card }» ({ $number }), справа «{ $other }» ({ $other-number }).
comparity-too-great-below = Карта «{ $card }»{ $place-kind ->
    [none] {""}
   *[other] {" "}{ $place-at }
} ({ $number }) лежит ниже карты «{ $other }»{ $there-kind ->
    [none] {""}
   *[other] {" "}{ $there-at }
} ({ $other-number }), а должно быть наоборот.
    .spoken = Карта «{ $card }»{ $place-kind ->
        [none] {""}
       *[other] {" "}{ $place-at }
    }, { $number }, лежит ниже карты «{ $other }»{ $there-kind ->
        [none] {""}
       *[other] {" "}{ $there-at }
    }, { $other-number }. Должно быть наоборот.
    .short = { $number } больше, чем { $other-number }.
    .named = «{ $card }» ({ $number }) больше, чем «{ $other }» ({ $other-number }).
    .moment = Лежали не по порядку: внизу «{ $card }» ({ $number }), вверху «{ $other }» ({ $other-number }).
comparity-swapped = { $place-kind ->
    [none] Карты «{ $card }» и «{ $other }» поменялись местами.
   *[other] Теперь карта «{ $card }» лежит { $place-at }, карта «{ $other }» — { $there-at }.
}
comparity-discarded = Карта «{ $card }» сброшена.
comparity-turn = { $seat }, ваш ход.
comparity-bonus = { $seat }, за Трио вы можете выложить ещё одну карту.
    .short = { $seat }, за Трио можно выложить ещё одну карту.
comparity-bonus-if-trio_bonus-must = { $seat }, за Трио выложите ещё одну карту.
comparity-repair = { $seat }, восстановите порядок открытых карт.
comparity-split = Игровая зона распалась. { $seat }, соедините её одной из своих карт.
    .short = { $seat }, соедините части зоны своей картой.
comparity-declines = { $seat } больше карт не выкладывает.
comparity-let-in = Карту «{ $card }» уже видели в прошлой партии; её всё равно можно сыграть.
comparity-shift = Сдвигаем всю игровую зону. Каждая карта сохраняет соседей и лежит той же стороной вверх.
comparity-shifted = Игровая зона лежит на новом месте.
comparity-dropped = Всё остаётся как есть.
comparity-asks-check = { $seat }, проверить карту «{ $card }» { $place-at }?
comparity-shift-dropped = Игровая зона остаётся там, где была.
comparity-hand-set = { $seat }: { $count ->
    [0] карт нет
    [one] { SAID($count, gender: "feminine") } карта
    [few] { SAID($count, gender: "feminine") } карты
    [many] { SAID($count, gender: "feminine") } карт
   *[other] { SAID($count, gender: "feminine") } карты
}.
comparity-goes-on = Партия продолжается. { $seat }, ваш ход.
comparity-turn-set = { $seat }, теперь ваш ход.
comparity-card-is = { $place-kind ->
    [none] Это не «{ $card }», а «{ $other }».
   *[other] Карта { $place-at } — «{ $other }», а не «{ $card }».
}
comparity-shows = Карта «{ $card }» лежит открытой{ $place-kind ->
    [none] {""}
   *[other] {" "}{ $place-at }
}: { $number }.
comparity-drawn-already = Карты уже взял игрок { $seat }.
comparity-replaced = { $name } занимает место игрока { $former }, остальное не меняется.
comparity-left = { $seat } выходит из партии{ $count ->
    [0] .
    [one] ; { SAID($count, gender: "feminine") } карта уходит под стопку.
    [few] ; { SAID($count, gender: "feminine") } карты уходят под стопку.
    [many] ; { SAID($count, gender: "feminine") } карт уходят под стопку.
   *[other] ; { SAID($count, gender: "feminine") } карты уходят под стопку.
}
comparity-accepted-gone = Карты «{ $card }» больше нет в игровой зоне.
comparity-accepted-card = Карта «{ $card }» лежит закрытой { $place-at }.
comparity-accepted = Стол принят как есть. Число карт у игроков не меняется; поправьте его, если оно другое.

# Что лежит не так, как должно, и что с этим сделать.
comparity-wrong-taken-back = Сначала уберите карту «{ $card }» { $place-from }: она не засчитана.
comparity-wrong-put-back = Верните карту «{ $card }» { $home-to }: действие отменено.
comparity-wrong-belongs-elsewhere = Карта «{ $card }» должна лежать { $home-at }: положите её туда.
comparity-wrong-swap-breaks = Верните карту «{ $card }» { $home-to }: после такого обмена карты «{ $left }» и «{ $right }» лежали бы не по порядку.
comparity-wrong-laid-face-up = Уберите карту «{ $card }» { $place-from }: карты играют рубашкой вверх.
comparity-wrong-other-deck = Уберите карту «{ $card }» { $place-from }: она не из этой колоды.
comparity-wrong-discarded-card = Уберите карту «{ $card }» { $place-from }: она сброшена.
comparity-wrong-set-aside-strict = Заберите карту «{ $card }» { $place-from }: её уже видели в прошлой партии. Сыграйте другую.
comparity-wrong-trio-first = Заберите карту «{ $card }» { $place-from }: чтобы завершить Трио, сначала возьмите карту или проверьте любую закрытую.
comparity-wrong-none-due = Заберите карту «{ $card }» { $place-from }: сейчас карт не выкладывают.
comparity-wrong-already-there = Уберите карту «{ $card }» { $place-from }: такая уже лежит в игровой зоне.
comparity-wrong-occupied = Заберите карту «{ $card }»: { $place-at } уже лежит карта.
comparity-wrong-touches-nothing = Заберите карту «{ $card }»: { $place } не касается ни одной карты.
    .short = Заберите карту «{ $card }»: { $place } не касается стороной ни одной карты.
comparity-wrong-not-reconnecting = Заберите карту «{ $card }»: { $place } не соединяет части игровой зоны.
comparity-wrong-two-cards = Карта «{ $card }» { $place-at } — одна из двух новых: заберите любую из них.
comparity-wrong-several-cards = Карта «{ $card }» { $place-at } — одна из { SAID($count, case: "genitive") } новых: заберите все, кроме одной.
comparity-wrong-lay = Положите карту «{ $card }» { $home-to }.
comparity-wrong-peek = Верните карту «{ $card }» { $home-to }, не глядя.
comparity-wrong-lay-back-first = Сначала верните карту «{ $card }» { $home-to }.
comparity-wrong-turn-up = Переверните карту «{ $card }» { $place-at } числом вверх: она уже открыта.
comparity-wrong-turned = Переверните карту «{ $card }» { $place-at } снова рубашкой вверх.
comparity-wrong-shift-lay = Положите карту «{ $card }» { $home-to }.
comparity-wrong-shift-off = Положите карту «{ $card }» рядом с полем.

# Почему сейчас так не сделать.
comparity-refused-no-card-there = Там нет карты.
comparity-refused-stands-alone = Рядом с картой «{ $card }» нет других, поэтому проверить её не с чем.
comparity-refused-not-a-neighbour = Сейчас можно открыть только карту, соседнюю с проверяемой.
comparity-refused-no-check-now = Сейчас карты не проверяют.
comparity-refused-already-open = Карта «{ $card }» уже открыта.
comparity-refused-other-deck = Карта «{ $card }» не из этой колоды.
comparity-refused-discarded-card = Карта «{ $card }» сброшена.
comparity-refused-already-there = Карта «{ $card }» уже лежит в игровой зоне.
comparity-refused-set-aside-strict = Карту «{ $card }» уже видели в прошлой партии. Сыграйте другую.
comparity-refused-trio-first = Сначала Трио: возьмите карту или проверьте любую закрытую.
comparity-refused-duet-first = Сначала Дуэт: возьмите карту или проверьте любую закрытую.
comparity-refused-none-due = Сейчас карт не выкладывают.
comparity-refused-occupied = Место занято: карта уже лежит { $place-at }.
comparity-refused-touches-nothing = Рядом нет ни одной карты: { $place }.
    .short = Ни одна карта не прилегает стороной: { $place }.
comparity-refused-not-reconnecting = Карта { $place-at } не соединит части игровой зоны.
comparity-refused-no-verdict-now = Сейчас ничего не проверяют.
comparity-refused-neighbour-first = Рядом с картой «{ $card }» пока нет открытых: сначала откройте одну из соседних.
comparity-refused-no-draw-due = Сейчас карт не берут.
comparity-refused-no-bonus-now = Сейчас ещё одну карту не выкладывают.
comparity-refused-bonus-must = После Трио нужно сыграть ещё одну карту.
comparity-refused-swap-refused = Такой обмен не восстановит порядок.
comparity-refused-swap-breaks = После такого обмена карты «{ $left }» и «{ $right }» лежали бы не по порядку.
comparity-refused-no-repair-now = Сейчас порядок восстанавливать не нужно.
comparity-refused-not-violated = Карта «{ $card }» лежит по порядку и остаётся.
comparity-refused-swap-first = Две карты можно поменять местами, поэтому сбрасывать ничего не нужно.
comparity-refused-nothing-to-drop = Отменять нечего.
comparity-refused-no-shift-now = Игровую зону сейчас не сдвинуть: сначала закончите начатое.
comparity-refused-mend-first = Сначала разложите всё на столе по местам.
comparity-refused-which-discard = Какую карту вы сбрасываете? Уберите только её, остальные верните и нажмите ОК.
comparity-refused-which-discard-unheard = Не хватает только карты «{ $card }», но слышны не все места. Выберите на экране, какую карту вы сбрасываете.
comparity-refused-nothing-asked = Сейчас ни о чём не спрашивают.
comparity-refused-check-what = Поднимите карту, которую хотите проверить, и нажмите «Проверка».
comparity-refused-ok-checks-nothing = По ОК карты не проверяют: нажмите «Проверка» или «Отмена», тогда карта останется закрытой.
comparity-refused-count-range = { $seat }: число карт — от { SAID(0, case: "genitive") } до { SAID($most, case: "genitive") }, а не { SAID($count) }.
comparity-refused-count-empty = Последнюю карту выложил другой игрок, поэтому { $seat } держит хотя бы одну.
comparity-refused-not-seated = { $seat } больше не за столом.
comparity-refused-take-it-back = Тогда заберите карту «{ $card }» { $place-from }.
comparity-refused-move-back = Тогда верните все карты на прежние места.
comparity-refused-match-over = Партия окончена.
comparity-refused-not-over = Все карты показываются только после партии.
comparity-refused-all-open = Все карты игровой зоны уже открыты.
comparity-refused-not-on-area = Карты «{ $card }» нет в игровой зоне.
comparity-refused-nothing-owed = Сейчас никто не должен брать карты.
comparity-refused-accept-unknown = Пока на столе лежит незнакомая карта, принять его не получится: сначала уберите её.
comparity-refused-accept-nothing = Всё и так лежит на своих местах.
comparity-refused-accept-two = Пока на одной клетке лежат две карты, принять стол не получится: сначала уберите одну.
comparity-refused-accept-pieces = Пока игровая зона распадается на части, принять стол не получится: сначала сдвиньте карты вместе.
comparity-refused-no-last-act = Нет действия, которое можно отнести к другому игроку.

# Чего ждёт партия.
comparity-status-opening = Раздайте каждому по { $hand ->
    [one] { SAID($hand, gender: "feminine", case: "distributive") } карте
    [few] { SAID($hand, gender: "feminine", case: "distributive") } карты
    [many] { SAID($hand, gender: "feminine", case: "distributive") } карт
   *[other] { SAID($hand, gender: "feminine", case: "distributive") } карты
} и сложите игровую стопку из { $pile ->
    [one] { SAID($pile, gender: "feminine", case: "genitive") } карты
    [few] { SAID($pile, gender: "feminine", case: "genitive") } карт
    [many] { SAID($pile, gender: "feminine", case: "genitive") } карт
   *[other] { SAID($pile, gender: "feminine", case: "genitive") } карты
}, все рубашкой вверх. Затем так же выложите верхнюю карту стопки. Первый ход: { $seat }.
    .short = Раздайте рубашкой вверх по { $hand ->
        [one] { $hand } карте
        [few] { $hand } карты
        [many] { $hand } карт
       *[other] { $hand } карты
    }, { $pile } — в стопку. Выложите верхнюю.
comparity-status-opening-anew = Выложите карту: с неё игровая зона начнётся заново.
comparity-status-turn = { $seat }: сыграйте карту или проверьте любую закрытую.
comparity-status-must-play = { $seat }: сыграйте карту.
comparity-status-duet = { $seat }: Дуэт. Возьмите карту или проверьте любую закрытую.
    .short = { $seat }: Дуэт. Возьмите карту или проверьте любую закрытую.
comparity-status-trio = { $seat }: Трио. Возьмите карту или проверьте любую закрытую.
    .short = { $seat }: Трио. Возьмите карту или проверьте любую закрытую.
comparity-status-check-neighbour = { $seat }: откройте одну карту рядом с картой «{ $card }».
    .short = { $seat }: откройте карту рядом с картой «{ $card }».
    .only = { $seat }: теперь откройте карту «{ $card-1 }».
comparity-status-check-done = { $seat }: нажмите ОК, чтобы закончить проверку карты «{ $card }».
    .short = { $seat }: закончите проверку карты «{ $card }».
comparity-status-check-more = { $seat }: нажмите ОК, чтобы закончить проверку, или откройте одну карту рядом с картой «{ $card }».
    .short = { $seat }: закончите проверку или откройте ещё одну карту рядом.
    .only = { $seat }: закончите проверку или откройте карту «{ $card-1 }».
comparity-status-repair-swap = { $seat }: поменяйте местами две карты, которые лежат не по порядку.
    .only = { $seat }: поменяйте местами «{ $card-1 }» и «{ $card-2 }».
comparity-status-repair-double = { $seat }: поменяйте местами карты в обеих парах, которые лежат не по порядку.
    .short = { $seat }: поменяйте карты местами в обеих парах не по порядку.
comparity-status-repair-discard = { $seat }: сбросьте одну карту, которая лежит не по порядку, и нажмите ОК.
    .short = { $seat }: уберите одну из отмеченных карт.
    .only = { $seat }: уберите карту «{ $card-1 }».
comparity-status-reconnect = { $seat }: соедините части игровой зоны одной из своих карт.
    .short = { $seat }: соедините части зоны одной из своих карт.
comparity-status-bonus = { $seat }: выложите ещё одну карту или нажмите ОК, если не хотите.
    .short = { $seat }: можно выложить ещё одну карту.
comparity-status-bonus-must = { $seat }: выложите ещё одну карту.
    .short = { $seat }: выложите ещё одну карту.
comparity-status-over = Победа: { $seat }.
    .short = { $seat } побеждает.
comparity-status-lifted = { $seat }: нажмите «Проверка», чтобы проверить карту «{ $card }», или верните её { $place-to }.
    .short = { $seat }: проверьте карту «{ $card }» или верните её { $place-to }.
comparity-status-lifted-if-check-lift = { $seat }: чтобы проверить карту «{ $card }», верните её { $place-to }.
comparity-status-word = { $seat }: верните карту «{ $card }» { $place-to }.
comparity-status-which = { $seat }: какую карту вы проверяете?
comparity-status-asks-check = { $seat }: нажмите «Проверка», чтобы проверить карту «{ $card }», или «Отмена», чтобы оставить её закрытой.
    .short = { $seat }: проверить карту «{ $card }» или оставить закрытой?
comparity-status-on-pad = Карта «{ $card }»: выберите, что с ней сделать.
    .short = { $seat }: что делаем с картой «{ $card }»?
    .laying = { $seat }: куда положить карту «{ $card }»?
comparity-status-shifting = Переложите каждую карту на её новую клетку.
    .short = { $seat }: сдвиньте все карты вместе.

# Что сейчас значит ОК.
comparity-ask-shift = Вы сдвинули всю игровую зону? ОК — да.
    .spoken = Вы сдвинули всю игровую зону?
comparity-ask-set-aside = Карту «{ $card }» уже видели в прошлой партии. ОК — всё равно сыграть её.
    .spoken = Карту «{ $card }» уже видели в прошлой партии. Всё равно сыграть её?
    .short = Карту «{ $card }» уже видели. Всё равно сыграть её?
comparity-ask-drawn = Карту за Дуэт уже взяли? ОК — да, и карта «{ $card }» сыграна.
    .spoken = Карту за Дуэт уже взяли? Тогда карта «{ $card }» сыграна.
    .short = Перед картой «{ $card }» карту за Дуэт взяли?
comparity-ask-is-it-meant = Карта «{ $card }» { $place-to }? ОК — да.
    .spoken = Карта «{ $card }» { $place-to }?
comparity-ask-draw = ОК — карта взята.
    .spoken = Карта взята?
comparity-ask-verdict = ОК — закончить проверку.
    .spoken = Закончить проверку?
comparity-ask-decline = ОК — больше карт не будет.
    .spoken = Больше карт не будет?
comparity-ask-discard = Сбросить карту «{ $card }»? ОК — да.
    .spoken = Сбросить карту «{ $card }»?

# Что написано на кнопке вместо ОК, если ОК — это само действие.
comparity-label-draw = Взять карту
comparity-label-decline = { comparity-option-decline.short }
comparity-label-verdict = Закончить

# Варианты.
comparity-option-check = Проверить карту «{ $card-1 }» { $place-1-at }
comparity-option-swap = Поменять местами карты «{ $card-1 }» и «{ $card-2 }»
comparity-option-double-swap = Поменять местами карты «{ $card-1 }» и «{ $card-2 }», а также «{ $card-3 }» и «{ $card-4 }»
comparity-option-discard = Сбросить карту «{ $card-1 }»
comparity-option-draw = Взять карту
comparity-option-verdict = Закончить проверку
comparity-option-decline = Больше карт не выкладывать
    .short = Пропустить
comparity-option-play = Положить { $place-1-to }
comparity-option-draw-and-play = Карта взята, эту положить { $place-1-to }
    .short = Карта взята, положить { $place-1-to }
comparity-option-card = «{ $card }»
comparity-option-shift = { $word ->
    [left] Сдвинуть все карты влево
    [right] Сдвинуть все карты вправо
    [up] Сдвинуть все карты вверх
   *[down] Сдвинуть все карты вниз
}
    .short = { $word ->
        [left] Сдвинуть влево
        [right] Сдвинуть вправо
        [up] Сдвинуть вверх
       *[down] Сдвинуть вниз
    }
comparity-option-show-all = Показать все карты
comparity-option-drop = Отмена

# Что говорится во всех играх, а в этой по-своему.
comparity-table-begins = { $deck }. Порядок карт: { $characteristic }, по возрастанию слева направо и снизу вверх.

# Как она названа в списках, и что считается игрокам за много партий.
history-game-comparity = Comparity
history-tally-plays = сыграно карт
history-tally-checks-right = проверок: нашёлся непорядок
history-tally-checks-wrong = проверок: всё по порядку
history-tally-violations = пар не по порядку
history-tally-duet-draws = карт взято за Дуэт или Трио
history-tally-penalty-cards = карт взято после проверки

# Кто начинает по обычаю, если колода не говорит иначе.
agreeing-starts-comparity = Обычно начинает тот, кто последним видел что-нибудь с этих карт.

# Игра в трёх предложениях: что это, сколько человек, сколько времени.
agreeing-about-comparity = Карты кладут рубашкой вверх так, чтобы вправо и вверх числа не убывали; не верите — проверьте. Играют от 2 до 5 человек. Партия длится около получаса.

# Три картинки, объясняющие игру: по одной фразе к каждой.
agreeing-picture-comparity-1 = Кладите карту рубашкой вверх рядом с другими: вправо и вверх числа не убывают.
agreeing-picture-comparity-2 = Не верите? Проверьте: две соседние карты открывают и сравнивают.
agreeing-picture-comparity-3 = Не по порядку: берёт игрок перед вами. По порядку: берёте вы. Кто выложил последнюю карту, победил.

# Что поясняет первая партия: по одному предложению, когда это случается у кого-то за столом впервые. Ни о ком, и без цифр.
comparity-lesson-penalty = Штраф берёт тот, кто ходил перед проверяющим, кто бы ни выложил эти карты: лучше проверить раньше других.
comparity-lesson-distrust = За проверку, когда всё лежало по порядку, берут две карты, чтобы никто не проверял без причины.
comparity-lesson-split = Игровая зона всегда остаётся цельной, поэтому проверяющий соединяет её одной из своих карт.
comparity-lesson-discard = Карту сбрасывают, только если не помогает никакой обмен, и до конца партии она не вернётся.
comparity-lesson-repair = Кто проверял, тот и наводит порядок: меняет местами две соседние карты, а где это не помогает, одну сбрасывает.
comparity-lesson-bonus = Трио устояло, и за него можно выложить ещё одну карту: ни Дуэта, ни Трио она не образует.
comparity-lesson-bonus-if-trio_bonus-must = Трио устояло, и за него выкладывают ещё одну карту: ни Дуэта, ни Трио она не образует.
comparity-lesson-trio = Карта рядом с тремя или четырьмя другими — Трио: если проверка не найдёт непорядка, можно выложить ещё одну.
comparity-lesson-trio-if-trio_bonus-must = Карта рядом с тремя или четырьмя другими — Трио: если проверка не найдёт непорядка, выкладывают ещё одну.
comparity-lesson-duet = Карта рядом с двумя другими — Дуэт, и он выгоден: следующий игрок сначала берёт карту или проверяет закрытую.
comparity-lesson-draw = Взять карту — спокойный ответ на Дуэт или Трио: ничего не открывают, и партия идёт дальше.
comparity-lesson-gives = Когда стопка пуста, карты дают остальные игроки, но последнюю не отдаёт никто.
comparity-lesson-shift = Игровая зона может расти без конца, а край есть только у поля, поэтому её можно сдвинуть целиком.
comparity-lesson-last-card = Кто выложит последнюю карту, сразу побеждает, так что остальным самое время сомневаться.
comparity-lesson-check = Проверка открывает карту, а если рядом нет открытых, то и соседнюю: одно число ничего не доказывает.
comparity-lesson-order = Слева направо и снизу вверх числа растут или остаются равными, а так ли это, покажет только проверка.
comparity-lesson-play = Карты кладут рубашкой вверх, и им верят, пока кто-нибудь не проверит, так что смелее.

# Что стоит за решением судьи, для того, кто спросил: по два предложения.
comparity-why-C1 = Все начинают с одинаковым числом карт, а размер игровой стопки зависит от числа игроков. Верхняя карта стопки начинает игровую зону и не считается ничьим ходом.
comparity-why-C2 = Сравнивается только то, о чём вы договорились в начале. Слева направо и снизу вверх числа могут расти или оставаться равными, но не убывать.
comparity-why-C3 = Ход — это одно действие: сыграть карту или проверить любую закрытую. Если вас ждёт Дуэт или Трио, начните с этого.
comparity-why-C4 = Карту кладут на свободную клетку, у которой есть общая сторона с другой картой; касаться только углом недостаточно. Карты, которые уже лежат, с места не двигают.
comparity-why-C5 = Карта, коснувшаяся двух других, — это Дуэт, и следующий игрок сначала берёт карту или проверяет любую закрытую. Потом он ходит как обычно.
comparity-why-C6 = Карта, коснувшаяся трёх или четырёх других, — это Трио, и следующий игрок сначала берёт карту или проверяет любую закрытую. Если он не проверял или всё оказалось по порядку, тот, кто выложил Трио, может сыграть ещё одну карту.
comparity-why-C6-if-trio_bonus-must = Карта, коснувшаяся трёх или четырёх других, — это Трио, и следующий игрок сначала берёт карту или проверяет любую закрытую. Если он не проверял или всё оказалось по порядку, тот, кто выложил Трио, должен сыграть ещё одну карту.
comparity-why-C7 = При проверке открывают закрытую карту, а если рядом с ней нет открытых, то и одну закрытую соседнюю. Одна карта ничего не доказывает, поэтому карту без соседей не проверяют.
comparity-why-C8 = Открытые карты, которые лежат рядом или одна над другой, всегда сравнивают. Большая должна лежать правее или выше, равные — как угодно.
comparity-why-C9 = Проверка показала, что всё лежит по порядку. Такая проверка стоит двух карт.
comparity-why-C10 = Если проверка нашла непорядок, три карты берёт тот, кто ходил перед проверяющим, кто бы эти карты ни выложил. При проверке за Дуэт или Трио это тот, кто его выложил.
comparity-why-C11 = Две соседние карты меняют местами, если от этого не появится новый непорядок; если так не выходит, меняют сразу две пары. Только когда не помогает ни то, ни другое, одну из карт сбрасывают.
comparity-why-C12 = Сброшенная карта не возвращается до конца партии. Карты, которые поменяли местами, остаются в игровой зоне открытыми.
comparity-why-C13 = Без сброшенной карты игровая зона распалась, и проверяющий сразу соединяет её своей картой, рубашкой вверх. Ни Дуэта, ни Трио эта карта не образует.
comparity-why-C14 = Карты берут из игровой стопки, а когда она кончится, их дают остальные: по одной, по кругу, начиная с левого соседа того, кто берёт. Последнюю карту не отдаёт никто.
comparity-why-C15 = Кто выложил свою последнюю карту, сразу побеждает. Штрафы, которые ещё не взяты, отменяются.
comparity-why-C16 = Проверить можно закрытую карту, у которой есть соседняя. Сейчас такой нет, поэтому карту играют.
comparity-why-C17 = Карты, которые видели в прошлых партиях, уже известны, поэтому они лежат в коробке, пока хватает остальных. Когда остальных не хватает, возвращаются все.
comparity-why-C18 = У игровой зоны границ нет, а у поля есть, поэтому всю зону можно сдвинуть целиком. Карты сохраняют соседей и сторону, а партия продолжается, когда все они лягут на новые места.
comparity-why-C20 = Только что выложенную карту ещё можно переложить, заменить другой или забрать, лишь бы новая карта была одна. Через миг она становится ходом того, чья была очередь.
comparity-why-C21 = Прикоснуться — ещё не сходить: карту можно поднять и положить обратно. Закрытую карту открывают, только когда об этом сказано, каждую отдельно.
comparity-why-C22 = Карты играют рубашкой вверх, а открытые так и остаются открытыми. Перевернуть закрытую карту — значит проверить её, поэтому с этим ждут, пока проверка не станет возможна.
comparity-why-C23 = Закрытую карту, которую не проверяют, возвращают не глядя. Она остаётся закрытой, и штрафа за это нет.
comparity-why-C25 = После Дуэта или Трио сначала берут карту или проверяют любую закрытую, и только потом кладут следующую. Если карта уже лежит, при Дуэте судья спросит, взята ли другая, а при Трио попросит её забрать.
comparity-why-C26 = Обмен засчитан, когда каждая карта лежит на месте другой, а сброс — когда карта убрана и нажата кнопка ОК. Всё, что порядка не восстановит, возвращается на место.
comparity-why-C28 = Карту берут тогда, когда этого требует Дуэт, Трио или штраф. Карта, мелькнувшая в другое время, ходом не считается.
comparity-why-E12 = Число закрытой карты показывают, только если игрок хотел проверить именно её. Если по полю этого не понять, судья спросит.
comparity-why-H2 = Всё, что написано на рубашке лежащей карты, можно знать всем: название, картинку, место. Числа остаются тайной, пока карту не откроют.
comparity-why-H3 = Число, которое не открыли, остаётся тайной и после партии, и в следующий раз эта карта будет новой. Если после партии вы попросите, все карты игровой зоны покажут, и считается, что их уже видели.
comparity-why-H4 = Сравнивают то, что показано: число целиком, в единицах колоды. Вслух его не округляют, поэтому одинаково звучат только равные числа.
