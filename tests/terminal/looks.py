"""Tables as a terminal gets to see them, made by hand."""

from __future__ import annotations

from companion.app.matches import find_deck
from companion.core.games.game import PlaceView, SeatView, StructureView, View
from companion.core.referee.announcements import Announcement
from companion.core.referee.table_view import Expected, TableView
from companion.words.lines import Lines

SEATS = {"seat-1": "Anna", "seat-2": "Boris"}
WAITS = Announcement("cardline-status-turn", "L2", "turn", {})
NOBODY = Expected(WAITS, None, (), None, ())


def lines(game, deck, language="en"):
    return Lines(language, game, find_deck(deck), SEATS)


def table(game, deck, *, places=(), slots=(), structures=(), taps=(), **more):
    seats = tuple(SeatView(seat, name, 4, ()) for seat, name in SEATS.items())
    order = find_deck(deck).characteristics[0].id
    usual = {"stage": "turn", "turn": "seat-1", "seats": seats, "pile": 20, "discarded": (), "winners": (), "pending": ""}
    view = View(game, deck, order, places=tuple(places), structures=tuple(structures), **{**usual, **more})
    return TableView(
        view=view,
        slots=tuple(slots),
        tap_places=tuple(taps),
        count=(),
        loose=(),
        away=(),
        instructions=(),
        expected=NOBODY,
        is_paused=False,
        offers_undo=False,
        frozen=(),
    )


def line(deck, *cards_and_slots, **more):
    """Cards of a line and their slots; None: beside the mat."""
    cards = find_deck(deck).cards
    places = [PlaceView((at, 0), card, True, cards[card].numbers.opened(), ()) for at, (card, _) in enumerate(cards_and_slots)]
    return table("cardline", deck, places=places, slots=[slot for _, slot in cards_and_slots], **more)


def tower(number, top, *covered, tap=None, owner=None, height=None, marks=(), **more):
    faces = find_deck("skyscrapers").cards[top].numbers.opened()
    place = (number, 1) if tap is None else (tap, 0)
    bears = (int(faces["height"]), int(faces["points"]))
    usual = {"foundation": "foundation-parking-1", "withstands": 1, "turns": 0, "quakes": 0, "insurances": 0}
    return StructureView(place, number, owner, covered=covered, top=top, top_bears=bears, height=height, marks=marks, **{**usual, **more})


def skyline(*towers, **more):
    taps = [None if one.place[1] else f"site-{one.place[0] + 1}" for one in towers]
    return table("skyscrapers", "skyscrapers", structures=towers, taps=taps, **more)
