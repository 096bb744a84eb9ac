# Что стоит вместо значения в справке и ошибках.

help-metavar-card = КАРТА
help-metavar-card-column-value = КАРТА СТОЛБЕЦ=ЗНАЧЕНИЕ
help-metavar-cards = КАРТЫ
help-metavar-check = ПРОВЕРКА
help-metavar-command = КОМАНДА
help-metavar-deck = КОЛОДА
help-metavar-degrees = ГРАДУСЫ
help-metavar-edge = КРАЙ
help-metavar-file = ФАЙЛ
help-metavar-file-number = ФАЙЛ|НОМЕР
help-metavar-folder = ПАПКА
help-metavar-gb = ГБ
help-metavar-id = ID
help-metavar-language = ЯЗЫК
help-metavar-mat = ПОЛЕ
help-metavar-mm = ММ
help-metavar-name = ИМЯ
help-metavar-name-folder = НАЗВАНИЕ|ПАПКА
help-metavar-names = ИМЕНА
help-metavar-number = ЧИСЛО
help-metavar-other = ДРУГАЯ
help-metavar-paper = БУМАГА
help-metavar-port = ПОРТ
help-metavar-rules = ПРАВИЛА
help-metavar-seconds = СЕКУНДЫ
help-metavar-share = ДОЛЯ
help-metavar-side = СТОРОНА
help-metavar-sign = ЗНАК
help-metavar-size = РАЗМЕР
help-metavar-uid-card = UID|КАРТА
help-metavar-unit = ЕДИНИЦА
help-metavar-what = ЧТО
