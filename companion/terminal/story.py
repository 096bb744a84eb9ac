"""A match told line by line at a pace that can be followed: what people do, what the referee says, and the table whenever it changed.

Rules of this file: what the referee repeats is not told; a card that was laid or lifted is told of once the referee takes it up otherwise,
for then nobody would know why.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from companion.clock import Clock
from companion.decks.card import CardId
from companion.events import SeatId, Slot
from companion.games.game import OfCard, OfSeat
from companion.lines.lines import Lines
from companion.protocol.table import Opened
from companion.referee.announcements import Announcement, Said
from companion.referee.placement import PlaceName
from companion.referee.table_view import TableView
from companion.simulator.table import Deed
from companion.terminal.paper import Paper
from companion.terminal.picture import area_lines, counts

PAUSE, GLANCE = 1.0, 0.5  # seconds after a sentence of the referee's, and after anything else
MARKS = {"violation": "!!", "penalty": "!!", "fits": "ok", "win": "**", "revealed": "=>", "turn": "--"}  # colour is never needed
TAKEN_UP = ("-wrong-", "-ask-shift", "-ask-drawn", "-ask-set-aside", "-ask-moved", "-offers-undo")
LEFT_OUT = "-wrong-shift-lay"  # card by card what was said of the whole area
PUSHED = 3  # so many cards laid one after the other are the whole area
PRESSES = {
    "ok": "terminal-says-ok",
    "cancel": "terminal-says-cancel",
    "undo": "terminal-says-undo",
    "check": "terminal-says-check",
    "pause": "terminal-says-pause",
}


@dataclass(frozen=True, slots=True)
class Untold:
    """A card in somebody's hands, of which the referee has not spoken yet."""

    seat: SeatId
    deed: Deed


def ended(winners: tuple[SeatId, ...], seed: int) -> Mapping[str, Said]:
    """Who has won; several share it (L6, S19)."""
    return {"seats": tuple(OfSeat(seat) for seat in winners), "count": len(winners), "seed": str(seed)}


class Story:
    """A witness of the table; where the people at the terminal act themselves, `tells_deeds` is off."""

    def __init__(self, opened: Opened, clock: Clock, paper: Paper) -> None:
        self.lines: Lines = opened.lines
        self.paper = paper
        self.tells_deeds = True
        self.heard: list[Announcement] = []  # what the referee said; whoever asks people something begins anew
        self.verdict: Announcement | None = None  # the last, for those who ask why
        self._referee, self._clock = opened.referee, clock
        self._drawn: list[str] = []
        self._held: CardId | None = None  # the card that was lifted last
        self._untold: dict[CardId | Slot | None, Untold] = {}

    # what is seen and heard

    def saw(self, deed: Deed, table: TableView) -> None:
        self.draw(table)
        seat = table.expected.seat or table.view.turn
        if not self.tells_deeds or seat is None:
            return
        match deed.kind:
            case "lays" if deed.slot is not None and self._is_shown(deed.slot):
                self._tell_shown(seat, deed)
            case "lays" | "lifts":
                self._note(seat, deed)
            case "presses":
                self._untold.clear()
                self._tell_press(seat, deed.word)
            case "chooses":
                self._untold.clear()
                self._tell_choice(seat, deed.word, table)
            case _:
                self.tell("act", "terminal-second-card", {})

    def went_on(self) -> None:
        for said in self._referee.released():
            if said.key.endswith(LEFT_OUT):
                continue
            if any(part in said.key for part in TAKEN_UP):
                self._tell_untold()
            elif said.tone not in ("soft", "notice"):
                self._untold.clear()
            self._say(said)

    # what is told

    def tell(self, tone: str, key: str, args: Mapping[str, Said]) -> None:
        if "command" in args:
            args = {**args, "command": self.paper.kept(str(args["command"]))}  # to be copied
        indent = 6 if tone == "act" else 0
        text = self.lines.format(key, args).replace("\n", " ")
        self.paper.write(" " * indent + text, tone, indent)
        self._clock.wait(GLANCE)

    def draw(self, table: TableView, *, again: bool = False) -> None:
        """The table, if it looks otherwise than when it was drawn last."""
        deck = self._referee.standing.match.deck
        picture = area_lines(table, deck, self.lines, self.paper.width, is_plain=self.paper.is_plain)
        if picture and (again or picture != self._drawn):
            self._drawn = picture
            self.paper.draw(picture, counts(table, self.lines))
            self._clock.wait(GLANCE)

    def _say(self, said: Announcement) -> None:
        self.heard.append(said)
        if said.tone not in ("turn", "cleared", "notice"):
            self.verdict = said
        self.paper.write(f"{MARKS.get(said.tone, ''):>4}  {self.lines.text(said)}", said.tone, indent=6)
        self._clock.wait(PAUSE)

    def _is_shown(self, slot: Slot) -> bool:
        return self._referee.standing.match.shape.is_pad(slot)

    def _tell_shown(self, seat: SeatId, deed: Deed) -> None:
        """What is drawn is nobody's business, not even the narrator's (H2)."""
        shape = self._referee.standing.match.shape
        if deed.card is None or deed.slot not in shape.action_pads:
            self.tell("act", "terminal-shows-drawn", {"seat": OfSeat(seat)})
        else:
            self.tell("act", "terminal-shows", {"seat": OfSeat(seat), "card": OfCard(deed.card)})

    def _tell_press(self, seat: SeatId, button: str) -> None:
        who = OfSeat(SeatId(button) if button.startswith("seat-") else seat)
        if button == "check" and self._held is not None:
            self.tell("act", "terminal-checks", {"seat": who, "card": OfCard(self._held)})
        else:
            self.tell("act", PRESSES.get(button, "terminal-says-ok"), {"seat": who})
        self._held = None

    def _tell_choice(self, seat: SeatId, id: str, table: TableView) -> None:
        for offer in [offer for offer in table.expected.offers if offer.id == id]:
            option = self.lines.format(f"{self.lines.game}-option-{offer.kind}", offer.args)
            self.tell("act", "terminal-chooses", {"seat": OfSeat(seat), "option": option})

    def _note(self, seat: SeatId, deed: Deed) -> None:
        self._held = deed.card if deed.kind == "lifts" else None
        key = deed.card or deed.slot
        self._untold.pop(key, None)
        self._untold[key] = Untold(seat, deed)

    def _tell_untold(self) -> None:
        """Where each card is now; of a whole area that was pushed not card by card."""
        untold, self._untold = list(self._untold.values()), {}
        laid = [one for one in untold if one.deed.kind == "lays"]
        if len(laid) >= PUSHED:
            self.tell("act", "terminal-pushes", {"seat": OfSeat(laid[0].seat)})
            return
        for one in untold:
            self._tell_one(one)

    def _tell_one(self, one: Untold) -> None:
        args: dict[str, Said] = {"seat": OfSeat(one.seat), "place": PlaceName(one.deed.slot)}
        if one.deed.card is None:
            if one.deed.kind == "lays":
                self.tell("act", "terminal-lays-something", args)
            return
        args["card"] = OfCard(one.deed.card)
        args["from"] = "pad" if one.deed.slot is not None and self._is_shown(one.deed.slot) else "place"
        self.tell("act", "terminal-lays" if one.deed.kind == "lays" else "terminal-lifts", args)
