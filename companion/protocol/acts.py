"""Acts in lines become events, or a complaint where this table has no such slot, card, seat or announcement."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import assert_never

from companion.core.decks.card import Deck
from companion.core.mat.shape import Shape
from companion.core.referee.referee import Referee
from companion.errors import Text
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
from companion.system.reading import meant
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
    """Refuses a slot that has no card, several cards or a silent reader: how well a card is heard is known only of a card by itself."""
    mat = referee.state.mat
    tags = mat.lying.get(_slot(referee.state.match.shape, slot, is_tap=False), ())
    if slot in mat.frozen:
        raise Complaint("protocol-slot-is-silent", slot=slot, example=json.dumps({"back": [slot]}, ensure_ascii=False))
    if len(tags) != 1:
        raise Complaint("protocol-no-lone-card", slot=slot, count=len(tags))


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
        raise Complaint("protocol-no-such-tag", uid=uid)


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
            raise Complaint("protocol-card-lies-elsewhere", slot=where, example=json.dumps({"lift": where}, ensure_ascii=False))
    return TagPlaced(slot, uid, at)


def _slot(shape: Shape, slot: Slot, *, is_tap: bool) -> Slot:
    _known_slot(shape, slot)
    if shape.is_tapped(slot) != is_tap:
        kind = "tap-place" if slot in shape.tap_places else "pad" if shape.is_pad(slot) else "cell"
        raise Complaint("protocol-slot-of-another-kind", slot=slot, kind=kind)
    return _read_slot(shape, slot)


def _read_slot(shape: Shape, slot: Slot) -> Slot:
    _known_slot(shape, slot)
    if slot in shape.blind:
        raise Complaint("protocol-no-reader-there", slot=slot)
    return slot


def _known_slot(shape: Shape, slot: Slot) -> None:
    if shape.has(slot):
        return
    other_case = next((one for one in shape.slots if one.casefold() == slot.casefold()), None)
    instead = Text("value-did-you-mean", name=other_case) if other_case is not None else _slots_of(shape)
    raise Complaint("protocol-no-such-slot", slot=slot, instead=instead)


def _slots_of(shape: Shape) -> Text:
    last = shape.cell_at(shape.columns - 1, shape.rows - 1)
    cells = Text("protocol-cells-are", last=last) if last else Text("protocol-no-cells")
    pads = (*shape.pads, *shape.draw_pads)
    named = Text("protocol-slots-are", cells=cells, pads=Text("protocol-pads-are", names=pads) if pads else Text("protocol-no-pads"))
    places = [one for one in (*shape.line, *shape.tap_places) if shape.column_and_row(one) is None]
    return Text("protocol-slots-and-places-are", slots=named, first=places[0], last=places[-1]) if places else named


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
        raise Complaint("protocol-no-card-of-that-name", card=name)
    return Uid(uid)


def _known_card(deck: Deck, name: str) -> None:
    if name not in deck.cards:
        instead = meant(name, map(str, deck.cards), Text("protocol-ids-of-cards"))
        raise Complaint("protocol-no-such-card", deck=deck.id, card=name, instead=instead)


def _lifted(referee: Referee, told: Physical, slot: Slot) -> Uid:
    tags = referee.state.mat.lying.get(slot, ())
    if not tags:
        example = json.dumps({"place": slot, "card": "big-ben"}, ensure_ascii=False)
        raise Complaint("protocol-no-card-to-lift", slot=slot, example=example)
    if told.card or told.uid:
        uid = _uid(referee, told)
        found = [tag.uid for tag in tags if uid == tag.uid or (not told.side and _same_card(uid, tag.uid))]
        if not found:
            raise Complaint("protocol-card-does-not-lie-there", slot=slot, example='{"lift": "C3"}')
        return found[0]
    if len(tags) > 1:
        raise Complaint("protocol-several-cards-lie-there", slot=slot, count=len(tags))
    return tags[0].uid


def _button(referee: Referee, button: str) -> str:
    seats = [player.seat for player in referee.state.match.setup.players]
    if button.startswith("seat-") and button not in seats:
        raise Complaint("protocol-empty-seat", seat=button, seats=tuple(seats))
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
                raise Complaint("protocol-name-is-taken", name=name, seat=taken[0])
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
    instead = Text("protocol-name-one-of", names=(*seats, *seats.values())) if seats else Text("protocol-no-player-is-left")
    raise Complaint("protocol-no-such-seat", name=name, instead=instead)
