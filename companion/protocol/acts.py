"""Acts in lines become events, or a complaint where this table has no such slot, card, seat or announcement."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from companion.core.decks.card import Deck
from companion.core.mat.shape import Shape
from companion.core.referee.referee import Referee
from companion.events import (
    AcceptTable,
    ActOf,
    AlreadyDrawn,
    CardIs,
    Chosen,
    Corrected,
    Correction,
    Event,
    Leave,
    Pressed,
    ReadsBadly,
    ReadsWell,
    Replace,
    SeatId,
    SetHand,
    SetTurn,
    Slot,
    SlotsBack,
    SlotsFrozen,
    TagLifted,
    TagPlaced,
    TagTapped,
    Uid,
)
from companion.protocol.complaints import Complaint
from companion.protocol.inputs import Act, Choose, Correct, Freeze, Hears, Physical, Polled, Press
from companion.system.reading import nearest, quoted
from hardware.sighting import Pass, Tags


def event_of(referee: Referee, told: Act, at: float) -> Event:
    match told:
        case Physical():
            return _physical(referee, told, at)
        case Press(button):
            return Pressed(_button(referee, button), at)
        case Choose(option):
            return Chosen(option, at)
        case Correct(correction):
            return Corrected(_correction(referee, correction), at)
        case Freeze(slots, is_back):
            for slot in slots:
                _known_slot(referee.state.match.shape, slot)
            return SlotsBack(slots, at) if is_back else SlotsFrozen(slots, at)
        case Hears(slot, is_well):
            _lone_card(referee, slot)
            return ReadsWell(slot, at) if is_well else ReadsBadly(slot, at)
        case _:
            assert_never(told)


def _lone_card(referee: Referee, slot: Slot) -> None:
    """Nothing is known of two cards on top of each other, nor of a silent slot."""
    mat = referee.state.mat
    tags = mat.lying.get(_slot(referee.state.match.shape, slot, is_tap=False), ())
    if slot in mat.frozen:
        raise Complaint(f"{slot} is silent", f'say first that it is back: {{"back": ["{slot}"]}}')
    if len(tags) != 1:
        what = f"{len(tags)} cards lie" if tags else "no card lies"
        raise Complaint(f"{what} on {slot}", "a card by itself is heard badly or well")


def pass_of(referee: Referee, told: Polled, at: float) -> Pass:
    """The sightings of a pass, for slots of this mat that have a working reader."""
    for slot, heard in told.heard.items():
        _read_slot(referee.state.match.shape, slot)
        for uid in heard.uids if isinstance(heard, Tags) else ():
            _known_if_reserved(referee, uid)
    return Pass(at, dict(told.heard.items()))


def _known_if_reserved(referee: Referee, uid: str) -> None:
    register = referee.state.match.register
    if ":" in uid and register.identify(uid) is None and register.command(uid) is None:
        fix = 'name a card as "card:landmarks/big-ben" and a command as "command:ok", or give the uid of a tag'
        raise Complaint(f"there is no tag {quoted(uid)}", fix)


def _physical(referee: Referee, told: Physical, at: float) -> Event:
    shape, lying = referee.state.match.shape, referee.state.mat.lying
    is_left = told.act == "lift" and shape.is_tapped(told.slot) and told.slot in lying  # a pass has found it left there
    slot = _slot(shape, told.slot, is_tap=is_left or told.act == "tap")
    if told.act == "lift":
        return TagLifted(slot, _lifted(referee, told, slot), at)
    uid = _uid(referee, told)
    if told.act == "tap":
        return TagTapped(slot, uid, at)
    for where, tags in lying.items():
        if where != slot and any(_same_card(tag.uid, uid) for tag in tags):
            raise Complaint(f"that card lies on {where}", f'lift it first: {{"lift": "{where}"}}')
    return TagPlaced(slot, uid, at)


def _slot(shape: Shape, slot: Slot, *, is_tap: bool) -> Slot:
    _known_slot(shape, slot)
    if shape.is_tapped(slot) != is_tap:
        what = "tap place" if slot in shape.tap_places else "pad" if shape.is_pad(slot) else "cell"
        raise Complaint(f"{quoted(slot)} is a {what}", "cards are tapped on pads, and placed on cells")
    return _read_slot(shape, slot)


def _read_slot(shape: Shape, slot: Slot) -> Slot:
    _known_slot(shape, slot)
    if slot in shape.blind:
        raise Complaint(f"there is no reader at {slot}", "tap the card on a pad and choose its cell, or choose it by name")
    return slot


def _known_slot(shape: Shape, slot: Slot) -> None:
    if shape.has(slot):
        return
    meant = next((one for one in shape.slots if one.casefold() == slot.casefold()), None)
    if meant is not None:
        raise Complaint(f"there is no slot {quoted(slot)}", f"did you mean '{meant}'?")
    last = shape.cell_at(shape.columns - 1, shape.rows - 1)
    pads = ", ".join((*shape.pads, *shape.draw_pads))
    named = [f"cells are A1 to {last}" if last else "the mat has no cells", f"pads are {pads}" if pads else "it has no pads"]
    places = [one for one in (*shape.line, *shape.tap_places) if shape.column_and_row(one) is None]
    named += [f"places are {places[0]} to {places[-1]}"] if places else []
    raise Complaint(f"there is no slot {quoted(slot)}", "; ".join(named))


def _same_card(one: str, other: str) -> bool:
    return one.partition("#")[0] == other.partition("#")[0]


def _uid(referee: Referee, told: Physical) -> Uid:
    """Cards named without a tag have reserved uids (decks.register)."""
    if told.uid:
        return Uid(told.uid)
    match, name = referee.state.match, told.card or ""
    if "/" not in name:
        _known_card(match.deck, name)
    whole = name if "/" in name else f"{match.deck.id}/{name}"
    uid = f"card:{whole}#{told.side}" if told.side else f"card:{whole}"
    if match.register.identify(uid) is None:
        fix = 'name a card of this deck such as "big-ben", or of another one as "movies/avatar"'
        raise Complaint(f"there is no card {quoted(name)}", fix)
    return Uid(uid)


def _known_card(deck: Deck, name: str) -> None:
    if name not in deck.cards:
        fix = nearest(name, map(str, deck.cards))
        fix = fix if fix.startswith("did you mean") else "the ids stand in the first column of the deck's cards.csv"
        raise Complaint(f"deck {deck.id} has no card {quoted(name)}", fix)


def _lifted(referee: Referee, told: Physical, slot: Slot) -> Uid:
    tags = referee.state.mat.lying.get(slot, ())
    if not tags:
        raise Complaint(f"no card lies on {slot}", f'place one first: {{"place": "{slot}", "card": "big-ben"}}')
    if told.card or told.uid:
        uid = _uid(referee, told)
        found = [tag.uid for tag in tags if uid == tag.uid or (not told.side and _same_card(uid, tag.uid))]
        if not found:
            raise Complaint(f"that card does not lie on {slot}", 'name no card where only one lies: {"lift": "C3"}')
        return found[0]
    if len(tags) > 1:
        raise Complaint(f"{len(tags)} cards lie on {slot}", 'say which is lifted: add "card"')
    return tags[0].uid


def _button(referee: Referee, button: str) -> str:
    seats = [player.seat for player in referee.state.match.setup.players]
    if button.startswith("seat-") and button not in seats:
        raise Complaint(f"nobody sits at {button}", f"seats are {', '.join(seats)}")
    return button


def _correction(referee: Referee, correction: Correction) -> Correction:
    """Corrections name a seat by its id or its player; cards must be cards of the deck."""
    deck = referee.state.match.deck
    match correction:
        case SetHand() | SetTurn() | ActOf() | Leave():
            return replace(correction, seat=_seat(referee, correction.seat))
        case Replace(seat, name):
            taken = [one for one, known in _names(referee).items() if known.casefold() == name.casefold()]
            if taken and taken != [_seat(referee, seat)]:
                raise Complaint(f"{quoted(name)} sits at {taken[0]}", "give each player a name of their own")
            return replace(correction, seat=_seat(referee, seat))
        case CardIs(card, really):
            _known_card(deck, card)
            _known_card(deck, really)
            return correction
        case AcceptTable(opened):
            for card in opened:
                _known_card(deck, card)
            return correction
        case AlreadyDrawn():
            return correction
        case _:
            assert_never(correction)


def _names(referee: Referee) -> dict[SeatId, str]:
    state = referee.state
    return {one.seat: one.name for one in state.match.game.view(state.position).seats}


def _seat(referee: Referee, name: str) -> SeatId:
    seats = _names(referee)
    for seat, known in seats.items():
        if name.casefold() in (seat, known.casefold()):
            return seat
    raise Complaint(f"nobody is called {quoted(name)}", f"name one of: {', '.join([*seats, *seats.values()]) or 'nobody is left'}")
