"""What a listener knows after an announcement: the fields that it told have new values, all others stay as they were.

Rules of this file: which fields an announcement tells stands in a table, that of its game (`Heard` in the port of games) or `TABLE` for
what is said in every game. What a sentence tells is taken from its arguments and not from the view, so all that it leaves out is said
afterwards.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any

from companion.core.decks.card import CardId
from companion.core.frozen import dataclass
from companion.core.games.game import OfCard, OfSeat, Setup, Shown
from companion.core.games.port import Heard
from companion.core.mat.shape import Shape
from companion.core.referee.announcements import Announcement
from companion.core.referee.placement import PlaceName
from companion.events import SeatId, Slot
from companion.voice.blind.fields import Fields, Tower, card_of, spot_named, without_id

OF_CARDS = ("place", "number", "away", "violated", "checked", "beside")  # gone with the card
OF_SEATS = ("hand", "toilets")
STOCK = ("pile", "box", "foundations", "foundations_due", "unseen_discards")
PENDING = ("duet", "trio")
TOWER_COUNTS = ("height", "quakes", "insurances", "turns")
# What the referee's own announcements and the sentences of blind play tell, in every game.
TABLE: Mapping[str, Mapping[str, str]] = {
    "table-cleared": {"mended": "", "no undo": ""},
    "table-offers-undo": {"undo": ""},
    "table-undone": {"no undo": "", "no count": ""},
    "table-undone-play": {"no undo": "", "no count": "", "gone": ""},
    "table-holds-again": {"hand": "count"},
    "table-pile-again": {"pile": "count"},
    "blind-mended": {"mended": "", "no undo": ""},
    "blind-nothing-to-mend": {"mended": "", "no undo": ""},
    "blind-to-mend": {"mended": ""},
}
Told = Mapping[str, str]
IN_DOUBT = frozenset({"in doubt"})  # marks of a tower that equal no other, so that it is told anew


@dataclass(frozen=True, slots=True)
class Listener:
    """A listener's knowledge, while announcements are heard; `seen` is the table as it is after all of them."""

    known: Fields
    seen: Fields
    setup: Setup
    heard: Heard

    def hear(self, said: Announcement) -> None:
        game, _, key = said.key.partition("-")
        known, own = self.known, key if game == self.setup.game else ""
        if is_instruction(said):
            self._instruct(said)
            return
        if "-status-" in said.key or said.key.startswith("table-ask-"):
            self._wait(said, own)
        if "-ask-" in said.key:
            known["question"][""] = without_id(said)
        told = TABLE.get(said.key) or self.heard.told_by(own)
        for tell in (self._tell_acts, self._tell_cards, self._tell_area, self._tell_seats, self._tell_towers, self._tell_silence):
            tell(told, said)
        if own in self.heard.implies:
            self.hear(replace(said, key=f"{game}-{self.heard.implies[own]}"))

    def settle(self, card: CardId | None = None) -> None:
        """What was asked for is done, for one card or for all: they lie where they belong."""
        for one in [one for one in self.known["asked for"] if card in (None, one)]:
            self.known["away"].pop(one, None)
            del self.known["asked for"][one]

    def forget(self, card: CardId) -> None:
        for kind in OF_CARDS:
            self.known[kind].pop(card, None)
        if "" in self.known["line"]:
            self.known["line"][""] = tuple(one for one in self.known["line"][""] if one != card)

    def _wait(self, status: Announcement, own: str) -> None:
        """Take in the sentence that tells for what the match waits."""
        known, seat = self.known, status.args.get("seat")
        known["status"][""] = without_id(status)
        if own not in self.heard.keeps_question:
            known["question"] = {}
        if own not in self.heard.keeps:
            known["lays"] = {"": True} if own in self.heard.lays else {}
        if own:
            known["winner"] = {}
        if own and isinstance(seat, OfSeat) and own not in self.heard.nameless:
            known["asked"][""] = seat.seat

    def _instruct(self, said: Announcement) -> None:
        known, card, told = self.known, card_of(said), self.heard.told_by(said.key.partition("-")[2])
        if "shift" not in told:
            known["instruction"][""] = with_instruction(known["instruction"].get("", ()), without_id(said))
        if card is None:
            return
        known["loose"].pop(card, None)
        known["asked for"].pop(card, None)
        if "away" in told:
            known["away"][card] = known["asked for"][card] = True

    def _tell_acts(self, told: Told, said: Announcement) -> None:
        known, card = self.known, card_of(said)
        if "mended" in told:
            self.settle(card)
            known["instruction"] = known["instruction"] if card else {}
        if told.keys() & {"act", "undo", "no undo"}:
            known["undo"] = {"": True} if "undo" in told else {}
        if "act" in told:
            known["draws"] = {}
        if "no count" in told:
            known["count"] = {}
        if "called" in told and isinstance(seat := said.args.get("seat"), OfSeat):
            known["called"][""] = seat.seat
        if "winners" in told:
            known["winner"] = dict(self.seen["winner"])
        if "count" in told:
            known["count"][""] = (*known["count"].get("", ()), replace(without_id(said), rule="", tone="plain"))

    def _tell_cards(self, told: Told, said: Announcement) -> None:
        known, card, number, other = self.known, card_of(said), said.args.get("number"), said.args.get("other")
        if card is None:
            known["discarded"] = {} if "discarded" in told else known["discarded"]
            return
        if "gone" in told:
            self.forget(card)
        if "discarded" in told:
            _count(known["discarded"], card, told["discarded"], said)
        if "away" in told:
            known["away"][card] = True
        if "lies" in told and self.seen["line"]:
            self._insert(card, said)
        elif "lies" in told or ("number" in told and card not in known["place"]):
            self._lay(card, said.args.get("place"))
        if "lies" in told and isinstance(other, OfCard):
            self._lay(other.card, said.args.get("there"))
        if "number" in told and isinstance(number, Shown):
            known["number"][card] = number.number
            known["away"].pop(card, None)
            known["loose"].pop(card, None)

    def _lay(self, card: CardId, place: object) -> None:
        spot = spot_named(place, self.known["place"], self.setup.shape) if isinstance(place, PlaceName) else None
        self.known["loose"].pop(card, None)
        if spot is not None:
            self.known["place"][card] = spot
            self.known["away"].pop(card, None)
            self.known["free"].pop(spot, None)

    def _insert(self, card: CardId, said: Announcement) -> None:
        """In the line, before the card on its right or behind the one on its left; the first card of all has neither."""
        line, left, right = self.known["line"].get("", ()), said.args.get("left"), said.args.get("right")
        beside, behind = (right, 0) if isinstance(right, OfCard) else (left, 1)
        if not isinstance(beside, OfCard):
            self.known["line"][""] = (card, *line)
        elif beside.card in line:
            at = line.index(beside.card) + behind
            self.known["line"][""] = (*line[:at], card, *line[at:])

    def _tell_area(self, told: Told, said: Announcement) -> None:
        known, seen, card, is_status = self.known, self.seen, card_of(said), "-status-" in said.key
        if "moved" in told:  # by the step that was told before: every card lies on its new cell
            right, up = known["shift"].get("") or known["off"].get("") or (0, 0)
            known["place"] = {one: (x + right, y + up) for one, (x, y) in known["place"].items()}
            known["away"], known["off"], known["free"] = {}, {}, {}
        if "shift" in told:
            known["shift"] = {}
        if "checked" in told:
            known["checked"] = {card: True} if card in seen["checked"] else {}
        if "violated" in told and not is_status:
            known["violated"] |= {one.card: True for one in (said.args["card"], said.args["other"]) if isinstance(one, OfCard)}
        elif "violated" in told and not seen["violated"]:
            known["violated"] = {}

    def _tell_seats(self, told: Told, said: Announcement) -> None:
        known, count = self.known, said.args.get("count", 1)
        seat, to, giver = ((arg.seat if isinstance(arg := said.args.get(name), OfSeat) else None) for name in ("seat", "to", "giver"))
        for kind in STOCK:
            if kind in told:
                _count(known["stock"], kind, told[kind], said)
        for kind in PENDING if "pending" in told else ():
            known[kind] = {seat: True} if told["pending"] == kind else {}
        if seat is None or seat not in known["hand"]:
            return
        for kind in OF_SEATS:
            if kind in told:
                _count(known[kind], seat, told[kind], said)
        if "threshold" in told:
            known["threshold"][seat] = max(said.args["height"], known["threshold"].get(seat, 0))
        if "seats" in told:
            known["seat"].pop(seat, None)
        if "drawn" in told:
            self._draw(seat, _amount(told["drawn"], said))
        if "redrawn" in told:
            _more(known["draws"], seat, 1)
        if "taken" in told and giver is not None:
            _more(known["hand"], seat, 1)
            _more(known["hand"], giver, -1)
        if "given" in told and to is not None and isinstance(count, int):
            _more(known["hand"], seat, -count)
            _more(known["hand"], to, count)
            _more(known["draws"], to, count)

    def _draw(self, seat: SeatId, count: int) -> None:
        """Cards go from the pile to a hand, as long as the pile lasts; what another player gives beyond it is said."""
        got = min(count, self.known["stock"].get("pile", 0))
        _more(self.known["stock"], "pile", -got)
        _more(self.known["hand"], seat, got)
        _more(self.known["draws"], seat, got)

    # Towers

    def _tell_towers(self, told: Told, said: Announcement) -> None:
        place, towers, card, withstands = said.args.get("place"), self.known["tower"], card_of(said), said.args.get("withstands")
        if not isinstance(place, PlaceName) or not told.keys() & {"tower", "top", "owner", "tower_counts", "prizes"}:
            return
        number = self._number_of(place)
        if isinstance(withstands, int) and card is not None:
            if place.slot is not None:  # the number of a site beside the mat is not told
                number = next((one for one, its in self.seen["tower"].items() if its.slot == place.slot), max(towers, default=-1) + 1)
                if number in towers:  # begun anew elsewhere: what stood there is gone
                    towers[-1 - number] = towers.pop(number)
                towers[number] = Tower(card, place.slot, withstands, ((0, 0),), card)
                self.known["free"].pop(place.slot, None)
        elif number is None:  # of several with one name, each is told anew
            towers.update({one: replace(towers[one], marks=IN_DOUBT) for one in self._alike(place)})
        elif "tower" in told:
            del towers[number]
        else:
            towers[number] = _told_of(towers[number], told, said)

    def _number_of(self, place: PlaceName) -> int | None:
        """The tower that is meant; None where its name is true of several."""
        towers, meant = self.known["tower"], place.tower
        if place.slot is not None:
            return next((number for number, one in towers.items() if one.slot == place.slot), None)
        if meant is None or meant.number not in towers:
            return None
        if meant.owner is None:
            return meant.number
        return meant.number if self._alike(place) == [meant.number] and towers[meant.number].top == meant.top else None

    def _alike(self, place: PlaceName) -> list[int]:
        """Buildings that are as tall; its owner, or its number, was said as well where that was needed."""
        towers, meant = self.known["tower"], place.tower
        if meant is None or meant.owner is None:
            return []
        if place.number:
            return [number for number, one in towers.items() if one.owner == meant.owner][place.number - 1 : place.number]
        owned = [number for number, one in towers.items() if one.owner is not None and one.height == meant.height]
        return [number for number in owned if not place.is_twin or towers[number].owner == meant.owner]

    # What the mat does not hear

    def _tell_silence(self, _: Told, said: Announcement) -> None:
        known, shape, places = self.known, self.setup.shape, said.args.get("places")
        match said.key:
            case "table-slots-frozen" if said.args["count"] == 0 and isinstance(places, tuple):
                slots: Collection[Slot] = [one.slot for one in places if isinstance(one, PlaceName) and one.slot]
            case "table-rows-frozen":
                slots = cells_of_rows(shape, said.args["rows"])
            case "table-mat-frozen":
                slots = [slot for slot in shape.polled if not shape.is_pad(slot)]
            case "table-pad-frozen" if said.args["pad"] != "works":
                slots = shape.pads
            case "table-slots-back":
                known["frozen"], slots = {}, ()
            case "table-heard-badly" if isinstance(place := said.args["place"], PlaceName) and place.slot:
                known["weak"][place.slot], slots = True, ()
            case _:
                return
        known["frozen"] |= dict.fromkeys(slots, True)


