"""Makes small changes of a function to ask what they do: lines left out, conditions turned round.

All other lines keep their numbers.
"""

import ast
import io
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass

from rozdej.core.questions.own_code import OwnFunction
from rozdej.core.student.source import SourceFile

MOST_LEFT_OUT = 3
"""Most lines of a statement that is left out."""

NEVER_LEFT_OUT = ast.Pass, ast.Global, ast.Nonlocal, ast.Import, ast.ImportFrom, ast.Assign, ast.AnnAssign
"""Statements without which nothing changes, or a name is missing."""


class ChangedSource(SourceFile):
    """A student's file with another text."""

    def __init__(self, source: SourceFile, lines: list[str]):
        super().__init__(source.path)
        self.text = '\n'.join(lines)

    @property
    def data(self) -> bytes:
        """The text, in the encoding that its first lines declare."""
        encoding, _ = tokenize.detect_encoding(io.BytesIO(self.text.encode()).readline)
        return self.text.encode(encoding)


@dataclass(frozen=True, eq=False)
class SmallChange:
    """A change of a function: its first and last line, and the changed file."""

    function: OwnFunction
    lines: tuple[int, int]
    is_turned: bool
    source: SourceFile


def changes_of(function: OwnFunction) -> Iterator[SmallChange]:
    """Yield all changes of a function, as its statements stand. A `return` at its end is not left out."""
    text = function.source.text.split('\n')
    for node in function.statements:
        first, last = node.lineno, node.end_lineno or node.lineno
        line = text[first - 1]
        is_short_if = isinstance(node, ast.If) and not node.orelse and line.lstrip().startswith('if')
        is_left_out = node.lineno in function.simple and not isinstance(node, NEVER_LEFT_OUT)
        is_left_out &= node is not function.node.body[-1] or not isinstance(node, ast.Return)
        if (is_left_out or is_short_if) and last - first < MOST_LEFT_OUT:
            instead = f'{line[: len(line) - len(line.lstrip())]}pass'
            left = [*text[: first - 1], instead, *[''] * (last - first), *text[last:]]
            yield SmallChange(function, (first, last), False, ChangedSource(function.source, left))
        if isinstance(node, ast.If) and node.test.lineno == node.test.end_lineno == first:
            code = line.encode()
            start, end = node.test.col_offset, node.test.end_col_offset or 0
            turned = (code[:start] + b'(not (' + code[start:end] + b'))' + code[end:]).decode()
            changed = [*text[: first - 1], turned, *text[first:]]
            yield SmallChange(function, (first, first), True, ChangedSource(function.source, changed))
