"""A deck's folder is written as a whole, or stays as it was, whatever is wrong and whenever the power is cut."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from companion.cards.decks.files import find, load
from companion.cards.editing import deck_folder
from companion.cards.editing.deck_folder import keep_deck, own_folder, set_aside
from companion.errors import Unusable
from companion.words.problems import WordedProblem
from tests.cards.decks.folders import OUTLINE, ROWS, lay, sheet, with_cell
from tests.words.english import in_english

LONGER = sheet(rows=with_cell(2, "length", "6695"))


class PowerCut(BaseException):
    """Nothing more happens: no clearing up either."""


def stands(folder):
    """All that lies around a folder, by name; files with what stands in them."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def texts(folder):
    return tuple((folder / name).read_text(encoding="utf-8") for name in ("deck.toml", "cards.csv"))


@pytest.fixture
def decks(tmp_path):
    return tmp_path / "home" / "decks"


def test_a_new_deck_lies_where_it_was_kept_and_nothing_else_is_left(decks):
    kept = keep_deck(own_folder(decks, "rivers"), OUTLINE, sheet())
    assert stands(decks) == {"rivers/deck.toml": OUTLINE.encode(), "rivers/cards.csv": sheet().encode()}
    assert [path.name for path in decks.iterdir()] == ["rivers"]
    assert (kept, kept.contents) == (find("rivers", decks), find("rivers", decks).contents)


def test_what_else_lies_in_the_folder_stays(decks):
    decks.mkdir(parents=True)
    lay(decks / "rivers")
    (decks / "rivers" / "photos").mkdir()
    (decks / "rivers" / "photos" / "nile.txt").write_text("where we were")
    (decks / "rivers" / "deck.toml").chmod(0o600)
    keep_deck(decks / "rivers", OUTLINE, LONGER)
    assert stands(decks)["rivers/photos/nile.txt"] == b"where we were"
    assert load(decks / "rivers").cards["nile"].numbers.opened()["length"] == 6695


def test_all_that_is_wrong_is_said_of_the_place_it_was_meant_for_and_nothing_changes(decks):
    folder = keep_rivers(decks)
    before = stands(decks)
    with pytest.raises(Unusable) as refused:
        keep_deck(folder, OUTLINE + "[more]\n", sheet(rows=with_cell(3, "length", "2-Jan")))
    assert [(one.where, one.what) for one in in_english(refused.value.problems)] == [
        (str(folder / "deck.toml"), "'more' is not known here"),
        (f"{folder / 'cards.csv'} row 3, column length", "it is a date that the spreadsheet made of what was typed"),
    ]
    assert stands(decks) == before
    with pytest.raises(Unusable):
        keep_deck(decks / "none", "", "")
    assert [path.name for path in decks.iterdir()] == ["rivers"]


@pytest.mark.parametrize("spoilt", ["\ud800", "\0"])
def test_what_no_file_could_hold_is_refused(decks, spoilt):
    folder = keep_rivers(decks)
    before = stands(decks)
    with pytest.raises(Unusable):
        keep_deck(folder, OUTLINE, sheet() + spoilt)
    assert stands(decks) == before


@pytest.mark.parametrize("id", ["", "../rivers", "Rivers", "a/b", "."])
def test_an_id_that_is_none_leads_nowhere(decks, id):
    with pytest.raises(Unusable) as refused:
        own_folder(decks, id)
    assert [one.where for one in in_english(refused.value.problems)] == [f"deck {id!r}"]


def test_a_deck_that_lies_elsewhere_stays_there(decks, tmp_path):
    decks.mkdir(parents=True)
    elsewhere = tmp_path / "usb" / "rivers"
    elsewhere.parent.mkdir()
    (decks / "rivers").symlink_to(lay(elsewhere))
    keep_deck(decks / "rivers", OUTLINE, LONGER)
    assert (decks / "rivers").is_symlink()
    assert texts(elsewhere) == (OUTLINE, LONGER)


@pytest.mark.parametrize("can_exchange", [True, False], ids=["exchanged", "renamed"])
def test_whenever_the_power_is_cut_the_deck_is_the_old_or_the_new_one(decks, monkeypatch, can_exchange):
    """Every call that changes the disk is once the last one; the next keeping has nothing to fear of what it finds."""
    seen, cut = set(), 0
    while True:
        folder = keep_rivers(decks, is_fresh=True)
        with monkeypatch.context() as patch:
            calls = failing(patch, after=cut, can_exchange=can_exchange)
            try:
                keep_deck(folder, OUTLINE, LONGER)
            except PowerCut:
                pass
            else:
                break
        left = state_of(folder)
        seen.add(left)
        assert left in ({"old", "new"} if can_exchange else {"old", "new", "aside"}), calls
        assert keep_deck(folder, OUTLINE, LONGER).cards["nile"].numbers.opened()["length"] == 6695
        assert [path.name for path in decks.iterdir()] == ["rivers"]
        cut += 1
    assert seen == ({"old", "new"} if can_exchange else {"old", "new", "aside"})
    # Whatever is written is on the disk before it takes its place, and so is the place before the old one is removed.
    swap = ["exchange"] if can_exchange else ["rename", "rename"]
    assert calls[-len(swap) - 5 :] == ["fsync", "fsync", *swap, "sync", "fsync", "clear"]


