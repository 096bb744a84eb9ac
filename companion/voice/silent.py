"""A mixer for whoever wants to hear nothing: what would be said can still be written down."""

from __future__ import annotations

from pathlib import Path

from companion.voice.cues import Cue


class Silent:
    is_speaking = False

    def can_be_heard(self) -> bool:
        return False

    def speak(self, path: Path) -> float:
        return 0.0

    def hush(self) -> None: ...
    def lift(self) -> None: ...
    def effect(self, cue: Cue) -> None: ...
    def set(self, *, has_sounds: bool, is_night: bool, loudness: int) -> None: ...
    def close(self) -> None: ...
    def leave(self) -> None: ...
