"""Remembers between runs, in pytest's cache, which levels passed, and the text of the functions that passed them.

So a run can say "this one passed before" and what has changed since, and a start screen how far an exercise is.
"""

import ast
import json
import os
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from difflib import SequenceMatcher
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rozdej.core.exercises import python_files
from rozdej.core.feedback import texts
from rozdej.core.feedback.locations import place
from rozdej.core.feedback.values import cut
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.source import SourceFile, bytes_of, first_line

if TYPE_CHECKING:  # the window reads the progress too, and need not wait for pytest
    import pytest

    from rozdej.core.exercises import Exercise

KEY = 'rozdej/progress'
UNCHANGED = 'rozdej/known'
LAST_RUN = 'rozdej/last_run'
TEXTS = 'rozdej/texts'


def remembered_in(root: Path) -> Path:
    """The file in which pytest keeps the progress of the kit in `root`."""
    return root / '.pytest_cache' / 'v' / KEY


def remembered(root: Path, folder: Path, exercise: str) -> set[int]:
    """Return the levels that passed when they last ran, read without pytest; empty when nothing is remembered."""
    try:
        text = remembered_in(root).read_text(encoding='utf-8')
        return set(json.loads(text).get(written_path(folder), {}).get(exercise, ()))
    except (OSError, ValueError, AttributeError, TypeError):
        return set()


def written_path(folder: Path) -> str:
    """Return the path as text that can be encoded, whatever bytes its name has."""
    return str(folder).encode('utf-8', 'backslashreplace').decode()


class Progress:
    """The levels that passed when they were last run, for each program and exercise."""

    def __init__(self, config: 'pytest.Config'):
        self._cache = getattr(config, 'cache', None)
        self._passed: dict[str, dict[str, list[int]]] = (self._cache.get(KEY, {}) if self._cache else {}) or {}
        self._last_run: dict[str, Any] = (self._cache.get(LAST_RUN, {}) if self._cache else {}) or {}
        self._unchanged: dict[str, dict[str, Any]] = (self._cache.get(UNCHANGED, {}) if self._cache else {}) or {}
        self._texts: dict[str, dict[str, dict[str, str]]] = (self._cache.get(TEXTS, {}) if self._cache else {}) or {}

    def passed(self, folder: Path, exercise: str) -> set[int]:
        """Levels of the exercise that passed when they were last run with this program."""
        return set(self._passed.get(written_path(folder), {}).get(exercise, ()))

    def known(self, folder: Path, exercise: 'Exercise') -> dict[int, bool]:
        """Whether levels of the exercise passed with program and tests exactly as they are now."""
        contents, levels = self._unchanged.get(written_path(folder), {}).get(exercise.name, (None, {}))
        if contents != contents_of(folder, exercise.tests):
            return {}
        return {int(level): passed for level, passed in levels.items()}

    def update(self, folder: Path, exercise: 'Exercise', results: Mapping[int, bool]) -> list[int]:
        """Remember a run: level -> whether it passed; returns those that passed before and failed now, ascending."""
        before = self.passed(folder, exercise.name)
        failed = {level for level, passed in results.items() if not passed}
        self._passed.setdefault(written_path(folder), {})[exercise.name] = sorted((before | results.keys()) - failed)
        known = self.known(folder, exercise) | dict(results)
        contents = contents_of(folder, exercise.tests)
        self._unchanged.setdefault(written_path(folder), {})[exercise.name] = (contents, known)
        return sorted(before & failed)

    def texts(self, folder: Path, exercise: str) -> dict[str, str]:
        """Return the texts of its functions with which tests passed, by name; `keep` changes them."""
        return self._texts.setdefault(written_path(folder), {}).setdefault(exercise, {})

    def keep_ready(self, text: str) -> Path | None:
        """Write a failed call to a file. Returns its path; None without a text, or without a cache."""
        if text and self._cache:
            with suppress(OSError):  # a folder in which nothing can be written
                path = Path(self._cache.mkdir('rozdej'), 'volani.py')
                path.write_text(text, encoding='utf-8')
                return path
        return None

    def save(self) -> None:
        """Write all to pytest's cache, if there is one."""
        if self._cache:
            self._cache.set(KEY, self._passed)
            self._cache.set(LAST_RUN, self._last_run)
            self._cache.set(UNCHANGED, self._unchanged)
            self._cache.set(TEXTS, self._texts)

    def working_on(self, folders: Sequence[Path]) -> Path | None:
        """Return the program that the student works on: the only one tested, or one changed since the last run.

        One that no run has tested before counts as changed if it was saved after all the others. If none has changed,
        it is the same as in the last run; None when that is not known.
        """
        files = self._last_run.setdefault('files', {})
        seen = [_last_change(folder) for folder in folders if written_path(folder) in files]
        changed = []
        for folder in folders:
            contents = contents_of(folder)
            is_new = written_path(folder) not in files and bool(seen) and _last_change(folder) > max(seen)
            if is_new or files.get(written_path(folder), contents) != contents:
                changed.append(folder)
            files[written_path(folder)] = contents
        if len(folders) == 1:
            changed = list(folders)
        if changed:
            self._last_run['working_on'] = written_path(max(changed, key=_last_change))
        known = self._last_run.get('working_on')
        return next((folder for folder in folders if written_path(folder) == known), None)


def contents_of(*folders: Path) -> int:
    """A number that changes with the Python files in the folders."""
    number = 0
    for path in [path for top in folders for folder in (top, *sorted(top.glob('*/'))) for path in python_files(folder)]:
        number = zlib.crc32(os.fsencode(path.name) + bytes_of(path), number)
    return number


def _last_change(folder: Path) -> float:
    return max((path.stat().st_mtime for path in python_files(folder)), default=0.0)


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
    """Return what the student's own files define, by name; nothing of files that cannot be read."""
    found: dict[str, KeptPart] = {}
    for source in implementation.sources():
        if source.is_readable and not implementation.is_given(source.path.stem):
            found |= {name: KeptPart(source, function) for name, function in source.functions.items()}
            for node in source.tree.body:
                targets = node.targets if isinstance(node, ast.Assign) else []
                found |= {target.id: KeptPart(source, node) for target in targets if isinstance(target, ast.Name)}
    return found


def _with_helpers(names: Iterable[str], there: dict[str, KeptPart]) -> list[str]:
    """Return the names that are there, with all that they use, directly or not."""
    found: dict[str, None] = {}
    waiting = list(names)
    for name in waiting:
        if name in there and name not in found:
            found[name] = None
            waiting += sorted(there[name].names)
    return list(found)


def keep(kept: dict[str, str], implementation: Implementation, passed: set[str], broken: set[str]) -> None:
    """Keep the texts of functions with which tests `passed`, and of their helpers; not of `broken` ones."""
    there = parts_of(implementation)
    for name in {*_with_helpers(passed, there)} - {*_with_helpers(broken, there)}:
        kept[name] = there[name].text


def changes(kept: dict[str, str], implementation: Implementation, called: Iterable[str]) -> Iterator[str]:
    """Yield what has changed (Czech) in the first of these functions or their helpers that is not as it was."""
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
    """Yield a few lines as they were and as they are, where a text differs from the one before."""
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
    """Yield the lines behind a word; nothing when there are none."""
    shown = lines if len(lines) <= MOST_LINES else [*lines[: MOST_LINES - 1], f'{" " * 4}…']
    indent = min((len(line) - len(line.lstrip()) for line in shown), default=0)
    for number, line in enumerate(shown):
        yield f'{head if number == 0 else " " * len(head)}{cut(line[indent:])}'
