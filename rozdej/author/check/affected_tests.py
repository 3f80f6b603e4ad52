"""Selects the tests that a change can affect.

Most sample programs are the solution with a change in one function. A test is skipped if another program passed it and
the two differ only in parts that the test cannot reach. Reach is found by reading: the names in the test, in the
functions of its file that it names, in the program's functions that these name, and so on.
"""

import ast
import re
from collections.abc import Iterable
from functools import lru_cache

import pytest

from rozdej.author.check.solution_variants import used_on_import
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.source import SourceFile, bound_names, first_line
from rozdej.core.testing.pytest_session import CollectedTests

WORD = re.compile(r'[^\W\d]\w*')

ALL = frozenset({'__dict__', '__import__', 'dir', 'eval', 'exec', 'getmembers', 'getsource', 'globals', 'vars'})
"""Names by which code reaches functions that it does not name."""

WHOLE = frozenset({'naimportuj', 'spust'})
"""Fixtures of tests that run a whole file."""

IMPORTED = 'import'
"""Name of the part that runs on import."""


class Parts:
    """The source of each function and constant of some files, by name."""

    def __init__(self, sources: Iterable[tuple[str, SourceFile]]):
        self.texts: dict[str, list[str]] = {}
        for name, source in sources:
            self.texts.setdefault(IMPORTED, []).append(name)
            for node in source.tree.body:
                text = '\n'.join(source.lines[first_line(node) - 1 : node.end_lineno])
                for part in _parts_with(node):
                    self.texts.setdefault(part, []).append(text)

    def reached(self, words: Iterable[str]) -> set[str]:
        """Return all words that are reached from these."""
        found, waiting = set(words), [*words]
        while waiting:
            new = set().union(*map(_words, self.texts.get(waiting.pop(), ()))) - found
            found |= new
            waiting += new
        return found

    def differences(self, other: 'Parts') -> set[str]:
        """Return the names of the parts that differ from the other files."""
        return {name for name in self.texts.keys() | other.texts if self.texts.get(name) != other.texts.get(name)}


def _parts_with(node: ast.stmt) -> set[str]:
    """Return the names of the parts to which a statement belongs."""
    if isinstance(node, ast.FunctionDef):
        return {node.name, IMPORTED} if used_on_import(node) else {node.name}
    if isinstance(node, ast.If) and not node.orelse and '__name__' in used_on_import(node.test):
        return set()  # runs only as a script
    calls = any(isinstance(part, ast.Call) for part in ast.walk(node))
    return {IMPORTED} if calls else bound_names(node) or {IMPORTED}


@lru_cache(maxsize=10_000)
def _words(text: str) -> frozenset[str]:
    """Return the names in some statements, and the words of their texts."""
    found: set[str] = set()
    try:
        nodes = list(ast.walk(ast.parse(text)))
    except SyntaxError:  # the statement begins in the last line of another one
        return ALL
    told = {node.value for node in nodes if isinstance(node, ast.Expr)}  # docstrings
    for node in nodes:
        if isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in told:
            found.update(WORD.findall(node.value))
        elif isinstance(node, ast.alias) and node.asname:
            found.update(WORD.findall(node.name))
    return frozenset(found)


class PassedTests:
    """Tests that some programs passed, and the parts that these tests reached."""

    def __init__(self, tests: CollectedTests):
        self._tests = tests
        self._files = {path: Parts([(path.name, SourceFile(path))]) for path in {item.path for item in tests.items}}
        self._passed: dict[pytest.Item, tuple[Parts, set[str]]] = {}

    def unaffected(self, program: Parts | None) -> set[pytest.Item]:
        """Return the tests that this program passes without a run. None stands for an unreadable program."""
        if program is None:
            return set()
        differing = {parts: program.differences(parts) for parts in {parts for parts, _ in self._passed.values()}}
        return {item for item, (parts, reached) in self._passed.items() if reached.isdisjoint(differing[parts])}

    def record(self, item: pytest.Item, program: Parts | None) -> None:
        """Record that the program passed the test."""
        if program is None or item in self._passed or not self._tests.hangs_on_answers_only(item):
            return
        if not WHOLE.isdisjoint(item.fixturenames):  # type: ignore[attr-defined]  # it is a function
            return
        named = self._files[item.path].reached([item.function.__name__])  # type: ignore[attr-defined]
        reached = program.reached([*named, IMPORTED])
        if reached.isdisjoint(ALL):
            self._passed[item] = program, reached


def parts_of(implementation: Implementation) -> Parts | None:
    """Return the parts of a program, or None if one of its files cannot be read."""
    sources = [(name, source) for name in implementation.modules if (source := implementation.source(name))]
    try:
        for _, source in sources:
            source.code  # noqa: B018 - a file may be parsed and yet not be a program
        return Parts(sources)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
