"""The referee of one match: events go in, announcements come out, each bearing the entry that it rests on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from companion.core.decks.card import CardId, Deck
from companion.core.games.game import Setup, Tone
from companion.core.referee.announcements import Announcement
from companion.core.referee.command_cards import meant
from companion.core.referee.conduct import conduct, conducted
from companion.core.referee.difference import card_of
from companion.core.referee.entries import Entry, Journal
from companion.core.referee.match_state import Past, Register, Standing
from companion.core.referee.opening import opened
from companion.core.referee.placement import PlaceName
from companion.core.referee.step import Turning
from companion.core.referee.violations import next_due
from companion.errors import Text, unusable
from companion.events import Elapsed, Event, Sorted, TagLifted, TagPlaced, TagTapped, Uid

RULED: frozenset[Tone] = frozenset({"placed", "revealed", "fits", "violation", "penalty", "prize", "win"})


class Referee:
    """Steps 5 to 9 of a card's walk: entered, compared, understood, ruled, announced."""

    def __init__(self, setup: Setup, deck: Deck, register: Register, journal: Journal, earlier: Sequence[Entry] = ()) -> None:
        """Of a new match, or, with its `earlier` entries, of one that is taken up where it stood (E4)."""
        standing, said = opened(setup, deck, register)
        self.turning = Turning(standing)
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
        """One event becomes an entry, and whatever was due before it is settled first."""
        self.pass_time(event.at)
        if isinstance(event, (TagPlaced, TagLifted, TagTapped)) and (counted := self._counts(event.uid)) is not None:
            self._count(event, *counted)
            return
        self._enter(meant(self.standing.match.register, event))

    def _counts(self, uid: Uid) -> tuple[CardId, str] | None:
        """A card that is sorted before the deal, and the kind as which it counts (S1)."""
        match = self.standing.match
        card = card_of(self.standing, match.register.identify(uid))
        sort = match.game.sorts_as(self.standing.position, card) if card is not None else None
        return None if card is None or sort is None else (card, sort)

    def _count(self, event: TagPlaced | TagLifted | TagTapped, card: CardId, sort: str) -> None:
        """Its kind is an entry, once; which card it was is in no entry, and known for as long as the program runs (H1)."""
        if not isinstance(event, TagTapped) or card in self._sorted:
            return
        before = self.standing.position
        self._enter(Sorted(sort, event.at))
        if self.standing.position != before:  # one too many goes back into the box
            self._sorted.add(card)

    def pass_time(self, until: float) -> None:
        """Let time pass: loose cards become firm, and what lies wrong is said when it is due."""
        while (due := self.due) is not None and due <= until:
            self._enter(Elapsed(due))

    @property
    def standing(self) -> Standing:
        return self.turning.standing

    @property
    def due(self) -> float | None:
        """When something happens without anybody's act, if nobody acts before; worked out once for each entry, as every pass asks."""
        if not self._knows_due:
            self._due = None if self.standing.is_paused else next_due(self.turning)
            self._knows_due = True
        return self._due

    def said(self) -> tuple[Announcement, ...]:
        """What there is to say since this was asked last; it may go out once the entry that its id names is written."""
        said, self._said = tuple(self._said), []
        return said

    def _enter(self, event: Event) -> None:
        before = self.standing
        try:
            self.turning = conducted(before, event)
        except Exception:
            self._append(event, (), is_failed=True)
            self._due, self._knows_due = None, True  # else what is due would fail for ever
            raise
        self._knows_due = False
        self._append(event, self.turning.said, acts_after(before, self.standing))

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
            before = self.standing
            said: Sequence[Announcement] = ()
            if entry.number == 0:
                said = opening
            elif not entry.is_failed:
                assert not isinstance(entry.event, Setup)
                self.turning = conducted(self.standing, entry.event)
                said = self.turning.said
            if not _is_ruled_alike(said, entry.said) or acts_after(before, self.standing) != entry.acts:
                raise unusable(Text("place-the-match"), "setup-was-ruled-otherwise", entry=entry.number)
            self.entry = entry.number


def with_ids(entry: int, said: Sequence[Announcement]) -> tuple[Announcement, ...]:
    """Each announcement's id is its entry and its place in it, so that it is the same in every replay."""
    return tuple(replace(one, id=f"{entry}.{place}") for place, one in enumerate(said, start=1))


def _is_ruled_alike(now: Sequence[Announcement], then: Sequence[Announcement]) -> bool:
    """Whether the rules made the same public; what a place is called and what else is told of it is left to the words."""
    ours, theirs = _ruled(now), _ruled(then)
    return [one.key for one in ours] == [one.key for one in theirs] and all(map(_tell_alike, ours, theirs))


def _ruled(said: Sequence[Announcement]) -> list[Announcement]:
    return [one for one in said if one.tone in RULED and "-wrong-" not in one.key]


def _tell_alike(one: Announcement, other: Announcement) -> bool:
    both = one.args.keys() & other.args.keys()
    return all(one.args[name] == other.args[name] for name in both if not isinstance(one.args[name], PlaceName))


def acts_after(before: Standing, after: Standing) -> int | None:
    """How many acts stand, where that entry changed which."""
    return None if after.past is before.past else _length(after.past)


def _length(past: Past | None) -> int:
    length = 0
    while past is not None:
        length, past = length + 1, past.earlier
    return length


def replayed(setup: Setup, deck: Deck, register: Register, events: tuple[Event, ...]) -> Standing:
    """The standing that these entries make; no clock and no chance has a part in it."""
    standing, _ = opened(setup, deck, register)
    for event in events:
        standing, _ = conduct(standing, event)
    return standing
