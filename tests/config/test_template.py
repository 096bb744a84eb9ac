"""The facedown.toml that a table begins with has every key, holds nothing by itself, and is never written over another."""

from __future__ import annotations

import errno
import re
import stat

import pytest

from companion.config.config import KEYS, KEYS_OF_SCREEN, KEYS_OF_TELEVISION, KEYS_OF_VOICE, Config, Screen, Television, parse, table_of
from companion.config.template import lay, text
from companion.core.decks.card import LANGUAGES
from companion.errors import WRONG_USE, Unusable
from companion.voice.engines.port import CALM
from tests.words.english import english, refused_with

OF_TABLES = {"voice": KEYS_OF_VOICE, "screen": KEYS_OF_SCREEN, "television": KEYS_OF_TELEVISION}
SILENT = re.compile(r"(?m)^#(?=\S)")  # before a line that would say something
AT_MOST = 118  # letters in a line, so that an editor on a small screen shows them whole


def said(template):
    """With every line in force."""
    return SILENT.sub("", template)


def single(template):
    """Each of its lines in force by itself."""
    for found in SILENT.finditer(template):
        yield template[: found.start()] + template[found.end() :]


@pytest.mark.parametrize("language", LANGUAGES)
def test_as_it_is_written_it_says_nothing(language):
    assert parse(text(language), "facedown.toml") == Config()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_in_it_can_hold_alone_and_all_of_them_together(language):
    whole = parse(said(text(language)), "facedown.toml")
    assert (whole.language, whole.mat, whole.voice.words_a_minute) == (language, "8x8", CALM)
    assert whole.screen == Screen((1280, 720), 0, is_full=False, driver="kmsdrm", has_printed_units=True)
    assert whole.television == Television(0, "/dev/cec0")
    alone = [parse(one, "facedown.toml") for one in single(text(language))]
    assert len(alone) == len(KEYS) - len(OF_TABLES) + sum(map(len, OF_TABLES.values()))
    assert [one for one in alone if one == Config()] == [Config()] * 2  # what they say of rotate and of the device is so anyway


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_missing_in_it(language):
    _, table = table_of(said(text(language)), "facedown.toml")
    assert set(table) == set(KEYS)
    assert {name: set(table[name]) for name in OF_TABLES} == {name: set(keys) for name, keys in OF_TABLES.items()}


def test_in_each_language_it_says_the_same_of_the_same_lines():
    def skeleton(language):
        return [re.sub('= ["{].*', "= ...", line) for line in text(language).splitlines() if not re.match("# |#?$", line)]

    def paragraphs(language):
        return [re.sub("(?m)^(# .*\n)+", "# ...\n", one) for one in text(language).split("\n\n")]

    assert {len(paragraphs(language)) for language in LANGUAGES} == {len(paragraphs("en"))}
    assert [skeleton(language) for language in LANGUAGES] == [skeleton("en")] * 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_lines_fit_into_an_editor(language):
    assert [line for line in text(language).splitlines() if len(line) > AT_MOST] == []


def test_it_is_laid_where_folders_are_still_missing(tmp_path):
    path = tmp_path / "config" / "facedown" / "facedown.toml"
    lay(path, "fr")
    assert path.read_text(encoding="utf-8") == text("fr")
    assert [one.name for one in path.parent.iterdir()] == ["facedown.toml"]
    assert stat.S_IMODE(path.stat().st_mode) & 0o133 == 0


@pytest.mark.parametrize("kind", ["file", "link to nowhere", "folder"])
def test_whatever_is_there_already_stays_as_it_is(kind, tmp_path):
    path = tmp_path / "facedown.toml"
    if kind == "file":
        path.write_text("mat = '3x3'")
    elif kind == "folder":
        path.mkdir()
    else:
        path.symlink_to(tmp_path / "nowhere")
    before = path.lstat()
    with pytest.raises(Unusable) as caught:
        lay(path)
    fix = "change it by hand, or name another file; `facedown config check` tells whether it can be used"
    assert english(caught.value) == f"{path}: it is there already; {fix}"
    assert caught.value.exit_code == WRONG_USE
    assert path.lstat() == before
    assert list(tmp_path.iterdir()) == [path]


def test_whoever_may_not_write_there_is_told_first_that_a_file_is_there(tmp_path, mocker):
    (tmp_path / "facedown.toml").touch()
    mocker.patch("os.open", side_effect=PermissionError(errno.EACCES, "Permission denied"))
    with refused_with("it is there already"):
        lay(tmp_path / "facedown.toml")


def test_a_file_that_comes_while_it_is_written_stays_as_it_is(tmp_path, mocker):
    path = tmp_path / "facedown.toml"
    mocker.patch("companion.config.template.take_after", side_effect=lambda *_: path.write_text("mat = '3x3'"))
    with refused_with("it is there already"):
        lay(path)
    assert path.read_text() == "mat = '3x3'"
    assert list(tmp_path.iterdir()) == [path]


def test_a_memory_stick_has_it_though_it_knows_no_links(tmp_path, mocker):
    mocker.patch("os.link", side_effect=OSError(errno.EPERM, "Operation not permitted"))
    lay(tmp_path / "facedown.toml")
    assert {one.name: one.read_text(encoding="utf-8") for one in tmp_path.iterdir()} == {"facedown.toml": text()}


def test_a_disk_that_takes_nothing_is_told_of_and_keeps_no_half_file(tmp_path, mocker):
    mocker.patch("os.fsync", side_effect=OSError(errno.ENOSPC, "No space left on device"))
    with pytest.raises(Unusable) as caught:
        lay(tmp_path / "facedown.toml")
    fix = "name a file in a folder that you may write to"
    assert english(caught.value) == f"{tmp_path / 'facedown.toml'}: it cannot be written (No space left on device); {fix}"
    assert list(tmp_path.iterdir()) == []


def test_a_file_in_place_of_its_folder_is_told_of(tmp_path):
    (tmp_path / "facedown").write_text("")
    with refused_with(r"facedown\.toml: it cannot be written \((Not a directory|File exists)\)"):
        lay(tmp_path / "facedown" / "facedown.toml")
