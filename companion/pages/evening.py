"""An evening at one screen: what is shown, what a touch or a key does, and which match is played.

Rules of this file: one thread decides, and nothing here loops or waits. The loop asks the evening to `advance`, by which touches and keys
act; then the match, unless a page lies over it; then each of the `listeners`. Acts take effect at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from companion.errors import Unusable
from companion.events import Button
from companion.pages.aloud import Aloud
from companion.pages.beside import Beside, key_of
from companion.pages.composing import Composer
from companion.pages.endings import Endings, kept_picture
from companion.pages.focus import Focus
from companion.pages.hands import TableHands
from companion.pages.page_stack import OF_HANDS, OF_MATCH, Leaf, PageStack, act_of_key, back_within, changed_value, is_own, value_of_match
from companion.pages.playing import Running, Tables
from companion.pages.settings import Remembered
from companion.pages.transitions import ScreenClock, Transitions
from companion.pages.watching import KeptPicture, Moment, Watcher, table_of
from companion.screen.acts import Act, Change, Correct, GoBack, Inspect, OpenPage, Page, Pan, Pick, Press, Put, Type, Want
from companion.screen.match import amend
from companion.screen.pages.cards import AGAIN
from companion.screen.things import Scene
from companion.screen.window import Closed, Keyed, PanelPressed, Pointed, Resized, Wheeled, Window
from companion.screen.words import Words
from companion.words.problems import told


class Evening:
    def __init__(
        self,
        window: Window,
        tables: Tables,
        remembered: Remembered,
        first: Callable[[Evening], Running | None],
        picture: KeptPicture | None = None,
        beside: Beside | None = None,
        aloud: Aloud | None = None,
        watchers: Sequence[Watcher] = (),
    ) -> None:
        """`first` begins the match that was asked for, if any; a `picture` that is wanted is taken once, and ends the evening."""
        self.window, self.tables, self.remembered = window, tables, remembered
        self.beside, self.aloud = beside or Beside(), aloud or Aloud()
        self.aloud.set(remembered.settings)
        self._picture, self._watchers = picture, tuple(watchers)
        self.running: Running | None = None
        self.pages = PageStack()
        self.clock = ScreenClock(window)
        self._first: Callable[[Evening], Running | None] | None = first
        self._composer, self._endings = Composer(), Endings()
        self._words = Words(remembered.language)
        self._focus = Focus()
        self._transitions = Transitions(window)
        self._is_stale = True
        self._was_over = self._is_stirred = False
        self._looked = window.now()
        self._notice = ""  # what could not be done, until something else is
        self._asks_all = False  # whether all that lies closed shall be shown, until something else is done (H3)

    # what the loop asks for

    @property
    def is_open(self) -> bool:
        return not self.pages.is_left

    @property
    def step(self) -> float:
        return self.clock.step

    @property
    def match(self) -> Running | None:
        """The match, if its time passes now: not beneath a page, in a pause or after its end; what bots did is heard out first."""
        running = self.running
        if running is None or self.pages or running.is_over or running.screen.table.is_paused:
            return None
        is_told = running.screen.telling.is_telling or self.aloud.is_awaited
        return None if running.is_watched and is_told else running

    def advance(self, now: float) -> None:
        """Touches, keys and buttons act, in their order; what comes behind one that leaves the match was meant for that match."""
        if self._first is not None:
            first, self._first = self._first, None
            self._begin(lambda: first(self))
        self._be_home()
        inputs = self.window.inputs()
        self._is_stirred = bool(inputs)
        if inputs:
            self.clock.stir(now)
        running = self.running
        for one in inputs:
            self._input(one)
            if self.running is not running or not self.is_open:
                break
        self._be_home()

    @property
    def listeners(self) -> tuple[Callable[[float], None], ...]:
        """What is let out reaches lamps and voice before the screen, which reads what it shows; watchers see what came of it."""
        return (self._let_out, self._light, self._speak, self._look, self._watch)

    def close(self) -> None:
        """Hands that still wait at the table go."""
        if self.running is not None:
            self.running.close()

    # what is let out, lit, spoken and shown

    def _let_out(self, now: float) -> None:
        """What is written by now (law 8); and what time has changed on the page on top."""
        running = self.running
        if running is not None:
            running.screen.is_covered = bool(self.pages)
            has_news = running.screen.went_on(running.at, now)
            if running.seats is not None:
                has_news = running.seats.went_on(running.screen.latest, is_new=has_news)
            self._is_stale = self._is_stale or has_news
            self._is_stirred = self._is_stirred or bool(running.screen.released)
        if self.pages.went_on(self.step):
            self._is_stale = self._is_stirred = True
        was_over, self._was_over = self._was_over, running is not None and running.is_over
        if running is not None and not running.screen.table.view.winners:  # an end may have been taken back
            self.pages.close_won(running.screen.journal.number)
        self._is_stale = self._is_stale or was_over != self._was_over

    def _light(self, _: float) -> None:
        running = self.running
        self.beside.show(running.screen.table if running else None, running.screen.latest if running else ())

    def _speak(self, now: float) -> None:
        self.aloud.heard(self.running.screen if self.running else None, now)

    def _look(self, now: float) -> None:
        if self._is_stale:
            self._show(now)
        self._transitions.pass_time(now)
        self.clock.tick()
        if self._picture is not None and self._picture.is_taken(self.window, self.running):
            self.pages.leave()

    def _watch(self, now: float) -> None:
        running, table = self.running, table_of(self.running)
        is_playing = running is not None and not (running.screen.table.is_paused or running.is_over or self.pages)
        page, language, is_shown = self._transitions.name, self.remembered.language, self.window.presents > 0
        moment = Moment(now, page, language, is_shown, self._is_stirred, is_playing, table)
        if any(one.watch(moment) for one in self._watchers):
            self.pages.leave()

    def _show(self, now: float) -> None:
        self._is_stale = False
        scene, name = self._scene()
        self.aloud.shown(scene, name, self._focus.target(scene), self._words, now)
        self._transitions.show(self._focus.marked(scene), scene, name, self.running.screen if self.running else None, now)

    def _scene(self) -> tuple[Scene, str]:
        """What is to be shown, and its name."""
        composer, running, top = self._composer, self.running, self.pages.top
        composer.size, composer.scale, composer.avatars = self.window.size, self.remembered.letters / 100, self.remembered.avatars
        sight = running.screen.sight(has_hands=self._hands() is not None) if running is not None else None
        if top is not None:
            latest = running.screen.telling.asked_about(top.about) if running is not None else None
            return composer.leaf(self._words, top, sight, self._notice, latest), top.name
        if running is None or sight is None:
            return composer.nothing(), ""
        ending = self._endings.shown(self) if running.is_over else None
        return composer.of_match(sight, self._hands(), ending, self._notice, asks_all=self._asks_all)

    # what people do

    def _input(self, one: object) -> None:
        match one:
            case Closed():
                self.pages.leave()
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
                self.act(Page(-by)) if self.pages else None

    def pressed(self, button: Button) -> None:
        """A button beside the screen: the table's own, unless a page lies over it or something is marked."""
        is_open, is_marked = bool(self.pages), self._focus.is_marked(self._transitions.scene)
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
            elif self.running is not None and not self.pages:
                self.running.screen.telling.dismiss()
                self._is_stale = True

    def _hands(self) -> TableHands | None:
        return self.running.seats.hands if self.running is not None and self.running.seats is not None else None

    def _key(self, one: Keyed) -> None:
        scene = self._transitions.scene
        if scene is None:
            return
        if one.key == "escape" and (hands := self._hands()) is not None and hands.close_faults():
            self._is_stale = True
            return
        act = act_of_key(one, self.pages.top, self._focus, scene)
        self._is_stale = self._is_stale or self._focus.has_moved
        if act is not None:
            self.act(act)

    def act(self, act: Act) -> None:
        """An act that cannot be done is answered by a notice, and changes nothing."""
        self._is_stale, self._notice, self._asks_all = True, "", False
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
            case Pick() | Put() if (top := self.pages.top) is not None and is_own(top, act):
                self._change(act)
            case Pick(option) if running is not None:
                self.pages.clear()
                hands = self._hands()
                if hands is None or hands.may_choose(option):
                    running.choose(option)
            case Correct(correction) if running is not None:
                self.pages.clear()
                running.correct(correction)
            case Inspect(card) if running is not None:
                running.screen.inspected = None if running.screen.inspected == card else card
            case Pan(across, up) if running is not None:
                running.screen.pan = (running.screen.pan[0] + across, running.screen.pan[1] + up)
            case OpenPage(page, about):
                self.open(page, about)
            case GoBack():
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
        top = self.pages.top
        if top is None:
            return
        if (within := back_within(top)) is not None:
            self._change(within)
        elif top.name != "home" or self.running is not None:
            self.pages.lift()
            if (below := self.pages.top) is not None and below.is_counted:
                self.pages.turn(self.tables.page(below.name, below.about, self))

    def _change(self, act: Act) -> None:
        leaf, running = self.pages.top, self.running
        if leaf is None:
            return
        if leaf.name == "amend" and running is not None:
            self._amend(leaf, act, running)
            return
        value = self.tables.page(leaf.name, leaf.about, self) if act == AGAIN else changed_value(leaf, act)
        if leaf.name == "set-up":
            value = self.tables.agreed(value)
        self.pages.turn(value)
        if leaf.name == "settings":
            self._set(value)

    def _amend(self, leaf: Leaf, act: Act, running: Running) -> None:
        shown = running.screen
        state = amend.changed_amending(leaf.value, act, shown.lines, shown.table, shown.match.deck, self.remembered.names)
        if state is None:
            self.pages.lift()
        elif state.wanted is not None:
            self.pages.clear()
            running.correct(state.wanted)
        else:
            self.pages.turn(state)

    def _set(self, settings: Any) -> None:
        """Take over changed settings, which hold at once, also in the middle of a match."""
        self.remembered = self.remembered.set_to(settings)
        self._words = Words(settings.language)
        self.aloud.set(settings)
        self.window.reduce_motion(is_reduced=settings.is_calm)
        if settings.is_full != self.window.is_full:
            self.window.turn_full(is_full=settings.is_full)
            self._transitions.forget()
        if self.running is not None:
            self.running.screen.lines.speak(settings.language, has_printed_units=settings.has_printed_units)
        self.tables.keep(self.remembered)

    # pages

    def open(self, page: str, about: str = "") -> None:
        self._is_stale, running = True, self.running
        if running is None and page in (*OF_MATCH, "search", "end", "faults"):
            return
        if page == "home" and running is not None:
            self._leave_match()
        if page == "end":
            self.pages.clear()
        elif page == "faults":
            if (hands := self._hands()) is not None:
                hands.take(OpenPage(page, about))
        else:
            of_match = running.screen.sight() if running is not None and page in (*OF_MATCH, "search", "rules") else None
            value = value_of_match(page, of_match, about) if of_match is not None else self.tables.page(page, about, self)
            self.pages.lay(Leaf(page, value, about))

    def _want(self, what: str, about: str) -> None:
        running = self.running
        match what:
            case "begin":
                self._agree()
            case "again":
                self._begin(lambda: self.tables.begin(self))
            case "resume":
                self._begin(lambda: self.tables.take_up(int(about), self).gone_on())
            case "put-aside" if running is not None:
                self.tables.put_aside(running.screen.journal.number)
                self._leave_match()
            case "keep-picture" if running is not None:
                self._notice = kept_picture(self, running.screen.sight(), self._endings.shown(self))
            case "ask-show-all" if running is not None:
                self._asks_all = True
            case "undo" if running is not None:
                self.pages.clear()
                self._press(running, "undo")
            case "tell" if running is not None:
                self.aloud.tell(running.screen, self.window.now())
            case "leave" if running is not None:
                self._leave_match()
            case "leave":
                self.pages.leave()
            case "show-hand" if (hands := self._hands()) is not None:
                hands.take(Want(what, about))

    def _agree(self) -> None:
        """What stands on the set-up page holds for the next match, and is remembered for the one after."""
        if (leaf := self.pages.find("set-up")) is not None:
            self.remembered = self.remembered.agreed(leaf.value)
            self.tables.keep(self.remembered)
        self._begin(lambda: self.tables.begin(self))

    def _begin(self, opened: Callable[[], Running | None]) -> None:
        """Begin another match; the one under way is left only once that has succeeded."""
        running, before = opened(), self.running
        if before is not None:
            before.close()
        self.running, self._is_stale = running, True
        self._transitions.forget()
        if running is not None:
            self.pages.clear()

    def _be_home(self) -> None:
        if self.running is None and not self.pages:
            self.open("home")

    def _leave_match(self) -> None:
        if self.running is not None:
            self.running.close()
        self.running, self._is_stale = None, True
        self.pages.clear()
