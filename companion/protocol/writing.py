"""Views, expectations and announcements as plain JSON values: keys are the names that things have in the program, ids are stable slugs."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Any

from companion.core.decks.card import CardId, CharacteristicId
from companion.core.games.game import CountView, OfCard, OfSeat, PlaceView, SeatView, Setup, Shown, StructureView
from companion.core.referee.announcements import Announcement, Said
from companion.core.referee.placement import PlaceName
from companion.core.referee.table_view import Expected, Offer, TableView, TimeView
from companion.core.referee.violations import Instruction
from companion.core.visible import visible
from companion.errors import Problem
from companion.events import Slot
from companion.words.lines import Lines
from companion.words.problems import ENGLISH, problem_in

VERSION = 1  # grows when a program that reads these lines would have to be changed
UNLISTED = {"show-all"}  # choices that came after version 1, in places where it lists none
Row = dict[str, Any]


def begins(setup: Setup, language: str) -> Row:
    """The first line of every match: the version, and the set-up with all that was left out filled in."""
    shape = setup.shape
    agreed = {
        "game": setup.game,
        "deck": setup.deck,
        "order": setup.characteristic,
        "players": [player.name for player in setup.players],
        "first": setup.first,
        "house": dict(setup.house),
        "set_aside": list(setup.set_aside),
        "mat": {
            "columns": shape.columns,
            "rows": shape.rows,
            "pads": list(shape.pads),
            "draw_pads": list(shape.draw_pads),
            "blind": [slot for slot in shape.slots if slot in shape.blind],
            "line": list(shape.line),
            "tap_places": list(shape.tap_places),
        },
        "lang": language,
    }
    if setup.series:
        agreed["series"] = {"best_of": setup.series.best_of, "wins": list(setup.series.wins)}
    return {"protocol": VERSION, "setup": agreed}


def error(line: int, problems: Sequence[Problem]) -> Row:
    """The error for a line, in English; further problems stand under `also`."""
    english = [problem_in(one, ENGLISH) for one in problems]
    told = [{"what": f"{one.where}: {one.what}" if one.where else one.what, "fix": one.fix} for one in english]
    return {"error": {"line": line, **told[0], **({"also": told[1:]} if len(told) > 1 else {})}}


def announcement(said: Announcement, lines: Lines) -> Row:
    row: Row = {"id": said.id, "key": said.key, "tone": said.tone, "rule": said.rule}
    row["args"] = args(said.args, lines)
    row["text"] = lines.text(said)
    spoken = lines.spoken(said)
    return row if spoken == row["text"] else {**row, "spoken": spoken}


def args(said: Mapping[str, Said], lines: Lines) -> Row:
    return {key: _arg(value, lines) for key, value in said.items()}


def _arg(value: Said, lines: Lines) -> object:
    match value:
        case OfCard(card):
            return card
        case OfSeat(seat):
            return seat
        case PlaceName():
            return value.slug
        case Shown(card, characteristic, number):
            return {"card": card, "characteristic": characteristic, "number": str(number), "shown": lines.number(value)}
        case tuple():
            return [_arg(one, lines) for one in value]
        case int() | str():
            return value


def view(table: TableView, lines: Lines) -> Row:
    """Everything that the screen shows, and nothing else."""
    seen = table.view
    structures = list(zip(seen.structures, table.tap_places, strict=True))
    return {
        "game": seen.game,
        "deck": seen.deck,
        "characteristic": seen.characteristic,
        "stage": seen.stage,
        "pending": seen.pending or None,
        "turn": seen.turn,
        "winners": list(seen.winners),
        "paused": table.is_paused,
        "seats": [_seat(one) for one in seen.seats],
        "pile": seen.pile,
        **({"stock": dict(seen.stock)} if seen.stock else {}),
        "cards": [_place(one, slot, lines) for one, slot in zip(seen.places, table.slots, strict=True)],
        **({"structures": [_structure(one, slot, lines) for one, slot in structures]} if structures else {}),
        **({"loose": [{**_card(one.card, lines), "slot": one.slot} for one in table.loose]} if table.loose else {}),
        **_on_pad(table, lines),
        **({"away": list(table.away)} if table.away else {}),
        "discarded": [{"card": card, "numbers": _numbers(numbers), **_back(card, lines)} for card, numbers in seen.discarded],
        **({"count": [_count(one, told, lines) for one, told in zip(seen.count, table.count, strict=True)]} if seen.count else {}),
        **({"floors": {str(number): list(cards) for number, cards in seen.floors.items()}} if seen.floors else {}),
        "frozen": list(table.frozen),
        **({"weak": list(table.weak)} if table.weak else {}),
        "offers-undo": table.offers_undo,
        **({"time": _time(table.time)} if table.time else {}),
        "instructions": [_instruction(one, lines) for one in table.instructions],
        "expected": expected(table.expected, lines),
    }


def _time(one: TimeView) -> Row:
    """The time of the player who is asked (E9): `left` of `limit` seconds, from `since` on; it stands still where that is null."""
    return {"seat": one.seat, "limit": one.limit, "left": round(one.left, 3), "since": None if one.since is None else round(one.since, 3)}


def _place(one: PlaceView, slot: Slot | None, lines: Lines) -> Row:
    row = {**_card(one.card, lines), "slot": slot, "place": list(one.place), "open": one.is_open}
    return {**row, "numbers": _numbers(one.numbers), "marks": list(one.marks)}


def _card(card: CardId, lines: Lines) -> Row:
    return {"card": card, "name": lines.card(card), **_back(card, lines)}


def _back(card: CardId, lines: Lines) -> Row:
    """What the back of a card shows beyond its name, if anything; it belongs to the card and tells no number (H2)."""
    back = lines.back(card)
    found = {"place": back.place, "note": back.note, "marks": list(back.marks)}
    told = {key: value for key, value in found.items() if value}
    return {"back": told} if told else {}


def _on_pad(table: TableView, lines: Lines) -> Row:
    """The card that was shown to the pad, and whose place is chosen now (C19)."""
    card = table.expected.status.args.get("card")
    return {"on-pad": _card(card.card, lines)} if table.view.pending == "on-pad" and isinstance(card, OfCard) else {}


def _seat(one: SeatView) -> Row:
    row: Row = {"seat": one.seat, "name": one.name, "hand": one.hand, "marks": list(one.marks)}
    return {**row, "counts": dict(one.counts)} if one.counts else row


def _structure(one: StructureView, slot: Slot | None, lines: Lines) -> Row:
    """A site or a building as it is seen: of covered cards height and points, and no more (S15)."""
    return {
        "number": one.number,
        "slot": slot,
        "owner": one.owner,
        "foundation": one.foundation,
        "withstands": one.withstands,
        "turns": one.turns,
        "quakes": one.quakes,
        "insurances": one.insurances,
        "covered": [{"height": height, "points": points} for height, points in one.covered],
        "top": one.top,
        "bears": {"height": one.top_bears[0], "points": one.top_bears[1]},
        "name": lines.card(one.top),
        **_back(one.top, lines),
        "height": one.height,
        "marks": list(one.marks),
    }


def _count(one: CountView, told: Mapping[str, Said], lines: Lines) -> Row:
    """The lines of the count, in the words in which it was spoken."""
    return {"seat": one.seat, "key": one.key, "points": one.points, "text": lines.format(f"{lines.game}-{one.key}", told)}


def _numbers(numbers: Mapping[CharacteristicId, Decimal]) -> dict[str, str]:
    return {key: str(number) for key, number in numbers.items()}


def _instruction(one: Instruction, lines: Lines) -> Row:
    target = one.target.slug if one.target else None
    return {"card": one.card, "from": one.origin, "to": target, "rule": one.announcement.rule, "text": lines.text(one.announcement)}


def expected(now: Expected, lines: Lines) -> Row:
    question = now.question
    asked = {"key": question.key, "rule": question.rule, "text": lines.text(question)} if question else None
    return {
        "key": now.status.key,
        "rule": now.status.rule,
        "text": lines.text(now.status),
        "seat": now.seat,
        "places": [place.slug for place in now.places],
        "question": asked,
        "options": [_option(offer, lines) for offer in now.offers if offer.kind not in UNLISTED],
    }


def _option(offer: Offer, lines: Lines) -> Row:
    return {"id": offer.id, "text": lines.format(f"{lines.game}-option-{offer.kind}", offer.args)}


def encoded(rows: Sequence[Row]) -> bytes:
    """One object per line, in UTF-8; invisible signs and lone halves of characters are escaped as JSON does it."""
    return b"".join(visible(json.dumps(row, ensure_ascii=False)).encode() + b"\n" for row in rows)
