"""A match played again: up to an entry, from its notation, and from what the readers heard, settled once more.

Rules of this file: pure. What people pressed, chose and typed is taken from the record; what the mat reported is made again from the
passes, so a change in how passes are settled shows which entries would be different.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import get_args

from companion.core.decks.card import Deck
from companion.core.frozen import dataclass
from companion.core.games.game import Setup
from companion.core.mat.settling import Settling
from companion.core.referee.announcements import Announcement, of_fact
from companion.core.referee.entries import Entry
from companion.core.referee.match_state import MatchState, Register
from companion.core.referee.opening import opened
from companion.core.referee.referee import Referee
from companion.core.referee.step import name_of
from companion.events import Elapsed, Event, OfReaders, Pressed, Resumed, TagLifted, TagPlaced, TagTapped, Uid
from companion.record.acts import MatchActs, recorded, rulings
from companion.record.memory import MemoryJournal
from companion.record.notation import text_of
from companion.record.store import Kept
from companion.record.summary import folded
from hardware.sighting import Garbled, Heard, Nothing, Pass, Tags

OfTag = TagPlaced | TagLifted | TagTapped
OF_THE_MAT = (*get_args(OfTag), *get_args(OfReaders))
SHOWN = 12  # answers of a slot that are shown before each event that they led to


@dataclass(frozen=True, slots=True)
class ReplayedAct:
    text: str  # in the notation of the game
    said: tuple[Announcement, ...]
    before: MatchState
    after: MatchState


@dataclass(frozen=True, slots=True)
class SettledTag:
    """A tag that the mat reported, and what its slot heard before that."""

    entry: int
    at: float
    slot: str
    kind: str  # placed, lifted, tapped
    name: str
    heard: str


@dataclass(frozen=True, slots=True)
class Resettled:
    """A match settled once more from its passes."""

    tags: tuple[SettledTag, ...]
    counts: Mapping[str, int]
    first: int | None  # the first entry that is different; None: it is the same match
    on_record: str  # that entry, and the one that was made in its place
    again: str


@dataclass(frozen=True, slots=True)
class Heeded:
    """A pass, and the number of the last entry before it."""

    entry: int
    heard: Pass


def resettled(referee: Referee, entries: Sequence[Entry], passes: Sequence[Heeded]) -> None:
    """Plays a match again on a fresh referee: the passes as they were heard, and between them what people did."""
    heard_at = {one.heard.at for one in passes}
    # Events of the mat that came with a pass are made again from it; others were typed.
    waiting = [one for one in entries[1:] if not (isinstance(one.event, OF_THE_MAT) and one.event.at in heard_at)]
    settling = Settling(referee.state.match.shape)
    for one in passes:
        settling = _act(referee, waiting, one.entry, settling)
        referee.pass_time(one.heard.at)
        for event in settling.take(one.heard, referee.state.mat).events:
            referee.enter(event)
            _heed_command(referee, waiting, event)
    _act(referee, waiting, entries[-1].number, settling)


def _heed_command(referee: Referee, waiting: list[Entry], event: Event) -> None:
    """A command card is on record as the press that it stands for, which is done by its tap."""
    button = referee.state.match.register.command(event.uid) if isinstance(event, TagTapped) else None
    on_record = next((one for one in waiting if isinstance(one.event, Pressed) and one.event.button == button), None)
    if button is not None and on_record is not None:
        waiting.remove(on_record)


def _act(referee: Referee, waiting: list[Entry], until: int, settling: Settling) -> Settling:
    """Enters what people did up to that entry; after a resume, settling begins anew."""
    while waiting and waiting[0].number <= until:
        event = waiting.pop(0).event
        if isinstance(event, Resumed):
            settling = Settling(referee.state.match.shape)
        if isinstance(event, Elapsed):
            referee.pass_time(event.at)
        elif not isinstance(event, Setup):
            referee.enter(event)
    return settling


def differing(ours: Sequence[Entry], theirs: Sequence[Entry]) -> int | None:
    """The number of the first entry that is different; times may differ, as a pass may settle a moment sooner or later."""
    for mine, other in zip(ours, theirs, strict=False):
        if _what(mine.event) != _what(other.event):
            return mine.number
    return min(len(ours), len(theirs)) if len(ours) != len(theirs) else None


def _what(event: object) -> object:
    return (type(event), *(getattr(event, name) for name in getattr(event, "__slots__", ()) if name != "at"))


def answers(passes: Sequence[Heeded], entry: Entry, named: Callable[[str], str]) -> str:
    """What the slot of an event of the mat heard in the last passes before it: `-` nothing, `?` garbled, `!` no answer, `it`, or tags."""
    event = entry.event
    if not isinstance(event, OfTag):
        return ""
    before = [one.heard.heard[event.slot] for one in passes if one.entry < entry.number and event.slot in one.heard.heard]
    return " ".join(_sign(one, lambda uid: "it" if uid == event.uid else named(uid)) for one in before[-SHOWN:])


def _sign(heard: Heard, named: Callable[[str], str]) -> str:
    match heard:
        case Tags(uids):
            return "+".join(map(named, uids))
        case Nothing():
            return "-"
        case Garbled():
            return "?"
        case _:
            return "!"


def counted(passes: Sequence[Heeded]) -> Mapping[str, int]:
    """The number of passes, and of answers of each kind."""
    found: dict[str, int] = {"passes": len(passes)}
    for one in passes:
        for heard in one.heard.heard.values():
            kind = type(heard).__name__.lower()
            found[kind] = found.get(kind, 0) + 1
    return found


def until(kept: Kept, last: int | None) -> Kept:
    """The match as it stood after that entry."""
    if last is None or last >= len(kept.entries) - 1:
        return kept
    entries = kept.entries[: last + 1]
    return replace(kept, entries=entries, listed=replace(kept.listed, summary=folded(entries)))


def replayed(kept: Kept, deck: Deck, register: Register) -> MatchState:
    """The match after its last entry; raises `Unusable` where this version of the program would announce something else."""
    return Referee(kept.listed.setup, deck, register, MemoryJournal(), kept.entries).state


def opened_again(match: MatchActs, deck: Deck, register: Register) -> MatchState:
    """A match from its notation, before its first act; the notation does not say where on the mat its first card lay."""
    state, _ = opened(match.setup, deck, register)
    placement = state.placement
    return replace(state, placement=placement.anchored(None)) if hasattr(placement, "anchored") else state


def replayed_acts(match: MatchActs, deck: Deck, state: MatchState) -> Iterator[ReplayedAct]:
    """Each act, as it is written and as it is ruled."""
    written = text_of(match).splitlines()[-len(match.acts) :] if match.acts else []
    for ruling, text in zip(rulings(match, deck), written, strict=True):
        before, state = state, replace(state, position=ruling.position)
        names = partial(name_of, state), partial(name_of, before)
        yield ReplayedAct(text, tuple(of_fact(match.setup.game, fact, *names) for fact in ruling.facts), before, state)


def notation_of(kept: Kept, deck: Deck, register: Register) -> str:
    """The match as text that reads like the game."""
    events = [entry.event for entry in kept.entries[1:] if not entry.is_failed]
    return text_of(recorded(kept.listed.setup, deck, register, events))  # type: ignore[arg-type]


def resettled_match(kept: Kept, deck: Deck, register: Register, passes: Sequence[Heeded]) -> Resettled:
    journal = MemoryJournal()
    referee = Referee(kept.listed.setup, deck, register, journal)
    heard = [one for one in passes if one.entry <= kept.entries[-1].number]
    resettled(referee, kept.entries, heard)
    shape = kept.listed.setup.shape
    name = _namer(register, kept.entries, set(shape.draw_pads) - set(shape.action_pads))
    tags = [
        SettledTag(entry.number, event.at, event.slot, _kind(event), name(event), answers(heard, entry, partial(_named, name, event)))
        for entry in kept.entries
        if isinstance(event := entry.event, OfTag)
    ]
    first = differing(kept.entries, journal.entries()[: len(kept.entries)])
    shown = [_shown(entries, first, name) for entries in (kept.entries, journal.entries())] if first is not None else ["", ""]
    return Resettled(tuple(tags), counted(heard), first, *shown)


def _namer(register: Register, entries: Sequence[Entry], for_draws: Collection[str]) -> Callable[[OfTag], str]:
    """What a tag is called. The cards that a draw pad reads are secret, and so are cards that were only glimpsed elsewhere (H2)."""
    events = [entry.event for entry in entries]
    met = {one.uid for one in events if isinstance(one, OfTag) and one.slot not in for_draws}

    def name(event: OfTag) -> str:
        tagged = register.identify(event.uid)
        if event.slot in for_draws:
            return "a card"
        if tagged is not None and event.uid not in met:
            return "another card"
        return tagged.card if tagged is not None else event.uid

    return name


def _named(name: Callable[[OfTag], str], event: OfTag, uid: str) -> str:
    """What another tag is called that the slot of this event heard."""
    return name(replace(event, uid=Uid(uid)))


def _kind(event: Event | Setup) -> str:
    return type(event).__name__.removeprefix("Tag").lower()


def _shown(entries: Sequence[Entry], number: int, name: Callable[[OfTag], str]) -> str:
    if number >= len(entries):
        return "nothing more"
    event = entries[number].event
    return f"{_kind(event)} {name(event)} on {event.slot} at {event.at:.2f}" if isinstance(event, OfTag) else type(event).__name__.lower()
