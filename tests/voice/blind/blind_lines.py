"""What a listener takes from the sentences that are said after the announcements."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from companion.core.games.game import Setup
from companion.core.referee.placement import PlaceName
from tests.voice.blind.believed import Lying, Told
from tests.voice.blind.city import City
from tests.voice.blind.knowing import Lost, slots_of

WAYS = {"right": (1, 0), "left": (-1, 0), "up": (0, 1), "down": (0, -1)}
CALLED = {
    "now-turn": "comparity-status-turn",
    "now-must-play": "comparity-status-must-play",
    "now-lay": "cardline-status-turn",
    "now-play": "skyscrapers-status-turn",
    "now-last-turn": "skyscrapers-status-last-turn",
}
OF_STOCK = ("pile", "box", "foundations", "foundations-due", "open-studies", "unseen-discards")
PRIZES = ("mini-skyscraper", "order-and-unity", "world-record", "faulty-or-smelly")


class BlindLines(City):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self._called: str | None = None
        self._latest = ""  # whether columns were told just now, to which rows belong

    def _of_blind(self, key: str, told: Told) -> None:
        now, card, seat, count = self.believed, told.get("card"), told.get("seat"), told.get("count", 0)
        if key in CALLED:
            self._await(CALLED[key], {"seat": self._called})
            return
        tell: Callable[[], object] | None = {
            "lies": lambda: self._lay(card, told["place"]),
            "lies-open": lambda: self._lay(card, told["place"], told["number"]),
            "gone": lambda: [self._take_off(one) for one in told["cards"]],
            "line": now.line.clear,
            "order": lambda: self._reorder(told["cards"]),
            "not-in-line": lambda: [self._take_off(one) for one in told["cards"]],
            "seats": lambda: setattr(now, "seats", list(told["seats"])),
            "holds": lambda: now.hands.__setitem__(seat, count),
            "out": lambda: self._mark(seat, "out"),
            "duet": lambda: self._mark(seat, "duet"),
            "trio": lambda: self._mark(seat, "trio"),
            "draws": lambda: self._mark(seat, f"draws-{count}"),
            "nothing-pending": lambda: now.marks.__setitem__(seat, set()),
            "toilets": lambda: now.toilets.__setitem__(seat, count),
            "threshold": lambda: now.tallest.__setitem__(seat, told["height"]),
            "count": now.count.clear,
            "sits-for": lambda: self._sit(told["name"], told["former"]),
            "won": lambda: setattr(now, "winners", frozenset(told["seats"])),
            "turned": lambda: setattr(self._tower, "turns", count),
            "quakes": lambda: setattr(self._tower, "quakes", count),
            "insurances": lambda: setattr(self._tower, "insurances", count),
        }.get(key)
        if tell is not None:
            tell()
        elif key in OF_STOCK:
            now.stock[key] = count
        elif key in PRIZES:
            assert self._tower is not None
            self._tower.marks.add(key)
        elif key.startswith(("all-", "shift-", "off-", "none-")):
            self._of_all(key, count)
        elif key in ("site", "aside", "building", "roofed") or key.endswith(("-gone", "bears", "floor", "top")):
            self._of_city(key, told, count)
        else:
            self._of_more(key, told, card, count)

    def _of_all(self, key: str, count: int) -> None:
        """Of all cards of the area at once."""
        now, (kind, _, way) = self.believed, key.partition("-")
        if way == "lifted":
            now.away = set(now.cards) if kind == "all" else set()
            return
        before = {"all": (0, 0), "shift": now.shift, "off": now.off}[kind] or (0, 0)
        step = None if way == "nowhere" else (WAYS[way][0] * count, WAYS[way][1] * count)
        if kind == "all":
            assert step is not None
            self._move(step)
        else:  # columns and rows come one after the other
            whole = step and ((before[0] + step[0], before[1] + step[1]) if self._latest == kind else step)
            setattr(now, kind, whole)
        self._latest = kind

    def _of_more(self, key: str, told: Told, card: str, count: int) -> None:
        now = self.believed
        match key:
            case "is-open":
                now.cards[card].number = told["number"]
            case "lies-apart":
                spot = now.cards[told["other"]].spot
                assert spot is not None
                across = told["across"] * (-1 if told.get("side") == "left" else 1)
                along = told["along"] * (-1 if told.get("way") == "down" else 1)
                now.cards[card] = Lying((spot[0] + across, spot[1] + along))
            case "loose":
                now.loose[card] = told["place"].slot
            case "not-loose":
                now.loose = {one: slot for one, slot in now.loose.items() if one not in told["cards"]}
            case "out-of-order":
                now.violated = set(told.get("cards") or ())
            case "line-card":
                now.line.append((card, told["number"]))
            case "in-line":
                self._insert(card, told)
            case "mended":
                self._settle(card)
                now.offers_undo = False
            case "first":
                now.instructions.sort(key=lambda one: dict(one[1]).get("card") != card)
            case "nothing-to-mend" | "to-mend":
                self._settle()
                self._listing = count
                now.offers_undo = now.offers_undo and key == "to-mend"
            case "undo" | "no-undo":
                now.offers_undo = key == "undo"
            case "asked":
                now.asked = told["seat"]
            case "no-question":
                now.question = None
            case "may-lay" | "may-not-lay":
                now.may_lay = key == "may-lay"
            case _:
                self._of_lists(key, told, count)

    def _insert(self, card: str, told: Told) -> None:
        there = [one for one, _ in self.believed.line]
        place = told["place"]
        self.believed.line.insert(there.index(place.card) + (place.relation != "left-of"), (card, told["number"]))

    def _reorder(self, cards: Sequence[str]) -> None:
        """These cards, in the places that they have had between them."""
        numbers, there = dict(self.believed.line), iter(cards)
        order = [next(there) if one in cards else one for one, _ in self.believed.line]
        self.believed.line = [(one, numbers[one]) for one in order]

    def _of_lists(self, key: str, told: Told, count: int) -> None:
        now = self.believed
        cards = set(told.get("cards") or ())
        places = {self._free(place) for place in told.get("places") or ()}
        slots = slots_of(told.get("places", ()))
        match key:
            case "lifted":
                now.away |= cards
            case "laid-back":
                now.away -= cards
                now.offers_undo = False
            case "checked":
                now.checked |= cards
            case "not-checked":
                now.checked -= cards
            case "beside":
                now.beside |= cards
            case "on-mat":
                now.beside -= cards
            case "discarded" | "in-box" | "discards":
                now.out.update(told["cards"])
            case "not-discarded" | "not-in-box" | "not-in-discards":
                now.out.subtract(told["cards"])
            case "silent" | "heard":
                now.frozen = now.frozen | slots if key == "silent" else now.frozen - slots
            case "silent-rows" | "heard-rows":
                rows = self._in_rows(told["rows"])
                now.frozen = now.frozen | rows if key == "silent-rows" else now.frozen - rows
            case "silent-pads":
                now.silent_pads = (count, now.silent_pads[1])
            case "silent-draw-pads":
                now.silent_pads = (now.silent_pads[0], count)
            case "heard-badly":
                now.weak |= slots
            case "heard-well":
                now.weak -= slots
            case "free" | "free-too":
                now.free, now.may_lay = (now.free or set()) | places if key == "free-too" else places, True
            case "not-free":
                now.free, now.may_lay = (now.free or set()) - places, True
            case _:
                raise Lost(f"nobody knows what blind-{key} tells")

    def _free(self, place: PlaceName) -> Any:
        return place.slot if self._game == "skyscrapers" else self._spot(place)
