# Ряд: что показывает его линейка и какие карты лежат рядом с полем.
ground-grows = { $name }, { $unit }: { $more }
ground-grows-plain = { $name }: { $more }
ground-beside = рядом с полем
ground-label-fits = Подходит
ground-label-misfits = Не сюда

# Башни.
ground-metres = { $height } м
ground-site = стройка { $slot }

# Что значат знаки у башен.
ground-label-prize = Приз
ground-label-notice = Брак или вонь
ground-label-umbrella = Страховка
ground-label-crack = Землетрясение
ground-label-shield = Стойкость
ground-label-roof = Самое высокое

# A check on the stage: the two numbers, and what the check costs.
ground-less = Ложная тревога: { $high } – { $more }.
ground-more = { $high } больше, чем { $low }.
ground-equal = { $low } и { $high } равны.
ground-in-order = Все открытые карты лежат по порядку.
ground-costs = { $seat } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
ground-label-here = сюда
