"""The match that was left unfinished at a terminal: which it is, how it stands, and whether to resume it."""

from __future__ import annotations

from companion.core.games.game import Setup
from companion.errors import Unusable, unusable
from companion.record.statistics import sitters
from companion.record.store import Listed, Store
from companion.system.paper import Paper
from companion.system.reading import folded
from companion.terminal.play.script import ScriptTerms, Source, parse_script
from companion.terminal.play.wish import Wish
from companion.words.dates import KEPT, HistoryWords
from companion.words.lines import words_of

ANEW = 0  # begin a new match


def left_in(store: Store) -> Listed | None:
    """The match that was played last at a simulated table, if it is neither over nor put aside; those of other tables are passed over."""
    left = [one for one in store.matches() if not one.is_over and not one.is_aside]
    latest = sorted(left, key=lambda one: one.recency, reverse=True)
    return next((one for one in latest if _is_of_a_terminal(store, one.number)), None)


class Doorway:
    """Asks, before a match begins, about the one that was left. `command` is the command line that plays with this journal."""

    def __init__(self, store: Store, wish: Wish, source: Source, paper: Paper, command: str) -> None:
        self._store, self._wish, self._source, self._paper, self._command = store, wish, source, paper, command
        self._words = HistoryWords(wish.language)
        self._in_the_way: Listed | None = None  # the match that was left, where another one is chosen

    def chosen(self, wanted: Setup, number: int | None, *, is_new: bool) -> int | None:
        """The match to resume, or `ANEW`; None where the input ends before that is chosen.

        `wanted` is the set-up that is wished for; `number` that of a match to resume, 0 for the one that was left.
        """
        if number:
            self._tell_that_it_goes_on(number)
            return number
        left = left_in(self._store)
        if left is None:
            if number == 0:
                raise unusable("--resume", "terminal-no-match-to-resume")
            return ANEW
        goes_on = False if is_new else self._goes_on(left, wanted, is_asked_for=number == 0)
        if goes_on is False:
            self._in_the_way = left
            return ANEW
        return left.number if goes_on else None

    def put_aside(self) -> None:
        """Puts the match aside that was left here, where a new one begins; called once nothing else prevents that."""
        if self._in_the_way is not None:
            number = self._in_the_way.number
            self._store.put_aside(number)
            command = self._paper.kept(f"{self._command} --resume {number}")
            self._paper.write(self._words.say("terminal-put-aside", match=str(number), command=command))
            self._paper.write()

    def _goes_on(self, left: Listed, wanted: Setup, *, is_asked_for: bool) -> bool | None:
        if self._wish.is_open and not is_asked_for:
            return self._asks(left)
        if is_asked_for or self._wish.is_of(wanted, left.setup, _terms_of(self._store, left.number)):
            self._say("terminal-goes-on", left)
            return True
        self._say("terminal-another-under-way", left)
        return False

    def _asks(self, left: Listed) -> bool | None:
        """The answer whether the match goes on; None where the input ends, or the answer is to leave."""
        self._tell_standing(left)
        answers: dict[str, bool | None] = {"": True}
        for key, meant in (("terminal-word-go-on", True), ("terminal-word-anew", False), ("terminal-word-quit", None)):
            for language in ("en", self._wish.language):
                answers |= dict.fromkeys(map(folded, words_of(language, key)), meant)
        anew = words_of(self._wish.language, "terminal-word-anew")[0]
        while True:
            self._paper.write(self._words.say("terminal-go-on-or-anew", anew=anew))
            line = self._source.line("> ")
            if line is None:
                return None
            answer = folded(line.strip(' \t.!?“”«»"'))
            if answer in answers:
                self._paper.write()
                return answers[answer]

    def _tell_standing(self, left: Listed) -> None:
        """Describe the match as far as it was announced, with when it was played last."""
        words, summary = self._words, left.summary
        touched = words.local(left.touched)
        self._say("terminal-under-way", left)
        told = [words.say("terminal-left-on", date=words.date(touched), time=words.time(touched))]
        told += [words.say("history-turn", seat=summary.names[summary.turn])] if summary.turn is not None else []
        hands = [f"{one.name}{KEPT}{summary.hands[one.seat]}" for one in sitters(left) if one.seat in summary.hands]
        told += [words.say("history-hands", players=", ".join(hands))] if hands else []
        for text in told:
            self._paper.write(" " * 6 + text, indent=6)

    def _tell_that_it_goes_on(self, number: int) -> None:
        """If the match cannot be resumed, the code that opens it reports that."""
        for one in self._store.matches():
            if one.number == number and not one.is_over and _is_of_a_terminal(self._store, number):
                self._say("terminal-goes-on", one)

    def _say(self, key: str, one: Listed) -> None:
        words = self._words
        players = ", ".join(words.called(sitter.name, is_bot=sitter.is_bot) for sitter in sitters(one))
        self._paper.write(words.say(key, match=str(one.number), game=words.played(one.setup.game, one.setup.deck), players=players))


def _is_of_a_terminal(store: Store, number: int) -> bool:
    """Whether the match was played in a terminal; also true where its lines are damaged, which is reported once it is resumed."""
    try:
        return bool(store.lines(number))
    except Unusable:
        return True


def _terms_of(store: Store, number: int) -> ScriptTerms | None:
    """The terms of the match; None where they cannot be read."""
    try:
        terms, _ = parse_script(store.lines(number))
    except Unusable:
        return None
    return terms
