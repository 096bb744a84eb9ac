"""What a real spreadsheet program makes of our files, in three languages: every value comes back, or its row and column are refused."""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import dataclass

import pytest

from companion.cards.decks.files import MARK, find, shipped
from companion.cards.sheets.exporting import deck_csv
from companion.cards.sheets.importing import ImportOrder, bring
from companion.errors import Unusable
from tests.cards.sheets.sheets import imported, numbers_of, words
from tests.words.english import in_english

pytestmark = pytest.mark.skipif(shutil.which("soffice") is None, reason="LibreOffice (soffice) is not installed")

# Separator, quotation mark, UTF-8, from line 1, no formats of columns, language, not all in quotation marks, dates and the like detected.
LOCALES = {"en": "44,34,76,1,,1033,false,true", "ru": "59,34,76,1,,1049,false,true", "fr": "59,34,76,1,,1036,false,true"}
CSV = "Text - txt - csv (StarCalc)"
BOOKS = {"en": "xlsx", "ru": "ods", "fr": "xlsx"}
# What programs like to change: each would be another number, or none, if it came back as something else.
TRAPS = (
    ("Name", "Weight (kg)", "Score"),
    ("Half", "0.5", "1"),
    ("Fraction", "12/5", "2"),
    ("Day", "2-Jan", "3"),
    ("Giant", "1.79E+308", "4"),
    ("Code", "007", "5"),
    ("Version", "12.05.03", "6"),
    ("Thousands", "1,268", "7"),
    ("Point", "3.14", "8"),
    ("Long", "123456789012345", "9"),
    ("Below", "-273.15", "10"),
    ("Time", "12:30", "11"),
    ("Percent", "12%", "12"),
    ("Plain", "70", "13"),
)
SPOILT = {"Fraction", "Day", "Giant", "Version", "Time", "Percent"}
TRUE = {"half": "0.5", "code": "7", "point": "3.14", "long": "123456789012345", "below": "-273.15", "plain": "70"}
NAMES = ("007", "1984", "12/5", "8½", "-273", "12 Angry Men", "3.10", "100%")

SETTINGS = """<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>{}</value></prop></item>
</oor:items>
"""
HOMES = {"en": "en-US", "ru": "ru-RU", "fr": "fr-FR"}


@dataclass(frozen=True)
class Office:
    """Starts cost a second each: many files are converted in one."""

    folder: object

    def speak(self, language):
        settings = self.folder / "profile" / "user" / "registrymodifications.xcu"
        settings.parent.mkdir(parents=True, exist_ok=True)
        settings.write_text(SETTINGS.format(HOMES[language]))

    def convert(self, files, to, *, using=None):
        profile = f"-env:UserInstallation={(self.folder / 'profile').as_uri()}"
        given = [f"--infilter={CSV}:{using}"] if using else []
        command = ["soffice", profile, "--headless", "--norestore", *given, "--convert-to", to, "--outdir", str(self.folder / "out")]
        subprocess.run([*command, *map(str, files)], check=True, capture_output=True, timeout=120)
        ending = to.partition(":")[0]
        return [self.folder / "out" / f"{file.stem}.{ending}" for file in files]


@pytest.fixture(scope="module")
def returned(tmp_path_factory):
    """By their names: what was written for a language, opened and saved in that language as the program's own file, and that saved as CSV.

    `crossed` was written with commas and points, and opened where people write 3,14.
    """
    folder = tmp_path_factory.mktemp("office")
    (folder / "out").mkdir()
    office, found = Office(folder), {}
    for language, options in LOCALES.items():
        office.speak(language)
        files = [written(folder / f"{id}-{language}.csv", deck_csv(find(id), language)) for id in shipped()]
        files.append(written(folder / f"traps-{language}.csv", traps("," if language == "en" else ";")))
        files.append(written(folder / f"names-{language}.csv", names("," if language == "en" else ";")))
        books = office.convert(files, BOOKS[language], using=options)
        if language == "ru":
            decks = written(folder / "crossed-landmarks.csv", deck_csv(find("landmarks"), "en"))
            crossed = [decks, written(folder / "crossed-traps.csv", traps(","))]
            books += office.convert(crossed, "ods", using=options.replace("59", "44", 1))
        found |= {file.stem: file for file in office.convert(books, f"csv:{CSV}:{options}")}
    return found


