# Начальная страница.
page-label-facedown = Facedown
page-home-saying = Судья для карт, лежащих рубашкой вверх.
page-home-ready = Стол свободен. Начинайте, когда захотите.
page-home-cards-lie = { $count ->
    [one] Уберите с поля { $count } карту или начинайте.
    [few] Уберите с поля { $count } карты или начинайте.
    [many] Уберите с поля { $count } карт или начинайте.
   *[other] Уберите с поля { $count } карты или начинайте.
}
page-home-waits = Вас ждёт партия в «{ $game }».
page-home-turn = Ходит { $name }.
page-label-tonight = Последние партии
page-label-unfinished = Не окончена
page-label-go-on = Продолжить
page-label-new-match = Новая партия
page-label-aside-count = { $count ->
    [0] Отложенные
   *[other] Отложено: { $count }
}
page-label-history = История
page-label-players = Игроки
page-label-health = Поле
page-label-settings = Настройки
page-label-leave = Выйти
page-label-ok = ОК

# Подготовка партии.
page-label-begin = Начать
page-label-fewer = Раздать меньше карт
page-label-step-game = Игра
page-label-step-players = Игроки
page-label-step-rules = Правила
page-label-nobody = Пока никого
page-label-rules-usual = Обычные
page-label-rules-changed = Домашних правил: { $count }
page-label-deck = Колода
page-label-order = Что сравниваем
page-label-best-of = Сколько партий
page-label-series = { $count ->
    [1] Одна партия
    [3] До двух побед
    [5] До трёх побед
    [7] До четырёх побед
    [9] До пяти побед
   *[other] Серия из { $count }
}
page-label-starts = Начинает
page-label-person = Человек
page-label-computer = Компьютер
page-label-add = Добавить игрока
page-label-as-usual = Как обычно
page-label-cards = { $count }
page-label-seconds = { $text } с
page-setup-ready = Всё готово. Начинает { $name }.
page-setup-too-few = { $game }: { $count ->
    [one] нужен ещё { $count } игрок.
    [few] нужны ещё { $count } игрока.
    [many] нужно ещё { $count } игроков.
   *[other] нужно ещё { $count } игрока.
}
page-setup-too-many = { $game }: не больше { $count ->
    [one] { $count } игрока.
    [few] { $count } игроков.
    [many] { $count } игроков.
   *[other] { $count } игрока.
}
page-setup-full = { $game }: не больше { $count ->
    [one] { $count } игрока.
    [few] { $count } игроков.
    [many] { $count } игроков.
   *[other] { $count } игрока.
}
page-setup-same-name = { $name } — так зовут двоих. Коснитесь одного и смените имя.
page-setup-nobody = За столом пока никого нет.

# Домашние правила и что можно выбрать.
page-label-rule-hand = Карт каждому игроку
page-label-rule-hand-seat = Сколько карт получает { $name }
page-label-rule-pile = Карт в стопке
page-label-rule-trio-bonus = Карта после Трио
page-label-rule-trio-bonus-may = По желанию
page-label-rule-trio-bonus-must = Обязательна
page-label-rule-memory = Карты, которые уже видели
page-label-rule-memory-remind = Предупреждать
page-label-rule-memory-strict = Оставить в коробке
page-label-rule-memory-off = Играть как обычно
page-label-rule-pace = Ход засчитан через
page-label-rule-confirm = Ход засчитан
page-label-rule-confirm-pace = Автоматически
page-label-rule-confirm-ok = После ОК
page-label-rule-check = Чтобы проверить карту
page-label-rule-check-word = Нажмите «Проверка»
page-label-rule-check-lift = Поднимите и верните
page-label-rule-commit = Ход засчитан
page-label-rule-commit-ok = После ОК
page-label-rule-commit-turned = Когда перевёрнута
page-label-rule-commit-pace = Автоматически
page-label-rule-collapse = Башня падает, если землетрясений
page-label-rule-collapse-exceeds = больше её стойкости
page-label-rule-collapse-equals = не меньше её стойкости
page-label-rule-threshold = Новое здание должно быть
page-label-rule-threshold-above = выше вашего самого высокого
page-label-rule-threshold-reach = не ниже вашего самого высокого
page-label-rule-timer = Ограничение времени
page-label-rule-timer-off = Без ограничения
page-label-rule-timer-gentle = Напомнить
page-label-rule-timer-strict = Со штрафом
page-label-rule-turn-seconds = Время на ход

# Клавиатура и карты по названию.
page-label-name = Имя
page-label-space = Пробел
page-keyboard-asks = Кто играет?
page-keyboard-named = Сохранить имя { $name }?
page-label-search = Наберите часть названия
page-search-nothing = Карты с таким названием здесь нет. Та ли раскладка?

