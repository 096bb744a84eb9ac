# Что произошло.
cardline-opens = Линия начинается с карты «{ $card }»: { $number }.
cardline-turn = { $seat }, ваш ход.
cardline-fits-first = { $seat } выкладывает карту «{ $card }», { $number }: её место перед картой «{ $right }», { $right-number }.
    .short = «{ $card }» подходит: { $number }.
    .moment = { $seat }: карта «{ $card }» на своём месте.
cardline-fits-last = { $seat } выкладывает карту «{ $card }», { $number }: её место после карты «{ $left }», { $left-number }.
    .short = «{ $card }» подходит: { $number }.
    .moment = { $seat }: карта «{ $card }» на своём месте.
cardline-fits-between = { $seat } выкладывает карту «{ $card }», { $number }: её место между картами «{ $left }», { $left-number }, и «{ $right }», { $right-number }.
    .short = «{ $card }» подходит: { $number }.
    .moment = { $seat }: карта «{ $card }» на своём месте.
cardline-misfits-first = { $seat } выкладывает карту «{ $card }», { $number }: перед картой «{ $right }», { $right-number }, она не подходит.
    .short = «{ $card }»: не сюда, { $number }.
    .moment = { $seat }: карта «{ $card }» не подошла.
    .named = { $seat }: «{ $card }» не подходит перед картой «{ $right }».
cardline-misfits-last = { $seat } выкладывает карту «{ $card }», { $number }: после карты «{ $left }», { $left-number }, она не подходит.
    .short = «{ $card }»: не сюда, { $number }.
    .moment = { $seat }: карта «{ $card }» не подошла.
    .named = { $seat }: «{ $card }» не подходит после карты «{ $left }».
cardline-misfits-between = { $seat } выкладывает карту «{ $card }», { $number }: между картами «{ $left }», { $left-number }, и «{ $right }», { $right-number }, она не подходит.
    .short = «{ $card }»: не сюда, { $number }.
    .moment = { $seat }: карта «{ $card }» не подошла.
    .named = { $seat }: «{ $card }» не подходит между картами «{ $left }» и «{ $right }».
cardline-draws = { $seat } берёт новую карту, а карта «{ $card }» уходит в коробку.
    .short = { $seat } берёт новую карту.
    .named = «{ $card }» не подходит: { $seat } берёт карту.
cardline-takes-back = Взять больше нечего, поэтому { $seat } забирает карту «{ $card }» обратно.
cardline-time-limit = Чьё время вышло, тот берёт карту, и ход переходит.
cardline-ten-seconds = { $seat }, осталось десять секунд. Потом вы берёте карту, и ход переходит.
cardline-time-up = Время вышло: { $seat } берёт карту, и ход переходит.
cardline-time-up-no-card = { $seat }, время вышло, и ход переходит. Карт, чтобы взять, не осталось.
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
    .short = Победу разыгрывают: { $seats }. Каждый берёт по карте.
cardline-share = Карт, чтобы разыграть победу, не хватает, поэтому она общая: { $seats }.
    .short = Победу делят { $seats }.
cardline-line-is-long = Линия почти заняла поле. Теперь карты с её концов можно класть рядом с полем, начиная с карты «{ $left }» или «{ $right }»; из линии они не выходят.
    .short = Поле почти занято: карты с концов линии можно класть рядом.
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
    .short = Линия принята как есть.

# Что лежит не так, как должно, и что с этим сделать.
cardline-wrong-to-the-box = Уберите карту «{ $card }» в коробку.
    .addressed = { $seat }: уберите карту «{ $card }» в коробку.
cardline-wrong-back-to-hand = Заберите карту «{ $card }» обратно.
    .addressed = { $seat }: заберите карту «{ $card }» обратно.
cardline-wrong-taken-back = Сначала уберите карту «{ $card }» { $place-from }: она не засчитана.
cardline-wrong-put-back = Верните карту «{ $card }» { $home-to }: действие отменено.
cardline-wrong-other-deck = Уберите карту «{ $card }» { $place-from }: она не из этой колоды.
cardline-wrong-already-there = Уберите карту «{ $card }» { $place-from }: такая уже лежит в линии.
cardline-wrong-in-the-box = Уберите карту «{ $card }» { $place-from }: она должна быть в коробке. Сыграйте другую.
cardline-wrong-on-a-card = Заберите карту «{ $card }»: { $place-at } уже лежит карта.
    .short = Заберите карту «{ $card }»: это место занято.
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
} рубашкой вверх; { $pile ->
    [one] ещё { SAID($pile, gender: "feminine") } карта
    [few] остальные { SAID($pile, gender: "feminine") } карты
    [many] остальные { SAID($pile, gender: "feminine") } карт
   *[other] остальные { SAID($pile, gender: "feminine") } карты
} — это стопка. Положите её верхнюю карту открытой: с неё начнётся линия. Первый ход: { $seat }.
    .short = Раздайте рубашкой вверх по { $hand ->
        [one] { $hand } карте
        [few] { $hand } карты
        [many] { $hand } карт
       *[other] { $hand } карты
    }. Верхнюю карту стопки положите открытой.
