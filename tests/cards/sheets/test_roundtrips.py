"""All shipped decks keep every value through every dialect that is written; a spoilt file is an error and never another value."""

from __future__ import annotations

import random

import pytest

from companion.cards.decks.files import MARK, find, load, of_texts, shipped
from companion.cards.decks.outline import parse_outline
from companion.cards.decks.writing import outline_text
from companion.cards.sheets.exporting import deck_csv
from companion.cards.sheets.importing import ImportOrder, bring
from companion.core.decks.card import LANGUAGES
from companion.errors import Unusable
from companion.system.reading import Findings
from tests.cards.decks.folders import lay, sheet, with_cell
from tests.cards.sheets.sheets import imported, numbers_of, words
from tests.words.english import in_english

ENCODINGS = ("utf-8", "utf-8-sig", "utf-16")
TRIES = 300


def facts(deck):
    """All that is read of its cards, and what the deck says of itself."""
    return deck.cards, deck.characteristics, deck.terms, deck.games, deck.names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", shipped())
def test_what_is_exported_is_imported_as_the_same_deck(tmp_path, id, language):
    deck = find(id)
    done = imported(tmp_path, MARK + deck_csv(deck, language), file=f"{id}.csv", like=id, again=True)
    assert (facts(done.deck), done.deck.credits) == (facts(deck), deck.credits)
    assert (done.folder / "deck.toml").read_bytes() == (shipped()[id] / "deck.toml").read_bytes()


@pytest.mark.parametrize(
    ("language", "row"), [("en", "akashi-kaikyo-bridge,"), ("ru", "akashi-kaikyo-bridge;"), ("fr", "akashi-kaikyo-bridge;")]
)
def test_each_language_gets_the_signs_that_its_programs_expect(language, row):
    [line] = [line for line in deck_csv(find("landmarks"), language).split("\r\n") if line.startswith(row)]
    assert (",298.3,1998," if language == "en" else ";298,3;1998;") in line


def test_a_deck_that_was_saved_with_decimal_commas_is_exported_with_its_values(tmp_path):
    deck = load(lay(tmp_path / "rivers", sheet(rows=with_cell(2, "length", "1,268"), separator=";")))
    assert "1.268," in deck_csv(deck, "en")


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_separators_and_encodings_keep_every_value(tmp_path, separator, encoding):
    """A decimal comma stands only where it does not part cells."""
    text = deck_csv(find("landmarks"), "en" if separator == "," else "fr")
    done = imported(tmp_path, text.replace(";", separator) if separator == "\t" else text, encoding=encoding, like="landmarks", id="copy")
    assert numbers_of(done.deck) == numbers_of(find("landmarks"))


@pytest.mark.parametrize("id", shipped())
def test_a_deck_file_that_is_written_anew_says_the_same(id):
    outline, cards = (shipped()[id] / name for name in ("deck.toml", "cards.csv"))
    before = parse_outline(outline.read_text(encoding="utf-8"), Findings(outline))
    text = outline_text(before, lambda _: "a comment " * 40)
    assert parse_outline(text, Findings(outline)) == before
    assert facts(of_texts(text, cards.read_text(encoding="utf-8"))) == facts(load(shipped()[id]))
    assert max(map(len, text.splitlines())) <= 300


@pytest.mark.parametrize("id", shipped())
def test_an_exported_deck_changes_nothing_in_itself(tmp_path, id):
    path = tmp_path / "back.csv"
    path.write_text(deck_csv(find(id), "ru"), encoding="utf-8")
    done = bring(ImportOrder(path, into=id), tmp_path / "decks", words)
    assert (done.into.touched, done.into.renamed, done.folder) == (0, (), shipped()[id])


SNIPPETS = (
    *(",", ";", "\t", "\n", '"', '""', "'", " ", "\xa0", "\u202f", "-", "−", ".", "%", "$", "€", "(", ")", "°", "№"),
    *(
        "Name",
        "Название",
        "Nom",
        "Height (m)",
        "Год",
        "id",
        "code",
        "sep=;\n",
        "2-Jan",
        "1.79E+308",
        "#REF!",
        "12/5",
        "=A1",
        "1,268",
        "1.268,5",
    ),
    *("280 BC", "12 km", "007", "99999999999999999999", "😀", "\u200b", "x" * 90, "½"),
)


def spoilt(text, chance):
    for _ in range(chance.choice((1, 2, 4, 8))):
        place, width = chance.randrange(len(text) + 1), chance.choice((0, 0, 1, 5))
        text = text[:place] + chance.choice(SNIPPETS) + text[place + width :]
    return text


def is_told(fault):
    return bool(in_english(fault.problems)) and all(one.where and one.what and one.fix for one in in_english(fault.problems))


@pytest.mark.exam
def test_whatever_stands_in_a_file_it_becomes_a_sound_deck_or_is_refused(tmp_path):
    """Each problem has its place, what and fix; nothing else is raised, and what was refused has written nothing."""
    chance, made, refused = random.Random(20_261_119), 0, 0
    plain = (
        "Name;Height (m);Year\nEiffel Tower;330;1889\nTaj Mahal;73,5;1648\nPyramid;138,8;-2560\n",
        'Название,Место,"Вес, кг"\nСлон,Африка,"5 400,5"\nМышь,Везде,"0,02"\n',
        "№\tNom\tHauteur (m)\tPrix\n1\tA\t1 268\t5 €\n2\tB\t12,5\t7 €\n",
    )
    for number in range(TRIES):
        path, decks = tmp_path / f"{number}.csv", tmp_path / f"decks{number}"
        path.write_bytes(spoilt(chance.choice(plain), chance).encode(chance.choice(ENCODINGS)))
        into = {"into": "landmarks"} if number % 5 == 0 else {"id": "own"}
        try:
            done = bring(ImportOrder(path, **into), decks, words)
        except Unusable as fault:
            refused += is_told(fault)
            assert not decks.exists()
        else:
            made += 1
            assert load(done.folder).contents == done.deck.contents
            assert all(card.names[language] for card in done.deck.cards.values() for language in LANGUAGES)
    print(f"{made} decks made, {refused} files refused")
    assert made + refused == TRIES
    assert min(made, refused) > TRIES // 20
