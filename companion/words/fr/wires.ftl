# Comment un tapis est câblé : pièces, alimentation, broches et dessins.
wires-title = Câblage du tapis « { $name } »
wires-ohms = { $count } Ω
wires-kiloohms = { $count } kΩ
wires-milliamperes = { $count } mA
wires-volts = { $count } V
wires-bus = bus { $bus }
wires-span = { $first } à { $last }
wires-pair = { $first } et { $last }

# Pièces.
wires-parts = Pièces
wires-column-count = nombre
wires-column-part = pièce
wires-column-for = pour
wires-part-pi = Raspberry Pi 3B+, 4, 5 ou Zero 2 W, avec son alimentation
wires-part-pi-ports = Raspberry Pi 3B+, 4 ou 5, avec son alimentation
wires-part-pico = Raspberry Pi Pico (RP2040 ; pas le Pico 2), avec ses broches et un câble USB qui transmet des données
wires-part-ports = port USB
wires-part-board = carte RC522, à bobine d’environ 40 mm
wires-part-decoder = 74HC138
wires-part-buffer = 74HC125
wires-part-small-capacitor = condensateur, 100 nF
wires-part-large-capacitor = condensateur, 47 µF
wires-part-series = résistance, { $ohms }
wires-part-pull = résistance, { $ohms }
wires-part-converter = convertisseur abaisseur, 5 V vers 3,3 V, 1 A
wires-part-fuse = fusible, 1 A, avec son support
wires-part-supply = alimentation, 5 V, { $amperes } A
wires-part-light = lumière WS2812
wires-part-shifter = 74AHCT125
wires-part-button = bouton-poussoir
wires-part-encoder = codeur rotatif
wires-part-lamp = LED
wires-part-lamp-resistor = résistance, { $ohms }
wires-part-buzzer = buzzer actif
wires-part-transistor = transistor NPN
wires-part-base-resistor = résistance, { $ohms }
wires-part-diode = diode, 1N4148
wires-for-pi = l’arbitre
wires-for-pico = un par hub
wires-for-ports = les hubs ; ceux du Pi suffisent
wires-for-ports-powered = les hubs, sur des concentrateurs USB alimentés
wires-for-board = une par antenne
wires-for-decoder = choisit une carte sur huit
wires-for-buffer = { $gates ->
    [one] { $gates } porte
   *[other] { $gates } portes
} dans les lignes MISO, quatre par puce ; { $gates } × 74LVC1G125, à une porte, conviennent aussi
wires-for-small-capacitor = près de chaque carte et de chaque puce, entre 3,3 V et la masse
wires-for-large-capacitor = près de chaque carte, entre 3,3 V et la masse
wires-for-series = dans SCK et MOSI, là où ils quittent le Pi ou le Pico
wires-for-pull = de MISO, et de chaque ligne de sélection d’un Pi ou d’un Pico, vers 3,3 V
wires-for-converter = le 3,3 V des cartes
wires-for-fuse = devant chaque convertisseur
wires-for-supply = les convertisseurs
wires-for-supply-lights = les convertisseurs et les lumières
wires-for-light = une par antenne des hubs
wires-for-shifter = porte à 5 V le signal des lumières d’un hub
wires-for-button = le panneau
wires-for-encoder = le panneau
wires-for-lamp = le panneau
wires-for-lamp-resistor = en série avec chaque LED
wires-for-buzzer = le panneau
wires-for-transistor = commute le buzzer
wires-for-base-resistor = vers la base du transistor
wires-for-diode = en parallèle du buzzer, l’anneau au plus

