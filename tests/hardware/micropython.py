"""Real MicroPython, where it is installed: the other machine that the SHARED files run on."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.arch.sources import root

CHECKOUT = Path(__file__).resolve().parents[2]


def micropython():
    """Its command: the script of the package beside our own Python, or whatever is on the path."""
    return shutil.which("micropython", path=str(Path(sys.executable).parent)) or shutil.which("micropython")


def on_micropython(text):
    """What a program prints there that finds `hardware` and `tests` as we do."""
    command = micropython()
    if command is None:
        pytest.skip("micropython is not installed")
    where = f"import sys\nsys.path[:0] = [{str(CHECKOUT)!r}, {str(root())!r}]\n"
    ran = subprocess.run([command, "-X", "heapsize=8m", "-c", where + text], capture_output=True, text=True, timeout=60, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout
