"""When the television sleeps is what was set on the screen last, else what facedown.toml says."""

from __future__ import annotations

import os

import pytest

from companion.app import window as windowed
from companion.config.config import FILE_NAME as CONFIGURATION
from companion.config.config import folders
from companion.machine.service.power import Television
from companion.pages.settings import FILE_NAME, Remembered, save
from tests.cli.running import facedown


@pytest.fixture
def seconds(monkeypatch, mocker, tmp_path):
    """After how many it sleeps, at the beginning of an evening and once players have set it to half an hour."""
    device = tmp_path / "cec0"
    device.touch()
    places = folders(os.environ)
    places.config.mkdir(parents=True)
    (places.config / CONFIGURATION).write_text(f"[television]\nstandby = 15\ndevice = '{device}'")
    monkeypatch.setenv("FACEDOWN_INVISIBLE", "1")

    def of_an_evening(*more):
        found, television = [], Television(0.0, lambda _: None)
        mocker.patch("companion.machine.service.power.over_hdmi", return_value=television)

        def run(evening):
            found.append(television.after())
            evening.remembered = evening.remembered.set_to(evening.tables.page("settings", "", evening))
            evening._set(Remembered(standby=30).settings)
            found.append(television.after())

        monkeypatch.setattr(windowed, "sit", run)
        assert facedown(monkeypatch, "play", "--mute", *more).code == 0
        return found

    return of_an_evening


def test_what_the_configuration_says_holds_until_somebody_sets_it_and_from_then_on_that(seconds):
    assert seconds() == [900.0, 1800.0]
    assert seconds() == [1800.0, 1800.0]


def test_what_was_set_to_never_stays_never(seconds):
    save(folders(os.environ).state / FILE_NAME, Remembered(standby=0, was_set=frozenset({"standby"})))
    assert seconds()[0] == 0.0


def test_where_nothing_is_kept_the_table_begins_each_time_as_the_configuration_has_it(seconds):
    assert seconds("--no-journal") == [900.0, 1800.0]
    assert seconds("--no-journal") == [900.0, 1800.0]
