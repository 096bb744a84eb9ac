"""What goes wrong at a table of Skyscrapers, by name, and what the referee has to have said of it in many clumsy matches."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.core.games.skyscrapers.people import again, astray, begun, early
from companion.core.games.skyscrapers.people.book import Book
from companion.core.games.skyscrapers.people.scene import Scene
from companion.simulator.people import Choice

BLUNDERS: Mapping[str, Callable[[Scene, Book], bool | Choice]] = {
    "at an empty place": astray.at_an_empty_place,
    "roof too early": astray.roof_too_early,
    "foundation not due": astray.foundation_not_due,
    "foundation on a site": astray.foundation_on_a_site,
    "at a place though for the pad": astray.at_a_place_though_for_the_pad,
    "insured elsewhere": astray.insured_elsewhere,
    "prize card": astray.prize_card,
    "nowhere to go": astray.nowhere_to_go,
    "discarded again": again.discarded_again,
    "built again": again.built_again,
    "top on the pad": again.top_on_the_pad,
    "at its own place again": again.at_its_own_place_again,
    "fallen again": again.fallen_again,
    "Study again": again.study_again,
    "drawn too many": again.drawn_too_many,
    "before a foundation": early.before_a_foundation,
    "before an answer": early.before_an_answer,
    "with nothing to look at": early.with_nothing_to_look_at,
    "not of the discards": early.not_of_the_discards,
    "discarding what can be played": early.discarding_a_playable,
    "answered too soon": early.too_soon,
    "wrong button": early.wrong_button,
    "at the wrong site": begun.at_the_wrong_site,
    "two cards at once": begun.two_at_once,
    "played twice": begun.played_twice,
    "from the wrong player": begun.from_the_wrong_player,
    "another way": begun.another_way,
    "the other side": begun.the_other_side,
    "left on a pad": begun.left_on_a_pad,
    "left at a place": begun.left_at_a_place,
    "strange tag": begun.strange_tag,
    "another deck": begun.another_deck,
    "command card": begun.command_card,
}
REFUSED = (
    *("answer-first", "foundation-first", "deck-empty", "no-place-for-it", "wrong-kind", "discarded-card", "fallen-foundation"),
    *("already-built", "no-foundation-due", "place-taken", "nothing-there", "too-few-floors", "insure-that-building", "belongs-on-pad"),
    *("nothing-asked", "nothing-to-drop", "no-draw-due", "not-discarded", "match-over"),
)
SAID = (
    *(f"skyscrapers-refused-{reason}" for reason in REFUSED),
    *(f"table-{key}" for key in ("left-on-pad", "left-on-pad-unnamed", "left-on-tap-place", "left-on-tap-place-unnamed")),
    *(f"table-{key}" for key in ("tapped-unknown", "tapped-other-deck", "moved", "undone", "undone-play", "ask-undo", "too-soon")),
    *(f"table-refused-{key}" for key in ("not-offered", "not-asked", "nobody-there")),
)
