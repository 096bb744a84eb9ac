"""What `facedown history` and `facedown replay` print: pages for people in their language, and rows of JSON for programs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict
from datetime import UTC, datetime, tzinfo
from functools import partial
from typing import TextIO, TypeVar

from companion.cards.tags.naming import Naming
from companion.core.decks.card import Deck
from companion.core.frozen import dataclass
from companion.core.games.game import OfSeat
from companion.core.games.registry import find
from companion.core.referee.match_state import MatchState
from companion.core.referee.table_view import table_view
from companion.errors import Text, unusable
from companion.record import statistics
from companion.record.plain import JsonRow, said_to_json
from companion.record.replay import Resettled
from companion.record.seen import SeenCards
from companion.record.statistics import PlayerCount, PlayerRecord, SeriesPlayed, sitters
from companion.record.store import Kept, Listed
from companion.record.story import LEFT_OUT, StoryEntry, StoryLines, result_of, sentences, shown_story
from companion.system.outlet import write_rows
from companion.system.paper import Paper
from companion.terminal.drawing import Drawing
from companion.words.dates import KEPT, HistoryWords, clock, minus

LONGEST_NAME = 30  # in the table of players; longer names are cut
T = TypeVar("T")
Show = Callable[[Sequence[T], Paper, HistoryWords], None]
COLUMNS = ("matches", "wins", "shared", "unfinished")
ALWAYS = ("matches", "wins")


@dataclass(frozen=True, slots=True)
class PageWanted:
    """The form of a page; times are in `zone`, by default in the zone of the machine."""

    language: str
    out: TextIO
    as_json: bool
    zone: tzinfo | None = None


def list_matches(listed: Iterable[Listed], language: str, out: TextIO, *, as_json: bool = False, zone: tzinfo | None = None) -> None:
    shown = tuple(listed)
    _show(shown, map(match_row, shown), _print_matches, "history-none", PageWanted(language, out, as_json, zone))


def show_tonight(
    listed: Iterable[Listed],
    language: str,
    out: TextIO,
    *,
    as_json: bool = False,
    now: str | None = None,
    zone: tzinfo | None = None,
) -> None:
    """The matches since the last long pause, and the results of their players."""
    shown = statistics.tonight(listed, now or datetime.now(UTC).isoformat())
    rows = (*map(match_row, shown), *map(player_row, statistics.records(shown)))
    _show(shown, rows, _print_tonight, "history-none-tonight", PageWanted(language, out, as_json, zone))


def show_series(listed: Iterable[Listed], language: str, out: TextIO, *, as_json: bool = False) -> None:
    found = statistics.all_series(listed)
    _show(found, map(series_row, found), partial(_each, _print_series), "history-none-series", PageWanted(language, out, as_json))


def show_players(listed: Iterable[Listed], language: str, out: TextIO, *, as_json: bool = False) -> None:
    found = statistics.records(listed)
    _show(found, map(player_row, found), _print_players, "history-none", PageWanted(language, out, as_json))


def show_player(listed: Iterable[Listed], name: str, language: str, out: TextIO, *, as_json: bool = False) -> None:
    """Prints the results of one player; raises `Unusable` where no player has that name."""
    found = statistics.records(listed, name)
    if not found:
        raise unusable(Text("place-player", player=name), "cli-no-such-player")
    _show(found, map(player_row, found), partial(_each, _print_player), "", PageWanted(language, out, as_json))


def show_seen(found: Sequence[SeenCards], language: str, out: TextIO, *, as_json: bool = False) -> None:
    _show(found, map(seen_row, found), partial(_each, _print_seen), "history-seen-nowhere", PageWanted(language, out, as_json))


def show_match(
    kept: Kept, language: str, out: TextIO, *, as_json: bool = False, others: Sequence[Deck] = (), zone: tzinfo | None = None
) -> None:
    """The story of a match; `others` are decks whose cards may have lain on its table as well."""
    lines, told = StoryLines(kept, language, others), tuple(shown_story(kept))
    if as_json:
        write_rows(out, (match_row(kept.listed), *(story_row(one, lines) for one in told)))
    else:
        _print_story(kept.listed, told, lines, Paper(out), HistoryWords(language, zone))


def _show(found: Sequence[T], rows: Iterable[JsonRow], show: Show[T], nothing: str, asked: PageWanted) -> None:
    """Writes rows for programs, or a page for people, which says so where nothing was found."""
    if asked.as_json:
        write_rows(asked.out, rows)
        return
    paper, words = Paper(asked.out), HistoryWords(asked.language, asked.zone)
    if found:
        show(found, paper, words)
    else:
        paper.write(words.say(nothing))


def _each(show: Callable[[T, Paper, HistoryWords], None], found: Sequence[T], paper: Paper, words: HistoryWords) -> None:
    for one in found:
        show(one, paper, words)


def match_row(one: Listed) -> JsonRow:
    summary, setup = one.summary, one.setup
    players = [
        {
            "seat": sitter.seat,
            "name": sitter.name,
            "bot": sitter.is_bot,
            "won": sitter.seat in summary.winners,
            "points": summary.points.get(sitter.seat),
            "tallies": dict(summary.tallies.get(sitter.seat, {})),
        }
        for sitter in sitters(one)
    ]
    return {
        "match": one.number,
        "game": setup.game,
        "deck": setup.deck,
        "order": setup.characteristic,
        "players": players,
        "began": one.began,
        "touched": one.touched,
        "seconds": summary.at,
        "acts": summary.acts,
        "over": one.is_over,
        "aside": one.is_aside,
        "series": {"best_of": setup.series.best_of, "wins": list(setup.series.wins)} if setup.series else None,
    }


def player_row(one: PlayerRecord) -> JsonRow:
    games = {game: asdict(count) for game, count in one.by_game.items()}
    return {"player": one.name, "bot": one.is_bot, **asdict(one.whole), "games": games}


def series_row(one: SeriesPlayed) -> JsonRow:
    wins = dict(zip(one.players, one.series.wins, strict=True))
    return {"game": one.game, "best_of": one.series.best_of, "wins": wins, "matches": list(one.matches), "won_by": list(one.won_by)}


def seen_row(one: SeenCards) -> JsonRow:
    needed = {str(number): least for number, least in one.needed.items()}
    return {"deck": one.deck.id, "seen": list(one.cards), "fresh": one.fresh, "needed": needed, "returns_for": list(one.returns_for)}


def story_row(one: StoryEntry, lines: StoryLines) -> JsonRow:
    said = [{"id": announced.id, **said_to_json(announced), "text": text} for announced, text in sentences(one, lines)]
    return {"entry": one.entry, "at": one.at, "act": one.act, "taken_back": one.is_taken_back, "said": said}


def _print_matches(shown: Sequence[Listed], paper: Paper, words: HistoryWords) -> None:
    """A list of matches, the last one last, day by day."""
    wide = max(len(words.played(one.setup.game, one.setup.deck)) for one in shown)
    number = len(str(shown[-1].number))
    long = max(len(clock(one.summary.at)) for one in shown)
    times = [words.time(words.local(one.began)) for one in shown]
    hours = max(map(len, times))
    day = None
    for one, time in zip(shown, times, strict=True):
        began = words.local(one.began)
        if began.date() != day:
            day = began.date()
            paper.write()
            paper.write(words.day(began), "turn")
        played = words.played(one.setup.game, one.setup.deck)
        before = f"  {one.number:>{number}}  {time:>{hours}}  {played:<{wide}}  {clock(one.summary.at):>{long}}  "
        paper.write(before + result_of(one, words), indent=len(before))
    if statistics.finished(shown):
        paper.write()
        paper.write(words.say("history-legend"), "soft")


def _print_tonight(shown: Sequence[Listed], paper: Paper, words: HistoryWords) -> None:
    _print_matches(shown, paper, words)
    if statistics.finished(shown):
        paper.write()
        _print_players(statistics.records(shown), paper, words)


def _print_series(one: SeriesPlayed, paper: Paper, words: HistoryWords) -> None:
    paper.write()
    paper.write(words.say("history-series", game=words.game(one.game), best=str(one.series.best_of)), "turn")
    wide = max(map(len, one.players))
    for name, won in zip(one.players, one.series.wins, strict=True):
        paper.write(f"  {'*' if name in one.won_by else ' '} {name:<{wide}}  {won}")
    numbers = ", ".join(map(str, one.matches))
    paper.write("  " + words.say("history-series-matches", matches=numbers, count=len(one.matches)), indent=2)
    if not one.won_by:
        paper.write("  " + words.say("history-series-open", count=one.series.needed), indent=2)


def _print_players(everybody: Sequence[PlayerRecord], paper: Paper, words: HistoryWords) -> None:
    """A table; a column in which every number is 0 is left out."""
    names = [_short(words.called(one.name, is_bot=one.is_bot)) for one in everybody]
    wide = max(map(len, names))
    columns = [column for column in COLUMNS if column in ALWAYS or any(getattr(one.whole, column) for one in everybody)]
    titles = [words.say(f"history-column-{column}") for column in columns]
    paper.write("  ".join([f"  {'':<{wide}}", *titles]), "turn")
    for name, one in zip(names, everybody, strict=True):
        cells = [f"{getattr(one.whole, column):>{len(title)}}" for column, title in zip(columns, titles, strict=True)]
        paper.write("  ".join([f"  {name:<{wide}}", *cells]))


def _short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def _print_player(one: PlayerRecord, paper: Paper, words: HistoryWords) -> None:
    """One player, with everything that is counted in each game."""
    paper.write()
    paper.write(words.called(one.name, is_bot=one.is_bot), "turn")
    if len(one.by_game) > 1:
        paper.write("  " + _counted(one.whole, words), indent=2)
    for game, count in one.by_game.items():
        paper.write()
        paper.write(f"  {words.say('history-in-game', game=words.game(game), counted=_counted(count, words))}", indent=2)
        known = find(game)
        ids = [tally.id for tally in known.tallies] if known else []
        told = [(words.tally(id), count.tallies[id]) for id in ids if id in count.tallies]
        if count.counts:
            told.insert(0, (words.say("history-points"), count.points))
        wide = max((len(label) for label, _ in told), default=0)
        for label, number in told:
            paper.write(f"    {label:<{wide}}  {minus(number):>5}")


def _counted(count: PlayerCount, words: HistoryWords) -> str:
    """Matches and wins; shared wins and unfinished matches where there are any."""
    parts = [words.say("history-matches", count=count.matches), words.say("history-wins", count=count.wins)]
    if count.shared:
        parts.append(words.say("history-shared", count=count.shared))
    if count.unfinished:
        parts.append(words.say("history-open-matches", count=count.unfinished))
    return ", ".join(parts)


def _print_seen(one: SeenCards, paper: Paper, words: HistoryWords) -> None:
    naming, count = Naming(words.language, one.deck), len(one.cards)
    name = one.deck.names[naming.language]
    paper.write()
    paper.write(naming.say("history-seen-deck", name=name, id=one.deck.id, count=count, fresh=one.fresh), "turn")
    if one.cards:
        paper.write("  " + naming.listed(one.cards), indent=2)
    if one.needed:
        takes = [naming.say("history-seen-takes", players=number, count=least) for number, least in one.needed.items()]
        paper.write("  " + naming.say("history-seen-needed", takes=", ".join(map(paper.kept, takes))), "soft", indent=2)
    if one.returns_for:
        numbers = ", ".join(map(str, one.returns_for))
        paper.write("  " + naming.say("history-seen-returns", players=numbers), indent=2)


def _print_story(listed: Listed, told: Sequence[StoryEntry], lines: StoryLines, paper: Paper, words: HistoryWords) -> None:
    _print_head(listed, paper, words)
    for one in told:
        _print_entry(one, paper, lines)
    _print_end(listed, paper, words)
    if any(one.is_taken_back for one in told):
        paper.write()
        paper.write(words.say("history-taken-back"), "soft")


def _print_head(listed: Listed, paper: Paper, words: HistoryWords) -> None:
    began = words.local(listed.began)
    paper.write(words.say("history-match", match=str(listed.number), game=words.game(listed.setup.game)), "turn")
    paper.write(words.say("history-began", date=words.day(began), time=words.time(began)))
    paper.write(words.say("history-players", players=", ".join(words.called(one.name, is_bot=one.is_bot) for one in sitters(listed))))
    paper.write()


def _print_entry(one: StoryEntry, paper: Paper, lines: StoryLines) -> None:
    """Time, number of the act, and a cross where it was taken back; then each sentence on a line of its own."""
    number = "" if one.act is None else str(one.act)
    before = f"{clock(one.at):>6} {number:>4} {'x' if one.is_taken_back else ' '} "
    for said, text in sentences(one, lines):
        if not said.key.endswith(LEFT_OUT):
            paper.write(before + text, "soft" if one.is_taken_back else said.tone, indent=len(before))
            before = " " * len(before)


def _print_end(listed: Listed, paper: Paper, words: HistoryWords) -> None:
    """The winners, and the points where they were counted; of a match that is not over, how it stands."""
    summary = listed.summary
    paper.write()
    if listed.is_over:
        winners = tuple(summary.names[seat] for seat in summary.winners)
        paper.write(words.say("history-won", players=", ".join(winners), count=len(winners)), "win")
    else:
        paper.write(words.say("history-stands", how="aside" if listed.is_aside else "open"), "turn")
        if summary.turn is not None:
            paper.write(words.say("history-turn", seat=summary.names[summary.turn]))
    for key, numbers in (("history-total", summary.points), ("history-hands", summary.hands)):
        told = [f"{summary.names[one.seat]}{KEPT}{minus(numbers[one.seat])}" for one in listed.setup.players if one.seat in numbers]
        if told:
            paper.write(words.say(key, players=", ".join(told)))


def print_table(state: MatchState, lines: StoryLines, out: TextIO, *, with_instructions: bool = True) -> None:
    """The table, what is expected, and on a mat also what does not lie as it should."""
    paper, table = Paper(out), table_view(state)
    for sitter in table.view.seats:
        lines.rename({"seat": OfSeat(sitter.seat), "name": sitter.name})
    paper.write()
    Drawing(state.match.game.ground, state.match.deck, lines, paper).draw(table, whole=True)
    if not table.view.winners:
        paper.write()
        paper.write(lines.text(table.expected.status), "turn")
    for one in table.instructions if with_instructions else ():
        paper.write(f"  !!  {lines.text(one.announcement)}", "violation", indent=6)


def print_resettled(found: Resettled, out: TextIO) -> None:
    for tag in found.tags:
        what = f"{tag.slot:<4} {tag.kind:<6} {tag.name}"
        out.write(f"{tag.entry:>5} {clock(tag.at):>6}  {what}   heard: {tag.heard or 'not kept'}\n")
    out.write(", ".join(f"{count:,} {name}" for name, count in found.counts.items()) + "\n")
    if found.first is None:
        out.write("Settled again, it is the same match.\n")
        return
    out.write(f"Settled again, it is another match from entry {found.first} on:\n")
    out.write(f"  on record: {found.on_record}\n")
    out.write(f"  again:     {found.again}\n")
