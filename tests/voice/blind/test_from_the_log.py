"""A whole evening by ear: what is spoken, sentence by sentence, is what was announced and what the table owed, in its order."""

from __future__ import annotations

import pytest

from companion.core.decks.card import LANGUAGES
from companion.voice.blind.owed import NOTHING, owed
from tests.pages.driven import run
from tests.pages.test_aloud import listened

GAMES = ("comparity", "cardline", "skyscrapers")


def log_of(voice):
    """What was spoken since it was asked last; of pages only the table tells."""
    lines = [one.text for one in voice.said if not one.topic.startswith("focus")]
    del voice.said[:]
    return lines


@pytest.mark.exam
@pytest.mark.parametrize(("game", "language"), list(zip(GAMES, LANGUAGES, strict=True)))
def test_all_that_a_listener_is_owed_is_spoken_in_its_order(game, language):
    compared = 0

    def script(evening):
        nonlocal compared
        voice = listened(evening, voice="blind", has_lessons=False)
        screen = evening.running.screen
        match, known = screen.match, NOTHING
        while True:
            expected = []
            for seen in screen.released:
                now = owed(known, seen.said, seen.table, match.setup, match.game)
                known = now.known
                expected += [screen.lines.spoken(one) for one in now.said]
            if screen.released:
                assert log_of(voice) == expected
                compared += 1
            if screen.table.view.winners:
                return
            yield None

    run(script, asked={"game": game, "players": ["Anna", "Boris"], "set_aside": []}, bots=("Anna", "Boris"), speed=20.0, language=language)
    assert compared > 10
