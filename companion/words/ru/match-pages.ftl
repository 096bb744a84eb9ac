# Страницы во время партии: пауза и меню, поправки, выбор, объяснения.
match-label-paused = Пауза
match-label-menu = Меню
match-paused-turn = Ходит { $seat }.
match-label-go-on = Продолжить
match-label-pause = Пауза
match-label-undo = Отменить последнее действие
match-label-amend = Что-то исправить
match-label-why = Почему?
match-label-rules = Правила
match-label-mat = Поле
match-label-settings = Настройки
match-label-put-aside = Отложить партию
match-label-leave = На главную
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
match-choices = Что делаем?
match-choices-lay = Куда её положить?
match-choices-at = Что делаем { $place-at }?
match-choices-shift = Куда сдвинуть все карты?
match-choices-none = Сейчас выбирать не из чего.
match-label-name-a-card = Назвать карту

# Поправить нужно больше, чем помещается на экране.
match-label-repair-more = и ещё { $count }

# Поправки.
match-amend-title = Что исправить?
match-amend-status = Что на столе по-другому?
match-amend-touch-hand = Коснитесь игрока, у которого другое число карт.
match-amend-touch-turn = Коснитесь игрока, чей сейчас ход.
match-amend-touch-act-of = Коснитесь игрока, который сделал последнее действие.
match-amend-touch-leave = Коснитесь игрока, который уходит.
match-amend-touch-replace = Коснитесь игрока, который уступает место.
match-amend-touch-card-is = Коснитесь карты, которую я не узнал.
match-label-amend-hand = Число карт
match-amend-hand-about = У кого-то карт больше или меньше.
match-label-amend-turn = Чей сейчас ход
match-amend-turn-about = Ходить должен другой.
match-label-amend-act-of = Кто ходил последним
match-amend-act-of-about = Последнее действие сделал другой.
match-label-amend-drawn = Карты уже взяты
match-amend-drawn-about = То, что я прошу взять, уже взято.
match-label-amend-card-is = Другая карта
match-amend-card-is-about = Я принял одну карту за другую.
match-label-amend-accept = Принять стол как есть
match-amend-accept-about = Карты лежат верно, играем дальше.
match-label-amend-leave = Кто-то уходит
match-amend-leave-about = Остальные играют дальше.
match-label-amend-replace = Замена игрока
match-amend-replace-about = Карты остаются, меняется имя.
match-label-amend-undo = Отменить последнее действие
match-amend-undo-about = Что показано, остаётся открытым.
match-label-now = сейчас
match-ask-hand = У кого другое число карт?
match-ask-hand-count = { $seat }: сколько карт на руках?
match-amend-hand-says = { $seat }: { $count ->
    [0] карт нет
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карт
}.
match-ask-turn = Чей сейчас ход?
match-ask-act-of = Кто сделал последнее действие?
match-ask-leave = Кто уходит?
match-ask-replace = Кто уступает своё место?
match-ask-replace-name = Кто заменит игрока { $seat }?
match-ask-card-is = Какую карту я не узнал?
match-ask-really = Какая это карта, если не «{ $card }»?
match-ask-accept-open = Какие карты открыты?
match-amend-accept-touch = Коснитесь открытых карт, если они есть.
match-label-accept-done = Играть так дальше
match-amend-accept-nothing = Всё и так на своих местах.
