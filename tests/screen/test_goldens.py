"""Pictures of the screen are what they were; `FACEDOWN_UPDATE_GOLDENS=1` draws them anew, to be looked at.

Under the pygame and SDL that they were drawn with every pixel counts; others round the edges of letters a little differently.
"""

from __future__ import annotations

import os
import re
import struct
import tempfile
import zlib
from pathlib import Path

import pygame
import pygame.image
import pytest

from companion.screen.painter import picture
from tests.screen.screens import Size, screens

GOLDENS = Path(__file__).resolve().parents[1] / "goldens"
IS_UPDATE = os.environ.get("FACEDOWN_UPDATE_GOLDENS") == "1"
DRAWN_WITH = ("2.6.1", (2, 28, 4))  # pygame, SDL
FREE = 0.0005  # of the pixels, under others
MOST_BYTES = 3_000_000  # of all of them
USUAL, SMALL, LARGE, UPRIGHT = (1280, 720), (800, 480), (1920, 1080), (720, 1280)

PICTURES: dict[str, tuple[str, str, Size]] = {  # the screen, its language and size
    "comparity-deal": ("table, comparity-opening", "fr", USUAL),
    "comparity-early": ("table, comparity-early", "en", LARGE),
    "comparity-loose": ("table, comparity-loose", "fr", SMALL),
    "comparity-small": ("table, comparity-duet", "ru", SMALL),
    "comparity-check": ("table, comparity-checking", "fr", USUAL),
    "comparity-in-order": ("verdict, a check in order", "en", SMALL),
    "comparity-out-of-order": ("verdict, a check out of order", "fr", SMALL),
    "comparity-repairing": ("table, comparity-repairing", "ru", USUAL),
    "comparity-lies-wrong": ("table, comparity-violation", "en", USUAL),
    "comparity-midgame": ("table, comparity-midgame-7x7", "en", USUAL),
    "comparity-upright": ("table, comparity-on-pad", "ru", UPRIGHT),
    "comparity-end": ("end, comparity-over", "ru", USUAL),
    "cardline-early": ("table, cardline-early", "fr", USUAL),
    "cardline-misfit": ("table, cardline-misfit-to-the-box", "ru", USUAL),
    "cardline-long": ("table, cardline-36", "en", USUAL),
    "cardline-end": ("end, cardline-over", "fr", SMALL),
    "skyscrapers-sites": ("table, skyscrapers-sites", "en", USUAL),
    "skyscrapers-city": ("table, skyscrapers-city", "ru", USUAL),
    "skyscrapers-skyline": ("end, skyscrapers-six-over", "en", LARGE),
    "skyscrapers-end-upright": ("end, skyscrapers-over", "fr", UPRIGHT),
    "verdict-violation": ("verdict, violation", "en", SMALL),
    "verdict-penalty": ("verdict, penalty", "fr", SMALL),
    "verdict-prize": ("verdict, prize", "ru", USUAL),
    "verdict-fits": ("verdict, fits", "en", USUAL),
    "time": ("time, cardline-early, 40", "en", SMALL),
    "lesson": ("lesson, a first Duet", "ru", SMALL),
    "tray": ("tray, comparity-early", "en", USUAL),
    "tray-veiled": ("tray, veiled", "ru", USUAL),
    "pause": ("pause, comparity-penalty", "fr", USUAL),
    "amend": ("amend, hand of a seat", "en", SMALL),
    "choices": ("choices, skyscrapers-on-pad", "ru", USUAL),
    "rules": ("page, rules", "ru", USUAL),
    "home": ("page, home", "en", USUAL),
    "set-up-game": ("page, set-up, four orders", "fr", SMALL),
    "set-up-players": ("page, set-up, eight players", "ru", UPRIGHT),
    "set-up-rules": ("page, set-up, rules", "en", USUAL),
    "explaining": ("page, explaining, comparity 1", "en", SMALL),
    "explaining-towers": ("page, explaining, skyscrapers 3", "ru", SMALL),
    "search": ("page, search", "fr", SMALL),
    "cards": ("page, cards", "ru", USUAL),
    "enrol": ("page, enrol", "en", USUAL),
    "enrol-question": ("page, enrol, question", "fr", SMALL),
    "enrol-which": ("page, enrol, which", "en", SMALL),
    "settings": ("page, settings, television", "ru", SMALL),
    "health": ("page, health", "en", USUAL),
    "story": ("page, story, highlights", "fr", USUAL),
    "story-moment": ("page, story, a moment of an area", "ru", SMALL),
    "sorting": ("page, sorting", "en", USUAL),
    "panic": ("page, panic", "en", USUAL),
    "trouble": ("page, trouble", "ru", SMALL),
    "home-appliance": ("page, home, appliance", "fr", SMALL),
}


