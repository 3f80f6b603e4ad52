"""The text of each function as it was when a test that calls it last passed, and what has changed since.

One copy of each is kept, in pytest's cache as the progress is.
"""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher

from rozdej.core.feedback import texts
from rozdej.core.feedback.places import place
from rozdej.core.feedback.values import cut
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.source import SourceFile, first_line

MOST_PLACES, MOST_LINES = 2, 3
"""Places of one function at which a change is shown, and lines before and after it at each."""


@dataclass(frozen=True)
class KeptPart:
    """A function at the top of a file, or what is kept there under a name."""

    source: SourceFile
    node: ast.stmt

    @property
    def begin(self) -> int:
        """Its first line."""
        return first_line(self.node)

    @property
    def text(self) -> str:
        """All its lines."""
        return '\n'.join(line.rstrip() for line in self.source.lines[self.begin - 1 : self.node.end_lineno])

    @property
    def names(self) -> set[str]:
        """What it may use of the program."""
        parts = list(ast.walk(self.node))
        attributes = {part.attr for part in parts if isinstance(part, ast.Attribute)}
        return attributes | {part.id for part in parts if isinstance(part, ast.Name)}


def parts_of(implementation: Implementation) -> dict[str, KeptPart]:
    """What the student's own files define, by name; nothing of a file that cannot be read."""
    found: dict[str, KeptPart] = {}
    for source in implementation.sources():
        if source.is_readable and not implementation.is_given(source.path.stem):
            found |= {name: KeptPart(source, function) for name, function in source.functions.items()}
            for node in source.tree.body:
                targets = node.targets if isinstance(node, ast.Assign) else []
                found |= {target.id: KeptPart(source, node) for target in targets if isinstance(target, ast.Name)}
    return found


def _with_helpers(names: Iterable[str], there: dict[str, KeptPart]) -> list[str]:
    """Those of the names that are there, and what they use, and what that uses."""
    found: dict[str, None] = {}
    waiting = list(names)
    for name in waiting:
        if name in there and name not in found:
            found[name] = None
            waiting += sorted(there[name].names)
    return list(found)


def keep(kept: dict[str, str], implementation: Implementation, passed: set[str], broken: set[str]) -> None:
    """Keep the text of functions with which tests passed, with their helpers; of none with which a level broke."""
    there = parts_of(implementation)
    for name in {*_with_helpers(passed, there)} - {*_with_helpers(broken, there)}:
        kept[name] = there[name].text


def changes(kept: dict[str, str], implementation: Implementation, called: Iterable[str]) -> Iterator[str]:
    """What has changed in the first of these functions, or of their helpers, that is another one now."""
    there = parts_of(implementation)
    for name in _with_helpers(called, there):
        if name in kept and _code(kept[name]) != _code(there[name].text):
            yield from _difference(name, kept[name], there[name])
            return


def _code(text: str) -> str:
    """The text without what means nothing to Python."""
    try:
        return ast.dump(ast.parse(text))
    except SyntaxError:  # kept by another version of Python
        return text


def _difference(name: str, before: str, part: KeptPart) -> Iterator[str]:
    """Where a text differs from the one before: a few lines as they were and as they are."""
    old = [line for line in before.splitlines() if line]
    new = [(number, line) for number, line in enumerate(part.text.splitlines(), part.begin) if line]
    blocks = SequenceMatcher(None, old, [line for _, line in new], autojunk=False).get_opcodes()
    changed = [block for block in blocks if block[0] != 'equal']
    if not changed:  # an empty line in a text
        return
    first = min(changed[0][3], len(new) - 1)
    yield texts.CHANGED_SINCE.format(name, place(part.source.path, new[first][0]))
    for _, begin, end, now, then in changed[:MOST_PLACES]:
        yield from _lines(texts.WAS, old[begin:end])
        yield from _lines(texts.IS, [line for _, line in new[now:then]])
    if len(changed) > MOST_PLACES:
        yield texts.AND_MORE


def _lines(head: str, lines: list[str]) -> Iterator[str]:
    """Some lines, shown behind a word; nothing when there are none."""
    shown = lines if len(lines) <= MOST_LINES else [*lines[: MOST_LINES - 1], f'{" " * 4}…']
    indent = min((len(line) - len(line.lstrip()) for line in shown), default=0)
    for number, line in enumerate(shown):
        yield f'{head if number == 0 else " " * len(head)}{cut(line[indent:])}'
