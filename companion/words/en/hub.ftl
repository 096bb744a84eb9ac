# What the terminal says of boards that are plugged in, and of what lies on a hub.
hub-none = No board is plugged in that could be a hub.

# What a port leads to.
hub-is-hub = A hub of { $count ->
    [0] no antenna
    [one] { $count } antenna
   *[other] { $count } antennas
}, started { $starts ->
    [one] once
   *[other] { $starts } times
}.
hub-firmware = Its firmware: { $firmware }
hub-in-file = In the mat’s file: { $line }
hub-crash = What it had to tell:
hub-is-version = A hub that speaks version { $version } of the wire, where this facedown speaks version { $own }. Put this facedown’s firmware on it:
hub-is-prompt = MicroPython, and no hub is running on it. To make it one:
hub-mend-stopped = If the firmware lies on it already, and was only stopped, it is enough to start it:
hub-is-silent = Nobody answers. Unplug it and plug it in again; if that does not help, put the firmware on it anew:
hub-is-held = In use by { $program }, so it was not asked. The referee lets go of it with { $command }
hub-is-held-nameless = In use by another program, so it was not asked. The referee lets go of it with { $command }
hub-is-denied = You may not open it. Join the group that may, and log in again:
hub-is-gone = It is not there, or it is no serial port.
hub-is-other = Something else, and it was not asked. If it is a hub all the same, name its port.
hub-blank = A board that waits for MicroPython ({ $chip }, USB { $place })
hub-mend-blank = Copy the UF2 file of MicroPython onto its drive, which is { $drive }. There is one for each kind of board: { $where }
hub-mend-blank-driveless = Copy the UF2 file of MicroPython onto its drive. There is one for each kind of board: { $where }

# What was gathered.
hub-gathered = { $count ->
    [one] { $count } file lies
   *[other] { $count } files lie
} in { $folder }: all that belongs on a hub.
hub-antennas = { $count ->
    [one] One antenna hangs on it.
   *[other] { $count } antennas hang on it.
}
hub-board-kept = Its board.py stayed as you have changed it.
hub-board-ours = If your wiring is another one than that of firmware/README.md, change board.py in it first.
hub-board-wrong = No hub can be wired as board.py says. Change it, and do this once more:
hub-only-blank = The board that is plugged in waits for MicroPython; “facedown hub list” tells how it gets it.
hub-several = Several boards are plugged in. “facedown hub list” tells their numbers; put the right one in the place of { $placeholder }.
hub-put = This puts them on the board and starts it. A referee that is running has to let go of it first, with { $command }
