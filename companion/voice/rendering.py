"""From a text to a sound file: a recorded clip, else a file of the cache, else the first engine that can say it.

Rules of this file: one thread asks for speech, any other may call it off. After a failure the next engine is asked, and an engine that
failed three times in a row is not asked again.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from companion.core.frozen import dataclass
from companion.voice.cache import Cache, cache_key
from companion.voice.clips import Clips
from companion.voice.engines.plain import plain
from companion.voice.engines.port import Engine, Errand, Mute
from companion.voice.loudness import evened

LOG = logging.getLogger("facedown.voice")
FAILURES = 3  # in a row; then an engine is left out
EDITION = "1"  # raised when files in the cache would be made differently now
RECORDED = "clips"


@dataclass(frozen=True, slots=True)
class SpokenFile:
    """A sound file, and what made it: the name of an engine, or `RECORDED`."""

    path: Path
    by: str
    is_new: bool


class SpeechRenderer:
    def __init__(self, engines: Sequence[Engine], cache: Cache, clips: Clips | None = None) -> None:
        self._engines, self._cache, self._clips = tuple(engines), cache, clips
        self._failures: Counter[str] = Counter()
        self._errand = Errand()

    def rendered(self, text: str, language: str) -> Path | None:
        """A sound file, as loud as all others; None where no engine can say the text, or the rendering was called off."""
        spoken = self.spoken(text, language)
        return None if spoken is None else spoken.path

    def spoken(self, text: str, language: str) -> SpokenFile | None:
        """The sound file and the engine that spoke it; None where no engine can say the text, or the rendering was called off."""
        clip = self._clips.found(text, language) if self._clips is not None else None
        if clip is not None:
            return SpokenFile(clip, RECORDED, is_new=False)
        said = plain(text)
        if not any(sign.isalnum() for sign in said):
            return None
        errand = Errand()
        self._errand = errand
        return self._by_engines(said, language, errand)

    def stop(self) -> None:
        """Call off the rendering under way; without one this does nothing."""
        self._errand.call_off()

    def _by_engines(self, text: str, language: str, errand: Errand) -> SpokenFile | None:
        for engine in self._engines:
            voice = engine.voice(language)
            if voice is None or self._failures[engine.name] >= FAILURES:
                continue
            key = cache_key(EDITION, engine.name, voice, engine.edition(language), language, text)
            kept = self._cache.found(key)
            path = kept or self._asked(engine, text, language, key, errand)
            if errand.is_off:
                return None
            if path is not None:
                return SpokenFile(path, engine.name, is_new=kept is None)
        return None

    def _asked(self, engine: Engine, text: str, language: str, key: str, errand: Errand) -> Path | None:
        try:
            with TemporaryDirectory(prefix="facedown-voice-") as folder:
                path = Path(folder) / "spoken.wav"
                engine.render(text, language, path, errand)
                content = evened(path)
        except (Mute, OSError) as fault:
            if not errand.is_off:
                self._failed(engine, fault)
            return None
        self._failures[engine.name] = 0
        return self._cache.keep(key, content)

    def _failed(self, engine: Engine, fault: Exception) -> None:
        self._failures[engine.name] += 1
        if self._failures[engine.name] == FAILURES:
            LOG.warning("%s does not speak and is left out from here on: %s", engine.name, fault)
