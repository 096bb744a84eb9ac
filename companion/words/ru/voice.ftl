# Что терминал говорит о том, кто умеет говорить.
voice-there = { $name }: { $voices }
voice-without = { $name } установлен, но без английского, русского или французского голоса.
voice-missing = { $name } не установлен. Чтобы установить: { $command }
voice-needs-files = Для каждого языка нужен файл голоса, названный в facedown.toml: { $example }
voice-no-file = Нет файла голоса { $file }
voice-recorded = Записанные голоса в { $folder }: { $counts }
voice-speaks = { $language ->
    [en] По-английски говорит { $name }.
    [ru] По-русски говорит { $name }.
   *[fr] По-французски говорит { $name }.
}
voice-nobody = { $language ->
    [en] По-английски здесь не говорит никто.
    [ru] По-русски здесь не говорит никто.
   *[fr] По-французски здесь не говорит никто.
}
voice-said = Говорит { $name }, { $how ->
    [new] речь была готова через { $milliseconds } мс.
   *[kept] речь уже была записана и нашлась за { $milliseconds } мс.
}
voice-lasts = Длится { $seconds } с.
voice-written = Сохранено в { $file }
voice-sounds = Звуки:

# Каждый звук — по тому, о чём он говорит.
voice-cue-placed = карта положена
voice-cue-revealed = карта открыта
voice-cue-fits = карта подходит
voice-cue-violation = карта лежит не так, как должна
voice-cue-penalty = штраф
voice-cue-prize = приз
voice-cue-turn = ходит другой игрок
voice-cue-unknown = незнакомая карта
voice-cue-cleared = всё снова в порядке
voice-cue-win = партия выиграна
voice-cue-ticking = осталось десять секунд
voice-cue-ringing = время вышло
voice-cue-lifted = карту, кажется, подняли
