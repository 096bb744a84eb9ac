"""What the games and the referee can say, read off their source: keys, rulings, and what each speaks of.

Rules of this file: it follows names, conditions, tuples, dictionaries, parameters and returns, as far as the sources go; what it
cannot follow it says (`Unread`), so that no key is lost in silence. Nothing of the games is imported but the closed unions that name
their members.
"""

from __future__ import annotations

import ast
import dataclasses
import importlib
import typing
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from companion import events
from companion.core.games.registry import GAMES
from companion.core.referee import questions
from tests.arch.sources import Source, sources

# The makers of keys: the arguments of each in their order, and what stands before the key in a line's name.
MAKERS = {
    "Fact": (("key", "rule", "tone", "args"), ""),
    "Refused": (("key", "rule", "args"), "refused-"),
    "Wrong": (("key", "rule", "card", "place", "home", "since", "say_after", "tone", "args", "seat"), "wrong-"),
    "Ask": (("key", "rule", "seat", "moves", "args"), "ask-"),
    "Expectation": (("key", "rule", "seat", "args", "places", "ask", "options"), "status-"),
    "Option": (("key", "moves", "places", "card", "word"), "option-"),
    "of_table": (("key", "rule", "tone"), ""),
}
ATTRIBUTES = {"reason": "key", "key": "key", "rule": "rule", "args": "args"}  # what is asked of what was made -> what it was given as
OF_OPTIONS = frozenset({f"{what}-{number}" for what in ("card", "place") for number in (1, 2, 3, 4)} | {"card", "word"})
NEVER_CHOSEN = frozenset({"EndShift", "TimeUp"})  # what the table itself shows to be done, and what time does
KINDS = {kind.__dataclass_fields__["kind"].default: kind for kind in typing.get_args(events.Correction)}


class Unread(Exception):
    """A key that this file cannot follow to its letters."""


@dataclass(frozen=True)
class Key:
    line: str  # "comparity-refused-occupied"
    rules: frozenset[str]
    speaks_of: frozenset[str]
    module: str


Env = dict[str, tuple[ast.expr, "Where"]]


@dataclass(frozen=True)
class Where:
    """A function of one module, and what its parameters are in the call that is looked at."""

    code: Code
    module: str
    function: ast.FunctionDef | None
    env: tuple[tuple[str, ast.expr, Where], ...] = ()

    def given(self, name: str) -> tuple[ast.expr, Where] | None:
        return next(((value, where) for one, value, where in self.env if one == name), None)

    @property
    def parameters(self) -> list[str]:
        if self.function is None:
            return []
        arguments = self.function.args
        return [one.arg for one in (*arguments.posonlyargs, *arguments.args)]


class Code:
    """The functions of some modules, who calls them, and what their expressions can be."""

    def __init__(self, found: list[Source]) -> None:
        self.functions: dict[str, list[Where]] = {}
        self.calls: list[tuple[ast.Call, Where]] = []
        self.trees = {source.module: source.tree for source in found}
        for source in found:
            self._walk(source.tree, Where(self, source.module, None))

    def _walk(self, node: ast.AST, where: Where) -> None:
        for child in ast.iter_child_nodes(node):
            inside = where
            if isinstance(child, ast.FunctionDef):
                inside = Where(self, where.module, child)
                self.functions.setdefault(child.name, []).append(inside)
            elif isinstance(child, ast.Call):
                self.calls.append((child, where))
            self._walk(child, inside)

    def sites(self, name: str) -> list[tuple[ast.Call, Where]]:
        return [(call, where) for call, where in self.calls if _called(call) == name]

    def keys(self, prefix: str) -> list[Key]:
        """Every key made here; a maker inside a function with parameters is read once for each call of that function."""
        found: list[Key] = []
        for call, where in self.calls:
            if _called(call) in MAKERS:
                for bound in self._bound(call, where):
                    for unpacked in _unpacked(call, bound):
                        found += _keys(call, unpacked, prefix)
        return found

    def _bound(self, call: ast.Call, where: Where) -> list[Where]:
        used = {node.id for node in ast.walk(call) if isinstance(node, ast.Name)} & set(where.parameters)
        if not used & {"key", "which", "fact", "rule", "args"} or where.function is None:
            return [where]
        found = []
        for site, outside in self.sites(where.function.name):
            given = _arguments(site, where.parameters, outside)
            found.append(dataclasses.replace(where, env=tuple((name, *one) for name, one in given.items())))
        return found


