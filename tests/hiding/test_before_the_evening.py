"""Whoever prepares cards, or puts them away, learns no number (H1): decks with other numbers let out the same, by whatever is used.

Rules of this file: whoever types the numbers of a card, or has seen it in a match, knows them, so these cards keep theirs. All others take
each other's, in a deck of one's own that takes the place of a shipped one; and everything is done twice, in the same folders.
"""

from __future__ import annotations

import csv
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import contextmanager
from dataclasses import replace
from decimal import Decimal
from pathlib import Path
from random import Random

import pytest
from pypdf import PdfReader

from companion.app.matches import TAGS
from companion.cards.decks import card_rows, files
from companion.cards.decks.csv_reading import CardRow
from companion.cards.decks.files import shipped
from companion.cards.editing import showing
from companion.cards.editing.telling import DeckPage
from companion.cards.printing import cards
from companion.cli import teaching
from companion.config.config import folders
from companion.core.decks.card import LANGUAGES
from companion.pages import enrolling, sorting
from companion.pages.aloud import Aloud
from companion.record import seen
from companion.screen.acts import Change, GoBack, OpenPage, Type
from tests.cli.running import facedown
from tests.hiding.planting import sealed
from tests.hiding.screened import written
from tests.pages.driven import after, run, scene
from tests.pages.test_aloud import Recorded
from tests.pages.test_sorting import ASKED, named_to_its_end

DECK, COUNT = "landmarks", 40
KNOWN = ("big-ben", "cn-tower", "colosseum", "eiffel-tower")  # to whoever types about them, or has seen them
NUMBERS = ("height", "year")
SHEET = "Name;Height (m);Year\nColosseum;52,25;81\nEiffel Tower;331,5;1890\n"
BAD_SHEET = "Name;Height (m);Year\nColosseum;x;1,234\nNowhere;1;2\n"
# The name of a folder of the moment; how small numbers become when they are packed.
CHANGED = re.compile(r"facedown-\w+|\([0-9.]+ [kM]?B\)")
UIDS = tuple(f"04e1234567{number:04x}" for number in range(12))
LEARN = ("tags", "learn", "--deck", DECK)
MATCH = (
    *({"place": "D4", "card": "eiffel-tower"}, {"wait": 2}, {"place": "C4", "card": "big-ben"}, {"wait": 2}),
    *({"lift": "C4"}, {"press": "check"}, {"place": "C4", "card": "big-ben"}, {"choose": "check:D4"}),
)

Outputs = Mapping[str, object]  # all that is let out, by what lets it out
Numbers = Callable[[list[dict[str, str]]], None]  # changes the rows of a deck


# The two decks.


def shuffled(rows):
    """The numbers of cards that nobody knows."""
    hidden = [row for row in rows if row["id"] not in KNOWN]
    numbers = [[row[column] for column in NUMBERS] for row in hidden]
    for row, other in zip(hidden, Random(11).sample(numbers, len(numbers)), strict=True):
        row.update(zip(NUMBERS, other, strict=True))


SPOILT = (
    lambda number: f"{number} m",
    lambda number: f"{number[-1]}-Jan",
    lambda number: f"{number[0]}/{number[-1]}",
    lambda number: f"{number}E+08",
    lambda number: f"={number}",
    lambda number: f"'{number}",
    lambda number: f"{number[0].replace('0', '1')},{int(Decimal(number)) % 1000:03}",
    lambda number: f"{'9' * 15}{number[0]}",
)


def spoilt(rows):
    """What stood on some of them is no number any more, in all the ways that there are; and one has slipped aside."""
    for row, spoil in zip(rows, SPOILT, strict=False):
        row["height"] = spoil(row["height"])
    rows[len(SPOILT)]["year"] += ".5"
    rows[len(SPOILT) + 1][""] = rows[len(SPOILT) + 1]["height"]


def unmistakable(rows):
    for number, row in enumerate(rows):
        row["height"] = str(7770000000 + 1013 * number)


