"""Comparity's rulings one by one, on areas small enough to be worked through by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from companion.cards.decks.files import find
from companion.core.decks.card import CardId
from companion.core.games.comparity.comparity import COMPARITY
from companion.core.games.comparity.moves import Decline, Discard, DoubleSwap, Draw, Move, Play, Reveal, Swap, Verdict
from companion.core.games.comparity.position import (
    Bonus,
    Cell,
    Checking,
    Duet,
    Lying,
    Opening,
    Over,
    Position,
    Reconnecting,
    Repairing,
    Stage,
    Turn,
)
from companion.core.games.comparity.repair import violations
from companion.core.games.game import Difference, Fact, HouseValue, Refused, Ruling
from companion.errors import Unusable
from companion.events import SeatId
from tests.core.games.comparity.decks import deck_of, seats, setup_of
from tests.words.english import in_english, refused_with

ONE, TWO, THREE, FOUR, FIVE = seats(5)
A1, B1, C1, D1, A2, B2, C2, A3, B3, C3 = ((x, y) for y, wide in enumerate((4, 3, 3)) for x in range(wide))
FILLERS = {f"f{number:02}": 500 + number for number in range(60)}  # cards that are in hands and in the pile


class Match:
    """Rows of numbers from the top down; a card is called by its number, and `?` before it means that it is closed."""

    def __init__(
        self,
        *rows: Sequence[Any],
        players: int = 3,
        hands: Sequence[int] | None = None,
        pile: int = 20,
        stage: Stage | None = None,
        **house: HouseValue,
    ) -> None:
        laid = {(x, len(rows) - 1 - y): str(one) for y, row in enumerate(rows) for x, one in enumerate(row) if one is not None}
        numbers = {f"n{one.strip('?')}": one.strip("?") for one in laid.values()}
        deck = deck_of({**FILLERS, **numbers})
        position: Position = COMPARITY.start(setup_of(deck, players, {"hand": 7, "pile": 15, **house}), deck)
        area = {cell: Lying(CardId(f"n{one.strip('?')}"), not one.startswith("?")) for cell, one in laid.items()}
        counts = dict(zip(position.seats, hands or [7] * players, strict=True))
        shown = frozenset(one.card for one in area.values() if one.is_open)
        self.position = replace(position, area=area, stage=stage or Turn(ONE), hands=counts, pile=pile, revealed=shown)
        self.facts: tuple[Fact, ...] = ()

    def do(self, *moves: Move) -> Match:
        for move in moves:
            ruling = COMPARITY.rule(self.position, move)
            assert isinstance(ruling, Ruling), ruling
            self.position, self.facts = ruling.position, ruling.facts
        return self

    def refusal(self, move: Move) -> str:
        ruling = COMPARITY.rule(self.position, move)
        assert isinstance(ruling, Refused)
        return f"{ruling.rule} {ruling.reason}"

    @property
    def stage(self) -> Stage:
        return self.position.stage

    @property
    def said(self) -> list[str]:
        return [f"{fact.rule} {fact.key}" for fact in self.facts]

    @property
    def hands(self) -> list[int]:
        return [self.position.hands[seat] for seat in self.position.seats]

    @property
    def area(self) -> Mapping[Cell, str]:
        return {cell: one.card.removeprefix("n") for cell, one in self.position.area.items()}

    @property
    def moves(self) -> set[Move]:
        return set(COMPARITY.moves(self.position))


def play(cell: Cell, number: int = 0) -> Play:
    return Play(CardId(f"f{number:02}"), cell)


def deck_with(cards: int) -> Any:
    return deck_of({f"c{number:02}": number for number in range(cards)})


# C1: set-up.


@pytest.mark.parametrize(("players", "needed", "left"), [(2, 29, 14), (3, 41, 19), (4, 63, 34), (5, 75, 39)])
def test_each_number_of_players_needs_its_number_of_cards(players: int, needed: int, left: int) -> None:
    position = COMPARITY.start(setup_of(deck_with(needed), players), deck_with(needed))
    assert (list(position.hands.values()), position.pile) == ([7] * players, left)
    with refused_with(f"{players} players need {needed} cards .*has {needed - 1}"):
        COMPARITY.start(setup_of(deck_with(needed - 1), players), deck_with(needed - 1))


@pytest.mark.parametrize(("cards", "served"), [(28, "set fewer cards"), (29, "2"), (40, "2"), (41, "3"), (62, "3"), (63, "4"), (74, "4")])
def test_a_deck_that_is_too_small_names_the_largest_table_that_it_serves(cards: int, served: str) -> None:
    with pytest.raises(Unusable) as raised:
        COMPARITY.start(setup_of(deck_with(cards), 5), deck_with(cards))
    (problem,) = in_english(raised.value.problems)
    assert problem.what == f"5 players need 75 cards (5 x 7 and 40), the deck has {cards}"
    assert problem.fix.startswith(f"it serves {served} players" if served.isdigit() else served)


def test_smaller_hands_and_piles_may_be_agreed_on() -> None:
    position = COMPARITY.start(setup_of(deck_with(9), 2, {"hand": 3, "pile": 3}), deck_with(9))
    assert (list(position.hands.values()), position.pile) == ([3, 3], 2)


def test_the_shipped_decks_serve_five_players() -> None:
    for id in ("landmarks", "movies"):
        assert COMPARITY.start(setup_of(find(id), 5), find(id)).pile == 39


def test_the_piles_top_card_opens_the_area_closed_and_is_nobodys_play() -> None:
    match = Match(stage=Opening(TWO))
    match.do(play((0, 0)))
    assert (match.hands, match.position.pile, match.stage) == ([7, 7, 7], 20, Turn(TWO))
    assert (match.position.area, match.position.laid_by) == ({(0, 0): Lying(CardId("f00"))}, None)
    assert match.said == ["C1 opens", "C3 turn"]


# C2 and C8: the order.


@pytest.mark.parametrize(
    ("rows", "violated"),
    [
        ([[1, 2]], set()),
        ([[2, 1]], {(A1, B1)}),
        ([[2], [1]], set()),
        ([[1], [2]], {(A1, A2)}),
        ([[2, 2]], set()),
        ([["2", "2.0"]], set()),
        ([["?2", 1]], set()),
        ([["?2", "?1"]], set()),
        ([[None, 1], [2, None]], set()),
        ([[2, None, 1]], set()),
        ([[4, 3], [2, 1]], {(A1, B1), (A2, B2)}),
        ([[1, 2], [3, 4]], {(A1, A2), (B1, B2)}),
        ([["-500", "-501"]], {(A1, B1)}),
    ],
)
def test_numbers_never_decrease_to_the_right_nor_upwards(rows: Any, violated: set[Any]) -> None:
    assert set(violations(Match(*rows).position)) == violated


# C3 to C6: playing, Duet and Trio.


def test_a_play_beside_one_card_passes_the_turn() -> None:
    match = Match(["?1"]).do(play(B1))
    assert (match.hands, match.stage, match.said) == ([6, 7, 7], Turn(TWO), ["C4 plays", "C3 turn"])
    assert match.position.area[B1] == Lying(CardId("f00"))


def test_the_turn_goes_round_to_the_first_seat_again() -> None:
    assert Match(["?1"], stage=Turn(THREE)).do(play(B1)).stage == Turn(ONE)


def test_a_corner_is_no_neighbour() -> None:
    match = Match([None, "?2"], ["?1", "?3"])
    assert match.refusal(play(C3)) == "C4 touches-nothing"
    assert Match([None, "?2"], [None, "?3"]).do(play((0, 0))).stage == Turn(TWO)  # beside 3, and cornering 2


def test_a_card_is_not_laid_on_another_nor_twice() -> None:
    match = Match(["?1", "?2"])
    assert match.refusal(play(B1)) == "C24 occupied"
    assert match.refusal(Play(CardId("n1"), C1)) == "C24 already-there"
    assert match.refusal(Play(CardId("stranger"), C1)) == "C24 other-deck"


AROUND = [[None, "?4", None], ["?2", None, "?3"], [None, "?1", None]]  # round B2


@pytest.mark.parametrize(
    ("absent", "stage"),
    [("234", Turn(TWO)), ("34", Duet(TWO, ONE, is_trio=False)), ("14", Duet(TWO, ONE, is_trio=False)), ("4", Duet(TWO, ONE, is_trio=True)),
     ("1", Duet(TWO, ONE, is_trio=True)), ("", Duet(TWO, ONE, is_trio=True))],
)  # fmt: skip
def test_two_neighbours_make_a_duet_and_three_or_four_a_trio(absent: str, stage: Stage) -> None:
    rows = [[None if one is None or one[1:] in absent else one for one in row] for row in AROUND]
    assert Match(*rows).do(play(B2)).stage == stage


def duet() -> Match:
    return Match(["?3", None], ["?1", "?2"]).do(play(B2))


def test_a_duet_is_settled_before_anything_else_is_done() -> None:
    match = duet()
    assert match.said == ["C4 plays", "C5 duet"]
    assert match.moves == {Draw(), Reveal(A1), Reveal(B1), Reveal(A2), Reveal(B2)}
    assert match.refusal(play(C1, 1)) == "C5 duet-first"


def test_a_draw_settles_a_duet_and_leaves_the_usual_turn() -> None:
    match = duet().do(Draw())
    assert (match.hands, match.position.pile, match.stage) == ([6, 8, 7], 19, Turn(TWO))
    assert match.do(play(C1, 1)).stage == Turn(THREE)


def test_without_a_duet_no_card_is_drawn() -> None:
    assert Match(["?1", "?2"]).refusal(Draw()) == "C28 no-draw-due"


def test_a_check_settles_a_duet_and_leaves_the_usual_turn() -> None:
    match = duet().do(Reveal(A1), Reveal(B1))
    assert (match.hands, match.stage) == ([6, 9, 7], Turn(TWO))


def trio(**options: Any) -> Match:
    """The first seat lays f00, a 500, between 1, 2 and the numbers above it."""
    return Match(["?1", None, "?900"], [None, "?2", None], **options).do(play(B2))


def test_a_trio_says_so_and_refuses_a_play_by_that_name() -> None:
    assert trio().said == ["C4 plays", "C6 trio"]
    assert trio().refusal(play(A1, 1)) == "C25 trio-first"


def test_after_a_draw_the_trios_maker_may_play_one_more_and_then_the_next_has_a_usual_turn() -> None:
    match = trio().do(Draw())
    assert (match.stage, match.hands) == (Bonus(ONE, TWO), [6, 8, 7])
    match.do(play(A1, 1))
    assert (match.stage, match.hands, match.said[0]) == (Turn(TWO), [5, 8, 7], "C6 plays-bonus")


def test_a_bonus_card_makes_no_duet() -> None:
    match = trio().do(Draw())
    assert {A2, B1} <= match.area.keys()  # both beside A1
    assert match.do(play(A1, 1)).stage == Turn(TWO)


def test_a_bonus_may_be_declined_and_where_it_must_be_played_it_may_not() -> None:
    assert trio().do(Draw(), Decline()).stage == Turn(TWO)
    must = trio(trio_bonus="must").do(Draw())
    assert must.refusal(Decline()) == "C6 bonus-must"
    assert Decline() not in must.moves


def test_while_a_bonus_is_open_nothing_is_checked() -> None:
    match = trio().do(Draw())
    assert match.refusal(Reveal(A2)) == "C7 no-check-now"
    assert {type(move) for move in match.moves} == {Play, Decline}


def test_a_trios_check_without_a_violation_gives_the_bonus_and_one_with_a_violation_forfeits_it() -> None:
    kept = trio().do(Reveal(B2), Reveal(C2))
    assert (kept.stage, kept.hands) == (Bonus(ONE, TWO), [6, 9, 7])
    lost = Match(["?1", None, "?400"], [None, "?2", None]).do(play(B2), Reveal(B2), Reveal(C2))
    assert (lost.stage, lost.hands) == (Repairing(TWO, Duet(TWO, ONE, is_trio=True)), [9, 7, 7])
    assert lost.do(Swap((B2, C2))).stage == Turn(TWO)


# C7: a check.


def test_without_an_open_neighbour_exactly_one_closed_neighbour_is_revealed_too() -> None:
    match = Match(["?1", "?2", "?3"]).do(Reveal(B1))
    assert (match.stage, match.said) == (Checking(ONE, B1, None), ["C7 reveals"])
    assert match.moves == {Reveal(A1), Reveal(C1)}
    assert match.refusal(Verdict()) == "C7 neighbour-first"
    match.do(Reveal(C1))
    assert (match.stage, match.said[:2]) == (Turn(TWO), ["C7 reveals", "C9 in-order"])
    assert [one.is_open for one in match.position.area.values()] == [False, True, True]


def test_with_an_open_neighbour_a_closed_one_may_but_need_not_be_revealed() -> None:
    match = Match([1, "?2", "?3"]).do(Reveal(B1))
    assert match.moves == {Verdict(), Reveal(C1)}
    assert match.do(Verdict()).stage == Turn(TWO)
    assert not match.position.area[C1].is_open


def test_with_no_closed_neighbour_left_the_verdict_comes_by_itself() -> None:
    assert Match([1, "?2", 3]).do(Reveal(B1)).said == ["C7 reveals", "C9 in-order", "C9 distrust", "C3 turn"]


def test_nothing_of_right_or_wrong_is_said_before_the_verdict() -> None:
    match = Match([9, "?2", "?3"]).do(Reveal(B1))
    assert match.said == ["C7 reveals"]
    assert COMPARITY.view(match.position).stage == "checking"
    assert all("violated" not in place.marks for place in COMPARITY.view(match.position).places)
    assert match.do(Verdict()).said[0] == "C8 too-great-left"


def test_only_a_neighbour_of_the_checked_card_is_revealed_with_it() -> None:
    match = Match(["?1", "?2", "?3", "?4"]).do(Reveal(A1))
    assert match.refusal(Reveal(C1)) == "C7 not-a-neighbour"
    assert match.refusal(Reveal(A1)) == "C7 already-open"


def test_a_card_without_a_neighbour_and_an_open_card_cannot_be_checked() -> None:
    assert Match(["?1"]).refusal(Reveal(A1)) == "C7 stands-alone"
    assert Match([1, "?2"]).refusal(Reveal(A1)) == "C7 already-open"
    assert Match([1, "?2"]).refusal(Reveal(C1)) == "C7 no-card-there"


def test_a_pair_elsewhere_counts_whoever_opened_it_and_whenever() -> None:
    match = Match([9, 1, 12, "?13"]).do(Reveal(D1))
    assert (match.stage, match.said[1]) == (Repairing(ONE, None), "C8 too-great-left")


def test_lower_and_upper_cards_are_named_as_such() -> None:
    assert Match([1], ["?2"]).do(Reveal(A1)).said[1] == "C8 too-great-below"


# C9 and C10: who draws.


def test_who_checked_in_vain_draws_two() -> None:
    match = Match([1, "?2"], stage=Turn(TWO)).do(Reveal(B1))
    assert (match.hands, match.position.pile, match.position.due, match.stage) == ([7, 9, 7], 18, (TWO, 2), Turn(THREE))


@pytest.mark.parametrize(("checker", "draws"), [(ONE, 2), (TWO, 0), (THREE, 1)])
def test_the_player_before_the_checker_draws_three_guilty_or_not(checker: SeatId, draws: int) -> None:
    match = Match([2, "?1"], stage=Turn(checker)).do(Reveal(B1))
    assert match.hands == [10 if seat == draws else 7 for seat in range(3)]
    assert match.stage == Repairing(checker, None)


def test_in_a_duets_check_its_maker_draws_three_and_the_checker_has_a_turn_after_the_repair() -> None:
    match = Match(["?900", None], ["?1", "?2"], stage=Turn(THREE)).do(play(B2), Reveal(B2), Reveal(A2))
    assert (match.hands, match.stage) == ([7, 7, 9], Repairing(ONE, Duet(ONE, THREE, is_trio=False)))
    assert match.do(Swap((A2, B2))).stage == Turn(ONE)


# C11: repair.


def test_in_the_row_248_184_106_either_swap_is_allowed_and_then_a_discard() -> None:
    match = Match([248, 184, "?106"]).do(Reveal(C1))
    assert match.moves == {Swap((A1, B1)), Swap((B1, C1))}
    assert match.refusal(Discard(A1)) == "C11 swap-first"
    match.do(Swap((A1, B1)))
    assert (match.area, match.stage) == ({A1: "184", B1: "248", C1: "106"}, Repairing(ONE, None))
    assert match.moves == {Discard(B1), Discard(C1)}
    assert match.refusal(Swap((B1, C1))) == "C11 swap-breaks"
    assert match.refusal(Discard(A1)) == "C11 not-violated"
    assert match.do(Discard(C1)).stage == Turn(TWO)


def test_the_other_swap_of_that_row_leaves_the_first_pair() -> None:
    match = Match([248, 184, "?106"]).do(Reveal(C1), Swap((B1, C1)))
    assert match.area == {A1: "248", B1: "106", C1: "184"}
    assert match.moves == {Discard(A1), Discard(B1)}


def test_in_the_square_of_106_and_46_over_83_and_29_only_the_double_swap_is_allowed() -> None:
    match = Match([106, "46.5"], [83, "?29.5"]).do(Reveal(B1))
    assert match.moves == {DoubleSwap((A1, B1), (A2, B2))}
    assert match.refusal(Swap((A1, B1))) == "C11 swap-breaks"
    assert match.refusal(Discard(A1)) == "C11 swap-first"
    match.do(DoubleSwap((A1, B1), (A2, B2)))
    assert (match.area, match.stage) == ({A1: "29.5", B1: "83", A2: "46.5", B2: "106"}, Turn(TWO))
    assert match.said == ["C11 swapped", "C11 swapped", "C3 turn"]


def test_a_swap_is_refused_where_it_would_violate_a_pair_that_was_in_order() -> None:
    match = Match([6, 5], ["?5.5", None]).do(Reveal(A1))  # swapped, the 5 would lie over the 5.5
    assert match.moves == {Discard(A2), Discard(B2)}
    assert match.refusal(Swap((A2, B2))) == "C11 swap-breaks"
    assert Match([6, 5], ["?4.5", None]).do(Reveal(A1)).moves == {Swap((A2, B2))}


def test_a_swap_is_refused_though_it_would_leave_fewer_violated_pairs() -> None:
    match = Match([5, 3], ["?3.5", 4]).do(Reveal(A1))
    assert set(violations(match.position)) == {(A2, B2), (B1, B2)}
    assert match.moves == {Discard(B1), Discard(A2), Discard(B2)}


def test_each_step_of_a_repair_leaves_fewer_violated_pairs() -> None:
    match = Match([9, 8, 7], [6, 5, 4], [3, 2, "?1"]).do(Reveal(C1))
    before = len(violations(match.position))
    assert before == 6
    while isinstance(match.stage, Repairing):
        match.do(COMPARITY.moves(match.position)[0])
        assert len(violations(match.position)) < before
        before = len(violations(match.position))
    assert before == 0


# C12 and C13: what leaves, and joining the area again.


def row_split() -> Match:
    """The 248 of 184, 248, 106 is discarded, and the area falls in two."""
    return Match([184, 248, 106], stage=Repairing(ONE, None)).do(Discard(B1))


def test_a_discarded_card_is_out_of_the_match_and_swapped_cards_stay_open() -> None:
    match = Match([184, 248, 106], stage=Repairing(ONE, None)).do(Discard(C1))
    assert match.position.discarded == ("n106",)
    assert match.refusal(Play(CardId("n106"), C1)) == "C12 discarded-card"
    swapped = Match([2, 1], stage=Repairing(ONE, None)).do(Swap((A1, B1)))
    assert all(one.is_open for one in swapped.position.area.values())


def test_a_discard_that_splits_the_area_is_joined_at_once_by_the_checker() -> None:
    match = row_split()
    assert (match.stage, match.said) == (Reconnecting(ONE, None), ["C12 discarded", "C13 split"])
    assert match.moves == {Play(None, B1)}
    assert match.refusal(play(D1)) == "C13 not-reconnecting"
    match.do(play(B1))
    assert (match.stage, match.hands, match.said[0]) == (Turn(TWO), [6, 7, 7], "C13 reconnects")


def test_a_card_that_reconnects_makes_no_duet_and_may_lie_elsewhere() -> None:
    match = Match(["?7", None, "?8"], [184, 248, 106], stage=Repairing(ONE, None)).do(Discard(B1))
    assert match.moves == {Play(None, B1), Play(None, B2)}
    assert match.do(play(B2)).stage == Turn(TWO)


def test_repair_goes_on_after_the_area_was_joined_again() -> None:
    match = Match([2, 3, 1, 9, 12, 13, 11], stage=Repairing(ONE, None))  # each swap would violate the pair left of it
    assert match.moves == {Discard(cell) for cell in ((1, 0), (2, 0), (5, 0), (6, 0))}
    match.do(Discard((1, 0)), play((1, 0)))
    assert (match.stage, match.moves) == (Repairing(ONE, None), {Discard((5, 0)), Discard((6, 0))})
    assert match.do(Discard((6, 0))).stage == Turn(TWO)


def test_after_a_duets_check_the_checker_has_a_turn_though_the_area_had_to_be_joined() -> None:
    settling = Duet(TWO, ONE, is_trio=True)  # and the violation that was found forfeits the bonus
    match = Match([184, 248, 106], stage=Repairing(TWO, settling)).do(Discard(B1))
    assert match.stage == Reconnecting(TWO, settling)
    assert match.do(play(B1)).stage == Turn(TWO)


# C14: drawing.


def test_cards_come_from_the_pile_while_it_lasts_and_then_from_the_left_neighbour_on() -> None:
    match = Match([2, "?1"], pile=2, stage=Turn(TWO), hands=[7, 5, 4]).do(Reveal(B1))
    assert (match.hands, match.position.pile) == ([10, 4, 4], 0)
    assert match.said[-3:] == ["C14 pile-empty", "C14 gives", "C11 repair"]
    match = Match([2, "?1"], pile=1, stage=Turn(TWO), hands=[7, 5, 4]).do(Reveal(B1))
    assert (match.hands, match.position.pile) == ([10, 4, 3], 0)


def test_giving_goes_round_as_often_as_needed() -> None:
    match = Match([2, "?1"], pile=0, players=2, hands=[3, 5], stage=Turn(ONE)).do(Reveal(B1))
    assert match.hands == [1, 7]  # the first seat gave what it could, and is passed over with one card left
    assert match.said[-2:] == ["C14 none-left", "C11 repair"]


def test_who_holds_one_card_is_passed_over() -> None:
    match = Match([1, "?2"], pile=0, hands=[4, 1, 4]).do(Reveal(B1))
    assert match.hands == [6, 1, 2]


def test_a_draw_that_nobody_can_give_counts_as_made() -> None:
    match = Match(["?1", None, "?900"], [None, "?2", None], pile=0, hands=[2, 1, 1]).do(play(B2), Draw())
    assert (match.hands, match.stage, match.position.due) == ([1, 1, 1], Bonus(ONE, TWO), None)
    assert match.said == ["C5 draws", "C14 none-left", "C6 bonus"]


# C15: the end.


@pytest.mark.parametrize("rows", [[["?1"]], [["?3", None], ["?1", "?2"]], AROUND])
def test_who_plays_their_last_card_wins_at_once_whatever_it_makes(rows: Any) -> None:
    match = Match(*rows, hands=[1, 5, 5])
    match.do(play(B2 if len(match.area) > 1 else B1))
    assert isinstance(match.stage, Over)
    assert (match.stage.seat, match.said, match.moves) == (ONE, ["C4 plays", "C15 wins"], set())
    assert (COMPARITY.view(match.position).winners, COMPARITY.view(match.position).turn) == ((ONE,), None)


def test_a_bonus_card_can_be_the_last() -> None:
    match = trio(hands=[2, 5, 5]).do(Draw(), play(A1, 1))
    assert isinstance(match.stage, Over)
    assert (match.stage.seat, match.said) == (ONE, ["C6 plays-bonus", "C15 wins"])


def test_a_card_that_reconnects_can_be_the_last_and_repair_lapses() -> None:
    match = Match([184, 248, 106, 105], hands=[1, 5, 5], stage=Repairing(ONE, None)).do(Swap((C1, D1)), Discard(B1), play(B1))
    assert isinstance(match.stage, Over)
    assert (match.stage.seat, match.said) == (ONE, ["C13 reconnects", "C15 wins"])


def test_nothing_is_played_when_the_match_is_over() -> None:
    match = Match(["?1"], hands=[1, 5, 5]).do(play(B1))
    assert match.refusal(play(C1, 1)) == "C24 none-due"
    assert match.refusal(Reveal(A1)) == "C7 no-check-now"


def test_one_card_left_is_said() -> None:
    assert Match(["?1"], hands=[2, 5, 5]).do(play(B1)).said == ["C4 plays", "E8 one-card", "C3 turn"]


# C16: nothing to check.


@pytest.mark.parametrize("rows", [[["?1"]], [[1, 2]], [[1, 2], [0, None]]])
def test_who_can_check_nothing_must_play(rows: Any) -> None:
    match = Match(*rows)
    assert {type(move) for move in match.moves} == {Play}
    assert COMPARITY.expectation(match.position, Difference(0.0)).key == "must-play"


def test_a_duet_always_leaves_the_card_that_made_it_to_be_checked() -> None:
    match = Match([3, None], [1, 2]).do(play(B2))
    assert match.moves == {Draw(), Reveal(B2)}
    assert match.do(Reveal(B2)).stage == Turn(TWO)
