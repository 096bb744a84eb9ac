"""Spreadsheets by the commands: what is said of them in three languages, and a deck of one's own from its file to a match."""

from __future__ import annotations

import os

import pytest

from companion.cards.decks.files import find
from companion.config.config import folders
from tests.cards.decks.folders import lay
from tests.cards.sheets.sheets import numbers_of
from tests.cli.running import facedown

ANIMALS = """\
Animal;Weight (kg);Top speed, km/h;Habitat note
African elephant;6000;40;
Blue whale;150000;50;the heaviest of all
Brown bear;400;56;
Cheetah;54,5;110;
Emperor penguin;35;9;on land
Giraffe;1200;60;
Hippopotamus;1500;30;
House mouse;0,02;13;
Red kangaroo;85;70;
Tiger;220;65;
""".replace("Habitat note", "Note")


@pytest.fixture
def run(monkeypatch):
    return lambda *words: facedown(monkeypatch, *words)


@pytest.fixture
def sheet(tmp_path, monkeypatch):
    """A file in the folder in which the command is called."""
    monkeypatch.chdir(tmp_path)

    def written(text, name="animals.csv"):
        (tmp_path / name).write_text(text, encoding="utf-8")
        return name

    return written


def decks():
    return folders(os.environ).decks


def test_a_spreadsheet_of_ones_own_becomes_a_match_in_three_commands(run, sheet):
    made = run("deck", "import", sheet(ANIMALS))
    assert (made.code, made.err) == (0, "")
    assert made.out == (
        "Animals (animals), made of animals.csv: 10 cards\n"
        "  It is called “Animals” in every language; --name gives it another name, and its deck.toml can have\n"
        "    one for each language.\n"
        "  The names of the cards are from the column “Animal”.\n"
        "  Ordered by weight, written like 12,345.6 kg\n"
        "    no two cards are equal\n"
        "  Ordered by top speed, written like 12345.6 km/h\n"
        "    no two cards are equal\n"
        f"  It lies in: {decks() / 'animals'}\n"
        "  Next: facedown deck check animals\n"
    )
    checked = run("deck", "check", "animals")
    assert (checked.code, checked.err) == (0, "")
    match = run("demo", "--deck", "animals", "--house", "hand=3,pile=3", "--headless", "--speed", "0", "--seed", "3", "--noise", "0")
    assert (match.code, match.err) == (0, "")
    assert "wins" in match.out


NEWS = {
    "en": """\
Rivers (rivers): mine.csv has 2 of its cards
  2 numbers changed
  2 of 3 cards changed
  “Nil” is called “Grand Nil” now
  Above the headings stood: My rivers
  The column “№” only counts the rows and was left out.
  Ordered by length, written like 12,345.6 km
    2 cards have an equal
""",
    "ru": """\
Реки (rivers): в файле mine.csv\u00a0— 2 карты этой колоды
  Изменились 2 числа
  Изменились 2 карты из 3
  «Nil» теперь называется «Grand Nil»
  Над заголовками стояло: My rivers
  Столбец «№» только нумерует строки, поэтому не взят.
  Порядок: длина, пишется как 12\u00a0345,6\u00a0км
    карт, у которых есть равные,\u00a0— 2
""",
    "fr": """\
Fleuves (rivers)\u00a0: mine.csv contient 2 de ses cartes
  2 nombres ont changé
  2 cartes sur 3 ont changé
  «\u00a0Nil\u00a0» s’appelle maintenant «\u00a0Grand Nil\u00a0»
  Au-dessus des en-têtes, il y avait\u00a0: My rivers
  La colonne «\u00a0№\u00a0» ne fait que numéroter les lignes et n’a pas été reprise.
  Critère\u00a0: longueur, écrit comme 12\u202f345,6\u00a0km
    2 cartes ont leur égale
""",
}


