"""Tables of Skyscrapers for the tests of their oracle: short names for cards, and the house deck dealt out by S1."""

from __future__ import annotations

import csv
import random
import re
from typing import Any

from companion.core.games.skyscrapers.oracle import OracleTable
from companion.core.games.skyscrapers.oracle_count import OracleCard, OracleTerms

# The columns of the house deck that the rules look at.
HOUSE_DECK = """\
id,kind,category,height_m,points,withstands,copies
foundation-slab,foundation,,0,0,0,3
foundation-parking,foundation,,0,0,1,4
foundation-piles,foundation,,0,0,2,3
studio-flats,floor,residential,10,0,,1
family-flats,floor,residential,20,0,,1
student-hall,floor,residential,20,1,,1
duplexes,floor,residential,30,1,,1
terraced-flats,floor,residential,20,1,,1
lofts,floor,residential,30,2,,1
penthouse,floor,residential,10,2,,1
call-centre,floor,offices,10,0,,1
open-plan,floor,offices,20,0,,1
law-firm,floor,offices,20,1,,1
trading-floor,floor,offices,30,1,,1
design-studio,floor,offices,20,1,,1
newsroom,floor,offices,30,2,,1
boardroom,floor,offices,10,2,,1
hostel,floor,hotels,10,0,,1
business-hotel,floor,hotels,20,0,,1
capsule-hotel,floor,hotels,20,1,,1
grand-lobby,floor,hotels,30,1,,1
spa-hotel,floor,hotels,20,1,,1
ballroom,floor,hotels,30,2,,1
royal-suite,floor,hotels,10,2,,1
snack-bar,floor,restaurants,10,0,,1
canteen,floor,restaurants,20,0,,1
pizzeria,floor,restaurants,20,1,,1
food-court,floor,restaurants,30,1,,1
sushi-bar,floor,restaurants,20,1,,1
revolving-restaurant,floor,restaurants,30,2,,1
starred-table,floor,restaurants,10,2,,1
kiosk,floor,shops,10,0,,1
supermarket,floor,shops,20,0,,1
bookshop,floor,shops,20,1,,1
department-store,floor,shops,30,1,,1
toy-shop,floor,shops,20,1,,1
car-showroom,floor,shops,30,2,,1
jeweller,floor,shops,10,2,,1
observation-deck,special,,30,3,,1
sky-garden,special,,40,2,,1
infinity-pool,special,,30,2,,1
concert-hall,special,,50,1,,1
sky-bridge,special,,40,1,,1
broadcast-studio,special,,40,2,,1
mechanical-floor,special,,60,0,,1
museum,special,,50,2,,1
harmonic-absorber,special,,30,0,+1,2
toilet,toilet,,10,0,,10
flat-roof,roof,,0,0,,3
roof-terrace,roof,,10,1,,3
glass-dome,roof,,20,1,,2
helipad,roof,,10,0,,1
antenna,roof,,40,0,,1
spire,roof,,60,0,,1
toilet-roof,toilet_roof,,10,0,,1
study,study,,0,0,,10
insurance,insurance,,0,0,,10
tornado,tornado,,0,0,,6
earthquake,earthquake,,0,0,,9
earthquake-of-the-century,century,,0,0,,1
mini-skyscraper,prize,,0,2,,1
order-and-unity,prize,,0,3,,1
world-record,prize,,0,3,,1
toilet-specialist,prize,,0,1,,6
faulty-or-smelly,prize,,0,-1,,6
"""
CATEGORIES = {"f": "residential", "o": "offices", "h": "hotels", "r": "restaurants", "s": "shops"}
PLAIN = {
    "wc": OracleCard("toilet", height=10),
    "wcroof": OracleCard("toilet_roof", height=10),
    "absorber": OracleCard("special", height=30, withstands=1),
    "study": OracleCard("study"),
    "insurance": OracleCard("insurance"),
    "tornado": OracleCard("tornado"),
    "quake": OracleCard("earthquake"),
    "century": OracleCard("century"),
}
NUMBERED = re.compile(r"(F|[fohrsx]|roof)(\d+)(?:\+(\d+))?")
# S1: by players, how many of foundations, toilets and studies each, of roofs, and of sites.
SET_UP = {2: (6, 8, 2), 3: (7, 9, 2), 4: (8, 10, 3), 5: (9, 11, 3), 6: (10, 12, 4)}