def test_what_a_power_cut_has_set_aside_is_put_back_before_anything_is_kept(decks):
    folder = keep_rivers(decks)
    beside = decks / ".rivers.keeping"
    beside.mkdir()
    folder.rename(beside / "before")
    with pytest.raises(Unusable):
        keep_deck(folder, OUTLINE, "")
    assert texts(folder) == (OUTLINE, sheet())
    assert [path.name for path in decks.iterdir()] == ["rivers"]


def test_a_disk_that_takes_nothing_is_said_and_leaves_the_deck(decks, monkeypatch):
    folder = keep_rivers(decks)
    before = stands(decks)

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(deck_folder, "sync_folders", full)
    with pytest.raises(Unusable) as refused:
        keep_deck(folder, OUTLINE, LONGER)
    fix = "check that there is room and that you may write there"
    assert in_english(refused.value.problems) == (WordedProblem(str(folder), "it cannot be written (No space left on device)", fix),)
    assert stands(decks) == before


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes that lie in folders")
def test_what_cannot_be_copied_along_is_named_and_nothing_changes(decks):
    folder = keep_rivers(decks)
    os.mkfifo(folder / "pipe")
    for attempt in (lambda: keep_deck(folder, OUTLINE, LONGER), lambda: set_aside(folder)):
        with pytest.raises(Unusable) as refused:
            attempt()
        fix = "make it one that you may read, or put it elsewhere"
        assert in_english(refused.value.problems) == (WordedProblem(str(folder / "pipe"), "it cannot be copied along with the deck", fix),)
    assert texts(folder) == (OUTLINE, sheet())
    assert [path.name for path in decks.iterdir()] == ["rivers"]


def test_a_disk_that_is_full_in_the_middle_of_copying_is_said(decks, monkeypatch):
    folder = keep_rivers(decks)

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("shutil.copy2", full)
    for attempt, place in ((lambda: keep_deck(folder, OUTLINE, LONGER), folder), (lambda: set_aside(folder), decks / ".rivers.before")):
        with pytest.raises(Unusable) as refused:
            attempt()
        assert [(one.where, one.what) for one in in_english(refused.value.problems)] == [
            (str(place), "it cannot be written (No space left on device)")
        ]
    assert [path.name for path in decks.iterdir()] == ["rivers"]


@pytest.mark.parametrize("failing_names", [{"new"}, {"new", "before"}], ids=["taken back", "left aside"])
def test_where_a_rename_fails_the_deck_is_taken_back_or_left_aside_and_never_lost(decks, monkeypatch, failing_names):
    folder = keep_rivers(decks)
    plain = Path.rename

    def rename(path, target):
        if path.name in failing_names:
            raise OSError(5, "Input/output error")
        return plain(path, target)

    with monkeypatch.context() as patch:
        patch.setattr(deck_folder, "_exchanged", lambda *_: False)
        patch.setattr(Path, "rename", rename)
        with pytest.raises(Unusable):
            keep_deck(folder, OUTLINE, LONGER)
        assert folder.exists() == ("before" not in failing_names)
    with pytest.raises(Unusable):
        keep_deck(folder, OUTLINE, "")
    assert texts(folder) == (OUTLINE, sheet())


def keep_rivers(decks, *, is_fresh=False):
    """The rivers as they are; whatever was there before is not theirs."""
    if is_fresh:
        deck_folder.cleared([decks])
    keep_deck(decks / "rivers", OUTLINE, sheet(rows=ROWS))
    return decks / "rivers"


def state_of(folder):
    if not folder.exists():
        assert texts(folder.with_name(".rivers.keeping") / "before") == (OUTLINE, sheet())
        return "aside"
    return {(OUTLINE, sheet()): "old", (OUTLINE, LONGER): "new"}[texts(folder)]


def failing(patch, after, *, can_exchange):
    """From that call on nothing reaches the disk."""
    calls = []

    def counted(name, plain):
        def called(*args, **more):
            if len(calls) >= after:
                raise PowerCut
            calls.append(name)
            return plain(*args, **more)

        return called

    patch.setattr(deck_folder, "_exchanged", counted("exchange", deck_folder._exchanged) if can_exchange else lambda *_: False)
    patch.setattr(deck_folder, "cleared", counted("clear", deck_folder.cleared))
    patch.setattr(deck_folder, "written", counted("write", deck_folder.written))
    patch.setattr(deck_folder, "make_folder", counted("mkdir", deck_folder.make_folder))
    patch.setattr(deck_folder, "sync_folder", counted("sync", deck_folder.sync_folder))
    patch.setattr(Path, "rename", counted("rename", Path.rename))
    patch.setattr(os, "fsync", counted("fsync", os.fsync))
    return calls
