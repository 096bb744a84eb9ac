"""What players put right: which corrections are offered, and the steps of each."""

from __future__ import annotations

import pytest

from companion.core.decks.card import CardId
from companion.events import AcceptTable, ActOf, AlreadyDrawn, CardIs, Leave, Replace, SeatId, SetHand, SetTurn
from companion.screen import look
from companion.screen.acts import Act, Change, Correct, GoBack, Page, Pick, Type, Want
from companion.screen.match import amend
from companion.screen.match.amend import Amending
from companion.screen.sight import Sight
from companion.screen.things import Plate, Scene, Sign, TextLine
from tests.screen.match.examined import LANGUAGES, SIZES, drawn, faults, texts
from tests.screen.moments import sight_of

SECOND = SeatId("seat-2")
KINDS = {
    "comparity-opening": "hand turn act-of accept leave replace undo",
    "comparity-first-card": "hand turn act-of card-is accept leave replace undo",
    "comparity-penalty": "hand turn act-of drawn card-is accept leave replace undo",
    "comparity-duet": "hand turn act-of drawn card-is accept leave replace undo",
    "comparity-over": "hand card-is replace undo",
    "cardline-early": "hand turn act-of card-is accept leave replace undo",
    "skyscrapers-roofed": "hand turn act-of card-is leave replace undo",
}


def _scene(sight: Sight, state: Amending, size: tuple[int, int] = (1280, 720)) -> Scene:
    return drawn(size, lambda draft: amend.draw_amend(draft, sight.lines, sight.table, sight.deck, state))


def _acts(sight: Sight, state: Amending) -> list[Act]:
    return [one.act for one in _scene(sight, state).targets]


def _after(sight: Sight, *acts: Act) -> Amending | None:
    state: Amending | None = Amending()
    for act in acts:
        assert state is not None
        state = amend.changed_amending(state, act, sight.lines, sight.table, sight.deck)
    return state


def _reached(sight: Sight, *acts: Act) -> Amending:
    state = _after(sight, *acts)
    assert state is not None
    return state


def test_only_what_makes_sense_in_a_game_is_offered() -> None:
    found = {name: " ".join(amend.kinds_of(sight_of(name).table)) for name in KINDS}
    assert found == KINDS


def test_what_needs_no_more_words_is_done_at_once() -> None:
    acts = _acts(sight_of("comparity-penalty"), Amending())
    assert Correct(AlreadyDrawn()) in acts
    assert Want("undo") in acts


@pytest.mark.parametrize(("what", "act"), [("turn", SetTurn(SECOND)), ("act-of", ActOf(SECOND)), ("leave", Leave(SECOND))])
def test_a_seat_is_all_that_some_of_them_need(what: str, act: SetTurn | ActOf | Leave) -> None:
    sight = sight_of("comparity-early")
    assert Correct(act) in _acts(sight, _reached(sight, Change("what", what)))


def test_a_number_of_cards_is_counted_up_and_down_from_the_one_that_is_shown() -> None:
    sight = sight_of("comparity-early")
    held = sight.table.view.seats[1].hand
    state = _reached(sight, Change("what", "hand"), Change("seat", SECOND))
    assert Correct(SetHand(SECOND, held)) in _acts(sight, state)
    assert Change("count", str(held + 1)) in _acts(sight, state)
    state = _reached(sight, Change("what", "hand"), Change("seat", SECOND), Change("count", "3"))
    assert Correct(SetHand(SECOND, 3)) in _acts(sight, state)


def test_nobody_holds_fewer_than_no_cards() -> None:
    sight = sight_of("comparity-early")
    state = _reached(sight, Change("what", "hand"), Change("seat", SECOND), Change("count", "0"))
    assert [one for one in _acts(sight, state) if isinstance(one, Change)] == [Change("count", "1"), Change("count", "5")]


def test_a_card_on_the_table_is_chosen_and_then_which_it_really_is() -> None:
    sight = sight_of("comparity-early")
    first, slot = amend.cards_on_table(sight.table)[0]
    assert slot is not None
    state = _reached(sight, Change("what", "card-is"), Change("card", first))
    assert state.search is not None
    lying = {card for card, _ in amend.cards_on_table(sight.table)}
    assert not lying & {one.option for one in state.search.offered}
    other = state.search.offered[0].option
    assert _reached(sight, Change("what", "card-is"), Change("card", first), Pick(other)).wanted == CardIs(first, other)


@pytest.mark.parametrize(("name", "has_pictures"), [("comparity-early", True), ("skyscrapers-sites", False)])
def test_cards_that_one_may_really_be_have_a_picture_but_floors_whose_use_it_would_tell(name: str, has_pictures: bool) -> None:
    sight = sight_of(name)
    state = _reached(sight, Change("what", "card-is"), Change("card", amend.cards_on_table(sight.table)[0][0]))
    assert state.search is not None
    assert {bool(one.emblem) for one in state.search.offered} == {has_pictures}


def test_cards_are_searched_in_the_order_of_their_names() -> None:
    sight = sight_of("comparity-early", "fr")
    state = _reached(sight, Change("what", "card-is"), Change("card", amend.cards_on_table(sight.table)[0][0]), Type("t"))
    assert state.search is not None
    assert state.search.typed == "t"
    assert len(_acts(sight, state)) > 2


