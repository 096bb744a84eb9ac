"""The project's own source files as syntax trees, and what can be read off them."""

from __future__ import annotations

import ast
import functools
import importlib.util
import re
from dataclasses import dataclass
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
DEFINITIONS = (*FUNCTIONS, ast.ClassDef)


@dataclass(frozen=True, slots=True)
class Source:
    module: str  # "companion.core.games.comparity.rules"
    text: str
    tree: ast.Module
    is_package: bool = False

    @property
    def nodes(self) -> tuple[ast.AST, ...]:
        return _nodes(self.tree)

    def lies_in(self, *modules: str) -> bool:
        return within(self.module, *modules)

    @functools.cache  # noqa: B019  # sources live as long as the tests; every rule reads them
    def imports(self) -> list[str]:
        """Everything imported anywhere in it, down to the name: `from a import b` is "a.b"."""
        found = []
        for node in self.nodes:
            if isinstance(node, ast.Import):
                found += [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                package = self._package(node.level) if node.level else ""
                origin = ".".join(part for part in (package, node.module) if part)
                found += [f"{origin}.{alias.name}" for alias in node.names]
        return found

    def _package(self, level: int) -> str:
        parts = self.module.split(".")
        return ".".join(parts[: len(parts) - level + self.is_package])

    def defined(self) -> list[str]:
        """The names that it gives: its own, and those of its classes and functions."""
        return [self.module.rpartition(".")[2], *(node.name for node in self.nodes if isinstance(node, DEFINITIONS))]

    @functools.cache  # noqa: B019  # likewise
    def used(self) -> list[str]:
        """Names and dotted names that it reads or calls."""
        return [ast.unparse(node) for node in self.nodes if isinstance(node, (ast.Name, ast.Attribute))]


@functools.cache
def _nodes(tree: ast.Module) -> tuple[ast.AST, ...]:
    """Every rule reads them."""
    return tuple(ast.walk(tree))


def within(name: str, *modules: str) -> bool:
    """`name` is one of the modules or lies in one."""
    return any(name == module or name.startswith(f"{module}.") for module in modules)


def source(module: str, text: str, *, is_package: bool = False) -> Source:
    return Source(module, text, ast.parse(text), is_package)


def root() -> Path:
    """Where the packages lie: the checkout, or else wherever they are installed."""
    if (CHECKOUT / "companion").is_dir():
        return CHECKOUT
    found = importlib.util.find_spec("companion")
    assert found, "there is no package `companion`, neither in the checkout nor installed"
    assert found.submodule_search_locations
    return Path(found.submodule_search_locations[0]).parent


def folders() -> list[Path]:
    """Every folder of the two packages that holds modules."""
    return sorted({file.parent for file in files()})


def files() -> list[Path]:
    packages = (root() / "companion", root() / "hardware")
    return sorted(file for package in packages for file in package.rglob("*.py") if "_shipped" not in file.parts)


@functools.cache
def sources() -> list[Source]:
    found = []
    for file in files():
        parts = file.relative_to(root()).with_suffix("").parts
        is_package = parts[-1] == "__init__"
        found.append(source(".".join(parts[:-1] if is_package else parts), file.read_text(encoding="utf-8"), is_package=is_package))
    assert any(each.lies_in("companion") for each in found), f"there is no package `companion` at {root()}"
    return found


def words(name: str) -> list[str]:
    """The words of an identifier: `parseHTTPData_now` is parse, http, data, now."""
    return [word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", name)]
