"""Sessions of Cardline at the terminal: cards laid in gaps, pushed, turned, and put right again."""

from __future__ import annotations

import pytest

from tests.terminal.play.sessions import session

TWO = {"game": "cardline", "bots": ""}  # both at this terminal, so that nothing hangs on what bots like

BEGINS = {
    "en": """
   ┌───────────┐
   │ Slovenia  │
   │ 7,826 mi² │
   └─── I1 ────┘
   1           2
    Anna: 4 cards    Boris: 4 cards    pile: 101    box: 0

    “Slovenia”: Europe

Anna holds:
    1 New Zealand    2 Greece         3 Ukraine        4 Spain
  --  Anna: lay one of your cards in the line, face down.
      Gaps: 1 to 2, as they are numbered below the line
      For example: lay 1 2, help""",
    "ru": """
   ┌──────────────┐
   │   Словения   │
   │7 826 кв. миль│
   └───── I1 ─────┘
   1              2
    Anna: 4 карты    Boris: 4 карты    стопка: 101    коробка: 0

    «Словения»: Европа

На руках (Anna):
    1 Новая Зеландия    2 Греция            3 Украина           4 Испания
  --  Anna: положите одну из своих карт в линию рубашкой вверх.
      Промежутки: от 1 до 2, номера стоят под линией
      Например: положить 1 2, помощь""",
    "fr": """
   ┌───────────┐
   │ Slovénie  │
   │ 7 826 mi² │
   └─── I1 ────┘
   1           2
    Anna : 4 cartes    Boris : 4 cartes    pioche : 101    boîte : 0

    « Slovénie » : Europe

En main (Anna) :
    1 Nouvelle-Zélande    2 Grèce               3 Ukraine             4 Espagne
  --  Anna : posez une de vos cartes dans la ligne, valeur cachée.
      Intervalles : 1 à 2, numérotés sous la ligne
      Par exemple : poser 1 2, aide""",
}


def plain(text):
    return text.replace("\u00a0", " ").replace("\u202f", " ")


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_whoever_is_asked_sees_the_line_with_its_gaps_and_how_to_lay_a_card(language):
    assert plain(session(language=language, game="cardline").answers()[0]).endswith(BEGINS[language])


LAID = "turn “New Zealand” over, then press OK. Does “New Zealand” lie after “Slovenia”, turned over? OK: yes. For example: ok, lift "
# What was typed, and what the referee and the table answered to the last line of it.
DONE = (
    (("lay 1 2",), LAID),
    (("lay 1 C2",), "Anna holds: 1 New Zealand (on C2) 2 Greece 3 Ukraine 4 Spain -- Anna: " + LAID),
    (("lay 1 2", "ok"), "ok Anna plays “New Zealand”, 103,363 mi² (267,710 km²): it fits after “Slovenia”, 7,826 mi² (20,270 km²)."),
    (("lay 2 1", "ok"), "!! Anna draws a card; then “Greece” goes into the box. -- Boris, your turn. Put “Greece” into the box. New in"),
    (("lay 2 1", "ok"), "hand: “Denmark”. Boris holds: 1 Fiji 2 Thailand 3 Mexico 4 Papua New Guinea -- Boris: lay one"),
    (("lay 2 1", "ok"), "For example: mend, help"),
    (("lay 2 1", "ok", "mend"), "Thank you. All lies as it should. (i) A card that does not fit goes into the box, and you draw"),
    (("lay 2 1", "ok", "mend"), "stays the same size. -- Boris: lay one of your cards in the line, face down. Gaps: 1"),
    (("lay 2 1", "ok", "why"), "A card that fits stays in the line, open. For one that does not, its player draws another, and then it"),
    (("lay 1 2", "lay 1 1"), "Does “New Zealand” lie before “Slovenia”, turned over? OK: yes."),
    (("lay 1 2", "cancel"), "Then take “New Zealand” back, or lay it elsewhere."),
    (("lay 1 2", "lay 2 1"), "!! “Greece” before “Slovenia” is one of two new cards: take either back."),
    (("lay 1 2", "lay 2 1", "mend"), "it may still go elsewhere. Anna holds: 1 New Zealand 2 Greece (on "),
    (("lay 1 I1",), "!! Take “New Zealand” back: a card already lies on I1."),
    (("lay 1 I1", "mend"), "Thank you. All lies as it should."),
    (("lift I1",), "“Slovenia” is lifted; it belongs on I1."),
    (("take I1", "back"), "-- Anna: lay one of your cards in the line, face down."),
    (("move I1 C1",), "└─── C1 ────┘"),
    (("lay 1 J1", "ok", "push I1 M1"), "└─── M1 ────┴─── N1 ────┘"),
    (("lay 1 J1", "ok", "push J1 H1"), "└─── G1 ────┴─── H1 ────┘"),
    (("lay 1 N1", "ok", "push I1 K1"), "└─── K1 ────┴─── N1 ────┘"),
    (("lay 1 J1", "ok", "swap I1 J1"), "belongs on "),
    (("lay 1 J1", "ok", "swap I1 J1", "mend"), "Thank you. All lies as it should."),
    (("lay 1 J1", "ok", "lay 2 2"), "Does “Thailand” lie between “Slovenia” and “New Zealand”, turned over? OK: yes."),
    (("tap 1",), "Choices: 1 Lay it before “Slovenia” 2 Lay it after “Slovenia” 3 Never mind -- Anna: choose where “New Zealand” goes"),
    (("tap 1", "cancel"), "it may still go elsewhere. -- Anna: lay one of your cards in the line, face down."),
    (("tap 1", "2"), "it fits after “Slovenia”, 7,826 mi² (20,270 km²). -- Boris, your turn. Lay “New Zealand” on "),
    (("tap 1", "2", "mend"), "Thank you. All lies as it should."),
    (("lay 2 1", "ok", "undo"), "Take back that “Greece” was played? OK or Undo: yes."),
    (("lay 2 1", "ok", "undo", "ok"), "Cards that were shown stay open: “Greece”. Take the act back all the same? OK or Undo: yes."),
    (("lay 2 1", "ok", "undo", "ok", "ok"), "in the line, face down. !! Take “Greece” away from the place before “Slovenia”"),
    (("lay 2 1", "ok", "undo", "ok", "ok", "mend"), "Anna holds: 1 New Zealand 2 Greece 3 Ukraine 4 Spain"),
    (("pause", "lay 1 2", "pause"), "The match goes on. (i) Lay a card where you believe it belongs: until it is turned over it "),
    (("pause", "lay 1 2", "pause"), "may still go elsewhere. -- Anna: turn “New Zealand” over, then press OK."),
)  # fmt: skip


