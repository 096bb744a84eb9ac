"""The bench of printing tells each deck in each language, and all of them beside the bare libraries."""

import pytest

from companion.cards.decks import files
from tests.bench.running import measured

pytestmark = pytest.mark.exam  # a bench measures for seconds


@pytest.mark.exam
def test_sheets_are_measured_beside_the_bare_libraries(monkeypatch, capsys):
    only = {"skyscrapers": files.shipped()["skyscrapers"]}
    monkeypatch.setattr(files, "shipped", lambda: only)
    monkeypatch.setattr("tests.bench.print.in_order", lambda _, cards, __: tuple(sorted(cards))[:9])
    code, [found] = measured(capsys, "print")
    assert code == 0
    assert [key for key in found if not key.endswith("_s")] == ["decks", "languages", "cards", "pages", "bytes", "ours_to_plain"]
    parts = [found[f"skyscrapers_{language}_s"] for language in ("en", "ru", "fr")]
    assert found["ours_s"] == pytest.approx(sum(parts), abs=0.002)
    assert found["ours_to_plain"] == pytest.approx(found["ours_s"] / found["plain_libraries_s"], abs=0.01)
