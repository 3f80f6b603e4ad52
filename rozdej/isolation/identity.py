"""Finding out whether a program asks which object something is, rather than what it equals.

`suit is 'Kr'` is a beginner's mistake that Python often forgives. Where it does, the sandbox has to forgive it, too,
and where not, not. That takes slower ways over the border, which all other programs need not go.
"""

import ast
import re

from rozdej.student.implementation import Implementation
from rozdej.student.source import SourceFile

MAY_COMPARE = re.compile(r'\bis\b|\bid\b')
SINGLE = (None, True, False, ...)
"""Objects of which there is only one, so that there is nothing wrong with asking for them."""


def compares_objects(implementation: Implementation) -> bool:
    """Whether any of the student's files asks `is` of anything but `None` and its like, or knows `id`."""
    own = (name for name in implementation.modules if not implementation.is_given(name))
    return any(map(_compares, filter(None, map(implementation.source, own))))


def _compares(source: SourceFile) -> bool:
    try:
        return bool(MAY_COMPARE.search(source.text)) and any(map(_asks, ast.walk(source.tree)))
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return False


def _asks(node: ast.AST) -> bool:
    if isinstance(node, ast.Name):
        return node.id == 'id'
    if not isinstance(node, ast.Compare) or not any(isinstance(how, ast.Is | ast.IsNot) for how in node.ops):
        return False
    constants = (side.value for side in (node.left, *node.comparators) if isinstance(side, ast.Constant))
    return not any(value is single for value in constants for single in SINGLE)
