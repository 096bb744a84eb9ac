"""Drawing cards: from the pile while it lasts, then from the other players (C14)."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.frozen import dataclass
from companion.core.games.comparity.position import Position
from companion.core.games.game import Fact, Tone, of_seat
from companion.events import SeatId


@dataclass(frozen=True, slots=True)
class Drawing:
    """The changes made by a draw of cards, and its facts."""

    hands: Mapping[SeatId, int]
    pile: int
    due: tuple[SeatId, int] | None
    facts: tuple[Fact, ...]


def drawn(position: Position, seat: SeatId, count: int, fact: str, which: str) -> Drawing:
    """`seat` draws `count` cards; the facts begin with `fact` and go on with the players who gave (C14)."""
    tone: Tone = "penalty" if fact in ("penalty", "time-up") else "plain"
    if count <= position.pile:
        hand = position.hands[seat] + count
        said = Fact(fact, which, tone, {"seat": of_seat(seat), "count": count, "hand": hand})
        return Drawing({**position.hands, seat: hand}, position.pile - count, (seat, count), (said,))
    from_pile = position.pile
    hands = {**position.hands, seat: position.hands[seat] + from_pile}
    given = _give(position, hands, seat, count - from_pile)
    got = from_pile + sum(given.values())
    facts = [Fact(fact, which, tone, {"seat": of_seat(seat), "count": count, "hand": hands[seat]})]
    if from_pile:
        facts.append(Fact("pile-empty", "C14", "notice", {"seat": of_seat(seat), "count": from_pile}))
    facts += [
        Fact("gives", "C14", "notice", {"seat": of_seat(giver), "to": of_seat(seat), "count": number, "hand": hands[giver]})
        for giver, number in given.items()
    ]
    facts += [Fact("one-card", "E8", "notice", {"seat": of_seat(giver)}) for giver in given if hands[giver] == 1]
    if got < count:
        facts.append(Fact("none-left", "C14", "notice", {"seat": of_seat(seat), "count": got}))
    return Drawing(hands, 0, (seat, got) if got else None, tuple(facts))


def _give(position: Position, hands: dict[SeatId, int], to: SeatId, count: int) -> dict[SeatId, int]:
    """Each player in turn gives one, from the drawer's left neighbour on; a player who holds one card is passed over."""
    given: dict[SeatId, int] = {}
    giver, passed = position.left_of(to), 0
    while count and passed < len(position.seats):
        if giver != to and hands[giver] > 1:
            hands[giver] -= 1
            hands[to] += 1
            given[giver] = given.get(giver, 0) + 1
            count, passed = count - 1, 0
        else:
            passed += 1
        giver = position.left_of(giver)
    return given
