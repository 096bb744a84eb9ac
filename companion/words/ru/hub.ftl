# Что терминал говорит о подключённых платах и о том, что лежит на хабе.
hub-none = Не подключено ни одной платы, которая могла бы быть хабом.

# Что на порту.
hub-is-hub = Хаб, { $count ->
    [0] антенн нет
    [one] { $count } антенна
    [few] { $count } антенны
    [many] { $count } антенн
   *[other] { $count } антенны
}, запускался { $starts ->
    [one] { $starts } раз
    [few] { $starts } раза
    [many] { $starts } раз
   *[other] { $starts } раза
}.
hub-firmware = Его прошивка: { $firmware }
hub-in-file = В файл поля: { $line }
hub-crash = Что он хотел сказать:
hub-is-version = Хаб с версией протокола { $version }, а у этого facedown версия { $own }. Запишите в него прошивку этого facedown:
hub-is-prompt = MicroPython, но хаб на нём не работает. Чтобы плата стала хабом:
hub-mend-stopped = Если прошивка на ней уже есть и её только остановили, достаточно запустить:
hub-is-silent = Никто не отвечает. Отключите плату и подключите снова; если не поможет, запишите прошивку заново:
hub-is-held = Занято программой { $program }, поэтому вопрос не задавался. Судья освободит порт после { $command }
hub-is-held-nameless = Занято другой программой, поэтому вопрос не задавался. Судья освободит порт после { $command }
hub-is-denied = Вам нельзя его открыть. Вступите в группу, которой можно, и войдите в систему снова:
hub-is-gone = Его нет, или это не последовательный порт.
hub-is-other = Что-то другое, и вопрос не задавался. Если это всё же хаб, назовите его порт.
hub-blank = Плата ждёт MicroPython ({ $chip }, USB { $place })
hub-mend-blank = Скопируйте файл UF2 с MicroPython на её диск { $drive }. Для каждого вида плат он свой: { $where }
hub-mend-blank-driveless = Скопируйте файл UF2 с MicroPython на её диск. Для каждого вида плат он свой: { $where }

# Что собрано.
hub-gathered = { $count ->
    [one] { $count } файл
    [few] { $count } файла
    [many] { $count } файлов
   *[other] { $count } файла
} собрано в { $folder }: всё, что нужно хабу.
hub-antennas = { $count ->
    [one] На нём { $count } антенна.
    [few] На нём { $count } антенны.
    [many] На нём { $count } антенн.
   *[other] На нём { $count } антенны.
}
hub-board-kept = Файл board.py остался таким, каким вы его сделали.
hub-board-ours = Если проводка у вас не такая, как в firmware/README.md, сначала измените там board.py.
hub-board-wrong = Так, как сказано в board.py, хаб собрать нельзя. Измените его и повторите:
hub-only-blank = Подключённая плата ждёт MicroPython; как его записать, скажет «facedown hub list».
hub-several = Подключено несколько плат. Их номера скажет «facedown hub list»; поставьте нужный вместо { $placeholder }.
hub-put = Так файлы попадут на плату, и она запустится. Если судья работает, пусть сначала освободит порт: { $command }
