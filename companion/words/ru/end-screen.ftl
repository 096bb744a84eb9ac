# Конец партии.
end-city = { $count ->
    [one] Построено { $count } здание
    [few] Построено { $count } здания
    [many] Построено { $count } зданий
   *[other] Построено { $count } здания
}, самое высокое — { $height } м. Есть на что посмотреть.
end-no-city = Не осталось ни одного здания. Земля подождёт.
end-table = На столе { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}. Все играли на славу.
end-left = Осталось карт
end-again = Ещё партию
end-home = На главную
end-story = Как всё было
end-ask-show-all = Открыть все закрытые карты? В следующий раз вы будете их знать.
end-ask-show-floors = Показать все этажи? Карты на руках и в стопке останутся тайной.
end-label-not-now = Не сейчас
end-label-keep = Сохранить картинку
end-run = { $seat }: подошли подряд { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
end-label-kept = Картинка сохранена: { $path }
