"""Tags on slots: the shape of a mat, what its file tells of it, and the settled truth of which tags lie where.

Pure but for `files`, which reads mat files; imports the events, `hardware.sighting`, and from the core only how decks word a complaint.
Called by the referee, which asks what lies where, and by the modules that set up a match.
"""
