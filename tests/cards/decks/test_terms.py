"""A deck may say which games it is made for, and what they take from it besides its cards."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.cards.decks.files import load
from companion.core.decks.card import DeckTerms
from tests.cards.decks.folders import OUTLINE, TOWERS, in_outline, lay, problems_of, towers

NUMBERS = "write a whole number up to 1,000,000, or a list of at most 20 such as [6, 7, 8]"
RULES = 'write a number, or a word of at most 40 letters such as "exceeds"'
NAMES = "use at most 60 lower case letters a-z, digits and underscores, such as mini_height"


def test_a_deck_may_say_for_which_games_it_is_made_and_on_what_terms(tmp_path):
    deck = load(lay(tmp_path / "towers", *towers()))
    assert deck.games == ("skyscrapers",)
    assert deck.terms == {"skyscrapers": DeckTerms({"mini_height": 60, "roofs": (8, 9)}, {"collapse": "exceeds", "pace": 1.5})}


def test_a_deck_that_says_nothing_is_for_any_game_that_orders_cards_and_has_no_terms(tmp_path):
    rivers = load(lay(tmp_path / "rivers"))
    assert (rivers.games, rivers.terms) == ((), {})


def test_any_deck_may_bring_house_rules_for_a_game(tmp_path):
    rivers = load(lay(tmp_path / "rivers", outline=OUTLINE + "[terms.comparity.house]\nhand = 6\n[terms.cardline]\n"))
    assert rivers.terms == {"comparity": DeckTerms({}, {"hand": 6}), "cardline": DeckTerms({}, {})}


def test_other_terms_make_another_deck(tmp_path):
    one, other = (load(lay(tmp_path / "towers", *towers(outline=TOWERS.replace("[8, 9]", roofs)))) for roofs in ("[8, 9]", "[9, 9]"))
    assert one != other
    assert one.contents != other.contents
    assert replace(one, terms=other.terms, contents=other.contents) == other


def test_numbers_and_rules_may_be_as_great_as_is_sane(tmp_path):
    terms = (
        "[terms.skyscrapers]\nleast = -1_000_000\nlist = [1_000_000"
        + ", 0" * 19
        + f']\n[terms.skyscrapers.house]\npace = -1e9\nword = "{"w" * 40}"'
    )
    deck = load(lay(tmp_path / "rivers", outline=OUTLINE + terms))
    assert deck.terms["skyscrapers"] == DeckTerms({"least": -1_000_000, "list": (1_000_000, *(0,) * 19)}, {"pace": -1e9, "word": "w" * 40})


SKY, HOUSE = "terms, skyscrapers", "terms, skyscrapers, house"
MISSPELT = (
    ('["skyscrapers"]', '"skyscrapers"', "games", "this is a text, not what belongs here", 'write games = ["...", "..."]'),
    ('["skyscrapers"]', '["The Skyscrapers"]', "games", "'The Skyscrapers' is not an id", None),
    ("[terms.skyscrapers]", "[term.skyscrapers]", "", "'term' is not known here", "did you mean 'terms'?"),
    ("[terms.skyscrapers]", "[terms.skyscraper]", "terms", "the deck is not made for the game 'skyscraper'", "did you mean 'skyscrapers'?"),
    ("[terms.skyscrapers]", '[terms."sky scrapers"]', "terms", "'sky scrapers' is not an id", None),
    ("mini_height = 60", "mini_height = 60.5", f"{SKY}, mini_height", "this is a number (60.5), not what belongs here", NUMBERS),
    ("mini_height = 60", "mini_height = true", f"{SKY}, mini_height", "this is true or false (True), not what belongs here", NUMBERS),
    ("mini_height = 60", 'mini_height = "60"', f"{SKY}, mini_height", "this is a text, not what belongs here", NUMBERS),
    (
        "mini_height = 60",
        "mini_height = 1_000_001",
        f"{SKY}, mini_height",
        "this is a whole number (1000001), not what belongs here",
        NUMBERS,
    ),
    ("[8, 9]", "[]", f"{SKY}, roofs", "this is a list, not what belongs here", NUMBERS),
    ("[8, 9]", "[8, true]", f"{SKY}, roofs", "this is a list, not what belongs here", NUMBERS),
    ("[8, 9]", f"[{', '.join('8' * 21)}]", f"{SKY}, roofs", "this is a list, not what belongs here", NUMBERS),
    ("mini_height =", "MiniHeight =", SKY, "'MiniHeight' cannot be a name here", NAMES),
    ("[terms.skyscrapers.house]", "[terms.skyscrapers.houses]", f"{SKY}, houses", "this is a table, not what belongs here", NUMBERS),
    ('"exceeds"', '["exceeds"]', f"{HOUSE}, collapse", "this is a list, not what belongs here", RULES),
    ('"exceeds"', "true", f"{HOUSE}, collapse", "this is true or false (True), not what belongs here", RULES),
    ('"exceeds"', '""', f"{HOUSE}, collapse", "this is a text, not what belongs here", RULES),
    ('"exceeds"', f'"{"e" * 41}"', f"{HOUSE}, collapse", "this is a text, not what belongs here", RULES),
    ('"exceeds"', '"ex\\u202eceeds"', f"{HOUSE}, collapse", "this is a text, not what belongs here", RULES),
    ("pace = 1.5", "pace = nan", f"{HOUSE}, pace", "this is a number (nan), not what belongs here", RULES),
    ("pace = 1.5", "pace = inf", f"{HOUSE}, pace", "this is a number (inf), not what belongs here", RULES),
    ("pace = 1.5", "pace = 1_000_000_001", f"{HOUSE}, pace", "this is a whole number (1000000001), not what belongs here", RULES),
    ("pace =", '"my pace" =', HOUSE, "'my pace' cannot be a name here", NAMES),
)


@pytest.mark.parametrize(("right", "wrong", "place", "what", "fix"), MISSPELT)
def test_a_mistake_in_the_terms_is_named_with_its_place(right, wrong, place, what, fix, tmp_path):
    folder = lay(tmp_path / "towers", *towers(outline=TOWERS.replace(right, wrong, 1)))
    first = problems_of(folder)[0]
    assert first == in_outline(folder, place, what, fix or first.fix)


NO_TABLES = (
    ("terms = 7", "terms", "begin with a line such as [terms.comparity]"),
    ("terms = { skyscrapers = 7 }", "terms, skyscrapers", "begin with a line [terms.skyscrapers]"),
    ("terms = { skyscrapers = { house = 7 } }", "terms, skyscrapers, house", "begin with a line [terms.skyscrapers.house]"),
)


@pytest.mark.parametrize(("line", "place", "fix"), NO_TABLES)
def test_terms_that_are_no_table_are_refused(line, place, fix, tmp_path):
    folder = lay(tmp_path / "rivers", outline=f"{line}\n{OUTLINE}")
    assert problems_of(folder) == [in_outline(folder, place, "this is a whole number (7), not what belongs here", fix)]


def test_more_terms_than_any_game_has_are_refused(tmp_path):
    games = "".join(f"[terms.g{number}]\n" for number in range(13))
    numbers = "[terms.g]\n" + "".join(f"n{number} = 1\n" for number in range(61))
    rules = "[terms.g.house]\n" + "".join(f"n{number} = 1\n" for number in range(41))
    for terms, place, most in ((games, "terms", 12), (numbers, "terms, g", 60), (rules, "terms, g, house", 40)):
        folder = lay(tmp_path / "rivers", outline=OUTLINE + terms)
        assert problems_of(folder) == [in_outline(folder, place, f"there are {most + 1} of them", f"write {most} at the most")]


def test_everything_that_is_wrong_with_terms_comes_at_once(tmp_path):
    outline = TOWERS.replace("= 60", "= 6.0").replace("[8, 9]", "[[8]]").replace('"exceeds"', "false").replace("1.5", "inf")
    folder = lay(tmp_path / "towers", *towers(outline=outline))
    assert [problem.where.rpartition(", ")[2] for problem in problems_of(folder)] == ["mini_height", "roofs", "collapse", "pace"]


def test_a_deck_may_say_who_starts_by_custom_in_a_game(tmp_path):
    terms = '[terms.comparity]\nstarts = { en = "The last to swim starts.", fr = "Qui nage." }\n'
    rivers = load(lay(tmp_path / "rivers", outline=OUTLINE + terms))
    starts = {"en": "The last to swim starts.", "ru": "The last to swim starts.", "fr": "Qui nage."}
    assert rivers.terms == {"comparity": DeckTerms(starts=starts)}
