# What the doctor says of this machine and this table: what was seen, and how to mend it.
doctor-group-program = The program
doctor-group-screen = The screen
doctor-group-sound = Sound
doctor-group-mat = The mat and its readers
doctor-group-table = The table
doctor-group-machine = The machine
doctor-group-service = The service

# What each check looks at.
doctor-about-python = Python’s version, and whether it is of 32 or 64 bits.
doctor-about-pygame = The pygame that is used, and any other that may get in its way.
doctor-about-libraries = The other libraries that the program stands on.
doctor-about-sqlite = The SQLite that keeps the record of matches.
doctor-about-video = SDL and its video driver: the one that is wanted, and the one that comes.
doctor-about-graphics = The libraries with which a picture is drawn on the console.
doctor-about-outputs = Which screens are plugged in.
doctor-about-console = Whether anything else has the console that the picture goes to.
doctor-about-fonts = The fonts that come with the program.
doctor-about-television = Whether the television can be sent to sleep and woken.
doctor-about-sound = Sound cards, and whether sound can be played.
doctor-about-voices = Who speaks which language.
doctor-about-mat = The mat’s file, and whether the mat is calibrated.
doctor-about-spi = The SPI bus of the Pi.
doctor-about-parts = The libraries of readers, buttons and lamps that are wired to the Pi.
doctor-about-rights = Whether the user who plays may use the devices.
doctor-about-readers = Every reader of the mat: whether its chip answers.
doctor-about-hubs = Hubs that are plugged in, and what their firmware says.
doctor-about-config = The file facedown.toml.
doctor-about-settings = What was set on the screen.
doctor-about-decks = All decks, shipped ones and your own.
doctor-about-mats = All mat files, shipped ones and your own.
doctor-about-tags = The list of which tag is which card.
doctor-about-journal = The record of matches.
doctor-about-privacy = Whether others on this machine may read what lies face down.
doctor-about-board = The board and its system.
doctor-about-space = Free space on the disk.
doctor-about-disk = Whether what is kept there outlasts a power cut.
doctor-about-power = The Pi’s supply and its temperature.
doctor-about-clock = The clock.
doctor-about-unit = Whether the installed service is the one of this program.
doctor-about-service = Whether the service runs.

# How it ends.
doctor-end-well = All is well.
doctor-end-warnings = { $count ->
    [one] The table can be played at; one thing is worth a look.
   *[other] The table can be played at; { $count } things are worth a look.
}
doctor-end-faults = { $count ->
    [one] One thing wants to be mended.
   *[other] { $count } things want to be mended.
}
doctor-end-bundle = For a report, all this is in { $file } now; the file CONTENTS.txt in it says what else is.

# Checks that did not come to an end.
doctor-late = There was no answer within { $seconds } s.
doctor-mend-late = The machine may be busy. Try this one again, alone:
doctor-broken = The check itself fell over: { $kind } at { $places }.
doctor-mend-broken = That is a fault of the program. Please report it, with the file that this makes:

# The program.
doctor-python-well = Python { $version }, { $program }
doctor-python-old = This is Python { $version }, and { $oldest } is the oldest that will do.
doctor-mend-python-old = Install facedown with a newer Python.
doctor-python-new = Python { $version } is newer than { $newest }, the newest with which facedown was tried.
doctor-mend-python-new = If something is odd, install facedown with Python { $newest }.
doctor-python-bits = This is a 32-bit system, for which there is no ready-made pygame but that of the system.
doctor-mend-python-bits = A 64-bit system is the better choice; else see that this is installed:
doctor-pygame-well = { $name } { $version }
doctor-pygame-missing = There is no pygame, without which nothing is shown.
doctor-mend-pygame-missing = Install it:
doctor-pygame-both = Both pygame and pygame-ce lie in { $folder }. They have files of the same names, and mix.
doctor-mend-pygame-both = Take both away, and install one of them:
doctor-pygame-old = { $name } { $version } is too old; { $least } is the oldest that will do.
doctor-mend-pygame-old = Install a newer one:
doctor-pygame-behind = { $name } { $version } in { $folder } is not used, as { $other } comes first. That is as it should be.
doctor-libraries-well = { $names }
doctor-libraries-missing = Not installed: { $names }.
doctor-mend-libraries-missing = Install what is missing:
doctor-libraries-printing = Cards cannot be printed here, without { $names }.
doctor-mend-libraries-printing = If you want to print some, install what that needs:
doctor-sqlite-well = SQLite { $version }
doctor-sqlite-old = SQLite { $version } has a flaw, mended in { $safe }, that shows only where two programs write at once. Facedown has one writer, so nothing needs to be done.

