"""Whatever is wrong with a backup is said, and the table stays as it was, byte for byte."""

from __future__ import annotations

import os
import shutil
import warnings
from zipfile import ZipFile

import pytest

from companion.errors import WRONG_USE, Unusable
from tests.record.backup.forging import ADDED, JOURNALS, MADE, MANIFESTS, Entry, entries_of, forged, row_of, with_journal
from tests.record.backup.tables import another, as_it_lies, folders_in, furnish, restored, saved, whole
from tests.words.english import english, refused_with


@pytest.fixture(scope="module")
def good(tmp_path_factory, journals):
    """A small backup, and what it has."""
    home = tmp_path_factory.mktemp("good")
    table = another(folders_in(home / "home"), journals[1])
    saved(table, home / "good.zip")
    return home / "good.zip", whole(table)


@pytest.fixture
def refused(tmp_path, table):
    """Asserts that a file is refused, and gives what is said of it."""
    was = as_it_lies(tmp_path / "home")

    def refused(path):
        with pytest.raises(Unusable) as caught:
            restored(table, path)
        assert caught.value.exit_code == WRONG_USE
        assert as_it_lies(tmp_path / "home") == was
        assert sorted(one.name for one in tmp_path.iterdir() if one != path) in (["home"], ["home", "journal"])
        return english(caught.value)

    return refused


@pytest.mark.exam
@pytest.mark.parametrize("tenth", range(10))
def test_a_file_that_ends_early_is_refused(good, refused, tmp_path, tenth):
    raw = good[0].read_bytes()
    path = tmp_path / "cut.zip"
    path.write_bytes(raw[: len(raw) * tenth // 10])
    assert "it cannot be read (no zip file, or a part of one); restore another backup; nothing of this one was used" in refused(path)


@pytest.mark.exam
def test_a_byte_that_is_another_is_found_or_means_nothing(good, journals, tmp_path):
    """A zip file has bytes that nobody reads, such as the hour of a member; what is restored is right all the same."""
    raw, home, path = good[0].read_bytes(), tmp_path / "home", tmp_path / "flipped.zip"
    table, found = furnish(folders_in(home), journals[0]), 0
    was, places = as_it_lies(home), flips(raw)
    for place in places:
        path.write_bytes(raw[:place] + bytes([raw[place] ^ 0x40]) + raw[place + 1 :])
        try:
            restored(table, path)
        except Unusable:
            assert as_it_lies(home) == was, place
            found += 1
        else:
            assert whole(table) == good[1], place
            shutil.rmtree(home)
            furnish(table, journals[0])
    assert len(places) // 2 < found < len(places)


def flips(raw):
    """Places all over the file, and many in the list at its end."""
    listed = raw.index(b"PK\x01\x02")
    return [*range(0, listed, listed // 60), *range(listed, len(raw), 11)]


@pytest.mark.parametrize("kind", ADDED)
def test_a_member_that_no_backup_has_is_refused(good, refused, tmp_path, kind):
    entry, told = ADDED[kind]
    assert told in refused(forged(tmp_path / "forged.zip", [*entries_of(good[0]), entry]))
    assert not os.path.lexists("/tmp/evil")


@pytest.mark.parametrize("kind", JOURNALS)
def test_a_journal_that_is_none_of_this_version_is_refused(good, refused, tmp_path, kind):
    statement, told = JOURNALS[kind]
    path = forged(tmp_path / "forged.zip", with_journal(entries_of(good[0]), tmp_path / "journal", statement))
    assert told in refused(path)


@pytest.mark.parametrize("kind", MADE)
def test_a_file_that_is_not_what_its_list_says_is_refused(good, refused, tmp_path, kind):
    forge, told = MADE[kind]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # zipfile writes a name twice, but not gladly
        path = forge(entries_of(good[0]), tmp_path / "forged.zip")
    assert told in refused(path)


@pytest.mark.parametrize("kind", MANIFESTS)
def test_a_manifest_that_cannot_be_read_is_refused(good, refused, tmp_path, kind):
    changed, told = MANIFESTS[kind]
    assert told in refused(forged(tmp_path / "forged.zip", entries_of(good[0]), **changed))


@pytest.mark.parametrize("raw", [b"{", b"[]", b"1", b"[" * 100_000, b"\xff", b"9" * 5000])
def test_a_manifest_that_is_no_object_is_refused(refused, tmp_path, raw):
    with ZipFile(tmp_path / "forged.zip", "w") as opened:
        opened.writestr("manifest.json", raw)
    assert "its manifest.json is none of a backup" in refused(tmp_path / "forged.zip")


def test_a_file_that_is_not_there_or_no_file_is_told(refused, tmp_path):
    for path in (tmp_path / "none.zip", tmp_path, tmp_path / ("x" * 300), tmp_path / "a\0b"):
        assert "there is no such file; name a file that `facedown backup` has made" in refused(path)


def test_a_name_that_is_a_file_and_a_folder_at_once_is_refused(good, refused, tmp_path):
    path = forged(tmp_path / "forged.zip", [*entries_of(good[0]), Entry("decks/a", b""), Entry("decks/a/b", b"")])
    assert "nothing was restored" in refused(path)


def test_an_encrypted_member_is_refused(good, refused, tmp_path):
    raw = bytearray(good[0].read_bytes())
    raw[raw.index(b"PK\x01\x02") + 8] |= 1
    (tmp_path / "forged.zip").write_bytes(raw)
    assert "it is packed in a way that no backup is" in refused(tmp_path / "forged.zip")


REFUSED_LATE = {
    "its journal": ([Entry("tags.jsonl", b""), Entry("journal.sqlite", b"no journal")], "it is damaged"),
    "its settings": ([Entry("facedown.toml", b"language = 7")], "nothing was restored"),
    "two names that exclude each other": ([Entry("decks/a", b""), Entry("decks/a/b", b"")], "nothing was restored"),
    "a sum": ([Entry("tags.jsonl", b"")], "it is damaged: it is not what was saved"),
}


@pytest.mark.parametrize("kind", REFUSED_LATE)
def test_on_a_machine_that_has_nothing_a_refused_backup_leaves_nothing_at_all(tmp_path, kind):
    entries, told = REFUSED_LATE[kind]
    listed = [{**row_of(one), "sha256": "0" * 64} for one in entries] if kind == "a sum" else None
    with refused_with(told):
        restored(folders_in(tmp_path / "home"), forged(tmp_path / "forged.zip", entries, listed))
    assert [path.name for path in tmp_path.iterdir()] == ["forged.zip"]


def test_with_a_limit_that_is_large_enough_a_large_backup_is_restored(table, other_table, backup_file):
    with ZipFile(backup_file) as archive:
        size = sum(info.file_size for info in archive.infolist() if info.filename != "manifest.json")
    with pytest.raises(Unusable) as caught:
        restored(other_table, backup_file, most=size - 1)
    told = f"{backup_file}: it would unpack to {size:,} bytes, and {size - 1:,} are the most; add --limit 1 if you know where it comes from"
    assert english(caught.value) == told
    restored(other_table, backup_file, most=size)
    assert whole(other_table) == whole(table)
