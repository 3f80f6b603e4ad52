"""How many lines a beginner reads about a mistake, from pytest's heading to its last line, at 100 columns."""

import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from math import ceil
from statistics import median

from checks.core.beginners.corpus import Case, Told
from rozdej.core.exercises import Exercise
from rozdej.core.testing.level_report import lines_around
from rozdej.core.testing.overview import by_section
from rozdej.core.testing.summary import MOST_LINES, height

COLUMNS = 100
LEVEL = re.compile(r'^@pytest\.mark\.level\((\d+)\)', re.MULTILINE)


def length(exercise: Exercise, told: Told) -> int:
    """The lines of a run up to the level that fails, the first time that somebody asks."""
    level = told.level or 0
    around = lines_around(how_many_tests(exercise, level), COLUMNS)
    text = told.text.split('\n')
    # The command to run next, the one for a call that is not shown whole, and the one that shows the call's steps.
    end = 1 + ('…' in told.text) + (not told.sentences)
    levels = [one for number, one in exercise.lesson.levels.items() if number <= level]
    room = MOST_LINES - around - height(text, COLUMNS) - end - 1
    overview = by_section(levels, {one.number: one.number < level for one in levels}, room)
    return around + height(text, COLUMNS) + 1 + len(overview) + end


def lengths(told: Iterable[tuple[Case, Told]]) -> list[str]:
    """Median, the length that 95 % do not exceed, and the greatest one, a line for each exercise and one for all."""
    found: dict[str, list[int]] = {}
    for case, said in told:
        lines = length(case.exercise, said)
        for name in case.exercise.name, 'all':
            found.setdefault(name, []).append(lines)
    rows = [(name, sorted(counts)) for name, counts in found.items() if name != 'all'] + [('all', sorted(found['all']))]
    return [
        f'{name:12}{median(counts):12g}{counts[ceil(0.95 * len(counts)) - 1]:12}{counts[-1]:12}'
        for name, counts in rows
    ]


def how_many_tests(exercise: Exercise, level: int) -> int:
    """How many tests run up to the level."""
    return sum(count for number, count in _tests(exercise).items() if number <= level)


@cache
def _tests(exercise: Exercise) -> Counter[int]:
    """How many tests each level has."""
    files = (path.read_text(encoding='utf-8') for path in exercise.tests.glob('test_*.py'))
    return Counter(int(number) for text in files for number in LEVEL.findall(text))
