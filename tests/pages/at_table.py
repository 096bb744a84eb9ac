"""A simulated table with people at a window, whose time passes when a test lets it."""

from __future__ import annotations

from random import Random

from companion.app.matches import find_deck, find_mat, open_match
from companion.pages.hands import TableHands
from companion.protocol.setup import parse_setup
from companion.screen.acts import Act
from companion.screen.draft import Draft
from companion.screen.sight import Sight
from companion.screen.table import draw_table
from companion.screen.things import Rect, Scene
from companion.screen.tray import draw_tray, hand_targets
from companion.screen.window import Pointed
from companion.simulator.company import typed_of
from companion.simulator.radio import radio_under
from companion.simulator.table import SimulatedTable
from hardware.readers.noise import Noise
from tests.screen.match.examined import setter

SIZE = (1280, 720)
STEP = 0.1


class AtTable:
    """Everybody but `bots` sits here; nobody acts but the test."""

    def __init__(self, game, players=("Anna", "Boris"), bots=(), seed=1, **asked):
        setup, deck = parse_setup({"game": game, "players": list(players), **asked}, find_deck, find_mat)
        opened = open_match(setup, deck, "en")
        self.referee, self.lines, self.match = opened.referee, opened.lines, opened.referee.state.match
        self.table = SimulatedTable(opened.referee, radio_under(setup.shape, Noise.of(0.0), seed))
        self.dealt = typed_of(game).dealt(setup, deck, Random(seed))
        self.hands = TableHands(self.table, self.dealt, [one.seat for one in setup.players if one.name not in bots], Random(seed))
        self.said = []
        self.wait(1.0)  # what lies there at the very first look was not laid

    # time

    def wait(self, seconds=4.0):
        for _ in range(round(seconds / STEP)):
            for deed in self.hands.taken_deeds():
                deed()
            self.table.wait(STEP)
            self.hands.went_on(self.table.at)
            self.follow()

    def follow(self):
        said = self.table.referee.said()
        self.said += said
        self.dealt.follow(self.table.look().view, said)

    def press(self, button):
        self.table.wait(1.0)  # whatever is asked is read first (C27)
        self.table.press(button)
        self.wait(1.0)

    def do(self, *acts):
        """One after the other, each of which has to change something."""
        for act in acts:
            assert self.hands.take(act), act

    # what is seen

    @property
    def view(self):
        return self.table.look().view

    @property
    def told(self):
        """What is to be put right, by its key."""
        return [one.announcement.key for one in self.table.look().instructions]

    def lies(self, card):
        return self.hands.reach.slot_of(card)

    def sight(self) -> Sight:
        match, under = self.match, {"aimed": self.hands.aimed, "dragged": self.hands.dragged_off}
        return Sight(self.table.look(), match.deck, match.shape, match.game.ground, self.lines, has_hands=True, **under)

    def scene(self) -> Scene:
        sight = self.sight()
        below, above = Rect(0, 0, *SIZE).cut_bottom(round(SIZE[1] * 0.22))
        upper, lower = Draft(SIZE, setter(), area=above), Draft(SIZE, setter(), area=below)
        draw_table(upper, sight)
        tray = self.hands.view(upper.u)
        draw_tray(lower, sight, tray)
        scene = upper.scene().joined(lower.scene())
        return Scene(scene.size, scene.things, scene.over, (*scene.targets, *hand_targets(scene, tray)), scene.spots, scene.anchors)

    def acts(self):
        return [one.act for one in self.scene().targets]

    # the pointer

    def where(self, what: Act | str):
        """The middle of what means that act, or of a slot."""
        scene = self.scene()
        if isinstance(what, str):
            return next(spot.rect.centre for spot in reversed(scene.spots) if spot.slot == what)
        return next(target.rect.centre for target in reversed(scene.targets) if target.act == what)

    def point(self, what, at, button=1):
        return self.hands.pointed(Pointed(what, at, button), self.scene())

    def click(self, what):
        at = self.where(what)
        self.point("down", at)
        return self.point("up", at)

    def drag(self, start, end):
        start, end = self.where(start), end if isinstance(end, tuple) else self.where(end)
        self.point("down", start)
        self.point("move", ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2), 0)
        self.point("move", end, 0)
        return self.point("up", end)
