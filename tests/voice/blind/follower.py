"""Somebody who hears every sentence and sees nothing: what they believe of the table is made of the texts alone.

Rules of this file: it is given texts, the people's own mat, and who sits where; it never sees an announcement, a view or what chooses the
sentences. What follows from a sentence is what a listener who knows the rules takes from it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from decimal import Decimal
from typing import Any

from companion.core.decks.card import Deck
from companion.core.games.game import Setup
from companion.words.formats import named, spoken
from tests.voice.blind.believed import Believed, Lying, Sentence, Spot, Tower, sentence
from tests.voice.blind.grammar import Grammar, Heard

STEPS = {"right-of": (1, 0), "left-of": (-1, 0), "above": (0, 1), "below": (0, -1)}
WAYS = {"right": (1, 0), "left": (-1, 0), "up": (0, 1), "down": (0, -1)}
# What an act is told by: with the next one it is over that cards were drawn.
ACTS = {
    "comparity": (
        *("opens", "plays", "plays-bonus", "reconnects", "reveals", "swapped", "discarded", "declines"),
        *("draws", "distrust", "penalty"),
    ),
    "cardline": tuple(f"{verdict}-{where}" for verdict in ("fits", "misfits") for where in ("first", "between", "last")),
    "skyscrapers": (
        *("builds", "roofs", "quakes", "quake-cancelled", "insures", "insurance-cancels", "century", "studies", "tornado", "takes"),
        *("takes-nothing", "keeps", "takes-all", "takes-discarded", "looks-at-nothing", "hands-left", "hands-right", "discards", "passes"),
    ),
}
LAID = (*ACTS["skyscrapers"][:9], "discards")  # with each of these a card leaves the hand
BESIDE_A_CHECK = [f"comparity-status-{key}" for key in ("lifted", "word", "which", "on-pad", "shifting")]
NOT_WHERE_IT_BELONGS = ("lay", "put-back", "lay-back-first", "peek", "belongs-elsewhere", "swap-refused", "swap-breaks")
CALLED_FOR = {
    "blind-now-turn": "comparity-status-turn",
    "blind-now-must-play": "comparity-status-must-play",
    "blind-now-lay": "cardline-status-turn",
    "blind-now-play": "skyscrapers-status-turn",
    "blind-now-last-turn": "skyscrapers-status-last-turn",
}
AWAITS_A_CARD = {
    "comparity": ("turn", "must-play", "bonus", "bonus-must", "reconnect"),
    "cardline": ("opening", "opening-uneven", "opening-anew", "turn", "laid"),
    "skyscrapers": ("opening", "opening-more", "foundation"),
}
SHIFT_LAY = "comparity-wrong-shift-lay"
ALIKE = (SHIFT_LAY, "comparity-wrong-lay", "comparity-wrong-shift-off")
OF_STOCK = ("pile", "box", "foundations", "foundations-due", "open-studies", "unseen-discards")
PRIZES = ("mini-skyscraper", "order-and-unity", "world-record", "faulty-or-smelly")


class Lost(Exception):
    """A text that is no line of the language, or could be another one."""


class Follower:
    def __init__(self, language: str, setup: Setup, decks: Sequence[Deck], names: Mapping[str, str]) -> None:
        """The first deck is that of the match; `names` tells who sits where, as everybody knows."""
        self.grammar = Grammar(language, setup.game, decks)
        self.believed = Believed(names={seat: name for name, seat in names.items()})
        self._game, self._deck, self._shape, self._of = setup.game, decks[0], setup.shape, setup.characteristic
        self._values = numbers_of(decks[0], setup.characteristic, language)
        self._names = dict(names)
        self.grammar.call(self._names)
        self._called: str | None = None
        self._listing = 0  # instructions that are told one after the other, all of them
        self._tower: Tower | None = None  # that is told of
        self._roof: Heard | None = None  # that was laid last
        self._is_shifting = False
        self._latest = ""  # whether columns were told just now, to which rows belong

    def hear(self, texts: Iterable[str]) -> None:
        self._called = None
        for text in texts:
            self._take(text)

    # One text

    def _take(self, text: str) -> None:
        read = self.grammar.read(text)
        if not read:
            raise Lost(text)
        if len(read) > 1 and any(one.key.startswith("blind-") for one in read):
            raise Lost(f"{text}: {' and '.join(one.key for one in read)} sound alike")
        heard = self._meant_by(read)
        game, _, key = heard.key.partition("-")
        self._latest = self._latest if heard.key.startswith(f"blind-{self._latest}-") else ""
        if key in ACTS.get(game, ()):
            self._unmark("draws-")
            self.believed.offers_undo = False
        if heard.key in ("table-undone", "table-undone-play", "table-cleared"):
            self.believed.offers_undo = False
        if "-wrong-" in heard.key or "-left-on-" in heard.key:
            self._instruct(heard)
        elif "-status-" in heard.key:
            self._await(sentence(heard))
        elif "-ask-" in heard.key:
            self._ask(heard)
        elif game == "blind":
            self._of_blind(key, heard)
        elif game == "table":
            self._of_table(key, heard)
        elif "-refused-" not in heard.key:
            {"comparity": self._of_comparity, "cardline": self._of_cardline, "skyscrapers": self._of_skyscrapers}[game](key, heard)

    def _meant_by(self, read: Sequence[Heard]) -> Heard:
        """Of lines that sound alike: a card of the area is asked for while all of it moves, any other lies in its way."""
        first = next((one for one in read if one.key != SHIFT_LAY), read[0])
        is_of_shift = "-wrong-" in first.key and self._is_shifting and first.get("card") in self.believed.cards
        return Heard(SHIFT_LAY, first.told) if is_of_shift and first.key in ALIKE else first

    # What is waited for

    def _await(self, status: Sentence) -> None:
        now, (key, told) = self.believed, status
        if status != now.status and key != "comparity-status-lifted":
            now.question = None
        now.status = (key, tuple((name, value) for name, value in told if not key.endswith("-over")))
        game, _, kind = key.partition("-status-")
        of = dict(told)
        if game != "table" and "seat" in of:
            now.asked = of["seat"]
        if not (kind in ("lifted", "on-pad") and game != "cardline"):
            now.may_lay = kind in AWAITS_A_CARD.get(game, ())
        if game != "comparity":
            now.winners = frozenset(of["seats"]) if kind == "over" else frozenset() if game != "table" else now.winners
            return
        now.winners = frozenset({of["seat"]}) if kind == "over" else frozenset()
        if kind == "lifted":
            now.away.add(of["card"])
        if key in BESIDE_A_CHECK:
            return
        now.checked = {of["card"]} if kind.startswith("check-") else set()
        if not kind.startswith("repair-"):
            now.violated = set()
        self._unmark("duet", "trio")
        if kind in ("duet", "trio"):
            self._mark(of["seat"], kind)

    def _ask(self, heard: Heard) -> None:
        if heard.key.startswith("table-ask-"):  # until that is answered nothing else is waited for
            self.believed.status, self.believed.may_lay = sentence(heard), False
        self.believed.question = sentence(heard)

    # What lies

    def _spot(self, place: Any) -> Spot | None:
        """Which cell is meant, on the mat or beyond its edges."""
        cards = self.believed.cards
        match place:
            case ("slot", slot):
                return self._shape.column_and_row(slot)
            case ("card", card):
                return cards[card].spot if card in cards else None
            case ("table",) if not cards:
                return (0, 0)
            case (str() as kind, of) if kind in STEPS:
                spot, (right, up) = self._spot(of), STEPS[kind]
                return None if spot is None else (spot[0] + right, spot[1] + up)
        return None

    def _lay(self, card: str, place: Any, number: Decimal | None = None) -> None:
        now, spot = self.believed, self._spot(place)
        now.loose.pop(card, None)
        if spot is not None:
            now.cards[card] = Lying(spot, number)
            (now.free or set()).discard(spot)

    def _take_off(self, card: str) -> None:
        now = self.believed
        now.cards.pop(card, None)
        now.line = [one for one in now.line if one[0] != card]
        for some in (now.away, now.violated, now.checked, now.beside):
            some.discard(card)

    def _move(self, step: Spot) -> None:
        for one in self.believed.cards.values():
            assert one.spot is not None
            one.spot = (one.spot[0] + step[0], one.spot[1] + step[1])
        self.believed.free = None

    def _number(self, heard: Heard, name: str = "number") -> Decimal:
        return self._values[str(heard[name])]

    def _sit(self, name: str, former: str) -> None:
        """Somebody in another's place; from here on that name is meant."""
        seat = self._names[former]
        self.believed.names[seat] = name
        self._names[name] = seat
        self.grammar.call(self._names)

    # What is amiss

    def _instruct(self, heard: Heard) -> None:
        now, told, card = self.believed, sentence(heard), heard.get("card")
        if heard.key == SHIFT_LAY:
            return
        if self._listing:
            self._listing -= 1
            now.instructions.append(told)
        elif card is not None and any(dict(one[1]).get("card") == card for one in now.instructions):
            now.instructions = [told if dict(one[1]).get("card") == card else one for one in now.instructions]
        elif told not in now.instructions:
            now.instructions.append(told)
        if isinstance(card, str):
            now.loose.pop(card, None)
            if heard.key.partition("-wrong-")[2] in NOT_WHERE_IT_BELONGS:
                now.away.add(card)

    def _settle(self, card: str = "") -> None:
        """What was asked for lies where it belongs: that card, or all of them."""
        now = self.believed
        asked_for = {dict(told).get("card") for key, told in now.instructions if key.partition("-wrong-")[2] in NOT_WHERE_IT_BELONGS}
        now.away -= asked_for & {card} if card else asked_for
        now.instructions = [one for one in now.instructions if card and dict(one[1]).get("card") != card]

    # Who holds what

    def _mark(self, seat: str, mark: str) -> None:
        self.believed.marks.setdefault(seat, set()).add(mark)

    def _unmark(self, *kinds: str) -> None:
        for seat, marks in self.believed.marks.items():
            self.believed.marks[seat] = {mark for mark in marks if not mark.startswith(kinds)}

    def _got(self, seat: str, count: int) -> None:
        marks = self.believed.marks.setdefault(seat, set())
        before = next((mark for mark in marks if mark.startswith("draws-")), "draws-0")
        marks.discard(before)
        if drawn := int(before.removeprefix("draws-")) + count:
            marks.add(f"draws-{drawn}")

    def _draw(self, seat: str, count: int) -> None:
        now = self.believed
        got = min(count, now.stock.get("pile", 0))
        self._hold(seat, got)
        self._stock("pile", -got)
        self._got(seat, got)

    def _hold(self, seat: str, more: int) -> None:
        self.believed.hands[seat] = self.believed.hands.get(seat, 0) + more

    def _stock(self, name: str, more: int) -> None:
        self.believed.stock[name] = self.believed.stock.get(name, 0) + more

    def _leave(self, heard: Heard, to: str) -> None:
        now, seat = self.believed, str(heard["seat"])
        now.seats.remove(seat)
        self._stock(to, int(str(heard.get("count") or 0)))

    # What each line tells

    def _of_table(self, key: str, heard: Heard) -> None:
        now = self.believed
        match key:
            case "begins":  # all of it is told from here on, but for free places while nobody lays anything
                self.believed = Believed(deck=self._deck.id, characteristic=self._begun(heard), names=now.names, free=now.free)
            case "cleared":
                self._settle()
            case "offers-undo":
                now.offers_undo = True
            case "undone" | "undone-play":
                now.count = []
                if card := heard.get("card"):
                    self._take_off(str(card))
            case "holds-again":
                now.hands[str(heard["seat"])] = int(str(heard.get("count") or 0))
            case "pile-again":
                now.stock["pile"] = int(str(heard.get("count") or 0))
            case "paused":
                now.is_paused = True
            case "goes-on" | "resumed":
                now.is_paused = now.is_paused and key == "resumed"
            case "not-kept":
                now.is_kept = False
            case "series-wins":
                now.wins[str(heard["seat"])] = int(str(heard.get("count") or 0))
            case "slots-frozen" if heard.get("count") == 0:
                now.frozen |= {slot for _, slot in heard["places"]}  # type: ignore[attr-defined]
            case "rows-frozen":
                now.frozen |= self._in_rows(heard["rows"])
            case "mat-frozen":
                now.frozen |= {slot for slot in self._shape.polled if not self._shape.is_pad(slot)}
            case "pad-frozen" if heard.get("pad") != "works":
                now.silent_pads = (len(self._shape.pads), now.silent_pads[1])
            case "slots-back":
                now.frozen, now.silent_pads = set(), (0, 0)
            case "heard-badly":
                now.weak |= {slot for _, slot in [heard["place-at"]]}  # type: ignore[misc]

    def _begun(self, heard: Heard) -> str:
        """What cards are compared by is called by name; towers are not compared by anything that is said."""
        if "characteristic" not in heard.told:
            return self._of
        language = self.grammar.language
        called = {named(one.names[language], language).casefold(): one.id for one in self._deck.characteristics}
        return called.get(str(heard["characteristic"]).casefold(), "")

    def _in_rows(self, rows: Any) -> set[str]:
        cells = {slot: self._shape.column_and_row(slot) for slot in self._shape.polled if not self._shape.is_pad(slot)}
        return {slot for slot, cell in cells.items() if cell is not None and cell[1] + 1 in rows}

    def _of_comparity(self, key: str, heard: Heard) -> None:
        now, card, seat = self.believed, str(heard.get("card")), str(heard.get("seat"))
        match key:
            case "opens":
                self._lay(card, heard.get("place-at") or ("table",))
                self._stock("pile", -1)
            case "plays" | "plays-bonus" | "reconnects":
                self._lay(card, heard.get("place-to") or heard.get("place-at"))
                now.hands[seat] = int(str(heard["hand"]))
            case "accepted-card":
                self._lay(card, heard["place-at"])
            case "reveals" | "shows":
                there = now.cards.get(card)
                if there is None:
                    self._lay(card, heard["place-at"], self._number(heard))
                else:
                    there.number = self._number(heard)
                now.loose.pop(card, None)
                now.away.discard(card)
            case "too-great-left" | "too-great-below":
                now.violated |= {card, str(heard["other"])}
            case "swapped" if "place-at" not in heard.told:  # where no cell hears them
                first, second = now.cards[card], now.cards[str(heard["other"])]
                first.spot, second.spot = second.spot, first.spot
            case "swapped":
                for one, place in ((card, heard["place-at"]), (str(heard["other"]), heard["there-at"])):
                    spot = self._spot(place)
                    if spot is not None and one in now.cards:
                        now.cards[one].spot = spot
                        now.loose.pop(one, None)
                        now.away.discard(one)
            case "discarded":
                self._take_off(card)
                now.out[card] = 1
            case "accepted-gone":
                self._take_off(card)
            case "shift":
                self._is_shifting = True
            case "shifted":
                self._is_shifting = False
                self._move(now.shift or now.off or (0, 0))
                now.away, now.shift, now.off = set(), None, None
            case "shift-dropped":
                now.shift, self._is_shifting = None, False
            case "draws" | "distrust" | "penalty":
                self._draw(seat, int(str(heard["count"])))
            case "gives":
                self._hold(seat, -int(str(heard["count"])))
                self._hold(str(heard["to"]), int(str(heard["count"])))
                self._got(str(heard["to"]), int(str(heard["count"])))
            case "duet" | "trio":
                self._mark(seat, key)
                self._await((f"comparity-status-{key}", (("seat", seat),)))
            case "wins":
                self._await(("comparity-status-over", (("seat", seat),)))
            case _:
                self._of_any(key, heard)

    def _of_any(self, key: str, heard: Heard) -> None:
        """What is said in each game in its own name."""
        now, seat = self.believed, heard.get("seat")
        match key:
            case "turn" | "last-turn" | "goes-on" | "turn-set":
                self._called = str(seat)
            case "hand-set":
                now.hands[str(seat)] = int(str(heard.get("count") or 0))
            case "left":
                self._leave(heard, {"comparity": "pile", "cardline": "box", "skyscrapers": "unseen-discards"}[self._game])
            case "wins":
                self._await((f"{self._game}-status-over", (("seats", (seat,)),)))
            case "share":
                self._await((f"{self._game}-status-over", (("seats", heard["seats"]),)))

    def _of_cardline(self, key: str, heard: Heard) -> None:
        now, card, seat = self.believed, str(heard.get("card")), str(heard.get("seat"))
        if key.startswith(("fits-", "misfits-")):
            self._hold(seat, -1)
        match key:
            case "opens":
                now.line = [(card, self._number(heard))]
                self._stock("pile", -1)
            case "fits-first" | "fits-between" | "fits-last":
                there = [one for one, _ in now.line]
                at = there.index(str(heard["right"])) if "right" in heard.told else there.index(str(heard["left"])) + 1
                now.line.insert(at, (card, self._number(heard)))
            case "draws":
                self._draw(seat, 1)
                self._stock("box", 1)
                now.out[card] = 1
            case "accepted-gone":
                self._take_off(card)
                now.out[card] = 1
            case "reshuffled":
                now.out.clear()
            case _:
                self._of_any(key, heard)

    def _of_skyscrapers(self, key: str, heard: Heard) -> None:
        now, card, seat, count = self.believed, str(heard.get("card")), str(heard.get("seat")), heard.get("count")
        if key in LAID:
            self._hold(seat, -1)
        if key in ("century", "tornado", "discards"):
            now.out[card] += 1
        if key.startswith("counts-"):
            now.count.append(sentence(heard))
            return
        match key:
            case "opens":
                self._stock("foundations", -1)
                self._stock("foundations-due", -1)
                slot = heard["place"][1] if heard.get("place") else None  # type: ignore[index]
                if slot:
                    now.towers.append(Tower(card, int(str(heard["withstands"])), slot, top=card))
                    (now.free or set()).discard(slot)
            case "foundation-due":
                now.stock["foundations-due"] = int(str(count))
            case "toilet-specialist":
                now.toilets[seat] = 1
            case "further-toilet":
                now.toilets[seat] = int(str(count))
            case "takes":
                self._hold(seat, 1)
                self._hold(str(heard["giver"]), -1)
            case "draws" | "draws-first":
                self._draw(seat, int(str(count)))
            case _:
                self._of_any(key, heard)
        if key == "roofs":
            self._roof = heard
            now.tallest[seat] = max(now.tallest.get(seat, 0), int(str(heard["height"])))
        tower = self._meant(heard)
        if tower is not None:
            self._of_tower(key, heard, tower)

    # Towers

    def _meant(self, heard: Heard) -> Tower | None:
        """The tower that is spoken of; none where what is said is true of several."""
        place = next((value for name, value in heard.told.items() if name.startswith("place")), None)
        towers = self.believed.towers
        match place:
            case ("slot", slot):
                found = [one for one in towers if one.slot == slot]
            case ("tower", count, foundation):
                found = [one for one in towers if one.owner is None and one.aside == count and one.foundation == foundation]
            case ("building", top, height):
                found = [one for one in towers if one.owner is not None and one.height == height]
                found = found if [one.top for one in found] == [top] else []
            case ("building-of", top, height, seat):
                found = [one for one in towers if (one.owner, one.height) == (seat, height)]
                found = found if [one.top for one in found] == [top] else []
            case ("building-numbered", top, count, height, seat):
                found = [one for one in towers if one.owner == seat][count - 1 : count]
                found = found if [(one.top, one.height) for one in found] == [(top, height)] else []
            case _:
                return None
        found = [one for one in found if one.owner is None or heard.key not in ("skyscrapers-builds", "skyscrapers-roofs")]
        return found[0] if len(found) == 1 else None

    def _of_tower(self, key: str, heard: Heard, tower: Tower) -> None:
        if key in ("site-collapses", "building-collapses"):
            self.believed.towers.remove(tower)
        if key in ("builds", "roofs"):
            tower.floors.append(None)
            tower.top = str(heard["card"])
        if key == "roofs":
            tower.owner, tower.slot, tower.aside = str(heard["seat"]), None, None
        if key in ("roofs", "height-is"):
            tower.height = int(str(heard["height"]))
        if key in ("quakes", "insurance-cancels"):
            tower.quakes = int(str(heard["quakes"]))
        if key in ("insures", "quake-cancelled", "loses-insurance"):
            tower.insurances = int(str(heard["insurances"]))
        if key == "turned":
            tower.turns = int(str(heard["turns"]))
        if key.startswith("gets-"):
            tower.marks.add(key.removeprefix("gets-"))
        if key.startswith("loses-"):
            tower.marks.discard(key.removeprefix("loses-"))
        if key in ("faulty-no-toilet", "faulty-under-least", "faulty-threshold"):
            tower.marks.add("faulty-or-smelly")
        if key == "excused":
            tower.marks.discard("faulty-or-smelly")

    # What is said to whoever sees nothing

    def _of_blind(self, key: str, heard: Heard) -> None:
        now, card, seat, count = self.believed, str(heard.get("card")), str(heard.get("seat")), int(str(heard.get("count") or 0))
        if key in CALLED:
            self._await((CALLED[key], (("seat", self._called),)))
            return
        told: Callable[[], object] | None = {
            "lies": lambda: self._lay(card, heard["place-at"]),
            "lies-open": lambda: self._lay(card, heard["place-at"], self._number(heard)),
            "gone": lambda: [self._take_off(one) for one in heard["cards"]],  # type: ignore[attr-defined]
            "line": now.line.clear,
            "order": lambda: self._reorder(heard["cards"]),  # type: ignore[arg-type]
            "not-in-line": lambda: [self._take_off(one) for one in heard["cards"]],  # type: ignore[attr-defined]
            "seats": lambda: setattr(now, "seats", list(heard["seats"])),  # type: ignore[call-overload]
            "holds": lambda: now.hands.__setitem__(seat, count),
            "out": lambda: self._mark(seat, "out"),
            "duet": lambda: self._mark(seat, "duet"),
            "trio": lambda: self._mark(seat, "trio"),
            "draws": lambda: self._mark(seat, f"draws-{count}"),
            "nothing-pending": lambda: now.marks.__setitem__(seat, set()),
            "toilets": lambda: now.toilets.__setitem__(seat, count),
            "threshold": lambda: now.tallest.__setitem__(seat, int(str(heard["height"]))),
            "count": now.count.clear,
            "sits-for": lambda: self._sit(str(heard["name"]), str(heard["former"])),
            "won": lambda: setattr(now, "winners", frozenset(heard["seats"])),  # type: ignore[call-overload]
            "turned": lambda: setattr(self._tower, "turns", count),
            "quakes": lambda: setattr(self._tower, "quakes", count),
            "insurances": lambda: setattr(self._tower, "insurances", count),
        }.get(key)
        if told is not None:
            told()
        elif key in OF_STOCK:
            now.stock[key] = count
        elif key in PRIZES:
            assert self._tower is not None
            self._tower.marks.add(key)
        elif key.startswith(("all-", "shift-", "off-", "none-")):
            self._of_all(key, count)
        elif key in ("site", "aside", "building", "roofed") or key.endswith(("-gone", "bears", "floor", "top")):
            self._of_city(key, heard, count)
        else:
            self._of_more(key, heard, card, count)

    def _of_all(self, key: str, count: int) -> None:
        """Of all cards of the area at once."""
        now, (kind, _, way) = self.believed, key.partition("-")
        if way == "lifted":
            now.away = set(now.cards) if kind == "all" else set()
            return
        before = {"all": (0, 0), "shift": now.shift, "off": now.off}[kind] or (0, 0)
        step = None if way == "nowhere" else (WAYS[way][0] * count, WAYS[way][1] * count)
        if kind == "all":
            assert step is not None
            self._move(step)
        else:  # columns and rows come one after the other
            whole = step and ((before[0] + step[0], before[1] + step[1]) if self._latest == kind else step)
            setattr(now, kind, whole)
        self._latest = kind

    def _of_city(self, key: str, heard: Heard, count: int) -> None:
        towers, seat = self.believed.towers, heard.get("seat")
        bears = (int(str(heard.get("height") or 0)), int(str(heard.get("points") or 0)))
        match key:
            case "site-gone":
                towers.remove(next(one for one in towers if one.slot == heard["place-at"][1]))  # type: ignore[index]
            case "aside-gone":
                towers.remove(next(one for one in towers if one.aside == count and one.owner is None))
            case "building-gone":
                towers.remove([one for one in towers if one.owner == seat][count - 1])
            case "roofed":
                assert self._roof is not None
                self._tower = next(one for one in towers if one.aside == count and one.owner is None)
                self._of_tower("roofs", self._roof, self._tower)
            case "bears":
                tower = next(one for one in towers if one.floors[-1] is None and one.top == heard["card"])
                tower.floors[-1] = bears
            case "site" | "aside" | "building":
                self._tower = Tower(str(heard["card"]), int(str(heard["withstands"])), top=str(heard["card"]))
                self._begin(key, heard, self._tower, count)
            case "foundation-bears":
                assert self._tower is not None
                self._tower.floors = [bears]
            case "floor" | "top":
                assert self._tower is not None
                self._tower.floors.append(bears)
                self._tower.top = str(heard["card"]) if key == "top" else self._tower.top

    def _begin(self, key: str, heard: Heard, tower: Tower, count: int) -> None:
        """A building comes before those of its owner that are counted after it."""
        towers = self.believed.towers
        tower.slot = heard["place-at"][1] if key == "site" else None  # type: ignore[index]
        tower.aside = count if key == "aside" else None
        if key == "building":
            tower.owner, tower.height = str(heard["seat"]), int(str(heard["height"]))
            its = [one for one in towers if one.owner == tower.owner]
            there = next((one for one in its[count - 1 : count] if one.foundation == tower.foundation), None)
        else:
            there = next((one for one in towers if one.owner is None and (one.slot, one.aside) == (tower.slot, tower.aside)), None)
        if there is not None:
            towers[towers.index(there)] = tower
        else:
            towers.append(tower)

    def _of_more(self, key: str, heard: Heard, card: str, count: int) -> None:
        now = self.believed
        match key:
            case "is-open":
                now.cards[card].number = self._number(heard)
            case "lies-apart":
                spot = now.cards[str(heard["other"])].spot
                assert spot is not None
                across = int(str(heard.get("across"))) * (-1 if heard.get("side") == "left" else 1)
                along = int(str(heard.get("along"))) * (-1 if heard.get("way") == "down" else 1)
                now.cards[card] = Lying((spot[0] + across, spot[1] + along))
            case "loose":
                now.loose[card] = heard["place-at"][1]  # type: ignore[index]
            case "not-loose":
                now.loose = {one: slot for one, slot in now.loose.items() if one not in heard["cards"]}  # type: ignore[operator]
            case "out-of-order":
                now.violated = set(heard.get("cards") or ())  # type: ignore[call-overload]
            case "line-card":
                now.line.append((card, self._number(heard)))
            case "in-line":
                self._insert(card, heard)
            case "mended":
                self._settle(card)
                now.offers_undo = False
            case "first":
                now.instructions.sort(key=lambda one: dict(one[1]).get("card") != card)
            case "nothing-to-mend" | "to-mend":
                self._settle()
                self._listing = count
                now.offers_undo = now.offers_undo and key == "to-mend"
            case "undo" | "no-undo":
                now.offers_undo = key == "undo"
            case "asked":
                now.asked = str(heard["seat"])
            case "no-question":
                now.question = None
            case "may-lay" | "may-not-lay":
                now.may_lay = key == "may-lay"
            case _:
                self._of_lists(key, heard, count)

    def _insert(self, card: str, heard: Heard) -> None:
        there = [one for one, _ in self.believed.line]
        kind, *of = heard["place-at"]  # type: ignore[misc]
        beside = str(of[0])
        self.believed.line.insert(there.index(beside) + (kind != "left-of"), (card, self._number(heard)))

    def _reorder(self, cards: Sequence[str]) -> None:
        """These cards, in the places that they have had between them."""
        numbers, there = dict(self.believed.line), iter(cards)
        order = [next(there) if one in cards else one for one, _ in self.believed.line]
        self.believed.line = [(one, numbers[one]) for one in order]

    def _of_lists(self, key: str, heard: Heard, count: int) -> None:
        now = self.believed
        cards = set(heard.get("cards") or ())  # type: ignore[call-overload]
        places = {self._free(place) for place in heard.get("places") or ()}  # type: ignore[attr-defined]
        slots = {place[1] for place in heard.get("places") or () if place[0] == "slot"}  # type: ignore[attr-defined]
        match key:
            case "lifted":
                now.away |= cards
            case "laid-back":
                now.away -= cards
                now.offers_undo = False
            case "checked":
                now.checked |= cards
            case "not-checked":
                now.checked -= cards
            case "beside":
                now.beside |= cards
            case "on-mat":
                now.beside -= cards
            case "discarded" | "in-box" | "discards":
                now.out.update(heard["cards"])  # type: ignore[arg-type]
            case "not-discarded" | "not-in-box" | "not-in-discards":
                now.out.subtract(heard["cards"])  # type: ignore[arg-type]
            case "silent" | "heard":
                now.frozen = now.frozen | slots if key == "silent" else now.frozen - slots
            case "silent-rows" | "heard-rows":
                rows = self._in_rows(heard["rows"])
                now.frozen = now.frozen | rows if key == "silent-rows" else now.frozen - rows
            case "silent-pads":
                now.silent_pads = (count, now.silent_pads[1])
            case "silent-draw-pads":
                now.silent_pads = (now.silent_pads[0], count)
            case "heard-badly":
                now.weak |= slots
            case "heard-well":
                now.weak -= slots
            case "free" | "free-too":
                now.free, now.may_lay = (now.free or set()) | places if key == "free-too" else places, True
            case "not-free":
                now.free, now.may_lay = (now.free or set()) - places, True
            case _:
                raise Lost(f"nobody knows what blind-{key} tells")

    def _free(self, place: Any) -> Any:
        return place[1] if self._game == "skyscrapers" else self._spot(place)


CALLED = {key.removeprefix("blind-"): status for key, status in CALLED_FOR.items()}


def numbers_of(deck: Deck, characteristic: str, language: str) -> dict[str, Decimal]:
    """What each number of the deck sounds like; no two sound alike (H4)."""
    of = deck.characteristic(characteristic)
    if of is None:
        return {}
    found: dict[str, Decimal] = {}
    for card in deck.cards.values():
        number = card.numbers.opened().get(of.id)
        if number is not None:
            text = spoken(number, of, card.marks.get(of.id, ()), language)
            assert found.setdefault(text, number) == number, text
    return found
