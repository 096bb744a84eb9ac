"""Every text of a problem that the source can make, read off its syntax trees: a template with `{}` where something is inserted.

Rules of this file: a part of a problem (where, what, fix) is followed back from the calls that make one, through names, branches, constants
and whatever function hands its own arguments on, to the literals that it comes from. What cannot be followed is no template; of those
the suite itself makes, tests/conftest.py has each looked up.
"""

from __future__ import annotations

import ast
import functools
import itertools
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from tests.arch.sources import FUNCTIONS, Source, sources

PARTS = ("where", "what", "fix")
ARGUMENT = "argument"  # of argparse: "what; fix"
MAKERS = {"Problem": PARTS, "unusable": PARTS, "ArgumentTypeError": (ARGUMENT,)}
FOR_PROGRAMS = ("companion.protocol", "hardware.chip")  # these stay English
MOST = 60  # texts of one expression
GAP = "{}"
KEY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")  # of a problem that is told by Fluent: tests/words/test_texts.py


@dataclass(frozen=True)
class Scope:
    """Where an expression stands: its module, and the functions around it, the innermost last."""

    source: Source
    functions: tuple[ast.FunctionDef | ast.AsyncFunctionDef, ...] = ()

    @functools.cached_property
    def assigned(self) -> dict[str, list[ast.expr]]:
        """What each name may stand for here."""
        found: dict[str, list[ast.expr]] = defaultdict(list)
        for body in (self.source.tree, *self.functions):
            for node in ast.walk(body) if isinstance(body, FUNCTIONS) else body.body:
                for target, value in _assignments(node):
                    found[target].append(value)
        return found

    def parameters(self) -> list[str]:
        return _parameters(self.functions[-1]) if self.functions else []


