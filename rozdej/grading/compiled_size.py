"""Whether a program is small enough to be compiled where grading is done, which has no limit of memory.

Python compiles the block of a `finally` once for each way that leads into it. Nested twenty times, or entered by
thousands of `return`, a few lines become gigabytes.
"""

import ast

MOST_NODES = 200_000
"""Nodes of the parsed program, each counted as often as it is compiled. Solutions have some thousands."""

EXITS = ast.Return, ast.Break, ast.Continue
OWN_EXITS = ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef
"""What a `return` inside leaves is no more than this."""


def check_compiled_size(tree: ast.Module, text: str) -> None:
    """Raise MemoryError when compiling the program, of which `text` is the text, would take far too much memory."""
    if 'finally' in text and compiled_size(tree) > MOST_NODES:
        raise MemoryError('too many copies of a finally block')


def compiled_size(tree: ast.AST) -> int:
    """The number of nodes of a program, each counted as often as it is compiled."""
    nodes = [tree]
    for node in nodes:  # it grows meanwhile: outer nodes come before those inside them
        nodes += ast.iter_child_nodes(node)
    sizes: dict[ast.AST, tuple[int, int]] = {}
    for node in reversed(nodes):
        sizes[node] = _size(node, sizes)
    return sizes[tree][0]


def _size(node: ast.AST, sizes: dict[ast.AST, tuple[int, int]]) -> tuple[int, int]:
    """Size of a node, and by how many ways its inside leaves what is around it, from the same of its children."""
    again = set(map(id, getattr(node, 'finalbody', ())))
    size, exits = 1, int(isinstance(node, EXITS))
    last_size = last_exits = 0
    for child in ast.iter_child_nodes(node):
        if id(child) in again:
            last_size, last_exits = last_size + sizes[child][0], last_exits + sizes[child][1]
        else:
            size, exits = size + sizes[child][0], exits + sizes[child][1]
    copies = 2 + exits  # behind the block, behind an exception, and at each `return`
    size, exits = size + copies * last_size, exits + copies * last_exits
    return size, 0 if isinstance(node, OWN_EXITS) else exits
