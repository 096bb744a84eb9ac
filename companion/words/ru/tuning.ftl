# Что терминал говорит, пока поле проверяют или настраивают.
tuning-title = Поле «{ $name }»
tuning-title-calibrated = Поле «{ $name }», настроено
tuning-title-uncalibrated = Поле «{ $name }», не настроено
tuning-simulated-test = Считыватели здесь смоделированы, и на каждом лежит карта.
tuning-broken = В них неисправно то, что было заказано: { $breaks }.
tuning-simulated-calibrate = Считыватели здесь смоделированы, и метку кладёт сама программа.
tuning-simulated-slots = Смоделированные места, карта там лежать не может: { $slots }.
tuning-legend-empty = пусто
tuning-legend-card = карта
tuning-legend-share = проценты: карта и доля опросов, в которых её слышно
tuning-legend-two = две карты
tuning-legend-unknown = неизвестная метка
tuning-legend-unreadable = что-то, чего не прочесть
tuning-legend-silent = нет ответа
tuning-legend-simulated = смоделировано
tuning-live-end = Ctrl-C закончит проверку и скажет, что делать.
tuning-column-slot = место
tuning-column-reads = что там
tuning-column-rate = слышно
tuning-column-faults = сбои
tuning-column-chip = микросхема
tuning-reads-empty = пусто
tuning-reads-silent = нет ответа
tuning-reads-simulated = смоделировано
tuning-reads-unreadable = не прочесть
tuning-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
tuning-unknown-tags = { $count ->
    [one] { $count } неизвестная метка
    [few] { $count } неизвестные метки
    [many] { $count } неизвестных меток
   *[other] { $count } неизвестной метки
}
tuning-percent = { $share } %
tuning-hub = { $name }: { $count ->
    [one] { $count } антенна
    [few] { $count } антенны
    [many] { $count } антенн
   *[other] { $count } антенны
}, данных пока нет
tuning-hub-turns = { $name }: { $count ->
    [one] { $count } антенна
    [few] { $count } антенны
    [many] { $count } антенн
   *[other] { $count } антенны
}, самый долгий опрос { $worst } мс, потеряно кадров: { $dropped }
tuning-passes = { $count ->
    [one] { $count } проход
    [few] { $count } прохода
    [many] { $count } проходов
   *[other] { $count } прохода
} за { $seconds } с
tuning-all-well = Всё в порядке.
tuning-nothing-lay = Все считыватели отвечают. Чтобы узнать, хорошо ли они слышат, положите на каждое место по карте и проверьте ещё раз.

# Что не так с хабом.
tuning-trouble-unplugged = Хаба «{ $name }» нет. Подключите его; если он подключён, проверьте командой «facedown hub list» его порт в файле поля.
tuning-trouble-silent = Хаб «{ $name }» не отвечает. Отключите его и подключите снова; если не поможет, «facedown hub list» скажет, что с ним.
tuning-trouble-wire-version = В хабе «{ $name }» прошивка другого facedown, поэтому он не работает. Нужную соберёт «facedown hub files hub» и скажет, как её записать.
tuning-trouble-slots = У хаба «{ $name }» не столько антенн, сколько сказано в файле поля. Поправьте его места там или ANTENNAS в его board.py.
tuning-trouble-crashed =
    Хаб «{ $name }» упал и начал работу заново. Если это повторяется, проверьте питание и запишите прошивку ещё раз.
tuning-trouble-slow = Хаб «{ $name }» отвечает медленно. Подключите его напрямую, без разветвителя, и проверьте, не занят ли компьютер чем-то ещё.
tuning-trouble-away = «{ $name }» временами молчит целиком. Проверьте его разъём, кабель и питание, а также провода, общие для всех его плат.
tuning-trouble-own = Этот компьютер не может опрашивать «{ $name }». Ниже то, что сказала его программа; если это не поможет, проверьте, включён ли SPI, и провода.
tuning-trouble-own-wordless = Этот компьютер не может опрашивать «{ $name }». Проверьте, включён ли SPI, и провода.
tuning-trouble-own-screen = «{ $name }»: этот компьютер не может опрашивать свои считыватели. Почему, скажет команда «facedown mat test».
tuning-trouble-other = С хабом «{ $name }» что-то, чего я не знаю. Обновите facedown.

