"""Switching the machine off from its screen, where the referee is all that runs there."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Mapping, Sequence

from companion.errors import Unusable, unusable
from companion.system.logs import LOG

APPLIANCE = "FACEDOWN_APPLIANCE"  # what the system's unit sets to 1: whoever is at the screen has the whole machine
COMMAND = ("systemctl", "--no-ask-password", "poweroff")
PATIENCE = 10.0  # seconds, well below those of the watchdog; systemd answers at once, and ends us by itself
Run = Callable[[Sequence[str]], str]  # what a command says that it cannot do; nothing where it goes well


def is_appliance(env: Mapping[str, str]) -> bool:
    return env.get(APPLIANCE) == "1"


def is_service(env: Mapping[str, str]) -> bool:
    """Whether somebody starts it again and reads its log, and nobody sits at its terminal."""
    return is_appliance(env) or bool(env.get("NOTIFY_SOCKET"))


def switch_off(run: Run | None = None) -> None:
    """Comes back at once; the evening is ended by whoever switches the machine off. Raises `Unusable` where that cannot be."""
    LOG.info("somebody at the screen switches the machine off")
    try:
        said = (run or ran)(COMMAND)
    except subprocess.TimeoutExpired:
        raise _refused(f"systemd did not answer within {PATIENCE:g} seconds") from None
    except OSError as fault:
        raise _refused(f"systemctl cannot be started ({fault.strerror})") from None
    if said:
        LOG.warning("the machine does not let itself be switched off: %s", said)
        raise _refused("systemd refuses it to this user")


def ran(command: Sequence[str]) -> str:
    done = subprocess.run(  # noqa: S603 - our own command
        command, stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE, check=False, text=True, errors="replace"
    )
    return "" if done.returncode == 0 else done.stderr.strip() or f"it ended with {done.returncode}"


def _refused(what: str) -> Unusable:
    fix = "press the machine's own button, or pull its plug: what was played is on the disk"
    return unusable("switching off", what, fix)
