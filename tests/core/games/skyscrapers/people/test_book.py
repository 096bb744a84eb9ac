"""What people of Skyscrapers deal, and what their own book tells: the same public values as the screen, and nothing of what is hidden."""

from collections import Counter
from random import Random

import pytest

from companion.core.games.game import StructureView
from companion.core.games.skyscrapers.people.book import set_up
from companion.core.games.skyscrapers.people.dealing import dealt, faces, terms_of
from companion.core.games.skyscrapers.people.telling import TowerPublic, by_kind, public_of, stem
from companion.simulator.people import Choice
from tests.simulator.quiet_sites import ONE_PAD, THREE, built, due, printed, roofed, setup_of, study, study_late, toilet, turn

# S1, by players: how many foundations, toilets and Studies each, how many roofs, tornadoes and sites.
SET_UP = {2: (6, 8, 2, 2), 3: (7, 9, 3, 2), 4: (8, 10, 4, 3), 5: (9, 11, 5, 3), 6: (10, 12, 6, 4)}


@pytest.mark.parametrize("players", SET_UP)
def test_what_is_dealt_is_counted_as_the_rules_say(players):
    each, roofs, tornadoes, sites = SET_UP[players]
    setup, found = setup_of(printed(), players), faces(printed())
    one = dealt(setup, printed(), Random(1))
    kinds = [[found[card].kind for card in cards] for cards in (*one.hands, one.deck, one.foundations)]
    *hands, deck, foundations = kinds
    assert all(len(hand) == 5 and hand[0] in ("roof", "toilet_roof") for hand in hands)
    assert foundations == ["foundation"] * each
    count = Counter(kind for hand in hands for kind in hand) + Counter(deck)
    assert count["roof"] + count["toilet_roof"] == roofs
    del count["roof"], count["toilet_roof"]
    assert count == {
        "floor": 35,
        "special": 10,
        "insurance": 10,
        "earthquake": 9,
        "century": 1,
        "toilet": each,
        "study": each,
        "tornado": tornadoes,
    }
    assert terms_of(setup, printed()).sites == sites


def test_which_cards_stay_in_the_box_is_chance_and_the_same_for_the_same_seed():
    setup = setup_of(printed(), 2)
    assert dealt(setup, printed(), Random(1)) == dealt(setup, printed(), Random(1)) != dealt(setup, printed(), Random(2))
    left = {frozenset(set_up(setup, printed(), Random(seed)).left_in_box()) for seed in range(5)}
    assert len(left) == 5
    assert all(len(box) == 4 + 4 + 4 + 4 + 4 + 15 for box in left)  # foundations, toilets, Studies, roofs, tornadoes; prizes and penalties


def test_the_first_sites_stand_at_tap_places_as_far_as_there_are_any():
    places = {taps.tap_places: set_up(setup_of(printed(), 6, shape=taps), printed(), Random(3)).places for taps in (THREE, ONE_PAD)}
    assert places[()] == ((0, 1), (1, 1), (2, 1), (3, 1))
    assert sorted(places[THREE.tap_places][:3]) == [(0, 0), (1, 0), (2, 0)]
    assert places[THREE.tap_places][3] == (3, 1)


def test_house_rules_of_the_players_go_before_those_of_the_deck():
    terms = [terms_of(setup_of(printed(), 3, house), printed()) for house in ({}, {"collapse": "equals", "threshold": "reach"})]
    assert [(one.collapse, one.threshold) for one in terms] == [("exceeds", "above"), ("equals", "reach")]


def test_the_book_tells_what_everybody_may_know_and_copies_by_their_name():
    book = built().book
    assert book.public() == TowerPublic(
        stage="turn",
        seat="seat-1",
        winners=(),
        structures=frozenset({
            StructureView((0, 0), 0, None, "foundation-parking", 1, 0, 0, 0, ((0, 0), (30, 2)), "lofts", (30, 2), None, ()),
            StructureView((1, 0), 1, None, "foundation-piles", 2, 0, 0, 0, (), "foundation-piles", (0, 0), None, ()),
        }),
        hands=(5, 5),
        toilets=(0, 0),
        thresholds=(0, 0),
        deck=9,
        stock=frozenset({("foundations", 3)}),
        discards=frozenset(),
        count=frozenset(),
    )  # fmt: skip


def test_a_building_is_carried_off_and_has_its_height_its_owner_and_its_marks():
    house = next(one for one in due().book.public().structures if one.number == 0)
    assert house == StructureView(
        (0, 1), 0, "seat-1", "foundation-parking", 1, 0, 0, 0, ((0, 0), (30, 2), (30, 2)), "flat-roof", (0, 0), 60,
        ("world-record", "faulty-or-smelly"),
    )  # fmt: skip


