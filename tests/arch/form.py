"""What a source file may look like: each rule takes a source file and names what breaks it."""

from __future__ import annotations

import ast

from tests.arch.sources import FUNCTIONS, Source, words

LONGEST_MODULE = 400
LONGEST_BODY = 50
BANNED = frozenset({"manager", "handler", "helper", "util", "data", "info", "base", "impl", "process", "do"})
BANNED_TOO = frozenset({"managers", "handlers", "helpers", "utils", "utility", "utilities"})
SPEAK_TO_A_TERMINAL = tuple(f"companion.{name}" for name in ("cli", "simulated", "recalling", "terminal", "bench", "soak", "__main__"))


def modules_are_short(source: Source) -> list[str]:
    lines = len(source.text.splitlines())
    return [f"{lines} lines, {LONGEST_MODULE} at most"] if lines > LONGEST_MODULE else []


def bodies_are_short(source: Source) -> list[str]:
    long = [node for node in source.nodes if isinstance(node, FUNCTIONS) and body_lines(node) > LONGEST_BODY]
    return [f"{node.name} has {body_lines(node)} lines, {LONGEST_BODY} at most" for node in long]


def body_lines(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Lines of a body without its docstring."""
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    return (body[-1].end_lineno or 0) - body[0].lineno + 1 if body else 0


def names_are_nouns_of_the_house(source: Source) -> list[str]:
    return [name for name in source.defined() if (BANNED | BANNED_TOO) & set(words(name))]


def nobody_prints_but_the_commands(source: Source) -> list[str]:
    return [] if source.lies_in(*SPEAK_TO_A_TERMINAL) else [name for name in source.used() if name == "print"]


def modules_say_what_they_are_for(source: Source) -> list[str]:
    return [] if source.is_package or ast.get_docstring(source.tree) else ["no docstring"]


def nobody_gives_a_simple_queue_a_time(source: Source) -> list[str]:
    """Where a signal comes as the time runs out, Python before 3.13 waits on it for ever; on a Queue it does not."""
    if not any(name.endswith("SimpleQueue") for name in source.used()):
        return []
    calls = [node for node in source.nodes if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(".get")]
    return [ast.unparse(call) for call in calls if len(call.args) > 1 or any(word.arg == "timeout" for word in call.keywords)]


LONG_BODY = "def long():\n" + "    pass\n" * (LONGEST_BODY + 1)

# The rule, a module that breaks it, and a text that does.
RULES = (
    (modules_are_short, "companion.mat.mat", "pass\n" * (LONGEST_MODULE + 1)),
    (bodies_are_short, "companion.mat.mat", LONG_BODY),
    (bodies_are_short, "companion.mat.mat", "class Mat:\n" + "".join(f"    {line}\n" for line in LONG_BODY.splitlines())),
    (names_are_nouns_of_the_house, "companion.mat.mat", "class TagManager: ..."),
    (names_are_nouns_of_the_house, "companion.mat.mat", "def process_tag(): ..."),
    (names_are_nouns_of_the_house, "companion.mat.utils", ""),
    (nobody_prints_but_the_commands, "companion.protocol.writing", "print('{}')"),
    (nobody_gives_a_simple_queue_a_time, "hardware.mat", "from queue import SimpleQueue\nnews = SimpleQueue()\nnews.get(timeout=1.0)"),
    (nobody_gives_a_simple_queue_a_time, "hardware.mat", "import queue\nnews = queue.SimpleQueue()\nnews.get(True, 1.0)"),
    (modules_say_what_they_are_for, "companion.mat.mat", "import enum"),
)
