"""A real `facedown referee` with a journal: lines are written to it, what it says is read all the while, and it can be killed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Condition, Thread
from time import monotonic
from typing import Any

CHECKOUT = Path(__file__).resolve().parents[3]
LONGEST = 30.0  # seconds until a process that says nothing is given up
HOMES = ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")


class Running:
    def __init__(self, journal: Path, *more: str) -> None:
        homes = {name: str(journal.parent / "home") for name in HOMES}
        command = [sys.executable, "-m", "companion", "referee", "--lang", "en", "--journal", str(journal), *more]
        self._complaints = journal.with_suffix(".complaints").open("w+b")
        self.complaint = ""  # the end of what it said on standard error
        self.began = monotonic()
        pipe = subprocess.PIPE
        environment = {**os.environ, **homes, "PYTHONPATH": str(CHECKOUT)}
        self._process = subprocess.Popen(command, bufsize=0, stdin=pipe, stdout=pipe, stderr=self._complaints, env=environment)
        self.rows: list[dict[str, Any]] = []
        self.answered = 0  # lines, by `done` or `error`
        self.first_at: float | None = None  # when the first row was read
        self.is_cut = False  # the last thing that was read is half a line
        self._is_over = False
        self._news = Condition()
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def send(self, text: str) -> bool:
        """Whether there is somebody to read it."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(text.encode())
        except BrokenPipeError:
            return False
        return True

    def await_that(self, is_so: Callable[[], bool], seconds: float = LONGEST) -> bool:
        """Come back when it is so, when that time is over, or when nothing more comes."""
        with self._news:
            self._news.wait_for(lambda: self._is_over or is_so(), seconds)
            return is_so()

    def await_answers(self, count: int) -> bool:
        """Whether so many lines were answered before nothing more came."""
        return self.answered >= count or self.await_that(lambda: self.answered >= count)

    def kill(self) -> None:
        self._process.kill()
        self._leave()

    def end(self) -> int:
        """No more lines come; its exit code."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        return self._leave()

    def _leave(self) -> int:
        code = self._process.wait(LONGEST)
        self._reader.join(LONGEST)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.stdout.close()
        self._complaints.seek(0)
        self.complaint = self._complaints.read().decode(errors="replace")[-600:].strip()
        self._complaints.close()
        return code

    def _read(self) -> None:
        assert self._process.stdout is not None
        left = b""
        while heard := os.read(self._process.stdout.fileno(), 1 << 16):
            *lines, left = (left + heard).split(b"\n")
            self._take([json.loads(line) for line in lines])
        with self._news:
            self.is_cut, self._is_over = bool(left), True
            self._news.notify_all()

    def _take(self, rows: list[dict[str, Any]]) -> None:
        with self._news:
            if rows and self.first_at is None:
                self.first_at = monotonic()
            self.rows += rows
            self.answered += sum("done" in row or "error" in row for row in rows)
            self._news.notify_all()
