"""Positions of Cardline worked by hand, which the oracle itself has to get right."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from decimal import Decimal

import pytest

from companion.core.games.cardline.oracle import Shown, Table

Shuffle = Callable[[list[str]], list[str]]


def table_of(*hands: str, pile: str = "o50", first: int = 0, shuffled: Shuffle | None = None) -> Table:
    """A card is named by a letter and its value; o50 usually opens the line, so 0 goes before it and 1 behind it."""
    split = [hand.split() for hand in hands]
    cards = [card for hand in [*split, pile.split()] for card in hand]
    return Table(split, pile.split(), {card: int(card[1:]) for card in cards}, first, shuffled)


def play(table: Table, *plays: tuple[int, str]) -> Table:
    for gap, card in plays:
        table.act(("play", gap), card)
    return table


def where(table: Table) -> tuple[str, int, set[int], int]:
    return table.waiting, table.seat, table.played, table.rounds


def heaps(table: Table) -> tuple[list[str], list[list[str]], list[str], list[str]]:
    return table.line, table.hands, table.pile, table.box


def ending(table: Table) -> tuple[str, tuple[int, ...], set[int], int]:
    return table.waiting, table.winners, table.is_out, table.rounds


def test_the_top_card_opens_the_line_and_either_side_of_it_is_open_to_play() -> None:
    table = table_of("a10 a20", "b10", pile="o50 p1 p2", first=1)
    assert heaps(table) == (["o50"], [["a10", "a20"], ["b10"]], ["p1", "p2"], [])
    assert where(table) == ("turn", 1, set(), 0)
    assert (table.is_out, table.winners, table.last) == (set(), (), None)
    assert table.legal() == [("play", 0), ("play", 1)]


def test_hands_and_pile_handed_in_are_not_changed() -> None:
    hands, pile = [["a", "b"], ["c"]], ["o", "p"]
    play(Table(hands, pile, {"a": 1, "o": 2}, 0), (1, "a"))
    assert (hands, pile) == ([["a", "b"], ["c"]], ["o", "p"])


@pytest.mark.parametrize(
    ("hands", "pile", "first", "words"),
    [
        ([["a"]], ["o"], 0, "2 to 8"),
        ([["a"]] * 9, ["o"], 0, "2 to 8"),
        ([["a"], ["b"]], ["o"], 2, "seat 2"),
        ([["a"], ["b"]], ["o"], -1, "seat -1"),
        ([["a"], []], ["o"], 0, "each hand has a card"),
        ([["a"], ["b"]], [], 0, "opens the line"),
    ],
)
def test_a_table_that_cannot_be_set_up_is_refused(hands, pile, first, words) -> None:
    with pytest.raises(ValueError, match=words):
        Table(hands, pile, {}, first)


@pytest.mark.parametrize(
    ("act", "card"),
    [
        (("play", 2), "a10"),  # the line has one card, so gaps 0 and 1
        (("play", -1), "a10"),
        (("swap", 0), "a10"),
        (("play", 0), "b10"),  # another's
        (("play", 0), "o50"),  # on the line
    ],
)
def test_what_is_not_a_play_of_ones_own_at_a_gap_is_refused_and_changes_nothing(act, card) -> None:
    table = table_of("a10", "b10")
    with pytest.raises(ValueError, match="seat 0"):
        table.act(act, card)
    assert heaps(table) == (["o50"], [["a10"], ["b10"]], [], [])
    assert (where(table), table.last) == (("turn", 0, set(), 0), None)


def test_nothing_can_be_played_or_left_once_the_match_is_over() -> None:
    table = play(table_of("a10", "b10 b20"), (0, "a10"), (0, "b10"))
    assert (table.waiting, table.legal()) == ("over", [])
    with pytest.raises(ValueError, match="over"):
        table.act(("play", 0), "b20")
    with pytest.raises(ValueError, match="seat 1"):
        table.leave(1)


@pytest.mark.parametrize(
    ("card", "gap", "shown"),
    [
        # The line is 30 50 70. An end asks one neighbour only, every other gap both.
        ("a10", 0, Shown("a10", 0, None, 10, 30, is_right=True)),
        ("a40", 0, Shown("a40", 0, None, 40, 30, is_right=False)),
        ("a40", 1, Shown("a40", 1, 30, 40, 50, is_right=True)),
        ("a10", 1, Shown("a10", 1, 30, 10, 50, is_right=False)),  # smaller than its left neighbour
        ("a60", 1, Shown("a60", 1, 30, 60, 50, is_right=False)),  # greater than its right neighbour
        ("a90", 3, Shown("a90", 3, 70, 90, None, is_right=True)),
        ("a60", 3, Shown("a60", 3, 70, 60, None, is_right=False)),
        # Equal values may lie on either side of each other, and nowhere else.
        ("a50", 0, Shown("a50", 0, None, 50, 30, is_right=False)),
        ("a50", 1, Shown("a50", 1, 30, 50, 50, is_right=True)),
        ("a50", 2, Shown("a50", 2, 50, 50, 70, is_right=True)),
        ("a50", 3, Shown("a50", 3, 70, 50, None, is_right=False)),
        ("a30", 0, Shown("a30", 0, None, 30, 30, is_right=True)),
        ("a70", 3, Shown("a70", 3, 70, 70, None, is_right=True)),
    ],
)
def test_a_card_is_right_exactly_between_what_is_not_greater_and_what_is_not_smaller(card, gap, shown) -> None:
    table = table_of("a10 a30 a40 a50 a60 a70 a90", "b70 b80", "c30 c80", pile="o50 p1", first=1)
    play(table, (1, "b70"), (0, "c30"))
    assert table.line == ["c30", "o50", "b70"]
    play(table, (gap, card))
    assert table.last == shown
    assert table.line == (["c30", "o50", "b70"] if not shown.is_right else [*table.line[:gap], card, *table.line[gap + 1 :]])
    assert sorted(table.line, key=lambda laid: int(laid[1:])) == table.line
    assert (table.box, table.pile) == (([], ["p1"]) if shown.is_right else ([card], []))


def test_among_several_equal_cards_every_gap_is_right() -> None:
    # 50 before 50, then 50 between 50 and 50, then 50 behind 50 50 50.
    table = play(table_of("a50 x50", "b50 y50"), (0, "a50"), (1, "b50"), (3, "x50"))
    assert (table.line, table.box) == (["a50", "b50", "o50", "x50"], [])


def test_numbers_are_compared_as_they_are_written_whatever_their_kind() -> None:
    # As binary fractions 0.1 would be greater than a tenth, and 1000 written as 1E+3 is still 1000.
    values = {"o": Decimal("0.1"), "a": 0.1, "aa": 0, "b": Decimal("1E+3"), "c": 1000, "bb": 5, "cc": 5}
    table = Table([["a", "aa"], ["b", "bb"], ["c", "cc"]], ["o"], values, 0)
    play(table, (0, "a"), (2, "b"), (2, "c"))
    assert (table.line, table.last) == (["a", "o", "c", "b"], Shown("c", 2, Decimal("0.1"), 1000, Decimal(1000), is_right=True))


def test_who_is_wrong_draws_the_top_card_and_the_failed_one_goes_to_the_box() -> None:
    table = play(table_of("a10 a20", "b10 b20", pile="o50 p1 p2"), (1, "a10"))
    assert heaps(table) == (["o50"], [["a20", "p1"], ["b10", "b20"]], ["p2"], ["a10"])
    assert where(table) == ("turn", 1, {0}, 0)


def test_with_an_empty_pile_the_box_is_shuffled_and_the_failed_card_is_not_in_it() -> None:
    asked: list[list[str]] = []

    def turned_round(box: list[str]) -> list[str]:
        asked.append(list(box))
        return box[::-1]

    # The pile has two cards after the opener, so the first two who fail empty it; nothing is shuffled as yet.
    table = table_of("a10 a20", "b10 b20", "c10 c20", pile="o50 p1 p2", shuffled=turned_round)
    play(table, (1, "a10"), (1, "b10"))
    assert heaps(table) == (["o50"], [["a20", "p1"], ["b20", "p2"], ["c10", "c20"]], [], ["a10", "b10"])
    assert asked == []
    # The third draws out of the other two's, the top of which is b10, and only then c10 goes to the box.
    play(table, (1, "c10"))
    assert heaps(table) == (["o50"], [["a20", "p1"], ["b20", "p2"], ["c20", "b10"]], ["a10"], ["c10"])
    assert asked == [["a10", "b10"]]


def test_without_a_shuffle_of_its_own_the_box_becomes_the_pile_as_it_is() -> None:
    table = table_of("a10 a20", "b10 b20", "c10 c20", pile="o50 p1 p2")
    play(table, (1, "a10"), (1, "b10"), (1, "c10"))
    assert heaps(table) == (["o50"], [["a20", "p1"], ["b20", "p2"], ["c20", "a10"]], ["b10"], ["c10"])


def test_when_neither_pile_nor_box_can_give_the_failed_card_is_taken_back_and_the_turn_is_over() -> None:
    table = play(table_of("a10", "b10"), (1, "a10"))
    assert heaps(table) == (["o50"], [["a10"], ["b10"]], [], [])
    assert (where(table), table.last) == (("turn", 1, {0}, 0), Shown("a10", 1, 50, 10, None, is_right=False))
    # Seat 1 is right and so alone without cards at the end of the round: nobody went out for want of cards.
    play(table, (0, "b10"))
    assert ending(table) == ("over", (1,), set(), 1)


def test_who_is_without_cards_waits_for_the_end_of_the_round_and_alone_has_won() -> None:
    table = play(table_of("a10", "b20 b30", "c10 c20"), (0, "a10"))
    assert (where(table), table.hands[0]) == (("turn", 1, {0}, 0), [])
    play(table, (1, "b20"), (0, "c10"))
    assert ending(table) == ("over", (0,), set(), 1)
    assert heaps(table) == (["c10", "a10", "b20", "o50"], [[], ["b30"], ["c20"]], [], [])


def test_a_round_goes_clockwise_from_the_first_player_and_so_does_the_next() -> None:
    table = table_of("a10", "b10", "c10", first=1)
    asked = []
    for _ in range(7):
        asked.append((table.seat, table.rounds))
        play(table, (1, table.hands[table.seat][0]))  # wrong, and taken back, so nobody runs out
    assert asked == [(1, 0), (2, 0), (0, 0), (1, 1), (2, 1), (0, 1), (1, 2)]


def test_who_has_fewer_cards_is_through_sooner() -> None:
    # Seat 0 has three cards, seat 1 has one, seat 2 has two; all are right, so seat 1 wins in the first round.
    table = play(table_of("a10 a20 a30", "b60", "c70 c80"), (0, "a10"), (2, "b60"), (3, "c70"))
    assert ending(table) == ("over", (1,), set(), 1)
    # With seat 1 wrong twice it is seat 2 who comes first.
    table = play(table_of("a10 a20 a30", "b60", "c70 c80", pile="o50 p60 p61"), (0, "a10"), (0, "b60"), (2, "c70"))
    assert (where(table), table.hands) == (("turn", 0, set(), 1), [["a20", "a30"], ["p60"], ["c80"]])
    play(table, (1, "a20"), (0, "p60"), (4, "c80"))
    assert ending(table) == ("over", (2,), set(), 2)
    assert heaps(table) == (["a10", "a20", "o50", "c70", "c80"], [["a30"], ["p61"], []], [], ["b60", "p60"])


def test_several_without_cards_put_the_others_out_and_draw_one_each() -> None:
    table = table_of("a10", "b10 b20", "c90", "d10 d20", pile="o50 p1 p2 p3")
    play(table, (0, "a10"), (0, "b10"), (3, "c90"), (0, "d10"))
    # Seats 0 and 2 are tied; the hands of 1 and 3 go into the box, and seat 0 draws first.
    assert heaps(table) == (["d10", "b10", "a10", "o50", "c90"], [["p1"], [], ["p2"], []], ["p3"], ["b20", "d20"])
    assert (where(table), table.is_out) == (("turn", 0, set(), 1), {1, 3})
    # Seat 1 is passed over.
    play(table, (0, "p1"))
    assert where(table) == ("turn", 2, {0}, 1)
    # Seat 2 is wrong, draws, and is not without cards: seat 0 has won.
    play(table, (0, "p2"))
    assert (table.last, table.hands) == (Shown("p2", 0, None, 2, 1, is_right=False), [[], [], ["p3"], []])
    assert ending(table) == ("over", (0,), {1, 3}, 2)


def test_with_the_first_player_out_rounds_begin_and_deals_are_made_from_the_next_one_still_in() -> None:
    # Seat 2 begins and stays with a card; 0, 1 and 3 are tied. Clockwise from 2 they are 3, 0, 1.
    table = table_of("a10", "b20", "c90 c91", "d80", pile="o50 p1 p2 p3 p4", first=2)
    play(table, (1, "c90"), (1, "d80"), (0, "a10"), (1, "b20"))
    assert heaps(table) == (["a10", "b20", "o50", "d80", "c90"], [["p2"], ["p3"], [], ["p1"]], ["p4"], ["c91"])
    assert (where(table), table.is_out) == (("turn", 3, set(), 1), {2})
    # 3 and 0 are right, 1 is not and gets p4: 1 is out, and 4 goes into the box behind 91 and 3.
    play(table, (0, "p1"), (1, "p2"), (0, "p3"))
    assert (where(table), table.is_out) == (("turn", 3, set(), 2), {1, 2})
    # The deal, again from 3 on, had only the box: 91, 3, 4.
    assert heaps(table)[1:] == ([["p3"], [], [], ["c91"]], ["p4"], [])


def test_a_play_off_in_which_nobody_succeeds_goes_on_with_the_replacements() -> None:
    table = play(table_of("a10", "b90", "c1 c2", pile="o50 p1 p2 p3 p4 p5"), (0, "a10"), (2, "b90"), (0, "c1"))
    assert (table.line, table.hands) == (["c1", "a10", "o50", "b90"], [["p1"], ["p2"], []])
    # Both are wrong: 1 and 2 are not beyond 90. They hold 3 and 4, and the one who is out stays so.
    play(table, (4, "p1"), (4, "p2"))
    assert heaps(table) == (["c1", "a10", "o50", "b90"], [["p3"], ["p4"], []], ["p5"], ["c2", "p1", "p2"])
    assert (where(table), table.is_out) == (("turn", 0, set(), 2), {2})
    # Both are right: a third round, with 5 from the pile and 2 from the box.
    play(table, (1, "p3"), (2, "p4"))
    assert heaps(table) == (["c1", "p3", "p4", "a10", "o50", "b90"], [["p5"], ["c2"], []], ["p1", "p2"], [])
    assert where(table) == ("turn", 0, set(), 3)
    # Only seat 1 is right: 5 is not before 1, but 2 is between 1 and 3.
    play(table, (0, "p5"), (1, "c2"))
    assert ending(table) == ("over", (1,), {2}, 4)
    assert heaps(table) == (["c1", "c2", "p3", "p4", "a10", "o50", "b90"], [["p1"], [], []], ["p2"], ["p5"])


def test_a_play_off_is_dealt_out_of_the_hands_of_those_whom_it_puts_out() -> None:
    # No pile is left and no box: the two cards of seat 1 are just enough.
    table = play(table_of("a10", "b10 b20 b30", "c90"), (0, "a10"), (0, "b10"), (3, "c90"))
    assert heaps(table) == (["b10", "a10", "o50", "c90"], [["b20"], [], ["b30"]], [], [])
    assert ending(table) == ("turn", (), {1}, 1)


def test_a_play_off_that_cannot_deal_to_each_is_a_shared_win_and_deals_nothing() -> None:
    # One card of seat 1's for two who are tied.
    table = play(table_of("a10", "b10 b20", "c90"), (0, "a10"), (0, "b10"), (3, "c90"))
    assert ending(table) == ("over", (0, 2), {1}, 1)
    assert heaps(table) == (["b10", "a10", "o50", "c90"], [[], [], []], [], ["b20"])


def test_all_may_be_tied_and_share_the_win_when_nothing_at_all_is_left() -> None:
    table = play(table_of("a10", "b20", "c90", first=2), (1, "c90"), (0, "a10"), (1, "b20"))
    assert ending(table) == ("over", (0, 1, 2), set(), 1)


def test_pile_and_box_together_deal_a_play_off_until_they_no_longer_can() -> None:
    # Two are tied again and again, and two cards are left beside the line at first.
    table = play(table_of("a10", "b20", pile="o50 p60 p70 p80"), (0, "a10"), (1, "b20"))
    assert heaps(table) == (["a10", "b20", "o50"], [["p60"], ["p70"]], ["p80"], [])
    play(table, (3, "p60"), (4, "p70"))
    assert ending(table) == ("over", (0, 1), set(), 2)
    assert heaps(table) == (["a10", "b20", "o50", "p60", "p70"], [[], []], ["p80"], [])


def test_who_leaves_on_their_turn_hands_it_on_and_puts_their_cards_into_the_box() -> None:
    table = play(table_of("a10 a20", "b10 b20", "c10 c20"), (0, "a10"))
    table.leave(1)
    assert heaps(table) == (["a10", "o50"], [["a20"], [], ["c10", "c20"]], [], ["b10", "b20"])
    assert (where(table), table.is_out) == (("turn", 2, {0}, 0), {1})
    # The end of the round is seat 2's turn, and the next one passes over seat 1.
    play(table, (0, "c10"), (1, "a20"))
    assert where(table) == ("turn", 2, {0}, 1)


def test_who_leaves_out_of_turn_is_passed_over_when_it_comes() -> None:
    table = table_of("a10 a20", "b10 b20", "c10 c20")
    table.leave(1)
    assert where(table) == ("turn", 0, set(), 0)
    play(table, (0, "a10"))
    assert where(table) == ("turn", 2, {0}, 0)


def test_the_last_of_a_round_may_leave_and_so_end_it() -> None:
    table = play(table_of("a10", "b10 b20", "c10 c20"), (0, "a10"), (0, "b10"))
    table.leave(2)
    assert ending(table) == ("over", (0,), {2}, 1)
    assert heaps(table) == (["b10", "a10", "o50"], [[], ["b20"], []], [], ["c10", "c20"])


def test_the_last_of_a_round_may_leave_to_a_play_off_dealt_out_of_their_hand() -> None:
    table = play(table_of("a10", "b10", "c10 c20"), (0, "a10"), (0, "b10"))
    table.leave(2)
    assert heaps(table) == (["b10", "a10", "o50"], [["c10"], ["c20"], []], [], [])
    assert (where(table), table.is_out) == (("turn", 0, set(), 1), {2})


def test_who_leaves_without_cards_wins_nothing_by_them() -> None:
    table = play(table_of("a10", "b10 b20", "c10 c20"), (0, "a10"))
    table.leave(0)
    play(table, (0, "b10"), (0, "c10"))
    assert (ending(table), table.seat) == (("turn", (), {0}, 1), 1)


def test_with_the_first_player_gone_the_next_one_begins() -> None:
    table = table_of("a10 a20", "b10 b20", "c10 c20")
    table.leave(0)
    assert where(table) == ("turn", 1, set(), 0)
    play(table, (0, "b10"), (0, "c10"))
    assert where(table) == ("turn", 1, set(), 1)


def test_one_player_left_wins_whatever_they_hold_and_in_mid_round() -> None:
    table = table_of("a10", "b10 b20", "c10 c20")
    play(table, (0, "a10"))
    table.leave(0)
    table.leave(2)
    assert ending(table) == ("over", (1,), {0, 2}, 0)
    assert heaps(table) == (["a10", "o50"], [[], ["b10", "b20"], []], [], ["c10", "c20"])


def test_of_two_in_a_play_off_the_one_who_stays_wins() -> None:
    table = play(table_of("a10", "b10 b20 b30", "c90"), (0, "a10"), (0, "b10"), (3, "c90"))
    table.leave(0)
    assert ending(table) == ("over", (2,), {0, 1}, 1)
    assert table.hands == [[], [], ["b30"]]


@pytest.mark.parametrize("seat", [1, 3])
def test_only_who_is_in_can_leave(seat) -> None:
    table = table_of("a10", "b10", "c10")
    table.leave(1)
    with pytest.raises(ValueError, match=f"seat {seat}"):
        table.leave(seat)


def test_a_copy_goes_on_by_itself() -> None:
    table = table_of("a10 a20", "b10 b20", "c10 c20", pile="o50 p1")
    copy = table.copied()
    play(copy, (1, "a10"))
    copy.leave(2)
    assert heaps(table) == (["o50"], [["a10", "a20"], ["b10", "b20"], ["c10", "c20"]], ["p1"], [])
    assert (where(table), table.is_out, table.last) == (("turn", 0, set(), 0), set(), None)
    assert heaps(copy) == (["o50"], [["a20", "p1"], ["b10", "b20"], []], [], ["a10", "c10", "c20"])
    assert (where(copy), copy.is_out, copy.last) == (("turn", 1, {0}, 0), {2}, Shown("a10", 1, 50, 10, None, is_right=False))


def gaps_by_truth(line: Sequence[int], value: int) -> tuple[list[int], list[int]]:
    """The right gaps and the wrong ones, told by sorting the line that would result."""
    right, wrong = [], []
    for gap in range(len(line) + 1):
        result = [*line[:gap], value, *line[gap:]]
        (right if result == sorted(result) else wrong).append(gap)
    return right, wrong


def check_the_table(table: Table, values: dict[str, int]) -> None:
    cards = [card for hand in table.hands for card in hand] + table.pile + table.box + table.line
    assert sorted(cards) == sorted(values)
    laid = [values[card] for card in table.line]
    assert laid == sorted(laid)
    assert all(not table.hands[seat] for seat in table.is_out)
    if table.waiting == "turn":
        assert table.seat not in table.is_out | table.played
        assert table.hands[table.seat]


def random_match(seed: int) -> tuple[Table, set[str]]:
    chance = random.Random(seed)
    players = chance.randint(2, 8)
    sizes = [chance.randint(1, 3) for _ in range(players)]
    deck = [f"card-{number}" for number in range(sum(sizes) + 1 + chance.randint(0, 6))]
    values = {card: chance.randint(1, 30) for card in deck}
    in_box = list(deck)
    hands = [[in_box.pop() for _ in range(size)] for size in sizes]
    table = Table(hands, in_box, values, chance.randrange(players), lambda box: chance.sample(box, len(box)))
    met: set[str] = set()
    acts = 0
    while table.waiting != "over" and acts < 1000:
        acts += 1
        before = (len(table.pile), len(table.box), table.seat)
        if chance.random() < 0.01:
            table.leave(chance.choice([seat for seat in range(players) if seat not in table.is_out]))
            met.add("left")
        else:
            card = chance.choice(table.hands[table.seat])
            right, wrong = gaps_by_truth([values[laid] for laid in table.line], values[card])
            gap = chance.choice(right if chance.random() < 0.7 or not wrong else wrong)
            table.act(("play", gap), card)
            assert table.last is not None
            assert (table.last.card, table.last.gap, table.last.is_right) == (card, gap, gap in right)
            met |= {"wrong" if gap in wrong else "right"}
            met |= {"taken back"} if gap in wrong and card in table.hands[before[2]] and before[:2] == (0, 0) else set()
        met |= {"shuffled"} if len(table.pile) > before[0] else set()
        met |= {"put out"} if table.is_out and table.waiting == "turn" else set()
        check_the_table(table, values)
    met.add("shared" if len(table.winners) > 1 else "alone")
    return table, met


def test_300_random_matches_conserve_their_cards_keep_the_line_sorted_and_end() -> None:
    met: set[str] = set()
    for seed in range(300):
        table, met_here = random_match(seed)
        assert table.waiting == "over", f"match {seed} has not ended"
        assert table.legal() == []
        assert not set(table.winners) & table.is_out
        still_in = [seat for seat in range(len(table.hands)) if seat not in table.is_out]
        without = tuple(seat for seat in still_in if not table.hands[seat])
        assert table.winners == (tuple(still_in) if len(still_in) == 1 else without)
        assert len(table.winners) == 1 or len(table.pile) + len(table.box) < len(table.winners)
        met |= met_here
    assert met == {"left", "right", "wrong", "taken back", "shuffled", "put out", "shared", "alone"}
