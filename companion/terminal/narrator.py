"""Sentences about what hands do at the table: told at once, or just before the referee's answer where that needs them.

Rules of this file: a deed is left out if the referee's next announcement tells it anyway, or if it takes away a card that did not count;
and no sentence names a card that was drawn, taken or looked at (H2).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.core.decks.card import CardId
from companion.core.frozen import dataclass
from companion.core.games.game import OfCard, OfSeat
from companion.core.referee.announcements import Announcement, Said
from companion.core.referee.match_state import Match
from companion.core.referee.placement import PlaceName
from companion.core.referee.table_view import TableView
from companion.events import SeatId, Slot
from companion.simulator.table import Deed
from companion.words.lines import Lines

TAKEN_UP = ("-wrong-", "-ask-shift", "-ask-drawn", "-ask-set-aside", "-ask-moved", "-offers-undo")
TURNED = ("-fits-", "-misfits-")  # parts of the keys that are announced of a turned card (L9)
TO_THE_BOX = "-wrong-to-the-box"
PUSHED = {
    "area": 3,
    "row": 2,
    "sites": 1,
}  # cards moved one after the other are told as pushed along from this number on
PRESSES = {
    "ok": "terminal-says-ok",
    "cancel": "terminal-says-cancel",
    "undo": "terminal-says-undo",
    "check": "terminal-says-check",
    "pause": "terminal-says-pause",
}
Tell = Callable[[str, Mapping[str, Said]], None]


@dataclass(frozen=True, slots=True)
class Untold:
    """A card in a player's hands that no announcement has named yet."""

    seat: SeatId
    deed: Deed
    lay_there: bool  # it belongs to the cards on the table


