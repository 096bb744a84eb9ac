"""What the screen of a match is drawn from: the public view, the deck, the words, and what was announced last."""

from __future__ import annotations

from companion.core.decks.card import CardId, Deck
from companion.core.frozen import dataclass
from companion.core.games.game import Ground
from companion.core.mat.shape import Shape
from companion.core.referee.announcements import Announcement
from companion.core.referee.table_view import TableView
from companion.events import SeatId, Slot
from companion.words.formats import is_metric_alone
from companion.words.lines import Lines


@dataclass(frozen=True, slots=True)
class Told:
    """The announcements that are still shown."""

    verdict: Announcement | None = None  # shown large over the table
    caption: Announcement | None = None  # shown in the place of the note
    lesson: Announcement | None = None  # explains a rule while nothing else is shown
    why: str = ""  # the ruling behind it, such as C10, on the page that says why
    note: Announcement | None = None  # the last event, above the status sentence
    since: Announcement | None = None  # the last announcement that changed the table, apart from the verdict
    judged: Announcement | None = None  # the last verdict, also after it has gone from the table
    opened: frozenset[CardId] = frozenset()  # the cards that the announced check opened
    checked: frozenset[CardId] = frozenset()  # the cards that the last check opened, also after its ruling has gone from the table


@dataclass(frozen=True, slots=True)
class DeckShown:
    """What is written on the cards of a table: their names in a language, and the numbers of one characteristic on open ones."""

    deck: Deck
    language: str
    characteristic: str
    has_printed_units: bool = True  # as `Lines` has them

    @property
    def is_metric(self) -> bool:
        """Whether the metric unit stands alone, in the place of the deck's own."""
        of = self.deck.characteristic(self.characteristic)
        return of is not None and not self.has_printed_units and is_metric_alone(of, self.language)

    @property
    def unit(self) -> str:
        """The unit of the shown numbers; empty where they have none."""
        of = self.deck.characteristic(self.characteristic)
        assert of is not None
        return (of.beside if self.is_metric and of.beside is not None else of).units[self.language]


@dataclass(frozen=True, slots=True)
class SeriesShown:
    """The series that a match belongs to (E1): how many matches it has at most, and what each seat had won before this one."""

    best_of: int
    wins: tuple[tuple[SeatId, int], ...]

    @property
    def needed(self) -> int:
        return self.best_of // 2 + 1

    @property
    def number(self) -> int:
        """The number of this match; a win that was shared counts for each who shares it, so it is never more than there are."""
        return min(sum(won for _, won in self.wins) + 1, self.best_of)

    def won(self, seat: SeatId) -> int:
        return dict(self.wins).get(seat, 0)


@dataclass(frozen=True, slots=True)
class Sight:
    table: TableView
    deck: Deck  # its names and traits; the numbers in it stay sealed
    shape: Shape
    ground: Ground
    lines: Lines
    told: Told = Told()
    inspected: CardId | None = None  # the card that was touched, which is shown large
    changed: frozenset[CardId] = frozenset()  # outlined for a while, as the last act changed them
    pan: tuple[int, int] = (0, 0)  # in cells, from where the table would lie otherwise
    chosen: Slot | None = None  # a place that was touched, whose choices are shown
    has_hands: bool = False  # the simulated table is below: people move cards there
    has_memory: bool = False  # what was seen in this match is set aside for the next ones (C17)
    series: SeriesShown | None = None
    aimed: Slot | None = None  # where the card that is dragged would fall
    dragged: tuple[CardId, Slot] | None = None  # the card under the pointer, and the place of the mat from which it was lifted
    seconds_left: int | None = None  # of the time of the player who is asked (E9)
    leaving: tuple[Slot, ...] = ()  # whose cards seem to be lifted, which is not certain yet

    @property
    def cards(self) -> DeckShown:
        return DeckShown(self.deck, self.lines.language, self.table.view.characteristic, self.lines.has_printed_units)

    @property
    def alone(self) -> Sight:
        """The table and its words, without what is told, touched or outlined."""
        return Sight(self.table, self.deck, self.shape, self.ground, self.lines, dragged=self.dragged)

    def seat_sign(self, seat: SeatId | None) -> tuple[int, str] | None:
        """The number of a seat around the table, for its colour and shape, and its player's name."""
        return next(((number, one.name) for number, one in enumerate(self.table.view.seats) if one.seat == seat), None)
