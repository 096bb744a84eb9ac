# Справка команды `facedown backup`.

help-backup-file = куда сохранить: файл zip
help-backup-force = даже если колоды, поля, метки или настройки в нём сейчас не годятся
help-backup-limit = распаковать не больше стольких гигабайт; сколько нужно, сказано в самой копии; по умолчанию 4
help-backup-restore-file = файл, который записала команда `facedown backup`
