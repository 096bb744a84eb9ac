"""Command cards and seat cards: a tag that means a button, shown to any pad."""

from __future__ import annotations

from companion.core.referee.match_state import Register
from companion.events import Event, Pressed, TagTapped


def meant(register: Register, event: Event) -> Event:
    """A tapped command card is its button pressed; anything else is what it is. The journal has the press, and not the tag."""
    if not isinstance(event, TagTapped):
        return event
    button = register.command(event.uid)
    return event if button is None else Pressed(button, event.at)