# The screen.
doctor-video-well = SDL { $sdl } (pygame { $pygame }) shows its picture by { $got }.
doctor-video-held = The referee has the screen now, so nothing was tried.
doctor-mend-video-held = To try it, stop the referee for a moment:
doctor-video-elsewhere = The picture goes to the desktop, and this is no terminal on it.
doctor-mend-video-elsewhere = Run the doctor in a terminal on that desktop.
doctor-video-late = SDL did not find a screen in time.
doctor-mend-video-late = Restart the machine; if that does not help, see whether the screen is switched on and plugged in.
doctor-video-crashed = SDL fell over as it looked for a screen (exit code { $code }).
doctor-mend-video-crashed = Bring the system’s graphics libraries up to date, and restart the machine.
doctor-video-missing = pygame cannot be loaded: { $name } is missing.
doctor-mend-video-missing = Install it:
doctor-video-unasked = SDL { $sdl } (pygame { $pygame }) cannot be asked here for its video drivers.
doctor-mend-video-unasked = See whether a picture comes: facedown demo.
doctor-video-no-kmsdrm = pygame { $pygame } was built without KMSDRM, so it cannot draw on a console without a desktop.
doctor-mend-video-no-kmsdrm = Put pygame-ce in its place, which can:
doctor-video-unknown = SDL { $sdl } (pygame { $pygame }) has no video driver { $wanted }; it has { $there }.
doctor-mend-video-unknown = Correct SDL_VIDEODRIVER, or the driver in facedown.toml.
doctor-video-refused = SDL { $sdl } (pygame { $pygame }) could not use the video driver { $wanted }: { $why }.
doctor-mend-video-refused = Look at the checks graphics, outputs and rights; they tell what is in the way.
doctor-video-invisible = SDL { $sdl } (pygame { $pygame }) found no screen, and would draw unseen ({ $got }).
doctor-mend-video-invisible = Run it where there is a screen, or play in the terminal: facedown play --text.
doctor-video-chosen-invisible = SDL_VIDEODRIVER asks for { $got }, which shows nothing.
doctor-mend-video-chosen-invisible = Take it back:
doctor-graphics-well = Everything that draws on a console is there.
doctor-graphics-unneeded = Not needed: the picture goes to a desktop.
doctor-graphics-missing = What draws on a console is missing: { $names }.
doctor-mend-graphics-missing = Install it:
doctor-outputs-well = Plugged in: { $names }
doctor-outputs-unneeded = Not needed: the desktop sees to it.
doctor-outputs-no-card = This machine has no graphics card that a picture could go to (/dev/dri).
doctor-mend-outputs-no-card = On a Pi, the line dtoverlay=vc4-kms-v3d has to stand in config.txt; then restart it.
doctor-outputs-dark = No screen is plugged in: { $names }.
doctor-mend-outputs-dark = Switch the screen on and see whether its cable sits; then restart the machine.
doctor-console-well = The console belongs to the referee.
doctor-console-unneeded = Not needed: no service draws on the console here.
doctor-console-desktop = A desktop has the screen, so a service on the console cannot draw there.
doctor-mend-console-desktop = Install the service for the desktop:
doctor-console-getty = A log-in prompt and the referee both have the console tty1.
doctor-mend-console-getty = Stop the prompt:
doctor-console-other = The screen shows the console { $shown }, not the one of the referee.
doctor-mend-console-other = Turn to it with Ctrl+Alt+F1, or:
doctor-fonts-well = { $count ->
    [one] { $count } font, and it is whole.
   *[other] { $count } fonts, and they are whole.
}
doctor-fonts-spoilt = Fonts are missing or damaged: { $names }.
doctor-mend-fonts-spoilt = Install facedown anew, as it was installed first.
doctor-television-well = The television can be told over { $device }.
doctor-television-unneeded = Not asked for: facedown.toml names no time after which it sleeps.
doctor-television-no-program = The television cannot be told to sleep: the program cec-ctl is missing.
doctor-mend-television-no-program = Install it:
doctor-television-no-device = There is no { $device } over which the television could be told; there is { $there }.
doctor-mend-television-no-device = Use the HDMI socket nearest to the power plug, or correct the device in { $file }.