def _assignments(node: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    match node:
        case ast.Assign(targets=targets, value=value):
            for target in targets:
                yield from _bound(target, value)
        case ast.AnnAssign(target=target, value=ast.expr() as value):
            yield from _bound(target, value)
        case ast.NamedExpr(target=target, value=value):
            yield from _bound(target, value)
        case ast.For(target=target, iter=ast.Tuple(elts=rows)) | ast.For(target=target, iter=ast.List(elts=rows)):
            for row in rows:
                yield from _bound(target, row)


def _bound(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    if isinstance(value, ast.IfExp):
        yield from itertools.chain(_bound(target, value.body), _bound(target, value.orelse))
    elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple) and len(target.elts) == len(value.elts):
        for one, its in zip(target.elts, value.elts, strict=True):
            yield from _bound(one, its)
    elif isinstance(target, ast.Tuple):
        for number, one in enumerate(target.elts):
            yield from _bound(one, ast.Subscript(value, ast.Constant(number), ast.Load()))
    elif isinstance(target, ast.Name):
        yield target.id, value
    elif isinstance(target, ast.Attribute):
        yield ast.unparse(target), value


def _parameters(function: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    names = [one.arg for one in (*function.args.posonlyargs, *function.args.args)]
    return names[1:] if names[:1] in (["self"], ["cls"]) else names


class Reader:
    """Follows expressions back to their literals, over all the sources."""

    def __init__(self, among: list[Source]) -> None:
        self._among = among
        self._functions: dict[str, list[tuple[Scope, ast.FunctionDef | ast.AsyncFunctionDef]]] = defaultdict(list)
        self._constants: dict[str, list[tuple[Scope, ast.expr]]] = defaultdict(list)
        self._calls: list[tuple[Scope, ast.Call, str]] = []
        self._makers: dict[tuple[str, str], tuple[str, ...]] = {}  # by module and name, what its arguments are
        self.inside: set[str] = set()
        for source in among:
            self._note(source.tree, Scope(source))
            for name, values in Scope(source).assigned.items():
                self._constants[name] += [(Scope(source), value) for value in values]

    def _note(self, node: ast.AST, scope: Scope) -> None:
        for child in ast.iter_child_nodes(node):
            inner = scope
            if isinstance(child, FUNCTIONS):
                self._functions[child.name].append((scope, child))
                inner = Scope(scope.source, (*scope.functions, child))
            elif isinstance(child, ast.ClassDef):
                self._note_class(child, scope)
            elif isinstance(child, ast.Call):
                self._calls.append((scope, child, _name_of(child)))
            self._note(child, inner)

    def _note_class(self, node: ast.ClassDef, scope: Scope) -> None:
        """Whatever holds a `what` and a `fix` is a problem, or becomes one."""
        fields = [one.target.id for one in node.body if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)]
        made = next((_parameters(one) for one in node.body if isinstance(one, FUNCTIONS) and one.name == "__init__"), fields)
        if {"what", "fix"} <= set(made):
            self._makers[scope.source.module, node.name] = tuple(made)

    def templates(self) -> dict[str, dict[str, str]]:
        """Of each part: each template, and where it stands."""
        while self._handed_on():
            pass
        found: dict[str, dict[str, str]] = {part: {} for part in (*PARTS, ARGUMENT)}
        for scope, call, name in self._calls:
            for part, value in self._arguments(scope, call, name):
                for text in self.texts(value, scope) - {GAP, ""}:
                    if KEY.fullmatch(text):
                        continue
                    found[part].setdefault(text, f"{scope.source.module}:{call.lineno}")
        return found

    def _arguments(self, scope: Scope, call: ast.Call, name: str) -> list[tuple[str, ast.expr]]:
        found: list[tuple[str, ast.expr]] = []
        for parts in self._signatures(scope, call, name):
            by_name = ((one.arg, one.value) for one in call.keywords if one.arg in parts)
            given = [*zip(parts, _unpacked(call.args, len(parts)), strict=False), *by_name]
            found += [(part, value) for part, value in given if part in (*PARTS, ARGUMENT)]
        return found

    def _signatures(self, scope: Scope, call: ast.Call, name: str) -> list[tuple[str, ...]]:
        """Of those of that name, the ones that its module has or imports from."""
        if name in MAKERS:
            return [MAKERS[name]]
        own = scope.source.module
        if (own, name) in self._makers:
            return [self._makers[own, name]]
        return [parts for (module, its), parts in self._makers.items() if its == name and module in _known(scope.source)]

    def _handed_on(self) -> bool:
        """Functions that hand their own arguments on to a problem make one themselves."""
        before = dict(self._makers)
        for scope, call, name in self._calls:
            names = scope.parameters()
            its = scope.functions[-1].name if scope.functions else ""
            if not names or its in MAKERS or its == "__init__":
                continue
            given = self._arguments(scope, call, name)
            roles = {value.id: part for part, value in given if isinstance(value, ast.Name) and value.id in names}
            if roles:
                known = self._makers.get((scope.source.module, its), tuple(f"-{one}" for one in names))
                merged = tuple(roles.get(one, role) for one, role in zip(names, known, strict=False))
                self._makers[scope.source.module, its] = merged
        return self._makers != before

    def texts(self, value: ast.expr, scope: Scope, seen: frozenset[str] = frozenset()) -> set[str]:
        """All that it may come to, at most `MOST`."""
        return set(itertools.islice(sorted(self._texts(value, scope, seen)), MOST))

    def _texts(self, value: ast.expr, scope: Scope, seen: frozenset[str]) -> set[str]:
        match value:
            case ast.Constant(value=str() as text):
                return {text}
            case ast.JoinedStr(values=values):
                return {"".join(self._literal(one, scope, seen) for one in values)}
            case ast.IfExp(body=body, orelse=other):
                return self._texts(body, scope, seen) | self._texts(other, scope, seen)
            case ast.BoolOp(values=values):
                return set().union(*(self._texts(one, scope, seen) for one in values))
            case ast.NamedExpr(value=inner):
                return self._texts(inner, scope, seen)
            case ast.BinOp(left=left, op=ast.Add(), right=right):
                lefts, rights = self._texts(left, scope, seen) or {GAP}, self._texts(right, scope, seen) or {GAP}
                return {f"{one}{other}" for one in lefts for other in rights}
            case ast.Name() | ast.Attribute():
                return self._named(ast.unparse(value), scope, seen)
            case ast.Call():
                return self._called(value, scope, seen)
            case ast.Subscript(value=whole, slice=index):
                return self._picked(whole, index, scope, seen)
            case ast.Dict(values=values) | ast.Tuple(elts=values) | ast.List(elts=values):
                return set().union(*(self._texts(one, scope, seen) for one in values))
        return set()

    def _literal(self, piece: ast.expr, scope: Scope, seen: frozenset[str]) -> str:
        if isinstance(piece, ast.FormattedValue):
            self.inside |= {text for text in self.texts(piece.value, scope, seen) if is_worded(text)}
            return GAP
        return str(piece.value) if isinstance(piece, ast.Constant) else GAP

    def _named(self, name: str, scope: Scope, seen: frozenset[str]) -> set[str]:
        key = f"{scope.source.module}:{name}"
        if key in seen or name in scope.parameters():
            return set()
        if name in scope.assigned:
            found = [(scope, value) for value in scope.assigned[name]]
        else:
            last = name.rpartition(".")[2]
            found = self._constants.get(last, []) if last.isupper() or last.startswith("_") else []
        return set().union(*(self._texts(value, its, seen | {key}) for its, value in found))

    def _called(self, call: ast.Call, scope: Scope, seen: frozenset[str], index: int | None = None) -> set[str]:
        name = _name_of(call)
        if name in ("get", "strip", "rstrip", "removesuffix", "format", "replace", "next") and isinstance(call.func, ast.Attribute):
            return self._texts(call.func.value, scope, seen) | set().union(*(self._texts(one, scope, seen) for one in call.args[1:]))
        if name == "next" and call.args and isinstance(call.args[0], ast.GeneratorExp):
            return set().union(*(self._texts(one, scope, seen) for one in call.args[1:]))
        known = {scope.source.module, *_known(scope.source)}
        found: set[str] = set()
        for around, function in self._functions.get(name, []) if name not in seen else ():
            if around.source.module not in known:
                continue
            inner = Scope(around.source, (*around.functions, function))
            for node in ast.walk(function):
                if isinstance(node, (ast.Return, ast.Yield)) and node.value is not None:
                    results = node.value.elts if index is not None and isinstance(node.value, ast.Tuple) else None
                    one = results[index] if results and index is not None and index < len(results) else node.value
                    found |= self._texts(one, inner, seen | {name}) if results or index is None else set()
        return found

    def _picked(self, whole: ast.expr, index: ast.expr, scope: Scope, seen: frozenset[str]) -> set[str]:
        number = index.value if isinstance(index, ast.Constant) and isinstance(index.value, int) else None
        if isinstance(whole, ast.Call) and number is not None:
            return self._called(whole, scope, seen, number)
        if isinstance(whole, ast.Name) and number is not None:
            calls = [one for one in scope.assigned.get(whole.id, []) if isinstance(one, ast.Call)]
            return set().union(*(self._called(one, scope, seen, number) for one in calls))
        if isinstance(whole, (ast.Name, ast.Attribute)) and number is None:
            return self._texts(whole, scope, seen)
        return set()


def _unpacked(args: list[ast.expr], most: int) -> Iterator[ast.expr]:
    for number, one in enumerate(args):
        if isinstance(one, ast.Starred):
            yield from (ast.Subscript(one.value, ast.Constant(place), ast.Load()) for place in range(most - number))
            return
        yield one


def _name_of(call: ast.Call) -> str:
    match call.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""


@functools.cache
def _known(source: Source) -> frozenset[str]:
    """The modules that it imports from."""
    return frozenset(source.imports()) | {one.rpartition(".")[0] for one in source.imports()}


def is_worded(text: str) -> bool:
    """More than a sign or a name."""
    return " " in text and any(len(word) > 1 and word.isalpha() and word.islower() for word in text.split()) and not text[-1].isdigit()


@functools.cache
def templates() -> tuple[dict[str, dict[str, str]], frozenset[str]]:
    """Of each part, each template and where it stands; and what may stand in their gaps."""
    reader = Reader([one for one in sources() if not one.lies_in(*FOR_PROGRAMS)])
    found = reader.templates()
    for text, place in found.pop(ARGUMENT).items():
        what, _, fix = text.partition("; ")
        found["what"].setdefault(what, place)
        if fix:
            found["fix"].setdefault(fix, place)
    return found, frozenset(reader.inside)
