"""What the end of a match is drawn from, taken from its record once and kept while the end is shown; and its picture as a file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import BytesIO
from pathlib import Path

import pygame
import pygame.image

from companion.core.decks.card import CardId
from companion.core.games.game import OfCard
from companion.core.referee.announcements import Announcement
from companion.errors import Unusable, reason, unusable
from companion.pages.playing import AtScreen
from companion.record.highlights import Highlight, highlights, last_card, seams
from companion.screen.avatars import Avatars
from companion.screen.draft import Draft
from companion.screen.end import draw_picture
from companion.screen.ending import Ending
from companion.screen.fonts import FontLetters
from companion.screen.letters import Typesetter
from companion.screen.painter import picture
from companion.screen.sight import Sight
from companion.system.safe_files import keep

RUN = "end-run"
SIZE = (1920, 1080)  # of the picture that is kept, whatever the screen's size is
QUOTES = (("“", "”"), ("«", "»"), ("„", "“"), ("(", ")"))


def ending_of(said: Sequence[Highlight], text: Callable[[Announcement], str]) -> Ending:
    """`said` is all that was announced of acts that stand."""
    told = dict.fromkeys((first_sentence(text(one.said)), one.said.tone) for one in highlights(said, RUN))  # the same words once
    return Ending(tuple(told), seams(said), last_card(said))


def first_sentence(text: str) -> str:
    """What happened; the sentences behind it say what to do. A stop behind an initial or within quotation marks ends none."""
    for at in range(len(text)):
        before, after = text[:at], text[at + 2 :]
        is_end = text.startswith(". ", at) and after[:1].isupper() and not _is_initial(before.split())
        if is_end and all(before.count(left) <= before.count(right) for left, right in QUOTES):
            return f"{before}."
    return text


def _is_initial(words: Sequence[str]) -> bool:
    """Whether the last word is a lone letter that is no unit of a number."""
    return len(words[-1]) == 1 and not words[-1].isdigit() and not (len(words) > 1 and words[-2].isdigit())


def cards_of(said: Announcement) -> frozenset[CardId]:
    """The cards that an announcement names."""
    return frozenset(one.card for one in said.args.values() if isinstance(one, OfCard))


class Endings:
    """The end that is shown; it is made anew once the match has gone on, or another language is spoken."""

    def __init__(self) -> None:
        self._of: tuple[int, int, str] | None = None
        self._ending = Ending()

    def shown(self, evening: AtScreen) -> Ending:
        """Nothing beside the table where the record cannot be read."""
        assert evening.running is not None
        screen = evening.running.screen
        now = (screen.journal.number, screen.referee.entry, screen.lines.language)
        if now != self._of:
            self._of, self._ending = now, _from_record(evening)
        return self._ending


def _from_record(evening: AtScreen) -> Ending:
    try:
        found = evening.tables.page("end", "", evening)
    except Unusable:
        return Ending()
    return found if isinstance(found, Ending) else Ending()


def kept_picture(evening: AtScreen, sight: Sight, ending: Ending) -> str:
    """Keeps the end as a picture, and answers where it lies; raises `Unusable` where that cannot be."""
    path = evening.tables.page("picture", "", evening)
    keep_picture(path, sight, ending, evening.remembered.avatars)
    return sight.lines.format("end-label-kept", {"path": str(path)})


def keep_picture(path: Path, sight: Sight, ending: Ending, avatars: Avatars = ()) -> None:
    """A private file, as it names who played."""
    draft, content = Draft(SIZE, Typesetter(FontLetters()), avatars=avatars), BytesIO()
    draw_picture(draft, sight, ending, draft.area)
    try:
        pygame.image.save(picture(draft.scene()), content, path.name)
        keep(path, content.getvalue())
    except (pygame.error, OSError) as fault:
        raise unusable(str(path), "pages-screenshot-unwritable", path=str(path), reason=reason(fault)) from None
