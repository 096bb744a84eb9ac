"""A match as text is read as the same record, and played again it ends as the journal's replay does.

`FACEDOWN_NOTATION=200 python -m pytest tests/record/test_notation.py -s` is the command for the figures.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

import companion.record
from companion.cards.decks import files
from companion.core.decks.card import CardId
from companion.core.games import cardline, comparity, skyscrapers
from companion.core.games.comparity.moves import Draw, Play
from companion.core.games.game import Arrival, Away, Difference, Player, Series
from companion.core.games.registry import GAMES, find
from companion.core.mat.shape import Shape
from companion.core.referee.taken import CorrectionTaken, Instead, Moves, Undone
from companion.errors import Unusable
from companion.events import (
    AcceptTable,
    ActOf,
    AlreadyDrawn,
    CardIs,
    Correction,
    Leave,
    Replace,
    SeatId,
    SetHand,
    SetTurn,
    Slot,
    TagPlaced,
    Uid,
)
from companion.record.acts import MatchActs, Noted, played, rulings
from companion.record.header import EXAMPLES
from companion.record.notation import CORRECT, INSTEAD, UNDO, parse_taken, parsed, text_of, written_act
from tests.core.games.documented import Page
from tests.core.games.test_conformance import walk
from tests.core.referee.tables import Hands, numbered
from tests.record.matches import NAMES, Match, corrected_all_the_time, listening, people_play
from tests.words.english import english, in_english

MATCHES = int(os.environ.get("FACEDOWN_NOTATION", "1"))
ENOUGH = 100  # from so many matches on, every kind of correction has to have come up
MOST = 150  # events of a match that somebody keeps correcting
ONE, TWO, THREE = SeatId("seat-1"), SeatId("seat-2"), SeatId("seat-3")
COMPARITY, SKYSCRAPERS = find("comparity"), find("skyscrapers")
PAGE = Page(Path(companion.record.__file__).with_name("NOTATION.md"))
PAGES = {one.__name__.rpartition(".")[2]: Page(Path(one.__file__).with_name("NOTATION.md")) for one in (comparity, cardline, skyscrapers)}
WON = {"comparity": ("seat-1",), "cardline": ("seat-1",), "skyscrapers": ("seat-2",)}  # as the pages tell
EVERYTHING = Difference(
    0.0,
    arrived=(Arrival(CardId("big-ben"), (1, 0), "face", 0.0, is_firm=True, must_go=False),),
    away=(Away(CardId("louvre"), (2, 0), is_open=False, may=True, since=0.0, was_there=True),),
)
TEXT = PAGES["comparity"].matches[0]

each_game = pytest.mark.parametrize("game", [game.id for game in GAMES])


def examine(match: Match) -> MatchActs:
    """Written, read, written again, and played: nothing differs."""
    with listening() as told:
        record = match.recorded()
    text = text_of(record)
    again = parsed(text)
    assert again == record
    assert text_of(again) == text
    assert [ruling.facts for ruling in rulings(again, match.deck) if ruling.facts] == [facts for facts in told if facts]
    position, view = played(again, match.deck), match.state.match.game.view
    assert position == match.position
    assert view(position) == view(match.position)
    return record


def kinds(record: MatchActs) -> Counter[str]:
    counts: Counter[str] = Counter(acts=len(record.acts))
    for noted in record.acts:
        match noted.taken:
            case Moves(moves) | Instead(moves):
                counts.update(type(move).__name__ for move in moves)
                counts["of several moves"] += len(moves) > 1
            case CorrectionTaken(correction):
                counts[f"correct {correction.kind}"] += 1
            case Undone():
                pass
        counts[type(noted.taken).__name__] += 1
    return counts


def tell(title: str, counts: Counter[str]) -> None:
    print(f"\n{title}: " + ", ".join(f"{kind} {count}" for kind, count in sorted(counts.items())))


@pytest.mark.exam
@each_game
def test_a_match_of_clumsy_people_is_the_same_match_as_text(game):
    counts: Counter[str] = Counter()
    for number in range(MATCHES):
        match = people_play(game, number)
        is_over = bool(match.state.match.game.view(match.position).winners)
        counts += kinds(examine(match)) + Counter(matches=1, entries=len(match.events), over=is_over)
    tell(game, counts)
    assert counts["over"] >= 0.95 * MATCHES


@each_game
def test_so_is_one_that_somebody_keeps_correcting(game):
    counts: Counter[str] = Counter()
    for number in range(MATCHES):
        match = corrected_all_the_time(people_play(game, number), number, MOST)
        counts += kinds(examine(match)) + Counter(matches=1, entries=len(match.events))
    tell(f"{game}, corrected", counts)
    assert counts["Undone"]
    assert counts["CorrectionTaken"]
    if MATCHES >= ENOUGH:
        corrections = [one for one in get_args(Correction) if one is not AcceptTable or game != "skyscrapers"]
        assert all(counts[f"correct {one.__dataclass_fields__['kind'].default}"] for one in corrections)


@each_game
def test_so_is_one_of_moves_and_options_and_no_number_is_in_it(game):
    """Its deck's numbers cannot be mistaken."""
    counts: Counter[str] = Counter()
    for seed in range(2 * MATCHES):
        one = walk(find(game), seed)
        record = MatchActs(one.setup, tuple(Noted("", act(game, step.moves)) for step in one.steps))
        text = text_of(record)
        assert parsed(text) == record
        assert [(ruling.position, ruling.facts) for ruling in rulings(record, one.deck)] == [(step.after, step.facts) for step in one.steps]
        assert not re.search("77[0-9]{3}1881", text)
        counts += kinds(record) + Counter(matches=1)
    tell(f"{game}, moves", counts)


