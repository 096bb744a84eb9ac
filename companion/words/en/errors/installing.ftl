installing-unwritable = it cannot be written ({ $reason })
    .fix = see that it is no folder, that its disk has room and is not read-only, and begin again: what was done stays

installing-only-root = only root may change what this computer starts with
    .fix = run `sudo { $program } { $asked }`, or see with --dry-run what it would do

installing-no-systemd = this computer is not run by systemd: it has no { $lacks }
    .fix = start `facedown play --resume` with the program that starts others here

installing-no-command = this Python has no command of that name beside it
    .fix = make a venv in /opt/facedown, install facedown there, and run its install-service

installing-name-of-no-unit = the program lies at { QUOTED($program) }, a name that units cannot bear
    .fix = make a venv in /opt/facedown, install facedown there, and run its install-service

installing-command-lies-there = the program itself lies at { $command }, where the command for people goes
    .fix = make a venv in /opt/facedown, install facedown there, and run its install-service

installing-out-of-reach = the program lies within { $folder }, where the referee's user cannot reach it
    .fix = make a venv in /opt/facedown, install facedown there, and run its install-service

installing-another-program = another program lies there
    .fix = move it away, and begin again
