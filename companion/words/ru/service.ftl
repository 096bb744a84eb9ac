# Что показывает о судье диспетчер служб: одна строка, которая меняется по ходу вечера.
service-status-starting = Запускается
service-status-idle = Партии сейчас нет.
service-status-match = { $game }, партия { $match }: на столе { $lying ->
    [one] { $lying } карта
    [few] { $lying } карты
    [many] { $lying } карт
   *[other] { $lying } карты
}, на руках { $hands ->
    [one] { $hands } карта
    [few] { $hands } карты
    [many] { $hands } карт
   *[other] { $hands } карты
}. { $turn }
service-status-over = { $game }, партия { $match }: она окончена.
service-status-silent = { $count ->
    [one] Не слышно { $count } места
    [few] Не слышно { $count } мест
    [many] Не слышно { $count } мест
   *[other] Не слышно { $count } места
} поля.
service-status-unkept = На диск ничего не пишется: партия идёт дальше в памяти.
