"""What nobody has seen yet changes nothing that is let out; FACEDOWN_CASES says of how many counted cases that is shown."""

from __future__ import annotations

import io
import os
from itertools import islice
from random import Random

import pytest

from companion import app
from companion.decks.card import LANGUAGES
from companion.decks.derived import with_numbers
from tests.hiding.desk import Desk, shipped
from tests.hiding.exam import Result, Stop, compared, examine_one, first_leaks, recorded, sit
from tests.hiding.known import numbers_of, secrets
from tests.hiding.outputs import shown_by
from tests.hiding.permuting import permuted
from tests.hiding.plans import PLAYERS, plans
from tests.hiding.plants import PLANTS
from tests.hiding.recording import public

CASES = int(os.environ.get("FACEDOWN_CASES", "150"))
SEVERAL = 20


def test_numbers_that_nobody_has_seen_change_nothing_that_is_let_out(capsys):
    result = sit(CASES)
    with capsys.disabled():
        print(f"\nnon-interference: {result}")
    assert (result.leaks, result.crashes) == ([], [])
    assert result.counted >= CASES


@pytest.mark.parametrize(("plant", "told"), [(plant, told) for _, plant, told in PLANTS], ids=[name for name, _, _ in PLANTS])
def test_a_planted_leak_is_found(plant, told, monkeypatch):
    records = [recorded(number) for number in range(SEVERAL)]
    plant(monkeypatch)
    result = first_leaks(records, 8)
    assert result.outputs & told, str(result)


def test_the_matches_hold_what_could_leak():
    records = [recorded(number) for number in range(SEVERAL)]
    said = b"".join(answer for one in records for answer in answers(one))
    for key in ("reveals", "shows", "in-order", "too-great-left", "penalty", "swapped", "discarded", "duet", "trio", "card-is", "accepted"):
        assert f'"comparity-{key}"'.encode() in said
    for key in ("undone", "ask-undo-shown", "leave-in-box", "wrong-taken-back", "not-offered", "ask-moved"):
        assert key.encode() in said, key
    assert b"wrong-turn" in said


def answers(one):
    desk = Desk(one.plan.asked, one.deck)
    for line in one.lines:
        desk.tell(line)
    return desk.answers


def test_the_plans_hold_every_deck_order_table_and_language():
    planned = list(islice(plans(), 60))
    assert {(plan.deck, plan.asked["order"]) for plan in planned} == {
        ("landmarks", "height"), ("landmarks", "year"), ("movies", "year"), ("movies", "box_office"),
    }  # fmt: skip
    assert {len(plan.asked["players"]) for plan in planned} == {2, 3, 4, len(PLAYERS)}
    assert {plan.asked["lang"] for plan in planned} == set(LANGUAGES)
    pairs = {(plan.are_faces_seen, bool(plan.asked["set_aside"])) for plan in planned}
    assert pairs == {(False, False), (False, True), (True, False), (True, True)}
    assert {plan.asked["house"].get("check") for plan in planned if not plan.is_wandered} == {None, "lift"}


def test_cards_are_open_once_it_was_said_what_they_show_and_no_others_are():
    for number in range(SEVERAL):
        desk = Desk(recorded(number).plan.asked, recorded(number).deck)
        for line in recorded(number).lines:
            desk.tell(line)
        assert desk.referee.standing.position.revealed == public(desk.referee.heard)


def test_the_same_numbers_let_out_the_same():
    one = recorded(1)
    desk = Desk(one.plan.asked, one.deck)
    for line in one.lines:
        desk.tell(line)
    standing = desk.referee.standing
    assert compared(one, Stop(len(one.lines), standing, {}, shown_by(desk)), one.deck, "none") == []


def test_numbers_that_were_shown_are_seen_to_change():
    """So the exam looks where numbers are."""
    one = recorded(1)
    last = one.steps[-1]
    desk = Desk(one.plan.asked, one.deck)
    for line in one.lines[:last]:
        desk.tell(line)
    standing = desk.referee.standing
    numbers = numbers_of(one.deck, standing)
    deck = permuted(one.deck, standing, numbers, one.public[last], "reversed", Random(0))
    leaks = compared(one, Stop(last, standing, numbers, shown_by(desk)), deck, "reversed")
    assert {leak.output for leak in leaks} >= {"answers", *(f"view, {language}" for language in LANGUAGES)}


def laid(*cells):
    """A match of two in which these closed cards lie, and their numbers' order."""
    desk = Desk({"order": "height", "players": ["Anna", "Boris"]}, shipped("landmarks"))
    for (slot, card), at in zip(cells, range(0, 100, 10), strict=False):
        desk.tell(f'{{"place": "{slot}", "card": "{card}", "at": {at}}}'.encode())
        desk.tell(b'{"wait": 5}')
    return desk


def heights(**numbers):
    return with_numbers(shipped("landmarks"), {card.replace("_", "-"): {"height": value} for card, value in numbers.items()})


def test_only_what_changes_a_truth_of_the_table_counts():
    desk = laid(("D4", "big-ben"), ("E4", "eiffel-tower"))
    standing = desk.referee.standing

    def truths(**numbers):
        return secrets(standing, numbers_of(heights(**numbers), standing))

    assert truths(big_ben=96, eiffel_tower=330) == (True,)
    assert truths(big_ben=330, eiffel_tower=96) == (False,)
    assert truths(big_ben=1, eiffel_tower=1) == (True,)
    assert truths(big_ben=96, eiffel_tower=330, angkor_wat=1000) == (True,)


def test_a_gap_and_a_loose_card_are_truths_of_the_table():
    desk = laid(("D4", "big-ben"), ("E4", "eiffel-tower"), ("E5", "angkor-wat"))
    desk.tell(b'{"place": "C4", "card": "abraj-al-bait", "at": 100}')
    standing = desk.referee.standing

    def truths(**numbers):
        return secrets(standing, numbers_of(heights(**numbers), standing))

    assert truths(abraj_al_bait=1, big_ben=2, eiffel_tower=3, angkor_wat=4) == (True, True, True, True)
    assert truths(abraj_al_bait=1, big_ben=2, eiffel_tower=5, angkor_wat=4) == (True, False, True, True)
    assert truths(abraj_al_bait=1, big_ben=5, eiffel_tower=6, angkor_wat=4) == (True, False, False, True)
    assert truths(abraj_al_bait=9, big_ben=2, eiffel_tower=3, angkor_wat=4) == (True, True, True, False)


def test_the_whole_program_lets_out_the_same_bytes(monkeypatch, caplog):
    """From lines in to lines out, with the application's own log and register."""
    caplog.set_level("DEBUG")
    for number in (0, 1, 3):
        one = recorded(number)
        hidden = one.hidden(one.steps[-1])
        desk = Desk(one.plan.asked, one.deck)
        deck = permuted(one.deck, desk.referee.standing, numbers_of(one.deck, desk.referee.standing), hidden, "reversed", Random(1))
        assert driven(one, one.deck, monkeypatch, caplog) == driven(one, deck, monkeypatch, caplog)


def driven(one, deck, monkeypatch, caplog):
    caplog.clear()
    monkeypatch.setattr(app, "find_deck", lambda _: deck)
    out = io.BytesIO()
    code = app.referee(io.BytesIO(b"\n".join([*one.lines, b'{"view": true}'])), out, "ru", one.plan.asked)
    return out.getvalue(), caplog.text, code


def test_a_result_says_how_many_counted():
    result = Result()
    examine_one(recorded(0), 3, result)
    assert str(result).startswith("3 counted cases of ")
