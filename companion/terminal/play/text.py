"""A match at one terminal: people type when they are asked, bots act in between, and everything goes through the simulated table.

Rules of this file: while something lies otherwise than it should by a hand of the people here, bots wait for it to be put right; where
a bot does not come on, the people act for it, so that no match gets stuck. All that happens here follows from the table and the typed lines
of the script alone, as a match that was interrupted is made again from them.
"""

from __future__ import annotations

from collections.abc import Collection, Generator
from functools import partial
from random import Random
from typing import Any

from companion.core.decks.card import CardId
from companion.core.frozen import dataclass
from companion.core.games.game import OfCard, OfSeat
from companion.core.referee.lessons import Lessons, needs_eyes
from companion.core.referee.table_view import Offer, TableView
from companion.errors import DONE, FOUND_WRONG
from companion.events import Resumed, SeatId
from companion.simulator.company import Company, people_of, typed_of
from companion.simulator.fingers import READ
from companion.simulator.stepwise import Acts, Script
from companion.simulator.table import SimulatedTable
from companion.simulator.typed import Command, Unclear
from companion.terminal.play.commands import Vocabulary, clarified, parse, show_help
from companion.terminal.play.script import Script as Typing
from companion.terminal.play.script import goes_otherwise
from companion.terminal.play.sheet import Sheet
from companion.terminal.story import Story, ended

MOST_ACTS = 600  # of bots, one after the other
GOES_ON = ("undo", "ok", "mend", "hand", "table", "why", "help")  # what people do while an act is being taken back
LEAVE = Command("quit")
Asked = Generator[Script, Any, bool]  # scripts of hands, and an answer at their end


@dataclass(frozen=True, slots=True)
class Commands:
    """The commands to call next: for the same cards once more, and, where the match is kept, for this match."""

    again: str
    resume: str = ""


