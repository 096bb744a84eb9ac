# Что произошло.
skyscrapers-opens = { $foundations ->
    [0] С последнего фундамента, карты «{ $card }»,
   *[other] С карты «{ $card }»
} начинается { $place-kind ->
    [slot] { $place }
   *[tower] новая стройка
}. Стойкость: { SAID($withstands) }.
skyscrapers-turn = { $seat }, ваш ход.
skyscrapers-builds = { $seat } кладёт карту «{ $card }» { $place-to }.
skyscrapers-toilet-specialist = «Знаток туалетов»: { $seat } получает { $points ->
    [one] { SAID($points, gender: "neuter") } очко
    [few] { SAID($points, gender: "neuter") } очка
    [many] { SAID($points, gender: "neuter") } очков
   *[other] { SAID($points, gender: "neuter") } очка
} за первый туалет.
    .short = «Знаток туалетов»: { $seat }.
skyscrapers-further-toilet = { $seat } получает ещё { $points ->
    [one] { SAID($points, gender: "neuter") } очко
    [few] { SAID($points, gender: "neuter") } очка
    [many] { SAID($points, gender: "neuter") } очков
   *[other] { SAID($points, gender: "neuter") } очка
} за туалет номер { SAID($count) }.
skyscrapers-may-take = { $seat }, можно взять у другого игрока до двух карт, не глядя, и одну оставить себе.
skyscrapers-takes = { $seat } берёт у игрока { $giver } одну или две карты и одну оставляет себе. Из стопки в этот ход ничего не берёт.
    .short = { $seat } берёт карту, её отдаёт { $giver }. Из стопки ничего.
skyscrapers-takes-nothing = { $seat } чужих карт не берёт.
skyscrapers-roofs = { $seat } кладёт карту «{ $card }» { $place-to }, и здание готово: { $height } м. { $seat }, положите его перед собой.
    .spoken = { $seat } кладёт карту «{ $card }» { $place-to }, и здание готово: { $height ->
        [one] { SAID($height) } метр
        [few] { SAID($height) } метра
        [many] { SAID($height) } метров
       *[other] { SAID($height) } метра
    }. { $seat }, положите его перед собой.
skyscrapers-height-is = Новый счёт: { $place }, { $height } м.
    .spoken = Новый счёт: { $place }, { $height ->
        [one] { SAID($height) } метр
        [few] { SAID($height) } метра
        [many] { SAID($height) } метров
       *[other] { SAID($height) } метра
    }.
skyscrapers-gets-mini-skyscraper = { $seat } получает приз «Мини-небоскрёб». Его приносит { $place }.
    .short = { $seat } получает приз «Мини-небоскрёб».
skyscrapers-gets-order-and-unity = { $seat } получает приз «Порядок и единство». Его приносит { $place }.
    .short = { $seat } получает приз «Порядок и единство».
skyscrapers-gets-world-record = { $seat } получает приз «Мировой рекорд». Его приносит { $place }.
    .short = { $seat } получает приз «Мировой рекорд».
skyscrapers-loses-mini-skyscraper = { $seat } возвращает приз «Мини-небоскрёб». Его приносила { $place }.
    .short = { $seat } теряет приз «Мини-небоскрёб».
skyscrapers-loses-order-and-unity = { $seat } возвращает приз «Порядок и единство». Его приносила { $place }.
    .short = { $seat } теряет приз «Порядок и единство».
skyscrapers-loses-world-record = { $seat } возвращает приз «Мировой рекорд». Его приносила { $place }.
    .short = { $seat } теряет приз «Мировой рекорд».
skyscrapers-faulty-no-toilet = { $seat } получает карту «Брак или вонь»: { $place } обходится без туалета.
    .short = { $seat } получает карту «Брак или вонь».
skyscrapers-faulty-under-least = { $seat } получает карту «Брак или вонь»: { $place } не дотягивает до { $least } м.
    .spoken = { $seat } получает карту «Брак или вонь»: { $place } не дотягивает до { $least ->
        [one] { SAID($least, case: "genitive") } метра
        [few] { SAID($least, case: "genitive") } метров
        [many] { SAID($least, case: "genitive") } метров
       *[other] { SAID($least, case: "genitive") } метра
    }.
    .short = { $seat } получает карту «Брак или вонь».
skyscrapers-faulty-threshold = { $seat } получает карту «Брак или вонь»: { $place } низковата, личный порог — { $threshold } м.
    .spoken = { $seat } получает карту «Брак или вонь»: { $place } низковата, личный порог — { $threshold ->
        [one] { SAID($threshold) } метр
        [few] { SAID($threshold) } метра
        [many] { SAID($threshold) } метров
       *[other] { SAID($threshold) } метра
    }.
    .short = { $seat } получает карту «Брак или вонь».
skyscrapers-faulty-without-card = Карты «Брак или вонь» для этого здания уже не осталось: { $place }. { $count ->
    [1] Единственная уже лежит
   *[other] Все карты уже лежат
} у других, но правило действует и без карты.
skyscrapers-excused = { $seat } возвращает карту «Брак или вонь»: { $place } теперь в полном порядке.
skyscrapers-foundation-due = { $count ->
    [1] Пора открыть новый фундамент.
   *[other] Пора открыть новые фундаменты: { SAID($count) }.
}
    .short = { $count ->
        [1] Дальше — новый фундамент.
       *[other] Дальше — новые фундаменты: { $count }.
    }
