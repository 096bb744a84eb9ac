"""What lines have to be like in every language: each check takes a book and names what breaks it."""

from __future__ import annotations

import re
import typing
from collections import Counter
from functools import cache
from pathlib import Path

from fluent.syntax import ast

from companion.words.numerals_reading import Case, Gender
from tests.words.book import LABEL, NUMBERS, Book, Said, is_another, nodes, plain

COUNTS = (0, 1, 2, 5, 11, 21, 22, 1.5)
SAID_COUNTS = (0, 1, 2, 5, 11, 21, 22, 101, 1000)
PLURALS = {"en": ("one", "other"), "ru": ("one", "few", "many", "other"), "fr": ("one", "other")}
CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})
COUNTED = tuple(
    f"counts-{what}" for what in ("cards", "faulty", "mini-skyscraper", "order-and-unity", "world-record", "toilets")
)  # line by line at the end
SHOWS_A_NUMBER = frozenset(
    {
        *(f"comparity-{key}" for key in ("reveals", "shows", "too-great-left", "too-great-below")),
        *(f"cardline-{key}" for key in ("opens", "joins", "card-is", "accept-shows", "accept-misfits")),
        *(f"cardline-{verdict}-{where}" for verdict in ("fits", "misfits") for where in ("first", "between", "last")),
        # What a foundation bears, the height that a roof tells, thresholds, and points at once and at the end (S4, S5, S15, S16, S19).
        *(f"skyscrapers-{key}" for key in ("opens", "roofs", "height-is", "faulty-threshold", "toilet-specialist", "further-toilet")),
        *(f"skyscrapers-{count}" for count in COUNTED),
        *(f"skyscrapers-count-{count}" for count in COUNTED),
        *(f"skyscrapers-{key}" for key in ("total", "wins", "share")),
        # What everybody sees of open cards and of towers, told to whoever sees nothing.
        *(f"blind-{key}" for key in ("lies-open", "is-open", "line-card", "in-line", "site", "aside", "building", "threshold")),
        *(f"blind-{key}" for key in ("foundation-bears", "floor", "top", "bears")),
        # The skyline at the end, the ruler beside the towers, and what a player's next building has to exceed.
        "end-city",
        "ground-metres",
        "screen-threshold",
        "screen-threshold-reach",
        "terminal-tower-heights",
        "terminal-tower-points",
    }
)
VALUES = frozenset(
    {"number", "other-number", "left-number", "right-number", "value", "height", "heights", "year", "points", "threshold", "withstands"}
)
# The number of a cell, the height of a building that was announced, and what is printed on cards in one's own hand.
ALWAYS_SHOWS = re.compile(r"([a-z]+-)?place-slot|place-(building|height|cell)|blind-(metres|points)|terminal-card-|tray-worth(-brief)?$")
# What SAID may be told (README of lines); each by its name.
TOLD = {
    "gender": frozenset(typing.get_args(Gender)),
    "case": frozenset(typing.get_args(Case)),
    "begins": frozenset({"sentence"}),
}
# No blame and no regret, and none of the words of readers and tags (LOOK, Words).
BANNED = {
    "en": r"wrong|errors?|illegal|invalid|incorrect|mistakes?|mistaken|faults?|cheat\w*|alas|unfortunately|sorry|"
    r"tags?|readers?|antennas?|uid|slots?|rfid",
    "ru": r"ошиб\w*|неверн\w*|неправильн\w*|незаконн\w*|недопустим\w*|запрещен\w*|запрещён\w*|наруш\w*|винов\w*|"
    r"увы|к сожалению|тег\w*|метк\w*|считывател\w*|ридер\w*|антенн\w*|rfid",
    "fr": r"erreurs?|faux|fausses?|illéga\w*|invalides?|incorrecte?s?|interdite?s?|fautes?|coupables?|"
    r"hélas|malheureusement|tags?|étiquettes?|lecteurs?|antennes?|rfid",
}
LETTERS = {"en": "a-z", "ru": "а-яё", "fr": "a-zà-öø-ÿœ"}
PIECES = re.compile(
    r"([a-z]+-)?place-|quoted|blind-(cells|metres|points)$|agreeing-example-|page-avatar-|ground-(above|below)$"
)  # parts of sentences


