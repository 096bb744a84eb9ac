"""Announcements about the record of the match: the match is taken up again, cannot be recorded any more, or can again (E4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from companion.core.decks.card import CardId, DeckId, Side
from companion.core.frozen import dataclass
from companion.core.referee import violations
from companion.core.referee.announcements import of_table
from companion.core.referee.match_state import Register, Tagged
from companion.core.referee.step import Step
from companion.core.referee.table_view import expected_of
from companion.events import Button, Event, JournalNews, Resumed

UNKEPT = ("full", "read-only", "failing")
NEWS = {"full": "journal-full", "read-only": "journal-read-only", "failing": "journal-failing", "back": "journal-back"}


@dataclass(frozen=True, slots=True)
class Named:
    """A tag that was enrolled while the match was put aside."""

    deck: DeckId
    card: CardId
    side: Side | None


@dataclass(frozen=True, slots=True)
class Enlarged:
    """A register, and the tags that were enrolled after it was read."""

    register: Register
    named: Mapping[str, Named]

    def identify(self, uid: str) -> Tagged | None:
        return self.register.identify(uid) or self.named.get(uid)

    def command(self, uid: str) -> Button | None:
        return self.register.command(uid)


def go_on(step: Step, event: Resumed) -> None:
    """Announce how a match that is taken up stands, and again what lies wrong; a first press answers no old question (C27)."""
    state = step.state
    match = state.match
    if event.named:
        match = replace(match, register=Enlarged(match.register, {uid: _named(deck, card, side) for uid, deck, card, side in event.named}))
    said = violations.over(step)  # what lies wrong is said anew; thanks for what was put right are still to come
    mat = state.mat.asked_back()  # what is in a hand is asked for by what is said now (E12)
    step.become(replace(state, match=match, mat=mat, said=said, question_since=event.at, unkept=""))
    step.say(of_table("resumed", "E4"))
    if not step.state.match.view(state.position).winners:
        step.say(expected_of(step).status)


def _named(deck: str, card: str, side: str) -> Named:
    return Named(DeckId(deck), CardId(card), "back" if side == "back" else "face" if side == "face" else None)


def tell(step: Step, event: JournalNews) -> None:
    step.note(replace(step.state, unkept=event.what if event.what in UNKEPT else ""))
    if event.what == "damaged":
        step.say(of_table("journal-damaged", "E4", "notice", name=event.name))
    elif event.what in NEWS:
        step.say(of_table(NEWS[event.what], "E4", "notice"))


def remind(step: Step, event: Event) -> None:
    """Say at each turn that the match is not recorded, until it can be."""
    if step.state.unkept and not isinstance(event, JournalNews) and any(said.tone == "turn" for said in step.said):
        step.say(of_table("not-kept", "E4", "notice"))