def is_instruction(said: Announcement) -> bool:
    return "-wrong-" in said.key or "-left-on-" in said.key


def with_instruction(known: tuple[Announcement, ...], said: Announcement) -> tuple[Announcement, ...]:
    """The instructions with this one, which takes the place of an earlier one about the same card."""
    card = card_of(said)
    if said in known:
        return known
    if card is not None and any(card_of(one) == card for one in known):
        return tuple(said if card_of(one) == card else one for one in known)
    return (*known, said)


def cells_of_rows(shape: Shape, rows: object) -> frozenset[Slot]:
    """The cells of these rows that have a reader."""
    cells = ((slot, shape.column_and_row(slot)) for slot in shape.polled if not shape.is_pad(slot))
    return frozenset(slot for slot, cell in cells if cell is not None and isinstance(rows, tuple) and cell[1] + 1 in rows)


def _told_of(tower: Tower, told: Told, said: Announcement) -> Tower:
    card, seat, prize = card_of(said), said.args.get("seat"), told.get("prizes", "")
    counts: dict[str, Any] = {name: said.args[name] for name in TOWER_COUNTS if "tower_counts" in told and name in said.args}
    if "top" in told and card is not None:
        counts["top"] = card
    if "owner" in told and isinstance(seat, OfSeat):
        counts |= {"owner": seat.seat, "slot": None}
    if prize:
        counts["marks"] = tower.marks | {prize[1:]} if prize[0] == "+" else tower.marks - {prize[1:]}
    return replace(tower, **counts)


def _amount(amount: str, said: Announcement) -> int:
    name = amount.lstrip("+-")
    count = int(name) if name.isdecimal() else said.args.get(name, 1)
    return count if isinstance(count, int) else 1


def _count(counts: dict[Any, Any], of: object, amount: str, said: Announcement) -> None:
    """Set a count to that amount; an amount with a sign is added or taken away."""
    if amount[0] in "+-":
        _more(counts, of, _amount(amount, said) if amount[0] == "+" else -_amount(amount, said))
    else:
        counts[of] = _amount(amount, said)


def _more(counts: dict[Any, Any], of: object, count: int) -> None:
    counts[of] = counts.get(of, 0) + count
