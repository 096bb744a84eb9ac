# Help of `facedown install-service`.

help-service-about = Make this computer start into the referee by itself, and start it again after every failure. What is right already stays as it is, and what differs is mended, so it can be run at any time. Each file that is written and each command that is run is told.
help-service-console = with the screen to itself, without a desktop; default where no desktop starts
help-service-desktop = as a window of the user who is logged in; default where a desktop starts
help-service-dry-run = only tell what would be done; needs no rights, and changes nothing
help-service-uninstall = remove all of it; tags, decks, matches and settings stay
