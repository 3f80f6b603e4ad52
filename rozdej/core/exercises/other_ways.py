"""Reading other ways to write a function (`zadani/<exercise>/jinak.md`), shown when the program is finished.

A way stands under the name of its function. The first piece of code in it shows the tool, on other data.
"""

import ast
import builtins
import re
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from rozdej.core.exercises.hints import Hint

FILE = 'jinak.md'
HEADING = re.compile(r'## (\w+)\s*')
CODE = re.compile(r'`([^`]+)`')
WHOLE = ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp
"""What makes many values in one expression."""


@dataclass(frozen=True)
class OtherWay:
    """How a function could be written, too; `line` is its heading's."""

    function: str
    text: str
    line: int

    @property
    def tools(self) -> set[str]:
        """What of Python it is about. Raises SyntaxError when it shows no code."""
        code = CODE.search(self.text)
        return tools_in(ast.parse(code[1] if code else '?'))

    def shown(self) -> list[str]:
        """Its words as lines for the console."""
        return Hint(self.text, self.line).shown()


def tools_in(tree: ast.AST) -> set[str]:
    """Functions of Python, methods, and ways to make many values, that are used there."""
    nodes = list(ast.walk(tree))
    called = [node.func for node in nodes if isinstance(node, ast.Call)]
    methods = {one.attr for one in called if isinstance(one, ast.Attribute)}
    functions = {one.id for one in called if isinstance(one, ast.Name) and hasattr(builtins, one.id)}
    return methods | functions | {type(node).__name__ for node in nodes if isinstance(node, WHOLE)}


def other_ways(folder: Path) -> list[OtherWay]:
    """The ways that stand beside a lesson; none where the file is missing."""
    path = folder / FILE
    lines = path.read_text(encoding='utf-8-sig').splitlines() if path.is_file() else []
    begins = [number for number, line in enumerate(lines) if HEADING.fullmatch(line)]
    found = []
    for begin, end in pairwise([*begins, len(lines)]):
        heading = HEADING.fullmatch(lines[begin])
        assert heading is not None
        text = '\n'.join(lines[begin + 1 : end]).strip()
        found.append(OtherWay(heading[1], text, begin + 1))
    return found
