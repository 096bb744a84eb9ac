"""The lines of a lesson: how it goes, the next card to be laid, questions, and faults of a uid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from companion.cards.tags.turns import (
    AlreadyHas,
    BelongsElsewhere,
    CardTurn,
    Question,
    Say,
    Way,
    owner_of,
)
from companion.cards.tags.typed_uids import StrangeUid
from companion.core.decks.card import Deck, Side
from companion.core.decks.codes import scanned_card
from companion.core.decks.register import Register, Tagged, plain_uid

LONGEST = 40  # signs of a typed text that are repeated in a line
# How a card is asked for in its turn, and by its name.
OF_MAT: Mapping[Side | None, tuple[str, str]] = {
    None: ("tags-asks-mat", "tags-asks-mat-called"),
    "back": ("tags-back-mat", "tags-back-mat-called"),
    "face": ("tags-face-mat", "tags-face-mat"),
}
OF_TYPED: Mapping[Side | None, tuple[str, str]] = {
    None: ("tags-asks-typed", "tags-asks-typed-called"),
    "back": ("tags-back-typed", "tags-back-typed-called"),
    "face": ("tags-face-typed", "tags-face-typed"),
}


def how(way: Way, *, with_mat: bool) -> tuple[Say, ...]:
    sides = (Say("tags-how-sides", tone="soft"),) if way.has_sides else ()
    free = (Say("tags-how-free", tone="soft"),) if way.order == "free" else ()
    return (Say("tags-how-mat" if with_mat else "tags-how-typed", tone="soft"), *free, *sides)


def asked_for(turn: CardTurn, way: Way, *, with_mat: bool) -> Say:
    if turn.card is None and way.replaces:
        return Say("tags-replaced-ends", tone="turn")
    if turn.card is None:
        return Say("tags-asks-any-mat" if with_mat else "tags-asks-any-typed", tone="turn")
    in_line, called_up = (OF_MAT if with_mat else OF_TYPED)[turn.side]
    if turn.side == "face" or not turn.which:
        return Say(called_up, turn.card, tone="turn")
    return Say(in_line, turn.card, {"which": turn.which, "of": turn.count}, "turn")


def question_said(question: Question, turn: CardTurn) -> Say:
    match question:
        case AlreadyHas(card, uids):
            return Say("tags-already-has", card, {"count": len(uids)}, "turn")
        case BelongsElsewhere(uid, owner, box):
            if owner == turn.card:
                return Say("tags-other-box", owner, {"uid": uid, "box": box}, "turn")
            return Say("tags-belongs", owner, {"uid": uid}, "turn", is_by_tag=True)
        case _:
            assert_never(question)


def of_other_deck(text: str, deck: Deck | None) -> Say | None:
    """The line for a square code of another deck, None for any other text; where hands are secret it names no card."""
    read = scanned_card(text)
    if read is None or deck is None or read[0] == deck.id:
        return None
    return Say("tags-other-deck", Tagged(*read), is_by_tag=True)


def of_flaw(wrong: StrangeUid, text: str, register: Register) -> Say:
    shown = "".join(sign for sign in text if sign.isprintable())[:LONGEST]
    what = owner_of(wrong.uid, register) if wrong.uid is not None else None
    return Say(f"tags-flaw-{wrong.flaw}", what, {"typed": shown, "count": len(plain_uid(text)) // 2}, is_by_tag=what is not None)
