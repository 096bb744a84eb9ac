"""Which tag is which card, and which is a command: the register of uids.

Rules of this file: a uid is kept whole or not at all. One uid means one thing, while a card may have several tags (two stickers, a copy of
the deck in a second box).
For programs, cards have reserved uids as well: `card:<deck>/<card>`, with `#back` or `#face` behind where the side matters, and commands
have `command:<button>`. The file of the register is read and written by `companion.cards.tags.register_file`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import field, replace
from typing import Literal, TypeVar

from companion.core.decks.card import CardId, Deck, DeckId, Side
from companion.core.frozen import dataclass
from companion.errors import Problem, Text, Unusable, unusable
from companion.events import BUTTONS, Button

_HEX = re.compile(r"[0-9a-f]{2}(?:[ :-]?[0-9a-f]{2})*")
_SIZES = (4, 7, 10)  # bytes; ISO/IEC 14443-3: single, double and triple size
MOST_BOXES = 99
_SEAT_BUTTON = re.compile(r"seat-[1-9][0-9]?")
_RESERVED_COMMAND = "command:"
_CASCADE, _RANDOM = "88", "08"  # ISO/IEC 14443-3: "more of the uid follows"; "made up anew at every power-on"

Flaw = Literal["no-uid", "length", "begun", "random"]
T = TypeVar("T")


class Taken(Unusable):
    """That tag means something else already."""


@dataclass(frozen=True, slots=True)
class Tagged:
    """The card that a tag sits on, and which side of the card lies up when this tag is heard, where a card has a tag for each."""

    deck: DeckId
    card: CardId
    side: Side | None = None


@dataclass(frozen=True, slots=True)
class Register:
    """All tags that are known, and the cards that may be named without one."""

    tags: Mapping[str, Tagged] = field(default_factory=dict)
    reserved: Mapping[str, Tagged] = field(default_factory=dict)
    commands: Mapping[str, Button] = field(default_factory=dict)
    boxes: Mapping[str, int] = field(default_factory=dict)  # uid -> which physical copy of its deck, from 2 on; the first has none

    def identify(self, uid: str) -> Tagged | None:
        """None for a tag that was never enrolled, and for a text that is no uid."""
        return self.reserved.get(uid) or self.tags.get(uid) or self.tags.get(plain_uid(uid))

    def command(self, uid: str) -> Button | None:
        """The button that a command card or a seat card stands for."""
        button = uid.removeprefix(_RESERVED_COMMAND)
        if button != uid:
            return button if is_button(button) else None
        return self.commands.get(uid) or self.commands.get(plain_uid(uid))

    def box_of(self, uid: str) -> int:
        return self.boxes.get(uid) or self.boxes.get(plain_uid(uid), 1)

    def enrolled(self, uid: str, tagged: Tagged, box: int = 1) -> Register:
        """With this tag on this card; on the same card a second enrolment only corrects the side and the box."""
        whole = _lasting(uid)
        before = self._meaning(whole)
        if before is not None and before != _card_in_words(tagged):
            raise _taken(whole, before, _card_in_words(tagged))
        return self.moved(whole, tagged, box)

    def moved(self, uid: str, tagged: Tagged, box: int = 1) -> Register:
        """The register with this tag on this card; what the tag meant before no longer holds."""
        whole = _lasting(uid)
        rest = self if self._meaning(whole) is None else self.forgotten(whole)
        boxes = {**rest.boxes, **({whole: box} if box > 1 else {})}
        return replace(rest, tags={**rest.tags, whole: tagged}, boxes=boxes)

    def commanding(self, uid: str, button: Button) -> Register:
        """The register with this tag as a command card or, for `seat-2` and the like, as a seat card."""
        whole = _lasting(uid)
        if not is_button(button):
            instead = Text("value-use-one-of", names=(*BUTTONS, "seat-1"))
            raise unusable(Text("place-tag", tag=whole), "tag-no-such-command", button=button, instead=instead)
        before = self._meaning(whole)
        if before is not None and before != _command_in_words(button):
            raise _taken(whole, before, _command_in_words(button))
        return replace(self, commands={**self.commands, whole: button})

    def forgotten(self, uid: str) -> Register:
        """The register without this tag; a tag that was not known stays unknown."""
        gone = plain_uid(uid)
        return replace(self, tags=_without(self.tags, gone), commands=_without(self.commands, gone), boxes=_without(self.boxes, gone))

    def tagged_cards(self, deck: DeckId) -> set[CardId]:
        """The cards of that deck that have a tag."""
        return {tagged.card for tagged in self.tags.values() if tagged.deck == deck}

    def naming(self, decks: Iterable[Deck]) -> Register:
        """The register in which each card of these decks has its reserved uid."""
        sides: tuple[Side | None, ...] = (None, "back", "face")
        cards = [Tagged(deck.id, card, side) for deck in decks for card in deck.cards for side in sides]
        return replace(self, reserved={reserved_uid(tagged): tagged for tagged in cards})

    def _meaning(self, whole: str) -> Text | None:
        if whole in self.tags:
            return _card_in_words(self.tags[whole])
        return _command_in_words(self.commands[whole]) if whole in self.commands else None


def _without(known: Mapping[str, T], gone: str) -> dict[str, T]:
    return {uid: meaning for uid, meaning in known.items() if uid != gone}


def flaw_of(text: str) -> Flaw | None:
    """What keeps it from being the uid of a tag for good: no hex, not all of its bytes, only the beginning of it, another one each time."""
    lowered = text.strip().lower()
    if not _HEX.fullmatch(lowered):
        return "no-uid"
    whole = plain_uid(lowered)
    if len(whole) // 2 not in _SIZES:
        return "length"
    if len(whole) > 8:
        return None
    return "begun" if whole.startswith(_CASCADE) else "random" if whole.startswith(_RANDOM) else None


def parse_uid(text: str) -> str:
    """The whole uid in lower case hex; `04:E1:12:...`, `04 E1 12 ...` and `04E112...` are the same."""
    flaw, whole = flaw_of(text), plain_uid(text)
    if flaw == "no-uid":
        raise unusable(Text("place-tag-quoted", tag=text[:40]), "tag-is-no-uid")
    if flaw == "length":
        raise unusable(Text("place-tag", tag=whole[:40]), "tag-of-so-many-bytes", count=len(whole) // 2)
    if flaw == "begun":
        raise unusable(Text("place-tag", tag=whole), "tag-is-cut-short")
    return whole


def reserved_uid(tagged: Tagged) -> str:
    """The uid by which a program names the card, also one that has no tag."""
    return f"card:{tagged.deck}/{tagged.card}" + (f"#{tagged.side}" if tagged.side else "")


def is_button(name: str) -> bool:
    """Whether there is a button of that name, which a command card can stand for."""
    return name in BUTTONS or _SEAT_BUTTON.fullmatch(name) is not None


def _lasting(uid: str) -> str:
    """The whole uid of a tag that keeps it."""
    whole = parse_uid(uid)
    if flaw_of(uid) == "random":
        raise unusable(Text("place-tag", tag=whole), "tag-of-random-uid")
    return whole


def _taken(whole: str, before: Text, now: Text) -> Taken:
    return Taken((Problem(Text("place-tag", tag=whole), "tag-is-taken", before=before, now=now),))


def _card_in_words(tagged: Tagged) -> Text:
    return Text("tag-of-a-card", card=tagged.card, deck=tagged.deck)


def _command_in_words(button: Button) -> Text:
    return Text("tag-of-a-command", command=button)


def plain_uid(uid: str) -> str:
    """The uid without what stands between its bytes; a text that is no uid stays none."""
    return re.sub(r"[ :-]", "", uid.strip().lower())
