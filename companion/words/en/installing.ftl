# What the terminal says while the referee becomes a service of this computer.
installing-title-console = The referee becomes a service of this computer, with the screen to itself.
installing-title-desktop = The referee becomes a window that opens with the desktop.
installing-title-uninstall = The service is taken away.
installing-dry-run = Nothing is changed now. This would be done:
installing-done = Done.
installing-not-whole = Not all of it could be done: what failed is told above. Once its cause is mended, run this again.
installing-nothing = All is as it should be: nothing is left to be done.
installing-nothing-there = There is nothing left to be taken away.
installing-refused = As it is, it would be refused:

# Each step.
installing-write-new = writes { $path }
installing-write-differs = writes { $path } anew: something else stood there
installing-write-rights = writes { $path } anew: it had other rights, or another owner
installing-write-unseen = writes { $path }, unless it is right already, which only root can see
installing-write-spi = writes { $path } anew: it switches the pins of SPI on
installing-remove = removes { $path }
installing-clear = removes the folder { $path }
installing-run = runs “{ $command }”: { $why }
installing-failed = that failed, with exit code { $code }:

# Why a command is run.
installing-for-sysusers = the user that referees, and the groups for readers
installing-for-groups = the groups for readers
installing-for-tmpfiles = the folders of the table
installing-for-udev = devices get their new names and rights from now on
installing-for-trigger = and those that are plugged in get them now
installing-for-spi = it switches the pins of SPI on
installing-for-daemon-reload = systemd reads what has changed
installing-for-no-desktop = the computer starts without a desktop, which would keep the screen
installing-for-enable = the referee starts with the computer
installing-for-enable-desktop = the referee starts with the desktop
installing-for-disable = the referee ends, and does not start with the computer any more
installing-for-disable-desktop = the referee does not start with the desktop any more
installing-for-reset-failed = earlier failures are forgotten
installing-for-restart = the referee begins
installing-for-person = you may use readers, hubs and the screen from a terminal
installing-for-userdel = the user that refereed

# What there is to be known.
installing-tell-restart-for-spi = SPI is on from the next start of the computer: sudo reboot
installing-tell-restart-for-console = The desktop keeps the screen until the next start: sudo reboot
installing-tell-starts-with-system = Systemd is not running here. The referee starts when this system does.
installing-tell-starts-with-login = The referee starts with the next login. To begin now: systemctl --user daemon-reload && systemctl --user start facedown
installing-tell-see-status = The referee is on its way; on a small Pi it takes a minute. How it is: systemctl status facedown. What it says: journalctl -u facedown
installing-tell-log-in-again = The new groups of { $name } hold from the next login.
installing-tell-no-polkit = The referee cannot switch the computer off, as polkit is not installed. To have it: sudo apt install polkitd
installing-tell-kept-state = What was played, tags and decks stay in { $path }, and with them the user { $user } whose they are. To remove those too: sudo rm -r { $path } && sudo userdel { $user }
installing-tell-kept-configuration = Your settings stay in { $path }.
installing-tell-kept-overrides = What you have changed about the service stays in { $path }.
installing-tell-kept-homes = What was played, tags, decks and settings stay in the homes of those who played, in ~/.local/share/facedown, ~/.local/state/facedown and ~/.config/facedown.
installing-tell-kept-program = The program itself stays in { $path }. Groups and the pins of SPI stay as they are: others may use them.
installing-tell-desktop-back = The computer goes on starting without its desktop. To have that back: sudo systemctl set-default graphical.target

# What the command says when it has to have the readers for itself.
installing-stopped = The referee stops while this command uses its readers or its record, and starts again afterwards.
