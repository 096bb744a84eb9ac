"""Whole sessions at the terminal, text in and text out: what people do, what goes wrong, and how it is put right."""

from __future__ import annotations

import re

import pytest

from companion.core.games.registry import GAMES
from tests.terminal.play.sessions import session

TWO = {"bots": ""}  # both at this terminal, so that nothing hangs on what bots like


BEGINS = {
    "en": """
Anna holds:
    1 The Shard                  2 Empire State Building      3 Taj Mahal
    4 Cologne Cathedral          5 Obelisk of Buenos Aires    6 Notre-Dame de Paris
    7 Louvre Pyramid
  --  Anna: play a card.
      Free cells: E4 D5 F5 E6
      For example: lay 1 E4, help""",
    "ru": """
На руках (Anna):
    1 «Осколок» (Шард)              2 Эмпайр-стейт-билдинг          3 Тадж-Махал
    4 Кёльнский собор               5 Обелиск в Буэнос-Айресе       6 Собор Парижской Богоматери
    7 Пирамида Лувра
  --  Anna: сыграйте карту.
      Свободные клетки: E4 D5 F5 E6
      Например: положить 1 E4, помощь""",
    "fr": """
En main (Anna)~:
    1 The Shard                    2 Empire State Building        3 Taj Mahal
    4 Cathédrale de Cologne        5 Obélisque de Buenos Aires    6 Notre-Dame de Paris
    7 Pyramide du Louvre
  --  Anna~: jouez une carte.
      Cases libres~: E4 D5 F5 E6
      Par exemple~: poser 1 E4, aide""",
}


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_whoever_is_asked_sees_the_hand_what_may_be_done_and_how_to_say_it(language):
    begun = session(language=language)
    assert begun.answers()[0].replace("\u00a0", "~").endswith(BEGINS[language])


PLAYED = {
    "en": "Anna plays “Taj Mahal” on E4. 6 cards are left. -- Boris, your turn.",
    "ru": "Anna выкладывает карту «Тадж-Махал» на E4. Осталось 6 карт. -- Boris, ваш ход.",
    "fr": "Anna joue « Taj Mahal » en E4. Il lui reste 6 cartes. -- Boris, à vous de jouer.",
}


@pytest.mark.parametrize(
    ("language", "line"), [("en", "lay 3 E4"), ("ru", "положить 3 е4"), ("ru", "lay 3 E4"), ("fr", "poser 3 e4"), ("fr", "Jouer 3 en E4")]
)
def test_a_card_is_played_in_the_words_of_the_language_or_in_english(language, line):
    played = session(line, language=language, **TWO).answer()
    assert played.startswith(PLAYED[language])


