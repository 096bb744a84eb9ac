"""A whole evening by ear: whoever has nothing but what was spoken, line by line, knows what the screen shows."""

from __future__ import annotations

import pytest

from companion.core.decks.card import LANGUAGES
from tests.core.games.comparity.at_table.sitting import shipped
from tests.pages.driven import run
from tests.pages.test_aloud import listened
from tests.voice.blind.follower import Follower
from tests.voice.blind.listening import DECKS
from tests.voice.blind.watched import Watched, missed

GAMES = ("comparity", "cardline", "skyscrapers")


def log_of(voice):
    """What was spoken since it was asked last; of pages only the table tells."""
    lines = [one.text for one in voice.said if not one.topic.startswith("focus")]
    del voice.said[:]
    return lines


@pytest.mark.parametrize(("game", "language"), [(game, language) for game in GAMES for language in LANGUAGES])
def test_a_match_can_be_followed_from_the_speech_log_alone(game, language):
    compared = 0

    def script(evening):
        nonlocal compared
        voice = listened(evening, voice="blind", has_lessons=False)
        screen = evening.running.screen
        match = screen.match
        names = {player.name: player.seat for player in match.setup.players}
        follower = Follower(language, match.setup, [match.deck, *(shipped(name) for name in DECKS if name != match.deck.id)], names)
        watched = Watched(match.setup, screen.lines, follower.grammar)
        while True:
            if screen.released:
                follower.hear(log_of(voice))
                assert missed(follower.believed.as_told(), watched.shown(screen.table), match.setup.shape) == {}
                compared += 1
            if screen.table.view.winners:
                return
            yield None

    run(script, asked={"game": game, "players": ["Anna", "Boris"], "set_aside": []}, bots=("Anna", "Boris"), speed=20.0, language=language)
    assert compared > 10
