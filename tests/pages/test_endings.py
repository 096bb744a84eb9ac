"""What the end of a match is drawn from, and its picture as a file."""

from __future__ import annotations

import os
import stat

import pygame
import pytest

from companion.config.config import folders
from companion.errors import Unusable
from companion.pages.endings import ending_of, first_sentence, keep_picture
from companion.record.highlights import Highlight
from companion.screen.acts import GoBack, Pick, Want
from companion.screen.ending import Ending
from tests.pages.driven import page_of, run, scene, texts, until
from tests.record.telling import ANNA, said
from tests.screen.moments import ending, sight_of

MATCH = {"game": "cardline", "players": ["Anna", "Boris"], "house": {"hand": 2}}


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("Anna draws 2.", "Anna draws 2."),
        ("The tower falls. Discard its 7 cards.", "The tower falls."),
        ("“St. Peter’s. Dome” is less. Anna draws.", "“St. Peter’s. Dome” is less."),
        ("Александр Невский К. Берёт две карты. Дальше.", "Александр Невский К. Берёт две карты."),
        ("Anna lays the roof: 200\N{NO-BREAK SPACE}m. Anna, take it.", "Anna lays the roof: 200\N{NO-BREAK SPACE}m."),
        ("Это 432 г. до н. э. Дальше.", "Это 432 г. до н. э. Дальше."),
        ("Он стоит 5 млн. долларов. Дальше.", "Он стоит 5 млн. долларов."),
        ("", ""),
    ],
)
def test_of_a_moment_its_first_sentence_is_told(text, first):
    assert first_sentence(text) == first


def test_the_same_words_are_told_once():
    told = [Highlight(number, said("comparity-in-order", "violation", seat=ANNA)) for number in range(4)]
    assert ending_of(told, lambda _: "All lie in order.").moments == (("All lie in order.", "violation"),)


def test_the_picture_is_a_private_file_of_one_size(tmp_path):
    path = tmp_path / "pictures" / "facedown-7.png"
    sight = sight_of("cardline-over", "fr")
    keep_picture(path, sight, ending("cardline-over", sight))
    assert pygame.image.load(str(path)).get_size() == (1920, 1080)
    assert [stat.S_IMODE(one.stat().st_mode) for one in (path, path.parent)] == [0o600, 0o700]
    keep_picture(path, sight, Ending())  # kept once more
    assert [one.name for one in path.parent.iterdir()] == [path.name]


def test_a_picture_that_cannot_be_written_is_a_problem_with_its_path(tmp_path):
    (tmp_path / "pictures").write_text("a file")
    with pytest.raises(Unusable) as raised:
        keep_picture(tmp_path / "pictures" / "facedown-7.png", sight_of("cardline-over"), Ending())
    [problem] = raised.value.problems
    assert problem.what.key == "pages-screenshot-unwritable"
    assert problem.where == str(tmp_path / "pictures" / "facedown-7.png")


def test_one_button_keeps_the_end_and_the_screen_says_where():
    def script(evening):
        yield from until(evening, lambda one: page_of(one) == "end", 50_000)
        yield Want("keep-picture")
        yield from until(evening, lambda one: "facedown-" in "".join(texts(one)))
        path = folders(os.environ).state / "pictures" / f"facedown-{evening.running.screen.journal.number}.png"
        assert f"Saved:{path}" in "".join(texts(evening)).replace(" ", "")
        assert path.exists()

    run(script, asked=MATCH, bots=("Anna", "Boris"), speed=0.0)


def test_all_cards_are_shown_only_after_it_was_asked_once():
    def closed(evening):
        return sum(not one.is_open for one in evening.running.screen.table.view.places)

    def script(evening):
        yield from until(evening, lambda one: page_of(one) == "end", 50_000)
        before = closed(evening)
        assert before
        yield Want("ask-show-all")
        assert "knowthemnexttime" in "".join(texts(evening)).replace(" ", "")
        yield GoBack()
        assert "knowthemnexttime" not in "".join(texts(evening)).replace(" ", "")
        assert (page_of(evening), closed(evening)) == ("end", before)
        yield Want("ask-show-all")
        yield Pick("show-all")
        yield from until(evening, lambda one: closed(one) == 0)
        assert page_of(evening) == "end"
        assert Want("ask-show-all") not in [one.act for one in scene(evening).targets]

    run(script, asked={"game": "comparity", "players": ["Anna", "Boris"], "house": {"hand": 3}}, bots=("Anna", "Boris"), speed=0.0)
