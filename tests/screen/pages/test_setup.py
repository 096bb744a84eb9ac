"""What the page of the set-up makes of touches, and what is asked for in the end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.cards.decks.files import find
from companion.core.games.game import HouseRule
from companion.core.games.registry import GAMES
from companion.protocol.setup import parse_setup
from companion.screen.acts import Change, GoBack, Page, Type, Want
from companion.screen.pages import setup_drawn
from companion.screen.pages.setup import Sitting, asked, bots, changed_setup, counts, is_possible, nearby
from companion.screen.words import Words
from tests.screen.pages.samples import a_full_table, a_setup, game_choices, scene

SIZE = (1280, 720)


def _acts(page):
    return [target.act for target in scene((setup_drawn.draw_setup, page), "en", SIZE).targets]


def _after(page, *acts):
    for act in acts:
        page = changed_setup(page, act)
    return page


def test_what_was_agreed_on_is_asked_for():
    assert asked(replace(a_setup(), best_of=3)) == {
        "game": "comparity",
        "deck": "landmarks",
        "order": "height",
        "players": ["Anna", "Борис", "Chloé"],
        "first": "seat-2",
        "house": {"pace": 2.0, "check": "lift"},
        "best_of": 3,
    }
    assert bots(a_setup()) == ("Chloé",)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_can_be_set_up_so(game):
    page = _after(a_setup(), Change("game", game.id))
    setup, deck = parse_setup(asked(page), find)
    assert (setup.game, deck.id, [one.name for one in setup.players]) == (game.id, page.its_deck.id, ["Anna", "Борис", "Chloé"])
    assert game.start(setup, deck) is not None


def test_whatever_a_rule_offers_the_game_takes():
    page = replace(a_setup(), step="rules")
    for at in range(3):
        for act in _acts(replace(page, at=at)):
            if isinstance(act, Change) and act.field.startswith("house:"):
                setup, _ = parse_setup(asked(changed_setup(page, act)), find)
                rule = act.field.removeprefix("house:")
                assert str(setup.house[rule]) == act.value


def test_another_game_brings_its_own_rules():
    page = _after(a_setup(), Change("game", "skyscrapers"))
    assert [rule.id for rule in page.rules] == ["collapse", "threshold", "timer", "turn_seconds"]
    assert asked(page)["house"] == {}
    assert "order" not in asked(page)


def test_an_order_that_the_deck_lacks_becomes_one_that_it_has():
    assert asked(_after(a_setup(), Change("deck", "movies")))["order"] == "year"


def test_a_hand_of_ones_own_is_offered_for_each_seat_that_is_taken():
    assert [rule.id for rule in a_full_table("en").rules][-2:] == ["hand_7", "hand_8"]
    assert a_full_table("en").value(HouseRule("hand_3", None, least=1, most=10)) == 4


def test_the_pile_is_worked_out_from_the_players():
    page = a_setup()
    pile = next(rule for rule in page.rules if rule.id == "pile")
    assert (page.value(pile), changed_setup(page, Change("remove", "0")).value(pile)) == (20, 15)


def test_begin_is_offered_once_the_set_up_is_possible():
    assert Want("begin") in _acts(a_setup())
    assert Want("begin") not in _acts(replace(a_setup(), players=(Sitting("Anna"),)))
    assert Want("begin") not in _acts(replace(a_setup(), lack="The deck has too few cards."))
    assert not is_possible(replace(a_setup(), players=(Sitting("Anna"), Sitting("anna"))))


def test_from_another_step_a_lack_of_players_leads_to_the_players():
    lonely, doubled = replace(a_setup(), players=(Sitting("Anna"),)), replace(a_setup(), players=(Sitting("Anna"), Sitting("anna")))
    found = [[one.act for one in scene((setup_drawn.draw_setup, page), "en", SIZE).targets if one.is_main] for page in (lonely, doubled)]
    assert found == [[Change("step", "players")]] * 2


def test_eight_players_stand_on_one_page():
    acts = _acts(replace(a_full_table("en"), step="players"))
    assert [one for one in acts if isinstance(one, Page)] == []
    assert {one.value for one in acts if isinstance(one, Change) and one.field == "remove"} == set("01234567")


def test_a_time_counts_only_with_the_rule_that_uses_it():
    page = replace(a_setup(), house={})
    of_ok, with_timer = replace(page, house={"confirm": "ok"}), replace(page, house={"timer": "gentle"})
    rules = {one.id: one for one in page.rules}
    found = [(counts(one, rules["pace"]), counts(one, rules["turn_seconds"])) for one in (page, of_ok, with_timer)]
    assert found == [(True, False), (False, False), (True, True)]


@pytest.mark.parametrize("size", [(1280, 720), (1280, 800), (1920, 1080)])
def test_what_stands_against_beginning_moves_no_choice_away_from_the_finger(size):
    long = Words("fr").say("agreeing-deck-small", **{"with": "Montagnes du monde entier"})
    calm, told = (_choices(replace(a_setup(), lack=lack, fewer={"hand": 2}, step="game"), size) for lack in ("Rien.", long))
    assert calm == told
    assert len(calm) > 6


def _choices(page, size):
    """Those on the step of the game, and where they are."""
    targets = scene((setup_drawn.draw_setup, page), "fr", size).targets
    return [(one.act, one.rect) for one in targets if isinstance(one.act, Change) and one.act.field in ("game", "deck", "order", "best-of")]


def test_fewer_cards_are_dealt_at_a_touch_where_the_deck_has_too_few():
    page = replace(a_setup(), lack="Too few.", fewer={"hand": 2, "pile": 6})
    assert Change("fewer", "") in _acts(page)
    after = _after(page, Change("fewer", ""))
    assert (after.house, after.lack, after.fewer) == ({**page.house, "hand": 2, "pile": 6}, "", {})
    assert Change("fewer", "") not in _acts(after)


def test_a_seat_moves_up_and_who_starts_goes_along():
    page = changed_setup(a_setup(), Change("swap", "1"))
    assert ([one.name for one in page.players], page.first) == (["Борис", "Anna", "Chloé"], 0)


def test_whoever_leaves_takes_no_turn_along():
    assert changed_setup(a_setup(), Change("remove", "0")).first == 0
    assert changed_setup(a_setup(), Change("remove", "2")).first == 1
    assert changed_setup(replace(a_setup(), first=2), Change("remove", "2")).first == 1


def test_the_computer_takes_a_seat_and_gives_it_back():
    page = changed_setup(a_setup(), Change("bot", "0"))
    assert bots(page) == ("Anna", "Chloé")
    assert changed_setup(page, Change("bot", "0")) == a_setup()


def test_somebody_known_sits_down_at_a_touch():
    page = changed_setup(a_setup(), Change("add", "Olga"))
    assert page.players[-1] == Sitting("Olga")
    assert Change("add", "Olga") not in _acts(replace(page, step="players"))


def test_a_new_name_is_typed_letter_by_letter():
    page = _after(a_setup(), Change("add", ""), Type("Z"), Type("o"), Type("x"), Type(""), Type("é"))
    assert page.naming is not None
    assert page.naming.typed == "Zoé"
    page = _after(page, Change("name", "Zoé"))
    assert (page.players[-1], page.naming) == (Sitting("Zoé"), None)


def test_a_name_that_is_not_kept_changes_nothing():
    assert _after(a_setup(), Change("rename", "1"), Type("x"), Change("rename", "")) == a_setup()
    assert _after(a_setup(), Change("add", ""), Change("rename", "")) == a_setup()


def test_a_player_who_is_renamed_stays_who_they_are():
    page = _after(a_setup(), Change("rename", "2"), Change("name", "Zoé"))
    assert page.players[2] == Sitting("Zoé", is_bot=True)


def test_a_full_table_takes_nobody_more():
    page = a_full_table("en")
    assert changed_setup(page, Change("add", "Olga")) == page
    assert Change("add", "") not in _acts(replace(page, step="players"))


def test_a_remembered_starter_who_is_gone_is_the_first_player():
    page = replace(a_setup(), first=7)
    assert asked(page)["first"] == "seat-1"
    assert Want("begin") in _acts(page)


def test_what_it_does_not_know_changes_nothing():
    page = a_setup()
    for act in (
        GoBack(),
        Type("x"),
        Change("rename", "99"),
        Change("first", "9"),
        Change("remove", "x"),
        Change("house:none", "1"),
        Want("begin"),
    ):
        assert changed_setup(page, act) == page


def test_seconds_go_by_halves_within_their_bounds():
    cases = ((1.5, 1, 2.0), (1.5, -1, 1.0), (0.5, -1, 0.2), (0.2, -1, None), (0.2, 1, 0.5), (10.0, 1, None), (1.7, -1, 1.5))
    assert [((value, by), nearby(HouseRule("pace", 1.5, least=0.2, most=10, is_whole=False), value, by)) for value, by, found in cases] == [
        ((value, by), found) for value, by, found in cases
    ]


def test_the_time_for_an_act_goes_by_tens_and_is_shown_in_seconds():
    rule = next(one for one in a_setup().its_game.house if one.id == "turn_seconds")
    assert [nearby(rule, value, by) for value, by in ((60, 1), (60, -1), (65, 1), (65, -1), (10, -1), (600, 1))] == [
        70,
        50,
        70,
        60,
        None,
        None,
    ]


def test_all_rules_are_reached_by_leafing():
    page, seen = replace(a_setup(), step="rules", house={}), set()
    while True:
        acts = _acts(page)
        seen |= {act.field for act in acts if isinstance(act, Change) and act.field.startswith("house:")}
        further = next((act for act in acts if isinstance(act, Page) and act.by > 0), None)
        if further is None:
            break
        page = changed_setup(page, further)
    assert seen == {f"house:{rule.id}" for rule in game_choices("en")[0].house}
