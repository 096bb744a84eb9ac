"""An evening at one screen: what is shown, what a touch or a key does, and which match is played.

Rules of this file: one thread decides. Whoever plays at the table waits in steps; between two of them the screen is looked after here, so
whatever people do there is done at once, and whoever leaves a match does so by an exception that comes out of its waiting.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from companion.errors import Unusable
from companion.events import Button
from companion.pages.aloud import Aloud
from companion.pages.beside import Beside, key_of
from companion.pages.composing import Composer
from companion.pages.focus import Focus
from companion.pages.leaving import Begun, Ended, Left
from companion.pages.page_stack import (
    COUNTING,
    OF_HANDS,
    OF_MATCH,
    Leaf,
    act_of_key,
    back_within,
    changed_value,
    is_own,
    value_of_match,
    went_on,
)
from companion.pages.picture import Wanted
from companion.pages.ports import Running, Tables
from companion.pages.settings import Remembered
from companion.pages.transitions import Transitions
from companion.pages.watching import Moment, Watcher, Watchers, table_of
from companion.screen.acts import Act, Back, Change, Correct, Inspect, Open, Page, Pan, Pick, Press, Put, Type, Want
from companion.screen.match import amending
from companion.screen.things import Scene
from companion.screen.window import FRAME, Closed, Keyed, PanelPressed, Pointed, Resized, Wheeled, Window
from companion.screen.words import Words
from companion.words.problems import told

BEHIND = 0.25  # seconds by which the screen may lag before the time is let go
AWAKE = 3.0  # seconds after which a screen that nobody touches and nothing changes on is looked after half as often


class Evening:
    def __init__(
        self,
        window: Window,
        tables: Tables,
        remembered: Remembered,
        first: Callable[[Evening], Running | None],
        picture: Wanted | None = None,
        beside: Beside | None = None,
        aloud: Aloud | None = None,
        watchers: Sequence[Watcher] = (),
    ) -> None:
        """`first` begins the match that somebody asked for, if any; of the `picture` that is wanted is taken one, and that is all."""
        self.window, self.tables, self.remembered = window, tables, remembered
        self.beside, self.aloud = beside or Beside(), aloud or Aloud()
        self.aloud.set(remembered.settings)
        self._picture, self._watchers = picture, Watchers(watchers)
        self.running: Running | None = None
        self._first = first
        self._leaves: list[Leaf] = []
        self._composer = Composer()
        self._words = Words(remembered.language)
        self._focus = Focus()
        self._transitions = Transitions(window)
        self._is_stale = True
        self._due = self._stirred = window.now()
        self._is_over = False  # the match has ended, and its last page is shown
        self._notice = ""  # what could not be done, until something else is

    def run(self) -> None:
        """Until somebody leaves."""
        try:
            self._begin(lambda: self._first(self))
            while True:
                if self.running is None:
                    if not self._leaves:
                        self.open("home")
                    self._moment(self.step)
                else:
                    self._play(self.running)
        except Ended:
            return

    @property
    def step(self) -> float:
        """Seconds until the screen is to be looked after again."""
        return FRAME if self._due - self._stirred < AWAKE else 2 * FRAME

    def rest(self, seconds: float) -> None:
        """Let so much time pass at the screen; while a page lies over the match, or it is paused, its time stands still."""
        self._moment(seconds)
        while self.running is not None and self._stands_still():
            self._moment(self.step)

    def _play(self, running: Running) -> None:
        try:
            while True:
                running.run()
                self._is_over = self._is_stale = True
                while running.is_over:
                    self._moment(self.step)
                self._is_over, self._is_stale = False, True
        except Begun:
            pass
        except Left:
            self.running, self._is_over = None, False
            self._leaves.clear()
        self._is_stale = True

    def _stands_still(self) -> bool:
        """What is said is heard out where nobody here has to act."""
        assert self.running is not None
        screen = self.running.screen
        is_told = screen.telling.is_telling or self.aloud.is_awaited
        return bool(self._leaves) or screen.table.is_paused or (self.running.is_watched and is_told)

    def _moment(self, seconds: float) -> None:
        now = self.window.now()
        inputs = self.window.inputs()
        for one in inputs:
            self._stirred = now
            self._input(one)
        has_news = self._went_on(now, seconds)
        if self._is_stale:
            self._show(now)
        self._transitions.pass_time(now)
        self._tick()
        self._watchers.watch(self._told(now, is_stirred=bool(inputs) or has_news))
        if self._picture is not None and self._picture.is_taken(self.window, self.running, is_over=self._is_over):
            raise Ended
        self._due = min(max(self._due + seconds, now - BEHIND), now + seconds)  # no further away, however often it was woken before
        while not self.window.wait(min(self._due, self.window.frame_at) - self.window.now()) and self.window.now() < self._due:
            self._tick()  # a frame that had to wait for its time

    def _went_on(self, now: float, seconds: float) -> bool:
        """Whether anything entered the match, or a page heard something."""
        running = self.running
        if running is not None:
            running.screen.is_covered = bool(self._leaves)
        if running is not None and running.screen.went_on(running.at, now):
            self._is_stale = True
            if running.seats is not None:
                running.seats.note(running.screen.latest)
        self.beside.show(running.screen.table if running else None, running.screen.latest if running else ())
        self.aloud.heard(running.screen if running else None, now)
        has_moved = running is not None and running.seats is not None and running.seats.have_moved()
        has_heard = bool(self._leaves) and went_on(self._leaves[-1], seconds)
        self._is_stale = self._is_stale or has_moved or has_heard
        return has_heard or (running is not None and bool(running.screen.released))

    def _told(self, now: float, *, is_stirred: bool) -> Moment:
        table = table_of(self.running, is_over=self._is_over)
        is_playing = table is not None and not (table.view.is_paused or self._is_over or self._leaves)
        is_shown = self.window.presents > 0
        return Moment(now, self._transitions.name, self.remembered.language, is_shown, is_stirred, is_playing, table)

    def _tick(self) -> None:
        now = self.window.now()
        if self.window.tick(now):
            self._stirred = now

    # what is shown

    def _show(self, now: float) -> None:
        self._is_stale = False
        scene, name = self._scene()
        self.aloud.shown(scene, name, self._focus.target(scene), self._words, now)
        self._transitions.show(self._focus.marked(scene), scene, name, self.running.screen if self.running else None, now)

    def _scene(self) -> tuple[Scene, str]:
        """And the name of what is shown."""
        composer, running = self._composer, self.running
        composer.size, composer.scale = self.window.size, self.remembered.letters / 100
        sight = running.screen.sight(has_hands=self._hands() is not None) if running is not None else None
        if self._leaves:
            latest = running.screen.telling.latest if running is not None else None
            return composer.leaf(self._words, self._leaves[-1], sight, self._notice, latest), self._leaves[-1].name
        return composer.of_match(sight, self._hands(), is_over=self._is_over) if sight is not None else (composer.nothing(), "")

    # what people do

    def _input(self, one: object) -> None:
        match one:
            case Closed():
                raise Ended
            case Resized():
                self._is_stale = True
                self._transitions.forget()
            case Pointed():
                self._point(one)
            case Keyed():
                self._key(one)
            case PanelPressed(button):
                self.pressed(button)
            case Wheeled(by):
                self.act(Page(-by)) if self._leaves else None

    def pressed(self, button: Button) -> None:
        """A button beside the screen: the table's own, unless a page lies over it or something is marked."""
        is_open, is_marked = bool(self._leaves), self._focus.is_marked(self._transitions.scene)
        key = key_of(button, is_open=is_open, is_marked=is_marked)
        if key is not None:
            self._key(key)
            if button == "ok" and not is_open:
                self._focus.leave()  # else the next *ok* would not be the table's
        elif not is_open:
            self.act(Press(button))

    def _point(self, one: Pointed) -> None:
        scene = self._transitions.scene
        if scene is None:
            return
        self._is_stale = self._focus.leave() or self._is_stale
        hands = self._hands()
        if hands is not None and self._transitions.name == "table" and hands.pointed(one, scene):
            self._is_stale = True
            return
        if one.what == "down" and one.button == 1:
            target = scene.target_at(one.point)
            if target is not None:
                self.act(target.act)
            elif self.running is not None and not self._leaves:
                self.running.screen.telling.dismiss()
                self._is_stale = True

    def _hands(self) -> Any:
        return self.running.seats.hands if self.running is not None and self.running.seats is not None else None

    def _key(self, one: Keyed) -> None:
        scene = self._transitions.scene
        if scene is None:
            return
        if one.key == "escape" and (hands := self._hands()) is not None and hands.close_faults():
            self._is_stale = True
            return
        leaf = self._leaves[-1] if self._leaves else None
        act = act_of_key(one, leaf, self._focus, scene)
        self._is_stale = self._is_stale or self._focus.has_moved
        if act is not None:
            self.act(act)

    def act(self, act: Act) -> None:
        """Whatever cannot be done is said, and changes nothing."""
        self._is_stale, self._notice = True, ""
        try:
            self._act(act)
        except Unusable as fault:
            self.complain(fault)

    def complain(self, fault: Unusable) -> None:
        self._notice = told(fault.problems[0], self._words.language)

    def _act(self, act: Act) -> None:
        running = self.running
        match act:
            case Press(button) if running is not None:
                self._press(running, button)
            case Pick() | Put() if self._leaves and is_own(self._leaves[-1], act):
                self._change(act)
            case Pick(option) if running is not None:
                self._leaves.clear()
                hands = self._hands()
                if hands is None or not hands.asks_first(option):
                    running.choose(option)
            case Correct(correction) if running is not None:
                self._leaves.clear()
                running.correct(correction)
            case Inspect(card) if running is not None:
                running.screen.inspected = None if running.screen.inspected == card else card
            case Pan(across, up) if running is not None:
                running.screen.pan = (running.screen.pan[0] + across, running.screen.pan[1] + up)
            case Open(page, about):
                self.open(page, about)
            case Back():
                self._back()
            case Change() | Type() | Page():
                self._change(act)
            case Want(what, about):
                self._want(what, about)
            case _ if isinstance(act, OF_HANDS) and (hands := self._hands()) is not None:
                hands.take(act)

    def _press(self, running: Running, button: Button) -> None:
        if button == "undo" and running.screen.table.is_paused:
            running.press("pause")
        running.screen.telling.dismiss()
        running.press(button)

    def _back(self) -> None:
        if not self._leaves:
            return
        if (within := back_within(self._leaves[-1])) is not None:
            self._change(within)
        elif self._leaves[-1].name != "home" or self.running is not None:
            self._leaves.pop()
            if self._leaves and (leaf := self._leaves[-1]).name in COUNTING:
                self._leaves[-1] = replace(leaf, value=self.tables.page(leaf.name, leaf.about, self))

    def _change(self, act: Act) -> None:
        if not self._leaves:
            return
        leaf, running = self._leaves[-1], self.running
        if leaf.name == "amend" and running is not None:
            self._amend(leaf, act, running)
            return
        value = changed_value(leaf, act)
        if leaf.name == "set-up":
            value = self.tables.agreed(value)
        self._leaves[-1] = replace(leaf, value=value)
        if leaf.name == "settings":
            self._set(value)

    def _amend(self, leaf: Leaf, act: Act, running: Running) -> None:
        state = amending.changed(leaf.value, act, running.screen.lines, running.screen.table, running.screen.match.deck)
        if state is None:
            self._leaves.pop()
        elif state.wanted is not None:
            self._leaves.clear()
            running.correct(state.wanted)
        else:
            self._leaves[-1] = replace(leaf, value=state)

    def _set(self, settings: Any) -> None:
        """It holds at once, also in the middle of a match."""
        self.remembered = self.remembered.set_to(settings)
        self._words = Words(settings.language)
        self.aloud.set(settings)
        self.window.reduce_motion(is_reduced=settings.is_calm)
        if settings.is_full != self.window.is_full:
            self.window.turn_full(is_full=settings.is_full)
            self._transitions.forget()
        if self.running is not None:
            self.running.screen.lines.speak(settings.language)
        self.tables.keep(self.remembered)

    # pages

    def open(self, page: str, about: str = "") -> None:
        self._is_stale, running = True, self.running
        if running is None and page in (*OF_MATCH, "search", "end", "faults"):
            return
        if page == "home" and running is not None:
            raise Left
        if page == "end":
            self._leaves.clear()
        elif page == "faults":
            if (hands := self._hands()) is not None:
                hands.take(Open(page, about))
        else:
            of_match = running.screen.sight() if running is not None and page in (*OF_MATCH, "search") else None
            value = value_of_match(page, of_match) if of_match is not None else self.tables.page(page, about, self)
            self._leaves.append(Leaf(page, value, about))

    def _want(self, what: str, about: str) -> None:
        match what:
            case "begin":
                self._agree()
            case "again":
                self._begin(lambda: self.tables.begin(self))
            case "resume":
                self._begin(lambda: self.tables.take_up(int(about), self))
            case "put-aside" if self.running is not None:
                self.tables.put_aside(self.running.screen.journal.number)
                raise Left
            case "undo" if self.running is not None:
                self._leaves.clear()
                self._press(self.running, "undo")
            case "tell" if self.running is not None:
                self.aloud.tell(self.running.screen, self.window.now())
            case "leave":
                raise Left if self.running is not None else Ended
            case "show-hand" if (hands := self._hands()) is not None:
                hands.take(Want(what, about))

    def _agree(self) -> None:
        """What stands on the set-up page holds for the next match, and is remembered for the one after."""
        leaf = next((leaf for leaf in self._leaves if leaf.name == "set-up"), None)
        if leaf is not None:
            self.remembered = self.remembered.agreed(leaf.value)
            self.tables.keep(self.remembered)
        self._begin(lambda: self.tables.begin(self))

    def _begin(self, opened: Callable[[], Running | None]) -> None:
        """Nothing is left before the other match can begin."""
        running = opened()
        had_one, self.running = self.running is not None, running
        self._is_over, self._is_stale = False, True
        self._transitions.forget()
        if running is not None:
            self._leaves.clear()
        if had_one:
            raise Begun
