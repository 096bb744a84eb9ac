"""A match played again by the rules: its story up to an entry, and the table as it lay then; what the readers heard, settled once more."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import partial
from typing import TextIO

from companion.core.decks.card import Deck
from companion.core.games.game import OfSeat
from companion.core.referee.announcements import of_fact
from companion.core.referee.entries import Entry
from companion.core.referee.match_state import Register, Standing
from companion.core.referee.opening import opened
from companion.core.referee.referee import Referee
from companion.core.referee.step import name_of
from companion.core.referee.table_view import table_view
from companion.events import TagLifted, TagPlaced, TagTapped
from companion.record import raw
from companion.record.history.story import show_match
from companion.record.memory import MemoryJournal
from companion.record.notation import text_of
from companion.record.record import Record, recorded, rulings
from companion.record.store import Kept, Listed
from companion.record.summary import begun, folded
from companion.system.paper import Paper
from companion.terminal.drawing import Drawing
from companion.words.dates import StoryLines, clock


def until(kept: Kept, last: int | None) -> Kept:
    """The match as it stood after that entry."""
    if last is None or last >= len(kept.entries) - 1:
        return kept
    entries = kept.entries[: last + 1]
    return replace(kept, entries=entries, listed=replace(kept.listed, summary=folded(entries)))


def replay_match(kept: Kept, deck: Deck, register: Register, language: str, out: TextIO, others: Sequence[Deck] = ()) -> None:
    """Raises `Unusable` where this version of the program would not say what was said."""
    referee = Referee(kept.listed.setup, deck, register, MemoryJournal(), kept.entries)
    show_match(replace(kept, deck=deck), language, out, others=others)
    draw(referee.standing, StoryLines(replace(kept, deck=deck), language, others), out)


def draw(standing: Standing, lines: StoryLines, out: TextIO, *, with_instructions: bool = True) -> None:
    """The table, what is expected, and what does not lie as it should, where there is a mat to lie on."""
    paper, table = Paper(out), table_view(standing)
    for sitter in table.view.seats:
        lines.rename({"seat": OfSeat(sitter.seat), "name": sitter.name})
    paper.write()
    Drawing(standing.match.game.ground, standing.match.deck, lines, paper).draw(table, whole=True)
    if not table.view.winners:
        paper.write()
        paper.write(lines.text(table.expected.status), "turn")
    for one in table.instructions if with_instructions else ():
        paper.write(f"  !!  {lines.text(one.announcement)}", "violation", indent=6)


def replay_record(record: Record, deck: Deck, register: Register, language: str, out: TextIO, last: int | None) -> None:
    """A match from its notation: act by act what it was and what was ruled."""
    standing, _ = opened(record.setup, deck, register)
    placement = standing.placement
    if hasattr(placement, "anchored"):  # nobody wrote where on the mat the first card lay
        standing = replace(standing, placement=placement.anchored(None))
    lines, paper = _lines_of(standing, language), Paper(out)
    written = text_of(record).splitlines()[-len(record.acts) :] if record.acts else []
    for number, (ruling, text) in enumerate(zip(rulings(record, deck), written, strict=True), start=1):
        if last is not None and number > last:
            break
        before, standing = standing, replace(standing, position=ruling.position)
        paper.write(text, "act")
        for fact in ruling.facts:
            said = of_fact(record.setup.game, fact, partial(name_of, standing), partial(name_of, before))
            paper.write(f"      {lines.text(said)}", said.tone, indent=6)
    draw(standing, lines, out, with_instructions=False)


def _lines_of(standing: Standing, language: str) -> StoryLines:
    setup = standing.match.setup
    listed = Listed(0, setup, language, "", "", False, (), begun(setup))
    return StoryLines(Kept(listed, "", standing.match.deck, "", {}, (), -1), language)


def notation_of(kept: Kept, deck: Deck, register: Register) -> str:
    """Its acts in a text that reads like the game."""
    events = [entry.event for entry in kept.entries[1:] if not entry.is_failed]
    return text_of(recorded(kept.listed.setup, deck, register, events))  # type: ignore[arg-type]


def replay_raw(kept: Kept, deck: Deck, register: Register, passes: Sequence[raw.Heeded], out: TextIO) -> bool:
    """What each slot heard before what the mat told, and whether it would be settled so again."""
    journal = MemoryJournal()
    referee = Referee(kept.listed.setup, deck, register, journal)
    heard = [one for one in passes if one.entry <= kept.entries[-1].number]
    raw.resettled(referee, kept.entries, heard)
    shape = kept.listed.setup.shape
    for_draws = set(shape.draw_pads) - set(shape.action_pads)
    met = _met(kept.entries, for_draws)
    for entry in kept.entries:
        event = entry.event
        if isinstance(event, (TagPlaced, TagLifted, TagTapped)):
            name = _namer(register, met, is_for_draws=event.slot in for_draws)
            kind = type(event).__name__.removeprefix("Tag").lower()
            told = raw.answers(heard, entry, name)
            what = f"{event.slot:<4} {kind:<6} {name(event.uid)}"
            out.write(f"{entry.number:>5} {clock(event.at):>6}  {what}   heard: {told or 'not kept'}\n")
    counts = raw.counted(heard)
    out.write(", ".join(f"{count:,} {name}" for name, count in counts.items()) + "\n")
    first = raw.differing(kept.entries, journal.entries()[: len(kept.entries)])
    if first is None:
        out.write("Settled again, it is the same match.\n")
        return True
    out.write(f"Settled again, it is another match from entry {first} on:\n")
    out.write(f"  on record: {_shown(kept.entries, first, register, met, for_draws)}\n")
    out.write(f"  again:     {_shown(journal.entries(), first, register, met, for_draws)}\n")
    return False


def _met(entries: Sequence[Entry], for_draws: Collection[str]) -> frozenset[str]:
    """The tags that the match has met where everybody sees them; another that was only glimpsed may be in somebody's hand (H2)."""
    events = [entry.event for entry in entries]
    return frozenset(one.uid for one in events if isinstance(one, (TagPlaced, TagLifted, TagTapped)) and one.slot not in for_draws)


def _namer(register: Register, met: Collection[str], *, is_for_draws: bool) -> Callable[[str], str]:
    """What a draw pad reads is a card, and nobody's business (H2)."""

    def name(uid: str) -> str:
        tagged = register.identify(uid)
        if is_for_draws or (tagged is not None and uid not in met):
            return "a card" if is_for_draws else "another card"
        return tagged.card if tagged is not None else uid

    return name


def _shown(entries: Sequence[Entry], number: int, register: Register, met: Collection[str], for_draws: Collection[str]) -> str:
    if number >= len(entries):
        return "nothing more"
    event = entries[number].event
    if isinstance(event, (TagPlaced, TagLifted, TagTapped)):
        name = _namer(register, met, is_for_draws=event.slot in for_draws)(event.uid)
        return f"{type(event).__name__.removeprefix('Tag').lower()} {name} on {event.slot} at {event.at:.2f}"
    return type(event).__name__.lower()
