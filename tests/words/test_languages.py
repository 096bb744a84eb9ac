"""The lint of languages: every line in every language keeps the rules, and every rule can be broken."""

from __future__ import annotations

import pytest

from companion.cards.decks import files
from companion.core.decks.card import LANGUAGES
from tests.words import checks
from tests.words.book import one_file, shipped


def test_there_is_a_folder_for_each_language_and_no_other():
    assert set(shipped().languages) == set(LANGUAGES)


@pytest.mark.exam
@pytest.mark.parametrize("check", checks.CHECKS, ids=lambda check: check.__name__)
def test_the_lines_of_every_language_keep_the_rule(check):
    assert check(shipped()) == []


def test_lines_that_break_the_rule_are_found():
    cases = checks.BROKEN
    assert [(check, texts) for check, texts in cases if not check(one_file(**texts))] == []


def test_what_is_said_at_a_terminal_may_name_an_error():
    assert checks.nobody_is_blamed_or_shouted_at(one_file("terminal.ftl", en="terminal-fault = An error.\n")) == []


def test_a_sentence_ends_before_a_space_or_at_the_end():
    assert checks.sentences("Is it? It is. C3") == ["Is it?", "It is.", "C3"]


@pytest.mark.parametrize("deck", files.shipped())
def test_every_sign_on_a_shipped_card_has_a_glyph(deck):
    points = checks.covered()
    read = files.find(deck)
    texts = [text for card in read.cards.values() for of in (card.names, card.short_names, card.places, card.notes) for text in of.values()]
    texts += [text for one in (read, *read.characteristics) for text in one.names.values()]
    assert {text: missing for text in texts if (missing := checks.without_glyph(text, points))} == {}


def test_a_sign_that_the_font_lacks_is_named():
    assert checks.without_glyph("Биг-Бен\u202f✓\n\u4e2d", checks.covered()) == ["U+4E2D"]