def test_hands_do_what_is_typed_and_the_referee_says_what_comes_of_it():
    assert [(lines, answer) for lines, answer in DONE if answer not in session(*lines, **TWO).answer()] == []


UNKNOWN = (
    ("lay 1 3", "The gaps have the numbers 1 to 2."),
    ("lay 9 1", "The cards of this hand have the numbers 1 to 4."),
    ("lay 1", "Like this: lay 3 2 (lay card 3 of the hand into gap 2; or with a place of the mat: lay 3 D1)."),
    ("lay 1 D9", "There is no cell D9: they go from A1 to P2."),
    ("check I1", "There is no “check”. “help” tells all there is."),
    ("push I1 pad", "pad is no place of the line."),
    ("push B1 C1", "Nothing lies on B1."),
    ("tap I1", "“Slovenia” lies in the line already."),
)


def test_what_cannot_be_done_gets_one_kind_sentence_and_changes_nothing():
    assert [(line, said) for line, said in UNKNOWN if not session(line, **TWO).answer().startswith(said)] == []


def test_cards_are_pushed_no_further_than_the_end_of_the_line():
    played = session("lay 1 J1", "ok", "push I1 A2", "table", **TWO)
    assert played.answer(2) == "There is no room to push that far."
    assert "└─── I1 ────┴─── J1 ────┘" in played.answer()


def test_cards_that_lie_close_are_pushed_apart_for_a_card_between_them():
    played = session("lay 1 J1", "ok", "lay 2 2", "table", **TWO)
    assert "2 Thailand (on I1)" in played.answer(2)
    assert "└─── H1 ────┴─── J1 ────┘" in played.answer()


FULL = {**TWO, "mat": {"columns": 3, "rows": 1}}


def test_where_the_mat_has_no_room_in_a_gap_the_card_is_shown_to_the_pad():
    played = session("lay 1 2", "ok", "lay 1 3", "lay 2 2", "lift C1", "tap 2", "2", **FULL)
    assert played.answer(3) == "On the mat there is no room in gap 2. Show card 2 to the pad and choose the gap."
    assert "2 Lay it between “Slovenia” and “New Zealand”" in played.answer(5)
    assert "Boris plays “Thailand”" in played.answer(6)


def test_an_end_of_a_long_line_goes_beside_the_mat_and_stays_part_of_it():
    played = session("lay 1 2", "ok", "lay 3 3", "ok", "mend", "lay 2 3", "ok", **FULL)
    assert "Cards at its ends may lie beside the mat now, first “Slovenia” or “New Zealand”" in played.answer(1)
    assert "Lay “Mexico” beside the mat, or “Slovenia” from the other end" in played.answer(3)
    assert "└─── A1 ────┴─── B1 ────┴───────────┘" in played.answer(4)
    assert "it fits between “New Zealand”, 103,363 mi² (267,710 km²), and “Mexico”" in played.answer(6)


def test_a_bot_turns_its_card_and_takes_away_what_failed():
    played = session("lay 1 2", "ok", game="cardline", seed=8)
    assert "Boris turns “" in played.answer()
    assert "Boris holds" not in played.text


def test_on_a_table_without_a_mat_a_gap_is_chosen():
    played = session("tap 1", "1", game="cardline", bots="", mat={"columns": 0, "rows": 0})
    assert "For example: tap 1, help" in played.answers()[0]
    assert "Choices: 1 Lay it before “Slovenia” 2 Lay it after “Slovenia” 3 Never mind" in played.answer(0)
    assert played.answer(1).startswith("!! Anna plays “New Zealand”, 103,363 mi² (267,710 km²): it does not fit before “Slovenia”")
