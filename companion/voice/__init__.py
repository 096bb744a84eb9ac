"""What is heard: speech and sounds, in threads of their own that nobody ever waits for. README.md tells more.

May import the pure packages, errors and events; pygame only its mixer, and only in `mixer`; never screen, journal or protocol.
Called by evening and by the composition root.
"""
