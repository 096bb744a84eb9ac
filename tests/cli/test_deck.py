"""Decks by the commands: listed, begun, checked, shown without a number unless it is asked for, compared, removed."""

from __future__ import annotations

import csv
import json
import os
import shutil

import pytest

from companion.app.matches import TAGS
from companion.cards.decks.files import find, load, shipped
from companion.cards.editing.in_editor import edit_file
from companion.config.config import folders
from companion.core.decks.codes import codes_of
from companion.errors import Unusable
from tests.cards.decks.folders import OUTLINE, ROWS, lay, sheet, with_cell
from tests.cli.rivers import ALIKE, COLUMNS, rivers_csv, tag
from tests.cli.running import Stream, facedown


@pytest.fixture
def run(monkeypatch):
    return lambda *words, **more: facedown(monkeypatch, "deck", *words, **more)


LISTED = """\
Countries (countries), shipped: 110 cards
  Ordered by: area (mi²), population, GDP (M$), CO₂ per head (US t)
  For: Comparity, Cardline
half, your own: cannot be used as it is, 1 problem
  What it is: facedown deck check half
Landmarks (landmarks), shipped: 100 cards
  Ordered by: height (m), year
  For: Comparity, Cardline
Rivers (movies), your own, in place of the shipped one: 3 cards
  Ordered by: length (km), first bridge
  For: Comparity, Cardline
Rivers (rivers), your own: 3 cards
  Ordered by: length (km), first bridge
  For: Comparity, Cardline
Skyscrapers (skyscrapers), shipped: 128 cards
  Ordered by: height (m), points, resistance
  For: Skyscrapers

Your own decks lie in: """


def test_the_list_has_every_deck_and_says_which_cannot_be_used(run, own, rivers, monkeypatch):
    lay(own / "movies")
    (lay(own / "half") / "deck.toml").unlink()
    lay(own / ".rivers.keeping")
    ran = run("list")
    assert (ran.code, ran.err) == (1, "")
    assert ran.out == f"{LISTED}{own}\n"
    rows = [json.loads(line) for line in run("list", "--json").out.splitlines()]
    assert [(row["deck"], row["whose"], row.get("cards"), row.get("problems")) for row in rows] == [
        ("countries", "shipped", 110, None),
        ("half", "own", None, 1),
        ("landmarks", "shipped", 100, None),
        ("movies", "instead", 3, None),
        ("rivers", "own", 3, None),
        ("skyscrapers", "shipped", 128, None),
    ]
    assert rows[4] == {
        "deck": "rivers",
        "whose": "own",
        "folder": str(rivers),
        "names": {"en": "Rivers", "ru": "Реки", "fr": "Fleuves"},
        "cards": 3,
        "orders": ["length", "bridged"],
        "games": ["comparity", "cardline"],
    }


def test_where_all_is_well_the_list_ends_well(run):
    assert run("list").code == 0


BEGUN = """\
# A deck of cards. Its cards stand in cards.csv beside this file, one to a row; the README of
# companion/cards/decks tells everything that may stand here. To see whether all is well: facedown
# deck check big-lakes

# What commands call it, and its folder; leave it as it is once its cards have tags.
id = "big-lakes"
# Whom to thank, where the numbers are from; without the # the line counts.
# credits = ["..."]

# What people call it. One language is enough; it stands in for the others.
[names]
en = "Big lakes"
# ru = "..."
# fr = "..."

# What its cards are ordered by; the id is also the name of its column in cards.csv. For a second one,
# copy everything from here to the end.
[[characteristic]]
id = "surface"
# plain is 96.3; thousands is 1,268,541; year is a whole number, −280 for 280 BC; money is 10,462,500
# with the sign of the currency as its unit.
format = "thousands"
names = { en = "surface" }
# The unit, at most 16 characters; it may be left out.
unit = { en = "km²" }
# What a greater number means: taller, newer, heavier.
more = { en = "greater" }
# Allows a column of the same name with _marks behind it, for numbers that are only approximate.
# marks = ["approximate"]
"""


def test_a_new_deck_explains_itself_and_waits_for_its_cards(run):
    ran = run("new", "big-lakes", "--order", "surface", "--unit", "km²", "--format", "thousands")
    folder = folders(os.environ).decks / "big-lakes"
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines()[-2:] == [
        "  To write its cards, open cards.csv in a spreadsheet, or: facedown deck edit big-lakes",
        "  Then: facedown deck check big-lakes",
    ]
    assert (folder / "deck.toml").read_text(encoding="utf-8") == BEGUN
    headings = "id,name_en,name_ru,name_fr,place_en,note_en,surface,source\n"
    assert (folder / "cards.csv").read_bytes() == headings.encode("utf-8-sig")
    assert [path.name for path in folder.parent.iterdir()] == ["big-lakes"]
    assert run("check", "big-lakes").err == (
        f"facedown: {folder / 'cards.csv'}: there are no cards in it; write one card to a row under the names of the columns\n"
    )


OF_ENGLISH = "id,name_en,name_ru,name_fr,place_en,note_en,{},source"
OF_RUSSIAN = "id;name_ru;name_en;name_fr;place_ru;note_ru;{};source"


@pytest.mark.parametrize(
    ("language", "words", "headings", "named"),
    [
        ("en", (), OF_ENGLISH.format("value"), ("Lakes", "value", "")),
        ("ru", ("--order", "Глубина, м", "--name", "Озёра"), OF_RUSSIAN.format("glubina_m"), ("Озёра", "Глубина, м", "")),
        ("fr", ("--format", "money"), "id;name_fr;name_en;name_ru;place_fr;note_fr;value;source", ("Lakes", "valeur", "$")),
        ("en", ("--order", "year", "--format", "year"), OF_ENGLISH.format("year"), ("Lakes", "year", "")),
        ("en", ("--order", "Name_en", "--name", 'The "L" \\ é'), OF_ENGLISH.format("value"), ('The "L" \\ é', "Name_en", "")),
    ],
    ids=["plain", "ru", "fr", "year", "strange"],
)
def test_a_new_deck_takes_cards_at_once(run, language, words, headings, named):
    assert run("new", "lakes", *words, "--lang", language).code == 0
    folder = folders(os.environ).decks / "lakes"
    assert (folder / "cards.csv").read_text(encoding="utf-8-sig") == f"{headings}\n"
    order = headings.replace(";", ",").split(",")[-2]
    for card in ("baikal", "onega", "ladoga"):
        ran = run("edit", "lakes", "--add", card, f"name_{language}={card}", f"{order}=7", "--lang", language)
        assert (ran.code, ran.err) == (0, "")
    deck = find("lakes", folders(os.environ).decks)
    (one,) = deck.characteristics
    assert (deck.names[language], one.names[language], one.units[language]) == named
    assert (list(deck.cards), one.id) == (["baikal", "ladoga", "onega"], order)
    assert run("check", "lakes").code == 0


def test_a_copy_has_all_that_the_other_deck_has(run, own):
    ran = run("new", "towers", "--like", "landmarks", "--name", "Towers")
    assert ran.out.splitlines()[0] == "Begun: deck towers, a copy of landmarks with 100 cards."
    copy, original = find("towers", own), find("landmarks")
    assert copy.names == {**original.names, "en": "Towers"}
    assert {id: card.numbers for id, card in copy.cards.items()} == {id: card.numbers for id, card in original.cards.items()}
    assert (own / "towers" / "cards.csv").read_bytes() == (shipped()["landmarks"] / "cards.csv").read_bytes()
    lines = (shipped()["landmarks"] / "deck.toml").read_text(encoding="utf-8").splitlines()
    changed = [line for line in (own / "towers" / "deck.toml").read_text(encoding="utf-8").splitlines() if line not in lines]
    assert changed == ['id = "towers"', 'en = "Towers"']


def test_a_copy_may_take_the_place_of_the_shipped_deck(run, own):
    assert run("new", "movies", "--like", "movies").code == 0
    assert load(own / "movies") == find("movies")


def test_what_a_power_cut_left_of_a_new_deck_is_no_hindrance(run, own):
    (own / ".lakes.keeping").mkdir(parents=True)
    lay(own / ".lakes.keeping" / "new")
    assert run("new", "lakes").code == 0
    assert [path.name for path in own.iterdir()] == ["lakes"]


