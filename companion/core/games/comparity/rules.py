"""Comparity's rules: what a move makes of a position. Legality lives here and nowhere else.

Rules of this file: a refusal rests on identity, place and what was revealed, never on a closed card's number (H2). Every
act ends in one of the stages of `position.py`; the facts name the player who is asked there.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from companion.core.decks.card import CardId
from companion.core.games.comparity import halves
from companion.core.games.comparity.drawing import drawn
from companion.core.games.comparity.moves import Decline, Discard, DoubleSwap, Draw, LetIn, Move, Play, Reveal, Swap, TimeUp, Verdict
from companion.core.games.comparity.position import (
    Bonus,
    Cell,
    Checking,
    Duet,
    Opening,
    Over,
    Pair,
    Position,
    Reconnecting,
    Repairing,
    Stage,
    Survey,
    Turn,
    by_place,
    free_cells,
    neighbours,
    timed,
    touching,
)
from companion.core.games.comparity.repair import broken_by, is_repair, repairs, violations
from companion.core.games.game import Args, Fact, Refused, Ruling, at_place, of_card, of_seat
from companion.core.games.once import once
from companion.events import SeatId

DISTRUST, PENALTY = 2, 3  # C9, C10
# How the player who is asked in a stage is called upon, and the ruling behind it.
CALLED: dict[type[Stage], tuple[str, str]] = {
    Turn: ("turn", "C3"),
    Bonus: ("bonus", "C6"),
    Repairing: ("repair", "C11"),
    Reconnecting: ("split", "C13"),
}
PLAYED: dict[type[Stage], tuple[str, str]] = {Bonus: ("plays-bonus", "C6"), Reconnecting: ("reconnects", "C13")}


def rule(position: Position, move: Move) -> Ruling | Refused:
    match move:
        case Play():
            return _play(position, move)
        case Reveal(cell):
            return may_reveal(position, cell) or _reveal(position, cell)
        case Verdict():
            return _ask_verdict(position)
        case Draw():
            return _draw(position)
        case Decline():
            return _decline(position)
        case Swap() | DoubleSwap():
            return _swap(position, move)
        case Discard():
            return _discard(position, move)
        case TimeUp():
            return _time_up(position)
        case LetIn(card):
            if not is_set_aside(position, card):
                return Refused("nothing-asked", "C17")
            fact = Fact("let-in", "C17", "notice", {"card": of_card(card)})
            return Ruling(replace(position, welcome=position.welcome | {card}), (fact,))
        case _:
            return halves.rule(position, move, may_reveal)


@once
def moves(position: Position) -> tuple[Move, ...]:
    """Every act that the rules allow now; plays by place, the card left open."""
    match position.stage:
        case Opening():
            return (Play(None, (0, 0)),)
        case Turn():
            return (*_plays(position), *_reveals(position))
        case Duet():
            return (Draw(), *_reveals(position))
        case Checking(cell=cell):
            verdict = (Verdict(),) if _has_open_neighbour(position, cell) else ()
            return (*verdict, *_reveals(position))
        case Repairing():
            return repairs(position)
        case Reconnecting():
            return _plays(position)
        case Bonus():
            return _plays(position) if position.terms.bonus_must else (Decline(), *_plays(position))
        case Over():
            return ()


def may_reveal(position: Position, cell: Cell) -> Refused | None:
    """Why this card may not be revealed now; None where it may (C6, C7)."""
    reason = _why_not_reveal(position, cell)
    if reason is None:
        return None
    args: Args = {"card": of_card(position.area[cell].card)} if cell in position.area else {}
    return Refused(reason, "C7", {**args, "place": at_place(cell)})


def revealable(position: Position) -> list[Cell]:
    """Cells of the closed cards that may be revealed now."""
    stage = position.stage
    if not isinstance(stage, (Turn, Duet, Checking)):
        return []
    cells = neighbours(stage.cell) if isinstance(stage, Checking) else position.area
    return [cell for cell in cells if _why_not_reveal(position, cell) is None]


def _why_not_reveal(position: Position, cell: Cell) -> str | None:
    area, stage = position.area, position.stage
    if cell not in area:
        return "no-card-there"
    if area[cell].is_open:
        return "already-open"
    if isinstance(stage, Checking):
        return None if cell in neighbours(stage.cell) else "not-a-neighbour"
    if not isinstance(stage, (Turn, Duet)):
        return "no-check-now"
    return None if touching(area, cell) else "stands-alone"


def is_set_aside(position: Position, card: CardId) -> bool:
    """Whether the card was seen in an earlier match and the players have not let it in (C17)."""
    terms = position.terms
    return terms.memory == "remind" and card in terms.set_aside and card not in position.welcome


def may_play(position: Position, card: CardId, cell: Cell) -> Refused | None:
    """Why this card may not be laid on this cell now; None where it may (C4, C13, C24)."""
    reason, which = _refusal(position, card, cell)
    return Refused(reason, which, {"card": of_card(card), "place": at_place(cell)}) if reason else None


def _refusal(position: Position, card: CardId, cell: Cell) -> tuple[str, str]:
    terms, stage, survey = position.terms, position.stage, position.survey
    if card not in terms.cards:
        return "other-deck", "C24"
    if card in position.discarded:
        return "discarded-card", "C12"
    if card in survey.cells:
        return "already-there", "C24"
    if terms.memory == "strict" and card in terms.set_aside and card not in position.welcome:
        return "set-aside-strict", "C17"
    if isinstance(stage, Duet):
        return ("trio-first", "C25") if stage.is_trio else ("duet-first", "C5")
    if isinstance(stage, (Checking, Repairing, Over)):
        return "none-due", "C24"
    if cell in survey.area:
        return "occupied", "C24"
    if isinstance(stage, Opening):
        return "", ""
    if not touching(survey.area, cell):
        return "touches-nothing", "C4"
    if isinstance(stage, Reconnecting) and not survey.joins(cell):
        return "not-reconnecting", "C13"
    return "", ""


def _play(position: Position, move: Play) -> Ruling | Refused:
    card, cell, stage = move.card, move.cell, position.stage
    if card is None:
        raise ValueError("a play needs its card")
    refused = may_play(position, card, cell)
    if refused:
        return refused
    survey = position.survey.with_card(card, cell)
    if isinstance(stage, Opening):
        fact = Fact("opens", "C1", "placed", {"card": of_card(card), "place": at_place(cell)})
        return _ruling(position.after_act(Turn(stage.seat), survey=survey), (fact,))
    seat = stage.seat
    hand = position.hands[seat] - 1
    hands = {**position.hands, seat: hand}
    key, rests_on = PLAYED.get(type(stage), ("plays", "C4"))
    fact = Fact(key, rests_on, "placed", {"seat": of_seat(seat), "card": of_card(card), "place": at_place(cell), "hand": hand})
    following, more = _after_play(position, stage, cell)
    if hand == 0:
        won = Fact("wins", "C15", "win", {"seat": of_seat(seat)})
        return _ruling(position.after_act(Over(seat, following), survey=survey, hands=hands, laid_by=seat), (fact, won))
    if hand == 1:
        more = (Fact("one-card", "E8", "notice", {"seat": of_seat(seat)}), *more)
    return _ruling(position.after_act(following, survey=survey, hands=hands, laid_by=seat), (fact, *more))


def _after_play(position: Position, stage: Stage, cell: Cell) -> tuple[Stage, tuple[Fact, ...]]:
    """What comes after a card is laid here, and what is said of it (C4 to C6, C13); being closed it changes no violation."""
    if isinstance(stage, Bonus):
        return Turn(stage.then), ()
    if isinstance(stage, Reconnecting):
        if violations(position):
            return Repairing(stage.seat, stage.duet), ()
        return after_check(position, stage.seat, stage.duet, found=True), ()
    following, touched = position.left_of(stage.seat), touching(position.area, cell)
    if touched < 2:
        return Turn(following), ()
    duet = Duet(following, stage.seat, is_trio=touched > 2)
    key, rests_on = ("trio", "C6") if duet.is_trio else ("duet", "C5")
    return duet, (Fact(key, rests_on, "turn", {"seat": of_seat(following), "maker": of_seat(stage.seat)}),)


def _reveal(position: Position, cell: Cell) -> Ruling:
    stage, card = position.stage, position.area[cell].card
    number = position.terms.shown.opened()[card]
    survey = position.survey.with_open(cell, number.number)
    args: Args = {"seat": of_seat(stage.seat), "card": of_card(card), "place": at_place(cell), "number": number}
    fact = Fact("reveals", "C7", "revealed", args)
    revealed = position.revealed | {card}
    if isinstance(stage, Checking):
        return _verdict(position, stage, survey, revealed, (fact,))
    checking = Checking(stage.seat, cell, stage if isinstance(stage, Duet) else None)
    if not _has_closed_neighbour(survey, cell):  # none is left to reveal, so the verdict comes by itself (C7)
        return _verdict(position, checking, survey, revealed, (fact,))
    return Ruling(position.after_act(checking, survey=survey, revealed=revealed), (fact,))


def _ask_verdict(position: Position) -> Ruling | Refused:
    stage = position.stage
    if not isinstance(stage, Checking):
        return Refused("no-verdict-now", "C7")
    if not _has_open_neighbour(position, stage.cell):
        return Refused("neighbour-first", "C7", {"card": of_card(position.area[stage.cell].card), "place": at_place(stage.cell)})
    return _verdict(position, stage, position.survey, position.revealed, ())


def _verdict(position: Position, stage: Checking, survey: Survey, revealed: frozenset[CardId], facts: tuple[Fact, ...]) -> Ruling:
    """The verdict on all open neighbours of the area, whether this check opened them or an earlier one (C8)."""
    seat, duet, pairs = stage.seat, stage.duet, survey.violated
    if not pairs:
        in_order = Fact("in-order", "C9", "fits", {"seat": of_seat(seat)})
        draw = drawn(position, seat, DISTRUST, "distrust", "C9")
        after: Stage = after_check(position, seat, duet, found=False)
        facts = (*facts, in_order, *draw.facts)
    else:
        guilty = duet.maker if duet else position.right_of(seat)  # C10
        draw = drawn(position, guilty, PENALTY, "penalty", "C10")
        after = Repairing(seat, duet)
        facts = (*facts, *[_out_of_order(position, survey, low, high) for low, high in pairs], *draw.facts)
        if duet is not None and duet.is_trio:
            facts += (Fact("bonus-forfeited", "C6", "notice", {"seat": of_seat(duet.maker)}),)
    return _ruling(
        position.after_act(after, survey=survey, revealed=revealed, hands=draw.hands, pile=draw.pile, due=draw.due),
        facts,
    )


def _out_of_order(position: Position, survey: Survey, low: Cell, high: Cell) -> Fact:
    one, other, shown = survey.area[low].card, survey.area[high].card, position.terms.shown.opened()
    key = "too-great-left" if low[1] == high[1] else "too-great-below"
    args: Args = {
        "card": of_card(one),
        "place": at_place(low),
        "number": shown[one],
        "other": of_card(other),
        "there": at_place(high),
        "other-number": shown[other],
    }
    return Fact(key, "C8", "violation", args)


def after_check(position: Position, seat: SeatId, duet: Duet | None, *, found: bool) -> Stage:
    if duet is None:
        return Turn(position.left_of(seat))
    if duet.is_trio and not found:  # a check that found a violation forfeits the bonus (C6)
        return Bonus(duet.maker, seat)
    return Turn(seat)


def _draw(position: Position) -> Ruling | Refused:
    stage = position.stage
    if not isinstance(stage, Duet):
        return Refused("no-draw-due", "C28")
    draw = drawn(position, stage.seat, 1, "draws", "C5")
    after = Bonus(stage.maker, stage.seat) if stage.is_trio else Turn(stage.seat)
    return _ruling(position.after_act(after, hands=draw.hands, pile=draw.pile, due=draw.due), draw.facts)


def _time_up(position: Position) -> Ruling | Refused:
    """The player draws one, which settles a Duet, and the turn passes; where a number was shown the verdict comes instead (E9)."""
    stage, seat = position.stage, timed(position)
    if seat is None:
        return Refused("nothing-asked", "E9")
    if isinstance(stage, Checking):
        fact = Fact("time-up-verdict", "E9", "notice", {"seat": of_seat(seat)})
        return _verdict(position, stage, position.survey, position.revealed, (fact,))
    draw = drawn(position, seat, 1, "time-up", "E9")
    after: Stage = Turn(position.left_of(seat))
    if isinstance(stage, Bonus):
        after = Turn(stage.then)
    elif isinstance(stage, Duet) and stage.is_trio:  # its Duet is settled, so its maker may play one more card (C6)
        after = Bonus(stage.maker, position.left_of(seat))
    return _ruling(position.after_act(after, hands=draw.hands, pile=draw.pile, due=draw.due), draw.facts)


def _decline(position: Position) -> Ruling | Refused:
    stage = position.stage
    if not isinstance(stage, Bonus):
        return Refused("no-bonus-now", "C6")
    if position.terms.bonus_must:
        return Refused("bonus-must", "C6", {"seat": of_seat(stage.seat)})
    fact = Fact("declines", "C6", "plain", {"seat": of_seat(stage.seat)})
    return _ruling(position.after_act(Turn(stage.then)), (fact,))


def _swap(position: Position, move: Swap | DoubleSwap) -> Ruling | Refused:
    stage = position.stage
    pairs = (move.pair,) if isinstance(move, Swap) else (move.first, move.second)
    if not isinstance(stage, Repairing) or not is_repair(position, move):
        return _swap_refused(position, pairs[0])
    survey = position.survey.with_exchanged(pairs)
    return _repaired(position, stage, survey, position.discarded, tuple([_swapped(survey, low, high) for low, high in pairs]))


def _swap_refused(position: Position, pair: Pair) -> Refused:
    broken = broken_by(position, pair) if isinstance(position.stage, Repairing) else None
    if broken is None:
        cards = [of_card(position.area[cell].card) for cell in pair if cell in position.area]
        return Refused("swap-refused", "C11", dict(zip(("card", "other"), cards, strict=False)))
    return Refused("swap-breaks", "C11", {"left": of_card(broken[0]), "right": of_card(broken[1])})


def _swapped(after: Survey, low: Cell, high: Cell) -> Fact:
    one, other = of_card(after.area[low].card), of_card(after.area[high].card)
    return Fact("swapped", "C11", "cleared", {"card": one, "place": at_place(low), "other": other, "there": at_place(high)})


def _discard(position: Position, move: Discard) -> Ruling | Refused:
    stage = position.stage
    if not isinstance(stage, Repairing) or not is_repair(position, move):
        return _discard_refused(position, move.cell)
    card, survey = position.area[move.cell].card, position.survey.without(move.cell)
    discarded = (*position.discarded, card)
    fact = Fact("discarded", "C12", "cleared", {"seat": of_seat(stage.seat), "card": of_card(card), "place": at_place(move.cell)})
    if survey.pieces:
        return _ruling(position.after_act(Reconnecting(stage.seat, stage.duet), survey=survey, discarded=discarded), (fact,))
    return _repaired(position, stage, survey, discarded, (fact,))


def _discard_refused(position: Position, cell: Cell) -> Refused:
    if not isinstance(position.stage, Repairing):
        return Refused("no-repair-now", "C11")
    if cell not in position.area:
        return Refused("no-card-there", "C11", {"place": at_place(cell)})
    args: Args = {"card": of_card(position.area[cell].card)}
    if not any(cell in pair for pair in violations(position)):
        return Refused("not-violated", "C11", args)
    return Refused("swap-first", "C11", args)


def _repaired(position: Position, stage: Repairing, survey: Survey, discarded: tuple[CardId, ...], facts: tuple[Fact, ...]) -> Ruling:
    if survey.violated:
        return Ruling(position.after_act(stage, survey=survey, discarded=discarded), facts)
    following = after_check(position, stage.seat, stage.duet, found=True)
    return _ruling(position.after_act(following, survey=survey, discarded=discarded), facts)


def _ruling(after: Position, facts: tuple[Fact, ...]) -> Ruling:
    """The ruling, in which the player who is asked in a new stage is called upon."""
    called = CALLED.get(type(after.stage))
    return Ruling(after, facts if called is None else (*facts, _call(*called, after.stage.seat)))


@cache
def _call(key: str, rests_on: str, seat: SeatId) -> Fact:
    """Made once for each seat, as almost every ruling ends with such a fact."""
    return Fact(key, rests_on, "turn", {"seat": of_seat(seat)})


def _has_open_neighbour(position: Position, cell: Cell) -> bool:
    return touching(position.survey.numbers, cell) > 0


def _has_closed_neighbour(survey: Survey, cell: Cell) -> bool:
    return touching(survey.area, cell) > touching(survey.numbers, cell)


def _reveals(position: Position) -> tuple[Reveal, ...]:
    return tuple(Reveal(cell) for cell in by_place(set(revealable(position))))


def _plays(position: Position) -> tuple[Play, ...]:
    cells = free_cells(position.area)
    if isinstance(position.stage, Reconnecting):
        cells = [cell for cell in cells if position.survey.joins(cell)]
    return tuple(Play(None, cell) for cell in cells)
