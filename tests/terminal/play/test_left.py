"""A player returns to the terminal: which match goes on, which question is asked, and what becomes of the other match."""

from __future__ import annotations

import os
from itertools import count

import pytest

from companion.app import terminal as simulated
from companion.config.config import folders
from tests.cli.running import facedown
from tests.terminal.play.keeping import NAMES, kept, opened, sit, wish

ASKED = {
    "en": (
        "Match 1 is under way: Comparity, Landmarks. Players: Anna, Boris (computer).",
        "Anna’s turn.",
        "Cards in hand: Anna 7, Boris 7",
    ),
    "ru": ("Не окончена партия 1: Comparity, ", "Ходит Anna.", "Карты на руках: Anna 7, Boris 7"),
    "fr": ("La partie 1 est en cours : Comparity, ", "À Anna de jouer.", "Cartes en main : Anna 7, Boris 7"),
}
QUESTION = {
    "en": "Enter goes on with it; “new” puts it aside and begins another one. >",
    "ru": "Клавиша Enter продолжит её; «заново» отложит её и начнёт другую. >",
    "fr": "Entrée pour la continuer ; « nouvelle » pour la mettre de côté et en commencer une autre. >",
}
GOES_ON = {
    "en": "The match goes on where it stood.",
    "ru": "Партия продолжается с того же места.",
    "fr": "La partie reprend où elle en était.",
}


@pytest.fixture
def run(monkeypatch):
    """`facedown play --text` with these words, and these lines typed."""

    def ran(*words, typed=()):
        done = facedown(monkeypatch, "play", "--text", "--speed", "0", *words, content="".join(f"{line}\n" for line in typed))
        return done, " ".join(done.out.split()).replace("\u00a0", " ").replace("\u202f", " ")

    return ran


@pytest.fixture
def path():
    return folders(os.environ).state / "journal.sqlite"


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_who_comes_back_is_told_which_match_was_left_and_asked_in_their_language(run, language):
    run("--seed", "7", typed=["quit"])
    _, told = run("--lang", language, typed=["quit"])
    for sentence in ASKED[language]:
        assert sentence in told
    assert QUESTION[language] in told
    assert "Anna> " not in told


def test_enter_goes_on(run, path):
    run("--seed", "7", typed=["hand"])
    done, told = run(typed=["", "hand"])
    assert done.code == 0
    assert GOES_ON["en"] in told
    assert told.count("Anna> ") == 2
    assert len(kept(path).entries) > 1


YES = (("en", "yes"), ("en", "Go."), ("ru", "да"), ("ru", "go"), ("fr", "Continuer"), ("fr", "oui"))
NO = (("en", "new"), ("en", "“new”"), ("en", "no"), ("ru", "заново"), ("ru", "new"), ("fr", "nouvelle"), ("fr", "NON"))


@pytest.mark.parametrize(("language", "word"), YES)
def test_so_does_a_word(run, language, word):
    run("--lang", language, typed=["quit"])
    _, told = run("--lang", language, typed=[word])
    assert told.count(QUESTION[language]) == 1
    assert GOES_ON[language] in told


@pytest.mark.exam
@pytest.mark.parametrize(("language", "word"), NO)
def test_another_word_puts_it_aside_and_begins_another_one(run, path, language, word):
    run("--seed", "7", typed=["quit"])
    _, told = run("--lang", language, typed=[word])
    assert "facedown play --text --resume 1" in told
    assert GOES_ON[language] not in told
    assert kept(path, 1).listed.is_aside
    assert not kept(path, 2).listed.is_aside


def test_whoever_says_something_else_is_asked_again_and_may_leave(run, path):
    run(typed=["quit"])
    before = kept(path)
    for lines in (("lay 1 E4", "hm", "quit"), ("lay 1 E4",), ()):
        done, told = run(typed=lines)
        assert (done.code, told.count("Enter goes on with it")) == (0, len([line for line in lines if line != "quit"]) + 1)
    assert kept(path) == before


def test_set_up_arguments_of_the_match_that_was_left_go_on_with_it(run, path):
    words = ("--game", "cardline", "--players", "Anna,Boris,Vera", "--bots", "vera,Boris", "--seed", "7", "--house", "hand=5")
    run(*words, typed=["quit"])
    for same in (words, words[:-4] + words[-2:], (*words, "--vague", "0.14"), (*words, "--lang", "en", "--speed", "3")):
        _, told = run(*same)
        assert told.startswith(f"Match 1 goes on: Cardline, Countries. Players: Anna, Boris (computer), Vera (computer). {GOES_ON['en']}")
    with opened(path) as store:
        assert len(store.matches()) == 1


OTHERS = (
    *(("--seed", "8"), ("--players", "Anna,Vera"), ("--bots", ""), ("--game", "cardline")),
    *(("--vague", "0.5"), ("--house", "pace=1"), ("--best-of", "3")),
)


@pytest.mark.parametrize("words", OTHERS, ids=" ".join)
def test_with_others_it_is_said_that_another_match_is_under_way_and_how_it_is_taken_up(run, path, words):
    run("--seed", "7", typed=["lay 1 E4"])
    done, told = run(*words)
    assert (done.code, done.err) == (0, "")
    assert told.startswith(
        "Another match is under way: match 1, Comparity, Landmarks. Players: Anna, Boris (computer). "
        "Match 1 is put aside. It goes on with: facedown play --text --resume 1 "
    )
    assert GOES_ON["en"] not in told
    assert kept(path, 1).listed.is_aside
    assert "Match 1 goes on: " in run("--resume", "1")[1]
    assert not kept(path, 1).listed.is_aside


