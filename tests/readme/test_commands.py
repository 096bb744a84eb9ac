"""Every command that a page names can be given so: in blocks, in the middle of a sentence, in a table."""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import tomllib

import pytest

from companion.cli.main import parsers
from companion.config.config import KEYS_OF_VOICE, parse
from companion.errors import Unusable
from tests.readme.pages import IS_CHECKOUT, ROOT, blocks, of_ours, pages, prose, said_inline, steps

pytestmark = pytest.mark.skipif(not IS_CHECKOUT, reason="the pages lie in a checkout")
TOPICS = ("tags", "deck", "print", "mat", "hub", "config", "history")  # what tables name without the program before it
BARE = re.compile(rf"(?:{'|'.join(TOPICS)}) [a-z]+ .+")
SHELL = {page: [command for block in blocks(page, "sh") for command in block.commands] for page in pages()}
INLINE = {page: [text for text in said_inline(page) if text.startswith("facedown ") or BARE.fullmatch(text)] for page in pages()}
OTHERS = (
    *("python", "python3", "pip", "pytest", "apt-get", "apt", "mpremote", "git", "cd", "systemctl", "journalctl"),
    *("cp", "mount", "umount", "raspi-config", "reboot"),
)
ELSEWHERE = {"python3-lgpio"}  # in Raspberry Pi OS alone
EVERY = [(page, command) for page in pages() for command in (*SHELL[page], *INLINE[page])]


def asked(words):
    parser, _ = parsers()
    if not {"--help", "--version"} & set(words):
        parser.parse_args(words)


def is_the_name_of_one(words):
    """`facedown deck import` or `tags learn --mat`, where a sentence speaks of it."""
    parser, _ = parsers()
    ours = of_ours(words)
    for word in words if ours is None else ours:
        subs = next((action.choices for action in parser._actions if isinstance(action, argparse._SubParsersAction)), {})
        if word not in subs:
            return word == words[-1] and word in parser._option_string_actions
        parser = subs[word]
    return True


@pytest.mark.parametrize(("page", "command"), EVERY)
def test_every_command_can_be_given_so(page, command):
    for words in steps(command):
        if is_the_name_of_one(words):
            continue
        if (ours := of_ours(words)) is not None:
            asked(ours)
        elif words[0] in TOPICS:
            asked(words)
        else:
            assert words[0].rpartition("/")[2] in OTHERS


def test_what_the_first_page_says_of_the_settings_can_be_read():
    rows = re.findall(r"^\| (.+) \| .+ \|$", prose("README.md").partition("in `facedown.toml`")[2].partition("\n\n")[0], re.MULTILINE)
    said = [re.findall(r"`([^`]+)`", row) for row in rows]
    read = parse("\n".join(word for row in said for word in row if " = " in word or word.startswith("[")), "README.md")
    assert (read.mat, read.language, read.television.standby) == ("3x3-decoder", "fr", 10)
    assert (read.screen.size, read.screen.turned, read.screen.is_full) == ((1280, 720), 90, True)
    keys = {word for row in said for word in row if re.fullmatch(r"[a-z-]+", word)}
    assert keys == set(KEYS_OF_VOICE)


@pytest.mark.parametrize("command", ["facedown demo --sped 2", "facedown deck edt x", "facedown config check a b"])
def test_a_command_that_cannot_be_given_is_found(command):
    (words,) = steps(command)
    with pytest.raises(Unusable):
        asked(of_ours(words))


def installed(tool):
    """The packages, or extras, that pages tell to install with that tool."""
    told = [command for page in pages() for command in (*SHELL[page], *said_inline(page)) if "install" in command]
    every = [words for command in told for words in _steps(command)]
    mine = [words for words in every if any(word.rpartition("/")[2] == tool for word in words[:3]) and "install" in words]
    return {word for words in mine for word in words[words.index("install") + 1 :] if not word.startswith("-")}


def _steps(command):
    try:
        return steps(command)
    except ValueError:  # prose with an apostrophe
        return []


def test_every_extra_that_is_to_be_installed_is_one():
    known = set(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"])
    extras = {extra for word in installed("pip") for found in re.findall(r"\[([\w,]+)\]", word) for extra in found.split(",")}
    assert extras
    assert extras - known == set()


def test_every_package_that_is_to_be_installed_is_in_debian():
    if shutil.which("apt-cache") is None:
        pytest.skip("apt is not here")
    names = sorted(installed("apt-get") | installed("apt"))
    told = subprocess.run(["apt-cache", "show", "--no-all-versions", *names], capture_output=True, text=True, check=False).stdout
    found = set(re.findall(r"^Package: (.+)$", told, re.MULTILINE))
    if not found:
        pytest.skip("apt has no lists of packages here")
    assert len(names) > 1
    assert set(names) - found - ELSEWHERE == set()
