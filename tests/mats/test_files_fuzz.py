"""Whatever is in a mat file, reading it gives a sound plan or problems with lines that the file has."""

from __future__ import annotations

import os
import random

import pytest

from companion.core.mat.shape import MOST_COLUMNS, MOST_ROWS
from companion.errors import Unusable
from companion.mats import files
from companion.mats.files import load, parse_mat, shipped
from tests.cards.decks.test_fuzz import mutated
from tests.mats.test_files import GOOD, SMALL
from tests.mats.test_panel import GOOD as WITH_A_PANEL
from tests.words.english import in_english

TRIES = int(os.environ.get("FACEDOWN_FUZZ", "2000"))
OWN = (GOOD, SMALL.replace("TURN", "90"), WITH_A_PANEL)
CONTENTS = [*((files._SHIPPED / f"{name}.toml").read_bytes() for name in shipped()), *(text.encode() for text in OWN)]


def is_sound(plan):
    """All that a plan promises."""
    shape, readers = plan.shape, plan.readers
    wired = [slot for reader in readers for slot in reader.slots]
    served = [slot for slot in wired if slot not in shape.blind]
    return (
        shape.columns <= MOST_COLUMNS
        and shape.rows <= MOST_ROWS
        and plan.geometry.centres.keys() == set(shape.slots)
        and all(shape.has(slot) for slot in (*shape.blind, *shape.line, *wired))
        and len(set(served)) == len(served)
        and (not readers or set(shape.slots) - shape.blind == set(served))
        and len({reader.name for reader in readers}) == len(readers)
        and len(set(pins := pins_of(plan.panel))) == len(pins)
    )


def pins_of(panel):
    """Of everything that stands beside the screen."""
    if panel is None:
        return []
    others = (*(panel.encoder or ()), panel.push, panel.buzzer)
    return [*panel.buttons.values(), *panel.lamps.values(), *(pin for pin in others if pin is not None)]


def outcome(read, *arguments):
    """The plan, or the problems; whatever else is raised ends the test."""
    try:
        return read(*arguments), ()
    except Unusable as unusable:
        return None, in_english(unusable.problems)


@pytest.mark.exam
def test_a_mutated_mat_file_gives_a_plan_or_its_problems_and_nothing_else(tmp_path):
    chance = random.Random(20_261_118)
    file = tmp_path / "mat.toml"
    accepted = refused = 0
    for _ in range(TRIES):
        content = mutated(chance.choice(CONTENTS), chance)
        file.write_bytes(content)
        plan, problems = outcome(load, file)
        accepted, refused = accepted + bool(plan), refused + bool(problems)
        assert problems or (plan and is_sound(plan)), content.decode()
        for one in problems:
            where, _, line = one.where.partition(" line ")
            assert (where, bool(one.what), bool(one.fix)) == (str(file), True, True)
            assert not line or 1 <= int(line) <= content.count(b"\n") + 1
    print(f"{accepted} mats read, {refused} refused")
    assert TRIES < 500 or min(accepted, refused) > TRIES // 20


def test_of_a_file_that_is_cut_off_no_line_is_told_that_it_does_not_have():
    told = 0
    for content in CONTENTS:
        lines = content.decode().split("\n")
        for count in range(len(lines)):
            _, problems = outcome(parse_mat, "\n".join(lines[:count]), "mat.toml")
            told += len(problems)
            assert all(1 <= int(one.where.removeprefix("mat.toml line ")) <= max(count, 1) for one in problems)
    assert told > 100
