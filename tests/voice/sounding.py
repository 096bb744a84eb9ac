"""Whether anything can be heard here: pygame's mixer loads a library of GLib, which a bare Debian has not."""

from __future__ import annotations

import pytest

try:
    import pygame.mixer  # noqa: F401 - only whether it can be
except ImportError as fault:
    WHY_SILENT = f"pygame.mixer cannot be loaded here: {fault}"
else:
    WHY_SILENT = ""

needs_mixer = pytest.mark.skipif(bool(WHY_SILENT), reason=WHY_SILENT)
