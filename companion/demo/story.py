"""A match told line by line at a pace that can be followed: what people do, what the referee says, and the table whenever it changed."""

from __future__ import annotations

import os
import shutil
import textwrap
from collections.abc import Mapping
from typing import TextIO

from companion.clock import Clock
from companion.decks.card import CardId
from companion.demo.picture import area_lines, can_show, hands_line
from companion.events import Chosen, Event, Pressed, SeatId, TagLifted, TagTapped, Uid
from companion.games.game import OfCard, OfSeat
from companion.protocol.table import Opened
from companion.referee.announcements import Said
from companion.referee.table_view import TableView, view_of
from companion.simulator.people import People

PAUSE, GLANCE = 1.0, 0.5  # seconds after a sentence of the referee's, and after anything else
SETTLE = 3.0  # seconds on the match's clock that people wait for the referee
MOST_ROUNDS = 2000
WIDEST = 100
MARKS = {"violation": "!!", "penalty": "!!", "fits": "ok", "win": "**", "revealed": "=>", "turn": "--"}  # colour is never needed
COLOURS = {"violation": "31", "penalty": "31", "fits": "32", "win": "1;33", "revealed": "36", "turn": "1", "soft": "2", "act": "2"}


def demo(opened: Opened, people: People, seed: int, again: str, clock: Clock, out: TextIO) -> None:
    """`again` is the command that shows the same match."""
    story = Story(opened, clock, out)
    story.end(story.play(people), seed, again)


class Story:
    def __init__(self, opened: Opened, clock: Clock, out: TextIO) -> None:
        self._referee, self._lines, self._clock, self._out = opened.referee, opened.lines, clock, out
        self._is_coloured = out.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        self._width = min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns)
        self._drawn: list[str] = []
        self._held: CardId | None = None  # the card that was lifted last

    def play(self, people: People) -> SeatId | None:
        """To the end; who has won."""
        setup = self._referee.standing.match.setup
        self._tell("", "terminal-intro", {"characteristic": setup.characteristic})
        self._print("", "", 0)
        self._say()
        for _ in range(MOST_ROUNDS):
            table = view_of(self._referee.turning)
            self._draw(table)
            if table.view.winner is not None:
                return table.view.winner
            for event in people.act(table):
                self._narrate(event, table)
                self._referee.enter(event)
                self._say()
            people.at = round(people.at + SETTLE, 3)
            self._referee.pass_time(people.at)
            self._say()
        return None

    def end(self, winner: SeatId | None, seed: int, again: str) -> None:
        """Who has won, and what to try next."""
        if winner is not None:
            self._tell("", "terminal-end", {"seat": OfSeat(winner), "seed": str(seed)})
            self._print("", "", 0)
        self._tell("", "terminal-again", {"command": again})
        self._tell("", "terminal-another", {"command": "facedown demo --players Anna,Boris,Vera"})
        self._tell("", "terminal-own", {"command": "facedown referee --help"})

    def _say(self) -> None:
        for said in self._referee.released():
            mark = MARKS.get(said.tone, "")
            self._print(f"{mark:>4}  {self._lines.text(said)}", said.tone, indent=6)
            self._clock.wait(PAUSE)

    def _narrate(self, event: Event, table: TableView) -> None:
        """What hands do that the referee does not repeat."""
        seat = table.expected.seat or table.view.turn
        if seat is None:
            return
        who = OfSeat(seat)
        match event:
            case TagLifted(uid=uid):
                self._held = _card(uid)
            case Pressed("check") if self._held:
                self._tell("act", "terminal-checks", {"seat": who, "card": OfCard(self._held)})
            case Pressed("ok"):
                self._tell("act", "terminal-says-ok", {"seat": who})
            case TagTapped(uid=uid):
                self._tell("act", "terminal-shows", {"seat": who, "card": OfCard(_card(uid))})
            case Chosen(option=id):
                for offer in [offer for offer in table.expected.offers if offer.id == id]:
                    option = self._lines.format(f"{self._lines.game}-option-{offer.kind}", offer.args)
                    self._tell("act", "terminal-chooses", {"seat": who, "option": option})
            case _:
                pass

    def _tell(self, tone: str, key: str, args: Mapping[str, Said]) -> None:
        indent = 6 if tone == "act" else 0
        for line in self._lines.format(key, args).split("\n"):
            self._print(" " * indent + line, tone, indent)
        self._clock.wait(GLANCE)

    def _draw(self, table: TableView) -> None:
        deck = self._referee.standing.match.deck
        picture = area_lines(table, deck, self._lines, self._width, is_plain=not can_show(self._out.encoding))
        if picture and picture != self._drawn:
            self._drawn = picture
            text = "\n".join((*picture, f"    {hands_line(table, self._lines)}"))
            print(f"\n{text}\n", file=self._out, flush=True)
            self._clock.wait(GLANCE)

    def _print(self, line: str, tone: str, indent: int) -> None:
        """No line is longer than the terminal; a long one goes on under its own words."""
        text = textwrap.fill(line, self._width, subsequent_indent=" " * indent, break_on_hyphens=False) if line else ""
        colour = COLOURS.get(tone)
        print(f"\x1b[{colour}m{text}\x1b[0m" if colour and self._is_coloured else text, file=self._out, flush=True)


def _card(uid: Uid) -> CardId:
    """People name cards by their reserved uids (decks.register)."""
    return CardId(uid.partition("/")[2].partition("#")[0])