# What was typed, and what the referee and the table answered to the last line of it.
MISTAKES = (
    (("lay 1 A1",), "!! Take “The Shard” back: A1 touches no card. Anna holds: 1 The Shard (on A1) 2 Empire"),
    (("lay 1 A1", "check A1"), "First put the table right. !! Take “The Shard” back: A1 touches no card."),
    (("lay 1 A1", "wait"), "Nothing happens. !! Take “The Shard” back: A1 touches no card."),
    (("tap 1", "1", "wait", "wait"), "Nothing happens. Lay “The Shard” on E4."),
    (("wait",), "Nothing happens."),
    (("lay 1 E4", "undo", "ok", "mend", "lay 1 E4", "check E4", "check E4"), "Lift the card that you want to check, then press Check."),
    (("lay 1 A1", "lift A1"), "Thank you. All lies as it should. Anna holds: 1 The Shard 2 Empire"),
    (("lay 1 A1", "move A1 E4"), "Anna plays “The Shard” on E4. 6 cards are left."),
    (("lay 1 A1", "lay 2 E4"), "Anna holds: 1 The Shard (on A1) 2 Empire State Building (on E4)"),
    (("lay 1 A1", "lay 2 E4", "mend"), "Anna plays “Empire State Building” on E4. 6 cards are left."),
    (("lay 1 E5",), "!! Take “The Shard” back: a card already lies on E5."),
    (("lay 1 E5", "mend"), "Thank you. All lies as it should. Anna holds: 1 The Shard 2 Empire"),
    (("lift E5",), "Lay “Saint Basil's Cathedral” back on E5, unseen."),
    (("lift E5", "check"), "First put the table right."),
    (("lift E5", "back"), "Thank you. All lies as it should."),
    (("lay 2 D5", "move E5 G7"), "!! “Saint Basil's Cathedral” belongs on E5: lay it there."),
    (("lay 2 D5", "move E5 G7", "mend"), "Thank you. All lies as it should."),
    (("move E5 D4",), "Did you move the whole area? OK: yes."),
    (("move E5 D4", "ok"), "The whole area moves. Every card keeps its neighbours and its face. The area lies in its new place."),
    (("lay 2 D5", "swap D5 E5"), "!! “Empire State Building” belongs on D5: lay it there. !! “Saint Basil's Cathedral” belongs on E5:"),
    (("lay 2 D5", "lift D5"), "“Empire State Building” is lifted; it belongs on D5. -- Boris: press Check for “Empire State Building”,"),
    (("lay 2 D5", "lift D5", "lift E5", "check"), "-- Boris: which card do you check? For example: back, 1, cancel, help"),
    (("lay 2 D5", "check D5", "lay 1 D6"), "!! Take “The Gherkin (30 St Mary Axe)” back from D6: no card is to be laid now."),
    (("lay 1 pad",), "Choices: 1 Lay it on E4 2 Lay it on D5 3 Lay it on F5 4 Lay it on E6 5 Never mind -- “The Shard”: choose"),
    (("tap 1", "lay 2 A1"), "!! Take “Empire State Building” back: A1 touches no card."),
    (("tap 1", "cancel"), "All stays as it is. -- Anna: play a card."),
    (("tap 1", "1"), "Anna plays “The Shard” on E4. 6 cards are left. -- Boris, your turn."),
    (("tap 1", "1"), "Lay “The Shard” on E4."),
    (("tap 1", "1", "mend"), "Thank you. All lies as it should."),
    (("lay 2 D5", "undo", "ok"), "Anna holds 7 cards again. -- Anna: play a card. !! Take “Empire"),
    (("lay 2 D5", "undo", "ok", "mend", "lay 1 D5"), "Anna plays “The Shard” on D5. 6 cards are left."),
    (("undo", "ok", "mend"), "The others wait. “wait” lets the match go on."),
    (("undo", "ok", "mend", "wait"), "“Saint Basil's Cathedral” opens the area on E5. -- Anna, your turn."),
    (("pause", "lay 3 E4"), "3 Taj Mahal (on E4)"),
    (("pause", "lay 3 E4", "pause"), "The match goes on. Anna plays “Taj Mahal” on E4."),
    (("ok",), "Nothing was asked just now."),
    (("cancel",), "There is nothing to drop."),
)


@pytest.mark.parametrize(("lines", "answer"), MISTAKES, ids=[", ".join(lines) for lines, _ in MISTAKES])
def test_hands_do_what_is_typed_and_the_referee_says_how_to_put_it_right(lines, answer):
    assert answer in session(*lines, **TWO).answer()


def test_a_check_by_hand_is_followed_by_penalty_repair_and_the_next_turn():
    played = session("lay 2 D5", "check E5", "check D5", "swap D5 E5", "why", **TWO)
    assert "=> “Saint Basil's Cathedral” on E5: 65 m." in played.answer(1)
    assert played.answer(2).startswith(
        "=> “Empire State Building” on D5: 443.2 m. "
        "!! “Empire State Building” on D5 (443.2 m) stands left of “Saint Basil's Cathedral” on E5 (65 m): "
        "it should be the other way round. "
        "!! Penalty: Anna draws 3 cards. -- Boris, put the open cards in order. "
        "New in Anna’s hand: “St Paul's Cathedral”, “Sydney Tower”, “Strasbourg Cathedral”. "
    )
    assert played.answer(2).endswith(
        "Choices: 1 Swap “Empire State Building” and “Saint Basil's Cathedral” "
        "-- Boris: swap two cards that are out of order. For example: swap D5 E5, help"
    )
    assert played.answer(3).startswith("“Saint Basil's Cathedral” now lies on D5, “Empire State Building” on E5. -- Anna, your turn. ")
    assert played.answer(4).startswith("When a check finds cards out of order, the player before the checker draws three, whoever laid ")


def test_a_swap_that_is_chosen_by_its_number_is_laid_by_hand():
    played = session("lay 2 D5", "check E5", "check D5", "1", "mend", **TWO)
    assert "!! “Saint Basil's Cathedral” belongs on D5: lay it there." in played.answer(3)
    assert played.answer(4).startswith("Thank you. All lies as it should.")


def test_a_bot_acts_in_its_turn_and_then_the_people_are_asked_again():
    played = session("lay 3 E4")
    assert re.search(r"Boris, your turn\..* Boris (plays|lifts|chooses)", played.answer())
    assert played.answer().rpartition("--")[2].startswith(" Anna: ")
    assert "Boris holds" not in played.text


def test_a_bot_waits_while_the_people_have_something_to_put_right():
    played = session("tap 1", "1", "hand", "mend")
    assert "Boris" not in played.answer(1).partition("Lay “The Shard” on E4.")[2].replace("Boris: 7 cards", "").partition("Anna holds")[0]
    assert "Boris" not in played.answer(2)
    assert re.search(r"All lies as it should\..* Boris (plays|lifts|chooses)", played.answer(3))


