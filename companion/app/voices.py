"""Puts together whoever speaks, as facedown.toml has it."""

from __future__ import annotations

from pathlib import Path

from companion.config.config import Voice
from companion.voice.cache import Cache
from companion.voice.clips import Clips, read_clips
from companion.voice.engines.found import Offer, offers
from companion.voice.engines.port import CALM, Engine
from companion.voice.rendering import Renderer

SPOKEN = "voice"  # the folder of the cache


def engines_of(voice: Voice) -> tuple[Offer, ...]:
    """Those that there are, and those that there might be."""
    return offers(voice.piper, voice.words_a_minute or CALM)


def clips_of(voice: Voice) -> Clips | None:
    """Recorded voices, if any are named; `Unusable` where something is wrong with them."""
    return None if voice.folder is None else read_clips(voice.folder)


def renderer_of(voice: Voice, cache: Path) -> Renderer:
    """`cache` is the folder of what can be made again."""
    there: tuple[Engine, ...] = tuple(offer.engine for offer in engines_of(voice) if offer.engine is not None)
    return Renderer(there, Cache(cache / SPOKEN), clips_of(voice))
