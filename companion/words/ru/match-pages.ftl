# Страницы во время партии: пауза и меню, поправки, выбор, объяснения.
match-label-paused = Партия ждёт
match-label-menu = Меню
match-paused-turn = Пауза. После неё ходит { $seat }.
match-label-go-on = Продолжить
match-label-pause = Пауза
match-label-undo = Отменить последнее действие
match-label-amend = Исправить
match-label-why = Почему?
match-label-rules = Правила
match-label-mat = Поле
match-label-settings = Настройки
match-label-put-aside = Отложить партию
match-label-leave = На главную
match-label-pile = { $count ->
    [one] В стопке { $count } карта
    [few] В стопке { $count } карты
    [many] В стопке { $count } карт
   *[other] В стопке { $count } карт
}
match-label-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карт
}
match-label-cards-unit = { $count ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карт
}
match-label-ok = ОК

# Что стоит за решением.
match-title-why = Почему?
match-nothing-behind = Добавить к этому нечего.
match-label-ruling = Правило { $rule }

# Выбор.
match-choices = Что вы выбираете?
match-choices-at = Что делаем { $place-at }?
match-choices-none = Сейчас выбирать не из чего.
match-label-name-a-card = Назвать карту

# Поправить нужно больше, чем помещается на экране.
match-label-repair-more = и ещё { $count }

# Поправки.
match-amend-title = Что исправить?
match-amend-status = Выберите, что на столе иначе.
match-amend-asks = Выберите; прежде чем что-то изменить, я переспрошу.
match-label-amend-hand = Другое число карт
match-amend-hand-about = У кого-то карт больше или меньше.
match-label-amend-turn = Ходит другой игрок
match-amend-turn-about = Сейчас очередь не того, кого я зову.
match-label-amend-act-of = Действовал другой игрок
match-amend-act-of-about = Последнее действие приписано не тому.
match-label-amend-drawn = Карты уже взяты
match-amend-drawn-about = Карты, которые я прошу взять, взяты.
match-label-amend-card-is = Другая карта
match-amend-card-is-about = Карта не та, что названа здесь.
match-label-amend-accept = Принять стол как есть
match-amend-accept-about = Карты остаются так, как лежат.
match-label-amend-leave = Кто-то уходит
match-amend-leave-about = Остальные играют дальше.
match-label-amend-replace = Место займёт другой
match-amend-replace-about = Карты остаются, меняется имя.
match-label-amend-undo = Отменить последнее действие
match-amend-undo-about = Что показано, остаётся открытым.
match-ask-hand = У кого другое число карт?
match-ask-hand-count = Сколько карт на руках у игрока { $seat }?
match-amend-hand-says = { $seat }: { $count ->
    [0] карт нет
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карт
}.
match-ask-turn = Чья сейчас очередь?
match-ask-act-of = Чьё было последнее действие?
match-ask-leave = Кто уходит?
match-ask-replace = Чьё место займёт другой?
match-ask-card-is = Какая карта названа не так?
match-ask-really = Какая карта лежит вместо карты «{ $card }»?
match-ask-accept-open = Есть ли открытые карты?
match-amend-accept-touch = Коснитесь открытых карт, если они есть.
match-label-accept-done = Принять так
match-amend-accept-nothing = Всё лежит как надо.