@pytest.mark.parametrize("language", NEWS)
def test_what_new_values_did_is_said_in_every_language(run, sheet, language):
    decks().mkdir(parents=True)
    lay(decks() / "rivers")
    file = sheet("My rivers;;;\n№;Name;Nom;Length (km)\n1;Nile;Grand Nil;2000\n2;Danube;;2000\n", "mine.csv")
    done = run("deck", "import", file, "--into", "rivers", "--lang", language)
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(NEWS[language])
    again = run("deck", "import", file, "--into", "rivers", "--lang", "en")
    assert "  All of it stood in the deck already; nothing was written.\n" in again.out


def test_a_copy_of_a_shipped_deck_is_called_so(run, sheet):
    done = run("deck", "import", sheet("Name,Height\nTaj Mahal,75\n"), "--into", "landmarks")
    assert "  It takes the place of the shipped deck landmarks, which stays as it was.\n" in done.out
    assert str(find("landmarks", decks()).cards["taj-mahal"].numbers.opened()["height"]) == "75"


def test_of_many_new_names_some_are_told_and_a_deck_elsewhere_is_called_by_its_folder(run, sheet, tmp_path):
    run("deck", "import", sheet("id;Name;Height\n" + "".join(f"card-{n};Card {n};{n}\n" for n in range(10, 32))), "--as", "cards")
    elsewhere = tmp_path / "my decks" / "cards"
    elsewhere.parent.mkdir()
    (decks() / "cards").rename(elsewhere)
    done = run("deck", "import", sheet("id;Name\n" + "".join(f"card-{n};New {n}\n" for n in range(10, 32))), "--into", str(elsewhere))
    assert done.out.count("is called “New") == 20
    assert "  And 2 more names changed\n" in done.out
    assert " ".join(done.out.split()).endswith(f"Next: facedown deck check '{elsewhere}'")


def test_what_goes_out_comes_back(run, sheet):
    sheet("", "taken.csv")
    for language in ("en", "ru", "fr"):
        written = run("deck", "export", "countries", f"{language}.csv", "--lang", language)
        assert (written.code, written.err) == (0, "")
        back = run("deck", "import", f"{language}.csv", "--like", "countries", "--as", f"my-{language}")
        assert (back.code, back.err) == (0, "")
        assert numbers_of(find(f"my-{language}", decks())) == numbers_of(find("countries"))
    assert run("deck", "export", "countries", "en.csv").err == (
        "facedown: en.csv: there is something of that name already; name another file, or add --force to write over it\n"
    )
    forced = run("deck", "export", "countries", "taken.csv", "--force")
    assert forced.out == (
        "Countries (countries), written to taken.csv: 110 cards\n"
        "  It has all numbers: do not look if you want to play with this deck.\n"
        "  To take its values in again: facedown deck import taken.csv --into countries\n"
    )


def test_a_file_that_cannot_be_written_or_read_is_one_clear_error(run, sheet):
    sheet("")
    assert run("deck", "export", "movies", "animals.csv/x.csv").code == 2
    gone = run("deck", "import", "none.csv", "--lang", "ru")
    fix = "назовите файл .xlsx или CSV, который сохранил табличный редактор"
    assert (gone.code, gone.err) == (2, f"facedown: none.csv: такого файла нет; {fix}\n")
    both = run("deck", "import", "animals.csv", "--into", "movies", "--like", "movies")
    assert (both.code, both.err.count("\n")) == (2, 1)


def test_problems_are_told_in_every_language_with_row_and_column(run, sheet):
    file = sheet('Name,Height\nA,5\nB,"1,268"\nC,2-Jan\n')
    assert run("deck", "import", file, "--lang", "fr").err == (
        "facedown: animals.csv, ligne 3, colonne Height\u202f: «\u00a01,268\u00a0» peut se lire 1268 ou 1.268\u202f; "
        "écrivez 1268 ou 1.268, ou dites-le pour tout le fichier avec --decimal comma ou --decimal point\n"
        "facedown: animals.csv, ligne 4, colonne Height\u202f: «\u00a02-Jan\u00a0» est une date, que le tableur a tirée de "
        "ce qui était saisi\u202f; "
        "mettez la colonne au format texte et saisissez de nouveau la cellule\n"
    )
    said = run("deck", "import", sheet('Name,Height\nA,5\nB,"1,268"\n'), "--decimal", "point")
    assert said.code == 0
    assert str(find("animals", decks()).cards["b"].numbers.opened()["height"]) == "1268"


