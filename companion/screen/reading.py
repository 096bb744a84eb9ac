"""The texts of a screen in the order in which they are read aloud.

Rules of this file: it reads scenes and nothing else, so that a listener learns what the screen shows, and no more (H1).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from companion.core.decks.card import CardId
from companion.core.frozen import dataclass
from companion.events import Slot
from companion.screen.acts import Lift, Put
from companion.screen.things import Piece, Rect, Role, Scene, Sign, SignKind, Target, TextLine, Thing
from companion.screen.words import Words

NameOf = Callable[[CardId], str]
PlaceOf = Callable[[Slot], str]
CARDS = ("card:", "loose:", "wrong:")  # how the key of a card's piece begins
CARD, HAND = "card:", "hand:"  # how the keys of a card's piece begin; a card in a hand is named by its target only
# Signs that stand for words where they stand alone; players' shapes, and marks beside words, say nothing more.
SPOKEN: dict[SignKind, str] = {
    "pause": "reading-label-pause",
    "undo": "reading-label-undo",
    "back": "reading-label-back",
    "close": "reading-label-close",
    "up": "reading-label-up",
    "down": "reading-label-down",
    "plus": "reading-label-plus",
    "minus": "reading-label-minus",
    "swap": "reading-label-swap",
    "left": "reading-label-left",
    "right": "reading-label-right",
    "more": "reading-label-more",
    "tick": "reading-label-tick",
    "search": "reading-label-search",
    "violation": "reading-label-violation",
    "weak": "reading-label-weak",
}


@dataclass(frozen=True, slots=True)
class Readable:
    """A text, its rectangle, and its number in the order in which the scene was made."""

    text: str
    rect: Rect
    number: int
    role: Role = "body"


def read_scene(scene: Scene, words: Words, name_of: NameOf) -> tuple[str, ...]:
    """All texts of a scene; where something with words lies over it, only those are read."""
    things = scene.over if any(_words_of(scene.over, name_of)) else scene.things
    targets = [one for one in scene.targets if scene.target_at(one.rect.centre) is one]
    all_of_it = list(_words_of(things, name_of))
    free = [one for one in all_of_it if not any(target.rect.has(one.rect.centre) for target in targets)]
    named = [(target_name(scene, one, words, name_of), one) for one in targets]
    once = {(name, one.act): one.rect for name, one in reversed(named)}  # a place between two rows is touched in both
    of_targets = [Readable(name, rect, _first(things, rect)) for (name, _), rect in reversed(once.items())]
    return tuple(one.text for one in _in_order([*free, *of_targets]) if one.text)


def target_name(scene: Scene, target: Target, words: Words, name_of: NameOf, place_of: PlaceOf | None = None) -> str:
    """The name of a target: its words, else its sign, and the place on the mat.

    The act of the target is never named, as it may hold a card that is not public, such as the top card of a pile.
    """
    text = target.said or ", ".join(dict.fromkeys(_called(scene, target, words, name_of, place_of)))
    return words.say("reading-label-chosen", text=text) if target.is_on and text else text


def _called(scene: Scene, target: Target, words: Words, name_of: NameOf, place_of: PlaceOf | None) -> Iterator[str]:
    here = [one for one in (*scene.things, *scene.over) if target.rect.has(one.rect.centre)]
    texts = [one.text for one in _words_of(here, name_of)]
    slot = target.act.slot if isinstance(target.act, Put | Lift) else scene.slot_at(target.rect.centre)
    if slot is not None and (not texts or any(isinstance(one, Piece) for one in here)):
        yield (place_of or words.place)(slot)
    elif not texts:
        yield from (words.say(SPOKEN[one.kind]) for one in here if isinstance(one, Sign) and one.kind in SPOKEN)
    yield from texts


def _words_of(things: Sequence[Thing], name_of: NameOf) -> Iterator[Readable]:
    for number, one in enumerate(things):
        if isinstance(one, TextLine) and (text := _whole(one)):
            yield Readable(text, one.rect, number, one.role)
        elif isinstance(one, Piece) and not one.key.startswith(HAND) and (texts := tuple(_of_piece(one, name_of))):
            yield Readable(", ".join(texts), one.rect, number)


def _of_piece(piece: Piece, name_of: NameOf) -> Iterator[str]:
    """A card by its full name and the other texts on it; any other piece by its texts."""
    is_card = piece.key.startswith(CARD)
    if is_card:
        yield name_of(CardId(piece.key.removeprefix(CARD).partition(":")[0]))
    for part in piece.parts:
        if isinstance(part, TextLine) and (text := _whole(part)) and not (is_card and part.role in ("name", "short-name")):
            yield text


def _whole(text: TextLine) -> str:
    return " ".join((text.text if text.said is None else text.said).split())


def _first(things: Sequence[Thing], rect: Rect) -> int:
    return next((number for number, one in enumerate(things) if rect.has(one.rect.centre)), len(things))


def _in_order(found: Sequence[Readable]) -> list[Readable]:
    """The heading first, the bar with the status sentence last, and the rest in the order in which the scene was made."""
    bar = min((one.rect.y for one in found if one.role == "status"), default=None)

    def rank(one: Readable) -> int:
        return 0 if one.role == "title" else 2 if bar is not None and one.rect.centre[1] >= bar else 1

    return sorted(found, key=lambda one: (rank(one), one.number))
