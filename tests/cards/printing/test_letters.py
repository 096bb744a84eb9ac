"""Texts fit into their boxes, and not a letter is lost."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.cards.decks.files import find, shipped
from companion.cards.printing.letters import fitted, millimetres_high, millimetres_wide, unprinted_signs
from companion.core.decks.card import LANGUAGES
from companion.system.typefaces import FACES

WORDS = st.text(st.sampled_from("abcdефгж éàü0123 -'."), min_size=1, max_size=60).map(lambda text: " ".join(text.split())).filter(bool)


def fits(setting, width, height):
    wide = max(millimetres_wide(line, setting.face, setting.size) * setting.stretch for line in setting.lines)
    return wide <= width + 1e-6 and millimetres_high(len(setting.lines), setting.size) <= height + 1e-6


def rejoined(setting):
    return "".join(f"{line} " if not line.endswith("-") else line for line in setting.lines).replace(" ", "")


@given(text=WORDS, width=st.floats(4, 80), height=st.floats(2, 30), lines=st.integers(1, 4), face=st.sampled_from(sorted(FACES)))
def test_whatever_the_text_and_the_box_it_is_inside_and_whole(text, width, height, lines, face):
    setting = fitted(text, width, height, face, 20.0, 6.0, lines)
    assert fits(setting, width, height)
    assert rejoined(setting) == text.replace(" ", "")
    assert len(setting.lines) <= lines
    assert setting.size <= 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_shipped_deck_is_squeezed_or_small_on_the_smallest_card(language):
    names = [card.names[language] for id in shipped() for card in find(id).cards.values()]
    settings = {name: fitted(name, 38.0, 12.0, "bold", 10.0, 5.6, 3) for name in names}
    assert [name for name, setting in settings.items() if setting.stretch < 1 or setting.size < 5.6] == []


def test_one_line_is_taken_where_two_would_be_no_larger():
    assert fitted("Big Ben", 50.0, 20.0, "bold", 12.0, 6.0, 3).lines == ("Big Ben",)


def test_lines_are_about_as_long_as_each_other():
    assert fitted("Basilica of Our Lady of Peace", 40.0, 20.0, "bold", 14.0, 6.0, 2).lines == ("Basilica of Our", "Lady of Peace")


def test_a_line_that_is_given_stays_one():
    assert fitted("Empire\nState", 60.0, 20.0, "bold", 12.0, 6.0, 1).lines == ("Empire", "State")


def test_a_long_word_is_written_narrower_before_it_is_squeezed():
    narrow, squeezed = (fitted("Достопримечательность", width, 5.0, "bold", 12.0, 8.0, 1) for width in (38.0, 20.0))
    assert (narrow.face, narrow.stretch) == ("narrow", 1.0)
    assert squeezed.face == "narrow"
    assert squeezed.stretch < 1


def test_a_hyphen_may_end_a_line():
    assert fitted("Нотр-Дам", 12.0, 12.0, "sans", 12.0, 6.0, 2).lines == ("Нотр-", "Дам")


def test_signs_that_the_fonts_do_not_have_are_known():
    assert unprinted_signs("Tōkyō 東京, 京都") == "東京都"
    assert unprinted_signs("Маха́л, Hồ, שלום (سلام)") == "שלוםسلام"  # the fonts have them, but would write them from left to right


@pytest.mark.parametrize("face", sorted(FACES))
def test_everything_that_shipped_decks_say_can_be_written(face):
    texts = []
    for id in shipped():
        deck = find(id)
        texts += [*deck.names.values(), *(text for one in deck.characteristics for text in (*one.names.values(), *one.units.values()))]
        for card in deck.cards.values():
            texts += [*card.names.values(), *card.short_names.values(), *card.places.values(), *card.notes.values()]
    assert unprinted_signs("".join(texts).replace("\n", ""), face) == ""
