"""What is told while stickers are put to cards: words for all of it that fit, and nothing in it that a number of a card could change."""

from __future__ import annotations

import ast
import json
from itertools import combinations
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from companion.cards.decks.files import find
from companion.cards.tags import asking, enrolment
from companion.core.decks.card import LANGUAGES
from companion.pages import enrolling
from companion.screen.acts import GoBack
from companion.screen.draft import Draft
from companion.screen.fonts import FontLetters
from companion.screen.letters import Typesetter
from companion.screen.pages.enrol import Enrol, LastStep
from companion.screen.words import Words
from tests.hiding.permuting import renumbered, shuffled
from tests.pages.at_screen import LANDMARKS, AtScreen
from tests.words.book import shipped


def keys():
    """What an enrolment of cards says, by the texts in its source; where the beginning of a line stands there, any that begins so."""
    trees = [ast.parse(Path(one.__file__).read_text(encoding="utf-8")) for one in (enrolment, asking)]
    texts = {one.value for tree in trees for one in ast.walk(tree) if isinstance(one, ast.Constant) and isinstance(one.value, str)}
    groups = tuple(text for text in texts if text.startswith("tags-") and text.endswith("-"))
    ids = {said.id for said in shipped().said if said.file == "tags.ftl"}
    said = {id for id in ids if id in texts or id.startswith(groups)}
    return sorted({id.removesuffix("-called") for id in said if not id.startswith("tags-how-")} - {"tags-replaced-ends"})


def test_whatever_the_enrolment_says_has_words_for_the_screen_and_no_more_is_there():
    ids = {said.id for said in shipped().said if said.file == "enrol-screen.ftl" and said.id.startswith("enrol-said-")}
    assert ids == {f"enrol-said-{key.removeprefix('tags-')}" for key in keys()}


def test_every_answer_has_its_words():
    answers = {said.id for said in shipped().said if said.id.startswith("enrol-label-answer-")}
    assert answers == {f"enrol-label-answer-{one}" for one in ("replace", "copy", "move", "leave")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_that_can_be_told_has_room_on_small_screens(language):
    words, longest = Words(language), max((one.names[language] for one in find("movies").cards.values()), key=len)
    args = {"what": words.say("tags-card", card=longest), "uid": "04a1b2c3", "count": 88, "box": 88, "place": "pad"}
    for key in keys():
        args["typed"] = "M" * 40 if key == "tags-flaw-no-uid" else "04:e1:23:45:67:ab:01"
        variables = shipped().variables(shipped().of(language, f"enrol-said-{key.removeprefix('tags-')}"))
        given = {name: args[name.removesuffix("-at")] for name in variables}
        text = words.say(f"enrol-said-{key.removeprefix('tags-')}", **given)
        page = Enrol("D", "S.", 0, 1, told=LastStep(text))
        for size in ((800, 480), (480, 800)):
            setter = Typesetter(FontLetters())
            enrolling.draw_enrolling(Draft(size, setter), words, SimpleNamespace(page=page))
            assert setter.cut == frozenset(), (key, size)


# Hiding.


def whole_enrolment(register, deck, language, order):
    """With mistakes and questions; each scene as it came, and the register at the end."""
    at, scenes = AtScreen(register, deck, language), []
    chance = Random(7)
    cards = chance.sample(sorted(deck.cards), len(deck.cards))
    at.do(("order", order))
    for number, card in enumerate(cards):
        uid = f"04e12345{number:06x}"
        steps = [lambda card=card: at.enter(card)] if order == "free" or number % 7 == 3 else []
        steps += [lambda uid=uid: at.enter(uid)]
        if number % 11 == 5:
            steps += [lambda: at.do("undo"), *steps]
        if number % 13 == 7:  # the sticker of the card before, and then one that has its own already
            before = f"04e12345{number - 1:06x}"
            steps += [lambda: at.enter("tower"), lambda: at.enrolling.act(GoBack()), lambda before=before: at.enter(before)]
            steps += [lambda: at.do(("answer", "leave")), lambda number=number: at.enter(cards[number - 1])]
            steps += [lambda: at.enter("04e1234500ffff")]
            steps += [lambda number=number: at.do(("answer", ("replace", "copy", "leave")[number % 3])), lambda: at.do("undo")]
        for step in steps:
            step()
            scenes.append((at.page, at.scene() if number % 10 == 0 else None))
    return scenes, register.read_text()


@pytest.mark.exam
@pytest.mark.parametrize(("order", "language"), [("listed", "en"), ("free", "ru")])
def test_a_whole_enrolment_looks_the_same_whatever_numbers_the_cards_have(tmp_path, order, language):
    other = renumbered(LANDMARKS, shuffled(sorted(LANDMARKS.cards), Random(3)))
    turned = sum(
        _taller(LANDMARKS, one, another) != _taller(other, one, another) for one, another in combinations(sorted(LANDMARKS.cards), 2)
    )
    assert turned > 1000  # pairs whose order is another
    scenes, register = whole_enrolment(tmp_path / "one.jsonl", LANDMARKS, language, order)
    others, other_register = whole_enrolment(tmp_path / "other.jsonl", other, language, order)
    assert [page for page, _ in scenes] == [page for page, _ in others]
    assert [scene for _, scene in scenes] == [scene for _, scene in others]
    assert register == other_register
    assert len({json.loads(line)["card"] for line in register.splitlines()}) > 60


def _taller(deck, one, other):
    height, another = (deck.cards[card].numbers.opened()["height"] for card in (one, other))
    return height > another