def act(game: str, moves: tuple[Any, ...]) -> Moves:
    return Moves(moves, all(map(find(game).is_half_done, moves)))


# By hand: every correction, and all that an accepted table can be.


@cache
def corrected() -> Match:
    hands = Hands(numbered(1, 2, 3, 4, 5, 6, 7, 8), 3)
    hands.play("D4", "n1")
    hands.play("E4", "n3")
    hands.check("D4")
    hands.choose("check:E4")
    for correction in (AlreadyDrawn(), SetTurn(TWO), SetHand(ONE, 4)):
        hands.correct(correction)
    hands.undo()
    hands.correct(Replace(TWO, "Zoé: “Z”"))
    hands.correct(Leave(THREE))
    hands.play("E5", "n4")
    hands.correct(ActOf(TWO))
    hands.correct(CardIs("n4", "n6"))
    hands.freeze("D4")
    lay(hands, "F4", "n1")  # which lay on D4, where nothing is heard
    lay(hands, "F5", "n7#face")
    lay(hands, "G5", "n8")
    hands.lift("E5")
    lay(hands, "E5", "n4#face")
    hands.lift("E4")
    hands.correct(AcceptTable(("n8", "of no deck")))
    return Match(hands.referee.state.match.setup, hands.deck, tuple(event for _, event, _ in hands.referee.steps), hands.state)


def lay(hands: Hands, slot: str, card: str) -> None:
    hands.referee.enter(TagPlaced(Slot(slot), Uid(f"card:made-up/{card}"), hands.later()))


def test_every_correction_is_written_read_and_made_again():
    record = examine(corrected())
    made = {type(noted.taken.correction) for noted in record.acts if isinstance(noted.taken, CorrectionTaken)}
    assert made == set(get_args(Correction))


READS = """\
game comparity
deck made-up
order size
player seat-1 Anna
player seat-2 Boris
player seat-3 Chloé
first seat-1
house hand 3
house pile 6

1. Anna: lay n1 0,0
2. Anna: lay n3 1,0
3. Boris: say check 0,0
4. Boris: check 0,0
5. Boris: check 1,0
6. correct drawn
7. correct turn seat-2
8. correct hand seat-1 4
9. undo
10. correct replace seat-2 "Zoé: “Z”"
11. correct leave seat-3
12. "Zoé: “Z”": lay n4 1,1
13. correct act-of seat-2
14. correct card-is n4 n6
15. correct accept laid n1 2,0 closed, laid n7 2,1 open, laid n8 3,1 closed, gone n3 1,0, turned n6 1,1 open, unheard 0,0, open n8
"""


def test_a_match_reads_like_this():
    assert text_of(corrected().recorded()) == READS


