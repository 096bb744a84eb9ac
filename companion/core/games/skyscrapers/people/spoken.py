"""What people wait to hear of an act of Skyscrapers: the referee has to say it as well as to show it, and nothing of the kind besides."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field

from companion.core.decks.card import CardId
from companion.core.frozen import dataclass
from companion.core.games.game import OfCard, OfSeat
from companion.core.games.skyscrapers.people.book import TowerBook
from companion.core.games.skyscrapers.people.dealing import TOILETS
from companion.core.games.skyscrapers.people.telling import stem
from companion.core.referee.announcements import Announcement
from companion.simulator.people import Choice

PRIZES = ("mini-skyscraper", "order-and-unity", "world-record")
FAULTY = ("faulty-no-toilet", "faulty-under-least", "faulty-threshold")
# What is said of these is said of what happens, once each: one too many is as wrong as one too few.
ALL_OF_IT = frozenset({
    *("opens", "builds", "roofs", "insures", "insurance-cancels", "quakes", "quake-cancelled", "century", "studies", "tornado", "takes"),
    *("takes-nothing", "keeps", "takes-all", "takes-discarded", "looks-at-nothing", "hands-left", "hands-right", "discards", "passes"),
    *("discards-late", "time-up", "time-up-no-card", "must-discard"),
    *("toilet-specialist", "further-toilet", "building-collapses", "site-collapses", "turned", "loses-insurance", "draws", "draws-first"),
    *("deck-empty", "last-turns", "turn", "last-turn", "wins", "share", "total", "ends-sites", "ends-hands", "excused"),
    *(f"{does}-{prize}" for does in ("gets", "loses") for prize in PRIZES),
})  # fmt: skip
TAKEN_BACK = ("table-undone", "table-undone-play", "table-moved")  # then some of it was said of an act that counts no more
Of = OfCard | OfSeat | int


@dataclass(frozen=True, slots=True)
class ToSay:
    """One thing that has to be said, and of what."""

    key: str
    of: Mapping[str, Of] = field(default_factory=dict)


def lacks(before: TowerBook, choice: Choice, after: TowerBook, heard: Iterable[Announcement]) -> str:
    """What was not said of an act, though it counts, or said though it is not so."""
    game = [Announced(one.key.removeprefix("skyscrapers-"), one.args) for one in heard if one.key.startswith("skyscrapers-")]
    is_taken_back = any(one.key in TAKEN_BACK for one in heard)
    return differs(to_be_said(before, choice, after), game, may_be_more=is_taken_back)


@dataclass(frozen=True, slots=True)
class Announced:
    key: str
    args: Mapping[str, object]


def differs(wanted: list[ToSay], spoken: list[Announced], *, may_be_more: bool = False) -> str:
    """By what the words differ from what has to be said; empty where they do not."""
    rest = list(spoken)
    for one in wanted:
        found = next((each for each in rest if _is_it(one, each)), None)
        if found is None:
            return f"nothing was said of {one.key} {dict(one.of)}"
        rest.remove(found)
    more = [each.key for each in rest if each.key in ALL_OF_IT]
    return f"said and not so: {', '.join(more)}" if more and not may_be_more else ""


def _is_it(wanted: ToSay, spoken: Announced) -> bool:
    return wanted.key == spoken.key and all(_heard(spoken.args.get(name)) == _heard(value) for name, value in wanted.of.items())


def _heard(of: object) -> object:
    """Copies of a card are called the same."""
    return stem(of.card) if isinstance(of, OfCard) else of


def to_be_said(before: TowerBook, choice: Choice, after: TowerBook) -> list[ToSay]:
    """Everything that has to be said of an act."""
    if choice.act[0] == "open":
        return [ToSay("opens", {"card": OfCard(before.next_foundation), "foundations": after.public_foundations}), *_calls(after)]
    own = _of_the_act(before, choice, after)
    return [*own, *_fallen(before, after), *_prizes(before, after), *_drawn(before, after), *_ends(before, after), *_calls(after)]


def _of_the_act(before: TowerBook, choice: Choice, after: TowerBook) -> list[ToSay]:
    seat, table = OfSeat(before.seat), after.table
    laid = before.taken_up(choice)
    card: dict[str, Of] = {} if laid is None else {"card": OfCard(laid)}
    match choice.act:
        case ("build", _):
            return [ToSay("builds", {"seat": seat, **card}), *_toilet(before, choice, after)]
        case ("roof", number):
            return [ToSay("roofs", {"seat": seat, **card, "height": table.structures[number].height or 0})]
        case ("insure", number):
            key = "insurance-cancels" if before.table.structures[number].quakes else "insures"
            return [ToSay(key, {"seat": seat, **card})]
        case ("quake", number):
            key = "quake-cancelled" if before.table.structures[number].insurances else "quakes"
            return [ToSay(key, {"seat": seat, **card})]
        case ("century",):
            shaken = [one for one in before.table.structures if one.is_standing]
            lost = ["loses-insurance" if one.insurances else "turned" for one in shaken]
            return [ToSay("century", {"seat": seat, **card}), *map(ToSay, lost)]
        case ("take", giver):
            return [ToSay("takes", {"seat": seat, "giver": OfSeat(before.seats[giver]), "hand": len(before.table.hands[giver]) - 1})]
        case ("blow", side):
            return [ToSay(f"hands-{side}", {"seat": seat})]
        case ("done",):
            return []
        case ("late",):
            return [ToSay("time-up", {"seat": seat}), ToSay("must-discard", {"seat": seat})] if before.hand else [ToSay("time-up-no-card")]
        case ("discard",) if before.table.waiting == "overdue":
            return [ToSay("discards-late", {"seat": seat, **card})]
        case (kind,):
            keys = {"study": "studies", "nobody": "takes-nothing", "keep": "keeps", "all": "takes-all", "discard-pile": "takes-discarded"}
            keys |= {"nothing": "looks-at-nothing", "discard": "discards", "pass": "passes"}
            return [ToSay(keys.get(str(kind), str(kind)), {"seat": seat, **(card if kind != "keep" else {})})]
    raise ValueError(f"nothing is known to be said of {choice.act}")


def _toilet(before: TowerBook, choice: Choice, after: TowerBook) -> list[ToSay]:
    assert choice.card is not None
    if before.faces[choice.card].kind != "toilet":
        return []
    seat, count = before.table.seat, after.table.toilets[before.table.seat]
    if count == 1:
        return [ToSay("toilet-specialist", {"seat": OfSeat(before.seats[seat]), "points": before.terms.specialist})]
    return [ToSay("further-toilet", {"seat": OfSeat(before.seats[seat]), "points": before.terms.further, "count": count})]


def _fallen(before: TowerBook, after: TowerBook) -> list[ToSay]:
    fallen = [one for one, now in zip(before.table.structures, after.table.structures, strict=False) if one.is_standing > now.is_standing]
    return [
        ToSay("site-collapses") if one.owner is None else ToSay("building-collapses", {"owner": OfSeat(before.seats[one.owner])})
        for one in fallen
    ]


def _prizes(before: TowerBook, after: TowerBook) -> list[ToSay]:
    """The prizes that are lost and got, and the buildings that become faulty or are excused."""
    said = []
    for prize, was, now in zip(PRIZES, _holders(before), _holders(after), strict=True):
        if was != now:
            said += [ToSay(f"loses-{prize}", {"seat": _owner(before, was)})] if was is not None else []
            said += [ToSay(f"gets-{prize}", {"seat": _owner(after, now)})] if now is not None else []
    for one in after.table.structures:
        is_faulty, was_faulty = after.table.is_faulty(one.number), _was_faulty(before, one.number)
        if is_faulty and not was_faulty:
            said += [ToSay(key, {"seat": _owner(after, one.number)}) for key in _why_faulty(after, one.number)]
        elif was_faulty and one.is_standing and not is_faulty:
            said.append(ToSay("excused", {"seat": _owner(after, one.number)}))
    return said


def _holders(book: TowerBook) -> tuple[int | None, int | None, int | None]:
    return book.table.mini(), book.table.order(), book.table.record()


def _owner(book: TowerBook, number: int) -> OfSeat:
    owner = book.table.structures[number].owner
    assert owner is not None
    return OfSeat(book.seats[owner])


def _was_faulty(before: TowerBook, number: int) -> bool:
    return number < len(before.table.structures) and before.table.is_faulty(number)


def _why_faulty(book: TowerBook, number: int) -> list[str]:
    """Each reason for which the building is faulty (S17)."""
    one = book.table.structures[number]
    has_toilet = any(book.faces[CardId(card)].kind in TOILETS for card in one.cards)
    found = [] if has_toilet else [FAULTY[0]]
    if (one.height or 0) < book.terms.least_height:
        return [*found, FAULTY[1]]
    return [*found, FAULTY[2]] if one.is_low else found


def _drawn(before: TowerBook, after: TowerBook) -> list[ToSay]:
    """The draws; one before the turn is of a player who held nothing (S2)."""
    said = []
    for number, (seat, cards) in enumerate(after.table.drawn):
        is_first = number > 0 or seat != before.table.seat
        said.append(ToSay("draws-first" if is_first else "draws", {"seat": OfSeat(after.seats[seat]), "count": len(cards)}))
    return said + ([ToSay("deck-empty")] if before.table.deck and not after.table.deck else [])


def _ends(before: TowerBook, after: TowerBook) -> list[ToSay]:
    said = []
    if before.table.last_round is None and after.table.last_round is not None:
        said.append(ToSay("last-turns"))
    if not after.is_over:
        return said
    scores = after.table.scores()
    said += [ToSay("total", {"seat": OfSeat(seat), "points": points}) for seat, points in zip(after.seats, scores, strict=True)]
    return [
        *said,
        ToSay(f"ends-{after.table.ended_by}"),
        ToSay("wins" if len(after.table.winners) == 1 else "share", {"points": max(scores)}),
    ]


def _calls(after: TowerBook) -> list[ToSay]:
    """The seat that is to play is called upon, once all foundations lie."""
    stage = after.table.waiting
    return [ToSay(stage, {"seat": OfSeat(after.seat)})] if stage in ("turn", "last-turn") and not after.due else []
