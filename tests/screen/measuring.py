"""What each screen measures against the brief for its look: sizes of letters and targets, and what breaks the laws of layout.

Rules of this file: a share is in hundredths of the shorter side of the screen, as a screen that is turned upright hangs on the same wall
and is read from as far away; sizes by purpose, such as that of the status, are in hundredths of the height from which the program
reckons (`look.unit`), which is that of a screen as wide as a 7-inch panel.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from companion.cards.decks.files import find
from companion.screen import look
from companion.screen.acts import Inspect
from companion.screen.card_names import forms
from companion.screen.letters import ELLIPSIS
from companion.screen.things import Role, Scene, TextLine
from tests.screen import moments
from tests.screen.laws import HANDS, faults, laid, seen_texts, width_of
from tests.screen.pages.samples import LONG_NAME
from tests.screen.screens import SETTER, Size, screens, unit_of

LANGUAGES = ("en", "ru", "fr")
SIZES: tuple[Size, ...] = ((800, 480), (1024, 768), (1280, 720), (1920, 1080), (3840, 2160), (1080, 1920), (720, 1280))
LETTERS = (1.0, 1.3)
PLAYERS = (*moments.PEOPLE, LONG_NAME, "Maximilien-Augustin")
TITLES = [form for card in find("movies").cards.values() for name in card.short_names.values() for form in forms(name)]
FILMS = [line for form in TITLES for line in form.split("\n")]
NAMES = (*PLAYERS, *(line for line in FILMS if line.endswith(ELLIPSIS)))  # some titles are cut in the deck itself
OF_ROLES: tuple[Role, ...] = ("status", "verdict", "title", "body")


@dataclass(frozen=True, slots=True)
class Case:
    name: str
    language: str
    size: Size
    letters: float

    def __str__(self) -> str:
        return f"{self.name}, {self.language}, {self.size[0]}x{self.size[1]}, {self.letters:.0%}"


@dataclass(frozen=True, slots=True)
class Measured:
    """`texts` are the smallest of each purpose in hundredths of the height, `least` is the smallest of all as a share."""

    case: Case
    least: float
    least_text: str
    texts: tuple[tuple[Role, float], ...]
    target: float  # the narrowest that is no card, in hundredths of the height
    narrowest: float  # the width of letters that are squeezed, of their own
    faults: tuple[str, ...]

    def of(self, role: Role) -> float | None:
        return dict(self.texts).get(role)


def cases(names: tuple[str, ...] | None = None) -> Iterator[Case]:
    for name, language, size, letters in product(names or tuple(screens()), LANGUAGES, SIZES, LETTERS):
        yield Case(name, language, size, letters)


def measured(case: Case) -> Measured:
    SETTER._cut.clear()
    scene = screens()[case.name](case.language, case.size, case.letters)
    unit = unit_of(case.name, case.size)
    cut = [f"cut: {text}" for text in SETTER.cut if text not in NAMES]
    texts = _texts(scene, unit)
    smallest = min(texts, key=lambda one: one.size)
    return Measured(
        case,
        round(100 * smallest.size / min(case.size), 2),
        smallest.text,
        tuple((role, _least_of(role, texts, unit)) for role in OF_ROLES if any(one.role == role for one in texts)),
        _target(scene, unit),
        round(min(width_of(one) for one in texts), 2),
        (*cut, *faults(scene, unit, NAMES)),
    )


def _texts(scene: Scene, unit: float) -> list[TextLine]:
    return [one.thing for one in seen_texts(laid(scene), unit) if isinstance(one.thing, TextLine)]


def _least_of(role: Role, texts: list[TextLine], unit: float) -> float:
    return round(min(one.size for one in texts if one.role == role) / unit, 2)


def _target(scene: Scene, unit: float) -> float:
    on_table = (*HANDS, Inspect)
    found = [min(one.rect.w, one.rect.h) / unit for one in scene.targets if not isinstance(one.act, on_table)]
    return round(min(found, default=look.TOUCH), 2)
