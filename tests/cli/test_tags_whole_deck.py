"""A whole deck gets its tags, by the real command; and no number of a card leaves a trace in anything that is said or kept on the way."""

from __future__ import annotations

import csv
import os
import shutil

import pytest

from companion.app.matches import TAGS
from companion.cards.decks.files import find, shipped
from companion.cards.decks.finding import in_order
from companion.cards.tags.register_file import read_register
from companion.config.config import folders
from companion.core.decks.register import Register, Tagged
from tests.cli.running import facedown

NUMBERS = ("height", "year")  # the columns of landmarks whose numbers nobody may see
COUNT = 100
UIDS = tuple(f"04e1234567{number:04x}" for number in range(COUNT))
WRONG = "04fade00000001"
LEARN = ("learn", "--deck", "landmarks")
AT_MAT = (*LEARN, "--simulated", "--mat", "3x3")


@pytest.fixture
def run(monkeypatch):
    return lambda *words, content="": facedown(monkeypatch, "tags", *words, content="".join(f"{line}\n" for line in content))


def path():
    return folders(os.environ).state / TAGS


def cards():
    deck = find("landmarks")
    return in_order(deck, deck.cards, "en")


def test_a_hundred_cards_get_their_tags_at_a_noisy_mat_and_two_mistakes_are_put_right(run):
    """At the 21st another tag is laid by mistake, and taken back; at the 40th the 41st card was laid, as its own turn shows."""
    wanted = dict(zip(UIDS, cards(), strict=True))
    lines = [*UIDS[:20], WRONG, "back", *UIDS[20:39], UIDS[40], UIDS[40], "move", *UIDS[41:]]
    ran = run(*AT_MAT, content=lines)
    assert (ran.code, ran.err) == (0, "")
    fortieth = find("landmarks").cards[wanted[UIDS[39]]].names["en"]
    assert ran.out.count("Learned: ") == 101
    assert ran.out.count("Taken back: ") == 1
    assert ran.out.count(f"This tag has its meaning already: “{fortieth}”.") == 1
    assert ran.out.splitlines()[-1] == "To go on: facedown tags learn --deck landmarks --mat 3x3 --simulated"
    again = run(*AT_MAT, content=[UIDS[39]])
    assert [line for line in again.out.splitlines() if "1 of 1" in line] == [f"1 of 1: lay this on the mat: “{fortieth}”"]
    assert read_register(path()) == Register({uid: Tagged("landmarks", card) for uid, card in wanted.items()})
    assert run("list", "--deck", "landmarks").out == "Landmarks (landmarks): all 100 cards have a tag\n"


def names():
    return [find("landmarks").cards[card].names["en"] for card in cards()]


def wrong_order():
    """Cards are passed over; tags come twice, are taken back and moved; numbers and words that mean nothing are typed."""
    for number, uid in enumerate(UIDS[:40]):
        before = UIDS[max(number - 1, 0)]
        yield from (("skip",), (before, "move", uid), (before, "leave", uid), (WRONG, "back", "zzz", "584193258143", uid))[number % 4]


def any_order():
    """Names, their beginnings and codes in an order of their own, with the tag before or behind; some cards twice."""
    for number, (uid, name) in enumerate(reversed(list(zip(UIDS, names(), strict=True))[:40])):
        yield from ((name, uid), (uid, name), (name[:5], uid, name), (name, uid, "back", uid))[number % 4]
        yield from ((name, WRONG, "leave", "skip"), ("tower",), ("help",), ("skip",))[number % 4]


RUNS = {
    "listed": (AT_MAT, UIDS),
    "wrong order": (LEARN, tuple(wrong_order())),
    "any order": ((*LEARN, "--order", "free", "--lang", "fr"), tuple(any_order())),
    "two stickers": ((*LEARN, "--sides", "--box", "2", "--lang", "ru"), UIDS[:40]),
}


def everything(run, folder):
    """All that is said, written and kept on the way, run by run."""
    table, found = folder / "tags.csv", []
    for words, content in RUNS.values():
        path().unlink(missing_ok=True)
        found += [run(*words, content=content), path().read_bytes()]
    others = (("replace", "eiffel-tower"), ("--json",), ("--deck", "landmarks", "--lang", "ru"), ("export", str(table), "--csv", "--force"))
    return [*found, *(run(*words, content=[WRONG]) for words in others), table.read_bytes(), path().read_bytes()]


def renumbered():
    """One's own landmarks, which take the place of the shipped ones: each card has the numbers of another."""
    folder = folders(os.environ).decks / "landmarks"
    shutil.copytree(shipped()["landmarks"], folder)
    with (folder / "cards.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    numbers = [{column: row[column] for column in NUMBERS} for row in rows]
    shifted = [{**row, **other} for row, other in zip(rows, numbers[37:] + numbers[:37], strict=True)]
    with (folder / "cards.csv").open("w", encoding="utf-8", newline="") as file:
        table = csv.DictWriter(file, rows[0].keys())
        table.writeheader()
        table.writerows(shifted)
    return [row != other for row, other in zip(rows, shifted, strict=True)]


@pytest.mark.exam
def test_tables_whose_decks_differ_in_their_numbers_alone_cannot_be_told_apart_by_their_tags(run, tmp_path):
    as_shipped = everything(run, tmp_path)
    kept = [one.decode().count("landmarks") for one in as_shipped if isinstance(one, bytes)]
    assert kept == [100, 40, 40, 40, 41, 41]
    assert [one.code for one in as_shipped if not isinstance(one, bytes)] == [0] * 8
    assert sum(renumbered()) == COUNT
    assert everything(run, tmp_path) == as_shipped
