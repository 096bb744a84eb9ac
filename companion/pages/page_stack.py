"""The pages that lie over one another: what each shows, how it is drawn, and what a touch makes of it.

Rules of this file: what lies over a match, and whether the screen was left, is a state here and never an exception; the loop asks for it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from companion.core.decks.card import CardId
from companion.core.frozen import dataclass
from companion.core.games.game import OfCard
from companion.core.referee.table_view import Offer
from companion.pages import at_home, enrolling, sorting, trying
from companion.pages.focus import Focus
from companion.screen.acts import Act, Away, Change, GoBack, Lift, Page, Pick, Put, SetFault, Take, Tray, Type
from companion.screen.draft import Draft
from companion.screen.match import amend, choosing, pause, verdict
from companion.screen.pages import (
    cards,
    explaining,
    health,
    history,
    players,
    rules,
    search,
    settings,
    setup,
    setup_drawn,
    shelf,
    story,
    switching,
    trouble,
)
from companion.screen.pages.parts import leafed
from companion.screen.sight import Sight
from companion.screen.table import seat_of
from companion.screen.things import Scene
from companion.screen.window import Keyed
from companion.screen.words import Words

Draw = Callable[[Draft, Words, Any], None]
Changed = Callable[[Any, Act], Any]


@dataclass(frozen=True, slots=True)
class Leaf:
    """A page that lies on top; `about` is what it was opened for."""

    name: str
    value: Any = None
    about: str = ""

    @property
    def is_counted(self) -> bool:
        """Whether its numbers are counted anew on return."""
        return self.name in COUNTING


class PageStack:
    """The pages that lie over the match, the last on top; without a page the match shows, and time passes there."""

    def __init__(self) -> None:
        self.leaves: list[Leaf] = []
        self.is_left = False  # the screen was left, for good

    def __bool__(self) -> bool:
        return bool(self.leaves)

    @property
    def top(self) -> Leaf | None:
        return self.leaves[-1] if self.leaves else None

    def find(self, name: str) -> Leaf | None:
        return next((leaf for leaf in self.leaves if leaf.name == name), None)

    def lay(self, leaf: Leaf) -> None:
        self.leaves.append(leaf)

    def lift(self) -> None:
        self.leaves.pop()

    def close_won(self, number: int) -> None:
        """Close the story of that match where it tells of it as won."""
        self.leaves = [one for one in self.leaves if one.name != "story" or one.about not in ("", str(number)) or not one.value.is_won]

    def clear(self) -> None:
        self.leaves.clear()

    def turn(self, value: Any) -> None:
        """The page on top holds something else."""
        self.leaves[-1] = replace(self.leaves[-1], value=value)

    def leave(self) -> None:
        self.is_left = True

    def went_on(self, seconds: float) -> bool:
        """Whether time has changed anything on the page on top."""
        return bool(self.leaves) and went_on(self.leaves[-1], seconds)


def unchanged(value: Any, _: Act) -> Any:
    return value


# Pages that belong to no match.
PAGES: dict[str, tuple[Draw, Changed]] = {
    "home": (at_home.draw_at_home, unchanged),
    "set-up": (setup_drawn.draw_setup, setup.changed_setup),
    "shelf": (shelf.draw_shelf, leafed),
    "history": (history.draw_history, leafed),
    "story": (story.draw_story, story.changed_story),
    "players": (players.draw_players, leafed),
    "player": (players.draw_player, leafed),
    "settings": (settings.draw_settings, settings.changed_settings),
    "health": (health.draw_health, leafed),
    "mat-check": (trying.draw_trial, trying.changed_trial),
    "search": (search.draw_search, search.changed_search),
    "sorting": (sorting.draw_sorting_page, sorting.changed_sorting_page),
    "sort-lists": (sorting.draw_sorting_page, sorting.changed_sorting_page),
    "sort-search": (sorting.draw_sorting_page, sorting.changed_sorting_page),
    "rules": (rules.draw_rules, rules.changed_rules),
    "explaining": (explaining.draw_explaining, explaining.changed_explaining),
    "cards": (cards.draw_decks, leafed),
    "enrol": (enrolling.draw_enrolling, enrolling.changed_enrolling),
    "switch-off": (switching.draw_switching, switching.changed_switching),
    "panic": (trouble.draw_panic, unchanged),
    "trouble": (trouble.draw_trouble, leafed),
}
OF_MATCH = ("menu", "amend", "why", "choices")
LIVE = ("mat-check", "enrol", "home")  # on which time changes something
COUNTING = ("home", "cards")
OF_HANDS = (Take, Put, Lift, Away, SetFault, Tray)  # acts at the simulated table
ENTER, ENDS = ("return", "enter"), ("\n", "\r")


def draw_leaf(draft: Draft, words: Words, leaf: Leaf, sight: Sight | None) -> None:
    if leaf.name in PAGES:
        PAGES[leaf.name][0](draft, words, leaf.value)
        return
    assert sight is not None
    match leaf.name:
        case "menu":
            pause.menu(draft, sight)
        case "amend":
            amend.draw_amend(draft, sight.lines, sight.table, sight.deck, leaf.value)
        case "why":
            verdict.draw_why(draft, sight)
        case "choices":
            choosing.draw_choices(draft, sight, leaf.about, leaf.value)


def value_of_match(page: str, sight: Sight, about: str = "") -> Any:
    """The value that a page of a match holds when it is opened."""
    match page:
        case "amend":
            return amend.Amending()
        case "search":
            return searched(sight, sight.table.expected.offers, seat_of(sight))
        case "rules":
            return rules_of(sight, about)
        case _:
            return 0


def changed_value(leaf: Leaf, act: Act) -> Any:
    """The value of a page once that act was done on it."""
    if leaf.name == "choices" and isinstance(act, Page):
        return max(0, leaf.value + act.by)
    return PAGES[leaf.name][1](leaf.value, act) if leaf.name in PAGES else leaf.value


def act_of_key(key: Keyed, leaf: Leaf | None, focus: Focus, scene: Scene) -> Act | None:
    """What a key means with that page on top, if any; else it may have moved the mark."""
    if leaf is not None and is_line(leaf, key.key, key.letter) and not focus.is_marked(scene):
        return Change("enter", "")
    act = focus.key(key, scene, is_typing=leaf is not None and is_typed(leaf), is_open=leaf is not None)
    if leaf is not None and isinstance(act, Type) and is_scanned(leaf):
        focus.leave()  # else Enter would press what is marked
    return act


def went_on(leaf: Leaf, seconds: float) -> bool:
    """Whether time has changed anything there."""
    is_live = leaf.name in LIVE or isinstance(leaf.value, sorting.SortingOnMat)
    return is_live and bool(leaf.value.went_on(seconds))


def is_own(leaf: Leaf, act: Pick | Put) -> bool:
    """What a page picks by itself, which is no option of a match and no place of its table."""
    return leaf.name in (("amend", "enrol") if isinstance(act, Pick) else ("mat-check",))


def back_within(leaf: Leaf) -> Act | None:
    """What going back means there, where it does not leave the page."""
    if leaf.name == "amend" or (leaf.name == "enrol" and (leaf.value.typed or leaf.value.search is not None)):
        return GoBack()
    if leaf.name == "story" and leaf.value.step is not None:
        return Change("moment", "")
    if getattr(leaf.value, "picking", None) is not None:
        return Change("pick", "")
    return Change("rename", "") if getattr(leaf.value, "naming", None) is not None else None


def is_scanned(leaf: Leaf) -> bool:
    """Whether a scanner may type there, which ends what it types with Enter and cares for no mark."""
    return leaf.name == "enrol"


def is_line(leaf: Leaf, key: str, letter: str) -> bool:
    """Whether that key ends what was typed there; some scanners press Ctrl and J in the place of Enter."""
    return (key in ENTER or letter in ENDS) and is_scanned(leaf) and bool(leaf.value.typed)


def is_typed(leaf: Leaf) -> bool:
    """Whether letters are written there."""
    return leaf.name in ("search", "enrol") or any(getattr(leaf.value, field, None) is not None for field in ("naming", "board", "search"))


def searched(sight: Sight, offers: tuple[Offer, ...], seat: tuple[int, str] | None) -> search.Search:
    """The cards that can be named now (C19)."""
    offered = [_offered(sight, offer, arg.card) for offer in offers for arg in [offer.args.get("card")] if isinstance(arg, OfCard)]
    return search.search(tuple(offered), sight.lines.text(sight.table.expected.status), sight.lines.language, seat)


def rules_of(sight: Sight, about: str = "") -> rules.Rules:
    """The rulings of the game that is played, open at the one behind the last verdict, or at the one that is asked about."""
    lines, judged = sight.lines, sight.told.judged
    name, rulings = lines.format(f"history-game-{lines.game}", {}), lines.rulings(lines.game)
    opened = rules.rules_page(name, rulings, judged.rule if judged else "", lines.text(judged) if judged else "")
    return rules.changed_rules(opened, Change("ruling", about)) if about else opened


def _offered(sight: Sight, offer: Offer, card: CardId) -> search.Offered:
    known = sight.deck.cards[card]
    emblem = search.emblem_in_list(known, sight.deck, sight.ground)
    return search.Offered(offer.id, sight.lines.card(card), known.places.get(sight.lines.language, ""), emblem)
