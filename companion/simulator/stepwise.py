"""Code that waits, carried on step by step: a script that says how long it waits, which the loop advances (law 12).

Hands, bots and the people at a simulated table are written as people act, one thing after the other, with a wait in some 140 places of
all games. As generators every function from the loop down to each of those waits would have to be one, and a forgotten `yield from` would
be an act that silently never happens. So a script runs in a thread of its own, which is handed the baton and hands it back: exactly one of
the two runs at any time, and where they change is decided by the script's own waits, so the same seed plays the same match. What the
script raises is raised in the loop; a script that is stopped ends where it waits, as a generator that is closed.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from threading import Lock, Thread
from typing import Any

from companion.simulator.table import SimulatedTable

Script = Callable[[], Any]
Acts = Generator[Script, Any, None]  # scripts one after the other; what one returns is sent back where it was yielded


class Stepwise:
    def __init__(self, play: Script) -> None:
        self._play = play
        self.result: Any = None  # what the script returned
        self._goes_on, self._waits = Lock(), Lock()  # released to hand the baton to the script, and back to the loop
        self._goes_on.acquire()
        self._waits.acquire()
        self._thread = Thread(target=self._run, name="hands", daemon=True)
        self._seconds = 0.0
        self._fault: BaseException | None = None
        self._has_baton = False
        self._is_stopped = self.is_over = False

    def advance(self) -> float | None:
        """The script goes on until it waits: for how many seconds, or None once it has ended."""
        if not self.is_over:
            self._hand_over()
        if self._fault is not None:
            fault, self._fault = self._fault, None
            raise fault
        return None if self.is_over else self._seconds

    def wait(self, seconds: float) -> None:
        """Called by the script: returns when the loop advances it again."""
        self._seconds = seconds
        self._waits.release()
        self._goes_on.acquire()
        if self._is_stopped:
            raise GeneratorExit

    def stop(self) -> None:
        """The script ends where it waits, and changes nothing any more."""
        self._is_stopped = True
        if self._has_baton:  # the loop was interrupted meanwhile
            self._waits.acquire()
            self._has_baton = False
        if self._thread.is_alive() and not self.is_over:
            self._hand_over()
        self.is_over = True

    def _hand_over(self) -> None:
        if self._thread.ident is None:
            self._thread.start()
        self._has_baton = True
        self._goes_on.release()
        self._waits.acquire()
        self._has_baton = False

    def _run(self) -> None:
        self._goes_on.acquire()
        try:
            if not self._is_stopped:
                self.result = self._play()
        except GeneratorExit:
            pass
        except BaseException as fault:  # noqa: BLE001 - raised again in the loop
            self._fault = fault
        finally:
            self.is_over = True
            self._waits.release()


class HandsAtTable:
    """Hands at a simulated table, as the loop asks for them: each script is carried on until it waits, and then the next begins."""

    def __init__(self, table: SimulatedTable, acts: Acts) -> None:
        self.match, self._acts = table, acts
        self._script: Stepwise | None = None
        self._result: Any = None
        self.step = 0.0
        self.is_open = True

    def advance(self, _: float) -> None:
        while self.is_open:
            script = self._script or self._next()
            waits = script.advance() if script is not None else None
            if waits is not None:
                self.step = waits
                return
            self._script, self._result = None, script.result if script is not None else None

    def _next(self) -> Stepwise | None:
        try:
            self._script = Stepwise(self._acts.send(self._result))
        except StopIteration:
            self.is_open = False
            return None
        self.match.waits = self._script.wait
        return self._script

    def close(self) -> None:
        """Hands go where they wait."""
        if self._script is not None:
            self._script.stop()
        self._acts.close()
