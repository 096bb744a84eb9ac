"""What is typed, by hand or by a reader, under whatever layout of the keyboard."""

from __future__ import annotations

import pytest

from companion.cards.tags.naming import CHOICES, VERBS, TagVocabulary
from companion.cards.tags.turns import Answered, TypedText, TypedVerb
from companion.cards.tags.typed_uids import as_hex
from companion.core.decks.card import LANGUAGES

UID = "04e1234567abcd"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("typed", "verb"), [("skip", "skip"), ("BACK", "back"), (" stop ", "stop"), ("he", "help"), ("?", "help")])
def test_the_english_words_and_their_beginnings_work_in_every_language(language, typed, verb):
    assert TagVocabulary(language).parse(typed) == TypedVerb(verb)


def test_the_words_of_the_language_work_without_accents_too():
    cases = [
        ("ru", "Пропустить", "skip"),
        ("ru", "назад", "back"),
        ("ru", "«стоп»", "stop"),
        ("ru", "пом", "help"),
        ("fr", "passer", "skip"),
        ("fr", "arreter", "stop"),
        ("fr", "retour.", "back"),
        ("fr", "aide", "help"),
    ]
    assert [((language, typed), TagVocabulary(language).parse(typed)) for language, typed, verb in cases] == [
        ((language, typed), TypedVerb(verb)) for language, typed, verb in cases
    ]


def test_whatever_is_no_word_is_typed():
    cases = ["s", "h", "eiffel tower", "пропустить", "0"]
    assert [(typed, TagVocabulary("en").parse(f" {typed} ")) for typed in cases] == [(typed, TypedText(typed)) for typed in cases]


@pytest.mark.parametrize("typed", ["", "   ", "\t"])
def test_an_empty_line_says_nothing(typed):
    assert TagVocabulary("en").parse(typed) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_that_are_shown_are_words(language):
    words = TagVocabulary(language)
    assert [words.parse(words.shown[verb]) for verb in VERBS] == [TypedVerb(verb) for verb in VERBS]
    assert [words.parse(words.shown[choice], CHOICES) for choice in CHOICES] == [Answered(choice) for choice in CHOICES]


def test_an_answer_is_one_only_where_it_is_asked_for():
    words = TagVocabulary("fr")
    assert words.parse("rempl", ("replace", "leave")) == Answered("replace")
    assert [words.parse("move", choices) for choices in (("replace", "copy"), ())] == [TypedText("move")] * 2


def test_where_cards_may_be_named_a_word_counts_only_as_a_whole():
    words = TagVocabulary("en")
    assert [words.parse(typed, is_whole=True) for typed in ("st", "he", "stop", "St. Paul")] == [
        *(TypedText("st"), TypedText("he"), TypedVerb("stop"), TypedText("St. Paul")),
    ]


def test_hex_is_understood_under_other_layouts():
    cases = [UID, UID.upper(), "04у1234567фисв", "04У1234567ФИСВ", "à'e&é\"'(-èqbcd", "04 e1 23 45 67 ab cd"]
    assert [(typed, as_hex(typed).lower().replace(" ", "")) for typed in cases] == [(typed, UID) for typed in cases]


def test_what_is_no_hex_under_any_layout_stays_as_it_was_typed():
    cases = ["Сова", "eiffel", "q1", "card:landmarks/q1", "04:e1:23:45", "l'étoile", ""]
    assert [as_hex(typed) for typed in cases] == cases
