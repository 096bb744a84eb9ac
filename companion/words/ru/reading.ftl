# Что читается с экрана вслух там, где на нём стоит знак.
reading-label-pause = пауза
reading-label-undo = назад
reading-label-back = вернуться
reading-label-close = закрыть
reading-label-up = вверх
reading-label-down = вниз
reading-label-left = предыдущее
reading-label-right = следующее
reading-label-more = ещё
reading-label-tick = готово
reading-label-search = поиск
reading-label-violation = требует внимания
reading-label-weak = слышно плохо
reading-label-chosen = { $text }, выбрано
reading-label-card = карта { $count } из { $most }
reading-table = Стол.
