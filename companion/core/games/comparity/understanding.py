"""How acts at the table are understood (C20 to C27): differences, words and choices become moves.

Rules of this file: the order of the hands does not matter, for only the difference is looked at; nothing here decides
what is legal (`rules` does), and while something lies wrong no act is understood (C24).
"""

from __future__ import annotations

from companion.core.decks.card import CardId
from companion.core.games.comparity.layout import is_shift, pairs_of, plays, swaps_done, why_not, wrongs
from companion.core.games.comparity.moves import (
    AskWhich,
    Decline,
    Discard,
    Draw,
    Drop,
    EndShift,
    LetIn,
    Move,
    Play,
    Reveal,
    SayCheck,
    Shift,
    Show,
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
    Repairing,
    Shifting,
    Which,
    Word,
    by_place,
    free_cells,
)
from companion.core.games.comparity.repair import repairs
from companion.core.games.comparity.rules import is_set_aside, may_play, may_reveal, revealable, rule
from companion.core.games.comparity.rules import moves as legal
from companion.core.games.game import (
    Act,
    Args,
    Ask,
    AtPlace,
    Back,
    Difference,
    Incomplete,
    Looked,
    Nothing,
    OfCard,
    OfSeat,
    Picked,
    Refused,
    Said,
    Signal,
    Tapped,
    Understood,
)

BY_HAND = 0.3  # seconds away that a hand needs at the least to lift a card and lay it back (C28)
LIFTED = 0.6  # seconds away that make a lift a word (C21, `check = lift`)


def understand(position: Position, difference: Difference, signal: Signal) -> Understood:
    match signal:
        case Looked():
            return _looked(position, difference)
        case Said(button):
            return _said(position, difference, button)
        case Picked(option):
            if is_blocked(position, difference) and not isinstance(option.moves[0], (Shift, Drop)):
                return Refused("mend-first", "C24")
            return Act(option.moves)
        case Tapped():
            return _tapped(position, difference, signal)


def ask(position: Position, difference: Difference) -> Ask | None:
    """The question that *ok* answers now (C27)."""
    stage = position.stage
    if is_shift(position, difference) and difference.step is not None:
        right, up = difference.step
        return Ask("shift", "C18", stage.seat, (Shift(difference.step),), {"right": right, "up": up}, is_said=True)
    if is_blocked(position, difference) or isinstance(stage, Over):
        return None
    asked = _ask_of_card(position, difference)
    if asked or position.pending is not None:  # a word or a shown card waits for a place, not for *ok* (C21)
        return asked
    return _ask_of_stage(position, difference)


def is_blocked(position: Position, difference: Difference) -> bool:
    is_moving = is_shift(position, difference) or isinstance(position.pending, Shifting)
    return difference.strange or is_moving or bool(wrongs(position, difference))


def _ask_of_card(position: Position, difference: Difference) -> Ask | None:
    """What a laid card asks: shall it be let in, was a card drawn, is it meant (C17, C20, C25)."""
    candidates = plays(position, difference)
    if len(candidates) != 1 or _closed_away(position, difference):
        return None
    one, stage = candidates[0], position.stage
    if not one.is_firm and not position.terms.confirm_ok:
        return None
    args: Args = {"card": OfCard(one.card), "place": AtPlace(one.place)}
    moves: tuple[Move, ...] = (Play(one.card, one.place),)
    if isinstance(stage, Duet):
        moves = (Draw(), *moves)
    if is_set_aside(position, one.card):
        return Ask("set-aside", "C17", stage.seat, (LetIn(one.card), *moves), args, is_said=True)
    if isinstance(stage, Duet):
        return Ask("drawn", "C25", stage.seat, moves, args, is_said=True)
    return Ask("is-it-meant", "C20", stage.seat, moves, args) if position.terms.confirm_ok else None


def _ask_of_stage(position: Position, difference: Difference) -> Ask | None:
    stage = position.stage
    match stage:
        case Duet():
            return Ask("draw", "C5", stage.seat, (Draw(),))
        case Checking():
            return Ask("verdict", "C7", stage.seat, (Verdict(),)) if Verdict() in legal(position) else None
        case Bonus():
            is_loose = bool(plays(position, difference))  # a card that is being laid is no "none" (C20, C25)
            return None if position.terms.bonus_must or is_loose else Ask("decline", "C6", stage.seat, (Decline(),))
        case Repairing():
            off = [cell for cell in _discards(position) if any(away.place == cell for away in difference.away)]
            if len(off) == 1 and not _unheard_discards(position, difference):
                args: Args = {"card": OfCard(position.area[off[0]].card), "place": AtPlace(off[0])}
                return Ask("discard", "C26", stage.seat, (Discard(off[0]),), args)
            return None
        case _:
            return None


