# Files and folders of any kind.

file-unusable = it cannot be used ({ $reason })
    .fix = see that there is room, and that it is no folder

file-is-a-folder = this is a folder, not a file
    .fix = put a file named { $name } in its place

file-unreadable = it cannot be read ({ $reason })
    .fix = check that it is there and that you may read it

file-of-deck-is-missing = there is no such file
    .fix = make one named { $name }; the README of companion/cards/decks shows how

file-of-deck-too-large = it is larger than { NUMBER($longest, useGrouping: 1) } bytes
    .fix = a deck's files hold text only; remove what does not belong there

file-byte-of-no-text = byte { $byte } of the file is not text in { $encoding }
    .fix = { $instead }

file-save-as-utf8 = save it again as 'CSV UTF-8'

file-of-deck-name-encoding = save it again as 'CSV UTF-8', or write encoding = "cp1251" as the first line of deck.toml (cp1252 for letters of Western Europe)

file-of-sheet-name-encoding = save it again as .xlsx or 'CSV UTF-8', or name its encoding, such as --encoding cp1251

file-nul-character = there is a NUL character, which no text has
    .fix = save it again as 'CSV UTF-8'

file-no-shipped-folder = there is no such folder
    .fix = ask for one of { $names }

file-missing-from-installation = it is missing from the installation at { $package }
    .fix = install facedown again

file-unwritable = it cannot be written ({ $reason })
    .fix = check that there is room and that you may write there

file-unreadable-or-no-file = it cannot be read ({ $reason })
    .fix = check that it is a file and that you may read it

file-folder-unreadable = it cannot be read ({ $reason })
    .fix = check that you may read this folder

file-parent-is-missing = there is no folder { $folder }
    .fix = make it first, or name another one

file-log-is-given-up = --log: { $file } cannot be written any more ({ $reason }); the match goes on without it

file-is-there-already = it is there already
    .fix = name another file, or add --force to replace it

file-log-unwritable = { QUOTED($path, whole: 1) } cannot be written ({ $reason })
    .fix = name a file in a folder that you may write to