class Narrator:
    def __init__(self, match: Match, lines: Lines, tell: Tell) -> None:
        self._shape, self._ground, self._lines, self._tell = match.shape, match.game.ground, lines, tell
        self._held: CardId | None = None  # the card of the area that was lifted last
        self._turned: CardId | None = None  # the card that was turned last (L9)
        self._untold: dict[CardId | Slot | None, Untold] = {}
        self._off: set[CardId] = set()  # cards that were lifted
        self._is_silent = False  # the correction was done before it was asked for, so thanks are left out

    # what hands do

    def is_after(self, deed: Deed) -> bool:
        """Whether the deed only completes the one before: a card that was shown at a tap place goes on the tower beside it (S20)."""
        return deed.kind == "lifts" and deed.slot in self._shape.tap_places

    def saw(self, deed: Deed, table: TableView) -> None:
        seat = table.expected.seat or table.view.turn
        if seat is None:
            return
        match deed.kind:
            case "lays" | "lifts":
                self._move(seat, deed, table)
            case "presses":
                self._untold.clear()
                self._tell_press(seat, deed.word, table)
            case "chooses":
                self._untold.clear()
                self._tell_choice(seat, deed.word, table)
            case _:
                self._tell("terminal-second-card", {})

    def _move(self, seat: SeatId, deed: Deed, table: TableView) -> None:
        if deed.card is not None:
            (self._off.add if deed.kind == "lifts" else self._off.discard)(deed.card)
        if deed.slot is not None and self._shape.is_pad(deed.slot) and deed.kind == "lays":
            self._tell_shown(seat, deed)
        elif not self.is_after(deed):
            self._note(Untold(seat, deed, lay_there=deed.card is not None and _lies(table, deed.card)))

    def _note(self, one: Untold) -> None:
        self._held = one.deed.card if one.deed.kind == "lifts" and one.lay_there and self._ground == "area" else None
        key = one.deed.card or one.deed.slot
        self._untold.pop(key, None)
        if one.lay_there or one.deed.kind == "lays":
            self._untold[key] = one

    def _tell_shown(self, seat: SeatId, deed: Deed) -> None:
        """Tells that a card was shown or drawn; a drawn card is not named (H2)."""
        if deed.slot not in self._shape.action_pads:
            self._tell("terminal-shows-drawn", {"seat": OfSeat(seat)})
        elif deed.card is not None:  # else a command card, whose meaning the referee announces
            self._tell("terminal-shows", {"seat": OfSeat(seat), "card": OfCard(deed.card)})

    def _tell_press(self, seat: SeatId, button: str, table: TableView) -> None:
        who = OfSeat(SeatId(button) if button.startswith("seat-") else seat)
        question = table.expected.question
        card = question.args.get("card") if question is not None and question.key.endswith("-ask-turned") else None
        if button == "check" and self._held is not None:
            self._tell("terminal-checks", {"seat": who, "card": OfCard(self._held)})
        elif button in ("ok", seat) and isinstance(card, OfCard) and card.card != self._turned:
            self._turned = card.card
            self._tell("terminal-turns", {"seat": who, "card": card})
        else:
            self._tell(PRESSES.get(button, "terminal-says-ok"), {"seat": who})
        self._held = None

    def _tell_choice(self, seat: SeatId, id: str, table: TableView) -> None:
        for offer in [offer for offer in table.expected.offers if offer.id == id]:
            option = self._lines.format(f"{self._lines.game}-option-{offer.kind}", offer.args)
            self._tell("terminal-chooses", {"seat": OfSeat(seat), "option": option})

    # what the referee says

    def heard(self, said: Announcement, *, is_told: bool) -> bool:
        """Tell the deeds that led to an announcement; returns whether to tell it too. `is_told` is off for deeds that people typed."""
        if any(part in said.key for part in TAKEN_UP):
            if said.key.endswith(TO_THE_BOX) and _card(said) in self._off:
                self._is_silent = True
                return False
            self._is_silent = False
            self._tell_untold()
        elif "-refused-" in said.key or said.key.startswith("table-tapped"):
            self._tell_tapped()
        elif said.tone not in ("soft", "notice"):
            self._untold.clear()
        if is_told and any(part in said.key for part in TURNED):
            self._tell_turned(said)
        return not (said.tone == "cleared" and self._is_silent)

    def _tell_turned(self, said: Announcement) -> None:
        """Tells that a card was turned, unless that was told with the announcement."""
        if _card(said) != self._turned:
            self._tell("terminal-turns", {name: said.args[name] for name in ("seat", "card")})
        self._turned = None

    def _tell_untold(self) -> None:
        """Tell where each untold card is now; cards that were pushed along together are told at once."""
        untold, self._untold = list(self._untold.values()), {}
        pushed = [one for one in untold if one.lay_there and one.deed.kind == "lays"]
        if len(pushed) >= PUSHED[self._ground]:
            self._tell("terminal-pushes", {"seat": OfSeat(pushed[0].seat)})
            untold = [one for one in untold if one not in pushed]
        for one in untold:
            self._tell_one(one)

    def _tell_tapped(self) -> None:
        """Tell of a card that was shown at a tap place and is refused there."""
        tapped = [key for key, one in self._untold.items() if one.deed.slot in self._shape.tap_places]
        for key in tapped:
            self._tell_one(self._untold.pop(key))

    def _tell_one(self, one: Untold) -> None:
        args: dict[str, Said] = {"seat": OfSeat(one.seat), "place": PlaceName(one.deed.slot)}
        if one.deed.card is None:
            if one.deed.kind == "lays":
                self._tell("terminal-lays-something", args)
            return
        args["card"] = OfCard(one.deed.card)
        args["from"] = "pad" if one.deed.slot is not None and self._shape.is_pad(one.deed.slot) else "place"
        self._tell("terminal-lays" if one.deed.kind == "lays" else "terminal-lifts", args)


def _lies(table: TableView, card: CardId) -> bool:
    return any(one.card == card for one in table.view.places)


def _card(said: Announcement) -> CardId | None:
    card = said.args.get("card")
    return card.card if isinstance(card, OfCard) else None
