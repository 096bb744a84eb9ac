"""The seats beside a live table: whose turn it is, how many cards each player has, and what is public of the race.

Rules of this file: of a player's buildings it tells what the referee announced, and adds up no points before the final count (S15).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.core.frozen import dataclass
from companion.core.games.game import OfSeat, SeatView, StructureView
from companion.events import SeatId
from companion.screen import look
from companion.screen.draft import Draft
from companion.screen.end_count import points_by_seat, signed
from companion.screen.match.choices import SHIFTING
from companion.screen.sight import SeriesShown, Sight
from companion.screen.things import Colour, EmblemPicture, Face, Plate, Rect, Role, Sign
from companion.screen.tower import STARS, height_of
from companion.words.lines import Lines

MOST_PIPS = 12
TALL, TALL_OF_CITY, LEAST_TALL = 11.0, 16.0, 6.2  # hundredths: a row, one with what is public of a city, the lowest
BETWEEN, BETWEEN_FACTS, LEAST_BETWEEN = " · ", 1.8, 0.8
TWO_LINES = 7.5  # from that height on a row has two lines
SHARES = {"sites": 0.78}  # of the height of the panel; a large one, as a tower shows by itself which card matters
USUAL_SHARE = 0.52
BUILDINGS, TOILETS, ROOF = "landmark-building", "tower-toilet", "tower-roof"  # emblems
PRIZE = "prize"  # the sign that stands over a building
SEAT_GAP, RIM = 0.3, 0.5  # between two seats; how thick the rim is of one whose time is nearly over
HURRY, TIME, CITY_TIME = 10, 13.5, 9.4  # seconds, from which on the time is urgent; the width of the seconds, and beside many facts
INSET, COUNT = 1.8, 8.5  # at both ends of a row; the width of the number of cards
PIP, PIP_GAP, WIN, BRIEF = 1.5, 0.5, 2.2, 6.0
LEAST_NAMED = 25.0  # the width in which a name and the backs of a hand have room
QUIET, LARGE = 3.4, 6.4  # the letters of what is pending, and of the facts of a city


CityRooms = tuple[Rect, Rect, bool]  # of the name, of the facts, and whether the facts stand below the name


@dataclass(frozen=True, slots=True)
class City:
    """What is public of a player's buildings."""

    buildings: int
    tallest: int  # metres of the tallest that was completed, standing or not (S16)
    prizes: int
    toilets: int
    points: int | None  # the sum of the final count, once that was told


@dataclass(frozen=True, slots=True)
class Fact:
    """A picture, or the sign of a prize, with its number; or words alone."""

    picture: str
    text: str