def test_the_match_that_was_played_last_is_the_one_that_was_left(run, monkeypatch):
    seconds = count(10)
    monkeypatch.setattr(simulated, "now", lambda: f"2026-11-18T20:00:{next(seconds)}+00:00")
    run("--seed", "7", typed=["quit"])
    run("--new", typed=["quit"])
    run("--resume", "1", typed=["quit"])
    assert "Match 1 is under way" in run()[1]


def test_new_begins_another_one_without_a_question(run, path):
    assert "is put aside" not in run("--new", "--seed", "7")[1]
    assert "Match 1 is put aside. It goes on with: facedown play --text --resume 1" in run("--new")[1]
    assert kept(path, 2).listed.is_aside is False


def test_resume_goes_on_without_a_question_whatever_else_is_asked_for(run):
    run("--seed", "7", typed=["quit"])
    assert run("--resume", "--game", "cardline")[1].startswith("Match 1 goes on: Comparity")


def test_nothing_is_put_aside_for_a_match_that_cannot_be_begun(run, path):
    run(typed=["quit"])
    for words in (("--players", "Anna"), ("--bots", "Nobody"), ("--new", "--record", "/no/such/file")):
        assert run(*words)[0].code == 2
    with opened(path) as store:
        assert [one.is_aside for one in store.matches()] == [False]


NOTHING_TO_RESUME = (
    (("--resume",), "--resume: no match was left here; `facedown history` lists the matches; begin one without --resume"),
    (("--resume", "3"), "match 3: there is no such match; "),
    (("--new", "--resume"), "--new: with --resume it is not clear which match is meant; leave one of them out"),
    (("--no-journal", "--new"), "--new: with --no-journal nothing is kept; leave one of them out"),
    (("--no-journal", "--resume"), "--resume: with --no-journal nothing is kept; leave one of them out"),
    (("--no-journal", "--journal", "x"), "--journal: with --no-journal nothing is kept; leave one of them out"),
    (("--journal", "/dev/null/x"), "/dev/null/x: /dev/null is no folder; name a file in a folder, or keep nothing with --no-journal"),
)


@pytest.mark.parametrize(("words", "said"), NOTHING_TO_RESUME)
def test_what_cannot_be_is_one_line_with_place_and_fix(run, words, said):
    done, _ = run(*words)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(f"facedown: {said}")
    assert done.err.count("\n") == 1


def test_a_match_that_is_over_does_not_go_on_and_is_not_asked_for(run, path):
    run("--seed", "7", "--bots", "Anna,Boris")
    assert kept(path).listed.is_over
    assert "under way" not in run()[1]
    done, _ = run("--resume", "1")
    assert (done.out, done.err.count("\n")) == ("", 1)
    assert done.err.startswith("facedown: match 1: it is over; ")


def test_a_match_of_another_table_is_left_where_it_is(run, path, monkeypatch):
    facedown(monkeypatch, "referee", "--journal", str(path), "--game", "comparity", content='{"place": "D4", "card": "big-ben"}\n')
    assert "under way" not in run(typed=["quit"])[1]
    assert [kept(path, number).listed.is_aside for number in (1, 2)] == [False, False]
    done, _ = run("--resume", "1")
    assert done.err.startswith("facedown: match 1: it was not played in this terminal; ")


def test_a_second_terminal_is_told_how_to_play_all_the_same(run, path):
    with opened(path):
        done, _ = run()
        assert (done.code, done.out) == (2, "")
        assert done.err.startswith(f"facedown: {path}: another facedown is writing this journal; end the other one first, or name ")
        assert done.err.endswith("or keep nothing with --no-journal\n")
        assert run("--no-journal")[0].code == 0


def test_without_a_journal_nothing_is_kept(run, monkeypatch):
    _, told = run("--no-journal", "--seed", "7", typed=["lay 3 E4"])
    assert "The match stops here. The same cards once more: facedown play --text --no-journal --seed 7 --lang en" in told
    facedown(monkeypatch, "demo", "--headless", "--speed", "0")
    assert not folders(os.environ).state.exists()


def test_another_journal_is_named_and_stays_apart(run, path, tmp_path):
    mine = str(tmp_path / "my matches.sqlite")
    _, told = run("--journal", mine, "--seed", "7", typed=["quit"])
    assert told.endswith(f"It goes on with: facedown play --text --journal '{mine}' --resume")
    assert not path.exists()
    assert "Match 1 is under way" in run("--journal", mine)[1]


def test_a_recording_of_a_match_that_goes_on_holds_all_of_it(run, tmp_path):
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    run("--no-journal", "--seed", "7", "--record", str(one), typed=["lay 3 E4", "hand"])
    run("--seed", "7", typed=["lay 3 E4"])
    run("--resume", "--record", str(other), typed=["hand"])
    assert one.read_text() == other.read_text()


def test_in_secret_nothing_is_told_of_a_hand_at_the_door(run):
    run("--game", "skyscrapers", "--seed", "7", typed=["quit"])
    _, told = run(typed=["quit"])
    assert "Cards in hand: Anna 5, Boris 5" in told
    assert "holds" not in told


def test_the_wish_is_compared_with_what_was_agreed(tmp_path):
    """Cards that are remembered by now, and how a series stands by now, make no other match of it."""
    path = tmp_path / "journal.sqlite"
    wished = wish(players=NAMES[:2], seed=None, best_of=3)
    sit(path, ["lay 3 E4"], wished)
    assert "Match 1 goes on" in sit(path, [], wished).text