def test_a_name_is_typed_for_whoever_takes_over_a_seat() -> None:
    sight = sight_of("comparity-early")
    state = _reached(sight, Change("what", "replace"), Change("seat", SECOND), Type("Z"), Type("o"))
    assert state.board is not None
    assert state.board.typed == "Zo"
    state = _reached(sight, Change("what", "replace"), Change("seat", SECOND), Change("name", "Zo"))
    assert state.wanted == Replace(SECOND, "Zo")


def test_cards_that_lie_face_up_are_told_with_the_table() -> None:
    sight = sight_of("comparity-violation")
    cards = amend.closed_cards(sight.table)
    assert cards[0][0] == sight.table.instructions[0].card
    state = _reached(sight, Change("what", "accept"), Change("open", cards[0][0]), Change("open", cards[1][0]), Change("open", cards[1][0]))
    assert Correct(AcceptTable((cards[0][0],))) in _acts(sight, state)


@pytest.mark.parametrize("what", ["accept", "card-is"])
def test_cards_of_an_area_are_touched_where_they_lie(what: str) -> None:
    sight = sight_of("comparity-penalty")
    cards = {card for card, _ in amend.cards_on_table(sight.table)}
    found = {one.act.value: one.rect for one in _scene(sight, Amending(what)).targets if isinstance(one.act, Change)}
    assert {CardId(card) for card in found} == cards
    lying = {one.card: one.place for one in sight.table.view.places}
    by_x, by_y = (sorted(cards, key=lambda card, at=at: (lying[card][at], card)) for at in (0, 1))  # type: ignore[misc]
    assert sorted(cards, key=lambda card: (found[card].x, card)) == by_x
    assert sorted(cards, key=lambda card: (-found[card].y, card)) == by_y


def test_a_new_player_is_asked_for_by_the_name_of_the_seat_and_known_names_are_offered() -> None:
    sight = sight_of("comparity-early")
    names, state = ("Anna", "Gaëlle", "Hugo"), Amending("replace")
    found = amend.changed_amending(state, Change("seat", SECOND), sight.lines, sight.table, sight.deck, names)
    assert found is not None
    scene = _scene(sight, found)
    assert "Who’s taking over from Boris?" in texts(scene)
    assert [one.act.value for one in scene.targets if isinstance(one.act, Change) and one.act.field == "name"] == ["Gaëlle", "Hugo"]
    assert [one.letter for one in scene.things if isinstance(one, Sign) and one.letter] == ["B"]


@pytest.mark.parametrize("what", ["hand", "turn", "act-of", "leave", "replace", "card-is"])
def test_the_sentence_below_says_what_to_touch(what: str) -> None:
    scene = _scene(sight_of("comparity-penalty"), Amending(what))
    status = " ".join(one.text for one in scene.things if isinstance(one, TextLine) and one.role == "status")
    assert status.startswith("Tap the ")


def test_in_a_line_all_cards_are_open_anyway() -> None:
    sight = sight_of("cardline-misfit-to-the-box")
    assert amend.closed_cards(sight.table) == ()
    assert Correct(AcceptTable()) in _acts(sight, Amending("accept"))


def test_each_step_leads_back_to_the_one_before_and_out() -> None:
    sight = sight_of("comparity-early")
    chosen = (Change("what", "hand"), Change("seat", SECOND))
    assert _after(sight, *chosen, GoBack()) == Amending("hand")
    assert _after(sight, *chosen, GoBack(), GoBack()) == Amending()
    assert _after(sight, *chosen, GoBack(), GoBack(), GoBack()) is None


def test_pages_of_a_list_are_turned() -> None:
    sight = sight_of("comparity-early")
    assert _after(sight, Change("what", "card-is"), Page(1)) == Amending("card-is", at=1)
    assert _after(sight, Change("what", "card-is"), Page(-1)) == Amending("card-is")


def test_the_seat_whose_turn_it_is_now_is_marked_in_the_list_of_turns() -> None:
    sight = sight_of("comparity-penalty")
    scene = _scene(sight, Amending("turn"))
    assert sight.table.view.turn == SECOND
    assert [one.act for one in scene.targets if one.is_on] == [Correct(SetTurn(SECOND))]
    assert texts(scene).count("now") == 1
    assert "now" not in texts(_scene(sight, Amending("leave")))


@pytest.mark.parametrize("count", [0, 1, 7, 40])
def test_under_the_number_of_a_hand_lie_as_many_backs(count: int) -> None:
    scene = _scene(sight_of("comparity-penalty"), Amending("hand", SECOND, count))
    backs = [one.rect for one in scene.things if isinstance(one, Plate) and one.fill == look.FREE]
    assert len({one.x for one in backs}) == len(backs) == count


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_every_page_can_be_read_and_touched(language: str, size: tuple[int, int]) -> None:
    for name in ("comparity-penalty", "comparity-midgame-7x7", "cardline-long", "skyscrapers-city"):
        sight = sight_of(name, language)
        states = [Amending(), *(Amending(kind) for kind in ("hand", "turn", "card-is", "accept", "replace"))]
        states += [_reached(sight, Change("what", "hand"), Change("seat", SECOND))]
        states += [Amending("accept", opened=tuple(card for card, _ in amend.closed_cards(sight.table)[:3]))]
        found = {state: faults(_scene(sight, state, size)) for state in states}
        assert {state: wrong for state, wrong in found.items() if wrong} == {}
