"""The list of known tags: cards with and without one in each deck, and command cards; only names, no numbers of cards."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import TextIO

from companion.cards.tags.naming import Naming
from companion.cards.tags.turns import without_second
from companion.core.decks.card import CardId, Deck, DeckId
from companion.core.decks.register import Register, Tagged
from companion.core.frozen import dataclass
from companion.events import Button
from companion.system.paper import Paper

Uids = tuple[str, ...]
LEARN = "facedown tags learn --deck"


@dataclass(frozen=True, slots=True)
class KnownTags:
    """The tags of one deck; also those of cards that the deck does not have any more."""

    deck: Deck
    tags: Mapping[CardId, Uids]
    boxes: Mapping[str, int]  # of each of these tags that is in another box than the first
    halves: Mapping[int, int]  # box -> how many of its cards lack the second of two stickers

    @property
    def tagged(self) -> int:
        return self.tagged_in(1)

    def tagged_in(self, box: int) -> int:
        return len(self.cards_in(box))

    def cards_in(self, box: int) -> tuple[CardId, ...]:
        """The cards that have a tag in that box."""
        here = {card for card, uids in self.tags.items() if any(self.boxes.get(uid, 1) == box for uid in uids)}
        return tuple(card for card in self.tags if card in here and card in self.deck.cards)

    @property
    def without(self) -> tuple[CardId, ...]:
        """The cards that have no tag in the first box."""
        return tuple(card for card in self.deck.cards if all(uid in self.boxes for uid in self.tags.get(card, ())))

    @property
    def gone(self) -> tuple[CardId, ...]:
        return tuple(card for card in self.tags if card not in self.deck.cards)


def known_of(deck: Deck, register: Register) -> KnownTags:
    tags = _tags_of(deck.id, register)
    boxes = {uid: register.boxes[uid] for uids in tags.values() for uid in uids if uid in register.boxes}
    cards = tuple(Tagged(deck.id, card) for card in deck.cards)
    halves = {box: len(without_second(cards, register, box)) for box in (1, *sorted(set(boxes.values())))}
    return KnownTags(deck, tags, boxes, halves)


def _tags_of(deck: DeckId, register: Register) -> dict[CardId, Uids]:
    cards = sorted({tagged.card for tagged in register.tags.values() if tagged.deck == deck})
    return {card: tuple(sorted(uid for uid, one in register.tags.items() if (one.deck, one.card) == (deck, card))) for card in cards}


def _commands_of(register: Register) -> dict[Button, Uids]:
    buttons = sorted(set(register.commands.values()))
    return {button: tuple(sorted(uid for uid, one in register.commands.items() if one == button)) for button in buttons}


def _strange(decks: Iterable[Deck], register: Register) -> tuple[DeckId, ...]:
    return tuple(sorted({tagged.deck for tagged in register.tags.values()} - {deck.id for deck in decks}))


def write_tag_rows(out: TextIO, decks: Iterable[Deck], register: Register, *, is_whole: bool) -> None:
    """One JSON object for each line; `is_whole`: also commands, and decks that are not here."""
    out.writelines(json.dumps(row, ensure_ascii=False) + "\n" for row in _rows(tuple(decks), register, is_whole=is_whole))


def _rows(decks: tuple[Deck, ...], register: Register, *, is_whole: bool) -> Iterator[dict[str, object]]:
    for deck in decks:
        known = known_of(deck, register)
        counted = {"deck": deck.id, "cards": len(deck.cards), "tagged": known.tagged}
        yield {**counted, "tags": known.tags, "boxes": known.boxes, "without": known.without}
    for missing in _strange(decks, register) if is_whole else ():
        yield {"deck": missing, "tags": _tags_of(missing, register)}
    for button, uids in _commands_of(register).items() if is_whole else ():
        yield {"command": button, "tags": uids}


def show_tags(out: TextIO, language: str, decks: Iterable[Deck], register: Register, *, is_whole: bool) -> None:
    """Shows which cards have a tag and which have none; cards of a deck without any tag are listed only if that deck is asked for."""
    paper, shown = Paper(out), tuple(decks)
    for deck in shown:
        _show_deck(paper, language, known_of(deck, register), is_asked=not is_whole)
    if is_whole and shown:
        _show_rest(paper, Naming(language, shown[0], shown), shown, register)


def _show_rest(paper: Paper, naming: Naming, shown: tuple[Deck, ...], register: Register) -> None:
    for missing in _strange(shown, register):
        count = sum(len(uids) for uids in _tags_of(missing, register).values())
        paper.write(naming.say("tags-deck-missing", of=missing, count=count))
    if register.commands:
        paper.write()
        paper.write(naming.say("tags-commands"), "turn")
    for button, uids in _commands_of(register).items():
        paper.write("  " + naming.followed("tags-tags-of", ", ".join(uids), what=naming.called(button)), indent=4)
    if not register.tags and not register.commands:
        paper.write()
        paper.write(naming.say("tags-learn", command=f"{LEARN} {shown[0].id}"), "soft")


def _show_box(paper: Paper, naming: Naming, known: KnownTags, box: int, indent: int) -> None:
    """Lists the cards of a box that have a tag, unless all have one."""
    if known.halves[box]:
        paper.write(" " * indent + naming.say("tags-halves", count=known.halves[box]), indent=indent)
    cards = known.cards_in(box)
    if 0 < len(cards) < len(known.deck.cards):
        paper.write(" " * indent + naming.followed("tags-with", naming.listed(cards)), indent=indent)


def _show_deck(paper: Paper, language: str, known: KnownTags, *, is_asked: bool) -> None:
    deck, naming = known.deck, Naming(language, known.deck)
    paper.write(naming.headline(known.tagged), "turn")
    _show_box(paper, naming, known, 1, 2)
    for box in sorted(set(known.boxes.values())):
        paper.write("  " + naming.of_box(box, known.tagged_in(box)), indent=2)
        _show_box(paper, naming, known, box, 4)
    if known.gone:
        paper.write("  " + naming.followed("tags-cards-gone", ", ".join(known.gone)), indent=2)
    if known.without and (is_asked or known.tags):
        paper.write("  " + naming.followed("tags-without", naming.listed(known.without)), indent=2)
    if known.without and is_asked:
        paper.write("  " + naming.say("tags-learn", command=f"{LEARN} {deck.id}"), "soft", indent=2)
