"""What may leave for a terminal, a log or a page."""

from __future__ import annotations

import json
import sys
import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from companion.core.visible import visible, visible_line

ANY = st.text(st.characters(codec=None, exclude_categories=()))
UNSEEN = frozenset(("Cc", "Cn", "Co", "Cs", "Zl", "Zp"))
TURNING = frozenset(("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"))


def test_a_sign_that_nobody_sees_is_told_by_its_number():
    cases = [
        ("\x1b", "\\u001b"),
        ("\0", "\\u0000"),
        ("\a", "\\u0007"),
        ("\r", "\\r"),
        ("\x7f", "\\u007f"),
        ("\x9b", "\\u009b"),
        ("\u202e", "\\u202e"),
        ("\u2066", "\\u2066"),
        ("\u200f", "\\u200f"),
        ("\u061c", "\\u061c"),
        ("\ufeff", "\\ufeff"),
        ("\u2028", "\\u2028"),
        ("\u0378", "\\u0378"),
        ("\ue000", "\\ue000"),
        ("\ufffe", "\\ufffe"),
        ("\udcff", "\\udcff"),
        ("\U000e0041", "\\udb40\\udc41"),
        ("\U0010ffff", "\\udbff\\udfff"),
    ]
    assert [(sign, (visible(f"a{sign}b"), visible_line(f"a{sign}b"))) for sign, told in cases] == [
        (sign, (f"a{told}b",) * 2) for sign, told in cases
    ]


def test_names_of_all_scripts_stay_as_they_are():
    cases = [
        "Анна-Мария",
        "Ёлка, й из двух знаков: и\u0306",
        "حسن",
        "שָׁלוֹם",
        "東京タワー",
        "می\u200cروم",
        "क्\u200dष",
        "👩\u200d🚀 🏳️\u200d🌈",
        "12\u202f345\u00a0m\u3000",
        "\u06dd١٢٣",
        "C:\\users\\\\n",
        "“Tour Eiffel”",
    ]
    assert [(name, (visible(name), visible_line(name))) for name in cases] == [(name, (name, name)) for name in cases]


def test_a_page_keeps_its_lines_and_a_line_begins_no_other():
    assert visible("a\tb\nc\r\nd\re\n") == "a\tb\nc\r\nd\\re\n"
    assert visible_line("a\tb\nc\r\nd") == "a\\tb\\nc\\r\\nd"


@given(ANY)
def test_all_that_is_left_is_seen_and_once_is_enough(text):
    for told in (visible(text.replace("\r\n", "")), visible_line(text)):
        assert {sign for sign in told if unicodedata.category(sign) in UNSEEN or unicodedata.bidirectional(sign) in TURNING} <= {"\n", "\t"}
        assert (visible(told), "\n" in visible_line(text)) == (told, False)
    assert visible_line(visible_line(text)) == visible_line(text)


@given(ANY)
def test_a_line_of_json_keeps_its_value(text):
    written = json.dumps({"name": text}, ensure_ascii=False)
    assert json.loads(visible(written)) == json.loads(json.dumps({"name": text}))
    assert visible(written).encode()


def test_what_python_calls_printable_is_never_changed():
    """So names that decks, mats and players may have stay as they are in every file that is written of them."""
    printable = "".join(sign for sign in map(chr, range(sys.maxunicode + 1)) if sign.isprintable())
    assert visible(f"{printable}\n") == visible_line(f"{printable}\x1b").removesuffix("\\u001b") + "\n" == f"{printable}\n"
