"""The page of a set-up: what there is to choose, as it was chosen last, and what stands against beginning."""

import shutil
from dataclasses import replace

import pytest

from companion.cards.decks import files
from companion.cards.emblems.emblem import EMBLEMS as PICTURES
from companion.core.decks.card import LANGUAGES
from companion.core.games.registry import GAMES
from companion.pages.agreeing import all_decks, set_up, turned_to, with_lack
from companion.pages.settings import Remembered
from companion.screen.acts import Change
from companion.screen.pages.setup import OF_SEAT, Sitting, asked, changed_setup, is_possible
from companion.screen.words import Words
from tests.screen.pages.samples import a_full_table, a_setup


@pytest.fixture(scope="module")
def decks():
    return all_decks()


def seated(page, *names):
    return replace(page, players=tuple(map(Sitting, names)))


def fresh(decks, language="en", remembered=None):
    return set_up(remembered or Remembered(), decks, language)


def checked(page, decks):
    return with_lack(page, decks.find)


def test_every_game_is_there_with_all_that_it_asks_for(decks):
    page = fresh(decks)
    assert [one.id for one in page.games] == [game.id for game in GAMES]
    for choice, game in zip(page.games, GAMES, strict=True):
        assert choice.house == game.house
        assert (choice.least, choice.most) == (game.least_players, game.most_players)
        assert choice.emblem == game.emblem
        assert game.emblem in PICTURES
        assert choice.decks[0].id == game.usual_deck


def test_whatever_has_no_usual_value_is_worked_out():
    for game in GAMES:
        ids = {one.id for one in game.house if one.default is None and not one.id.startswith(OF_SEAT)}
        assert {(rule.id, number) for rule in game.house for number in rule.usual} == {
            (id, number) for id in ids for number in game.players
        }


@pytest.mark.parametrize("language", LANGUAGES)
def test_decks_and_what_they_are_ordered_by_are_called_in_the_language(decks, language):
    comparity, _, skyscrapers = fresh(decks, language).games
    assert {one.id for one in comparity.decks} == {"landmarks", "movies", "countries"}
    landmarks = files.find("landmarks")
    assert comparity.decks[0].name == landmarks.names[language]
    assert comparity.decks[0].orders == tuple((one.id, one.names[language]) for one in landmarks.characteristics)
    assert [(one.id, one.orders) for one in skyscrapers.decks] == [("skyscrapers", ())]
    assert skyscrapers.decks[0].house == files.find("skyscrapers").terms["skyscrapers"].house


def test_the_first_time_nobody_sits_there(decks):
    page = fresh(decks)
    assert (page.game, page.its_deck.id, page.players, page.house, page.best_of) == ("comparity", "landmarks", (), {}, 1)
    assert page.lack == Words("en").say("page-setup-too-few", count=2, game="Comparity")


@pytest.mark.parametrize("page", [a_setup(), a_full_table("en"), replace(a_setup(), game="skyscrapers", house={}, order="")])
def test_a_match_is_set_up_as_it_was_the_last_time(decks, page):
    page = replace(page, best_of=3)
    again = fresh(decks, "ru", Remembered().agreed(page))
    assert asked(again) == asked(page)
    assert again.players == page.players
    assert is_possible(again)


def test_another_game_is_as_it_was_played_last_with_those_who_sit_there_now(decks):
    before = Remembered().agreed(replace(a_full_table("en"), house={"hand": 3, "hand_2": 5})).agreed(a_setup())
    page = changed_setup(fresh(decks, remembered=before), Change("game", "cardline"))
    turned = turned_to(page, before.set_ups.get(page.game))
    assert (turned.deck, turned.order, turned.house) == ("countries", "co2", {"hand": 3})
    assert turned.players == page.players
    unknown = turned_to(changed_setup(turned, Change("game", "skyscrapers")), None)
    assert (unknown.deck, unknown.house, unknown.best_of) == ("skyscrapers", {}, 1)


def test_what_is_not_there_any_more_is_as_usual(decks):
    remembered = Remembered().agreed(a_setup())
    last = remembered.last
    strange = replace(last, order="weight", house={"pace": 2.0, "colour": "red"}, first="seat-9")
    page = fresh(decks, remembered=replace(remembered, set_ups={"comparity": strange}))
    assert (page.its_order, page.house, page.first, page.lack) == ("height", {"pace": 2.0}, 0, "")
    assert fresh(decks, remembered=replace(remembered, game="chess")).game == "comparity"


@pytest.mark.parametrize("value", ["x", 1e308, 2.5, -1])
def test_a_house_rule_that_was_kept_otherwise_than_it_may_be_is_as_usual(decks, value):
    remembered = Remembered().agreed(a_setup())
    kept = replace(remembered.last, house={"hand": value, "check": "lift"})
    page = fresh(decks, remembered=replace(remembered, set_ups={"comparity": kept}))
    assert page.house == {"check": "lift"}


