"""A listener who hears every sentence and sees nothing: what they believe of the table is made of announcements alone."""

from __future__ import annotations

from collections.abc import Iterable

from companion.core.referee.announcements import Announcement
from tests.voice.blind.believed import Believed, Told, Tower, plain, sentence
from tests.voice.blind.blind_lines import BlindLines
from tests.voice.blind.knowing import slots_of

# What an act is told by: with the next one it is over that cards were drawn.
ACTS = {
    "comparity": (
        *("opens", "plays", "plays-bonus", "reconnects", "reveals", "swapped", "discarded", "declines"),
        *("draws", "distrust", "penalty", "time-up", "time-up-verdict"),
    ),
    "cardline": (
        *(f"{verdict}-{where}" for verdict in ("fits", "misfits") for where in ("first", "between", "last")),
        *("time-up", "time-up-no-card"),
    ),
    "skyscrapers": (
        *("builds", "roofs", "quakes", "quake-cancelled", "insures", "insurance-cancels", "century", "studies", "tornado", "takes"),
        *("takes-nothing", "keeps", "takes-all", "takes-discarded", "looks-at-nothing", "hands-left", "hands-right", "discards", "passes"),
        *("discards-late", "time-up", "time-up-no-card"),
    ),
}
LAID = (*ACTS["skyscrapers"][:9], "discards", "discards-late")  # with each of these a card leaves the hand


