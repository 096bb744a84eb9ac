"""The wheel holds everything that the program needs, and the README's commands are the ones that are tried."""

from __future__ import annotations

import importlib
import os
import re
import sysconfig
import tomllib
import zipfile
from email import message_from_bytes
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ("companion", "hardware")
IS_CHECKOUT = (ROOT / "companion").is_dir()
IS_INSTALLED = os.environ.get("FACEDOWN_INSTALLED") == "1"
COMMANDS = (
    "python3 -m venv .venv && .venv/bin/pip install -e . && .venv/bin/facedown demo",
    "python3 -m venv .venv && .venv/bin/pip install -e '.[test]' && .venv/bin/python -m pytest",
)


@pytest.fixture(scope="module")
def names(wheel):
    return frozenset(zipfile.ZipFile(wheel).namelist())


@pytest.fixture(scope="module")
def metadata(wheel, names):
    (place,) = (name for name in names if name.endswith(".dist-info/METADATA"))
    return message_from_bytes(zipfile.ZipFile(wheel).read(place))


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.skipif(not IS_INSTALLED, reason="these tests run on a checkout")
def test_the_packages_come_from_where_the_wheel_was_installed(package):
    home = Path(importlib.import_module(package).__file__).resolve()
    assert home.is_relative_to(Path(sysconfig.get_path("purelib")).resolve())
    assert not (ROOT / package).exists()


@pytest.mark.parametrize(
    "pattern",
    [
        r"companion/.*/deck\.toml",
        r"companion/.*/cards\.csv",
        r"companion/words/en/.*\.ftl",
        r"companion/words/ru/.*\.ftl",
        r"companion/words/fr/.*\.ftl",
        r"companion/protocol/README\.md",
        r"companion/config/facedown\.toml",
        r"hardware/README\.md",
        r"hardware/mats/README\.md",
        r"hardware/mats/8x8\.toml",
        r"companion/_shipped/firmware/README\.md",
        r"companion/_shipped/firmware/files\.toml",
        r"companion/_shipped/firmware/hub/main\.py",
        r"companion/_shipped/systemd/README\.md",
        r"companion/_shipped/systemd/facedown\.service",
        r"facedown-[^/]*\.dist-info/licenses/LICENSE",
    ],
)
def test_the_wheel_holds(pattern, names):
    assert [name for name in names if re.fullmatch(pattern, name)]


@pytest.mark.skipif(not IS_CHECKOUT, reason="there is no checkout to compare with")
def test_every_file_of_the_packages_is_in_the_wheel(names):
    files = (file for package in PACKAGES for file in (ROOT / package).rglob("*") if file.is_file() and "__pycache__" not in file.parts)
    missing = {file.relative_to(ROOT).as_posix() for file in files} - names
    assert not missing


def test_nothing_but_the_two_packages_lands_among_other_packages(names):
    tops = {name.partition("/")[0] for name in names}
    assert {top for top in tops if not top.endswith(".dist-info")} == set(PACKAGES)
    assert not [name for name in names if "__pycache__" in name]


def test_the_licence_is_named_and_whole(wheel, metadata):
    assert metadata["License-Expression"] == "GPL-3.0-or-later"
    (place,) = (name for name in zipfile.ZipFile(wheel).namelist() if name.endswith("licenses/LICENSE"))
    text = zipfile.ZipFile(wheel).read(place).decode()
    assert "GNU GENERAL PUBLIC LICENSE" in text
    assert "END OF TERMS AND CONDITIONS" in text


def test_the_command_is_installed_by_the_wheel(wheel, names):
    (place,) = (name for name in names if name.endswith("entry_points.txt"))
    assert "facedown = companion.cli.main:main" in zipfile.ZipFile(wheel).read(place).decode().splitlines()


@pytest.mark.parametrize("python", ["3.11", "3.12", "3.13", "3.14"])
@pytest.mark.parametrize("machine", ["x86_64", "aarch64", "armv7l"])
def test_exactly_one_of_the_two_that_install_as_pygame_is_ever_chosen(python, machine, metadata):
    from packaging.requirements import Requirement

    place = {"python_version": python, "python_full_version": f"{python}.0", "platform_machine": machine, "extra": ""}
    needed = [Requirement(line) for line in metadata.get_all("Requires-Dist")]
    chosen = [each.name for each in needed if each.name.startswith("pygame") and each.marker.evaluate(place)]
    # Upstream has no wheel for 3.14, and its wheels cannot draw on the console of a Pi.
    assert chosen == ["pygame-ce" if python == "3.14" or machine == "aarch64" else "pygame"]


@pytest.mark.parametrize("command", COMMANDS)
def test_the_readme_has_the_command_on_a_line_of_its_own_in_a_fenced_block(command):
    fenced = "".join(re.findall(r"^```\w*\n(.*?)^```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE))
    assert fenced.splitlines().count(command) == 1


@pytest.mark.skipif(not IS_CHECKOUT, reason="the page lies in a checkout")
def test_the_first_page_names_every_library_that_is_installed_with_its_reason():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = [*project["dependencies"], *(line for lines in project["optional-dependencies"].values() for line in lines)]
    libraries = [re.match(r"[\w.-]+", line)[0] for line in needed]
    rows = re.findall(r"^\| (.+) \| (.+) \| (?:always|`\.\[\w+\]`) \|$", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    told = {library for names, why in rows if why.strip() for library in re.findall(r"`([^`]+)`", names)}
    assert told == set(libraries)
