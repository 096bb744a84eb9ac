"""Printed cards: what stands on faces and backs, that backs tell no number, and that some of them tell nothing at all."""

from __future__ import annotations

import re
from dataclasses import replace
from decimal import Decimal

import pytest

from companion.cards.decks.files import find, shipped
from companion.cards.decks.finding import in_order
from companion.cards.printing.cards import CardPrint, LabelPrint, draw_back, printed_cards, printed_labels
from companion.cards.printing.face import draw_face, number_rows
from companion.cards.printing.ink import Ink
from companion.cards.printing.letters import millimetres_wide
from companion.cards.printing.looks import LEAST, Look
from companion.cards.printing.paper import A4
from companion.cards.printing.sheets import MINI, POKER, layout_of
from companion.cards.printing.words import PrintWords
from companion.core.decks.card import LANGUAGES
from companion.core.decks.codes import codes_of
from companion.core.decks.hidden import Hidden
from companion.errors import Unusable
from companion.words.formats import shown
from companion.words.problems import WordedProblem
from tests.cards.printing.prints import Noting, printed, reader, seen, words_of
from tests.words.english import in_english

DECKS = tuple(shipped())
COMPARED = ("landmarks", "movies", "countries")


def squeezed(text):
    """Without blanks: how far letters stand apart is a matter of the eye."""
    return re.sub(r"\s", "", text)


def text_of(page):
    return squeezed(page.extract_text())


def permuted(deck):
    """The same cards with each other's numbers."""
    numbers = [card.numbers for card in deck.cards.values()]
    moved = {id: replace(card, numbers=given) for (id, card), given in zip(deck.cards.items(), numbers[1:] + numbers[:1], strict=True)}
    return replace(deck, cards=moved)


def made(deck, language="en", *, secret=False, sticker="back", first=9):
    cards = in_order(deck, deck.cards, language)[:first]
    return printed_cards(CardPrint(deck, cards, language, layout_of(A4, POKER, 0), sticker, "long", secret))


@pytest.mark.exam
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", COMPARED)
def test_faces_show_each_number_in_full_and_backs_what_everybody_may_read(name, language):
    deck = find(name)
    cards = [deck.cards[card] for card in in_order(deck, deck.cards, language)[:5]]
    face, back = (text_of(page) for page in reader(printed(name, language, first=5)).pages)
    for card in cards:
        numbers = card.numbers.opened()
        for one in deck.characteristics:
            text = shown(numbers[one.id], one, card.marks.get(one.id, ()), language, beside=one.second(numbers))
            assert squeezed(text) in face
            assert squeezed(one.names[language]) in face
        for text in (card.names[language], card.places[language], card.notes[language]):
            assert squeezed(text) in back
        assert codes_of(deck)[card.id] in back
        assert codes_of(deck)[card.id] not in face


def test_marks_stand_on_the_back_for_everybody_to_read():
    back = text_of(reader(printed("movies", cards=("a-clockwork-orange",))).pages[1])
    assert back.startswith("AClockworkOrangeUSonly")


@pytest.mark.exam
@pytest.mark.parametrize("sticker", ("face", "back", "none"))
@pytest.mark.parametrize("name", DECKS)
def test_backs_and_their_order_are_the_same_whatever_the_numbers_are(name, sticker):
    deck, secret = find(name), name == "skyscrapers"
    plain, other = (list(map(seen, reader(made(one, secret=secret, sticker=sticker)).pages)) for one in (deck, permuted(deck)))
    assert plain[1::2] == other[1::2]
    assert plain[0::2] != other[0::2]


def test_labels_are_the_same_whatever_the_numbers_are():
    deck = find("landmarks")
    cards = in_order(deck, deck.cards, "en", are_short=True)
    assert printed_labels(LabelPrint(deck, cards, "en", A4)) == printed_labels(LabelPrint(permuted(deck), cards, "en", A4))


@pytest.mark.exam
@pytest.mark.parametrize("sticker", ("face", "back", "none"))
def test_where_hands_are_secret_every_back_is_the_same(sticker):
    deck = find("skyscrapers")
    look = Look(deck, PrintWords(deck, "fr"), POKER, sticker, True, 0.0)
    backs = set()
    for card in deck.cards.values():
        ink = Noting()
        draw_back(ink, look, card)
        backs.add((ink.finish(), *ink.written))
    [(_, *written)] = backs
    assert "Gratte-ciel" in {text for text, *_ in written}


def test_where_hands_are_secret_the_code_stands_on_the_face_alone():
    face, back = map(text_of, reader(printed("skyscrapers", sticker="face", cards=("museum", "spire"))).pages)
    codes = [codes_of(find("skyscrapers"))[card] for card in ("museum", "spire")]
    assert [code in face for code in codes] == [True, True]
    assert [code in back for code in codes] == [False, False]


def rows(name, card, language="en"):
    deck = find(name)
    look = Look(deck, PrintWords(deck, language), POKER, "none", name == "skyscrapers", 0.0)
    return [(row.word, row.number, row.unit, row.beside) for row in number_rows(look, deck.cards[card])]


@pytest.mark.parametrize(
    ("card", "expected"),
    (
        ("museum", [("height", "50", "m", ""), ("points", "2", "", ""), ("resistance", "0", "", "")]),
        ("lofts", [("height", "30", "m", ""), ("points", "2", "", "")]),
        ("foundation-slab-1", [("resistance", "0", "", "")]),
        ("toilet-3", [("height", "10", "m", "")]),
        ("tornado-1", []),
    ),
)
def test_a_number_that_no_card_of_its_kind_has_is_not_printed(card, expected):
    assert rows("skyscrapers", card) == expected


def test_units_stand_beside_their_numbers_but_signs_of_money_belong_to_them():
    assert rows("countries", "algeria") == [
        ("area", "919,595", "mi²", "(2,381,740 km²)"),
        ("population", "38,481,705", "", ""),
        ("GDP", "188,681", "M$", ""),
        ("CO₂ per head", "3.63", "US t", "(3.29 t)"),
    ]
    assert rows("movies", "a-clockwork-orange", "fr") == [
        ("année de sortie", "1971", "", ""),
        ("recettes", "26\u202f589\u202f355\u00a0$", "", "(États-Unis seulement)"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_kinds_and_categories_of_the_shipped_deck_have_words(language):
    deck = find("skyscrapers")
    words = PrintWords(deck, language)
    known = {word for card in deck.cards.values() for word in card.traits.values() if word}
    told = {word: words.traits(replace(deck.cards["lofts"], traits={"kind": word})) for word in known}
    assert len(set(told.values())) == len(known)
    assert all(text and "print-" not in text and "_" not in text for text in told.values())


def test_a_word_of_ones_own_for_a_kind_stands_as_it_is():
    deck = find("skyscrapers")
    assert PrintWords(deck, "en").traits(replace(deck.cards["lofts"], traits={"kind": "harbour", "category": "shops"})) == "harbour · shops"


def test_each_sheet_says_what_it_is_on_both_sides():
    pages = reader(printed("landmarks", "en", first=10)).pages
    edges = [next(one.text for one in words_of(page) if "sheet" in one.text) for page in pages]
    assert edges == [f"Landmarks: sheet {which} of 2, {side}" for which in (1, 2) for side in ("faces", "backs")]
    assert all(any(one.text == "100\u00a0mm" for one in words_of(page)) for page in pages)


@pytest.mark.parametrize("turn", ("long", "short"))
def test_each_back_lies_behind_its_face_and_stands_as_the_sheet_is_turned(turn):
    deck, layout = find("landmarks"), layout_of(A4, MINI, 0)
    cards = in_order(deck, deck.cards, "en")[:5]
    back = {one.text: one for one in words_of(reader(printed(size=MINI, turn=turn, first=5)).pages[1])}
    for spot, card in zip(layout.fronts(), cards, strict=False):
        code = back[codes_of(deck)[card]]
        x, y = A4.width - spot.x - spot.width + 3.08, code.y if turn == "long" else A4.height - code.y
        if turn == "short":
            x = A4.width - x
        assert code.along == ((1.0, 0.0) if turn == "long" else (-1.0, 0.0))
        assert code.x == pytest.approx(x, abs=0.2)
        assert spot.y + 3 < y < spot.y + 30


def test_cards_come_by_name_in_the_language_of_the_print():
    deck = find("skyscrapers")
    assert in_order(deck, ("spire", "museum", "antenna"), "fr") == ["antenna", "spire", "museum"]
    assert in_order(deck, ("spire", "museum", "antenna"), "en") == ["antenna", "museum", "spire"]


def test_names_that_cannot_be_written_are_all_told_with_their_cards():
    deck = find("landmarks")
    odd = {id: replace(deck.cards[id], names={**deck.cards[id].names, "en": f"{id} 塔"}) for id in ("atomium", "big-ben")}
    odd_deck = replace(deck, cards={**deck.cards, **odd})
    assert made(odd_deck, "fr", first=20) == made(deck, "fr", first=20)  # where it does not stand it does no harm
    with pytest.raises(Unusable) as refused:
        made(odd_deck, first=20)
    what = "'塔' cannot be printed: the fonts do not have it, or it is written from right to left"
    assert in_english(refused.value.problems) == tuple(
        WordedProblem(f"deck landmarks, card {card}", what, "write it with other letters") for card in ("atomium", "big-ben")
    )


def test_the_longest_of_everything_still_fits_on_the_smallest_card():
    deck = find("countries")
    long = "Wwwwwwwwww" * 8
    texts = dict.fromkeys(LANGUAGES, long)
    number = Decimal("123456789012345.123456")
    card = replace(
        deck.cards["algeria"],
        names=texts,
        places=texts,
        notes=texts,
        numbers=Hidden(dict.fromkeys(deck.cards["algeria"].numbers.opened(), number)),
    )
    deck = replace(deck, cards={**deck.cards, card.id: card})
    for sticker in ("face", "back", "none"):
        face, back = reader(printed_cards(CardPrint(deck, (card.id,), "en", layout_of(A4, MINI, 0), sticker, "long", False))).pages
        assert "123,456,789,012,345.123456" in text_of(face)
        assert text_of(back).count(long) == 3


@pytest.mark.exam
def test_labels_bear_short_name_and_code():
    deck = find("landmarks")
    cards = in_order(deck, deck.cards, "ru", are_short=True)
    pages = reader(printed_labels(LabelPrint(deck, cards, "ru", A4))).pages
    text = "".join(map(text_of, pages))
    assert len(pages) == 2
    assert [card for card in cards if squeezed(deck.cards[card].short_names["ru"]) not in text or codes_of(deck)[card] not in text] == []


def drawn(draw, deck, card, **look):
    """One side of a card."""
    language = look.pop("language", "en")
    asked = {"size": POKER, "sticker": "none", "are_hands_secret": False, "bleed": 0.0, **look}
    ink = Noting()
    draw(ink, Look(deck=deck, words=PrintWords(deck, language), **asked), card)
    ink.finish()
    return ink


LONG = "the one that is meant and no other of the same name, for there are two of them"


@pytest.mark.parametrize(("draw", "times"), ((draw_back, 2), (draw_face, 1)))
def test_a_long_note_parts_in_two_lines_rather_than_being_squeezed(draw, times):
    deck = find("landmarks")
    card = replace(deck.cards["atomium"], places={"en": LONG}, notes={"en": LONG})
    words = drawn(draw, replace(deck, cards={card.id: card}), card, sticker="back").written
    lines = [(text, size, stretch) for text, _, _, size, _, stretch in words if len(text) > 9 and text in LONG]
    assert " ".join(text for text, _, _ in lines) == " ".join([LONG] * times)
    assert {(size >= LEAST, stretch) for _, size, stretch in lines} == {(True, 1.0)}


def test_the_emblem_of_a_small_card_leaves_its_code_free():
    deck = find("skyscrapers")
    for size in (MINI, POKER):
        card = deck.cards["museum"]
        ink = drawn(draw_face, deck, card, size=size, are_hands_secret=True)
        [(x, points)] = [(x, points) for text, x, _, points, _, _ in ink.written if text == codes_of(deck)[card.id]]
        [(_, left, _, side)] = ink.emblems
        assert (left >= x + millimetres_wide(codes_of(deck)[card.id], "bold", points) + 1, side > 6) == (True, True)


def pictureless():
    """A deck that bears no picture."""
    deck = find("landmarks")
    cards = {id: replace(card, traits={}) for id, card in list(deck.cards.items())[:3]}
    return replace(deck, cards=cards)


@pytest.mark.exam
@pytest.mark.parametrize("secret", (False, True))
@pytest.mark.parametrize("sticker", ("face", "back", "none"))
def test_a_card_without_a_picture_has_no_question_mark_in_its_place(sticker, secret, monkeypatch):
    put = []
    monkeypatch.setattr(Ink, "emblem", lambda *told: put.append(told))
    deck = pictureless()
    made(deck, secret=secret, sticker=sticker)
    printed_labels(LabelPrint(deck, tuple(deck.cards), "en", A4))
    assert put == []


def test_what_a_short_word_leaves_free_is_for_a_long_number():
    deck = find("landmarks")
    many = tuple(replace(deck.characteristics[0], id=f"c{place}", names={"en": "height"}) for place in range(8))
    card = replace(deck.cards["atomium"], numbers=Hidden({one.id: Decimal("123456789012345.123456") for one in many}), marks={})
    deck = replace(deck, characteristics=many, cards={card.id: card})
    numbers = [(size, stretch) for text, _, _, size, _, stretch in drawn(draw_face, deck, card).written if "123456" in text]
    assert len(numbers) == 8
    assert {(size >= 7, stretch) for size, stretch in numbers} == {(True, 1.0)}


@pytest.mark.exam
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sticker", ("face", "none"))
def test_units_are_never_smaller_than_other_small_letters(sticker, language):
    deck = find("countries")
    for card in deck.cards.values():
        units = {one.units[language] for one in deck.characteristics if one.units[language]}
        words = drawn(draw_face, deck, card, size=MINI, sticker=sticker, language=language).written
        sizes = [size for text, _, _, size, _, _ in words if text in units]
        assert min(sizes) >= LEAST
