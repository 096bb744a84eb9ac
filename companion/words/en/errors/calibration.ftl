calibration-too-large = it is larger than { NUMBER($longest, useGrouping: 1) } bytes
    .fix = calibrate the mat again with `facedown mat calibrate`, or remove this file

calibration-no-regular-file = it is a pipe or a device and no regular file
    .fix = calibrate the mat again with `facedown mat calibrate`, or remove this file

calibration-not-utf8 = it is not UTF-8 text
    .fix = calibrate the mat again with `facedown mat calibrate`, or remove this file

calibration-not-json = it is not JSON ({ $reason })
    .fix = calibrate the mat again with `facedown mat calibrate`, or remove this file

calibration-json-too-deep = it is nested too deeply for a calibration
    .fix = calibrate the mat again with `facedown mat calibrate`, or remove this file

calibration-not-one = it is no calibration of a mat
    .fix = calibrate the mat again with `facedown mat calibrate`, or remove this file

calibration-newer = a newer version of facedown has written it
    .fix = update facedown, or calibrate the mat again with `facedown mat calibrate`, or remove this file

calibration-of-no-version = there is no version { $version } of it
    .fix = calibrate the mat again with `facedown mat calibrate`, or remove this file

calibration-of-other-readers = it was made for a mat { QUOTED($mat) } whose readers serve other slots
    .fix = calibrate the mat again with `facedown mat calibrate`, or remove this file

calibration-value = { $lack }
    .fix = calibrate the mat again with `facedown mat calibrate`, or remove this file

calibration-row = it is { $value }
    .fix = calibrate the mat again with `facedown mat calibrate`, or remove this file

calibration-no-such-slot = there is no slot { $slot } with an antenna
    .fix = calibrate the mat again with `facedown mat calibrate`, or remove this file

calibration-no-gain = { $lack }
    .fix = write { $gains } (decibels)

calibration-no-rate = { $lack }
    .fix = write a share from 0 to 1

calibration-no-conflicts = { $lack }
    .fix = write a list of slots, such as ["A1"]

calibration-whole = a calibration

calibration-slot = a slot