def nothing_is_junk(book: Book) -> list[str]:
    """A parse error is no exception to Fluent: it makes junk, and the message is gone."""
    return [f"{language}/{file}: {entry.content!r}" for language, file, entry in book.entries if isinstance(entry, ast.Junk)]


def no_id_stands_twice(book: Book) -> list[str]:
    counted = Counter((said.language, said.name) for said in book.said)
    return [f"{language}: {name} stands {number} times" for (language, name), number in counted.items() if number > 1]


def every_language_has_the_same_ids_and_attributes(book: Book) -> list[str]:
    names = dict.fromkeys((said.file, said.name) for said in book.said)
    here = {(said.language, said.file, said.name) for said in book.said}
    return [f"{language}/{file} lacks {name}" for file, name in names for language in book.languages if (language, file, name) not in here]


def every_language_uses_the_same_variables(book: Book) -> list[str]:
    broken = []
    for name in dict.fromkeys(said.name for said in book.said):
        of_each = {language: sorted(book.variables(said)) for language in book.languages if (said := book.of(language, name))}
        if len({tuple(variables) for variables in of_each.values()}) > 1:
            broken.append(f"{name}: {of_each}")
    return broken


def every_reference_leads_somewhere(book: Book) -> list[str]:
    return [
        f"{said.where}: there is no {name}" for said in book.said for name in book.references(said) if book.of(said.language, name) is None
    ]


def every_text_can_be_formatted(book: Book) -> list[str]:
    """With each number that has a form of its own somewhere; no box, brace or variable's name is left."""
    broken = []
    for said in book.said:
        names = book.variables(said)
        for count in COUNTS if names & NUMBERS else (0,):
            text, errors = book.format(said, {name: count if name in NUMBERS else "X" for name in names})
            if errors or re.search("[{}$\u2068\u2069]", text) or not text.strip():
                broken.append(f"{said.where} with {count}: {text!r} {errors}")
    return broken


def plurals_have_all_forms(book: Book) -> list[str]:
    """In Russian 1.5 takes the default, so that has to be `other` and no other."""
    broken = []
    for said in book.said:
        for node in nodes(said.pattern):
            if not isinstance(node, ast.SelectExpression):
                continue
            keys = [variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)]
            default = next(variant.key for variant in node.variants if variant.default)
            forms = [key for key in keys if key in CATEGORIES]
            if not set(forms) <= {"other"} and tuple(forms) != PLURALS[said.language]:
                broken.append(f"{said.where}: {forms} instead of {list(PLURALS[said.language])}")
            elif forms and not (isinstance(default, ast.Identifier) and default.name == "other"):
                broken.append(f"{said.where}: the default is not other")
    return broken


def nobody_is_blamed_or_shouted_at(book: Book) -> list[str]:
    broken = []
    for said in book.of_players():
        for text in plain(said):
            found = re.findall(rf"!|\b(?:{BANNED[said.language]})\b", text, re.IGNORECASE)
            broken += [f"{said.where}: {', '.join(found)}"] if found else []
    return broken


def what_is_taken_from_a_place_is_taken_away_from_it(book: Book) -> list[str]:
    """French: a card is taken back (`reprise`) into a hand, and away (`retirée`) from a place."""
    of_places = [
        said for said in book.of_players() if said.language == "fr" and any(name.endswith("-from") for name in book.variables(said))
    ]
    return [f"{said.where}: {text}" for said in of_places for text in plain(said) if re.search(r"\breprenez\b", text, re.IGNORECASE)]


