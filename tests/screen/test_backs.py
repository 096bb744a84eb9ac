"""H2: the large card bears all that stands on its back, and so does what is told at a terminal, and no number of it."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest

from companion.cards.decks.files import find
from companion.core.decks.card import LANGUAGES
from companion.core.referee.table_view import table_view
from companion.screen.panel import draw_large
from companion.screen.things import Rect, TextLine
from companion.system.paper import Paper
from companion.terminal.drawing import Drawing
from companion.words.formats import back_of
from companion.words.lines import Lines
from tests.core.games.comparity.at_table.sitting import Sitting
from tests.screen.screens import draft_of, sight_of

SIZES = ((1280, 720), (800, 480), (480, 800), (1080, 1920))
MIDDLE, LOWEST = 24, 18  # hundredths of height that the card has


def large(deck, card, language, size, tall=MIDDLE):
    """What stands on the large card while it lies closed."""
    sight = sight_of("comparity-early", language)
    sight = replace(sight, deck=deck, lines=Lines(language, "comparity", deck, {}), inspected=card)
    draft = draft_of(size)
    wide = (round(size[0] * 0.3) if size[0] > size[1] else size[0]) - 2 * draft.px(2.2)
    draw_large(draft, sight, Rect(0, 0, wide, draft.px(tall)))
    return [one for one in draft.scene().things if isinstance(one, TextLine)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", ["landmarks", "movies", "countries"])
def test_the_large_card_bears_all_of_its_back(name, size, language):
    deck = find(name)
    for card in deck.cards:
        under = " ".join(one.text for one in large(deck, card, language, size) if one.role == "quiet")
        assert under == " · ".join(back_of(deck.cards[card], language).words), card


def test_film_and_mark_stand_there_where_the_card_is_as_low_as_it_gets():
    texts = large(find("movies"), "king-kong", "en", (1280, 720), LOWEST)
    assert [one.text for one in texts if one.role == "quiet"] == ["the original · US only"]


@pytest.mark.exam
@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "“King Kong”: the original, US only"), ("ru", "«Кинг-Конг»: первый фильм с этим названием, только США")],
)
def test_at_a_terminal_the_back_of_each_card_is_told_once_when_it_comes(language, told):
    table, out = Sitting(deck="movies", lang=language), io.StringIO()
    match = table._table.match
    drawing = Drawing("area", match.referee.state.match.deck, match.lines, Paper(out))
    table.place("D4", "king-kong")
    table.wait(2)
    drawing.draw(table_view(match.referee.state))
    table.place("E4", "psycho")
    table.wait(2)
    drawing.draw(table_view(match.referee.state))
    said = " ".join(out.getvalue().replace("\u00a0", " ").split())
    assert said.count(told) == 1
