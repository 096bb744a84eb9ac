"""Several people at one window: secret cards are on no picture, whatever is dragged, and whichever player comes back."""

from __future__ import annotations

from companion.events import Slot
from companion.screen.acts import Press, Put, Take, Want
from companion.screen.things import EmblemPicture, Piece, TextLine
from companion.screen.window import Pointed
from tests.pages.driven import after, page_of, run, scene, until

CITY = {"game": "skyscrapers", "players": ["Anna", "Boris"]}


def hands(evening):
    return evening.running.seats.hands


def begun(evening):
    """The sites are opened, and Anna is asked."""
    yield from until(evening, lambda evening: page_of(evening) == "table")
    for slot in evening.running.screen.match.shape.tap_places:
        if evening.running.screen.table.view.stage != "opening":
            return
        yield from after(evening, Take(hands(evening).view().stacks[1].top), Put(Slot(slot)))
        for _ in range(60):
            yield None


def shown_of(evening, key):
    (piece,) = [one for one in (*scene(evening).things, *scene(evening).over) if isinstance(one, Piece) and one.key == key]
    return [part for part in piece.parts if isinstance(part, TextLine | EmblemPicture)]


def test_what_is_dragged_off_a_closed_pile_is_drawn_without_a_name_and_without_an_emblem():
    def script(evening):
        yield from begun(evening)
        top = hands(evening).view().stacks[0].top
        x, y = next(one.rect.centre for one in scene(evening).targets if one.act == Take(top))
        evening._input(Pointed("down", (x, y)))
        evening._input(Pointed("move", (x - 80, y - 60), 0))
        yield None
        yield None
        assert hands(evening).held == top
        assert shown_of(evening, "hand:dragged") == []

    run(script, asked=CITY, bots=())


def test_a_hand_that_lay_open_is_closed_when_the_match_goes_on_after_a_pause():
    def script(evening):
        yield from begun(evening)
        yield from after(evening, Want("show-hand"))
        assert hands(evening).view().cards
        yield from after(evening, Press("pause"))
        yield from until(evening, lambda evening: page_of(evening) == "pause")
        yield from after(evening, Press("pause"))
        yield from until(evening, lambda evening: page_of(evening) == "table")
        assert (hands(evening).view().is_veiled, hands(evening).view().cards) == (True, ())

    run(script, asked=CITY, bots=())
