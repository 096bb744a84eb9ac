"""What goes wrong at a table of Cardline, by name; some of it is not wrong at all, and nothing may be said of that."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.core.games.cardline.people import astray, begun, moved
from companion.core.games.cardline.people.book import Book
from companion.core.games.cardline.people.scene import Scene
from companion.simulator.people import Choice

BLUNDERS: Mapping[str, Callable[[Scene, Book], bool | Choice]] = {
    "two cards exchanged": moved.exchanged,
    "put back in another gap": moved.put_back_wrong,
    "taken out while another is laid": moved.taken_out,
    "line gathered up": moved.gathered_up,
    "line pushed": moved.pushed,
    "picked up to be read": moved.read,
    "turned face down": moved.turned_down,
    "two cards at once": begun.two_at_once,
    "another card first": begun.another_first,
    "left lying about": begun.left_about,
    "played twice": begun.played_twice,
    "ok with nothing laid": begun.ok_for_nothing,
    "cancel for taking back": begun.cancelled,
    "wrong button": begun.wrong_button,
    "on another card": astray.on_another_card,
    "out of the box": astray.out_of_the_box,
    "a second copy": astray.second_copy,
    "strange tag": astray.strange_tag,
    "another deck": astray.another_deck,
    "command card on a place": astray.command_card,
    "left on a pad": astray.left_on_a_pad,
}
