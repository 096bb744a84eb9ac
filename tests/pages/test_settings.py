"""What a table remembers is kept whole or not at all, and a fault of it stops nothing."""

import json
import os
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import pytest

from companion.cards.decks import files
from companion.config.config import Config, Screen, Television
from companion.pages.settings import FILE_NAME, MOST, MOST_LEARNERS, MOST_NAMES, Agreed, Remembered, begun, load, save, set_there, written
from companion.protocol.setup import parse_setup
from companion.screen.acts import Change
from companion.screen.pages import setup
from companion.screen.pages.settings import Settings, changed_settings
from tests.screen.pages.samples import a_setup

AGREED = Agreed("landmarks", "year", ("Anna", "Борис"), "seat-2", {"pace": 2.0, "hand": 5, "check": "lift"}, 3, ("Борис",))
ON = dict.fromkeys(("is_night", "is_calm", "is_full", "has_printed_units"), True)
SWITCHED = {**ON, "has_sounds": False, "has_lessons": False, "standby": 30}
LEARNT = {"anna": ("comparity-lesson-duet", "comparity-lesson-trio"), "strasse": ("cardline-lesson-fits",)}
PICKED = (("anna", "fox"), ("zoé", "whale"))
KEPT = {"game": "comparity", "set_ups": {"comparity": AGREED}, "names": ("Anna", "Zoé"), "avatars": PICKED, "learnt": LEARNT}
FULL = Remembered("ru", 130, "blind", 50, **SWITCHED, **KEPT)


@pytest.fixture
def path(tmp_path):
    return tmp_path / FILE_NAME


def row(**changes):
    return json.dumps({**json.loads(written(FULL)), **changes}).encode()


def test_what_is_saved_is_loaded_again(path):
    assert save(path, FULL)
    assert load(path) == FULL
    assert [one.name for one in path.parent.iterdir()] == [FILE_NAME]


def test_a_folder_that_is_not_there_is_made(tmp_path):
    path = tmp_path / "state" / "facedown" / FILE_NAME
    assert save(path, FULL)
    assert load(path) == FULL


def test_where_nothing_is_remembered_all_is_as_usual_in_the_language_of_the_table(path):
    assert load(path, "fr") == Remembered("fr")
    assert list(path.parent.iterdir()) == []


def test_settings_are_those_of_their_page():
    assert Remembered().settings == Settings()
    assert FULL.settings == Settings("ru", 130, "blind", 50, **SWITCHED)
    assert Remembered().set_to(FULL.settings).settings == FULL.settings
    assert changed_settings(FULL.settings, Change("language", "fr")).language == "fr"


DAMAGED = {
    "nothing": b"",
    "half of it": written(FULL)[:-40],
    "noise": bytes(range(256)),
    "a list": b"[1, 2]",
    "deep": b"[" * 100_000,
    "a long number": b'{"version": ' + b"9" * 10_000 + b"}",
    "another version": row(version=2),
    "no version": b"{}",
    "another language": row(language="de"),
    "an avatar that is none": row(avatars=[["anna", "dragon"]]),
    "an avatar of two players": row(avatars=[["anna", "zoé", "fox"]]),
    "an avatar in capitals": row(avatars=[["Anna", "fox"]]),
    "avatars by name": row(avatars={"anna": "fox"}),
    "a language that is none": row(language=["en"]),
    "a size that is none": row(letters=101),
    "a size that is a fraction": row(letters=100.0),
    "a loudness that is none": row(loudness=33),
    "a loudness that is no number": row(loudness=[100]),
    "a standby that is too long": row(standby=721),
    "a standby that is no number": row(standby=True),
    "no switch": row(is_calm="yes"),
    "no switch of lessons": row(has_lessons=1),
    "a voice that is none": row(voice="loud"),
    "a voice that is no word": row(voice=["all"]),
    "no switch of sounds": row(has_sounds=None),
    "no learners": row(learnt=["anna"]),
    "a learner written as no learner is": row(learnt={"Anna": []}),
    "a learner without a name": row(learnt={"": []}),
    "lessons that are none": row(learnt={"anna": "comparity-lesson-duet"}),
    "a lesson that is none": row(learnt={"anna": [3]}),
    "too many lessons": row(learnt={"anna": ["x"] * 101}),
    "too many learners": row(learnt={f"p{number}": [] for number in range(101)}),
    "names that are none": row(names=["Anna", 3]),
    "a name with a line in it": row(names=["An\nna"]),
    "a half of a letter": row(names=["\ud800"]),
    "a rule that is no number": row(
        set_ups={"comparity": {**json.loads(written(FULL))["set_ups"]["comparity"], "house": {"pace": float("nan")}}}
    ),
    "a set-up that is none": row(set_ups={"comparity": ["landmarks"]}),
    "too long": b" " * 2_000_000,
}


