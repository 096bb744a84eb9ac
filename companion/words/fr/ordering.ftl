# La commande d’un tapis : la liste de ce qu’il faut acheter, les fichiers d’un dossier, et le résumé pour un terminal.
ordering-title = Commande pour le tapis « { $name } »
ordering-column-reference = repère
ordering-column-quantity = quantité
ordering-column-part = pièce
ordering-column-maker = fabricant
ordering-column-number = référence du fabricant
ordering-column-package = boîtier
ordering-column-price = € pièce
ordering-column-date = prix de
ordering-column-source = prix
ordering-column-sum = €
ordering-column-alternatives = équivalents
ordering-column-avoid = ne pas prendre
ordering-column-sheet = feuille
ordering-column-wire = fil
ordering-column-start = de
ordering-column-end = à
ordering-column-length = longueur en mm
ordering-column-area = mm²
ordering-estimated = estimé
ordering-looked-up = relevé
ordering-total = total
ordering-without-pi = total sans le Pi
ordering-part-board-spare = carte RC522, de réserve
ordering-part-pico = Raspberry Pi Pico avec ses broches
ordering-part-usb-cable = câble USB pour un Pico
ordering-part-usb-hub = concentrateur USB alimenté
ordering-part-socket-14 = support à 14 broches
ordering-part-socket-16 = support à 16 broches
ordering-part-fuse = fusible, 1 A
ordering-part-fuse-holder = porte-fusible
ordering-part-stripboard = plaque à bandes
ordering-part-pin-strip = barrette
ordering-part-carrier = carte porteuse d’un hub
ordering-part-pico-socket = support d’un Pico, un côté
ordering-part-header = broches pour une carte RC522
ordering-part-light-header = broches pour les lumières
ordering-part-terminal = bornier à vis
ordering-part-flat-cable = câble vers une carte RC522
ordering-part-signal-wire = fil pour les signaux, au mètre
ordering-part-supply-wire = fil pour le 3,3 V, le 5 V et la masse, au mètre
ordering-part-plate = plaque
ordering-part-frame = cadre d’une carte
ordering-part-screw = vis et écrou
ordering-part-sticker = étiquette pour une carte à jouer
ordering-avoid-pico = le Pico 2 : le micrologiciel est fait pour le RP2040
ordering-avoid-usb-cable = les câbles qui ne font que charger
ordering-avoid-board = les cartes pour 125 kHz, et les cartes RC522 d’une autre taille, qui n’entrent pas dans les cadres
ordering-avoid-decoder = 74HCT138 et 74LS138, faits pour 5 V
ordering-avoid-buffer = 74HCT125 et 74LS125, faits pour 5 V
ordering-avoid-converter = AMS1117 et autres régulateurs linéaires, qui brûlent 1 W ; R-78E3.3-1.0 et TSR 1-2433E, qui commencent à 6 V
ordering-avoid-supply = les chargeurs qui ne donnent 5 V que sur demande
ordering-avoid-plate = le métal, et le bois à feuille métallique
ordering-avoid-screw = l’acier et le laiton : pas de métal près d’une bobine
ordering-avoid-sticker = les étiquettes pour 125 kHz, jamais entendues, et celles pour métal
ordering-drawn-plate = « { $name } » vu de dessous, du côté des cartes ; le bord marqué du tapis est en bas
ordering-parts = Pièces : { $kinds ->
    [one] { $kinds } ligne
   *[other] { $kinds } lignes
}, { $pieces ->
    [one] { $pieces } unité
   *[other] { $pieces } unités
}.
ordering-sum = Total : { $total } €, sans le Pi { $rest } €.
ordering-prices = Prix de { $date }, TVA comprise et sans port ; estimés : { $estimated } sur { $kinds }.
ordering-joints = Soudures à la main : { $joints }.
ordering-wire = Fil : { $signal } m pour les signaux, { $supply } m pour l’alimentation.
ordering-plate = Plaque : { $tiles ->
    [one] { $tiles } morceau
   *[other] { $tiles } morceaux
} de { $wide } × { $high } mm au plus.
ordering-written = Écrit : { $file }
ordering-hint-write = Avec --write DOSSIER, les fichiers de la commande sont mis dans un dossier.
