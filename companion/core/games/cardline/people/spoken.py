"""What people wait to hear of a play: the referee has to say it as well as to show it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from companion.core.decks.card import CardId
from companion.core.games.cardline.people.book import LineBook
from companion.core.games.game import OfCard, OfSeat, Shown
from companion.core.referee.announcements import Announcement
from companion.events import SeatId
from companion.simulator.people import LATE, Choice


def lacks(before: LineBook, choice: Choice, after: LineBook, heard: Iterable[Announcement]) -> str:
    """What was not said of a play, though it counts."""
    said = tuple(heard)
    of_turn = _late(before) if choice.act == LATE else [*_verdict(before, after), *_drawing(before, after), *_counts(before, after)]
    wanted = [*of_turn, *_end(before, after)]
    missing = next((want for want in wanted if not any(_is_told(want, one) for one in said)), None)
    return f"nothing was said of {choice.act} {choice.card}: {missing}" if missing else ""


Want = tuple[str, dict[str, object]]  # a key without its game, and what it must speak of


def _is_told(want: Want, one: Announcement) -> bool:
    key, args = want
    return one.key == f"cardline-{key}" and all(_is_one_of(_plain(one.args.get(name)), value) for name, value in args.items())


def _is_one_of(said: object, value: object) -> bool:
    return said in value if isinstance(value, frozenset) else said == value


def _plain(arg: object) -> object:
    match arg:
        case OfCard(card):
            return card
        case OfSeat(seat):
            return seat
        case Shown():
            return arg.card, arg.number
        case _:
            return arg


def _late(before: LineBook) -> Iterator[Want]:
    """What is to be said of a turn that passed as its time was up (E9)."""
    can_draw = bool(before.table.pile or before.table.box)
    yield "time-up" if can_draw else "time-up-no-card", {"seat": before.seat}
    if can_draw and not before.table.pile:
        yield "reshuffled", {"count": len(before.table.box)}


def _verdict(before: LineBook, after: LineBook) -> Iterator[Want]:
    """What is to be said of a card that was turned: its value, both neighbours' values, right or wrong (L2)."""
    last, line = after.table.last, before.table.line
    assert last is not None
    args: dict[str, object] = {"card": last.card, "number": (last.card, last.value)}
    if last.left is not None:
        args |= _neighbour("left", line[last.gap - 1], before)
    if last.right is not None:
        args |= _neighbour("right", line[last.gap], before)
    where = "first" if last.left is None else "last" if last.right is None else "between"
    yield f"{'fits' if last.is_right else 'misfits'}-{where}", args


def _neighbour(side: str, card: str, before: LineBook) -> dict[str, object]:
    """The neighbour to be named on that side: that card, or an equal one, as equal cards may have changed places (L7)."""
    number = before.numbers[CardId(card)]
    equal = frozenset(one for one in before.table.line if before.numbers[CardId(one)] == number)
    return {side: equal, f"{side}-number": frozenset((one, number) for one in equal)}


def _drawing(before: LineBook, after: LineBook) -> Iterator[Want]:
    """What is to be said once a card failed: another is drawn for it, the box shuffled if need be, or it is taken back (L3, L6)."""
    last = after.table.last
    assert last is not None
    if last.is_right:
        return
    can_draw = bool(before.table.pile or before.table.box)
    yield "draws" if can_draw else "takes-back", {"seat": before.seat, "card": last.card}
    if can_draw and not before.table.pile:
        yield "reshuffled", {"count": len(before.table.box)}


def _counts(before: LineBook, after: LineBook) -> Iterator[Want]:
    last = after.table.last
    left = len(before.hand) - 1 if last is not None and last.is_right else len(before.hand)
    if left < 2 and left < len(before.hand):
        yield "one-card" if left else "no-card", {"seat": before.seat}


def _end(before: LineBook, after: LineBook) -> Iterator[Want]:
    """The player called upon next; at a round's end the winner, or the players in a play-off (L4 to L6)."""
    winners = after.public().winners
    if len(winners) == 1:
        yield "wins", {"seat": winners[0]}
    elif winners:
        yield "share", {"count": len(winners)}
    else:
        yield "turn", {"seat": after.seat}
        tied = without_cards(before, after)
        if len(tied) > 1:
            yield "play-off", {"count": len(tied)}


def without_cards(before: LineBook, after: LineBook) -> list[SeatId]:
    """The players without cards when the round ended with this play; none where it did not end."""
    if after.table.rounds == before.table.rounds:
        return []
    last, table = after.table.last, before.table
    hands = {seat: len(hand) for seat, hand in enumerate(table.hands) if seat not in table.is_out}
    if last is None:  # the time was up
        hands[table.seat] += bool(table.pile or table.box)
    else:
        hands[table.seat] -= last.is_right
    return [before.seats[seat] for seat, count in sorted(hands.items()) if not count]


def drawn_cards(before: LineBook, after: LineBook) -> list[CardId]:
    """The cards that were drawn with this play, in the order of drawing."""
    last = after.table.last
    tied = without_cards(before, after)
    seats = [after.seats.index(seat) for seat in tied] if len(tied) > 1 and not after.is_over else []
    if not (last is not None and last.is_right) and (before.table.pile or before.table.box):
        seats = [before.table.seat]
    return [CardId(after.table.hands[seat][-1]) for seat in seats if after.table.hands[seat]]