@pytest.mark.parametrize("raw", DAMAGED.values(), ids=DAMAGED)
def test_what_cannot_be_used_is_put_by_and_all_is_as_usual(path, raw):
    path.write_bytes(raw)
    assert load(path, "fr") == Remembered("fr")
    assert not path.exists()
    assert path.with_name(f"{FILE_NAME}.damaged").read_bytes() == raw
    assert save(path, FULL)
    assert load(path) == FULL


def test_a_folder_of_that_name_is_put_by_too(path):
    path.mkdir()
    assert load(path) == Remembered()
    assert save(path, FULL)


def test_what_cannot_be_put_by_either_stays(path):
    path.write_bytes(b"{")
    with patch.object(Path, "replace", side_effect=PermissionError):
        assert load(path) == Remembered()
    assert path.read_bytes() == b"{"


@pytest.mark.parametrize("call", ["fsync", "open", "replace", "mkdir"])
def test_a_disk_that_takes_nothing_is_told_and_what_was_there_stays(path, call):
    assert save(path, FULL)
    at = {"fsync": (os, "fsync"), "open": (os, "open"), "replace": (Path, "replace"), "mkdir": (Path, "mkdir")}[call]
    with patch.object(*at, side_effect=OSError(28, "No space left on device")):
        assert not save(path, Remembered("fr"))
    assert load(path) == FULL
    assert [one.name for one in path.parent.iterdir()] == [FILE_NAME]


def test_what_was_left_half_written_is_written_over(path):
    path.with_name(f"{FILE_NAME}.new").write_bytes(b"half")
    assert save(path, FULL)
    assert load(path) == FULL


def test_a_set_up_is_remembered_by_its_game_and_asked_for_again():
    page = a_setup()
    towers = setup.changed_setup(page, Change("game", "skyscrapers"))
    remembered = Remembered().agreed(page).agreed(towers).agreed(page)
    assert set(remembered.set_ups) == {"comparity", "skyscrapers"}
    assert remembered.asked() == setup.asked(page)
    assert remembered.last.bots == setup.bots(page) == ("Chloé",)
    parsed, _ = parse_setup(remembered.asked(), files.find)
    assert [player.name for player in parsed.players] == ["Anna", "Борис", "Chloé"]


def test_without_a_match_nothing_is_asked_for():
    assert Remembered().asked() == {}
    assert Remembered().last is None


def test_people_who_sat_down_last_are_named_first_and_nobody_twice():
    remembered = Remembered(names=("Zoé", "ANNA", "Papi")).agreed(a_setup())
    assert remembered.names == ("Anna", "Борис", "Zoé", "Papi")


def test_names_are_forgotten_in_the_end():
    remembered = Remembered(names=tuple(f"P{number}" for number in range(MOST_NAMES))).agreed(a_setup())
    assert len(remembered.names) == MOST_NAMES


def test_what_an_older_version_saved_is_as_usual_where_it_says_nothing(path):
    known = ("version", "language", "letters", "is_calm", "is_full", "game", "set_ups", "names")
    path.write_bytes(json.dumps({name: one for name, one in json.loads(written(FULL)).items() if name in known}).encode())
    loaded = load(path)
    usual = {"has_sounds": True, "is_night": False, "has_lessons": True, "has_printed_units": False, "standby": 0}
    assert loaded == replace(FULL, voice="all", loudness=100, **usual, avatars=(), learnt={})


