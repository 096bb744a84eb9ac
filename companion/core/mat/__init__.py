"""Tags on slots: the shape of a mat, and the settled truth of which tags lie where, made from the passes of the readers.

Pure; imports the events and `hardware.sighting`. Called by the walk, by the referee, which asks what lies where, and by the modules that
read mat files (`companion.mats`) or set up a match.
"""
