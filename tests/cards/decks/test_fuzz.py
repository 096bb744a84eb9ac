"""Whatever the bytes of a deck's files are, loading gives a deck or a list of problems."""

from __future__ import annotations

import os
import random

import pytest

from companion.cards.decks.files import load
from companion.core.decks.card import LANGUAGES, Deck
from companion.errors import Unusable
from tests.cards.decks.folders import OUTLINE, lay, sheet, towers
from tests.words.english import in_english

TRIES = int(os.environ.get("FACEDOWN_FUZZ", "2000"))
DECKS = (*((sheet(separator=separator), OUTLINE) for separator in ",;\t"), towers())
ENCODINGS = ("utf-8", "utf-8-sig", "utf-16", "utf-8", "utf-8")
SIGNS = (
    ",",
    ";",
    "\t",
    "\n",
    "\r",
    "\r\n",
    '"',
    '""',
    "'",
    '"""',
    "|",
    "\0",
    "\ufeff",
    "\u2028",
    "\u202e",
    "\xa0",
    " ",
    "=",
    "#",
    "[",
    "[[",
    "{",
    "}",
)
NUMBERS = ("1.79E+308", "2-Jan", "NaN", "-Infinity", "1e999999", "9" * 400, "-", "−", "0", "1,268", "1 268,5", "٣", "½", "0x" + "f" * 99)
WORDS = ("id", "name_en", "short_ru", "length_marks", "approximate", "nile", "danube", "😀", "Нил", "é" * 90, "a" * 300)
TOML = (
    "terms = ",
    "[terms.x.house]\n",
    "empty = -0.0",
    "beside = {}",
    "traits = [[]]",
    "copies",
    "inf",
    "length = ",
    "en = ",
    "true",
    "1979-05-27",
    "characteristic.",
    "[[characteristic]]",
    "names = 3",
    "credits = [[[[",
)
NOISE = (b"\xff", b"\x80\x81", b"\xfe\xff", b"\xff\xfe", b"\xd0", b"\xc3", b"\xed\xa0\x80", b"\xf4\x90\x80\x80")
SNIPPETS = (*(snippet.encode() for snippet in (*SIGNS, *NUMBERS, *WORDS, *TOML)), *NOISE)


def mutated(content, chance):
    for _ in range(chance.choice((1, 1, 2, 3, 8))):
        place = chance.randrange(len(content) + 1)
        width = chance.choice((0, 1, 2, 5, 40))
        match chance.randrange(6):
            case 0 | 1 | 2:
                content = content[:place] + chance.choice(SNIPPETS) + content[place + width :]
            case 3:
                content = content[:place] + content[place + width * 3 :]
            case 4:
                content = content[:place] + bytes(chance.randrange(256) for _ in range(width)) + content[place:]
            case _:
                content = content[:place] + content[place : place + width * 5] * 3 + content[place:]
    return content


def is_sound(deck):
    return isinstance(deck, Deck) and all(
        card.id == id and card.deck == deck.id and all(card.names[language] and card.short_names[language] for language in LANGUAGES)
        for id, card in deck.cards.items()
    )


def outcome(folder):
    """The deck, or the problems; whatever else is raised ends the test."""
    try:
        return load(folder), ()
    except Unusable as unusable:
        return None, in_english(unusable.problems)


@pytest.mark.exam
def test_mutated_deck_files_load_soundly_or_raise_unusable_and_nothing_else(tmp_path):
    chance = random.Random(20_261_118)
    loaded = refused = 0
    for _ in range(TRIES):
        cards, outline = (text.encode(chance.choice(ENCODINGS)) for text in chance.choice(DECKS))
        if chance.random() < 0.6:
            cards = mutated(cards, chance)
        else:
            outline = mutated(outline, chance)
        deck, problems = outcome(lay(tmp_path / "rivers", cards, outline))
        if deck is not None:
            loaded += 1
            assert is_sound(deck)
        else:
            refused += 1
            assert problems
            assert all(problem.where and problem.what and problem.fix for problem in problems)
    print(f"{loaded} decks loaded, {refused} refused")
    assert TRIES < 500 or min(loaded, refused) > TRIES // 20
