"""The players who have played here, and the counts of each."""

from __future__ import annotations

from companion.core.frozen import dataclass
from companion.screen import look
from companion.screen.acts import OpenPage
from companion.screen.draft import Draft
from companion.screen.frame import Status, page
from companion.screen.pages import parts
from companion.screen.things import Rect
from companion.screen.words import Words

ROW, HEAD, TALLY = 11.0, 7.0, 8.2  # hundredths, of a row, of the heading of a game, of a count in it
COUNTS = ("matches", "won", "shared", "open")


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """The counts of a player; `shared` counts the won matches that others won too."""

    name: str
    matches: int
    won: int
    shared: int = 0
    unfinished: int = 0


@dataclass(frozen=True, slots=True)
class Players:
    records: tuple[PlayerRow, ...]
    at: int = 0


@dataclass(frozen=True, slots=True)
class InGame:
    """The counts of a player in one game; `tallies` are further counts, each with its words."""

    game: str
    matches: int
    won: int
    tallies: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class OnePlayer:
    record: PlayerRow
    games: tuple[InGame, ...] = ()
    at: int = 0


def draw_players(draft: Draft, words: Words, players: Players) -> None:
    if not players.records:
        status = Status(words.say("page-players-none"), buttons=(parts.begin_button(words),))
        parts.nothing(draft, page(draft, words.say("page-label-players"), status), words.say("page-players-nothing"), "way-players")
        return
    rest = page(draft, words.say("page-label-players"), Status(words.say("page-players-touch")))
    head, rest = rest.cut_top(draft.px(8.5))
    many = len(parts.paged([draft.px(ROW)] * len(players.records), rest.h, draft.px(parts.GAP))) > 1
    wide = head.w - (draft.px(look.TOUCH + 2) if many else 0)
    cells = _cells(draft, Rect(head.x, head.y, wide - draft.px(5), head.h).inset(draft.px(2), 0))
    for cell, what in zip(cells[1:], COUNTS, strict=True):
        label = words.say(f"page-label-column-{what}")
        face = parts.face_for(draft, label, cell.w, "sans")
        draft.text(cell, label, 3.4, colour=look.QUIET, face=face, role="quiet", align="right", lines=2)
    for number, rect in parts.list_rows(draft, rest, lambda _: [draft.px(ROW)] * len(players.records), players.at):
        _record(draft, rect, players.records[number])


def _cells(draft: Draft, rect: Rect) -> list[Rect]:
    name, counts = rect.cut_left(round(rect.w * (0.42 if draft.is_upright else 0.44)))
    return [name, *counts.columns(len(COUNTS), draft.px(1))]


def _record(draft: Draft, rect: Rect, one: PlayerRow) -> None:
    inner = parts.list_row(draft, rect, OpenPage("player", one.name))
    name, *counts = _cells(draft, inner)
    sign, name = name.cut_square(min(name.h, draft.px(look.TOUCH * 0.8)), draft.px(1.6))
    draft.player_sign(sign, one.name)
    draft.text(name, one.name, look.BODY, lines=2, face="bold", ground=look.RAISED)
    for cell, count in zip(counts, (one.matches, one.won, one.shared, one.unfinished), strict=True):
        colour = look.TEXT if count else look.QUIET
        draft.text(cell, str(count), look.BODY, colour=colour, ground=look.RAISED, align="right")


def draw_player(draft: Draft, words: Words, one: OnePlayer) -> None:
    record = one.record
    rest = page(draft, record.name, Status(words.say("page-player-counts", count=record.matches)))
    head, rest = rest.cut_top(draft.px(15))
    counts = (record.matches, record.won, record.shared, record.unfinished)
    for place, count, what in zip(head.columns(4, draft.px(parts.GAP)), counts, COUNTS, strict=True):
        draft.plate(place, look.MAT)
        above, below = place.inset(draft.px(1.5), draft.px(1)).cut_top(draft.px(7.6))
        draft.text(above, str(count), look.TITLE, face="bold", ground=look.MAT, align="centre")
        label = words.say(f"page-label-column-{what}")
        draft.text(below, label, 3.4, colour=look.QUIET, ground=look.MAT, align="centre", role="quiet")
    rest = rest.cut_top(draft.px(3))[1]
    if not one.games:
        parts.nothing(draft, rest, words.say("page-player-nothing"))
        return
    talls = [draft.px(HEAD + TALLY * -(-len(game.tallies) // _across(draft)) + 2) for game in one.games]
    for number, rect in parts.list_rows(draft, rest, lambda _: talls, one.at, gap=0):
        _in_game(draft, words, rect, one.games[number])


def _across(draft: Draft) -> int:
    return 1 if draft.is_upright else 2


def _in_game(draft: Draft, words: Words, rect: Rect, game: InGame) -> None:
    head, rest = rect.cut_top(draft.px(HEAD))
    left, right = parts.halves(draft, head, 44, 2)
    counted = words.say("page-label-in-game", count=game.matches, most=game.won)
    draft.text(left, game.game, look.BODY, face="bold")
    draft.text(right, counted, 3.6, colour=look.QUIET, align="right", role="quiet")
    across = _across(draft)
    for number, (word, count) in enumerate(game.tallies):
        row = rest.tile(number, across, draft.px(TALLY), draft.px(5))
        first, counted_so = row.cut_left(draft.px(9))
        draft.text(first, str(count), look.BODY, face="bold", align="right")
        draft.text(counted_so.cut_left(draft.px(2))[1], word, 3.8, lines=2)
