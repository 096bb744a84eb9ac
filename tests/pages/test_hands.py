"""People play at a simulated table by acts alone, as a keyboard does, and by pointer; what they do wrong they can put right."""

from __future__ import annotations

import pytest

from companion.pages.composing import Composer
from companion.screen import look
from companion.screen.acts import Away, Inspect, Lift, OpenPage, Pick, Put, SetFault, Take, Tray, Want
from companion.screen.things import Piece, Plate, Sign
from companion.screen.tray import TrayCard
from tests.pages.at_table import SIZE, AtTable

NOWHERE = (SIZE[0] // 2, SIZE[1] - 4)


def area():
    """Comparity with its first card on D4, Anna to play."""
    at = AtTable("comparity")
    at.do(Take(at.hands.view().stacks[0].top), Put("D4"))
    at.wait(8.0)
    return at


def line(*slots, **asked):
    """Cardline with cards of the pile on these slots, in the order that the referee would have them in."""
    at = AtTable("cardline", **asked)
    at.do(Take(at.hands.view().stacks[0].top), Put(slots[0]))
    at.wait(8.0)
    for slot in slots[1:]:
        for _ in range(30):
            play(at, at.hands.view().cards[0].card, slot)
            if slot in at.table.look().slots:
                break
            take_away_what_is_told(at)
    assert list(at.table.look().slots) == sorted(slots)
    return at


def play(at, card, slot):
    at.do(Take(card), Put(slot))
    at.wait(7.0)
    if at.table.look().expected.question is not None:
        at.press("ok")
        at.wait(3.0)


def take_away_what_is_told(at):
    for one in at.table.look().instructions:
        if one.origin is not None:
            at.do(Lift(one.origin), Away())
            at.wait()


def city(people=("Anna", "Boris"), bots=("Boris",), seed=1):
    """Skyscrapers with its first sites open, the first player to play."""
    at = AtTable("skyscrapers", players=people, bots=bots, seed=seed)
    for slot in at.match.shape.tap_places:
        if at.view.stage != "opening":
            return at
        at.do(Take(at.hands.view().stacks[1].top), Put(slot))
        at.wait(6.0)
    raise AssertionError("no city has begun")


def hand_of(at):
    return [one.card for one in at.hands.view().cards]


# Comparity


def test_a_card_of_the_pile_begins_the_area_and_one_of_the_hand_goes_beside_it():
    at = area()
    card = hand_of(at)[2]
    at.do(Take(card))
    assert [one for one in at.hands.view().cards if one.is_held] == [TrayCard(card, is_held=True)]
    at.do(Put("E4"))
    at.table.wait(0.1)
    assert TrayCard(card, is_lying=True) in at.hands.view().cards
    at.wait(8.0)
    assert [one.card for one in at.view.places][1:] == [card]
    assert card not in at.dealt.hands["seat-1"]
    assert at.view.turn == at.hands.view().open == "seat-2"
    assert at.told == []


def test_the_same_by_pointer():
    at = area()
    card = hand_of(at)[2]
    assert at.drag(Take(card), "E4")
    at.wait(8.0)
    assert [one.card for one in at.view.places][1:] == [card]


def test_a_click_takes_a_card_and_another_one_puts_it_down_again():
    at = area()
    card = hand_of(at)[0]
    assert at.click(Take(card))
    assert (at.hands.held, at.hands.is_holding) == (card, True)
    assert at.click(Take(card))
    assert (at.hands.held, at.hands.is_holding) == (None, False)


def test_a_card_that_is_dropped_nowhere_is_in_the_hand_again_and_nothing_was_done():
    at = area()
    at.hands.has_acted = False
    entry, hand = at.referee.entry, hand_of(at)
    assert at.drag(Take(hand[0]), NOWHERE)
    at.wait()
    assert (at.hands.held, hand_of(at), at.hands.has_acted, at.referee.entry) == (None, hand, False, entry)


def test_where_a_card_is_held_each_place_of_the_mat_can_have_it_and_else_those_can_be_lifted_that_lie_there():
    at = area()
    assert [act for act in at.acts() if isinstance(act, Lift | Put)] == [Lift("D4")]
    at.do(Take(hand_of(at)[0]))
    puts = {act.slot for act in at.acts() if isinstance(act, Put)}
    assert puts == {*at.match.shape.slots}
    assert Away() in at.acts()


def test_a_card_that_touches_nothing_is_told_of_and_taken_back():
    at = area()
    card = hand_of(at)[0]
    at.do(Take(card), Put("A1"))
    at.wait(8.0)
    assert at.told == ["comparity-wrong-touches-nothing"]
    assert at.hands.has_acted
    at.do(Lift("A1"), Away())
    at.wait()
    assert (at.told, card in hand_of(at), at.lies(card)) == ([], True, None)


def test_a_card_is_lifted_check_is_pressed_and_it_is_put_back():
    at = area()
    play(at, hand_of(at)[0], "E4")
    at.do(Lift("E4"))
    at.wait(2.0)
    at.press("check")
    assert at.view.pending == "word"
    at.do(Put("E4"))
    at.wait()
    assert (at.view.stage, [one.is_open for one in at.view.places]) == ("checking", [False, True])


def test_a_card_that_counts_and_is_dropped_beside_the_mat_can_be_taken_from_there():
    at = area()
    card = at.view.places[0].card
    assert at.drag(Lift("D4"), NOWHERE)
    at.wait(6.0)
    assert [one.card for one in at.hands.view().beside] == [card]
    at.do(Take(card), Put("D4"))
    at.wait()
    assert (at.hands.view().beside, at.told) == ((), [])


def test_a_card_of_the_area_that_is_shown_to_the_pad_goes_back_where_it_lay():
    at = area()
    card = at.view.places[0].card
    at.do(Lift("D4"), Put("pad"))
    assert at.lies(card) == "pad"
    at.wait(6.0)
    assert (at.lies(card), at.hands.is_holding) == ("D4", False)


def test_a_card_that_is_dragged_leaves_its_outline_behind():
    at = area()
    card = hand_of(at)[1]
    start = at.where(Take(card))
    at.point("down", start)
    assert not at.point("move", (start[0] + 3, start[1]), 0)
    assert at.point("move", (start[0] + 30, start[1] - 90), 0)
    assert (at.hands.held, at.hands.dragged_to) == (card, (start[0] + 30, start[1] - 90))
    assert at.hands.view().cards[1] == TrayCard(card, is_lying=True)
    at.point("up", NOWHERE)
    assert (at.hands.dragged_to, at.hands.view().cards[1]) == (None, TrayCard(card))


def test_the_pile_s_top_card_can_be_dragged_to_the_mat_as_well():
    at = AtTable("comparity")
    card = at.dealt.pile[0]
    at.drag(Take(card), "C3")
    assert at.hands.view().stacks[0].is_lying
    at.wait(8.0)
    assert ([one.card for one in at.view.places], at.table.look().slots) == ([card], ("C3",))


def test_a_dead_reader_is_noticed_and_revived():
    at = area()
    assert at.point("down", at.where("D4"), 3)
    assert at.hands.fault_menu.slot == "D4"
    at.do(SetFault("D4", "dead"))
    at.wait(6.0)
    assert (at.hands.fault_menu, at.table.look().frozen) == (None, ("D4",))
    at.do(OpenPage("faults", "D4"))
    assert at.hands.fault_menu.known == {"dead"}
    at.do(SetFault("D4", "well"))
    at.wait(6.0)
    assert (at.table.look().frozen, at.told) == ((), [])


@pytest.mark.parametrize(("kind", "told"), [("two", "comparity-wrong-occupied"), ("strange", "table-wrong-unknown-tag")])
def test_what_is_laid_on_a_card_is_told_of_and_goes_when_all_is_well_again(kind, told):
    at = area()
    at.do(SetFault("D4", kind))
    at.wait(8.0)
    assert at.told == [told]
    assert at.hands.view().lying == {"D4"}
    at.do(SetFault("D4", "well"))
    at.wait(6.0)
    assert at.told == []


def test_what_is_no_card_can_be_lifted_and_is_gone():
    at = area()
    at.do(SetFault("D4", "strange"), Lift("D4"))
    assert (at.hands.held, at.hands.view().beside) == ("", (TrayCard("", is_held=True),))
    at.do(Away())
    at.wait(8.0)
    assert (at.told, at.hands.held) == ([], None)


def test_a_flaky_card_answers_now_and_then_wherever_it_goes():
    at = area()
    at.do(SetFault("D4", "flaky"), OpenPage("faults", "D4"))
    assert at.hands.fault_menu.known == {"flaky"}
    at.wait()
    assert at.table.radio.tally["weak"] > 10
    at.do(SetFault("D4", ""))
    assert at.hands.fault_menu is None
    assert not at.hands.take(SetFault("A1", "flaky"))


def test_of_a_flaky_card_it_is_said_that_the_mat_hears_it_badly_until_it_is_well_again():
    at = area()
    at.do(SetFault("D4", "flaky"))
    at.wait(14.0)  # it may be taken for lifted once
    assert [one.key for one in at.said].count("table-heard-badly") == 1
    assert at.table.look().weak == ("D4",)
    at.do(SetFault("D4", "well"))
    at.wait(6.0)
    assert (at.table.look().weak, at.told) == ((), [])


def test_a_press_elsewhere_closes_the_menu():
    at = area()
    at.do(OpenPage("faults", "D4"))
    assert at.point("down", NOWHERE)
    assert at.hands.fault_menu is None


def test_people_look_into_each_other_s_open_hands_and_the_next_turn_shows_the_next_hand():
    at = area()
    at.do(Tray("seat-2"))
    assert tuple(hand_of(at)) == tuple(at.dealt.hands["seat-2"])
    at.do(Tray("seat-1"))
    play(at, hand_of(at)[0], "E4")
    assert at.hands.view().open == "seat-2"
    assert not at.hands.take(Tray("seat-7"))


def test_only_what_is_within_reach_can_be_taken():
    at = area()
    other = at.dealt.hands["seat-2"][0]
    assert not any(at.hands.take(act) for act in (Take(other), Lift("A1"), Put("D5"), Away(), Want("show-hand"), Inspect(other)))


# Cardline


def test_a_card_goes_into_a_gap_between_two_cards_that_lie_side_by_side_as_they_are_pushed_apart():
    at = line("E1", "F1")
    card = hand_of(at)[0]
    assert at.drag(Take(card), "gap-1")
    assert at.hands.is_holding
    at.wait(7.0)
    left, right = (one.card for one in at.view.places)
    assert [at.lies(one) for one in (left, card, right)] == ["D1", "E1", "F1"]
    assert at.table.look().expected.question.key == "cardline-ask-turned"
    at.press("ok")
    assert card not in at.dealt.hands["seat-1"]


def test_the_gap_over_which_a_card_is_dragged_stands_open_until_the_card_falls_there():
    at = line("E1", "G1")
    card, gap = hand_of(at)[0], at.where("F1")
    at.point("down", at.where(Take(card)))
    seen = []
    for to in (NOWHERE, gap, gap, NOWHERE, gap):
        at.point("move", to, 0)
        places = [one.rect for one in at.scene().things if isinstance(one, Plate) and one.is_slot and one.fill == look.RAISED]
        seen.append((at.hands.aimed, [one.has(to) for one in places]))
    assert seen == [(None, []), ("F1", [True]), ("F1", [True]), (None, []), ("F1", [True])]
    at.point("up", gap)
    assert (at.hands.aimed, at.lies(card)) == (None, "F1")


@pytest.mark.parametrize("slot", ["E1", "F1"])
def test_while_a_card_that_lies_in_the_line_is_dragged_all_others_keep_their_places(slot):
    at = line("E1", "G1")
    at.do(Take(hand_of(at)[0]), Put("F1"))
    at.wait(7.0)
    before, start = cards_seen(at), at.where(Lift(slot))
    at.point("down", start)
    at.point("move", (start[0], start[1] - 60), 0)
    at.table.wait(1.0)
    assert (at.hands.dragged is not None, cards_seen(at)) == (True, before)
    at.point("move", NOWHERE, 0)
    assert cards_seen(at) == before


def cards_seen(at):
    return {one.key: one.rect for one in at.scene().things if isinstance(one, Piece) and one.key.startswith("card:")}


def test_a_card_of_the_line_that_lies_elsewhere_is_taken_at_its_own_place_and_laid_there():
    at = line("E1", "G1")
    at.do(Lift("E1"), Put("gap-2"))
    at.wait(6.0)
    [stray] = at.table.look().instructions
    assert stray.announcement.key == "cardline-wrong-belongs-elsewhere"
    assert Lift(stray.origin) in [one.act for one in at.scene().targets]
    at.do(Lift(stray.origin), Put(stray.target.slot))
    at.wait(6.0)
    assert (at.told, at.lies(stray.card)) == ([], stray.target.slot)


def test_a_card_that_did_not_fit_is_put_into_the_box_and_one_of_the_line_beside_the_mat():
    at = line("E1", "F1")
    for _ in range(12):
        play(at, hand_of(at)[0], "G1")
        if at.table.look().instructions:
            break
        at.do(Lift("G1"), Away())
        at.wait(4.0)
    [misfit] = at.table.look().instructions
    at.do(Lift(misfit.origin))
    into = at.hands.view().goes
    at.do(Away())
    at.wait(4.0)
    at.do(Lift("E1"))
    assert (into, at.hands.view().goes) == ("box", "beside")


def test_a_drop_on_a_card_of_the_line_goes_into_the_gap_beside_it():
    at = line("E1")
    card = hand_of(at)[0]
    x, y = at.where("E1")
    at.drag(Take(card), (x + 3, y))
    assert at.lies(card) == "G1"


def test_where_turning_counts_a_card_that_is_lifted_and_put_back_at_once_is_turned():
    at = line("E1", house={"commit": "turned"})
    card = hand_of(at)[0]
    at.do(Take(card), Put("G1"))
    at.wait(7.0)
    at.do(Lift("G1"), Put("G1"))
    assert (at.hands.is_holding, at.lies(card)) == (True, None)
    at.wait(5.0)
    assert (at.hands.is_holding, at.view.turn) == (False, "seat-2")


# Skyscrapers


def floor_in(at):
    """A card of the hand that can be built at once."""
    return next(one for one in at.hands.view().cards if one.worth is not None and "roof" not in one.card and "antenna" not in one.card)


def towers(at):
    """The places of towers, by the cards on top."""
    return {one.top: slot for one, slot in zip(at.view.structures, at.table.look().tap_places, strict=True)}


def test_a_floor_is_shown_at_a_site_and_taken_up_again_once_it_was_heard():
    at = city()
    card = floor_in(at).card
    at.do(Take(card), Put("site-1"))
    assert (at.lies(card), at.hands.is_holding, at.hands.held) == ("site-1", True, None)
    at.wait(6.0)
    assert (at.lies(card), at.hands.is_holding) == (None, False)
    assert towers(at)[card] == "site-1"
    assert card not in at.dealt.hands["seat-1"]


def test_what_no_place_hears_is_taken_up_again_as_well():
    at = city()
    at.do(SetFault("site-1", "dead"))
    at.wait()
    card = floor_in(at).card
    at.do(Take(card), Put("site-1"))
    at.wait(7.0)
    assert (at.lies(card), at.hands.is_holding, card in hand_of(at)) == (None, False, True)


def test_the_top_of_a_tower_is_dragged_to_the_site_that_was_meant():
    at = city()
    card = floor_in(at).card
    at.do(Take(card), Put("site-1"))
    at.wait(6.0)
    assert at.drag("site-1", "site-2")
    at.wait(6.0)
    assert towers(at)[card] == "site-2"


def test_one_person_among_bots_sees_the_own_hand_and_no_back_tells_a_name():
    at = city()
    view = at.hands.view()
    assert hand_of(at) == at.dealt.hands["seat-1"]
    assert (view.is_veiled, [one.is_closed for one in view.stacks]) == (False, [True, True])


def test_of_several_people_each_sees_the_own_hand_alone_and_only_when_asked():
    at = city(bots=())
    view = at.hands.view()
    assert (view.is_veiled, view.cards, view.can_switch) == (True, (), False)
    assert not at.hands.take(Tray("seat-2"))
    at.do(Want("show-hand"))
    assert hand_of(at) == at.dealt.hands["seat-1"]
    at.do(Take(floor_in(at).card), Put("site-1"))
    at.wait(8.0)
    assert at.view.turn == "seat-2"
    assert (at.hands.view().is_veiled, at.hands.view().cards) == (True, ())


def test_when_an_act_is_taken_back_the_hand_of_whoever_is_asked_again_stays_closed():
    at = city(bots=())
    at.do(Want("show-hand"))
    at.do(Take(floor_in(at).card), Put("site-1"))
    at.wait(8.0)
    assert at.hands.view().is_veiled
    at.press("undo")
    at.press("ok")
    assert at.view.turn == "seat-1"
    assert (at.hands.view().is_veiled, at.hands.view().cards) == (True, ())


def test_who_comes_back_from_a_pause_is_asked_again_before_a_hand_is_shown():
    at = city(bots=())
    at.do(Want("show-hand"))
    assert hand_of(at)
    at.hands.reach.veil()
    assert (at.hands.view().is_veiled, at.hands.view().cards) == (True, ())


def test_what_is_dragged_off_a_closed_stack_shows_its_back_and_nothing_of_a_hand_can_be_dragged_behind_the_veil():
    at = city(bots=())
    for people in (lambda: None, lambda: at.do(Want("show-hand"))):
        people()
        at.do(Take(at.hands.view().stacks[0].top))
        assert (at.hands.dragged, at.hands.held) == ("", at.dealt.pile[0])
        at.do(Away())
    card = floor_in(at).card
    at.do(Take(card))
    assert at.hands.dragged == card


def studying(**asked):
    """Anna has played a Study, and looks at the top of the pile."""
    at = city(seed=4, **asked)
    at.hands.take(Want("show-hand"))
    at.do(Take("study-5"), Put("pad"))
    at.wait(6.0)
    assert at.view.stage == "study"
    return at


def offer(at, kind):
    return next(one.id for one in at.table.look().expected.offers if one.kind == kind)


def test_which_card_of_a_study_is_kept_is_picked_in_the_tray():
    at = studying()
    looked_at = list(at.dealt.looked_at())
    assert hand_of(at) == [*at.dealt.hands["seat-1"], *looked_at]
    assert at.hands.asks_first(offer(at, "keep"))
    view = at.hands.view()
    assert ([one.card for one in view.cards], view.asks, view.goes) == (looked_at, "keep", "ask")
    at.do(Take(looked_at[2]))
    at.wait(1.0)
    assert looked_at[2] in at.dealt.hands["seat-1"]
    assert (at.hands.view().asks, at.view.stage == "study") == ("", False)


def test_the_choice_can_be_put_off_and_is_over_when_it_is_not_offered_any_more():
    at = studying()
    assert at.hands.asks_first(offer(at, "keep"))
    at.do(Away())
    assert (at.hands.view().asks, at.hands.is_holding) == ("", False)
    assert at.hands.asks_first(offer(at, "keep"))
    at.press("undo")
    at.press("ok")
    assert (at.view.stage, at.hands.view().asks) == ("turn", "")


def test_what_needs_no_card_is_just_chosen():
    at = studying()
    assert not at.hands.asks_first(offer(at, "all"))
    assert not at.hands.asks_first("nothing-of-the-kind")


def test_of_two_cards_that_are_drawn_unseen_from_a_hand_one_has_to_be_picked():
    at = city(seed=4)
    at.do(Take("toilet-8"), Put("site-1"))
    at.wait(6.0)
    assert at.view.stage == "toilet"
    assert at.hands.asks_first(offer(at, "take"))
    view = at.hands.view()
    first, second = (one.card for one in view.cards)
    assert {first, second} < set(at.dealt.hands["seat-2"])
    assert (view.asks, view.goes, at.hands.take(Away())) == ("take", "", False)
    at.do(Take(second))
    at.wait(1.0)
    assert second in at.dealt.hands["seat-1"]


def test_a_card_is_seen_where_it_was_laid_before_it_counts_and_no_longer_twice_once_it_does():
    at = area()
    card = hand_of(at)[0]
    at.do(Take(card), Put("E4"))
    at.wait(0.5)
    assert [(one.card, one.slot) for one in at.table.look().loose] == [(card, "E4")]
    assert len(at.view.places) == 1
    (pale,) = [one for one in at.scene().things if isinstance(one, Piece) and one.key == f"card:{card}"]
    assert pale.alpha < 255
    assert pale.rect.has(at.where("E4"))
    at.wait(8.0)
    assert (at.table.look().loose, len(at.view.places)) == ((), 2)
    (whole,) = [one for one in at.scene().things if isinstance(one, Piece) and one.key == f"card:{card}"]
    assert (whole.alpha, whole.rect) == (255, pale.rect)


def test_a_card_that_was_laid_by_mistake_is_seen_where_it_lies_until_it_is_taken_back():
    at = area()
    card = hand_of(at)[0]
    at.do(Take(card), Put("A1"))
    at.wait(8.0)
    assert at.table.look().loose == ()
    assert [one.key for one in at.scene().things if isinstance(one, Piece) and one.rect.has(at.where("A1"))] == [f"wrong:{card}"]


# What is chosen or swapped


def out_of_order():
    """Comparity after a check: D4 lies below D5 and has the greater number, and nothing but a swap is offered."""
    at = area()
    play(at, hand_of(at)[0], "E4")
    check(at, "check:D4", "check:E4")
    play(at, hand_of(at)[0], "D5")
    check(at, "check:D5")
    assert (at.view.stage, offers(at)) == ("repairing", ["swap:D4-D5"])
    return at


def check(at, *options):
    """Each card is named on the screen in its turn, and then the verdict is called for."""
    for option in options:
        if option in offers(at):
            at.table.choose(option)
            at.wait(2.0)
    if at.table.look().expected.question is not None:
        at.press("ok")
    at.wait(2.0)


def offers(at):
    return [one.id for one in at.table.look().expected.offers if one.kind != "card"]


def cards_on(at, *slots):
    lying = {slot: one.card for one, slot in zip(at.view.places, at.table.look().slots, strict=True)}
    return [lying.get(slot) for slot in slots]


def test_a_card_that_is_dropped_on_its_partner_changes_places_with_it():
    at = out_of_order()
    low, high = cards_on(at, "D4", "D5")
    at.do(Lift("D4"), Put("D5"))
    assert at.hands.is_following
    at.wait(4.0)
    assert (cards_on(at, "D4", "D5"), at.view.stage, at.told) == ([high, low], "turn", [])
    assert (at.lies(low), at.lies(high), at.hands.is_following) == ("D5", "D4", False)
    assert not any("-wrong-" in one.key for one in at.said)


def test_by_pointer_too():
    at = out_of_order()
    low, high = cards_on(at, "D4", "D5")
    assert at.drag(Lift("D5"), "D4")
    at.wait(4.0)
    assert cards_on(at, "D4", "D5") == [high, low]


def test_a_card_that_is_dropped_on_one_that_is_no_partner_lies_there():
    at = out_of_order()
    lifted, below = cards_on(at, "E4", "D4")
    at.do(Lift("E4"), Put("D4"))
    assert not at.hands.is_following
    assert (at.lies(lifted), at.lies(below)) == ("D4", "D4")


def test_a_swap_that_is_chosen_on_the_screen_is_carried_out_by_hands():
    at = out_of_order()
    low, high = cards_on(at, "D4", "D5")
    assert at.hands.may_choose("swap:D4-D5")
    at.table.choose("swap:D4-D5")
    assert at.hands.is_following
    at.wait(4.0)
    assert (at.lies(low), at.lies(high), at.told, at.hands.is_following) == ("D5", "D4", [], False)
    assert not any("-wrong-" in one.key for one in at.said)


def test_meanwhile_the_screen_asks_for_nothing():
    at = out_of_order()
    assert at.hands.may_choose("swap:D4-D5")
    at.table.choose("swap:D4-D5")
    assert at.told
    composer = Composer()
    following = composer.table(at.sight(), at.hands)
    at.wait(4.0)
    assert "violation" not in signs(following)
    assert signs(composer.table(at.sight(), at.hands)) == signs(following)


def signs(scene):
    return [one.kind for one in scene.things if isinstance(one, Sign) and one.kind in ("violation", "notice")]


def test_one_possible_swap_is_what_is_due():
    at = out_of_order()
    (main,) = [one.act for one in at.scene().targets if one.is_main]
    assert main == Pick("swap:D4-D5")


def test_an_area_that_is_moved_on_the_screen_is_moved_by_hands():
    at = area()
    play(at, hand_of(at)[0], "E4")
    first, second = cards_on(at, "D4", "E4")
    assert at.hands.may_choose("shift:up")
    at.table.choose("shift:up")
    at.wait(6.0)
    assert (cards_on(at, "D5", "E5"), at.lies(first), at.lies(second), at.told) == ([first, second], "D5", "E5", [])
