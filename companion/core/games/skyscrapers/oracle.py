"""A table of Skyscrapers whose every card is known, played by the slowest and most obvious means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

from companion.core.games.skyscrapers.oracle_count import City, OracleCard, OracleTerms, OracleTower

Act = tuple[Any, ...]  # ("build", 0), ("take", 1), ("study",) and so on, as `OracleTable.legal` lists them

VERBS = {
    "floor": "build", "special": "build", "toilet": "build", "roof": "roof", "toilet_roof": "roof", "insurance": "insure",
    "earthquake": "quake", "century": "century", "study": "study", "tornado": "tornado",
}  # fmt: skip


class OracleTable:
    """One match; what it is waiting for is in `waiting`, from whom in `seat`."""

    def __init__(
        self,
        hands: Sequence[Sequence[str]],
        deck: Sequence[str],
        foundations: Sequence[str],
        cards: Mapping[str, OracleCard],
        first: int,
        terms: OracleTerms,
    ) -> None:
        if terms.collapse not in ("exceeds", "equals"):
            raise ValueError(f"collapse is exceeds or equals, not {terms.collapse!r}")
        if terms.threshold not in ("above", "reach"):
            raise ValueError(f"threshold is above or reach, not {terms.threshold!r}")
        if not 0 <= first < len(hands):
            raise ValueError(f"there is no seat {first}")
        self.hands: list[list[str]] = [list(hand) for hand in hands]
        self.deck: list[str] = list(deck)
        self.foundations: list[str] = list(foundations)
        self.discards: list[str] = []
        self.gone: list[str] = []  # fallen foundations
        self.studies: list[str] = []  # in play and not yet done, the innermost last
        self.structures: list[OracleTower] = []
        self.thresholds: list[int] = [0 for _ in hands]
        self.toilets: list[int] = [0 for _ in hands]
        self.seat: int = first
        self.waiting: str = "turn"
        self.ended_by: str | None = None
        self.roofed: int | None = None  # the building whose insurance is asked for (S4)
        self.last_round: list[int] | None = None  # S19: who is still to come, once the match draws to its end
        self._has_taken = False  # S5: then nothing is drawn at the end of this turn
        self._cards = cards
        self._terms = terms
        for _ in range(terms.sites):
            self._open_foundation()
        self._begin(first)

    def copied(self) -> OracleTable:
        """A copy of the match that can go on by itself; it shares cards and terms, as nothing changes them."""
        return deepcopy(self, {id(self._cards): self._cards, id(self._terms): self._terms})

    def _city(self) -> City:
        return City(self.structures, self._cards, self._terms)

    def mini(self) -> int | None:
        return self._city().mini()

    def order(self) -> int | None:
        return self._city().order()

    def record(self) -> int | None:
        return self._city().record()

    def is_faulty(self, number: int) -> bool:
        return self._city().is_faulty(number)

    def scores(self) -> list[int]:
        return [self._city().score(seat, toilets) for seat, toilets in enumerate(self.toilets)]

    @property
    def winners(self) -> tuple[int, ...]:
        if self.waiting != "over":
            return ()
        scores = self.scores()
        return tuple(seat for seat, score in enumerate(scores) if score == max(scores))  # S19: a tie is shared

    def looked_at(self) -> list[str]:
        return self.deck[: self._terms.look]  # S11: fewer if there are fewer

    def legal(self) -> list[Act]:
        hand = self.hands[self.seat]
        acts: set[Act] = set()
        if self.waiting in ("turn", "last-turn"):
            acts = self._plays(hand) or {("discard",)}  # S14
            if self.waiting == "last-turn":
                acts.add(("pass",))  # S19
        elif self.waiting == "overdue":
            acts = {("discard",)}  # E9: any card
        elif self.waiting == "roofed":
            insurances = [card for card in hand if self._kind(card) == "insurance"]
            acts = {("done",), *(("insure", self.roofed) for _ in insurances)}
        elif self.waiting == "toilet":
            acts = {("nobody",), *(("take", seat) for seat in self._others() if self.hands[seat])}
        elif self.waiting == "study":
            acts = self._ways()
        elif self.waiting == "tornado":
            acts = {("blow", "left"), ("blow", "right")}
        return sorted(acts)

    def _kind(self, card: str) -> str:
        return self._cards[card].kind

    def _others(self) -> list[int]:
        return [seat for seat in range(len(self.hands)) if seat != self.seat]

    def _plays(self, cards: Sequence[str]) -> set[Act]:
        return {act for card in cards for act in self._plays_of(card)}

    def _plays_of(self, card: str) -> list[Act]:
        verb = VERBS[self._kind(card)]
        if verb == "build":
            return [(verb, each.number) for each in self._sites()]
        if verb == "roof":
            return [(verb, each.number) for each in self._sites() if len(each.cards) - 1 >= self._terms.least_floors]  # S4
        if verb in ("insure", "quake"):
            return [(verb, each.number) for each in self._standing()]
        return [(verb,)]

    def _ways(self) -> set[Act]:
        """S11: what a Study may be used for."""
        looked_at = self.looked_at()
        acts: set[Act] = {("keep",), ("all",), *self._plays(looked_at)} if looked_at else {("nothing",)}
        if self.discards:
            acts.add(("discard-pile",))
        return acts

    def cards_for(self, act: Act) -> list[str]:
        """The cards of which any one can be named with this act; none, where the act is the whole of it."""
        if act not in self.legal():
            return []
        kind = act[0]
        if kind == "take":
            return list(self.hands[act[1]])  # S5: unseen, so it may come to any of them
        if kind == "discard-pile":
            return list(self.discards)
        if kind == "discard":
            return list(self.hands[self.seat])
        if kind == "keep":
            return self.looked_at()
        source = self.looked_at() if self.waiting == "study" else self.hands[self.seat]
        return [card for card in source if VERBS[self._kind(card)] == kind]

    def let_the_time_run_out(self) -> None:
        """What was asked lapses, and one card is to be discarded, if there is any (E9)."""
        if self.waiting in ("overdue", "over"):
            raise ValueError(f"no time runs while waiting for {self.waiting}")
        if self.hands[self.seat]:
            self.waiting = "overdue"
        else:
            self._play_is_complete()

    def act(self, act: Act, card: str | None = None) -> None:
        if act not in self.legal():
            raise ValueError(f"{act} is not allowed while waiting for {self.waiting} of seat {self.seat}")
        serving = self.cards_for(act)
        if (card not in serving) if serving else (card is not None):
            raise ValueError(f"{act} of seat {self.seat} is not made with {card}")
        kind = act[0]
        if kind in VERBS.values():
            assert card is not None
            self._play(act, card)
        elif kind in ("keep", "all", "discard-pile", "nothing"):
            self._study(kind, card)
            self._play_is_complete()
        elif kind == "take":
            assert card is not None
            self.hands[act[1]].remove(card)
            self.hands[self.seat].append(card)
            self._has_taken = True
            self._play_is_complete()
        elif kind == "blow":
            self._blow(1 if act[1] == "left" else -1)
            self._play_is_complete()
        elif kind in ("done", "nobody"):
            self._play_is_complete()
        elif kind == "discard":
            assert card is not None
            self.hands[self.seat].remove(card)
            self.discards.append(card)
            self._play_is_complete()  # E9: a Study may lie open
        elif kind == "pass":
            self._end_turn()

    def _play(self, act: Act, card: str) -> None:
        source = self.deck if self.waiting == "study" else self.hands[self.seat]
        source.remove(card)  # S11: what else was looked at lies on the deck before the card takes effect
        against = {"build": self._build, "roof": self._roof, "insure": self._insure, "quake": self._quake}
        if act[0] in against:
            against[act[0]](self.structures[act[1]], card)
        elif act[0] == "century":
            self._century(card)
        elif act[0] == "study":
            self.studies.append(card)
            self.waiting = "study"
        elif act[0] == "tornado":
            self.discards.append(card)  # S13: first
            self.waiting = "tornado"

    def _build(self, site: OracleTower, card: str) -> None:
        site.cards.append(card)
        if self._kind(card) == "toilet":
            self.toilets[self.seat] += 1  # S5: stays, even if the site falls
            self.waiting = "toilet"
        else:
            self._play_is_complete()

    def _roof(self, site: OracleTower, card: str) -> None:
        site.cards.append(card)
        height = sum(self._cards[each].height for each in site.cards)
        threshold = self.thresholds[self.seat]
        site.is_low = height < threshold if self._terms.threshold == "reach" else height <= threshold  # S16
        site.owner = self.seat
        site.height = height
        site.closed_at = sum(each.closed_at is not None for each in self.structures)
        self.thresholds[self.seat] = max(threshold, height)
        self._open_foundation()  # S4
        if not self._ends_for_want_of_sites():
            self.roofed = site.number
            self.waiting = "roofed"

    def _insure(self, structure: OracleTower, card: str) -> None:
        if structure.quakes:
            self.discards += [structure.quakes.pop(0), card]  # S9
        else:
            structure.insurances.append(card)
        self._play_is_complete()

    def _quake(self, structure: OracleTower, card: str) -> None:
        if structure.insurances:
            self.discards += [structure.insurances.pop(0), card]  # S6
        else:
            structure.quakes.append(card)
            if self._is_overcome(structure):
                self._fall(structure)
        self._after_a_collapse()

    def _century(self, card: str) -> None:
        turned = []
        for structure in self._standing():
            if structure.insurances:
                self.discards.append(structure.insurances.pop(0))  # S8
            else:
                structure.turns += 1
                turned.append(structure)
        for structure in [each for each in turned if self._is_overcome(each)]:
            self._fall(structure)
        self.discards.append(card)
        self._after_a_collapse()

    def _is_overcome(self, structure: OracleTower) -> bool:
        withstands = sum(self._cards[card].withstands for card in structure.cards) - structure.turns  # S7
        if self._terms.collapse == "equals":
            return len(structure.quakes) >= withstands
        return len(structure.quakes) > withstands  # S6

    def _fall(self, structure: OracleTower) -> None:
        self.gone.append(structure.foundation)
        self.discards += structure.cards[1:] + structure.quakes + structure.insurances  # S10
        structure.cards, structure.quakes, structure.insurances = [], [], []
        structure.is_standing = False

    def _after_a_collapse(self) -> None:
        if not self._sites():
            self._open_foundation()  # S10: only then, and one
        if not self._ends_for_want_of_sites():
            self._play_is_complete()

    def _standing(self) -> list[OracleTower]:
        return [each for each in self.structures if each.is_standing]

    def _sites(self) -> list[OracleTower]:
        return [each for each in self.structures if each.is_site]

    def _open_foundation(self) -> None:
        if self.foundations:
            foundation = self.foundations.pop(0)
            self.structures.append(OracleTower(len(self.structures), foundation, [foundation]))

    def _ends_for_want_of_sites(self) -> bool:
        if self._sites() or self.foundations:
            return False
        self._end("sites")  # S19 (1): an open question lapses
        return True

    def _study(self, way: str, card: str | None) -> None:
        hand = self.hands[self.seat]
        if way == "all":
            looked_at = self.looked_at()
            self.deck = hand + self.deck[len(looked_at) :]
            self.hands[self.seat] = looked_at
        elif card is not None:
            source = self.deck if way == "keep" else self.discards
            source.remove(card)
            hand.append(card)

    def _blow(self, step: int) -> None:
        """Each hand goes `step` places on round the table (S13)."""
        ring = [seat for seat in range(len(self.hands)) if self.deck or self.hands[seat]]
        hands = [self.hands[seat] for seat in ring]
        for place, hand in enumerate(hands):
            self.hands[ring[(place + step) % len(ring)]] = hand

    def _play_is_complete(self) -> None:
        while self.studies:  # S11: a Study is done when what it played is; so the inner one is first
            self.discards.append(self.studies.pop())
            self._open_foundation()
        self._end_turn()

    def _draw(self) -> None:
        hand = self.hands[self.seat]
        while self.deck and len(hand) < self._terms.hand:
            hand.append(self.deck.pop(0))  # S12

    def _begin(self, seat: int) -> None:
        self.seat = seat
        self.waiting = "turn"
        if not self.hands[seat]:
            self._draw()  # S2
        if not self.hands[seat]:
            self._end_turn()  # S2: a turn that is skipped

    def _end_turn(self) -> None:
        if not self._has_taken:
            self._draw()
        self._has_taken = False
        self.roofed = None
        clockwise = [(self.seat + step) % len(self.hands) for step in range(1, len(self.hands) + 1)]
        if self.last_round is None and not self.deck and not all(self.hands):
            self.last_round = [seat for seat in clockwise if self.hands[seat]]  # S19 (2)
        if self.last_round is None:
            self._begin(clockwise[0])
        else:
            self._next_of_the_last(self.last_round)

    def _next_of_the_last(self, seats: list[int]) -> None:
        while seats and not self.hands[seats[0]]:
            seats.pop(0)  # holds no card any more now that the time has come
        if seats:
            self.seat = seats.pop(0)
            self.waiting = "last-turn"
        else:
            self._end("hands")

    def _end(self, reason: str) -> None:
        self.waiting = "over"
        self.ended_by = reason
