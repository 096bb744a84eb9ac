"""Programs that take the command lines of real engines, and speak in tones; and sound that is worked out."""

from __future__ import annotations

import io
import math
import os
import sys
import wave
from array import array

from companion.voice.engines.port import Errand, Mute

RATE = 16_000
# Each says on its last line what it was called with; what is odd about one comes before.
HEAD = f"""#!{sys.executable} -IS
import argparse, json, math, os, sys, wave
from array import array
HERE = os.path.dirname(os.path.abspath(__file__))

def tell(**found):
    with open(os.path.join(HERE, "called.json"), "w") as file:
        json.dump(found, file)

def write(path):
    with wave.open(path, "wb") as file:
        file.setparams((1, 2, {RATE}, 0, "NONE", ""))
        file.writeframes(array("h", [int(9000 * math.sin(n / 8)) for n in range({RATE} // 4)]).tobytes())
"""
# OHF-Voice/piper1-gpl, src/piper/__main__.py: what is no option is a text, which is said instead of standard input.
PIPER = """
parser = argparse.ArgumentParser()
parser.add_argument("-m", "--model", required=True)
parser.add_argument("-f", "--output-file", "--output_file")
parser.add_argument("--length-scale", "--length_scale", type=float)
asked, more = parser.parse_known_args()
tell(text=" ".join(more) or sys.stdin.read(), model=asked.model, pace=asked.length_scale)
if not os.path.exists(asked.model):
    raise ValueError("Unable to find voice: " + asked.model)
write(asked.output_file)
"""
# RHVoice, src/test/test.cpp: nothing but options, the text on standard input, of which nothing is SSML without -s.
RHVOICE = """
parser = argparse.ArgumentParser()
parser.add_argument("-i", "--input", default="-")
parser.add_argument("-o", "--output", default="")
parser.add_argument("-s", "--ssml", action="store_true")
parser.add_argument("-p", "--profile", default="")
for letter, name in (("-r", "--rate"), ("-t", "--pitch"), ("-v", "--volume")):
    parser.add_argument(letter, name, type=int, default=100)
asked = parser.parse_args()
tell(text=sys.stdin.read(), ssml=asked.ssml, profile=asked.profile, rate=asked.rate)
write(asked.output)
"""
# It tells through one pipe that it is there, for as long as it lives, and waits at another one that nobody opens.
HANGS = """
alive = open(os.path.join(HERE, "alive"), "w")
alive.write("here")
alive.flush()
open(os.path.join(HERE, "never")).read()
"""
FAILS = 'print("loading", file=sys.stderr); print("no such voice", file=sys.stderr); sys.exit(3)'
NOTHING = "sys.stdin.read()"
# The process that waits is not the one that was started, and has its pipes still.
WRAPPED = (
    """
if len(sys.argv) > 1:
    import subprocess
    sys.exit(subprocess.call([sys.executable, "-IS", __file__]))
"""
    + HANGS
)


def program(folder, name, text):
    """An executable file that does this."""
    path = folder / name
    path.write_text(HEAD + text, encoding="utf-8")
    path.chmod(0o755)
    return path


class Pipes:
    """At whose other end a program hangs."""

    def __init__(self, folder):
        self._alive = folder / "alive"
        for name in ("alive", "never"):
            os.mkfifo(folder / name)

    def wait_until_it_runs(self):
        """It holds its end for as long as it lives."""
        self._held = self._alive.open()
        assert self._held.read(4) == "here"

    def wait_until_it_is_gone(self):
        assert self._held.read() == ""
        self._held.close()


def tone(seconds=0.5, height=0.3, rate=RATE):
    return array("h", [int(height * 32767 * math.sin(n * 0.3)) for n in range(int(seconds * rate))])


def wav(samples, rate=RATE, channels=1, width=2):
    made = io.BytesIO()
    with wave.open(made, "wb") as file:
        file.setparams((channels, width, rate, 0, "NONE", ""))
        file.writeframes(bytes(samples) if isinstance(samples, bytes) else samples.tobytes())
    return made.getvalue()


class Tones:
    """An engine that needs nothing: it says what it is told in one tone, or does what a test wants instead."""

    def __init__(self, name="tones", languages=("en", "ru"), instead=None, edition="1"):
        self.name, self._languages, self.instead, self._edition = name, languages, instead, edition
        self.said = []

    def voice(self, language):
        return f"{language} voice" if language in self._languages else None

    def edition(self, language):
        return self._edition

    def render(self, text, language, path, errand: Errand):
        self.said.append((text, language))
        if self.instead is not None:
            self.instead(path, errand)
        else:
            path.write_bytes(wav(tone()))


def fail(path, errand):
    raise Mute("it has a cold")
