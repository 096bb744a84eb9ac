"""*Undo* at the screen: a person among bots goes back to the own last act, and the question names what is taken back."""

from __future__ import annotations

import pytest

from companion.core.games.game import OfCard
from companion.core.referee.announcements import Announcement
from companion.core.referee.table_view import looked_at
from companion.events import SeatId, SetHand
from companion.pages.taking_back import Questions
from companion.screen.acts import Away, Lift, Press, Put, Take
from companion.words.lines import Lines
from tests.core.games.skyscrapers.at_table.sitting import opened
from tests.pages.driven import after, run, texts, until
from tests.playthroughs.playing import found_deck

CARDLINE = {"game": "cardline", "players": ["Anna", "Boris", "Vera"]}


def table(evening):
    return evening.running.screen.table


def hands(evening):
    return evening.running.seats.hands


def is_mine(evening):
    now = table(evening)
    return now.view.stage != "opening" and now.expected.seat == "seat-1" and not now.instructions


def stands(evening):
    view = table(evening).view
    return [one.card for one in view.places], [one.hand for one in view.seats], [card for card, _ in view.discarded]


def played(evening):
    """The first card of the hand is laid at the right end and turned over."""
    card = hands(evening).view().cards[0].card
    before = stands(evening)
    row, lying = evening.running.screen.match.shape.row, [slot for slot in table(evening).slots if slot]
    slot = row[max(row.index(one) for one in lying) + 1]
    yield from after(evening, Take(card), Put(slot))
    yield from until(evening, lambda evening: table(evening).expected.question is not None)
    yield from [None] * 5
    yield from after(evening, Press("ok"))
    yield from until(evening, lambda evening: stands(evening) != before)
    if table(evening).instructions:
        yield from after(evening, Lift(slot), Away())


@pytest.mark.parametrize("answer", ["ok", "undo"])
def test_a_person_among_bots_goes_back_to_the_own_last_act_with_all_that_followed(answer):
    def script(evening):
        yield from until(evening, is_mine)
        before, card = stands(evening), hands(evening).view().cards[0].card
        yield from played(evening)
        yield from until(evening, is_mine)
        after_all = evening.running.screen.referee.state.past.number
        yield from after(evening, Press("undo"))
        yield from until(evening, lambda evening: table(evening).expected.question is not None)
        asked = table(evening).expected.question
        assert (asked.key, asked.args["card"].card) == ("screen-ask-back-play", card)
        assert "all that followed?" in " ".join(texts(evening))
        yield from [None] * 5
        while table(evening).expected.question is not None:  # cards that stay open are told in a question of their own
            yield from after(evening, Press(answer))
            yield from [None] * 5
        yield from until(evening, lambda evening: stands(evening) == before, 2_000)
        state = evening.running.screen.referee.state
        assert (after_all - state.past.number, state.match.view(state.position).turn) == (3, "seat-1")
        yield from until(evening, lambda evening: {one.card for one in table(evening).instructions} <= {card}, 2_000)

    run(script, asked=CARDLINE, bots=("Boris", "Vera"))


def test_a_question_that_is_declined_takes_nothing_back():
    def script(evening):
        yield from until(evening, is_mine)
        yield from played(evening)
        yield from until(evening, is_mine)
        before = stands(evening)
        yield from after(evening, Press("undo"))
        yield from until(evening, lambda evening: table(evening).expected.question is not None)
        yield from [None] * 5
        yield from after(evening, Press("cancel"))
        yield from until(evening, is_mine)
        yield from [None] * 40
        assert stands(evening) == before

    run(script, asked=CARDLINE, bots=("Boris", "Vera"))


def test_where_people_sit_together_one_act_is_taken_back():
    def script(evening):
        yield from until(evening, lambda evening: table(evening).view.stage == "opening")
        yield from after(evening, Take(hands(evening).view().stacks[0].top), Put("E1"))
        yield from until(evening, is_mine)
        yield from played(evening)
        yield from until(evening, lambda evening: table(evening).view.turn == "seat-2")
        yield from after(evening, Press("undo"))
        yield from until(evening, lambda evening: table(evening).expected.question is not None)
        assert table(evening).expected.question.key == "table-ask-undo-play"

    run(script, asked={**CARDLINE, "players": ["Anna", "Boris"]}, bots=())


def test_an_act_that_laid_no_card_is_named_by_what_was_said_of_it():
    def script(evening):
        yield from until(evening, is_mine)
        evening.running.correct(SetHand(SeatId("seat-1"), 2))
        yield from [None] * 5
        yield from after(evening, Press("ok"))
        yield from until(evening, lambda evening: table(evening).view.seats[0].hand == 2)
        yield from after(evening, Press("undo"))
        yield from until(evening, lambda evening: table(evening).expected.question is not None)
        asked = table(evening).expected.question
        assert evening.running.screen.lines.text(asked) == "Anna has 2 cards. Take this back?"

    run(script, asked=CARDLINE, bots=("Boris", "Vera"))


SINCE = {
    "nothing": ((), "table-ask-undo-play"),
    "a quake": (("earthquake-1",), "screen-ask-back-play"),
    "a floor": (("office-20",), "screen-ask-back"),
}


@pytest.mark.parametrize(("others", "asked"), SINCE.values(), ids=SINCE)
def test_a_card_that_is_covered_by_now_is_named_by_no_question(others, asked):
    """Of a covered card only height and points are to be seen (S15)."""
    table = opened("Anna", "Boris")
    table.show("site-1", "hotel-50", *others)
    table.press("undo")
    questions = Questions(Lines("en", "skyscrapers", found_deck("blocks"), {}))
    questions.lone = SeatId("seat-1")
    told, _ = questions.asked_on(table.state, looked_at(table.step), ())
    question = told.expected.question
    assert question is not None
    named = [one.card for one in question.args.values() if isinstance(one, OfCard)]
    assert (question.key, named) == (asked, [] if asked == "screen-ask-back" else ["hotel-50"])


def test_the_words_of_an_act_that_was_taken_back_are_not_said_of_another_one():
    questions = Questions(Lines("en", "skyscrapers", found_deck("blocks"), {}))
    table = opened("Anna", "Boris")
    table.corrected(hand={"seat": "Anna", "count": 2})
    questions.heard(table.state, (Announcement("skyscrapers-hand-set", "E5", "plain", {}),))
    table.undone()
    questions.heard(table.state, ())
    table.corrected(hand={"seat": "Boris", "count": 2})
    questions.heard(table.state, ())
    table.press("undo")
    told, _ = questions.asked_on(table.state, looked_at(table.step), ())
    assert told.expected.question is not None
    assert told.expected.question.key == "table-ask-undo"
