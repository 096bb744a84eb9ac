# Полоса под столом, за которым играют в окне: чьи карты, какие места, куда положить взятую карту.
tray-stack-pile = Стопка
tray-stack-foundations = Фундаменты
tray-pad = Площадка
    .short = Сюда
tray-draw-pad = Для взятых карт
    .short = Взято
tray-shows-card = Показать карту судье
tray-shows-drawn = Показать взятую карту
tray-away-hand = Назад в руку
tray-away-stack = Назад в стопку
tray-away-box = В коробку
tray-away-beside = Рядом с полем
tray-away-ask = Пока не решать
tray-worth = { $metres } м · { $points } оч.
tray-worth-brief = { $metres } м +{ $points }
tray-asks-keep = Какую оставляете?
tray-asks-take = Вы взяли две карты не глядя. Какую оставляете?
tray-alone = { $name }, больше никто не смотрит?
tray-show = Показать мои карты

# Что можно нарочно испортить на этом месте.
tray-faults = Что случилось { $place-at }?
tray-fault-flaky = Карту слышно лишь изредка
tray-fault-dead = Оттуда больше ничего не слышно
tray-fault-two = Сверху лежит вторая карта
tray-fault-strange = Там лежит и незнакомая карта
tray-fault-well = Снова всё в порядке
