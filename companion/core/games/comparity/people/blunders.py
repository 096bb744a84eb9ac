"""What goes wrong at a table of Comparity, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.core.games.comparity.people import astray, begun, lifted
from companion.core.games.comparity.people.book import Book
from companion.core.games.comparity.people.scene import Scene
from companion.simulator.people import Choice

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
