"""The commands that a lesson tells students to type: can they be typed?"""

import shlex
from collections.abc import Iterator
from itertools import pairwise

from rozdej.author.check import Problem
from rozdej.core.exercises import Exercise

PYTEST = frozenset({'--level', '--impl', '--hint', '--watch', '--overview', '--tb', '-k', '-x', '-v'})
OPTIONS = {'pytest': PYTEST, 'python': frozenset({'-i', '-m'}), 'cd': frozenset()}
"""What each program that a lesson may name understands. The command `rozdej` is in no handout."""

RUN_BY_PYTHON = {
    'start.py': PYTEST,
    'ui.py': frozenset({'--impl', '--seed', '--friend', '--two', '--connect', '--name', '--table'}),
    'rozdej': frozenset({'--impl', '--host', '--port'}),
}

FREE = frozenset({'--seed', '--friend', '-k', '--tb', '-m', '--connect', '--name', '--table', '--host', '--port'})
"""Options whose value is the student's own."""

FOR_STUDENTS = frozenset({'serve'})
"""What a student may ask `rozdej` for."""


def check_commands(exercise: Exercise) -> Iterator[Problem]:
    """The programs, options, levels and paths in the lesson's console blocks are there."""
    for block in exercise.lesson.blocks:
        if block.language == 'console':
            for line, text in enumerate(block.text.splitlines(), start=block.line):
                for what, mend in _faults(exercise, text):
                    yield Problem(block.path, line, what, mend)


def _faults(exercise: Exercise, text: str) -> Iterator[tuple[str, str]]:
    try:
        words = [word for part in shlex.split(text) for word in part.split('=', 1)]
    except ValueError as error:
        yield f'{text!r} cannot be typed: {error}', 'Close the quotation mark.'
        return
    program = words[0].replace('python3', 'python') if words else ''
    if program not in OPTIONS:
        yield f'{program!r} in a console block is no command of the kit', f'Known are: {", ".join(OPTIONS)}.'
        return
    known = OPTIONS[program].union(*(RUN_BY_PYTHON.get(word, ()) for word in words))
    for before, word in pairwise(words):
        if word.startswith('-'):
            if word not in known:
                yield f'{word} is no option of {text!r}', f'Known are: {", ".join(sorted(known)) or "none"}.'
        elif before == '--level':
            if not (word.isdecimal() and int(word) in {0, *exercise.lesson.levels}):
                yield f'level {word} in {text!r} does not exist', 'Name a level of this lesson.'
        elif before == 'rozdej':
            if word not in FOR_STUDENTS:
                yield f'{word} in {text!r} is nothing for students', f'Known are: {", ".join(sorted(FOR_STUDENTS))}.'
        elif before in {'ui.py', *FOR_STUDENTS}:
            if not (exercise.root / 'zadani' / word).is_dir():
                yield f'no exercise is called {word}', 'Name the folder of an exercise.'
        elif before not in FREE and not (exercise.root / word).exists():
            yield f'{word} in {text!r} is not there', 'Name a path as seen from the folder of the kit.'
