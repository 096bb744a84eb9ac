# Help of the options of the screen.

help-screen-after = when to take the screenshot, in seconds at the table; default 20
help-screen-fullscreen = fill the whole screen
help-screen-mute = neither speech nor sounds
help-screen-rotate = how the screen hangs, clockwise: 0, 90, 180 or 270
help-screen-screen = the screen
help-screen-screenshot = open no window, but keep one picture of the screen as a PNG
help-screen-size = the size of the window: 1280x720; default as large as there is room for
help-screen-speech-log = write down what is spoken, sentence by sentence; with --mute as well
help-screen-voice = speech: all, verdicts, blind (all that the screen shows) or off
help-screen-what-heard-screen = the sound of the screen
