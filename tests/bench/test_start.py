"""The bench of starting times real processes and matches that go on, and is able to fail."""

import pytest

from companion.record.reading import OnRecord
from tests.bench import start
from tests.bench.running import measured

pytestmark = pytest.mark.exam  # a bench measures for seconds

PROCESSES = ("bare", "import_core", "help", "first_frame", "resume")
ENTRIES = (20, 40)


def test_the_figures_of_a_run_and_what_is_beyond_its_limit(capsys, monkeypatch):
    for name, value in (("ROUNDS", 1), ("GROWING", ENTRIES), ("LIMITS", dict.fromkeys(start.LIMITS, 0)), ("MOST_GROWTH", 0.0)):
        monkeypatch.setattr(start, name, value)
    code, [processes, growth] = measured(capsys, "start")
    times = [f"{name}_{what}" for what in ("ms", "processor_ms") for name in PROCESSES]
    assert list(processes) == [*times, "import_core_over_bare_ms", "missed"]
    assert (code, processes["missed"], len(growth["missed"])) == (1, list(start.LIMITS), 1)
    assert list(growth) == [*(f"goes_on_{number}_{what}" for what in ("ms", "us_an_entry") for number in ENTRIES), "missed"]
    assert all(processes[name] > 0 for name in times)


def test_a_match_of_so_many_entries_is_on_record(tmp_path):
    number = start.played(tmp_path / "journal", 40, 1)
    assert len(OnRecord(tmp_path / "journal").kept(number).entries) in range(41, 50)