def written(path, text):
    path.write_text(MARK + text, encoding="utf-8", newline="")
    return path


def traps(separator):
    return "".join(separator.join(f'"{cell}"' if separator in cell else cell for cell in row) + "\n" for row in TRAPS)


def names(separator):
    cells = [("id", "Name", "Year"), *((f"film-{number}", name, str(1950 + number)) for number, name in enumerate(NAMES))]
    return "".join(separator.join(row) + "\n" for row in cells)


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("id", shipped())
def test_a_deck_comes_back_with_every_value(returned, tmp_path, id, language):
    brought = bring(ImportOrder(returned[f"{id}-{language}"], id="copy", like=id), tmp_path, words)
    assert numbers_of(brought.deck) == numbers_of(find(id))
    unchanged = bring(ImportOrder(returned[f"{id}-{language}"], into=id), tmp_path, words).into
    assert (unchanged.found, unchanged.touched, unchanged.renamed) == (len({card.names["en"] for card in find(id).cards.values()}), 0, ())


@pytest.mark.parametrize("file", ["traps-en", "traps-ru", "traps-fr", "crossed-traps"])
def test_what_the_program_has_spoilt_is_refused_by_row_and_column_and_the_rest_keeps_its_value(returned, tmp_path, file):
    """1,268 has its value where people write so, and is asked about where points stand above and below it."""
    with pytest.raises(Unusable) as fault:
        bring(ImportOrder(returned[file], id="traps"), tmp_path, words)
    rows = {f"{returned[file]} row {number}, column Weight (kg)": row[0] for number, row in enumerate(TRAPS[1:], 2)}
    named = {rows[one.where] for one in in_english(fault.value.problems)}
    assert named == (SPOILT if file == "traps-en" else SPOILT | {"Thousands"})
    lines = returned[file].read_text(encoding="utf-8").splitlines()
    sound = [line for line in lines if not line.startswith(tuple(named))]
    weights = numbers_of(imported(tmp_path, "\n".join(sound)).deck)
    expected = TRUE | ({"thousands": "1268"} if file == "traps-en" else {})
    assert {id: str(numbers["weight"]) for id, numbers in weights.items()} == expected


@pytest.mark.parametrize("language", LOCALES)
def test_a_name_that_the_program_took_for_a_number_is_refused_or_told(returned, tmp_path, language):
    """By ids the cards are found; a name that is another one now is listed, and what no name can be has its row."""
    own = str(imported(tmp_path, names(","), id="films").folder)
    lines = returned[f"names-{language}"].read_text(encoding="utf-8").splitlines()
    dated = [number for number, line in enumerate(lines, 1) if "12/05/26" in line]
    if dated:
        path = returned[f"names-{language}"]
        with pytest.raises(Unusable) as fault:
            bring(ImportOrder(path, into=own), tmp_path / "decks", words)
        assert [one.where for one in in_english(fault.value.problems)] == [f"{path} row {number}, column Name" for number in dated]
    rest = [line for number, line in enumerate(lines, 1) if number not in dated]
    separator = "," if language == "en" else ";"
    saved = {cells[0]: cells[1] for cells in (line.split(separator) for line in rest[1:])}
    others = {(NAMES[int(id.removeprefix("film-"))], name) for id, name in saved.items() if name != NAMES[int(id.removeprefix("film-"))]}
    assert ("007", "7") in others
    assert set(imported(tmp_path, "\n".join(rest), into=own).into.renamed) == others


def test_a_file_that_was_opened_in_another_language_keeps_every_value(returned, tmp_path):
    brought = bring(ImportOrder(returned["crossed-landmarks"], id="copy", like="landmarks"), tmp_path, words)
    assert numbers_of(brought.deck) == numbers_of(find("landmarks"))