# Sound.
doctor-sound-well = Sound goes out by { $got }; cards: { $names }
doctor-sound-pipewire = PipeWire passes the sound on, so the program takes a larger buffer.
doctor-mend-sound-pipewire = If there are pops all the same, let PipeWire take larger steps; until the next start this does it:
doctor-sound-held = The referee has the sound now, so nothing was tried. Cards: { $names }
doctor-sound-no-card = There is no sound card, so everything is only shown.
doctor-mend-sound-no-card = Plug one in, or switch the screen on before the machine: the sound of HDMI comes and goes with it.
doctor-sound-late = Sound could not be opened in time.
doctor-mend-sound-late = Another program may have the sound. End it, and try again.
doctor-sound-crashed = SDL fell over as it opened the sound (exit code { $code }).
doctor-mend-sound-crashed = Bring the system’s sound libraries up to date, and restart the machine.
doctor-sound-device = The sound device { $device } cannot be opened: { $why }.
doctor-mend-sound-device = Name another one in { $file }; these are there:
doctor-sound-refused = Sound cannot be opened: { $why }. Cards: { $names }
doctor-mend-sound-refused = Another program may have it; else name a device in facedown.toml, under [voice].
doctor-voices-well = { $names }
doctor-voices-nobody = { $language ->
    [en] No voice here speaks English.
    [ru] No voice here speaks Russian.
   *[fr] No voice here speaks French.
}
doctor-mend-voices-nobody = Install a voice:
doctor-voices-others = No voice here speaks these languages: { $names }.
doctor-mend-voices-others = If you want to hear them, install a voice:
doctor-voices-lost = Voice files that { $file } names are not there: { $names }.
doctor-mend-voices-lost = Put them there, or correct the file.
doctor-voices-recorded = The recorded voices cannot be used.
doctor-mend-voices-recorded = Correct what is named here; until then another voice speaks.

