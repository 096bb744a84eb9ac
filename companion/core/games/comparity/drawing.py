"""Drawing cards: from the pile while it lasts, then from the other players (C14)."""

from __future__ import annotations

from dataclasses import replace

from companion.core.games.comparity.position import Position
from companion.core.games.game import Fact, OfSeat, Tone
from companion.events import SeatId


def drawn(position: Position, seat: SeatId, count: int, fact: str, rule: str) -> tuple[Position, tuple[Fact, ...]]:
    """The position after `seat` drew `count` cards, and what is said of it: `fact` first, then who gave."""
    from_pile = min(count, position.pile)
    hands = {**position.hands, seat: position.hands[seat] + from_pile}
    given = _give(position, hands, seat, count - from_pile)
    got = from_pile + sum(given.values())
    after = replace(position, hands=hands, pile=position.pile - from_pile, due=(seat, got) if got else None)
    tone: Tone = "penalty" if fact == "penalty" else "plain"
    facts = [Fact(fact, rule, tone, {"seat": OfSeat(seat), "count": count, "hand": hands[seat]})]
    if count > from_pile and position.pile:
        facts.append(Fact("pile-empty", "C14", "notice", {"seat": OfSeat(seat), "count": from_pile}))
    facts += [
        Fact("gives", "C14", "notice", {"seat": OfSeat(giver), "to": OfSeat(seat), "count": number, "hand": hands[giver]})
        for giver, number in given.items()
    ]
    facts += [Fact("one-card", "E8", "notice", {"seat": OfSeat(giver)}) for giver in given if hands[giver] == 1]
    if got < count:
        facts.append(Fact("none-left", "C14", "notice", {"seat": OfSeat(seat), "count": got}))
    return after, tuple(facts)


def _give(position: Position, hands: dict[SeatId, int], to: SeatId, count: int) -> dict[SeatId, int]:
    """Each in turn gives one, from the drawer's left neighbour on; who holds one card is passed over."""
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
