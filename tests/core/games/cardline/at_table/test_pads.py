"""C19: on a mat with one pad, or with no reader at all, a whole match is played; a draw pad takes what is drawn."""

from __future__ import annotations

from tests.core.games.cardline.at_table.sitting import NAMES_ONLY, PAD_ONLY, Table, card, few, opened, three

DRAW_PAD = {"columns": 8, "rows": 1, "pads": ["pad"], "draw_pads": ["draw"]}


def test_with_one_pad_a_whole_match_is_played():
    table = Table(mat=PAD_ONLY, house={"hand": 2})
    said = table.tap("pad", card(20))
    said += table.shown(30, "right-of-n20")
    said += table.shown(25, "right-of-n30")
    said += table.shown(10, "left-of-n20")
    said += table.shown(35, "right-of-n30")
    assert said == [
        *("opens", "turn"),
        *("fits-last", "one-card", "turn"),
        *("misfits-last", "draws", "turn"),
        *("fits-first", "no-card", "turn"),
        *("fits-last", "one-card", "wins"),
    ]
    assert (table.order, table.hands, table.view["winners"]) == ("10 20 30 35", {"Anna": 0, "Boris": 1}, ["seat-1"])
    assert table.wait(60) == []


def test_with_one_pad_no_card_is_asked_for_anywhere():
    table = Table(mat=PAD_ONLY)
    table.tap("pad", card(20))
    for number in (30, 40, 50, 60):
        table.shown(number, f"right-of-n{number - 10}")
    assert (table.to_mend, table.wait(600), table.line) == ([], [], "20 30 40 50 60")
    assert "line-is-long" not in table.story


def test_with_no_reader_at_all_a_whole_match_is_played_by_names():
    table = Table(mat=NAMES_ONLY, house={"hand": 1}, deck=few(10, 20, 30, 40))
    assert table.options == ["card:n10", "card:n20", "card:n30", "card:n40"]
    said = table.choose("card:n20")
    said += table.choose("card:n30") + table.choose("play:left-of-n20")
    assert table.options == ["card:n10", "card:n40"]
    said += table.choose("card:n10") + table.choose("play:left-of-n20")
    assert said == ["opens", "turn", "misfits-first", "draws", "turn", "fits-first", "no-card", "wins"]
    assert table.view["winners"] == ["seat-2"]


def test_names_come_in_their_order_and_cards_that_lie_open_are_not_among_them():
    table = Table(mat=NAMES_ONLY)
    table.choose("card:n20")
    table.choose("card:n30")
    table.choose("play:left-of-n20")
    names = [one for one in table.options if one.startswith("card:")]
    assert names == sorted(names)
    assert {"card:n20", "card:n30"} & set(names) == set()
    assert len(names) == 118


def test_no_card_is_chosen_by_name_where_there_is_a_pad():
    assert three().options == []


def test_a_shown_card_may_be_dropped_and_another_takes_its_place():
    table = three()
    table.tap("pad", card(40))
    assert (table.status, table.view["pending"]) == ("on-pad", "on-pad")
    assert table.press("cancel") == ["dropped"]
    assert table.view["pending"] is None
    table.tap("pad", card(40))
    table.tap("pad", card(50))
    assert table.choose("play:right-of-n30")[0] == "fits-last"
    assert table.wait(2) == ["wrong-lay"]
    assert table.moves_to_make == ["50: - > F1"]


def test_a_shown_card_may_be_laid_instead_of_choosing():
    table = three()
    table.tap("pad", card(40))
    table.lay("F1", 40)
    assert table.question == "ask-turned"
    assert table.ok() == ["fits-last", "turn"]
    assert table.view["pending"] is None


def test_a_card_chosen_for_a_gap_of_the_mat_has_to_be_laid_there():
    table = three()
    assert table.shown(15, "between-n10-n20") == ["fits-between", "turn"]
    assert table.line == "10@C1 15@D1 20@E1 30@F1" or table.to_mend != []
    table.wait(2)
    for origin, target in (("E1", "F1"), ("D1", "E1")):
        table.slide(origin, target)
    assert table.lay("D1", 15) == ["table-cleared"]
    assert table.line == "10@C1 15@D1 20@E1 30@F1"


def test_while_something_lies_wrong_only_dropping_is_offered():
    table = three()
    table.tap("pad", card(40))
    table.lay("D1", 25)
    assert table.options == ["drop"]
    assert table.tap("pad", card(50)) == ["refused-mend-first"]
    assert table.choose("drop") == ["dropped"]


def test_cards_that_are_in_sight_are_refused_on_the_pad():
    table = three()
    table.told("F1", 5)
    table.lift("F1")
    assert table.tap("pad", card(20)) == ["refused-already-there"]
    assert table.tap("pad", card(5)) == ["refused-in-the-box"]
    assert table.rulings == ["L3"]


def test_the_opening_card_may_be_shown_to_the_pad_and_is_asked_onto_the_mat():
    table = Table()
    assert table.tap("pad", card(20)) == ["opens", "turn"]
    assert table.wait(2) == ["wrong-lay"]
    assert table.lay("C1", 20) == ["table-cleared"]


def test_a_drawn_card_on_the_draw_pad_is_not_named_and_tells_of_the_draw():
    table = opened(mat=DRAW_PAD)
    table.told("C1", 30)
    table.lift("C1")
    assert table.marks == {"Anna": ["draws-1"]}
    assert table.tap("draw", card(55)) == []
    assert (table.marks, table.hands) == ({}, {"Anna": 4, "Boris": 4})
    assert table.tap("draw", card(56)) == ["refused-no-draw-due"]
    assert "n55" not in str(table.whole) + str(table.view)


def test_in_a_play_off_each_tells_of_the_draw():
    table = opened(mat=DRAW_PAD, house={"hand": 1})
    table.told("E1", 30)
    assert table.told("F1", 40) == ["fits-last", "no-card", "play-off", "turn"]
    assert table.marks == {"Anna": ["draws-1"], "Boris": ["draws-1"]}
    assert table.tap("draw", card(55)) == []
    assert table.marks == {"Boris": ["draws-1"]}
    assert table.tap("draw", card(56)) + table.tap("draw", card(57)) == ["refused-no-draw-due"]


def test_a_lone_draw_pad_is_a_pad_for_everything():
    table = Table(mat={"columns": 0, "rows": 0, "pads": [], "draw_pads": ["draw"]})
    assert table.tap("draw", card(20)) == ["opens", "turn"]
    table.tap("draw", card(30))
    assert table.choose("play:right-of-n20")[0] == "fits-last"


def test_two_players_never_wait_for_a_draw_to_be_told():
    table = opened()
    table.told("C1", 30)
    table.lift("C1")
    assert table.told("E1", 40) == ["fits-last", "turn"]
    assert table.marks == {}
