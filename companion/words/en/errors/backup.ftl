# Backups: made, read and restored.

backup-file-is-not-what-was-saved = it is damaged: it is not what was saved
    .fix = restore another backup; nothing of this one was used

backup-no-such-file = there is no such file
    .fix = name a file that `facedown backup` has made

backup-too-large = it would unpack to { NUMBER($size, useGrouping: 1) } bytes, and { NUMBER($most, useGrouping: 1) } are the most
    .fix = add --limit { $limit } if you know where it comes from

backup-without-a-list = it has no { $name }
    .fix = name a file that `facedown backup` has made

backup-part-is-damaged = its { $name } is damaged
    .fix = restore another backup; nothing of this one was used

backup-file-is-missing = { $name } lists it, and it is not there
    .fix = restore another backup; nothing of this one was used

backup-list-too-long = its { $name } is longer than that of any backup
    .fix = restore another backup; nothing of this one was used

backup-list-of-something-else = its { $name } is none of a backup
    .fix = restore another backup; nothing of this one was used

backup-of-newer-version = a newer version of facedown has written it (format { $number }; this one reads up to { $format })
    .fix = update facedown, and restore it again

backup-of-nothing = its { $name } lists nothing that can be restored
    .fix = restore another backup; nothing of this one was used

backup-inside-itself = it lies among what a backup is made of ({ $path })
    .fix = keep backups in another folder

backup-lists-too-many-files = it lists { NUMBER($count, useGrouping: 1) } files, and a backup has { NUMBER($most_members, useGrouping: 1) } at the most
    .fix = restore another backup; nothing of this one was used

backup-journal-in-use = another facedown is writing this journal; nothing was restored
    .fix = end the match there first: it goes on from the journal, which would be another one

backup-not-restored = nothing was restored, for the reasons above
    .fix = add --force to have it all the same, as it was saved

backup-would-overwrite-unsaved = nothing was restored: it would take the place of what cannot be saved
    .fix = run it again then

backup-journal-is-read = another program is reading it; nothing was restored
    .fix = end it, and restore again

backup-holds-damaged-journal = the journal was damaged when it was saved; it stays in the backup, under { $damaged }/
    .fix = unzip it from there if it can be mended; its matches are not listed until then

backup-of-what-was-there = all that was there before is in this backup
    .fix = keep it

backup-of-damaged-journal = it is damaged; it is in the backup as it lies, under damaged/, and will not be restored from it
    .fix = facedown puts it by and begins another one when it is started next

backup-name-is-a-folder = it is a folder
    .fix = name a file in it, such as facedown.zip

backup-is-there-already = it is there already
    .fix = name another file, or add --force to replace it

backup-nothing-to-save = there is nothing to save: no tags, decks, mats, settings or matches
    .fix = looked for in { $places }

backup-too-many-files = there are more than { NUMBER($most_members, useGrouping: 1) } files among the decks and mats
    .fix = a deck has two files; move away what is none of a deck or a mat

backup-place-is-a-disk = it is a disk of its own, whose place nothing can take
    .fix = unmount it there, and make it a link to a folder on that disk

backup-no-room-to-unpack = { NUMBER($size, useGrouping: 1) } bytes are to be unpacked there, and there is room for { NUMBER($free, useGrouping: 1) }
    .fix = make room first; nothing was restored

backup-cannot-be-restored = { $lack }
    .fix = restore another backup; nothing of this one was used

backup-is-no-zip = it cannot be read (no zip file, or a part of one)

backup-has-other-bytes = there are other bytes in it than those of a backup

backup-unreadable = it cannot be read ({ $reason })

backup-name-is-not-what-it-seems = its name is not what it seems

backup-of-a-link = it is a link

backup-of-no-file = it is no file

backup-file-is-not-listed = { $name } does not list it

backup-file-is-there-twice = it is there twice

backup-file-is-packed-otherwise = it is packed in a way that no backup is

backup-file-of-another-size = its size is not the one that { $name } says

backup-name-leads-out = it leads out of the folder that it belongs to

backup-name-not-everywhere = not every system takes such a name

backup-name-too-deep = it lies more than { $deepest } folders deep

backup-has-nothing-of-that-name = a backup has nothing of that name

backup-has-no-such-names = a backup has no such names: they are printable, without a backslash, and not longer than { $longest } characters

backup-file-is-listed-twice = it is listed twice

backup-file-too-large = it would have { NUMBER($size, useGrouping: 1) } bytes, more than any backup has for it

backup-nothing-was-restored = see that there is room and that you may write there; nothing was restored

backup-run-restore-again = mend that and run the same command again: until then only a part is restored

backup-place-stops-restoring = it cannot be used ({ $reason })
    .fix = { $instead }

backup-leaves-out = { $lack }; it is not in the backup
    .fix = move it away, or mend it, and make the backup again

backup-of-journal-as-it-lies = { $problem }; it is in the backup as it lies, and will not be restored from it
    .fix = { $problem-fix }

backup-file-larger-than = it is larger than { NUMBER($most, useGrouping: 1) } bytes

backup-link-leads-back = it is a link that leads back to a folder around it

backup-unusable-place = it cannot be used ({ $reason })
    .fix = see that there is room and that you may read and write there; no backup was made

backup-journal-is-newer = { $problem }
    .fix = update facedown, and restore it again

backup-journal-cannot-be-restored = { $problem }
    .fix = restore another backup; nothing of this one was used
