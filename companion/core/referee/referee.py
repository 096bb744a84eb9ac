"""The referee of one match: events go in, announcements come out, each bearing the entry that it rests on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from companion.core.decks.card import CardId, Deck
from companion.core.games.game import Setup, Tone
from companion.core.referee import turn_timer
from companion.core.referee.announcements import Announcement
from companion.core.referee.conduct import conduct, conducted
from companion.core.referee.difference import card_of
from companion.core.referee.entries import Entry, Journal
from companion.core.referee.match_state import MatchState, Register
from companion.core.referee.opening import opened
from companion.core.referee.placement import PlaceName
from companion.core.referee.step import Step
from companion.core.referee.violations import next_due
from companion.errors import Text, unusable
from companion.events import Elapsed, Event, Pressed, Sorted, TagLifted, TagPlaced, TagTapped, Uid

RULED: frozenset[Tone] = frozenset({"placed", "revealed", "fits", "violation", "penalty", "prize", "win"})


class Referee:
    """Steps 5 to 9 of a card's walk: entered, compared, understood, ruled, announced."""

    def __init__(self, setup: Setup, deck: Deck, register: Register, journal: Journal, earlier: Sequence[Entry] = ()) -> None:
        """Begin a new match, or, with its `earlier` entries, take up a match where it stood (E4)."""
        state, said = opened(setup, deck, register)
        self.step = Step(state)
        self.entry = -1
        self._due: float | None = None
        self._knows_due = False
        self._journal = journal
        self._said: list[Announcement] = []
        self._sorted: set[CardId] = set()
        if earlier:
            self._replay(earlier, said)
        else:
            self._append(setup, said)

    def enter(self, event: Event) -> None:
        """Make an entry of the event; anything that was due before it is settled first."""
        self.pass_time(event.at)
        if isinstance(event, (TagPlaced, TagLifted, TagTapped)) and (counted := self._counts(event.uid)) is not None:
            self._count(event, *counted)
            return
        self._enter(as_pressed(self.state.match.register, event))

    def _counts(self, uid: Uid) -> tuple[CardId, str] | None:
        """A card that is sorted before the deal, and the kind as which it counts (S1)."""
        match = self.state.match
        card = card_of(self.state, match.identify(uid))
        sort = match.game.sorts_as(self.state.position, card) if card is not None else None
        return None if card is None or sort is None else (card, sort)

    def _count(self, event: TagPlaced | TagLifted | TagTapped, card: CardId, sort: str) -> None:
        """Its kind is an entry, once; which card it was is in no entry, and known for as long as the program runs (H1)."""
        if not isinstance(event, TagTapped) or card in self._sorted:
            return
        before = self.state.position
        self._enter(Sorted(sort, event.at))
        if self.state.position != before:  # one too many goes back into the box
            self._sorted.add(card)

    def pass_time(self, until: float) -> None:
        """Let time pass: loose cards become firm, and what lies wrong is said when it is due."""
        while (due := self.due) is not None and due <= until:
            self._enter(Elapsed(due))

    @property
    def state(self) -> MatchState:
        return self.step.state

    @property
    def due(self) -> float | None:
        """When time alone changes something next; worked out once for each entry, as every pass asks for it."""
        if not self._knows_due:
            dues = () if self.state.is_paused else (next_due(self.step), turn_timer.next_due(self.state))
            self._due = min((due for due in dues if due is not None), default=None)
            self._knows_due = True
        return self._due

    def said(self) -> tuple[Announcement, ...]:
        """The announcements since the last call; each may go out once the entry that its id names is written."""
        said, self._said = tuple(self._said), []
        return said

    def _enter(self, event: Event) -> None:
        before = self.state
        try:
            self.step = conducted(before, event)
        except Exception:
            self._append(event, (), is_failed=True)
            self._due, self._knows_due = None, True  # else what is due would fail for ever
            raise
        self._knows_due = False
        self._append(event, self.step.said, acts_after(before, self.state))

    def _append(self, event: Event | Setup, said: Sequence[Announcement], acts: int | None = None, *, is_failed: bool = False) -> None:
        self.entry += 1
        named = with_ids(self.entry, said)
        self._journal.append(Entry(self.entry, event, named, acts, is_failed))
        self._said += named

    def _replay(self, earlier: Sequence[Entry], opening: Sequence[Announcement]) -> None:
        """Raises `Unusable` where it would be ruled otherwise now.

        What was announced then stands, and its ids with it; an earlier version may have told the same ruling in fewer announcements.
        """
        for entry in earlier:
            before = self.state
            said: Sequence[Announcement] = ()
            if entry.number == 0:
                said = opening
            elif not entry.is_failed:
                assert not isinstance(entry.event, Setup)
                self.step = conducted(self.state, entry.event)
                said = self.step.said
            if not _is_ruled_alike(said, entry.said) or acts_after(before, self.state) != entry.acts:
                raise unusable(Text("place-the-match"), "setup-was-ruled-otherwise", entry=entry.number)
            self.entry = entry.number


def as_pressed(register: Register, event: Event) -> Event:
    """A tapped command card is a press of its button, and the journal has the press, not the tag; other events stay as they are."""
    if not isinstance(event, TagTapped):
        return event
    button = register.command(event.uid)
    return event if button is None else Pressed(button, event.at)


def with_ids(entry: int, said: Sequence[Announcement]) -> tuple[Announcement, ...]:
    """Each announcement's id is its entry and its place in it, so that it is the same in every replay."""
    return tuple(replace(one, id=f"{entry}.{place}") for place, one in enumerate(said, start=1))


def _is_ruled_alike(now: Sequence[Announcement], then: Sequence[Announcement]) -> bool:
    """Whether the same rulings were announced; names of places and added arguments may differ."""
    ours, theirs = _ruled(now), _ruled(then)
    return [one.key for one in ours] == [one.key for one in theirs] and all(map(_tell_alike, ours, theirs))


def _ruled(said: Sequence[Announcement]) -> list[Announcement]:
    return [one for one in said if one.tone in RULED and "-wrong-" not in one.key]


def _tell_alike(one: Announcement, other: Announcement) -> bool:
    both = one.args.keys() & other.args.keys()
    return all(one.args[name] == other.args[name] for name in both if not isinstance(one.args[name], PlaceName))


def acts_after(before: MatchState, after: MatchState) -> int | None:
    """The number of acts that stand, if the entry changed it; else None."""
    if after.past is before.past:
        return None
    return 0 if after.past is None else after.past.number


def replayed(setup: Setup, deck: Deck, register: Register, events: tuple[Event, ...]) -> MatchState:
    """The state that these entries make; no clock and no chance has a part in it."""
    state, _ = opened(setup, deck, register)
    for event in events:
        state, _ = conduct(state, event)
    return state
