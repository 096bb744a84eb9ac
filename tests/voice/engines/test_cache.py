"""Spoken lines are kept, within bounds, and a fault of their folder never stops a voice."""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path
from threading import Thread

import pytest

from companion.voice import cache as module
from companion.voice.cache import Cache, cache_key
from tests.voice.engines.standins import tone, wav

SPEECH = wav(tone(0.1))


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "cache" / "voice"


def files(folder):
    return sorted(one.name for one in folder.iterdir())


def test_what_is_kept_is_found_by_whoever_looks_for_it(folder):
    assert Cache(folder).found("one") is None
    path = Cache(folder).keep("one", SPEECH)
    assert path.read_bytes() == SPEECH
    assert Cache(folder).found("one") == path
    assert files(folder) == ["one.wav"]


def test_keys_differ_wherever_a_part_differs_and_not_where_parts_touch():
    assert len({cache_key("a", "b"), cache_key("ab", ""), cache_key("", "ab"), cache_key("b", "a"), cache_key("a", "b", "")}) == 5
    assert cache_key("\udcff") == cache_key("\udcff")
    assert set(cache_key("Анна")) <= set("0123456789abcdef")


DAMAGED = (b"", SPEECH[:20], SPEECH[:-1], SPEECH + b"\0", b"OggS" + SPEECH[4:], SPEECH[:44], bytes(len(SPEECH)))


@pytest.mark.parametrize("content", DAMAGED, ids=range(len(DAMAGED)))
def test_a_damaged_file_is_none_and_is_removed(content, folder):
    Cache(folder).keep("one", SPEECH).write_bytes(content)
    assert Cache(folder).found("one") is None
    assert files(folder) == []
    assert Cache(folder).found(Cache(folder).keep("one", SPEECH).stem) is not None


def test_a_folder_in_the_place_of_a_file_is_none(folder):
    (folder / "one.wav").mkdir(parents=True)
    assert Cache(folder).found("one") is None


def test_what_was_not_used_for_the_longest_time_goes_first(folder):
    cache = Cache(folder, most=4 * len(SPEECH))
    for number, name in enumerate(("a", "b", "c", "d")):
        os.utime(cache.keep(name, SPEECH), (number, number))
    assert cache.found("a") is not None  # and it is used now
    cache.keep("e", SPEECH)
    assert files(folder) == ["a.wav", "d.wav", "e.wav"]


def test_what_others_wrote_and_left_half_written_counts_as_well(folder):
    Cache(folder).keep("a", SPEECH)
    (folder / "b.123-0").write_bytes(SPEECH)
    for number, name in enumerate(("a.wav", "b.123-0")):
        os.utime(folder / name, (number, number))
    Cache(folder, most=2 * len(SPEECH)).keep("c", SPEECH)
    assert files(folder) == ["c.wav"]


def test_speech_that_is_too_long_for_the_cache_is_spoken_all_the_same(folder):
    path = Cache(folder, most=10).keep("one", SPEECH)
    assert path.read_bytes() == SPEECH


def test_within_bounds_the_folder_is_looked_through_once(folder, mocker):
    cache = Cache(folder)
    scans = mocker.spy(module.os, "scandir")
    for number in range(5):
        cache.keep(str(number), SPEECH)
    assert scans.call_count == 1


@pytest.fixture
def unwritable(folder, mocker):
    """Also for whoever may write everywhere."""
    private = module.private

    def opens(path, flags):
        if Path(path).is_relative_to(folder):
            raise OSError(28, "No space left on device")
        return private(path, flags)

    mocker.patch.object(module, "private", side_effect=opens)


def test_where_nothing_can_be_kept_it_is_kept_for_this_time_and_said_once(folder, unwritable, caplog):
    cache = Cache(folder)
    with caplog.at_level(logging.WARNING, "facedown"):
        one, two = cache.keep("one", SPEECH), cache.keep("two", SPEECH)
    assert (cache.found("one"), cache.found("two")) == (one, two)
    assert caplog.messages == [f"speech cannot be kept in {folder} (No space left on device)"]
    assert files(folder) == []
    del cache
    assert not one.parent.exists()


def test_what_was_kept_before_is_found_where_nothing_can_be_written_any_more(folder, mocker):
    before = Cache(folder).keep("one", SPEECH)
    mocker.patch.object(module, "private", side_effect=OSError(30, "Read-only file system"))
    made = mocker.spy(module.tempfile, "mkdtemp")
    cache = Cache(folder)
    assert [cache.keep(name, SPEECH) for name in ("two", "three")] == [None, None]
    assert made.call_count == 1
    assert (cache.found("one"), cache.found("two")) == (before, None)


def test_where_nothing_can_be_written_anywhere_there_is_no_file(folder, mocker):
    mocker.patch.object(module.tempfile, "mkdtemp", side_effect=OSError(28, "No space left on device"))
    folder.parent.mkdir()
    folder.write_bytes(b"no folder")
    cache = Cache(folder)
    assert (cache.keep("one", SPEECH), cache.found("one")) == (None, None)


def test_a_file_in_the_place_of_the_folder_is_left_alone(folder):
    folder.parent.mkdir()
    folder.write_bytes(b"no folder")
    assert Cache(folder).keep("one", SPEECH).read_bytes() == SPEECH
    assert folder.read_bytes() == b"no folder"


def test_several_at_once_neither_read_halves_nor_lose_anything(folder):
    caches = [Cache(folder, most=8 * len(SPEECH)) for _ in range(4)]
    halves = []

    def use(cache, number):
        for turn in range(60):
            key = str((turn * (number + 1)) % 12)
            found = cache.found(key)
            if found is None:
                found = cache.keep(key, SPEECH)
            try:
                halves.append(found.read_bytes() != SPEECH)
            except FileNotFoundError:  # another one needed room
                continue

    threads = [Thread(target=use, args=one) for one in zip(caches, range(4), strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert halves
    assert not any(halves)
    assert {one[-4:] for one in files(folder)} == {".wav"}


@pytest.mark.skipif(os.geteuid() == 0, reason="whoever may do everything may write there too")
def test_a_folder_that_may_only_be_read_is_read(folder):
    Cache(folder).keep("one", SPEECH)
    folder.chmod(stat.S_IRUSR | stat.S_IXUSR)
    try:
        cache = Cache(folder)
        assert cache.found("one") is not None
        assert cache.keep("two", SPEECH).parent != folder
    finally:
        folder.chmod(stat.S_IRWXU)