def card_of(name: str) -> OracleCard:
    """F1 is a foundation that withstands 1, o30+2 an office floor of 30 m and 2 points, x a special floor; .a tells twins apart."""
    plain = name.partition(".")[0]
    if plain in PLAIN:
        return PLAIN[plain]
    found = NUMBERED.fullmatch(plain)
    assert found, f"{name} is no card"
    letter, number, points = found[1], int(found[2]), int(found[3] or 0)
    if letter == "F":
        return OracleCard("foundation", withstands=number)
    if letter in CATEGORIES:
        return OracleCard("floor", CATEGORIES[letter], number, points)
    return OracleCard({"x": "special", "roof": "roof"}[letter], "", number, points)


class Named(dict[str, OracleCard]):
    """Every card there could be, each made when it is asked for."""

    def __missing__(self, name: str) -> OracleCard:
        return card_of(name)


def table_of(hands: str, deck: str = "", foundations: str = "F1.a F1.b", *, sites: int = 2, first: int = 0, **terms: Any) -> OracleTable:
    """Hands parted by strokes; an empty one is nothing between two."""
    dealt = [hand.split() for hand in hands.split("/")]
    return OracleTable(dealt, deck.split(), foundations.split(), Named(), first, OracleTerms(sites, **terms))


def lay(table: OracleTable, number: int, cards: str) -> None:
    """Floors that were laid there before this test begins."""
    table.structures[number].cards += cards.split()


def play(table: OracleTable, *acts: str) -> None:
    """Each as "build 0 o30", "roof 1 roof10", "take 2 wc.b", "all" or "blow left"."""
    for words in (act.split() for act in acts):
        if words[0] in ("build", "roof", "insure", "quake", "take"):
            table.act((words[0], int(words[1])), words[2])
        elif words[0] == "blow":
            table.act((words[0], words[1]))
        else:
            table.act((words[0],), words[1] if len(words) > 1 else None)


def acts(table: OracleTable) -> str:
    return ", ".join(" ".join(str(word) for word in act) for act in table.legal())


def asked(table: OracleTable) -> tuple[str, int]:
    return table.waiting, table.seat


def places(table: OracleTable) -> list[str]:
    """Every card wherever it lies, as often as it lies somewhere."""
    cards = [card for hand in table.hands for card in hand]
    cards += table.deck + table.foundations + table.discards + table.gone + table.studies
    for each in table.structures:
        cards += each.cards + each.quakes + each.insurances
    return sorted(cards)


def house_deck() -> dict[str, OracleCard]:
    """One entry to a copy."""
    cards = {}
    for row in csv.DictReader(HOUSE_DECK.splitlines()):
        card = OracleCard(row["kind"], row["category"], int(row["height_m"]), int(row["points"]), int(row["withstands"] or 0))
        cards.update({f"{row['id']}-{copy}": card for copy in range(int(row["copies"]))})
    return cards


def drawn(chance: random.Random, cards: dict[str, OracleCard], count: int | None, *kinds: str) -> list[str]:
    """So many cards of these kinds at random, or all of them, in an order that nobody knows."""
    found = [name for name, card in cards.items() if card.kind in kinds]
    return chance.sample(found, len(found) if count is None else count)


def dealt_table(chance: random.Random, players: int, **terms: Any) -> OracleTable:
    """A table set up from the house deck as S1 says."""
    cards = house_deck()
    each, roof_count, sites = SET_UP[players]
    foundations = drawn(chance, cards, each, "foundation")
    roofs = drawn(chance, cards, roof_count, "roof", "toilet_roof")
    rest = drawn(chance, cards, None, "floor", "special", "insurance", "earthquake", "century") + roofs[players:]
    for kind, count in (("toilet", each), ("study", each), ("tornado", players)):
        rest += drawn(chance, cards, count, kind)
    chance.shuffle(rest)
    hands = [[roofs[seat], *rest[4 * seat : 4 * seat + 4]] for seat in range(players)]
    return OracleTable(hands, rest[4 * players :], foundations, cards, chance.randrange(players), OracleTerms(sites, **terms))
