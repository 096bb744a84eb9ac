# Arguments of commands.

cli-no-such-word = there is no { QUOTED($word) }
    .fix = { $instead }

cli-stream-is-closed = it is closed
    .fix = leave it open, or give it /dev/null

cli-clock-is-impossible = it tells a time that no program can count with
    .fix = set it, such as: sudo date -s "2026-05-01 20:00"

cli-deck-without-seen-cards = no game that it is made for keeps seen cards apart
    .fix = choose a deck of cards that lie with their backs up, such as landmarks

cli-several-matches = there are { $count } matches
    .fix = name one of them: facedown history export 3 --notation

cli-no-such-argument = there is no argument { QUOTED($word) }
    .fix = { $instead }

cli-own-fault = a fault of its own has ended it
    .fix = report it with the lines below; what was kept is on the disk

cli-no-mat-to-listen-to = there is no mat to listen to
    .fix = name a mat such as { $usual }, or its file

cli-stands-twice = { QUOTED($twice) } stands there twice
    .fix = give each rule once

cli-no-journal = there is no journal
    .fix = name one with --journal

cli-resume-and-another = with --resume it is not clear which match is meant
    .fix = leave one of them out

cli-no-journal-and-another = with --no-journal nothing is kept
    .fix = leave one of them out

cli-endless-in-the-terminal = in the terminal one match is played
    .fix = leave out one of --endless and --text

cli-cards-in-the-terminal = in the terminal no cards lie on a table
    .fix = leave out --text: cards are named on the screen

cli-no-mat-to-print = there is no mat to print
    .fix = name a mat such as { $usual }, or its file

cli-mat-without-places = this mat has no place to print
    .fix = give it a [grid], a pad or places of another kind

cli-raw-without-journal = only a journal has what readers heard beside what was made of it
    .fix = give the number of a match

cli-raw-was-not-kept = what the readers heard was not kept
    .fix = play with --record-raw

cli-no-recording = it is no file
    .fix = give a recording, an export or a match in its notation

cli-deck-has-changed = deck { $name } is not the one that it was played with
    .fix = put the deck of that time into the folder of your own decks

cli-recording-is-no-text = it is not UTF-8 text
    .fix = give a recording, an export or a match in its notation

cli-recording-unreadable = it cannot be read ({ $reason })
    .fix = give the number of a match, or a file that you may read

cli-no-quarter-turn = { $rotate } degrees are none of a quarter
    .fix = give 0, 90, 180 or 270

cli-record-on-the-screen = on the screen nothing is recorded
    .fix = add --text, or record a demo

cli-no-mat-and-real-cards = with --no-mat real people lay real cards, which no mat reads
    .fix = leave one of them out

cli-not-a-png = { QUOTED($name) } is no name of a PNG
    .fix = give a file that ends in .png

cli-simulated-without-mat = without a mat nothing is simulated
    .fix = name a mat, or leave one of them out

cli-no-reader-works = no place of this mat has a reader that works
    .fix = see its file, or type uids with --mat none

cli-speech-of-another-kind = the speech is no such file as { QUOTED($name) }
    .fix = name a file that ends in { $ending }

cli-no-mat-to-wire = there is no mat to be wired
    .fix = name a mat such as { $usual }, or its file

cli-wants-one-value = expected one argument
    .fix = see { $program } --help

cli-wants-some-values = expected at least one argument
    .fix = see { $program } --help

cli-wants-one-value-at-most = expected at most one argument
    .fix = see { $program } --help

cli-wants-values = expected { $count } arguments
    .fix = see { $program } --help

cli-arguments-are-missing = the following arguments are required: { $names }
    .fix = see { $program } --help

cli-one-of-arguments-is-missing = one of the arguments { $names } is required
    .fix = see { $program } --help

cli-not-with-argument = not allowed with argument { $name }
    .fix = see { $program } --help

cli-value-too-much = ignored explicit argument { QUOTED($value, whole: 1) }
    .fix = see { $program } --help

cli-ambiguous-option = ambiguous option: { $name } could match { $names }
    .fix = see { $program } --help

cli-arguments-unknown = unrecognized arguments: { $names }
    .fix = see { $program } --help

cli-wrong-use = { $words }
    .fix = see { $program } --help