skyscrapers-may-insure = { $seat }, это здание можно сразу застраховать.
skyscrapers-quakes = { $seat } кладёт карту «{ $card }» { $place-to }. Теперь там { $quakes ->
    [one] { SAID($quakes, gender: "neuter") } землетрясение
    [few] { SAID($quakes, gender: "neuter") } землетрясения
    [many] { SAID($quakes, gender: "neuter") } землетрясений
   *[other] { SAID($quakes, gender: "neuter") } землетрясения
}.
skyscrapers-quake-cancelled = { $seat } кладёт карту «{ $card }» { $place-to }, но там страховка: обе карты уходят в сброс. { $insurances ->
    [0] Больше страховок там нет.
    [one] Там остаётся ещё { SAID($insurances, gender: "feminine") } страховка.
    [few] Там остаются ещё { SAID($insurances, gender: "feminine") } страховки.
    [many] Там остаётся ещё { SAID($insurances, gender: "feminine") } страховок.
   *[other] Там остаётся ещё { SAID($insurances, gender: "feminine") } страховки.
}
skyscrapers-insures = { $seat } кладёт карту «{ $card }» { $place-to }. Теперь там { $insurances ->
    [one] { SAID($insurances, gender: "feminine") } страховка
    [few] { SAID($insurances, gender: "feminine") } страховки
    [many] { SAID($insurances, gender: "feminine") } страховок
   *[other] { SAID($insurances, gender: "feminine") } страховки
}.
skyscrapers-insurance-cancels = { $seat } кладёт карту «{ $card }» { $place-to }, и она снимает землетрясение: обе карты уходят в сброс. { $quakes ->
    [0] Больше землетрясений там нет.
    [one] Там остаётся ещё { SAID($quakes, gender: "neuter") } землетрясение.
    [few] Там остаются ещё { SAID($quakes, gender: "neuter") } землетрясения.
    [many] Там остаётся ещё { SAID($quakes, gender: "neuter") } землетрясений.
   *[other] Там остаётся ещё { SAID($quakes, gender: "neuter") } землетрясения.
}
skyscrapers-century = { $seat } играет карту «{ $card }»: трясёт все башни.
skyscrapers-loses-insurance = Выручает страховка: { $place }. Одна уходит в сброс, { $insurances ->
    [0] больше их там нет
    [one] там остаётся ещё { SAID($insurances, gender: "feminine") }
    [few] там остаются ещё { SAID($insurances, gender: "feminine") }
    [many] там остаётся ещё { SAID($insurances, gender: "feminine") }
   *[other] там остаётся ещё { SAID($insurances, gender: "feminine") }
}.
skyscrapers-turned = { $turns ->
    [1] Поверните фундамент на четверть оборота: { $place }.
   *[other] Поверните фундамент ещё на четверть оборота: { $place }. Теперь четвертей { SAID($turns, gender: "feminine") }.
}
skyscrapers-site-collapses = Рушится { $place }. { $count ->
    [0] Фундамент уходит в коробку.
    [one] { SAID($count, gender: "feminine", begins: "sentence") } карта уходит в сброс, фундамент — в коробку.
    [few] { SAID($count, gender: "feminine", begins: "sentence") } карты уходят в сброс, фундамент — в коробку.
    [many] { SAID($count, gender: "feminine", begins: "sentence") } карт уходят в сброс, фундамент — в коробку.
   *[other] { SAID($count, gender: "feminine", begins: "sentence") } карты уходят в сброс, фундамент — в коробку.
}
skyscrapers-building-collapses = Рушится { $place }, { $owner } теряет здание. { $count ->
    [0] Фундамент уходит в коробку.
    [one] { SAID($count, gender: "feminine", begins: "sentence") } карта уходит в сброс, фундамент — в коробку.
    [few] { SAID($count, gender: "feminine", begins: "sentence") } карты уходят в сброс, фундамент — в коробку.
    [many] { SAID($count, gender: "feminine", begins: "sentence") } карт уходят в сброс, фундамент — в коробку.
   *[other] { SAID($count, gender: "feminine", begins: "sentence") } карты уходят в сброс, фундамент — в коробку.
}
    .short = { $owner } теряет здание.
skyscrapers-studies = { $seat } играет карту «{ $card }».
skyscrapers-may-look = { $count ->
    [0] { $seat }, стопка пуста: можно взять карту из сброса или не брать ничего.
    [one] { $seat }, посмотрите { SAID($count, gender: "feminine", case: "accusative") } верхнюю карту стопки или возьмите карту из сброса.
    [few] { $seat }, посмотрите { SAID($count, gender: "feminine", case: "accusative") } верхние карты стопки или возьмите карту из сброса.
    [many] { $seat }, посмотрите { SAID($count, gender: "feminine", case: "accusative") } верхних карт стопки или возьмите карту из сброса.
   *[other] { $seat }, посмотрите { SAID($count, gender: "feminine", case: "accusative") } верхней карты стопки или возьмите карту из сброса.
}
skyscrapers-keeps = { $seat } оставляет себе одну из этих карт; если есть другие, они снова ложатся на стопку в любом порядке.
skyscrapers-takes-all = { $seat } берёт { $count ->
    [one] { SAID($count, gender: "feminine", case: "accusative") } карту
    [few] { SAID($count, gender: "feminine", case: "accusative") } карты
    [many] { SAID($count, gender: "feminine", case: "accusative") } карт
   *[other] { SAID($count, gender: "feminine", case: "accusative") } карты
}{ $back ->
    [0] . Своих карт, чтобы вернуть их на стопку, не было.
    [one] {" "}вместо своих. На стопку ложится { SAID($back, gender: "feminine") } прежняя карта.
    [few] {" "}вместо своих. На стопку ложатся { SAID($back, gender: "feminine") } прежние карты в любом порядке.
    [many] {" "}вместо своих. На стопку ложатся { SAID($back, gender: "feminine") } прежних карт в любом порядке.
   *[other] {" "}вместо своих. На стопку ложится { SAID($back, gender: "feminine") } прежней карты в любом порядке.
}
skyscrapers-takes-discarded = { $seat } берёт из сброса карту «{ $card }».
skyscrapers-looks-at-nothing = { $seat } ничего не берёт: стопка пуста.
skyscrapers-tornado = { $seat } играет карту «{ $card }»: все карты с рук переходят к соседям.
skyscrapers-may-name-side = { $seat }, в какую сторону передать карты?
skyscrapers-hands-left = { $seat } выбирает левую сторону: каждый отдаёт все свои карты соседу слева.
skyscrapers-hands-right = { $seat } выбирает правую сторону: каждый отдаёт все свои карты соседу справа.
skyscrapers-discards = { $seat } не может сыграть ни одной карты и сбрасывает карту «{ $card }». При желании можно попросить показать остальные.
skyscrapers-passes = { $seat } пропускает ход.
skyscrapers-time-limit = Чьё время вышло, тот сбрасывает любую свою карту, и ход переходит.
skyscrapers-ten-seconds = { $seat }, осталось десять секунд. Потом вы сбрасываете любую свою карту, и ход переходит.
skyscrapers-time-up = { $seat }, время вышло.
skyscrapers-time-up-no-card = { $seat }, время вышло. Сбросить нечего, и ход переходит.
skyscrapers-must-discard = { $seat }, сбросьте любую свою карту.
skyscrapers-discards-late = { $seat } сбрасывает карту «{ $card }».
skyscrapers-draws = { $seat } берёт { $count ->
    [one] { SAID($count, gender: "feminine", case: "accusative") } карту
    [few] { SAID($count, gender: "feminine", case: "accusative") } карты
    [many] { SAID($count, gender: "feminine", case: "accusative") } карт
   *[other] { SAID($count, gender: "feminine", case: "accusative") } карты
}.
skyscrapers-draws-first = { $seat } начинает ход без карт и сначала берёт { $count ->
    [one] { SAID($count, gender: "feminine", case: "accusative") } карту
    [few] { SAID($count, gender: "feminine", case: "accusative") } карты
    [many] { SAID($count, gender: "feminine", case: "accusative") } карт
   *[other] { SAID($count, gender: "feminine", case: "accusative") } карты
}.
skyscrapers-one-card = { $seat }: на руках одна карта.
skyscrapers-deck-empty = Стопка закончилась.
skyscrapers-skipped = { $seat }: карт нет, и взять нечего, поэтому ход переходит дальше.
skyscrapers-last-turns = Стопка пуста, { $count ->
    [1] без карт остаётся
   *[other] без карт остаются
} { $seats }. У остальных ещё по одному ходу.
skyscrapers-last-turn = { $seat }, ваш последний ход.
skyscrapers-ends-hands = Последняя карта сыграна, и больше никто не строит. Теперь всё посчитаем.
    .moment = Последняя карта сыграна, строить стало нечем.
