"""What lies outside the packages is found in a checkout and in a wheel."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from companion.errors import WRONG_USE, Unusable
from companion.system import shipped
from tests.words.english import english, refused_with

ASK = "import sys\nfrom companion.system import shipped\nprint(shipped.__file__)\nfor name in shipped.NAMES: print(shipped.path(name))"


@pytest.mark.parametrize("name", shipped.NAMES)
def test_a_shipped_folder_is_found_where_this_runs(name):
    assert (shipped.path(name) / "README.md").is_file()


def test_both_folders_are_found_in_the_wheel_and_not_beside_it(wheel, tmp_path):
    zipfile.ZipFile(wheel).extractall(tmp_path)
    (tmp_path / "systemd").mkdir()  # another package of that name
    found = subprocess.run([sys.executable, "-c", ASK], check=True, capture_output=True, text=True, cwd=tmp_path).stdout.splitlines()
    package = tmp_path / "companion"
    assert [Path(line) for line in found] == [package / "system" / "shipped.py", *(package / "_shipped" / name for name in shipped.NAMES)]


@pytest.mark.parametrize("name", shipped.NAMES)
def test_the_wheel_has_all_of_a_folder(wheel, name):
    folder = shipped.path(name)
    there = {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts}
    prefix = f"companion/_shipped/{name}/"
    assert {one.removeprefix(prefix) for one in zipfile.ZipFile(wheel).namelist() if one.startswith(prefix)} == there


def test_in_a_checkout_the_folders_at_its_root_are_found(tmp_path):
    for name in ("companion", "firmware"):
        (tmp_path / name).mkdir()
    assert shipped.path("firmware", tmp_path / "companion") == tmp_path / "firmware"


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("software", "shipped folder 'software': there is no such folder; ask for one of firmware, systemd"),
        ("../companion", "shipped folder '../companion': there is no such folder; ask for one of firmware, systemd"),
    ],
)
def test_an_unknown_name_is_refused_with_the_known_ones(name, complaint):
    with pytest.raises(Unusable) as caught:
        shipped.path(name)
    assert (english(caught.value), caught.value.exit_code) == (complaint, WRONG_USE)


def test_a_folder_missing_from_the_installation_is_said(tmp_path):
    with refused_with("missing from the installation at"):
        shipped.path("systemd", tmp_path / "companion")