cli-no-such-number = { QUOTED($text) } is no such number
    .fix = give a whole number from { NUMBER($least, useGrouping: 1) } to { NUMBER($most, useGrouping: 1) }

cli-no-speed = { QUOTED($text) } is no speed
    .fix = give { $least } to { $most }, or 0 not to wait at all

cli-no-bed = { QUOTED($text) } is no size of a bed
    .fix = write width and height in millimetres, { $least } to { $most }, such as 600x400

cli-no-size = { QUOTED($text) } is no size
    .fix = give width and height of { $least } at the least, such as 1280x720

cli-no-such-share = { QUOTED($text) } is no such share
    .fix = give 0 to { $most }, such as 0.02

cli-no-such-length = { QUOTED($text) } is no such length
    .fix = give 0 to { $most } millimetres, such as 2 or 1.5

cli-no-slot-is-named = it names no slot
    .fix = write names with commas, such as A1,B4

cli-no-such-slot = there is no slot { QUOTED($slot) } with an antenna
    .fix = { $instead }

cli-nothing-to-learn = neither a deck nor a command is named
    .fix = give --deck landmarks, or --command ok

cli-two-things-to-learn = a deck and a command cannot be learned at once
    .fix = give --deck landmarks, or --command ok

cli-tags-into-a-folder = this is a folder, not a file
    .fix = name another file, or one that is not there yet

cli-tags-into-no-file = this is no ordinary file
    .fix = name another file, or one that is not there yet

cli-no-such-command = there is no command { QUOTED($name) }
    .fix = { $instead }

cli-seats-are = seats are { $first } to { $last }

cli-voice-unreadable = it cannot be read ({ $reason })
    .fix = make it a file that you may read

cli-reading-lines = reading JSON lines such as { "{" }"press": "ok"{ "}" }; end with Ctrl-D

cli-not-a-rule = { QUOTED($pair) } is no rule
    .fix = write name=value, such as pace=1

cli-no-such-player = no player of that name is on record
    .fix = `facedown history players` lists those who are

cli-break-not-understood = { QUOTED($text) } is not understood
    .fix = write what is wrong, where, how much and from when on, such as dead:B2, weak:D4=30, garble=5, pull:hub-3@60s or pull:hub-3@60s..90s

cli-no-such-break = nothing is called { QUOTED($name) } that could be wrong
    .fix = { $instead }

cli-break-nowhere = { QUOTED($text) } does not tell where it is
    .fix = write the place, such as { QUOTED($example) }

cli-break-no-such-place = { QUOTED($text) }: such a thing cannot be wrong with { QUOTED($place) }
    .fix = { $instead }

cli-break-no-pair = { QUOTED($text) } is no exchange
    .fix = name two slots, or two readers with equally many slots

cli-break-without-amount = { QUOTED($text) }: this is either wrong or not, without a number
    .fix = write { QUOTED($example) }

cli-break-amount = { QUOTED($text) } does not tell how much of it there is
    .fix = give { $least } to { $most }, such as { QUOTED($example) }

cli-break-lines = { QUOTED($text) } does not name { $count ->
        [one] an address line
       *[other] { $count } address lines
    } of this reader
    .fix = { $there ->
        [0] name a reader with several antennas
       *[other] write a digit for each line, which are counted from 0 and are { $there } here, such as { QUOTED($example) }
    }

cli-break-built-in = { QUOTED($text) }: this is wrong from the start, or not at all
    .fix = write { QUOTED($instead) }

cli-break-times = { QUOTED($text) } has no times that could be kept
    .fix = write the seconds from the start, and if it ends the later ones, such as { QUOTED($example) }

cli-break-not-at-table = { QUOTED($text) }: nothing of it is heard in a match
    .fix = give it to facedown mat test, or to facedown doctor

cli-break-real = only simulated readers can be broken
    .fix = give --simulated as well

cli-break-without-readers = this needs the readers of a simulated table on the screen
    .fix = leave it out, or leave out --text and --no-mat

cli-break-without-mat = it is not said whose readers
    .fix = name a mat, such as --mat 8x8

cli-report-in-trouble = readers are in trouble, and nothing of them could be measured: { $names }
    .fix = mend that first; facedown mat test tells what it is