# Что не так с местами.
tuning-mend-readerless = У этого поля нет ни одного считывателя со своим местом. Укажите в его файле места и считыватели, которые их обслуживают.
tuning-mend-mute = Нет ответа: { $slots }. Проверьте провода этих плат, начиная с линии выбора и питания 3,3 В; потом попробуйте другую плату.
tuning-mend-strange =
    Микросхемы неизвестного вида: { $slots }. Если слышат хорошо, пусть работают; если нет, поищите плохой контакт или попробуйте другую плату.
tuning-mend-check =
    Микросхемы не запоминают того, что им сказано: { $slots }. Проверьте провода, укоротите их или уменьшите скорость шины.
tuning-mend-resets =
    Микросхемы, которые сами начинали заново: { $slots }. Им не хватает питания: поставьте рядом с каждой 100 нФ и 47 мкФ, возьмите провода потолще.
tuning-mend-unsteady = Временами молчат: { $slots }. Там плохой контакт, или провода слишком длинные для такой скорости шины.
tuning-mend-unreadable =
    Там лежит что-то, чего не прочесть: { $slots }. Часто это две метки одна на другой или металл рядом. Положите туда одну карту.
tuning-mend-weak =
    Плохо слышно: { $slots }. Положите карту на середину места. Если не поможет, запустите «facedown mat calibrate»,
    придвиньте антенну ближе к карте и уберите металл подальше.
tuning-mend-overhears =
    Слышна и карта соседа: { $slots }. Запустите «facedown mat calibrate» или уменьшите усиление этих считывателей.
tuning-mend-unheard =
    Не слышно ни при каком усилении: { $slots }. Положите метку на середину места и повторите с --slots;
    если не поможет, проверьте провода антенны или попробуйте другую плату.

# Настройка.
tuning-intro =
    Одна метка обходит все места, и пока она лежит, слушает каждая антенна. Всё остальное с поля уберите.
    Enter пропускает место; Ctrl-C заканчивает, и найденное до того сохраняется.
tuning-clear = Что-то лежит здесь: { $slots }. Уберите с поля всё, или нажмите Enter, чтобы продолжить и так.
tuning-ask = Положите метку на { $slot }.
tuning-elsewhere = { $slot } пока ничего не слышит, зато слышит { $slots }. Положите метку на середину { $slot }; Enter пропустит { $slot }.
tuning-no-answer = { $slot } не отвечает и пропускается.
tuning-measured = { $slot }: { $gain } дБ, слышно в { $share } опросов
tuning-measured-with = { $slot }: { $gain } дБ, слышно в { $share } опросов; слышно и здесь: { $slots }
tuning-unheard = { $slot }: не слышно ни при каком усилении
tuning-earlier = Найденное раньше не годится и будет заменено ({ $why }).
tuning-passed-over = Не измерено: { $slots }.
tuning-groups = { $count ->
    [one] Все антенны могут работать одновременно.
    [few] Антенны работают по очереди, { $count } группы: так те, что слышат друг друга, не включаются вместе.
    [many] Антенны работают по очереди, { $count } групп: так те, что слышат друг друга, не включаются вместе.
   *[other] Антенны работают по очереди, { $count } группы: так те, что слышат друг друга, не включаются вместе.
}
tuning-kept = Сохранено: { $file }
tuning-not-kept = Ничего не сохранено, потому что это не собственные считыватели поля; --file сохранит найденное в файл.
tuning-nothing-measured = Ничего не измерено, и всё остаётся как было.
tuning-broken-off = Настройка прервана.

# Отчёт о деталях поля.
tuning-report-intro =
    Это займёт минут десять; нужна одна карта с меткой. В файле нет имён, названия поля, карт и номеров меток.
    Ctrl-C прерывает, и то, что измерено до этого, сохраняется.
tuning-report-bus = Положите карту на { $slot } и нажмите Enter.
tuning-report-lay = Положите карту на { $slot }.
tuning-report-lift = Уберите карту с { $slot }.
tuning-report-leave = Не трогайте карту и стол { $seconds } секунд.
tuning-report-transfers = { $antennas ->
    [one] { $antennas } антенна
    [few] { $antennas } антенны
    [many] { $antennas } антенн
   *[other] { $antennas } антенн
}: { $count } передач в секунду
tuning-report-laid = Карта замечена в среднем через { $mean } мс, самое большее через { $most } мс
tuning-report-lifted = Что карту убрали, замечено в среднем через { $mean } мс, самое большее через { $most } мс
tuning-report-kept = Записано в { $file }. Просмотрите файл и пришлите его в проект.