def quotes_and_spaces_are_those_of_the_language(book: Book) -> list[str]:
    broken = []
    for said in book.said:
        wrong = _untypographic(said)
        broken += [f"{said.where}: {text!r}" for text in plain(said) if wrong.search(text)]
    return broken


def _untypographic(said: Said) -> re.Pattern[str]:
    common = r"[\"'`]|  |[ \u00a0\u202f][.,]| $"
    by_language = {
        "en": r"[«»„]|[ \u00a0\u202f][:;?]",
        "ru": r"[“”](?!$)|’|[ \u00a0\u202f][:;?]|[^\u00a0]—",  # a dash never begins a row
        "fr": r"[„]|(?<![\u00a0\u202f])[:;?»]|«(?!\u00a0|\u202f)",
    }
    return re.compile(common if said.id.startswith("quoted") else f"{common}|{by_language[said.language]}")


def sentences_begin_with_a_capital(book: Book) -> list[str]:
    """Places are written small, so none of them begins a sentence; names of people and cards may. So is a number in words."""
    broken = []
    written = [(said, False, 2) for said in book.of_players()]
    for said, is_spoken, count in (*written, *((said, True, count) for said in book.spoken() for count in (0, 1, 2, 5))):
        if PIECES.match(said.id) or LABEL.match(said.id):
            continue
        names = book.variables(said)
        given = {name: count if is_counted(said, name) else "x" if _is_place(name) else "X" for name in names}
        text, _ = book.format(said, given, is_spoken=is_spoken)
        if re.search(rf"(?:^|[.?][ \u00a0])[«“\u00a0]*[{LETTERS[said.language]}x]", text):
            broken.append(f"{said.where}: {text!r}")
    return broken


def is_counted(said: Said, name: str) -> bool:
    """Whether that variable of a text is a number; what a card shows comes as text and is said by `formats`."""
    of_some = (name == "number" and "place-" in said.id) or (name == "deck" and "-status-" in said.id)
    return name in NUMBERS or of_some


def numbers_are_said_in_words(book: Book) -> list[str]:
    """Whatever counts goes through SAID, but for what it chooses among."""
    broken = []
    for said in book.spoken():
        shown = [node.expression for node in nodes(said.pattern) if isinstance(node, ast.Placeable)]
        named = [one.id.name for one in shown if isinstance(one, ast.VariableReference)]
        broken += [f"{said.where}: {name}" for name in named if is_counted(said, name)]
        broken += [
            f"{said.where}: {one.name.name}" for one in nodes(said.pattern) if isinstance(one, ast.NamedArgument) and not _may_be_told(one)
        ]
    return broken


def _may_be_told(one: ast.NamedArgument) -> bool:
    return isinstance(one.value, ast.StringLiteral) and one.value.value in TOLD.get(one.name.name, ())


def nothing_that_is_said_has_a_digit(book: Book) -> list[str]:
    broken = []
    for said in book.spoken():
        names = {*book.variables(said), "slot", "letter", "number"}
        for count in SAID_COUNTS:
            given: dict[str, object] = {name: count if is_counted(said, name) else "X" for name in names}
            text, errors = book.format(
                said, given | {"slot": "C3", "letter": "C", "number": given["number"] if "place-" in said.id else "X"}, is_spoken=True
            )
            if errors or any(sign.isdigit() for sign in text):
                broken.append(f"{said.where} with {count}: {text!r} {errors}")
    return broken


def _is_place(name: str) -> bool:
    return name.startswith(("place", "home", "there"))


def a_number_is_said_only_where_a_card_was_shown(book: Book) -> list[str]:
    return [f"{said.where}: {sorted(found)}" for said in book.said if (found := book.variables(said) & VALUES) and not _may_show(said)]


def _may_show(said: Said) -> bool:
    return said.id in SHOWS_A_NUMBER or ALWAYS_SHOWS.match(said.id) is not None


