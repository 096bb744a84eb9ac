"""A page on the screen between two evenings, until a person touches it or its time is over.

Rules of this file: it shares little code with an evening, which may be what has failed. A page that cannot be drawn is shown as plain
text; where that fails as well, the fault is raised. Watchers are told each moment; one that raises is told no more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.errors import Unusable
from companion.machine.service import power
from companion.machine.service.falls import code_of, log_fault
from companion.pages.composing import Composer
from companion.pages.focus import Focus
from companion.pages.page_stack import Leaf, changed_value
from companion.pages.watching import Moment, Watcher
from companion.screen.acts import Act, Change, GoBack, OpenPage, Page
from companion.screen.pages.switching import Switching
from companion.screen.pages.trouble import GO_ON, TRY_AGAIN, Panic, Trouble, panic_texts
from companion.screen.things import Scene
from companion.screen.window import FRAME, Closed, Input, Keyed, PanelPressed, Pointed, Resized, Wheeled, Window
from companion.screen.words import Words
from companion.words.problems import line_of
from companion.words.problems import told as problem_told

STEP = 2 * FRAME  # seconds between two moments
LEFT = 300.0  # seconds after which an unanswered question is closed
DONE = (GO_ON, TRY_AGAIN)
KEYS = {"ok": Keyed("return"), "next": Keyed("tab"), "previous": Keyed("tab", is_shifted=True), "cancel": Keyed("escape")}


class Vigil:
    def __init__(self, window: Window, watchers: Sequence[Watcher], language: str, scale: float = 1.0) -> None:
        """`scale` of letters, as the players have set it."""
        self._window, self._watchers, self._language = window, tuple(watchers), language
        self._composer, self._focus = Composer(), Focus()
        self._composer.scale = scale
        self._leaves: list[Leaf] = []
        self._scene: Scene | None = None
        self._notice = ""
        self._is_stale = True

    def panic(self, panic: Panic, seconds: float) -> bool:
        """Whether the table is to go on; False when the end was asked for. Raises the fault that prevents even plain text."""
        return self._keep(Leaf("panic", panic), lambda now: now >= seconds)

    def trouble(self, trouble: Trouble, seconds: float, is_changed: Callable[[], bool]) -> bool:
        """Whether the table is to go on, as `panic` has it; returns also once `is_changed`."""
        return self._keep(Leaf("trouble", trouble), lambda now: now >= seconds or is_changed())

    def _keep(self, leaf: Leaf, is_over: Callable[[float], bool]) -> bool:
        self._leaves = [leaf]
        try:
            self._window.start_anew()
            return self._stand(is_over, self._page)
        except Unusable:
            raise
        except Exception as fault:  # noqa: BLE001 - where the page cannot be drawn, its text is shown
            log_fault(fault, code_of(fault))
            self._scene, self._leaves, self._is_stale = None, [leaf], True
            texts = self._plainly(leaf)
            self._words(texts)
            return self._stand(is_over, lambda: self._words(texts))

    def _stand(self, is_over: Callable[[float], bool], show: Callable[[], None]) -> bool:
        began = stirred = self._window.now()
        if self._window.forgets_haste():  # touches before this page were meant for another one
            return False
        while True:
            now = self._window.now()
            inputs = self._window.inputs()
            if Closed() in inputs:
                return False
            is_done = sum(self._is_done(one) for one in inputs) > 0  # every input is handled, also after the first that goes on
            stirred = now if inputs else stirred
            if now - stirred >= LEFT and len(self._leaves) > 1:
                self._act(GoBack())
            show()
            moment = Moment(now, self._leaves[0].name, self._language, self._window.presents > 0, bool(inputs), is_playing=False)
            if self._is_ended(moment):
                return False
            if is_done or (len(self._leaves) == 1 and is_over(now - began)):
                return True
            self._window.wait(STEP)

    def _is_ended(self, moment: Moment) -> bool:
        """Whether a watcher asks for the end. A watcher may have failed; without the pulse the service manager restarts the program."""
        for watcher in self._watchers:
            try:
                if watcher.watch(moment):
                    return True
            except Unusable:
                raise
            except Exception as fault:  # noqa: BLE001 - the other watchers go on
                log_fault(fault, code_of(fault))
                self._watchers = tuple(one for one in self._watchers if one is not watcher)
        return False

    def _page(self) -> None:
        if self._is_stale:
            self._is_stale = False
            self._composer.size = self._window.size
            self._scene = self._composer.leaf(Words(self._language), self._leaves[-1], None, self._notice)
            self._window.show(self._focus.marked(self._scene))
        self._window.tick(self._window.now())

    def _words(self, texts: Sequence[str]) -> None:
        if self._is_stale:
            self._is_stale = False
            self._window.show_plainly(texts)

    def _plainly(self, leaf: Leaf) -> tuple[str, ...]:
        """The text of the page."""
        if isinstance(leaf.value, Panic):
            return (*panic_texts(Words(self._language), leaf.value), leaf.value.code)
        return tuple(line_of(one, self._language) for one in leaf.value.problems)

    def _is_done(self, one: Input) -> bool:
        """Whether this input asks to go on."""
        match one:
            case Resized():
                self._is_stale = True
                return False
            case Pointed("down", point, 1):
                self._focus.leave()
                target = self._scene.target_at(point) if self._scene is not None else None
                return self._act(target.act if target is not None else GO_ON)
            case Keyed():
                return self._key(one)
            case PanelPressed(button):
                return button in KEYS and self._key(KEYS[button])
            case Wheeled(by):
                return self._act(Page(-by))
        return False

    def _key(self, one: Keyed) -> bool:
        if self._scene is None:
            return True
        act = self._focus.key(one, self._scene, is_typing=False, is_open=True)
        self._is_stale = True
        return act is not None and self._act(act)

    def _act(self, act: Act) -> bool:
        self._is_stale, self._notice = True, ""
        match act:
            case OpenPage("switch-off"):
                self._leaves.append(Leaf("switch-off", Switching(power.switch_off)))
            case GoBack():
                del self._leaves[1:]
            case Change() | Page():
                self._change(act)
            case _:
                return act in DONE and len(self._leaves) == 1
        return False

    def _change(self, act: Act) -> None:
        leaf = self._leaves[-1]
        try:
            self._leaves[-1] = Leaf(leaf.name, changed_value(leaf, act))
        except Unusable as fault:
            self._notice = problem_told(fault.problems[0], self._language)
