"""What people and readers at a keyboard type: a word, or the uid of a tag.

Rules of this file: words of the language and the English ones both work, from two letters on where the rest is clear. A reader on USB
presses the keys of an American keyboard, so under another layout its hex comes out as other signs; these are taken back.
"""

from __future__ import annotations

from companion.play.commands import plain, words_of
from companion.tagging.told import Typed, Verb, Word

LINES: dict[Verb, str] = {"skip": "tags-word-skip", "back": "tags-word-back", "stop": "tags-word-stop", "help": "tags-word-help"}
HEX = frozenset("0123456789abcdef")
# The keys of the hex digits: on a Russian keyboard, and on a French one, where digits need the shift key.
RUSSIAN = str.maketrans("фисвуа", "abcdef")
FRENCH = str.maketrans("&é\"'(-è_çàq", "1234567890a")


class Vocabulary:
    def __init__(self, language: str) -> None:
        self._verbs: dict[str, Verb] = {"?": "help"}
        for one in ("en", language):
            for verb, key in LINES.items():
                self._verbs |= dict.fromkeys(map(plain, words_of(one, key)), verb)
        self.shown = {verb: words_of(language, key)[0] for verb, key in LINES.items()}

    def parse(self, line: str) -> Word | Typed | None:
        """None for a line with nothing in it."""
        text = line.strip()
        if not text:
            return None
        verb = self._verb(plain(text.strip(".,;:()\"'«»“”")))
        return Word(verb) if verb else Typed(as_hex(text))

    def _verb(self, word: str) -> Verb | None:
        if word in self._verbs:
            return self._verbs[word]
        begun = {verb for known, verb in self._verbs.items() if known.startswith(word)} if len(word) > 1 else set()
        return begun.pop() if len(begun) == 1 else None


def as_hex(text: str) -> str:
    """The hex that was meant by what a reader typed under another layout; all else as it is."""
    small = text.lower()
    for layout in (RUSSIAN, FRENCH):
        meant = small.translate(layout)
        if HEX.issuperset(meant) and not (layout is FRENCH and any(sign.isdigit() for sign in small)):
            return meant
    return text