skyscrapers-ends-sites = Ни строек, ни фундаментов больше нет. Теперь всё посчитаем.
    .moment = Не осталось ни строек, ни фундаментов.
skyscrapers-dropped = Всё остаётся как есть.
skyscrapers-turns-up = Карта «{ $card }» лишняя: { $kind ->
    [foundations] это фундамент номер { SAID($count) }, а отобрать нужно было { SAID($most) }
    [toilets] это туалет номер { SAID($count) }, а отобрать нужно было { SAID($most) }
    [studies] это исследование номер { SAID($count) }, а отобрать нужно было { SAID($most, gender: "neuter") }
    [roofs] это крыша номер { SAID($count) }, а отобрать нужно было { SAID($most, gender: "feminine") }
   *[tornadoes] это торнадо номер { SAID($count) }, а отобрать нужно было { SAID($most, gender: "neuter") }
}. Играйте с ней дальше или уберите её в коробку.
    .short = Карта «{ $card }» лишняя. Играйте с ней или уберите в коробку.
skyscrapers-stays = Карта «{ $card }» остаётся в партии. { $kind ->
    [toilets] Туалетов теперь: { SAID($count) }
    [studies] Исследований теперь: { SAID($count, gender: "neuter") }
    [roofs] Крыш теперь: { SAID($count, gender: "feminine") }
   *[tornadoes] Торнадо теперь: { SAID($count, gender: "neuter") }
}, карт в стопке: { SAID($deck, gender: "feminine") }.
skyscrapers-stays-foundation = Карта «{ $card }» остаётся в партии. Фундаментов теперь: { SAID($count) }. { $due ->
    [0] Верните её в её стопку.
   *[other] Её нужно открыть.
}
skyscrapers-goes-into-box = Карта «{ $card }» уходит в коробку.
skyscrapers-goes-into-box-drawn = Карта «{ $card }» уходит в коробку. { $seat } берёт вместо неё другую карту из стопки.
skyscrapers-sorted = { $kind ->
    [foundations] Фундаменты
    [toilets] Туалеты
    [studies] Исследования
    [roofs] Крыши
   *[tornadoes] Торнадо
}: { SAID($count) } из { SAID($most, case: "genitive") }.
skyscrapers-sorted-too-many = { $kind ->
    [foundations] Фундаменты
    [toilets] Туалеты
    [studies] Исследования
    [roofs] Крыши
   *[tornadoes] Торнадо
}: одна лишняя карта, нужно { SAID($most) }. Верните одну в коробку.
skyscrapers-sorted-whole = Такие карты участвуют все.
skyscrapers-sorted-anew = Счёт начинается заново.
skyscrapers-card-is = Это карта «{ $other }», а не «{ $card }».
skyscrapers-hand-set = { $seat }: { $count ->
    [0] карт нет
    [one] { SAID($count, gender: "feminine") } карта
    [few] { SAID($count, gender: "feminine") } карты
    [many] { SAID($count, gender: "feminine") } карт
   *[other] { SAID($count, gender: "feminine") } карты
}.
skyscrapers-goes-on = Партия продолжается. { $seat }, ваш ход.
skyscrapers-turn-set = { $seat }, теперь ваш ход.
skyscrapers-drawn-already = { $count ->
    [1] Карты уже взял игрок { $seats }.
   *[other] Карты уже взяли игроки { $seats }.
}
skyscrapers-replaced = { $name } занимает место игрока { $former }, остальное не меняется.
skyscrapers-left = { $seat } выходит из партии{ $count ->
    [0] {""}
    [one] ; { SAID($count, gender: "feminine") } карта уходит в сброс, её не показывают
    [few] ; { SAID($count, gender: "feminine") } карты уходят в сброс, их не показывают
    [many] ; { SAID($count, gender: "feminine") } карт уходят в сброс, их не показывают
   *[other] ; { SAID($count, gender: "feminine") } карты уходят в сброс, их не показывают
}. Здания остаются.
skyscrapers-alone = За столом остаётся только { $seat }, и на этом партия окончена.

