voice-folder-is-missing = there is no such folder
    .fix = name the folder of recorded voices

voice-folder-unreadable = it cannot be read ({ $reason })
    .fix = name a folder of recorded voices that you may read

voice-index-too-large = it is larger than { NUMBER($longest, useGrouping: 1) } bytes
    .fix = write a file, a tab and the text that it says

voice-index-unreadable = it cannot be read ({ $reason })
    .fix = make it a file that you may read

voice-text-has-a-file = this text has a file already
    .fix = leave one of the two lines out

voice-line-without-file-and-text = it has no file and text
    .fix = write a file, a tab and the text that it says

voice-line-without-text = there is no text for { QUOTED($name) }
    .fix = write a file, a tab and the text that it says

voice-no-sound-file = { QUOTED($name) } is no sound file
    .fix = use one of: { $kinds }

voice-file-lies-elsewhere = { QUOTED($name) } lies elsewhere
    .fix = put the file beside the index

voice-file-is-missing = there is no file { QUOTED($name) }
    .fix = record it, or leave the line out

voice-file-unreadable = { QUOTED($name) } cannot be read ({ $reason })
    .fix = make it a file that you may read