# The mat and its readers.
doctor-mat-well = { $name }, calibrated { $made }
doctor-mat-none = No mat: cards are named on the screen.
doctor-mat-simulated = { $name }, whose readers are simulated.
doctor-mat-unnamed = { $file } names no mat, so no readers were looked at.
doctor-mend-mat-unnamed = Write its name there, or ask about one:
doctor-mat-no-file = There is no { $file }, which would name the mat, so no readers were looked at.
doctor-mend-mat-no-file = If this table has a mat with readers, begin the file, and write the mat’s name there:
doctor-mat-unusable = The mat { $name } cannot be used.
doctor-mend-mat-unusable = Correct what is named here.
doctor-mat-spoilt = Not looked at, as the mat’s file cannot be used.
doctor-mat-calibration = The calibration of { $name } cannot be used.
doctor-mend-mat-calibration = Calibrate the mat again:
doctor-mat-uncalibrated = { $name }, not calibrated yet.
doctor-mend-mat-uncalibrated = It hears better once it is:
doctor-spi-well = { $names }
doctor-spi-unneeded = Not needed: this mat has no readers on the Pi’s own bus.
doctor-spi-off = SPI is switched off: there is no { $names }.
doctor-mend-spi-off = Switch it on; the Pi then starts anew:
doctor-spi-restart = SPI is switched on in config.txt, but { $names } is not there yet.
doctor-mend-spi-restart = It comes when the Pi starts anew:
doctor-spi-other = The mat’s file asks for { $names }; this machine has { $there }.
doctor-mend-spi-other = Correct bus and device in the mat’s file, or switch the other bus on in config.txt.
doctor-spi-nowhere = This machine has no SPI bus for the mat’s readers ({ $names }).
doctor-mend-spi-nowhere = Use a Raspberry Pi or a hub; to try the mat without its readers, add --simulated to facedown play.
doctor-parts-well = { $names }
doctor-parts-unneeded = Not needed: nothing is wired to this machine’s own pins.
doctor-parts-missing = Libraries of the readers are missing: { $names }.
doctor-mend-parts-missing = Install them; that takes a compiler, or python3-spidev from apt:
doctor-parts-no-pins = There is no library for the Pi’s pins.
doctor-mend-parts-no-pins = Install one:
doctor-parts-both = Both rpi-lgpio and RPi.GPIO are installed in one folder; they have files of the same names.
doctor-mend-parts-both = Keep one of them:
doctor-parts-header = The pins of the header: { $name } ({ $label })
doctor-parts-no-chip = The kernel shows no GPIO chip, so no pin of the header can be used.
doctor-mend-parts-no-chip = Bring the system up to date, and restart the machine:
doctor-parts-other-chips = None of { $names } can be told to be the one of the header’s pins.
doctor-mend-parts-other-chips = See with “facedown doctor rights” that they may be opened; else bring the system up to date:
doctor-rights-well = { $name } may use every device that is there and needed.
doctor-rights-lacking = { $name } may not use { $names }, which belong to the group { $group }.
doctor-mend-rights-lacking = Join the group, then log out and in again:
doctor-rights-later = { $name } is in the group { $group } only from the next log-in on, and may not use { $names } yet.
doctor-mend-rights-later = Log out and in again, or restart the machine.
doctor-rights-service = The service’s user { $name } may not use { $names }, which belong to the group { $group }.
doctor-mend-rights-service = Install the service anew; that sets the groups right:
doctor-rights-root = { $name } may not use { $names }: only root may.
doctor-mend-rights-root = The rules that come with the service open them:
doctor-readers-well = { $count ->
    [one] { $count } reader, and it answers.
   *[other] { $count } readers, and all answer.
}
doctor-readers-no-mat = Not needed: no mat is named.
doctor-readers-simulated = Not needed: all readers of this mat are simulated.
doctor-readers-broken = Models of the readers are listened to, with this wrong: { $breaks }.
doctor-readers-held = The referee has the readers now; its page of health, behind Pause, tells of each.
doctor-mend-readers-held = To have them asked by the doctor, stop the referee for a moment:
doctor-readers-held-by = Another facedown (process { $pid }) has the readers now.
doctor-mend-readers-held-by = End it, and ask again.
doctor-readers-silent = No reader has told of itself.
doctor-mend-readers-silent = Listen for longer, and see what each one says:
doctor-hubs-well = { $port }: hub { $unique } ({ $name }), { $firmware }, { $count ->
    [one] { $count } antenna
   *[other] { $count } antennas
}
doctor-hubs-none = None is plugged in.
doctor-hubs-held = Ports are being used, so none was asked.
doctor-hubs-port-held = { $port } ({ $name }) is used by { $by }.
doctor-hubs-version = { $port } ({ $name }): a hub with version { $theirs } of the wire; this facedown speaks { $ours }.
doctor-mend-hubs-version = Put the firmware of this facedown on it; this gathers the files and tells how:
doctor-hubs-prompt = { $port } ({ $name }): MicroPython without the program of a hub.
doctor-mend-hubs-prompt = If it is to be a hub, put the program on it; this gathers the files and tells how:
doctor-hubs-silent = { $port } ({ $name }) is no hub that answers. If it is none, all is well.
doctor-hubs-denied = { $port } ({ $name }) may not be opened.
doctor-mend-hubs-denied = Join the group of serial ports, then log out and in again:
doctor-hubs-blank = A board ({ $chip }, { $place }) waits for MicroPython.
doctor-mend-hubs-blank = Put MicroPython on it; how to go on from there, this tells:
doctor-hubs-modem = ModemManager runs, and talks to hubs as if they were modems.
doctor-mend-hubs-modem = Installing the service keeps it away from hubs; else stop it:

