# Карты и их наклейки: какие есть колоды и какая наклейка на какой карте.
enrol-label-cards = Карты
enrol-touch-a-deck = Какая колода получит наклейки? Коснитесь её.
enrol-label-counted = С наклейкой { $count } из { $of }
enrol-label-counted-both = С двумя { $count } из { $of }
enrol-label-halves = без второй наклейки: { $count }
enrol-label-box-counted = Коробка { $which }: { $count }
enrol-label-boxes = { $count ->
    [one] Ещё { $count } коробка
    [few] Ещё { $count } коробки
    [many] Ещё { $count } коробок
   *[other] Ещё { $count } коробки
}
enrol-unread = Список наклеек сейчас не читается.

# Что можно сделать.
enrol-label-search = Найти карту
enrol-label-skip = Пропустить
enrol-label-undo = Шаг назад
enrol-label-again = Пройти снова
enrol-label-free = Любой порядок
enrol-label-two = Две наклейки
enrol-label-box = Коробка { $which }
enrol-label-enter = ОК
enrol-label-try = Ещё раз
enrol-label-done = Готово
enrol-label-up-back = Рубашкой вверх
enrol-label-up-face = Лицом вверх
enrol-label-alike = { $which } из { $of } одинаковых
enrol-label-answer-replace = Она вместо старой
enrol-label-answer-copy = Она из другой коробки
enrol-label-answer-move = Теперь она на этой карте
enrol-label-answer-leave = Оставить всё как было

# Как обстоит дело.
enrol-listening = Минуту, слушаю поле.
enrol-which-next = Найдите карту по названию или коду.
enrol-which-held = Какая это была карта?
enrol-over = У каждой карты есть наклейка.
enrol-some-left = { $count ->
    [one] Это был конец списка. Без наклейки { $count } карта.
    [few] Это был конец списка. Без наклейки { $count } карты.
    [many] Это был конец списка. Без наклейки { $count } карт.
   *[other] Это был конец списка. Без наклейки { $count } карты.
}
enrol-not-kept = Сейчас это не сохранить. Ничего не изменилось.

# О чём спрашивают.
enrol-said-asks-mat = Положите на поле только эту карту, куда угодно.
enrol-said-asks-typed = Поднесите эту карту к сканеру или наберите номер её наклейки и нажмите Enter.
enrol-said-back-mat = Положите на поле только эту карту, рубашкой вверх.
enrol-said-back-typed = Поднесите эту карту к сканеру рубашкой к себе.
enrol-said-face-mat = Теперь переверните её лицом вверх. Если хотите ею играть, не смотрите.
enrol-said-face-typed = Теперь поднесите её лицом к себе. Если хотите ею играть, не смотрите.
enrol-said-asks-any-mat = Положите на поле любую карту или найдите её по названию.
enrol-said-asks-any-typed = Поднесите к сканеру любую карту или найдите её по названию.
enrol-said-asks-card = Какая это была карта? Найдите её по названию.
enrol-said-already-has = Наклейка уже есть: { $what }. Откуда эта?
enrol-said-other-box = Эта наклейка из коробки { $box }: { $what }. Чья она теперь?
enrol-said-belongs = Эта наклейка уже занята: { $what }. Чья она теперь?

