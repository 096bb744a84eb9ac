"""What `board.py` of a hub says, without running it: on this machine it is nothing but somebody's file."""

from __future__ import annotations

import ast


def values(text: str) -> dict[str, object] | None:
    """Of each name; None where the file has more in it than names and plain values, so that only a board can tell."""
    found: dict[str, object] = {}
    try:
        for line in ast.parse(text).body:
            match line:
                case ast.Assign(targets=[ast.Name(id=name)], value=value):
                    found[name] = _value(value, found)
                case ast.Expr(value=ast.Constant()):  # a docstring
                    pass
                case _:
                    return None
    except (SyntaxError, ValueError, KeyError, RecursionError):
        return None
    return found


def _value(node: ast.expr, known: dict[str, object]) -> object:
    match node:
        case ast.Name(id=name):
            return known[name]
        case ast.Tuple(elts=parts) | ast.List(elts=parts):
            return tuple(_value(part, known) for part in parts)
        case _:
            return ast.literal_eval(node)
