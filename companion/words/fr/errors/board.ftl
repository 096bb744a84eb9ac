# Le câblage d’un hub, tel que le dit son board.py.

board-no-such-chip = CHIP ne peut être { $chip }
    .fix = indiquez l’une de ces puces : { $chips }

board-antennas-out-of-range = ANTENNAS vaut { $count }, et SELECTS a des lignes pour 1 à { $most }
    .fix = écrivez un autre nombre, ou ajoutez des lignes

board-lights-out-of-range = LIGHTS vaut { $count }, et peut aller de 0 à { $most }
    .fix = écrivez combien il y a de lumières

board-no-such-bus = l’antenne { $antenna } est sur le bus { $bus }, qui n’est pas dans BUSES
    .fix = corrigez sa ligne dans SELECTS

board-no-such-pin = { $use } : GP{ $pin }, une broche à laquelle un Pico ne donne pas accès
    .fix = choisissez une autre broche

board-pin-is-used-twice = GP{ $pin } sert deux fois : { $first } et { $second }
    .fix = choisissez pour l’un des deux une autre broche

board-pin-cannot-be = GP{ $pin } ne peut pas être { $role } du bus { $bus }
    .fix = choisissez-en une qui convient, selon la fiche technique du RP2040

board-name-is-missing = { $name } manque
    .fix = écrivez-le comme dans le board.py livré

board-value-of-another-kind = { $words }
    .fix = écrivez des valeurs comme celles du board.py livré

board-role-of-bus = { $role } du bus { $bus }

board-sda-of-antenna = SDA de l’antenne { $antenna }

board-rst = RST

board-lights = les lumières
