"""How Skyscrapers' acts are written: what stands at a tap place by that, anything else by when it was opened (NOTATION.md)."""

from __future__ import annotations

from companion.core.games.forms import CARD, SEAT, Form, Forms, Spelling, either
from companion.core.games.game import Place
from companion.core.games.skyscrapers.moves import (
    Build,
    Count,
    CountAnew,
    Discard,
    Drawn,
    Drop,
    GoOn,
    Insure,
    Keep,
    LookAtNothing,
    Move,
    NoInsurance,
    Open,
    Pass,
    PassHands,
    PlayCentury,
    PlayStudy,
    PlayTornado,
    Quake,
    Roof,
    Search,
    Show,
    ShowAll,
    SortOut,
    Take,
    TakeAll,
    TakeDiscarded,
    TakeNothing,
    TakeOut,
    Tick,
    TimeUp,
    TurnUp,
)
from companion.core.games.skyscrapers.position import SORTS


def _written_place(place: Place) -> str:
    number, has_none = place
    return f"{'tower' if has_none else 'site'} {number + 1}"


def _parse_place(text: str) -> Place:
    kind, number = text.split(" ")
    return int(number) - 1, int(kind == "tower")


PLACE = Spelling("(?:site|tower) [1-9][0-9]{0,5}", _written_place, _parse_place)
SHOWN_AT = Spelling(  # None: on the pad, or named
    rf"{PLACE.pattern}|pad",
    lambda place: "pad" if place is None else _written_place(place),
    lambda text: None if text == "pad" else _parse_place(text),
)
MOVES: Forms[Move] = Forms(
    Form(Open, "open", {"card": CARD, "place": PLACE}),
    Form(Build, "build", {"card": CARD, "place": PLACE}),
    Form(Roof, "roof", {"card": CARD, "place": PLACE}),
    Form(Insure, "insure", {"card": CARD, "place": PLACE}),
    Form(Quake, "quake", {"card": CARD, "place": PLACE}),
    Form(PlayCentury, "century", {"card": CARD}),
    Form(PlayStudy, "study", {"card": CARD}),
    Form(PlayTornado, "tornado", {"card": CARD}),
    Form(Discard, "discard", {"card": CARD}),
    Form(Pass, "pass"),
    Form(NoInsurance, "insure nothing"),
    Form(Take, "take from", {"seat": SEAT}),
    Form(TakeNothing, "take nothing"),
    Form(Keep, "keep"),
    Form(TakeAll, "take all"),
    Form(TakeDiscarded, "take discarded", {"card": CARD, "is_named": either(named=True, shown=False)}),
    Form(LookAtNothing, "look at nothing"),
    Form(PassHands, "hands", {"is_left": either(left=True, right=False)}),
    Form(Show, "show", {"card": CARD}),
    Form(Search, "search"),
    Form(Drawn, "drawn"),
    Form(TurnUp, "turns up", {"card": CARD, "place": SHOWN_AT, "is_discarded": either(discarded=True, played=False)}),
    Form(GoOn, "go on with", {"card": CARD}),
    Form(TakeOut, "take out", {"card": CARD}),
    Form(SortOut, "sort out"),
    Form(Tick, "tick", {"sort": either(**{sort: sort for sort in SORTS})}),
    Form(Count, "count", {"sort": either(**{sort: sort for sort in SORTS}, other=None)}),
    Form(CountAnew, "count anew"),
    Form(Drop, "drop"),
    Form(ShowAll, "all open"),
    Form(TimeUp, "time up"),
)


def written(move: Move) -> str:
    return MOVES.written(move)


def parsed(text: str) -> Move | None:
    return MOVES.parsed(text)