cardline-status-opening-uneven = Раздайте рубашкой вверх столько карт, сколько указано рядом с каждым именем; { $pile ->
    [one] ещё { SAID($pile, gender: "feminine") } карта
    [few] остальные { SAID($pile, gender: "feminine") } карты
    [many] остальные { SAID($pile, gender: "feminine") } карт
   *[other] остальные { SAID($pile, gender: "feminine") } карты
} — это стопка. Положите её верхнюю карту открытой: с неё начнётся линия. Первый ход: { $seat }.
    .short = Раздайте каждому столько, сколько указано у имени. Верхнюю карту стопки положите открытой.
cardline-status-opening-anew = Положите верхнюю карту стопки открытой: с неё линия начнётся заново. Следующий ход: { $seat }.
    .short = Положите верхнюю карту стопки открытой: линия начнётся заново.
cardline-status-turn = { $seat }: положите одну из своих карт в линию рубашкой вверх.
    .short = { $seat }: положите одну из своих карт в линию рубашкой вверх.
cardline-status-laid = { $commit ->
    [turned] { $seat }: переверните карту «{ $card }» и положите обратно.
   *[ok] { $seat }: переверните карту «{ $card }» и нажмите ОК.
}
    .short = { $seat }: переверните карту «{ $card }».
cardline-status-on-pad = { $seat }: выберите место для карты «{ $card }» и переверните её.
    .short = { $seat }: выберите место для карты «{ $card }».
cardline-status-joining = { $seat }: карта «{ $card }» входит в линию? Нажмите ОК или «Отмена».
    .short = { $seat }: карта «{ $card }» входит в линию?
cardline-status-over = { $count ->
    [1] Победа: { $seats }.
   *[other] Общая победа: { $seats }.
}
    .short = { $count ->
        [1] { $seats } побеждает.
       *[other] Победу делят { $seats }.
    }

# Что сейчас значит ОК.
cardline-ask-turned = Карта «{ $card }» лежит { $place-at } и перевёрнута? ОК — да.
    .spoken = Карта «{ $card }» лежит { $place-at } и перевёрнута?
cardline-ask-joins = Карта «{ $card }» входит в линию? ОК — да.
    .spoken = Карта «{ $card }» входит в линию?

# Что написано на кнопке вместо ОК, если ОК — это само действие.
cardline-label-turned = Перевёрнута
cardline-label-joins = { cardline-option-join.short }

# Варианты.
cardline-option-card = «{ $card }»
cardline-option-play = Положить { $place-1-to }
cardline-option-join = Включить её в линию
    .short = Входит
cardline-option-drop = Отмена

# Что говорится во всех играх, а в этой по-своему. Линия может повернуть у края поля, поэтому о её концах говорится «перед» и «после».
cardline-table-begins = { $deck }. Порядок карт: { $characteristic }, по возрастанию вдоль линии.
cardline-table-draw-pad-frozen = Площадка для взятых карт молчит. Пока берите карты без неё.
    .short = Площадка для взятых карт не отвечает. Пока берите карты без неё.
cardline-place-right-of = место после карты «{ $card }»
cardline-place-right-of-at = после карты «{ $card }»
cardline-place-right-of-to = после карты «{ $card }»
cardline-place-right-of-from = с места после карты «{ $card }»
cardline-place-left-of = место перед картой «{ $card }»
cardline-place-left-of-at = перед картой «{ $card }»
cardline-place-left-of-to = перед картой «{ $card }»
cardline-place-left-of-from = с места перед картой «{ $card }»

# Как она названа в списках, и что считается игрокам за много партий.
history-game-cardline = Cardline
history-tally-fits = карт подошло
history-tally-misfits = карт не подошло

# Кто начинает по обычаю, если колода не говорит иначе.
agreeing-starts-cardline = Обычно вы сами решаете, кто начинает.

# Игра в трёх предложениях: что это, сколько человек, сколько времени.
agreeing-about-cardline = Открытые карты лежат линией от меньшего к большему, и нужно угадать место своей карты. Играют от 2 до 8 человек. Партия длится около четверти часа.

# Три картинки, объясняющие игру: по одной фразе к каждой.
agreeing-picture-cardline-1 = Линия растёт от меньшего к большему. Найдите промежуток для своей карты.
agreeing-picture-cardline-2 = Положите её туда и переверните. Подошла — остаётся.
agreeing-picture-cardline-3 = Не подошла — уходит в коробку, а вы берёте другую. Кто в конце круга один остался без карт, победил.

