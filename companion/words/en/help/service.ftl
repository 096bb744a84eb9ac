# Help of `facedown install-service`.

help-service-about = Make this computer start into the referee by itself, and start it again whatever happens to it. What is right already stays as it is, and what differs is mended, so it can be run at any time. Each file that is written and each command that is run is told.
help-service-console = with the screen to itself, without a desktop; default where no desktop starts
help-service-desktop = as a window of whoever is logged in; default where a desktop starts
help-service-dry-run = only tell what would be done; needs no rights, and changes nothing
help-service-uninstall = take all of it away; tags, decks, matches and settings stay
