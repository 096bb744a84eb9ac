# facedown.toml and its keys.

config-no-file = it is no file
    .fix = put a file in its place, or remove it to have the defaults

config-unreadable = it cannot be read
    .fix = make it a file that this user may read, or remove it to have the defaults ({ $reason })

config-too-large = it is larger than { NUMBER($longest, useGrouping: 1) } bytes
    .fix = a configuration needs a few lines; remove what does not belong there

config-not-utf8 = the file is not UTF-8 text
    .fix = save it as UTF-8

config-line-too-long = it has { $count } characters
    .fix = write at most { $longest } to a line; a list may go on in the next one

config-unknown-key = there is no key { QUOTED($key) }
    .fix = { $instead }

config-known-keys = known keys: { $keys }

config-key-of-tables = write it below { $tables }

config-unknown-language = { $language } is not a language that is spoken here
    .fix = { $instead }

config-spoken-languages = spoken are { $languages }

config-not-toml = not TOML: { $reason }
    .fix = { $remedy }

config-remedy-twice = it stands there twice: take one of them away, and write the keys of a [table] in one place

config-remedy-backslash = write / instead of \, or put the text in single quotes

config-remedy-lines = write lines such as language = "ru"

config-no-mat = { $lack }
    .fix = write a name or a whole path, such as mat = "3x3" or mat = "/var/lib/facedown/mats/my-table.toml"

config-no-quarter-turn = { $lack }
    .fix = write 0, 90, 180 or 270

config-no-flag = { $lack }
    .fix = write true or false

config-no-driver = { $lack }
    .fix = { $instead }

config-no-size = { $lack }
    .fix = write a width and a height of { $least } at the least, such as size = "1280x720"

config-no-path = { $lack }
    .fix = write a whole path, such as { $key } = "{ $example }"

config-file-is-missing = there is no such file
    .fix = name a facedown.toml, or begin one: facedown config new

config-piper-is-missing = Piper is not installed
    .fix = install it: pip install piper-tts

config-device-is-missing = there is no { QUOTED($device) }
    .fix = see that a television hangs on the HDMI socket, and name the device that is there: ls /dev/cec*

config-command-is-missing = there is no command { QUOTED($name) }
    .fix = install it: sudo apt install v4l-utils

config-voice-file-is-missing = there is no file { QUOTED($file) }
    .fix = put both files of Piper's voice there: the second is called as the first, with .json behind it

config-device-is-denied = this user may not use { QUOTED($device) }
    .fix = join the group that may, then log in once more: sudo usermod -aG video $USER

config-no-such-sound-card = there is no sound card { QUOTED($card) }
    .fix = plug it in, or use one of: { $names }

config-no-sound-card = there is no sound card { QUOTED($card) }
    .fix = plug it in; there is no sound card now

config-pygame-without-driver = pygame was built without the driver { QUOTED($driver) }
    .fix = leave the line out, or use one of: { $names }

config-pygame-without-drivers = pygame was built without the driver { QUOTED($driver) }
    .fix = leave the line out, or install pygame-ce

config-file-is-there-already = it is there already
    .fix = change it by hand, or name another file; `facedown config check` tells whether it can be used

config-file-unwritable = it cannot be written ({ $reason })
    .fix = name a file in a folder that you may write to
