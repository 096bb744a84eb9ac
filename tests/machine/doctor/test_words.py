"""What the doctor finds has its words in every language, and whatever is not well says how it is mended."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from companion.errors import Problem, Text
from companion.machine import doctor
from companion.machine.doctor.finding import Finding, fault, note
from companion.machine.doctor.page import DoctorLines
from companion.words.lines import Unsaid, bundle, files_of
from tests.words.book import Book, plain
from tests.words.english import english

FOLDER = Path(doctor.__file__).parent
CALLS = ("well", "note", "warning", "fault", "Finding")
SAYS_IT_ITSELF = {
    *("doctor-sqlite-old", "doctor-pygame-behind", "doctor-mat-spoilt", "doctor-hubs-held", "doctor-hubs-port-held"),
    *("doctor-hubs-silent", "doctor-tags-deckless", "doctor-disk-unknown", "doctor-sound-held"),
    "doctor-readers-broken",
}


def made():
    """Every finding that the source can make: its key, and who makes it; of `Finding` itself the status is its second argument."""
    for key, call in calls():
        yield key, call.args[1].value if call.func.id == "Finding" else call.func.id


def calls():
    """With the key of each."""
    for file in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS and node.args:
                key = node.args[0]
                if isinstance(key, ast.Constant) and str(key.value).startswith("doctor-"):
                    yield key.value, node


MADE = sorted(set(made()))


def test_the_source_makes_findings_of_every_kind():
    assert {status for _, status in MADE} == {"well", "note", "warning", "fault"}
    assert len(MADE) > 120


def lines(prefix):
    return {key for key in bundle("en", "doctor")._messages if key.startswith(prefix)}


def test_whatever_is_not_well_says_how_it_is_mended_or_that_nothing_has_to_be():
    wanted = {key.removeprefix("doctor-") for key, status in MADE if status != "well"}
    there = {key.removeprefix("doctor-mend-") for key in lines("doctor-mend-")}
    assert wanted - there == {key.removeprefix("doctor-") for key in SAYS_IT_ITSELF}
    assert there - wanted == set()


def test_nothing_that_says_it_itself_is_graver_than_a_note():
    assert {status for key, status in MADE if key in SAYS_IT_ITSELF} == {"note"}


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_a_mend_that_ends_with_a_colon_goes_with_a_command(language):
    """The other way round as well: a command that nothing leads to is one that nobody understands."""
    book = Book({language: {"doctor.ftl": files_of(language)["doctor"].read_text(encoding="utf-8")}})
    mends = [said for said in book.said if said.id.startswith("doctor-mend-")]
    led_up_to = {said.id.removeprefix("doctor-mend-") for said in mends if plain(said)[0].endswith(":")}
    assert led_up_to == {key.removeprefix("doctor-") for key in commanding()}


def commanding():
    """Keys of findings that are made with a command."""
    return {key for key, call in calls() if len(call.args) > (3 if call.func.id == "Finding" else 1)}


def test_numbers_are_written_as_the_language_writes_them():
    one = fault("doctor-space-none", folder="/state", free=0.01)
    assert DoctorLines("en").seen(one) == "Almost nothing free at /state (0.01 GB); matches may not be kept any more."
    assert "(0,01 ГБ)" in DoctorLines("ru").seen(one)
    assert "(12,3 Go)" in DoctorLines("fr").seen(fault("doctor-space-none", folder="/state", free=12.34))


def test_what_stands_beneath_a_finding_is_told_in_its_language():
    problem = Problem(Text("place-line-of", file="facedown.toml", line=1), "config-not-utf8")
    one = Finding("doctor-config-unusable", "fault", {"file": "x"}, "", (problem,), ('pi: {"key": "reader-bus-failed", "reason": "gone"}',))
    assert DoctorLines("en").beneath(one) == [english(problem), "pi: the bus failed: gone"]
    russian = DoctorLines("ru").beneath(one)
    assert russian[0].startswith("facedown.toml, строка 1: ")
    assert russian[1].startswith("pi: ")
    assert russian[1] != "pi: the bus failed: gone"


def test_a_trouble_of_a_hub_that_has_no_words_yet_is_told_as_one():
    said = DoctorLines("en").seen(Finding("tuning-trouble-haunted", "fault", {"name": "one"}))
    assert said == DoctorLines("en").seen(Finding("tuning-trouble-other", "fault", {"name": "one"}))
    assert said != DoctorLines("en").seen(Finding("tuning-trouble-unplugged", "fault", {"name": "one"}))
    with pytest.raises(Unsaid):
        DoctorLines("en").seen(note("haunted"))
    assert DoctorLines("en").mend(Finding("tuning-trouble-haunted", "fault", {"name": "one"})) == ""
    assert DoctorLines("en").mend(note("doctor-mat-spoilt")) == ""
