"""The referee's Skyscrapers and the people's own book played side by side, act by act.

Rules of this file: nothing here decides what is legal or what follows; it only says the same act to both and the same of both.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

from companion.core.decks.card import CardId, Deck
from companion.core.games.game import Difference, Ruling, Setup
from companion.core.games.skyscrapers.moves import (
    Build,
    Discard,
    Insure,
    Keep,
    LookAtNothing,
    Move,
    NoInsurance,
    Open,
    Pass,
    PassHands,
    PlayCentury,
    PlayStudy,
    PlayTornado,
    Quake,
    Roof,
    Show,
    Take,
    TakeAll,
    TakeDiscarded,
    TakeNothing,
    TimeUp,
)
from companion.core.games.skyscrapers.people.book import TowerBook, set_up
from companion.core.games.skyscrapers.people.spoken import Announced, differs, to_be_said
from companion.core.games.skyscrapers.people.telling import public_of
from companion.core.games.skyscrapers.position import Position
from companion.core.games.skyscrapers.skyscrapers import SKYSCRAPERS
from companion.simulator.people import Act, Choice, differences

LAID = {"build": Build, "roof": Roof, "insure": Insure, "quake": Quake}
SHOWN = {"century": PlayCentury, "study": PlayStudy, "tornado": PlayTornado, "discard": Discard, "discard-pile": TakeDiscarded}
ANSWERS = {"late": TimeUp, "pass": Pass, "done": NoInsurance, "nobody": TakeNothing, "keep": Keep, "all": TakeAll, "nothing": LookAtNothing}
VERBS = {kind: verb for verb, kind in (*LAID.items(), *SHOWN.items(), *ANSWERS.items())}
QUIET = Difference(0.0)


class Both:
    """One match in two books; `act` takes an act of the oracle's and says what the two disagree about."""

    def __init__(self, setup: Setup, deck: Deck, chance: Random) -> None:
        self.book: TowerBook = set_up(setup, deck, chance)
        self.position: Position = SKYSCRAPERS.start(setup, deck)
        self.counts: Counter[str] = Counter()
        self._chance = chance
        for structure, place in zip(self.book.table.structures, self.book.places, strict=True):
            self.position = self.ruled(Open(CardId(structure.foundation), place)).position

    def differ(self) -> list[str]:
        """What the two books disagree about: the people's side first."""
        found = differences(self.book.public(), public_of(SKYSCRAPERS.view(self.position)))
        ours, theirs = self.acts(), self.moves()
        return found + (
            [f"acts: the book has {sorted(map(str, ours - theirs))}, the game {sorted(map(str, theirs - ours))}"] * (ours != theirs)
        )

    def act(self, act: Act, card: CardId | None) -> list[str]:
        before, choice = self.book, Choice(act, card)
        self.counts[self._kind(choice)] += 1
        ruling = self.ruled(self.move(act, before.taken_up(choice)))
        self.position, self.book = ruling.position, before.after(act, card)
        self._count(before, choice)
        said = differs(to_be_said(before, choice, self.book), [Announced(fact.key, fact.args) for fact in ruling.facts])
        return [*self.differ(), *([said] if said else [])]

    def ruled(self, move: Move) -> Ruling:
        ruling = SKYSCRAPERS.rule(self.position, move)
        assert isinstance(ruling, Ruling), f"{move} was refused at {self.position.stage}: {ruling}"
        return ruling

    # what may be done now, on both sides as acts of the book with the cards that serve for them

    def acts(self) -> set[Any]:
        """Of the cards that may be used, one of each kind is enough; a discard is taken on trust (S14), so it is asked of each alone."""
        book = self.book
        if book.awaits_foundation or book.is_over:
            return self._opens()
        found: set[Any] = {(act, None) for act in book.table.legal() if not book.table.cards_for(act) or act[0] in ("keep", "take")}
        for card in self._one_of_each():
            found |= {(act, card) for act in book.of_card(card) if card in self._usable(act, card)}
        found |= {(act, card) for act in book.table.legal() if act == ("discard-pile",) for card in book.table.discards}
        return found | self._opens()

    def _usable(self, act: Act, card: CardId) -> list[str]:
        """The cards that serve for it where somebody held just this one."""
        return [card] if act[0] in (*LAID, "century", "study", "tornado", "discard") else []

    def _opens(self) -> set[Any]:
        return {(("open", place), None) for place in self.book.free_places if self.book.due}

    @property
    def held(self) -> list[CardId]:
        """The cards of which one may be played now."""
        table = self.book.table
        if self.book.awaits_foundation or table.waiting not in ("turn", "last-turn", "study"):
            return []
        return [CardId(card) for card in (table.looked_at() if table.waiting == "study" else table.hands[table.seat])]

    def _one_of_each(self) -> list[CardId]:
        """Of a hand also where nothing of it may be played, as the game does not know it."""
        table = self.book.table
        cards = table.looked_at() if table.waiting == "study" else table.hands[table.seat]
        return list({self.book.faces[CardId(card)].kind: CardId(card) for card in cards}.values())

    def moves(self) -> set[Any]:
        """Each move with each of those cards, where it passes the rule."""
        found = set()
        for move in SKYSCRAPERS.moves(self.position):
            if isinstance(move, Open):
                found.add((("open", move.place), None))
            elif isinstance(move, TakeDiscarded):
                assert all(self._passes(replace(move, card=card)) for card in self.position.discarded)
                found |= {(("discard-pile",), card) for card in self.book.table.discards if self._passes(replace(move, card=card))}
            elif hasattr(move, "card"):
                found |= {(self.known(move), card) for card in self._one_of_each() if self._passes(replace(move, card=card))}
            else:
                assert self._passes(move)
                found.add((self.known(move), None))
        return found

    def _passes(self, move: Move) -> bool:
        return isinstance(SKYSCRAPERS.rule(self.position, move), Ruling)

    def options_differ(self, card: CardId) -> str:
        """A card that is shown to the pad is offered just the places where it may go."""
        shown = SKYSCRAPERS.rule(self.position, Show(card))
        assert isinstance(shown, Ruling)
        options = SKYSCRAPERS.expectation(shown.position, QUIET).options
        offered = {(self.known(option.moves[0]), card) for option in options if option.kind != "drop"}
        ours = {(act, card) for act in self.book.of_card(card) if self._usable(act, card)}
        return "" if offered == ours else f"{card}: the book has {ours - offered}, the screen {offered - ours}"

    # from one to the other

    def move(self, act: Act, card: CardId | None) -> Move:
        match act:
            case ("open", place):
                return Open(card, place)
            case ("take", giver):
                return Take(self.book.seats[giver])
            case ("blow", side):
                return PassHands(is_left=side == "left")
            case (kind, number):
                return LAID[kind](card, self._place(number))
            case (kind,) if kind in SHOWN:
                return SHOWN[kind](card)
            case (kind,):
                return ANSWERS[kind]()
        raise ValueError(act)

    def known(self, move: Any) -> Act:
        match move:
            case Take(seat):
                return "take", self.book.seats.index(seat)
            case PassHands(is_left):
                return "blow", "left" if is_left else "right"
            case Build(_, place) | Roof(_, place) | Insure(_, place) | Quake(_, place):
                structure = self.position.at(place)
                assert structure is not None
                return VERBS[type(move)], structure.number
            case _:
                return (VERBS[type(move)],)

    def _place(self, number: int) -> Any:
        return self.position.numbered(number).place

    # what came up

    def _kind(self, choice: Choice) -> str:
        table = self.book.table
        return f"{choice.act[0]} in {table.waiting}" if table.waiting in ("study", "last-turn", "roofed", "overdue") else choice.act[0]

    def _count(self, before: TowerBook, choice: Choice) -> None:
        table, was = self.book.table, before.table
        fallen = [one for one, now in zip(was.structures, table.structures, strict=False) if one.is_standing > now.is_standing]
        self.counts["sites fallen"] += sum(one.owner is None for one in fallen)
        self.counts["buildings fallen"] += sum(one.owner is not None for one in fallen)
        self.counts["several fallen together"] += len(fallen) > 1
        self.counts["a Study in a Study"] += len(table.studies) > len(was.studies) > 0
        self.counts["two foundations due"] += self.book.due > 1
        self.counts["roofed and a foundation due"] += table.waiting == "roofed" and self.book.due > 0
        for name, of in (("mini-skyscraper", "mini"), ("order-and-unity", "order"), ("world-record", "record")):
            then, now = getattr(was, of)(), getattr(table, of)()
            self.counts[f"{name} moved"] += then != now
            self.counts[f"{name} handed back"] += (
                then != now and now is not None and now < len(was.structures) and was.structures[now].owner is not None
            )
        self.counts["quarter turns"] += sum(one.turns > 0 for one in table.structures)
        self.counts["low for the threshold"] += any(
            one.is_low and (one.height or 0) >= before.terms.least_height for one in table.structures
        )
        self.counts["excused"] += any(
            before.table.is_faulty(one.number) and not table.is_faulty(one.number) for one in was.structures if one.is_building
        )
        if self.book.is_over:
            self.counts[f"ended by {table.ended_by}"] += 1
            self.counts["shared"] += len(table.winners) > 1
            self.counts["open Study at the end"] += bool(table.studies)
