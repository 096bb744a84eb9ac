# What stands beside the table on the screen.
screen-mark-duet = Дуэт
screen-mark-trio = Трио
screen-mark-draws = взять: { $count }
screen-mark-out = вне игры
screen-button-yes = Да
screen-button-shift = Сдвинуть всё
screen-button-swap = Поменять местами
screen-button-cancel = Отмена
screen-button-check = Проверка
screen-button-go-on = Продолжить
screen-button-end = Итоги
screen-button-more = Ещё
screen-button-undo = Вернуть ход
screen-label-series = Партия { $match } из { $most }
screen-match-over = Партия окончена.
screen-threshold = нужно выше { $height } м
screen-threshold-reach = нужно от { $height } м
screen-not-kept = Партии не сохраняются, как вы просили.
screen-time-up = Время вышло, { $seat }. Завершите ход.

# Карту только что положили, она ещё не засчитана.
screen-loose = { $seat }: карту «{ $card }» ещё можно передвинуть.

# Что отменяется: одно действие или всё после последнего хода единственного человека среди ботов.
screen-ask-act = { $act } Отменить это?
screen-ask-back = Вернуться к последнему ходу игрока { $seat }? Отменится и всё, что было потом.
screen-ask-back-play = { $seat }: отменить ход картой «{ $card }» и всё, что было потом?
