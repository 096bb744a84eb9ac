# Help of `facedown hub`.

help-hub-about = Hubs: the boards on USB that poll the readers of a mat.
help-hub-files = gather all files of a hub in a folder, and tell how to copy them onto the board
help-hub-folder = the folder to make, or to bring up to date; a board.py that you have changed stays as it is
help-hub-list = the boards on USB: hubs, the firmware on them, and boards that could become one
help-hub-ports = only these ports, such as /dev/ttyACM0, even if they do not look like a hub; default every board on USB
help-hub-antennas = how many readers are wired to that hub, 1 to { $most }; default what board.py says, at first 8
