"""The pause, the menu, and what is offered to be chosen."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.core.referee.announcements import Announcement
from companion.core.referee.placement import PlaceName
from companion.core.referee.table_view import Offer
from companion.events import Slot
from companion.screen import look
from companion.screen.acts import OpenPage, Page, Pick, Press, Want
from companion.screen.match import choices, choosing, pause
from companion.screen.sight import Sight, Told
from companion.screen.table import draw_table
from companion.screen.things import Sign
from tests.screen import laws
from tests.screen.match.examined import LANGUAGES, SIZES, drawn, faults, texts
from tests.screen.moments import said_of, sight_of


def _paused(name: str, language: str = "en") -> Sight:
    sight = sight_of(name, language)
    expected = replace(sight.table.expected, seat=None, status=Announcement("table-status-paused", "E3", "turn", {}), offers=())
    return replace(sight, table=replace(sight.table, is_paused=True, expected=expected))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_every_page_can_be_read_and_touched(language: str, size: tuple[int, int]) -> None:
    for name in ("comparity-midgame-7x7", "skyscrapers-city", "skyscrapers-on-pad", "comparity-shifting"):
        sight = sight_of(name, language)
        assert faults(drawn(size, lambda draft, name=name: pause.pause(draft, _paused(name, language)))) == []  # type: ignore[misc]
        assert faults(drawn(size, lambda draft, sight=sight: pause.menu(draft, sight))) == []  # type: ignore[misc]
        assert faults(drawn(size, lambda draft, sight=sight: choosing.draw_choices(draft, sight, ""))) == []  # type: ignore[misc]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_a_page_of_choices_that_shows_the_table_keeps_the_laws_of_a_table(language: str, size: tuple[int, int]) -> None:
    for name in ("cardline-on-pad", "comparity-on-pad"):
        sight = sight_of(name, language)
        assert faults(drawn(size, lambda draft, name=name: pause.pause(draft, _paused(name, language)))) == []  # type: ignore[misc]
        assert faults(drawn(size, lambda draft, sight=sight: pause.menu(draft, sight))) == []  # type: ignore[misc]
        page = drawn(size, lambda draft, sight=sight: choosing.draw_choices(draft, sight, ""))  # type: ignore[misc]
        assert laws.faults(page, look.unit(size)) == []


def test_each_way_out_of_a_pause_has_its_own_sign_and_players_cannot_be_touched() -> None:
    scene = drawn((1280, 720), lambda draft: pause.pause(draft, _paused("skyscrapers-city")))
    signs = {one.act: [it.kind for it in scene.things if isinstance(it, Sign) and one.rect.holds(it.rect)] for one in scene.targets}
    assert all(len(found) == 1 for found in signs.values())
    assert len({found[0] for found in signs.values()}) == len(signs)
    seats = [one.rect for one in scene.anchors if one.name.startswith("seat:")]
    assert [one for one in scene.targets if any(one.rect.meets(seat) for seat in seats)] == []


@pytest.mark.parametrize(("name", "words"), [("comparity-midgame-7x7", "Pile: 0"), ("cardline-long", "Pile: 44 · Box: 5")])
def test_what_is_left_on_the_table_is_told_alike_in_the_pause_and_beside_the_table(name: str, words: str) -> None:
    paused = texts(drawn((1280, 720), lambda draft: pause.pause(draft, _paused(name))))
    beside = texts(drawn((1280, 720), lambda draft: draw_table(draft, sight_of(name))))
    assert [sum(text.replace("\N{NO-BREAK SPACE}", " ") == words for text in one) for one in (paused, beside)] == [1, 1]


def test_a_pause_ends_by_the_button_that_began_it() -> None:
    judged = Announcement("comparity-penalty", "C10", "penalty", {})
    sight = replace(_paused("comparity-midgame-7x7"), told=Told(judged=judged))
    scene = drawn((1280, 720), lambda draft: pause.pause(draft, sight))
    acts = [one.act for one in scene.targets]
    assert acts == [
        Press("pause"), Want("undo"), OpenPage("amend"), OpenPage("why", "verdict"), OpenPage("rules"), OpenPage("health"),
        OpenPage("settings"), Want("put-aside"), Want("leave"),
    ]  # fmt: skip
    assert {one.name for one in sight.table.view.seats} <= set(texts(scene))


def test_a_pause_asks_why_only_where_there_was_a_verdict() -> None:
    scene = drawn((1280, 720), lambda draft: pause.pause(draft, _paused("comparity-early")))
    pages = [one.act.page for one in scene.targets if isinstance(one.act, OpenPage)]
    assert pages == ["amend", "rules", "health", "settings"]


def in_panel(sight: Sight) -> tuple[Offer, ...]:
    return choices.in_panel(choices.on_offer(sight))


def test_where_room_is_wanted_one_button_leads_to_the_ways_to_move_everything_and_the_last_card_keeps_its_place() -> None:
    sight = sight_of("comparity-midgame-7x7")
    placed = next(one for one in reversed(said_of("comparity-midgame-7x7")) if one.tone == "placed")
    sight = replace(sight, told=Told(since=placed))
    table = drawn((800, 480), lambda draft: draw_table(draft, sight))
    ways = tuple(one.id for one in sight.table.expected.offers if one.kind == "shift")
    acts = [one.act for one in table.targets]
    assert OpenPage("choices", "shift") in acts
    assert not {Pick(way) for way in ways} & set(acts)
    assert sight.lines.card(placed.args["card"].card) in texts(table)  # type: ignore[union-attr]
    page = drawn((800, 480), lambda draft: choosing.draw_choices(draft, sight, "shift"))
    assert tuple(one.act.option for one in page.targets if isinstance(one.act, Pick)) == ways


def test_of_a_place_only_its_own_choices_are_shown() -> None:
    sight = sight_of("comparity-early")
    scene = drawn((1280, 720), lambda draft: choosing.draw_choices(draft, sight, "D4"))
    assert [one.act for one in scene.targets if isinstance(one.act, Pick)] == [Pick("check:D4")]
    assert [one.id for one in choices.at_place(sight.table.expected, "D4")] == ["check:D4"]
    assert choices.at_place(sight.table.expected, "A1") == ()


def test_what_can_be_touched_on_the_table_stands_not_beside_it() -> None:
    assert [one.id for one in in_panel(sight_of("comparity-early"))] == []
    assert [one.id for one in in_panel(sight_of("comparity-on-pad"))] == ["drop"]
    assert [one.id for one in in_panel(sight_of("cardline-on-pad"))] == ["drop"]
    pad = sight_of("skyscrapers-on-pad")
    assert [one.id for one in in_panel(pad)] == ["drop"]
    aside = replace(pad.table.expected, offers=(*pad.table.expected.offers, Offer("open-aside", "open-aside", {})))
    assert [one.id for one in in_panel(replace(pad, table=replace(pad.table, expected=aside)))] == ["open-aside", "drop"]
    assert [one.id for one in in_panel(sight_of("skyscrapers-toilet"))] == ["take:seat-2", "take:seat-3", "nobody"]


def test_a_whole_area_is_moved_only_where_room_is_wanted() -> None:
    early, shifting = sight_of("comparity-early"), sight_of("comparity-shifting")
    assert any(one.kind == "shift" for one in early.table.expected.offers)
    assert not any(one.kind == "shift" for one in in_panel(early))
    assert [one.kind for one in in_panel(shifting)] == ["shift"] * 4 + ["drop"]


def test_at_the_edge_of_the_mat_a_shift_is_behind_one_button_and_the_last_card_stays() -> None:
    early = sight_of("comparity-early")
    beyond = replace(early.table.expected, places=(PlaceName(Slot("A1"), "left-of"),))
    edge = choices.on_offer(replace(early, table=replace(early.table, expected=beyond)))
    assert [choices.may_want_shift(one) for one in (choices.on_offer(early), edge)] == [False, True]
    assert (choices.in_panel(edge), choices.has_more(edge)) == ((), False)
    moved = replace(early, table=replace(early.table, expected=beyond))
    scene = drawn((1280, 720), lambda draft: choosing.draw_choices(draft, moved, choices.SHIFT))
    picked = [one.act.option for one in scene.targets if isinstance(one.act, Pick)]
    assert picked == [f"shift:{way}" for way in ("left", "right", "up", "down")]


def test_cards_that_may_be_named_are_searched_for() -> None:
    sight = sight_of("comparity-early")
    offer = replace(sight.table.expected.offers[0], id="card:big-ben", kind="card", args={})
    sight = replace(sight, table=replace(sight.table, expected=replace(sight.table.expected, offers=(offer,))))
    acts = [one.act for one in drawn((1280, 720), lambda draft: choosing.draw_choices(draft, sight, "")).targets]
    assert OpenPage("search") in acts
    assert choices.by_name(sight.table.expected)
    assert not any(isinstance(one, Pick) for one in acts)


def test_many_choices_are_turned_over_in_pages_and_none_is_lost() -> None:
    sight = sight_of("comparity-on-pad")
    picked: set[str] = set()
    for at in range(20):
        acts = [one.act for one in drawn((800, 480), lambda draft, at=at: choosing.draw_choices(draft, sight, "", at)).targets]  # type: ignore[misc]
        picked |= {act.option for act in acts if isinstance(act, Pick)}
        if Page(1) not in acts:
            break
    assert picked == {one.id for one in sight.table.expected.offers if one.kind != "shift"}
