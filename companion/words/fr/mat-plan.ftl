# Ce qui est écrit sur le plan imprimé d’un tapis.
mat-plan-title = Plan du tapis « { $name } »
mat-plan-title-below = Le tapis « { $name } » vu de dessous
mat-plan-about-below = Tel qu’il est une fois retourné : ce qui est à gauche devant est ici à droite.
mat-plan-sheets = { $width } × { $depth } mm sur { $count } feuilles { $paper } : { $across } en largeur et { $up } en hauteur. Les voisines ont { $overlap } mm en commun.
mat-plan-one-sheet = { $width } × { $depth } mm sur une feuille { $paper }.
mat-plan-overview = Vue d’ensemble
mat-plan-sheet = Feuille { $sheet } sur { $across } × { $up }
mat-plan-is-front = « { $name } », recto : ce que voient les joueurs
mat-plan-is-back = « { $name } », verso : où vont les lecteurs
mat-plan-rule = 100 mm

# Comment l’assembler.
mat-plan-step-print = Imprimez en recto verso à 100 %, en retournant sur le bord long. Mesurez d’abord la règle au bas de cette feuille : elle fait 100 mm.
mat-plan-step-cut = Coupez chaque feuille le long de son cadre.
mat-plan-step-glue = Commencez par la feuille A1, en bas à gauche, et continuez vers la droite, rangée par rangée. Chaque feuille se colle sur les bandes hachurées des précédentes : son bord sur leur pointillé, les croix entières.
mat-plan-step-measure = Mesurez le tout : { $width } mm de large et { $depth } mm de profondeur.
mat-plan-step-edge = La barre épaisse est le bord inférieur marqué du tapis : c’est le bord inférieur de l’image à l’écran.
mat-plan-lower-edge = ▲ bord inférieur marqué ▲
mat-plan-glue = colle : la feuille { $sheet } va dessus
mat-plan-glued = collé sur la feuille { $sheet }

# Ce que sont les places.
mat-plan-pad = on présente les cartes ici
mat-plan-draw-pad = on présente ici les cartes piochées
mat-plan-tap = on pose une carte ici un instant
mat-plan-blind = sans lecteur
mat-plan-place = place { $place } de la ligne

# Les lecteurs, au verso.
mat-plan-antenna = antenne { $antenna }
mat-plan-select = SDA : BCM { $pin }
mat-plan-select-own = SDA : CE{ $device }
mat-plan-output = SDA : décodeur, Y{ $output }
mat-plan-decoder = SDA : décodeur { $decoder }, Y{ $output }
mat-plan-hub = hub { $port }
mat-plan-simulated = simulé
mat-plan-broken = en panne ou désactivée
mat-plan-no-reader = pas encore de lecteur
mat-plan-boards = Un contour plein est un module RC522 de 40 × 60 mm, le carré en pointillé sa bobine, les petits carrés ses broches. Les modules diffèrent : c’est la croix qui compte, et le milieu de la bobine va dessus.
mat-plan-crowded = Des modules de cette taille se recouvriraient ici, ou dépasseraient du bord : tournez-les, ou prenez-en de plus petits.
mat-plan-readerless = Le fichier du tapis n’a pas encore de lecteurs : les croix montrent où il en faut un.
mat-plan-numbers = Sur l’image, 1.0 est l’antenne 0 du lecteur 1 ; des lignes mènent de chaque antenne à la suivante du même lecteur.
mat-plan-antennas = { $count ->
    [one] { $count } antenne
   *[other] { $count } antennes
}
mat-plan-reader-spi = « { $name } » : bus { $bus }, périphérique { $device } du Raspberry Pi, { $antennas }.
mat-plan-reader-hub = « { $name } » : hub { $port }, { $antennas }.
mat-plan-reader-simulated = « { $name } » : simulé, { $antennas }.
mat-plan-pins = SCK va sur BCM { $clock }, MOSI sur BCM { $out }, MISO sur BCM { $back }.
mat-plan-reset = RST de tous les modules va sur BCM { $pin }.
mat-plan-address = Les lignes d’adresse des décodeurs vont sur BCM { $pins }, celle de poids faible en premier ; CE{ $device } les active.
mat-plan-way = De la première antenne à la dernière, dans l’ordre : { $length } mm.
mat-plan-hint-hubs = firmware/README.md dit à quoi servent les broches d’un hub.
mat-plan-hint-wires = Gardez les fils d’un bus courts : jusqu’à 300 mm, ils supportent 4 MHz, jusqu’à 800 mm, 1 MHz.
mat-plan-hint-supply = À côté de chaque module, il faut 100 nF et 47 µF, et un tampon dans sa ligne MISO. Le 3,3 V vient d’une alimentation à part. hardware/README.md en dit plus.

# Ce que dit le terminal.
mat-plan-done = { $file } : { $count ->
    [one] { $count } page
   *[other] { $count } pages
}, une sur deux étant le verso de la précédente.
