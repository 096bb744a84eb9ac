"""What comes first at a table: what was ruled before what is to be mended, and the sentence of the turn before what OK means."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

import pytest

from companion.cards.decks import files
from companion.core.decks.card import CardId, CharacteristicId
from companion.core.games.game import OfCard, OfSeat
from companion.core.referee.announcements import Announcement
from companion.core.referee.placement import PlaceName
from companion.core.referee.table_view import Offer
from companion.events import Slot
from companion.screen import look
from companion.screen.acts import Pick, Press
from companion.screen.card import card_piece
from companion.screen.draft import Draft
from companion.screen.panel import card_that_matters, draw_large
from companion.screen.sight import Told
from companion.screen.table import draw_table, status_of
from companion.screen.things import EmblemPicture, Piece, Plate, Rect, Sign, Stroke, TextLine
from tests.screen.match.examined import LANGUAGES, drawn, faults, setter, texts
from tests.screen.moments import said_of, sight_of

SIZE = (1280, 720)


def words(scene):
    return " ".join(texts(scene)).replace("\N{NO-BREAK SPACE}", " ")


def test_a_guess_that_did_not_fit_is_told_in_short_above_what_has_to_be_done_and_that_is_pointed_at():
    sight = sight_of("cardline-misfit-to-the-box")
    verdict = next(one for one in reversed(said_of("cardline-misfit-to-the-box")) if one.tone == "violation")
    told = drawn(SIZE, lambda draft: draw_table(draft, replace(sight, told=replace(sight.told, verdict=verdict))))
    over = " ".join(one.text for one in told.over if isinstance(one, TextLine) and one.role == "verdict")
    assert over.replace("\N{NO-BREAK SPACE}", " ") == sight.lines.named(verdict).replace("\N{NO-BREAK SPACE}", " ")
    after = drawn(SIZE, lambda draft: draw_table(draft, sight))
    assert [one for one in after.over if isinstance(one, Stroke)]


def test_a_card_that_has_to_be_taken_back_is_told_of_once():
    sight = sight_of("comparity-violation")
    judged = replace(sight, told=Told(judged=sight.table.instructions[0].announcement))
    told = " ".join(texts(drawn(SIZE, lambda draft: draw_table(draft, judged))))
    assert (told.count("Take"), "Take “Milan Cathedral” back: A4 touches no card by a side." in told) == (1, True)


def test_a_question_stands_beside_its_buttons_also_while_a_card_lies_wrong():
    sight = sight_of("comparity-violation")
    asked = Announcement("table-ask-undo", "C27", "notice", {})
    expected = replace(sight.table.expected, status=asked, question=asked)
    told = status_of(replace(sight, table=replace(sight.table, expected=expected)))
    assert (told.text, status_of(sight).text) == (sight.lines.question(asked), "Take “Milan Cathedral” back: A4 touches no card by a side.")


def test_undo_and_the_pause_stay_where_they_are_while_something_is_put_right():
    kept = []
    for name in ("comparity-early", "comparity-violation"):
        scene = drawn(SIZE, lambda draft, name=name: draw_table(draft, sight_of(name)))
        kept.append({one.act.button: one.rect for one in scene.targets if isinstance(one.act, Press)})
    assert set(kept[0]) == {"undo", "pause", "check"}
    assert kept[1] == {button: kept[0][button] for button in ("undo", "pause")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_ok_is_an_act_of_its_own_the_button_says_it_and_the_sentence_does_not(language):
    sight = sight_of("skyscrapers-roofed", language)
    scene = drawn(SIZE, lambda draft: draw_table(draft, sight))
    assert status_of(sight).text == sight.lines.short(sight.table.expected.status)
    assert texts(scene).count(sight.lines.format("skyscrapers-label-insurance", {})) == 1
    assert [one.act for one in scene.targets if one.act == Pick("no-insurance")] == []


def test_where_one_act_alone_is_possible_the_sentence_names_its_cards():
    sight = sight_of("comparity-checking")
    several = sight.table.expected
    alone = replace(sight, table=replace(sight.table, expected=replace(several, offers=several.offers[:1])))
    assert status_of(sight).text == "Boris: turn over a card next to “Tian Tan Buddha”."
    assert status_of(alone).text == f"Boris: now turn over “{sight.lines.card(several.offers[0].args['card-1'].card)}”."


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Anna: swap “Big Ben (Elizabeth Tower)” and “Tower Bridge”."),
        ("ru", "Anna: поменяйте местами «Биг-Бен (башня Елизаветы)» и «Тауэрский мост»."),
        ("fr", "Anna~: échangez «~Big Ben (tour Élisabeth)~» et «~Tower Bridge~»."),
    ],
)
def test_a_swap_that_is_the_only_one_is_named_in_the_sentence(language, sentence):
    sight = sight_of("comparity-early", language)
    places = [PlaceName(Slot("C3")), PlaceName(Slot("C4"))]
    cards = [OfCard(CardId("big-ben")), OfCard(CardId("tower-bridge"))]
    swap = Offer("swap:C3-C4", "swap", {"card-1": cards[0], "card-2": cards[1], "place-1": places[0], "place-2": places[1]})
    status = Announcement("comparity-status-repair-swap", "C11", "turn", {"seat": OfSeat(sight.table.view.seats[0].seat)})
    expected = replace(sight.table.expected, status=status, offers=(swap,))
    assert status_of(replace(sight, table=replace(sight.table, expected=expected))).text == sentence.replace("~", "\N{NO-BREAK SPACE}")


def press_buttons(sight):
    scene = drawn(SIZE, lambda draft: draw_table(draft, sight))
    return [(one.act.button, one.is_main) for one in scene.targets if isinstance(one.act, Press)]


@pytest.mark.parametrize(
    ("name", "pressed"),
    [
        ("comparity-early", [("pause", False), ("undo", False), ("check", False)]),
        ("comparity-duet", [("pause", False), ("undo", False), ("ok", True), ("check", False)]),
        ("comparity-on-pad", [("pause", False), ("cancel", False)]),
        ("comparity-first-card", [("pause", False), ("undo", False)]),
        ("cardline-early", [("pause", False), ("undo", False)]),
        ("cardline-laid", [("pause", False), ("undo", False), ("ok", True)]),
        ("skyscrapers-toilet", [("pause", False), ("undo", False), ("ok", False)]),
        ("skyscrapers-over", [("pause", False), ("undo", False)]),
    ],
)
def test_what_is_due_is_the_one_large_button_and_there_is_one_way_back(name, pressed):
    assert press_buttons(sight_of(name)) == pressed


def test_a_card_that_was_lifted_waits_for_check():
    sight = sight_of("comparity-early")
    lifted = replace(sight.table.expected, status=Announcement("comparity-status-which", "C21", "turn", checked_args(sight)))
    asked = replace(lifted, status=replace(lifted.status, key="comparity-status-asks-check"))
    assert press_buttons(replace(sight, table=replace(sight.table, expected=lifted)))[-1] == ("check", False)
    assert press_buttons(replace(sight, table=replace(sight.table, expected=asked)))[-1] == ("check", True)


def checked_args(sight):
    return {"seat": OfSeat(sight.table.view.seats[0].seat), "card": OfCard(sight.table.view.places[0].card)}


def test_a_table_that_lies_as_before_the_last_act_offers_to_take_it_back():
    sight = sight_of("comparity-early")
    assert press_buttons(replace(sight, table=replace(sight.table, offers_undo=True))) == [("pause", False), ("undo", True)]


def test_what_ok_does_is_not_offered_a_second_time():
    sight = sight_of("comparity-duet")
    assert "draw" in [one.kind for one in sight.table.expected.offers]
    scene = drawn(SIZE, lambda draft: draw_table(draft, sight))
    assert [one.act for one in scene.targets if one.act == Pick("draw")] == []
    assert texts(scene).count(sight.lines.format("comparity-label-draw", {})) == 1


def test_whose_cards_are_taken_is_chosen_beside_the_button_for_nobody():
    acts = [one.act for one in drawn(SIZE, lambda draft: draw_table(draft, sight_of("skyscrapers-toilet"))).targets]
    assert [act.option for act in acts if isinstance(act, Pick)] == ["take:seat-2", "take:seat-3"]


def test_any_other_question_stands_alone_and_the_button_says_yes():
    sight = sight_of("comparity-early")
    question = Announcement("table-ask-drawn", "E3", "turn", {})
    asked = replace(sight, table=replace(sight.table, expected=replace(sight.table.expected, question=question)))
    assert status_of(asked).text == "Was the card drawn already?"
    assert "Yes" in texts(drawn(SIZE, lambda draft: draw_table(draft, asked)))


@pytest.mark.parametrize("name", ["skyscrapers-toilet", "comparity-swap", "skyscrapers-roofed"])
def test_the_button_of_an_act_that_is_due_has_a_colour_of_its_own_that_no_card_has(name):
    draft = Draft(SIZE, setter())
    draw_table(draft, sight_of(name))
    scene = draft.scene()
    due = {one.rect for one in scene.targets if one.is_main}
    fills = {one.fill for one in scene.things if isinstance(one, Plate) and one.rect in due}
    of_cards = {part.fill for one in scene.things if isinstance(one, Piece) for part in one.parts if isinstance(part, Plate)}
    assert fills == {look.DUE}
    assert look.DUE not in of_cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_whole_name_has_no_room_the_large_card_has_the_short_one(language):
    draft, sight = Draft(SIZE, setter()), sight_of("comparity-midgame-7x7", language)
    card = CardId("abraj-al-bait")
    draw_large(draft, replace(sight, inspected=card), Rect(900, 300, 350, 94))
    short = sight.deck.cards[card].short_names[language].replace("-\n", "-").replace("\n", " ")
    assert words(draft.scene()).startswith(short)
    assert faults(draft.scene()) == []


def test_of_the_top_of_a_tower_it_is_seen_what_it_bears():
    sight = sight_of("skyscrapers-sites")
    tower = next(one for one in sight.table.view.structures if one.top_bears[0])
    draft = Draft(SIZE, setter())
    draw_large(draft, replace(sight, inspected=tower.top), Rect(800, 100, 400, 400))
    metres, points = tower.top_bears
    assert f"{metres} m · {points} pts" in words(draft.scene())


def on_site(top, inspected=None, discarded=(), **told):
    """One site with that card on top; the cards that a verdict, or the last announcement of a card laid, is about."""
    sight = sight_of("skyscrapers-study")
    structures, discards = (replace(sight.table.view.structures[0], top=CardId(top)),), tuple((CardId(one), {}) for one in discarded)
    view = replace(sight.table.view, structures=structures, discarded=discards)
    said = {name: Announcement("skyscrapers-builds", "S3", "placed", {"card": OfCard(CardId(card))}) for name, card in told.items()}
    status = Announcement("skyscrapers-status-turn", "S2", "turn", {})
    table = replace(sight.table, view=view, instructions=(), expected=replace(sight.table.expected, status=status, question=None))
    return replace(sight, table=table, told=Told(**said), inspected=inspected)


@pytest.mark.parametrize("told", [{"inspected": "lofts"}, {"verdict": "lofts"}, {"since": "lofts"}])
def test_a_card_that_was_touched_or_told_of_is_large_only_until_it_is_covered_or_taken_back(told):
    assert card_that_matters(on_site("lofts", **told)) == "lofts"
    assert card_that_matters(on_site("museum", **told)) is None


def test_a_foundation_and_a_discarded_card_are_large_when_they_are_touched():
    foundation = on_site("museum").table.view.structures[0].foundation
    assert card_that_matters(on_site("museum", foundation)) == foundation
    assert card_that_matters(on_site("museum", "lofts", ["lofts"])) == "lofts"


@pytest.mark.parametrize("name", ["comparity-checking", "comparity-early"])
def test_a_closed_card_stands_large_without_a_number(name):
    sight = sight_of(name)
    closed = next(one.card for one in sight.table.view.places if not one.is_open)
    draft = Draft(SIZE, setter())
    draw_large(draft, replace(sight, inspected=closed), Rect(800, 100, 400, 400))
    assert not any(one.role == "value" for one in draft.scene().things if isinstance(one, TextLine))


@pytest.mark.parametrize("name", ["comparity-midgame-7x7", "cardline-misfit-to-the-box"])
def test_a_card_that_is_heard_badly_bears_a_mark_for_so_long_and_all_of_it_can_still_be_read(name):
    sight = sight_of(name)
    slots = tuple(slot for slot in sight.table.slots if slot is not None)
    for size in (SIZE, (800, 480), (480, 800)):
        well = drawn(size, lambda draft: draw_table(draft, sight))
        badly = drawn(size, lambda draft: draw_table(draft, replace(sight, table=replace(sight.table, weak=slots))))
        assert not marks(well)
        assert len(marks(badly)) == len(slots) or "cardline" in name  # of a long line not all is in sight
        assert len(marks(badly)) >= min(len(slots), 12)
        assert (texts(badly), badly.targets, set(faults(badly)) - set(faults(well))) == (texts(well), well.targets, set())
        names = [part.rect.moved(*one.rect[:2]) for one in badly.things if isinstance(one, Piece) for part in one.parts if is_name(part)]
        assert len(names) >= len(slots) or "cardline" in name
        assert not [one for one in marks(badly) for rect in names if one.rect.meets(rect)]


def is_name(part):
    return isinstance(part, TextLine) and part.role == "short-name"


def marks(scene):
    return [one for one in (*scene.things, *scene.over) if isinstance(one, Sign) and one.kind == "weak"]


def test_where_number_and_unit_do_not_fit_the_unit_goes_and_the_emblem_stays():
    """Else a card that is out of order had no sign on it, and colour would speak alone."""
    sight, area = sight_of("comparity-early", "ru"), CharacteristicId("area")
    countries = files.find("countries")
    sight = replace(sight, deck=countries, table=replace(sight.table, view=replace(sight.table.view, characteristic=area)))
    draft, card = Draft(SIZE, setter()), CardId("latvia")
    piece = card_piece(draft, sight.cards, card, Rect(0, 0, 110, 78), is_open=True, numbers={area: Decimal(24937)})
    assert any(isinstance(part, EmblemPicture) for part in piece.parts)
    assert "24\N{NO-BREAK SPACE}937" in [part.text for part in piece.parts if isinstance(part, TextLine)]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Anna: swap “Hallgrímskirkja” and “Saint Basil's Cathedral”."),
        ("ru", "Anna: поменяйте местами «Хадльгримскиркья» и «Собор Василия Блаженного»."),
        ("fr", "Anna\u00a0: échangez «\u00a0Hallgrímskirkja\u00a0» et «\u00a0Cathédrale Saint-Basile\u00a0»."),
    ],
)
def test_where_one_swap_is_possible_its_sentence_names_it(language, text):
    sight = sight_of("comparity-swap", language)
    assert status_of(sight).text == text
    (offer,) = sight.table.expected.offers
    two = replace(sight.table.expected, offers=(offer, replace(offer, id="swap:A1-A2")))
    several = replace(sight, table=replace(sight.table, expected=two))
    assert status_of(several).text == sight.lines.text(sight.table.expected.status)


def test_while_a_card_is_in_a_hand_the_one_with_which_it_changes_places_glows():
    for name, count in (("comparity-swap", 0), ("comparity-swap-held", 1)):
        sight = sight_of(name)
        scene = drawn(SIZE, lambda draft, sight=sight: draw_table(draft, sight))
        (offer,) = sight.table.expected.offers
        pair = {offer.args[f"card-{number}"].card for number in (1, 2)}
        lie = {one.key.removeprefix("card:"): one.rect for one in scene.things if isinstance(one, Piece) and one.key.startswith("card:")}
        glowing = [one.rect for one in scene.things if isinstance(one, Plate) and one.is_slot and one.edge == look.EXPECTED]
        assert len(glowing) == count
        assert [card for card, rect in lie.items() if any(one.holds(rect) for one in glowing)] == sorted(pair - {*sight.table.away})[:count]


@pytest.mark.parametrize("name", ["comparity-over", "cardline-over", "skyscrapers-over"])
def test_the_large_line_of_a_match_that_is_over_names_who_has_won_and_the_small_one_says_that_it_is_over(name):
    sight = sight_of(name)
    [winner] = sight.table.view.winners
    shown = status_of(sight)
    assert (shown.seat, shown.text, shown.note) == (
        sight.seat_sign(winner),
        sight.lines.short(sight.table.expected.status),
        sight.lines.format("screen-match-over", {}),
    )


def test_what_has_to_be_done_with_a_card_follows_the_verdict_on_it_and_nothing_else():
    sight, said = sight_of("cardline-misfit-to-the-box"), said_of("cardline-misfit-to-the-box")
    judged = next(one for one in reversed(said) if one.tone == "violation")
    other = next(one for one in said if one.tone == "fits")
    notes = [status_of(replace(sight, told=replace(sight.told, judged=one))).note for one in (judged, other, None)]
    assert notes == ["Boris: “Ethiopia” does not fit after “Chad”.", None, None]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("comparity-over", ["Cards left – Anna 0 · Boris 10", "Anna wins."]),
        ("cardline-over", ["Cards left – Chloé 0 · Anna 1 · Boris 1", "Chloé wins."]),
        ("skyscrapers-over", ["Total – Boris 13 · Anna 6 · Chloé 4", "Boris wins."]),
    ],
)
def test_the_band_of_a_match_that_is_over_names_the_winner_and_how_all_stand_whatever_was_said_in_passing(name, told):
    sight = sight_of(name)
    caption = next(one for one in said_of(name) if one.tone in ("soft", "notice", "plain"))
    for one in (sight, replace(sight, told=replace(sight.told, caption=caption, verdict=None))):
        scene = drawn(SIZE, lambda draft, one=one: draw_table(draft, one))
        assert [line.text for line in scene.over if isinstance(line, TextLine) and line.ground == look.PRIZE] == told
