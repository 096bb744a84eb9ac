"""Home: the page that is shown while no match is played."""

from __future__ import annotations

from companion.core.frozen import dataclass
from companion.screen import look
from companion.screen.acts import Act, OpenPage, Want
from companion.screen.draft import Draft
from companion.screen.frame import Status, page, told_in
from companion.screen.pages import parts
from companion.screen.things import EmblemPicture, Rect
from companion.screen.words import Words

ROWS = 5  # of the menu
EMBLEMS = ("landmark-tower", "continent-africa", "film-reel", "tower-offices")  # one of each kind of deck


@dataclass(frozen=True, slots=True)
class Played:
    """A match of this evening; one that was left unfinished has no winners."""

    game: str
    players: tuple[str, ...]
    winners: tuple[str, ...]
    time: str


@dataclass(frozen=True, slots=True)
class UnderWay:
    """The match that can be gone on with; `turn` is the number of the seat that is asked, and its name."""

    number: int
    game: str
    players: tuple[str, ...]
    turn: tuple[int, str] | None


@dataclass(frozen=True, slots=True)
class Home:
    """The page; `on_mat` counts known cards on the mat, `strange` is a sentence about a card that is not known.

    `matter` are sentences about readers that do not answer; with `has_switch` the machine can be switched off, and not left.
    """

    tonight: tuple[Played, ...] = ()  # the last one first
    on_mat: int = 0
    strange: str = ""
    under_way: UnderWay | None = None
    aside: int = 0
    matter: tuple[str, ...] = ()
    has_switch: bool = False


def draw_home(draft: Draft, words: Words, home: Home) -> None:
    rest = page(draft, "", _status(draft, words, home), has_back=False)
    if draft.is_upright:
        menu, rest = rest.cut_bottom(draft.px(ROWS * (look.TOUCH + 2 + parts.GAP)))
        shown = rest.cut_bottom(draft.px(4))[1]
    else:
        shown, menu = parts.halves(draft, rest, 54, 6)
        menu = menu.inset(0, draft.px(2))
    _menu(draft, words, menu, home)
    is_calm = home.under_way is None and not home.tonight
    if is_calm:
        shown = shown.middle(shown.w, draft.px(17 + 6 + 6 + 22))
    name, shown = shown.cut_top(draft.px(17))
    draft.text(name, words.say("page-label-facedown"), 13, least=9, face="bold", role="title", upright="middle")
    saying, shown = shown.cut_top(draft.px(6))
    draft.text(saying, words.say("page-home-saying"), 4, colour=look.QUIET, role="quiet")
    shown = shown.cut_top(draft.px(4))[1]
    if home.under_way is not None:
        shown = _under_way(draft, words, shown, home.under_way)
    _tonight(draft, words, shown, home)
    if is_calm:
        _row_of_cards(draft, shown.cut_top(draft.px(2))[1])


def _row_of_cards(draft: Draft, area: Rect) -> None:
    """A few cards as an ornament."""
    wide, gap = draft.px(14), draft.px(2.4)
    for number, emblem in enumerate(EMBLEMS):
        card = Rect(area.x + number * (wide + gap), area.y, wide, draft.px(20))
        draft.plate(card, look.PAPER, radius=1.6)
        draft.add(EmblemPicture(card.middle(draft.px(10), draft.px(10)), emblem))


def _status(draft: Draft, words: Words, home: Home) -> Status:
    if not home.matter:
        return Status(_sentence(words, home))
    note = home.matter[0] if len(home.matter) == 1 else ""
    if not told_in(draft, note, draft.area.inset(draft.px(6))):  # too long, or several: the page of the mat has all of them
        note = words.say("appliance-mat-matter")
    return Status(_sentence(words, home), note=note, is_urgent=True)


def _sentence(words: Words, home: Home) -> str:
    if home.strange:
        return home.strange
    if home.under_way is not None:
        return words.say("page-home-waits", game=home.under_way.game)
    return words.say("page-home-cards-lie", count=home.on_mat) if home.on_mat else words.say("page-home-ready")


def _menu(draft: Draft, words: Words, area: Rect, home: Home) -> None:
    begin: tuple[str, Act] = (words.say("page-label-new-match"), OpenPage("set-up"))
    if home.under_way is not None:
        first: tuple[str, Act] = (words.say("page-label-go-on"), Want("resume", str(home.under_way.number)))
        others = [begin, (words.say("page-label-aside-count", count=home.aside), OpenPage("shelf"))]
    else:
        first, others = begin, [(words.say("page-label-aside-count", count=home.aside), OpenPage("shelf"))]
    others.append((words.say("enrol-label-cards"), OpenPage("cards")))
    others += [(words.say(f"page-label-{one}"), OpenPage(one)) for one in ("history", "players", "health", "settings")]
    leave = (words.say("page-label-leave"), Want("leave"))
    others.append((words.say("appliance-label-switch-off"), OpenPage("switch-off")) if home.has_switch else leave)
    gap = draft.px(parts.GAP)
    rows = area.rows(ROWS, gap)
    draft.button(rows[0], *first, is_main=True, size=look.STATUS)
    places = [place for row in rows[1:] for place in row.columns(2, gap)]
    if len(others) % 2:
        places[len(others) - 1] = places[len(others) - 1].joined(places[len(others)])
    for place, (label, act) in zip(places, others, strict=False):
        draft.button(place, label, act, size=4.2)


def _under_way(draft: Draft, words: Words, area: Rect, match: UnderWay) -> Rect:
    """The room that is left below."""
    plate, rest = area.cut_top(draft.px(18))
    draft.plate(plate, look.MAT)
    inner = plate.inset(draft.px(2.5), draft.px(2))
    if match.turn is not None:
        sign, inner = inner.cut_square(draft.px(9), draft.px(2.5))
        draft.seat_sign(sign, *match.turn)
    head, below = inner.cut_top(draft.px(6.5))
    draft.text(head, match.game, look.BODY, face="bold", ground=look.MAT)
    text = words.say("page-home-turn", name=match.turn[1]) if match.turn else ", ".join(match.players)
    draft.text(below, text, 4.2, lines=2, ground=look.MAT)
    return rest.cut_top(draft.px(3))[1]


def _tonight(draft: Draft, words: Words, area: Rect, home: Home) -> None:
    head, below = area.cut_top(draft.px(5))
    tall = draft.px(9)
    number = below.h // tall
    if not home.tonight or number < 1:
        return
    parts.caption(draft, head, words.say("page-label-tonight"))
    for place, one in zip(_lines(below, number, tall), home.tonight, strict=False):
        _played(draft, words, place, one)


def _lines(area: Rect, number: int, tall: int) -> list[Rect]:
    return [Rect(area.x, area.y + tall * one, area.w, tall) for one in range(number)]


def _played(draft: Draft, words: Words, rect: Rect, one: Played) -> None:
    time, rest = rect.cut_left(draft.px(14))
    draft.text(time.cut_right(draft.px(1.2))[1], one.time, 4, colour=look.QUIET, role="quiet")
    if one.winners:
        rest = parts.prized(draft, rest, 4, 1.5)
    game, rest = rest.cut_right(min(draft.px(32), rest.w // 2))
    draft.text(game, one.game, 3.6, colour=look.QUIET, align="right", role="quiet")
    text = ", ".join(one.winners) if one.winners else words.say("page-label-unfinished")
    draft.text(rest.cut_right(draft.px(1.5))[1], text, look.BODY, lines=2, face="bold" if one.winners else "sans")
