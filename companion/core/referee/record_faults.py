"""What is said of the record of the match: it is taken up again, it cannot be written any more, it can again (E4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from companion.core.decks.card import CardId, DeckId, Side
from companion.core.referee import violations
from companion.core.referee.announcements import of_table
from companion.core.referee.match_state import Register, Tagged
from companion.core.referee.step import Turning
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
    """A register, and the tags that became known since."""

    register: Register
    named: Mapping[str, Named]

    def identify(self, uid: str) -> Tagged | None:
        return self.register.identify(uid) or self.named.get(uid)

    def command(self, uid: str) -> Button | None:
        return self.register.command(uid)


def go_on(turning: Turning, event: Resumed) -> None:
    """Whoever comes back hears where the match stands, and again what lies wrong; a first press answers no old question (C27)."""
    standing = turning.standing
    match = standing.match
    if event.named:
        match = replace(match, register=Enlarged(match.register, {uid: _named(deck, card, side) for uid, deck, card, side in event.named}))
    said = violations.over(turning)  # what lies wrong is said anew; for what does no longer thanks are owed still
    mat = standing.mat.asked_back()  # what is in a hand is asked for by what is said now (E12)
    turning.standing = replace(standing, match=match, mat=mat, said=said, question_since=event.at, unkept="")
    turning.say(of_table("resumed", "E4"))
    if not turning.standing.match.game.view(standing.position).winners:
        turning.say(expected_of(turning).status)


def _named(deck: str, card: str, side: str) -> Named:
    return Named(DeckId(deck), CardId(card), "back" if side == "back" else "face" if side == "face" else None)


def tell(turning: Turning, event: JournalNews) -> None:
    turning.standing = replace(turning.standing, unkept=event.what if event.what in UNKEPT else "")
    if event.what == "damaged":
        turning.say(of_table("journal-damaged", "E4", "notice", name=event.name))
    elif event.what in NEWS:
        turning.say(of_table(NEWS[event.what], "E4", "notice"))


def remind(turning: Turning, event: Event) -> None:
    """At each turn again, until it can be written."""
    if turning.standing.unkept and not isinstance(event, JournalNews) and any(said.tone == "turn" for said in turning.said):
        turning.say(of_table("not-kept", "E4", "notice"))
