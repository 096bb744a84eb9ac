# Где что-то не так. Имена файлов, параметров и ключей остаются как есть.

place-in = { $file }, { $place }
place-within = { $place }, { $name }
place-within-quoted = { $place }, { QUOTED($name) }
place-line = строка { $line }
place-line-of = { $file }, строка { $line }
place-row = строка { $row }
place-row-column = строка { $row }, столбец { $column }

place-command-line = командная строка
place-standard-input = стандартный ввод
place-standard-output = стандартный вывод
place-standard-stream = стандартный поток { $stream }
place-standard-streams = стандартный ввод или вывод
place-language = язык
place-screen = экран

place-setup = подготовка партии
place-setup-key = подготовка партии, { $key }
place-the-setup = подготовка партии
place-the-match = партия
place-match = партия { $number }
place-match-of = { $file }, партия { $number }
place-act = действие { $number }
place-player = игрок { $player }
place-the-deck = колода
place-deck = колода { $deck }
place-deck-quoted = колода { QUOTED($deck) }
place-deck-characteristics = колода { $deck }, характеристики
place-deck-card = колода { $deck }, карта { $card }
place-deck-terms = колода { $deck }, terms.{ $terms }
place-card = карта { $card }
place-card-quoted = карта { QUOTED($card) }
place-tag = метка { $tag }
place-tag-quoted = метка { QUOTED($tag) }
place-mat = поле { $mat }
place-mat-quoted = поле { QUOTED($mat) }
place-shipped-folder = папка { QUOTED($folder) } из поставки

# Значение, как оно написано, в кавычках языка; и строка о том, что не так.
place-quoted = «{ $text }»
place-problem = { $where }: { $what }; { $fix }
place-problem-in-short = { $where }: { $what }

place-printing = печать

place-switching-off = выключение

place-characteristic = характеристика { $number }

place-language-of = { $place }.{ $language }

place-columns-of-deck = characteristic, beside, traits
place-clock = часы

place-program = программа

place-workbooks = книги .xlsx

place-journal = журнал