def every_why_is_two_sentences(book: Book) -> list[str]:
    whys = [said for said in book.said if "-why-" in said.id]
    return [f"{said.where}: {text}" for said in whys for text in plain(said) if len(sentences(text)) != 2]


def sentences(text: str) -> list[str]:
    """A sentence ends with a mark before a space or the end; whatever ends without one counts as well."""
    return [part for part in re.split(r"(?<=[.?!…])\s+", text.strip()) if part]


def every_sentence_ends(book: Book) -> list[str]:
    return [
        f"{said.where}: {text!r}"
        for said in book.of_players()
        if not (PIECES.match(said.id) or LABEL.match(said.id)) and "-option-" not in said.id and not is_another(said)
        for text in plain(said)
        if not text.rstrip().endswith((".", "?"))
    ]


def no_label_is_a_sentence(book: Book) -> list[str]:
    """It ends without a full stop; an abbreviation may have one, and a label may ask."""
    labels = [(said, text) for said in book.said if LABEL.match(said.id) for text in plain(said)]
    return [f"{said.where}: {text!r}" for said, text in labels if re.search(r"\w{5,}[.]$|[.?] ", text)]


@cache
def covered() -> frozenset[int]:
    """The code points that DejaVu Sans has."""
    text = Path(__file__).with_name("dejavu.txt").read_text(encoding="ascii")
    ranges = [part for line in text.splitlines() if not line.startswith("#") for part in line.split()]
    found: set[int] = set()
    for part in ranges:
        first, _, last = part.partition("-")
        found.update(range(int(first, 16), int(last or first, 16) + 1))
    return frozenset(found)


def without_glyph(text: str, points: frozenset[int]) -> list[str]:
    return sorted({f"U+{ord(sign):04X}" for sign in text if sign != "\n" and ord(sign) not in points})


def every_sign_has_a_glyph(book: Book) -> list[str]:
    points = covered()
    return [f"{said.where}: {', '.join(missing)}" for said in book.said if (missing := without_glyph("".join(plain(said)), points))]


