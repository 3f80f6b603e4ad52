"""Tables in a program that are too large to be the rules of a game: perhaps recorded answers."""

import ast
from collections.abc import Iterator
from typing import Any

MOST_VALUES = 300
"""Constants in one literal. A deck written out has some 200, the largest table in a solution 27."""
MOST_VALUES_OF_FILE = 1500
"""Constants in one file. The longest solution has fewer than 300."""
MOST_CHARACTERS = 2000
"""Characters of one text, into which a table may be packed. The longest that a solution prints has 280."""
TABLES = ast.Dict | ast.List | ast.Set | ast.Tuple


def large_tables(tree: ast.AST) -> str:
    """What is too large in the program, in English; '' when nothing is."""
    constants: list[ast.Constant] = list(_outermost(tree, ast.Constant))
    texts = [len(node.value) for node in constants if isinstance(node.value, str | bytes)]
    sizes = (len(list(_outermost(literal, ast.Constant))) for literal in _outermost(tree, TABLES))
    most = max(sizes, default=0) if len(constants) > MOST_VALUES else 0
    if most > MOST_VALUES:
        return f'a literal of {most:,} values'
    if (longest := max(texts, default=0)) > MOST_CHARACTERS:
        return f'a text of {longest:,} characters'
    if len(constants) > MOST_VALUES_OF_FILE:
        return f'{len(constants):,} constants'
    return ''


def _outermost(tree: ast.AST, kind: Any) -> Iterator[Any]:
    """The parts of that kind that lie in no other, without texts that stand alone: these are comments."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, kind):
            yield node
        elif not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
            waiting += ast.iter_child_nodes(node)