class Follower(BlindLines):
    def hear(self, said: Iterable[Announcement]) -> None:
        self._called = None
        for one in said:
            self._take(one, plain(one))

    # One sentence

    def _take(self, said: Announcement, told: Told) -> None:
        game, _, key = said.key.partition("-")
        self._latest = self._latest if said.key.startswith(f"blind-{self._latest}-") else ""
        if key in ACTS.get(game, ()):
            self._unmark("draws-")
            self.believed.offers_undo = False
        if said.key in ("table-undone", "table-undone-play", "table-cleared"):
            self.believed.offers_undo = False
        if "-wrong-" in said.key or "-left-on-" in said.key:
            self._instruct(said.key, told)
        elif "-status-" in said.key:
            self._await(said.key, told)
        elif "-ask-" in said.key:
            self._ask(said.key, told)
        elif game == "blind":
            self._of_blind(key, told)
        elif game == "table":
            self._of_table(key, told)
        elif "-refused-" not in said.key:
            {"comparity": self._of_comparity, "cardline": self._of_cardline, "skyscrapers": self._of_skyscrapers}[game](key, told)

    def _of_table(self, key: str, told: Told) -> None:
        now = self.believed
        match key:
            case "begins":  # all of it is told from here on, but for free places while nobody lays anything
                self.believed = Believed(deck=told["deck"], characteristic=told["characteristic"], names=now.names, free=now.free)
            case "cleared":
                self._settle()
            case "offers-undo":
                now.offers_undo = True
            case "undone" | "undone-play":
                now.count = []
                if card := told.get("card"):
                    self._take_off(str(card))
            case "holds-again":
                now.hands[told["seat"]] = told.get("count", 0)
            case "pile-again":
                now.stock["pile"] = told.get("count", 0)
            case "paused":
                now.is_paused = True
            case "goes-on" | "resumed":
                now.is_paused = now.is_paused and key == "resumed"
            case "not-kept":
                now.is_kept = False
            case "series-wins":
                now.wins[told["seat"]] = told.get("count", 0)
            case "slots-frozen" if told.get("count") == 0:
                now.frozen |= slots_of(told["places"])
            case "rows-frozen":
                now.frozen |= self._in_rows(told["rows"])
            case "mat-frozen":
                now.frozen |= {slot for slot in self._shape.polled if not self._shape.is_pad(slot)}
            case "pad-frozen" if told.get("pad") != "works":
                now.silent_pads = (len(self._shape.pads), now.silent_pads[1])
            case "slots-back":
                now.frozen, now.silent_pads = set(), (0, 0)
            case "heard-badly":
                now.weak |= slots_of((told["place"],))

    def _of_comparity(self, key: str, told: Told) -> None:
        now, card, seat = self.believed, told.get("card"), told.get("seat")
        match key:
            case "opens":
                self._lay(card, told["place"])
                self._stock("pile", -1)
            case "plays" | "plays-bonus" | "reconnects":
                self._lay(card, told["place"])
                now.away.discard(card)
                now.hands[seat] = told["hand"]
            case "accepted-card":
                self._lay(card, told["place"])
                now.away.discard(card)
            case "reveals" | "shows":
                there = now.cards.get(card)
                if there is None:
                    self._lay(card, told["place"], told["number"])
                else:
                    there.number = told["number"]
                now.loose.pop(card, None)
                now.away.discard(card)
            case "too-great-left" | "too-great-below":
                now.violated |= {card, told["other"]}
            case "swapped":
                for one, place in ((card, told["place"]), (told["other"], told["there"])):
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
            case "shifted":
                self._move(now.shift or now.off or (0, 0))
                now.away, now.shift, now.off = set(), None, None
            case "shift-dropped":
                now.shift = None
            case "draws" | "distrust" | "penalty" | "time-up":
                self._draw(seat, told["count"])
            case "gives":
                self._hold(seat, -told["count"])
                self._hold(told["to"], told["count"])
                self._got(told["to"], told["count"])
            case "duet" | "trio":
                self._mark(seat, key)
                self._await(f"comparity-status-{key}", told)
            case _:
                self._of_any(key, told)

    def _of_any(self, key: str, told: Told) -> None:
        """What is said in each game in its own name."""
        now, seat = self.believed, told.get("seat")
        match key:
            case "turn" | "last-turn" | "goes-on" | "turn-set":
                self._called = seat
            case "hand-set":
                now.hands[seat] = told.get("count", 0)
            case "left":
                self._leave(told, {"comparity": "pile", "cardline": "box", "skyscrapers": "unseen-discards"}[self._game])
            case "wins" | "share":
                self._await(f"{self._game}-status-over", told)

    def _of_cardline(self, key: str, told: Told) -> None:
        now, card, seat = self.believed, told.get("card"), told.get("seat")
        if key.startswith(("fits-", "misfits-")):
            self._hold(seat, -1)
        match key:
            case "opens":
                now.line = [(card, told["number"])]
                self._stock("pile", -1)
            case "fits-first" | "fits-between" | "fits-last":
                there = [one for one, _ in now.line]
                at = there.index(told["right"]) if "right" in told else there.index(told["left"]) + 1
                now.line.insert(at, (card, told["number"]))
            case "time-up":
                self._draw(seat, 1)
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
                self._of_any(key, told)

    def _of_skyscrapers(self, key: str, told: Told) -> None:
        now, card, seat, count = self.believed, told.get("card"), told.get("seat"), told.get("count")
        if key in LAID:
            self._hold(seat, -1)
        if key in ("century", "tornado", "discards", "discards-late"):
            now.out[card] += 1
        if key.startswith("counts-"):
            now.count.append(sentence(f"skyscrapers-{key}", told))
            return
        match key:
            case "opens":
                self._stock("foundations", -1)
                self._stock("foundations-due", -1)
                slot = told["place"].slot
                if slot:
                    now.towers.append(Tower(card, told["withstands"], slot, top=card))
                    (now.free or set()).discard(slot)
            case "foundation-due":
                now.stock["foundations-due"] = count
            case "toilet-specialist":
                now.toilets[seat] = 1
            case "further-toilet":
                now.toilets[seat] = count
            case "takes":
                self._hold(seat, 1)
                self._hold(told["giver"], -1)
            case "draws" | "draws-first":
                self._draw(seat, count)
            case _:
                self._of_any(key, told)
        if key == "roofs":
            self._roof = told
            now.tallest[seat] = max(now.tallest.get(seat, 0), told["height"])
        tower = self._meant(key, told.get("place"))
        if tower is not None:
            self._of_tower(key, told, tower)
