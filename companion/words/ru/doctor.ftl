# Что доктор говорит об этой машине и этом столе: что он увидел и как это исправить.
doctor-group-program = Программа
doctor-group-screen = Экран
doctor-group-sound = Звук
doctor-group-mat = Поле и его считыватели
doctor-group-table = Стол
doctor-group-machine = Машина
doctor-group-service = Служба

# На что смотрит каждая проверка.
doctor-about-python = Версия Python и разрядность: 32 или 64.
doctor-about-pygame = Какой pygame используется и не мешает ли ему другой.
doctor-about-libraries = Прочие библиотеки, на которых держится программа.
doctor-about-sqlite = SQLite, в котором хранится запись партий.
doctor-about-video = SDL и его видеодрайвер: какой нужен и какой получается.
doctor-about-graphics = Библиотеки, которыми рисуют на консоли.
doctor-about-outputs = Какие экраны подключены.
doctor-about-console = Не занял ли кто-то консоль, на которую идёт картинка.
doctor-about-fonts = Шрифты, которые идут с программой.
doctor-about-television = Можно ли усыпить и разбудить телевизор.
doctor-about-sound = Звуковые карты и то, играет ли звук.
doctor-about-voices = Кто на каком языке говорит.
doctor-about-mat = Файл поля и то, настроено ли оно.
doctor-about-spi = Шина SPI.
doctor-about-parts = Библиотеки для считывателей, кнопок и ламп на выводах Pi.
doctor-about-rights = Может ли тот, кто играет, пользоваться устройствами.
doctor-about-readers = Каждый считыватель поля: отвечает ли его микросхема.
doctor-about-hubs = Подключённые хабы и что говорит их прошивка.
doctor-about-config = Файл facedown.toml.
doctor-about-settings = То, что задано на экране.
doctor-about-decks = Все колоды, готовые и свои.
doctor-about-mats = Все файлы полей, готовые и свои.
doctor-about-tags = Список: какая метка у какой карты.
doctor-about-journal = Запись партий.
doctor-about-privacy = Могут ли другие на этой машине прочесть, что лежит лицом вниз.
doctor-about-board = Плата и её система.
doctor-about-space = Свободное место на диске.
doctor-about-disk = Переживёт ли записанное отключение питания.
doctor-about-power = Питание и температура Pi.
doctor-about-clock = Часы.
doctor-about-unit = Та ли служба установлена, что идёт с этой программой.
doctor-about-service = Работает ли служба.

# Чем всё кончается.
doctor-end-well = Всё в порядке.
doctor-end-warnings = { $count ->
    [one] Играть можно; { $count } пункт стоит внимания.
    [few] Играть можно; { $count } пункта стоят внимания.
    [many] Играть можно; { $count } пунктов стоят внимания.
   *[other] Играть можно; { $count } пункта стоят внимания.
}
doctor-end-faults = { $count ->
    [one] Нужно исправить { $count } пункт.
    [few] Нужно исправить { $count } пункта.
    [many] Нужно исправить { $count } пунктов.
   *[other] Нужно исправить { $count } пункта.
}
doctor-end-bundle = Для отчёта всё это теперь лежит в { $file }; что там ещё есть, говорит файл CONTENTS.txt в нём.

# Проверки, которые не дошли до конца.
doctor-late = Ответа не было { $seconds } с.
doctor-mend-late = Может быть, машина занята. Попробуйте эту проверку ещё раз, отдельно:
doctor-broken = Сама проверка упала: { $kind }, { $places }.
doctor-mend-broken = Это недосмотр программы. Сообщите о нём, приложив файл, который сделает эта команда:

# Программа.
doctor-python-well = Python { $version }, { $program }
doctor-python-old = Здесь Python { $version }, а нужен не старше чем { $oldest }.
doctor-mend-python-old = Установите facedown с более новым Python.
doctor-python-new = Python { $version } новее, чем { $newest }, последний, с которым проверяли facedown.
doctor-mend-python-new = Если что-то идёт странно, установите facedown с Python { $newest }.
doctor-python-bits = Система 32-разрядная: готового pygame для неё нет, кроме того, что в самой системе.
doctor-mend-python-bits = Лучше взять 64-разрядную систему; иначе проверьте, что установлено это:
doctor-pygame-well = { $name } { $version }
doctor-pygame-missing = Нет pygame, а без него ничего не показать.
doctor-mend-pygame-missing = Установите его:
doctor-pygame-both = В { $folder } лежат и pygame, и pygame-ce. Их файлы называются одинаково и перемешались.
doctor-mend-pygame-both = Уберите оба и установите один:
doctor-pygame-old = { $name } { $version } слишком стар; нужен { $least } или новее.
doctor-mend-pygame-old = Установите более новый:
doctor-pygame-behind = { $name } { $version } в { $folder } не используется, потому что { $other } стоит раньше. Так и должно быть.
doctor-libraries-well = { $names }
doctor-libraries-missing = Не установлено: { $names }.
doctor-mend-libraries-missing = Установите, чего не хватает:
doctor-libraries-printing = Карты здесь не напечатать: для этого нужны { $names }.
doctor-mend-libraries-printing = Если хотите печатать, установите нужное:
doctor-sqlite-well = SQLite { $version }
doctor-sqlite-old = В SQLite { $version } есть изъян, исправленный в { $safe }; он виден, только когда две программы пишут сразу. У facedown пишет одна, так что делать ничего не нужно.

# Экран.
doctor-video-well = SDL { $sdl } (pygame { $pygame }) показывает картинку через { $got }.
doctor-video-held = Экран сейчас у судьи, поэтому ничего не пробовали.
doctor-mend-video-held = Чтобы попробовать, ненадолго остановите судью:
doctor-video-elsewhere = Картинка идёт на рабочий стол, а этот терминал не на нём.
doctor-mend-video-elsewhere = Запустите доктора в терминале на том рабочем столе.
doctor-video-late = SDL не нашёл экрана вовремя.
doctor-mend-video-late = Перезапустите машину; если не поможет, проверьте, включён ли экран и подключён ли он.
doctor-video-crashed = SDL упал, пока искал экран (код { $code }).
doctor-mend-video-crashed = Обновите графические библиотеки системы и перезапустите машину.
doctor-video-missing = pygame не загружается: нет { $name }.
doctor-mend-video-missing = Установите его:
doctor-video-unasked = Здесь не спросить SDL { $sdl } (pygame { $pygame }) о его видеодрайверах.
doctor-mend-video-unasked = Посмотрите, появится ли картинка: facedown demo.
doctor-video-no-kmsdrm = pygame { $pygame } собран без KMSDRM и не умеет рисовать на консоли без рабочего стола.
doctor-mend-video-no-kmsdrm = Поставьте вместо него pygame-ce, он умеет:
doctor-video-unknown = У SDL { $sdl } (pygame { $pygame }) нет видеодрайвера { $wanted }; есть { $there }.
doctor-mend-video-unknown = Поправьте SDL_VIDEODRIVER или driver в facedown.toml.
doctor-video-refused = SDL { $sdl } (pygame { $pygame }) не смог взять видеодрайвер { $wanted }: { $why }.
doctor-mend-video-refused = Посмотрите проверки graphics, outputs и rights: они скажут, что мешает.
doctor-video-invisible = SDL { $sdl } (pygame { $pygame }) не нашёл экрана и рисовал бы там, где никто не видит ({ $got }).
doctor-mend-video-invisible = Запустите там, где есть экран, или играйте в терминале: facedown play --text.
doctor-video-chosen-invisible = SDL_VIDEODRIVER просит { $got }, а его никто не видит.
doctor-mend-video-chosen-invisible = Отмените это:
doctor-graphics-well = Всё, чем рисуют на консоли, на месте.
doctor-graphics-unneeded = Не нужно: картинка идёт на рабочий стол.
doctor-graphics-missing = Не хватает того, чем рисуют на консоли: { $names }.
doctor-mend-graphics-missing = Установите это:
doctor-outputs-well = Подключено: { $names }
doctor-outputs-unneeded = Не нужно: об этом заботится рабочий стол.
doctor-outputs-no-card = У этой машины нет видеокарты, на которую шла бы картинка (/dev/dri).
doctor-mend-outputs-no-card = На Pi в config.txt должна стоять строка dtoverlay=vc4-kms-v3d; потом перезапустите её.
doctor-outputs-dark = Ни один экран не подключён: { $names }.
doctor-mend-outputs-dark = Включите экран и проверьте, хорошо ли сидит кабель; потом перезапустите машину.
doctor-console-well = Консоль принадлежит судье.
doctor-console-unneeded = Не нужно: никакая служба здесь на консоли не рисует.
doctor-console-desktop = Экран занят рабочим столом, и служба не может рисовать на консоли.
doctor-mend-console-desktop = Установите службу для рабочего стола:
doctor-console-getty = Консоль tty1 есть и у судьи, и у приглашения войти.
doctor-mend-console-getty = Остановите приглашение:
doctor-console-other = Экран показывает консоль { $shown }, а не ту, что у судьи.
doctor-mend-console-other = Перейдите к ней по Ctrl+Alt+F1 или так:
doctor-fonts-well = { $count ->
    [one] { $count } шрифт, цел.
    [few] { $count } шрифта, все целы.
    [many] { $count } шрифтов, все целы.
   *[other] { $count } шрифта, все целы.
}
doctor-fonts-spoilt = Шрифты пропали или повреждены: { $names }.
doctor-mend-fonts-spoilt = Установите facedown заново так же, как в первый раз.
doctor-television-well = Телевизором можно управлять через { $device }.
doctor-television-unneeded = Об этом не просят: в facedown.toml не сказано, когда ему засыпать.
doctor-television-no-program = Усыпить телевизор некому: нет программы cec-ctl.
doctor-mend-television-no-program = Установите её:
doctor-television-no-device = Нет { $device }, через которое управляют телевизором; есть { $there }.
doctor-mend-television-no-device = Возьмите гнездо HDMI, ближнее к разъёму питания, или поправьте device в { $file }.

