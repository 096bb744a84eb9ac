"""What is spoken at each level, how urgently, and what takes whose place."""

from __future__ import annotations

import pytest

from companion.core.games.game import OfCard, OfSeat
from companion.core.referee.announcements import Announcement
from companion.core.referee.placement import PlaceName
from companion.events import SeatId, Slot
from companion.voice.choosing import SET_RIGHT, TOTALS, chosen, topic_of
from tests.arch.sources import sources
from tests.core.games.cardline.at_table.sitting import three
from tests.core.games.comparity.at_table import scenes as areas
from tests.core.games.comparity.at_table.test_corrections import CORRECTIONS as OF_AREAS
from tests.core.games.skyscrapers.at_table.sitting import built, toilet
from tests.core.games.skyscrapers.at_table.test_correcting import CORRECTIONS as OF_SITES
from tests.words import keys

GAMES = ("comparity-", "cardline-", "skyscrapers-")
FACTS = {
    "comparity-plays": "placed",
    "comparity-turn": "turn",
    "comparity-reveals": "revealed",
    "comparity-in-order": "fits",
    "comparity-distrust": "plain",
    "comparity-too-great-left": "violation",
    "comparity-penalty": "penalty",
    "comparity-repair": "turn",
    "comparity-swapped": "cleared",
    "comparity-wrong-occupied": "violation",
    "comparity-wrong-lay": "notice",
    "comparity-one-card": "notice",
    "comparity-wins": "win",
    "comparity-refused-no-check-now": "soft",
    "comparity-ask-drawn": "notice",
    "table-cleared": "cleared",
    "table-left-on-pad": "notice",
    "table-too-soon": "soft",
    "table-not-kept": "notice",
    "table-slots-frozen": "notice",
    "skyscrapers-counts-cards": "plain",
    "skyscrapers-counts-toilets": "prize",
    "skyscrapers-total": "plain",
    "skyscrapers-gets-world-record": "prize",
    "skyscrapers-roofs": "placed",
    "skyscrapers-excused": "cleared",
}


def said(*keys, entry=1, **args):
    return [Announcement(key, "C1", FACTS[key], args, f"{entry}.{place}") for place, key in enumerate(keys, start=1)]


def spoken(announcements, level="all"):
    return [_short(one.key) for one, _, _ in chosen(announcements, level)]


def urgencies(*keys):
    return [urgency for _, urgency, _ in chosen(said(*keys), "all")]


def _short(key):
    return next((key.removeprefix(game) for game in GAMES if key.startswith(game)), key)


def announced(table, act):
    """What was announced by an act at that table."""
    journal = table._table._match.journal
    before = len(journal.entries())
    act(table)
    return [one for entry in journal.entries()[before:] for one in entry.said]


NOISE = {"table-too-soon", "table-not-kept", "skyscrapers-counts-cards", "skyscrapers-counts-toilets"}
QUIET = {
    *("comparity-plays", "comparity-turn", "comparity-reveals", "comparity-distrust", "comparity-repair", "comparity-swapped"),
    *("comparity-one-card", "comparity-refused-no-check-now", "comparity-ask-drawn", "table-slots-frozen", "skyscrapers-roofs"),
    "skyscrapers-total",
}


def test_a_level_says_what_it_is_for():
    cases = [("all", NOISE), ("verdicts", NOISE | QUIET), ("blind", set()), ("off", set(FACTS))]
    assert [(level, {key for key in FACTS if not chosen(said(key), level)}) for level, silent in cases] == cases


def test_what_lies_wrong_comes_at_once_a_verdict_next_and_the_rest_when_there_is_time():
    assert urgencies("comparity-wrong-occupied") == ["now"]
    assert urgencies("comparity-in-order", "comparity-distrust", "comparity-turn") == ["next", "later", "later"]
    assert urgencies("comparity-plays", "comparity-one-card", "comparity-turn") == ["later", "later", "later"]
    assert urgencies("comparity-ask-drawn", "comparity-refused-no-check-now", "table-slots-frozen") == ["next", "next", "next"]


def test_what_only_waits_for_hands_that_are_on_their_way_interrupts_nobody():
    assert urgencies("comparity-wrong-lay", "table-left-on-pad") == ["next", "next"]


def test_what_leads_up_to_a_verdict_is_said_before_it():
    assert urgencies("skyscrapers-roofs", "skyscrapers-gets-world-record", "comparity-turn") == ["next", "next", "later"]
    two_entries = said("comparity-plays") + said("comparity-in-order", entry=2)
    assert [urgency for _, urgency, _ in chosen(two_entries, "all")] == ["later", "next"]


def test_a_placement_that_goes_wrong_is_not_held_up_by_what_was_played():
    assert urgencies("comparity-plays", "comparity-wrong-occupied") == ["later", "now"]


CARD, PLACE = OfCard("big-ben"), PlaceName(Slot("C3"))
TOPICS = (
    ("comparity-wrong-occupied", {"card": CARD, "place": PLACE}, "instruction:big-ben"),
    ("comparity-wrong-lay", {"card": CARD}, "instruction:big-ben"),
    ("table-left-on-pad", {}, "instruction:table-left-on-pad"),
    ("table-cleared", {}, "instruction"),
    ("comparity-turn", {"seat": OfSeat(SeatId("seat-1"))}, "turn"),
    ("comparity-ask-drawn", {"card": CARD}, "question"),
    ("table-slots-frozen", {}, "mat"),
    ("comparity-plays", {"card": CARD, "place": PLACE}, ""),
)


