"""What Comparity waits for, and the choices that it offers, in an order fixed by place (never by value)."""

from __future__ import annotations

from companion.core.decks.card import CardId
from companion.core.games.comparity.layout import pairs_of, why_not
from companion.core.games.comparity.moves import (
    Discard,
    DoubleSwap,
    Draw,
    Drop,
    LetIn,
    Move,
    Play,
    Reveal,
    SayCheck,
    Shift,
    Show,
    ShowAll,
    Swap,
    Verdict,
)
from companion.core.games.comparity.position import (
    Bonus,
    Cell,
    Checking,
    Duet,
    OnPad,
    Opening,
    Over,
    Position,
    Reconnecting,
    Repairing,
    Shifting,
    Turn,
    Which,
    Word,
)
from companion.core.games.comparity.rules import is_set_aside, moves
from companion.core.games.comparity.understanding import ask, cells_to_play, is_blocked
from companion.core.games.game import Args, AtPlace, Difference, Expectation, OfCard, OfSeat, Option

STEPS: tuple[tuple[str, Cell], ...] = (("left", (-1, 0)), ("right", (1, 0)), ("up", (0, 1)), ("down", (0, -1)))


def expectation(position: Position, difference: Difference) -> Expectation:
    key, rests_on, more = _what(position, difference)
    stage = position.stage
    args: Args = {"seat": OfSeat(stage.seat), **more}
    awaits_card = isinstance(stage, (Turn, Bonus, Reconnecting)) and not isinstance(position.pending, (Shifting, Word))
    awaits_card = awaits_card and not (isinstance(position.pending, Which) and difference.away)  # the lifted card comes first
    places = tuple(cells_to_play(position)) if awaits_card else ()
    question = ask(position, difference)
    return Expectation(key, rests_on, stage.seat, args, places, question, options(position, difference))


def _what(position: Position, difference: Difference) -> tuple[str, str, Args]:
    """The status sentence's key, the ruling behind it, and what it speaks of."""
    lifted = [away for away in difference.away if away.may and not away.is_open and away.was_there]
    match position.pending:
        case None if len(lifted) == 1 and not difference.arrived:
            return "lifted", "C21", {"card": OfCard(lifted[0].card), "place": AtPlace(lifted[0].place)}
        case Word(cell):
            return "word", "C21", {"card": OfCard(position.area[cell].card), "place": AtPlace(cell)}
        case Which((cell,)):
            return "asks-check", "C21", {"card": OfCard(position.area[cell].card), "place": AtPlace(cell)}
        case Which():
            return "which", "C21", {}
        case OnPad(card):
            return "on-pad", "C19", {"card": OfCard(card)}
        case Shifting():
            return "shifting", "C18", {}
        case None:
            return _what_of_stage(position)


def _what_of_stage(position: Position) -> tuple[str, str, Args]:
    match position.stage:
        case Opening(is_anew=True):
            return "opening-anew", "E5", {}
        case Opening(seat=seat):
            return "opening", "C1", {"hand": position.hands[seat], "pile": position.pile + 1}
        case Turn():
            can_check = any(isinstance(move, Reveal) for move in moves(position))
            return ("turn", "C3", {}) if can_check else ("must-play", "C16", {})
        case Duet(is_trio=is_trio):
            return ("trio", "C6", {}) if is_trio else ("duet", "C5", {})
        case Checking(cell=cell):
            args: Args = {"card": OfCard(position.area[cell].card), "place": AtPlace(cell)}
            may = [type(move) for move in moves(position)]
            return ("check-neighbour" if Verdict not in may else "check-more" if Reveal in may else "check-done"), "C7", args
        case Repairing():
            first = moves(position)[0]
            return {Swap: "repair-swap", DoubleSwap: "repair-double"}.get(type(first), "repair-discard"), "C11", {}
        case Reconnecting():
            return "reconnect", "C13", {}
        case Bonus():
            return ("bonus-must" if position.terms.bonus_must else "bonus"), "C6", {}
        case Over():
            return "over", "C15", {}