# Подсчёт в конце, строка за строкой.
skyscrapers-counts-cards = { $seat }: { $place-kind ->
    [tower] { $place }
   *[none] здание
}, { $points ->
    [one] { SAID($points, gender: "neuter") } очко
    [few] { SAID($points, gender: "neuter") } очка
    [many] { SAID($points, gender: "neuter") } очков
   *[other] { SAID($points, gender: "neuter") } очка
}.
skyscrapers-counts-faulty = { $seat }: { $place-kind ->
    [tower] { $place }
   *[none] здание
}, «Брак или вонь», { $points ->
    [one] { SAID($points, gender: "neuter") } очко
    [few] { SAID($points, gender: "neuter") } очка
    [many] { SAID($points, gender: "neuter") } очков
   *[other] { SAID($points, gender: "neuter") } очка
}.
skyscrapers-counts-mini-skyscraper = { $seat }: «Мини-небоскрёб», { $points ->
    [one] { SAID($points, gender: "neuter") } очко
    [few] { SAID($points, gender: "neuter") } очка
    [many] { SAID($points, gender: "neuter") } очков
   *[other] { SAID($points, gender: "neuter") } очка
}.
skyscrapers-counts-order-and-unity = { $seat }: «Порядок и единство», { $points ->
    [one] { SAID($points, gender: "neuter") } очко
    [few] { SAID($points, gender: "neuter") } очка
    [many] { SAID($points, gender: "neuter") } очков
   *[other] { SAID($points, gender: "neuter") } очка
}.
skyscrapers-counts-world-record = { $seat }: «Мировой рекорд», { $points ->
    [one] { SAID($points, gender: "neuter") } очко
    [few] { SAID($points, gender: "neuter") } очка
    [many] { SAID($points, gender: "neuter") } очков
   *[other] { SAID($points, gender: "neuter") } очка
}.
skyscrapers-counts-toilets = { $seat }: { $count ->
    [one] { SAID($count) } туалет
    [few] { SAID($count) } туалета
    [many] { SAID($count) } туалетов
   *[other] { SAID($count) } туалета
}, { $points ->
    [one] { SAID($points, gender: "neuter") } очко
    [few] { SAID($points, gender: "neuter") } очка
    [many] { SAID($points, gender: "neuter") } очков
   *[other] { SAID($points, gender: "neuter") } очка
}.
skyscrapers-total = { $seat }: итого { $points ->
    [one] { SAID($points, gender: "neuter") } очко
    [few] { SAID($points, gender: "neuter") } очка
    [many] { SAID($points, gender: "neuter") } очков
   *[other] { SAID($points, gender: "neuter") } очка
}.
skyscrapers-shown-all = Все этажи открыты.
skyscrapers-wins = { $seat } побеждает: { $points ->
    [one] { SAID($points, gender: "neuter") } очко
    [few] { SAID($points, gender: "neuter") } очка
    [many] { SAID($points, gender: "neuter") } очков
   *[other] { SAID($points, gender: "neuter") } очка
}.
skyscrapers-share = Общая победа, { $points ->
    [one] { SAID($points, gender: "neuter") } очко
    [few] { SAID($points, gender: "neuter") } очка
    [many] { SAID($points, gender: "neuter") } очков
   *[other] { SAID($points, gender: "neuter") } очка
}: { $seats }.

# То же для тех, кто смотрит на лист со счётом.

# Почему сейчас так не сделать.
skyscrapers-refused-other-deck = Карта «{ $card }» не из этой колоды.
skyscrapers-refused-wrong-kind = Картой «{ $card }» не ходят.
skyscrapers-refused-belongs-on-pad = Поднесите карту «{ $card }» к площадке: на башню её не кладут.
    .short = Поднесите карту «{ $card }» к площадке: на башню её не кладут.
skyscrapers-refused-already-built = Карта «{ $card }» уже стоит в одной из башен.
skyscrapers-refused-discarded-card = Карта «{ $card }» лежит в сбросе.
skyscrapers-refused-fallen-foundation = Карта «{ $card }» рухнула вместе с башней: её место в коробке.
skyscrapers-refused-out-of-match = Карта «{ $card }» в этой партии не участвует: её место в коробке.
skyscrapers-refused-not-too-many = Карта «{ $card }» не лишняя.
skyscrapers-refused-too-many-at-the-end = Карта «{ $card }» лишняя: это фундамент номер { SAID($count) }, а отобрать нужно было { SAID($most) }. Чтобы играть с ней дальше, сначала отмените последнее действие.
skyscrapers-refused-nothing-to-sort = Карты отбирают, пока не лежит ни один фундамент.
skyscrapers-refused-in-play = Карту «{ $card }» как раз сейчас и играют.
skyscrapers-refused-foundation-first = { $count ->
    [1] Сначала положите новый фундамент, потом продолжит { $seat }.
   *[other] Сначала положите новые фундаменты: { SAID($count) }. Потом продолжит { $seat }.
}
skyscrapers-refused-no-foundation-due = Верните карту «{ $card }» в её стопку: сейчас фундаментов не открывают.
skyscrapers-refused-place-taken = Карте «{ $card }» нужно свободное место: { $place } уже занята.
skyscrapers-refused-nothing-there = Заберите карту «{ $card }»: { $place } сейчас пуста.
    .short = Карте «{ $card }» нужен фундамент, а { $place-at } его сейчас нет.
skyscrapers-refused-has-roof = Заберите карту «{ $card }»: { $place } уже под крышей.
skyscrapers-refused-too-few-floors = Заберите карту «{ $card }»: { $place } не набрала и { $least ->
    [one] { SAID($least, case: "genitive") } этажа
    [few] { SAID($least, case: "genitive") } этажей
    [many] { SAID($least, case: "genitive") } этажей
   *[other] { SAID($least, case: "genitive") } этажа
}.
skyscrapers-refused-insure-that-building = Сразу после крыши карту «{ $card }» кладут только { $place-to }.
skyscrapers-refused-no-place-for-it = Для карты «{ $card }» сейчас нет места.
skyscrapers-refused-answer-first = { $question ->
    [roofed] { $seat }: сначала застрахуйте здание или нажмите ОК, если страховки не будет.
    [toilet] { $seat }: сначала выберите, у кого взять карты, или нажмите ОК, если ни у кого.
    [overdue] { $seat }: сначала сбросьте карту.
   *[tornado] { $seat }: сначала выберите, в какую сторону уходят карты.
}
    .short = { $question ->
        [roofed] { $seat }: сначала застрахуйте здание или нажмите «{ skyscrapers-option-no-insurance.short }».
        [toilet] { $seat }: сначала выберите, у кого взять карты, или нажмите «{ skyscrapers-option-nobody.short }».
        [overdue] { $seat }: сначала сбросьте карту.
       *[tornado] { $seat }: сначала выберите, в какую сторону уходят карты.
    }
skyscrapers-refused-holds-nothing = У игрока { $seat } карту взять нельзя.
skyscrapers-refused-no-cards = { $seat }: играть нечем, карт нет.
skyscrapers-refused-deck-empty = { $seat }, стопка пуста: взять из неё нечего.
skyscrapers-refused-choose-a-way = { $seat }, стопка не пуста: выберите, что даёт исследование.
skyscrapers-refused-no-discards = { $seat }, в сбросе пока ничего нет.
skyscrapers-refused-not-discarded = Карты «{ $card }» в сбросе нет.
skyscrapers-refused-can-be-played = Сыграйте карту «{ $card }»: это возможно, поэтому её не сбрасывают.
skyscrapers-refused-no-discard-now = Карта «{ $card }» остаётся на руках: сейчас ничего не сбрасывают.
skyscrapers-refused-no-pass-now = Пропустить можно только последний ход.
skyscrapers-refused-nothing-asked = Сейчас ни о чём не спрашивают.
skyscrapers-refused-nothing-to-drop = Отменять нечего.
skyscrapers-refused-no-draw-due = Сейчас карт не берут.
skyscrapers-refused-match-over = Партия окончена.
skyscrapers-refused-not-over = Все этажи показываются только после партии.
skyscrapers-refused-all-open = Все этажи уже открыты.
skyscrapers-refused-not-seated = { $seat } больше не за столом.
skyscrapers-refused-count-range = { $seat }: число карт — от { SAID(0, case: "genitive") } до { SAID($most, case: "genitive") }, а не { SAID($count) }.
skyscrapers-refused-nothing-owed = Сейчас никто не должен брать карты.
skyscrapers-refused-not-on-table = Карту «{ $card }» ещё не играли.
skyscrapers-refused-other-kind = С картой «{ $other }» вместо карты «{ $card }» всё вышло бы иначе: лучше отмените действие.
skyscrapers-refused-accept-nothing = На башни судья не смотрит, поэтому принимать нечего.
skyscrapers-refused-no-last-act = Нет действия, которое можно отнести к другому игроку.

