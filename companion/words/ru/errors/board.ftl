# Как соединён хаб, по его board.py.

board-no-such-chip = для CHIP нет микросхемы { $chip }
    .fix = укажите одну из: { $chips }

board-antennas-out-of-range = ANTENNAS равно { $count }, а линий в SELECTS хватает на 1–{ $most }
    .fix = укажите другое число или добавьте линии

board-lights-out-of-range = LIGHTS равно { $count }, а бывает от 0 до { $most }
    .fix = укажите, сколько есть огней

board-no-such-bus = антенна { $antenna } на шине { $bus }, которой нет в BUSES
    .fix = исправьте её линию в SELECTS

board-no-such-pin = { $use }: GP{ $pin }, а этот вывод у Pico не выведен
    .fix = выберите другой вывод

board-pin-is-used-twice = GP{ $pin } занят дважды: { $first } и { $second }
    .fix = выберите для одного из них другой вывод

board-pin-cannot-be = GP{ $pin } не может быть { $role } шины { $bus }
    .fix = выберите подходящий по документации RP2040

board-name-is-missing = { $name } не указано
    .fix = напишите его, как в board.py из поставки

board-value-of-another-kind = { $words }
    .fix = пишите значения, как в board.py из поставки

board-role-of-bus = { $role } шины { $bus }

board-sda-of-antenna = SDA антенны { $antenna }

board-rst = RST

board-lights = огни
