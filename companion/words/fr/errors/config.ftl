# facedown.toml et ses clés.

config-no-file = ce n’est pas un fichier
    .fix = mettez un fichier à sa place, ou supprimez-le pour avoir les valeurs par défaut

config-unreadable = lecture impossible
    .fix = faites-en un fichier que cet utilisateur peut lire, ou supprimez-le pour revenir aux valeurs par défaut ({ $reason })

config-too-large = ce fichier dépasse { NUMBER($longest, useGrouping: 1) } octets
    .fix = une configuration tient en quelques lignes ; retirez ce qui n’a rien à y faire

config-not-utf8 = le fichier n’est pas du texte UTF-8
    .fix = enregistrez-le en UTF-8

config-line-too-long = la ligne compte { $count } { $count ->
        [one] caractère
       *[other] caractères
    }
    .fix = écrivez au plus { $longest } { $longest ->
        [one] caractère
       *[other] caractères
    } par ligne ; une liste peut continuer à la ligne suivante

config-unknown-key = la clé { QUOTED($key) } n’existe pas
    .fix = { $instead }

config-known-keys = clés connues : { $keys }

config-key-of-tables = écrivez-la sous { $tables }

config-unknown-language = { $language } n’est pas une langue connue ici
    .fix = { $instead }

config-spoken-languages = langues connues : { $languages }

config-not-toml = ce n’est pas du TOML : { $reason }
    .fix = { $remedy }

config-remedy-twice = retirez l’un des deux, et écrivez les clés d’une [table] au même endroit

config-remedy-backslash = écrivez / au lieu de \, ou mettez le texte entre guillemets simples

config-remedy-lines = écrivez des lignes comme language = "fr"

config-no-mat = { $lack }
    .fix = écrivez un nom ou un chemin complet, par exemple mat = "3x3" ou mat = "/var/lib/facedown/mats/my-table.toml"

config-no-quarter-turn = { $lack }
    .fix = écrivez 0, 90, 180 ou 270

config-no-flag = { $lack }
    .fix = écrivez true ou false

config-no-driver = { $lack }
    .fix = { $instead }

config-no-size = { $lack }
    .fix = écrivez une largeur et une hauteur de { $least } au moins, par exemple size = "1280x720"

config-no-path = { $lack }
    .fix = écrivez un chemin complet, par exemple { $key } = "{ $example }"

config-file-is-missing = ce fichier n’existe pas
    .fix = indiquez un facedown.toml, ou commencez-en un : facedown config new

config-piper-is-missing = Piper n’est pas installé
    .fix = installez-le : pip install piper-tts

config-device-is-missing = { QUOTED($device) } n’existe pas
    .fix = vérifiez qu’un téléviseur est branché à la prise HDMI, et indiquez le périphérique qui est là : ls /dev/cec*

config-command-is-missing = la commande { QUOTED($name) } n’existe pas
    .fix = installez-le : sudo apt install v4l-utils

config-voice-file-is-missing = le fichier { QUOTED($file) } n’existe pas
    .fix = mettez-y les deux fichiers de la voix de Piper : le second s’appelle comme le premier, avec .json à la fin

config-device-is-denied = cet utilisateur n’a pas le droit d’utiliser { QUOTED($device) }
    .fix = rejoignez le groupe qui le peut, puis reconnectez-vous : sudo usermod -aG video $USER

config-no-such-sound-card = il n’y a pas de carte son { QUOTED($card) }
    .fix = branchez-la, ou prenez-en une parmi : { $names }

config-no-sound-card = il n’y a pas de carte son { QUOTED($card) }
    .fix = branchez-la ; il n’y a pas de carte son en ce moment

config-pygame-without-driver = pygame a été construit sans le pilote { QUOTED($driver) }
    .fix = retirez cette ligne, ou écrivez l’un de ceux-ci : { $names }

config-pygame-without-drivers = pygame a été construit sans le pilote { QUOTED($driver) }
    .fix = retirez cette ligne, ou installez pygame-ce

config-file-is-there-already = ce fichier existe déjà
    .fix = modifiez-le à la main, ou indiquez un autre fichier ; « facedown config check » dit s’il est utilisable

config-file-unwritable = écriture impossible ({ $reason })
    .fix = indiquez un fichier dans un dossier où vous pouvez écrire
