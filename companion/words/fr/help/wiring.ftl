# L’aide de « facedown mat wiring ».

help-wiring-parts = seulement ce qu’il faut acheter, et ce que cela consomme
help-wiring-pins = seulement où va chaque broche, et quel emplacement dépend de quelle antenne
help-wiring-write = mettre ses dessins dans ce dossier, en SVG
