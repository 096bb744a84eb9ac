"""What the speaker needs from outside: a renderer of speech and a mixer, and the mixer of a table without sound."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from companion.voice.cues import Cue


class Renderer(Protocol):
    def rendered(self, text: str, language: str) -> Path | None:
        """A sound file that says the text; None where no engine can. It may take long."""
        ...

    def stop(self) -> None:
        """Called from any thread: the rendering under way is not wanted."""
        ...


class Mixer(Protocol):
    """The owner of the sound device. Only the speaker's thread calls it, but for `leave`; it never waits for a sound and never raises."""

    def can_be_heard(self) -> bool:
        """Whether there is a device; the first call opens it."""
        ...

    def speak(self, path: Path) -> float:
        """Begin to play speech, with all effects softer; its length in seconds, 0.0 where it cannot be played."""
        ...

    @property
    def is_speaking(self) -> bool: ...

    def hush(self) -> None:
        """Let the speech fade away at once."""
        ...

    def lift(self) -> None:
        """No speech is left: effects are as loud as before."""
        ...

    def effect(self, cue: Cue) -> None: ...

    def set(self, *, has_sounds: bool, is_night: bool, loudness: int) -> None: ...

    def close(self) -> None: ...

    def leave(self) -> None:
        """Called from any thread where the speaker's hangs in the device: it is not touched again, not even when the program ends."""
        ...


class SilentMixer:
    """A mixer without a device: what would be said can still be written down."""

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