# Чего ждёт партия.
skyscrapers-status-opening = Отберите не глядя: фундаментов — { SAID($foundations) }, туалетов — { SAID($toilets) }, исследований — { SAID($studies, gender: "neuter") }, крыш — { SAID($roofs, gender: "feminine") }, торнадо — { SAID($tornadoes, gender: "neuter") }; лишние — в коробку. Фундаменты сложите отдельно, призы положите открытыми. Раздайте каждому по крыше, остальное перетасуйте и сдайте так, чтобы у каждого стало по { $hand ->
    [one] { SAID($hand, gender: "feminine", case: "distributive") } карте
    [few] { SAID($hand, gender: "feminine", case: "distributive") } карты
    [many] { SAID($hand, gender: "feminine", case: "distributive") } карт
   *[other] { SAID($hand, gender: "feminine", case: "distributive") } карты
}; в стопке { $deck ->
    [one] останется { SAID($deck, gender: "feminine") } карта
    [few] останутся { SAID($deck, gender: "feminine") } карты
    [many] останется { SAID($deck, gender: "feminine") } карт
   *[other] останется { SAID($deck, gender: "feminine") } карты
}. Положите { $count ->
    [1] верхний фундамент на свободное место
   *[other] на свободные места верхние фундаменты: { SAID($count) }
}. Первый ход: { $seat }.
    .short = Подготовьте колоду. Сдайте каждому { $hand }, включая 1 крышу. Положите { $count ->
        [1] верхний фундамент
        [one] { $count } фундамент
        [few] { $count } фундамента
        [many] { $count } фундаментов
       *[other] { $count } фундамента
    }.
skyscrapers-status-opening-more = { $count ->
    [1] Положите ещё один фундамент на свободное место. Первый ход: { $seat }.
   *[other] Положите на свободные места ещё несколько фундаментов: { SAID($count) }. Первый ход: { $seat }.
}
    .short = { $count ->
        [1] Положите ещё один фундамент на свободное место.
        [one] Положите на свободные места ещё { $count } фундамент.
        [few] Положите на свободные места ещё { $count } фундамента.
        [many] Положите на свободные места ещё { $count } фундаментов.
       *[other] Положите на свободные места ещё { $count } фундамента.
    }
skyscrapers-status-turn = { $deck ->
    [0] { $seat }: сыграйте карту. Стопка пуста, брать больше нечего.
   *[other] { $seat }: сыграйте карту, потом доберите.
}
skyscrapers-status-last-turn = { $seat }: сыграйте последнюю карту или нажмите ОК, чтобы пропустить ход.
    .short = { $seat }: сыграйте последнюю карту или пропустите ход.
skyscrapers-status-foundation = { $count ->
    [1] Положите новый фундамент на свободное место. Потом ходит { $seat }.
   *[other] Положите новые фундаменты на свободные места: { SAID($count) }. Потом ходит { $seat }.
}
    .short = { $count ->
        [1] { $seat }: положите новый фундамент на свободное место.
        [one] { $seat }: положите на свободные места { $count } новый фундамент.
        [few] { $seat }: положите на свободные места { $count } новых фундамента.
        [many] { $seat }: положите на свободные места { $count } новых фундаментов.
       *[other] { $seat }: положите на свободные места { $count } нового фундамента.
    }
skyscrapers-status-roofed = { $count ->
    [0] { $seat }: положите страховку { $place-to } или нажмите ОК, если её не будет.
    [1] { $seat }: новый фундамент кладут на свободное место. Страховку положите { $place-to } или нажмите ОК, если её не будет.
   *[other] { $seat }: на свободные места кладут новые фундаменты, их { SAID($count) }. Страховку положите { $place-to } или нажмите ОК, если её не будет.
}
    .short = { $seat }: застрахуйте новое здание или пропустите.
skyscrapers-status-toilet = { $seat }: выберите, у кого взять до двух карт, не глядя; одну оставьте себе. Если ни у кого, нажмите ОК.
    .short = { $seat }: у кого берёте карту?
skyscrapers-status-study = { $count ->
    [1] { $seat }: посмотрите верхнюю карту стопки: оставьте её себе, сразу сыграйте или возьмите вместо всех своих. Или выберите карту из сброса.
    [one] { $seat }: посмотрите { SAID($count, gender: "feminine", case: "accusative") } верхнюю карту стопки: одну оставьте себе или сразу сыграйте; можно и взять все вместо своих. Что останется, положите обратно на стопку в любом порядке. Или выберите карту из сброса.
    [few] { $seat }: посмотрите { SAID($count, gender: "feminine", case: "accusative") } верхние карты стопки: одну оставьте себе или сразу сыграйте; можно и взять все вместо своих. Что останется, положите обратно на стопку в любом порядке. Или выберите карту из сброса.
    [many] { $seat }: посмотрите { SAID($count, gender: "feminine", case: "accusative") } верхних карт стопки: одну оставьте себе или сразу сыграйте; можно и взять все вместо своих. Что останется, положите обратно на стопку в любом порядке. Или выберите карту из сброса.
   *[other] { $seat }: посмотрите { SAID($count, gender: "feminine", case: "accusative") } верхней карты стопки: одну оставьте себе или сразу сыграйте; можно и взять все вместо своих. Что останется, положите обратно на стопку в любом порядке. Или выберите карту из сброса.
}
    .short = { $count ->
        [1] { $seat }, исследование: верхняя карта стопки или карта из сброса?
        [one] { $seat }, исследование: { $count } верхняя карта стопки или карта из сброса?
        [few] { $seat }, исследование: { $count } верхние карты стопки или карта из сброса?
        [many] { $seat }, исследование: { $count } верхних карт стопки или карта из сброса?
       *[other] { $seat }, исследование: { $count } верхней карты стопки или карта из сброса?
    }
skyscrapers-status-study-empty = { $seat }: стопка пуста. Выберите карту из сброса или нажмите ОК, если ничего не берёте.
    .short = { $seat }: стопка пуста. Взять карту из сброса?
