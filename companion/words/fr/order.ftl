# La commande d’un tapis : la liste de ce qu’il faut acheter, les fichiers d’un dossier, et le résumé pour un terminal.
order-title = Commande pour le tapis « { $name } »
order-column-reference = repère
order-column-quantity = quantité
order-column-part = pièce
order-column-maker = fabricant
order-column-number = référence du fabricant
order-column-package = boîtier
order-column-price = € pièce
order-column-date = prix de
order-column-source = prix
order-column-sum = €
order-column-alternatives = équivalents
order-column-avoid = ne pas prendre
order-column-sheet = feuille
order-column-wire = fil
order-column-start = de
order-column-end = à
order-column-length = longueur en mm
order-column-area = mm²
order-estimated = estimé
order-looked-up = relevé
order-total = total
order-without-pi = total sans le Pi
order-part-board-spare = carte RC522, de réserve
order-part-pico = Raspberry Pi Pico avec ses broches
order-part-usb-cable = câble USB pour un Pico
order-part-usb-hub = concentrateur USB alimenté
order-part-socket-14 = support à 14 broches
order-part-socket-16 = support à 16 broches
order-part-fuse = fusible, 1 A
order-part-fuse-holder = porte-fusible
order-part-stripboard = plaque à bandes
order-part-pin-strip = barrette
order-part-carrier = carte porteuse d’un hub
order-part-pico-socket = support d’un Pico, un côté
order-part-header = broches pour une carte RC522
order-part-light-header = broches pour les lumières
order-part-terminal = bornier à vis
order-part-flat-cable = câble vers une carte RC522
order-part-signal-wire = fil pour les signaux, au mètre
order-part-supply-wire = fil pour le 3,3 V, le 5 V et la masse, au mètre
order-part-plate = plaque
order-part-frame = cadre d’une carte
order-part-screw = vis et écrou
order-part-sticker = étiquette pour une carte à jouer
order-avoid-pico = le Pico 2 : le micrologiciel est fait pour le RP2040
order-avoid-usb-cable = les câbles qui ne font que charger
order-avoid-board = les cartes pour 125 kHz, et les cartes RC522 d’une autre taille, qui n’entrent pas dans les cadres
order-avoid-decoder = 74HCT138 et 74LS138, faits pour 5 V
order-avoid-buffer = 74HCT125 et 74LS125, faits pour 5 V
order-avoid-converter = AMS1117 et autres régulateurs linéaires, qui brûlent 1 W ; R-78E3.3-1.0 et TSR 1-2433E, qui commencent à 6 V
order-avoid-supply = les chargeurs qui ne donnent 5 V que sur demande
order-avoid-plate = le métal, et le bois à feuille métallique
order-avoid-screw = l’acier et le laiton : pas de métal près d’une bobine
order-avoid-sticker = les étiquettes pour 125 kHz, jamais entendues, et celles pour métal
order-drawn-plate = « { $name } » vu de dessous, du côté des cartes ; le bord marqué du tapis est en bas
order-parts = Pièces : { $kinds ->
    [one] { $kinds } ligne
   *[other] { $kinds } lignes
}, { $pieces ->
    [one] { $pieces } unité
   *[other] { $pieces } unités
}.
order-sum = Total : { $total } €, sans le Pi { $rest } €.
order-prices = Prix de { $date }, TVA comprise et sans port ; estimés : { $estimated } sur { $kinds }.
order-joints = Soudures à la main : { $joints }.
order-wire = Fil : { $signal } m pour les signaux, { $supply } m pour l’alimentation.
order-plate = Plaque : { $tiles ->
    [one] { $tiles } morceau
   *[other] { $tiles } morceaux
} de { $width } × { $height } mm au plus.
order-written = Écrit : { $file }
order-hint-write = Avec --write DOSSIER, les fichiers de la commande sont mis dans un dossier.