# Звук.
doctor-sound-well = Звук идёт через { $got }; карты: { $names }
doctor-sound-pipewire = Звук идёт через PipeWire, поэтому программа берёт буфер побольше.
doctor-mend-sound-pipewire = Если щелчки всё равно слышны, увеличьте шаг PipeWire; до следующего запуска это делает команда:
doctor-sound-held = Звук сейчас у судьи, поэтому ничего не пробовали. Карты: { $names }
doctor-sound-no-card = Звуковой карты нет, и всё только показывается.
doctor-mend-sound-no-card = Подключите её или включайте экран раньше машины: звук HDMI появляется и пропадает вместе с ним.
doctor-sound-late = Звук не открылся вовремя.
doctor-mend-sound-late = Может быть, он у другой программы. Закройте её и попробуйте снова.
doctor-sound-crashed = SDL упал, открывая звук (код { $code }).
doctor-mend-sound-crashed = Обновите звуковые библиотеки системы и перезапустите машину.
doctor-sound-device = Звуковое устройство { $device } не открывается: { $why }.
doctor-mend-sound-device = Назовите в { $file } другое; есть такие:
doctor-sound-refused = Звук не открывается: { $why }. Карты: { $names }
doctor-mend-sound-refused = Может быть, он у другой программы; иначе назовите устройство в facedown.toml, в разделе [voice].
doctor-voices-well = { $names }
doctor-voices-nobody = { $language ->
    [en] По-английски здесь никто не говорит.
    [ru] По-русски здесь никто не говорит.
   *[fr] По-французски здесь никто не говорит.
}
doctor-mend-voices-nobody = Установите голос:
doctor-voices-others = На этих языках здесь никто не говорит: { $names }.
doctor-mend-voices-others = Если хотите их слышать, установите голос:
doctor-voices-lost = Нет файлов голоса, которые названы в { $file }: { $names }.
doctor-mend-voices-lost = Положите их туда или поправьте файл.
doctor-voices-recorded = Записанные голоса не годятся.
doctor-mend-voices-recorded = Поправьте то, что названо здесь; до тех пор говорит другой голос.