# What nobody has set


BEGINS = Settings("fr", is_full=True)


def said(path):
    return {name: one for name, one in json.loads(path.read_bytes()).items() if hasattr(Settings(), name)}


def test_a_table_begins_as_its_configuration_has_it():
    assert begun(Config("fr", screen=Screen(is_full=True)), {"LANG": "ru_RU.UTF-8"}) == BEGINS
    assert begun(Config(), {"LANG": "ru_RU.UTF-8"}) == Settings("ru")


def test_a_television_is_there_where_its_device_is(tmp_path):
    device = tmp_path / "cec0"
    without = begun(Config(television=Television(15, str(device))), {})
    device.touch()
    assert without == Settings(standby=15)
    assert begun(Config(television=Television(15, str(device))), {}) == Settings(standby=15, has_television=True)


def test_what_was_set_of_a_television_outlasts_the_start_on_which_it_was_missing(path):
    save(path, replace(load(path, begins=Settings(standby=15, has_television=True)), standby=30))
    save(path, load(path, begins=Settings(standby=15)))
    assert load(path, begins=Settings(standby=15, has_television=True)).settings == Settings(standby=30, has_television=True)


def test_a_table_that_remembers_nothing_is_as_it_begins(path):
    assert load(path, begins=BEGINS) == Remembered("fr", is_full=True)


def test_what_nobody_has_set_goes_on_being_as_the_table_begins(path):
    save(path, replace(load(path, begins=BEGINS), letters=115))
    assert said(path) == {"letters": 115}
    assert load(path, begins=Settings("ru")) == Remembered("ru", letters=115)


def test_what_was_set_counts_however_the_table_begins(path):
    save(path, load(path, begins=BEGINS).set_to(Settings("en", is_full=False)))
    assert said(path) == {"language": "en", "is_full": False}
    assert load(path, begins=Settings("ru", is_full=True)) == Remembered("en")


def test_what_was_set_once_stays_set_where_a_table_begins_so_by_now(path):
    save(path, Remembered("ru"))
    save(path, load(path, begins=Settings("ru")))
    assert said(path) == {"language": "ru"}


def test_whoever_asks_what_was_set_changes_nothing(path):
    assert set_there(path) == {}
    path.write_bytes(b"half")
    assert set_there(path) == {}
    assert path.read_bytes() == b"half"
    save(path, replace(load(path), letters=115, is_full=True))
    assert set_there(path) == {"letters": 115, "is_full": True}


# Who has seen which lesson


def test_a_lesson_is_known_to_all_who_saw_it_however_they_write_their_names():
    remembered = Remembered().taught(("Anna", "STRASSE"), "a").taught(("ANNA",), "b").taught(("anna",), "b")
    assert remembered.lessons_of("aNNa") == ("a", "b")
    assert remembered.lessons_of("Straße") == ("a",)
    assert remembered.lessons_of("Boris") == ()
    assert list(remembered.learnt) == ["anna", "strasse"]


def test_whoever_learnt_nothing_for_long_is_forgotten_in_the_end():
    remembered = Remembered()
    for number in range(MOST_LEARNERS + 1):
        remembered = remembered.taught((f"P{number}",), "a")
    assert len(remembered.learnt) == MOST_LEARNERS
    assert (remembered.lessons_of("P0"), remembered.lessons_of(f"P{MOST_LEARNERS}")) == ((), ("a",))


def test_lessons_are_forgotten_in_the_end_and_what_is_saved_can_be_loaded(path):
    remembered = Remembered()
    for number in range(MOST + 1):
        remembered = remembered.taught(("Anna", "ß" * 24), f"lesson {number}")
    assert len(remembered.lessons_of("Anna")) == MOST
    assert remembered.lessons_of("Anna")[-1] == f"lesson {MOST}"
    save(path, remembered)
    assert load(path) == remembered