def test_of_a_table_that_was_accepted_only_what_matters_is_kept():
    """Without the cell that was not heard, the card that lay there would be taken to lie twice."""
    record, deck = parsed(READS), corrected().deck
    assert played(record, deck) == corrected().position
    heard = parsed(READS.replace(", unheard 0,0", ""))
    assert lack(heard, deck) == ("act 15", "it is refused: accept-two (E5)")


def test_undo_takes_back_the_last_act_and_what_is_half_done_with_it():
    """As at the table: what is half done is no act that could be taken back by itself."""
    shown = parsed("\n".join([*LINES[:11], "3. Boris: show taj-mahal", "4. undo"]))
    *_, first, _, third, last = [ruling.position for ruling in rulings(shown, files.find("landmarks"))]
    assert third.pending is not None
    assert last == first


def test_house_rules_that_a_deck_has_of_its_own_hold_where_the_text_says_nothing_else():
    (text,) = PAGES["skyscrapers"].matches
    deck = files.find("skyscrapers")
    terms = deck.terms["skyscrapers"]
    deck = replace(deck, terms={"skyscrapers": replace(terms, house={**terms.house, "collapse": "equals"})})
    without = parsed("\n".join(line for line in text.splitlines() if not line.startswith("house collapse")))
    assert played(without, deck).terms.falls_at_equal
    assert not played(parsed(text), deck).terms.falls_at_equal


# What can stand in a text.


def line_of(taken, game=COMPARITY) -> str:
    """As it is written, and it is read as the same."""
    text = written_act(game, taken)
    assert parse_taken(game, text) == taken
    return text


def test_acts_read_like_the_game():
    big_ben = CardId("big-ben")
    assert line_of(Moves((Draw(), Play(big_ben, (1, 0))))) == "draw, lay big-ben 1,0"
    assert line_of(Instead((Draw(), Play(big_ben, (2, 0))))) == "instead draw, lay big-ben 2,0"
    assert line_of(Undone()) == "undo"
    assert line_of(CorrectionTaken(CardIs("big-ben", "tower-bridge"))) == "correct card-is big-ben tower-bridge"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("correction", get_args(Correction), ids=lambda kind: kind.__name__)
def test_every_correction_has_a_text_in_every_game(game, correction):
    made = {
        SetHand: (SetHand(ONE, 0), SetHand(SeatId("seat-10"), 12)),
        SetTurn: (SetTurn(TWO),),
        ActOf: (ActOf(ONE),),
        CardIs: (CardIs("open", "n20b"),),
        AlreadyDrawn: (AlreadyDrawn(),),
        Leave: (Leave(ONE),),
        Replace: tuple(Replace(ONE, name) for name in NAMES),
        AcceptTable: (),
    }
    for one in made[correction]:
        assert line_of(CorrectionTaken(one), game).startswith(f"correct {one.kind}")
    if correction is AcceptTable and game is not SKYSCRAPERS:
        for table in (game.notation.parsed_table(()), game.notation.parsed_table((game.notation.written_table(EVERYTHING)[0],))):
            texts = [line_of(CorrectionTaken(AcceptTable(opened), table), game) for opened in ((), ("open",), ("open", "laid"))]
            assert len(set(texts)) == 3


def test_a_tower_is_never_read_so_no_table_of_skyscrapers_is():
    assert parse_taken(SKYSCRAPERS, "correct accept") is None


@each_game
def test_no_act_of_a_game_begins_like_what_all_games_have(game):
    words = {text.partition(" ")[0] for text in PAGES[game].tables[next(iter(PAGES[game].tables))]}
    assert not words & {UNDO, INSTEAD, CORRECT}


@pytest.mark.parametrize("name", NAMES)
def test_players_may_have_any_name(name):
    record = parsed(TEXT)
    setup = replace(record.setup, players=(Player(ONE, name), record.setup.players[1]))
    named = MatchActs(setup, tuple(Noted(name if one.by == "Anna" else one.by, one.taken) for one in record.acts))
    text = text_of(named)
    assert parsed(text) == named
    assert text_of(parsed(text)) == text
    assert played(named, files.find("landmarks")).names[ONE] == name