def test_an_act_that_is_taken_back_is_the_bot_s_again_once_the_people_say_so():
    played = session("lay 3 E4", "undo", "ok", "ok", "mend", "wait", noise=0.0)
    assert "Take the last act back?" in played.answer(1) or "Cards that were shown stay open" in played.answer(1)
    assert "The others wait. “wait” lets the match go on." in played.text
    assert played.answer(4).endswith("The others wait. “wait” lets the match go on.")
    assert played.answer(5).rpartition("-- ")[2].startswith("Anna: ")


def test_a_draw_that_is_taken_back_after_a_play_gives_the_drawn_card_back_to_the_pile():
    played = session("lay 1 E4", "lay 1 D4", "lay 1 D5", "lay 1 C5", "ok", "undo", "ok", "mend", "hand", players=["Anna", "Boris"], **TWO)
    assert "Angkor Wat" in played.answer(), played.text


def test_while_something_is_to_be_put_right_no_card_is_proposed_to_be_laid():
    played = session("tap 1", "1", "wait", mat="3x3", **TWO)
    assert "For example: mend, help" in played.answer(1)


UNKNOWN = (
    ("en", "chekc D4", "There is no “chekc”. Did you mean “check”? “help” tells all there is."),
    ("en", "abracadabra", "There is no “abracadabra”. “help” tells all there is."),
    ("en", "lay 3", "Like this: lay 3 D5 (lay card 3 of the hand on D5)."),
    ("en", "lay 3 Z9", "There is no cell Z9: they go from A1 to H8."),
    ("en", "lay 8 E4", "The cards of this hand have the numbers 1 to 7."),
    ("en", "lift C3", "Nothing lies on C3."),
    ("en", "back", "Nobody holds a lifted card."),
    ("en", "choose 3", "There is nothing to choose now."),
    ("en", "mend", "There is nothing to put right."),
    ("ru", "проврека", "Такой команды нет: «проврека». Может быть, «проверка»? Все команды покажет «помощь»."),
    ("ru", "положить 3", "Вот так: положить 3 D5 (положить карту 3 с руки на D5)."),
    ("ru", "поднять С3", "На C3 ничего не лежит."),  # a Cyrillic letter
    ("fr", "verifer", "« verifer » n’existe pas. Vouliez-vous dire « vérifier » ? « aide » dit tout ce qui existe."),
    ("fr", "poser 3", "Comme ceci : poser 3 D5 (poser la carte 3 de la main en D5)."),
    ("fr", "soulever C3", "Il n’y a rien en C3."),
)


@pytest.mark.parametrize(("language", "line", "said"), UNKNOWN)
def test_what_cannot_be_done_gets_one_kind_sentence_and_changes_nothing(language, line, said):
    played = session(line, language=language)
    assert played.answers()[1].replace("\u00a0", " ").replace("\u202f", " ") == said


def test_an_empty_line_shows_again_what_is_asked():
    played = session("")
    assert played.answers()[1].strip() == played.answers()[0].rpartition("\n\n")[2]


def test_the_hand_and_the_table_can_be_seen_again():
    played = session("hand", "table")
    assert played.answers()[1] == played.answers()[0].rpartition("\n\n")[2].rpartition("\n  --")[0]
    assert played.answers()[2].startswith("   ┌───────────┐\n   │St Basil's │")


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_help_tells_every_command_of_the_game_in_a_line(game, language):
    played = session("help", game=game.id, language=language)
    assert len(re.findall(r"^  \S", played.answers()[1], re.MULTILINE)) == len(game.typed().takes)
    assert max(map(len, played.text.split("\n"))) <= 100


LEAVES = {"en": "The match stops here. ", "ru": "Партия на этом остановлена. ", "fr": "La partie s’arrête ici. "}


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
@pytest.mark.parametrize("lines", [(), ("quit",), ("hand", "exit")])
def test_whoever_leaves_is_told_how_to_have_the_same_cards_again(language, lines):
    played = session(*lines, language=language, players=["Anna", "Boris"])
    assert played.code == 0
    last = " ".join(played.text.rpartition("> ")[2].split())
    assert LEAVES[language] in last + " "
    assert last.endswith(f"facedown play --text --no-journal --seed 7 --noise 0 --lang {language} --players Anna,Boris")


def test_the_same_seed_and_the_same_lines_make_the_same_match():
    lines = ("lay 3 E4", "lay 1 A1", "mend", "ok")
    assert session(*lines, noise=0.02).text == session(*lines, noise=0.02).text
    assert session(*lines, seed=8).text != session(*lines).text
