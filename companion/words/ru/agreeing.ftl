# Что мешает начать партию.
agreeing-no-name = У одного игрока ещё нет имени. Коснитесь его места и введите имя.
agreeing-name = «{ $name }» не может быть именем игрока. В имени не больше { $most ->
    [one] { $most } буквы
    [few] { $most } букв
    [many] { $most } букв
   *[other] { $most } буквы
}, в нём нет запятой, и это не название места.
agreeing-deck-serves = С такими правилами колоды «{ $with }» хватает на { $count ->
    [one] { $count } игрока.
    [few] { $count } игроков.
    [many] { $count } игроков.
   *[other] { $count } игрока.
}
agreeing-deck-small = Для таких правил в колоде «{ $with }» мало карт.
agreeing-deck-unreadable = Колода «{ $with }» не читается: { $text }.

# О чём из прошлого не рассказать.
agreeing-strange = На поле лежит незнакомая карта. Уберите её или добавьте в колоду.
agreeing-record-damaged = Запись партий повреждена.
agreeing-match-damaged = Запись этой партии повреждена.
agreeing-match-untold = Она остаётся как есть, но рассказать о ней нельзя.
agreeing-label-match = Партия { $match }

# Что не так с полем.
agreeing-mat-silent = Поле не отвечает. Проверьте, подключено ли оно.
agreeing-rows-silent = Поле не отвечает: { $count ->
    [1] ряд { $rows }
   *[other] ряды { $rows }
}. Проверьте разъёмы.
agreeing-places-silent = Нет ответа: { $count ->
    [0] { $places }
   *[other] { $places } и ещё { $count }
}.
agreeing-pads-silent = { $count ->
    [one] Не отвечает { $count } площадка.
    [few] Не отвечают { $count } площадки.
    [many] Не отвечают { $count } площадок.
   *[other] Не отвечают { $count } площадки.
}
agreeing-places-weak = Поле плохо слышит: { $count ->
    [0] { $places }
   *[other] { $places } и ещё { $count }
}. Немного подвиньте эти карты.
agreeing-two-cards = Больше одной карты: { $count ->
    [0] { $places }
   *[other] { $places } и ещё { $count }
}. Оставьте по одной.
agreeing-unknown-cards = Незнакомые карты: { $count ->
    [0] { $places }
   *[other] { $places } и ещё { $count }
}.

# Кто начинает по обычаю; у колоды может быть свой (deck.toml), а решает выбранное имя.
agreeing-starts = Обычно вы сами решаете, кто начинает.

# Имена за новым столом, человека и компьютера, через пробел.
agreeing-label-players = Анна Борис

# Карты-примеры на картинках, объясняющих игру; то, что за знаком |, стоит строкой ниже.
agreeing-example-house = Дом
agreeing-example-statue = Статуя
agreeing-example-castle = Замок
agreeing-example-church = Церковь
agreeing-example-wheel = Колесо|обозрения
agreeing-example-building = Небоскрёб
agreeing-example-tower = Телебашня
agreeing-example-more = выше
agreeing-example-unit = м
agreeing-example-new = новая карта
agreeing-example-box = коробка
agreeing-example-insurance = страховка
agreeing-example-quake = землетрясения
agreeing-example-you = вы
agreeing-example-before = игрок перед вами
