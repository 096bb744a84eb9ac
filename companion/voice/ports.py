"""What the speaker needs from outside: somebody who renders speech, and somebody who can be heard."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from companion.voice.cues import Cue


class Renderer(Protocol):
    def rendered(self, text: str, language: str) -> Path | None:
        """A sound file that says it; None where nobody can. It may take long."""
        ...

    def stop(self) -> None:
        """From any thread: what is being rendered is not wanted."""
        ...


class Mixer(Protocol):
    """Whoever owns the sound device; but for `leave` only the speaker's thread calls it, and it never waits for a sound nor raises."""

    def can_be_heard(self) -> bool:
        """Opens the device when it is asked for the first time."""
        ...

    def speak(self, path: Path) -> float:
        """Begin to play speech, all else softer; how many seconds it will last, 0.0 where it cannot be played."""
        ...

    @property
    def is_speaking(self) -> bool: ...

    def hush(self) -> None:
        """Whatever is being said fades away at once."""
        ...

    def lift(self) -> None:
        """Nothing is said any more: all else is as loud as before."""
        ...

    def effect(self, cue: Cue) -> None: ...

    def set(self, *, has_sounds: bool, is_night: bool, loudness: int) -> None: ...

    def close(self) -> None: ...

    def leave(self) -> None:
        """From any thread: the speaker's does not come back from it. Nobody touches the device any more, also not as the program ends."""
        ...
