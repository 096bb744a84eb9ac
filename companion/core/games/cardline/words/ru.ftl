# Что произошло.
cardline-opens = Линия начинается с карты «{ $card }»: { $number }.
cardline-turn = { $seat }, ваш ход.
cardline-fits-first = { $seat } выкладывает карту «{ $card }», { $number }: её место перед картой «{ $right }», { $right-number }.
cardline-fits-last = { $seat } выкладывает карту «{ $card }», { $number }: её место после карты «{ $left }», { $left-number }.
cardline-fits-between = { $seat } выкладывает карту «{ $card }», { $number }: её место между картами «{ $left }», { $left-number }, и «{ $right }», { $right-number }.
cardline-misfits-first = { $seat } выкладывает карту «{ $card }», { $number }: перед картой «{ $right }», { $right-number }, она не подходит.
cardline-misfits-last = { $seat } выкладывает карту «{ $card }», { $number }: после карты «{ $left }», { $left-number }, она не подходит.
cardline-misfits-between = { $seat } выкладывает карту «{ $card }», { $number }: между картами «{ $left }», { $left-number }, и «{ $right }», { $right-number }, она не подходит.
cardline-draws = { $seat } берёт новую карту, а карта «{ $card }» уходит в коробку.
cardline-takes-back = Взять больше нечего, поэтому { $seat } забирает карту «{ $card }» обратно.
cardline-reshuffled = Стопка закончилась. { $count ->
    [1] Единственная карта из коробки становится новой стопкой.
    [one] Перетасуйте { SAID($count, gender: "feminine", case: "accusative") } карту из коробки: это новая стопка.
    [few] Перетасуйте { SAID($count, gender: "feminine", case: "accusative") } карты из коробки: это новая стопка.
    [many] Перетасуйте { SAID($count, gender: "feminine", case: "accusative") } карт из коробки: это новая стопка.
   *[other] Перетасуйте { SAID($count, gender: "feminine", case: "accusative") } карты из коробки: это новая стопка.
}
cardline-one-card = { $seat }: осталась одна карта.
cardline-no-card = { $seat }: карт не осталось. Всё решит конец круга.
cardline-wins = { $seat } побеждает.
cardline-play-off = Победу разыгрывают: { $seats }. У кого остались карты, тот выбывает, и эти карты уходят в коробку. Потом каждый, кто разыгрывает победу, берёт одну карту.
cardline-share = Карт, чтобы разыграть победу, не хватает, поэтому она общая: { $seats }.
cardline-line-is-long = Линия почти заняла поле. Теперь карты с её концов можно класть рядом с полем, начиная с карты «{ $left }» или «{ $right }»; из линии они не выходят.
cardline-dropped = Всё остаётся как есть.
cardline-joins = Карта «{ $card }», { $number }, входит в линию.
cardline-hand-set = { $seat }: { $count ->
    [0] карт нет
    [one] { SAID($count, gender: "feminine") } карта
    [few] { SAID($count, gender: "feminine") } карты
    [many] { SAID($count, gender: "feminine") } карт
   *[other] { SAID($count, gender: "feminine") } карты
}.
cardline-goes-on = Партия продолжается. { $seat }, ваш ход.
cardline-turn-set = { $seat }, теперь ваш ход.
cardline-card-is = Это карта «{ $other }», а не «{ $card }»: { $number }.
cardline-drawn-already = Карту уже взял игрок { $seat }.
cardline-replaced = { $name } занимает место игрока { $former }, остальное не меняется.
cardline-left = { $seat } выходит из партии{ $count ->
    [0] .
    [one] ; { SAID($count, gender: "feminine") } карта уходит в коробку.
    [few] ; { SAID($count, gender: "feminine") } карты уходят в коробку.
    [many] ; { SAID($count, gender: "feminine") } карт уходят в коробку.
   *[other] ; { SAID($count, gender: "feminine") } карты уходят в коробку.
}
cardline-accept-shows = Карта «{ $card }» лежит в линии: { $number }.
cardline-accept-misfits = Карта «{ $card }», { $number }, на это место не подходит: уберите её.
cardline-accepted-gone = Карты «{ $card }» больше нет в линии; она уходит в коробку.
cardline-accepted = Линия принята как есть. Число карт у игроков не меняется; поправьте его, если оно другое.