def seats_height(draft: Draft, sight: Sight, room: Rect, most: int) -> int:
    """The height of the seats, which leave room for the choices as long as the names can be read."""
    number, is_city = len(sight.table.view.seats), sight.ground == "sites"
    share = SHARES.get(sight.ground, USUAL_SHARE)
    tallest = draft.px(TALL_OF_CITY if is_city else TALL)
    return min(tallest, max(draft.px(LEAST_TALL), min(round(room.h * share), most) // number)) * number


def draw_seat_rows(draft: Draft, sight: Sight, room: Rect) -> None:
    view, is_city = sight.table.view, sight.ground == "sites"
    points = points_by_seat(sight) if is_city and view.count else {}
    cities = tuple(_city_of(one, view.structures, points.get(one.seat)) if is_city else None for one in view.seats)
    timed = sight.table.time.seat if sight.table.time is not None and sight.seconds_left is not None else None
    rows = _rows(sight, room)
    draft.part(_seat_rows, sight.lines, view.seats, cities, sight.series, asked_of(sight), timed, tuple(rows.values()))
    if (penalised := _penalised(sight)) is not None and penalised in rows:
        draft.add(Plate(rows[penalised].inset(0, draft.px(SEAT_GAP)), None, look.VIOLATION, draft.px(RIM), draft.px(1)))
    _draw_time(draft, sight, rows)


def asked_of(sight: Sight) -> SeatId | None:
    """The seat that has to act: in a repair the one that the first order names, after the end none."""
    table = sight.table
    if table.view.winners:
        return None
    ordered = next((one.seat for one in table.instructions), None) if table.view.pending != SHIFTING else None
    return ordered or table.expected.seat or table.view.turn


def _rows(sight: Sight, room: Rect) -> Mapping[SeatId, Rect]:
    """By seats in their order; in a city that was counted those stand first who have most points."""
    view = sight.table.view
    points = points_by_seat(sight) if sight.ground == "sites" and view.count else {}
    order = sorted((one.seat for one in view.seats), key=lambda one: (one not in view.winners, -sum(points[one].values())) if points else 0)
    placed = dict(zip(order, room.rows(len(order)), strict=True))
    return {one.seat: placed[one.seat] for one in view.seats}


def _penalised(sight: Sight) -> SeatId | None:
    """The seat that a penalty is told of, so that it is seen who pays for it."""
    said = sight.told.verdict
    its = (said.args.get("seat") or said.args.get("owner")) if said is not None and said.tone == "penalty" else None
    return its.seat if isinstance(its, OfSeat) else None


def _draw_time(draft: Draft, sight: Sight, rows: Mapping[SeatId, Rect]) -> None:
    """The seconds that are left, in the room that the seat whose time runs keeps free for them (E9)."""
    time, left = sight.table.time, sight.seconds_left
    if time is None or left is None or time.seat not in rows:
        return
    row = rows[time.seat].inset(0, draft.px(SEAT_GAP))
    is_urgent = left <= HURRY
    if is_urgent:
        draft.add(Plate(row, None, look.HURRY, draft.px(RIM), draft.px(1)))
    draft.part(_seconds, left, _time_room(draft, row, is_city=sight.ground == "sites"), is_urgent=is_urgent)


def _time_room(draft: Draft, row: Rect, *, is_city: bool) -> Rect:
    """At the right end, before the number of cards or beside the name; as wide whatever time is left, so that nothing beside it moves."""
    inner = row.inset(draft.px(INSET), draft.px(RIM + 0.4))
    if is_city:
        _, facts, has_two = _city_rooms(draft, _inner(draft, row)[1])
        right = inner.cut_right(draft.px(CITY_TIME))[0]
        return Rect(right.x, right.y, right.w, facts.y - right.y) if has_two else right
    return inner.cut_right(draft.px(COUNT))[1].cut_right(draft.px(TIME))[0]


def _seconds(draft: Draft, left: int, room: Rect, *, is_urgent: bool) -> None:
    """Minutes and seconds; the last seconds alone, with their sign."""
    if not is_urgent:
        draft.add(Plate(room, look.GROUND, radius=draft.px(0.8)))
        text = f"{left // 60}:{left % 60:02}"
        draft.text(room, text, 6.4, least=look.LEAST, face="bold", ground=look.GROUND, role="value", align="centre")
        return
    draft.add(Plate(room, look.HURRY, radius=draft.px(0.8)))
    side = min(room.h - draft.px(0.6), draft.px(4.4), room.w * 3 // 10)
    sign, words = room.inset(draft.px(0.6), 0).cut_square(side, draft.px(0.4))
    draft.add(Sign(sign, "notice", look.INK, look.HURRY))
    draft.text(words, str(left), 10.0, least=look.LEAST, face="bold", colour=look.INK, ground=look.HURRY, role="value", align="centre")


def draw_time_bar(draft: Draft, sight: Sight, line: Rect) -> None:
    """Along the whole line, as long as the share of the time that is left."""
    time, left = sight.table.time, sight.seconds_left
    if time is not None and left is not None:
        draft.part(_time_bar, line, min(left / time.limit, 1.0), look.HURRY if left <= HURRY else look.EXPECTED)


def _time_bar(draft: Draft, line: Rect, share: float, colour: Colour) -> None:
    draft.add(Plate(line, look.SLOT), Plate(Rect(line.x, line.y, max(1, round(line.w * share)), line.h), colour))


def time_up(sight: Sight) -> str:
    """What is said to a player whose time is up; nothing follows from it by itself."""
    time = sight.table.time
    if time is None or sight.seconds_left != 0 or sight.seat_sign(time.seat) is None:
        return ""
    return sight.lines.format("screen-time-up", {"seat": OfSeat(time.seat)})


def _city_of(seat: SeatView, structures: Sequence[StructureView], points: Mapping[str, int] | None) -> City:
    own = [one for one in structures if one.owner == seat.seat]
    prizes = sum(mark in STARS for one in own for mark in one.marks)
    tallest = max([seat.counts.get("threshold", 0), *map(height_of, own)])
    return City(len(own), tallest, prizes, seat.counts.get("toilets", 0), None if points is None else sum(points.values()))


def _seat_rows(
    draft: Draft, lines: Lines, seats: Sequence[SeatView], cities: Sequence[City | None], series: SeriesShown | None, asked: SeatId | None,
    timed: SeatId | None, places: Sequence[Rect],
) -> None:  # fmt: skip
    gap = draft.px(SEAT_GAP)
    rows = []
    for number, (rect, seat, city) in enumerate(zip(places, seats, cities, strict=True)):
        row = rect.inset(0, gap)
        time = _time_room(draft, row, is_city=city is not None) if seat.seat == timed else None
        rows.append((number, seat, city, row, look.RAISED if seat.seat in (asked, timed) else look.GROUND, time))
    facts = [(seat, city, _city_rooms(draft, _inner(draft, row)[1], time)) for _, seat, city, row, _, time in rows if city is not None]
    draft.parts(_seat, rows, lines, series, _facts_size(draft, lines, facts))


def _inner(draft: Draft, rect: Rect) -> tuple[Rect, Rect]:
    """Of a row, the place of the sign, and the rest."""
    inner = rect.inset(draft.px(INSET), draft.px(0.4))
    return inner.cut_square(min(inner.h, draft.px(7)), draft.px(1.6))


def _before(draft: Draft, room: Rect, time: Rect | None) -> Rect:
    """What the place of the time leaves of a room at its left."""
    return room if time is None else Rect(room.x, room.y, time.x - draft.px(1.2) - room.x, room.h)


def _facts_size(draft: Draft, lines: Lines, cities: Sequence[tuple[SeatView, City, CityRooms]]) -> float:
    """The largest letters in which the facts of all cities have room; the least where they do not."""
    size = LARGE
    for seat, city, (_, room, has_two) in cities:
        facts = _facts_of(lines, seat, city, has_marks=not has_two)
        size = _fitting(draft, facts, room, min(size, LARGE if has_two else QUIET), "narrow")
    return size


def _seat(
    draft: Draft, number: int, seat: SeatView, city: City | None, rect: Rect, ground: Colour, time: Rect | None, lines: Lines,
    series: SeriesShown | None, facts_size: float,
) -> None:  # fmt: skip
    """A seat's shape, its name and its number of cards; the seat that is asked is raised, with its colour at the edge."""
    draft.anchor(rect, f"seat:{seat.seat}")
    if ground == look.RAISED:
        draft.add(Plate(rect, look.RAISED, radius=draft.px(1)))
        draft.add(Plate(Rect(rect.x, rect.y + draft.px(0.8), draft.px(0.7), rect.h - 2 * draft.px(0.8)), look.SEATS[number % 8][0]))
    sign, left = _inner(draft, rect)
    draft.seat_sign(sign, number, seat.name)
    if city is not None:
        _draw_city(draft, lines, seat, city, series, _city_rooms(draft, left, time), ground, facts_size, is_timed=time is not None)
    else:
        count, inner = rect.inset(draft.px(INSET), draft.px(0.4)).cut_right(draft.px(COUNT))
        left = _before(draft, left, time)
        left = Rect(left.x, left.y, min(left.right, inner.right) - left.x, left.h)
        _draw_hand(draft, lines, seat, series, count, left, ground)


def _draw_hand(draft: Draft, lines: Lines, seat: SeatView, series: SeriesShown | None, count: Rect, inner: Rect, ground: Colour) -> None:
    """The number of cards, large, and a small back for each."""
    is_out = "out" in seat.marks
    colour = look.QUIET if is_out else look.TEXT
    draft.text(count, "–" if is_out else str(seat.hand), 6.4, least=4.0, face="bold", ground=ground, align="right", colour=colour)
    notes = [Fact("", text) for text in _marks(lines, seat)]
    has_two = inner.h >= draft.px(TWO_LINES) and (bool(notes) or seat.hand > 0)
    name, under = inner.cut_top(round(inner.h * 0.56)) if has_two else inner.cut_left(round(inner.w * (0.54 if notes else 1)))
    under = under if has_two else under.cut_left(draft.px(1.2))[1]
    _draw_name(draft, seat, series, name, ground, colour)
    if notes:
        _draw_facts(draft, notes, under, ground, QUIET, "condensed", look.QUIET)
    elif has_two:
        _pips(draft, under, seat.hand)


def _draw_city(
    draft: Draft, lines: Lines, seat: SeatView, city: City, series: SeriesShown | None, rooms: CityRooms, ground: Colour, size: float, *,
    is_timed: bool,
) -> None:  # fmt: skip
    """Buildings, the tallest of them, prizes and toilets, large; the hand as small backs beside the name."""
    name, facts, has_two = rooms
    if city.points is not None:
        name = _draw_points(draft, city.points, name, ground)
    elif has_two:
        name = _draw_pending(draft, lines, seat, name, ground, is_brief=is_timed and name.w < draft.px(LEAST_NAMED))
    _draw_name(draft, seat, series, name, ground, look.TEXT)
    _draw_facts(draft, _facts_of(lines, seat, city, has_marks=not has_two), facts, ground, size, "narrow", look.TEXT)


def _city_rooms(draft: Draft, inner: Rect, time: Rect | None = None) -> CityRooms:
    """The places of the name and of the facts, and whether the facts stand below it; the time stands beside the name then."""
    if inner.h >= draft.px(6.2):
        name, facts = inner.cut_top(round(inner.h * 0.48))
        return _before(draft, name, time), facts, True
    name, facts = _before(draft, inner, time).cut_left(round(inner.w * 0.4))
    return name, facts.cut_left(draft.px(1))[1], False


def _draw_points(draft: Draft, points: int, room: Rect, ground: Colour) -> Rect:
    """The sum of the final count at the right end; the answer is the room for the name."""
    right, rest = room.cut_right(min(draft.px(COUNT), room.w // 3))
    draft.text(right, signed(points), LARGE, least=look.LEAST, face="bold", ground=ground, role="value", align="right")
    return rest


def _draw_pending(draft: Draft, lines: Lines, seat: SeatView, room: Rect, ground: Colour, *, is_brief: bool) -> Rect:
    """At the right end what is pending, else the hand, in brief as one back with its number; the answer is the room for the name."""
    marks = BETWEEN.join(_marks(lines, seat))
    if marks:
        right, room = room.cut_right(min(draft.setter.letters.width(marks, "condensed", draft.px(QUIET)) + 1, room.w // 2))
        draft.text(right, marks, QUIET, least=look.LEAST, face="condensed", ground=ground, colour=look.QUIET, role="quiet", align="right")
        return room
    if is_brief:
        right, room = room.cut_right(draft.px(PIP + BRIEF))
        _pips(draft, right.cut_left(draft.px(PIP) + draft.px(PIP_GAP))[0], 1)
        number = right.cut_left(draft.px(PIP + 2 * PIP_GAP))[1]
        draft.text(number, str(seat.hand), 3.8, least=look.LEAST, face="narrow", ground=ground, role="label")
        return room
    right, room = room.cut_right(min(min(seat.hand, MOST_PIPS) * (draft.px(PIP) + draft.px(PIP_GAP)), room.w // 2))
    _pips(draft, right, seat.hand)
    return room


def _facts_of(lines: Lines, seat: SeatView, city: City, *, has_marks: bool) -> list[Fact]:
    """The most important first, as the last are left out where there is no room."""
    facts = [Fact("", text) for text in _marks(lines, seat)] if has_marks else []
    facts.append(Fact(BUILDINGS, str(city.buildings)))
    facts += [Fact(ROOF, lines.format("ground-metres", {"height": city.tallest}))] if city.tallest else []
    facts += [Fact(PRIZE, str(city.prizes))] if city.prizes else []
    return [*facts, Fact(TOILETS, str(city.toilets))] if city.toilets else facts


def _draw_name(draft: Draft, seat: SeatView, series: SeriesShown | None, room: Rect, ground: Colour, colour: Colour) -> None:
    """The name, and behind it a ring for each win that the series takes, filled for those that were won."""
    side, gap = draft.px(WIN), draft.px(0.5)
    wide = draft.px(1.2) + series.needed * (side + gap) if series is not None else 0
    there = Rect(room.x, room.y, room.w - wide, room.h)
    used = draft.text(there, seat.name, look.BODY, least=3.0, face="bold", ground=ground, colour=colour)
    for number in range(series.needed if series is not None else 0):
        has_won = series is not None and number < series.won(seat.seat)
        ring = Rect(used.right + draft.px(1.2) + number * (side + gap), room.centre[1] - side // 2, side, side)
        edge = look.TEXT if has_won else look.FREE
        draft.add(Plate(ring, edge if has_won else None, edge, max(2, draft.px(0.3)), side // 2))


def _draw_facts(draft: Draft, facts: Sequence[Fact], room: Rect, ground: Colour, size: float, face: Face, colour: Colour) -> None:
    """Side by side, all in one size; in the least size closer together, and as many as there is room for."""
    size = _fitting(draft, facts, room, size, face)
    between = BETWEEN_FACTS if _width(draft, facts, room, size, face, BETWEEN_FACTS) <= room.w else LEAST_BETWEEN
    side, x = _side(draft, room, size), room.x
    role: Role = "quiet" if colour == look.QUIET else "body"
    for one in facts:
        wide = _width(draft, [one], room, size, face, 0)
        if x + wide > room.right:
            return
        words = Rect(x, room.y, wide, room.h)
        if one.picture:
            there = words.at_left(side)
            draft.add(Sign(there, "prize", look.PRIZE, look.INK) if one.picture == PRIZE else EmblemPicture(there, one.picture))
            words = words.cut_left(side + draft.px(0.6))[1]
        draft.text(words, one.text, size, least=min(size, look.LEAST), face=face, ground=ground, colour=colour, role=role)
        x += wide + draft.px(between)


def _fitting(draft: Draft, facts: Sequence[Fact], room: Rect, size: float, face: Face) -> float:
    """That size of letters, or the largest smaller one in which all facts have room; else the least."""
    while size > look.LEAST and (_width(draft, facts, room, size, face, BETWEEN_FACTS) > room.w or draft.height_of(size, face) > room.h):
        size = max(size - 0.3, look.LEAST)
    return size


def _width(draft: Draft, facts: Sequence[Fact], room: Rect, size: float, face: Face, between: float) -> int:
    picture, letters = _side(draft, room, size) + draft.px(0.6), max(draft.letters_px(size), draft.px(look.LEAST))
    each = [draft.setter.letters.width(one.text, face, letters) + 1 + (picture if one.picture else 0) for one in facts]
    return sum(each) + draft.px(between) * (len(each) - 1)


def _side(draft: Draft, room: Rect, size: float) -> int:
    return min(room.h, draft.px(size + 0.4))


def _pips(draft: Draft, room: Rect, hand: int) -> None:
    """A small back for each card."""
    wide, tall, gap = draft.px(PIP), min(room.h - draft.px(0.3), draft.px(2.2)), draft.px(PIP_GAP)
    most = min(MOST_PIPS, room.w // (wide + gap))
    for number in range(min(hand, most)):
        left = room.x + number * (wide + gap)
        draft.add(Plate(Rect(left, room.centre[1] - tall // 2, wide, tall), look.FREE, radius=max(2, wide // 4)))


def _marks(lines: Lines, seat: SeatView) -> list[str]:
    """What is pending for a seat."""
    marks = [mark.partition("-") for mark in seat.marks]
    return [lines.format(f"screen-mark-{kind}", {"count": int(count or 0)}) for kind, _, count in marks]
