"""Cardline as the referee sees it: set-up, view, what is explained in a first match or told to a listener, and the port filled.

Rules of this file: a view is built field by field of what lies open; of hands and pile it has the counts alone (H1, H2).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.core.decks.card import Deck
from companion.core.decks.hidden import Hidden
from companion.core.games.cardline import corrections, expectation, layout, notation, rules, understanding
from companion.core.games.cardline.moves import HALF_DONE, Join, Move, Open, Play, TimeUp
from companion.core.games.cardline.pictures import PICTURES
from companion.core.games.cardline.position import Joining, OnPad, Opening, Over, Pending, Position, Stage, Terms, Turn
from companion.core.games.game import HouseRule, HouseValue, PlaceView, SeatView, Setup, Tally, View
from companion.core.games.port import TURN_TIMER, Game, Heard, Lesson, Notation, paid, tells
from companion.errors import Text, unusable
from companion.events import SeatId

HAND, MOST_PLAYERS = 4, 8

HOUSE = (
    HouseRule("hand", HAND, least=1, most=10),
    *(HouseRule(f"hand_{number}", None, least=1, most=10) for number in range(1, MOST_PLAYERS + 1)),  # of one seat (L1)
    HouseRule("commit", "ok", ("ok", "turned", "pace")),  # L9
    HouseRule("pace", 1.5, least=0.2, most=10, is_whole=False),  # C20
    *TURN_TIMER,  # E9
)

STAGES: dict[type[Stage], str] = {Opening: "opening", Turn: "turn", Over: "over"}
PENDING: dict[type[Pending], str] = {OnPad: "on-pad", Joining: "joining"}

# Of several that wait the first is told first, so a rare one stands before a usual one.
LESSONS = (
    Lesson("cardline-lesson-play-off", "L4", ("cardline-play-off",)),
    Lesson("cardline-lesson-no-card", "L4", ("cardline-no-card",)),
    Lesson("cardline-lesson-takes-back", "L6", ("cardline-takes-back",)),
    Lesson("cardline-lesson-reshuffled", "L6", ("cardline-reshuffled",)),
    Lesson("cardline-lesson-penalty", "L3", ("cardline-draws",)),
    Lesson("cardline-lesson-long-line", "L8", ("cardline-line-is-long",)),
    Lesson("cardline-lesson-last-card", "E8", ("cardline-one-card",)),
    Lesson("cardline-lesson-fits", "L2", ("cardline-fits-first", "cardline-fits-last", "cardline-fits-between")),
    Lesson("cardline-lesson-order", "L2", ("cardline-opens",)),
    Lesson("cardline-lesson-play", "L9", ("cardline-turn",)),
)

VERDICTS = "fits-first fits-between fits-last misfits-first misfits-between misfits-last"
FITS = "fits-first fits-between fits-last"
HEARD = Heard(
    tells(
        act=f"{VERDICTS} time-up time-up-no-card",
        lies=f"opens {FITS}",
        number=f"opens {FITS}",
        gone="accepted-gone",
        away="wrong-lay wrong-put-back wrong-lay-back-first wrong-belongs-elsewhere",
        discarded="draws:1 accepted-gone:1 reshuffled",
        hand=f"{paid(VERDICTS)} hand-set:count",
        drawn="draws:1 time-up:1",
        pile="opens:-1",
        box="draws:+1 left:+count",
        seats="left",
        called="turn goes-on turn-set",
        winners="wins share status-over",
    ),
    lays=frozenset({"status-opening", "status-opening-uneven", "status-opening-anew", "status-turn", "status-laid"}),
    short={"status-turn": "blind-now-lay"},
    implies={"wins": "status-over", "share": "status-over"},
)


def hands(house: Mapping[str, HouseValue], seats: tuple[SeatId, ...]) -> dict[SeatId, int]:
    usual = int(house.get("hand", HAND))
    return {seat: int(house.get(f"hand_{number}", usual)) for number, seat in enumerate(seats, start=1)}


def start(setup: Setup, deck: Deck) -> Position:
    seats = tuple(player.seat for player in setup.players)
    _check_seats(setup.house, len(seats))
    dealt = hands(setup.house, seats)
    _check_size(dealt, deck)
    order = deck.characteristic(setup.characteristic)
    terms = Terms(
        deck=deck.id,
        characteristic=setup.characteristic,
        beside=order.beside.column if order and order.beside else None,
        cards=frozenset(deck.cards),
        book=Hidden({card.id: card.numbers.opened() for card in deck.cards.values()}),
        commit=str(setup.house.get("commit", "ok")),
        slots=len(setup.shape.row),
    )
    names = {player.seat: player.name for player in setup.players}
    pile = len(deck.cards) - sum(dealt.values()) - 1
    return Position(terms, seats, names, setup.first, dealt, pile, Opening(setup.first))


def _check_seats(house: Mapping[str, HouseValue], players: int) -> None:
    for number in range(players + 1, MOST_PLAYERS + 1):
        if f"hand_{number}" in house:
            raise unusable(Text("place-setup-key", key="house"), "setup-hand-of-empty-seat", number=number)


def _check_size(dealt: Mapping[SeatId, int], deck: Deck) -> None:
    need, have = sum(dealt.values()) + 1, len(deck.cards)
    if need > have:
        raise unusable(Text("place-deck", deck=deck.id), "setup-too-few-cards-for-the-line", players=len(dealt), need=need, have=have)


def view(position: Position) -> View:
    stage, terms = position.stage, position.terms
    return View(
        game="cardline",
        deck=terms.deck,
        characteristic=terms.characteristic,
        stage=STAGES[type(stage)],
        turn=position.seat,
        seats=tuple(_seat(position, seat) for seat in position.seats),
        pile=position.pile + isinstance(stage, Opening),  # the opening card is its top (L1)
        places=tuple(PlaceView((number, 0), card, True, position.numbers(card), ()) for number, card in enumerate(position.line)),
        discarded=tuple((card, position.numbers(card)) for card in position.box),
        winners=stage.winners if isinstance(stage, Over) else (),
        pending=PENDING[type(position.pending)] if position.pending else "",
        stock={"box": position.box_count},
    )


def _seat(position: Position, seat: SeatId) -> SeatView:
    marks = []
    if seat in position.out:
        marks.append("out")
    if seat in position.due:
        marks.append("draws-1")  # shown until the next act (E8)
    return SeatView(seat, position.names[seat], position.hands[seat], tuple(marks))


def _people() -> Any:
    """Imported on the first call, as the rules do not need bots."""
    from companion.core.games.cardline.people.people import PEOPLE

    return PEOPLE


def _typed() -> Any:
    """Imported on the first call, when the game is played in characters."""
    from companion.core.games.cardline.typed import TYPED

    return TYPED


CARDLINE: Game[Position, Move] = Game(
    id="cardline",
    ground="row",
    least_players=2,
    most_players=MOST_PLAYERS,
    usual_deck="countries",
    usual_mat="line-32",
    emblem="continent-europe",
    house=HOUSE,
    tallies=(
        Tally("fits", ("fits-first", "fits-last", "fits-between")),
        Tally("misfits", ("misfits-first", "misfits-last", "misfits-between")),
    ),
    are_hands_secret=False,
    lessons=LESSONS,
    pictures=PICTURES,
    heard=HEARD,
    notation=Notation(notation.written, notation.parsed, notation.written_table, notation.parsed_table),
    half_done=HALF_DONE,
    placing=(Open, Play, Join),
    start=start,
    rule=rules.rule,
    moves=rules.moves,
    layout=layout.layout,
    wrongs=layout.wrongs,
    understand=understanding.understand,
    expectation=expectation.expectation,
    view=view,
    correct=corrections.correct,
    reopened=corrections.reopened,
    people=_people,
    typed=_typed,
    timed=rules.timed,
    time_up=TimeUp(),
    # No `moved_to`: a card that was turned is judged where it lay; before that, it may go anywhere (L9).
)