# Alimentation.
wires-power = Alimentation
wires-column-supply = alimentation
wires-column-boards = cartes
wires-column-fields = champs à la fois
wires-column-idle = champs coupés
wires-column-usual = d’ordinaire
wires-column-worst = au pire
wires-column-gives = fournit
wires-rail = 3,3 V de { $name }
wires-rails = 3,3 V de { $name }, chacun
wires-rail-own = 3,3 V de { $name }, de la broche même du Pi ou du Pico
wires-rail-whole = 3,3 V du tapis entier
wires-five-pi = 5 V du convertisseur, pris au connecteur du Pi
wires-five = 5 V des convertisseurs
wires-five-lights = 5 V des convertisseurs et des lumières
wires-usb = 5 V par USB, { $count } Pico
wires-note-groups = Les antennes qui pourraient entendre les étiquettes les unes des autres prennent leur tour, en { $groups ->
    [one] { $groups } groupe
   *[other] { $groups } groupes
} : sur le tapis entier, { $fields ->
    [one] { $fields } champ est allumé
   *[other] { $fields } champs sont allumés
} à la fois, au plus.
wires-note-sheet = Une carte consomme 13,5 mA, 19 au pire, et 60 de plus quand son champ est allumé, 100 au pire (fiche technique du MFRC522, tableau 153). Mesurez les vôtres.
wires-note-spare = Convertisseurs et alimentations sont choisis pour qu’il reste { $share } % au-dessus du pire : pour les LED des cartes, pour les puces, et pour des pièces qui consomment plus que prévu.
wires-note-header = Les { $current } au connecteur du Pi s’entendent avec son alimentation officielle. Avec une autre, donnez au convertisseur une alimentation 5 V à lui au lieu de la broche du Pi, et reliez les masses.
wires-note-usb = { $count } hubs demandent des concentrateurs USB alimentés : les ports d’un Pi fournissent 1,2 A en tout, moins sur certains modèles.

# Broches.
wires-column-pin = broche
wires-column-edge = broche
wires-column-bcm = BCM
wires-column-gp = GP
wires-column-signal = signal
wires-column-goes = va à
wires-column-name = nom
wires-column-gate = porte
wires-column-oe = /OE
wires-column-a = A
wires-column-y = Y
wires-column-slot = emplacement
wires-column-reader = lecteur
wires-column-antenna = antenne
wires-column-select = SDA vient de
wires-column-buffer = tampon
wires-column-group = groupe
wires-column-hub = hub
wires-column-port = port
wires-pins-pi = Raspberry Pi, connecteur à 40 broches
wires-pins-hub = Pico de { $name }
wires-pins-decoder = { $chip }, un 74HC138
wires-pins-buffers = Tampons de { $name }, 74HC125
wires-antennas-pi = Antennes sur les broches du Pi
wires-antennas-hubs = Antennes des hubs
wires-source-chip = { $name } (broche { $pin })
wires-source = { $name } ({ $part }, broche { $pin })
wires-chip-pin = { $name } de { $part } (broche { $pin })
wires-board = { $signal } de { $slot }
wires-board-antenna = { $signal } de l’antenne { $antenna }
wires-boards = { $signal } des { $count } cartes
wires-boards-antennas = { $signal } des antennes { $names }
wires-buffers = Y des { $count } tampons
wires-buffers-antennas = Y des tampons des antennes { $names }
wires-converter = { $signal } du convertisseur
wires-converters = { $signal } des convertisseurs
wires-through = { $ends }, par { $ohms }
wires-pulled = { $ends } ; { $ohms } vers 3,3 V
wires-open = non connectée
wires-free-gate = libre : /OE vers 3,3 V, A à la masse
wires-panel-button = bouton { $name }
wires-panel-lamp = lampe { $name }
wires-panel-encoder = codeur
wires-panel-push = bouton du codeur
wires-panel-buzzer = buzzer
wires-goes-button = le bouton, puis la masse
wires-goes-lamp = 330 Ω, la LED, la masse
wires-goes-encoder = un contact extérieur ; celui du milieu à la masse
wires-goes-push = le bouton du codeur, puis la masse
wires-goes-buzzer = la base du transistor, par 1 kΩ
wires-note-buffers = /OE va au SDA de la même carte, A à son MISO, Y à la ligne MISO. Sur chaque puce, la broche 14 est le 3,3 V et la broche 7 la masse.
wires-note-antennas = Dans son board.py, écrivez ANTENNAS = { $count } (livré : { $shipped }) : un hub qui en a un autre nombre que le fichier du tapis est refusé.
wires-note-lights = { $pin } (broche { $edge }) va à la broche 2 d’un 74AHCT125, et sa broche 3 au DIN de la première lumière.
wires-note-shifter = Du 74AHCT125, la broche 14 est au 5 V, comme les lumières, pris à l’alimentation du tapis ; les broches 1, 5, 7, 9 et 12 vont à la masse, les broches 4, 10 et 13 au 5 V.
wires-note-buzzer = Buzzer : l’émetteur du transistor à la masse, son collecteur au moins du buzzer ; le plus du buzzer et l’anneau de la diode au 5 V (broche 2 ou 4), l’autre bout de la diode au moins.

