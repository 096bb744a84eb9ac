"""The demo: scripted people play a match in the terminal, at a pace that can be watched."""

from __future__ import annotations

import unicodedata
from typing import TextIO

from companion.clock import Clock
from companion.decks.card import Deck
from companion.events import Slot
from companion.games.game import PlaceView, Shown
from companion.lines.lines import Lines
from companion.protocol.table import Opened
from companion.referee.table_view import TableView, table_view
from companion.simulator.people import People

PAUSE = 1.1  # seconds after each line that is said
WIDTH = 11
MOST_ROUNDS = 2000
MARKS = {"violation": "x", "penalty": "x", "fits": "o", "win": "*", "revealed": "!", "turn": ">", "soft": "."}


def demo(opened: Opened, people: People, clock: Clock, out: TextIO) -> None:
    """Play to the end; the table is drawn whenever it has changed."""
    referee, lines, deck = opened.referee, opened.lines, opened.referee.standing.match.deck
    _say(opened, clock, out)
    drawn = ""
    for _ in range(MOST_ROUNDS):
        table = table_view(referee.standing)
        picture = picture_of(table, deck, lines)
        if picture != drawn:
            drawn = picture
            print(f"\n{picture}\n", file=out, flush=True)
            clock.wait(PAUSE)
        if table.view.winner is not None:
            return
        for event in people.act(table):
            referee.enter(event)
            _say(opened, clock, out)
        people.at = round(people.at + 3.0, 3)
        referee.pass_time(people.at)
        _say(opened, clock, out)


def _say(opened: Opened, clock: Clock, out: TextIO) -> None:
    for said in opened.referee.released():
        mark = MARKS.get(said.tone, "-")
        print(f"  {mark} {opened.lines.text(said)}", file=out, flush=True)
        clock.wait(PAUSE)


def picture_of(table: TableView, deck: Deck, lines: Lines) -> str:
    """The mat's used part in characters: names on closed cards, names and numbers on open ones; the seats below."""
    cells = {slot: one for one, slot in zip(table.view.places, table.slots, strict=True) if slot}
    columns = sorted({slot[0] for slot in cells})
    rows = sorted({int(slot[1:]) for slot in cells}, reverse=True)
    text = []
    for row in rows:
        boxes = [_box(table, cells.get(Slot(f"{column}{row}")), deck, lines) for column in columns]
        text += [f"{row if line == 2 else '':>3} " + " ".join(box[line] for box in boxes) for line in range(5)]
    text.append("    " + " ".join(f"{column:^{WIDTH + 2}}" for column in columns))
    seats = "   ".join(f"{'>' if one.seat == table.view.turn else ' '}{one.name} {one.hand}" for one in table.view.seats)
    text.append(f"    {seats}   ({lines.format('terminal-pile', {'count': table.view.pile})})")
    return "\n".join(text)


def _box(table: TableView, one: PlaceView | None, deck: Deck, lines: Lines) -> list[str]:
    if one is None:
        return [" " * (WIDTH + 2)] * 5
    name = deck.cards[one.card].short_names[lines.language].split("\n")
    by = table.view.characteristic
    number = lines.number(Shown(one.card, by, one.numbers[by])) if one.is_open else ""
    edge = "=" if one.is_open else "-"
    middle = [*name, ""][:2] + [number]
    return [f"+{edge * WIDTH}+", *(f"|{_fitted(text)}|" for text in middle), f"+{edge * WIDTH}+"]


def _fitted(text: str) -> str:
    shown = text if _wide(text) <= WIDTH else text[: WIDTH - 1] + "…"
    left = (WIDTH - _wide(shown)) // 2
    return " " * left + shown + " " * (WIDTH - _wide(shown) - left)


def _wide(text: str) -> int:
    return sum(0 if unicodedata.combining(char) else 1 for char in text)
