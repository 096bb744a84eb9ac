# Справка команды `facedown mat wiring`.

help-wiring-parts = только что нужно купить и сколько это потребляет
help-wiring-pins = только куда идёт каждый вывод и какое место на какой антенне
help-wiring-write = положить чертежи в эту папку, в виде SVG
