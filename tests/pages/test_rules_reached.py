"""The rules of the game are at hand: from a pause, from the page of reasons and before the match, by touch and by keys."""

from __future__ import annotations

from companion.screen.acts import Away, Change, GoBack, Lift, OpenPage, Press, Put, Take
from companion.screen.window import Keyed, Pointed
from tests.pages.driven import after, enter, page_of, run, scene, texts, until
from tests.pages.test_evening import TWO, hand, is_mine


def touch(evening, act):
    """Touches the first place that does this."""
    target = next(one for one in scene(evening).targets if one.act == act)
    enter(evening, Pointed("down", target.rect.centre, 1))
    yield None


def walk(evening, act):
    """Goes to that place by the keyboard alone, and presses Enter there."""
    for _ in range(60):
        enter(evening, Keyed("tab"))
        yield None
        found = evening._focus.target(scene(evening))
        if found is not None and found.act == act:
            enter(evening, Keyed("return"))
            yield None
            return
    raise AssertionError(act)


def test_a_pause_leads_to_the_rules_by_touch_and_back():
    def script(evening):
        yield from until(evening, is_mine)
        yield from after(evening, Press("pause"))
        yield from touch(evening, OpenPage("rules"))
        assert page_of(evening) == "rules"
        assert {"Comparity", "C1"} <= set(texts(evening))
        yield from touch(evening, GoBack())
        assert page_of(evening) == "pause"

    run(script, asked=TWO)


def test_a_pause_leads_to_the_rules_by_keys_and_they_are_leafed_through():
    def script(evening):
        yield from until(evening, is_mine)
        yield from after(evening, Press("pause"))
        yield from walk(evening, OpenPage("rules"))
        assert page_of(evening) == "rules"
        before = texts(evening)
        enter(evening, Keyed("page down"))
        yield None
        assert texts(evening) != before
        enter(evening, Keyed("page up"))
        yield None
        assert texts(evening) == before
        enter(evening, Keyed("escape"))
        yield None
        assert page_of(evening) == "pause"

    run(script, asked=TWO)


def test_the_set_up_leads_to_the_rules_of_the_chosen_game():
    def script(evening):
        yield None
        yield from after(evening, OpenPage("set-up"), Change("game", "cardline"))
        yield from touch(evening, OpenPage("rules", "cardline"))
        assert {"Cardline", "L1"} <= set(texts(evening))
        yield from after(evening, GoBack())
        assert page_of(evening) == "set-up"

    run(script)


def test_a_pause_explains_the_last_verdict_and_the_rules_open_there():
    def script(evening):
        yield from until(evening, is_mine)
        yield from after(evening, Press("pause"))
        assert OpenPage("why", "verdict") not in [one.act for one in scene(evening).targets]
        yield from after(evening, Press("pause"), Take(hand(evening)[0]), Put("A1"))
        yield from until(evening, lambda evening: evening.running.screen.table.instructions)
        yield from after(evening, Lift("A1"), Away())
        yield from until(evening, lambda evening: not evening.running.screen.table.instructions)
        judged = evening.running.screen.telling.judged
        yield from after(evening, Press("pause"))
        yield from touch(evening, OpenPage("why", "verdict"))
        lines = evening.running.screen.lines
        assert lines.why("comparity", judged.rule) in " ".join(texts(evening))
        yield from touch(evening, OpenPage("rules", judged.rule))
        assert (page_of(evening), judged.rule in texts(evening)) == ("rules", True)
        yield from after(evening, GoBack(), GoBack())
        yield from touch(evening, OpenPage("rules"))
        assert judged.rule in texts(evening)
        assert Change("ruling", judged.rule) in [one.act for one in scene(evening).targets]

    run(script, asked=TWO)
