"""What a source file may look like: each rule takes a source file and names what breaks it."""

from __future__ import annotations

import ast

from tests.arch.sources import FUNCTIONS, Source, words

LONGEST_MODULE = 400
LONGEST_BODY = 50
BANNED = frozenset({"manager", "handler", "helper", "util", "data", "info", "base", "impl", "process", "do"})
BANNED_TOO = frozenset({"managers", "handlers", "helpers", "utils", "utility", "utilities"})
GIVE_ORDERS = tuple(f"companion.{name}" for name in ("system.outlet", "system.paper", "mats.tuning.testing"))
PAST_OUTLETS = ("sys.__stdout__", "sys.__stderr__", "sys.stdout.buffer", "sys.stderr.buffer", "os.write")
COMPLAINS = ("companion.system.outlet",)
SPEAK_TO_A_TERMINAL = tuple(f"companion.{name}" for name in ("cli", "app.simulated", "app.soak", "terminal", "system", "__main__"))


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


def only_its_own_modules_give_orders_to_a_terminal(source: Source) -> list[str]:
    """All other text passes an outlet, which makes every sign in it visible."""
    if not source.lies_in("companion") or source.lies_in(*GIVE_ORDERS):
        return []
    texts = [node.value for node in source.nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return [text for text in texts if "\x1b" in text or "\x9b" in text] + [
        name for name in source.used() if name in PAST_OUTLETS or name.split(".")[-1] == "write_codes"
    ]


def complaints_go_one_way(source: Source) -> list[str]:
    """By a function that makes one line of them, so that no name begins a line of its own."""
    if not source.lies_in("companion") or source.lies_in(*COMPLAINS):
        return []
    calls = [node for node in source.nodes if isinstance(node, ast.Call)]
    into = [ast.unparse(word.value) for call in calls if ast.unparse(call.func) == "print" for word in call.keywords if word.arg == "file"]
    return [name for name in (*into, *source.used()) if name in ("sys.stderr.write", "sys.stderr.writelines")] + [
        name for name in into if name == "sys.stderr"
    ]


def letters_are_drawn_in_one_place(source: Source) -> list[str]:
    """Where they are made visible before."""
    elsewhere = ("fonts",)
    if not source.lies_in("companion.screen") or source.lies_in(*(f"companion.screen.{name}" for name in elsewhere)):
        return []
    return [name for name in source.used() if name.split(".")[-1] == "render"]


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
    (modules_are_short, "companion.core.mat.mat", "pass\n" * (LONGEST_MODULE + 1)),
    (bodies_are_short, "companion.core.mat.mat", LONG_BODY),
    (bodies_are_short, "companion.core.mat.mat", "class Mat:\n" + "".join(f"    {line}\n" for line in LONG_BODY.splitlines())),
    (names_are_nouns_of_the_house, "companion.core.mat.mat", "class TagManager: ..."),
    (names_are_nouns_of_the_house, "companion.core.mat.mat", "def process_tag(): ..."),
    (names_are_nouns_of_the_house, "companion.core.mat.utils", ""),
    (nobody_prints_but_the_commands, "companion.protocol.writing", "print('{}')"),
    (nobody_gives_a_simple_queue_a_time, "hardware.mat", "from queue import SimpleQueue\nnews = SimpleQueue()\nnews.get(timeout=1.0)"),
    (nobody_gives_a_simple_queue_a_time, "hardware.mat", "import queue\nnews = queue.SimpleQueue()\nnews.get(True, 1.0)"),
    (only_its_own_modules_give_orders_to_a_terminal, "companion.cli.history_pages", "RED = '\\x1b[31m'"),
    (only_its_own_modules_give_orders_to_a_terminal, "companion.cli.main", "import sys\nsys.__stdout__.write(name)"),
    (only_its_own_modules_give_orders_to_a_terminal, "companion.machine.doctor.page", "out.write_codes(name)"),
    (complaints_go_one_way, "companion.cli.main", "import sys\nprint(name, file=sys.stderr)"),
    (complaints_go_one_way, "companion.app.audio", "import sys\nsys.stderr.write(name)"),
    (letters_are_drawn_in_one_place, "companion.screen.painter", "font(face, size).render(text.text, True, colour)"),
    (modules_say_what_they_are_for, "companion.core.mat.mat", "import enum"),
)
