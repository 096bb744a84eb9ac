"""The screen: scenes are pure values made of views, the painter draws them, the window shows them and reports what was touched.

May import the core, words and emblems, and pygame (no other package opens its display); never record, protocol, voice or the simulator.
Called by pages, which decides what is shown when, by app, which opens the window, and by the service for its pages of trouble.
"""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # it would write to standard output, where lines of the protocol go
