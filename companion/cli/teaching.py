"""The composition root of tags: it finds the register, decks and mats, and opens the readers."""

from __future__ import annotations

import os
import shlex
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TextIO

from companion.app.matches import TAGS, find_deck, find_mat
from companion.cards.decks.finding import in_order
from companion.cards.tags import exchange, listing
from companion.cards.tags.enrolment import Enrolment, enrolment
from companion.cards.tags.forgetting import card_meant, tags_meant
from companion.cards.tags.lesson import AtMat, TagLesson
from companion.cards.tags.naming import SEAT, Naming, TagVocabulary
from companion.cards.tags.register_file import alone, make_room, read_register, register_lines, write_lines, write_register
from companion.cards.tags.turns import Order, Say, Way
from companion.config.config import folders
from companion.core.decks.card import Deck, DeckId
from companion.core.decks.register import Register, Tagged
from companion.core.frozen import dataclass
from companion.errors import DONE, FOUND_WRONG, Problem, Text, unusable
from companion.events import BUTTONS
from companion.mats.panel_section import SEATS
from companion.mats.plan import NO_MAT, Plan, Simulated
from companion.pages.agreeing import Decks, all_decks
from companion.simulator.radio import radio_under
from companion.system.clock import Clock, RealClock, VirtualClock
from companion.system.keyboard import Awaited, Keyboard
from companion.system.outlet import complain
from companion.system.paper import Paper
from companion.system.reading import meant
from companion.words.problems import told
from hardware.readers.noise import Noise
from hardware.readers.port import Readers

USUAL_MAT = "one-pad"  # the usual one of those that are simulated
NOISE = 0.01  # as at a simulated table


@dataclass(frozen=True, slots=True)
class LessonOrder:
    """The cards or the command to be learned, and where."""

    deck: str | None
    button: str | None
    mat: str | None
    is_simulated: bool = False
    again: bool = False
    language: str | None = None  # None: not named on the command line
    order: Order = "listed"
    has_sides: bool = False
    box: int = 1
    replaced: str | None = None  # the card that gets a new sticker


def list_tags(name: str | None, language: str, out: TextIO, *, as_json: bool) -> int:
    """Lists the decks with their known tags; a deck that cannot be read is reported if a tag of it is known."""
    register = _register()
    every = Decks({}, {}) if name is not None else _every_deck()
    decks, lacks = (find_deck(name),) if name is not None else tuple(every.found.values()), _lacks_of(every, register)
    if as_json:
        listing.write_tag_rows(out, decks, register, is_whole=name is None)
    else:
        listing.show_tags(out, language, decks, register, is_whole=name is None)
    for lack in lacks:
        complain(told(lack, language))
    return FOUND_WRONG if lacks else DONE


def forget_tags(what: Sequence[str], deck: str | None, language: str, out: TextIO) -> int:
    decks = _all_decks()
    with alone(_path()):
        register = _register()
        tags = tags_meant(register, what, decks, _id_of(deck, register) if deck is not None else None)
        for uid in tags:
            register = register.forgotten(uid)
        write_register(_path(), register)
    naming, paper = Naming(language, decks[0], decks), Paper(out)
    for uid, one in tags.items():
        paper.write(naming.text(Say("tags-forgotten", one, {"uid": uid})))
    return DONE


def learn_tags(asked: LessonOrder, language: str, source: TextIO, out: TextIO) -> int:
    if (asked.deck is None) == (asked.button is None):
        raise unusable("tags learn", "cli-nothing-to-learn" if asked.deck is None else "cli-two-things-to-learn")
    decks, plan, paper = _all_decks(), _plan(asked), Paper(out)
    if asked.button is not None:
        button = _button(asked.button)
        make_room(_path())
        lesson = enrolment((button,), _register(), Way(), with_mat=plan is not NO_MAT)
        return _teach(lesson, plan, asked, Naming(language, decks[0], decks), source, paper)
    assert asked.deck is not None
    deck = find_deck(asked.deck)
    naming, cards = Naming(language, deck, decks), tuple(Tagged(deck.id, card) for card in in_order(deck, deck.cards, language))
    way = Way(asked.order, asked.has_sides, asked.box, asked.again)
    lesson = enrolment(cards, _register(), way, deck=deck, with_mat=plan is not NO_MAT)
    is_to_ask = asked.again or bool(lesson.without)
    if is_to_ask:
        make_room(_path())
    _head(paper, naming, deck, way)
    if not is_to_ask:
        paper.write(naming.say("tags-nothing-to-ask", again="--again"))
        return DONE

    def go_on() -> None:
        if way.lacking(cards, _register()):
            paper.write(naming.followed("tags-goes-on", _command(asked)), "soft")

    with _closed_by(go_on):
        return _teach(lesson, plan, asked, naming, source, paper)


def _head(paper: Paper, naming: Naming, deck: Deck, way: Way) -> None:
    known = listing.known_of(deck, _register())
    paper.write(naming.headline(known.tagged), "turn")
    if way.box > 1:
        paper.write(naming.of_box(way.box, known.tagged_in(way.box)), "turn")


def replace_tag(asked: LessonOrder, language: str, source: TextIO, out: TextIO) -> int:
    """Asks for a new tag in place of those that the card has; for a card with a tag on each side, for both."""
    decks, plan, register = _all_decks(), _plan(asked), _register()
    only = _id_of(asked.deck, register) if asked.deck is not None else None
    card = card_meant(register, asked.replaced or "", decks, only, takes_part=True)
    sides = {one.side for one in register.tags.values() if (one.deck, one.card) == (card.deck, card.card)}
    way = Way(has_sides=asked.has_sides or not sides <= {None}, box=asked.box, replaces=True)
    make_room(_path())
    deck = next((deck for deck in decks if deck.id == card.deck), decks[0])
    lesson = enrolment((card,), register, way, with_mat=plan is not NO_MAT)
    return _teach(lesson, plan, asked, Naming(language, deck, decks), source, Paper(out))


def export_tags(path: Path | None, deck: str | None, language: str, out: TextIO, *, as_table: bool, force: bool) -> int:
    """Writes the tags to the file, or without one to `out` for another program."""
    register = _register()
    register = exchange.of_deck(register, _id_of(deck, register) if deck is not None else None)
    lines = [exchange.as_table(register)] if as_table else list(register_lines(register))
    if path is None:
        out.writelines(lines)
        return DONE
    if path.exists() and not path.is_file():  # a folder, or a device, which a file must not replace
        raise unusable(str(path), "cli-tags-into-a-folder" if path.is_dir() else "cli-tags-into-no-file")
    if path.exists() and not force:
        raise unusable(str(path), "file-is-there-already")
    write_lines(path, ["\ufeff", *lines] if as_table else lines)
    count = len(register.tags) + len(register.commands)
    Paper(out).write(_naming(language, _all_decks()).followed("tags-exported", str(path), count=count))
    return DONE


def import_tags(path: Path, deck: str | None, language: str, out: TextIO, *, replaces: bool) -> int:
    decks = _all_decks()
    with alone(_path()):
        register = _register()
        only = _id_of(deck, register) if deck is not None else None
        taking = exchange.taken(path, register, decks, only, replaces=replaces)
        if taking.register != register:
            write_register(_path(), taking.register)
    naming, paper = _naming(language, decks), Paper(out)
    paper.write(naming.say("tags-imported", count=taking.new))
    for key, count in (("tags-imported-known", taking.known), ("tags-imported-moved", taking.moved)):
        if count:
            paper.write(naming.say(key, count=count))
    for missing, count in taking.strange.items():
        paper.write(naming.say("tags-deck-missing", of=missing, count=count))
    return DONE


@contextmanager
def _closed_by(tell: Callable[[], None]) -> Iterator[None]:
    """Calls `tell` at the end, also where Ctrl-C ends the lesson."""
    try:
        yield
    except KeyboardInterrupt:
        tell()
        raise
    tell()


