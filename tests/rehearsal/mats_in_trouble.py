"""A simulated mat with something wrong: what `facedown mat test`, the doctor and the screen say of it."""

from __future__ import annotations

import io
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from companion.app.matches import Desk
from companion.app.readers import Overheard, RealMat, hub_plans, virtual
from companion.cards.decks.files import find as find_deck
from companion.config.config import Folders
from companion.core.decks.register import Register, Tagged
from companion.core.referee.opening import checked
from companion.core.walk import Walk
from companion.machine.doctor.case import Case, Parts
from companion.machine.doctor.mat_checks import listened, readers
from companion.mats.breaking import parse_breaks
from companion.mats.files import find
from companion.mats.tuning.pages import ListenedMat
from companion.mats.tuning.testing import OutputForm, report_on
from companion.pages.health import health_of
from companion.protocol.setup import parse_setup
from companion.record.memory import MemoryStore
from companion.screen.words import Words
from companion.system.clock import VirtualClock
from hardware.antennas.chips import chip_name
from tests.machine.simulated import MadeUp

SECONDS = 4.0
HUBS = str(Path(__file__).with_name("two-hubs.toml"))
SCREEN = Words("en")


@dataclass(frozen=True)
class Said:
    """What each of the three says; of the report of `mat test` what is to be done."""

    test: tuple[str, ...]
    doctor: tuple[str, ...]  # the keys of what it finds, those that only say which readers were listened to left out
    screen: tuple[str, ...]


def a_card(number):
    return f"04fade{number:08x}"


def broken_mat(mat, breaks, cards=None):
    """Models of that mat with these breaks; `cards` are the slots with a card, None: all of them."""
    plan = find(mat)
    made = virtual(plan, None, parse_breaks(breaks, hub_plans(plan)))
    for number, slot in enumerate(made.slots):
        if cards is None or slot in cards:
            made.lay(a_card(number), slot)
    return plan, made


def report(mat, *breaks, cards=None, seconds=SECONDS):
    """The whole report, with the findings as one line each."""
    plan, made = broken_mat(mat, breaks, cards)
    out, about = io.StringIO(), ListenedMat(plan, False, True, tuple(breaks))
    report_on(made, hub_plans(plan), about, lambda uid: uid, VirtualClock(), seconds, OutputForm("en", chip_name), out)
    return out.getvalue()


def to_do(text):
    """What stands behind the line with the number of passes, with its broken lines joined."""
    lines = text.rpartition(" s\n\n")[2].splitlines()
    found = []
    for line in lines:
        if line.startswith("  ") and not line.startswith("    "):
            found[-1] += f" {line.strip()}"
        else:
            found.append(line.strip())
    return tuple(found)


def doctor_says(mat, *breaks):
    plan, made = broken_mat(mat, breaks, ())
    plans = hub_plans(plan)
    nowhere = Path("/nowhere")
    parts = Parts(lambda *_: listened(made, plans, plan, VirtualClock(), SECONDS), tuple, tuple, lambda _voice: ())
    case = Case(MadeUp(), Folders(*(nowhere,) * 5), parts, "en", mat, breaks)
    return tuple(one.key for one in readers(case) if one.key != "doctor-readers-broken")


@cache
def a_match(mat):
    setup, deck = parse_setup({"game": "comparity", "mat": mat}, find_deck)
    checked(setup, deck)
    return setup, deck


def screen_says(mat, *breaks, cards=(), seconds=SECONDS):
    """What a match tells of what it cannot read, and the page of the mat's health: the places as they are settled, then the hubs."""
    plan, made = broken_mat(mat, breaks, cards)
    setup, deck = a_match(mat)
    known = {a_card(number): Tagged(deck.id, card) for number, card in enumerate(deck.cards)}
    opened = Desk(MemoryStore(), lambda _deck, _others: Register(known), lambda _deck: ()).begin(setup, deck, "en")
    referee = opened.referee
    Walk(referee, made).advance(seconds)
    notices = tuple(opened.lines.text(one) for one in referee.said() if one.key.startswith("table-unreadable"))
    of_mat = RealMat(plan, made, Overheard(made), VirtualClock())
    return (*notices, *health_of(referee.state, SCREEN, "", is_kept=True).matter, *of_mat.matter(SCREEN))


def said(mat, *breaks):
    """On the screen one card lies there, on a slot that the breaks are about."""
    return Said(to_do(report(mat, *breaks)), doctor_says(mat, *breaks), screen_says(mat, *breaks, cards=("B2",), seconds=10.0))
