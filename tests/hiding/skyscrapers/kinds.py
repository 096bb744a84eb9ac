"""In what a second table of Skyscrapers differs: the categories of floors that lie covered, what bear the cards that nobody has shown, and
which cards these are (S15)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from companion.core.decks.card import CardId, CharacteristicId, Deck
from companion.core.decks.derived import with_numbers
from tests.hiding.exam import Kind, Other, Stop
from tests.hiding.permuting import DRAWN, Taken, exchanged, lines_of, renamed, shuffled, swapped, unnamed
from tests.hiding.skyscrapers.known import category_of, coloured, covered, hands, held, kind_of, names, roofed, strengths, united, unjudged

WITHSTANDS = CharacteristicId("withstands")
BY_NAME = frozenset({"rulings, of strangers"})  # a card has to be shown for these, and then it is told by right


def _recoloured(deck: Deck, taken: Taken) -> Deck:
    return _with_traits(deck, {card: {**deck.cards[card].traits, "category": category_of(deck, source)} for card, source in taken.items()})


def _with_traits(deck: Deck, traits: Mapping[CardId, Mapping[str, str]]) -> Deck:
    return replace(deck, cards={**deck.cards, **{card: replace(deck.cards[card], traits=its) for card, its in traits.items()}})


def _hidden_floors(stop: Stop) -> tuple[list[CardId], list[CardId]]:
    """Coloured floors that lie covered in sites, and those with those that nobody has shown."""
    deck = stop.one.deck
    once = roofed(stop.positions)
    lying = [card for card in covered(stop.state.position) if kind_of(deck, card) == "floor" and card not in once]
    return lying, [*lying, *(card for card in unnamed(stop) if kind_of(deck, card) == "floor")]


def recoloured(stop: Stop, random: Random) -> Other:
    """A site becomes one of a single category by what lies covered there, as far as hidden floors serve; or ceases to be one."""
    deck, (lying, floors) = stop.one.deck, _hidden_floors(stop)
    sites = [site for one in stop.state.position.sites if len(site := coloured(deck, one)) > 1]
    if not sites:
        return stop.as_it_was
    site = random.choice(sites)
    category = category_of(deck, site[-1])
    odd = [card for card in site if card in lying and category_of(deck, card) != category]
    if not odd:
        own = [card for card in site if card in lying][:1]
        taken = _pairs(own, [card for card in floors if category_of(deck, card) != category], random)
    else:
        taken = _pairs(odd, [card for card in floors if card not in site and category_of(deck, card) == category], random)
    return stop.with_deck(_recoloured(deck, taken))


def _pairs(ones: list[CardId], others: list[CardId], random: Random) -> Taken:
    pairs = zip(ones, random.sample(others, len(others)), strict=False)
    return {card: source for pair in pairs for card, source in swapped(*pair).items()}


def covered_elsewhere(stop: Stop, random: Random) -> Other:
    """Of two cards that lie covered and add as much, each lies where the other does; from when both were covered, nothing tells it."""
    since = {card: _covered_since(stop, card) for card in covered(stop.state.position)}
    told = roofed(stop.positions) | stop.state.overrides.keys()  # people said of some which of them they really are (E3)
    quiet = [card for card, step in since.items() if card not in told and step is not None and not _is_spoken_of(stop, card, step)]
    pairs = [(one, other) for one in quiet for other in quiet if one < other and _are_alike(stop.one.deck, one, other)]
    if not pairs:
        return stop.as_it_was
    one, other = random.choice(pairs)
    lines = renamed(stop.as_it_was.lines, swapped(one, other))
    return replace(stop.as_it_was, lines=lines, since=max(since[one] or 0, since[other] or 0))


def _covered_since(stop: Stop, card: CardId) -> int | None:
    """The first step from which on it was; None where it was seen before the last act (E3)."""
    if stop.state.past is None or card not in covered(stop.state.past.before):
        return None
    return next(step for step in range(stop.step, 0, -1) if card not in covered(stop.position_at(step - 1)))


def _is_spoken_of(stop: Stop, card: CardId, since: int) -> bool:
    return any(card.encode() in line for line in stop.as_it_was.lines[since:])


def _are_alike(deck: Deck, one: CardId, other: CardId) -> bool:
    """But for their names and colours; a grey floor is played as any other."""
    kinds = {kind_of(deck, card) for card in (one, other)}
    first, second = deck.cards[one], deck.cards[other]
    return first.numbers == second.numbers and first.names != second.names and (len(kinds) == 1 or kinds <= {"floor", "special"})


def sturdier(stop: Stop, random: Random) -> Other:
    """A card that lies covered lets its structure withstand more or less, which only a judgement shows (S7, S15)."""
    deck, buried = stop.one.deck, unjudged(stop.positions)
    if not buried:
        return stop.as_it_was
    numbers = {card: deck.cards[card].numbers.opened() for card in random.sample(buried, min(3, len(buried)))}
    return stop.with_deck(with_numbers(deck, {card: {**its, WITHSTANDS: 3 - its[WITHSTANDS]} for card, its in numbers.items()}))


def _refaced(deck: Deck, taken: Taken) -> Deck:
    """Numbers and traits have gone to other cards; names and what else stands on a back stay."""
    faces = {card: deck.cards[source] for card, source in taken.items()}
    return replace(
        deck, cards={**deck.cards, **{id: replace(deck.cards[id], numbers=face.numbers, traits=face.traits) for id, face in faces.items()}}
    )


def unplayed_shuffled(stop: Stop, random: Random) -> Other:
    return stop.with_deck(_refaced(stop.one.deck, shuffled(_unlisted(stop), random)))


def unplayed_exchanged(stop: Stop, random: Random) -> Other:
    """A card in a hand is another one."""
    own, others = held(stop), _unlisted(stop)
    return stop.with_deck(_refaced(stop.one.deck, swapped(random.choice(own), random.choice(others)) if own and others else {}))


def hands_exchanged(stop: Stop, random: Random) -> Other:
    """Cards that nobody has shown have changed names as well, two and two."""
    cards = _unlisted(stop)
    random.shuffle(cards)
    return stop.with_deck(exchanged(stop.one.deck, zip(cards[::2], cards[1::2], strict=False)))


def _unlisted(stop: Stop) -> list[CardId]:
    return unnamed(stop) if stop.has_pad else []


KINDS = (
    Kind("unplayed", unplayed_shuffled, hands, BY_NAME),
    Kind("covered", recoloured, united),
    Kind("hand", unplayed_exchanged, hands, BY_NAME),
    Kind("covered, elsewhere", covered_elsewhere, lines_of),
    Kind("covered", recoloured, united),
    Kind("identities", hands_exchanged, names, BY_NAME),
    Kind("covered, sturdier", sturdier, strengths, BY_NAME),
    DRAWN,
)
