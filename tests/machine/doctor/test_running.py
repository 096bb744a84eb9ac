"""Checks are made one after the other, and none takes the doctor along."""

from __future__ import annotations

import re
from threading import Event

import pytest

from companion.machine.doctor import computer_checks
from companion.machine.doctor.case import Case
from companion.machine.doctor.command import CHECKS
from companion.machine.doctor.finding import Check, Checked, Finding, examined, gravest, note, warning, well
from companion.words.lines import bundle
from tests.machine.doctor.made_up import NO_PARTS, case_of, folders_in
from tests.machine.simulated import MadeUp


def check(look, id="toy"):
    return Check(id, "table", look)


def examine(tmp_path, *checks, **more):
    return [one.findings for one in examined(case_of(tmp_path), checks, **more)]


def test_each_check_tells_what_it_has_found(tmp_path):
    first, second = check(lambda _case: [well("a"), note("b")]), check(lambda _case: iter([warning("c")]), "other")
    assert list(examined(case_of(tmp_path), [first, second])) == [
        Checked(first, (well("a"), note("b"))),
        Checked(second, (warning("c"),)),
    ]


def test_a_check_that_falls_over_tells_kind_and_places_and_nothing_of_what_it_says(tmp_path):
    def look(case):
        yield well("a")
        raise ValueError("eiffel-tower is 324 m")

    [[one], [other]] = examine(tmp_path, check(look), check(lambda _case: [well("b")]))
    assert (one.key, one.status, one.command) == ("doctor-broken", "fault", "facedown doctor --bundle doctor.zip")
    assert one.told["kind"] == "ValueError"
    assert "test_running.py:" in one.told["places"]
    assert "324" not in repr(one)
    assert other == well("b")


def test_places_of_our_own_are_told_from_the_folder_of_the_packages_on(tmp_path):
    [[one]] = examine(tmp_path, check(lambda _case: computer_checks.space(None)))
    assert re.fullmatch(r"companion/machine/doctor/computer_checks\.py:[0-9]+", one.told["places"])


def test_a_check_that_hangs_is_left_to_itself(tmp_path):
    released, ended = Event(), Event()

    def look(case):
        released.wait()
        ended.set()
        return ()

    [[late], [other]] = examine(tmp_path, check(look), check(lambda _case: [well("b")]), seconds=0.02)
    assert (late, other) == (warning("doctor-late", "facedown doctor toy", seconds="0.02"), well("b"))
    released.set()
    assert ended.wait(5)


def test_the_gravest_finding_counts():
    cases = [((), "well"), (("well", "note"), "note"), (("fault", "well", "warning"), "fault"), (("warning", "note"), "warning")]
    assert [(statuses, gravest(Finding("a", status) for status in statuses)) for statuses, expected in cases] == cases


def test_checks_are_called_by_names_of_their_own_group_by_group():
    names, groups = [one.id for one in CHECKS], [one.group for one in CHECKS]
    assert len(set(names)) == len(names)
    assert [group for number, group in enumerate(groups) if group != groups[number - 1]] == list(dict.fromkeys(groups))


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_every_check_says_what_it_looks_at_and_nothing_else_is_said_to_be_looked_at(language):
    said = bundle(language, "doctor")._messages
    assert {key for key in said if key.startswith("doctor-about-")} == {f"doctor-about-{one.id}" for one in CHECKS}
    assert {key for key in said if key.startswith("doctor-group-")} == {f"doctor-group-{one.group}" for one in CHECKS}


def test_no_check_falls_over_on_a_machine_of_which_nothing_is_known(tmp_path):
    case = Case(MadeUp(), folders_in(tmp_path), NO_PARTS, "en")
    broken = [one.check.id for one in examined(case, CHECKS) for finding in one.findings if finding.key == "doctor-broken"]
    assert broken == []
    assert all(one.findings for one in examined(case, CHECKS))
    assert list(tmp_path.iterdir()) == []
