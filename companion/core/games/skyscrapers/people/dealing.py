"""How people set up Skyscrapers: what they leave in the box, what they pile up and what each gets (S1)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from companion.core.decks.card import CardId, Deck
from companion.core.decks.card import DeckTerms as Printed
from companion.core.frozen import dataclass
from companion.core.games.game import HouseValue, Setup
from companion.core.games.skyscrapers.oracle_count import OracleCard, OracleTerms

GAME = "skyscrapers"
FEWEST = 2  # players; the lists of the deck's terms begin with them
WHOLE = ("floor", "special", "insurance", "earthquake", "century")  # kinds of which no card stays in the box
NEVER_HELD = ("foundation", "prize")
FLOORS = ("floor", "special")
ROOFS = ("roof", "toilet_roof")
TOILETS = ("toilet", "toilet_roof")  # S5
ON_PAD = ("study", "tornado", "century")  # kinds that are shown to the pad, as they are laid at no structure
PLACED = (*FLOORS, "toilet", *ROOFS, "insurance", "earthquake")  # kinds that are laid at a tap place
TERMS = {  # the oracle's names for numbers of the deck's rules
    **{name: name for name in ("mini_height", "least_height", "least_floors", "hand", "look")},
    "mini": "mini_skyscraper",
    "order": "order_and_unity",
    "record": "world_record",
    "specialist": "toilet_specialist",
    "further": "further_toilet",
    "faulty": "faulty_or_smelly",
}
Faces = Mapping[CardId, OracleCard]


@dataclass(frozen=True, slots=True)
class Packs:
    """What lies where before the first foundation is opened."""

    hands: tuple[tuple[CardId, ...], ...]
    deck: tuple[CardId, ...]
    foundations: tuple[CardId, ...]


def faces(deck: Deck) -> dict[CardId, OracleCard]:
    """What is printed on each card."""
    found = {}
    for card in deck.cards.values():
        numbers = {str(of): int(number) for of, number in card.numbers.opened().items()}
        kind, category = card.traits["kind"], card.traits.get("category", "")
        found[card.id] = OracleCard(kind, category, numbers.get("height", 0), numbers.get("points", 0), numbers.get("withstands", 0))
    return found


def terms_of(setup: Setup, deck: Deck) -> OracleTerms:
    """The numbers that are printed in the deck's rules, and the house rules of these players."""
    printed = deck.terms[GAME]
    house: Mapping[str, HouseValue] = {**printed.house, **setup.house}
    return OracleTerms(
        sites=_of_players(printed, "sites", setup),
        collapse=str(house.get("collapse", "exceeds")),
        threshold=str(house.get("threshold", "above")),
        **{ours: _single(printed, name) for ours, name in TERMS.items()},
    )


def _single(printed: Printed, name: str) -> int:
    number = printed.numbers[name]
    assert isinstance(number, int)
    return number


def _of_players(printed: Printed, name: str, setup: Setup) -> int:
    numbers = printed.numbers[name]
    assert isinstance(numbers, tuple)
    return numbers[len(setup.players) - FEWEST]


def dealt(setup: Setup, deck: Deck, chance: Random) -> Packs:
    """A roof for each, then cards of the shuffled main deck, into which left-over roofs have gone."""
    found, printed, players = faces(deck), deck.terms[GAME], len(setup.players)

    def drawn(name: str, *kinds: str) -> list[CardId]:
        return chance.sample([card for card in sorted(found) if found[card].kind in kinds], _of_players(printed, name, setup))

    foundations = drawn("foundations", "foundation")
    roofs = drawn("roofs", "roof", "toilet_roof")
    main = [card for card in sorted(found) if found[card].kind in WHOLE] + roofs[players:]
    main += drawn("toilets", "toilet") + drawn("studies", "study") + drawn("tornadoes", "tornado")
    chance.shuffle(main)
    more = _single(printed, "hand") - 1
    hands = tuple((roofs[seat], *main[more * seat : more * (seat + 1)]) for seat in range(players))
    return Packs(hands, tuple(main[more * players :]), tuple(foundations))
