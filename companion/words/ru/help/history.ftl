# Справка команды `facedown history`.

help-history-about = Что было сыграно. Без других слов: список всех партий.
help-history-deck = только об этой колоде; по умолчанию обо всех, которыми играли
help-history-export = оконченные партии строками JSON или в нотации, на стандартный вывод
help-history-name = один игрок и всё, что за него подсчитано
help-history-notation = одна партия в записи своей игры (о ней NOTATION.md рядом с её правилами)
help-history-number = номер партии
help-history-numbers = номера партий; по умолчанию все
help-history-players = подсчёты всех игроков или одного
help-history-seen = какие карты уже видели и оставляют в коробке и когда все они возвращаются
help-history-series = серии партий и счёт в них
help-history-show = ход партии, действие за действием
help-history-tonight = партии этого вечера и кто чего достиг