# The table.
doctor-config-well = { $file }
doctor-config-none = There is no { $file }; everything is as usual.
doctor-config-unusable = { $file } cannot be used.
doctor-mend-config-unusable = Correct what is named here; once more, this tells whether all is well:
doctor-settings-well = { $file }
doctor-settings-none = Nothing was set on the screen yet.
doctor-settings-unreadable = { $file } cannot be read: { $why }.
doctor-mend-settings-unreadable = See that the user who plays may read it.
doctor-settings-spoilt = { $file } is damaged.
doctor-mend-settings-spoilt = At its next start facedown puts it by and begins with the usual settings; set them again on the screen.
doctor-settings-put-by = Damaged settings of an earlier day lie in { $file }.
doctor-mend-settings-put-by = They are not needed any more:
doctor-decks-well = { $count ->
    [one] { $count } deck
   *[other] { $count } decks
}, { $most ->
    [0] none of them your own
   *[other] { $most } of them your own
}
doctor-decks-folder = The folder of decks cannot be read.
doctor-mend-decks-folder = See that the user who plays may read it.
doctor-decks-own = Your deck { $name } cannot be used: { $places }.
doctor-mend-decks-own = This tells what is the matter there (and may show what stands on cards):
doctor-decks-shipped = The deck { $name }, which comes with the program, is damaged: { $places }.
doctor-mend-decks-shipped = Install facedown anew, as it was installed first.
doctor-mats-well = { $count ->
    [one] { $count } mat
   *[other] { $count } mats
}
doctor-mats-own = Your mat { $file } cannot be used.
doctor-mend-mats-own = Correct what is named here.
doctor-mats-shipped = The mat { $name }, which comes with the program, is damaged.
doctor-mend-mats-shipped = Install facedown anew, as it was installed first.
doctor-tags-well = { $count ->
    [one] { $count } tag; decks: { $names }
   *[other] { $count } tags; decks: { $names }
}
doctor-tags-none = No tag is known yet, so no card can be recognised on a mat.
doctor-mend-tags-none = Learn those of a deck:
doctor-tags-unusable = { $file } cannot be used; see { $places }.
doctor-mend-tags-unusable = This tells what is the matter in each line:
doctor-tags-deckless = Tags of decks that are not here: { $names }. They do no harm.
doctor-journal-well = { $file }, whole, { $size } MB
doctor-journal-none = No match was kept yet.
doctor-journal-damaged = { $file } is damaged.
doctor-mend-journal-damaged = At its next start facedown puts it by and begins another one; nothing is deleted. Save what there is first:
doctor-journal-foreign = The record of matches cannot be used.
doctor-mend-journal-foreign = Do what is named here.
doctor-journal-unreadable = { $file } cannot be read ({ $why }).
doctor-mend-journal-unreadable = See that the user who plays may read and write there:
doctor-journal-large = The record of matches has grown to { $size } MB.
doctor-mend-journal-large = It may go on growing while there is room; a backup of it is wise:
doctor-journal-put-by = { $count ->
    [one] { $count } damaged record of earlier days was put by in { $folder }.
   *[other] { $count } damaged records of earlier days were put by in { $folder }.
}
doctor-mend-journal-put-by = Keep them for a report, or delete them if no match is missing.
doctor-privacy-well = Only you may read what is kept of matches, tags and speech.
doctor-privacy-open = Others on this machine may read in { $folder }: { $names }. It tells which cards lie face down.
doctor-mend-privacy-open = This closes it:
doctor-privacy-foreign = Others on this machine may read in { $folder }, and it belongs to another user: { $names }. It tells which cards lie face down.
doctor-mend-privacy-foreign = Only its owner can close it. This makes it yours:

