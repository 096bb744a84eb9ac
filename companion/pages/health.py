"""How the mat is, from what lies on it and what it is silent of: the state of each place, and a sentence for each thing that is the matter.

Rules of this file: which card lies where is said of none; only whether one is known.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from companion.core.mat.shape import Shape
from companion.core.referee.match_state import MatchState
from companion.core.referee.placement import PlaceName
from companion.core.referee.reader_faults import NAMED, heard_badly, whole_rows
from companion.events import Slot
from companion.screen.pages.health import Health
from companion.screen.pages.mat_check import MatCheck
from companion.screen.pages.mat_map import State
from companion.screen.words import Words

MATTERS: tuple[State, ...] = ("silent", "weak", "two-cards", "unknown")


def health_of(match_state: MatchState, words: Words, kept: str, *, is_kept: bool) -> Health:
    """`kept` says where matches are to be kept, and nothing where the players want none kept."""
    if not is_kept:
        kept = words.say("page-health-unkept" if kept else "screen-not-kept")
    shape, states = match_state.match.shape, states_of(match_state)
    return Health(shape, states, matter_of(shape, states, words), kept, is_kept)


def mat_check_of(match_state: MatchState, words: Words, tapped: Collection[Slot] = ()) -> MatCheck:
    """`tapped` are the pads and tap places where a card was shown, which leaves nothing behind on the mat."""
    shape, mat = match_state.match.shape, match_state.mat
    heard = {*mat.lying, *(slot for slot, _ in mat.stays), *tapped}
    states = {slot: state for slot, state in states_of(match_state).items() if state != "unknown"}  # any card will do
    silent = frozenset(slot for slot in shape.polled if slot in mat.frozen)
    matter = " ".join(matter_of(shape, states, words))
    return MatCheck(shape, frozenset(heard) & frozenset(shape.polled), silent, matter, frozenset(heard_badly(match_state)))


def states_of(match_state: MatchState) -> Mapping[Slot, State]:
    """The state of each place of the mat."""
    found = {slot: _state(match_state, slot) for slot in match_state.match.shape.slots}
    return found | {slot: "weak" for slot in heard_badly(match_state) if found[slot] == "card"}


def _state(match_state: MatchState, slot: Slot) -> State:
    if slot in match_state.match.shape.blind:
        return "blind"
    if slot in match_state.mat.frozen:
        return "silent"
    return _lies(match_state, slot)


def _lies(match_state: MatchState, slot: Slot) -> State:
    """The two stickers of a card are one card; a card of commands is one as well."""
    register, things = match_state.match.register, set()
    for tag in match_state.mat.lying.get(slot, ()):
        card, command = register.identify(tag.uid), register.command(tag.uid)
        if card is None and command is None:
            return "unknown"
        things.add((card.deck, card.card) if card is not None else ("", str(command)))
    return "works" if not things else "card" if len(things) == 1 else "two-cards"


def matter_of(shape: Shape, states: Mapping[Slot, State], words: Words) -> tuple[str, ...]:
    silent, weak, two, unknown = ([slot for slot in shape.slots if states.get(slot) == state] for state in MATTERS)
    found = _silences(shape, silent, words)
    if weak:
        found.append(_listed("agreeing-places-weak", weak, words))
    if two:
        found.append(_listed("agreeing-two-cards", two, words))
    if unknown:
        found.append(_listed("agreeing-unknown-cards", unknown, words))
    return tuple(found)


def _silences(shape: Shape, silent: list[Slot], words: Words) -> list[str]:
    """The whole mat, whole rows of it, or place by place; pads by themselves."""
    pads, places = [slot for slot in silent if shape.is_pad(slot)], [slot for slot in silent if not shape.is_pad(slot)]
    found = []
    if places and len(places) == sum(not shape.is_pad(slot) for slot in shape.polled):
        found.append(words.say("agreeing-mat-silent"))
    elif rows := whole_rows(shape, places):
        found.append(words.say("agreeing-rows-silent", rows=rows, count=len(rows)))
    elif places:
        found.append(_listed("agreeing-places-silent", places, words))
    if pads:
        found.append(words.say("agreeing-pads-silent", count=len(pads)))
    return found


def _listed(key: str, slots: Sequence[Slot], words: Words) -> str:
    """A few by name; "and 1 more" would be no shorter."""
    first = slots if len(slots) <= NAMED + 1 else slots[:NAMED]
    return words.say(key, places=tuple(map(PlaceName, first)), count=len(slots) - len(first))