skyscrapers-status-discards = { $seat }: поднесите к площадке карту, которую берёте из сброса, или выберите её на экране.
    .short = { $seat }: какую карту вы берёте из сброса?
skyscrapers-status-tornado = { $seat }: выберите, в какую сторону уходят карты с рук.
    .short = { $seat }: в какую сторону передаём карты?
skyscrapers-status-overdue = { $seat }: сбросьте любую свою карту.
skyscrapers-status-on-pad = { $seat }: выберите, что сделать с картой «{ $card }».
    .short = { $seat }: куда кладёте карту «{ $card }»?
skyscrapers-status-too-many = Карта «{ $card }» лишняя: таких карт в партии должно быть { SAID($most, gender: "feminine") }. Играть с ней дальше или убрать её в коробку?
    .short = Карта «{ $card }» лишняя. Играть с ней или убрать в коробку?
skyscrapers-status-sorting = Отберите не глядя столько карт, сколько в списке, и отмечайте их. Карта, поднесённая к площадке, засчитывается; пока фундаменты: { SAID($foundations) }; туалеты: { SAID($toilets) }; исследования: { SAID($studies, gender: "neuter") }; крыши: { SAID($roofs, gender: "feminine") }; торнадо: { SAID($tornadoes, gender: "neuter") }.
    .short = Отберите не глядя то, что в списке, и отметьте.
skyscrapers-status-sorting-list = Отберите не глядя столько карт, сколько в списке, и отмечайте их. Остальные лежат в коробке.
    .short = Отберите не глядя то, что в списке, и отметьте.
skyscrapers-status-over = { $count ->
    [1] Победа: { $seats }.
   *[other] Общая победа: { $seats }.
}
    .short = { $count ->
        [1] { $seats } побеждает.
       *[other] Победу делят { $seats }.
    }

# Что сейчас значит ОК.
skyscrapers-ask-insurance = ОК — без страховки.
    .spoken = Без страховки?
skyscrapers-ask-take = ОК — ни у кого.
    .spoken = { $seat } ни у кого карт не берёт?
skyscrapers-ask-look-at-nothing = ОК — ничего не брать.
    .spoken = { $seat } ничего не берёт?
skyscrapers-ask-pass = ОК — пропустить ход.
    .spoken = { $seat } пропускает ход?
skyscrapers-ask-too-many = ОК: играть с ней дальше.
    .spoken = Карта «{ $card }» остаётся в партии?
skyscrapers-ask-sorted = ОК: готово.
    .spoken = Карты отобраны?

# Что написано на кнопке вместо ОК, если ОК — это само действие.
skyscrapers-label-insurance = { skyscrapers-option-no-insurance.short }
skyscrapers-label-take = { skyscrapers-option-nobody.short }
skyscrapers-label-look-at-nothing = { skyscrapers-option-nothing }
skyscrapers-label-pass = { skyscrapers-option-pass.short }
skyscrapers-label-too-many = { skyscrapers-option-stays.short }
skyscrapers-label-sorted = { skyscrapers-option-sorted }

# Варианты.
skyscrapers-option-card = «{ $card }»
skyscrapers-option-open = Положить { $place-1-to }
skyscrapers-option-open-aside = Новая стройка рядом с остальными
skyscrapers-option-play = Положить { $place-1-to }
skyscrapers-option-discard = Сбросить: сыграть её нельзя
skyscrapers-option-no-insurance = Без страховки
    .short = Пропустить
skyscrapers-option-take = У игрока { $word }
    .short = { $word }
skyscrapers-option-nobody = Ни у кого
    .short = Ни у кого
skyscrapers-option-keep = Оставить одну
skyscrapers-option-all = Взять все вместо своих
    .short = Взять все вместо своих
skyscrapers-option-nothing = Ничего
skyscrapers-option-discards = Карту из сброса
    .short = Взять из сброса
skyscrapers-option-take-discarded = «{ $card }»
skyscrapers-option-tornado = { $word ->
    [left] Влево
   *[right] Вправо
}
skyscrapers-option-pass = Пропустить ход
    .short = Пропустить
skyscrapers-option-stays = Играть с ней дальше
    .short = Оставить
skyscrapers-option-take-out = Убрать в коробку
    .short = Убрать в коробку
skyscrapers-option-tick-foundations = Фундаменты: { SAID($word) }
skyscrapers-option-untick-foundations = ✓ Фундаменты: { SAID($word) }
    .spoken = Фундаменты: { SAID($word) }, готово
skyscrapers-option-tick-toilets = Туалеты: { SAID($word) }
skyscrapers-option-untick-toilets = ✓ Туалеты: { SAID($word) }
    .spoken = Туалеты: { SAID($word) }, готово
skyscrapers-option-tick-studies = Исследования: { SAID($word, gender: "neuter") }
skyscrapers-option-untick-studies = ✓ Исследования: { SAID($word, gender: "neuter") }
    .spoken = Исследования: { SAID($word, gender: "neuter") }, готово
skyscrapers-option-tick-roofs = Крыши: { SAID($word, gender: "feminine") }
skyscrapers-option-untick-roofs = ✓ Крыши: { SAID($word, gender: "feminine") }
    .spoken = Крыши: { SAID($word, gender: "feminine") }, готово
skyscrapers-option-tick-tornadoes = Торнадо: { SAID($word, gender: "neuter") }
skyscrapers-option-untick-tornadoes = ✓ Торнадо: { SAID($word, gender: "neuter") }
    .spoken = Торнадо: { SAID($word, gender: "neuter") }, готово
skyscrapers-option-sort = Отобрать карты
skyscrapers-option-sorted = Готово
skyscrapers-option-show-all = Показать все этажи
skyscrapers-option-drop = Отмена

# Что говорится во всех играх, а в этой по-своему. Клетка здесь — место рядом со стройкой, на котором показывают карты.
skyscrapers-table-begins = { $deck }. Строят все вместе, а здание достаётся тому, кто положил крышу.
skyscrapers-table-left-on-tap-place = Уберите карту «{ $card }» { $place-from }: там показывают следующую.
skyscrapers-table-left-on-tap-place-unnamed = Уберите карту { $place-from }: там показывают следующую.
skyscrapers-table-draw-pad-frozen = Площадка для взятых карт молчит. Пока берите карты без неё.
    .short = Площадка для взятых карт не отвечает. Пока берите карты без неё.