LACKS = {
    "page-setup-same-name": (("Anna", "anna"), {}),
    "agreeing-no-name": (("Anna", " "), {}),
    "agreeing-name": (("Anna", "Boris, the second"), {}),
    "agreeing-deck-serves": (("Anna", "Boris", "C", "D", "E"), {"hand": 13}),
    "agreeing-deck-small": (("Anna", "Boris"), {"pile": 200}),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", LACKS)
def test_what_stands_against_beginning_is_said_in_words_of_the_language(decks, language, key):
    names, house = LACKS[key]
    page = checked(replace(seated(fresh(decks, language), *names), house=house), decks)
    landmarks = page.its_deck.name
    args = {"with": landmarks, "count": 4, "most": 20, "name": "Anna" if key == "page-setup-same-name" else names[1]}
    assert page.lack == Words(language).say(key, **args)
    assert not is_possible(page)


def test_once_it_is_mended_a_match_can_begin(decks):
    page = checked(replace(seated(fresh(decks), "Anna", "Boris"), house={"pile": 200}), decks)
    assert page.lack
    page = checked(changed_setup(page, Change("house:pile", "20")), decks)
    assert page.lack == ""
    assert is_possible(page)


@pytest.mark.parametrize(
    ("language", "lack"),
    [
        ("en", "set-up, house: 'pace' cannot be 99.0; give a number from 0.2 to 10"),
        ("ru", "подготовка партии, house: «pace» не может быть 99.0; укажите число от 0.2 до 10"),
    ],
)
def test_whatever_else_is_the_matter_is_said_plainly(decks, language, lack):
    page = checked(replace(seated(fresh(decks, language), "Anna", "Boris"), house={"pace": 99.0}), decks)
    assert page.lack == lack


@pytest.mark.parametrize(("number", "enough"), [(2, True), (3, False), (6, True)])
def test_a_number_of_players_that_no_game_has_is_said(decks, number, enough):
    page = checked(seated(replace(fresh(decks), game="skyscrapers"), *[f"P{one}" for one in range(number + (not enough) * 6)]), decks)
    assert (page.lack == "") is enough


@pytest.fixture
def own(tmp_path):
    return tmp_path


def copied(own, name, to):
    shutil.copytree(files.shipped()[name], own / to)
    outline = own / to / files.OUTLINE
    outline.write_text(outline.read_text("utf-8").replace(f'id = "{name}"', f'id = "{to}"'), "utf-8")


def test_own_decks_are_there_too(own):
    copied(own, "movies", "my-movies")
    page = fresh(all_decks(own))
    assert [one.id for one in page.games[0].decks] == ["landmarks", "countries", "movies", "my-movies"]
    assert checked(replace(seated(page, "Anna", "Boris"), deck="my-movies"), all_decks(own)).lack == ""


def test_a_deck_that_cannot_be_read_is_left_out_in_silence(own):
    (own / "broken").mkdir()
    (own / "broken" / files.OUTLINE).write_text("id =")
    decks = all_decks(own)
    assert set(decks.lacks) == {"broken"}
    page = checked(seated(fresh(decks), "Anna", "Boris"), decks)
    assert "broken" not in [one.id for one in page.its_game.decks]
    assert page.lack == ""


def test_of_the_chosen_deck_it_is_said_until_another_one_is_chosen(own):
    copied(own, "movies", "mine")
    remembered = Remembered().agreed(replace(seated(fresh(all_decks(own)), "Anna", "Boris"), deck="mine"))
    (own / "mine" / files.CARDS).write_text("nonsense")
    decks = all_decks(own)
    page = fresh(decks, remembered=remembered)
    assert page.lack.startswith("The deck “mine” cannot be read: cards.csv ")
    assert len(page.lack) < 140
    assert fresh(decks, "ru", remembered).lack.startswith("Колода «mine» не читается: cards.csv, строка 1, столбец ")
    assert checked(page, decks).lack == page.lack
    assert checked(changed_setup(page, Change("deck", "movies")), decks).lack == ""
    assert checked(changed_setup(page, Change("game", "skyscrapers")), decks).lack == ""  # there is one deck only


def test_a_shipped_deck_with_a_broken_copy_among_ones_own_is_missed_where_it_was_the_only_one(own):
    (own / "skyscrapers").mkdir()
    (own / "skyscrapers" / files.OUTLINE).write_text("id =")
    decks = all_decks(own)
    page = checked(replace(seated(fresh(decks), "Anna", "Boris"), game="skyscrapers"), decks)
    assert page.lack.startswith("The deck “skyscrapers” cannot be read: ")


def test_a_folder_of_decks_that_is_not_there_is_none(own):
    assert set(all_decks(own / "nowhere").found) == set(files.shipped())


def test_a_small_deck_is_played_with_fewer_cards_by_one_touch(decks, tmp_path):
    small = all_decks(ten_rivers(tmp_path))
    page = checked(seated(replace(fresh(small), deck="rivers"), "Anna", "Boris"), small)
    assert page.lack == Words("en").say("agreeing-deck-small", **{"with": "Rivers"})
    assert page.fewer == {"hand": 2, "pile": 6}
    agreed = checked(changed_setup(page, Change("fewer", "")), small)
    assert (agreed.house, agreed.lack, agreed.fewer) == ({"hand": 2, "pile": 6}, "", {})
    assert is_possible(agreed)


def test_fewer_cards_are_offered_for_want_of_cards_alone(decks):
    alone = checked(seated(fresh(decks), "Anna"), decks)
    assert (bool(alone.lack), alone.fewer) == (True, {})
    both = checked(seated(fresh(decks), "Anna", "Anna"), decks)
    assert (bool(both.lack), both.fewer) == (True, {})


def ten_rivers(folder):
    (folder / "rivers").mkdir()
    outline = files.shipped()["landmarks"].joinpath(files.OUTLINE).read_text(encoding="utf-8")
    outline = outline.replace('id = "landmarks"', 'id = "rivers"').replace('en = "Landmarks"', 'en = "Rivers"')
    head, *rows = files.shipped()["landmarks"].joinpath(files.CARDS).read_text(encoding="utf-8").splitlines()
    (folder / "rivers" / files.OUTLINE).write_text(outline, encoding="utf-8")
    (folder / "rivers" / files.CARDS).write_text("\n".join([head, *rows[:10]]), encoding="utf-8")
    return folder
