"""The log is public like everything that a match lets out."""

import logging

from companion.app.logs import logged as logged_to
from companion.app.matches import heeded
from companion.core.mat.shape import Shape
from companion.core.referee.referee import Referee
from companion.events import TagLifted, TagPlaced, TagTapped
from companion.protocol.setup import parse_setup
from companion.record.memory import MemoryJournal
from companion.system.logs import LOG
from tests.hiding.desk import register, shipped


def logged(caplog, shape):
    setup, deck = parse_setup({"mat": {"pads": list(shape.pads), "draw_pads": list(shape.draw_pads)}}, shipped)
    journal = MemoryJournal()
    with caplog.at_level(logging.INFO, "facedown"):
        referee = Referee(setup, deck, register(), heeded(journal, setup))
        for event in (TagTapped("draw", "card:landmarks/big-ben", 1.0), TagPlaced("draw", "card:landmarks/big-ben", 7.0)):
            referee.enter(event)
        referee.enter(TagLifted("draw", "card:landmarks/big-ben", 8.0))
    entered = [entry.event.uid for entry in journal.entries()[1:] if hasattr(entry.event, "uid")]
    assert entered == ["card:landmarks/big-ben"] * 3
    return "\n".join(line for line in caplog.text.splitlines() if " entry " in line and "Tag" in line)


def test_what_a_draw_pad_reads_is_a_card_in_the_log_and_itself_in_the_journal(caplog):
    told = logged(caplog, Shape(draw_pads=("draw",)))
    assert "big-ben" not in told
    assert told.count("a card") == 3


def test_a_lone_pad_takes_all_cards_whatever_it_is_called(caplog):
    assert logged(caplog, Shape(pads=(), draw_pads=("draw",))).count("big-ben") == 3


def test_what_a_fault_says_comes_into_no_file_either(tmp_path):
    height = 11 * 30
    with logged_to(str(tmp_path / "log")):
        LOG.warning("all is well but for %s", "this")
        try:
            int(f"the Eiffel Tower is {height} m high")
        except ValueError as fault:
            LOG.error("it goes on after %r", fault, exc_info=fault)
    first, second, third, *places = (tmp_path / "log").read_text(encoding="utf-8").splitlines()
    assert (first, second, third) == ("WARNING all is well but for this", "ERROR it goes on after 'ValueError'", "ValueError")
    assert places
    assert not [line for line in places if "330" in line]
