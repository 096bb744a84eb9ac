"""What is known of tags, as a page and as lines of JSON."""

from __future__ import annotations

import io
import json
import re
from dataclasses import replace

import pytest

from companion.cards.decks.files import find, load
from companion.cards.tags import listing
from companion.cards.tags.naming import Naming
from companion.core.decks.card import LANGUAGES
from companion.core.decks.register import Register, Tagged
from tests.cards.decks.folders import lay, towers

NILE, TIGRIS = Tagged("rivers", "nile"), Tagged("rivers", "tigris", "back")
TAGS = {"04e1234567ab02": NILE, "04e1234567ab01": NILE, "04e12345": TIGRIS}
STRANGE = {"04e12346": Tagged("rivers", "styx"), "04e12347": Tagged("peaks", "etna"), "04e12348": Tagged("peaks", "etna")}
COMMANDS = {"04c0ffee": "seat-2", "04aabbcc": "ok", "04aabbcd": "ok"}
REGISTER = Register({**TAGS, **STRANGE}, commands=COMMANDS)


@pytest.fixture
def decks(tmp_path):
    return load(lay(tmp_path / "rivers")), load(lay(tmp_path / "towers", *towers()))


def page(decks, register, language="en", *, is_whole=True):
    out = io.StringIO()
    listing.show_tags(out, language, decks, register, is_whole=is_whole)
    return out.getvalue()


