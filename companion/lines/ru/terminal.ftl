# Что, кроме судьи, говорит демонстрация.
terminal-intro =
    Все карты лежат взакрытую. Вправо и вверх карты не должны убывать (здесь важно одно:
    { $characteristic }), но значение указано на обороте, и его никто не видит. Судья знает его и молчит.
    Кто не верит карте, проверяет её. Порядка нет: предыдущий игрок берёт три карты.
    Порядок есть: проверивший берёт две. Кто избавился от всех карт, тот победил.
terminal-checks = { $seat } поднимает карту «{ $card }»: проверка!
terminal-says-ok = { $seat } нажимает ОК.
terminal-shows = { $seat } прикладывает карту «{ $card }» к площадке.
terminal-chooses = { $seat } выбирает: { $option }.
terminal-beside = Рядом с полем: { $cards }
terminal-hand = { $name }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
terminal-pile = стопка: { $count }
terminal-end = { $seat } побеждает в партии { $seed }.
terminal-again = Та же партия ещё раз: { $command }
terminal-another = Другая, на троих: { $command }
terminal-own = Ваша собственная: { $command }
