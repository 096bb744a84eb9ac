"""What a change of a table costs to show, in each game: its scene and what is painted, beside painting all of it with nothing kept.

A change is a table before it and after it. Both have been shown before, as a match shows most things more than once. Each figure is the
best of several times, as the others were disturbed, and the median of several changes of a kind.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from statistics import median
from time import perf_counter

from companion.core.decks.card import CardId
from companion.core.games.game import PlaceView, StructureView
from companion.core.referee.announcements import Announcement
from companion.screen.draft import Draft
from companion.screen.end import draw_end
from companion.screen.fonts import FontLetters
from companion.screen.letters import Typesetter
from companion.screen.painter import Painter
from companion.screen.sight import Sight, Told
from companion.screen.things import Scene
from tests.bench.drawing import CHEAPER, ONE_CARD, SIZE, VERDICT, canvas, full_table, scene_of
from tests.bench.figures import Figures, best
from tests.screen import moments

Show = Callable[[Typesetter], Scene]
Change = tuple[Show, Show]  # before and after
ROUNDS = 15
VERDICTS = ("area_verdict", "line_verdict", "tower_verdict", "stage_ruled")
LIMITS = {"line_card": ONE_CARD, "tower_floor": ONE_CARD, **dict.fromkeys(VERDICTS, VERDICT)}
ENDS = {"area": "comparity-over", "line": "cardline-over", "tower": "skyscrapers-over"}
LINE, CITY = "cardline-36", "skyscrapers-city"


def changed(seed: int) -> Figures:
    found: Figures = {"line_cards": len(moments.sight_of(LINE).table.view.places)}
    for name, some in changes(seed).items():
        found |= _costs(name, some)
    return found | {"missed": missed(found)}


def missed(found: Figures) -> list[str]:
    beyond = [name for name, most in LIMITS.items() if found[f"{name}_ms"] > most]
    return [*beyond, *(name for name, most in LIMITS.items() if most == ONE_CARD and found[f"{name}_cheaper"] < CHEAPER)]


def changes(seed: int) -> Mapping[str, Sequence[Change]]:
    """Of each kind some changes."""
    area, said = full_table(seed)
    line, city = moments.sight_of(LINE), moments.sight_of(CITY)
    verdicts = {"area": (area, said), "line": (line, _said(LINE, "fits")), "tower": (city, _said(CITY, "prize"))}
    return {
        "line_card": [_tables(line, _lifted(line, one)) for one in _on_mat(line)],
        "line_longer": [_tables(_shorter(line), line)],
        "tower_floor": [_tables(_lower(city, one), city) for one in _growing(city)],
        **{f"{name}_verdict": [_tables(sight, replace(sight, told=Told(told, since=told)))] for name, (sight, told) in verdicts.items()},
        **_staged(area, said),
        **{f"{name}_end": [(_table(_before_end(of)), _end(of))] for name, of in ENDS.items()},
    }


def _tables(before: Sight, after: Sight) -> Change:
    return _table(before), _table(after)


def _table(sight: Sight) -> Show:
    return lambda setter: scene_of(sight, setter)


def _end(name: str) -> Show:
    sight = moments.sight_of(name)
    ending = moments.ending(name, sight)

    def show(setter: Typesetter) -> Scene:
        draft = Draft(SIZE, setter)
        draw_end(draft, sight, ending)
        return draft.scene()

    return show


def _before_end(name: str) -> Sight:
    sight = moments.sight_of(name)
    return replace(sight, table=replace(sight.table, view=replace(sight.table.view, winners=())))


def _said(name: str, tone: str) -> Announcement:
    return [one for one in moments.said_of(name) if one.tone == tone][-1]


def _on_mat(sight: Sight) -> list[PlaceView]:
    """The cards that can be lifted so that it is heard."""
    return [one for one, slot in zip(sight.table.view.places, sight.table.slots, strict=True) if slot is not None]


def _lifted(sight: Sight, one: PlaceView) -> Sight:
    return replace(sight, table=replace(sight.table, away=(one.card,)))


def _shorter(sight: Sight) -> Sight:
    """The line without its last card."""
    view = sight.table.view
    return replace(sight, table=replace(sight.table, view=replace(view, places=view.places[:-1]), slots=sight.table.slots[:-1]))


def _growing(sight: Sight) -> list[StructureView]:
    """Sites to which a floor can come without a change of the scale."""
    sites = [one for one in sight.table.view.structures if one.owner is None and one.covered]
    return sorted(sites, key=lambda one: sum(height for height, _ in one.covered))[:-1]


def _lower(sight: Sight, site: StructureView) -> Sight:
    """The table before the floor on top of that site was laid."""
    before = replace(site, covered=site.covered[:-1], top_bears=site.covered[-1])
    structures = tuple(before if one is site else one for one in sight.table.view.structures)
    return replace(sight, table=replace(sight.table, view=replace(sight.table.view, structures=structures)))


def _staged(area: Sight, said: Announcement) -> Mapping[str, Sequence[Change]]:
    """A check of a card in the middle: the stage comes, the card is opened on it, and the check is ruled on."""
    card = next(_amid(area))
    checked = _marked(area, card, is_open=False)
    opened = replace(_marked(area, card, is_open=True), told=Told(opened=frozenset({card})))
    ruled = replace(opened, told=replace(opened.told, verdict=said))
    return {"stage_comes": [_tables(area, checked)], "stage_card": [_tables(checked, opened)], "stage_ruled": [_tables(opened, ruled)]}


def _amid(sight: Sight) -> Iterator[CardId]:
    """Open cards with an open card on each of their sides."""
    lying = {one.place: one for one in sight.table.view.places if one.is_open}
    for (x, y), one in lying.items():
        if all(near in lying for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))):
            yield one.card


def _marked(sight: Sight, card: CardId, *, is_open: bool) -> Sight:
    view = sight.table.view
    how = {"marks": ("checked",), "is_open": is_open} | ({} if is_open else {"numbers": {}})
    places = tuple(replace(one, **how) if one.card == card else one for one in view.places)
    return replace(sight, table=replace(sight.table, view=replace(view, places=places)))


def _costs(name: str, some: Sequence[Change]) -> Figures:
    setter, painter = Typesetter(FontLetters()), Painter(canvas())
    found = [_of_one(before, after, setter, painter) for before, after in some]
    scene, paint = (median(one[part] for one in found) * 1000 for part in (0, 1))
    naive = best(lambda: Painter(canvas()).paint(some[0][1](setter))) * 1000
    return {f"{name}_scene_ms": round(scene, 3), f"{name}_paint_ms": round(paint, 3), f"{name}_ms": round(scene + paint, 3),
            f"{name}_cheaper": round(naive / (scene + paint), 1)}  # fmt: skip


def _of_one(before: Show, after: Show, setter: Typesetter, painter: Painter) -> tuple[float, float]:
    """Seconds of the scene and of painting."""
    times = []
    for _ in range(ROUNDS):
        painter.paint(before(setter))
        began = perf_counter()
        scene = after(setter)
        made = perf_counter()
        painter.paint(scene)
        times.append((made - began, perf_counter() - made))
    return min(scene for scene, _ in times), min(paint for _, paint in times)