def options(position: Position, difference: Difference) -> tuple[Option, ...]:
    """Every choice that may be picked now; each act that hands can do is among them."""
    drop = Option("drop", (Drop(),))
    if is_blocked(position, difference) and not isinstance(position.pending, Shifting):  # nothing is ruled now (C24)
        return () if position.pending is None else (drop,)
    match position.pending:
        case Shifting():
            return (*_shifts(), drop)
        case OnPad(card):
            return (*_of_card(position, card), drop)
        case Which(cells):
            return (*(_check(position, difference, cell) for cell in cells), drop)
        case Word():
            return (drop,)
        case None:
            pass
    chosen = [option for move in moves(position) if (option := _option(position, difference, move))]
    if isinstance(position.stage, (Turn, Duet, Bonus)) and difference.is_empty:  # nothing lifted or loose (C18)
        chosen += _shifts()
    if not difference.has_pad:
        chosen += _names(position)
    if isinstance(position.stage, Over) and any(not lying.is_open for lying in position.area.values()):
        chosen.append(Option("show-all", (ShowAll(),)))
    return tuple(chosen)


def _option(position: Position, difference: Difference, move: Move) -> Option | None:
    match move:
        case Reveal(cell):
            return _check(position, difference, cell)
        case Swap(pair):
            return Option("swap", (move,), pair)
        case DoubleSwap(first, second):
            return Option("double-swap", (move,), (*first, *second))
        case Discard(cell):
            return Option("discard", (move,), (cell,))
        case Play():
            return None  # the card is not known until it is laid, shown or named
        case _:
            return Option(type(move).__name__.lower(), (move,))


def _check(position: Position, difference: Difference, cell: Cell) -> Option:
    """A check of this cell's card; one that is off the mat is revealed once it lies on its own cell (C21)."""
    is_away = any(away.place == cell for away in difference.away)
    return Option("check", (SayCheck(cell) if is_away else Reveal(cell),), (cell,))


def _of_card(position: Position, card: CardId) -> list[Option]:
    cell = position.cell_of(card)
    if cell is None:
        kind = "draw-and-play" if isinstance(position.stage, Duet) else "play"  # C25
        return [
            Option(kind, _moves_to_play(position, card, there), (there,))
            for there in cells_to_play(position)
            if why_not(position, card, there) is None
        ]
    if not position.area[cell].is_open:
        return [Option("check", (Reveal(cell),), (cell,))]
    touching = [move for move in moves(position) if any(cell in pair for pair in pairs_of(move))]
    return [option for move in touching if (option := _option(position, Difference(0.0), move))]


def _moves_to_play(position: Position, card: CardId, cell: Cell) -> tuple[Move, ...]:
    let_in: tuple[Move, ...] = (LetIn(card),) if is_set_aside(position, card) else ()
    draw: tuple[Move, ...] = (Draw(),) if isinstance(position.stage, Duet) else ()  # C25
    return (*let_in, *draw, Play(card, cell))


def _names(position: Position) -> list[Option]:
    """Choices by the names of cards, for a table without any reader (C19)."""
    if not isinstance(position.stage, (Opening, Turn, Duet, Bonus, Reconnecting)):
        return []
    if isinstance(position.stage, Opening):
        free = [card for card in _not_played(position) if why_not(position, card, (0, 0)) is None]  # C17
        return [Option("card", _moves_to_play(position, card, (0, 0)), card=card) for card in free]
    cells = cells_to_play(position)
    free = [card for card in _not_played(position) if any(why_not(position, card, cell) is None for cell in cells[:1])]
    return [Option("card", (Show(card),), card=card) for card in free]


def _not_played(position: Position) -> list[CardId]:
    lying = {one.card for one in position.area.values()}
    return sorted(position.terms.cards - lying - set(position.discarded))


def _shifts() -> list[Option]:
    return [Option("shift", (Shift(step),), word=name) for name, step in STEPS]