def _looked(position: Position, difference: Difference) -> Understood:
    if isinstance(position.pending, Shifting):
        return Act((EndShift(),)) if difference.is_empty else Nothing()
    if is_blocked(position, difference):
        return Nothing()
    swaps = swaps_done(position, difference)
    if swaps:
        return Act((swaps[0],))
    kept = _word_kept(position, difference)
    if kept is not None and any(one.place == kept and not one.is_sure for one in difference.back):
        return Act((AskWhich((kept,)),))  # its reader was silent meanwhile, so another may have been in the hand (C28)
    turned = _turned_to_check(position, difference) or kept
    if turned is not None:
        return Act((Reveal(turned),))
    return _returned(position, difference) or _firm_play(position, difference)


def _turned_to_check(position: Position, difference: Difference) -> Cell | None:
    """Where faces are seen, a card that lies open is checked (C22)."""
    return next((one.place for one in difference.turned if not one.is_open and may_reveal(position, one.place) is None), None)


def _word_kept(position: Position, difference: Difference) -> Cell | None:
    """The word was given, and the card lies on its own cell again (C21), which a silent reader cannot tell."""
    if not isinstance(position.pending, Word):
        return None
    cell = position.pending.cell
    return None if cell in difference.blind or any(away.place == cell for away in difference.away) else cell


def _returned(position: Position, difference: Difference) -> Act | None:
    """With `check = lift` the return is the word, where it was told and no other card can be meant; else it is asked about (C21, E12)."""
    if not position.terms.check_by_lift:
        return None
    asked = position.pending.cells if isinstance(position.pending, Which) else ()
    meant = [
        one
        for one in difference.back
        if one.is_sure and one.is_touch and one.place not in asked
        if one.since == difference.at and one.since >= one.left + LIFTED and may_reveal(position, one.place) is None
    ]
    if not meant:
        return None
    lifted, returned = _lifted(position, difference), [one.place for one in _returns(position, difference) if one.is_touch]
    cells = by_place({*asked, *lifted, *returned})
    return Act((Reveal(cells[0]) if len(cells) == 1 and meant[0].is_told else AskWhich(tuple(cells)),))


def _lifted(position: Position, difference: Difference) -> list[Cell]:
    """Cells of closed cards that are off the mat and may be checked."""
    return [one.place for one in difference.away if not one.is_open and may_reveal(position, one.place) is None]


def _returns(position: Position, difference: Difference) -> list[Back]:
    """Closed cards that came back lately and may be checked."""
    return [one for one in difference.back if not one.is_open and may_reveal(position, one.place) is None]


def _firm_play(position: Position, difference: Difference) -> Understood:
    candidates = plays(position, difference)
    if not candidates:
        return Nothing()
    one = candidates[0]
    waits = isinstance(position.stage, Duet) or is_set_aside(position, one.card) or position.terms.confirm_ok
    if not one.is_firm or waits or _closed_away(position, difference):
        return Incomplete()
    return Act((Play(one.card, one.place),))


def _said(position: Position, difference: Difference, button: str) -> Understood:
    if button == "cancel":
        if position.pending is not None:
            return Act((Drop(),))
        return _declined(position, difference)
    if button == "ok":
        question = ask(position, difference)
        if question:
            return Act(question.moves)
        return _ok_means_nothing(position, difference)
    if is_blocked(position, difference):
        return Refused("mend-first", "C24")
    return _check_said(position, difference)


def _declined(position: Position, difference: Difference) -> Refused:
    """*Cancel* to a question that hands have raised: only hands can take it back (C18, C20)."""
    if is_shift(position, difference):
        return Refused("move-back", "C18")
    if _ask_of_card(position, difference) is None:
        return Refused("nothing-to-drop", "C27")
    one = plays(position, difference)[0]
    return Refused("take-it-back", "C20", {"card": OfCard(one.card), "place": AtPlace(one.place)})


def _ok_means_nothing(position: Position, difference: Difference) -> Refused:
    if is_blocked(position, difference):
        return Refused("mend-first", "C24")
    if isinstance(position.pending, Which):
        return Refused("ok-checks-nothing", "C21")
    match position.stage:
        case Checking(cell=cell):
            return Refused("neighbour-first", "C7", {"card": OfCard(position.area[cell].card), "place": AtPlace(cell)})
        case Bonus() if position.terms.bonus_must:
            return Refused("bonus-must", "C6", {"seat": OfSeat(position.stage.seat)})
        case Repairing():
            return _no_discard(position, difference)
        case _:
            return Refused("nothing-asked", "C27")


