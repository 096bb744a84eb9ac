# Что стоит на печатных листах и что о них говорит терминал.

# На листах, мелко у края.
print-rule = 100 мм
print-sheet-cards = { $deck }: лист { $which } из { $of }, { $side ->
    [face] лица
   *[back] рубашки
}
print-sheet-labels = { $deck }: этикетки, лист { $which } из { $of }

# На картах, которые на руках держат в тайне: что это за карта.
print-kind-foundation = фундамент
print-kind-floor = этаж
print-kind-special = особый этаж
print-kind-toilet = туалет
print-kind-roof = крыша
print-kind-toilet-roof = крыша с туалетом
print-kind-study = исследование
print-kind-insurance = страховка
print-kind-tornado = торнадо
print-kind-earthquake = землетрясение
print-kind-century = землетрясение века
print-kind-prize = приз
print-category-residential = жильё
print-category-offices = офисы
print-category-hotels = отели
print-category-restaurants = рестораны
print-category-shops = магазины

# В терминале.
print-wrote-cards = { $file }: { $deck }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
} на { $sheets ->
    [one] { $sheets } листе
    [few] { $sheets } листах
    [many] { $sheets } листах
   *[other] { $sheets } листа
}, до { $each } на листе.
print-wrote-labels = { $file }: { $deck }, { $cards ->
    [one] { $cards } этикетка
    [few] { $cards } этикетки
    [many] { $cards } этикеток
   *[other] { $cards } этикетки
} на { $sheets ->
    [one] { $sheets } листе
    [few] { $sheets } листах
    [many] { $sheets } листах
   *[other] { $sheets } листа
}, до { $each } на листе.
print-how-cards = Печатайте с двух сторон в масштабе 100 %, с переворотом по { $turn ->
    [short] короткому
   *[long] длинному
} краю, и измерьте линейку у края листа: в ней должно быть 100 мм.
print-how-labels = Печатайте в масштабе 100 % и измерьте линейку у края листа: в ней должно быть 100 мм.
print-spoils = На лицах стоят все числа: тому, кто хочет этими картами играть, лучше не смотреть.
print-labels-secret = Карты этой колоды на руках держат в тайне: клейте этикетки на лица, рубашки должны быть одинаковы.
