"""Tags on slots: the shape of a mat, and the settled truth of which tags lie where.

Pure; imports the events and nothing else of the core. Called by the referee, which asks what lies where.
"""
