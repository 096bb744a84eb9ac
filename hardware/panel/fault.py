"""The error of a panel that cannot be used."""

from __future__ import annotations

from hardware.trouble import Trouble


class NoPanel(Trouble):
    """A pin, or all of them, cannot be had."""