@pytest.mark.parametrize(
    ("written", "language", "names"),
    [
        ('names = "Rivers"', "fr", {"en": "Lacs", "ru": "Lacs", "fr": "Lacs"}),
        ('[names]\nru = "Реки"', "fr", {"en": "Реки", "ru": "Реки", "fr": "Lacs"}),
        ('[names]\n  fr = "Fleuves" # eaux', "fr", {"en": "Lacs", "ru": "Lacs", "fr": "Lacs"}),
    ],
    ids=["for all", "no such language", "indented"],
)
def test_a_copy_is_named_anew_however_its_names_are_written(run, own, written, language, names):
    outline = OUTLINE[: OUTLINE.index("[names]")] + written + "\n\n" + OUTLINE[OUTLINE.index("[[characteristic]]") :]
    lay(own / "rivers", outline=outline)
    assert run("new", "lakes", "--like", "rivers", "--name", "Lacs", "--lang", language).code == 0
    assert find("lakes", own).names == names


def test_a_deck_whose_id_nobody_finds_is_not_copied(run, own):
    lay(own / "rivers", outline=OUTLINE.replace('id = "rivers"', '"id" = "rivers"'))
    ran = run("new", "lakes", "--like", "rivers")
    fix = "copy its folder by hand, and write the id and the names into its deck.toml"
    assert ran.err == f"facedown: --like: the id or the names in the deck.toml of rivers cannot be found; {fix}\n"
    assert [path.name for path in own.iterdir()] == ["rivers"]


SOUND = """\
Rivers (rivers): sound, 3 cards
  It lies in: {folder}
  Comparity: too few cards for what is usual
    2 players with --house hand=1,pile=1
  Cardline: too few cards for what is usual
    2 players with --house hand=1
  length (km): no two cards are equal
  first bridge: no two cards are equal
  To play with it: facedown play --game comparity --deck rivers --house hand=1,pile=1
"""


def test_a_sound_deck_is_told_with_what_it_serves(run, rivers):
    ran = run("check", "rivers")
    assert (ran.code, ran.out, ran.err) == (0, SOUND.format(folder=rivers), "")
    assert run("check", str(rivers)).out == ran.out.replace("--deck rivers", f"--deck {rivers}")
    assert run("check", "skyscrapers").out.endswith("  To play with it: facedown play --game skyscrapers --deck skyscrapers\n")
    assert run("check", "landmarks").out.splitlines()[2:6] == [
        "  Comparity: 2–5 players",
        "  Cardline: 2–8 players",
        "  height (m): 13 cards have an equal, in 5 groups",
        "  year: 39 cards have an equal, in 18 groups",
    ]


@pytest.mark.parametrize("name", [*shipped(), "rivers"])
def test_the_command_that_is_told_begins_a_match(run, rivers, monkeypatch, name):
    words = run("check", name).out.splitlines()[-1].partition(": ")[2].split()
    assert words[:2] == ["facedown", "play"]
    begun = facedown(monkeypatch, "referee", *words[2:], content='{"view": true}\n')
    assert (begun.code, begun.err, json.loads(begun.out.splitlines()[-2])["view"]["deck"]) == (0, "", name)


def test_a_folder_that_is_called_otherwise_than_its_deck_is_told(run, own):
    lay(own / "streams")
    told = "  Its folder is called streams, its id is rivers: commands know it by the folder, tags by the id."
    assert told in run("check", "streams").out.splitlines()


def test_all_that_is_wrong_with_both_files_is_told_at_once(run, own):
    folder = lay(own / "rivers", sheet(rows=with_cell(3, "length", "2-Jan")), OUTLINE.replace("credits", "credit"))
    ran = run("check", "rivers")
    assert (ran.code, ran.out) == (1, "")
    assert [line.split("; ")[0] for line in ran.err.splitlines()] == [
        f"facedown: {folder / 'deck.toml'}: 'credit' is not known here",
        f"facedown: {folder / 'cards.csv'} row 3, column length: it is a date that the spreadsheet made of what was typed",
    ]


def test_a_deck_that_can_be_read_and_serves_no_game_was_found_wrong(run, own):
    lay(own / "rivers", sheet(rows=ROWS[:2]))
    ran = run("check", "rivers")
    said = "facedown: deck rivers: it has 2 cards, too few for any game; add more: facedown deck edit rivers --add CARD\n"
    assert (ran.code, ran.out, ran.err) == (1, "", said)


