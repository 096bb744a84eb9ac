# Ce que rencontre le service de la table.

service-systemd-is-late = systemd n’a pas répondu en { $seconds } { $seconds ->
        [one] seconde
       *[other] secondes
    }
    .fix = appuyez sur le bouton de la machine ou débranchez-la : tout ce qui a été joué est sur le disque

service-systemctl-cannot-be-started = systemctl ne démarre pas ({ $reason })
    .fix = appuyez sur le bouton de la machine ou débranchez-la : tout ce qui a été joué est sur le disque

service-systemd-refuses = systemd le refuse à cet utilisateur
    .fix = appuyez sur le bouton de la machine ou débranchez-la : tout ce qui a été joué est sur le disque