WHOLE = {
    "en": """\
Rivers (rivers): 2 of 3 cards have a tag
  2 of them lack the second sticker
  With a tag: “Nile”, “Tigris”
  There are tags of cards that this deck does not have: styx
  Without a tag: “Danube”
Towers (towers): no card has a tag yet
Deck peaks, which is not here: 2 tags

Command cards
  command card “OK”: 04aabbcc, 04aabbcd
  card of seat 2: 04c0ffee
""",
    "ru": """\
Реки (rivers): карт с меткой\u00a0— 2 из 3
  у 2 из них нет второй метки
  С меткой: «Нил», «Тигр»
  Есть метки карт, которых в этой колоде нет: styx
  Без метки: «Дунай»
Towers (towers): карт с меткой пока нет
Колода peaks, которой здесь нет: 2 метки

Карты-команды
  карта-команда «ОК»: 04aabbcc, 04aabbcd
  карта места 2: 04c0ffee
""",
    "fr": """\
Fleuves (rivers)\u00a0: 2 cartes sur 3 ont une étiquette
  la seconde étiquette manque à 2 d’entre elles
  Avec étiquette\u00a0: «\u00a0Nil\u00a0», «\u00a0Tigre\u00a0»
  Il y a des étiquettes de cartes que ce paquet n’a pas\u00a0: styx
  Sans étiquette\u00a0: «\u00a0Danube\u00a0»
Towers (towers)\u00a0: aucune carte n’a encore d’étiquette
Paquet peaks, qui n’est pas ici\u00a0: 2 étiquettes

Cartes de commande
  carte de commande «\u00a0OK\u00a0»\u00a0: 04aabbcc, 04aabbcd
  carte de la place 2\u00a0: 04c0ffee
""",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_tells_of_decks_of_commands_and_of_what_is_strange(decks, language):
    assert page(decks, REGISTER, language) == WHOLE[language]


def test_of_a_deck_that_is_asked_for_all_cards_without_a_tag_are_named_in_the_order_of_their_names(decks):
    assert page(decks[1:], REGISTER, is_whole=False) == (
        "Towers (towers): no card has a tag yet\n"
        "  Without a tag: “Attic”, “Spire” (3 alike), “Study”\n"
        "  To learn them: facedown tags learn --deck towers\n"
    )
    assert "Danube" in page(decks[:1], REGISTER, is_whole=False)


def test_a_deck_all_of_whose_cards_have_a_tag_says_so(decks):
    register = Register({**TAGS, "04e12349": Tagged("rivers", "danube", "face")})
    assert page(decks[:1], register, is_whole=False) == "Rivers (rivers): all 3 cards have a tag\n  3 of them lack the second sticker\n"


def unwrapped(shown):
    """As one line, wherever the paper ended one."""
    return " ".join(re.split(r"[ \n]+", shown.strip()))


def large(deck):
    """With two thousand cards more, whose names are as long as names may be."""
    (card, *_), ids = deck.cards.values(), [f"card-{number:04}" for number in range(2000)]
    more = {
        one: replace(card, id=one, names=dict.fromkeys(LANGUAGES, f"{one} {'W' * 50}"), notes=dict.fromkeys(LANGUAGES, "")) for one in ids
    }
    return replace(deck, cards={**deck.cards, **more})


MARKS = {"en": ("“", "”"), "ru": ("«", "»"), "fr": ("«\u00a0", "\u00a0»")}
WITH = {"en": "With a tag:", "ru": "С меткой:", "fr": "Avec étiquette\u00a0:"}
LONG = {
    "en": ("There are tags of cards that this deck does not have:", "Without a tag:", "card of seat 2:"),
    "ru": ("Есть метки карт, которых в этой колоде нет:", "Без метки:", "карта места 2:"),
    "fr": ("Il y a des étiquettes de cartes que ce paquet n’a pas\u00a0:", "Sans étiquette\u00a0:", "carte de la place 2\u00a0:"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_however_much_there_is_to_list_all_of_it_is_listed(decks, language):
    deck, (begin, end) = large(decks[0]), MARKS[language]
    gone, uids = [f"gone-{number:04}" for number in range(1000)], [f"04c0{number:04}" for number in range(1000)]
    tags = {f"04e1{number:04}": Tagged("rivers", card) for number, card in enumerate((*decks[0].cards, *gone))}
    shown = page((deck,), Register(tags, commands=dict.fromkeys(uids, "seat-2")), language)
    names = [f"{begin}card-{number:04} {'W' * 50}{end}" for number in range(2000)]
    lacks = (WITH[language], *LONG[language][:2])
    lists = (Naming(language, decks[0]).listed(decks[0].cards), ", ".join(gone), ", ".join(names))
    deck_part, command_part = shown.split("\n\n")
    assert unwrapped(deck_part.split("\n", 1)[1]) == " ".join(f"{lack} {named}" for lack, named in zip(lacks, lists, strict=True))
    assert unwrapped(command_part.split("\n", 1)[1]) == f"{LONG[language][2]} {', '.join(uids)}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["countries", "landmarks", "movies", "skyscrapers"])
def test_of_every_deck_that_is_shipped_all_cards_without_a_tag_are_listed_once_one_has_a_tag(name, language):
    deck = find(name)
    (first, *others), naming = deck.cards, Naming(language, deck)
    shown = page((deck,), Register({"04e12345": Tagged(deck.id, first)}), language)
    assert unwrapped(shown.split("\n", 1)[1]) == (f"{WITH[language]} {naming.listed([first])} {LONG[language][1]} {naming.listed(others)}")


def test_where_nothing_is_known_yet_the_page_says_how_to_learn(decks):
    assert page(decks, Register()) == (
        "Rivers (rivers): no card has a tag yet\n"
        "Towers (towers): no card has a tag yet\n"
        "\n"
        "To learn them: facedown tags learn --deck rivers\n"
    )


def test_boxes_are_counted_each_and_what_is_without_a_tag_is_that_in_the_first(decks):
    register = Register({**TAGS, "04e12349": Tagged("rivers", "danube")}, boxes={"04e12349": 3, "04e1234567ab02": 2})
    assert page(decks[:1], register) == (
        "Rivers (rivers): 2 of 3 cards have a tag\n"
        "  2 of them lack the second sticker\n"
        "  With a tag: “Nile”, “Tigris”\n"
        "  Box 2: 1 of 3 cards has a tag\n"
        "    With a tag: “Nile”\n"
        "  Box 3: 1 of 3 cards has a tag\n"
        "    With a tag: “Danube”\n"
        "  Without a tag: “Danube”\n"
    )
    assert rows(decks[:1], register)[0]["boxes"] == {"04e12349": 3, "04e1234567ab02": 2}


def test_one_card_is_counted_as_one(decks):
    assert page(decks[:1], Register({"04e12345": TIGRIS}), is_whole=False).startswith("Rivers (rivers): 1 of 3 cards has a tag\n")


def rows(decks, register, *, is_whole=True):
    out = io.StringIO()
    listing.write_tag_rows(out, decks, register, is_whole=is_whole)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_as_json_every_tag_is_told(decks):
    rivers = {"nile": ["04e1234567ab01", "04e1234567ab02"], "styx": ["04e12346"], "tigris": ["04e12345"]}
    copies = ["attic", "spire-1", "spire-2", "spire-3", "study"]
    told = rows(decks, REGISTER)
    assert told == [
        {"deck": "rivers", "cards": 3, "tagged": 2, "tags": rivers, "boxes": {}, "without": ["danube"]},
        {"deck": "towers", "cards": 5, "tagged": 0, "tags": {}, "boxes": {}, "without": copies},
        {"deck": "peaks", "tags": {"etna": ["04e12347", "04e12348"]}},
        {"command": "ok", "tags": ["04aabbcc", "04aabbcd"]},
        {"command": "seat-2", "tags": ["04c0ffee"]},
    ]
    assert rows(decks[:1], REGISTER, is_whole=False) == told[:1]


def test_no_number_of_a_card_is_shown(decks):
    shown = page(decks, REGISTER) + page(decks[:1], REGISTER, is_whole=False) + json.dumps(rows(decks, REGISTER))
    assert not [number for number in ("6650", "2850", "1900", "1871", "690", "30.48") if number in shown]
