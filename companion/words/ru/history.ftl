# Что терминал рассказывает о прошедших партиях.
history-none = Пока не записано ни одной партии.
history-none-tonight = В этот вечер партий ещё не было.
history-none-series = Пока не записано ни одной серии.
history-match = Партия { $match }: { $game }
history-began = { $date }, { $time }
history-players = Игроки: { $players }
history-played = { $game }, { $with }
history-bot = { $name } (компьютер)
history-unfinished = { $players } ({ $how ->
    [aside] отложена
   *[open] не окончена
})
history-legend = * победа
history-won = { $count ->
    [1] Побеждает { $players }.
   *[other] Победу делят { $players }.
}
history-stands = { $how ->
    [aside] Отложена, не окончена.
   *[open] Не окончена.
}
history-turn = Ходит { $seat }.
history-hands = Карты на руках: { $players }
history-total = Итог: { $players }
history-taken-back = x отменено позже или засчитано иначе

# Даты и время.
history-day = { $weekday }, { $date }
history-date = { $day } { $month } { $in-year } г.
history-time = { $hour }:{ $minute }
history-weekday-1 = Понедельник
history-weekday-2 = Вторник
history-weekday-3 = Среда
history-weekday-4 = Четверг
history-weekday-5 = Пятница
history-weekday-6 = Суббота
history-weekday-7 = Воскресенье
history-month-1 = января
history-month-2 = февраля
history-month-3 = марта
history-month-4 = апреля
history-month-5 = мая
history-month-6 = июня
history-month-7 = июля
history-month-8 = августа
history-month-9 = сентября
history-month-10 = октября
history-month-11 = ноября
history-month-12 = декабря

# Игры и колоды, как они названы в списках; своя колода названа по своему id.
history-deck-countries = Страны
history-deck-landmarks = Достопримечательности
history-deck-movies = Фильмы

# Игроки.
history-column-matches = партий
history-column-wins = побед
history-column-shared = из них общих
history-column-unfinished = не окончено
history-in-game = { $game }: { $counted }
history-matches = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}
history-wins = { $count ->
    [0] побед нет
    [one] { $count } победа
    [few] { $count } победы
    [many] { $count } побед
   *[other] { $count } победы
}
history-shared = { $count ->
    [one] из них { $count } общая
    [few] из них { $count } общие
    [many] из них { $count } общих
   *[other] из них { $count } общей
}
history-open-matches = не окончено: { $count }
history-points = очки

# Серии.
history-series = { $game }, серия из { $best }
history-series-matches = { $count ->
    [one] партия { $matches }
    [few] партии { $matches }
    [many] партии { $matches }
   *[other] партии { $matches }
}
history-series-open = { $count ->
    [one] для победы нужна { $count } партия
    [few] для победы нужны { $count } партии
    [many] для победы нужно { $count } партий
   *[other] для победы нужно { $count } партии
}

# Карты, которые уже видели.
history-seen-nowhere = Ещё не играли ни одной колодой, в которой откладывают карты, которые уже видели.
history-seen-deck = { $name } ({ $id }): уже видели { $count }, новых { $fresh }
history-seen-needed = Все карты возвращаются, как только новых меньше, чем нужно на партию: { $takes }.
history-seen-takes = { $players ->
    [one] на { $players } игрока { $count }
    [few] на { $players } игроков { $count }
    [many] на { $players } игроков { $count }
   *[other] на { $players } игрока { $count }
}
history-seen-returns = Сейчас все карты вернулись бы при таком числе игроков: { $players }.
