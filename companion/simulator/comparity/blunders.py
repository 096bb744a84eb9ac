"""What goes wrong at a table of Comparity, by name, and how it is put right: by what the referee asks for.

Rules of this file: a blunder that cannot happen now is none and returns False; after one that did, hands do what the referee says and
nothing else; one that ends in an act that was meant returns that act.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from companion.simulator.comparity import astray, begun, lifted
from companion.simulator.comparity.book import Book
from companion.simulator.comparity.bot import Choice
from companion.simulator.comparity.scene import Scene

BLUNDERS: Mapping[str, Callable[[Scene, Book], bool | Choice]] = {
    "off the area": astray.off_the_area,
    "wrong card lifted": lifted.wrong_card_lifted,
    "peek": lifted.peek,
    "put back on the wrong cell": lifted.put_back_wrong,
    "two cards at once": begun.two_at_once,
    "played twice": begun.played_twice,
    "half a swap": begun.half_a_swap,
    "area pushed": lifted.area_pushed,
    "left on a pad": astray.left_on_a_pad,
    "on another card": astray.on_another_card,
    "strange tag": astray.strange_tag,
    "command card on a cell": astray.command_card,
    "another deck": astray.another_deck,
    "a second copy": astray.second_copy,
    "discarded again": astray.discarded_again,
    "out of turn": astray.out_of_turn,
    "seen before": astray.seen_in_an_earlier_match,
    "wrong swap": begun.wrong_swap,
    "wrong button": lifted.wrong_button,
}
KINDS = tuple(BLUNDERS)


def blunder(scene: Scene, book: Book, seen: Counter[str]) -> Choice | None:
    """One of those that can happen now, put right again; the act in which it ended, if it did."""
    for kind in sorted(KINDS, key=lambda _: scene.chance.random()):
        made = BLUNDERS[kind](scene, book)
        if made:
            seen[kind] += 1
            return made if isinstance(made, Choice) else None
    return None
