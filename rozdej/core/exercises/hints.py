"""Reads what is shown of a lesson on request: hints (`napovedy.md`), and other ways to write a function (`jinak.md`).

In `napovedy.md`, the hints of a level are the list items below its heading `## level 31`, from gentle to concrete.
Indented lines belong to the item above: more words, or an example in a fenced block. Text above the first level is not
shown. In `jinak.md`, a way stands below the name of its function; its first piece of code shows the tool on other data.
"""

import ast
import builtins
import re
import textwrap
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

LEVEL = re.compile(r'## level (\d+)\s*')
ITEM = re.compile(r'[*-] (.*\S)\s*')
FENCE = '```'
INDENT = '  '
EMPHASIS = re.compile(r'(`[^`]+`)|\*([^*`]+)\*')
TOGETHER = re.compile(r'`[^`]+`|(?<!\S)[aikosuvzAIKOSUVZ] ')


@dataclass(frozen=True)
class Hint:
    """One hint: its Markdown without the list mark, and the line of the file where it begins."""

    text: str
    line: int

    def shown(self, width: int = 78) -> list[str]:
        """The hint as lines for the console: words wrapped, examples kept and indented."""
        lines: list[str] = []
        words: list[str] = []
        in_example = False
        for line in [*self.text.splitlines(), '']:
            if in_example or not line.strip() or line.startswith(FENCE):
                lines += _wrap(' '.join(words), width)
                words = []
                if line.startswith(FENCE):
                    in_example = not in_example
                elif in_example:
                    lines.append(INDENT + line)
            else:
                words.append(line.strip())
        return lines


def _wrap(text: str, width: int) -> list[str]:
    """The text in lines that part no piece of code, and no Czech preposition from its word; without emphasis."""
    plain = EMPHASIS.sub(lambda match: match[1] or match[2], text)
    kept = TOGETHER.sub(lambda match: match[0].replace(' ', '\0'), plain)
    return [line.replace('\0', ' ') for line in textwrap.wrap(kept, width, break_on_hyphens=False)]


class Hints:
    """The hints of one exercise; none where the file is missing."""

    def __init__(self, path: Path):
        self.path = path
        self.headings: list[tuple[int, int]] = []
        """The levels with the lines of their headings, as the file has them."""
        self.strange: list[int] = []
        """Lines below the first heading that belong to no hint."""
        self._of_level: dict[int, list[Hint]] = {}
        if path.is_file():
            self._read(path.read_text(encoding='utf-8-sig', errors='replace').splitlines())

    def of(self, level: int) -> list[Hint]:
        """The hints of a level, from gentle to concrete."""
        return self._of_level.get(level, [])

    def _read(self, lines: list[str]) -> None:
        hints: list[Hint] | None = None  # of the level read; above the first one there are none
        item: list[str] | None = None
        for number, line in enumerate([*lines, '## end'], start=1):
            if item is not None and (line.startswith(INDENT) or not line.strip()):
                item.append(line.removeprefix(INDENT))
                continue
            if hints is not None and item is not None:
                hints.append(Hint('\n'.join(item).strip(), number - len(item)))
                item = None
            if heading := LEVEL.fullmatch(line):
                self.headings.append((int(heading[1]), number))
                hints = self._of_level.setdefault(int(heading[1]), [])
            elif hints is not None and (mark := ITEM.fullmatch(line)):
                item = [mark[1]]
            elif hints is not None and line.strip() and number <= len(lines):
                self.strange.append(number)


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