def test_a_file_that_cannot_be_read_is_one_that_cannot_be_used(run, rivers):
    (rivers / "cards.csv").write_bytes(b"\xef\xbb\xbfid\xff")
    assert run("check", "rivers").code == 2


SHOWN = """\
Rivers (rivers): 3 cards
  Comparity: too few cards for what is usual
    2 players with --house hand=1,pile=1
  Cardline: too few cards for what is usual
    2 players with --house hand=1
  length (km): no two cards are equal
  first bridge: no two cards are equal
  From: A school atlas.

"""


def test_without_being_asked_nothing_is_shown_but_the_backs(run, rivers):
    codes = codes_of(load(rivers))
    backs = {"danube": "“Danube”, Roumanie, Bulgarie", "nile": "“Nile”, Égypte, approximate", "tigris": "“Tigris”"}
    ran = run("show", "rivers")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == SHOWN + "".join(f"  {codes[card]}  {back}\n" for card, back in backs.items())


def test_numbers_and_sources_are_shown_where_they_are_asked_for(run, rivers):
    codes = codes_of(load(rivers))
    assert run("show", "rivers", "--values", "--sources").out.splitlines()[9:] == [
        *(f"  {codes['danube']}  “Danube”, Roumanie, Bulgarie", "        length: 2,850.5 km, first bridge: 105"),
        "        Source: atlas, page 2",
        *(f"  {codes['nile']}  “Nile”, Égypte, approximate", "        length: about 6,650 km, first bridge: 1871"),
        "        Source: atlas, page 1",
        *(f"  {codes['tigris']}  “Tigris”", "        length: 1,900 km, first bridge: 690 BC"),
    ]