# Что лежит не так, как должно, и что с этим сделать.
cardline-wrong-to-the-box = Уберите карту «{ $card }» в коробку.
cardline-wrong-back-to-hand = Заберите карту «{ $card }» обратно.
cardline-wrong-taken-back = Сначала уберите карту «{ $card }» { $place-from }: действие отменено.
cardline-wrong-put-back = Верните карту «{ $card }» { $home-to }: действие отменено.
cardline-wrong-other-deck = Уберите карту «{ $card }» { $place-from }: она не из этой колоды.
cardline-wrong-already-there = Уберите карту «{ $card }» { $place-from }: такая уже лежит в линии.
cardline-wrong-in-the-box = Уберите карту «{ $card }» { $place-from }: она должна быть в коробке. Сыграйте другую.
cardline-wrong-on-a-card = Заберите карту «{ $card }»: { $place-at } уже лежит карта.
cardline-wrong-no-neighbour = Заберите карту «{ $card }»: на поле нет ни одной карты линии. Сначала положите туда хотя бы одну или выберите место на экране.
cardline-wrong-two-cards = Карта «{ $card }» { $place-at } — одна из двух новых: заберите любую из них.
cardline-wrong-several-cards = Карта «{ $card }» { $place-at } — одна из { SAID($count, case: "genitive") } новых: заберите все, кроме одной.
cardline-wrong-belongs-elsewhere = Карта «{ $card }» должна лежать { $home-at }: положите её туда.
cardline-wrong-lay = Положите карту «{ $card }» { $home-to }.
cardline-wrong-lay-back-first = Сначала верните карту «{ $card }» { $home-to }.
cardline-wrong-turn-up = Переверните карту «{ $card }» { $place-at } открытой стороной вверх: её уже переворачивали.
cardline-wrong-lay-beside = Положите рядом с полем карту «{ $card }» или, с другого конца, «{ $other }»: одно место должно оставаться свободным. Из линии она не выходит.

# Почему сейчас так не сделать.
cardline-refused-other-deck = Карта «{ $card }» не из этой колоды.
cardline-refused-already-there = Карта «{ $card }» уже лежит в линии.
cardline-refused-in-the-box = Карта «{ $card }» должна быть в коробке. Сыграйте другую.
cardline-refused-none-due = Сейчас карт не выкладывают.
cardline-refused-line-first = Сначала другая карта начинает линию, потом можно сыграть карту «{ $card }».
cardline-refused-no-gap = Такого места для карты «{ $card }» в линии нет.
cardline-refused-no-cards = По счёту у игрока { $seat } карт не осталось. Если это не так, сначала поправьте счёт.
cardline-refused-mend-first = Сначала разложите всё на столе по местам.
cardline-refused-nothing-asked = Сейчас ни о чём не спрашивают.
cardline-refused-nothing-to-drop = Отменять нечего.
cardline-refused-take-it-back = Тогда заберите карту «{ $card }» или положите её в другое место.
cardline-refused-no-draw-due = Сейчас карт не берут.
cardline-refused-not-seated = { $seat } больше не за столом.
cardline-refused-is-out = { $seat } в этой партии больше не играет.
cardline-refused-count-range = { $seat }: число карт — от { SAID(0, case: "genitive") } до { SAID($most, case: "genitive") }, а не { SAID($count) }.
cardline-refused-count-empty = { $seat }: в этом круге карта ещё не сыграна, поэтому хотя бы одна осталась.
cardline-refused-match-over = Партия окончена.
cardline-refused-not-in-line = Карты «{ $card }» нет в линии.
cardline-refused-nothing-owed = Сейчас никто не должен брать карты.
cardline-refused-accept-unknown = Пока на столе лежит незнакомая карта, принять его не получится: сначала уберите её.
cardline-refused-accept-order = Пока карты линии лежат в другом порядке, принять стол не получится: сначала верните их на места.
cardline-refused-accept-two = Новая карта может быть только одна и на своём месте: сначала уберите остальные.
cardline-refused-accept-nothing = Всё и так лежит на своих местах.
cardline-refused-no-last-act = Нет действия, которое можно отнести к другому игроку.

