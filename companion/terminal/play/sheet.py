"""The page for a player who is asked: the hand, what is to be put right, the choices by number, and what the referee waits for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.core.decks.card import CardId
from companion.core.games.game import OfCard, OfSeat
from companion.core.referee.announcements import Said
from companion.core.referee.placement import PlaceName
from companion.core.referee.table_view import Offer, TableView
from companion.events import SeatId
from companion.simulator.actions import Actions, Picking, lifted
from companion.simulator.dealt import Dealt
from companion.simulator.fingers import Fingers
from companion.simulator.table import SimulatedTable, uid_of
from companion.simulator.typed import Hints
from companion.terminal.story import MARKS, Story

INDENT = 6
MOST_LISTED = 4  # things to put right that are listed one by one
GAP = 3  # columns between two columns


class Sheet:
    """`deeds` know what has to be picked, `hands` whether a strange question stands."""

    def __init__(self, table: SimulatedTable, dealt: Dealt, deeds: Actions, hands: Fingers, hints: Hints, story: Story) -> None:
        self._table, self._dealt, self._deeds, self._hands, self._hints = table, dealt, deeds, hands, hints
        self._lines, self._paper, self._words = story.lines, story.paper, hints.words
        self._shown: object = None
        self._shown_hand: object = None

    def offers(self, seat: SeatId) -> tuple[Offer, ...]:
        """Options in the order in which they are numbered: only cards of this hand, only shifts that make room, and shifts last."""
        table = self._table.look()
        hand = {f"card:{card}" for card in self._dealt.hands[seat]}
        offers = [one for one in table.expected.offers if one.kind not in ("card", "shift") or one.id in hand]
        wants_room = any(place.slot and place.relation for place in table.expected.places) or table.view.pending == "shifting"
        return (*offers, *(one for one in table.expected.offers if one.kind == "shift" and wants_room))

    def show(self, seat: SeatId, heard: Sequence[str]) -> None:
        """Print what has changed since the last time, and always what is to be put right; the latest announcements are not repeated."""
        table = self._table.look()
        hand, picking = (seat, tuple(self._hand(seat))), self._deeds.picking
        shown = (hand, self.offers(seat), lifted(self._table), table.expected.status, table.instructions, table.is_paused, picking)
        if shown == self._shown:
            self._show_wrongs(table, heard)
            return
        self._shown = shown
        self._paper.write()
        if hand != self._shown_hand:
            self.show_hand(seat)
            self._shown_hand = hand
        if picking is not None:
            self._show_picking(picking)
            return
        self._show_choices(seat)
        self._show_lifted(table)
        self._show_wrongs(table, heard)
        self._show_status(table, seat, heard)

    def forget(self) -> None:
        """Print everything the next time, though it is unchanged."""
        self._shown = self._shown_hand = None

    def show_hand(self, seat: SeatId) -> None:
        """The cards of the hand, and behind them those that are looked at besides, by one row of numbers."""
        hand, own = self._hand(seat), len(self._dealt.hands[seat])
        self._paper.write(self._text("terminal-holds", {"seat": OfSeat(seat)}))
        self._in_columns(hand[:own])
        if hand[own:]:
            self._paper.write(self._text("terminal-looks-at", {"seat": OfSeat(seat), "count": len(hand) - own}))
            self._in_columns(hand[own:], first=own + 1)

    def _hand(self, seat: SeatId) -> list[str]:
        return [self._held(card) for card in self._dealt.held(seat, self._table.look().view)]

    def _held(self, card: CardId) -> str:
        """The name of a card, and where it lies if it does not count there."""
        slot = self._table.slot_of(uid_of(self._table.look().view.deck, card))
        name = self._lines.card(card)
        told = self._hints.card(card, name)
        name = self._text(*told) if told else name
        return self._text("terminal-card-lies", {"name": name, "place": PlaceName(slot)}) if slot else name

    def _show_picking(self, picking: Picking) -> None:
        self._paper.write(self._text(picking.key, {}))
        self._in_columns([self._held(card) for card in picking.cards])
        self._tell("terminal-for-example", {"examples": ", ".join(["1", *([] if picking.is_binding else [self._words["cancel"]])])})

    def _show_choices(self, seat: SeatId) -> None:
        offers = self.offers(seat)
        if offers:
            self._paper.write(self._text("terminal-choices", {}))
            self._in_columns([self._choice(one) for one in offers])

    def _choice(self, offer: Offer) -> str:
        return self._hints.choice(offer) or self._lines.format(f"{self._lines.game}-option-{offer.kind}", offer.args)

    def _show_lifted(self, table: TableView) -> None:
        """Cards off the mat that no announcement names, and where they belong."""
        asked_for = {one.card for one in table.instructions}
        for card, home in lifted(self._table).items():
            if card not in asked_for:
                self._tell("terminal-lifted", {"card": OfCard(card), "home": PlaceName(home)}, "")

    def _show_wrongs(self, table: TableView, heard: Sequence[str]) -> None:
        """Print an instruction in the tone of its announcement: a card that is still to be laid is no fault."""
        texts = [(self._lines.text(one.announcement), one.announcement.tone) for one in table.instructions]
        left = [(text, tone) for text, tone in texts if text not in heard]
        if len(left) > MOST_LISTED:
            left = [(self._text("terminal-to-mend", {"count": len(left)}), "violation")]
        for text, tone in left:
            self._paper.write(f"{MARKS.get(tone, ''):>4}  {text}", tone, INDENT)

    def _show_status(self, table: TableView, seat: SeatId, heard: Sequence[str]) -> None:
        status, question = self._lines.text(table.expected.status), table.expected.question
        if status not in heard:
            self._paper.write(f"  --  {status}", "turn", INDENT)
        if question is not None and (text := self._lines.text(question)) not in (*heard, status):
            self._paper.write(" " * INDENT + text, indent=INDENT)
        places = self._hints.places(table)
        if places is not None:
            self._tell(*places)
        self._tell("terminal-for-example", {"examples": ", ".join(self._examples(table, seat))})

    def _examples(self, table: TableView, seat: SeatId) -> list[str]:
        """What could be typed now, in the words of the language; what is asked for comes first."""
        say, drop = self._words, any(one.kind == "drop" for one in table.expected.offers)
        words = [say["pause"]] if table.is_paused else []
        words += [say["mend"]] if table.instructions else []
        words += [say["ok"]] if table.expected.question else []
        words += [say["back"]] if lifted(self._table) and not table.instructions else []
        if table.view.pending:
            words += ["1"] if len(table.expected.offers) > drop else []
        elif table.expected.seat in (seat, None):
            words += self._hints.acts(table, self._dealt.held(seat, table.view))
        elif not words:  # another player has to go on
            words += [say["wait"]]
        words += [say["cancel"]] if drop or self._hands.is_asked_strangely() else []
        return [*dict.fromkeys(words), say["help"]]

    def _in_columns(self, texts: Sequence[str], first: int = 1) -> None:
        """Numbered, as many beside each other as there is room for, row by row."""
        numbered = [f"{number:>2} {text}" for number, text in enumerate(texts, start=first)]
        wide = max(map(len, numbered), default=0)
        room = self._paper.width - INDENT + GAP
        columns = max(1, min(room // (wide + GAP), len(numbered)))
        for at in range(0, len(numbered), columns):
            row = [f"{text:<{wide}}" for text in numbered[at : at + columns]]
            self._paper.write(" " * (INDENT - 3) + (" " * GAP).join(row).rstrip(), indent=INDENT)

    def _tell(self, key: str, args: Mapping[str, Said], tone: str = "soft") -> None:
        self._paper.write(" " * INDENT + self._text(key, args), tone, INDENT)

    def _text(self, key: str, args: Mapping[str, Said]) -> str:
        return self._lines.format(key, args)
