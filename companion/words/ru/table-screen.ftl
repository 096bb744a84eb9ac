# What stands beside the table on the screen.
screen-mark-duet = Дуэт
screen-mark-trio = Трио
screen-mark-draws = берёт { $count }
screen-mark-out = вне игры
screen-button-ok = ОК
screen-the-swap = { $seat }: поменяйте местами карты «{ $card-1 }» и «{ $card-2 }».
screen-button-shift = Сдвинуть всё
screen-button-cancel = Отмена
screen-button-check = Проверка
screen-button-go-on = Продолжить
screen-button-end = Итоги
screen-button-more = Ещё
screen-button-undo = Вернуть ход
screen-label-draw = Взять карту
screen-label-series = Партия { $match } из { $most }
screen-threshold = ≥ { $height } м
screen-not-kept = Партии не сохраняются, как и было задано.
