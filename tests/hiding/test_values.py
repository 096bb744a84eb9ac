"""What is hidden changes nothing that is let out; FACEDOWN_CASES says of how many counted cases of each game that is shown."""

from __future__ import annotations

import io
import os
from itertools import islice
from random import Random

import pytest

from companion.app import lines as by_lines
from companion.core.decks.card import LANGUAGES
from companion.core.games.registry import GAMES
from tests.hiding.examining import Result, compared, ended, examine_one, first_leaks, played, recorded, sit
from tests.hiding.games import EXAMS
from tests.hiding.permuting import renumbered
from tests.hiding.recording import public

CASES = int(os.environ.get("FACEDOWN_CASES", "150"))
FEW = 5  # counted cases of each game that are examined at every run of the tests
SEVERAL = 20
MOST = 80  # matches in which all has to be said that is rare
OF_NUMBERS = ("comparity", "cardline")  # in which a card's numbers are hidden until it is shown
PLANTS = [(game, *planted) for game, exam in EXAMS.items() for planted in exam.plants]


def test_every_registered_game_sits_the_exam():
    assert [game.id for game in GAMES if game.id not in EXAMS] == []


@pytest.mark.parametrize("game", EXAMS)
def test_what_nobody_may_know_changes_nothing_in_a_few_cases(game):
    result = sit(game, FEW)
    assert (result.leaks, result.crashes) == ([], [])
    assert result.counted >= FEW


@pytest.mark.exam
@pytest.mark.parametrize("game", EXAMS)
def test_what_nobody_may_know_changes_nothing_that_is_let_out(game, capsys):
    result = sit(game, CASES)
    with capsys.disabled():
        print(f"\nnon-interference, {game}: {result}")
    assert (result.leaks, result.crashes) == ([], [])
    assert result.counted >= CASES
    assert result.kinds.keys() == {kind.name for kind in EXAMS[game].kinds} or CASES < 150


@pytest.mark.exam
@pytest.mark.parametrize(("game", "name", "plant", "told"), PLANTS, ids=[f"{game}: {name}" for game, name, *_ in PLANTS])
def test_a_planted_leak_is_found(game, name, plant, told, monkeypatch):
    records = [recorded(game, number) for number in range(SEVERAL)]
    plant(monkeypatch)
    result = first_leaks(records, EXAMS[game].kinds, 8)
    assert result.outputs & told, str(result)
    assert result.crashes == []


@pytest.mark.exam
@pytest.mark.parametrize("game", EXAMS)
def test_the_matches_hold_what_could_leak(game):
    missing = set(EXAMS[game].must_say)
    for number in range(MOST):
        missing -= {said.key for said in played(recorded(game, number)).referee.heard}
        if not missing:
            break
    assert missing == set()


@pytest.mark.parametrize("game", EXAMS)
def test_the_plans_hold_every_deck_order_and_language(game):
    planned = list(islice(EXAMS[game].plans(0), 60))
    assert {(plan.deck, plan.asked["order"]) for plan in planned} == EXAMS[game].orders
    assert {plan.asked["lang"] for plan in planned} == set(LANGUAGES)
    assert {plan.asked.get("game", "comparity") for plan in planned} == {game}
    assert {plan.is_noisy for plan in planned} == {False, True}


@pytest.mark.exam
@pytest.mark.parametrize("game", EXAMS)
def test_the_same_table_lets_out_the_same(game):
    end = ended(recorded(game, 1))
    assert compared(end, end.as_it_was, EXAMS[game].kinds[0]) == []


@pytest.mark.exam
@pytest.mark.parametrize("game", EXAMS)
def test_the_whole_program_lets_out_the_same_bytes(game, monkeypatch, caplog):
    """From lines in to lines out, with the application's own log and register."""
    caplog.set_level("DEBUG")
    for number in (0, 1, 3):
        end = ended(recorded(game, number))
        other = EXAMS[game].kinds[0].other(end, Random(1))
        assert other.deck != end.one.deck
        assert driven(end, end.as_it_was, monkeypatch, caplog) == driven(end, other, monkeypatch, caplog)


def driven(end, other, monkeypatch, caplog):
    caplog.clear()
    monkeypatch.setattr(by_lines, "find_deck", lambda _: other.deck)
    out = io.BytesIO()
    code = by_lines.referee(io.BytesIO(b"\n".join([*other.lines, b'{"view": true}'])), out, "ru", end.one.plan.asked)
    return out.getvalue(), caplog.text, code


@pytest.mark.exam
@pytest.mark.parametrize("game", EXAMS)
def test_a_result_says_how_many_counted(game):
    result = Result()
    examine_one(recorded(game, 0), EXAMS[game].kinds, 3, result)
    assert str(result).startswith("3 counted cases of ")


@pytest.mark.exam
@pytest.mark.parametrize("game", OF_NUMBERS)
def test_numbers_that_were_shown_are_seen_to_change(game):
    """So the exam looks where numbers are."""
    end = ended(recorded(game, 1))
    shown = sorted(end.one.public[end.step])
    other = end.with_deck(renumbered(end.one.deck, dict(zip(shown, [*shown[1:], *shown[:1]], strict=True))))
    outputs = {leak.output for leak in compared(end, other, EXAMS[game].kinds[0])}
    assert outputs >= {"answers", "table", *(f"view, {language}" for language in LANGUAGES)}


@pytest.mark.exam
@pytest.mark.parametrize("game", OF_NUMBERS)
def test_cards_are_open_once_it_was_said_what_they_show_and_no_others_are(game):
    for number in range(SEVERAL):
        referee = played(recorded(game, number)).referee
        assert referee.state.position.revealed == public(referee.heard)
