"""Positions of Comparity worked by hand, which the oracle itself has to get right."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Any

import pytest

from companion.core.games.comparity.oracle import Act, Cell, Pair, Table

LANDMARKS = {
    "spasskaya": 71, "lincoln": 83, "dome": 29.5, "nabemba": 106, "kalyan": 46.5, "colossus": 46.5,
    "twin-towers": 526.7, "torre-foster": 248.3, "mercury-city": 338.8, "space-needle": 184,
}  # fmt: skip
LANDMARKS_LAID = {
    "A3": "spasskaya", "B3": "lincoln", "B2": "dome", "C2": "nabemba", "C4": "mercury-city",
    "D4": "torre-foster", "D3": "colossus", "D2": "kalyan", "D1": "twin-towers",
}  # fmt: skip
MOVIES = {
    "sith": 2005, "america": 1984, "indiana": 1984, "the-game": 1997, "terminator": 1984, "groundhog": 1993,
    "megamind": 2010, "iron-man": 2008, "beauty": 1999, "leon": 1994, "potter": 2001,
}  # fmt: skip
MOVIES_A = {
    "A4": "sith", "B4": "america", "C4": "indiana", "B3": "the-game", "A2": "terminator", "B2": "groundhog",
    "C2": "megamind", "D2": "iron-man", "C1": "beauty",
}  # fmt: skip
MOVIES_B = {
    "C4": "iron-man", "D4": "megamind", "B3": "leon", "D3": "terminator", "A2": "beauty", "B2": "sith",
    "C2": "america", "D2": "indiana", "B1": "groundhog", "C1": "the-game",
}  # fmt: skip
PILE = [f"p{number}" for number in range(9)]


def cell(name: str) -> Cell:
    return ord(name[0]) - ord("A"), int(name[1:]) - 1


def pair(one: str, other: str) -> Pair:
    return cell(one), cell(other)


def discards(*names: str) -> list[Act]:
    return [("discard", cell(name)) for name in names]


def plays(*names: str) -> list[Act]:
    return [("play", cell(name)) for name in names]


def kinds(table: Table) -> set[str]:
    return {act[0] for act in table.legal()}


def table_of(
    laid: Mapping[str, str],
    values: Mapping[str, float],
    *,
    closed: Sequence[str] = (),
    hands: Sequence[Sequence[str]] = (("a1", "a2", "a3"), ("b1", "b2", "b3")),
    pile: Sequence[str] = PILE,
    **options: Any,
) -> Table:
    """The cards laid are open unless named as closed; seat 0 has a usual turn."""
    table = Table(hands, ["opening", *pile], values, 0, **options)
    table.area = {cell(name): card for name, card in laid.items()}
    table.open = set(laid.values()) - set(closed)
    return table


def numbers(rows: Sequence[Sequence[float | None]], closed: Sequence[str], *, new: float = 0, **options: Any) -> Table:
    """Rows from the top down; each card is named by its number, but for `new`, which is still in a hand."""
    laid = {
        f"{chr(ord('A') + x)}{len(rows) - y}": f"{number}"
        for y, row in enumerate(rows)
        for x, number in enumerate(row)
        if number is not None
    }
    return table_of(laid, {"new": new, **{card: float(card) for card in laid.values()}}, closed=closed, **options)


def names_of_area(table: Table) -> dict[Cell, str]:
    return dict(sorted(table.area.items()))


def test_the_top_card_opens_the_area_closed_and_only_plays_beside_it_are_left() -> None:
    table = Table([["a"], ["b"]], ["top", "next"], {}, 1)
    assert (table.area, table.open, table.pile, table.hands) == ({(0, 0): "top"}, set(), ["next"], [["a"], ["b"]])
    assert (table.seat, table.waiting, table.winner) == (1, "turn", None)
    assert table.legal() == [("play", (-1, 0)), ("play", (0, -1)), ("play", (0, 1)), ("play", (1, 0))]


def test_hands_and_pile_handed_in_are_not_changed() -> None:
    hands, pile = [["a", "c"], ["b", "d"]], ["top", "next"]
    table = Table(hands, pile, {}, 0)
    table.act(("play", (1, 0)), "a")
    assert (hands, pile) == ([["a", "c"], ["b", "d"]], ["top", "next"])


def test_an_unknown_house_rule_and_an_unknown_seat_are_refused() -> None:
    with pytest.raises(ValueError, match="trio_bonus"):
        Table([["a"], ["b"]], ["top"], {}, 0, trio_bonus="never")
    with pytest.raises(ValueError, match="seat 2"):
        Table([["a"], ["b"]], ["top"], {}, 2)


def test_a_play_with_one_neighbour_passes_the_turn() -> None:
    table = Table([["a", "c"], ["b", "d"]], ["top"], {}, 0)
    table.act(("play", (0, 1)), "c")
    assert (table.area, table.hands) == ({(0, 0): "top", (0, 1): "c"}, [["a"], ["b", "d"]])
    assert (table.seat, table.waiting, table.open) == (1, "turn", set())


def test_the_last_seat_hands_on_to_the_first() -> None:
    table = Table([["a", "b"], ["c", "d"], ["e", "f"]], ["top"], {}, 2)
    table.act(("play", (0, 1)), "e")
    assert table.seat == 0


@pytest.mark.parametrize(
    ("act", "card"),
    [
        (("play", (1, 1)), "a"),  # a corner only
        (("play", (0, 0)), "a"),  # occupied
        (("play", (0, 1)), "b"),  # not the player's own
        (("play", (0, 1)), None),
        (("check", (0, 0)), None),  # no neighbour
        (("draw",), None),
        (("verdict",), None),
        (("decline",), None),
    ],
)
def test_what_is_not_legal_is_refused_and_changes_nothing(act: Act, card: str | None) -> None:
    table = Table([["a", "c"], ["b", "d"]], ["top"], {"top": 1}, 0)
    before = (dict(table.area), [list(hand) for hand in table.hands], table.seat, table.waiting, set(table.open))
    with pytest.raises(ValueError, match=r"is not allowed|holds no"):
        table.act(act, card)
    assert (table.area, table.hands, table.seat, table.waiting, table.open) == before


def test_who_plays_the_last_card_wins_at_once_though_it_makes_a_duet() -> None:
    table = numbers([[1, 2], [3, None]], [], hands=[["a"], ["b", "c"]])
    table.act(("play", cell("B1")), "a")
    assert (table.winner, table.waiting, table.legal(), table.draws) == (0, "over", [], [])


def test_with_every_card_open_only_plays_are_left() -> None:
    assert kinds(numbers([[1, 2]], [])) == {"play"}


def test_a_card_with_no_open_neighbour_needs_exactly_one_more_revealed() -> None:
    table = numbers([[1, 2, 3]], ["1", "2", "3"])
    table.act(("check", cell("B1")))
    assert (table.waiting, table.seat, table.open) == ("check", 0, {"2"})
    assert table.legal() == [("neighbour", cell("A1")), ("neighbour", cell("C1"))]
    table.act(("neighbour", cell("C1")))
    assert (table.open, table.seat, table.waiting) == ({"2", "3"}, 1, "turn")
    assert table.draws == [(0, "distrust", 2, ())]


def test_a_card_with_an_open_and_a_closed_neighbour_waits_for_a_choice() -> None:
    table = numbers([[1, 2, 3]], ["2", "3"])
    table.act(("check", cell("B1")))
    assert table.legal() == [("neighbour", cell("C1")), ("verdict",)]
    table.act(("verdict",))
    assert (table.open, table.seat) == ({"1", "2"}, 1)


def test_the_verdict_comes_by_itself_when_no_neighbour_is_left_to_reveal() -> None:
    table = numbers([[1, 2, 3]], ["2"])
    table.act(("check", cell("B1")))
    assert (table.waiting, table.seat, table.draws) == ("turn", 1, [(0, "distrust", 2, ())])
    assert table.hands[0] == ["a1", "a2", "a3", "p0", "p1"]


def test_an_open_card_cannot_be_checked() -> None:
    assert [act for act in numbers([[1, 2, 3]], ["2"]).legal() if act[0] == "check"] == [("check", cell("B1"))]


def test_equal_values_are_never_a_violation_and_neither_are_corners() -> None:
    assert numbers([[5, None], [5.0, 9]], []).violations() == []
    assert numbers([[None, 5], [9, None]], []).violations() == []


def test_decimals_and_floats_of_one_deck_are_compared_exactly() -> None:
    table = table_of({"A1": "one", "B1": "other"}, {"one": Decimal("46.5"), "other": 46.5})  # type: ignore[dict-item]
    assert table.violations() == []


def test_a_violation_elsewhere_counts_though_this_check_did_not_open_it() -> None:
    table = numbers([[9, 1, 12, 13]], ["13"])
    table.act(("check", cell("D1")))
    assert (table.draws, table.waiting, table.seat) == ([(1, "penalty", 3, ())], "repair", 0)


def test_the_player_before_the_checker_draws_three_guilty_or_not() -> None:
    table = numbers([[2, 1]], ["1"], hands=[["a"], ["b"], ["c"]])
    table.act(("check", cell("B1")))
    assert table.draws == [(2, "penalty", 3, ())]
    assert table.hands == [["a"], ["b"], ["c", "p0", "p1", "p2"]]
    table.act(("swap", *pair("A1", "B1")))
    assert (table.area, table.open) == ({cell("A1"): "1", cell("B1"): "2"}, {"1", "2"})
    assert (table.seat, table.waiting) == (1, "turn")


def duet(**options: Any) -> Table:
    """Seat 0 lays a 6 at B2 of `5 _ / 1 4`, where 5 and 1 are closed; seat 1 has to settle."""
    table = numbers([[5, None], [1, 4]], ["5", "1"], new=6, hands=[["new", "a"], ["b", "bb"], ["c", "cc"]], **options)
    table.act(("play", cell("B2")), "new")
    return table


def test_a_duet_is_settled_by_a_draw_or_a_check_and_then_comes_the_usual_turn() -> None:
    table = duet()
    assert (table.waiting, table.seat) == ("duet", 1)
    assert table.legal() == [*[("check", cell(name)) for name in ("A1", "A2", "B2")], ("draw",)]
    table.act(("draw",))
    assert (table.waiting, table.seat, table.draws, table.hands[1]) == ("turn", 1, [(1, "duet", 1, ())], ["b", "bb", "p0"])


def test_a_duet_check_without_a_violation_costs_two_and_leaves_the_usual_turn() -> None:
    table = duet()
    table.act(("check", cell("B2")))
    table.act(("verdict",))
    assert (table.waiting, table.seat, table.draws) == ("turn", 1, [(1, "distrust", 2, ())])
    table.act(("check", cell("A2")))  # the usual turn may be a check again
    table.act(("verdict",))
    assert (table.seat, table.waiting) == (2, "turn")


def test_in_a_duet_check_its_maker_draws_and_after_the_repair_the_checker_has_a_turn() -> None:
    table = numbers([[5, None], [1, 9]], ["5", "1"], new=7, hands=[["new", "a"], ["b", "bb"], ["c", "cc"]])
    table.act(("play", cell("B2")), "new")
    table.act(("check", cell("B2")))
    table.act(("verdict",))
    assert (table.draws, table.waiting, table.seat) == ([(0, "penalty", 3, ())], "repair", 1)
    table.act(("swap", *pair("B1", "B2")))
    assert (table.waiting, table.seat, table.violations()) == ("turn", 1, [])


def trio(*, new: float = 4, **options: Any) -> Table:
    """Seat 0 lays a card at B2 of `3 _ 5 / 1 2 4.5`; seat 1 has to settle."""
    hands = options.pop("hands", [["new", "a", "aa"], ["b", "bb"], ["c", "cc"]])
    table = numbers([[3, None, 5], [1, 2, 4.5]], [], new=new, hands=hands, **options)
    table.act(("play", cell("B2")), "new")
    return table


def test_a_trio_settled_by_a_draw_gives_its_maker_a_bonus_that_makes_no_duet() -> None:
    table = trio()
    assert (table.waiting, table.seat) == ("duet", 1)
    table.act(("draw",))
    assert (table.waiting, table.seat, kinds(table)) == ("bonus", 0, {"play", "decline"})
    table.area[cell("A3")] = "wall"  # so that B3 touches two cards
    table.act(("play", cell("B3")), "aa")
    assert (table.waiting, table.seat, table.hands[0]) == ("turn", 1, ["a"])


def test_a_trio_settled_by_a_check_without_violation_gives_the_bonus_after_the_draw() -> None:
    table = trio()
    table.act(("check", cell("B2")))
    assert (table.draws, table.waiting, table.seat) == ([(1, "distrust", 2, ())], "bonus", 0)


def test_a_declined_bonus_leaves_the_turn_with_who_settled() -> None:
    table = trio()
    table.act(("draw",))
    table.act(("decline",))
    assert (table.waiting, table.seat, table.hands[0]) == ("turn", 1, ["a", "aa"])
    table.act(("play", cell("A3")), "b")
    assert (table.waiting, table.seat) == ("turn", 2)


def test_a_bonus_that_must_be_played_cannot_be_declined() -> None:
    table = trio(trio_bonus="must")
    table.act(("draw",))
    assert kinds(table) == {"play"}


def test_a_check_that_found_a_violation_forfeits_the_bonus() -> None:
    table = trio(new=6)
    table.act(("check", cell("B2")))
    assert (table.waiting, table.seat, table.draws) == ("repair", 1, [(0, "penalty", 3, ())])
    assert table.violations() == [pair("B2", "C2")]
    table.act(("swap", *pair("B2", "C2")))
    assert (table.waiting, table.seat) == ("turn", 1)


def test_a_bonus_is_not_lost_when_nobody_can_give_the_drawn_card() -> None:
    table = trio(hands=[["new", "a"], ["b"], ["c"]], pile=[])
    table.act(("draw",))
    assert (table.draws, table.waiting, table.seat) == ([(1, "duet", 0, ())], "bonus", 0)


def test_the_bonus_card_may_be_the_last_and_wins_at_once() -> None:
    table = trio(hands=[["new", "a"], ["b"], ["c"]])
    table.act(("draw",))
    table.act(("play", cell("A3")), "a")
    assert (table.winner, table.waiting, table.legal()) == (0, "over", [])


def test_four_neighbours_are_a_trio_too() -> None:
    table = numbers([[None, 9, None], [1, None, 5], [None, 2, None]], [], hands=[["new", "a"], ["b"]])
    table.act(("play", cell("B2")), "new")
    table.act(("draw",))
    assert (table.waiting, table.seat) == ("bonus", 0)


def test_in_the_row_248_184_106_either_swap_is_allowed_and_a_discard_follows() -> None:
    table = numbers([[248, 184, 106]], ["106"])
    table.act(("check", cell("C1")))
    assert table.violations() == [pair("A1", "B1"), pair("B1", "C1")]
    assert table.legal() == [("swap", *pair("A1", "B1")), ("swap", *pair("B1", "C1"))]
    table.act(("swap", *pair("A1", "B1")))
    assert list(names_of_area(table).values()) == ["184", "248", "106"]
    assert table.legal() == discards("B1", "C1")
    table.act(("discard", cell("C1")))
    assert (table.discarded, table.open, table.seat, table.waiting) == (["106"], {"184", "248"}, 1, "turn")


def test_the_other_swap_of_the_row_leaves_the_first_two_cards_to_discard_from() -> None:
    table = numbers([[248, 184, 106]], ["106"])
    table.act(("check", cell("C1")))
    table.act(("swap", *pair("B1", "C1")))
    assert list(names_of_area(table).values()) == ["248", "106", "184"]
    assert table.legal() == discards("A1", "B1")


def test_two_violations_that_block_each_other_are_swapped_at_once() -> None:
    table = numbers([[106, 46.5], [83, 29.5]], ["29.5"])
    table.act(("check", cell("B1")))
    assert table.violations() == [pair("A1", "B1"), pair("A2", "B2")]
    assert table.legal() == [("double", pair("A1", "B1"), pair("A2", "B2"))]
    table.act(("double", pair("A1", "B1"), pair("A2", "B2")))
    assert names_of_area(table) == {
        cell("A1"): "29.5", cell("A2"): "46.5", cell("B1"): "83", cell("B2"): "106",
    }  # fmt: skip
    assert (table.waiting, table.seat, table.discarded, len(table.open)) == ("turn", 1, [], 4)


def test_two_violations_that_share_a_card_are_never_swapped_at_once() -> None:
    # 12 > 5 cannot be swapped for the 9, nor 8 > 5 for the 7; both exchanges in turn would mend all, but share B3.
    table = numbers([[12, 5, 9], [None, 8, None], [None, 7, None]], ["5"])
    table.act(("check", cell("B3")))
    assert table.violations() == [pair("A3", "B3"), pair("B2", "B3")]
    assert table.legal() == discards("A3", "B2", "B3")


def test_two_apart_violations_are_swapped_one_by_one_in_any_order() -> None:
    table = numbers([[2, 1, 30, 20]], ["20"])
    table.act(("check", cell("D1")))
    assert table.legal() == [("swap", *pair("A1", "B1")), ("swap", *pair("C1", "D1"))]
    table.act(("swap", *pair("C1", "D1")))
    assert (table.waiting, table.seat, table.legal()) == ("repair", 0, [("swap", *pair("A1", "B1"))])
    table.act(("swap", *pair("A1", "B1")))
    assert (table.waiting, table.seat, len(table.draws)) == ("turn", 1, 1)


def test_one_card_wrong_with_two_neighbours_is_mended_either_way() -> None:
    for first in (pair("B1", "B2"), pair("A2", "B2")):
        table = numbers([[106, 46.5], [None, 83]], ["46.5"])
        table.act(("check", cell("B2")))
        assert table.violations() == [pair("A2", "B2"), pair("B1", "B2")]
        assert table.legal() == [("swap", *pair("A2", "B2")), ("swap", *pair("B1", "B2"))]
        table.act(("swap", *first))
        while table.waiting == "repair":
            assert kinds(table) == {"swap"}
            table.act(table.legal()[0])
        assert (table.violations(), table.discarded) == ([], [])


def test_a_discard_that_splits_the_area_is_reconnected_by_the_checker() -> None:
    table = numbers([[4, 9, 5, 5.5]], ["9"], hands=[["a", "aa"], ["b", "bb"]])
    table.act(("check", cell("B1")))
    assert table.legal() == discards("B1", "C1")  # the swap would set 9 before 5.5
    table.act(("discard", cell("B1")))
    assert (table.waiting, table.seat, table.legal()) == ("reconnect", 0, plays("B1"))
    table.act(("play", cell("B1")), "aa")
    assert (table.area[cell("B1")], table.hands[0], "aa" in table.open) == ("aa", ["a"], False)
    assert (table.waiting, table.seat) == ("turn", 1)  # two neighbours, and yet no Duet


def test_repair_goes_on_after_the_reconnection() -> None:
    # 30 > 20 cannot be swapped (25 right of it); both discards of it split; 40 > 31 stands further on likewise.
    table = numbers([[10, 30, 20, 25, 40, 31, 35]], ["30"])
    table.act(("check", cell("B1")))
    assert table.violations() == [pair("B1", "C1"), pair("E1", "F1")]
    assert table.legal() == discards("B1", "C1", "E1", "F1")
    table.act(("discard", cell("C1")))
    table.act(("play", cell("C1")), "a1")
    assert (table.waiting, table.seat, table.legal()) == ("repair", 0, discards("E1", "F1"))
    table.act(("discard", cell("E1")))
    table.act(("play", cell("E1")), "a2")
    assert (table.waiting, table.seat, table.draws) == ("turn", 1, [(1, "penalty", 3, ())])
    assert (table.discarded, table.hands[0]) == (["20", "40"], ["a3"])


def test_a_reconnection_in_a_duet_check_leaves_the_usual_turn_to_the_checker() -> None:
    table = numbers([[4, 9, 5, 5.5]], ["9"])
    table.waiting = "duet"
    table.act(("check", cell("B1")))
    table.act(("discard", cell("B1")))
    table.act(("play", cell("B1")), "a1")
    assert (table.waiting, table.seat) == ("turn", 0)


def test_the_reconnecting_card_may_be_the_last_and_wins_with_violations_still_lying() -> None:
    # Seat 1 draws from an empty pile: seat 0 gives one of two and keeps the card that rejoins.
    table = numbers([[10, 30, 20, 25, 40, 31, 35]], ["30"], hands=[["a", "aa"], ["b"]], pile=[])
    table.act(("check", cell("B1")))
    assert (table.draws, table.hands) == ([(1, "penalty", 0, (0,))], [["aa"], ["b", "a"]])
    table.act(("discard", cell("B1")))
    table.act(("play", cell("B1")), "aa")
    assert (table.winner, table.waiting, table.legal()) == (0, "over", [])
    assert table.violations() == [pair("E1", "F1")]


def test_an_empty_pile_is_followed_by_the_others_from_the_left_as_often_round_as_needed() -> None:
    hands = [["a1", "a2"], ["b1"], ["c1", "c2", "c3"], ["d1", "d2"]]
    table = numbers([[2, 1]], ["1"], hands=hands, pile=[])
    table.seat = 2  # so that seat 1 draws three: from 2, 3, 0
    table.act(("check", cell("B1")))
    assert table.draws == [(1, "penalty", 0, (2, 3, 0))]
    assert table.hands == [["a2"], ["b1", "c1", "d1", "a1"], ["c2", "c3"], ["d2"]]


def test_a_second_round_passes_over_who_is_down_to_one_card() -> None:
    table = numbers([[2, 1]], ["1"], hands=[["a1", "a2"], ["b1", "b2", "b3"], ["c1"]], pile=["p"])
    table.act(("check", cell("B1")))  # seat 2 draws three: pile, then seats 0 and 1
    assert table.draws == [(2, "penalty", 1, (0, 1))]
    table = numbers([[2, 1]], ["1"], hands=[["a1", "a2"], ["b1", "b2", "b3"], ["c1"]], pile=[])
    table.act(("check", cell("B1")))  # seats 0, 1, then not 0, so 1 again
    assert table.draws == [(2, "penalty", 0, (0, 1, 1))]
    assert table.hands == [["a2"], ["b3"], ["c1", "a1", "b1", "b2"]]


def test_a_drawing_ends_short_when_everybody_else_holds_one_card() -> None:
    table = numbers([[1, 2]], ["2"], hands=[["a"], ["b1", "b2"], ["c"]], pile=[])
    table.act(("check", cell("B1")))
    assert (table.draws, table.hands) == ([(0, "distrust", 0, (1,))], [["a", "b1"], ["b2"], ["c"]])
    assert (table.waiting, table.seat) == ("turn", 1)


def test_who_gives_chooses_the_card() -> None:
    asked: list[tuple[int, list[str]]] = []

    def give_the_last(seat: int, hand: list[str]) -> str:
        asked.append((seat, hand))
        return hand[-1]

    table = numbers([[1, 2]], ["2"], hands=[["a"], ["b1", "b2"], ["c1", "c2"]], pile=[], give=give_the_last)
    table.act(("check", cell("B1")))
    assert asked == [(1, ["b1", "b2"]), (2, ["c1", "c2"])]
    assert table.hands == [["a", "b2", "c2"], ["b1"], ["c1"]]


def test_in_a_duet_too_the_others_give_when_the_pile_is_empty() -> None:
    table = duet(pile=[])
    table.act(("draw",))
    assert (table.draws, table.waiting, table.seat) == ([(1, "duet", 0, (2,))], "turn", 1)
    assert table.hands == [["a"], ["b", "bb", "c"], ["cc"]]


def test_the_landmarks_examples_come_out_as_the_rulebook_tells_them() -> None:
    hands = [["space-needle", "a1", "a2", "a3"], ["b1", "b2", "b3"]]
    table = table_of(LANDMARKS_LAID, LANDMARKS, closed=["nabemba", "twin-towers"], hands=hands)
    assert table.violations() == [pair("C4", "D4")]
    table.open.remove("torre-foster")  # the card whose check finds it
    table.act(("check", cell("D4")))
    assert table.legal() == [("swap", *pair("C4", "D4"))]
    table.act(("swap", *pair("C4", "D4")))
    assert (table.violations(), table.seat) == ([], 1)

    table.act(("check", cell("D1")))
    assert table.violations() == [pair("D1", "D2")]
    assert table.legal() == discards("D1", "D2")
    table.act(("discard", cell("D1")))
    assert (table.waiting, table.seat, table.discarded) == ("turn", 0, ["twin-towers"])

    table.act(("check", cell("C2")))
    assert table.violations() == [pair("C2", "D2")]
    assert table.legal() == discards("C2", "D2")
    table.act(("discard", cell("C2")))
    assert (table.waiting, table.seat, table.legal()) == ("reconnect", 0, plays("B4", "C2", "C3"))
    table.act(("play", cell("B4")), "space-needle")
    assert (table.waiting, table.seat, table.violations()) == ("turn", 1, [])
    assert [draw[:2] for draw in table.draws] == [(1, "penalty"), (0, "penalty"), (1, "penalty")]


def test_the_other_discard_of_the_landmarks_example_leaves_three_pieces_and_one_way_to_rejoin_them() -> None:
    table = table_of(LANDMARKS_LAID, LANDMARKS, closed=["nabemba", "twin-towers"])
    table.area[cell("C4")], table.area[cell("D4")] = "torre-foster", "mercury-city"
    table.act(("check", cell("D1")))
    table.act(("discard", cell("D2")))
    assert (table.waiting, table.legal()) == ("reconnect", plays("D2"))


def test_a_card_above_the_dome_makes_no_duet() -> None:
    table = table_of({"B1": "dome", "C1": "nabemba", "C0": "kalyan"}, LANDMARKS, hands=[["lincoln", "a"], ["b"]])
    assert ("play", cell("B2")) in table.legal()
    table.act(("play", cell("B2")), "lincoln")
    assert (table.waiting, table.seat) == ("turn", 1)


def test_the_first_movies_examples_come_out_as_the_rulebook_tells_them() -> None:
    table = table_of(MOVIES_A, MOVIES, closed=["sith", "the-game", "iron-man"])
    table.act(("check", cell("D2")))
    assert table.violations() == [pair("C2", "D2")]
    assert table.legal() == [("swap", *pair("C2", "D2"))]
    table.act(("swap", *pair("C2", "D2")))
    assert (table.violations(), table.seat) == ([], 1)

    table.act(("check", cell("A4")))
    assert table.violations() == [pair("A4", "B4")]
    assert table.legal() == discards("A4", "B4")
    table.act(("discard", cell("A4")))
    assert (table.waiting, table.seat, table.discarded) == ("turn", 0, ["sith"])


def test_the_second_movies_example_comes_out_as_the_rulebook_tells_it() -> None:
    table = table_of(MOVIES_B, MOVIES, closed=["sith", "the-game"], hands=[["potter", "a"], ["b", "bb"]])
    assert table.violations() == []
    table.act(("check", cell("C1")))
    assert table.violations() == [pair("C1", "C2")]
    assert table.legal() == discards("C1", "C2")
    table.act(("discard", cell("C2")))
    assert (table.waiting, table.legal()) == ("reconnect", plays("B4", "C2", "C3", "D1"))
    table.act(("play", cell("B4")), "potter")
    assert (table.waiting, table.seat, table.discarded) == ("turn", 1, ["america"])


def random_match(seed: int) -> tuple[Table, int, set[str]]:
    chance = random.Random(seed)
    players = chance.randint(2, 5)
    deck = [f"card-{number}" for number in range(75)]
    values = {card: chance.choice([chance.randint(1, 60), chance.randint(1, 600) / 10]) for card in deck}
    chance.shuffle(deck)
    hands = [deck[7 * seat : 7 * seat + 7] for seat in range(players)]
    pile = deck[7 * players :][: {2: 15, 3: 20, 4: 35, 5: 40}[players]]
    in_play = sorted([card for hand in hands for card in hand] + pile)
    table = Table(hands, pile, values, chance.randrange(players), give=lambda _seat, hand: chance.choice(hand))
    acts = 0
    waited: set[str] = set()
    while table.waiting != "over" and acts < 400:
        waited.add(table.waiting)
        by_kind: dict[str, list[Act]] = {}
        for act in table.legal():
            by_kind.setdefault(act[0], []).append(act)
        act = chance.choice(by_kind[chance.choice(sorted(by_kind))])
        waited.add(act[0])
        table.act(act, chance.choice(table.hands[table.seat]) if act[0] == "play" else None)
        acts += 1
        held = [card for hand in table.hands for card in hand]
        assert sorted(held + table.pile + table.discarded + list(table.area.values())) == in_play
        assert table.open <= set(table.area.values())
        assert table.violations() == [] or table.waiting in ("check", "repair", "reconnect", "over")
    return table, acts, waited


@pytest.mark.exam
def test_200_random_matches_conserve_their_cards_and_end() -> None:
    met: set[str] = set()
    for seed in range(200):
        table, acts, waited = random_match(seed)
        assert table.waiting == "over", f"match {seed} has not ended after {acts} acts"
        assert table.winner is not None
        assert table.hands[table.winner] == []
        assert [seat for seat, hand in enumerate(table.hands) if not hand] == [table.winner]
        met |= waited
    assert met >= {"turn", "duet", "check", "repair", "reconnect", "bonus"}
    assert met >= {"play", "draw", "neighbour", "verdict", "swap", "double", "discard", "decline"}
