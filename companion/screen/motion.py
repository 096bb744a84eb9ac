"""How one scene becomes the next: cards slide, turn over and fly, a verdict rises, what is expected swells once.

Rules of this file: pure; a moving scene is a function of the scene at rest, the motions and the time. Every motion ends in the scene at
rest, so that all of them can be cut short.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import pi, sin

from companion.core.frozen import dataclass
from companion.screen import look
from companion.screen.things import Colour, Piece, Plate, Rect, Scene, Stroke, Thing

MOVE, TURN, SIGN, RISE, SWELL, BEAT = 0.18, 0.35, 0.25, 0.25, 0.6, 0.35  # seconds
AGAIN = 10.0  # seconds without an act, after which the expected places swell again
MOST_FLYING = 6
PAIR = "pair:"  # the signs between compared cards, which drop one after the other


@dataclass(frozen=True, slots=True)
class Slide:
    key: str
    start: Rect
    at: float
    seconds: float = MOVE


@dataclass(frozen=True, slots=True)
class TurnOver:
    """A card turns over: it grows narrow, and wide again with the other side up."""

    before: Piece
    at: float
    seconds: float = TURN

    @property
    def key(self) -> str:
        return self.before.key


@dataclass(frozen=True, slots=True)
class Appear:
    """A piece appears in its place from that time on; before, it is not shown."""

    key: str
    at: float
    seconds: float = MOVE


@dataclass(frozen=True, slots=True)
class Fly:
    """A piece that is not part of the scene at rest flies to a place and is gone."""

    piece: Piece
    end: Rect
    at: float
    seconds: float = MOVE * 2

    @property
    def key(self) -> str:
        return self.piece.key


@dataclass(frozen=True, slots=True)
class Rise:
    """What lies over the scene rises from below."""

    by: int
    at: float
    seconds: float = RISE
    key: str = ""


@dataclass(frozen=True, slots=True)
class Swell:
    """Outlines grow and shrink again, so many times."""

    rects: tuple[Rect, ...]
    colour: Colour
    thick: int
    radius: int
    at: float
    times: int = 1
    seconds: float = SWELL
    key: str = ""


Motion = Slide | TurnOver | Appear | Fly | Rise | Swell


def ends(motions: Iterable[Motion]) -> float:
    return max((one.at + one.seconds for one in motions), default=float("-inf"))


def between(before: Scene, after: Scene, at: float) -> tuple[Motion, ...]:
    """The motions from one scene to the next: cards find their places, then turn over, then signs appear, then the verdict rises."""
    if before.size != after.size:
        return ()
    old, new = _pieces(before), _pieces(after)
    motions: list[Motion] = [Slide(key, old[key].rect, at) for key, one in new.items() if key in old and old[key].rect != one.rect]
    motions += [Appear(key, at) for key in new if key not in old and not key.startswith(PAIR)]
    motions += [Fly(one, _away(one.rect), at, MOVE) for key, one in old.items() if key not in new and not key.startswith(PAIR)]
    motions += _in_turn(old, new, at)
    motions += [Appear(key, _after(motions, at) + SIGN * number, SIGN) for number, key in enumerate(_new_signs(old, new))]
    if after.over and not before.over:
        motions.append(Rise(round(after.size[1] * 0.06), _after(motions, at)))
    return tuple(motions)


def swelling(scene: Scene, at: float) -> tuple[Motion, ...]:
    """The outlines of the places that can be played on swell."""
    places = [one for one in scene.things if isinstance(one, Plate) and one.is_slot]
    if not places:
        return ()
    thick, radius = max(one.thick for one in places), places[0].radius
    return (Swell(tuple(one.rect for one in places), look.EXPECTED, thick, radius, at),)


def beating(scene: Scene, at: float) -> tuple[Motion, ...]:
    """The outlines of cards that have to be put right swell twice."""
    edges = [one.rect for one in scene.things if isinstance(one, Plate) and one.edge == look.VIOLATION and one.fill is None]
    if not edges:
        return ()
    return (Swell(tuple(edges), look.VIOLATION, max(2, round(look.unit(scene.size) * 0.7)), 8, at, 2, 2 * BEAT),)


def flight(scene: Scene, start: str, end: str, count: int, at: float) -> tuple[Motion, ...]:
    """That many backs of cards fly from one anchor to another, one shortly after the other."""
    origin, goal = scene.anchor(start), scene.anchor(end)
    if origin is None or goal is None:
        return ()
    unit = look.unit(scene.size)
    wide, tall = max(4, round(unit * 4)), max(6, round(unit * 5.6))
    parts = (Plate(Rect(0, 0, wide, tall), look.PAPER, look.PAPER_SHADE, max(1, round(unit * 0.3)), max(2, round(unit * 0.8))),)
    begin, finish = origin.middle(wide, tall), goal.middle(wide, tall)
    return tuple(Fly(Piece(f"fly:{number}", begin, parts), finish, at + number * 0.12) for number in range(min(count, MOST_FLYING)))


def moving(scene: Scene, motions: Sequence[Motion], at: float) -> Scene:
    """The scene as it looks at that time."""
    by_key = {one.key: one for one in motions if one.key and at < one.at + one.seconds}
    things = [shown for one in scene.things if (shown := _shown(one, by_key, at)) is not None]
    for one in motions:
        if at < one.at or at >= one.at + one.seconds:
            continue
        if isinstance(one, Fly):
            things.append(_flying(one, at))
        elif isinstance(one, Swell):
            things += _swollen(one, at)
    over = scene.over
    rise = next((one for one in motions if isinstance(one, Rise)), None)
    if rise is not None and at < rise.at + rise.seconds:
        over = () if at < rise.at else tuple(_lowered(one, round(rise.by * (1 - _eased(rise, at)))) for one in over)
    return replace(scene, things=tuple(things), over=over)


def _pieces(scene: Scene) -> dict[str, Piece]:
    return {one.key: one for one in scene.things if isinstance(one, Piece)}


def _in_turn(old: dict[str, Piece], new: dict[str, Piece], at: float) -> list[Motion]:
    """Cards turn over one after the other, in their order."""
    keys = [key for key, one in new.items() if key in old and one.is_open and not old[key].is_open]
    return [TurnOver(old[key], at + TURN * number) for number, key in enumerate(keys)]


def _new_signs(old: dict[str, Piece], new: dict[str, Piece]) -> list[str]:
    return [key for key in new if key.startswith(PAIR) and key not in old]


def _after(motions: Sequence[Motion], at: float) -> float:
    """When the cards have turned and the signs have appeared; a card that only slides delays nothing."""
    first = [one for one in motions if isinstance(one, TurnOver) or (isinstance(one, Appear) and one.key.startswith(PAIR))]
    return ends(first) if first else at


def _away(rect: Rect) -> Rect:
    return rect.moved(0, -rect.h // 6)


def _share(one: Motion, at: float) -> float:
    return min(max((at - one.at) / one.seconds, 0.0), 1.0)


def _eased(one: Motion, at: float) -> float:
    """The share of the way: fast at first, slow at the end."""
    return 1 - (1 - _share(one, at)) ** 3


def _shown(thing: Thing, by_key: dict[str, Motion], at: float) -> Thing | None:
    motion = by_key.get(thing.key) if isinstance(thing, Piece) else None
    if motion is None or not isinstance(thing, Piece):
        return thing
    match motion:
        case Slide(start=start):
            return _resized(thing, _on_the_way(start, thing.rect, _eased(motion, at)))
        case TurnOver(before=before):
            share = _share(motion, at)
            side = before if share < 0.5 else thing
            there = _on_the_way(before.rect, thing.rect, _eased(motion, at))
            lifted = there.moved(0, -round(there.h * 0.06 * sin(share * pi)))
            return replace(_resized(side, lifted), width=max(2, round(100 * abs(1 - 2 * share))))
        case Appear():
            if at < motion.at:
                return None
            share = _eased(motion, at)
            return replace(thing, alpha=round(thing.alpha * share), rect=thing.rect.moved(0, -round(thing.rect.h * 0.2 * (1 - share))))
        case _:
            return thing


def _flying(fly: Fly, at: float) -> Piece:
    share = _eased(fly, at)
    return replace(_resized(fly.piece, _on_the_way(fly.piece.rect, fly.end, share)), alpha=round(fly.piece.alpha * (1 - share**4)))


def _resized(piece: Piece, rect: Rect) -> Piece:
    """The piece there, drawn as large as that."""
    made = piece.rect[2:]
    return replace(piece, rect=rect, made=None if made == rect[2:] else made)


def _on_the_way(start: Rect, end: Rect, share: float) -> Rect:
    x, y, wide, tall = (round(one + (other - one) * share) for one, other in zip(start, end, strict=True))
    return Rect(x, y, wide, tall)


def _swollen(one: Swell, at: float) -> list[Plate]:
    share = abs(sin(_share(one, at) * pi * one.times))
    by = round(one.thick * 1.6 * share)
    thick = one.thick + by
    return [Plate(rect.inset(-by), None, look.mixed(look.FREE if one.times == 1 else one.colour, one.colour, share), thick, one.radius + by)
            for rect in one.rects]  # fmt: skip


def _lowered(thing: Thing, by: int) -> Thing:
    if isinstance(thing, Stroke):
        return replace(thing, points=tuple((x, y + by) for x, y in thing.points))
    return replace(thing, rect=thing.rect.moved(0, by))
