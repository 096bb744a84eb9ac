# Help of `facedown hub`.

help-hub-about = Hubs: the boards on USB that poll the readers of a mat.
help-hub-files = gather in a folder all that lies on a hub, and tell how it gets there
help-hub-folder = this folder is made, or brought up to date; a board.py that you have changed stays as it is
help-hub-list = what is plugged in here: hubs, what runs on them, and boards that could be one
help-hub-ports = only these ports, such as /dev/ttyACM0, whatever hangs on them; default every board on USB
help-hub-antennas = how many readers are wired to that hub, 1 to { $most }; default what board.py says, at first 8
