"""A mat is tried out place by place, and every page that there is can be opened from another one."""

from __future__ import annotations

import re
from pathlib import Path

import companion
from companion.events import Slot
from companion.pages.page_stack import OF_MATCH, PAGES
from companion.screen.acts import GoBack, OpenPage, Put
from tests.pages.driven import after, run, scene, until


def trial(evening):
    return evening.pages.leaves[-1].value


def test_a_place_that_hears_a_card_gets_a_tick_and_keeps_it_when_the_card_goes_on():
    def script(evening):
        yield from after(evening, OpenPage("health"), OpenPage("mat-check"))
        assert trial(evening).page.heard == frozenset()
        for slots in (["C3"], ["C3", "D4"], ["C3", "D4", "pad"]):
            yield from after(evening, Put(Slot(slots[-1])))
            yield from until(evening, lambda evening, slots=slots: trial(evening).page.heard == frozenset(slots))
        yield from after(evening, GoBack())
        assert [leaf.name for leaf in evening.pages.leaves] == ["home", "health"]

    assert run(script).tables._store.matches() == ()


def test_a_place_that_hears_its_card_badly_is_marked():
    def script(evening):
        yield from after(evening, OpenPage("mat-check"), Put(Slot("C3")))
        yield from until(evening, lambda evening: trial(evening).page.heard == {"C3"})
        radio = trial(evening)._table.radio
        radio.weaken(radio.on("C3")[0], 0.5)
        yield from until(evening, lambda evening: trial(evening).page.weak == {"C3"})
        assert trial(evening).page.state(Slot("C3")) == "weak"
        assert trial(evening).page.matter

    run(script)


def test_each_place_of_the_mat_can_be_touched_once():
    def script(evening):
        yield from after(evening, OpenPage("mat-check"))
        puts = [one.act.slot for one in scene(evening).targets if isinstance(one.act, Put)]
        assert sorted(puts) == sorted(trial(evening).page.shape.polled)

    run(script)


def test_over_a_match_its_own_mat_is_tried_and_nothing_happens_in_it():
    def script(evening):
        yield from until(evening, lambda evening: evening.running.screen.table.view.stage == "turn")
        entry = evening.running.screen.referee.entry
        yield from after(evening, OpenPage("mat-check"), Put(Slot("site-2")))
        yield from until(evening, lambda evening: trial(evening).page.heard == {"site-2"})
        assert evening.running.screen.referee.entry == entry

    run(script, asked={"game": "skyscrapers", "players": ["Anna", "Boris"]})


def test_every_page_is_opened_somewhere():
    """What nobody can reach might as well not be there."""
    package = Path(companion.__file__).parent
    sources = [*package.glob("screen/**/*.py"), package / "pages" / "focus.py", package / "machine" / "service" / "vigil.py"]
    opened = {name for path in sources for name in re.findall(r'"([a-z-]+)"', path.read_text(encoding="utf-8"))}
    assert {*PAGES, *OF_MATCH} - opened == set()
