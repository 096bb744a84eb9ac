"""Which of SDL's video drivers shows the picture, and why none does where that is so.

Rules of this file: the driver is always checked, as SDL raises no error where it falls back to a driver that shows no picture. The
drivers that SDL was built with are known only from the loaded library itself.
"""

from __future__ import annotations

import ctypes
import getpass
import os
import sys
from collections.abc import Callable, Mapping, MutableMapping, Sequence
from contextlib import suppress
from pathlib import Path

import pygame
import pygame.display
import pygame.version

from companion.core.frozen import dataclass
from companion.errors import CONFIGURATION, WRONG_USE, Problem, Text, Unusable
from companion.system.refusals import library_reason

CONSOLE = "kmsdrm"  # draws on a screen that no desktop has
X11 = "x11"
INVISIBLE = ("dummy", "offscreen", "evdev")  # drivers that show no picture
SCREEN = Text("place-screen")
CARDS = Path("/dev/dri")
MAY_BE_INVISIBLE = "FACEDOWN_INVISIBLE"  # "1": running without a picture is intended
LIBRARIES = ("libdrm.so.2", "libgbm.so.1", "libEGL.so.1", "libGLESv2.so.2")  # SDL opens them itself, so no package depends on them


class NoDisplay(Unusable):
    """There is no display on which a picture could be seen."""

    def __init__(self, reason: Text, otherwise: Problem | None = None, exit_code: int = WRONG_USE) -> None:
        """`otherwise` is the problem to report where the computer itself can be mended."""
        self.reason = reason
        super().__init__([otherwise or Problem(SCREEN, "screen-none", reason=reason)], exit_code)


def _mendable(problem: Problem, exit_code: int = CONFIGURATION) -> NoDisplay:
    reason = problem.what.value("reason")
    assert isinstance(reason, Text)
    return NoDisplay(reason, problem, exit_code)


def wanted_driver(env: Mapping[str, str], asked: str | None, platform: str = sys.platform) -> str:
    """The driver to use, or several with commas, as SDL takes them; empty where SDL chooses, as on a desktop."""
    if env.get("SDL_VIDEODRIVER"):
        return env["SDL_VIDEODRIVER"].lower()
    if asked is not None:
        return asked
    has_desktop = bool(env.get("WAYLAND_DISPLAY") or env.get("DISPLAY"))
    return CONSOLE if platform == "linux" and not has_desktop else ""


def is_visible() -> bool:
    """Whether the driver that SDL chose shows pictures on a screen."""
    return pygame.display.get_driver().lower() not in INVISIBLE


def is_invisible_by_name(env: Mapping[str, str]) -> bool:
    """Whether an invisible driver is intended: two variables say so, as both are not set by mistake."""
    return env.get("SDL_VIDEODRIVER", "").lower() in INVISIBLE and env.get(MAY_BE_INVISIBLE) == "1"


def begin_display(env: MutableMapping[str, str], asked: str | None = None, console: Console | None = None) -> str:
    """Opens the display by the wanted driver, and answers which one SDL took. Raises `NoDisplay`."""
    driver, before = wanted_driver(env, asked), env.get("SDL_VIDEODRIVER")
    if driver:
        env["SDL_VIDEODRIVER"] = driver
    complaint = _begun()
    has = pygame.display.get_driver().lower() if not complaint else ""
    if has and (not driver or has in driver.split(",")):
        if has == CONSOLE:
            # Without it SDL flips pages at any time, which tears or garbles the picture on a Raspberry Pi.
            env.setdefault("SDL_RENDER_VSYNC", "1")
        if has == X11:
            # Else it goes through OpenGL, which copies the whole window for a single card, and where no graphics card does it, takes a
            # hundred megabytes and five threads of its own.
            env.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        return has
    pygame.display.quit()
    if before is None:
        env.pop("SDL_VIDEODRIVER", None)
    if driver == CONSOLE:
        raise (console or Console()).refusal(complaint or Text("screen-reason-other-driver", driver=has))
    raise NoDisplay(complaint or Text("screen-reason-not-the-driver", driver=has, wanted=driver))


def _begun() -> Text | None:
    """Opens SDL's display; the answer is its error, or None."""
    try:
        pygame.display.init()
    except pygame.error as fault:
        return library_reason(fault)
    return None


def drivers_built_in() -> tuple[str, ...] | None:
    """The drivers that the SDL loaded by pygame was built with; None where the library is not found."""
    library = _loaded_sdl()
    if library is None:
        return None
    library.SDL_GetVideoDriver.restype = ctypes.c_char_p
    names = [library.SDL_GetVideoDriver(number) for number in range(library.SDL_GetNumVideoDrivers())]
    return tuple(name.decode().lower() for name in names if name)


def _loaded_sdl() -> ctypes.CDLL | None:
    """The library that pygame uses: another SDL of the system may have other drivers."""
    with suppress(OSError):
        maps = Path("/proc/self/maps").read_text(encoding="utf-8", errors="replace")
        path = next((line.split(maxsplit=5)[5] for line in maps.splitlines() if "/libSDL2-" in line), None)
        return ctypes.CDLL(path) if path is not None else None
    return None


def _opens(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


@dataclass(frozen=True, slots=True)
class Console:
    """The needs of drawing without a desktop, in the order in which they are checked."""

    cards: Path = CARDS
    drivers: Callable[[], Sequence[str] | None] = drivers_built_in
    opens: Callable[[str], bool] = _opens
    may_use: Callable[[Path], bool] = lambda path: os.access(path, os.R_OK | os.W_OK)

    def refusal(self, complaint: Text) -> NoDisplay:
        """The reason why there is no picture; `complaint` is the error of SDL."""
        cards = sorted(self.cards.glob("card*"))
        if not cards:
            return NoDisplay(Text("screen-reason-no-card", folder=str(self.cards)))
        drivers = self.drivers()
        if drivers is not None and CONSOLE not in drivers:
            return _no_console()
        missing = [one for one in LIBRARIES if not self.opens(one)]
        if missing:
            reason = Text("screen-reason-libraries", libraries=tuple(missing))
            return _mendable(Problem(SCREEN, "screen-none-without-libraries", reason=reason))
        if not any(map(self.may_use, cards)):
            reason = Text("screen-reason-denied", card=str(cards[0]))
            return _mendable(Problem(SCREEN, "screen-none-for-this-user", reason=reason, user=_user()))
        return _mendable(Problem(SCREEN, "screen-none-that-is-free", reason=complaint), WRONG_USE)


def _no_console() -> NoDisplay:
    reason = Text("screen-reason-no-console", version=pygame.version.ver)
    return _mendable(Problem(SCREEN, "screen-none-with-this-pygame", reason=reason, pip=_pip()))


def _pip() -> str:
    """The pip of the Python that runs the program."""
    pip = Path(sys.prefix) / "bin" / "pip"
    return str(pip) if pip.exists() else pip.name


def _user() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError):  # no user has that number
        return str(os.getuid())
