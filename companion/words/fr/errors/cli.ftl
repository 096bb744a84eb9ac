# Les arguments des commandes.

cli-no-such-word = { QUOTED($word) } n’existe pas
    .fix = { $instead }

cli-stream-is-closed = ce flux est fermé
    .fix = laissez-le ouvert, ou reliez-le à /dev/null

cli-clock-is-impossible = elle indique une heure avec laquelle aucun programme ne peut compter
    .fix = réglez-la, par exemple : sudo date -s "2026-05-01 20:00"

cli-deck-without-seen-cards = aucun de ses jeux ne met de côté les cartes déjà vues
    .fix = choisissez un paquet dont les cartes sont posées valeur cachée, par exemple landmarks

cli-several-matches = il y a { $count } { $count ->
        [one] partie
       *[other] parties
    }
    .fix = choisissez-en une : facedown history export 3 --notation

cli-no-such-argument = l’argument { QUOTED($word) } n’existe pas
    .fix = { $instead }

cli-own-fault = un défaut du programme lui-même l’a interrompu
    .fix = signalez-le avec les lignes ci-dessous ; ce qui était conservé est sur le disque

cli-no-mat-to-listen-to = il n’y a aucun tapis à écouter
    .fix = indiquez un tapis, par exemple { $usual }, ou son fichier

cli-stands-twice = { QUOTED($twice) } y figure deux fois
    .fix = donnez chaque règle une seule fois

cli-no-journal = il n’y a pas de journal
    .fix = indiquez-en un avec --journal

cli-resume-and-another = avec --resume, on ne sait plus quelle partie est demandée
    .fix = retirez l’une des deux options

cli-no-journal-and-another = avec --no-journal, rien n’est enregistré
    .fix = retirez l’une des deux options

cli-endless-in-the-terminal = dans le terminal, on joue une seule partie
    .fix = retirez --endless ou --text

cli-cards-in-the-terminal = dans le terminal, il n’y a pas de table où poser des cartes
    .fix = retirez --text : les cartes se nomment à l’écran

cli-no-mat-to-print = il n’y a pas de tapis à imprimer
    .fix = indiquez un tapis, par exemple { $usual }, ou son fichier

cli-mat-without-places = ce tapis n’a aucune place à imprimer
    .fix = donnez-lui un [grid], un pad ou d’autres places

cli-raw-without-journal = seul un journal garde ce que les lecteurs ont entendu à côté de ce qui en a été compris
    .fix = donnez le numéro d’une partie

cli-raw-was-not-kept = ce que les lecteurs ont entendu n’a pas été enregistré
    .fix = jouez avec --record-raw

cli-no-recording = ce n’est pas un fichier
    .fix = donnez un enregistrement, un export ou une partie dans sa notation

cli-deck-has-changed = le paquet { $name } n’est pas celui avec lequel elle a été jouée
    .fix = mettez le paquet d’alors dans le dossier de vos paquets

cli-recording-is-no-text = ce n’est pas du texte UTF-8
    .fix = donnez un enregistrement, un export ou une partie dans sa notation

cli-recording-unreadable = lecture impossible ({ $reason })
    .fix = donnez le numéro d’une partie, ou un fichier que vous pouvez lire

cli-no-quarter-turn = { $rotate } { $rotate ->
        [one] degré ne fait
       *[other] degrés ne font
    } pas un nombre entier de quarts de tour
    .fix = donnez 0, 90, 180 ou 270

cli-record-on-the-screen = à l’écran, rien de ce que les lecteurs entendent n’est enregistré
    .fix = ajoutez --text, ou enregistrez une démonstration (demo)

cli-no-mat-and-real-cards = avec --no-mat, de vraies personnes posent de vraies cartes, que rien ne lit
    .fix = retirez l’une des deux options

cli-not-a-png = { QUOTED($name) } n’est pas un nom de fichier PNG
    .fix = donnez un nom de fichier qui finit par .png

cli-simulated-without-mat = sans tapis, il n’y a rien à simuler
    .fix = indiquez un tapis, ou retirez l’une des deux options

cli-no-reader-works = aucune place de ce tapis n’a de lecteur qui marche
    .fix = voyez son fichier, ou tapez les uid avec --mat none

cli-speech-of-another-kind = la voix ne s’écrit pas dans un fichier comme { QUOTED($name) }
    .fix = donnez un nom de fichier qui finit par { $ending }

cli-no-mat-to-wire = il n’y a pas de tapis à câbler
    .fix = indiquez un tapis, par exemple { $usual }, ou son fichier

cli-wants-one-value = une valeur est attendue
    .fix = voyez { $program } --help

cli-wants-some-values = au moins une valeur est attendue
    .fix = voyez { $program } --help

cli-wants-one-value-at-most = une valeur au plus est attendue
    .fix = voyez { $program } --help

cli-wants-values = nombre de valeurs attendues : { $count }
    .fix = voyez { $program } --help

cli-arguments-are-missing = il manque l’argument { $names }
    .fix = voyez { $program } --help

cli-one-of-arguments-is-missing = il faut l’un des arguments : { $names }
    .fix = voyez { $program } --help

cli-not-with-argument = incompatible avec l’argument { $name }
    .fix = voyez { $program } --help

cli-value-too-much = la valeur { QUOTED($value, whole: 1) } est de trop
    .fix = voyez { $program } --help

