# Что терминал говорит о facedown.toml. Где строка кончается двоеточием, за ней пишется путь или команда.
config-begun = Начат файл, где каждый ключ объяснён и ни один пока не действует:
config-to-check = Когда измените его:

# Что находится при проверке.
config-no-file = Такого файла нет, и всё идёт как обычно:
config-begin = Чтобы начать его:
config-faults = С этим партию не сыграть так, как просит файл:
config-notes = Судья обойдётся и без этого; чтобы оно было:
config-sound = Всё годится, и всё названное в нём есть:
config-noted = Годится:
config-not-as-asked = Сам файл годится, а названное в нём — нет:

# Что действует и где это сказано.
config-file = # Что действует; если не командная строка, то сказано в:
config-file-none = # Что действует, пока этого файла нет:
config-usual = как обычно
config-of-line = строка { $line }
config-of-screen = выбрано на экране
config-of-screen-instead = выбрано на экране, и это важнее строки { $line }
config-of-system = язык системы
config-of-variable = { $variable }
config-of-variable-instead = { $variable }, и это важнее строки { $line }
config-usual-mat = воображаемое, какое привычно каждой игре
config-usual-voice-folder = записанных голосов нет
config-usual-voice-device = то, которое выбирает система
config-usual-voice-piper = кто ещё умеет говорить
config-usual-voice-words-a-minute = спокойно, как обычно
config-usual-screen-size = сколько позволит место
config-usual-screen-full = окно; в консоли весь экран
config-usual-screen-driver = найдётся сам
config-usual-television-standby = никогда
config-screen = Выбрано на экране, в файле:
config-screen-row = { $name }: { $choice }{ $way ->
    [set] { "" }
   *[usual] { " " }(как обычно)
}
config-folder-config = facedown.toml:
config-folder-state = Метки, партии, настройки:
config-folder-decks = Ваши колоды:
config-folder-mats = Ваши поля:
config-folder-cache = Что можно сделать заново:
