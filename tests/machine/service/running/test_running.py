"""As a service, the program says that it starts and ends; started by hand it says nothing of it."""

from __future__ import annotations

import faulthandler
import io
import logging
import os
import re

import pytest

from companion.errors import unusable
from companion.machine.service.running import serving
from companion.system.logs import LOG, MATCH, is_read_by_journal, told_to_journal
from tests.machine.service.running.listening import listener


@pytest.fixture
def stream(tmp_path):
    with (tmp_path / "stderr").open("w+") as file:
        yield file


def read(stream):
    stream.flush()
    stream.seek(0)
    return stream.read()


def test_it_says_that_it_starts_and_ends(stream):
    with listener() as manager:
        with serving(manager.env(), "fr", stream) as service:
            service.starting()
            service.stopping()
        told = manager.heard()
    assert told == ["EXTEND_TIMEOUT_USEC=60000000", "STATUS=Démarrage", "STOPPING=1"]
    starting, stopping = read(stream).splitlines()
    assert re.fullmatch(r"<6>starting: facedown [^,]+, Python [\d.]+\S*, pygame [\d.]+\S*, SDL [\d.]+", starting)
    assert stopping == "<6>stopping: the evening is over"


def test_it_says_when_a_signal_has_ended_it(stream):
    with listener() as manager, serving(manager.env(), "en", stream) as service:
        service.pulse.end()
        service.stopping()
    assert read(stream).endswith("<6>stopping: told to by a signal\n")


def test_told_to_end_while_something_stands_against_it_it_ends(stream):
    with listener() as manager:
        with serving(manager.env(), "en", stream) as service:
            service.pulse.end()
            raise unusable("facedown.toml", "config-not-utf8")
        assert manager.heard() == ["STOPPING=1"]
    assert read(stream).endswith("<6>stopping: told to by a signal\n")


@pytest.mark.parametrize(("is_ending", "fault"), [(False, unusable("mat.toml", "mat-reader-without-slots")), (True, ValueError())])
def test_all_else_is_told_to_whoever_looks_after_it(is_ending, fault, stream):
    def falls():
        with serving({}, "en", stream) as service:
            service.pulse.is_ending = is_ending
            raise fault

    with pytest.raises(type(fault)):
        falls()


def test_started_by_hand_it_says_nothing(stream):
    with serving({}, "en", stream) as service:
        service.starting()
        service.stopping()
    assert read(stream) == ""


def test_where_it_stands_when_it_is_aborted_is_told_where_somebody_listens(monkeypatch, stream):
    told = []
    monkeypatch.setattr(faulthandler, "is_enabled", lambda: False)
    monkeypatch.setattr(faulthandler, "enable", told.append)
    monkeypatch.setattr(faulthandler, "disable", lambda: told.append(None))
    with listener() as manager, serving(manager.env(), "en", stream):
        (where,) = told
        assert os.path.samestat(os.fstat(where.fileno()), os.fstat(stream.fileno()))
        assert where.fileno() != stream.fileno()  # which leads nowhere while a sound device is opened
    with serving({}, "en", stream):
        pass
    assert told == [where, None]


# Who reads standard error


def test_what_is_told_while_a_sound_device_is_opened_reaches_the_journal(stream):
    """Whatever else is written there goes nowhere meanwhile."""
    with listener() as manager, serving(manager.env(), "en", stream):
        kept, nowhere = os.dup(stream.fileno()), os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        LOG.warning("here")
        os.write(stream.fileno(), b"lost")
        os.dup2(kept, stream.fileno())
        os.close(kept)
        os.close(nowhere)
    assert "<4>here\n" in read(stream)
    assert "lost" not in read(stream)


def test_where_nobody_takes_the_log_any_more_it_ends_as_ever():
    reading, writing = os.pipe()
    with listener() as manager, os.fdopen(writing, "w") as stream:
        with serving(manager.env(), "en", stream) as service:
            os.close(reading)
            service.stopping()
        assert manager.heard() == ["STOPPING=1"]


def test_a_stream_without_a_descriptor_keeps_nobody_from_serving():
    with listener() as manager:
        with serving(manager.env(), "en", io.StringIO()) as service:
            service.stopping()
        assert manager.heard() == ["STOPPING=1"]


def test_the_journal_is_known_by_the_stream_that_it_reads(stream):
    status = os.fstat(stream.fileno())
    own = f"{status.st_dev}:{status.st_ino}"
    assert is_read_by_journal({"JOURNAL_STREAM": own}, stream)
    assert not is_read_by_journal({"JOURNAL_STREAM": f"{own}1"}, stream)  # left over in a terminal of that session
    assert is_read_by_journal({"NOTIFY_SOCKET": "/run/notify"}, stream)
    assert not is_read_by_journal({}, stream)
    assert not is_read_by_journal({"NOTIFY_SOCKET": "/run/notify"}, None)
    assert not is_read_by_journal({"NOTIFY_SOCKET": "/run/notify"}, io.StringIO())


def test_each_line_has_its_level_and_no_time(stream):
    with told_to_journal({"NOTIFY_SOCKET": "/run/notify"}, stream):
        LOG.debug("debug")
        LOG.info("one\n\ntwo")
        LOG.warning("%s", "three")
        LOG.error("four")
        LOG.critical("five")
        logging.getLogger("facedown.voice").info("six")
    LOG.info("seven")
    assert read(stream) == "<6>one\n<6>two\n<4>three\n<3>four\n<3>five\n<6>six\n"


def test_what_enters_a_match_is_for_a_file_that_somebody_asked_for(stream):
    with told_to_journal({"NOTIFY_SOCKET": "/run/notify"}, stream):
        MATCH.info("entry 3: TagPlaced(slot='A1', uid='04a1')")
    assert read(stream) == ""


def test_of_a_fault_that_nobody_foresaw_its_kind_and_its_places_are_told_and_not_what_it_says(stream):
    height = 11 * 30
    with told_to_journal({"NOTIFY_SOCKET": "/run/notify"}, stream):
        try:
            int(f"the Eiffel Tower is {height} m high")
        except ValueError as fault:
            LOG.error("it goes on after %r", fault, exc_info=fault)
            LOG.exception("it goes on")
    told = read(stream)
    assert "330" not in told
    assert told.splitlines()[0] == "<3>it goes on after 'ValueError'"
    assert told.count("<3>ValueError\n") == 2
    assert all(line.startswith("<3>") for line in told.splitlines())


def test_a_log_that_nobody_takes_any_more_ends_nothing(stream, capsys):
    with told_to_journal({"NOTIFY_SOCKET": "/run/notify"}, stream):
        stream.close()
        LOG.error("nobody hears it")
    assert capsys.readouterr() == ("", "")