cli-ambiguous-option = { $name } peut se comprendre de plusieurs façons : { $names }
    .fix = voyez { $program } --help

cli-arguments-unknown = arguments inconnus : { $names }
    .fix = voyez { $program } --help

cli-wrong-use = { $words }
    .fix = voyez { $program } --help

cli-no-such-number = { QUOTED($text) } ne convient pas
    .fix = donnez un nombre entier de { NUMBER($least, useGrouping: 1) } à { NUMBER($most, useGrouping: 1) }

cli-no-speed = { QUOTED($text) } n’est pas une vitesse possible
    .fix = donnez un nombre de { $least } à { $most }, ou 0 pour ne pas attendre du tout

cli-no-bed = { QUOTED($text) } n’est pas la taille d’une table
    .fix = donnez largeur et hauteur en millimètres, de { $least } à { $most }, par exemple 600x400

cli-no-size = { QUOTED($text) } n’est pas une taille possible
    .fix = donnez une largeur et une hauteur de { $least } au moins, par exemple 1280x720

cli-no-such-share = { QUOTED($text) } n’est pas un taux possible
    .fix = donnez de 0 à { $most }, par exemple 0.02

cli-no-such-length = { QUOTED($text) } n’est pas une longueur possible
    .fix = donnez de 0 à { $most } millimètres, par exemple 2 ou 1.5

cli-no-slot-is-named = aucune place n’y est nommée
    .fix = séparez les noms par des virgules, par exemple A1,B4

cli-no-such-slot = il n’y a pas de place { QUOTED($slot) } avec une antenne
    .fix = { $instead }

cli-nothing-to-learn = ni paquet ni commande n’est indiqué
    .fix = donnez --deck landmarks, ou --command ok

cli-two-things-to-learn = on ne peut pas apprendre à la fois un paquet et une commande
    .fix = donnez --deck landmarks, ou --command ok

cli-tags-into-a-folder = c’est un dossier, pas un fichier
    .fix = indiquez un autre fichier, existant ou à créer

cli-tags-into-no-file = ce n’est pas un fichier ordinaire
    .fix = indiquez un autre fichier, existant ou à créer

cli-no-such-command = la commande { QUOTED($name) } n’existe pas
    .fix = { $instead }

cli-seats-are = les places vont de { $first } à { $last }

cli-voice-unreadable = lecture impossible ({ $reason })
    .fix = faites-en un fichier que vous pouvez lire

cli-reading-lines = j’attends des lignes JSON comme { "{" }"press": "ok"{ "}" } ; Ctrl-D pour finir

cli-not-a-rule = { QUOTED($pair) } n’est pas une règle
    .fix = écrivez nom=valeur, par exemple pace=1

cli-no-such-player = personne n’a joué sous ce nom
    .fix = « facedown history players » liste les noms connus

cli-break-not-understood = { QUOTED($text) } n’est pas compris
    .fix = écrivez ce qui ne va pas, où, combien et à partir de quand : dead:B2, weak:D4=30, garble=5, pull:hub-3@60s ou pull:hub-3@60s..90s

cli-no-such-break = aucune panne ne s’appelle { QUOTED($name) }
    .fix = { $instead }

cli-break-nowhere = { QUOTED($text) } ne dit pas où
    .fix = indiquez la place, par exemple { QUOTED($example) }

cli-break-no-such-place = { QUOTED($text) } : cela ne peut pas arriver à { QUOTED($place) }
    .fix = { $instead }

cli-break-no-pair = { QUOTED($text) } n’est pas un échange
    .fix = nommez deux places, ou deux lecteurs qui ont autant de places

cli-break-without-amount = { QUOTED($text) } : cette panne est là ou non, sans nombre
    .fix = écrivez { QUOTED($example) }

cli-break-amount = { QUOTED($text) } ne dit pas combien
    .fix = donnez de { $least } à { $most }, par exemple { QUOTED($example) }

cli-break-lines = { QUOTED($text) } ne nomme pas { $count ->
        [one] une ligne d’adresse
       *[other] { $count } lignes d’adresse
    } de ce lecteur
    .fix = { $there ->
        [0] nommez un lecteur à plusieurs antennes
       *[other] écrivez un chiffre par ligne, comptées à partir de 0 ; il y en a { $there } ici, par exemple { QUOTED($example) }
    }

cli-break-built-in = { QUOTED($text) } : cette panne est là dès le début, ou pas du tout
    .fix = écrivez { QUOTED($instead) }

cli-break-times = { QUOTED($text) } : ces durées ne conviennent pas
    .fix = écrivez les secondes depuis le début, et si la panne finit, celles de sa fin, par exemple { QUOTED($example) }

cli-break-not-at-table = { QUOTED($text) } : rien n’en est entendu pendant une partie
    .fix = donnez-le à facedown mat test, ou à facedown doctor

cli-break-real = seuls des lecteurs simulés peuvent être mis en panne
    .fix = ajoutez --simulated

cli-break-without-readers = il faut pour cela les lecteurs d’une table simulée à l’écran
    .fix = retirez cette option, ou retirez --text et --no-mat

cli-break-without-mat = il n’est pas dit de quels lecteurs il s’agit
    .fix = nommez un tapis, par exemple --mat 8x8

cli-report-in-trouble = des lecteurs sont en panne, et rien n’en serait mesuré : { $names }
    .fix = réparez-les d’abord ; facedown mat test dit ce qu’il y a
