"""Makes programs of the solution: with parts left out or emptied, or with a mistake put in.

Each line of a program knows its origin, so that messages can name the file that an author edits.
"""

import ast
import copy
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from rozdej.core.student.source import SourceFile, bound_names, first_line


class SourceLine(NamedTuple):
    """A line of a program with its origin."""

    text: str
    path: Path
    number: int


def lines_of(path: Path) -> list[SourceLine]:
    """Read the lines of a file."""
    return _numbered(SourceFile(path).text.split('\n'), path)


def text_of(lines: Iterable[SourceLine]) -> str:
    """Join lines to a text."""
    return '\n'.join(line.text for line in lines)


def without_blank_ends(lines: Sequence[SourceLine]) -> Sequence[SourceLine]:
    """Return the lines without blank ones at the beginning and the end."""
    written = [number for number, line in enumerate(lines) if line.text.strip()]
    return lines[written[0] : written[-1] + 1] if written else []


def _numbered(texts: Iterable[str], path: Path) -> list[SourceLine]:
    return [SourceLine(text, path, number) for number, text in enumerate(texts, start=1)]


class SolutionFile:
    """A file of the solution. Its methods return programs as lists of lines."""

    def __init__(self, path: Path):
        self.path = path
        self.lines = lines_of(path)
        self._source = SourceFile(path)
        self._statements = self._source.tree.body

    def without(self, names: set[str]) -> list[SourceLine]:
        """Remove functions and constants, and what the file computes from them on import."""

        def replacement(node: ast.stmt) -> str | None:
            computed = used_on_import(node) if isinstance(node, ast.Assign) else set()
            return '' if (bound_names(node) | computed) & names else None

        return self._changed(replacement)

    def emptied(self, names: dict[str, ast.expr | None]) -> list[SourceLine]:
        """Leave only the docstrings in these functions, and give these constants other values."""

        def replacement(node: ast.stmt) -> str | None:
            if not (found := bound_names(node) & names.keys()):
                return None
            changed = copy.copy(node)
            if isinstance(changed, ast.FunctionDef):
                changed.body = [ast.Expr(ast.Constant(ast.get_docstring(changed) or ''))]
            elif isinstance(changed, ast.Assign):
                changed.value = names[found.pop()] or changed.value
            return ast.unparse(changed)

        return self._changed(replacement)

    def _changed(self, replacement: Callable[[ast.stmt], str | None]) -> list[SourceLine]:
        """Replace the text of some statements. All others stay in their lines."""
        texts = [line.text for line in self.lines]
        for node in reversed(self._statements):
            text = replacement(node)
            if text is not None:
                new, start, end = text.split('\n'), _before(node), node.end_lineno or 0
                texts[start:end] = new + [''] * (end - start - len(new))
        return _numbered(texts, self.path)

    def with_mistake(self, code: Sequence[SourceLine]) -> list[SourceLine]:
        """Put the code in place of what it redefines.

        A function that the code keeps (`original = function`) is renamed and stays. Code that redefines nothing goes
        below all definitions, or to the end of the file if it is an `if` statement.
        """
        body = ast.parse(text_of(code)).body
        new = _names(bound_names, body)
        kept = {copied: node for node in body if (copied := _copied(node)) in new & self.functions}
        needed = new | _names(used_on_import, body)
        used = _names(used_on_import, (node for node in body if node not in kept.values()))
        made, inserted = list(self.lines), list(code)
        for copying in reversed(kept.values()):
            del inserted[copying.lineno - 1]
        redefined = [node for node in self._statements if bound_names(node) & new]
        if redefined:
            place = max(node.end_lineno or 0 for node in self._statements if bound_names(node) & needed)
        else:
            starts = isinstance(body[-1], ast.If)
            place = len(self.lines) if starts else self._end_of_definitions()
        made[place:place] = inserted
        for node in reversed(redefined):
            name = (bound_names(node) & new).pop()
            if name in kept:
                header = made[node.lineno - 1]
                called = bound_names(kept[name]).pop()
                made[node.lineno - 1] = header._replace(text=header.text.replace(name, called, 1))
            elif name not in used:
                del made[_before(node) : node.end_lineno]
        return made

    @cached_property
    def functions(self) -> set[str]:
        """The names of its functions."""
        return set(self._source.functions)

    @cached_property
    def names(self) -> set[str]:
        """The names of its functions and constants."""
        return _names(bound_names, self._statements)

    def _end_of_definitions(self) -> int:
        """Return the number of lines above a last `if` statement, which starts the program; else of all lines."""
        last = self._statements[-1] if self._statements else None
        return _before(last) if isinstance(last, ast.If) else len(self.lines)


def used_on_import(node: ast.stmt | ast.expr) -> set[str]:
    """Return the names that a statement, or a part of it, looks up on import."""
    parts: list[ast.AST] = [node]
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        parts = [*node.decorator_list, *node.args.defaults, *(value for value in node.args.kw_defaults if value)]
    walked = (inner for part in parts for inner in ast.walk(part))
    return {inner.id for inner in walked if isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Load)}


def _names(kind: Callable[[ast.stmt], set[str]], statements: Iterable[ast.stmt]) -> set[str]:
    return {name for node in statements for name in kind(node)}


def _copied(node: ast.stmt) -> str | None:
    """Return `function` of a statement like `original = function`."""
    return node.value.id if isinstance(node, ast.Assign) and isinstance(node.value, ast.Name) else None


def _before(node: ast.stmt) -> int:
    """Return the number of lines above a statement and its decorators."""
    return first_line(node) - 1
