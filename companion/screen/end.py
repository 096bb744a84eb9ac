"""The end of a match as a picture: who has won over it, what decided it and the count below, and what can be done next.

Rules of this file: the final count is shown as the referee counted it; nothing is added up that was not counted aloud, and nothing is
shown that was never revealed, unless its players ask for it once the match is over (H3).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.core.decks.card import CardId
from companion.core.games.game import Ground
from companion.core.referee.table_view import Offer
from companion.screen import look
from companion.screen.acts import Act, GoBack, OpenPage, Pick, Want
from companion.screen.draft import Draft
from companion.screen.end_count import count_tall, count_wide, draw_count, draw_seat
from companion.screen.end_pictures import SKY, cells_of, draw_area, draw_moon, draw_skyline
from companion.screen.end_ruler import draw_ruler
from companion.screen.ending import Ending
from companion.screen.letters import Upright
from companion.screen.match.choices import SHOW_ALL, label_of
from companion.screen.pages.parts import breakable
from companion.screen.sight import Sight
from companion.screen.things import Colour, Plate, Rect, Sign
from companion.screen.tone_signs import SIGNS
from companion.screen.tower import height_of

WINNER, BESIDE_WINNER = 9.0, 13.0  # the letters of who has won, over the picture and beside it
UPRIGHTS: tuple[Upright, Upright] = ("middle", "top")
TITLE, SIGN, LARGE_SIGN, BESIDE = 13.0, 12.0, 20.0, 46.0  # hundredths: the sentence over the picture, the winner's sign, a column
STAR = 0.46  # of a winner's sign: the star at its corner
BELOW: Mapping[Ground, float] = {"sites": 32.0, "area": 26.0, "row": 36.0}  # hundredths: the height below the picture
MORE_SEATS, MORE = 4, 2.2  # players for whom the count needs no more height, and what each further one needs
UPRIGHT_PICTURE = 0.54  # the share of the picture on an upright screen
LEFT, QUESTION = 4.4, 7.0  # the heading over what is left, the letters of a question
MOMENTS, ENOUGH = (4.4, 4.0, 3.6, 3.3, 3.0), 3  # the sizes of their sentences, and how many are wanted
LARGE, QUIET, WIDER = 4.2, 3.4, (1.6, 1.3, 1.0)  # the letters of large buttons and of quiet ones, and how much wider the large ones are
HEADLINE = (13.0, 12.0, 11.0, 10.0, 9.0, 8.0, 7.0)  # the letters in which who has won may stand on one line beside the picture
KEEP, ASK_ALL = "keep-picture", "ask-show-all"

Choice = tuple[str, Act]


def draw_end(draft: Draft, sight: Sight, ending: Ending, note: str = "", *, asks_all: bool = False) -> None:
    """A `note` stands in the place of the moments; with `asks_all`, the question whether all that is closed shall be shown (H3)."""
    draft.about(sight.deck, sight.lines)
    all_shown = _all_shown(sight)
    if asks_all and all_shown is not None:
        asked = "end-ask-show-floors" if sight.ground == "sites" else "end-ask-show-all"
        question = sight.lines.format(asked, {})
        rest = draft.part(_draw_buttons, (), _answers(sight, all_shown))
    else:
        question = ""
        rest = draft.part(_draw_buttons, _quiet(sight, all_shown), _choices(sight))
    draw_picture(draft, sight, ending, rest, note, question)


def draw_picture(draft: Draft, sight: Sight, ending: Ending, room: Rect, note: str = "", question: str = "") -> None:
    """The end without its buttons, as it is kept."""
    draft.about(sight.deck, sight.lines)
    draft.part(_draw_picture, sight.alone, ending, room, note, question)


def _draw_picture(draft: Draft, sight: Sight, ending: Ending, room: Rect, note: str, question: str) -> None:
    more = max(len(sight.table.view.seats) - MORE_SEATS, 0) * MORE if sight.ground == "sites" else 0
    below = draft.px(BELOW[sight.ground] + more) if not draft.is_upright else room.h - round(room.h * UPRIGHT_PICTURE)
    picture, rest = room.cut_top(room.h - below)
    match sight.ground:
        case "sites":
            head, inner = picture.inset(draft.px(3), draft.px(1.5)).cut_top(draft.px(TITLE))
            draw_skyline(draft, sight, picture, Rect(inner.x, inner.y, inner.w, picture.bottom - inner.y))
            draw_moon(draft, head)
            _draw_winner(draft, sight, head.cut_right(draft.px(10))[1], SKY)
        case "area":
            draft.add(Plate(picture, look.MAT))
            head, inner = _beside(draft, sight, picture.inset(draft.px(2.5), draft.px(1.5)))
            draw_area(draft, sight, ending, inner)
            _draw_winner(draft, sight, head, look.MAT)
        case "row":
            draft.add(Plate(picture, look.MAT))
            head, inner = picture.inset(draft.px(3), draft.px(1.5)).cut_top(draft.px(TITLE))
            draw_ruler(draft, sight, Rect(picture.x, inner.y, picture.w, inner.h), _won_with(sight, ending))
            _draw_winner(draft, sight, head, look.MAT)
    _draw_below(draft, sight, ending, rest.inset(draft.px(3), draft.px(1.5)), note, question)


def _won_with(sight: Sight, ending: Ending) -> CardId | None:
    """The card that decided it: the last one that fitted, where a winner played it."""
    card, seat = ending.last or (None, None)
    return card if seat in sight.table.view.winners else None


def _beside(draft: Draft, sight: Sight, room: Rect) -> tuple[Rect, Rect]:
    """On an upright screen the sentence stands above the area; else beside it, in one line where the cards leave room for that."""
    if draft.is_upright:
        return room.cut_top(draft.px(TITLE))
    text, letters = sight.lines.short(sight.table.expected.status), draft.setter.letters
    spare = room.w - cells_of(draft, sight.table.view.places, room).width - draft.px(2)
    lines = (letters.width(text, "bold", draft.letters_px(size)) + draft.px(3) for size in HEADLINE)
    return room.cut_left(max(next((one for one in lines if one <= spare), 0), draft.px(BESIDE)))


# Buttons


def _all_shown(sight: Sight) -> Offer | None:
    """The choice to show all that is closed."""
    return next((one for one in sight.table.expected.offers if one.kind == SHOW_ALL), None)


def _answers(sight: Sight, all_shown: Offer) -> tuple[Choice, ...]:
    return (sight.lines.format("end-label-not-now", {}), GoBack()), (label_of(sight.lines, all_shown), Pick(all_shown.id))


def _choices(sight: Sight) -> tuple[Choice, ...]:
    say = sight.lines.format
    return (say("end-story", {}), OpenPage("story", "")), (say("end-home", {}), OpenPage("home")), (say("end-again", {}), Want("again"))


def _quiet(sight: Sight, all_shown: Offer | None) -> tuple[Choice, ...]:
    """What some players want before they leave the table."""
    say = sight.lines.format
    show = [(label_of(sight.lines, all_shown), Want(ASK_ALL))] if all_shown is not None else []
    sort = [(say("sorting-label-sort", {}), OpenPage("sorting"))] if sight.has_memory else []
    return (say("end-label-keep", {}), Want(KEEP)), *show, *sort


def _draw_buttons(draft: Draft, quiet: Sequence[Choice], choices: Sequence[Choice]) -> Rect:
    """Side by side along the bottom, quiet ones first and the main one at the end; on an upright screen in rows above it.

    The answer is the room above.
    """
    gap, tall = draft.px(1.5), draft.px(look.TOUCH)
    rows = [one for one in (quiet, choices[:-1], choices[-1:]) if one] if draft.is_upright else [(*quiet, *choices)]
    bar, rest = draft.area.cut_bottom((tall + gap) * len(rows) + gap)
    draft.add(Plate(bar, look.MAT))
    for rect, row in zip(bar.inset(draft.px(2.5), gap).rows(len(rows), gap), rows, strict=True):
        for place, (label, act) in zip(_places(draft, rect, row, quiet, gap), row, strict=True):
            if (label, act) in quiet:
                _quiet_button(draft, place, label, act)
            else:
                draft.button(place, label, act, is_main=act == choices[-1][1], size=LARGE)
    return rest


def _places(draft: Draft, rect: Rect, row: Sequence[Choice], quiet: Sequence[Choice], gap: int) -> list[Rect]:
    """Quiet ones as narrow as their words allow."""
    small = max(draft.px(look.LEAST), draft.smallest)
    for wider in WIDER:
        shares = [1.0 if one in quiet else wider for one in row]
        each = (rect.w - gap * (len(row) - 1)) / sum(shares)
        room = (round(each) - 2 * draft.px(1), rect.h)
        if not any(draft.setter.fitted(label, "condensed", room, small, small, 2).is_cut for label, _ in quiet):
            break
    placed, x = [], float(rect.x)
    for share in shares:
        placed.append(Rect(round(x), rect.y, round(x + each * share) - round(x), rect.h))
        x += each * share + gap
    return placed


def _quiet_button(draft: Draft, rect: Rect, label: str, act: Act) -> None:
    draft.plate(rect, None, edge=look.SLOT, thick=0.25)
    draft.text(rect.inset(draft.px(1), 0), label, QUIET, least=look.LEAST, lines=2, face="condensed", colour=look.QUIET, ground=look.MAT,
               role="label", align="centre")  # fmt: skip
    draft.touch(rect, act)


# Who has won


def _draw_winner(draft: Draft, sight: Sight, head: Rect, ground: Colour) -> None:
    """The winners' signs, large, with the one sentence beside them, or below them in a narrow column."""
    winners = [(number, one) for number, one in enumerate(sight.table.view.seats) if one.seat in sight.table.view.winners]
    is_column = sight.ground == "area" and not draft.is_upright
    most, size = (LARGE_SIGN, BESIDE_WINNER) if is_column else (SIGN, WINNER)
    side = min(draft.px(most if len(winners) < 3 else 7), head.w // max(len(winners), 1) - draft.px(1), head.h)
    x, y = head.x, head.y if is_column else max(head.y, head.y + (draft.px(TITLE) - side) // 2)
    for number, seat in winners:
        draft.seat_sign(Rect(x, y, side, side), number, seat.name)
        star = round(side * STAR)
        draft.add(Sign(Rect(x + side - star * 2 // 3, y - star // 8, star, star), "prize", look.PRIZE, look.INK))
        x += side + draft.px(1)
    if is_column:
        words = Rect(head.x, head.y + side + draft.px(1.5), head.w - draft.px(2), head.h - side - draft.px(1.5))
    else:
        words = Rect(x + draft.px(1.5), head.y, head.right - x - draft.px(1.5), head.h)
    colour = look.SEATS[winners[0][0] % len(look.SEATS)][0] if len(winners) == 1 else look.TEXT
    text, upright = sight.lines.short(sight.table.expected.status), UPRIGHTS[is_column]
    least = draft.px(HEADLINE[-1])
    has_one = is_column and not draft.setter.fitted(text, "bold", (words.w, words.h), least, least, 1).is_cut
    draft.text(words, text, size, lines=1 if has_one else 4, face="bold", colour=colour, ground=ground, role="status", upright=upright)


# What decided it, and the count


def _draw_below(draft: Draft, sight: Sight, ending: Ending, room: Rect, note: str, question: str) -> None:
    if draft.is_upright:
        table, rest = room.cut_bottom(count_tall(draft, sight, room))
        beside = rest.cut_bottom(draft.px(2))[1]
    else:
        table, rest = room.cut_right(count_wide(draft, sight, room) if sight.ground == "sites" else round(room.w * _hands_wide(sight)))
        beside = rest.cut_right(draft.px(4))[1]
    if question:
        draft.text(beside, question, QUESTION, least=look.LEAST, lines=6, face="bold", role="title")
    elif note:
        _draw_note(draft, note, beside)
    else:
        _draw_moments(draft, sight, ending, beside)
    if sight.ground == "sites":
        draw_count(draft, sight, table)
    else:
        _draw_hands(draft, sight, table)


def _hands_wide(sight: Sight) -> float:
    """The share of the room; many players stand in two columns."""
    return 0.25 if len(sight.table.view.seats) <= 4 else 0.4


def _draw_note(draft: Draft, note: str, room: Rect) -> None:
    plate = room.cut_top(min(room.h, draft.px(24)))[0]
    draft.plate(plate, look.RAISED, edge=look.NOTICE, thick=0.4)
    inner = plate.inset(draft.px(2), draft.px(1))
    words = breakable(draft, note, inner.w, look.LEAST)
    draft.text(inner, words, look.BODY, least=look.LEAST, lines=6, ground=look.RAISED)


def _draw_moments(draft: Draft, sight: Sight, ending: Ending, room: Rect) -> None:
    """As many of the last ones as there is room for; without any, a sentence about the table."""
    if not ending.moments:
        draft.text(room, _after(sight), look.BODY, least=3.0, lines=4, colour=look.QUIET, upright="top")
        return
    indent, gap = draft.px(5.2), draft.px(0.8)
    size, shown = _fitting(draft, [text for text, _ in ending.moments], room.w - indent, room.h, gap)
    y = room.y
    for (text, tone), tall in zip(ending.moments[-len(shown) :], shown, strict=True):
        kind, colour = SIGNS.get(tone, ("circle", look.FREE))
        sign = Rect(room.x, y + draft.px(0.3), draft.px(3.6), draft.px(3.6))
        draft.add(Sign(sign, kind, colour, look.GROUND if kind != "violation" else look.NOTICE))
        line = Rect(room.x + indent, y, room.w - indent, min(tall, room.bottom - y))
        draft.text(line, text, size, least=3.0, lines=6, face="condensed")
        y += tall + gap


def _fitting(draft: Draft, texts: Sequence[str], wide: int, room: int, gap: int) -> tuple[float, list[int]]:
    """The largest letters in which three of them have room, and the heights of as many of the last ones as have room then."""
    for size in MOMENTS:
        talls = [draft.text_height(one, wide, size, face="condensed") for one in texts]
        while len(talls) > 1 and sum(talls) + gap * (len(talls) - 1) > room:
            talls = talls[1:]
        if len(talls) >= min(ENOUGH, len(texts)):
            break
    return size, talls


def _after(sight: Sight) -> str:
    """A friendly sentence about the table or the city, by the kind of game."""
    view = sight.table.view
    if sight.ground == "sites":
        tallest = max((height_of(one) for one in view.structures if one.owner is not None), default=0)
        owned = sum(one.owner is not None for one in view.structures)
        return sight.lines.format("end-city", {"count": owned, "height": tallest}) if owned else sight.lines.format("end-no-city", {})
    return sight.lines.format("end-table", {"count": len(view.places), "winners": len(view.winners)})


def _draw_hands(draft: Draft, sight: Sight, room: Rect) -> None:
    """How many cards each player had left, winners first, then those with few."""
    seats, winners = sight.table.view.seats, sight.table.view.winners
    head, rest = room.cut_top(draft.px(LEFT))
    draft.text(head, sight.lines.format("end-left", {}), 3.4, least=3.0, colour=look.QUIET, role="quiet")
    columns = rest.columns(2, draft.px(3)) if len(seats) > 4 else [rest]
    each = -(-len(seats) // len(columns))
    tall = min(rest.h // max(each, 1), draft.px(6))
    order = sorted(enumerate(seats), key=lambda one: (one[1].seat not in winners, one[1].hand))
    for at, (number, seat) in enumerate(order):
        column = columns[at // each]
        row = Rect(column.x, column.y + at % each * tall, column.w, tall)
        right, left = row.cut_right(draft.px(7))
        draw_seat(draft, sight, number, seat, left)
        draft.text(right, str(seat.hand), look.BODY, least=3.0, face="bold", role="value", align="right")