SHAPES = (
    Shape(),
    Shape(0, 0, ()),
    Shape(4, 3, blind=frozenset({Slot("A1"), Slot("B2")})),
    Shape(pads=(Slot("my pad"), Slot("p:2"), Slot('"')), draw_pads=(Slot("draws"),), tap_places=(Slot("été"), Slot("\u2028"))),
    Shape(line=(Slot("B1"), Slot("A1"), Slot("l-1"))),
)


@pytest.mark.parametrize("shape", SHAPES)
def test_any_mat_can_be_written(shape):
    setup = replace(parsed(TEXT).setup, shape=shape, set_aside=(CardId("louvre"), CardId("big-ben")))
    setup = replace(setup, series=Series(5, (1,) * len(setup.players)))
    setup = replace(setup, house={"pace": 1.5, "hand": 3, "memory": "off", "odd": "7", "odder": 'a "b"', "tiny": 1e-05})
    assert parsed(text_of(MatchActs(setup))) == MatchActs(setup)


# The pages.


def test_every_line_of_the_page_is_what_it_says():
    setup, acts = PAGE.tables["The set-up"], PAGE.tables["The acts"]
    assert [line.partition(" ")[0] for line in setup] == list(EXAMPLES)
    text = "\n".join([*setup, "player seat-2 Boris", ""])
    assert [line for line in text_of(parsed(text)).splitlines() if line not in setup] == ["player seat-2 Boris"]
    read = [parse_taken(COMPARITY, line) for line in acts]
    assert [written_act(COMPARITY, taken) for taken in read] == acts
    assert {type(taken) for taken in read} == {Undone, Instead, CorrectionTaken}
    assert {type(taken.correction) for taken in read if isinstance(taken, CorrectionTaken)} == set(get_args(Correction))


@each_game
def test_the_match_of_each_page_is_played_to_its_end(game):
    (text,) = PAGES[game].matches
    record = parsed(text)
    assert text_of(record) == text
    position = played(record, files.find(record.setup.deck))
    assert find(game).view(position).winners == WON[game]
    assert all(noted.by for noted in record.acts if isinstance(noted.taken, Moves))


# What is wrong is said, all of it.


def complaints(text: str) -> dict[str, str]:
    """Each with its place."""
    with pytest.raises(Unusable) as found:
        parsed(text)
    assert all(problem.fix for problem in in_english(found.value.problems))
    return {problem.where: problem.what for problem in in_english(found.value.problems)}


def lack(record: MatchActs, deck) -> tuple[str, str]:
    with pytest.raises(Unusable) as found:
        played(record, deck)
    (problem,) = in_english(found.value.problems)
    return problem.where, problem.what


LINES = TEXT.splitlines()
WRITTEN = [number for number, line in enumerate(LINES, start=1) if line]


def broken(number: int, how: str) -> str:
    return "\n".join(how.format(line) if at == number else line for at, line in enumerate(LINES, start=1))


@pytest.mark.parametrize("how", ["?? {}", "{}: ?", "{}:", "\x00{}"])
@pytest.mark.parametrize("number", WRITTEN)
def test_every_line_that_is_broken_is_complained_about(number, how):
    assert f"line {number}" in complaints(broken(number, how))


def test_all_broken_lines_are_complained_about_at_once():
    """But of which game the acts are has to be known."""
    text = "\n".join(line and f"{line}: ?" for line in LINES[1:])
    assert list(complaints(f"{LINES[0]}\n{text}")) == [f"line {number}" for number in WRITTEN[1:]]


@pytest.mark.parametrize("number", WRITTEN)
def test_a_line_that_stands_there_twice_is_complained_about(number):
    text = "\n".join([*LINES[:number], *LINES[number - 1 :]])
    assert f"line {number + 1}" in complaints(text)