def _unpacked(call: ast.Call, where: Where) -> list[Where]:
    """`key, which, more = what(position)`: a key goes with what is told beside it, and with nothing else."""
    used = {one.id for one in (*call.args, *(given.value for given in call.keywords)) if isinstance(one, ast.Name)}
    bound: dict[tuple[str, ...], list[Where]] = {}
    for node in ast.walk(where.function) if where.function else ():
        if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Tuple):
            continue
        names = tuple(ast.unparse(one) for one in node.targets[0].elts)
        for leaf, at in values(node.value, where):
            if used & set(names) and isinstance(leaf, ast.Tuple) and len(leaf.elts) == len(names):
                parts = tuple((name, part, at) for name, part in zip(names, leaf.elts, strict=True))
                bound.setdefault(names, []).append(dataclasses.replace(where, env=(*parts, *where.env)))
    return next(iter(bound.values()), [where])


def _called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else call.func.attr if isinstance(call.func, ast.Attribute) else ""


def _arguments(call: ast.Call, names: list[str] | tuple[str, ...], where: Where) -> Env:
    """What a call gives to each parameter; a starred tuple gives its parts."""
    positional: list[tuple[ast.expr, Where]] = []
    for one in call.args:
        if isinstance(one, ast.Starred):
            width = max(len(leaf.elts) for leaf, _ in values(one.value, where) if isinstance(leaf, ast.Tuple))
            positional += [(ast.Subscript(one.value, ast.Constant(index)), where) for index in range(width)]
        else:
            positional.append((one, where))
    given = dict(zip(names, positional, strict=False))
    return given | {one.arg: (one.value, where) for one in call.keywords if one.arg}


def _keys(call: ast.Call, where: Where, prefix: str) -> Iterator[Key]:
    name = _called(call)
    names, kind = MAKERS[name]
    given = _arguments(call, names, where)
    found = texts(*given["key"])
    if not found:
        raise Unread(f"{where.module}: {ast.unparse(call)}")
    rules = texts(*given["rule"]) if "rule" in given else set()
    line = "table-" if name == "of_table" else prefix + kind
    for key in found - {""}:
        yield Key(line + key, frozenset(rules - {""}), _speaks_of(call, given, key), where.module)


def _speaks_of(call: ast.Call, given: Env, key: str) -> frozenset[str]:
    match _called(call):
        case "Option":
            return OF_OPTIONS
        case "of_table":
            names = {one.arg.replace("_", "-") for one in call.keywords if one.arg}
            if any(ast.unparse(one.value) == "about(correction)" for one in call.keywords if not one.arg):
                names |= set(questions.about(_made(KINDS[key.removeprefix("ask-")])))
            return frozenset(names)
        case _:
            return frozenset(entries(*given["args"])) if "args" in given else frozenset()


def _made(kind: type) -> typing.Any:
    fields = [field for field in dataclasses.fields(kind) if field.default is dataclasses.MISSING]
    return kind(*("x" for _ in fields))


Leaf = tuple[ast.expr, Where]


def values(expression: ast.expr, where: Where, seen: frozenset[int] = frozenset()) -> Iterator[Leaf]:
    """What an expression can be, followed to the places where it is written down."""
    if id(expression) in seen:
        return
    seen |= {id(expression)}
    match expression:
        case ast.IfExp(body=body, orelse=orelse):
            found = [(body, where), (orelse, where)]
        case ast.BoolOp(values=parts):
            found = [(part, where) for part in parts]
        case ast.NamedExpr(value=value):
            found = [(value, where)]
        case ast.Name(id=name):
            found = list(_named(name, where, seen))
        case ast.Subscript(value=value, slice=ast.Constant(value=int() as index)):
            found = [(leaf.elts[index], at) for leaf, at in values(value, where, seen) if isinstance(leaf, ast.Tuple)]
        case ast.Subscript(value=value):
            found = [(one, at) for leaf, at in values(value, where, seen) if isinstance(leaf, ast.Dict) for one in leaf.values]
        case ast.Attribute(value=value, attr=attribute) if found := list(_attribute(value, attribute, where, seen)):
            pass
        case ast.Call(func=ast.Attribute(value=value, attr="get"), args=args):
            found = [(one, at) for leaf, at in values(value, where, seen) if isinstance(leaf, ast.Dict) for one in leaf.values]
            found += [(one, where) for one in args[1:]]
        case ast.Call() if _called(expression) in where.code.functions and _called(expression) not in MAKERS:
            found = list(_returned(expression, where))
        case _:
            yield expression, where
            return
    for one, at in found:
        yield from values(one, at, seen)


def _named(name: str, where: Where, seen: frozenset[int]) -> Iterator[Leaf]:
    given = where.given(name)
    if given:
        yield given
        return
    local = list(_assigned(name, list(ast.walk(where.function)), where, seen)) if where.function else []
    yield from local or _assigned(name, where.code.trees[where.module].body, dataclasses.replace(where, function=None, env=()), seen)


