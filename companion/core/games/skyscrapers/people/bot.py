"""A player of Skyscrapers: it sees what the table sees, its own hand and what a Study lets it look at, and chooses an act.

Rules of this file: a bot knows what is printed on the cards of its hand and on those that it saw laid; covered cards it remembers or not.
No bot fetches a Study from the discards, so a match ends: every act but those uses up a card.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from companion.core.decks.card import CardId
from companion.core.games.game import Place
from companion.core.games.skyscrapers.oracle_count import OracleTerms
from companion.core.games.skyscrapers.people.appraisal import Appraisal, TowerMemory
from companion.core.games.skyscrapers.people.skyline import number_of, place_of, standing
from companion.core.mat.shape import Shape
from companion.core.referee.table_view import TableView
from companion.simulator.people import Choice

OPENS_FIRST = 0.8  # how often a foundation is opened before the insurance that may come first
ASIDE = 0.04  # how often a site is opened beside the tap places, though one is free
TAKES, INSURES = 0.8, 0.8
WHIM = 1.5  # how much of a choice is chance
LOOKS_DEEPER = 2  # Studies that may be under way at once
WAYS = (("keep", 0.3), ("all", 0.15), ("discard-pile", 0.25))  # the rest plays one of the cards, if there is one to play


class TowerBot:
    """`patience` is what a building has to be worth before it gets its roof: where all are patient, towers grow until the deck ends."""

    def __init__(self, terms: OracleTerms, shape: Shape, memory: TowerMemory, chance: Random, patience: float = 1.0) -> None:
        self._terms, self._shape, self._memory, self._chance, self._patience = terms, shape, memory, chance, patience

    def choose(self, table: TableView, hand: Sequence[CardId]) -> Choice:
        self._memory.look(table)
        stage, seat = table.view.stage, table.view.turn
        mine = next(one for one in table.view.seats if one.seat == seat)
        own, looked_at = tuple(hand[: mine.hand]), tuple(hand[mine.hand :])
        if table.view.stock.get("foundations_due") and (stage != "roofed" or self._chance.random() < OPENS_FIRST):
            return Choice(("open", self._site(table)))
        look = Appraisal(standing(table), self._memory, self._terms, mine.seat, mine.counts["threshold"], own, self._patience)
        match stage:
            case "roofed":
                return self._insurance(table, look)
            case "toilet":
                return self._take(table)
            case "tornado":
                return Choice(("blow", self._chance.choice(("left", "right"))))
            case "overdue":
                return Choice(("discard",), self._least(look))
            case "study":
                return self._study(table, look, looked_at)
            case "last-turn":
                return self._turn(look, may_pass=True)
            case _:
                return self._turn(look, may_pass=False)

    def _site(self, table: TableView) -> Place:
        free = [place for name in table.expected.places if (place := place_of(self._shape, name)) is not None]
        silent = [(tap, 0) for tap, slot in enumerate(self._shape.tap_places) if slot in table.frozen and slot not in table.tap_places]
        places = sorted([*free, *silent])
        return self._chance.choice(places) if places and self._chance.random() >= ASIDE else (self._memory.opened, 1)

    def _turn(self, look: Appraisal, *, may_pass: bool) -> Choice:
        choice = self._best(look, look.own)
        if choice is None:
            return Choice(("pass",)) if may_pass and self._chance.random() < 0.5 else Choice(("discard",), self._least(look))
        is_poor = look.of(choice.act, choice.card or CardId("")) < 0
        return Choice(("pass",)) if may_pass and is_poor else choice

    @staticmethod
    def _least(look: Appraisal) -> CardId:
        return min(look.own, key=lambda card: (look.desire(card), card))

    def _best(self, look: Appraisal, cards: Sequence[CardId]) -> Choice | None:
        plays = [Choice(act, card) for card in cards for act in look.plays(card)]
        worths = [look.of(one.act, one.card or CardId("")) + self._chance.uniform(0, WHIM) for one in plays]
        return plays[max(range(len(plays)), key=worths.__getitem__)] if plays else None

    def _insurance(self, table: TableView, look: Appraisal) -> Choice:
        question = table.expected.question
        number = number_of(table, question.args.get("place")) if question else None
        held = sorted(card for card in look.own if self._memory.faces[card].kind == "insurance")
        if number is None or not held or look.insurance(look.structures[number]) < 0 or self._chance.random() >= INSURES:
            return Choice(("done",))
        return Choice(("insure", number), held[0])

    def _take(self, table: TableView) -> Choice:
        """Take a card from the player with the largest hand, or by chance from none."""
        others = [(number, one.hand) for number, one in enumerate(table.view.seats) if one.seat != table.view.turn and one.hand]
        if not others or self._chance.random() >= TAKES:
            return Choice(("nobody",))
        return Choice(("take", max(others, key=lambda one: (one[1], self._chance.random()))[0]))

    def _study(self, table: TableView, look: Appraisal, looked_at: tuple[CardId, ...]) -> Choice:
        """Keep, take all, fetch from the discards or play: by chance, but what cannot be is not tried, and a good play is made."""
        discards = [card for card, _ in table.view.discarded if self._memory.faces[card].kind != "study"]
        is_deep = table.view.stock.get("open_studies", 0) >= LOOKS_DEEPER
        playable = [card for card in looked_at if not (is_deep and self._memory.faces[card].kind == "study")]
        best = self._best(look, playable)
        way = next((name for name, share in WAYS if self._chance.random() < share), "play")
        if way == "discard-pile" and discards:
            return Choice(("discard-pile",), max(discards, key=lambda card: (look.desire(card), card)))
        if not looked_at:
            return Choice(("nothing",))
        if way == "all":
            return Choice(("all",))
        if way == "play" and best is not None:
            return best
        return Choice(("keep",), max(looked_at, key=lambda card: (look.desire(card), card)))