# Чего ждёт партия.
cardline-status-opening = Раздайте каждому по { $hand ->
    [one] { SAID($hand, gender: "feminine", case: "distributive") } карте
    [few] { SAID($hand, gender: "feminine", case: "distributive") } карты
    [many] { SAID($hand, gender: "feminine", case: "distributive") } карт
   *[other] { SAID($hand, gender: "feminine", case: "distributive") } карты
} закрытой стороной вверх; { $pile ->
    [one] ещё { SAID($pile, gender: "feminine") } карта
    [few] остальные { SAID($pile, gender: "feminine") } карты
    [many] остальные { SAID($pile, gender: "feminine") } карт
   *[other] остальные { SAID($pile, gender: "feminine") } карты
} — это стопка. Положите её верхнюю карту открытой: с неё начнётся линия. Первый ход: { $seat }.
cardline-status-opening-uneven = Раздайте закрытой стороной вверх столько карт, сколько указано рядом с каждым именем; { $pile ->
    [one] ещё { SAID($pile, gender: "feminine") } карта
    [few] остальные { SAID($pile, gender: "feminine") } карты
    [many] остальные { SAID($pile, gender: "feminine") } карт
   *[other] остальные { SAID($pile, gender: "feminine") } карты
} — это стопка. Положите её верхнюю карту открытой: с неё начнётся линия. Первый ход: { $seat }.
cardline-status-opening-anew = Положите верхнюю карту стопки открытой: с неё линия начнётся заново. Следующий ход: { $seat }.
cardline-status-turn = { $seat }: положите одну из своих карт в линию, взакрытую.
cardline-status-laid = { $commit ->
    [turned] { $seat }: переверните карту «{ $card }» и положите обратно.
   *[ok] { $seat }: переверните карту «{ $card }» и нажмите ОК.
}
cardline-status-on-pad = { $seat }: выберите место для карты «{ $card }» и переверните её.
cardline-status-joining = { $seat }: карта «{ $card }» входит в линию? Нажмите ОК или «Отмена».
cardline-status-over = { $count ->
    [1] Победа: { $seats }.
   *[other] Общая победа: { $seats }.
}

# Что сейчас значит ОК.
cardline-ask-turned = Карта «{ $card }» лежит { $place-at } и перевёрнута? ОК — да.
    .spoken = Карта «{ $card }» лежит { $place-at } и перевёрнута?
cardline-ask-joins = Карта «{ $card }» входит в линию? ОК — да.
    .spoken = Карта «{ $card }» входит в линию?

# Варианты.
cardline-option-card = «{ $card }»
cardline-option-play = Положить { $place-1-to }
cardline-option-join = Включить её в линию
cardline-option-drop = Не нужно

# Что говорится во всех играх, а в этой по-своему. Линия может повернуть у края поля, поэтому о её концах говорится «перед» и «после».
cardline-table-begins = { $deck }. Порядок карт: { $characteristic }, по возрастанию вдоль линии.
cardline-table-draw-pad-frozen = Площадка для взятых карт молчит. Пока берите карты без неё.
cardline-place-right-of = место после карты «{ $card }»
cardline-place-right-of-at = после карты «{ $card }»
cardline-place-right-of-to = после карты «{ $card }»
cardline-place-right-of-from = с места после карты «{ $card }»
cardline-place-left-of = место перед картой «{ $card }»
cardline-place-left-of-at = перед картой «{ $card }»
cardline-place-left-of-to = перед картой «{ $card }»
cardline-place-left-of-from = с места перед картой «{ $card }»
