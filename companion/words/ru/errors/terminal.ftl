# Партии в терминале.

terminal-no-match-to-resume = неоконченной партии здесь нет
    .fix = все партии покажет `facedown history`; чтобы начать новую, уберите --resume

terminal-comes-out-otherwise = она получается не такой, какой записана (пункт { $entry }): с ней работала другая версия программы или другой стол
    .fix = её запись останется как есть; начните другую с --new

terminal-no-such-player = никого не зовут { QUOTED($name) }
    .fix = { $instead }