skyscrapers-place-slot = { $letter ->
    [site-] стройка { SAID($number) }
   *[other] { place-cell }
}
skyscrapers-place-slot-at = { $letter ->
    [site-] на стройке { SAID($number) }
   *[other] на { place-cell }
}
skyscrapers-place-slot-to = { $letter ->
    [site-] на стройку { SAID($number) }
   *[other] на { place-cell }
}
skyscrapers-place-slot-from = { $letter ->
    [site-] с места у стройки { SAID($number) }
   *[other] с { place-cell }
}

# Как она названа в списках, и что считается игрокам за много партий.
history-game-skyscrapers = Небоскрёбы
history-deck-skyscrapers = Небоскрёбы
history-tally-floors = этажей
history-tally-buildings = зданий
history-tally-toilets = туалетов
history-tally-earthquakes = землетрясений
history-tally-insurances = страховок
history-tally-prizes = призов при подсчёте
history-tally-faulty = «Брак или вонь» при подсчёте

# Кто начинает по обычаю, если колода не говорит иначе.
agreeing-starts-skyscrapers = Обычно начинает самый старший.

# Игра в трёх предложениях: что это, сколько человек, сколько времени.
agreeing-about-skyscrapers = Стройки здесь общие, и здание достаётся тому, кто кладёт крышу; бывают и землетрясения. Играют от 2 до 6 человек. Партия длится около часа.

# Три картинки, объясняющие игру: по одной фразе к каждой.
agreeing-picture-skyscrapers-1 = Стройки общие: кладите этаж на любую.
agreeing-picture-skyscrapers-2 = Положили крышу — здание ваше. В нём нужен туалет, и оно должно быть выше всех ваших прежних.
agreeing-picture-skyscrapers-3 = Землетрясения рушат башни, страховка их спасает. Побеждает тот, у кого больше очков.

# Что поясняет первая партия: по одному предложению, когда это случается у кого-то за столом впервые. Ни о ком, и без цифр.
skyscrapers-lesson-last-turns = Карт больше не берут, конец близок, а башня без крыши не достанется никому.
skyscrapers-lesson-century = Землетрясение века не щадит никого: башня теряет страховку, а без неё слабеет сам фундамент.
skyscrapers-lesson-collapse = Рухнувшая башня уносит с собой и фундамент, так что строить высоко на слабом рискованно.
skyscrapers-lesson-world-record = «Мировой рекорд» даётся за самое высокое здание, а если таких два, его не держит никто.
skyscrapers-lesson-order-and-unity = «Порядок и единство» даётся за цветные этажи одной категории, и держит его последнее из таких зданий.
skyscrapers-lesson-mini-skyscraper = «Мини-небоскрёб» даётся ровно за назначенную высоту, так что приз может достаться и маленькому зданию.
skyscrapers-lesson-threshold = Каждое новое здание сравнивают с вашим самым высоким: начните с малого, а гиганты оставьте на потом.
skyscrapers-lesson-faulty = Здание без туалета или слишком низкое теряет очки, так что, прежде чем класть крышу, посмотрите дважды.
skyscrapers-lesson-prize-lost = Призы дают за здания, которые стоят сейчас, поэтому они переходят из рук в руки, когда меняется город.
skyscrapers-lesson-cancels = Страховка и землетрясение снимают друг друга, поэтому обе карты уходят в сброс, а башня стоит как прежде.
skyscrapers-lesson-tornado = Торнадо уносит все карты к соседям, поэтому хорошую карту лучше сыграть до него.
skyscrapers-lesson-roof = Кто положил крышу, тот и владеет всем зданием, поэтому почти готовая стройка манит всех.
skyscrapers-lesson-quake = Землетрясение остаётся на башне, а когда их слишком много, она рушится, кто бы её ни строил.
skyscrapers-lesson-study = Исследование позволяет заглянуть в стопку или в сброс и найти карту, которой не хватает.
skyscrapers-lesson-toilet = Без туалета здание не обойдётся, поэтому он приносит очки сразу, что бы ни стало с башней.
skyscrapers-lesson-take = Кто построил туалет, может поискать карту у другого игрока, вместо того чтобы брать из стопки.
skyscrapers-lesson-insurance = Страховка ждёт на башне и унесёт с собой следующее землетрясение.
skyscrapers-lesson-discard = Кому нечем ходить, тот сбрасывает одну карту, и ему верят на слово.
skyscrapers-lesson-foundation = Потом новый фундамент кладут на любое свободное место; без фундаментов и строек партия кончается.
skyscrapers-lesson-build = Что накрыто, то накрыто: дальше от него считаются только высота и очки.
skyscrapers-lesson-site = Стройка ничья, пока на ней нет крыши, поэтому строить на ней может каждый.

