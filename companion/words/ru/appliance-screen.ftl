# Когда споткнулась сама программа: что случилось, что сохранено и как всё пойдёт дальше.
appliance-title-panic = Одну минуту
appliance-panic-part = { $part ->
    [mat] Извините, случилась заминка с полем.
    [screen] Извините, случилась заминка с экраном.
    [voice] Извините, случилась заминка с голосом.
    [record] Извините, случилась заминка с записью.
   *[other] Извините, у судьи случилась заминка.
}
appliance-panic-nobody = Никто за столом тут ни при чём.
appliance-panic-kept = Всё сыгранное сохранено. Оставьте карты как есть; разве что последнее действие придётся повторить.
appliance-panic-memory = Не выключайте: партия ещё не сохранена. Оставьте карты как есть.
appliance-panic-idle = Партия не шла, и всё сохранённое на месте.
appliance-panic-twice = В этой партии такое уже второй раз, поэтому сейчас откроется главная. Партия ждёт вас там.
appliance-panic-itself-match = Скоро партия пойдёт дальше сама.
appliance-panic-itself-home = Скоро главная откроется сама.
appliance-panic-itself-later = Через несколько минут программа попробует ещё раз.
appliance-panic-code = Подробности в журнале: код { $code }.
appliance-status-match = Коснитесь экрана или нажмите ОК, чтобы играть дальше.
appliance-status-home = Коснитесь экрана или нажмите ОК, чтобы открыть главную.
appliance-status-later = Коснитесь экрана или нажмите ОК, чтобы попробовать ещё раз.
appliance-label-go-on = { $goes ->
    [match] Продолжить
    [home] Главная
   *[later] Ещё раз
}

# Когда стол открыть нельзя: сначала надо исправить файл, поле или запись.
appliance-title-trouble = Игра не запускается: нужно кое-что исправить
appliance-status-trouble = Позовите того, кто всё настраивал. Потом игра запустится сама.
appliance-label-try-again = Ещё раз

# Выключение машины.
appliance-label-switch-off = Выключить
appliance-title-switch-off = Выключить?
appliance-switch-off-kept = Всё сыгранное сохранено и будет ждать вас здесь.
appliance-label-stay = Отмена
appliance-title-goes-off = Доброй ночи
appliance-goes-off-plug = Когда лампочка погаснет или перестанет мигать, вилку можно вынуть.

# На начальной странице.
appliance-mat-matter = На поле нужно кое-что проверить.
