"""Truncates an exercise after a level, for `--until LEVEL`.

The lesson ends with the section of that level. Functions and tests of later levels are removed, and what only they use.
"""

import ast
import re
from collections.abc import Container, Iterable
from pathlib import PurePath

from rozdej.core.exercises import Exercise
from rozdej.core.exercises.hints import FILE as OTHER_WAYS
from rozdej.core.exercises.hints import LEVEL
from rozdej.core.exercises.lesson import lesson_until, without_sections
from rozdej.core.exercises.stubs import beginnings, level_of
from rozdej.core.student.source import bound_names, first_line

PICTURE = re.compile(r'!\[[^\]]*\]\((obrazky/[^)]+)\)')
NUMBERS = re.compile(r'level(?:y|u|ů)? \d+[\d, až]*')


def truncate(exercise: Exercise, files: dict[str, bytes], until: int) -> dict[str, bytes]:
    """Truncate the files of an exercise, in `zadani` and `tests`, after the level. Empty files are removed."""
    gone = {name for name, level in beginnings(exercise).items() if level > until}
    tests = {
        path: truncate_tests(data.decode(), until) if path.endswith('.py') else data
        for path, data in files.items()
        if path.startswith('tests/')
    }
    stubs = {path: data.decode() for path, data in files.items() if path.startswith('zadani/') and path.endswith('.py')}
    calls = {path: f"naimportuj('{PurePath(path).stem}')" for path in stubs}
    imported = {path for path, call in calls.items() if any(call in str(text) for text in tests.values())}
    kept: dict[str, str | bytes] = {**tests, **truncate_stubs(stubs, gone, imported)}
    names = [path.name for path in exercise.lesson.files]
    lesson_texts = lesson_until([files[f'zadani/{exercise.name}/{name}'].decode() for name in names], until)
    lesson_texts = [without_sections(text, stubs.keys() - kept.keys()) for text in lesson_texts]
    lesson = dict.fromkeys(names, '') | dict(zip(names, lesson_texts, strict=False))
    pictures = {picture for text in lesson_texts for picture in PICTURE.findall(text)}
    for path, data in files.items():
        _, _, inside = path.split('/', 2)
        if inside in lesson:
            kept[path] = lesson[inside]
        elif inside == 'napovedy.md':
            kept[path] = truncate_hints(data.decode(), until)
        elif inside == OTHER_WAYS and until < max(exercise.lesson.levels):  # it is for students who have finished
            continue
        elif path not in stubs | tests and (not inside.startswith('obrazky/') or inside in pictures):
            kept[path] = data
    return {path: text.encode() if isinstance(text, str) else text for path, text in kept.items() if text}


def truncate_hints(text: str, until: int) -> str:
    """Return the hints without those of later levels."""
    kept = []
    keep = True
    for line in text.splitlines(keepends=True):
        if heading := LEVEL.fullmatch(line.rstrip('\n')):
            keep = int(heading[1]) <= until
        if keep:
            kept.append(line)
    return ''.join(kept).rstrip() + '\n'


def truncate_stubs(stubs: dict[str, str], gone: Iterable[str], imported: Container[str] = ()) -> dict[str, str]:
    """Return the stubs without these names and the given code that needs them.

    An empty stub is removed, unless it is among the `imported` ones.
    """
    gone = set(gone)
    while True:
        needing = {name for text in stubs.values() for name in _defined_with(ast.parse(text).body, gone)} - gone
        if not needing:
            break
        gone |= needing
    cut = {path: _without(text, gone) for path, text in stubs.items()}
    # A module that defines nothing any more, such as hra.py without its game, is removed.
    return {
        path: text for path, text in cut.items() if path in imported or _names_of(text) or not _names_of(stubs[path])
    }


def _defined_with(body: list[ast.stmt], names: set[str]) -> set[str]:
    """Return what a module defines with the help of one of the names."""
    return {name for node in body if _used(node) & names for name in bound_names(node)}


def _names_of(text: str) -> set[str]:
    return {name for node in ast.parse(text).body for name in bound_names(node)}


def truncate_tests(text: str, until: int) -> str:
    """Return the test file without tests of later levels and what only they need; '' when no test is left."""
    body = ast.parse(text).body
    levels = {name: level for node in body if (level := level_of(node)) is not None for name in bound_names(node)}
    late = {name for name, level in levels.items() if level > until}
    rest = sorted({level for level in levels.values() if level <= until})
    if not rest:
        return ''
    if not late:
        return text
    cut = _without(text, late)
    first = ast.parse(cut).body[0]
    lines = cut.splitlines(keepends=True)
    head = ''.join(lines[: first.end_lineno])
    levels_text = f'levely {rest[0]} až {rest[-1]}' if len(rest) > 2 else f'levely {rest[0]} a {rest[-1]}'
    levels_text = levels_text if len(rest) > 1 else f'level {rest[0]}'
    return NUMBERS.sub(levels_text, head, count=1) + ''.join(lines[first.end_lineno :])


def _without(text: str, gone: set[str]) -> str:
    """Return a module without these definitions, statements that use them, and what is unused then.

    What was unused before stays, such as an import for the student's code.
    """
    body = ast.parse(text).body
    uses = {node: _used(node) for node in body}
    before = _unused(body, uses)
    kept = [node for node in body if not (bound_names(node) | uses[node]) & gone]
    while True:
        idle = _unused(kept, uses) - before
        needed = [node for node in kept if not bound_names(node) & idle]
        if len(needed) == len(kept):
            return _written(text, body, kept, gone | idle)
        kept = needed


def _unused(body: list[ast.stmt], uses: dict[ast.stmt, set[str]]) -> set[str]:
    """Return the names that a module defines or imports but does not use. Tests count as used."""
    names = {name for node in body for name in (*bound_names(node), *map(_name_of, _imported(node)))}
    tests = {name for name in names if name.startswith('test_')}
    return names.difference(tests, *(uses[node] for node in body))


def _imported(node: ast.stmt) -> list[ast.alias]:
    return node.names if isinstance(node, ast.Import | ast.ImportFrom) else []


def _name_of(alias: ast.alias) -> str:
    """Return the name that an import binds."""
    return alias.asname or alias.name.partition('.')[0]


def _used(node: ast.stmt) -> set[str]:
    """Return the names that a statement reads. Parameters count, as those of a test are fixtures."""
    read = {part.id for part in ast.walk(node) if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Load)}
    parameters = {part.arg for part in ast.walk(node) if isinstance(part, ast.arg)}
    return (read | parameters) - bound_names(node)


def _written(text: str, body: list[ast.stmt], kept: list[ast.stmt], gone: set[str]) -> str:
    """Return the source of the kept statements, with the comments above them."""
    lines = text.splitlines(keepends=True)
    parts = []
    end = 0
    gap = ''
    for node in body:
        start = first_line(node) - 1
        above, own = ''.join(lines[end:start]), ''.join(lines[start : node.end_lineno])
        end = node.end_lineno or 0
        names = _imported(node)
        rest = [alias for alias in names if _name_of(alias) not in gone]
        if node not in kept or (names and not rest):
            gap = gap or above[: len(above) - len(above.lstrip('\n'))]  # blank lines before what follows
            continue
        if len(rest) < len(names):
            names[:] = rest
            own = ast.unparse(node) + '\n'
        parts.append((above if above.startswith('\n') else gap + above) + own)
        gap = ''
    return re.sub(r'\n{4,}', '\n\n\n', ''.join(parts).strip('\n')) + '\n'
