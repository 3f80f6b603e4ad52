"""`--until`: whatever is handed out up to a level, no word of it is about a higher one."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from checks.running import ROOT
from rozdej.core.exercises import Exercise, find_exercises
from rozdej.core.exercises.hints import FILE as OTHER_WAYS
from rozdej.core.exercises.lesson import commands_until, lesson_until
from rozdej.core.exercises.stubs import beginnings
from rozdej.teacher.handout.contents import contents
from rozdej.teacher.handout.truncate import truncate_hints, truncate_stubs, truncate_tests

EXERCISES = find_exercises(ROOT)
LONGEST = pytest.mark.whole(reason='most functions and levels of all')
ASKED = [pytest.param(one, marks=LONGEST) if one.name == 'sedesatsest' else one for one in EXERCISES]
SENTENCE = re.compile(r'(?<=[.!?:])\s+|\n\s*\n|\n(?=\s*[*#|])|```')
NUMBER = re.compile(r'(?<![\w.,])\d+(?![\w])')


def mentioned(text: str, levels: set[int]) -> set[int]:
    """The levels that are named in sentences which speak of levels."""
    about = (part for part in SENTENCE.split(text) if 'level' in part.lower())
    return {int(number) for part in about for number in NUMBER.findall(part)} & levels


@cache
def texts(exercise: Exercise) -> tuple[tuple[str, int, str], ...]:
    """What `every_text` finds in the exercise."""
    return tuple(every_text(exercise))


def every_text(exercise: Exercise) -> Iterator[tuple[str, int, str]]:
    """What is handed out of the exercise, for each level after which it can be cut: file, level, text.

    A file is looked at only after those levels where it changes: in between, it says the same and may say more.
    """
    lesson = [path.read_text(encoding='utf-8') for path in exercise.lesson.files]
    hints = (exercise.given / 'napovedy.md').read_text(encoding='utf-8')
    readme = (ROOT / 'docs/students.md').read_text(encoding='utf-8')
    for level in exercise.lesson.levels:
        for path, text in zip(exercise.lesson.files, lesson_until(lesson, level), strict=False):
            yield path.name, level, text
        yield 'napovedy.md', level, truncate_hints(hints, level)
        yield 'README.md', level, commands_until(readme, level)
    yield OTHER_WAYS, max(exercise.lesson.levels), (exercise.given / OTHER_WAYS).read_text(encoding='utf-8')
    for path in exercise.tests.glob('*.py'):
        text = path.read_text(encoding='utf-8')
        for level in {int(number) for number in re.findall(r'mark\.level\((\d+)\)', text)}:
            yield path.name, level, truncate_tests(text, level)
    stubs = {path.name: path.read_text(encoding='utf-8') for path in exercise.given.glob('*.py')}
    begun = beginnings(exercise)
    for level in {min(exercise.lesson.levels), *begun.values()}:
        for name, text in truncate_stubs(
            stubs, {name for name, start in begun.items() if start > level}, stubs
        ).items():
            yield name, level, text


@pytest.mark.whole(reason='reads every file as it is at each level')
@pytest.mark.parametrize('exercise', ASKED, ids=lambda exercise: exercise.name)
def test_no_later_level_is_mentioned(exercise):
    levels = set(exercise.lesson.levels)
    found = {
        f'{file} until {level} speaks of {later}'
        for file, level, text in texts(exercise)
        for later in mentioned(text, levels)
        if later > level
    }
    assert sorted(found) == []


@pytest.mark.whole(reason='writes a handout of every exercise')
@pytest.mark.parametrize('exercise', EXERCISES, ids=lambda exercise: exercise.name)
def test_these_are_the_files_of_a_handout(exercise):
    """What is looked at above is what the command hands out: at the first level, in the middle, at the end."""
    levels = list(exercise.lesson.levels)
    looked_at = texts(exercise)
    for until in (levels[0], levels[len(levels) // 2], levels[-1]):
        handed = contents(ROOT, [exercise], until)
        folders = f'zadani/{exercise.name}/', f'tests/{exercise.name}/'
        own = {path for path in handed if path.startswith(folders) and path.endswith(('.py', '.md'))}
        for path in [*own, 'README.md']:
            text = handed[path].decode()
            name = path.rpartition('/')[2]
            same_name = [(level, said) for file, level, said in looked_at if file == name and level <= until]
            _, last = max(same_name)
            assert re.sub(r'\[|\]\([^)]*\)', '', text) == re.sub(r'\[|\]\([^)]*\)', '', last), f'{path} until {until}'


@pytest.mark.parametrize(
    ('text', 'found'),
    [
        ('Zkouší to až level 108.', {108}),
        ('Levely 90 a 91 projdou, 92 ne.', {90, 91, 92}),
        ('Funkce `f`: levely 90 až 92.', {90, 92}),
        ('pytest --level 91\n', {91}),
        ('Projde level 90. Karet je 92.', {90}),
        ('Hraje se do 108 bodů a leží tu 3 karty.', set()),
    ],
)
def test_mentions_are_found(text, found):
    assert mentioned(text, {3, 90, 91, 92, 108}) == found