# Что поясняет первая партия: по одному предложению, когда это случается у кого-то за столом впервые. Ни о ком, и без цифр.
cardline-lesson-play-off = Карт не осталось сразу у нескольких: остальные выбывают, а эти берут ещё по одной и разыгрывают победу.
cardline-lesson-no-card = Ходов у всех поровну, поэтому победа ясна, только когда круг закончится.
cardline-lesson-takes-back = Взамен взять нечего, поэтому карту забирают обратно: от той, что не подошла, так просто не избавиться.
cardline-lesson-reshuffled = Карты из коробки возвращаются новой стопкой, так что их числа полезно запоминать.
cardline-lesson-penalty = Карта, которая не подошла, уходит в коробку, а взамен берут другую, так что на руках карт меньше не становится.
cardline-lesson-long-line = Линия может стать длиннее поля: тогда карты с её концов лежат рядом с ним, но из линии не выходят.
cardline-lesson-last-card = О последней карте объявляют, чтобы все видели, кто близок к победе.
cardline-lesson-fits = Карта, которая подошла, остаётся в линии, поэтому промежутки всё уже, а угадать всё труднее.
cardline-lesson-order = Каждое открытое число — подсказка: что меньше, кладут перед ним, а что больше — после него.
cardline-lesson-play = Положите карту туда, где ей, по-вашему, место: пока её не перевернули, её можно переложить.

# Что стоит за решением судьи, для того, кто спросил: по два предложения.
cardline-why-L1 = Все начинают с условленным числом закрытых карт, и на обратную сторону никто не смотрит. Ещё одна карта, открытая, начинает линию, а остальные — это стопка.
cardline-why-L2 = Карта подходит, если она не меньше той, что перед ней, и не больше той, что после неё; на конце линии сосед только один. Равные карты лежат рядом, в любом порядке.
cardline-why-L3 = Карта, которая подходит, остаётся в линии открытой. Если не подходит, игрок берёт другую, а эта уходит в коробку.
cardline-why-L4 = Итог подводят в конце круга: если без карт остался только один игрок, он победил. Если таких несколько, победу разыгрывают они одни: каждый берёт по карте, и идёт ещё круг.
cardline-why-L5 = Если за круг, в котором разыгрывают победу, не подошла ни одна карта, он ничего не решает. Все оставляют себе взятые карты и играют дальше.
cardline-why-L6 = Когда стопка кончается, карты из коробки перетасовывают, и это новая стопка; если пусто и там, карту, которая не подошла, забирают обратно. Если разыгрывать победу нечем, она общая.
cardline-why-L7 = Карты линии можно сдвигать и раздвигать когда угодно, лишь бы порядок оставался прежним; равные соседние могут поменяться местами. Ход — это одна новая карта среди них.
cardline-why-L8 = Линия может вырасти больше поля, поэтому карты с её концов можно класть рядом с полем, и они всё равно в линии. Одно место на поле остаётся свободным, а место за его краем выбирают на экране.
cardline-why-L9 = Карта сыграна, когда её перевернули. До этого её можно переложить или заменить другой, и ничто не подсказывает, подходит ли она.
cardline-why-C20 = Карту, которая уже лежит, но ещё не перевёрнута, можно переложить, заменить другой или забрать, но только руками на столе. Перевёрнутая, она становится ходом того, чья была очередь.
cardline-why-C21 = Карты линии открыты, их можно брать в руки и читать. Только пока кладут новую карту, их сначала просят вернуть.
cardline-why-C28 = Карту берут взамен той, что не подошла, или когда начинают разыгрывать победу. Карта, мелькнувшая в другое время, ходом не считается.
cardline-why-E5 = Если вы согласны, что на столе всё так, как надо, линию можно принять как есть, лишь бы все карты были знакомыми и лежали по порядку. Новую карту в ней сначала показывают, и она входит в линию, если подходит.
cardline-why-H2 = Линия и коробка открыты, со всеми числами их карт. О картах на руках и в стопке известно только, сколько их.
cardline-why-H3 = Число, которое не открыли, остаётся тайной и после партии. Что осталось на руках и в стопке, не говорится.
cardline-why-H4 = Сравнивают то, что показано: число целиком, в единицах колоды. Вслух его не округляют, поэтому одинаково звучат только равные числа.

# В терминале.
cardline-terminal-intro =
    Все карты лежат закрытыми, кроме карт линии: в ней растёт от карты к карте то, о чём договорились ({ $characteristic }).
    Чей ход, тот кладёт свою карту туда, где ей, кажется, место, и переворачивает её. Подошла — она остаётся,
    нет — уходит в коробку, а вместо неё берут новую. Кто в конце круга один остался без карт, тот и побеждает.
cardline-terminal-pushes = { $seat } сдвигает карты вдоль линии.
cardline-terminal-play-people =
    За этим терминалом: { $people }. Набирайте то, что за столом делали бы руками или говорили:
    «{ $lay } 1 2» кладёт карту 1 с руки в промежуток 2, «{ $ok }» переворачивает её. Всё остальное подскажет «{ $help }».
cardline-terminal-help-lay =
    положить 3 2
    положить карту 3 с руки в промежуток 2; можно и на место поля: положить 3 D1
cardline-terminal-help-ok =
    ок
    перевернуть карту, которая лежит в промежутке; «да» на любой вопрос
cardline-terminal-help-lift =
    поднять D1
    взять карту с D1 в руку
cardline-terminal-help-move =
    переложить D1 E1
    взять карту с D1 и положить на E1
cardline-terminal-help-swap =
    обменять D1 E1
    поменять две карты местами
cardline-terminal-help-tap =
    показать 3
    поднести к площадке карту 3 с руки и выбрать промежуток, а с местом — карту, которая там лежит