# Что произошло.
enrol-said-learned = Наклейка записана: { $what }.
enrol-said-learned-back = Рубашкой вверх карта теперь узнаётся: { $what }.
enrol-said-learned-face = И лицом вверх карта теперь узнаётся: { $what }.
enrol-said-known = Эта наклейка уже была известна: { $what }.
enrol-said-known-first = Эта наклейка уже известна: { $what }.
enrol-said-has-one = Наклейка уже есть: { $what }.
enrol-said-side-noted = Теперь я знаю, на какой стороне эта наклейка: { $what }.
enrol-said-not-back = Это лицо: { $what }. Переверните карту рубашкой вверх.
enrol-said-not-face = Это рубашка: { $what }. Переверните карту лицом вверх.
enrol-said-replaced = Новая наклейка записана: { $what }. Старая больше не в счёт.
enrol-said-copied = Записано и для другой коробки: { $what }.
enrol-said-skipped = Пропущена карта: { $what }.
enrol-said-put-aside = Эта наклейка отложена.
enrol-said-left = Всё осталось как было.
enrol-said-taken-back = Последний шаг отменён.
enrol-said-nothing-to-undo = Отменять нечего.
enrol-said-lay-anew = Уберите карту и положите её снова, тогда она засчитается.
enrol-said-several = { $count ->
    [one] Подходит { $count } карта. Коснитесь нужной.
    [few] Подходят { $count } карты. Коснитесь нужной.
    [many] Подходит { $count } карт. Коснитесь нужной.
   *[other] Подходит { $count } карты. Коснитесь нужной.
}
enrol-said-many = { $count ->
    [one] Подходит { $count } карта. Наберите больше букв.
    [few] Подходят { $count } карты. Наберите больше букв.
    [many] Подходит { $count } карт. Наберите больше букв.
   *[other] Подходит { $count } карты. Наберите больше букв.
}

# Что ещё слышит поле.
enrol-said-together = { $count ->
    [one] Слышна сразу { $count } новая наклейка. Уберите всё и положите одну карту.
    [few] Слышны сразу { $count } новые наклейки. Уберите их и положите одну карту.
    [many] Слышно сразу { $count } новых наклеек. Уберите их и положите одну карту.
   *[other] Слышно сразу { $count } новой наклейки. Уберите их и положите одну карту.
}
enrol-said-together-sides =
    Слышно сразу несколько наклеек ({ $count }). Положите одну карту; между двумя наклейками на ней нужна экранирующая прокладка.
enrol-said-unreadable = То, что лежит { $place-at }, не читается. Уберите это и положите одну карту, подальше от металла.
enrol-said-lie-already = { $count ->
    [one] { $count } наклейка уже лежит на поле и не считается. Уберите её и положите снова.
    [few] { $count } наклейки уже лежат на поле и не считаются. Уберите одну и положите снова.
    [many] { $count } наклеек уже лежит на поле и не считается. Уберите одну и положите снова.
   *[other] { $count } наклейки уже лежит на поле и не считается. Уберите одну и положите снова.
}
enrol-said-silent = Поле не отвечает. Проверьте, подключено ли оно. Пока можно набрать номер наклейки.
enrol-said-answering = Поле снова отвечает.

# Что набрано и не похоже на полный номер наклейки.
enrol-said-short = Считается, но проверьте: в { $uid } восемь знаков, а у этого изготовителя их четырнадцать.
enrol-said-no-answer = «{ $typed }» — не ответ. Коснитесь нужного.
enrol-said-other-deck = Это квадратный код другой колоды: { $what }. Сейчас нужна карта этой колоды.
enrol-said-flaw-blank = «{ $typed }» — не номер наклейки: так сканер сообщает, что не смог прочитать. Поднесите карту ещё раз.
enrol-said-flaw-no-uid = «{ $typed }» — это не номер наклейки, не название и не код карты.
enrol-said-flaw-length = «{ $typed }» — это не полный номер наклейки, в нём 8, 14 или 20 знаков.
enrol-said-flaw-begun = «{ $typed }» — это начало более длинного номера. Нужен сканер, который читает его весь, или поле.
enrol-said-flaw-cut = «{ $typed }» — это начало более длинного номера, как его пишут некоторые программы. Нужен весь номер.
enrol-said-flaw-random = Номер «{ $typed }» каждый раз другой, как у телефонов и банковских карт. Нужна наклейка с постоянным номером.
enrol-said-flaw-decimal = «{ $typed }» — это десятичное число. Настройте сканер на шестнадцатеричный и полный номер.
enrol-said-flaw-part = «{ $typed }» — это лишь часть известного номера: { $what }. Нужен весь номер.
enrol-said-flaw-backwards = «{ $typed }» — это известный номер наоборот: { $what }. Настройте сканер на другой порядок.
