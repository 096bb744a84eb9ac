"""What findings say in one language; of `doctor-spi-off` the line `doctor-mend-spi-off` tells how to mend it."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.decks.card import DeckId
from companion.machine.doctor.finding import Finding
from companion.words.dates import gone
from companion.words.formats import habits
from companion.words.lines import Lines
from companion.words.problems import line_told, told

FILES = ("doctor", "tuning")  # to read all lines takes longer than most checks
OWN, TROUBLE = "doctor-", "tuning-trouble-"


class Words:
    def __init__(self, language: str) -> None:
        self.language = language
        self._decimal = habits(language).decimal
        self._lines = Lines(language, "", gone(DeckId(""), language), {}, only=FILES)

    def say(self, key: str, args: Mapping[str, str | int] | None = None) -> str:
        """A trouble of a hub that nobody has words for yet is one as well."""
        if key.startswith(TROUBLE) and not self._lines.has(key):
            key = f"{TROUBLE}other"
        return " ".join(self._lines.format(key, args or {}).split("\n"))

    def seen(self, one: Finding) -> str:
        return self.say(one.key, self._written(one))

    def _written(self, one: Finding) -> dict[str, str | int]:
        return {name: self._number(value) if isinstance(value, float) else value for name, value in one.told.items()}

    def _number(self, value: float) -> str:
        return f"{value:.{1 if value >= 1 else 2}f}".replace(".", self._decimal)

    def mend(self, one: Finding) -> str:
        """Nothing, where there is nothing to mend, or where what was seen tells it already."""
        key = f"doctor-mend-{one.key.removeprefix(OWN)}"
        return self.say(key, self._written(one)) if self._lines.has(key) else ""

    def beneath(self, one: Finding) -> list[str]:
        """The problems of files, and what a program of ours has said."""
        return [told(problem, self.language) for problem in one.problems] + [line_told(line, self.language) for line in one.words]
