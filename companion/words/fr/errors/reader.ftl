# Les lecteurs aux broches mêmes d’un Raspberry Pi : les lignes de leur programme.

reader-line-unusable = inutilisable ({ $reason })
    .fix = vérifiez qu’aucun autre programme ne s’en sert, que lgpio est installé, et que cet utilisateur est dans le groupe gpio

reader-spi-is-off = inutilisable ({ $reason })
    .fix = activez le SPI avec raspi-config, et vérifiez « bus » et « device »

reader-spi-is-denied = inutilisable ({ $reason })
    .fix = ajoutez cet utilisateur au groupe spi

reader-spi-unusable = inutilisable ({ $reason })
    .fix = vérifiez que le SPI est activé et qu’aucun autre programme ne s’en sert

reader-package-is-missing = importation impossible ({ $reason })
    .fix = pip install 'facedown[pi]'

reader-package-is-another = un autre module que { $name } { $version } de PyPI porte ce nom ({ $proof })
    .fix = pip uninstall { $packages }, puis pip install --no-deps { $name }=={ $version }

reader-proof-value = { $name } y vaut { $value }

reader-proof-missing = { $name } y manque

reader-package = module Python { $name }

reader-package-in = module Python { $name } dans { $file }

reader-pin = broche { $pin }

reader-wiring = câblage

reader-model = modèle du câblage

reader-command-line = ligne de commande

reader-wiring-no-json = ce n’est pas du JSON ({ $reason })
    .fix = écrivez un objet comme { $example }

reader-wiring-no-object = valeur inattendue : { $value }
    .fix = écrivez un objet comme { $example }

reader-wiring-unknown-key = la clé « { $name } » n’existe pas
    .fix = clés connues : { $names }

reader-wiring-no-model = « { $name } » contient { $value }
    .fix = écrivez un objet, ou retirez cette clé

reader-wiring-no-pins = « { $name } » contient { $value }
    .fix = écrivez une liste de numéros BCM

reader-wiring-no-number = « { $name } » contient { $value }
    .fix = écrivez un nombre entier de { $least } à { $most }

reader-wiring-no-chip = il n’y a pas de puce { $value }
    .fix = indiquez l’une de celles-ci : { $chips }

reader-wiring-pin-twice = la broche { $pin } sert deux fois
    .fix = donnez à chaque ligne sa propre broche

reader-wiring-select-and-address = il y a à la fois « select » et « address »
    .fix = retirez « select » si un décodeur choisit les antennes

reader-wiring-select-lines = { $lines } { $lines ->
        [one] ligne
       *[other] lignes
    } de sélection pour { $antennas } { $antennas ->
        [one] antenne
       *[other] antennes
    }
    .fix = donnez une ligne à chaque antenne

reader-wiring-address-lines = { $lines } { $lines ->
        [one] ligne
       *[other] lignes
    } d’adresse pour { $antennas } { $antennas ->
        [one] antenne
       *[other] antennes
    }
    .fix = nommez dans « select » une ligne par antenne, ou dans « address » assez de lignes d’un décodeur

reader-model-no-tags = « { $name } » contient { $value }
    .fix = écrivez les uid sur chaque antenne, par exemple { "{" }"0": ["04a1b2c3d45e80"]{ "}" }

reader-model-no-dead = « { $name } » contient { $value }
    .fix = écrivez une liste d’antennes

reader-model-no-antenna = l’antenne { $antenna } n’existe pas
    .fix = elles vont de 0 à { $last }

reader-model-no-uid = { $uid } n’est pas un uid
    .fix = écrivez 4, 7 ou 10 octets en chiffres hexadécimaux

reader-wrong-arguments = valeur inattendue : { $value }
    .fix = donnez-lui le câblage en JSON, puis le nombre de démarrages précédents, ou rien

reader-bus-failed = panne du bus : { $reason }

reader-gpio-stand-in = gpiozero remplace RPi.GPIO ({ $reason })

reader-says = { $reader } : { $text }