# Поле и его считыватели.
doctor-mat-well = { $name }, настроено { $made }
doctor-mat-none = Поля нет: карты называют на экране.
doctor-mat-simulated = { $name }, считыватели смоделированы.
doctor-mat-unnamed = В { $file } поле не названо, поэтому считыватели не проверялись.
doctor-mend-mat-unnamed = Впишите туда его название или спросите об одном из них:
doctor-mat-no-file = Файла { $file }, где было бы названо поле, нет, поэтому считыватели не проверялись.
doctor-mend-mat-no-file = Если у этого стола есть поле со считывателями, создайте файл и впишите туда название поля:
doctor-mat-unusable = Поле { $name } не годится.
doctor-mend-mat-unusable = Поправьте то, что названо здесь.
doctor-mat-spoilt = Не проверялось, потому что файл поля не годится.
doctor-mat-calibration = Настройка поля { $name } не годится.
doctor-mend-mat-calibration = Настройте поле заново:
doctor-mat-uncalibrated = { $name }, ещё не настроено.
doctor-mend-mat-uncalibrated = Настроенное слышит лучше:
doctor-spi-well = { $names }
doctor-spi-unneeded = Не нужно: у этого поля нет считывателей на шине самого Pi.
doctor-spi-off = SPI выключен: нет { $names }.
doctor-mend-spi-off = Включите его; Pi после этого перезапустится:
doctor-spi-restart = SPI включён в config.txt, но { $names } пока нет.
doctor-mend-spi-restart = Появится, когда Pi перезапустится:
doctor-spi-other = Файл поля просит { $names }; у этой машины есть { $there }.
doctor-mend-spi-other = Поправьте bus и device в файле поля или включите другую шину в config.txt.
doctor-spi-nowhere = У этой машины нет шины SPI для считывателей поля ({ $names }).
doctor-mend-spi-nowhere = Возьмите Raspberry Pi или хаб; чтобы попробовать поле без считывателей, добавьте --simulated к facedown play.
doctor-parts-well = { $names }
doctor-parts-unneeded = Не нужно: к выводам этой машины ничего не подключено.
doctor-parts-missing = Не хватает библиотек для считывателей: { $names }.
doctor-mend-parts-missing = Установите их; для этого нужен компилятор или python3-spidev из apt:
doctor-parts-no-pins = Нет библиотеки для выводов Pi.
doctor-mend-parts-no-pins = Установите её:
doctor-parts-both = В одной папке стоят и rpi-lgpio, и RPi.GPIO, а файлы у них называются одинаково.
doctor-mend-parts-both = Оставьте одну:
doctor-parts-header = Контакты разъёма: { $name } ({ $label })
doctor-parts-no-chip = Ядро не показывает ни одной микросхемы GPIO, поэтому контакты разъёма недоступны.
doctor-mend-parts-no-chip = Обновите систему и перезапустите компьютер:
doctor-parts-other-chips = Нельзя понять, чему из { $names } принадлежат контакты разъёма.
doctor-mend-parts-other-chips = Проверьте командой «facedown doctor rights», можно ли их открыть; иначе обновите систему:
doctor-rights-well = { $name } может пользоваться всеми нужными устройствами, какие есть.
doctor-rights-lacking = { $name } не может пользоваться { $names }: они принадлежат группе { $group }.
doctor-mend-rights-lacking = Вступите в группу, потом выйдите из системы и войдите снова:
doctor-rights-later = { $name } будет в группе { $group } только со следующего входа и пока не может пользоваться { $names }.
doctor-mend-rights-later = Выйдите из системы и войдите снова или перезапустите машину.
doctor-rights-service = Пользователь службы { $name } не может пользоваться { $names }: они принадлежат группе { $group }.
doctor-mend-rights-service = Установите службу заново, это исправит группы:
doctor-rights-root = { $name } не может пользоваться { $names }: это может только root.
doctor-mend-rights-root = Их открывают правила, которые идут со службой:
doctor-readers-well = { $count ->
    [one] { $count } считыватель, отвечает.
    [few] { $count } считывателя, отвечают все.
    [many] { $count } считывателей, отвечают все.
   *[other] { $count } считывателя, отвечают все.
}
doctor-readers-no-mat = Не нужно: поле не названо.
doctor-readers-simulated = Не нужно: все считыватели этого поля смоделированы.
doctor-readers-broken = Проверяются модели считывателей, в которых неисправно: { $breaks }.
doctor-readers-held = Считыватели сейчас у судьи; о каждом говорит его страница состояния поля за кнопкой «Пауза».
doctor-mend-readers-held = Чтобы их опросил доктор, ненадолго остановите судью:
doctor-readers-held-by = Считыватели сейчас у другого facedown (процесс { $pid }).
doctor-mend-readers-held-by = Закройте его и спросите снова.
doctor-readers-silent = Ни один считыватель о себе не сообщил.
doctor-mend-readers-silent = Послушайте подольше, и будет видно, что говорит каждый:
doctor-hubs-well = { $port }: хаб { $unique } ({ $name }), { $firmware }, { $count ->
    [one] { $count } антенна
    [few] { $count } антенны
    [many] { $count } антенн
   *[other] { $count } антенны
}
doctor-hubs-none = Ни одного не подключено.
doctor-hubs-held = Порты заняты, поэтому никого не спрашивали.
doctor-hubs-port-held = { $port } ({ $name }) занят: { $by }.
doctor-hubs-version = { $port } ({ $name }): хаб с версией протокола { $theirs }, а у этого facedown { $ours }.
doctor-mend-hubs-version = Запишите в него прошивку этого facedown; эта команда собирает файлы и говорит как:
doctor-hubs-prompt = { $port } ({ $name }): MicroPython без программы хаба.
doctor-mend-hubs-prompt = Если это будет хаб, запишите в него программу; эта команда собирает файлы и говорит как:
doctor-hubs-silent = { $port } ({ $name }) как хаб не отвечает. Если это и не хаб, всё в порядке.
doctor-hubs-denied = { $port } ({ $name }) открыть нельзя.
doctor-mend-hubs-denied = Вступите в группу последовательных портов, потом выйдите из системы и войдите снова:
doctor-hubs-blank = Плата ({ $chip }, { $place }) ждёт MicroPython.
doctor-mend-hubs-blank = Запишите в неё MicroPython; что делать дальше, скажет это:
doctor-hubs-modem = Работает ModemManager и говорит с хабами, будто это модемы.
doctor-mend-hubs-modem = Установленная служба не подпускает его к хабам; иначе остановите его:

# Стол.
doctor-config-well = { $file }
doctor-config-none = Файла { $file } нет, всё как обычно.
doctor-config-unusable = { $file } не годится.
doctor-mend-config-unusable = Поправьте то, что названо здесь; всё ли теперь в порядке, скажет это:
doctor-settings-well = { $file }
doctor-settings-none = На экране пока ничего не задавали.
doctor-settings-unreadable = { $file } не прочесть: { $why }.
doctor-mend-settings-unreadable = Сделайте так, чтобы его мог читать тот, кто играет.
doctor-settings-spoilt = { $file } повреждён.
doctor-mend-settings-spoilt = При следующем запуске facedown уберёт его в сторону и начнёт с обычных настроек; задайте их на экране снова.
doctor-settings-put-by = Повреждённые настройки прежних дней лежат в { $file }.
doctor-mend-settings-put-by = Они больше никому не нужны:
doctor-decks-well = { $count ->
    [one] { $count } колода
    [few] { $count } колоды
    [many] { $count } колод
   *[other] { $count } колоды
}, { $most ->
    [0] своих нет
   *[other] из них своих: { $most }
}
doctor-decks-folder = Папку колод не прочесть.
doctor-mend-decks-folder = Сделайте так, чтобы её мог читать тот, кто играет.
doctor-decks-own = Ваша колода { $name } не годится: { $places }.
doctor-mend-decks-own = Что там не так, скажет это (и может показать то, что стоит на картах):
doctor-decks-shipped = Колода { $name }, которая идёт с программой, повреждена: { $places }.
doctor-mend-decks-shipped = Установите facedown заново так же, как в первый раз.
doctor-mats-well = { $count ->
    [one] { $count } поле
    [few] { $count } поля
    [many] { $count } полей
   *[other] { $count } поля
}
doctor-mats-own = Ваше поле { $file } не годится.
doctor-mend-mats-own = Поправьте то, что названо здесь.
doctor-mats-shipped = Поле { $name }, которое идёт с программой, повреждено.
doctor-mend-mats-shipped = Установите facedown заново так же, как в первый раз.
doctor-tags-well = { $count ->
    [one] { $count } метка; колоды: { $names }
    [few] { $count } метки; колоды: { $names }
    [many] { $count } меток; колоды: { $names }
   *[other] { $count } метки; колоды: { $names }
}
doctor-tags-none = Ни одна метка пока не известна, и поле не узнает ни одной карты.
doctor-mend-tags-none = Познакомьте его с метками колоды:
doctor-tags-unusable = { $file } не годится; смотрите { $places }.
doctor-mend-tags-unusable = Что не так в каждой строке, скажет это:
doctor-tags-deckless = Метки колод, которых здесь нет: { $names }. Они не мешают.
doctor-journal-well = { $file }, цел, { $size } МБ
doctor-journal-none = Пока не записано ни одной партии.
doctor-journal-damaged = { $file } повреждён.
doctor-mend-journal-damaged = При следующем запуске facedown уберёт его в сторону и начнёт новый; ничего не удаляется. Сначала сохраните то, что есть:
doctor-journal-foreign = Запись партий не годится.
doctor-mend-journal-foreign = Сделайте то, что названо здесь.
doctor-journal-unreadable = { $file } не прочесть ({ $why }).
doctor-mend-journal-unreadable = Сделайте так, чтобы тот, кто играет, мог там читать и писать:
doctor-journal-large = Запись партий выросла до { $size } МБ.
doctor-mend-journal-large = Пока есть место, она может расти и дальше; но копия не помешает:
doctor-journal-put-by = { $count ->
    [one] В { $folder } отложена { $count } повреждённая запись прежних дней.
    [few] В { $folder } отложены { $count } повреждённые записи прежних дней.
    [many] В { $folder } отложено { $count } повреждённых записей прежних дней.
   *[other] В { $folder } отложено { $count } повреждённой записи прежних дней.
}
doctor-mend-journal-put-by = Сохраните их для отчёта или удалите, если о тех партиях никто не жалеет.
doctor-privacy-well = Записи партий, метки и речь можете читать только вы.
doctor-privacy-open = Другие на этой машине могут читать в { $folder }: { $names }. Оттуда видно, какие карты лежат лицом вниз.
doctor-mend-privacy-open = Так это закрывается:
doctor-privacy-foreign = Другие на этой машине могут читать в { $folder }, и это принадлежит другому пользователю: { $names }. Оттуда видно, какие карты лежат лицом вниз.
doctor-mend-privacy-foreign = Закрыть может только владелец. Так это станет вашим:

