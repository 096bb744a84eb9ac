"""A simulated match at the screen: people move cards there, bots act in between, and the referee hears nothing but the cards.

Rules of this file: while something lies otherwise than it should by a hand of the people here, bots wait; where a bot does not come on,
the people act for it. Who holds which cards follows from the entries and from the lines that are kept besides (how the table was made, and
which card a player meant where only that player knew), so a match that was interrupted goes on with the same hands.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import asdict
from functools import partial
from random import Random

from companion.core.decks.card import CardId
from companion.core.frozen import dataclass
from companion.core.games.game import View
from companion.core.referee.announcements import Announcement
from companion.core.referee.match_state import UndoAsked
from companion.core.referee.table_view import TableView
from companion.events import SeatId
from companion.pages.hands import TableHands
from companion.pages.taking_back import acts, own_last
from companion.simulator.company import Company, people_of, typed_of
from companion.simulator.dealt import Dealt
from companion.simulator.table import SimulatedTable

HELD = 8.0  # seconds that bots wait after an act was taken back: perhaps one more is to be
MOST_STUCK = 3  # acts of a bot that did not come, until people are asked to do it
Keep = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class TableTerms:
    seed: int
    noise: float
    vague: float
    bots: tuple[SeatId, ...]


def terms_line(terms: TableTerms) -> str:
    return json.dumps({"screen": asdict(terms)})


def meant_line(entry: int, card: CardId) -> str:
    """The card that a player kept or took, which only that player knows (S5, S11)."""
    return json.dumps({"entry": entry, "meant": card})


def parse_table(lines: Sequence[str]) -> tuple[TableTerms, Mapping[int, CardId]] | None:
    """None where the match was played otherwise, or another version has kept it otherwise."""
    try:
        head, *rest = map(json.loads, lines)
        of = head["screen"]
        terms = TableTerms(int(of["seed"]), float(of["noise"]), float(of["vague"]), tuple(SeatId(seat) for seat in of["bots"]))
        return terms, {int(one["entry"]): CardId(one["meant"]) for one in rest}
    except (ValueError, TypeError, KeyError):
        return None


class Dealing:
    """Who holds which cards, followed entry by entry."""

    def __init__(self, dealt: Dealt, keep: Keep, meant: Mapping[int, CardId] | None = None) -> None:
        self.dealt = dealt
        self._keep, self._meant = keep, dict(meant or {})
        self._lies: object = None

    def follow(self, entry: int, view: View, said: tuple[Announcement, ...], *, is_earlier: bool = False) -> None:
        """The card that a player means to keep is known until the hands have changed."""
        lies = _lies(view)
        if lies == self._lies and not any(one.key.startswith("table-undone") for one in said):
            return
        self._lies = lies
        if is_earlier:
            self.dealt.meant = self._meant.get(entry)
        elif self.dealt.meant is not None:
            self._keep(meant_line(entry, self.dealt.meant))
        self.dealt.follow(view, said)


class Seats:
    """All players of a simulated table: people at this window, and bots."""

    def __init__(self, table: SimulatedTable, dealing: Dealing, terms: TableTerms) -> None:
        match = table.referee.state.match
        chance, people, typed = Random(f"{terms.seed} people at the screen"), people_of(match.setup.game), typed_of(match.setup.game)
        self.table, self._dealing, self._match = table, dealing, match
        self.people = tuple(player.seat for player in match.setup.players if player.seat not in terms.bots)
        hands = people.hands(table, chance)
        bots = people.bots(match.setup, match.deck, chance, terms.vague)
        opens = partial(typed.open, table, hands, dealing.dealt)
        self._fingers = hands
        self.hands = TableHands(table, dealing.dealt, self.people, chance) if self.people else None
        playing = {seat: bots[seat] for seat in terms.bots}
        may_mend = lambda: self.hands is None or not self.hands.has_acted  # noqa: E731 - asked whenever a bot is about to
        self._company = Company(table, hands, dealing.dealt, playing, opens, may_mend, may_answer=not self.people)
        self.is_bots_turn = False
        self._has_moved = False
        self._held_until = float("-inf")
        self._stuck = 0
        self._back: tuple[int, int] | None = None  # how many acts stood when people asked to go back, and the number of the wanted act
        self._stuck_at: object = None  # how the table lay when a bot did not come on

    @property
    def lone(self) -> SeatId | None:
        """The only person among bots."""
        return self.people[0] if len(self.people) == 1 and len(self.people) < len(self._match.setup.players) else None

    def asks_undo(self) -> None:
        """*Undo* is pressed: it goes back to the last act of the only person here, as bots would make theirs again at once."""
        state = self.table.referee.state
        back = own_last(state, self.lone) if self.lone is not None and state.asked is None and not state.offers_undo else None
        if back is not None:
            self._back = (acts(state), back.number)

    def play(self, step: Callable[[], float]) -> None:
        """The script of this table; it has no end, as an end may be taken back. `step` is how long to rest between two looks."""
        while True:
            table = self.table.look()
            if self._back is not None:
                self._go_back(*self._back)
                self._rest(step())
            elif table.view.winners or self._is_for_people(table):
                if self._may_put_away(table) and self._company.put_away():
                    self._has_moved = True
                self._rest(step())
            else:
                self._let_bots_act(table)

    def went_on(self, said: Collection[Announcement], *, is_new: bool) -> bool:
        """Whether anything is new, or hands have done something for which the screen was not touched."""
        if is_new:
            self._note(said)
        has_moved, self._has_moved = self._has_moved, False
        return is_new or has_moved

    def _note(self, said: Collection[Announcement]) -> None:
        """What the screen shows now; no time passes at the table while it is paused, and any player may sit down there meanwhile."""
        if self.hands is not None and self.table.look().is_paused:
            self.hands.reach.veil()
        if any(one.key.startswith("table-undone") for one in said):
            self._held_until = self.table.at + HELD

    def _rest(self, seconds: float) -> None:
        if self.hands is not None:
            for deed in self.hands.taken_deeds():
                deed()
                self._has_moved = True
        self.table.wait(seconds)
        if self.hands is not None and self.hands.went_on(self.table.at):
            self._has_moved = True

    def _is_for_people(self, table: TableView) -> bool:
        if not self.people or self.hands is None:
            return False
        if self._stuck and _lies(table.view) != self._stuck_at:  # people have helped
            self._stuck, self.hands.reach.acts_for = 0, None
        if self.table.at < self._held_until or self._stuck >= MOST_STUCK or table.is_paused or self._fingers.is_asked_strangely():
            return True
        is_half_done = bool(table.instructions or table.view.pending) or self._fingers.is_asked_strangely() or self.hands.is_holding
        if self.hands.has_acted and is_half_done:
            return True
        return table.view.stage != "opening" and not self._company.plays_for(table.expected.seat)

    def _may_put_away(self, table: TableView) -> bool:
        return not (table.view.winners or table.is_paused or (self.hands and self.hands.is_holding))

    def _go_back(self, asked: int, wanted: int) -> None:
        """Once people have said yes, take back one act after the other, until the wanted one does not stand any more."""
        state = self.table.referee.state
        stand = acts(state)
        if stand < wanted or (stand >= asked and not isinstance(state.asked, UndoAsked)):
            self._back = None  # it is done, or people have said no
        elif stand < asked:
            self.table.press("undo")

    def _let_bots_act(self, table: TableView) -> None:
        if self.hands is not None:
            self.hands.has_acted = False
        seat = table.expected.seat or self._match.setup.players[0].seat
        self.is_bots_turn = True
        came = self._company.open() if table.view.stage == "opening" else self._company.act(seat)
        self.is_bots_turn = False
        now = self.table.look().view
        is_stuck = not came and not self._fingers.is_asked_strangely() and _lies(now) == _lies(table.view)
        self._stuck, self._stuck_at = (self._stuck + 1, _lies(now)) if is_stuck else (0, None)
        if self.hands is not None and self._stuck >= MOST_STUCK:
            self.hands.reach.acts_for = seat


def _lies(view: View) -> object:
    hands = tuple(one.hand for one in view.seats)
    places = tuple((one.place, one.card) for one in view.places)
    return view.stage, view.turn, hands, view.pile, places, view.discarded, view.structures, tuple(view.stock.items())
