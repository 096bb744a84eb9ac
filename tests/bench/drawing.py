"""How long it takes to draw a table that is full of cards: one card that is opened, all of it, a verdict, and all without any caches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Any

import pygame

from companion.cards.decks import files
from companion.core.decks.card import CardId, Deck
from companion.core.games.game import Setup
from companion.core.referee.announcements import Announcement
from companion.core.referee.table_view import TableView
from companion.pages.telling import VERDICTS
from companion.protocol.setup import parse_setup
from companion.protocol.table import Opened
from companion.record.memory import MemoryStore
from companion.screen.draft import Draft
from companion.screen.fonts import FontLetters
from companion.screen.letters import Typesetter
from companion.screen.painter import Painter
from companion.screen.sight import Sight, Told
from companion.screen.table import draw_table
from companion.screen.things import Scene
from companion.simulator.radio import radio_under
from companion.simulator.sitting import Manners, Sitting
from companion.simulator.table import Deed, SimulatedTable
from hardware.readers.noise import Noise
from tests.bench.figures import Figures, spread, timed
from tests.bench.played import desk_with

SIZE = (1920, 1080)
ASKED: dict[str, Any] = {"players": ["Anna", "Boris", "Chloe", "Dora", "Emil"], "house": {"hand": 12}, "set_aside": []}
FULL = 49  # cards: as many as lie on seven by seven
SAMPLES, NAIVE = 400, 40
MOST_MATCHES = 20
ONE_CARD, VERDICT = 0.1, 1.5  # milliseconds at most: one card that changes, a verdict
LIMITS = {"one_card": ONE_CARD, "violation": VERDICT}
CHEAPER = 60  # times at least, one card than all of it with nothing kept


def drawn(seed: int) -> Figures:
    sight, violation = full_table(seed)
    places = sight.table.view.places
    opened = [one.card for one in places if one.is_open]
    one_card, first = _one_card(sight, opened), _first_sight(sight, opened)
    naive = _times(NAIVE, _repainting(sight, NaivePainter(canvas())))
    found: Figures = {
        "size": f"{SIZE[0]}x{SIZE[1]}",
        "cards": len(places),
        "open_cards": len(opened),
        **_of_scene("one_card", one_card),
        **spread("one_card_never_seen", [scene + paint for scene, paint in first]),
        **spread("full_redraw", _times(SAMPLES, _redrawing(sight))),
        **_of_scene("violation", _verdict(sight, violation)),
        **spread("violation_never_seen", _first_verdicts(sight, violation)),
        **spread("naive_redraw", naive),
    }
    found["naive_to_one_card"] = round(found["naive_redraw_ms"] / found["one_card_ms"], 1)
    return found | {"missed": missed(found)}


def missed(found: Figures) -> list[str]:
    slow = [name for name, most in LIMITS.items() if found[f"{name}_ms"] > most]
    return slow if found["naive_to_one_card"] >= CHEAPER else [*slow, "naive_to_one_card"]


class NaivePainter(Painter):
    """Draws everything anew each time and keeps nothing, for comparison."""

    def paint(self, scene: Scene) -> list[pygame.Rect]:
        return Painter(self.canvas).paint(scene)


class Enough(Exception):
    """The table is full."""


@dataclass
class Watching:
    """Watches until enough cards lie on the table and a verdict was announced."""

    opened: Opened
    table: SimulatedTable | None = None
    violation: Announcement | None = None
    full: TableView | None = None

    def saw(self, deed: Deed, table: TableView) -> None:
        pass

    def went_on(self) -> None:
        assert self.table is not None
        for one in self.opened.referee.said():
            if one.tone == "violation" and one.tone in VERDICTS and "-wrong-" not in one.key:
                self.violation = one
        table = self.table.look()
        if table.view.stage == "turn" and not table.instructions and len(table.view.places) >= FULL and self.violation is not None:
            self.full = table
            raise Enough


def full_table(seed: int) -> tuple[Sight, Announcement]:
    """The first one that comes about while people play, and the last violation before."""
    setup, deck = parse_setup(ASKED, files.find)
    for number in range(MOST_MATCHES):
        watching = _played(setup, deck, seed + number)
        if watching.full is not None and watching.violation is not None:
            lines, shape = watching.opened.lines, setup.shape
            return Sight(watching.full, deck, shape, "area", lines), watching.violation
    raise AssertionError(f"no table was full in {MOST_MATCHES} matches")


def _played(setup: Setup, deck: Deck, seed: int) -> Watching:
    watching = Watching(desk_with(MemoryStore()).begin(setup, deck, "en"))
    watching.table = SimulatedTable(watching.opened.referee, radio_under(setup.shape, Noise(), seed), watching)
    with suppress(Enough):
        Sitting(setup, deck, watching.table, seed, Manners()).play()
    return watching


def scene_of(sight: Sight, setter: Typesetter) -> Scene:
    draft = Draft(SIZE, setter)
    draw_table(draft, sight)
    return draft.scene()


def canvas() -> pygame.Surface:
    return pygame.Surface(SIZE, depth=32)


def closed(sight: Sight, *cards: CardId) -> Sight:
    """The table as it was before these cards were opened."""
    places = tuple(replace(one, is_open=False, numbers={}) if one.card in cards else one for one in sight.table.view.places)
    return replace(sight, table=replace(sight.table, view=replace(sight.table.view, places=places)))


def _one_card(sight: Sight, cards: Sequence[CardId]) -> list[tuple[float, float]]:
    """Of each card once more, as it is opened: its scene, and what is painted for it."""
    setter, painter = Typesetter(FontLetters()), Painter(canvas())
    steps = [(closed(sight, card), replace(sight, changed=frozenset({card}))) for card in cards]
    timed = []
    for number in range(SAMPLES + len(steps)):
        before, after = steps[number % len(steps)]
        painter.paint(scene_of(before, setter))
        timed.append(_step(after, setter, painter))
    return timed[len(steps) :]  # once all have been seen


def _first_sight(sight: Sight, cards: Sequence[CardId]) -> list[tuple[float, float]]:
    """Of each card when its face was never drawn before."""
    setter, painter = Typesetter(FontLetters()), Painter(canvas())
    timed = []
    for number, card in enumerate(cards):
        painter.paint(scene_of(closed(sight, *cards[number:]), setter))
        after = replace(closed(sight, *cards[number + 1 :]), changed=frozenset({card}))
        timed.append(_step(after, setter, painter))
    return timed


def _verdict(sight: Sight, violation: Announcement) -> list[tuple[float, float]]:
    setter, painter = Typesetter(FontLetters()), Painter(canvas())
    told = replace(sight, told=Told(violation, since=violation))
    timed = []
    for _ in range(SAMPLES // 4):
        painter.paint(scene_of(sight, setter))
        timed.append(_step(told, setter, painter))
    return timed[1:]


def _first_verdicts(sight: Sight, violation: Announcement) -> list[float]:
    """Of a verdict whose words were never set before."""
    painter, told = Painter(canvas()), replace(sight, told=Told(violation, since=violation))
    timed = []
    for _ in range(SAMPLES // 20):
        setter = Typesetter(FontLetters())
        painter.paint(scene_of(sight, setter))
        timed.append(sum(_step(told, setter, painter)))
    return timed


def _step(sight: Sight, setter: Typesetter, painter: Painter) -> tuple[float, float]:
    began = perf_counter()
    scene = scene_of(sight, setter)
    made = perf_counter()
    painter.paint(scene)
    return made - began, perf_counter() - made


def _redrawing(sight: Sight) -> Callable[[], object]:
    painter = Painter(canvas())
    repaint = _repainting(sight, painter)
    repaint()  # from here on every surface is known

    def redraw() -> None:
        painter.forget()
        repaint()

    return redraw


def _repainting(sight: Sight, painter: Painter) -> Callable[[], object]:
    scene = scene_of(sight, Typesetter(FontLetters()))
    return lambda: painter.paint(scene)


def _times(count: int, draw: Callable[[], object]) -> list[float]:
    return [timed(draw) for _ in range(count)]


def _of_scene(name: str, timed: Sequence[tuple[float, float]]) -> Figures:
    """The scene, what is painted of it, and both."""
    return {
        **spread(f"{name}_scene", [scene for scene, _ in timed]),
        **spread(f"{name}_paint", [paint for _, paint in timed]),
        **spread(name, [scene + paint for scene, paint in timed]),
    }
