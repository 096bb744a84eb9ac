"""A match at the terminal as text in and text out: lines typed one by one, and what was answered to each."""

from __future__ import annotations

import re
from dataclasses import dataclass

from companion.app import terminal as simulated
from companion.terminal.play.wish import Wish
from tests.cli.running import Stream

EXAMPLES = {"en": "For example: ", "ru": "Например: ", "fr": "Par exemple\u00a0: "}


@dataclass(frozen=True)
class Session:
    code: int
    text: str
    typed: tuple[str, ...]

    def answers(self):
        """What was printed before the first prompt, and after each line that was typed."""
        rest, found = self.text, []
        for line in self.typed:
            before, _, rest = rest.partition(f"> {line}\n")
            found.append(before.rpartition("\n")[0].strip("\n"))
        return [*found, rest.rpartition("> ")[0].rpartition("\n")[0].strip("\n") if "> " in rest else rest.strip("\n")]

    def answer(self, number=-1):
        """What was printed after this line, the last if none is said, up to the next prompt; blanks and breaks of lines as one space."""
        return " ".join(self.answers()[1:][number].split())


def session(*lines, language="en", seed=7, bots=None, noise=0.0, vague=None, **asked):
    source, out = Stream("".join(f"{line}\n" for line in lines).encode()), Stream()
    code = simulated.play(Wish({"lang": language, **asked}, None, bots, seed, noise, vague), 0, None, source, out)
    return Session(code, out.written(), tuple(lines))


class Follower(Stream):
    """Somebody who types the first thing that is proposed; `ideas` are typed instead now and then."""

    def __init__(self, out, language, most, chance=None, ideas=()):
        super().__init__()
        self.typed = []
        self._out, self._heading, self._most = out, EXAMPLES[language], most
        self._chance, self._ideas = chance, ideas

    def readline(self):
        if len(self.typed) == self._most:
            return ""
        proposed = self._out.written()[-4000:].rpartition(self._heading)[2].split("\n")[0].split(", ")
        has_idea = self._chance is not None and self._chance.random() < 0.4
        self.typed.append(self._idea() if has_idea else proposed[0])
        return self.typed[-1] + "\n"

    def _idea(self):
        """A command with cells for @ and numbers for # that chance chooses."""
        idea = re.sub("@", self._cell, self._chance.choice(self._ideas))
        return re.sub("#", lambda _: str(self._chance.randint(0, 9)), idea)

    def _cell(self, _):
        return self._chance.choice("ABCDEFGH") + str(self._chance.randint(1, 8))


def followed(language="en", seed=7, most=400, bots=None, noise=0.01, chance=None, ideas=(), vague=None, **asked):
    out = Stream()
    source = Follower(out, language, most, chance, ideas)
    code = simulated.play(Wish({"lang": language, **asked}, None, bots, seed, noise, vague), 0, None, source, out)
    return Session(code, out.written(), tuple(source.typed))
