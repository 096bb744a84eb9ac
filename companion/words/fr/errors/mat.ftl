mat-not-found = aucun tapis ni fichier ne porte ce nom
    .fix = { $instead }

mat-too-large = ce fichier dépasse { NUMBER($longest, useGrouping: 1) } octets
    .fix = un tapis tient en quelques lignes ; retirez ce qui n’y a pas sa place

mat-not-toml = ce n’est pas du TOML ({ $reason })
    .fix = comparez-le aux exemples de hardware/mats

mat-no-regular-file = c’est un tube ou un périphérique, pas un fichier ordinaire
    .fix = écrivez son contenu dans un fichier, et indiquez ce fichier

mat-not-utf8 = l’octet { $byte } du fichier n’est pas de l’UTF-8
    .fix = enregistrez-le comme texte UTF-8

mat-cells-overlap = les cases se chevauchent
    .fix = donnez à « pitch » au moins la taille de « slot », dans les deux sens

mat-place-without-centre = la position de { QUOTED($slot) } n’est pas indiquée
    .fix = écrivez son centre sous [geometry.places] : { $slot } = [100, 60]

mat-places-overlap = { $name } chevauche { $over }
    .fix = écartez l’une des deux de la taille d’une place

mat-place-lies-in-the-grid = { $key } est dans la grille
    .fix = retirez cette clé : origin et pitch disent où sont les cases

mat-too-wide-when-turned = tourné de { $turn } { $turn ->
        [one] degré
       *[other] degrés
    }, le tapis a { $columns } { $columns ->
        [one] colonne
       *[other] colonnes
    }
    .fix = les rangées deviennent des colonnes, et un tapis en a { $most } au plus

mat-too-many-pads = il y a { $count } { $count ->
        [one] zone de lecture
       *[other] zones de lecture
    }
    .fix = un tapis en a { $most } au plus

mat-too-many-tap-places = il y a { $count } { $count ->
        [one] emplacement
       *[other] emplacements
    } où présenter les cartes
    .fix = un tapis en a { $most } au plus

mat-line-given-twice = la ligne est donnée par { $ways }
    .fix = n’en gardez qu’un : slots, snake ou places

mat-prefix-without-places = il y a « prefix » sans « places »
    .fix = écrivez combien il y a de places, par exemple places = 32

mat-snake-without-grid = la ligne n’a pas de grille à parcourir
    .fix = ajoutez une section [grid], ou écrivez places = 32

mat-line-too-long = la ligne a trop de places hors de la grille
    .fix = un tapis en a { $most } au plus

mat-prefix-too-long = { QUOTED($prefix) } est trop long
    .fix = écrivez au plus { $longest } { $longest ->
        [one] caractère
       *[other] caractères
    }

mat-line-over-blind-cell = { $slot } est hors service
    .fix = retirez-la de la ligne, ou de « blind »

mat-place-twice-in-line = { $slot } est déjà dans la ligne
    .fix = nommez chaque place une seule fois

mat-encoder-lines = un encodeur a 2 lignes, et non { $count }
    .fix = écrivez les numéros BCM des deux, par exemple encoder = [20, 21]

mat-push-without-encoder = il y a « push » sans « encoder »
    .fix = nommez « ok » un bouton à part, sous [panel.buttons]

mat-lights-without-hubs = aucun lecteur n’a de lumières
    .fix = seuls les hubs en ont ; retirez « lights »

mat-brightness-without-lights = il y a « brightness » sans « lights »
    .fix = écrivez lights = true, ou retirez cette clé

mat-no-gain = « gain » contient { $value }
    .fix = écrivez { $gains } (en décibels)

mat-two-readers-of-one-name = deux lecteurs s’appellent { QUOTED($name) }
    .fix = donnez à chacun son propre nom

mat-reader-without-slots = ce lecteur ne sert aucune place
    .fix = nommez la place de chaque antenne, par exemple slots = ["A1", "B1"]

mat-no-port = « port » contient { QUOTED($port) }
    .fix = écrivez un chemin comme /dev/ttyACM0, ou le numéro de série du hub

mat-two-hubs-on-one-port = { QUOTED($port) } est le port de deux hubs
    .fix = chaque hub a le sien

mat-device-is-taken = le périphérique { $device } du bus { $bus } est déjà pris
    .fix = choisissez-en un autre, ou donnez aux deux des lignes « select »

mat-select-is-missing = il manque « select » pour { $antennas } { $antennas ->
        [one] place
       *[other] places
    }
    .fix = écrivez le numéro BCM de la ligne de chaque antenne, ou avec « address » ceux des lignes d’un décodeur

mat-select-and-address = il y a à la fois « select » et « address »
    .fix = retirez « select » si c’est un décodeur qui choisit les antennes

mat-no-such-chip = il n’y a pas de puce { QUOTED($chip) }
    .fix = { $instead }

mat-no-such-kind = le genre { QUOTED($kind) } n’existe pas
    .fix = { $instead }

mat-slot-is-served-already = { $slot } est déjà servie par { $server }
    .fix = une place n’a qu’une antenne ; mettez dans « blind » la place d’une antenne en panne

mat-too-many-antennas-for-a-decoder = aucun décodeur n’a { $antennas } { $antennas ->
        [one] antenne
       *[other] antennes
    }
    .fix = un lecteur avec « address » a au plus { $most } { $most ->
        [one] place
       *[other] places
    }

mat-whole = un tapis

mat-grid = une grille

mat-line = une ligne

mat-reader = un lecteur

mat-reader-of-kind = un lecteur « { $kind } »

mat-pad = une zone de lecture

mat-draw-pad = une zone de pioche

mat-tap-place = un emplacement où présenter les cartes

mat-line-place = une place de la ligne

mat-antenna = l’antenne { $number } de { QUOTED($reader) }

mat-pin-of-reset = ligne de réinitialisation

mat-pin-of-line = ligne de { QUOTED($reader) }

mat-pin-of-address = ligne d’adresse de { QUOTED($reader) }

mat-pin-of-encoder = ligne de l’encodeur

mat-pin-of-encoder-button = bouton de l’encodeur

mat-pin-of-buzzer = buzzer

mat-pin-of-button = bouton { $name }

mat-pin-of-lamp = lampe de { $name }

mat-name-too-long = { QUOTED($name) } est trop long
    .fix = un nom compte au plus { $longest } { $longest ->
        [one] caractère
       *[other] caractères
    }

mat-name-with-blanks = { $thing } ne peut pas s’appeler { QUOTED($name) }
    .fix = écrivez des lettres, des chiffres et des traits d’union, sans espace

mat-name-of-a-cell = { $thing } ne peut pas s’appeler { QUOTED($name) }, comme une case
    .fix = donnez-lui un nom comme pad ou site-1

mat-name-is-taken = { QUOTED($name) } est déjà { $thing }
    .fix = donnez à chaque place son propre nom

mat-pin-is-taken = la broche { $pin } est déjà prise ({ $user })
    .fix = choisissez un autre numéro BCM

mat-pin-of-a-bus = la broche { $pin } appartient au bus { $bus } lui-même
    .fix = choisissez un autre numéro BCM

mat-no-such-slot = la place { QUOTED($slot) } n’existe pas
    .fix = { $instead }

mat-slots-are = places connues : { $slots }

mat-slots-from = A1 à { $last }

mat-no-slots = il n’y a aucune place

mat-lines-of-antennas = il y a { $lines } { $lines ->
        [one] ligne
       *[other] lignes
    } pour { $slots } { $slots ->
        [one] place
       *[other] places
    }
    .fix = écrivez le numéro BCM de la ligne de chaque antenne

mat-lines-of-address = il y a { $lines } { $lines ->
        [one] ligne
       *[other] lignes
    } pour { $slots } { $slots ->
        [one] place
       *[other] places
    }
    .fix = écrivez-en { $needed }, par leurs numéros BCM, celle de poids faible d’abord

mat-reaches-over-the-edge = { $spot } dépasse le bord du tapis
    .fix = les centres vont de { $left } à { $right } en largeur et de { $low } à { $high } en hauteur ; ou agrandissez « size »

mat-no-such-place = la place { QUOTED($place) } n’existe pas
    .fix = { $instead }

mat-leave-it-out = retirez cette indication

mat-no-such-cell = la case { QUOTED($cell) } n’existe pas
    .fix = { $instead }

mat-cells-are = les cases vont de A1 à { $last }, telles qu’elles sont câblées

mat-without-grid = ce tapis n’a pas de grille

mat-chip-cannot-be-wired = le lecteur { QUOTED($reader) } a la puce { $chip }, et le câblage n’est connu que pour les cartes MFRC522
    .fix = câblez cette carte selon sa propre notice ; tout fonctionne, sauf le dessin

mat-nothing-to-wire = ce tapis n’a pas de lecteur à câbler
    .fix = écrivez [[readers]] de genre spi ou hub ; hardware/mats/README.md dit comment

mat-too-many-antennas-for-a-pico = le hub { $name } a { $antennas } { $antennas ->
        [one] antenne
       *[other] antennes
    }, et un Pico a des broches pour { $most }
    .fix = répartissez ses emplacements sur plusieurs hubs

mat-bus-of-other-pins = le lecteur { $name } est sur le bus { $bus }, dont les broches changent d’un Raspberry Pi à l’autre
    .fix = mettez-le sur le bus 0 ou 1

mat-bus-without-that-device = le lecteur { $name } est choisi par device { $device }, et le bus { $bus } n’a pas cette ligne
    .fix = écrivez device de 0 à { $last }, ou donnez à chaque antenne sa propre ligne dans « select »

mat-file-is-no-drawing = cela existe déjà et n’est pas un dessin
    .fix = donnez à --write un autre dossier

mat-drawing-unwritable = écriture impossible ({ $reason })
    .fix = donnez à --write un autre dossier

mat-board-over-the-edge = la carte RC522 de { $slot } dépasserait le bord du tapis
    .fix = déplacez l’emplacement vers l’intérieur, ou agrandissez « size »

mat-boards-overlap = les cartes RC522 de { $slot } et { $other } se chevaucheraient
    .fix = écartez les emplacements : une carte et son cadre font 44,5 x 64,5 mm

mat-bed-too-small = une table de { $bed } mm est trop petite : coupés entre les cartes, les morceaux sont plus grands
    .fix = donnez à --bed une table plus grande

mat-order-is-there = cela existe déjà
    .fix = donnez à --write un autre dossier, ou --force pour écrire par-dessus

mat-order-unwritable = écriture impossible ({ $reason })
    .fix = donnez à --write un autre dossier

mat-place-is-a-file = c’est un fichier, pas un dossier
    .fix = nommez un dossier qui n’existe pas encore, ou qui est vide

mat-folder-is-in-use = ce dossier contient aussi autre chose
    .fix = nommez un dossier qui n’existe pas encore, ou qui est vide

mat-board-without-antennas = aucune de ses lignes ne commence par ANTENNAS =
    .fix = corrigez-le, ou retirez-le, et un nouveau sera écrit

mat-board-is-not-utf8 = ce n’est pas un texte en UTF-8
    .fix = corrigez-le, ou retirez-le, et un nouveau sera écrit
