# Как партию открывают и продолжают.

app-log-is-no-text = в { QUOTED($path, whole: 1) } лежит не текст
    .fix = назовите отдельный файл

app-file-unwritable = записать { QUOTED($path, whole: 1) } не удаётся ({ $reason })
    .fix = назовите файл в папке, куда вам можно писать

app-match-is-under-way = там не окончена партия { $number } ({ $game }, { $names })
    .fix = добавьте --resume, чтобы продолжить её, или --new, чтобы отложить её и начать эту

app-setup-is-on-record = её подготовка уже записана
    .fix = уберите аргументы подготовки, кроме --lang

app-no-match-is-under-way = неоконченной партии там нет
    .fix = все партии покажет `facedown history`; чтобы начать новую, уберите --resume

app-played-in-a-terminal = её играли в терминале, и карты на руках знает только он
    .fix = продолжите её там: facedown play --text --resume { $number }

app-deck-has-changed = её колоды { $deck } в тогдашнем виде больше нет
    .fix = начните другую партию

app-played-on-a-mat = её играли настоящими картами на поле
    .fix = продолжите её там: facedown play --mat ФАЙЛ --resume { $number }

app-match-is-over = она окончена
    .fix = начните другую; как прошла эта, расскажет `facedown history show`

app-played-elsewhere = её играли не в этом терминале
    .fix = продолжите её там, где её играли, или начните другую

app-real-mat-with-bots = на настоящем поле люди играют настоящими картами
    .fix = уберите это или добавьте --simulated

app-endless-with-people = когда люди сыграют ещё раз, решают они сами
    .fix = назовите в --bots всех игроков или уберите --endless

app-record-is-given-up = --record: писать в { $file } больше не удаётся ({ $reason }); партия продолжается

app-no-card-has-a-tag = { $deck }: ни у одной карты этой колоды ещё нет метки, и никакую не узнать там, где она лежит; начните так: { $command }

app-or-keep-nothing = { $problem }
    .fix = { $problem-fix }, или не сохраняйте ничего: --no-journal
