"""Sessions of Skyscrapers at the terminal: cards shown at sites, Studies, toilets and tornadoes, and hands that only their player sees."""

from __future__ import annotations

import pytest

from tests.terminal.play.sessions import session

GAME = {"game": "skyscrapers"}
TWO = {**GAME, "bots": "", "seed": 13}  # both at this terminal; Anna has a Study

BEGINS = {
    "en": """
    site 1 · foundation 1
    site 2 · foundation 1
    Anna: 5 cards    Boris: 5 cards    pile: 77    foundations: 4

Anna holds:
    1 Glass Dome (roof, 20 m, 1 point)           2 Toilets (toilet, 10 m, 0 points)
    3 Earthquake                                 4 Mechanical Floor (grey, 60 m, 0 points)
    5 Infinity Pool (grey, 30 m, 2 points)
  --  Anna: play a card, then draw.
      For example: tap 2 site-1, tap 5 site-1, help""",
    "ru": """
    стройка 1 · фундамент 1
    стройка 2 · фундамент 1
    Anna: 5 карт    Boris: 5 карт    стопка: 77    фундаменты: 4

На руках (Anna):
    1 Стеклянный купол (крыша, 20 м, 1 очко)      2 Туалет (туалет, 10 м, 0 очков)
    3 Землетрясение                               4 Технический этаж (серая, 60 м, 0 очков)
    5 Панорамный бассейн (серая, 30 м, 2 очка)
  --  Anna: сыграйте карту, потом доберите.
      Например: показать 2 site-1, показать 5 site-1, помощь""",
    "fr": """
    le chantier 1 · fondation 1
    le chantier 2 · fondation 1
    Anna : 5 cartes    Boris : 5 cartes    pioche : 77    fondations : 4

En main (Anna) :
    1 Dôme de verre (toit, 20 m, 1 point)
    2 Toilettes (toilettes, 10 m, 0 point)
    3 Tremblement de terre
    4 Étage technique (gris, 60 m, 0 point)
    5 Piscine à débordement (gris, 30 m, 2 points)
  --  Anna : jouez une carte, puis piochez.
      Par exemple : présenter 2 site-1, présenter 5 site-1, aide""",
}


def plain(text):
    return text.replace("\u00a0", " ").replace("\u202f", " ")


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_whoever_is_asked_sees_the_towers_and_what_stands_on_the_own_cards(language):
    assert plain(session(**GAME, seed=3, language=language).answers()[0]).endswith(BEGINS[language])


TAKE = "-- Anna, you may take up to two cards from another player, unseen, and keep one."
# What was typed, and what the referee and the table answered to the last line of it.
DONE = (
    (("tap 2 site-1",), "Anna builds “Toilets” on site 1. “Toilet Specialist” for Anna: 1 point for the first toilet. " + TAKE),
    (("tap 2 1",), "Anna builds “Toilets” on site 1."),
    (("tap 2",), "Choices: 1 Lay it on site 1 2 Lay it on site 2 3 Never mind -- Anna: choose what to do with “Toilets”."),
    (("tap 2", "2"), "Anna builds “Toilets” on site 2."),
    (("tap 3 site-2",), "Anna lays “Earthquake” on site 2. 1 earthquake lies there now. Anna draws 1 card. -- Boris, your turn."),
    (("tap 1 site-1",), "Take “Glass Dome” back: site 1 has fewer than 2 floors."),
    (("tap 2 site-9",), "Take “Toilets” back: site 9 is empty now."),
    (("tap 1", "1"), "Anna can play no card and discards “Glass Dome”. Whoever likes may ask to see the hand. Anna draws 1 card."),
    (("lay 1 site-2", "wait", "wait"), "Take “Glass Dome” away from the place beside site 2: the next card is shown there."),
    (("lay 1 site-2", "wait", "wait", "mend"), "Thank you. All lies as it should."),
    (("lay 1 site-2", "lift site-2"), "Anna holds: 1 Glass Dome (roof, 20 m, 1 point) 2 Toilets"),
    (("lay 1 site-2", "move site-2 site-1"), "Take “Glass Dome” back: site 1 has fewer than 2 floors."),
    (("open site-3",), "Put “Foundation with Parking” back on its pile: no foundation is to be opened now."),
    (("tap 5 site-1", "undo", "ok"), "Taken back: “Student Hall” is played no longer. The pile counts 76 cards again."),
    (("tap 2 site-1", "ok"), "Anna takes nobody’s card. Anna draws 1 card. -- Boris, your turn. New in Anna’s hand: “Earthquake”."),
    (("tap 2 site-1", "tap 3 2"), "Anna: first choose whose cards you take, or press OK for nobody’s."),
)  # fmt: skip


