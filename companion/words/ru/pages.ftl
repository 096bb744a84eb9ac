# Начальная страница.
page-label-facedown = Facedown
page-home-saying = Судья для карт, которых никто не видит.
page-home-ready = Стол свободен. Новую партию можно начать в любую минуту.
page-home-cards-lie = { $count ->
    [one] На поле лежит { $count } карта.
    [few] На поле лежат { $count } карты.
    [many] На поле лежит { $count } карт.
   *[other] На поле лежит { $count } карты.
}
page-home-waits = Вас ждёт партия: { $game }.
page-home-turn = Сейчас ходит { $name }.
page-label-tonight = Сегодня вечером
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
page-label-leave = Закрыть
page-label-ok = ОК

# Подготовка партии.
page-label-begin = Начать
page-label-fewer = Раздать меньше
page-label-step-game = Игра
page-label-step-players = Игроки
page-label-step-rules = Правила
page-label-nobody = Пока никого
page-label-rules-usual = Обычные
page-label-rules-changed = { $count ->
    [one] { $count } своё правило
    [few] { $count } своих правила
    [many] { $count } своих правил
   *[other] { $count } своего правила
}
page-label-deck = Колода
page-label-order = Что сравнивают
page-label-best-of = Сколько партий
page-label-series = { $count ->
    [1] Одна партия
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
page-setup-same-name = Двух игроков зовут { $name }. Коснитесь одного из них и выберите другое имя.
page-setup-nobody = За столом пока никого нет.

# Домашние правила и что можно выбрать.
page-label-rule-hand = Сколько карт сдают каждому
page-label-rule-hand-seat = Сколько карт получает { $name }
page-label-rule-pile = Сколько карт в стопке
page-label-rule-trio-bonus = Карта после Трио
page-label-rule-trio-bonus-may = По желанию
page-label-rule-trio-bonus-must = Обязательна
page-label-rule-memory = Карты, вскрытые в прошлых партиях
page-label-rule-memory-remind = С напоминанием
page-label-rule-memory-strict = Лежат в коробке
page-label-rule-memory-off = Не в счёт
page-label-rule-pace = Через сколько карта засчитывается
page-label-rule-confirm = Выложенная карта засчитывается
page-label-rule-confirm-pace = Через миг
page-label-rule-confirm-ok = По кнопке ОК
page-label-rule-check = Карту проверяют
page-label-rule-check-word = Кнопкой «Проверка»
page-label-rule-check-lift = Подняв её
page-label-rule-commit = Выложенная карта считается сыгранной
page-label-rule-commit-ok = По кнопке ОК
page-label-rule-commit-turned = Когда перевёрнута
page-label-rule-commit-pace = Через миг
page-label-rule-collapse = Башня рушится, когда землетрясений
page-label-rule-collapse-exceeds = Больше, чем ей по силам
page-label-rule-collapse-equals = Столько, сколько ей по силам
page-label-rule-threshold = Новое здание по сравнению с самым высоким у владельца
page-label-rule-threshold-above = Выше
page-label-rule-threshold-reach = Не ниже
page-label-rule-timer = Время на действие
page-label-rule-timer-off = Без срока
page-label-rule-timer-gentle = Напомнить
page-label-rule-timer-strict = Со штрафом
page-label-rule-turn-seconds = Сколько времени

# Клавиатура и карты по названию.
page-label-name = Имя
page-label-space = Пробел
page-keyboard-asks = Кто играет?
page-keyboard-named = { $name }: ОК сохранит имя.
page-label-search = Часть названия карты
page-search-nothing = Среди предложенных карт такого названия нет.

# Отложенные партии и прошлое.
page-label-shelf = Отложенные партии
page-shelf-touch = Коснитесь партии, чтобы её продолжить.
page-shelf-empty = Отложенных партий нет.
page-shelf-nothing = Здесь ждут партии, которые прервали на середине.
page-shelf-turn = { $game }: ходит { $name }.
page-history-count = { $count ->
    [one] { $count } партия. Коснитесь любой, чтобы прочесть её.
    [few] { $count } партии. Коснитесь любой, чтобы прочесть её.
    [many] { $count } партий. Коснитесь любой, чтобы прочесть её.
   *[other] { $count } партии. Коснитесь любой, чтобы прочесть её.
}
page-history-none = Здесь ещё не сыграно ни одной партии.
page-history-nothing = После первой партии здесь появится рассказ о ней.
page-story-nothing = В этой партии ещё ничего не случилось.
page-story-taken-back = { $text } Отменено.
page-label-story-whole = Вся партия
page-label-story-step = Момент { $step } из { $count }
page-players-touch = Коснитесь имени, чтобы увидеть статистику.
page-players-none = Здесь ещё никто не играл.
page-players-nothing = После первой партии здесь появятся игроки.
page-label-column-matches = Партий
page-label-column-won = Побед
page-label-column-shared = Общих
page-label-column-open = Не окончено
page-label-in-game = { $count ->
    [one] { $count } партия, побед: { $most }
    [few] { $count } партии, побед: { $most }
    [many] { $count } партий, побед: { $most }
   *[other] { $count } партии, побед: { $most }
}
page-player-counts = { $count ->
    [0] Оконченных партий пока нет.
    [one] Всё, что подсчитано за { $count } партию.
    [few] Всё, что подсчитано за { $count } партии.
    [many] Всё, что подсчитано за { $count } партий.
   *[other] Всё, что подсчитано за { $count } партии.
}
page-player-nothing = Статистики пока нет.

# Настройки.
page-settings-at-once = Выбранное действует сразу.
page-label-percent = { $count } %
page-label-on = Да
page-label-off = Нет
page-label-setting-language = Язык
page-label-setting-letters = Размер текста
page-label-setting-voice = Голос
page-label-voice-all = Всё
page-label-voice-verdicts = Решения
page-label-voice-blind = Без экрана
page-label-voice-off = Молчит
page-label-setting-loudness = Громкость
page-label-setting-has-sounds = Звуки
page-label-setting-is-night = Ночью тише
page-label-setting-has-lessons = Пояснять новое
page-label-setting-is-calm = Меньше движения
page-label-setting-has-printed-units = Единицы как на картах
page-label-setting-is-full = Во весь экран
page-label-setting-standby = Телевизор засыпает
page-label-minutes = { $count ->
    [0] никогда
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
page-health-well = Поле слышит каждое место, партии сохраняются.
page-health-matter = { $count ->
    [one] Есть { $count } замечание.
    [few] Есть { $count } замечания.
    [many] Есть { $count } замечаний.
   *[other] Есть { $count } замечания.
}
page-health-kept = Партии хранятся на этом устройстве.
page-label-not-kept = Партии не сохраняются: { $text }
page-label-place-works = Работает
page-label-place-card = Карта
page-label-place-heard = Услышано
page-label-place-weak = Плохо слышит
page-label-place-two-cards = Две карты
page-label-place-unknown = Незнакомая карта
page-label-place-silent = Молчит
page-label-place-blind = Не участвует
page-label-check = Проверка поля
page-label-try = Проверить места
page-label-check-heard = Места, которые услышали карту
page-label-of-all = { $count } из { $most }
page-label-skip = Пропустить
page-check-lay = Положите карту на каждое место. Место, которое её услышит, получит галочку.
page-check-done = Каждое место услышало карту.
