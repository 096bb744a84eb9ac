"""Home: the page that is shown while no match is played."""

from __future__ import annotations

from companion.core.frozen import dataclass
from companion.screen import look
from companion.screen.acts import Act, OpenPage, Want
from companion.screen.draft import Draft
from companion.screen.frame import Button, Status, page
from companion.screen.pages import parts
from companion.screen.things import EmblemPicture, Rect
from companion.screen.words import Words

NAME, PLAYED, NEXT, PICTURE = 11.0, 8.0, 30.0, 11.0  # hundredths: the line with the name, a match, least of what is next, a picture
PICTURES = {
    "set-up": "way-new", "shelf": "way-saved", "cards": "way-cards", "history": "way-history", "players": "way-players",
    "health": "way-mat", "settings": "way-settings",
}  # fmt: skip
USUAL = ("history", "players", "health", "settings")
EMBLEMS = ("landmark-tower", "continent-africa", "film-reel", "tower-skyscraper")  # one of each kind of deck


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
    emblem: str = "unknown"  # the picture of its game


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
    name, rest = rest.cut_top(draft.px(NAME))
    _name(draft, words, name)
    rest = rest.cut_top(draft.px(2))[1]
    others = _others(words, home)
    if draft.is_upright:
        rows = -(-len(others) // 2)
        menu, shown = rest.cut_bottom(rows * draft.px(look.TOUCH + 3) + (rows - 1) * draft.px(parts.GAP))
        shown = shown.cut_bottom(draft.px(3))[1]
    else:
        shown, menu = parts.halves(draft, rest, 50, 3)
    _next(draft, words, _shown(draft, words, shown, home), home)
    _menu(draft, menu, others)


def _name(draft: Draft, words: Words, rect: Rect) -> None:
    """The name of the program and what it is, on one line, or one below the other on an upright screen."""
    if draft.is_upright:
        name, saying = rect.rows(2)
    else:
        wide = draft.setter.letters.width(words.say("page-label-facedown"), "bold", draft.letters_px(9)) + draft.px(3)
        name, saying = rect.cut_left(min(wide, rect.w // 2))
    draft.text(name, words.say("page-label-facedown"), 9, least=6, face="bold", role="title")
    draft.text(saying, words.say("page-home-saying"), 4, colour=look.QUIET, role="quiet", lines=2)


def _shown(draft: Draft, words: Words, area: Rect, home: Home) -> Rect:
    """What was played this evening, below; the answer is the room above it."""
    most = 3 if draft.is_upright else 2
    tall = min(len(home.tonight), most) * draft.px(PLAYED) + draft.px(5)
    if not home.tonight or area.h - tall < draft.px(NEXT):
        return area
    below, above = area.cut_bottom(tall)
    _tonight(draft, words, below, home)
    return above.cut_bottom(draft.px(2))[1]


def _next(draft: Draft, words: Words, rect: Rect, home: Home) -> None:
    """The one thing to do next, large: to go on with the match that was left, or else to begin one."""
    left = home.under_way
    draft.plate(rect, look.PAPER, radius=1.6)
    act: Act = Want("resume", str(left.number)) if left else OpenPage("set-up")
    draft.touch(rect, act, is_main=True)
    inner = rect.inset(draft.px(3))
    label = words.say("page-label-go-on" if left else "page-label-new-match")
    if left is None:
        pictures, below = inner.cut_top(inner.h * (66 if draft.is_upright else 55) // 100)
        _pictures(draft, pictures)
        draft.text(below, label, 9, least=look.BODY, face="bold", colour=look.INK, ground=look.PAPER, align="centre", role="label")
        return
    side = min(inner.h, inner.w * 36 // 100)
    picture, text = inner.cut_left(side)
    draft.add(EmblemPicture(picture.middle(side, side), left.emblem))
    _left(draft, words, text.cut_left(draft.px(3))[1], left, label)


def _left(draft: Draft, words: Words, area: Rect, left: UnderWay, label: str) -> None:
    """The words about the match that was left: what to do, the game, and whose turn it is."""
    area = area.middle(area.w, min(area.h, draft.px(34)))
    head, below = area.cut_top(area.h * 44 // 100)
    game, below = below.cut_top(below.h * 40 // 100)
    draft.text(head, label, 9, least=look.BODY, face="bold", colour=look.INK, ground=look.PAPER, role="label")
    draft.text(game, left.game, 5, least=look.LEAST, colour=look.INK, ground=look.PAPER, role="body")
    if left.turn is not None:
        side = min(draft.px(7), below.h)
        sign, below = below.cut_square(side, draft.px(1.5))
        draft.seat_sign(sign, *left.turn)
    text = words.say("page-home-turn", name=left.turn[1]) if left.turn else ", ".join(left.players)
    draft.text(below, text, 4, lines=2, colour=look.INK, ground=look.PAPER, role="body")


def _pictures(draft: Draft, area: Rect) -> None:
    """A picture of each kind of deck in the middle: side by side, or two by two where the room is high."""
    across, gap = 2 if area.h * 2 > area.w else len(EMBLEMS), draft.px(3)
    down = len(EMBLEMS) // across
    side = min((area.h - gap * (down - 1)) // down, (area.w - gap * (across - 1)) // across)
    block = area.middle((side + gap) * across - gap, (side + gap) * down - gap)
    places = [place for row in block.rows(down, gap) for place in row.columns(across, gap)]
    for place, emblem in zip(places, EMBLEMS, strict=True):
        draft.add(EmblemPicture(place.middle(side, side), emblem))


def _status(draft: Draft, words: Words, home: Home) -> Status:
    """What needs a look is the sentence, with the way to it; the quiet button ends the page."""
    leave = Button(words.say("page-label-leave"), Want("leave"))
    off = Button(words.say("appliance-label-switch-off"), OpenPage("switch-off")) if home.has_switch else leave
    if home.matter:
        text = home.matter[0] if len(home.matter) == 1 else words.say("appliance-mat-matter")
        return Status(text, buttons=(off, Button(words.say("page-label-health"), OpenPage("health"))), sign=("notice", look.NOTICE))
    if home.strange:
        return Status(home.strange, buttons=(off,), sign=("notice", look.NOTICE))
    return Status(_sentence(words, home), buttons=(off,))


def _sentence(words: Words, home: Home) -> str:
    if home.under_way is not None:
        return words.say("page-home-waits", game=home.under_way.game)
    return words.say("page-home-cards-lie", count=home.on_mat) if home.on_mat else words.say("page-home-ready")


def _others(words: Words, home: Home) -> tuple[tuple[str, str], ...]:
    """Everything else that can be done: each its words and its page."""
    begin = ((words.say("page-label-new-match"), "set-up"),) if home.under_way is not None else ()
    shelf = (words.say("page-label-aside-count", count=home.aside), "shelf")
    cards = (words.say("enrol-label-cards"), "cards")
    usual = tuple((words.say(f"page-label-{one}"), one) for one in USUAL)
    return (*begin, shelf, cards, *usual)


def _menu(draft: Draft, area: Rect, others: tuple[tuple[str, str], ...]) -> None:
    gap = draft.px(parts.GAP)
    rows = area.rows(-(-len(others) // 2), gap)
    places = [place for row in rows for place in row.columns(2, gap)]
    if len(others) % 2:
        places[0:2] = [rows[0]]
    for place, (label, opens) in zip(places, others, strict=True):
        draft.plate(place, look.RAISED)
        draft.touch(place, OpenPage(opens))
        inner = place.inset(draft.px(1.2))
        side = min(inner.h, draft.px(PICTURE))
        card, text = inner.cut_left(side)
        parts.paper_picture(draft, card.middle(side, side), PICTURES[opens])
        draft.text(text.cut_left(draft.px(1.5))[1], label, 4.2, lines=2, ground=look.RAISED, role="label")


def _tonight(draft: Draft, words: Words, area: Rect, home: Home) -> None:
    head, below = area.cut_top(draft.px(5))
    tall = draft.px(PLAYED)
    parts.caption(draft, head, words.say("page-label-tonight"))
    for place, one in zip(_lines(below, below.h // tall, tall), home.tonight, strict=False):
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
