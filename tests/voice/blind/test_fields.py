"""Every field of a view is heard, or is named here with the reason why it need not be; a new field has to be one of the two."""

from __future__ import annotations

import dataclasses

import pytest

from companion.core.games.game import CountView, PlaceView, SeatView, StructureView, View
from companion.core.referee.table_view import Expected, Loose, TableView
from companion.core.referee.violations import Instruction
from tests.voice.blind.believed import Believed

VIEWS = (View, SeatView, PlaceView, StructureView, CountView, TableView, Expected, Loose, Instruction)
# Field -> where in what is believed it is found.
KNOWN = {
    "View.deck": "deck",
    "View.characteristic": "characteristic",
    "View.turn": "asked",
    "View.seats": "seats",
    "View.pile": "stock",
    "View.stock": "stock",
    "View.places": "cards",
    "View.discarded": "out",
    "View.winners": "winners",
    "View.structures": "towers",
    "View.count": "count",
    "SeatView.seat": "seats",
    "SeatView.name": "names",
    "SeatView.hand": "hands",
    "SeatView.marks": "marks",
    "SeatView.counts": "tallest",
    "PlaceView.place": "cards",
    "PlaceView.card": "line",
    "PlaceView.is_open": "cards",
    "PlaceView.numbers": "cards",
    "PlaceView.marks": "violated",
    "StructureView.place": "towers",
    "StructureView.number": "buildings",
    "StructureView.owner": "buildings",
    "StructureView.foundation": "towers",
    "StructureView.withstands": "towers",
    "StructureView.turns": "towers",
    "StructureView.quakes": "towers",
    "StructureView.insurances": "towers",
    "StructureView.covered": "towers",
    "StructureView.top": "towers",
    "StructureView.top_bears": "towers",
    "StructureView.height": "buildings",
    "StructureView.marks": "buildings",
    "CountView.seat": "count",
    "CountView.key": "count",
    "CountView.points": "count",
    "CountView.args": "count",
    "TableView.slots": "cards",
    "TableView.tap_places": "towers",
    "TableView.count": "count",
    "TableView.loose": "loose",
    "TableView.away": "away",
    "TableView.instructions": "instructions",
    "TableView.expected": "status",
    "TableView.is_paused": "is paused",
    "TableView.offers_undo": "offers undo",
    "TableView.frozen": "frozen",
    "TableView.weak": "weak",
    "Expected.status": "status",
    "Expected.seat": "asked",
    "Expected.places": "free",
    "Expected.question": "question",
    "Loose.card": "loose",
    "Loose.slot": "loose",
    "Instruction.announcement": "first instruction",
}
EXCUSED = {
    "View.game": "whoever sits there knows which game is played, and the first sentence tells",
    "View.stage": "the screen does not show it: the status sentence does",
    "View.pending": "nor this: the status sentence and the question do",
    "View.floors": "a sentence tells that all floors are open; which they are is a picture",
    "TableView.view": "its fields are told one by one",
    "TableView.time": "ten seconds and none are told by announcements; those between are not told",
    "TableView.in_gaps": "the status sentence tells which card lies in the line, once nothing else is to be put right",
    "TableView.owes_thanks": "it is no news before the thanks are said",
    "Expected.offers": "they are buttons and places that Tab leads to, each called by its name, and a page that is read",
    "Instruction.card": "the sentence tells which card",
    "Instruction.origin": "the sentence tells from where",
    "Instruction.seat": "the verdict before it has told whose card it is",
    "Instruction.target": "the sentence tells where to; while the whole area is moved one sentence tells which way all cards go",
}


@pytest.mark.parametrize("view", VIEWS, ids=lambda view: view.__name__)
def test_every_field_is_known_or_excused(view):
    fields = {f"{view.__name__}.{field.name}" for field in dataclasses.fields(view)}
    told = {name for name in KNOWN | EXCUSED if name.startswith(f"{view.__name__}.")}
    assert fields == told


def test_no_field_is_both():
    assert KNOWN.keys() & EXCUSED.keys() == set()


def test_what_is_known_of_a_field_is_compared():
    assert set(KNOWN.values()) <= Believed().as_told().keys()


def test_all_that_is_believed_is_some_field():
    """Besides what one field is told by in several ways."""
    also = {"beside", "checked", "off", "shift", "silent pads", "toilets"}
    assert Believed().as_told().keys() - set(KNOWN.values()) == also
