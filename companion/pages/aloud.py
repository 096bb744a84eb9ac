"""What is heard of an evening: the sounds and spoken lines of a match, and the texts of pages for players who play by ear.

Rules of this file: it is told what the screen shows at the moment when the screen shows it, and makes nothing of anything else (H1).
A voice speaks in a thread of its own; nothing here waits for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from companion.core.decks.card import CardId
from companion.core.referee.announcements import Announcement
from companion.core.referee.placement import PlaceName
from companion.events import Slot
from companion.pages.onscreen import OnScreen
from companion.screen.pages.settings import Settings
from companion.screen.reading import read_scene, target_name
from companion.screen.things import Scene, Target
from companion.screen.words import Words
from companion.voice.blind.fields import Fields
from companion.voice.blind.owed import NOTHING, owed, whole_table
from companion.voice.choosing import Chosen, Level, chosen
from companion.voice.cues import Cue, cue_of
from companion.voice.utterance import Utterance
from companion.words.lines import Lines

BEGINS = "table-begins"
LESSON = "-lesson-"  # what explains, and is no part of what the table tells
TABLE = "table"  # what changes there is announced or noticed; all other pages are read
FOCUS = "focus"  # what is read of a page gives way to what is marked there, and to the next page


class Voice(Protocol):
    """Filled by `companion.voice.speaker.Speaker`."""

    def say(self, utterances: Sequence[Utterance]) -> None: ...
    def cue(self, cue: Cue) -> None: ...
    def hush(self) -> None: ...
    def set(self, *, has_sounds: bool, is_night: bool, loudness: int) -> None: ...

    @property
    def is_behind(self) -> bool: ...


class Aloud:
    def __init__(self, voice: Voice | None = None) -> None:
        self._voice = voice
        self._level: Level = "off"
        self._language = ""
        self._screen: OnScreen | None = None
        self._known: Fields | None = None  # to those who play by ear
        self._name = ""  # of the page that was read last
        self._texts: tuple[str, ...] = ()
        self._topics: dict[str, str] = {}  # of texts that grew from others on that page
        self._marked = ""

    @property
    def is_awaited(self) -> bool:
        """Whether a player by ear has not heard everything yet."""
        return self._level == "blind" and self._voice is not None and self._voice.is_behind

    def set(self, settings: Settings) -> None:
        """It holds at once; what waits in another language, or for other ears, is not said any more."""
        if self._voice is None:
            return
        self._voice.set(has_sounds=settings.has_sounds, is_night=settings.is_night, loudness=settings.loudness)
        if (self._level, self._language) != (settings.voice, settings.language):
            self._voice.hush()
            self._level, self._language = settings.voice, settings.language
            self._name, self._texts, self._known = "", (), None

    def heard(self, screen: OnScreen | None, now: float) -> None:
        """Say what was let out just now of the match that is being played."""
        if self._voice is None:
            return
        if screen is not self._screen:
            if self._screen is not None:  # of a match that was left nothing more is said
                self._voice.hush()
            self._screen, self._known = screen, None
        if screen is None:
            return
        cue = cue_of(screen.latest) or ("lifted" if screen.is_lifting else None)
        if cue is not None:
            self._voice.cue(cue)
        found = self._by_ear(screen) if self._level == "blind" else chosen(screen.latest, self._level)
        self._say(found, screen.lines, now)

    def tell(self, screen: OnScreen, now: float) -> None:
        """Says the whole table, as a player has asked for it."""
        if self._voice is not None and self._level != "off":
            self._voice.hush()
            self._say(_told(_whole(screen)), screen.lines, now)

    def shown(self, scene: Scene, name: str, marked: Target | None, words: Words, now: float) -> None:
        """A page and what is marked on it, for those who play by ear: all of the page, and then each change on it."""
        if self._level != "blind" or self._voice is None:
            return
        texts = read_scene(scene, words, self._name_of) if name != TABLE else ()
        at_mark = target_name(scene, marked, words, self._name_of, self._place_of(words)) if marked is not None else ""
        if name != self._name:
            is_back = name == TABLE and self._name != ""
            self._read((words.say("reading-table"),) if is_back else texts, words, now)
        else:
            self._read(_new(self._texts, texts), words, now, is_new=False)
        if at_mark not in ("", self._marked):  # said at once, as the player who pressed a key waits for it
            self._speak([Utterance(at_mark, words.language, "now", now, FOCUS, is_patient=True)])
        self._name, self._texts, self._marked = name, texts, at_mark
        self._topics = {text: topic for text, topic in self._topics.items() if text in texts}

    def _read(self, texts: Sequence[str], words: Words, now: float, *, is_new: bool = True) -> None:
        """Of a new page the first takes the place of all that is still to be read of the one before."""
        topics = [FOCUS if is_new and not number else self._topic_of(text, is_new=is_new) for number, text in enumerate(texts)]
        said = zip(texts, topics, strict=True)
        self._speak(Utterance(text, words.language, "next", now, topic, is_patient=True) for text, topic in said)

    def _topic_of(self, text: str, *, is_new: bool) -> str:
        """What grows letter by letter gives way to itself, so a number that a scanner types is read once, and whole."""
        grown = () if is_new else tuple(old for old in self._texts if _is_begun(text, old) or _is_begun(old, text))
        topic = self._topics.get(grown[0], f"{FOCUS}:{grown[0]}") if grown else f"{FOCUS}:{text}"
        if grown:
            self._topics[text] = topic
        return topic

    def _place_of(self, words: Words) -> Callable[[Slot], str]:
        """How a place of the mat is called: as the game calls it where a match is played."""
        screen = self._screen
        return words.place if screen is None else lambda slot: screen.lines.place(PlaceName(slot), is_spoken=True)

    def _name_of(self, card: CardId) -> str:
        return self._screen.lines.card(card) if self._screen is not None else card

    def _by_ear(self, screen: OnScreen) -> list[Chosen]:
        """What was announced, each time with what else the screen shows since: all in this order, as one sentence goes on from another."""
        lessons = chosen([one for one in screen.latest if LESSON in one.key], "blind")
        said = [one for seen in screen.released for one in seen.said]
        setup, game = screen.match.setup, screen.match.game
        if self._known is None and BEGINS not in {one.key for one in said}:  # it was taken up, or is listened to from here on
            self._known = owed(NOTHING, (), screen.table, setup, game).known
            return [*_told(said), *_told(_whole(screen)), *lessons]
        found: list[Chosen] = []
        for seen in screen.released:
            now = owed(self._known or NOTHING, seen.said, seen.table, setup, game)
            self._known = now.known
            found += _told(now.said)
        return [*found, *lessons]

    def _say(self, found: Iterable[Chosen], lines: Lines, now: float) -> None:
        is_patient = self._level == "blind"
        said = ((lines.spoken(one), urgency, topic) for one, urgency, topic in found)
        self._speak(Utterance(text, lines.language, urgency, now, topic, is_patient) for text, urgency, topic in said if text)

    def _speak(self, utterances: Iterable[Utterance]) -> None:
        together = tuple(utterances)
        if self._voice is not None and together:
            self._voice.say(together)


def _told(said: Iterable[Announcement]) -> list[Chosen]:
    return [(one, "next", "") for one in said]


def _whole(screen: OnScreen) -> tuple[Announcement, ...]:
    return whole_table(screen.table, screen.match.setup, screen.match.game, is_kept=not screen.referee.state.unkept)


def _is_begun(text: str, by: str) -> bool:
    """Whether it is that text with more letters, in however many rows it stands."""
    plain, shorter = ("".join(one.split()) for one in (text, by))
    return plain != shorter and plain.startswith(shorter)


def _new(before: Sequence[str], now: Sequence[str]) -> tuple[str, ...]:
    """The texts that were not there before, in the order in which they stand there now."""
    left = list(before)
    found = []
    for text in now:
        if text in left:
            left.remove(text)
        else:
            found.append(text)
    return tuple(found)
