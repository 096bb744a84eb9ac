# Ce que dit le terminal quand l’arbitre devient un service de cet ordinateur.
installing-title-console = L’arbitre devient un service de cet ordinateur, avec l’écran pour lui seul.
installing-title-desktop = L’arbitre devient une fenêtre qui s’ouvre avec le bureau.
installing-title-uninstall = Le service est retiré.
installing-dry-run = Rien n’est changé pour l’instant. Voici ce qui serait fait :
installing-done = C’est fait.
installing-not-whole = Tout n’a pas pu être fait : ce qui a échoué est dit ci-dessus. Une fois la cause écartée, relancez ceci.
installing-nothing = Tout est comme il faut : il ne reste rien à faire.
installing-nothing-there = Il ne reste rien à retirer.
installing-refused = En l’état, ce serait refusé :

# Chaque étape.
installing-write-new = écrit { $path }
installing-write-differs = réécrit { $path } : il contenait autre chose
installing-write-rights = réécrit { $path } : il avait d’autres droits, ou un autre propriétaire
installing-write-unseen = écrit { $path }, s’il n’est pas déjà bon, ce que seul root peut voir
installing-write-spi = réécrit { $path } : cela active les broches SPI
installing-remove = retire { $path }
installing-clear = retire le dossier { $path }
installing-run = exécute « { $command } » : { $why }
installing-failed = cela a échoué, avec le code { $code } :

# Pourquoi une commande est exécutée.
installing-for-sysusers = l’utilisateur qui arbitre, et les groupes pour les lecteurs
installing-for-groups = les groupes pour les lecteurs
installing-for-tmpfiles = les dossiers de la table
installing-for-udev = les appareils ont désormais leurs nouveaux noms et droits
installing-for-trigger = et ceux qui sont branchés les ont tout de suite
installing-for-spi = cela active les broches SPI
installing-for-daemon-reload = systemd lit ce qui a changé
installing-for-no-desktop = l’ordinateur démarre sans bureau, qui garderait l’écran
installing-for-enable = l’arbitre démarre avec l’ordinateur
installing-for-enable-desktop = l’arbitre s’ouvre avec le bureau
installing-for-disable = l’arbitre s’arrête, et ne démarre plus avec l’ordinateur
installing-for-disable-desktop = l’arbitre ne s’ouvre plus avec le bureau
installing-for-reset-failed = les échecs passés sont oubliés
installing-for-restart = l’arbitre commence
installing-for-person = vous pouvez utiliser lecteurs, concentrateurs et écran depuis un terminal
installing-for-userdel = l’utilisateur qui arbitrait

# Ce qu’il faut savoir.
installing-tell-restart-for-spi = SPI est actif au prochain démarrage de l’ordinateur : sudo reboot
installing-tell-restart-for-console = Le bureau garde l’écran jusqu’au prochain démarrage : sudo reboot
installing-tell-starts-with-system = Systemd ne tourne pas ici. L’arbitre démarrera avec ce système.
installing-tell-starts-with-login = L’arbitre s’ouvre à la prochaine session. Pour commencer maintenant : systemctl --user daemon-reload && systemctl --user start facedown
installing-tell-see-status = L’arbitre arrive ; sur un petit Pi, cela prend une minute. Pour savoir où il en est : systemctl status facedown. Ce qu’il dit : journalctl -u facedown
installing-tell-log-in-again = Les nouveaux groupes de { $name } valent dès la prochaine session.
installing-tell-no-polkit = L’arbitre ne peut pas éteindre l’ordinateur, car polkit n’est pas installé. Pour l’avoir : sudo apt install polkitd
installing-tell-kept-state = Les parties, les étiquettes et les paquets restent dans { $path }, et avec eux l’utilisateur { $user }, à qui ils appartiennent. Pour les retirer aussi : sudo rm -r { $path } && sudo userdel { $user }
installing-tell-kept-configuration = Vos réglages restent dans { $path }.
installing-tell-kept-overrides = Ce que vous avez changé au service reste dans { $path }.
installing-tell-kept-homes = Les parties, les étiquettes, les paquets et les réglages restent chez ceux qui ont joué, dans ~/.local/share/facedown, ~/.local/state/facedown et ~/.config/facedown.
installing-tell-kept-program = Le programme lui-même reste dans { $path }. Les groupes et les broches SPI restent tels quels : d’autres peuvent s’en servir.
installing-tell-desktop-back = L’ordinateur continue de démarrer sans son bureau. Pour le retrouver : sudo systemctl set-default graphical.target

# Ce que dit la commande quand il lui faut les lecteurs pour elle seule.
installing-stopped = L’arbitre s’arrête tant que cette commande utilise ses lecteurs ou ses archives, puis il reprend.
