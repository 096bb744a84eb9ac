"""What is to be put right is shown on the mat, one thing at a time."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.core.referee.placement import PlaceName
from companion.core.referee.violations import Instruction
from companion.screen import look
from companion.screen.draft import Draft
from companion.screen.match.repair import draw_repair, draw_rest
from companion.screen.sight import Sight
from companion.screen.table import draw_table
from companion.screen.things import Piece, Rect, Scene, Stroke, TextLine
from tests.screen.match.examined import LANGUAGES, SIZES, drawn, faults, texts
from tests.screen.moments import sight_of


class Ground:
    """A bare mat of squares, wherever it is put."""

    def __init__(self) -> None:
        self.cells: dict[str, Rect] = {}

    def draw(self, draft: Draft, sight: Sight, room: Rect) -> None:
        shape = sight.shape
        side = min(room.w // shape.columns, room.h // shape.rows)
        mat = room.middle(side * shape.columns, side * shape.rows)
        for column in range(shape.columns):
            for row in range(shape.rows):
                cell = Rect(mat.x + column * side, mat.bottom - (row + 1) * side, side, side)
                self.cells[str(shape.cell_at(column, row))] = cell
                draft.plate(cell.inset(2), None, edge=look.SLOT)

    def spot_of(self, place: PlaceName) -> Rect | None:
        return None if place.relation else self.cells.get(str(place.slot))


def _scene(size: tuple[int, int], sight: Sight) -> tuple[Scene, Ground]:
    ground = Ground()
    room = Rect(0, 0, *size).cut_bottom(round(look.unit(size) * 16))[1]
    is_upright = size[1] > size[0]
    mat, side = room.cut_top(room.h * 6 // 10) if is_upright else room.cut_left(room.w * 6 // 10)

    def draw(draft: Draft) -> None:
        draw_repair(draft, sight, mat.inset(10), ground.draw, ground.spot_of)
        draw_rest(draft, sight, side.inset(20))

    return drawn(size, draw), ground


def _whole(size: tuple[int, int], sight: Sight) -> Scene:
    return drawn(size, lambda draft: draw_table(draft, sight))


def _with(sight: Sight, *instructions: Instruction) -> Sight:
    return replace(sight, table=replace(sight.table, instructions=instructions))


def _arrows(scene: Scene) -> list[Stroke]:
    return [one for one in scene.over if isinstance(one, Stroke) and one.has_head]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_it_is_read_and_followed_on_every_screen(language: str, size: tuple[int, int]) -> None:
    for name in ("comparity-violation", "comparity-shifting", "cardline-misfit-to-the-box"):
        sight = sight_of(name, language)
        scene, _ = _scene(size, sight)
        assert faults(scene) == []
        assert len(_arrows(scene)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_the_instruction_is_the_only_command_and_the_players_stay_in_sight(language: str, size: tuple[int, int]) -> None:
    for name in ("comparity-violation", "cardline-misfit-to-the-box"):
        sight = sight_of(name, language)
        scene = _whole(size, sight)
        status = " ".join(one.text for one in scene.things if isinstance(one, TextLine) and one.role == "status")
        first = sight.table.instructions[0]
        assert status == sight.lines.order(first.announcement, first.seat, is_short=True)
        assert sight.lines.text(sight.table.expected.status) not in " ".join(texts(scene))
        assert {one.name for one in sight.table.view.seats} <= set(texts(scene))


def test_a_card_that_does_not_belong_is_led_off_the_mat() -> None:
    sight = sight_of("comparity-violation")
    assert sight.table.instructions[0].target is None
    scene, ground = _scene((1280, 720), sight)
    (arrow,) = _arrows(scene)
    origin = ground.cells[str(sight.table.instructions[0].origin)]
    assert origin.has(arrow.points[0])
    assert arrow.points[1][1] >= max(cell.bottom for cell in ground.cells.values())  # on the players' side
    assert arrow.points[1][0] == arrow.points[0][0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["comparity-violation", "cardline-misfit-to-the-box"])
def test_the_arrow_off_the_mat_crosses_no_words(name: str, size: tuple[int, int], language: str) -> None:
    scene = _whole(size, sight_of(name, language))
    (arrow,) = _arrows(scene)
    (x, y), (_, to_y) = arrow.points
    line = Rect(x - arrow.thick // 2, y, arrow.thick, to_y - y)
    of_cards = [
        part.rect.moved(*one.rect[:2]) for one in scene.things if isinstance(one, Piece) for part in one.parts if isinstance(part, TextLine)
    ]
    words = [*(one.rect for one in scene.things if isinstance(one, TextLine)), *of_cards]
    assert [rect for rect in words if rect.inset(1, rect.h // 6).meets(line)] == []


def test_a_card_is_led_to_where_it_belongs() -> None:
    sight = sight_of("comparity-violation")
    first = replace(sight.table.instructions[0], target=PlaceName(sight.table.slots[0]))
    scene, ground = _scene((1280, 720), _with(sight, first))
    (arrow,) = _arrows(scene)
    assert ground.cells[str(sight.table.slots[0])].has(arrow.points[1])


def test_a_card_that_is_only_turned_over_needs_no_arrow() -> None:
    sight = sight_of("comparity-violation")
    first = sight.table.instructions[0]
    scene, _ = _scene((1280, 720), _with(sight, replace(first, target=PlaceName(first.origin))))
    assert _arrows(scene) == []
    assert first.card is not None
    assert sight.lines.card(first.card) in texts(scene)


def test_the_others_are_numbered_and_what_has_no_room_is_counted() -> None:
    sight = sight_of("comparity-shifting")
    sight = _with(sight, *sight.table.instructions * 9)
    scene, _ = _scene((800, 480), sight)
    read = texts(scene)
    assert "2" in read
    shown = sum(text.isdigit() for text in read)
    assert sight.lines.format("match-label-repair-more", {"count": len(sight.table.instructions) - 1 - shown}) in read


def test_where_there_is_no_mat_the_card_stands_alone() -> None:
    towers, other = sight_of("skyscrapers-sites"), sight_of("comparity-violation")
    first = replace(other.table.instructions[0], card=towers.table.view.structures[0].top)
    sight = replace(_with(other, first), ground="sites", deck=towers.deck)
    scene, ground = _scene((1280, 720), sight)
    assert _arrows(scene) == []
    assert ground.cells == {}
