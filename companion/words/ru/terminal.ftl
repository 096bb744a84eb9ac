# Что, кроме судьи, говорит терминал.
terminal-intro =
    Все карты лежат рубашкой вверх. Слева направо и снизу вверх числа на них не должны убывать
    ({ $characteristic }), но они указаны на обороте, и их никто не видит. Судья знает их и молчит.
    Кто не верит карте, проверяет её. Порядка нет: предыдущий игрок берёт три карты.
    Порядок есть: проверивший берёт две. Кто избавился от всех карт, тот победил.
terminal-checks = { $seat } поднимает карту «{ $card }» и объявляет проверку.
terminal-says-ok = { $seat } нажимает ОК.
terminal-says-cancel = { $seat } нажимает «Отмена».
terminal-says-undo = { $seat } нажимает «Назад».
terminal-says-check = { $seat } нажимает «Проверка».
terminal-says-pause = { $seat } нажимает «Пауза».
terminal-shows = { $seat } прикладывает карту «{ $card }» к площадке.
terminal-shows-drawn = { $seat } прикладывает взятую карту к площадке.
terminal-lifts = { $seat } поднимает карту «{ $card }» { $from ->
    [pad] с площадки
   *[place] { $place-from }
}.
terminal-lays = { $seat } кладёт карту «{ $card }» { $place-to }.
terminal-lays-something = { $seat } кладёт что-то постороннее { $place-to }.
terminal-pushes = { $seat } сдвигает все карты разом.
terminal-turns = { $seat } переворачивает карту «{ $card }».
terminal-second-card = Это была вторая карта за один ход, поэтому её забирают обратно.
terminal-chooses = { $seat } выбирает: { $option }.
terminal-hand = { $name }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
terminal-pile = стопка: { $count }
terminal-end = { $count ->
    [one] { $seats } побеждает в партии { $seed }.
    [few] { $seats } вместе побеждают в партии { $seed }.
    [many] { $seats } вместе побеждают в партии { $seed }.
   *[other] { $seats } вместе побеждают в партии { $seed }.
}
terminal-stopped =
    Партия { $seed } остановилась: люди и судья не пришли к согласию,
    а так быть не должно. Следующая строка поможет выяснить, в чём дело.
terminal-again = Та же партия ещё раз: { $command }
terminal-another = Другая, на троих: { $command }
terminal-own = Ваша собственная: { $command }

# Партия, в которую за терминалом играют сами люди.
terminal-play-people =
    За этим терминалом: { $people }. Набирайте то, что за столом делали бы руками
    или говорили: «{ $lay } 1 D5», «{ $check } D4». Всё остальное подскажет «{ $help }».
terminal-play-bots = Компьютер играет за игроков: { $bots }.
terminal-play-first = { $text } Здесь первый ход: { $name }; --first ИМЯ выберет другого.
terminal-back = «{ $card }»: { $text }
terminal-holds = На руках ({ $seat }):
terminal-card-lies = { $name } ({ $place-at })
terminal-lifted = Карта «{ $card }» поднята; её место { $home-at }.
terminal-choices = Варианты:
terminal-to-mend = { $count ->
    [one] { $count } карта должна лежать иначе.
    [few] { $count } карты должны лежать иначе.
    [many] { $count } карт должны лежать иначе.
   *[other] { $count } карты должны лежать иначе.
}
terminal-free = Свободные клетки: { $cells }
terminal-gaps = Промежутки: от 1 до { $count }, номера стоят под линией
terminal-looks-at = { $count ->
    [one] Верхняя карта стопки ({ $seat } смотрит { $count } карту):
    [few] Верхние карты стопки ({ $seat } смотрит { $count } карты):
    [many] Верхние карты стопки ({ $seat } смотрит { $count } карт):
   *[other] Верхние карты стопки ({ $seat } смотрит { $count } карты):
}
terminal-are-you-there = { $seat }, вы одни у своих карт? Клавиша Enter покажет их
terminal-for-example = Например: { $examples }
terminal-holds-now = Новые карты на руках ({ $seat }): { $cards }.
terminal-gave = Отданы карты ({ $seat }): { $cards }.
terminal-nothing-happens = Ничего не происходит.
terminal-holds-on = Остальные ждут. Команда «{ $wait }» продолжит партию.
terminal-bot-is-stuck = У игрока { $seat } не получается. Сделайте это за него, пожалуйста.
terminal-no-why = Объяснять пока нечего: решений ещё не было.
terminal-leaves = Партия на этом остановлена. Те же карты ещё раз: { $command }
terminal-leaves-kept = Партия на этом остановлена и сохранена. Продолжить её: { $command }

# Партия, которую оставили, и продолжится ли она.
terminal-under-way = Не окончена партия { $match }: { $game }. Игроки: { $players }.
terminal-left-on = Последний раз её играли { $date }, { $time }.
terminal-go-on-or-anew = Клавиша Enter продолжит её; «{ $anew }» отложит её и начнёт другую.
terminal-another-under-way = Не окончена другая партия, { $match }: { $game }. Игроки: { $players }.
terminal-put-aside = Партия { $match } отложена. Продолжить её: { $command }
terminal-goes-on = Партия { $match } продолжается: { $game }. Игроки: { $players }.
terminal-word-go-on = продолжить дальше да
terminal-word-anew = заново новая другая нет

