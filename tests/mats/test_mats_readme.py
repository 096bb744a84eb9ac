"""What the README of the mats says is so: its examples are one good file, and it names every key."""

from __future__ import annotations

import re
from pathlib import Path

import hardware
from companion.core.mat.shape import Shape
from companion.events import BUTTONS
from companion.mats import geometry, outline, panel_section, readers_section
from companion.mats.files import parse_mat, shipped
from companion.mats.plan import GAINS, REACH, Geometry, Hub, PanelWiring, Plan, Simulated, Spi

FOLDER = Path(hardware.__file__).with_name("mats")
README = (FOLDER / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```toml\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)
SECTIONS = ("columns", "rows", "blind", "slots", "snake", "places", "prefix", "action", "draw")


def test_the_examples_make_one_mat():
    plan = parse_mat("\n".join(EXAMPLES), "README.md")
    readers = (
        Spi("left", ("A3", "B3", "A2"), 0, 0, (5, 6, 13), 25, 1_000_000, gain=38),
        Hub("right", ("A1", "B1", "B2", "end"), "/dev/ttyACM0", 115_200),
        Simulated("to try it out", ("pad", "draw", "site-1", "site-2")),
    )
    line = ("A3", "A2", "A1", "B2", "B3", "end")
    shape = Shape(2, 3, ("pad",), ("draw",), frozenset({"B1"}), line, ("site-1", "site-2"))
    buttons = {"ok": 17, "cancel": 27, "undo": 22, "check": 23, "pause": 24, "seat-1": 4, "seat-2": 19}
    panel = PanelWiring(buttons, (20, 21), 26, {"seat-1": 12, "seat-2": 16}, 18, has_lights=True, brightness=30)
    assert plan == Plan("kitchen table", shape, readers, plan.geometry, 90, panel)
    assert plan.geometry == Geometry(330, 440, 91, 66, plan.geometry.centres)
    assert plan.geometry.centres["A3"] == (60.5, 392)


def test_the_examples_are_found():
    assert len(EXAMPLES) == 7


def test_the_table_of_turns_is_so():
    where = {"lower left": (0, 0), "upper left": (0, 1), "upper right": (1, 1), "lower right": (1, 0)}
    rows = re.findall(r"^\| `(\d+)`.*\| at the (\w+ \w+) \|$", README, re.MULTILINE)
    assert [turn for turn, _ in rows] == ["0", "90", "180", "270"]
    for turn, place in rows:
        reader = '[[readers]]\nname = "r"\nkind = "simulated"\nslots = ["A1"]'
        shape = parse_mat(f'name = "x"\nturn = {turn}\n[grid]\ncolumns = 2\nrows = 2\n{reader}', "README.md").shape
        (seen,) = set(shape.slots) - shape.blind - {"pad"}
        assert shape.column_and_row(seen) == where[place]


def test_every_key_is_told():
    of_readers = {*readers_section.COMMON, *(key for keys in readers_section.KEYS.values() for key in keys)}
    keys = {*outline.KEYS, *geometry.KEYS, *of_readers, *panel_section.KEYS, *BUTTONS, *SECTIONS}
    assert [key for key in sorted(keys) if not re.search(rf"[`\[]{key}[`\]= ]", README)] == []


def test_that_simulated_readers_hear_nothing_beside_real_ones_is_told():
    assert "beside a `spi` or a `hub` it hears nothing" in README


def test_every_limit_is_told():
    limits = (
        26,
        99,
        outline.MOST_PLACES,
        outline.MOST_PADS,
        outline.LONGEST_NAME,
        readers_section.FASTEST,
        readers_section.SPEED,
        readers_section.BAUD,
        panel_section.MOST_SEATS,
        panel_section.BRIGHTNESS,
        REACH,
        geometry.FURTHEST,
        *GAINS,
    )
    assert [limit for limit in limits if f"{limit:,.0f}" not in README] == []


def test_every_shipped_mat_is_in_the_table():
    assert sorted(re.findall(r"^\| \[`([\w-]+)\.toml`\]\(\1\.toml\) \|", README, re.MULTILINE)) == sorted(shipped())


def test_every_shipped_mat_tells_a_stranger_what_it_is():
    for name in shipped():
        first, second, *_ = (FOLDER / f"{name}.toml").read_text(encoding="utf-8").split("\n")
        assert first.startswith("# ")
        assert second.startswith("# ")
