"""Two journals, played once: one of people at three games, and one of another table."""

from __future__ import annotations

import pytest

from tests.record.backup.tables import another, folders_in, furnish, play, played, saved


@pytest.fixture(scope="session")
def journals(tmp_path_factory):
    ours = tmp_path_factory.mktemp("journals") / "ours.sqlite"
    play(ours, 0, 1).close()
    play(ours, 0, game="cardline").close()
    return played(ours, 0, game="skyscrapers"), played(ours.with_name("theirs.sqlite"), 2)


@pytest.fixture
def table(tmp_path, journals):
    return furnish(folders_in(tmp_path / "home"), journals[0])


@pytest.fixture
def other_table(tmp_path, journals):
    return another(folders_in(tmp_path / "other"), journals[1])


@pytest.fixture
def backup_file(table, tmp_path):
    path = tmp_path / "stick" / "table.zip"
    path.parent.mkdir()
    saved(table, path)
    return path