def test_hands_do_what_is_typed_and_the_referee_says_what_comes_of_it():
    assert [(lines, answer) for lines, answer in DONE if answer not in session(*lines, **GAME, seed=3).answer()] == []


UNKNOWN = (
    ("tap 9", "The cards of this hand have the numbers 1 to 5."),
    ("tap 3 77", "The places of the sites have the numbers 1 to 10."),
    ("tap 3 D4", "There is no place D4 here. A card is shown at a site, such as site-1, or to the pad."),
    ("check site-1", "There is no “check”. “help” tells all there is."),
    ("lift site-1", "Nothing lies on site-1."),
    ("2", "There is nothing to choose now."),
)


def test_what_cannot_be_done_gets_one_kind_sentence_and_changes_nothing():
    assert [(line, session(line, **GAME, seed=3).answers()[1].strip()) for line, said in UNKNOWN] == [
        (line, said) for line, said in UNKNOWN
    ]


def test_the_last_card_is_moved_to_the_site_where_it_was_meant_to_go():
    played = session("", "tap 5 site-1", "", "move site-1 site-2", **GAME, seed=3, bots="")
    assert "“Infinity Pool” is moved: it stands on site 2 now. Anna builds “Infinity Pool” on site 2. Anna draws 1 card." in played.answer()


def test_of_two_cards_drawn_from_a_hand_the_taker_keeps_one():
    played = session("tap 2 site-1", "1", "3", "undo", "cancel", "hand", "2", **GAME, seed=3)
    asked = "1 Student Hall (residential, 20 m, 1 point) 2 Food Court (restaurants, 30 m, 1 point)"
    assert played.answer(1) == f"You drew these two, unseen. Which one do you keep? {asked} For example: 1"
    assert [played.answer(number) for number in (2, 3, 4)] == [
        "The choices have the numbers 1 to 2.",
        "First choose one of these cards, 1 to 2.",
        "First choose one of these cards, 1 to 2.",
    ]
    assert played.answer().startswith(
        "Anna takes up to two cards from Boris, keeps one, and draws none this turn. -- Boris, your turn. New in Anna’s hand: “Food Court”."
    )


LOOKS = (
    "Anna looks at the top 5 cards of the pile: 5 Earthquake 6 Insurance 7 Boardroom (offices, 10 m, 2 points) "
    "8 Jeweller (shops, 10 m, 2 points) 9 Toilets (toilet, 10 m, 0 points) Choices: 1 Keep one 2 Take all for the hand"
)


@pytest.mark.exam
def test_a_study_shows_its_cards_to_its_player_who_keeps_one():
    played = session("tap 3", "1", "cancel", "1", "3", "hand", **GAME, seed=13)
    assert LOOKS in played.answer(0)
    assert played.answer(0).endswith("For example: 1, tap 5 site-1, help")
    assert played.answer(1).startswith(
        "Which of them do you keep? 1 Earthquake 2 Insurance 3 Boardroom (offices, 10 m, 2 points) 4 Jeweller"
    )
    assert played.answer(2).startswith("Choices: 1 Keep one 2 Take all for the hand")
    assert "New in Anna’s hand: “Boardroom”." in played.answer(4)
    assert "5 Boardroom (offices, 10 m, 2 points)" in played.answer()


