voice-folder-is-missing = такой папки нет
    .fix = назовите папку с записанными голосами

voice-folder-unreadable = прочитать это не удаётся ({ $reason })
    .fix = назовите папку с записанными голосами, которую вам можно читать

voice-index-too-large = файл больше { NUMBER($longest, useGrouping: 1) } байт
    .fix = напишите файл, табуляцию и текст, который в нём звучит

voice-index-unreadable = прочитать это не удаётся ({ $reason })
    .fix = сделайте так, чтобы вы могли прочесть этот файл

voice-text-has-a-file = у этого текста уже есть файл
    .fix = уберите одну из двух строк

voice-line-without-file-and-text = в строке нет файла и текста
    .fix = напишите файл, табуляцию и текст, который в нём звучит

voice-line-without-text = для { QUOTED($name) } нет текста
    .fix = напишите файл, табуляцию и текст, который в нём звучит

voice-no-sound-file = { QUOTED($name) } — это не звуковой файл
    .fix = есть такие: { $kinds }

voice-file-lies-elsewhere = { QUOTED($name) } лежит в другом месте
    .fix = положите файл рядом с указателем

voice-file-is-missing = файла { QUOTED($name) } нет
    .fix = запишите его или уберите строку

voice-file-unreadable = прочитать { QUOTED($name) } не удаётся ({ $reason })
    .fix = сделайте так, чтобы вы могли прочесть этот файл
