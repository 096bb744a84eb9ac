doctor-name-is-a-folder = it is a folder
    .fix = name a file in it, such as doctor.zip

doctor-file-is-there-already = it is there already
    .fix = name another file, or one that is not there yet

doctor-no-such-check = there is no check { QUOTED($name) }
    .fix = { $instead }

doctor-unwritable = it cannot be written ({ $reason })
    .fix = see that there is room and that you may write there
