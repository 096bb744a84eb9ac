"""What is chosen by a touch on the table, and what shows where it can be touched."""

from __future__ import annotations

from companion.events import Slot
from companion.screen import look
from companion.screen.acts import Pick
from companion.screen.table import draw_table
from companion.screen.things import Piece, Plate, Scene, Sign
from tests.screen.match.examined import drawn
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


def test_while_an_area_moves_its_cards_can_be_read_and_arrows_stand_in_the_free_cells_to_which_they_go() -> None:
    scene = _table("comparity-shifting")
    assert {one.alpha for one in scene.things if isinstance(one, Piece) and one.key.startswith("card:")} == {255}
    assert _bright(scene) == {Slot("C5"), Slot("D4")}
    arrows = [one for one in scene.things if isinstance(one, Sign) and (one.kind, one.colour) == ("left", look.EXPECTED)]
    assert len(arrows) == 2
