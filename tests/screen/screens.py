"""Every screen there is, each under a name, as it comes about at real tables: for the laws of layout and for golden pictures.

Rules of this file: the same name in the same language is always the same screen, whenever and wherever it is drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache

from companion.core.decks.card import CardId
from companion.core.games.game import OfCard
from companion.core.games.registry import find
from companion.core.referee.announcements import Announcement
from companion.core.referee.table_view import TimeView
from companion.events import SeatId
from companion.pages.composing import table_and_tray
from companion.pages.telling import Telling
from companion.screen import look
from companion.screen.acts import Change
from companion.screen.draft import Draft
from companion.screen.end import draw_end
from companion.screen.fonts import FontLetters
from companion.screen.letters import Typesetter
from companion.screen.match import amend, choosing, pause
from companion.screen.match.amend import Amending
from companion.screen.match.verdict import draw_why
from companion.screen.sight import SeriesShown, Sight, Told
from companion.screen.table import draw_table
from companion.screen.things import Rect, Scene
from companion.screen.tray import draw_tray, hand_targets
from companion.screen.words import Words
from tests.screen import moments
from tests.screen.pages.samples import AVATARS, all_pages
from tests.screen.test_tray import asked_of, tray_of

Size = tuple[int, int]
Drawn = Callable[[str, Size, float], Scene]  # language, size, letters
LONG_AGO = 1000.0
OVER = ("comparity-over", "cardline-over", "skyscrapers-over", "skyscrapers-six-over")
TOLD = {  # what is told, and the table that it is told over
    "violation": "comparity-repairing",
    "penalty": "comparity-repairing",
    "fits": "cardline-early",
    "prize": "skyscrapers-city",
    "win": "comparity-over",
}
LONGEST = {  # the table that the longest sentence of a whole match is told over
    "violation": "comparity-midgame-7x7",
    "penalty": "skyscrapers-city",
    "fits": "cardline-long",
    "prize": "skyscrapers-city",
    "win": "skyscrapers-six-over",
}
TAUGHT = ("comparity-checking", "cardline-laid", "skyscrapers-roofed", "skyscrapers-city")
IN_SERIES = ("comparity-early", "cardline-long", "skyscrapers-sites", "skyscrapers-city")
TIMED = ("comparity-early", "cardline-early", "skyscrapers-city")
MANY = ("comparity-midgame-7x7", "cardline-long", "skyscrapers-city", "comparity-penalty")
SETTER = Typesetter(FontLetters())


@cache
def words_of(language: str) -> Words:
    return Words(language)


@cache
def sight_of(name: str, language: str) -> Sight:
    """With what was told before, as it stands when all of it has been read."""
    return replace(moments.sight_of(name, language), told=_told(name))


@cache
def _told(name: str) -> Told:
    telling = Telling()
    for at, one in enumerate(moments.said_of(name)):
        telling.heard((one,), float(at))
    for at in range(20):  # one verdict after the other
        telling.pass_time(LONG_AGO * (at + 1))
    return telling.told()


def draft_of(size: Size, scale: float = 1.0, area: Rect | None = None) -> Draft:
    return Draft(size, SETTER, scale=scale, area=area)


def with_avatars(draw: Callable[[Draft, Sight], object], name: str) -> Drawn:
    def drawn(draft: Draft, language: str) -> None:
        draft.avatars = AVATARS
        draw(draft, sight_of(name, language))

    return _screen(drawn)


def _screen(draw: Callable[[Draft, str], None]) -> Drawn:
    def drawn(language: str, size: Size, scale: float) -> Scene:
        draft = draft_of(size, scale)
        draw(draft, language)
        return draft.scene()

    return drawn


def table(name: str) -> Drawn:
    return _screen(lambda draft, language: draw_table(draft, sight_of(name, language)))


def in_series(name: str) -> Drawn:
    """The second match of three, or a later one, of which every other player has won one."""

    def draw(draft: Draft, language: str) -> None:
        sight = sight_of(name, language)
        draw_table(draft, replace(sight, series=series_of(sight)))

    return _screen(draw)


def timed(name: str, left: int) -> Drawn:
    """So many seconds of a minute are left to the player who is asked."""

    def draw(draft: Draft, language: str) -> None:
        draw_table(draft, timed_sight(sight_of(name, language), left))

    return _screen(draw)


def timed_sight(sight: Sight, left: int) -> Sight:
    asked = sight.table.expected.seat
    assert asked is not None
    return replace(sight, table=replace(sight.table, time=TimeView(asked, 60.0, float(left), 0.0)), seconds_left=left)


def series_of(sight: Sight) -> SeriesShown:
    return SeriesShown(3, tuple((one.seat, number % 2) for number, one in enumerate(sight.table.view.seats)))


def verdict(tone: str, *, is_longest: bool = False) -> Drawn:
    """Over a table while it is told: the last of that kind there, or the one that has most letters in its language."""
    name = (LONGEST if is_longest else TOLD)[tone]

    def draw(draft: Draft, language: str) -> None:
        sight = sight_of(name, language)
        told = [one for one in moments.said_of(name) if one.tone == tone and "-wrong-" not in one.key]
        said = max(told, key=lambda one: len(sight.lines.text(one))) if is_longest else told[-1]
        draw_table(draft, replace(_as_told(sight, said), told=replace(sight.told, verdict=said)))

    return _screen(draw)


def _as_told(sight: Sight, said: Announcement) -> Sight:
    """With the two cards that a violation is about as they lay when it was told, and marked; later they changed places."""
    about = [arg.card for name in ("card", "other") if isinstance(arg := said.args.get(name), OfCard)]
    view = sight.table.view
    lying = {one.card: one for one in view.places if one.card in about}
    if said.tone != "violation" or len(lying) < 2 or any("violated" in one.marks for one in lying.values()):
        return sight
    other = dict(zip(about, reversed(about), strict=True))
    places = [replace(lying[other[one.card]], place=one.place, marks=("violated",)) if one.card in other else one for one in view.places]
    return replace(sight, table=replace(sight.table, view=replace(view, places=tuple(places))))


def ruled(name: str, tone: str, *cards: str) -> Drawn:
    """While a check is ruled on that opened these cards."""

    def draw(draft: Draft, language: str) -> None:
        draw_table(draft, ruled_sight(name, language, tone, *cards))

    return _screen(draw)


def ruled_sight(name: str, language: str, tone: str, *cards: str) -> Sight:
    sight = sight_of(name, language)
    said = [one for one in moments.said_of(name) if one.tone == tone and "-wrong-" not in one.key]
    return replace(sight, told=replace(sight.told, verdict=said[-1], opened=frozenset(CardId(one) for one in cards)))


def caption(name: str) -> Drawn:
    """The longest of what was said in passing."""

    def draw(draft: Draft, language: str) -> None:
        sight = sight_of(name, language)
        told = [one for one in moments.said_of(name) if one.tone in ("soft", "notice") and "-ask-" not in one.key]
        said = max(told, key=lambda one: len(sight.lines.text(one)))
        draw_table(draft, replace(sight, told=replace(sight.told, caption=said)))

    return _screen(draw)


def lesson(name: str, key: str = "") -> Drawn:
    """That one, or the one that what was told last gives occasion to."""

    def draw(draft: Draft, language: str) -> None:
        sight = sight_of(name, language)
        lessons = find(sight.lines.game).lessons
        due = (one for told in reversed(moments.said_of(name)) for one in lessons if told.key in one.after)
        shown = next(due) if not key else next(one for one in lessons if one.key == key)
        said = Announcement(shown.key, shown.rule, "plain", {})
        draw_table(draft, replace(sight, told=replace(sight.told, verdict=None, caption=None, lesson=said)))

    return _screen(draw)


def end(name: str, *, asks_all: bool = False) -> Drawn:
    def draw(draft: Draft, language: str) -> None:
        sight = replace(sight_of(name, language), has_memory=name.startswith("comparity"))
        draw_end(draft, sight, moments.ending(name, sight), asks_all=asks_all)

    return _screen(draw)


def paused(name: str, language: str) -> Sight:
    sight = sight_of(name, language)
    expected = replace(sight.table.expected, seat=None, status=Announcement("table-status-paused", "E3", "turn", {}), offers=())
    return replace(sight, table=replace(sight.table, is_paused=True, expected=expected))


def page(name: str) -> Drawn:
    def draw(draft: Draft, language: str) -> None:
        made, value = all_pages(language)[name]
        draft.avatars = AVATARS
        made(draft, words_of(language), value)

    return _screen(draw)


def _amends(name: str, *touched: Change) -> Drawn:
    def draw(draft: Draft, language: str) -> None:
        sight, state = sight_of(name, language), Amending()
        for one in touched:
            value = amend.cards_on_table(sight.table)[0][0] if one.value == "first" else one.value
            found = amend.changed_amending(state, Change(one.field, value), sight.lines, sight.table, sight.deck, moments.PEOPLE)
            assert found is not None
            state = found
        amend.draw_amend(draft, sight.lines, sight.table, sight.deck, state)

    return _screen(draw)


def _why(name: str, tone: str, *checked: str) -> Drawn:
    """Of the last announcement of that tone, as the page is opened from it."""

    def draw(draft: Draft, language: str) -> None:
        sight = sight_of(name, language)
        said = next(one for one in reversed(moments.said_of(name)) if one.tone == tone and "-wrong-" not in one.key)
        draw_why(draft, replace(sight, told=replace(sight.told, verdict=said, why=said.rule, checked=frozenset(map(CardId, checked)))))

    return _screen(draw)


def _holding(sight: Sight, count: int | None) -> Sight:
    """With so many cards in the hand of the player who is asked."""
    if count is None:
        return sight
    view, asked = sight.table.view, asked_of(sight)
    seats = tuple(replace(one, hand=count) if at == asked else one for at, one in enumerate(view.seats))
    return replace(sight, table=replace(sight.table, view=replace(view, seats=seats)))


def with_tray(
    name: str, *, count: int | None = None, here: int = 1, held: int | None = None, beside: int = 0, is_veiled: bool = False
) -> Drawn:
    """The table of people who play in a window: their cards are below it."""

    def drawn(language: str, size: Size, scale: float) -> Scene:
        sight = replace(_holding(sight_of(name, language), count), has_hands=True)
        above, below = table_and_tray(size)
        upper, lower = draft_of(size, scale, above), draft_of(size, scale, below)
        draw_table(upper, sight)
        view = tray_of(sight, upper.u, here=here, held=held, beside=beside, is_veiled=is_veiled)
        draw_tray(lower, sight, view)
        scene = upper.scene().joined(lower.scene())
        return replace(scene, targets=scene.targets + hand_targets(scene, view))

    return drawn


def unit_of(name: str, size: Size) -> float:
    """A hundredth of the height of that screen, which is lower where cards lie below it."""
    if not name.startswith("tray"):
        return look.unit(size)
    above, _ = table_and_tray(size)
    return look.unit((above.w, above.h))


def _of_match() -> dict[str, Drawn]:
    seat = Change("seat", str(SeatId("seat-2")))
    found = {f"pause, {name}": _screen(lambda draft, language, name=name: pause.pause(draft, paused(name, language))) for name in MANY}
    found |= {"menu": _screen(lambda draft, language: pause.menu(draft, sight_of("skyscrapers-city", language)))}
    found |= {
        f"choices, {name}": _screen(lambda draft, language, name=name: choosing.draw_choices(draft, sight_of(name, language), ""))
        for name in ("comparity-on-pad", "cardline-on-pad", "skyscrapers-on-pad", "comparity-shifting")
    }
    found |= {f"amend, {name}": _amends(name) for name in ("comparity-penalty", "skyscrapers-city")}
    found |= {f"amend, {what}": _amends("comparity-penalty", Change("what", what)) for what in ("turn", "card-is", "accept", "leave")}
    found |= {f"amend, {what} of a seat": _amends("comparity-penalty", Change("what", what), seat) for what in ("hand", "replace")}
    found["amend, which card it is"] = _amends("comparity-early", Change("what", "card-is"), Change("card", "first"))
    found |= {f"why, {name}": _why(name, "win") for name in ("cardline-over", "skyscrapers-six-over", "comparity-over")}
    found["why, comparity-penalty"] = _why("comparity-repairing", "violation", "hallgrimskirkja", "parthenon")
    return found | {"why, a check in order": _why("comparity-early", "fits", "sydney-opera-house", "nelsons-column")}


@cache
def screens() -> dict[str, Drawn]:
    found = {f"table, {name}": table(name) for names in moments.NAMES.values() for name in names}
    found |= {f"table, {name} in a series": in_series(name) for name in IN_SERIES}
    found |= {f"time, {name}, {left}": timed(name, left) for name in TIMED for left in (60, 40, 7, 0)}
    found |= {f"table, {name} with avatars": with_avatars(draw_table, name) for name in ("comparity-early", "skyscrapers-city")}
    found |= {f"verdict, {tone}": verdict(tone) for tone in TOLD}
    found |= {f"verdict, the longest {tone}": verdict(tone, is_longest=True) for tone in TOLD}
    found |= {"verdict, a check in order": ruled("comparity-early", "fits", "sydney-opera-house", "nelsons-column")}
    found |= {"verdict, a check out of order": ruled("comparity-repairing", "violation", "hallgrimskirkja", "parthenon")}
    found |= {f"caption, {name}": caption(name) for name in ("comparity-over", "cardline-over", "skyscrapers-over")}
    found |= {f"lesson, {name}": lesson(name) for name in TAUGHT}
    found["lesson, a first Duet"] = lesson("comparity-duet", "comparity-lesson-duet")
    found |= {f"end, {name}": end(name) for name in OVER}
    found["end, all cards are to be shown"] = end("comparity-over", asks_all=True)
    found |= _of_match()
    played = ("comparity-early", "comparity-films", "cardline-early", "skyscrapers-city", "comparity-violation")
    found |= {f"tray, {name}": with_tray(name) for name in played}
    found |= {
        "tray, held": with_tray("comparity-early", held=2, beside=1),
        "tray, many": with_tray("comparity-penalty", count=12, here=3),
        "tray, veiled": with_tray("skyscrapers-sites", here=2, is_veiled=True),
    }
    return found | {f"page, {name}": page(name) for name in all_pages("en")}
