"""The pages that people read, and what stands in them: blocks, commands, links, files."""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
IS_CHECKOUT = (ROOT / "companion").is_dir()  # beside an installed wheel most pages lie elsewhere
FOLDERS = ("companion", "firmware", "hardware", "systemd", "tests")
FENCE = re.compile(r"^( *)```(\w*)\n(.*?)^\1```$", re.DOTALL | re.MULTILINE)
CODE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^()\s]+)\)")
SWITCHES = {"sudo", "env"}


@dataclass(frozen=True, slots=True)
class Block:
    kind: str
    text: str

    @property
    def commands(self) -> list[str]:
        """Each on a line of its own; a line may end in a backslash, and hold a comment."""
        lines = re.sub(r"\\\n\s*", " ", self.text).splitlines()
        return [line.strip() for line in lines if line.strip() and not line.lstrip().startswith("#")]


def pages() -> list[str]:
    found = [file for folder in FOLDERS for file in (ROOT / folder).rglob("*.md") if not any(part.startswith(".") for part in file.parts)]
    return sorted(file.relative_to(ROOT).as_posix() for file in (*found, ROOT / "README.md"))


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def blocks(page: str, kind: str) -> list[Block]:
    return [Block(*found) for _, *found in FENCE.findall(text_of(page)) if found[0] == kind]


def prose(page: str) -> str:
    return FENCE.sub("", text_of(page))


def said_inline(page: str) -> list[str]:
    return CODE.findall(prose(page))


def links(page: str) -> list[str]:
    return LINK.findall(CODE.sub("", prose(page)))


def anchors(page: str) -> set[str]:
    """As GitHub makes them of headings."""
    headings = re.findall(r"^#+ (.+)$", prose(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def steps(command: str) -> list[list[str]]:
    """What one line of a shell runs, one after another, without what only says who or where."""
    if loop := re.fullmatch(r"for (\w+) in ([^;]+); do (.+); done", command):
        name, values, inner = loop.groups()
        return [words for value in values.split() for words in steps(inner.replace(f"${name}", value))]
    found: list[list[str]] = []
    for part in re.split(r"\s(?:&&|\|)\s", command):
        words = shlex.split(re.sub(r"\s(?:<|>>?)\s*\S+", "", part))
        while words and (words[0] in SWITCHES or re.fullmatch(r"[A-Z_]+=.*", words[0])):
            words = words[1:]
        found.append(words)
    return found


def of_ours(words: list[str]) -> list[str] | None:
    """What `facedown` is asked for; none where another program is."""
    return words[1:] if words and Path(words[0]).name == "facedown" else None
