calibration-too-large = ce fichier dépasse { NUMBER($longest, useGrouping: 1) } octets
    .fix = réglez de nouveau le tapis avec « facedown mat calibrate », ou supprimez ce fichier

calibration-no-regular-file = c’est un tube ou un périphérique, pas un fichier ordinaire
    .fix = réglez de nouveau le tapis avec « facedown mat calibrate », ou supprimez ce fichier

calibration-not-utf8 = ce n’est pas du texte UTF-8
    .fix = réglez de nouveau le tapis avec « facedown mat calibrate », ou supprimez ce fichier

calibration-not-json = ce n’est pas du JSON ({ $reason })
    .fix = réglez de nouveau le tapis avec « facedown mat calibrate », ou supprimez ce fichier

calibration-json-too-deep = personne n’a pu écrire un tel JSON
    .fix = réglez de nouveau le tapis avec « facedown mat calibrate », ou supprimez ce fichier

calibration-not-one = ce n’est pas un réglage de tapis
    .fix = réglez de nouveau le tapis avec « facedown mat calibrate », ou supprimez ce fichier

calibration-newer = écrit par une version plus récente de facedown
    .fix = mettez facedown à jour, ou réglez de nouveau le tapis avec « facedown mat calibrate », ou supprimez ce fichier

calibration-of-no-version = la version { $version } n’existe pas
    .fix = réglez de nouveau le tapis avec « facedown mat calibrate », ou supprimez ce fichier

calibration-of-other-readers = ce réglage a été fait pour un tapis { QUOTED($mat) } dont les lecteurs servent d’autres places
    .fix = réglez de nouveau le tapis avec « facedown mat calibrate », ou supprimez ce fichier

calibration-value = { $lack }
    .fix = réglez de nouveau le tapis avec « facedown mat calibrate », ou supprimez ce fichier

calibration-row = valeur inattendue : { $value }
    .fix = réglez de nouveau le tapis avec « facedown mat calibrate », ou supprimez ce fichier

calibration-no-such-slot = il n’y a pas de place { $slot } avec une antenne
    .fix = réglez de nouveau le tapis avec « facedown mat calibrate », ou supprimez ce fichier

calibration-no-gain = { $lack }
    .fix = écrivez { $gains } (en décibels)

calibration-no-rate = { $lack }
    .fix = écrivez un taux de 0 à 1

calibration-no-conflicts = { $lack }
    .fix = écrivez une liste de places, par exemple ["A1"]

calibration-whole = un réglage

calibration-slot = une place