class TypedMatch:
    """`bots` are seats; all other players sit at this terminal."""

    def __init__(
        self,
        table: SimulatedTable,
        story: Story,
        script: Typing,
        bots: Collection[SeatId],
        seed: int,
        vague: float,
        lessons: Lessons | None = None,
    ) -> None:
        """Without `lessons` nothing is explained."""
        match = table.referee.state.match
        chance, people, typed = Random(f"{seed} people"), people_of(match.setup.game), typed_of(match.setup.game)
        self._table, self._story, self._script, self._seed = table, story, script, seed
        self._lines, self._shape = story.lines, match.shape
        self._hands = people.hands(table, chance)
        self._dealt = typed.dealt(match.setup, match.deck, chance)
        playing = people.bots(match.setup, match.deck, chance, vague)
        opens = partial(typed.open, table, self._hands, self._dealt)
        self._company = Company(table, self._hands, self._dealt, {seat: playing[seat] for seat in bots}, opens)
        self._deeds = typed.actions(table, self._hands, self._dealt, chance)
        self._vocabulary = Vocabulary(story.lines.language, typed.takes)
        self._vocabularies = {story.lines.language: self._vocabulary}
        hints = typed.hints(table, self._vocabulary.words)
        self._lessons, self._has_news = lessons, False
        self._sheet = Sheet(table, self._dealt, self._deeds, self._hands, hints, story)
        self._people = tuple(player.seat for player in match.setup.players if player.seat not in bots)
        self._keeps_secrets = match.game.are_hands_secret and len(self._people) > 1
        self._present: SeatId | None = None  # the player who looks at the terminal, where hands are secret
        self._last = self._people[0] if self._people else match.setup.players[0].seat  # the person who was asked last
        self._by_people = False  # whether the last hands at the table were those of people
        self._holds = False  # an act was taken back, and perhaps another one will be
        self._is_stuck = False
        self._acts_of_bots = 0
        self.code = DONE
        story.drawing.with_gaps = True

    def acts(self, commands: Commands) -> Acts:
        """The acts of all hands, one by one, to the end of the match or of the typed lines; then `code` is the exit code."""
        self._begin()
        while (table := self._looked()).view.winners == ():
            is_asked = self._is_for_people(table)
            if (is_asked or not self._people) and self._script.comes_back(self._table.referee.entry, is_asked=is_asked):
                self._go_on()
            elif is_asked:
                if not (yield from self._ask(table)):
                    self._leave(commands)
                    return
            elif not (yield from self._let_bots_act(table)):
                self._end("terminal-stopped", commands.again)
                self.code = FOUND_WRONG
                return
        self._story.draw(table)
        has_many_words = bool(commands.resume and self._table.referee.state.match.setup.set_aside)  # a list of cards to copy (C17)
        self._end("terminal-end", "" if has_many_words else commands.again)

    def _begin(self) -> None:
        setup = self._table.referee.state.match.setup
        names = {player.seat: player.name for player in setup.players}
        bots = [name for seat, name in names.items() if seat not in self._people]
        self._story.tell("", "terminal-intro", {"characteristic": setup.characteristic})
        self._story.paper.write()
        if self._people:
            people = ", ".join(names[seat] for seat in self._people)
            self._story.tell("", "terminal-play-people", {**self._vocabulary.words, "people": people})
        if bots:
            self._story.tell("", "terminal-play-bots", {"bots": ", ".join(bots)})
        own = f"agreeing-starts-{setup.game}"
        usual = own if self._lines.has(own) else "agreeing-starts"
        custom = self._lines.custom(setup.game, self._table.referee.state.match.deck, usual)
        self._story.tell("", "terminal-play-first", {"text": custom, "name": names[setup.first]})
        self._story.paper.write()
        self._story.went_on()

    def _go_on(self) -> None:
        """After a return the match says that it goes on, and where it stands (E4); who sits there now is not known."""
        self._story.paper.is_mute = not self._script.is_live
        self._present = None
        self._sheet.forget()
        self._story.heard.clear()
        self._table.referee.enter(Resumed(self._table.at))
        self._story.went_on()

    def _leave(self, commands: Commands) -> None:
        self._story.went_on()  # whether it is kept is known by now
        if commands.resume and not self._table.referee.state.unkept:
            self._story.tell("", "terminal-leaves-kept", {"command": commands.resume})
        else:
            self._story.tell("", "terminal-leaves", {"command": commands.again})

    def _end(self, key: str, again: str) -> None:
        self._story.tell("", key, ended(self._table.look().view.winners, self._seed))
        if again:
            self._story.paper.write()
            self._story.tell("", "terminal-again", {"command": again})

    # whose turn it is

    def _is_for_people(self, table: TableView) -> bool:
        if not self._people:
            return False
        if self._holds or self._is_stuck or table.is_paused or (self._by_people and self._is_disturbed(table)):
            return True
        return table.view.stage != "opening" and not self._company.plays_for(table.expected.seat)

    def _let_bots_act(self, table: TableView) -> Asked:
        """Whether the match can go on: where a bot does not come on, people can, if there are any."""
        if not (self._keeps_secrets or self._story.paper.is_mute):  # else the lesson might scroll out of sight unread
            self._explain(table)
        self._by_people, self._story.tells_deeds = False, True
        self._acts_of_bots += 1
        seat = table.expected.seat or self._last
        came = yield self._company.open if table.view.stage == "opening" else partial(self._company.act, seat)
        self._is_stuck = not came
        self._sheet.forget()
        if self._is_stuck and self._people:
            self._story.tell("", "terminal-bot-is-stuck", {"seat": OfSeat(seat)})
        return bool(self._people) or not (self._is_stuck or self._acts_of_bots > MOST_ACTS)

    def _looked(self) -> TableView:
        """The table, after the hands here were made as large as the referee says they are."""
        table = self._table.look()
        before = {seat: list(self._dealt.hands[seat]) for seat in self._people}
        said = self._story.taken()
        self._dealt.follow(table.view, said)
        now = {card: seat for seat, hand in self._dealt.hands.items() for card in hand}
        for seat, held in before.items() if not self._keeps_secrets else ():
            self._tell_cards("terminal-holds-now", seat, [card for card in self._dealt.hands[seat] if card not in held])
            self._tell_cards("terminal-gave", seat, [card for card in held if now.get(card, seat) != seat])
        if self._lessons is not None and not self._story.paper.is_mute:  # what was told in an earlier sitting was explained there
            self._lessons.heard(said)
            self._has_news = self._has_news or bool(said)
        return table

    def _explain(self, table: TableView) -> None:
        """Tells one lesson, if something was announced since the last."""
        if self._lessons is None or not self._has_news or needs_eyes(table):
            return
        self._has_news = False
        lesson = self._lessons.next(table.view.seats)
        if lesson is not None:
            self._story.explain(lesson)

    def _tell_cards(self, key: str, seat: SeatId, cards: list[CardId]) -> None:
        if cards:
            self._story.tell("act", key, {"seat": OfSeat(seat), "cards": tuple(OfCard(card) for card in cards)})

    # what people say

    def _ask(self, table: TableView) -> Asked:
        """Asks a player for a command and carries it out; False where the player leaves."""
        seat = self._asked(table)
        if self._keeps_secrets and seat != self._present:
            return self._call(table, seat)
        self._show(table, seat)
        command = self._read(f"{self._name(table, seat)}> ")
        self._story.heard.clear()
        match command:
            case None:
                self._holds = self._is_stuck = False
                self._sheet.forget()
            case Unclear():
                self._clarify(command)
            case Command("quit"):
                return False
            case _:
                yield from self._obey(command, seat)
        return True

    def _show(self, table: TableView, seat: SeatId) -> None:
        if self._story.paper.is_mute:
            return
        self._explain(table)
        self._story.draw(table, whole=True)
        self._sheet.show(seat, [self._lines.text(said) for said in self._story.heard])
        if self._holds and (table.view.stage == "opening" or self._company.plays_for(table.expected.seat)):
            self._story.tell("soft", "terminal-holds-on", {"wait": self._vocabulary.words["wait"]})

    def _read(self, prompt: str) -> Command | Unclear | None:
        """The next typed command, kept before it takes effect; leaving and the end of the input are no part of the match."""
        line = self._script.line(prompt)
        if line is None:
            return LEAVE
        command = parse(line.text, self._vocabulary_of(line.language), self._shape)
        if command != LEAVE:
            self._script.keep(line)
        elif not self._script.is_live:
            raise goes_otherwise(self._table.referee.entry)
        return command

    def _vocabulary_of(self, language: str) -> Vocabulary:
        if language not in self._vocabularies:
            self._vocabularies[language] = Vocabulary(language, self._vocabulary.takes)
        return self._vocabularies[language]

    def _call(self, table: TableView, seat: SeatId) -> bool:
        """Where hands are secret, a hand is shown only once its player says so here; returns whether the player did."""
        was_shown = self._present is not None
        if was_shown:
            self._story.paper.clear()
        if self._read(self._lines.format("terminal-are-you-there", {"seat": OfSeat(seat)}) + "> ") == LEAVE:
            return False
        self._present = seat
        self._sheet.forget()
        if was_shown:
            self._story.draw(table, again=True)
            self._story.tell_again()
        return True

    def _asked(self, table: TableView) -> SeatId:
        seat = table.expected.seat
        if seat is None or (self._company.plays_for(seat) and not self._is_stuck):
            return self._last
        self._last = seat if seat in self._people else self._last
        return seat

    def _name(self, table: TableView, seat: SeatId) -> str:
        return next(one.name for one in table.view.seats if one.seat == seat)

    def _obey(self, command: Command, seat: SeatId) -> Acts:
        match command.verb:
            case "hand":
                self._sheet.show_hand(seat)
            case "table":
                self._story.draw(self._table.look(), again=True)
            case "help":
                show_help(self._lines, self._vocabulary.takes, self._story.paper)
            case "why":
                self._tell_why()
            case _:
                yield from self._carry_out(command, seat)
        self._holds = command.verb in GOES_ON and (self._holds or any(said.key.startswith("table-undone") for said in self._story.heard))
        if command.verb == "wait" and not self._story.heard and self._is_for_people(self._table.look()):
            self._story.tell("soft", "terminal-nothing-happens", {})

    def _carry_out(self, command: Command, seat: SeatId) -> Acts:
        self._by_people, self._is_stuck, self._story.tells_deeds = True, False, False
        unclear = yield partial(self._act, command, seat, self._sheet.offers(seat))
        if unclear is not None:
            self._clarify(unclear)

    def _act(self, command: Command, seat: SeatId, offers: tuple[Offer, ...]) -> Unclear | None:
        """Carries out an act; a question is read before it is answered, as a press would otherwise be too soon (C27)."""
        self._table.wait(READ)
        return self._deeds.carry_out(command, seat, offers)

    def _clarify(self, unclear: Unclear) -> None:
        self._story.paper.write(clarified(unclear, self._lines))

    def _tell_why(self) -> None:
        verdict = self._story.verdict
        why = self._lines.why(self._lines.game, verdict.rule) if verdict is not None else None
        self._story.paper.write(why or self._lines.format("terminal-no-why", {}))

    def _is_disturbed(self, table: TableView) -> bool:
        is_half_done = self._deeds.picking is not None or bool(table.view.pending)
        return bool(table.instructions or is_half_done or self._hands.is_asked_strangely())