# Dessins.
wires-controller-pi = Raspberry Pi
wires-controller-pico = Pico
wires-antenna = antenne { $antenna }
wires-drawn-supply = Alimentation
wires-drawn-chips = Puces
wires-drawn-boards = Cartes
wires-drawn-converter = 5 → 3,3 V, 1 A
wires-drawn-from-pi = Le 5 V vient du connecteur du Pi, à travers un fusible de 1 A.
wires-drawn-from-supply = Le 5 V vient d’une alimentation de { $amperes } A pour tout le tapis, à travers un fusible de 1 A par convertisseur.
wires-drawn-ground = Toutes les masses sont reliées.
wires-drawn-decoder = { $chip } : 74HC138, broche 16 au 3,3 V, broche 8 à la masse.
wires-drawn-buffers = { $chips } : 74HC125, broche 14 au 3,3 V, broche 7 à la masse.
wires-drawn-free = Portes libres, { $gates } : /OE au 3,3 V, A à la masse.
wires-drawn-chip-capacitor = 100 nF près de chaque puce.
wires-drawn-capacitors = Près de chaque carte, 100 nF et 47 µF entre 3,3 V et la masse.
wires-drawn-irq = IRQ reste libre.
wires-drawn-lights = Lumières
wires-drawn-length = Jusqu’à la dernière carte, 30 cm de fil supportent 4 MHz, 80 cm 1 MHz.
wires-blind = aveugle
wires-no-reader = sans lecteur
wires-drawn-group = groupe { $group } : { $count ->
    [one] { $count } antenne
   *[other] { $count } antennes
}
wires-drawn-split = Hubs USB
wires-drawn-split-powered = avec leur
wires-drawn-split-supply = alimentation
wires-drawn-hub = Pico, { $name }
wires-drawn-count = { $count } × RC522
wires-drawn-one-ampere = { $count ->
    [one] 1 A
   *[other] 1 A chacun
}
wires-drawn-five = Alimentation 5 V
wires-drawn-amperes = { $amperes } A
wires-drawn-grounds = Les masses de l’alimentation, des convertisseurs, des cartes et des Pico sont reliées. SPI, c’est SCK, MOSI, MISO, RST et une ligne de sélection par carte.
wires-written = Écrit : { $file }
wires-hint-write = Avec --write DOSSIER, les dessins vont dans un dossier.
wires-drawn-mat = « { $name } » vu d’en haut
wires-drawn-mat-about = Sur chaque emplacement, le numéro de son antenne. Un seul groupe est allumé à la fois. La barre est le bord inférieur marqué.
wires-drawn-bus = « { $name } » : { $bus } du Raspberry Pi
wires-drawn-pico = « { $name } » : le hub « { $hub } »
wires-drawn-alike = { $names } sont câblés pareil. Un fil continue partout où un fanion porte son nom.
wires-drawn-flags = Un fil continue partout où un fanion porte son nom. Un point relie des fils, un simple croisement non.
wires-drawn-lone = Chaque fil, et les numéros des broches qu’il relie.
wires-drawn-whole = « { $name } » en entier
wires-drawn-whole-about = Ce qui est branché sur quoi, et ce qui l’alimente.
