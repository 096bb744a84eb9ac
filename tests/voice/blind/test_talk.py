"""How much is said beyond the announcements: a turn in which all goes well takes a few words; `pytest -n 0 -s` prints it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import mean, median

import pytest

from companion.core.referee.announcements import Announcement
from tests.voice.blind.listening import Listener, played, spoken

MOST = 25  # words
# Acts of one card that is laid and lies right; of a check, a repair or a long roof more has to be told.
PLAYS = ("comparity-plays", "cardline-fits-", "skyscrapers-builds", "skyscrapers-quakes", "skyscrapers-insures")


@dataclass
class Act:
    """From the end of the act before to the end of this one."""

    keys: set[str] = field(default_factory=set)
    announced: int = 0  # words
    sentences: int = 0  # beyond the announcements
    words: int = 0
    is_plain: bool = True  # no card was lifted and nothing was to be put right


def acts_of(game: str, number: int) -> Iterator[Act]:
    match = played(game, number, noise=0.0, clumsy=0.0)
    listener, act = Listener(match), Act()
    for moment in match.moments:
        before = len(listener.heard)
        listener.hears(moment)
        heard = listener.heard[before:]
        for said, text in zip(heard, spoken(match, heard), strict=True):
            _count(act, said, len(text.split()), is_announced=said in moment.said)
        if any("act" in match.game.heard.told_by(said.key.partition("-")[2]) or said.key.endswith("-opens") for said in moment.said):
            yield act
            act = Act()


def _count(act: Act, said: Announcement, words: int, *, is_announced: bool) -> None:
    act.keys.add(said.key)
    if is_announced:
        act.announced += words
    else:
        act.sentences, act.words = act.sentences + 1, act.words + words
    act.is_plain &= not any(part in said.key for part in ("-lifted", "-wrong-", "-left-on-", "-to-mend", "-ask-moved"))


@pytest.mark.parametrize(("game", "number"), [("comparity", 0), ("cardline", 3), ("skyscrapers", 1)])
def test_a_card_that_is_laid_takes_few_words(game, number):
    beginning, *acts = acts_of(game, number)
    plays = [one for one in acts if one.is_plain and any(key.startswith(PLAYS) for key in one.keys)]
    sentences, words, announced = (mean(getattr(one, name) for one in acts) for name in ("sentences", "words", "announced"))
    print(
        f"\n{game}: {len(acts)} acts, each {sentences:.1f} sentences and {words:.1f} words (half of them up to "
        f"{median(one.words for one in acts):.0f}) beyond {announced:.1f} announced; {len(plays)} plain plays, "
        f"{mean(one.words for one in plays):.1f} words, {max(one.words for one in plays)} at most; the beginning {beginning.words}"
    )
    assert mean(one.words for one in plays) < MOST