def _assigned(name: str, nodes: list[ast.AST] | list[ast.stmt], where: Where, seen: frozenset[int]) -> Iterator[Leaf]:
    for node in nodes:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        for target in targets:
            if isinstance(target, ast.Name) and target.id == name and node.value:
                yield node.value, where
            elif isinstance(target, ast.Tuple):
                for index, one in enumerate(target.elts):
                    if isinstance(one, ast.Name) and one.id == name:
                        yield from ((leaf.elts[index], at) for leaf, at in values(node.value, where, seen) if isinstance(leaf, ast.Tuple))


def _returned(call: ast.Call, where: Where) -> Iterator[Leaf]:
    found = where.code.functions[_called(call)]
    near = [one for one in found if one.module == where.module] or found
    for one in near:
        given = _arguments(call, one.parameters, where)
        inside = dataclasses.replace(one, env=tuple((name, *value) for name, value in given.items()))
        yield from ((node.value, inside) for node in ast.walk(one.function) if isinstance(node, ast.Return) and node.value)


def _attribute(value: ast.expr, name: str, where: Where, seen: frozenset[int]) -> Iterator[Leaf]:
    """`refused.reason`, `question.args`: what was given when it was made."""
    if name in ATTRIBUTES:
        for leaf, at in values(value, where, seen):
            given = _arguments(leaf, MAKERS[_called(leaf)][0], at) if isinstance(leaf, ast.Call) and _called(leaf) in MAKERS else {}
            if ATTRIBUTES[name] in given:
                yield given[ATTRIBUTES[name]]


def texts(expression: ast.expr, where: Where) -> set[str]:
    found: set[str] = set()
    for leaf, _ in values(expression, where):
        match leaf:
            case ast.Constant(value=str() as text):
                found.add(text)
            case ast.JoinedStr(values=[ast.Constant(value=str() as before), ast.FormattedValue(value=ast.Attribute(attr="kind"))]):
                found |= {before + kind for kind in KINDS}
            case ast.Call() if ast.unparse(leaf) == "type(move).__name__.lower()":
                found |= plain_moves(game_of(where.module))
            case ast.Constant(value=None):
                pass
            case ast.Attribute(attr="rule", value=ast.Call() as asked) if _called(asked) == "expectation":
                pass  # what a status of the game rests on is read off the game
            case _:
                raise Unread(f"{where.module}: {ast.unparse(leaf)}")
    return found


def plain_moves(game: str) -> set[str]:
    """Whole acts that are named by nothing but their kind, and that a player chooses."""
    moves = importlib.import_module(f"companion.core.games.{game}.moves")
    kinds = [kind for kind in typing.get_args(moves.Move) if kind not in moves.HALF_DONE and kind.__name__ not in NEVER_CHOSEN]
    return {kind.__name__.lower() for kind in kinds if not dataclasses.fields(kind)}


def entries(expression: ast.expr, where: Where, seen: frozenset[int] = frozenset()) -> set[str]:
    """The names that a dictionary can have; one that grows out of itself is followed once."""
    found: set[str] = set()
    for leaf, at in values(expression, where):
        match leaf:
            case ast.Dict() if id(leaf) in seen:
                pass
            case ast.Dict(keys=keys, values=parts):
                found |= {key.value for key in keys if isinstance(key, ast.Constant)}
                for key, part in zip(keys, parts, strict=True):
                    found |= entries(part, at, seen | {id(leaf)}) if key is None else set()
            case ast.Call(func=ast.Name(id="dict"), args=[ast.Call(func=ast.Name(id="zip"), args=[ast.Tuple(elts=names), *_]), *_]):
                found |= {name.value for name in names if isinstance(name, ast.Constant)}
            case _:
                raise Unread(f"{at.module}: {ast.unparse(leaf)}")
    return found


def games() -> list[str]:
    return [game.id for game in GAMES]


def game_of(module: str) -> str:
    """`companion.core.games.<game>.<module>`"""
    return module.split(".")[3]


def read(found: list[Source], prefix: str) -> list[Key]:
    return Code(found).keys(prefix)


@cache
def of_game(game: str) -> list[Key]:
    folder = f"companion.core.games.{game}"
    above = (f"{folder}.people", f"{folder}.typed")  # they hear what is said, and say nothing themselves
    return read([source for source in sources() if source.lies_in(folder) and not source.lies_in(*above)], f"{game}-")


@cache
def of_referee() -> list[Key]:
    """What the referee says in whatever game, and what it refuses in a game's name."""
    return [
        key for game in games() for key in read([source for source in sources() if source.lies_in("companion.core.referee")], f"{game}-")
    ]
