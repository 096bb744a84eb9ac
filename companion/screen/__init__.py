"""The screen: scenes are pure values made of views, the painter draws them, the window shows them and says what was touched.

May import the core and lines, and pygame (the only package that opens its display); never journal, protocol, voice or the simulator.
Called by evening, which owns what is shown when, and by bench.
"""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # it would write to standard output, where lines of the protocol go