def test_nothing_that_is_said_depends_on_a_number(run, sheet):
    """Two files that differ in whose number is whose."""
    said = []
    for name, weights in (("first", ("5", "7", "9")), ("second", ("9", "5", "7"))):
        rows = "".join(f"{card};{weight};{weight}\n" for card, weight in zip(("Cat", "Dog", "Fox"), weights, strict=True))
        done = run("deck", "import", sheet(f"Name;Weight (kg);Height\n{rows}"), "--as", name)
        again = run("deck", "import", sheet(f"Name;Weight (kg)\nCat;{weights[1]}\n"), "--into", name)
        written = run("deck", "export", name, f"{name}.csv")
        said.append([one.out.replace(name, "?") for one in (done, again, written)])
    assert said[0] == said[1]


def test_a_card_that_was_taken_for_another_name_is_told(monkeypatch, tmp_path):
    (tmp_path / "mine.csv").write_text("Name;Height\n" + "Gherkin;180\nBig Ben;96.3\n", encoding="utf-8")
    out = facedown(monkeypatch, "deck", "import", str(tmp_path / "mine.csv"), "--into", "landmarks").out
    assert "  “Big Ben” was taken for “Big Ben (Elizabeth Tower)”\n  “Gherkin” was taken for “The Gherkin (30 St Mary Axe)”\n" in out


def test_a_deck_is_called_after_its_file_and_it_is_said_how_it_gets_other_names(run, sheet):
    out = run("deck", "import", sheet("Название;Автор;Высота\nА;Б;5\nВ;Г;6\n", "gory.csv"), "--lang", "ru").out
    assert out.startswith("Gory (gory), из файла gory.csv: 2 карты\n")
    assert "  На всех языках она называется «Gory»; другое название даёт --name, а в deck.toml можно" in out
    assert "  Столбец «Автор» не взят: неясно, для чего он." in out
    named = run("deck", "import", "gory.csv", "--as", "peaks", "--name", "Горы", "--lang", "ru").out
    assert "называется «Горы»" in named


def test_a_workbook_goes_out_and_comes_back(run, sheet):
    sheet("")
    written = run("deck", "export", "landmarks", "mine.xlsx")
    assert (written.code, written.err) == (0, "")
    assert written.out.endswith("  To take its values in again: facedown deck import mine.xlsx --into landmarks\n")
    back = run("deck", "import", "mine.xlsx", "--into", "landmarks")
    assert (back.code, "All of it stood in the deck already; nothing was written." in back.out) == (0, True)
    copied = run("deck", "import", "mine.xlsx", "--like", "landmarks", "--as", "mine")
    assert (copied.code, copied.err) == (0, "")
    assert numbers_of(find("mine", decks())) == numbers_of(find("landmarks"))
    other = run("deck", "export", "landmarks", "mine.ods")
    assert (other.code, other.err) == (
        2,
        "facedown: mine.ods: files of the kind .ods are not written here; name a file that ends in .xlsx or .csv\n",
    )


def test_what_a_file_does_not_tell_is_asked_for_and_can_be_said(run, sheet, tmp_path):
    sheet("")
    (tmp_path / "old.csv").write_bytes("Название\tВысота\nБашня\t1,268\n".encode("cp1251"))
    asked = run("deck", "import", "old.csv", "--lang", "ru")
    assert (asked.code, "--encoding cp1251" in asked.err) == (2, True)
    asked = run("deck", "import", "old.csv", "--encoding", "cp1251", "--lang", "ru")
    assert (asked.code, "--decimal comma" in asked.err) == (2, True)
    done = run("deck", "import", "old.csv", "--encoding", "cp1251", "--decimal", "comma", "--separator", "tab")
    assert (done.code, done.err) == (0, "")
    assert str(find("old", decks()).cards["bashnya"].numbers.opened()["height"]) == "1.268"
    strange = run("deck", "import", "old.csv", "--encoding", "utf-5")
    assert (strange.code, strange.err.count("\n")) == (2, 1)