# Отложенные партии и прошлое.
page-label-shelf = Отложенные партии
page-shelf-touch = Коснитесь партии, чтобы её продолжить.
page-shelf-empty = Пока ничего не отложено.
page-shelf-nothing = Здесь ждут партии, которые вы прервали.
page-shelf-turn = { $game }: ходит { $name }.
page-history-count = { $count ->
    [1] Пока одна партия. Коснитесь её, чтобы посмотреть, как она прошла.
    [one] { $count } партия. Коснитесь любой, чтобы посмотреть, как она прошла.
    [few] { $count } партии. Коснитесь любой, чтобы посмотреть, как она прошла.
    [many] { $count } партий. Коснитесь любой, чтобы посмотреть, как она прошла.
   *[other] { $count } партии. Коснитесь любой, чтобы посмотреть, как она прошла.
}
page-history-none = Здесь ещё не играли.
page-history-nothing = После первой партии здесь можно будет её пересмотреть.
page-story-nothing = В этой партии ещё ничего не случилось.
page-story-taken-back = { $text } Отменено.
page-label-story-whole = Вся партия
page-label-story-step = Ход { $step } из { $count }
page-players-touch = Коснитесь имени, чтобы увидеть статистику.
page-players-none = Здесь ещё никто не играл.
page-players-nothing = После первой партии здесь появятся игроки.
page-label-column-matches = Партий
page-label-column-won = Побед
page-label-column-shared = Ничьих
page-label-column-open = Не окончено
page-label-in-game = { $count ->
    [one] { $count } партия, побед: { $most }
    [few] { $count } партии, побед: { $most }
    [many] { $count } партий, побед: { $most }
   *[other] { $count } партии, побед: { $most }
}
page-player-counts = { $count ->
    [0] Оконченных партий пока нет.
    [one] Статистика за { $count } партию.
    [few] Статистика за { $count } партии.
    [many] Статистика за { $count } партий.
   *[other] Статистика за { $count } партии.
}
page-player-nothing = Статистики пока нет.

# Настройки.
page-settings-at-once = Изменения действуют сразу.
page-label-percent = { $count } %
page-label-on = Да
page-label-off = Нет
page-label-setting-language = Язык
page-label-setting-letters = Размер текста
page-label-setting-voice = Голос
page-label-voice-all = Всё
page-label-voice-verdicts = Решения
page-label-voice-blind = Только звук
page-label-voice-off = Выключен
page-hint-voice = Только звук: играть без экрана.
page-label-setting-loudness = Громкость
page-label-setting-has-sounds = Звуки
page-label-setting-is-night = Тихий режим
page-hint-is-night = Все звуки тише.
page-label-setting-has-lessons = Подсказки новичкам
page-label-setting-is-calm = Меньше движения
page-label-setting-has-printed-units = Единицы как на картах
page-hint-has-printed-units = Например, футы и мили.
page-label-setting-is-full = Во весь экран
page-label-setting-standby = Телевизор засыпает через
page-label-minutes = { $count ->
    [0] Никогда
   *[other] { $count } мин
}

# Правила.
page-label-rules = Правила
page-label-rules-happened = Что сейчас произошло
page-label-rules-own = Игра
page-label-rules-table = За любым столом
page-label-rules-hidden = Что остаётся тайной
page-rules-all = У каждого решения указан номер правила.
page-rules-happened = Отмеченное правило объясняет последнее решение.

# Поле.
page-health-well = Все места на поле работают, партии сохраняются.
page-health-more = Ещё неполадок: { $count }.
page-label-all-works = Всё работает
page-label-health-works = Мест работает
page-health-kept = Партии хранятся на этом устройстве.
page-health-unkept = Сейчас партии не сохраняются. Есть ли место на диске?
page-label-place-works = Работает
page-label-place-card = Карта
page-label-place-heard = Карта видна
page-label-place-weak = Плохо видит
page-label-place-two-cards = Две карты
page-label-place-unknown = Незнакомая карта
page-label-place-silent = Не отвечает
page-label-place-blind = Не участвует
page-label-check = Проверка поля
page-label-try = Проверить места
page-label-check-heard = Места, где карта видна
page-label-of-all = { $count } из { $most }
page-label-skip = Пропустить
page-check-lay = Кладите карту на каждое место по очереди. Где она видна, появится галочка.
page-check-done = Карта видна на каждом месте.

# Картинки, объясняющие игру.
page-label-explain = Как играть
page-label-next = Дальше
page-label-understood = Понятно

# Картинки игроков.
page-label-avatar = Выбрать картинку
page-setup-avatar = { $name }, выберите картинку.
page-avatar-none = Буква
page-avatar-bear = Медведь
page-avatar-cat = Кот
page-avatar-elephant = Слон
page-avatar-fox = Лиса
page-avatar-frog = Лягушка
page-avatar-hedgehog = Ёж
page-avatar-lion = Лев
page-avatar-octopus = Осьминог
page-avatar-owl = Сова
page-avatar-penguin = Пингвин
page-avatar-rabbit = Кролик
page-avatar-whale = Кит
