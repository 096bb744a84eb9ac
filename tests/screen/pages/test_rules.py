"""The page of rulings: where it opens, and how every ruling is reached."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.screen.acts import Change, GoBack, Page
from companion.screen.pages.rules import Rules, changed_rules, draw_rules, rules_page
from companion.screen.things import TextLine
from companion.screen.words import Words
from tests.screen.pages.samples import SIZES, scene

LANGUAGES = ("en", "ru", "fr")


def of(game: str, happened: str = "", language: str = "en") -> Rules:
    return rules_page(game, Words(language).rulings(game), happened, "Boris draws 3 cards.")


def shown(rules: Rules, size: tuple[int, int] = (1280, 720)) -> list[str]:
    """The numbers of the rulings on the screen, from the top."""
    numbers = {one.number for one in rules.rulings}
    return [one.text for one in scene((draw_rules, rules), "en", size).things if isinstance(one, TextLine) and one.text in numbers]


def touched(rules: Rules, by: int) -> Page | None:
    """What the button to the next page, or to the one before, does."""
    acts = [one.act for one in scene((draw_rules, rules), "en", (1280, 720)).targets]
    return next((act for act in acts if isinstance(act, Page) and act.by * by > 0), None)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("number", ["C1", "C10", "E12", "H4"])
def test_it_opens_where_the_ruling_behind_the_last_verdict_stands(size: tuple[int, int], number: str) -> None:
    assert number in shown(of("comparity", number), size)


@pytest.mark.parametrize("game", ["comparity", "cardline", "skyscrapers"])
def test_every_ruling_is_reached_by_leafing_and_each_stands_on_one_page(game: str) -> None:
    rules, seen = of(game), []
    while True:
        seen += shown(rules)
        further = touched(rules, 1)
        if further is None:
            break
        rules = changed_rules(rules, further)
    assert seen == [one.number for one in rules.rulings]


def test_what_just_happened_leads_back_to_its_ruling() -> None:
    opened = of("comparity", "C10")
    away = changed_rules(opened, Page(4))
    tile = Change("ruling", "C10")
    assert "C10" not in shown(away)
    assert tile in [one.act for one in scene((draw_rules, away), "en", (1280, 720)).targets]
    assert changed_rules(away, tile) == opened


def test_without_a_verdict_it_opens_at_the_first_ruling_and_nothing_stands_out() -> None:
    for rules in (of("cardline"), of("cardline", "X1")):
        assert (rules.happened, rules.said, shown(rules)[0]) == ("", "", "L1")
        acts = [one.act for one in scene((draw_rules, rules), "en", (1280, 720)).targets]
        assert [act for act in acts if not isinstance(act, Page)] == [GoBack()]


def test_a_wheel_that_goes_past_an_end_is_brought_back_by_one_touch() -> None:
    before = replace(of("comparity", "C10"), at=-7)
    first = touched(before, 1)
    assert shown(before)[0] == "C1"
    assert first is not None
    assert shown(changed_rules(before, first)) == shown(replace(before, top=0, at=1))
    beyond = replace(of("comparity"), at=1000)
    last = touched(beyond, -1)
    assert last is not None
    assert shown(beyond)[-1] == "H4"
    assert shown(changed_rules(beyond, last))[-1] != "H4"


def test_other_acts_leave_it_as_it_is() -> None:
    rules = of("comparity", "C10")
    assert changed_rules(rules, GoBack()) == rules
    assert changed_rules(rules, Change("ruling", "X1")) == rules