def as_it_is(_):
    """Nothing is another."""


def lay(*changes: Numbers) -> Path:
    """One's own deck, in the place of the shipped one."""
    folder = folders(os.environ).decks / DECK
    shutil.copytree(shipped()[DECK], folder)
    with (folder / "cards.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))[:COUNT]
    for change in changes:
        change(rows)
    with (folder / "cards.csv").open("w", encoding="utf-8", newline="") as file:
        table = csv.DictWriter(file, list(rows[0]) + ([""] if any("" in row for row in rows) else []))
        table.writeheader()
        table.writerows(rows)
    return folder


@pytest.fixture
def home(tmp_path, monkeypatch):
    """A folder that is the same for each of the two."""
    place = tmp_path / "home"

    @contextmanager
    def opened(*changes):
        shutil.rmtree(place, ignore_errors=True)
        for variable, folder in (("XDG_DATA_HOME", "data"), ("XDG_STATE_HOME", "state"), ("XDG_CONFIG_HOME", "config")):
            monkeypatch.setenv(variable, str(place / folder))
        lay(*changes)
        monkeypatch.chdir(place)
        yield

    return opened


# What is let out.


@pytest.fixture
def said(monkeypatch):
    """What a command answers."""

    def answered(*words, content=""):
        ran = facedown(monkeypatch, *words, content=content)
        return ran.code, CHANGED.sub("", ran.out), CHANGED.sub("", ran.err)

    return answered


def looked_at(said) -> Outputs:
    """By who only looks, in turns in each language."""
    commands = [("deck", "list"), ("deck", "list", "--json"), ("deck", "check", DECK), ("tags",), ("tags", "--json"), ("history", "seen")]
    commands += [("deck", "show", DECK, *more) for more in ((), ("--json",), ("--sources",))]
    commands += [("deck", "new", "copy", "--like", DECK), ("tags", "list", "--deck", DECK), ("backup", "all.zip", "--force")]
    found = {}
    for number, words in enumerate(commands):
        language = () if words[0] == "backup" else ("--lang", LANGUAGES[number % len(LANGUAGES)])
        found[" ".join(words)] = said(*words, *language)
    return found


def changed_by(said, monkeypatch) -> Outputs:
    """By who changes the cards that they know."""
    Path("sheet.csv").write_text(SHEET, encoding="utf-8")
    Path("bad.csv").write_text(BAD_SHEET, encoding="utf-8")
    edits = (
        ("Eiffel Tower", "height=331.25", "year=1889"),
        ("colosseum", "height=1,234"),
        ("colosseum", "year=0.5"),
        ("Eiffel", "height=1"),
        ("--add", "mine", "name_en=Mine", "height=1"),
    )
    commands = [("deck", "edit", DECK, *words) for words in edits]
    commands += [("deck", "import", file, "--into", DECK) for file in ("sheet.csv", "bad.csv")]
    commands += [("deck", "export", DECK, "out.csv", "--force"), ("deck", "import", "out.csv", "--into", DECK), ("deck", "check", DECK)]
    found = {" ".join(words): said(*words) for words in commands}
    for what in ("s/^nothing/else/", "s/^atomium/Atomium/"):
        monkeypatch.setenv("EDITOR", f"sed -i {what}")
        found[f"an editor that {what}"] = said("deck", "edit", DECK)
    return found


def tagged(said) -> Outputs:
    """By who puts tags to cards, and carries them to another table."""
    path = folders(os.environ).state / TAGS
    listed = [*UIDS[:4], "skip", UIDS[0], "leave", UIDS[4], "back", "zzz", UIDS[5], "help"]
    free = ["tower", "Big Ben (Elizabeth Tower)", UIDS[6], UIDS[7], "atomium", "Colosseum", UIDS[7], "move"]
    found = {
        "listed": said(*LEARN, "--simulated", "--mat", "3x3", content="\n".join(listed)),
        "free": said(*LEARN, "--order", "free", "--lang", "ru", content="\n".join(free)),
        "two stickers": said(*LEARN, "--sides", "--box", "2", "--lang", "fr", content="\n".join(UIDS[8:])),
        "replaced": said("tags", "replace", "atomium", content=UIDS[11]),
        "register": kept(path),
        "exported": said("tags", "export", "tags.csv", "--csv", "--force"),
        "export": kept(Path("tags.csv")),
        "forgotten": said("tags", "forget", "Colosseum", "--deck", DECK),
        "imported": said("tags", "import", "tags.csv"),
    }
    Path("tags.csv").write_text("uid,deck,card\n1.79E+308,landmarks,atomium\n04a1b2c3d4e5f6,landmarks,nowhere\n", encoding="utf-8")
    return {**found, "refused": said("tags", "import", "tags.csv"), "register afterwards": kept(path)}


def kept(path: Path) -> bytes:
    return path.read_bytes() if path.exists() else b""


def printed(said) -> Outputs:
    """By who prints cards and lays them down with their backs up; and all of a sheet of labels."""
    found: dict[str, object] = {"labels said": said("print", "labels", DECK, "--out", "labels.pdf")}
    found["cards said"] = said("print", "cards", DECK, "--out", "cards.pdf", "--lang", "fr")
    pages = PdfReader("cards.pdf").pages
    found |= {"labels": Path("labels.pdf").read_bytes(), "backs": [page.extract_text() for page in pages[1::2]]}
    if shutil.which("pdftoppm"):
        subprocess.run(["pdftoppm", "-r", "30", "-e", "-gray", "cards.pdf", "back"], check=True)
        found["pictures of backs"] = [one.read_bytes() for one in sorted(Path().glob("back*.pgm"))]
    return {**found, "about": str(PdfReader("cards.pdf").metadata)}


def on_screen() -> Outputs:
    """By who uses the pages before and after a match with eyes or ears."""
    voice, scenes = Recorded(), []

    def script(evening):
        evening.aloud = Aloud(voice)
        evening._set(replace(evening.remembered.settings, voice="blind"))
        yield from named_to_its_end(evening)
        yield from seen_at(evening, scenes, OpenPage("sorting"), OpenPage("sort-search", "1"), *map(Type, "tower"), GoBack(), GoBack())
        yield from seen_at(evening, scenes, OpenPage("cards"), OpenPage("enrol", DECK), *map(Type, UIDS[0]), Change("enter", ""))
        yield from seen_at(
            evening, scenes, Change("order", "free"), Change("search", ""), *map(Type, "tower"), GoBack(), Change("undo", "")
        )

    run(script, asked={**ASKED, "deck": DECK, "mat": "none"}, bots=())
    return {"scenes": scenes, "speech": voice.said}


def seen_at(evening, scenes, *acts):
    for act in acts:
        yield from after(evening, act)
        scenes.append(written(scene(evening)))


def seen_in_matches(said) -> Outputs:
    """By who reads which cards were seen."""
    lines = "".join(f"{json.dumps(row)}\n" for row in MATCH)
    found = {"match": said("referee", "--journal", "journal.sqlite", "--deck", DECK, "--players", "Anna,Boris", content=lines)}
    for more in ((), ("--json",), ("--deck", DECK, "--lang", "ru")):
        found[" ".join(("seen", *more))] = said("history", "seen", "--journal", "journal.sqlite", *more)
    return found


@pytest.fixture
def everything(home, said, monkeypatch):
    """All that is let out about a deck that was changed so; `parts` are some of the functions above."""
    monkeypatch.setenv("COLUMNS", "100")
    ways = {
        "look": lambda: looked_at(said),
        "change": lambda: changed_by(said, monkeypatch),
        "tags": lambda: tagged(said),
        "print": lambda: printed(said),
        "screen": on_screen,
        "seen": lambda: seen_in_matches(said),
    }

    def let_out(parts, *changes):
        found: dict[str, object] = {}
        for part in parts:
            with home(*changes):
                found |= {f"{part}: {what}": one for what, one in ways[part]().items()}
        return found

    return let_out


def leaks(everything, parts, *, before: Numbers = as_it_is, behind: Numbers = as_it_is) -> set[str]:
    """What differs where the cards that nobody knows have other numbers."""
    one, other = everything(parts, before, behind), everything(parts, before, shuffled, behind)
    assert one.keys() == other.keys()
    return {what for what, text in one.items() if text != other[what]}


PARTS = ("look", "change", "tags", "print", "screen", "seen")


@pytest.mark.exam
@pytest.mark.parametrize("part", PARTS)
def test_other_numbers_change_nothing_that_is_let_out(everything, part):
    assert leaks(everything, (part,)) == set()


def test_what_is_asked_for_is_seen_to_change(home, said):
    """So the exam looks at decks with other numbers."""
    found = []
    for changes in ((), (shuffled,)):
        with home(*changes):
            found.append([said("deck", "show", DECK, option) for option in ("--values", "--ties")])
            assert said("deck", "diff", DECK)[0] == 1
    assert all(one != other for one, other in zip(*found, strict=True))


@pytest.mark.exam
def test_a_deck_that_somebody_has_spoilt_tells_nothing_of_what_stood_there(everything):
    assert leaks(everything, ("look", "change", "tags"), behind=spoilt) == set()
    with_errors = everything(("look",), spoilt)["look: deck check landmarks"]
    assert with_errors[2].count("\n") == len(SPOILT) + 2


# What is raised.


ADDRESS = re.compile(r" at 0x[0-9a-f]+")  # of what has no text of its own; it may hold any digits


@contextmanager
def heeded():
    """Of every value of our own that lives in a function while it is called: what its text is, as whoever looks for a fault has it."""
    found: dict[str, set[str]] = {}
    met: dict[int, object] = {}  # each is looked at once

    def heed(frame, event, value):
        if event == "return" and f"{os.sep}companion{os.sep}" in frame.f_code.co_filename:
            for one in (*frame.f_locals.values(), value):
                kind = type(one)
                if kind.__module__.startswith("companion") and id(one) not in met:
                    met[id(one)] = one  # so that nothing else comes to be known by that number
                    if "77700" in ADDRESS.sub("", repr(one)):
                        found.setdefault(f"{kind.__module__}.{kind.__name__}", set()).add(frame.f_code.co_name)

    sys.setprofile(heed)
    try:
        yield found
    finally:
        sys.setprofile(None)


def shown_in_tracebacks(home, monkeypatch, more=()):
    commands = [("deck", "check", DECK), *more]
    monkeypatch.setattr(files, "_sound", {})  # a deck that was read before is not taken apart again
    with home(unmistakable):
        Path("sheet.csv").write_text(SHEET.replace("331,5", "7770009999"), encoding="utf-8")
        with heeded() as found:
            for words in commands:
                assert facedown(monkeypatch, *words).code == 0
    return found


def test_no_value_of_our_own_shows_a_number_in_a_traceback(home, monkeypatch):
    more = [("deck", "show", DECK, "--sources"), ("deck", "edit", DECK, "atomium", "height=5"), ("tags",), ("print", "labels", DECK)]
    more += [("deck", "import", "sheet.csv", "--into", DECK), ("deck", "export", DECK, "out.csv")]
    more += [("deck", "import", "out.csv", "--as", "mine", "--like", DECK), ("deck", "new", "copy", "--like", DECK)]
    assert shown_in_tracebacks(home, monkeypatch, more) == {}


# Leaks that are planted.


def is_odd(deck, card):
    return int(deck.cards[card].numbers.opened()["height"]) % 2


def by_number(deck, cards, *_, **__):
    return tuple(sorted(cards, key=lambda card: deck.cards[card].numbers.opened()["height"]))


def in_a_list(patch):
    patch.setattr(DeckPage, "cards", lambda telling, cards: list(by_number(telling._deck, cards)))


def in_a_row(patch):
    usual = showing._card_row
    patch.setattr(showing, "_card_row", lambda card, *more: {**usual(card, *more), "length": len(str(card.numbers.opened()["height"]))})


def in_what_is_asked_for(patch):
    patch.setattr(teaching, "in_order", by_number)


def in_a_count(patch):
    fresh = property(lambda one: sum(at for at, card in enumerate(one.deck.cards) if is_odd(one.deck, card)))
    patch.setattr(seen.SeenCards, "fresh", fresh)


def on_a_label(patch):
    usual = cards._draw_label

    def draw(ink, deck, card, language):
        with ink.moved(0.1 * is_odd(deck, card.id), 0):
            usual(ink, deck, card, language)

    patch.setattr(cards, "_draw_label", draw)


def on_a_back(patch):
    usual = cards.draw_back

    def draw(ink, look, card):
        usual(ink, look, card)
        if is_odd(look.deck, card.id):
            ink.circle(5, 5, 1, edge=(0, 0, 0), line=0.5)

    patch.setattr(cards, "draw_back", draw)


def where_cards_are_sorted(patch):
    usual = sorting.cards_of

    def cards_of(setup, deck, *more):
        found = usual(setup, deck, *more)
        of = {id: replace(one, place=f"{one.place}." if is_odd(deck, id) else one.place) for id, one in found.of.items()}
        return replace(found, of=of, box=replace(found.box, cards=tuple(of[id] for id in sorted(of))))

    patch.setattr(sorting, "cards_of", cards_of)


def where_stickers_are_put_on(patch):
    usual = enrolling.on_back

    def on_back(deck, card, words):
        return replace(usual(deck, card, words), note="high" if deck.cards[card.card].numbers.opened()["height"] > 200 else "low")

    patch.setattr(enrolling, "on_back", on_back)


def a_row_that_is_shown(patch):
    patch.setattr(CardRow, "__repr__", lambda row: f"<{row.number}: {row.cells}>")


PLANTED = (
    ("look", in_a_list, {"deck show landmarks"}),
    ("look", in_a_row, {"deck show landmarks --json"}),
    ("tags", in_what_is_asked_for, {"listed", "register", "export"}),
    ("seen", in_a_count, {"seen", "seen --json"}),
    ("print", on_a_label, {"labels"}),
    ("print", on_a_back, {"pictures of backs"}),
    ("screen", where_cards_are_sorted, {"scenes"}),
    ("screen", where_stickers_are_put_on, {"scenes", "speech"}),
)


@pytest.mark.exam
@pytest.mark.parametrize(("part", "plant", "told"), PLANTED, ids=[plant.__name__ for _, plant, _ in PLANTED])
def test_a_leak_that_is_planted_is_found(everything, monkeypatch, part, plant, told):
    if plant is on_a_back and not shutil.which("pdftoppm"):
        pytest.skip("pdftoppm is not there, which draws the pages of a PDF")
    plant(monkeypatch)
    assert leaks(everything, (part,)) >= {f"{part}: {what}" for what in told}


def test_an_error_that_quotes_what_stands_there_is_found(everything, monkeypatch):
    monkeypatch.setattr(card_rows._CardRow, "_read_unseen", card_rows._CardRow._read)
    assert leaks(everything, ("look",), behind=spoilt) >= {"look: deck check landmarks", "look: tags list --deck landmarks"}


@pytest.mark.parametrize("plant", [sealed, a_row_that_is_shown])
def test_a_value_that_shows_a_number_is_found(home, monkeypatch, plant):
    assert shown_in_tracebacks(home, monkeypatch) == {}
    plant(monkeypatch)
    assert shown_in_tracebacks(home, monkeypatch) != {}