def test_a_card_that_is_looked_at_is_played_by_its_number():
    played = session("tap 3", "tap 7 site-1", **GAME, seed=13)
    assert played.answer().startswith("Anna builds “Boardroom” on site 1. A new foundation is to be opened. Anna draws 1 card.")


def test_all_five_cards_are_taken_for_the_hand():
    played = session("tap 3", "2", "hand", **GAME, seed=13)
    assert "New in Anna’s hand: “Earthquake”, “Insurance”, “Boardroom”, “Jeweller”, “Toilets”." in played.answer(1)
    assert played.answer().startswith("Anna holds: 1 Earthquake 2 Insurance 3 Boardroom")


def test_a_tornado_moves_the_hands_and_undo_brings_them_back():
    played = session("tap 3", "1", *["undo", "ok"] * 5, "hand", **GAME, seed=4)
    assert "Choices: 1 To the left 2 To the right" in played.answer(0)
    assert "Given away from Anna’s hand: “Helipad”, “Bookshop”, “Earthquake”, “Study”." in played.answer(1)
    assert "New in Anna’s hand: “Tornado”." in played.text
    before = "Anna holds: 1 Helipad (roof, 10 m, 0 points) 2 Bookshop (shops, 20 m, 1 point) 3 Tornado 4 Earthquake 5 Study"
    assert played.answer() == f"{before} The others wait. “wait” lets the match go on."


def test_what_a_bot_looks_at_is_shown_to_nobody_though_its_study_is_open_again():
    played = session("tap 3", "1", "undo", "ok", "1", **GAME, seed=4)
    assert "For example: wait, help" in played.answer(3)
    assert "Which of them do you keep?" not in played.text
    assert "looks at the top" not in played.text
    assert "Boris keeps one of the cards; any others go back on top of the pile, in any order." in played.answer(4)


# Several at one terminal


def test_a_hand_is_shown_only_after_its_player_has_come_and_the_one_before_is_out_of_sight():
    played = session("", "tap 2 site-1", "", "hand", **TWO)
    first, anna, gone, boris, _ = played.answers()
    assert "Department Store (" not in first
    assert "2 Department Store (shops, 30 m, 1 point)" in anna
    assert "Boris holds" not in anna + gone
    assert "Toy Shop (shops, 20 m, 1 point)" in boris
    assert "Anna holds" not in boris
    assert "Anna builds “Department Store” on site 1.\n      Anna draws 1 card.\n  --  Boris, your turn." in boris
    assert "New in " not in played.text
    between = played.text.partition("Boris, your turn.")[2].partition("Boris, are you alone with your cards? Enter shows them> ")[0]
    assert between.count("\n") >= 24
    assert not between.strip()


def test_whoever_does_not_come_sees_no_hand():
    assert "Boris holds" not in session("", "tap 2 site-1", "quit", **TWO).text
    assert "Boris holds" not in session("", "tap 2 site-1", **TWO).text


def test_a_terminal_is_cleared_with_all_that_could_be_scrolled_back_to(monkeypatch):
    from companion.app import terminal as simulated
    from companion.terminal.play.wish import Wish
    from tests.cli.running import Stream

    monkeypatch.setenv("TERM", "xterm")
    out = Stream(is_terminal=True)
    wish = Wish({"lang": "en", "game": "skyscrapers"}, bots="", seed=13, noise=0.0)
    simulated.play(wish, 0, None, Stream(b"\ntap 2 site-1\n"), out)
    assert "\x1b[H\x1b[2J\x1b[3JBoris, are you alone" in out.written()


def test_alone_against_bots_nobody_has_to_come_first():
    assert "are you alone" not in session("tap 2 site-1", **GAME, seed=3).text
