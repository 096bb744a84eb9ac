"""What is chosen by a touch on the table, and what shows where it can be touched."""

from __future__ import annotations

import pytest

from companion.events import Slot
from companion.screen import look
from companion.screen.acts import GoBack, Pick, Press
from companion.screen.match.choosing import draw_choices
from companion.screen.table import draw_table
from companion.screen.things import Piece, Plate, Rect, Scene, Sign
from tests.screen.match.examined import drawn, texts
from tests.screen.moments import sight_of


def _table(name: str) -> Scene:
    return drawn((1280, 720), lambda draft: draw_table(draft, sight_of(name)))


def _bright(scene: Scene) -> set[Slot]:
    plates = {one.rect for one in scene.things if isinstance(one, Plate) and one.edge == look.EXPECTED and one.is_slot}
    return {spot.slot for spot in scene.spots if spot.rect in plates}


def test_each_cell_for_the_card_on_the_pad_is_bright_and_takes_a_touch() -> None:
    scene, offers = _table("comparity-on-pad"), sight_of("comparity-on-pad").table.expected.offers
    cells = {Slot(one.id.rpartition(":")[2]) for one in offers if one.kind == "draw-and-play"}
    assert _bright(scene) == cells
    acts = {one.act for one in scene.targets if isinstance(one.act, Pick)}
    assert {Pick(f"draw-and-play:{cell}") for cell in cells} <= acts


def test_while_an_area_moves_each_card_can_be_read_and_has_an_arrow_and_the_free_cells_to_which_they_go_are_bright() -> None:
    scene = _table("comparity-shifting")
    assert {one.alpha for one in scene.things if isinstance(one, Piece) and one.key.startswith("card:")} == {255}
    assert _bright(scene) == {Slot("C5"), Slot("D4")}
    arrows = [one.rect for one in scene.things if isinstance(one, Sign) and (one.kind, one.colour) == ("left", look.EXPECTED)]
    cards = [one.rect for one in scene.things if isinstance(one, Piece) and one.key.startswith("card:")]
    assert sorted(card.has(arrow.centre) for card in cards for arrow in arrows) == [False] * 6 + [True] * 3


def _page(name: str, size: tuple[int, int] = (1280, 720)) -> Scene:
    return drawn(size, lambda draft: draw_choices(draft, sight_of(name), ""))


def _picks(scene: Scene) -> dict[str, Rect]:
    return {one.act.option: one.rect for one in scene.targets if isinstance(one.act, Pick)}


@pytest.mark.parametrize("size", [(1280, 720), (800, 480), (480, 800)], ids=str)
@pytest.mark.parametrize("name", ["comparity-on-pad", "cardline-on-pad"])
def test_a_place_is_chosen_on_the_table_itself(name: str, size: tuple[int, int]) -> None:
    scene = _page(name, size)
    assert set(_picks(scene)) == {one.id for one in sight_of(name).table.expected.offers if one.kind != "shift"}
    spots = {spot.rect for spot in scene.spots}
    laid = [rect for option, rect in _picks(scene).items() if option != "drop"]
    assert all(any(spot.meets(rect) for spot in spots) for rect in laid)


@pytest.mark.parametrize("size", [(1280, 720), (800, 480), (480, 800)], ids=str)
def test_an_area_is_moved_by_a_cross_of_arrows_that_covers_no_card(size: tuple[int, int]) -> None:
    scene = _page("comparity-shifting", size)
    rects = _picks(scene)
    cards = [one.rect for one in scene.things if isinstance(one, Piece) and one.key.startswith("card:")]
    assert len(cards) == len(sight_of("comparity-shifting").table.view.places)
    assert not [one for one in cards for rect in rects.values() if rect.meets(one)]
    assert rects["shift:left"].right <= rects["shift:up"].x < rects["shift:up"].right <= rects["shift:right"].x
    assert rects["shift:up"].bottom <= rects["shift:left"].y < rects["shift:left"].bottom <= rects["shift:down"].y < rects["drop"].y


def test_the_arrows_of_an_area_are_spoken_by_their_ways() -> None:
    scene = _page("comparity-shifting")
    assert {one.said for one in scene.targets if not isinstance(one.act, GoBack)} - {""} == {
        "Move all cards left", "Move all cards right", "Move all cards up", "Move all cards down",
    }  # fmt: skip


def test_a_tower_is_chosen_by_its_picture_its_height_and_its_owner() -> None:
    scene = _page("skyscrapers-on-pad")
    rects = _picks(scene)
    assert [text for text in texts(scene) if text.endswith("\u00a0m")] == [f"{height}\u00a0m" for height in (0, 100, 140, 150)]
    owners = {one.letter: one.rect for one in scene.things if isinstance(one, Sign) and one.letter}
    assert rects["play:tower-spire"].holds(owners["A"])
    assert rects["play:tower-antenna"].holds(owners["C"])


@pytest.mark.parametrize(
    ("name", "asked"),
    [
        ("comparity-on-pad", "Where does it go?"), ("cardline-on-pad", "Where does it go?"), ("skyscrapers-on-pad", "Where does it go?"),
        ("skyscrapers-study", "What would you like to do?"), ("comparity-shifting", "Which way should all cards move?"),
    ],
)  # fmt: skip
def test_the_title_asks_what_is_chosen(name: str, asked: str) -> None:
    assert asked in texts(_page(name))


def _bright_picks(scene: Scene) -> set[str]:
    return {one.act.option for one in scene.targets if one.is_main and isinstance(one.act, Pick)}


def test_the_players_whose_cards_can_be_taken_are_the_bright_buttons_with_their_signs() -> None:
    scene = _table("skyscrapers-toilet")
    assert _bright_picks(scene) == {"take:seat-2", "take:seat-3"}
    signs = [one for one in scene.things if isinstance(one, Sign) and one.letter]
    for option, letter in (("take:seat-2", "B"), ("take:seat-3", "C")):
        assert [one.letter for one in signs if _picks(scene)[option].holds(one.rect)] == [letter]


def test_acts_are_bright_where_the_match_waits_for_one_of_them_and_no_question_is_open() -> None:
    assert _bright_picks(_table("skyscrapers-study")) == {"keep", "all", "discards"}
    assert _bright_picks(_table("comparity-on-pad")) == set()


def test_beside_the_table_the_four_ways_of_an_area_share_one_row() -> None:
    rects = _picks(_table("comparity-shifting"))
    assert set(rects) == {"shift:left", "shift:right", "shift:up", "shift:down"}
    assert {rect.y for rect in rects.values()} == {rects["shift:left"].y}


@pytest.mark.parametrize("name", ["comparity-shifting", "comparity-on-pad", "cardline-on-pad"])
def test_one_button_alone_leaves_what_was_begun(name: str) -> None:
    acts = [one.act for one in _table(name).targets]
    assert (acts.count(Press("cancel")), acts.count(Pick("drop"))) == (1, 0)