@pytest.mark.parametrize(("key", "args", "topic"), TOPICS, ids=[row[0] for row in TOPICS])
def test_a_topic_is_that_of_which_only_the_latest_counts(key, args, topic):
    (one,) = said(key, **args)
    assert topic_of(one) == topic


def test_an_unknown_card_is_told_from_another_by_its_place():
    one = Announcement("table-wrong-unknown-tag", "C24", "violation", {"place": PLACE})
    assert topic_of(one) == "instruction:C3"


# Corrections: only what was set right, and the new total.

SPOKEN_OF_AREAS = (["hand-set"], ["turn-set"], ["plays"], ["card-is"], ["left", "wins"], ["replaced"], ["shows", "accepted"])
SPOKEN_OF_SITES = (["hand-set"], ["turn-set"], ["builds", "draws"], ["card-is"], ["drawn-already"], ["replaced"])


@pytest.mark.parametrize(
    ("scene", "correction", "expected"),
    [
        *((areas.pair, correction, expected) for (correction, *_), expected in zip(OF_AREAS, SPOKEN_OF_AREAS, strict=True)),
        *((built, correction, expected) for (correction, *_), expected in zip(OF_SITES, SPOKEN_OF_SITES, strict=True)),
        (lambda: toilet("Anna", "Boris", "Vera"), {"act_of": "Boris"}, ["builds", "toilet-specialist"]),
        (three, {"hand": {"seat": "Anna", "count": 1}}, ["hand-set"]),
        (three, {"card_is": {"card": "n20", "really": "n45"}}, ["card-is", "accept-misfits"]),
        (three, {"turn": "Boris"}, ["turn-set"]),
        (three, {"act_of": "Anna"}, ["fits-first"]),
    ],
)
def test_of_a_correction_only_what_was_set_right_is_spoken(scene, correction, expected):
    table = scene()
    table.correct(**correction)
    assert spoken(announced(table, lambda table: table.ok())) == expected


def test_of_an_undo_what_was_taken_back_the_new_totals_and_who_has_to_act_again_are_spoken():
    table = areas.duet()
    table.choose("draw")
    announcements = announced(table, lambda table: table.undone())
    assert spoken(announcements) == ["table-ask-undo", "table-undone", "table-holds-again", "table-pile-again", "status-duet"]
    assert [(urgency, topic) for _, urgency, topic in chosen(announcements, "all")][-1] == ("later", "turn")


def test_a_correction_of_which_there_is_nothing_to_tell_is_confirmed():
    call = Announcement("comparity-turn", "C3", "turn", {}, "1.1")
    assert spoken([call, Announcement("table-corrected", "E3", "notice", {}, "1.2")]) == ["table-corrected"]


def test_what_happens_behind_a_correction_is_spoken_as_ever():
    """A card that lay there already is played once it is that player's turn."""
    right = [Announcement("comparity-turn-set", "E3", "notice", {}, "1.1"), Announcement("table-corrected", "E3", "notice", {}, "1.2")]
    behind = [Announcement("comparity-plays", "C4", "placed", {}, "1.3"), Announcement("comparity-turn", "C3", "turn", {}, "1.4")]
    assert spoken(right + behind) == ["turn-set", "plays", "turn"]
    assert spoken([*right, *(Announcement(one.key, one.rule, one.tone, {}, "2.1") for one in behind)]) == ["turn-set", "plays", "turn"]


def test_of_a_roof_that_was_shown_at_another_site_the_turn_is_not_called_again():
    facts = (("roofs", "placed"), ("gets-world-record", "prize"), ("turn", "turn"))
    moved = [Announcement("table-moved", "S20", "notice", {}, "1.0")]
    moved += [Announcement(f"skyscrapers-{key}", "S4", tone, {}, f"1.{place}") for place, (key, tone) in enumerate(facts, start=1)]
    assert spoken(moved) == ["table-moved", "gets-world-record"]


def test_who_plays_by_ear_hears_all_of_a_correction():
    table = areas.pair()
    table.correct(act_of="Boris")
    announcements = announced(table, lambda table: table.ok())
    assert spoken(announcements, "blind") == ["plays", "turn", "table-corrected"]


CALLED = {"turn", "split", "wins", "one-card"}  # by their tones, or told by the count beside it


def test_whatever_a_correction_can_say_is_told_or_left_out_on_purpose():
    """A fact that is added to a game's corrections is to be weighed here."""
    of_games = [source for source in sources() if source.lies_in("companion.core.games")]
    made = [source for source in of_games if source.module.endswith(("corrections", "exchanging", "leaving"))]
    assert len(made) == 4
    said = {_short(key.line) for source in made for key in keys.of_game(keys.game_of(source.module)) if key.module == source.module}
    facts = {key for key in said if not key.startswith(("refused-", "wrong-", "status-", "ask-"))}
    assert facts - CALLED == (SET_RIGHT | TOTALS) & facts
    assert facts >= SET_RIGHT