# Машина.
doctor-board-well = { $model }, { $system }, { $processor }
doctor-board-other = { $system }, { $processor }
doctor-board-untried = { $model }, { $system }, { $processor }: для этой модели facedown не делали, он может быть медленным.
doctor-mend-board-untried = Подойдёт Raspberry Pi 3B+, 4, 5 или Zero 2 W.
doctor-space-well = Свободно { $free } ГБ для { $folder }
doctor-space-low = Для { $folder } свободно только { $free } ГБ.
doctor-mend-space-low = Освободите место, например так:
doctor-space-none = Для { $folder } почти нет места ({ $free } ГБ); партии могут больше не записаться.
doctor-mend-space-none = Освободите место, например так:
doctor-space-unknown = Неизвестно, сколько места свободно для { $folder }.
doctor-mend-space-unknown = Посмотрите, что скажет это:
doctor-disk-well = { $folder } лежит на постоянном диске ({ $kind }).
doctor-disk-unknown = Неизвестно, на каком диске лежит { $folder }.
doctor-disk-read-only = { $folder } лежит на диске, который ничего не принимает, и партии не сохраняются.
doctor-mend-disk-read-only = Так бывает с диском, который выходит из строя: сделайте копию. Чтобы писать на него ещё раз:
doctor-disk-fleeting = { $folder } лежит только в памяти ({ $kind }): партии, метки и настройки пропадут вместе с питанием.
doctor-mend-disk-fleeting = Отведите для неё отдельный диск или выключите в raspi-config режим overlay:
doctor-disk-overlay = { $folder } под оверлеем raspi-config: партии, метки и настройки исчезнут, когда отключат питание.
doctor-mend-disk-overlay = Выключите оверлей. Отдельный диск он накроет тоже, если в cmdline.txt нет «recurse=0»:
doctor-disk-overlaid = { $folder } на диске, который оверлей raspi-config сделал доступным только для чтения, поэтому партии не сохраняются.
doctor-mend-disk-overlaid = Пусть оверлей накрывает только диск самой системы:
doctor-power-well = Питание ровное, Pi не перегрет.
doctor-power-unneeded = Не нужно: это не Raspberry Pi.
doctor-power-unknown = Неизвестно, ровное ли питание.
doctor-mend-power-unknown = Посмотрите, что скажет это:
doctor-power-low = Питание прямо сейчас слишком слабое: ниже 4,63 В.
doctor-mend-power-low = Возьмите блок питания, сделанный для этого Pi, и короткий толстый кабель; считывателям дайте своё питание.
doctor-power-was-low = С тех пор как Pi включили, питание бывало слишком слабым.
doctor-mend-power-was-low = Возьмите блок питания, сделанный для этого Pi, и короткий толстый кабель; считывателям дайте своё питание.
doctor-power-hot = Pi так нагрет или был так нагрет, что стал медленнее.
doctor-mend-power-hot = Дайте ему воздуха или радиатор.
doctor-power-throttled = Pi сдерживает себя или сдерживал ({ $bits }).
doctor-mend-power-throttled = Проверьте его питание и дайте ему воздуха.
doctor-clock-well = { $now }
doctor-clock-behind = Часы ни разу не ставили: на них { $now }, а программа новее.
doctor-mend-clock-behind = Подключите машину один раз к сети или поставьте часы:
doctor-clock-unset = На часах { $now }, но после включения их никто не ставил, а часов, идущих без питания, у этой машины нет.
doctor-mend-clock-unset = Пока нет сети, у партий может стоять не то время. Подробнее об этом:

# Служба.
doctor-service-well = Судья работает как служба.
doctor-service-none = Не установлена; facedown здесь запускают вручную.
doctor-service-wanted = Не установлена: этот Pi сам судью не запускает.
doctor-mend-service-wanted = Если это будет стол, установите службу:
doctor-service-failed = Служба сдалась ({ $result }).
doctor-mend-service-failed = Почему, сказано в её журнале:
doctor-service-starting = Служба запускается, или запускается снова и снова.
doctor-mend-service-starting = Почему, сказано в её журнале:
doctor-service-stopped = Служба установлена, но не работает.
doctor-mend-service-stopped = Запустите её:
doctor-service-restarts = { $count ->
    [one] Служба сама перезапустилась { $count } раз.
    [few] Служба сама перезапустилась { $count } раза.
    [many] Служба сама перезапустилась { $count } раз.
   *[other] Служба сама перезапустилась { $count } раза.
}
doctor-mend-service-restarts = Почему, сказано в её журнале:
doctor-service-disabled = При включении машины служба не запускается.
doctor-mend-service-disabled = Пусть запускается:

doctor-unit-well = { $program }, как установлено
doctor-unit-none = Не нужно: служба не установлена.
doctor-unit-other = Служба запускает { $theirs }; здесь { $ours }.
doctor-mend-unit-other = Чтобы спросить ту программу, которую запускает служба, наберите facedown без пути.
doctor-unit-differs = Файлы службы не те, что у этой программы: { $names }.
doctor-mend-unit-differs = После обновления или правки вручную их исправит это; своё изменяют через systemctl edit facedown:

# Что лежит в отчёте.
doctor-bundle-head = Отчёт facedown: что его доктор нашёл на одной машине. Для того, кто поможет исправить.
doctor-bundle-never = Здесь нет: записи партий, меток, того, что стоит на картах, имён игроков. Пути и то, что написано в facedown.toml, стоят как есть: посмотрите на них, прежде чем отправлять.
doctor-bundle-report = Что нашёл доктор, по проверкам.
doctor-bundle-versions = Версии программы и того, на чём она держится, и какие папки она использует.
doctor-bundle-packages = Всё, что установлено в Python.
doctor-bundle-log = Последние строки журнала службы.
doctor-bundle-kernel = Что ядро сказало о SPI, USB, экранах, дисках и питании после включения.
doctor-bundle-files = Названия и размеры файлов стола, без того, что в них.
doctor-bundle-config = Настройки, как они есть.
doctor-bundle-mat = Файл поля, как он есть.
doctor-bundle-calibration = Что узнали об антеннах поля.