# The check, and small texts that break it: one file a language.
BROKEN: tuple[tuple[object, dict[str, str]], ...] = (
    (nothing_is_junk, {"en": "comparity-turn = { $seat, your turn.\n"}),
    (no_id_stands_twice, {"en": "comparity-turn = One.\ncomparity-turn = Two.\n"}),
    (every_language_has_the_same_ids_and_attributes, {"en": "one = One.\ntwo = Two.\n", "ru": "one = Один.\n"}),
    (every_language_has_the_same_ids_and_attributes, {"en": "one = One.\n    .spoken = Uno.\n", "fr": "one = Un.\n"}),
    (every_language_uses_the_same_variables, {"en": "one = { $seat }.\n", "fr": "one = { $name }.\n"}),
    (
        every_language_uses_the_same_variables,
        {"en": "one = { $seat }.\n    .spoken = { $seat }.\n", "fr": "one = { $seat }.\n    .spoken = Un.\n"},
    ),
    (every_language_uses_the_same_variables, {"en": "one = { two }.\ntwo = { $a }\n", "fr": "one = { two }.\ntwo = { $b }\n"}),
    (every_reference_leads_somewhere, {"en": "one = { two }.\n"}),
    (every_text_can_be_formatted, {"en": "one = { two }.\n"}),
    (every_text_can_be_formatted, {"en": "one = { $count ->\n    [0] none\n   *[other] { MISSING($count) }\n}.\n"}),
    (every_text_can_be_formatted, {"en": 'one = { $count } {"{"}.\n'}),
    (plurals_have_all_forms, {"ru": "one = { $count ->\n    [one] карта\n    [few] карты\n   *[many] карт\n}.\n"}),
    (plurals_have_all_forms, {"ru": "one = { $count ->\n    [one] карта\n    [few] карты\n    [other] карты\n   *[many] карт\n}.\n"}),
    (plurals_have_all_forms, {"fr": "one = { $count ->\n   *[one] carte\n    [other] cartes\n}.\n"}),
    (nobody_is_blamed_or_shouted_at, {"en": "one = Well done!\n"}),
    (nobody_is_blamed_or_shouted_at, {"en": "one = That is Wrong.\n"}),
    (nobody_is_blamed_or_shouted_at, {"ru": "one = Это ошибка.\n"}),
    (nobody_is_blamed_or_shouted_at, {"fr": "one = { $count ->\n    [one] Un tag.\n   *[other] Rien.\n}\n"}),
    (nobody_is_blamed_or_shouted_at, {"fr": "one = Hélas, elle s’effondre.\n"}),
    (what_is_taken_from_a_place_is_taken_away_from_it, {"fr": "one = Reprenez-la { $place-from }.\n"}),
    (quotes_and_spaces_are_those_of_the_language, {"en": 'one = "{ $card }" lies there.\n'}),
    (quotes_and_spaces_are_those_of_the_language, {"ru": "one = Карта “{ $card }” лежит.\n"}),
    (quotes_and_spaces_are_those_of_the_language, {"ru": "one = ОК — да.\n"}),
    (quotes_and_spaces_are_those_of_the_language, {"fr": "one = { $card } ?\n"}),
    (quotes_and_spaces_are_those_of_the_language, {"fr": "one = «{ $card }».\n"}),
    (sentences_begin_with_a_capital, {"en": "one = { $place } touches no card.\n"}),
    (sentences_begin_with_a_capital, {"ru": "one = Хорошо. карта лежит.\n"}),
    (sentences_begin_with_a_capital, {"en": "one = There. { SAID($count) } cards are left.\n"}),
    (numbers_are_said_in_words, {"en": "one = { $count } cards.\n"}),
    (numbers_are_said_in_words, {"en": "one = { $count ->\n   *[other] { $count } cards\n}.\n"}),
    (numbers_are_said_in_words, {"en": "one = Cards.\n    .spoken = { $count } cards.\n"}),
    (numbers_are_said_in_words, {"en": "place-slot = place { $number }\n"}),
    (numbers_are_said_in_words, {"ru": 'one = { SAID($count, gender: "female") }.\n'}),
    (numbers_are_said_in_words, {"fr": 'one = { SAID($count, kind: "feminine") }.\n'}),
    (nothing_that_is_said_has_a_digit, {"en": "one = From 0 to { SAID($most) }.\n"}),
    (nothing_that_is_said_has_a_digit, {"en": "one = The { place-height } tower.\nplace-height = { $height } m\n"}),
    (nothing_that_is_said_has_a_digit, {"ru": 'one = { SAID($count, case: "dative") }.\n'}),
    (a_number_is_said_only_where_a_card_was_shown, {"en": "skyscrapers-builds = { $seat } builds to { $height } m.\n"}),
    (a_number_is_said_only_where_a_card_was_shown, {"en": "skyscrapers-turned = { $place } scores { $points }.\n"}),
    (a_number_is_said_only_where_a_card_was_shown, {"en": "comparity-plays = { $card } is { $number } tall.\n"}),
    (every_why_is_two_sentences, {"en": "comparity-why-C1 = Because.\n"}),
    (every_why_is_two_sentences, {"en": "comparity-why-C1 = One. Two. Three.\n"}),
    (every_sentence_ends, {"en": "comparity-turn = { $seat }, your turn\n"}),
    (every_sentence_ends, {"en": "page-home-ready = The table is free\n"}),
    (no_label_is_a_sentence, {"en": "page-label-begin = The match begins.\n"}),
    (no_label_is_a_sentence, {"en": "screen-button-ok = Yes. Go on\n"}),
    (every_sign_has_a_glyph, {"en": "one = A prize \U0001f3c6.\n"}),
)
CHECKS = tuple(dict.fromkeys(check for check, _texts in BROKEN))