# The machine.
doctor-board-well = { $model }, { $system }, { $processor }
doctor-board-other = { $system }, { $processor }
doctor-board-untried = { $model }, { $system }, { $processor }: facedown was not made for this model, and may be slow.
doctor-mend-board-untried = A Raspberry Pi 3B+, 4, 5 or Zero 2 W will do.
doctor-space-well = { $free } GB free at { $folder }
doctor-space-low = Only { $free } GB free at { $folder }.
doctor-mend-space-low = Make room, for instance so:
doctor-space-none = Almost nothing free at { $folder } ({ $free } GB); matches may not be kept any more.
doctor-mend-space-none = Make room, for instance so:
doctor-space-unknown = How much is free at { $folder } cannot be found out.
doctor-mend-space-unknown = See what this says:
doctor-disk-well = { $folder } is on a disk that lasts ({ $kind }).
doctor-disk-unknown = On which disk { $folder } is cannot be found out.
doctor-disk-read-only = { $folder } is on a disk that takes nothing, so no match is kept.
doctor-mend-disk-read-only = A disk often becomes so when it gives way: make a backup. To write on it once more:
doctor-disk-fleeting = { $folder } is in memory only ({ $kind }): matches, tags and settings vanish when the power goes.
doctor-mend-disk-fleeting = Keep it on a disk of its own, or switch the overlay of raspi-config off:
doctor-disk-overlay = { $folder } is covered by the overlay of raspi-config: matches, tags and settings vanish when the power goes.
doctor-mend-disk-overlay = Switch the overlay off. A disk of its own would be covered as well, unless cmdline.txt has “recurse=0”:
doctor-disk-overlaid = { $folder } is on a disk that the overlay of raspi-config has made read-only, so no match is kept.
doctor-mend-disk-overlaid = Let the overlay cover nothing but the system’s own disk:
doctor-power-well = The supply is steady, and the Pi is cool enough.
doctor-power-unneeded = Not needed: this is no Raspberry Pi.
doctor-power-unknown = How steady the supply is cannot be found out.
doctor-mend-power-unknown = See what this says:
doctor-power-low = The supply is too weak right now: below 4.63 V.
doctor-mend-power-low = Use the power supply made for this Pi and a short, thick cable; give readers a supply of their own.
doctor-power-was-low = The supply was too weak at some time since the Pi was started.
doctor-mend-power-was-low = Use the power supply made for this Pi and a short, thick cable; give readers a supply of their own.
doctor-power-hot = The Pi is, or was, so hot that it became slower.
doctor-mend-power-hot = Give it air, or a heat sink.
doctor-power-throttled = The Pi holds itself back, or did ({ $bits }).
doctor-mend-power-throttled = See to its supply, and give it air.
doctor-clock-well = { $now }
doctor-clock-behind = The clock was never set: it says { $now }, and this program is newer than that.
doctor-mend-clock-behind = Connect the machine to the network once, or set the clock:
doctor-clock-unset = The clock says { $now }, but it was not set since the start, and this machine has none that runs without power.
doctor-mend-clock-unset = Matches may bear a wrong time until there is a network. More about it:

# The service.
doctor-service-well = The referee runs as a service.
doctor-service-none = Not installed; facedown is started by hand here.
doctor-service-wanted = Not installed: this Pi does not start into the referee by itself.
doctor-mend-service-wanted = If it is to be a table, install the service:
doctor-service-failed = The service has given up ({ $result }).
doctor-mend-service-failed = Its log says why:
doctor-service-starting = The service is starting, or starts again and again.
doctor-mend-service-starting = Its log says why:
doctor-service-stopped = The service is installed, but does not run.
doctor-mend-service-stopped = Start it:
doctor-service-restarts = { $count ->
    [one] The service was started anew { $count } time by itself.
   *[other] The service was started anew { $count } times by itself.
}
doctor-mend-service-restarts = Its log says why:
doctor-service-disabled = The service does not start when the machine does.
doctor-mend-service-disabled = Let it:

doctor-unit-well = { $program }, as it was installed
doctor-unit-none = Not needed: the service is not installed.
doctor-unit-other = The service runs { $theirs }; this is { $ours }.
doctor-mend-unit-other = To ask the one that the service runs, use the command facedown without a path.
doctor-unit-differs = Files of the service are not those of this program: { $names }.
doctor-mend-unit-differs = After an update, or a change by hand, this sets them right; changes of your own belong into systemctl edit facedown:

# What a report holds.
doctor-bundle-head = A report of facedown: what its doctor found on one machine, for the person who helps to mend it.
doctor-bundle-never = Not in it: the record of matches, tags, what stands on cards, names of players. Paths, and what is written in facedown.toml, stand there as they are: look it over before you send it.
doctor-bundle-report = What the doctor found, check by check.
doctor-bundle-versions = The versions of the program and of what it stands on, and which folders it uses.
doctor-bundle-packages = Everything that Python has installed.
doctor-bundle-log = The last lines of the service’s log.
doctor-bundle-kernel = What the kernel said of SPI, USB, screens, disks and the supply since the start.
doctor-bundle-files = The names and sizes of the table’s files, without what is in them.
doctor-bundle-config = The configuration, as it is.
doctor-bundle-mat = A mat’s file, as it is.
doctor-bundle-calibration = What was found out about a mat’s antennas.
