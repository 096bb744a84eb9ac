"""Whole stories of small decks, worked through on paper: every count, every prize and every point is written here by reasoning.

A name tells what a card bears: `hotels-45` is 45 m tall and worth 2 points (one for each 20 m), a roof 5 m and 1 point, a toilet 5 m
and nothing, `special-1` 30 m and 3 points; `ground-2-1` withstands two quakes. The Toilet Specialist is worth 2, Mini-Skyscraper 2,
Order and Unity 3, the World Record 3.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.core.games.skyscrapers.moves import (
    Build,
    Discard,
    Insure,
    Keep,
    NoInsurance,
    Open,
    PassHands,
    PlayCentury,
    PlayStudy,
    PlayTornado,
    Quake,
    Roof,
    Take,
    TakeNothing,
)
from companion.core.games.skyscrapers.position import Over
from companion.core.games.skyscrapers.skyscrapers import SKYSCRAPERS
from companion.events import SeatId
from tests.core.games.skyscrapers.decks import deck
from tests.core.games.skyscrapers.stories import ANNA, BORIS, CHLOE, NAMES, T1, T2, T3, Story, card, few


def points(view: Any) -> list[tuple[str, str, int]]:
    return [(NAMES[line.seat], line.key.removeprefix("counts-"), line.points) for line in view.count]


def totals(story: Story) -> Mapping[str, Any]:
    return {NAMES[fact.args["seat"].seat]: fact.args["points"] for fact in story.facts if fact.key == "total"}  # type: ignore[union-attr]


def test_a_whole_match_to_the_last_point_that_ends_with_the_last_site() -> None:
    """Sixteen cards beside three foundations. Each holds three; ten are the deck.

    Who held what is told by who plays it, as every card is played but two.
    """
    floors = ("hotels-50", "hotels-45", "offices-55", "shops-20", "residential-30", "restaurants-40", "special-1")
    others = ("toilet-1", "toilet-2", "roof-1", "roof-2", "roof-3", "study-1", "insurance-1", "earthquake-1", "tornado-1")
    match = Story(2, few(2, 3, "ground-1-1", "ground-2-1", "ground-1-2", *floors, *others))
    assert match(Open(card("ground-1-1"), T1), Open(card("ground-2-1"), T2)) == "Anna 3 Boris 3, deck 10"
    assert match(Build(card("hotels-50"), T1)) == "Anna 3 Boris 3, deck 9"
    assert match(Build(card("offices-55"), T2)) == "Anna 3 Boris 3, deck 8"
    assert match(Build(card("hotels-45"), T1)) == "Anna 3 Boris 3, deck 7"
    # One of the top five goes into the hand instead of a draw. The third foundation is opened for the Study.
    assert match(PlayStudy(card("study-1")), Keep()) == "Anna 3 Boris 3, deck 6, due 1"
    assert match(Open(card("ground-1-2"), T3)) == "Anna 3 Boris 3, deck 6"
    # Anna takes a card of Boris's and draws none; Boris takes none and draws the two that he lacks.
    assert match(Build(card("toilet-1"), T1), Take(BORIS)) == "Anna 3 Boris 2, deck 6"
    assert match(Build(card("toilet-2"), T2), TakeNothing()) == "Anna 3 Boris 3, deck 4"
    # 0 + 50 + 45 + 5 + 5 = 105 m, all hotels, a toilet: Order and Unity; nothing else stands: the World Record. No foundation is left.
    match(Roof(card("roof-1"), T1))
    assert (match.said[0], match.facts[0].args["height"], match.marks, match.counts) == ("roofs", 105, "0 OR", "Anna 2 Boris 3, deck 4")
    assert match(Insure(card("insurance-1"), (0, 1))) == "Anna 3 Boris 3, deck 2"
    # The quake and the insurance are both discarded.
    assert match(Quake(card("earthquake-1"), (0, 1))) == "Anna 3 Boris 3, deck 1"
    assert match(Build(card("shops-20"), T2)) == "Anna 3 Boris 3, deck 0"
    # 0 + 55 + 5 + 20 + 5 = 85 m: under 100 m.
    assert match(Roof(card("roof-2"), T2), NoInsurance()) == "Anna 3 Boris 2, deck 0"
    assert match.marks == "0 OR, 1 F"
    assert match(Build(card("residential-30"), T3)) == "Anna 2 Boris 2, deck 0"
    assert match(Build(card("special-1"), T3)) == "Anna 2 Boris 1, deck 0"
    # 0 + 30 + 30 + 5 = 65 m, no toilet. It was the last site, and no foundation is left: the match is over at once.
    assert match(Roof(card("roof-3"), T3)) == "Anna 1 Boris 1, deck 0"
    assert match.lying == {
        0: ("ground-1-1", "hotels-50", "hotels-45", "toilet-1", "roof-1"),
        1: ("ground-2-1", "offices-55", "toilet-2", "shops-20", "roof-2"),
        2: ("ground-1-2", "residential-30", "special-1", "roof-3"),
    }
    assert match.position.discarded == ("study-1", "insurance-1", "earthquake-1")  # 4 + 4 + 3 on towers, 3 here, 2 in hands: sixteen
    view = SKYSCRAPERS.view(match.position)
    assert points(view) == [
        ("Anna", "cards", 5),  # 2 + 2 + 0 + 1
        ("Anna", "order-and-unity", 3),
        ("Anna", "world-record", 3),  # 105 m before 85 m and 65 m
        ("Anna", "faulty", -1),  # whatever its 1 + 3 + 1
        ("Anna", "toilets", 2),
        ("Boris", "faulty", -1),
        ("Boris", "toilets", 2),
    ]
    assert totals(match) == {"Anna": 12, "Boris": 1}
    assert (view.winners, match.said[-2:]) == ((ANNA,), ["total", "wins"])


def test_a_whole_match_to_the_last_point_that_ends_with_an_empty_hand() -> None:
    """Ten cards beside three foundations: each of three players holds two, four are the deck."""
    held = ("hotels-55", "shops-55", "offices-40", "residential-10", "toilet-1", "roof-1", "roof-2", "roof-3", "tornado-1", "century")
    match = Story(3, few(2, 2, "ground-1-1", "ground-2-1", "ground-1-2", *held))
    assert match(Open(card("ground-1-1"), T1), Open(card("ground-2-1"), T2)) == "Anna 2 Boris 2 Chloe 2, deck 4"
    assert match(Build(card("hotels-55"), T1)) == "Anna 2 Boris 2 Chloe 2, deck 3"
    assert match(Build(card("shops-55"), T1)) == "Anna 2 Boris 2 Chloe 2, deck 2"
    assert match(Build(card("toilet-1"), T1), Take(ANNA)) == "Anna 1 Boris 2 Chloe 2, deck 2"
    assert match.said[-2:] == ["one-card", "turn"]
    # Anna plays her only card and draws the last two.
    assert match(Build(card("offices-40"), T2)) == "Anna 2 Boris 2 Chloe 2, deck 0"
    # 0 + 55 + 55 + 5 + 5 = 120 m of two categories. The third foundation is opened.
    assert match(Roof(card("roof-1"), T1), NoInsurance()) == "Anna 2 Boris 1 Chloe 2, deck 0, due 1"
    assert (match(Open(card("ground-1-2"), T1)), match.marks) == ("Anna 2 Boris 1 Chloe 2, deck 0", "0 R")
    # Nothing is insured: 1 - 1, 2 - 1 and 1 - 1 withstand no quake, and none lies anywhere, so nothing falls.
    assert match(PlayCentury(card("century"))) == "Anna 2 Boris 1 Chloe 1, deck 0"
    assert [one.turns for one in match.position.structures] == [1, 1, 1]
    assert match(Build(card("residential-10"), T2)) == "Anna 1 Boris 1 Chloe 1, deck 0"
    # Boris plays his last card. The deck is empty, so his hand of none stays where it is, and Anna and Chloe exchange theirs.
    assert match(PlayTornado(card("tornado-1")), PassHands(is_left=True)) == "Anna 1 Boris 0 Chloe 1, deck 0"
    assert (match.said[-2:], match.turn) == (["last-turns", "last-turn"], "Chloe LastTurn")
    # 0 + 40 + 10 + 5 = 55 m without a toilet. Chloe holds no card, so no insurance is asked for; no foundation is left.
    match(Roof(card("roof-2"), T2))
    told = ["roofs", "faulty-no-toilet", "faulty-under-least", "last-turn"]
    assert (match.said, match.counts, match.turn) == (told, "Anna 1 Boris 0 Chloe 0, deck 0", "Anna LastTurn")
    # The third site is bare, so Anna's roof cannot be played. After her turn the match is over, and the site counts for nobody.
    assert match(Discard(card("roof-3"))) == "Anna 0 Boris 0 Chloe 0, deck 0"
    assert match.lying == {
        0: ("ground-1-1", "hotels-55", "shops-55", "toilet-1", "roof-1"),
        1: ("ground-2-1", "offices-40", "residential-10", "roof-2"),
        2: ("ground-1-2",),
    }
    assert match.position.discarded == ("century", "tornado-1", "roof-3")  # 4 + 3 on towers, 3 here: ten
    view = SKYSCRAPERS.view(match.position)
    assert points(view) == [
        ("Boris", "cards", 5),  # 2 + 2 + 0 + 1
        ("Boris", "world-record", 3),
        ("Chloe", "faulty", -1),
        ("Chloe", "toilets", 2),
    ]
    assert totals(match) == {"Anna": 0, "Boris": 8, "Chloe": 1}
    assert (view.winners, match.said[0]) == ((BORIS,), "discards")


def test_prizes_move_on_to_newer_buildings_and_back_one_after_another() -> None:
    """With `equals` a foundation marked 1 falls at its first quake, so each building can be brought down by one card."""
    match = Story(3, deck({"sites": (2,) * 5, "foundations": (10,) * 5}), collapse="equals")
    small = [f"{kind}-{high}" for kind in ("residential", "restaurants") for high in (10, 15, 20, 25, 30)]
    match(Open(card("ground-1-1"), T1), Open(card("ground-2-1"), T2))

    def complete(owner: SeatId, roof: int, *floors: str) -> str:
        match.tower(T1, *floors)
        match.until(owner, T2, small)
        match(Roof(card(f"roof-{roof}"), T1))
        marks = match.marks
        match(Open(card(f"ground-1-{roof + 1}"), T1), NoInsurance())
        return marks

    def shaken(number: int, quake: int) -> tuple[str, list[str]]:
        match(Quake(card(f"earthquake-{quake}"), (number, 1)))
        return match.marks, [said for said in match.said if said.startswith(("loses", "gets", "excused"))]

    assert complete(ANNA, 1, "hotels-50", "toilet-1") == "0 MR"  # 60 m
    assert complete(BORIS, 2, "hotels-55", "hotels-40", "toilet-2") == "0 M, 2 OR"  # 105 m, all hotels
    assert complete(CHLOE, 3, "offices-50", "toilet-3") == "0 F, 2 OR, 3 M"  # 60 m: newer, and Anna's is under 100 m
    assert complete(ANNA, 4, "shops-55", "shops-45", "toilet-4") == "0 F, 2 -, 3 M, 4 OR"  # 110 m, all shops
    # 110 m, all offices: a tie for the record. It stands on the last of the five foundations that are marked 1.
    match.tower(T1, "offices-55", "offices-45", "toilet-5")
    match.until(BORIS, T2, small)
    match(Roof(card("roof-5"), T1), Open(card("ground-2-2"), T1), NoInsurance())
    assert match.marks == "0 F, 2 -, 3 M, 4 -, 5 O"
    assert shaken(5, 1) == ("0 F, 2 -, 3 M, 4 OR", ["loses-order-and-unity", "gets-order-and-unity", "gets-world-record"])
    gone = ["loses-order-and-unity", "gets-order-and-unity", "loses-world-record", "gets-world-record"]
    assert shaken(4, 2) == ("0 F, 2 OR, 3 M", gone)
    assert shaken(3, 3) == ("0 M, 2 OR", ["loses-mini-skyscraper", "gets-mini-skyscraper", "excused"])
    assert shaken(2, 4) == ("0 MR", ["loses-order-and-unity", "loses-world-record", "gets-world-record"])
    assert shaken(0, 5) == ("", ["loses-mini-skyscraper", "loses-world-record"])
    # Thresholds are of buildings that were completed, standing or not: 110 m, 110 m and 60 m.
    assert [match.position.threshold(seat) for seat in (ANNA, BORIS, CHLOE)] == [110, 110, 60]


def test_the_century_strikes_four_kinds_of_structures_at_once() -> None:
    """An insured building, a shaken one, a shaken site with an absorber, and sites that are bare or shaken."""
    match = Story(2, deck({"sites": (4,) * 5, "foundations": (8,) * 5}))
    match(*(Open(card(id), (tap, 0)) for tap, id in enumerate(("ground-1-1", "ground-1-2", "ground-1-3", "ground-2-1"))))
    match.tower(T1, "hotels-55", "hotels-45", "toilet-1", "hotels-10")
    match(Roof(card("roof-1"), T1), Insure(card("insurance-1"), (0, 1)), Open(card("ground-1-4"), T1))  # Anna's 120 m, insured
    match(Insure(card("insurance-2"), (0, 1)))
    match.tower(T2, "shops-55", "shops-45", "toilet-2", "special-1")
    match.tower(T3, "absorber")
    match(Roof(card("roof-2"), T2), Open(card("ground-2-2"), T2), NoInsurance())  # Boris's 140 m
    match(Quake(card("earthquake-1"), (1, 1)), Quake(card("earthquake-2"), T3), Quake(card("earthquake-3"), T1))
    match.tower(T1, "offices-10")
    assert match.marks == "0 -, 1 OR"
    assert match.turn == "Anna Turn"  # her own building is struck as well
    before = match.counts
    match(PlayCentury(card("century")))
    # 0 is insured, and so it is not turned. Of the others: 1 has one quake and withstands 1 - 1, 2 has one of 1 + 1 - 1, 3 none of 2 - 1,
    # 4 one of 1 - 1, and 5 none of 2 - 1.
    assert match.said == [
        "century",
        "loses-insurance",
        *["turned"] * 5,
        "building-collapses",  # 1
        "site-collapses",  # 4
        "loses-order-and-unity",
        "gets-order-and-unity",
        "loses-world-record",
        "gets-world-record",
        "draws",
        "turn",
    ]
    assert match.lying == {
        0: ("ground-1-1", "hotels-55", "hotels-45", "toilet-1", "hotels-10", "roof-1", "insurance-2"),
        2: ("ground-1-3", "absorber", "earthquake-2"),
        3: ("ground-2-1",),
        5: ("ground-2-2",),
    }
    assert [(one.number, one.turns) for one in match.position.structures] == [(0, 0), (2, 1), (3, 1), (5, 1)]
    # From below, and the century after the insurance that it took; foundations leave the match and are not discarded.
    fallen = ("shops-55", "shops-45", "toilet-2", "special-1", "roof-2", "earthquake-1", "offices-10", "earthquake-3")
    assert match.position.discarded == ("insurance-1", "century", *fallen)
    assert match.marks == "0 OR"
    assert match.position.foundations_due == 0  # other sites are left
    # 75 + 6 + 6 + 8 + 2 cards for two players, ten of them dealt; 17 were played and drawn again before this one.
    assert (before, match.counts) == ("Anna 5 Boris 5, deck 70", "Anna 5 Boris 5, deck 69")
    assert match.position.threshold(BORIS) == 140


def test_a_tie_for_the_record_is_nobodys_until_one_alone_is_the_tallest() -> None:
    match = Story(2, deck({"sites": (2,) * 5, "foundations": (10,) * 5}), collapse="equals")
    match(Open(card("ground-1-1"), T1), Open(card("ground-1-2"), T2))
    match.tower(T1, "hotels-55", "shops-55")  # 115 m with its roof
    match.tower(T2, "offices-55", "residential-55")
    match(Roof(card("roof-1"), T1), Open(card("ground-1-3"), T1), NoInsurance())
    assert match.marks == "0 RF"  # no toilet, and yet the tallest
    match(Roof(card("roof-2"), T2), Open(card("ground-1-4"), T2), NoInsurance())
    assert match.marks == "0 F, 1 F"
    match.tower(T1, "restaurants-55", "hotels-50", "toilet-1", "special-1")
    match(Roof(card("roof-3"), T1), Open(card("ground-1-5"), T1), NoInsurance())  # 145 m
    assert match.marks == "0 F, 1 F, 2 R"
    match(Quake(card("earthquake-1"), (2, 1)))
    assert (match.marks, "gets-world-record" in match.said) == ("0 F, 1 F", False)
    match(Quake(card("earthquake-2"), (1, 1)))
    assert match.marks == "0 RF"


def test_a_victory_is_shared_where_points_and_prizes_come_to_the_same() -> None:
    """Ten cards: each holds two, six are the deck, and every one of them is built in."""
    anna, boris = ("hotels-55", "offices-55", "residential-10", "toilet-1"), ("shops-40", "residential-40", "special-1", "toilet-2")
    match = Story(2, few(2, 2, "ground-1-1", "ground-2-1", *anna, *boris, "roof-1", "roof-2"))
    match(Open(card("ground-1-1"), T1), Open(card("ground-2-1"), T2))
    for hers, his in zip(anna, boris, strict=True):
        match.tower(T1, hers)
        match.tower(T2, his)
    assert match.counts == "Anna 1 Boris 1, deck 0"
    # 0 + 55 + 55 + 10 + 5 + 5 = 130 m. It is her last card and the deck is empty, so Boris has the last turn.
    assert match(Roof(card("roof-1"), T1)) == "Anna 0 Boris 1, deck 0"
    assert match.turn == "Boris LastTurn"
    # 0 + 40 + 40 + 30 + 5 + 5 = 120 m, and no site is left.
    match(Roof(card("roof-2"), T2))
    view = SKYSCRAPERS.view(match.position)
    assert points(view) == [
        ("Anna", "cards", 5),  # 2 + 2 + 0 + 0 + 1
        ("Anna", "world-record", 3),
        ("Anna", "toilets", 2),
        ("Boris", "cards", 8),  # 2 + 2 + 3 + 0 + 1; of two categories
        ("Boris", "toilets", 2),
    ]
    assert totals(match) == {"Anna": 10, "Boris": 10}
    assert (match.position.stage, match.said[1], match.said[-1]) == (Over((ANNA, BORIS)), "ends-sites", "share")