def test_what_is_missing_is_said():
    assert set(complaints("")) == {"the set-up"}
    without = [line for line in LINES if not line.startswith("deck ")]
    assert complaints("\n".join(without)) == {"the set-up": "there is no line 'deck'"}


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("first seat-7", "nobody sits at 'seat-7'"),
        ("game poker", "'poker' cannot stand behind 'game'"),
        ("house pace", "'pace' cannot stand behind 'house'"),
        ("house hand 3", "'hand 3' cannot stand behind 'house'"),
        ("mat 27 x 8", "'27 x 8' cannot stand behind 'mat'"),
        ("pads a a", "'a a' cannot stand behind 'pads'"),
        ("set-aside", "'' cannot stand behind 'set-aside'"),
        ("series 3", "'3' cannot stand behind 'series'"),
        ("series 3 1", "the series counts 1 players' wins, and there are 2"),
        ("decks landmarks", "'decks' is no part of a set-up"),
    ],
)
def test_of_a_set_up_is_said_what_cannot_be(line, what):
    key = line.partition(" ")[0]
    text = "\n".join([*(one for one in LINES[:9] if key == "house" or not one.startswith(f"{key} ")), line])
    assert what in complaints(text).values()


def test_an_act_of_another_game_is_complained_about_with_the_page_that_tells():
    text = "\n".join([*LINES[:9], "1. Anna: build museum site 1", "3. Boris: lay ? 1,0", "2. Boris: instead"])
    with pytest.raises(Unusable) as found:
        parsed(text)
    assert english(found.value).splitlines() == [
        "line 10: 'build museum site 1' is no act of comparity; write it as companion/core/games/comparity/NOTATION.md tells",
        "line 11: 3 is not the next number; number the acts one by one: 2",
        "line 11: 'lay ? 1,0' is no act of comparity; write it as companion/core/games/comparity/NOTATION.md tells",
        "line 12: 2 is not the next number; number the acts one by one: 3",
        "line 12: 'instead' is no act of comparity; write it as companion/core/games/comparity/NOTATION.md tells",
    ]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("2. Anna: lay eiffel-tower 1,0", "2. Anna: lay eiffel-tower 5,0", ("act 2", "it is refused: touches-nothing (C4)")),
        ("2. Anna", "2. Boris", ("act 2", "Boris is not asked for it")),
        ("9. undo", "9. Anna: undo", ("act 9", "Anna is not asked for it")),
        ("1. Anna: lay tower-bridge 0,0", "1. undo", ("act 1", "it is refused: nothing-to-undo (E3)")),
        ("lay big-ben 0,1", "lay big-bend 0,1", ("act 8", "deck landmarks has no card 'big-bend'")),
        ("deck landmarks", "deck movies", ("the deck", "the match was played with movies, not with landmarks")),
        ("first seat-1", "first seat-1\nhouse trio_bonus never", ("set-up, house", "'trio_bonus' cannot be 'never'")),
    ],
)
def test_what_the_rules_do_not_allow_is_refused_with_the_act(old, new, said):
    assert old in TEXT
    record = parsed(TEXT.replace(old, new, 1).replace("10. Boris: lay big-ben 0,1", "10. Boris: lay louvre-pyramid 0,1"))
    assert lack(record, files.find("landmarks")) == said


@each_game
def test_whatever_is_typed_is_a_record_or_a_complaint_and_nothing_else(game):
    chance = Random(game)
    (text,) = PAGES[game].matches
    deck, counts = files.find(parsed(text).setup.deck), Counter[str]()
    for _ in range(40 * MATCHES):
        try:
            record = parsed(mutated(text, chance))
            counts["read"] += 1
            played(record, deck)
            counts["played"] += 1
        except Unusable:
            counts["refused"] += 1
    tell(f"{game}, mutated", counts)
    assert counts["refused"]


def mutated(text: str, chance: Random) -> str:
    """Words and lines that stand elsewhere, twice, or no more; numbers of acts are set right again."""
    lines = text.splitlines()
    first = lines.index("") + 1
    for _ in range(chance.choice((1, 2, 3))):
        at, other = chance.randrange(len(lines)), chance.randrange(len(lines))
        words, others = lines[at].split(" "), lines[other].split(" ")
        match chance.randrange(4):
            case 0:
                lines[at], lines[other] = lines[other], lines[at]
            case 1:
                words[chance.randrange(len(words))] = chance.choice(others)
                lines[at] = " ".join(words)
            case 2:
                lines.insert(at, lines[other])
            case _:
                del lines[at]
    acts = [re.sub(r"^[0-9]+\.", "", line).strip() for line in lines[first:]]
    return "\n".join([*lines[:first], *(f"{number}. {line}" for number, line in enumerate(acts, start=1))])
