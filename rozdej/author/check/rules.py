"""Reads and checks the table of rules: each rule of the lesson, and the levels whose tests ask for it.

`samples/<exercise>/rules.txt` has a line for each rule, in the lesson's order, below the name of the lesson's file:

    # lekce.md
    71, 72 | hráči se stejným počtem bodů
    voluntary: a hint for who wants more | zkus to bez cyklu

Before the bar stand the levels, or why none asks for it; behind it words of the lesson that name one place there.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rozdej.author.check import Problem
from rozdej.core.exercises import Exercise
from rozdej.core.exercises.stubs import existence_levels

FORM = 'Write "LEVEL, LEVEL | words of the lesson" or "KIND: the reason | words", below "# lekce.md".'

LEVELS = re.compile(r'\d+(, \d+)*')

KINDS = {
    'voluntary': 'the lesson leaves it to the student',
    'taste': 'it says how a program is written, not what it does',
    'given': 'what students do not write does it, or whoever calls the function',
    'fresh': 'only fresh cases ask for it',
}
"""Why no level asks for a rule."""


@dataclass(frozen=True)
class Rule:
    """A line of the table: levels, or a kind and a reason, and words of a file of the lesson."""

    line: int
    levels: frozenset[int]
    kind: str
    reason: str
    words: str
    file: Path


def table_path(exercise: Exercise) -> Path:
    """Return the path of the exercise's table."""
    return exercise.samples / 'rules.txt'


def rules(exercise: Exercise) -> list[Rule]:
    """Read the rules, without lines of a wrong form."""
    return [found for found in _read(exercise) if isinstance(found, Rule)]


def check_rules(exercise: Exercise) -> Iterator[Problem]:
    """Check that the table quotes the lesson in its order, and names each level that asks for more than a name."""
    path = table_path(exercise)
    if not path.is_file():
        yield Problem(path, 0, 'the table of rules is missing', FORM)
        return
    texts = {file: _one_line(file.read_text(encoding='utf-8')) for file in exercise.lesson.files}
    named: set[int] = set()
    last: tuple[Path | None, int] = (None, 0)
    for found in _read(exercise):
        if isinstance(found, Problem):
            yield found
            continue
        named |= found.levels
        if unknown := sorted(found.levels - exercise.lesson.levels.keys()):
            what = f'the lesson has no level {unknown[0]}'
            yield Problem(path, found.line, what, 'Correct the number, or add the level to the lesson.')
        text = texts[found.file]
        if (times := text.count(found.words)) != 1:
            what = f'{found.words!r} stands {times} times in {found.file.name}'
            yield Problem(path, found.line, what, 'Copy words that name one place there.')
            continue
        place = text.index(found.words)
        if found.file == last[0] and place < last[1]:
            what = f'{found.words!r} stands above the rule before it'
            yield Problem(path, found.line, what, "Put the rules in the lesson's order.")
        last = found.file, place
    for level in exercise.lesson.levels.values():
        if level.number not in named and level.number not in existence_levels(exercise):
            what = f'no rule in {path.relative_to(exercise.root)} names level {level.number}'
            yield Problem(level.path, level.line, what, 'Add the rule that it asks for.')


def _read(exercise: Exercise) -> Iterator[Rule | Problem]:
    """Read the table; yield a problem for each line of a wrong form."""
    path = table_path(exercise)
    files = {f'# {file.name}': file for file in exercise.lesson.files}
    file = None
    for number, line in enumerate(path.read_text(encoding='utf-8').splitlines(), start=1):
        asked, _, words = (part.strip() for part in line.partition('|'))
        kind, _, reason = (part.strip() for part in asked.partition(':'))
        if line.startswith('#'):
            file = files.get(line.strip())
            if not file:
                yield Problem(path, number, f'the lesson has no file {line.strip("# ")!r}', FORM)
        elif not line.strip():
            continue
        elif not file:
            yield Problem(path, number, 'stands below no file of the lesson', FORM)
        elif LEVELS.fullmatch(asked) and words:
            yield Rule(number, frozenset(map(int, asked.split(','))), '', '', _one_line(words), file)
        elif kind in KINDS and reason and words:
            yield Rule(number, frozenset(), kind, reason, _one_line(words), file)
        elif kind in KINDS and words:
            yield Problem(path, number, f'says {kind}, and not why', FORM)
        else:
            yield Problem(path, number, f'this is no rule; kinds are {", ".join(KINDS)}', FORM)


def _one_line(text: str) -> str:
    return ' '.join(text.split())
