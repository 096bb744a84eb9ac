# Общее для справки нескольких команд.

help-common-break = что неисправно в имитации считывателей, для репетиции: dead:B2, stuck:hub-3, weak:D4=30, garble=5, pull:hub-3@60s..90s, telephone:pad@20s; все перечислены в hardware/README.md; можно указать несколько раз

help-common-commands = команды
help-common-deck = название колоды или её папка
help-common-exit-codes = Коды завершения: 0 — всё сделано, 1 — найдено что-то неладное, 2 — команда набрана не так или файл не годится, 78 — неладно с настройками.
help-common-facedown = Судья для карточных игр, в которых карты лежат рубашкой вверх.
help-common-force = заменить файл, если он уже есть
help-common-journal = какой журнал; по умолчанию журнал этого пользователя
help-common-json = один объект JSON вместо страницы
help-common-lang = en, ru или fr; по умолчанию как сказано в facedown.toml, а иначе язык системы
help-common-list-json = по объекту JSON в строке вместо страницы
help-common-log = писать в этот файл всё, что входит, и всё, что говорится
help-common-more = ещё
help-common-version = показать версию программы и выйти
help-common-what = что сделать
help-common-usage = использование:
help-common-colon = :
help-common-arguments = аргументы
help-common-options = параметры
help-common-help = показать эту справку и выйти
help-common-mat = название поля или его файл; по умолчанию { $usual }