# Что стоит за решением судьи, для того, кто спросил: по два предложения.
skyscrapers-why-S0 = У стройки ещё нет крыши, а с крышей это здание, и у него есть владелец. Новейшее здание то, чью крышу положили последней.
skyscrapers-why-S1 = От числа игроков зависит, сколько фундаментов, туалетов, исследований, крыш и торнадо участвует в партии, а какие остались в коробке, не знает никто. У каждого с самого начала есть крыша, а фундаменты лежат своей стопкой.
skyscrapers-why-S2 = Ход — это одна сыгранная карта, после которой карты добирают. Кто начинает ход без карт, сначала берёт их, и только если взять нечего, ход переходит дальше.
skyscrapers-why-S3 = Этажи, особые этажи и туалеты кладут на любую стройку, кто бы её ни начал, пока на ней нет крыши. Что накрыто, то накрыто: дальше считаются только его высота и очки.
skyscrapers-why-S4 = Крышу кладут на стройку, где этажей уже достаточно, и здание достаётся тому, кто её положил. Потом открывают новый фундамент, если он есть, а это здание можно сразу застраховать.
skyscrapers-why-S5 = Туалет приносит очки сразу, что бы потом ни стало с башней: первый — приз «Знаток туалетов», каждый следующий — ещё немного. К тому же можно взять у одного игрока до двух карт, не глядя, и одну оставить себе, но тогда из стопки не берут.
skyscrapers-why-S6 = Землетрясение остаётся на башне, если только там нет страховки: тогда обе карты уходят в сброс. Когда их становится больше, чем выдерживает башня, она рушится.
skyscrapers-why-S6-if-collapse-equals = Землетрясение остаётся на башне, если только там нет страховки: тогда обе карты уходят в сброс. Когда их становится столько, сколько выдерживает башня, она рушится.
skyscrapers-why-S7 = Башня выдерживает столько землетрясений, сколько указано на фундаменте: за каждый гаситель колебаний — на одно больше, за каждую четверть оборота — на одно меньше. Страховки сюда не входят: они снимают сами землетрясения.
skyscrapers-why-S8 = Землетрясение века не щадит никого: каждая башня теряет страховку, а если её нет, фундамент поворачивают на четверть. Только потом смотрят, какие из них рушатся, и все разом.
skyscrapers-why-S9 = Страховку можно положить на любую башню, свою или чужую, и сколько угодно раз. Если там уже лежит землетрясение, обе карты уходят в сброс.
skyscrapers-why-S10 = Когда башня рушится, её карты уходят в сброс, фундамент — в коробку, а призы возвращаются. Новый фундамент открывают, только если не осталось ни одной стройки.
skyscrapers-why-S11 = Исследование позволяет заглянуть в стопку и оставить карту себе, сыграть её или сменить все свои (что осталось, ложится обратно в любом порядке) либо открыто взять одну карту из сброса. Потом оно само уходит в сброс, и открывают новый фундамент, если он есть.
skyscrapers-why-S12 = В конце хода карты добирают из стопки, пока она не кончится. Не берёт только тот, кто взял карту благодаря туалету.
skyscrapers-why-S13 = Торнадо уносит все карты каждого к соседу, в ту сторону, которую выбрал сыгравший. Когда стопка пуста, тех, у кого карт нет, оно обходит.
skyscrapers-why-S14 = Кто не может сыграть ни одной своей карты, тот одну сбрасывает. Ему верят на слово, но при желании можно попросить показать карты.
skyscrapers-why-S15 = У накрытой карты видны высота и очки, а больше в неё не заглядывают. Общая высота объявляется, когда легла крыша.
skyscrapers-why-S16 = Новое здание сравнивают с самым высоким из тех, что этот игрок уже достроил, даже если оно рухнуло. У каждого игрока такой порог свой.
skyscrapers-why-S17 = Здание без туалета, слишком низкое для порога своего владельца или ниже наименьшей высоты получает «Брак или вонь», и его очки не считаются. Недостаток высоты прощает только «Мини-небоскрёб», а из призов ему всё равно доступен только «Мировой рекорд».
skyscrapers-why-S18 = «Мини-небоскрёб» достаётся последнему построенному зданию ровно той высоты, которая для него назначена, «Порядок и единство» — последнему, где все цветные этажи одной категории, «Мировой рекорд» — самому высокому, если равных нет. Призы зависят от зданий, которые стоят, поэтому рухнувшее свои возвращает.
skyscrapers-why-S19 = Партия кончается, когда нет больше ни строек, ни фундаментов, или после последнего хода остальных, когда стопка пуста и у кого-то нет карт. Очки дают здания, призы и туалеты, а башня без крыши не даёт ничего.
skyscrapers-why-S20 = Карты кладут по одной на место рядом со стройкой, а потом переносят на башню; карту не для башни подносят к площадке. Самих башен судья не видит: он помнит то, что ему показали, и ждёт каждого нового фундамента.
    .short = Каждую карту кладут сначала на место у стройки, потом на башню; остальное подносят к площадке. Судья не видит башен: он помнит, что ему показали, и ждёт каждый фундамент.
skyscrapers-why-C20 = Последнюю карту ещё можно показать у другой стройки, пока больше ничего не случилось. Это ход того, чья была очередь.
skyscrapers-why-C24 = В партии участвуют только карты этой колоды. Любую другую просто убирают, и это ничего не меняет.
skyscrapers-why-C28 = Карты берут в конце хода, а если их совсем нет, то в начале. Карта, мелькнувшая в другое время, ходом не считается.
skyscrapers-why-E5 = Партия знает только те карты, которые ей показали, а за самими башнями следите вы. Если что-то не сходится, действие можно отменить, а карту назвать заново.
skyscrapers-why-E7 = Кто выходит из партии, кладёт свои карты в сброс, не показывая, и его больше ни о чём не спрашивают. Здания остаются и могут держать призы, но очков никому не приносят.
skyscrapers-why-H2 = Показанная карта известна, пока лежит сверху или открыто в сбросе. Карты на руках тайные, судья их только считает.
skyscrapers-why-H3 = Какая карта накрыта, во время партии больше не говорится, даже о давно прошедших ходах. После партии можно попросить показать все этажи.

# В терминале.
skyscrapers-terminal-intro =
    Стройки здесь общие: на них кладут этаж за этажом, а кто кладёт крышу, тому и достаётся башня.
    Бывают землетрясения, страховки и исследования. Какая карта накрыта, больше не говорится;
    в конце считают очки, призы и туалеты.
skyscrapers-terminal-play-people =
    За этим терминалом: { $people }. Набирайте то, что за столом делали бы руками или говорили:
    «{ $tap } 1 site-2» показывает карту 1 с руки у стройки 2. Всё остальное подскажет «{ $help }».
skyscrapers-terminal-free = Свободные места: { $cells }
skyscrapers-terminal-no-cells = Места { $cell } здесь нет. Карту показывают у стройки, например site-1, или прикладывают к площадке.
skyscrapers-terminal-help-lay =
    положить 3 site-2
    положить карту 3 с руки у стройки 2 и оставить там
skyscrapers-terminal-help-ok =
    ок
    нажать ОК: без страховки, ни у кого, пропуск хода, «да» на любой вопрос
skyscrapers-terminal-help-lift =
    поднять site-2
    забрать карту, оставленную у стройки 2
skyscrapers-terminal-help-move =
    переложить site-1 site-2
    показать верхнюю карту стройки 1 у стройки 2, если её место там
skyscrapers-terminal-help-tap =
    показать 3 site-2
    показать карту 3 с руки у стройки 2, а без стройки — площадке
skyscrapers-terminal-help-mend =
    поправить
    убрать всё, что осталось лежать
terminal-card-residential = { $name } (жильё, { $metres } м, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
})
terminal-card-offices = { $name } (офисы, { $metres } м, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
})
terminal-card-hotels = { $name } (отели, { $metres } м, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
})
terminal-card-restaurants = { $name } (рестораны, { $metres } м, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
})
terminal-card-shops = { $name } (магазины, { $metres } м, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
})
terminal-card-special = { $name } (серая, { $metres } м, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
})
terminal-card-toilet = { $name } (туалет, { $metres } м, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
})
terminal-card-roof = { $name } (крыша, { $metres } м, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
})
terminal-card-toilet-roof = { $name } (крыша с туалетом, { $metres } м, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
})

# Что стоит рядом с числами итогового подсчёта.
end-part-cards = Здания
end-part-faulty = Брак
end-part-mini-skyscraper = Мини
end-part-order-and-unity = Единство
end-part-world-record = Рекорд
end-part-toilets = Туалеты
end-part-total = Итого