# Что набрано, но так не работает.
terminal-nearest = Такой команды нет: «{ $typed }». Может быть, «{ $word }»? Все команды покажет «{ $help }».
terminal-unknown = Такой команды нет: «{ $typed }». Все команды покажет «{ $help }».
terminal-like-this = Вот так: { $example } ({ $about }).
terminal-no-cell = Клетки { $cell } нет: клетки идут от A1 до { $last }.
terminal-no-cells = Клетки { $cell } нет: за этим столом нет поля. Карту показывают или называют, а место выбирают.
terminal-nothing-there = На { $cell } ничего не лежит.
terminal-nothing-held = Поднятых карт ни у кого нет.
terminal-no-such-gap = { $count ->
    [0] Линии ещё нет.
   *[other] У промежутков номера от 1 до { $count }.
}
terminal-no-room = На поле в промежутке { $gap } места нет. Покажите карту { $card } площадке и выберите промежуток.
terminal-not-in-the-line = { $cell } не входит в линию.
terminal-end-of-the-line = Так далеко сдвинуть нельзя: нет места.
terminal-pick-first = Сначала выберите одну из этих карт, от 1 до { $count }.
terminal-pick-keep = Какую из них вы оставляете себе?
terminal-pick-take = Вы вытянули вслепую эти две. Какую оставляете себе?
terminal-no-foundation = В стопке фундаментов больше нет.
terminal-no-such-place = У мест для строек номера от 1 до { $count }.
terminal-no-such-card = { $count ->
    [0] На руках карт нет.
    [1] На руках только карта 1.
   *[other] Карты на руках: номера от 1 до { $count }.
}
terminal-no-such-choice = { $count ->
    [0] Выбирать сейчас нечего.
    [1] Сейчас есть только вариант 1.
   *[other] Варианты: номера от 1 до { $count }.
}
terminal-nothing-to-mend = Поправлять нечего.
terminal-no-pad = Площадки, которая сейчас работает, нет.

# Слова команд; показывается первое.
terminal-word-lay = положить положи выложить выложи сыграть клади
terminal-word-check = проверка проверить проверь
terminal-word-ok = ок да взять беру закончить вердикт
terminal-word-cancel = отмена нет
terminal-word-choose = выбрать выбери вариант
terminal-word-open = открыть открой
terminal-word-lift = поднять подними снять сними
terminal-word-back = вернуть верни обратно
terminal-word-move = переложить переложи
terminal-word-push = сдвинуть сдвинь толкнуть
terminal-word-swap = обменять обменяй поменять поменяй
terminal-word-tap = показать покажи приложить
terminal-word-mend = поправить поправь исправить
terminal-word-why = почему
terminal-word-undo = назад
terminal-word-pause = пауза
terminal-word-wait = ждать жди
terminal-word-hand = рука карты
terminal-word-table = стол поле
terminal-word-help = помощь команды
terminal-word-quit = выход выйти конец
terminal-words-passed-over = на с со из и в карту карта клетку клетка промежуток место стройка стройку стройке строек

# Каждая команда, как её набирают, и для чего она.
terminal-help-lay =
    положить 3 D5
    положить карту 3 с руки на D5
terminal-help-check =
    проверка D4
    поднять карту с D4, объявить проверку и положить карту обратно; без клетки — только объявить
terminal-help-ok =
    ок
    нажать ОК: карта взята, закончить проверку, «да» на любой вопрос
terminal-help-cancel =
    отмена
    нажать «Отмена»
terminal-help-choose =
    выбрать 2
    выбрать вариант 2; можно набрать просто номер
terminal-help-open =
    открыть site-2
    положить верхний фундамент на место, а без места — показать его площадке
terminal-help-lift =
    поднять D4
    взять карту с D4 в руку
terminal-help-back =
    вернуть
    положить на место то, что было поднято
terminal-help-move =
    переложить D4 E4
    взять карту с D4 и положить на E4
terminal-help-push =
    сдвинуть D1 F1
    сдвинуть карту с D1 вдоль линии на F1 вместе со всеми, что на пути
terminal-help-swap =
    обменять D4 E4
    поменять две карты местами
terminal-help-tap =
    показать 3
    поднести к площадке карту 3 с руки, а с клеткой — карту, которая там лежит
terminal-help-mend =
    поправить
    разложить всё так, как просит судья
terminal-help-why =
    почему
    узнать правило, на котором основано последнее решение
terminal-help-undo =
    назад
    нажать «Назад»: отменить последнее действие
terminal-help-pause =
    пауза
    нажать «Пауза», а чтобы продолжить — ещё раз
terminal-help-wait =
    ждать
    немного подождать
terminal-help-hand =
    рука
    ещё раз увидеть карты на руках
terminal-help-table =
    стол
    ещё раз увидеть стол
terminal-help-help =
    помощь
    увидеть этот список
terminal-help-quit =
    выход
    выйти из партии

# What is counted beside hands and pile.
terminal-out = { $name }: вне игры
terminal-stock-box = коробка: { $count }
terminal-stock-foundations = фундаменты: { $count }
terminal-stock-foundations-due = выложить: { $count }
terminal-stock-open-studies = открытые исследования: { $count }
terminal-stock-unseen-discards = неизвестные в сбросе: { $count }
terminal-count-toilets = туалеты: { $count }
terminal-count-threshold = порог { $count } м

# A tower, from its name to its foundation.
terminal-tower-site = { $place }
terminal-tower-site-aside = башня № { $count }
terminal-tower-building = { $seat }: { $metres } м
terminal-tower-heights = { $heights } м
terminal-tower-points = очки { $points }
terminal-tower-top = сверху «{ $card }»
terminal-tower-foundation = фундамент { $count }
terminal-tower-turns = поворотов: { $count }
terminal-tower-quakes = землетрясений: { $count }
terminal-tower-insurances = страховок: { $count }
terminal-tower-mini-skyscraper = Мини-небоскрёб
terminal-tower-order-and-unity = Порядок и единство
terminal-tower-world-record = Мировой рекорд
terminal-tower-faulty-or-smelly = Брак или вонь