def test_a_foundation_that_is_due_is_an_act_and_lies_in_its_pile_until_then():
    book = due().book
    assert (book.due, book.awaits_foundation, book.public().stock) == (1, True, {("foundations", 3), ("foundations_due", 1)})
    assert book.acts() == {("open", (tap, 0)) for tap in (0, *range(2, 10))}
    assert book.allows(("open", (2, 1)), None)  # beside the tap places, which the screen offers once the card is shown
    assert not book.allows(("build", 1), "lofts")
    opened = book.after(("open", (7, 0)))
    assert (opened.due, opened.places, opened.public().stock) == (0, ((0, 0), (1, 0), (7, 0)), {("foundations", 2)})
    assert book.taken_up(Choice(("open", (7, 0)))) == "foundation-slab-1"


def test_after_a_roof_the_insurance_may_come_before_the_foundation():
    quiet = built(hands="newsroom law-firm insurance-2 flat-roof-1 earthquake-1 / lofts duplexes insurance-1 study-1 tornado-1")
    book = quiet.book.after(("roof", 0), "flat-roof-1")
    assert (book.due, book.awaits_foundation) == (1, False)
    assert book.acts() == {("at", 0), ("done",), *(("open", (tap, 0)) for tap in (0, *range(2, 10)))}


def test_what_may_be_done_is_told_of_any_hand_and_not_of_the_one_that_is_held():
    assert turn().book.acts() == {("at", 0), ("at", 1)}
    assert roofed().book.acts() == {("at", 0), ("done",)}
    assert toilet().book.acts() == {("take", 1), ("take", 2), ("nobody",)}
    assert study().book.acts() == {("at", 0), ("at", 1), ("keep",), ("all",)}
    assert study_late().book.acts() == {("nothing",)}


def test_a_study_shows_what_is_looked_at_behind_the_hand():
    assert study().book.hand == ("lofts", "duplexes", "insurance-1", "tornado-1", "museum", "sky-garden", "hostel", "canteen", "kiosk")
    assert turn().book.hand == ("newsroom", "law-firm", "toilet-1", "flat-roof-1", "earthquake-1")


def test_of_one_card_only_what_it_could_do_is_told():
    book = built().book
    assert book.of_card("flat-roof-1") == [("roof", 0)]
    assert book.of_card("earthquake-1") == [("quake", 0), ("quake", 1)]
    assert turn().book.of_card("flat-roof-1") == [("discard",)]


def test_what_is_taken_unseen_is_a_card_of_that_hand():
    book = toilet().book
    ahead = book.after(("take", 2))
    assert len(ahead.table.hands[2]) == 4
    assert set(ahead.table.hands[0]) - set(book.table.hands[0]) <= set(book.table.hands[2])
    assert book.taken_up(Choice(("take", 2))) is None  # hands lay no card for it


def test_a_book_is_never_changed_only_gone_on_from():
    book = turn().book
    before = book.public()
    ahead = book.after(("build", 0), "newsroom")
    assert book.public() == before != ahead.public()
    assert ahead.table.drawn == [(0, ("spire",))]


def test_of_equal_cards_people_lay_any_away():
    cards = "earthquake-1 earthquake-2 insurance-1 insurance-2 flat-roof-1 / lofts duplexes newsroom law-firm study-1"
    found = set()
    for luck in (0, 1):
        quiet = turn(hands=cards, foundations="foundation-piles-1 foundation-piles-2 foundation-slab-1")
        book = quiet.book
        book.table.structures[0].quakes += ["earthquake-3", "earthquake-4"]
        table = (
            book.__class__(book.table, book.seats, book.faces, book.terms, book.taps, book.places, luck)
            .after(("insure", 0), "insurance-1")
            .table
        )
        found.add(tuple(table.structures[0].quakes))
    assert found == {("earthquake-3",), ("earthquake-4",)}


def test_names_of_copies():
    assert [stem(card) for card in ("earthquake-9", "flat-roof-1", "toilet-roof", "spa-hotel")] == [
        "earthquake",
        "flat-roof",
        "toilet-roof",
        "spa-hotel",
    ]
    assert by_kind(["toilet-1", "museum", "toilet-7"]) == {("toilet", 2), ("museum", 1)}


def test_the_screen_tells_the_same_of_every_position_that_tests_begin_with():
    for scene in (turn, built, roofed, due, toilet, study, study_late):
        quiet = scene()
        assert public_of(quiet.table.look().view) == quiet.book.public()
