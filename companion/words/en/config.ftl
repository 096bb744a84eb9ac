# What the terminal says of facedown.toml. Where a line ends with a colon, a path or a command is written behind it.
config-begun = Begun, with every key explained and none in force:
config-to-check = When you have changed it:

# What is found when one is checked.
config-no-file = There is no such file, so all is as usual:
config-begin = To begin one:
config-faults = With this no match can be played as the file asks for it:
config-notes = Without this the referee goes on; to have it:
config-sound = Sound, and all that it names is there:
config-noted = Sound:
config-not-as-asked = Sound by itself, but not with what it names:

# What holds, and where it is said.
config-file = # What holds; but for the command line, it is said in:
config-file-none = # What holds, as this file is not there:
config-usual = as usual
config-of-line = line { $line }
config-of-screen = set on the screen
config-of-screen-instead = set on the screen, which counts more than line { $line }
config-of-system = the language of the system
config-of-variable = { $variable }
config-of-variable-instead = { $variable }, which counts more than line { $line }
config-usual-mat = simulated, as each game is used to
config-usual-voice-folder = no recorded voices
config-usual-voice-device = the one that the system takes
config-usual-voice-piper = any other voice that can speak
config-usual-voice-words-a-minute = as calmly as usual
config-usual-screen-size = as large as there is room for
config-usual-screen-full = a window; on a console all of the screen
config-usual-screen-driver = found out
config-usual-television-standby = never
config-screen = Set on the screen, in:
config-screen-row = { $name }: { $choice }{ $way ->
    [set] { "" }
   *[usual] { " " }(as usual)
}
config-folder-config = facedown.toml:
config-folder-state = Tags, matches, settings:
config-folder-decks = Your own decks:
config-folder-mats = Your own mats:
config-folder-cache = What can be made again:
