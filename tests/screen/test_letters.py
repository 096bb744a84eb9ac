"""Words are set as large as they fit, whole, with numbers beside their units; what does not fit is cut and told."""

from __future__ import annotations

from functools import cache
from itertools import product

import pygame
import pytest
from fontTools.ttLib import TTFont

from companion.cards.decks import files
from companion.screen.fonts import FILES, FOLDER, USUAL, FontLetters, file_for, rendered
from companion.screen.letters import BREAK, ELLIPSIS, STEP, Fitted, Style, Typesetter
from companion.screen.things import Rect, TextLine
from tests.words.book import plain, shipped

LANGUAGES = ("en", "ru", "fr")
FACES = ("sans", "bold", "condensed", "narrow")
LETTERS = FontLetters()
SENTENCE = "Anna plays “Eiffel Tower” on C3, and 12 cards are left in her hand."
LONG = "Deal 7 cards to each and make a pile of 15 cards, all face down. Then lay the top card of the pile in the middle of the mat."


class Square:
    """Every letter is as wide as it is high, lines touch each other: what fits can be counted."""

    def __init__(self):
        self.asked = 0

    def width(self, text, face, size):
        self.asked += 1
        return len(text) * size

    def height(self, face, size):
        return size


@pytest.fixture
def setter():
    return Typesetter(FontLetters())


@pytest.fixture
def square():
    return Typesetter(Square())


@cache
def texts(language):
    """All that can be said to players, but for its variables."""
    return tuple(sorted({text.strip() for said in shipped().of_players() if said.language == language for text in plain(said)} - {""}))


def sizes(most, least):
    """That are tried one after the other."""
    found = [most]
    while found[-1] > least:
        found.append(max(least, min(found[-1] - 1, int(found[-1] * STEP))))
    return found


def fits(setter, text, face, size, room, lines):
    broken = setter.broken(text, face, size, room[0])
    return broken is not None and len(broken) <= lines and len(broken) * LETTERS.height(face, size) <= room[1]


# Breaking


@pytest.mark.parametrize(
    ("wide", "lines"),
    [
        (19, ("the king of the pop",)),
        (18, ("the king of the", "pop")),
        (15, ("the king of the", "pop")),
        (14, ("the king of", "the pop")),
        (8, ("the king", "of the", "pop")),
        (4, ("the", "king", "of", "the", "pop")),
        (3, None),
    ],
)
def test_lines_are_broken_at_spaces_as_late_as_they_can_be(square, wide, lines):
    assert square.broken("the king of the pop", "sans", 10, wide * 10) == lines


def test_paragraphs_begin_on_lines_of_their_own(square):
    assert square.broken("one two\nthree", "sans", 10, 100) == ("one two", "three")
    assert square.broken("one two\nthree", "sans", 10, 50) == ("one", "two", "three")


def test_a_number_and_its_unit_are_one_word():
    cases = [
        ("it is 74.5 m high", ["it", "is", "74.5 m", "high"]),
        ("in all 56,827 mi² of it", ["in", "all", "56,827 mi²", "of", "it"]),
        ("всего 100 км² суши", ["всего", "100 км²", "суши"]),
        ("высота 324 м, не больше", ["высота", "324 м,", "не", "больше"]),
        ("(147,180 km²) at 5 ft.", ["(147,180 km²)", "at", "5 ft."]),
        ("from 12 m to 30 m", ["from", "12 m", "to", "30 m"]),
        ("12 men", ["12", "men"]),
        ("7 карт м", ["7", "карт", "м"]),
        ("a m", ["a", "m"]),
        ("no 7 cards", ["no", "7", "cards"]),
        ("1\u00a0250 t", ["1\u00a0250 t"]),
    ]
    assert [(text, BREAK.split(text)) for text, parts in cases] == cases


@pytest.mark.parametrize("value", ["74.5 m", "56,827 mi²", "100 км²", "495,755 km²", "324 м"])
def test_a_number_and_its_unit_are_never_parted_however_narrow_the_room(setter, value):
    text = f"Now it is known to be {value} and no more"
    whole = 0
    for wide in range(20, 400, 3):
        lines = setter.fitted(text, "sans", (wide, 400), 40, 12, 12).lines
        if not any(ELLIPSIS in line for line in lines):
            assert [value in line for line in lines].count(True) == 1
            whole += 1
    assert whole > 80


# Sizes

ROOMS = ((90, 60), (170, 40), (250, 130), (420, 50), (640, 300))
CASES = tuple(product((SENTENCE, LONG, "Дождитесь своего хода", "Mont-Saint-Michel", "Да"), ROOMS, (1, 2, 4), ("sans", "narrow")))


def test_the_largest_size_that_fits_is_taken(setter):
    found, wanted = {}, {}
    for text, room, lines, face in CASES:
        case = (text, room, lines, face)
        one = setter.fitted(text, face, room, 48, 10, lines)
        found[case] = None if one.is_cut else one.size
        wanted[case] = next((size for size in sizes(48, 10) if fits(setter, text, face, size, room, lines)), None)
    assert found == wanted
    assert len(set(wanted.values())) > 12


def test_words_are_neither_broken_nor_lost(setter):
    changed = []
    for text, room, lines, face in CASES:
        one = setter.fitted(text, face, room, 48, 10, lines)
        widest = max(LETTERS.width(line, face, one.size) for line in one.lines)
        if (not one.is_cut and " ".join(one.lines) != text) or widest > room[0] or len(one.lines) > lines:
            changed.append((text, room, lines, one))
    assert changed == []


@pytest.mark.parametrize(
    ("room", "found"),
    [
        ((400, 20), Fitted(20, ("abcd",))),
        ((80, 20), Fitted(20, ("abcd",))),
        ((79, 20), Fitted(18, ("abcd",))),
        ((400, 19), Fitted(18, ("abcd",))),
        ((40, 20), Fitted(10, ("abcd",))),
        ((400, 3), Fitted(10, ("abcd",))),  # a line that is higher than its room is better than none
        ((39, 20), Fitted(10, ("ab…",), is_cut=True)),
    ],
)
def test_a_word_is_as_large_as_its_room_lets_it_be(square, room, found):
    assert square.fitted("abcd", "sans", room, 20, 10, 1) == found


def test_with_less_from_line_to_line_there_is_room_for_more(setter):
    room, lines = (300, 80), 6
    usual = setter.fitted(LONG, "sans", room, 48, 10, lines)
    close = setter.fitted(LONG, "sans", room, 48, 10, lines, leading=0.8)
    assert close == setter.fitted(LONG, "sans", (300, 100), 48, 10, lines)
    assert close.size > usual.size


@pytest.mark.exam
@pytest.mark.parametrize("language", LANGUAGES)
def test_measuring_roughly_never_says_no_to_what_fits(setter, language):
    """In rooms as screens have them, some words wide; most of what does not fit is refused without measuring it word by word."""
    unlike, refused, too_much = [], 0, 0
    for number, text in enumerate(texts(language)[::4]):
        face = FACES[number % 4]
        for size, wide in product((11, 17, 29, 48), (4, 7, 12, 20)):
            broken = setter.broken(text, face, size, size * wide)
            if broken is None:
                continue
            if not setter.may_fit(text, face, size, size * wide, len(broken)):
                unlike.append((text, face, size, wide, broken))
            if len(broken) > 2:
                too_much += 1
                refused += not setter.may_fit(text, face, size, size * wide, len(broken) // 2)
    assert unlike == []
    assert refused > too_much * 0.9


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_cards_in_the_room_of_a_card_are_as_large_as_they_would_be_measured_word_by_word(setter, language):
    unlike = []
    for deck in ("landmarks", "movies", "countries"):
        for card in list(files.find(deck).cards.values())[::5]:
            name, room = card.names[language], (104, 70)
            one = setter.fitted(name, "condensed", room, 24, 11, 3)
            wanted = next((size for size in sizes(24, 11) if fits(setter, name, "condensed", size, room, 3)), None)
            if (None if one.is_cut else one.size) != wanted:
                unlike.append((name, one, wanted))
    assert unlike == []


# Lines


def test_lines_are_evened_out(setter):
    greedy = setter.broken(SENTENCE, "sans", 20, 430)
    even = setter.fitted(SENTENCE, "sans", (430, 60), 20, 20, 3).lines
    assert greedy == ("Anna plays “Eiffel Tower” on C3, and 12 cards", "are left in her hand.")
    assert even == ("Anna plays “Eiffel Tower” on C3,", "and 12 cards are left in her hand.")


def test_lines_are_evened_out_to_no_more_of_them_and_the_longest_is_as_short_as_it_can_be(setter):
    for wide in range(140, 640, 25):
        greedy = setter.broken(LONG, "sans", 20, wide)
        even = setter.fitted(LONG, "sans", (wide, 900), 20, 20, 30).lines
        longest = max(LETTERS.width(line, "sans", 20) for line in even)
        assert (len(even), " ".join(even)) == (len(greedy), LONG)
        assert longest <= wide
        assert setter.broken(LONG, "sans", 20, longest) == even
        narrower = setter.broken(LONG, "sans", 20, longest - 1)
        assert narrower is None or len(narrower) > len(even) or longest <= wide // 3


def test_paragraphs_stay_as_they_were_meant(setter):
    text = "Seven cards for everybody at the table\nand a pile"
    assert setter.fitted(text, "sans", (900, 200), 20, 20, 4).lines == tuple(text.split("\n"))
    broken = ("Seven cards for everybody at the", "table", "and a pile")
    assert setter.fitted(text, "sans", (320, 200), 20, 20, 4).lines == broken


# What does not fit


@pytest.mark.parametrize(
    ("text", "room", "lines", "cut"),
    [
        ("one two three", (70, 10), 1, ("one tw…",)),  # the ellipsis needs room of its own
        ("one two three", (80, 10), 1, ("one two…",)),
        ("one two three", (50, 20), 2, ("one", "two…")),
        ("one two three", (50, 10), 2, ("one…",)),
        ("abcdefghij", (50, 10), 1, ("abcd…",)),
        ("abcdefghij kl", (50, 20), 2, ("abcd…", "kl")),
        ("one\ntwo\nthree", (50, 10), 1, ("one…",)),
    ],
)
def test_what_does_not_fit_at_the_least_size_ends_in_an_ellipsis(square, text, room, lines, cut):
    assert square.fitted(text, "sans", room, 20, 10, lines) == Fitted(10, cut, is_cut=True)


def test_what_was_cut_anywhere_is_told(setter):
    setter.set("Yes", Rect(0, 0, 200, 40), Style(), 30, 10)
    assert setter.cut == frozenset()
    setter.set(LONG, Rect(0, 0, 200, 40), Style(), 30, 12, 2)
    setter.set("Mont-Saint-Michel", Rect(0, 0, 30, 40), Style(), 30, 12)
    assert setter.cut == {LONG, "Mont-Saint-Michel"}
    assert not setter.fitted("Yes", "sans", (200, 40), 30, 10, 1).is_cut


# Where lines stand


@pytest.mark.parametrize(("align", "lefts"), [("left", (100, 100)), ("centre", (110, 120)), ("right", (120, 140))])
def test_lines_stand_to_the_left_in_the_middle_or_to_the_right(square, align, lefts):
    placed = square.set("abcdefgh klmnop", Rect(100, 50, 100, 60), Style(align=align), 10, 10, 2)
    assert [(one.text, one.rect) for one in placed] == [
        ("abcdefgh", Rect(lefts[0], 70, 80, 10)),
        ("klmnop", Rect(lefts[1], 80, 60, 10)),
    ]


@pytest.mark.parametrize(("upright", "top"), [("top", 50), ("middle", 70), ("bottom", 90)])
def test_lines_stand_at_the_top_in_the_middle_or_at_the_bottom(square, upright, top):
    placed = square.set("abcdefgh klmnop", Rect(100, 50, 100, 60), Style(upright=upright), 10, 10, 2)
    assert [one.rect.y for one in placed] == [top, top + 10]


def test_each_line_is_as_large_as_its_letters_and_in_the_style_that_was_asked_for(setter):
    style = Style("bold", (1, 2, 3), (4, 5, 6), "title")
    (placed,) = setter.set("Yes", Rect(10, 20, 200, 60), style, 30, 10)
    wide, tall = LETTERS.width("Yes", "bold", 30), LETTERS.height("bold", 30)
    assert placed == TextLine(Rect(10, 20 + (60 - tall) // 2, wide, tall), "Yes", "bold", 30, (1, 2, 3), (4, 5, 6), "title")


# Once


def test_what_was_made_once_is_the_very_same_object_again(setter):
    made = []

    def make():
        made.append(object())
        return made[-1]

    first = setter.once(("a", 1), make)
    assert setter.once(("a", 1), make) is first
    assert setter.once(("a", 2), make) is not first
    assert len(made) == 2
    assert Typesetter(LETTERS).once(("a", 1), make) is not first


def test_the_same_words_in_the_same_room_are_worked_out_once(square):
    first = square.fitted(SENTENCE, "sans", (400, 100), 20, 10, 3)
    asked = square.letters.asked
    assert square.fitted(SENTENCE, "sans", (400, 100), 20, 10, 3) is first
    assert square.letters.asked == asked
    assert square.fitted(SENTENCE, "sans", (399, 100), 20, 10, 3) is not first
    assert square.letters.asked > asked


def test_what_nobody_sees_is_drawn_by_its_number_and_measured_so():
    """NUL and halves of characters would end the drawing."""
    name, seen = "Anna\0\u202e\ud800\x1b", "Anna\\u0000\\u202e\\ud800\\u001b"
    pictures = [rendered(text, "sans", 20, (255, 255, 255)) for text in (name, seen)]
    assert pygame.image.tobytes(pictures[0], "RGBA") == pygame.image.tobytes(pictures[1], "RGBA")
    assert FontLetters().width(name, "sans", 20) == pictures[1].get_width()


# Which letters


def test_the_family_of_the_screen_has_the_usual_signs_in_all_four_faces_and_figures_of_one_width():
    for name in FILES.values():
        with TTFont(FOLDER / name, lazy=True) as file:
            signs, metrics = file.getBestCmap(), file["hmtx"]
            assert [sign for sign in map(chr, range(0x20, 0x2213)) if USUAL.fullmatch(sign) and ord(sign) not in signs] == []
            assert len({metrics[signs[ord(figure)]][0] for figure in "0123456789"}) == 1


@pytest.mark.parametrize(
    ("text", "file"),
    (
        ("Chloé, Дарья, Emil", "IBMPlexSans-Bold.ttf"),
        ("6\N{NARROW NO-BREAK SPACE}600 km²", "IBMPlexSans-Bold.ttf"),
        ("Κύπρος 中", "DejaVuSans-Bold.ttf"),
        ("Anna \N{HEBREW LETTER SHIN}", "DejaVuSans-Bold.ttf"),
    ),
)
def test_a_text_with_a_sign_that_the_family_lacks_is_set_in_the_other_as_a_whole(text, file):
    assert file_for(text, "bold") == file