@pytest.mark.parametrize("lengths", [("2", "3", "1"), ("3", "1", "2"), ("1", "2", "3")], ids=" ".join)
def test_equal_cards_are_named_in_the_order_of_names(run, own, lengths):
    names = ("Volga", "Abay", "Don", "Zambezi", "Amur", "Po")
    rows = [(f"river-{place}", name, *[""] * 4, lengths[place // 2], "", str(place + 1), "") for place, name in enumerate(names)]
    lay(own / "rivers", sheet(COLUMNS, rows))
    lines = run("show", "rivers", "--ties").out.splitlines()
    at = lines.index("Equal in length")
    assert lines[at - 1 : at + 5] == ["", "Equal in length", "  “Abay”, “Volga”", "  “Amur”, “Po”", "  “Don”, “Zambezi”", ""]
    assert "Equal in first bridge" not in lines


def test_as_json_a_deck_tells_no_more_than_it_is_asked_for(run, rivers):
    row = json.loads(run("show", "rivers", "--json").out)
    backs = {"id", "code", "names", "marks", "traits"}
    assert [set(card) for card in row["cards"]] == [{*backs, "places"}, {*backs, "places"}, backs]
    assert row["orders"][0] == {
        "id": "length",
        "names": {"en": "length", "ru": "длина", "fr": "longueur"},
        "units": {"en": "km", "ru": "км", "fr": "km"},
        "format": "thousands",
        "equal": 0,
    }
    assert not {"6650", "1871", "ties", "values"} & set(run("show", "rivers", "--json").out.replace('"', " ").split())
    more = json.loads(run("show", "rivers", "--json", "--values", "--ties", "--sources").out)
    assert more["ties"] == {"length": [], "bridged": []}
    assert [(card["values"], card.get("source")) for card in more["cards"]] == [
        ({"length": "2850.5", "bridged": "105"}, "atlas, page 2"),
        ({"length": "6650", "bridged": "1871"}, "atlas, page 1"),
        ({"length": "1900", "bridged": "-690"}, None),
    ]


def test_sources_of_cards_that_are_there_several_times_go_with_each(run, own):
    lay(own / "rivers", ALIKE)
    cards = json.loads(run("show", "rivers", "--json", "--sources").out)["cards"]
    assert [(card["id"], card.get("source")) for card in cards] == [
        *((f"nile-{copy}", "atlas") for copy in (1, 2, 3)),
        ("tigris", None),
    ]


QUIET = (
    ("list",),
    ("list", "--json"),
    ("check", "landmarks"),
    ("show", "landmarks"),
    ("show", "landmarks", "--json"),
    ("edit", "landmarks", "merlion", "note_en=x"),
    ("new", "copy", "--like", "landmarks"),
)


@pytest.mark.parametrize("words", QUIET, ids=" ".join)
def test_a_deck_with_other_numbers_reads_the_same(run, own, words):
    """The numbers of a column change their cards: whatever is not asked for numbers says the same of both (H1)."""
    first, second = (said_of(run, own, words, turn) for turn in (0, 37))
    assert first == second
    assert len(first) > 20


def said_of(run, own, words, turn):
    shutil.rmtree(own)
    shutil.copytree(shipped()["landmarks"], own / "landmarks")
    with (own / "landmarks" / "cards.csv").open(encoding="utf-8", newline="") as file:
        header, *rows = csv.reader(file)
    at = header.index("height")
    heights = [row[at] for row in rows]
    turned = [[*row[:at], height, *row[at + 1 :]] for row, height in zip(rows, heights[turn:] + heights[:turn], strict=True)]
    with (own / "landmarks" / "cards.csv").open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows([header, *turned])
    ran = run(*words)
    assert (ran.code, ran.err) == (0, "")
    return ran.out


DIFFERS = """\
The first: {first}
The second: {second}

Names, credits, games or terms in deck.toml are not the same.
Only the first is ordered by first bridge.
Only the second is ordered by depth.
length: name, unit, format or word for more are not the same.
length: the order of 2 pairs of cards turned round.
length: 1 pair of cards has become equal.
Only in the first, 1 card: “Rhine”
Only in the second, 2 cards: “Abay”, “Volga”
“Danube”
  name (fr): Danube → Donau
  length: 2,850.5 km → 7,000 km
“Nile”
  short name (en): The|Nile → Nile
  place (en): Égypte → nothing
  length: 6,650 km → 7,000 km
  length, marks: approximate → nothing
“Tigris”
  length: 1,900 km → 1,900,000 km
"""


def test_two_decks_are_compared_card_by_card(run, own, rivers):
    outline = OUTLINE.replace("longer", "further").replace("first bridge", "depth").replace("bridged", "depth")
    rows = [
        ("nile", "Nile", "Нил", "Nil", "", "", "7000", "", "1871"),
        ("danube", "Danube", "Дунай", "Donau", "", "Roumanie, Bulgarie", "7000", "", "105"),
        ("tigris", "Tigris", "Тигр", "Tigre", "", "", "1900000", "", "1"),
        ("volga", "Volga", "", "", "", "", "1", "", "1"),
        ("abay", "Abay", "", "", "", "", "2", "", "1"),
    ]
    other = lay(own / "streams", sheet((*COLUMNS[:-2], "depth"), rows), outline.replace('en = "Rivers"', 'en = "Streams"'))
    lay(rivers, rivers_csv(("rhine", "Rhine", "", "", "", "", "1", "", "1")))
    ran = run("diff", "rivers", "streams")
    assert (ran.code, ran.out, ran.err) == (1, DIFFERS.format(first=rivers, second=other), "")


def test_the_second_number_of_a_card_may_differ_alone(run):
    run("edit", "countries", "france", "area_km2=1")
    assert run("diff", "countries").out.splitlines()[-2:] == [
        "“France”",
        "  area: 212,004 mi² (549,087 km²) → 212,004 mi² (1 km²)",
    ]


def test_alone_a_deck_is_compared_with_the_shipped_one(run):
    run("edit", "landmarks", "eiffel-tower", "height=400", "year_marks=approximate", "kind=needle")
    ran = run("diff", "landmarks", "--lang", "fr")
    assert ran.code == 1
    lines = ran.out.splitlines()
    assert lines[0] == f"Le premier\u00a0: {shipped()['landmarks']}"
    assert lines[3].startswith("hauteur\u00a0: ")
    assert lines[3].endswith("paires de cartes sont dans l’ordre inverse.")
    assert lines[-4:] == [
        "«\u00a0Tour Eiffel\u00a0»",
        "  kind\u00a0: tower → needle",
        "  hauteur\u00a0: 324\u00a0m → 400\u00a0m",
        "  année de construction, mentions\u00a0: rien → approximatif",
    ]


def test_decks_that_tell_the_same_are_the_same(run, own):
    run("new", "landmarks", "--like", "landmarks")
    ran = run("diff", "landmarks")
    assert ran.code == 0
    assert ran.out == "Both decks tell the same of all 100 cards.\n"


WRONG = (
    (("new", "Lakes"), "deck 'Lakes': 'Lakes' is not an id; "),
    (("new", "../lakes"), "deck '../lakes': '../lakes' is not an id; "),
    (("new", "movies"), "deck 'movies': a shipped deck is called so, and yours would take its place; choose another id, or have a copy "),
    (("new", "movies", "--like", "landmarks"), "deck 'movies': a shipped deck is called so, "),
    (("new", "lakes", "--like", "movies", "--unit", "m"), "--unit: with --like the cards are ordered as in that deck; "),
    (("new", "lakes", "--like", "movie"), "deck 'movie': there is no deck of that name and no such folder; did you mean 'movies'?"),
    (("new", "lakes", "--format", "years"), "--format: there is no 'years'; did you mean 'year'?"),
    (("new", "lakes", "--unit", "m" * 17), f"--unit: '{'m' * 17}' has 17 characters; use at most 16"),
    (("new", "lakes", "--order", "m" * 61), f"--order: '{'m' * 39}…' has 61 characters; use at most 60"),
    (("new", "lakes", "--name", "a\tb"), "--name: 'a\\tb' has an invisible character (U+0009) in it; "),
    (("check", "lakes"), "deck 'lakes': there is no deck of that name and no such folder; "),
    (("show", "lakes"), "deck 'lakes': there is no deck of that name and no such folder; "),
    (("edit", "movies", "year=5"), "CARD: no card is named; "),
    (("edit", "movies", "--remove", "Titanic", "year=5"), "--remove: a card that goes has no values; "),
    (("edit", "movies", "titanic", "--remove", "titanic"), "CARD: two cards are named; name one card, behind --remove"),
    (("edit", "movies", "--add", "x", "--remove", "y"), "--remove: not allowed with argument --add; "),
    (("edit", "movies", "titanic", "yaer=5"), "COLUMN=VALUE: there is no column 'yaer' in this deck; did you mean 'year'?"),
    (("edit", "movies", "titanic", "year=5", "x"), "COLUMN=VALUE: 'x' has no =; write such as height=330"),
    (("edit", "movies", "titanic", "year=5", "year=6"), "COLUMN=VALUE: 'year' stands there twice; give each column once"),
    (("edit", "movies", "titanik", "year=5"), "card 'titanik': this deck has no such card; did you mean 'titanic'?"),
    (("edit", "movies", "titanic-1", "year=5"), "card 'titanic-1': this deck has no such card; did you mean 'titanic'?"),
    (("edit", "movies", "xyzzy", "year=5"), "card 'xyzzy': this deck has no such card; write its id, its name in any language, or "),
    (("diff", "movies"), "deck 'movies': it is the shipped one, and there is none of your own in its place; "),
)


@pytest.mark.parametrize(("words", "said"), WRONG, ids=[" ".join(words)[:40] for words, _ in WRONG])
def test_wrong_use_is_one_line_with_place_and_fix(run, words, said):
    ran = run(*words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"facedown: {said}")
    assert ran.err.count("\n") == 1
    assert not folders(os.environ).decks.exists()


def test_several_cards_of_one_name_are_asked_back(run, rivers):
    lay(rivers, sheet(rows=with_cell(3, "name_ru", "Нил")))
    said = "facedown: card 'нил': several cards are called so; name one of them: nile, danube\n"
    assert run("edit", "rivers", "нил", "length=5").err == said


def test_nothing_is_ever_begun_over_what_is_there(run, own, rivers):
    before = {path: path.read_bytes() for path in rivers.iterdir()}
    fix = "change it with `facedown deck edit rivers`, or choose another id"
    for words in ((), ("--like", "landmarks")):
        assert run("new", "rivers", *words).err == f"facedown: {rivers}: a deck of that name is there already; {fix}\n"
    assert {path: path.read_bytes() for path in rivers.iterdir()} == before


def test_an_own_deck_of_a_name_that_is_not_shipped_has_nothing_to_be_compared_with(run, rivers):
    said = "facedown: deck 'rivers': no deck of that name is shipped, so there is nothing to compare it with; "
    assert run("diff", "rivers").err.startswith(said)


def test_a_folder_that_cannot_be_written_is_told_and_nothing_is_left(run, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("companion.cards.editing.deck_folder.sync_folders", full)
    folder = folders(os.environ).decks / "lakes"
    fix = "check that there is room and that you may write there"
    assert run("new", "lakes").err == f"facedown: {folder}: it cannot be written (No space left on device); {fix}\n"
    assert not folder.exists()
    monkeypatch.undo()


def test_a_damaged_register_is_told_before_anything_is_changed(run, rivers):
    path = folders(os.environ).state / TAGS
    path.parent.mkdir(parents=True)
    path.write_text("{", encoding="utf-8")
    assert run("edit", "rivers", "nile", "length=1").err.startswith(f"facedown: {path} line 1: ")
    with pytest.raises(Unusable):
        edit_file("rivers", "", rivers.parent, path, "en", Stream(), Stream())
    assert (rivers / "cards.csv").read_text(encoding="utf-8") == rivers_csv()


REMOVED = """\
landmarks is no deck of yours any more; nothing is lost.
  Until you remove one of that name again it is kept here; moved back, it counts again: {aside}
  The shipped deck landmarks counts again.
"""


def test_a_copy_that_took_the_place_of_a_shipped_deck_can_be_removed(run, own):
    edited = run("edit", "landmarks", "eiffel-tower", "height=331")
    assert "  Back to the shipped one: facedown deck remove landmarks\n" in edited.out
    cards = (own / "landmarks" / "cards.csv").read_bytes()
    aside = own / ".landmarks.removed"
    ran = run("remove", "landmarks")
    assert (ran.code, ran.out, ran.err) == (0, REMOVED.format(aside=aside), "")
    assert (aside / "cards.csv").read_bytes() == cards
    assert find("landmarks", own).contents == find("landmarks").contents
    aside.rename(own / "landmarks")
    assert (own / "landmarks" / "cards.csv").read_bytes() == cards


def test_of_decks_that_were_removed_the_last_one_is_kept_and_of_a_link_the_link_goes(run, own, tmp_path):
    lay(own / ".rivers.removed")
    (own / ".rivers.keeping").mkdir()
    lay(own / ".rivers.keeping" / "before")
    folder = lay(tmp_path / "elsewhere", rivers_csv())
    (own / "rivers").symlink_to(folder)
    assert run("remove", "rivers").code == 0
    assert sorted(one.name for one in own.iterdir()) == [".rivers.removed"]
    assert ((own / ".rivers.removed").readlink(), load(folder).id) == (folder, "rivers")


def test_what_its_tags_mean_when_a_deck_is_gone_is_said(run, own, rivers):
    tag("nile", "tigris")
    assert "  The tags of 2 cards stay as they are.\n" in run("remove", "rivers").out
    run("edit", "landmarks", "--add", "shed", "name_en=Shed", "place_en=Here", "height=3", "year=1999", "kind=tower")
    tag("shed", "eiffel-tower", deck="landmarks")
    out = run("remove", "landmarks").out
    assert "  The tags of 2 cards stay as they are.\n  Cards that are gone still have tags: shed\n" in out
    assert "facedown tags forget shed --deck landmarks\n" in out


def test_a_deck_that_cannot_be_used_can_be_removed_and_a_shipped_one_cannot(run, own):
    (lay(own / "half") / "deck.toml").unlink()
    assert run("remove", "half").code == 0
    shipped_one, unknown = run("remove", "movies"), run("remove", "rivers")
    assert (shipped_one.code, unknown.code) == (2, 2)
    assert "it is a shipped one, and there is none of your own in its place" in shipped_one.err
    assert "you have no deck of that name" in unknown.err
    assert "`facedown deck list` shows which decks are yours" in unknown.err
    assert [one.name for one in own.iterdir()] == [".half.removed"]