@pytest.mark.parametrize("name", [pytest.param(name, marks=[pytest.mark.exam] * (name == "cardline-long")) for name in PICTURES])
def test_the_screen_looks_as_it_did(name):
    golden = GOLDENS / f"{name}.png"
    screen, language, size = PICTURES[name]
    drawn = picture(screens()[screen](language, size, 1.0))
    if IS_UPDATE:
        golden.write_bytes(_png(drawn))
    before = pygame.image.load(str(golden))
    assert before.get_size() == drawn.get_size()
    other = _others(before, drawn)
    if other > _most(size):
        pytest.fail(f"{other} of {size[0] * size[1]} pixels of {name} are others: see {_kept(name, before, drawn)}")


def test_the_readme_says_in_one_line_what_each_shows():
    said = re.findall(r"^- `([a-z0-9-]+)`: \S", (GOLDENS / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(said) == sorted(PICTURES)
    assert sorted(path.stem for path in GOLDENS.glob("*.png")) == sorted(PICTURES)


def test_all_of_them_are_small_enough_to_be_kept():
    assert sum(path.stat().st_size for path in GOLDENS.glob("*.png")) < MOST_BYTES


def test_they_are_drawn_in_every_language_and_in_four_sizes():
    assert {language for _, language, _ in PICTURES.values()} == {"en", "ru", "fr"}
    assert {size for _, _, size in PICTURES.values()} == {USUAL, SMALL, LARGE, UPRIGHT}


def _png(drawn: pygame.Surface) -> bytes:
    """Rows as they are, which flat colours make smaller than what pygame writes."""
    wide, tall = drawn.get_size()
    pixels = pygame.image.tobytes(drawn, "RGB")
    rows = b"".join(b"\0" + pixels[at : at + wide * 3] for at in range(0, len(pixels), wide * 3))
    head = struct.pack(">IIBBBBB", wide, tall, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", head) + _chunk(b"IDAT", zlib.compress(rows, 9)) + _chunk(b"IEND", b"")


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def _most(size: Size) -> int:
    is_same = (pygame.version.ver, tuple(pygame.get_sdl_version())) == DRAWN_WITH
    return 0 if is_same else round(size[0] * size[1] * FREE)


def _others(before: pygame.Surface, drawn: pygame.Surface) -> int:
    """How many pixels are not the same."""
    one, other = pygame.image.tobytes(before, "RGB"), pygame.image.tobytes(drawn, "RGB")
    if one == other:
        return 0
    return sum(one[at : at + 3] != other[at : at + 3] for at in range(0, len(one), 3))


def _kept(name: str, before: pygame.Surface, drawn: pygame.Surface) -> Path:
    """What was drawn, and where it is another: what stayed is dark."""
    folder = Path(os.environ.get("FACEDOWN_PICTURES") or Path(tempfile.gettempdir()) / "facedown-pictures")
    folder.mkdir(parents=True, exist_ok=True)
    pygame.image.save(drawn, str(folder / f"{name}.actual.png"))
    difference = pygame.Surface(drawn.get_size(), depth=32)
    difference.blit(drawn, (0, 0))
    difference.blit(before, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    opposite = pygame.Surface(drawn.get_size(), depth=32)
    opposite.blit(before, (0, 0))
    opposite.blit(drawn, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    difference.blit(opposite, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    pygame.image.save(difference, str(folder / f"{name}.difference.png"))
    return folder / f"{name}.difference.png"
