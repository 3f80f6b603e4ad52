"""Finds what of a program is the student's own: functions that are neither given nor still stubs."""

import ast
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from rozdej.core.student.implementation import Implementation
from rozdej.core.student.source import SourceFile, bound_names, first_line, is_empty

COMPOUND = ast.If, ast.For, ast.While, ast.Try, ast.With, ast.Match, ast.FunctionDef, ast.ClassDef

MOST_LINES = 6
"""Most lines of a class or a constant that is shown beside a function that uses it."""

Excerpt = tuple[str, tuple[tuple[int, str], ...]]
"""A file, and lines of it with their numbers."""


@dataclass(frozen=True, eq=False)
class OwnFunction:
    """A function at the top of one of the student's files."""

    module: str
    source: SourceFile
    node: ast.FunctionDef

    @property
    def name(self) -> str:
        """Its name."""
        return self.node.name

    @cached_property
    def parameters(self) -> tuple[str, ...]:
        """The names of its parameters."""
        return tuple(one.arg for one in self.node.args.args)

    @cached_property
    def variables(self) -> set[str]:
        """The names of its variables; those of the file and those that begin with `_` are none."""
        nodes = [*ast.walk(self.node)]
        stored = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
        shared = {name for node in nodes if isinstance(node, ast.Global | ast.Nonlocal) for name in node.names}
        return {name for name in {*stored, *self.parameters} - shared if not name.startswith('_')}

    @cached_property
    def statements(self) -> list[ast.stmt]:
        """Its statements, also those within others, without its docstring."""
        body = self.node.body[ast.get_docstring(self.node) is not None :]
        return [node for statement in body for node in _statements(statement)]

    @cached_property
    def simple(self) -> dict[int, ast.stmt]:
        """Statements that hold no others and have their first line for themselves, by that line."""
        begun, lines = Counter(node.lineno for node in self.statements), self.source.lines
        first = [node for node in self.statements if not lines[node.lineno - 1][: node.col_offset].strip()]
        return {node.lineno: node for node in first if begun[node.lineno] == 1 and not isinstance(node, COMPOUND)}

    @cached_property
    def excerpt(self) -> Excerpt:
        """Its file, and its lines with their numbers, without its docstring: examples in it give answers away."""
        lines = _lines(self.node)
        if ast.get_docstring(self.node) is not None:
            lines -= _lines(self.node.body[0]) - {self.node.lineno}
        return self._excerpt(lines)

    @cached_property
    def excerpts(self) -> list[Excerpt]:
        """The same, and the short classes and constants at the top of its file that it uses."""
        used = {node.id for node in ast.walk(self.node) if isinstance(node, ast.Name)} - self.variables
        nodes = [
            node for node in self.source.tree.body if not isinstance(node, ast.FunctionDef) and bound_names(node) & used
        ]
        return [self.excerpt, *(self._excerpt(lines) for node in nodes if len(lines := _lines(node)) <= MOST_LINES)]

    def _excerpt(self, lines: set[int]) -> Excerpt:
        text = tuple((line, self.source.line_text(line, indented=True)) for line in sorted(lines))
        return self.source.path.name, text


def _lines(node: ast.stmt) -> set[int]:
    return {*range(first_line(node), (node.end_lineno or node.lineno) + 1)}


def _statements(node: ast.stmt) -> Iterator[ast.stmt]:
    yield node
    if not isinstance(node, ast.FunctionDef | ast.ClassDef):
        for child in ast.iter_child_nodes(node):
            branch = child.body if isinstance(child, ast.ExceptHandler | ast.match_case) else [child]
            for inner in branch:
                if isinstance(inner, ast.stmt):
                    yield from _statements(inner)


def own_functions(implementation: Implementation) -> list[OwnFunction]:
    """Return the functions that the student has written, in the order of the files; a copied given one is left out."""
    given = {_body(node) for one in implementation.given_modules for node in _functions(implementation.source(one))}
    return [
        OwnFunction(module, source, node)
        for module in implementation.modules
        if module not in implementation.given_modules and (source := implementation.source(module))
        for node in _functions(source)
        if isinstance(node, ast.FunctionDef) and not is_empty(node) and _body(node) not in given
    ]


STEADY = {
    '__future__',
    'collections',
    'copy',
    'dataclasses',
    'enum',
    'functools',
    'itertools',
    'math',
    'operator',
    'random',
    're',
    'statistics',
    'string',
    'sys',
    'typing',
}
"""Modules of Python with which a program comes to the same each time. Who takes random numbers is noticed."""

UNSTEADY = {'set', 'frozenset', 'hash', 'id', 'keys', 'Random', 'SystemRandom', 'open', 'dir'}
"""Names with which a program may come to something else in another process. A set has another order there."""


def varying_names(implementation: Implementation, with_sets: bool = True) -> set[str]:
    """The names at the top of the student's files that may stand for something else in another process.

    That is by modules of Python, as the clock, and by sets where these are not let be: in what the name is given, or in
    what that uses. All names, if a statement is such that gives none.
    """
    found, every = set[str](), set[str]()
    own = [one for one in implementation.modules if one not in implementation.given_modules]
    for statement in (node for one in own if (source := implementation.source(one)) for node in source.tree.body):
        names = bound_names(statement) or _imported_names(statement)
        every |= names
        nodes = [*ast.walk(statement)]
        if not _modules(nodes) <= STEADY.union(implementation.modules) or (with_sets and _has_sets(nodes)):
            found |= names or {''}
    return every if '' in found else {user for name in found for user in users_of(name, implementation)}


def _imported_names(node: ast.AST) -> set[str]:
    aliases = node.names if isinstance(node, ast.Import | ast.ImportFrom) else []
    return {alias.asname or alias.name.partition('.')[0] for alias in aliases}


def _modules(nodes: Iterable[ast.AST]) -> set[str]:
    """The modules that are imported."""
    imports = [node for node in nodes if isinstance(node, ast.Import | ast.ImportFrom)]
    return {getattr(node, 'module', alias.name) or '' for node in imports for alias in node.names}


def _has_sets(nodes: Sequence[ast.AST]) -> bool:
    is_set = any(isinstance(node, ast.Set | ast.SetComp) for node in nodes)
    return is_set or not _named(nodes).isdisjoint(UNSTEADY)


def users_of(name: str, implementation: Implementation) -> set[str]:
    """The names at the top of the student's files in which that name plays a part, itself included."""
    sources = [source for one in implementation.modules if (source := implementation.source(one))]
    uses = [(bound_names(node), _named(ast.walk(node))) for source in sources for node in source.tree.body]
    found, before = {name}, set[str]()
    while found != before:
        before = set(found)
        found.update(*(bound for bound, names in uses if names & before))
    return found


def _named(nodes: Iterable[ast.AST]) -> set[str]:
    """The names of variables and attributes."""
    return {getattr(node, 'id', '') or getattr(node, 'attr', '') for node in nodes} - {''}


def _functions(source: SourceFile | None) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    return [*source.functions.values()] if source and source.is_readable else []


def _body(node: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    body = node.body[ast.get_docstring(node) is not None :]
    return '\n'.join(map(ast.unparse, body))