def _teach(first: Enrolment, plan: Plan, asked: LessonOrder, naming: Naming, source: TextIO, paper: Paper) -> int:
    """Holds a lesson, on a mat or without one. A simulated mat whose uids come from a file runs on virtual time: no person watches it."""
    keyboard = Keyboard(source.buffer, source.encoding or "utf-8")
    is_real = any(not isinstance(reader, Simulated) for reader in plan.readers) and not asked.is_simulated
    clock = RealClock() if is_real or source.isatty() else VirtualClock()
    lines = keyboard if isinstance(clock, RealClock) or plan is NO_MAT else Awaited(keyboard, clock)

    def say(one: Say) -> None:
        paper.write(naming.text(one), one.tone)

    def sum_up() -> None:
        paper.write()
        paper.write(naming.say("tags-sum", count=lesson.now.new))

    lesson = TagLesson(first, _path(), TagVocabulary(naming.language), lines, say)
    with _closed_by(sum_up):
        if plan is NO_MAT:
            lesson.run()
        elif is_real:
            with closing(_readers(asked.mat or "", clock, keyboard)) as readers:
                AtMat(lesson, readers, clock).run()
        else:
            paper.write(naming.say("tags-how-simulated"), "soft")
            radio = radio_under(plan.shape, Noise.of(NOISE), "tags")
            with closing(radio):
                AtMat(lesson, radio, clock, radio, next((pad for pad in plan.shape.pads if pad in radio.slots), radio.slots[0])).run()
    return DONE


def _readers(name: str, clock: Clock, keyboard: Keyboard) -> Readers:
    """The real readers of a mat, with the calibration of each; their libraries are imported only here, as typed uids need none."""
    from companion.app.readers import found, wired

    one = found(name)
    return wired(one.plan, one.calibration, clock.now, keyboard.wake)


def _plan(asked: LessonOrder) -> Plan:
    """The plan of the mat that reads the tags; `NO_MAT` where uids are typed."""
    plan = find_mat(asked.mat or (USUAL_MAT if asked.is_simulated else NO_MAT.name))
    if plan is NO_MAT and asked.is_simulated:
        raise unusable("--simulated", "cli-simulated-without-mat")
    if plan is not NO_MAT and not plan.shape.polled:
        raise unusable("--mat", "cli-no-reader-works")
    return plan


def _button(name: str) -> str:
    """The id of a button; the register knows more seats than any game has, so that tags learned for such seats are still read."""
    known = (*BUTTONS, *SEATS)
    if name not in known:
        instead = Text("cli-seats-are", first=SEATS[0], last=SEATS[-1]) if name.startswith(SEAT) else meant(name, known)
        raise unusable("--command", "cli-no-such-command", name=name, instead=instead)
    return name


def _command(asked: LessonOrder) -> str:
    """The command line that continues this lesson."""
    words = ["facedown", "tags", "learn", "--deck", asked.deck or ""]
    words += ["--mat", asked.mat] if asked.mat is not None else []
    words += ["--simulated"] if asked.is_simulated else []
    words += ["--order", asked.order] if asked.order != "listed" else []
    words += ["--sides"] if asked.has_sides else []
    words += ["--box", str(asked.box)] if asked.box > 1 else []
    words += ["--lang", asked.language] if asked.language is not None else []
    return shlex.join(words)


def _id_of(name: str, register: Register) -> DeckId:
    """The id of a deck, also of one that is gone and has tags in the register."""
    return DeckId(name) if name in {one.deck for one in register.tags.values()} else find_deck(name).id


def _every_deck() -> Decks:
    return all_decks(folders(os.environ).decks)


def _all_decks() -> tuple[Deck, ...]:
    """All decks that can be read."""
    return tuple(_every_deck().found.values())


def _lacks_of(decks: Decks, register: Register) -> tuple[Problem, ...]:
    """The problems of decks of which a tag is known; a half-written deck without tags is not reported."""
    tagged = {str(one.deck) for one in register.tags.values()}
    return tuple(problem for name, problems in decks.lacks.items() if name in tagged for problem in problems)


def _naming(language: str, decks: tuple[Deck, ...]) -> Naming:
    """The names of cards and decks for a page that is about no deck in particular."""
    return Naming(language, decks[0], decks)


def _register() -> Register:
    return read_register(_path())


def _path() -> Path:
    return folders(os.environ).state / TAGS
