"""What the readers heard, settled once more: whether it makes the same entries, and what a slot said before one of them.

Rules of this file: pure; what people pressed, chose and typed is taken from the record, and everything that the mat told is made again from
the passes, so whoever changes how passes are settled sees what would have been otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import get_args

from companion.core.games.game import Setup
from companion.core.mat.settling import Settling
from companion.core.referee.entries import Entry
from companion.core.referee.referee import Referee
from companion.events import Elapsed, Event, OfReaders, Pressed, Resumed, TagLifted, TagPlaced, TagTapped
from hardware.sighting import Garbled, Heard, Nothing, Pass, Tags

OF_THE_MAT = (TagPlaced, TagLifted, TagTapped, *get_args(OfReaders))
SHOWN = 12  # answers of a slot that are shown before what they were settled as


@dataclass(frozen=True, slots=True)
class Heeded:
    """A pass, and the last entry before it."""

    entry: int
    heard: Pass


def resettled(referee: Referee, entries: Sequence[Entry], passes: Sequence[Heeded]) -> None:
    """Play it again on a fresh referee: the passes as they were heard, and between them what people did."""
    heard_at = {one.heard.at for one in passes}
    # What the mat told came with a pass; anything else was typed.
    waiting = [one for one in entries[1:] if not (isinstance(one.event, OF_THE_MAT) and one.event.at in heard_at)]
    settling = Settling(referee.standing.match.shape)
    for one in passes:
        settling = _act(referee, waiting, one.entry, settling)
        referee.pass_time(one.heard.at)
        for event in settling.take(one.heard, referee.standing.mat).events:
            referee.enter(event)
            _heed_command(referee, waiting, event)
    _act(referee, waiting, entries[-1].number, settling)


def _heed_command(referee: Referee, waiting: list[Entry], event: Event) -> None:
    """A command card is on record as the press that it means, which has happened by this."""
    button = referee.standing.match.register.command(event.uid) if isinstance(event, TagTapped) else None
    on_record = next((one for one in waiting if isinstance(one.event, Pressed) and one.event.button == button), None)
    if button is not None and on_record is not None:
        waiting.remove(on_record)


def _act(referee: Referee, waiting: list[Entry], until: int, settling: Settling) -> Settling:
    """What people did up to that entry; after a resume the evidence begins anew."""
    while waiting and waiting[0].number <= until:
        event = waiting.pop(0).event
        if isinstance(event, Resumed):
            settling = Settling(referee.standing.match.shape)
        if isinstance(event, Elapsed):
            referee.pass_time(event.at)
        elif not isinstance(event, Setup):
            referee.enter(event)
    return settling


def differing(ours: Sequence[Entry], theirs: Sequence[Entry]) -> int | None:
    """The first entry that is another; times aside, as a pass may settle a moment sooner or later."""
    for mine, other in zip(ours, theirs, strict=False):
        if _what(mine.event) != _what(other.event):
            return mine.number
    return min(len(ours), len(theirs)) if len(ours) != len(theirs) else None


def _what(event: object) -> object:
    return (type(event), *(getattr(event, name) for name in getattr(event, "__slots__", ()) if name != "at"))


def answers(passes: Sequence[Heeded], entry: Entry, name_of: Callable[[str], str]) -> str:
    """What its slot heard in the last passes before an entry of the mat: `-` nothing, `?` garbled, `!` no answer, `it`, or other tags."""
    event = entry.event
    if not isinstance(event, (TagPlaced, TagLifted, TagTapped)):
        return ""
    before = [one.heard.heard[event.slot] for one in passes if one.entry < entry.number and event.slot in one.heard.heard]
    return " ".join(_sign(one, lambda uid: "it" if uid == event.uid else name_of(uid)) for one in before[-SHOWN:])


def _sign(heard: Heard, name_of: Callable[[str], str]) -> str:
    match heard:
        case Tags(uids):
            return "+".join(name_of(uid) for uid in uids)
        case Nothing():
            return "-"
        case Garbled():
            return "?"
        case _:
            return "!"


def counted(passes: Sequence[Heeded]) -> Mapping[str, int]:
    """How often each slot said what."""
    found: dict[str, int] = {"passes": len(passes)}
    for one in passes:
        for heard in one.heard.heard.values():
            kind = type(heard).__name__.lower()
            found[kind] = found.get(kind, 0) + 1
    return found