def _no_discard(position: Position, difference: Difference) -> Refused:
    """Why *ok* discards nothing: no card is off, several are, or one that stays (C11, C26)."""
    off = [one.place for one in difference.away]
    if not off:
        return Refused("which-discard", "C26") if _discards(position) else Refused("nothing-asked", "C27")
    refused = rule(position, Discard(off[0])) if len(off) == 1 else None
    if isinstance(refused, Refused):
        return refused
    if len(off) == 1 and _unheard_discards(position, difference):
        return Refused("which-discard-unheard", "C28", {"card": OfCard(position.area[off[0]].card), "place": AtPlace(off[0])})
    return Refused("which-discard" if _discards(position) else "swap-first", "C26")


def _check_said(position: Position, difference: Difference) -> Understood:
    """*Check* means the card that is off the mat, came back within 3 s, or was just asked about or shown; of several it asks which (C21).

    Nor is a card believed to be meant that may have flickered, or where another may have been lifted unheard (C28, E12).
    """
    lifted, back = _lifted(position, difference), _returns(position, difference)
    asked = _cells_asked_about(position)
    touched = {*lifted, *(one.place for one in back), *asked}
    if not touched:
        return Refused("check-what", "C21") if revealable(position) else Refused("no-check-now", "C7")
    unheard = [cell for cell in difference.blind if cell in position.area and may_reveal(position, cell) is None]
    cells = tuple(by_place({*touched, *unheard}))
    if len(cells) > 1 or not (lifted or asked or all(_was_lifted(one) for one in back)):
        return Act((AskWhich(cells),))
    return Act((SayCheck(cells[0]) if lifted else Reveal(cells[0]),))


def _cells_asked_about(position: Position) -> tuple[Cell, ...]:
    match position.pending:
        case Which(cells):
            return cells
        case OnPad(card):  # what is due for a closed card of the area is its check
            cell = position.cell_of(card)
            return (cell,) if cell is not None and may_reveal(position, cell) is None else ()
    return ()


def _was_lifted(one: Back) -> bool:
    """Whether a hand must have lifted it (C28)."""
    return one.is_sure and one.since >= one.left + BY_HAND


def _tapped(position: Position, difference: Difference, signal: Tapped) -> Understood:
    stage, card = position.stage, signal.card
    if signal.is_draw and not isinstance(stage, Duet):
        return Refused("no-draw-due", "C28")
    if is_blocked(position, difference):
        return Refused("mend-first", "C24")
    if signal.is_draw:
        return Act((Draw(),))
    cell = position.cell_of(card)
    if cell is None:
        return _shown_to_play(position, card)
    args: Args = {"card": OfCard(card), "place": AtPlace(cell)}
    if not position.area[cell].is_open:
        refused = may_reveal(position, cell)
        return refused or Act((Show(card),))
    if Discard(cell) in _repairs(position):
        return Act((Discard(cell),))  # the pad says so (C26)
    if any(cell in pair for repair in _repairs(position) for pair in pairs_of(repair)):
        return Act((Show(card),))
    ruling = rule(position, Discard(cell)) if isinstance(stage, Repairing) else None
    return ruling if isinstance(ruling, Refused) else Refused("already-open", "C19", args)


def _shown_to_play(position: Position, card: CardId) -> Understood:
    """A card shown to the pad is being played; on a mat with no cell for it, its cell is chosen next (C19)."""
    if isinstance(position.stage, Opening):
        let_in = (LetIn(card),) if is_set_aside(position, card) else ()
        return Act((*let_in, Play(card, (0, 0))))
    cells = cells_to_play(position)
    if any(why_not(position, card, cell) is None for cell in cells):
        return Act((Show(card),))
    refused = may_play(position, card, cells[0]) if cells else None
    return refused or Refused("none-due", "C24", {"card": OfCard(card)})


def cells_to_play(position: Position) -> list[Cell]:
    if isinstance(position.stage, Duet):
        return free_cells(position.area)
    return [move.cell for move in legal(position) if isinstance(move, Play)]


def _closed_away(position: Position, difference: Difference) -> bool:
    return any(not one.is_open for one in difference.away)


def _repairs(position: Position) -> tuple[object, ...]:
    return repairs(position) if isinstance(position.stage, Repairing) else ()


def _discards(position: Position) -> list[Cell]:
    return [repair.cell for repair in _repairs(position) if isinstance(repair, Discard)]


def _unheard_discards(position: Position, difference: Difference) -> list[Cell]:
    """Where a card that may leave could have been taken without being missed: then the one that is missed may have flickered (C28)."""
    return [cell for cell in _discards(position) if cell in difference.blind and all(away.place != cell for away in difference.away)]
