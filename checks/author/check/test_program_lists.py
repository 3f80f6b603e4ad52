"""Tests how lists of wrong and right programs are read, and which problems of form are reported."""

import shutil

import pytest

from checks.running import ROOT
from rozdej.author.check.program_lists import check_right_programs, check_wrong_programs, wrong_programs
from rozdej.author.check.sample_programs import right_programs
from rozdej.author.check.solution_variants import SolutionFile, text_of
from rozdej.core.exercises import Exercise, find_exercises

LIST = '''"""level 11: returns the cards
says: popis_balicku(
"""
from karty import popis_kartu

def popis_balicku(balicek):
    """Vrátí popis."""
    return balicek


# No second thought.
"""level 12: no special case
for an empty deck

says: [   ]
says: mělo vrátit
"""


KARTA = 0


def popis_balicku(balicek):
    return popis_kartu(balicek[-1])
'''


@pytest.fixture
def exercise(tmp_path):
    """Klondike without its sample programs."""
    for folder in ('zadani', 'reseni'):
        shutil.copytree(ROOT / folder / 'klondike', tmp_path / folder / 'klondike')
    return Exercise('klondike', tmp_path)


@pytest.fixture
def write(exercise):
    """`write('klondike/popis_balicku.py', text)` makes a list of mistakes."""

    def write(path: str, text: str):
        file = exercise.root / 'samples/klondike/wrong' / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding='utf-8')

    return write


def test_a_docstring_begins_a_mistake(exercise, write):
    write('klondike/popis_balicku.py', LIST)
    first, second = wrong_programs(exercise)
    assert not list(check_wrong_programs(exercise))
    assert (first.level, first.what, first.says, first.line) == (11, 'returns the cards', ('popis_balicku(',), 1)
    assert first.name == 'wrong/klondike/popis_balicku: returns the cards'
    assert text_of(first.code) == '\n'.join(LIST.split('\n')[3:11])
    assert [line.number for line in first.code] == list(range(4, 12))
    assert (second.level, second.what, second.line) == (12, 'no special case', 12)
    assert second.says == ('[   ]', 'mělo vrátit')
    assert text_of(second.code) == '\n'.join(LIST.split('\n')[19:24])


GOOD = '"""level 12: it is wrong"""\ndef popis_balicku(balicek):\n    pass\n'


@pytest.mark.parametrize(
    ('path', 'text', 'line', 'what', 'mend'),
    [
        ('klondike/popis_balicku.py', f'import re\n{GOOD}', 1, 'this belongs to no mistake', FORM := 'level NUMBER'),
        ('klondike/popis_balicku.py', '', 0, 'has no mistake in it', FORM),
        ('klondike/popis_balicku.py', 'def f():\n    pass\n', 1, 'this belongs to no mistake', FORM),
        ('klondike/popis_balicku.py', f'{GOOD}\n"""Better."""\nf = 1\n', 5, 'this text does not name a level', FORM),
        ('klondike/popis_balicku.py', f'{GOOD}\n"""level 12:"""\nf = 1\n', 5, 'this text does not name a level', FORM),
        (
            'klondike/popis_balicku.py',
            f'{GOOD}\n"""level 13: x"""\nf = 1\n',
            5,
            'the lesson has no level 13',
            'Correct',
        ),
        ('klondike/popis_balicku.py', f'"""level 11: x"""\n{GOOD}', 1, 'this mistake has no code', 'Write'),
        ('klondike/popis_balicku.py', f'{GOOD}{GOOD}', 4, "'it is wrong' is already at line 1", 'Say in which way'),
        (
            'klondike/popis.py',
            GOOD,
            0,
            'the solution has no popis in klondike.py',
            'or klondike.py if they are in none',
        ),
        ('klondik/popis_balicku.py', GOOD, 0, 'belongs to no module of the exercise', 'hra, karty, klondike'),
        ('popis_balicku.py', GOOD, 0, 'belongs to no module of the exercise', 'hra, karty, klondike'),
    ],
)
def test_a_list_that_cannot_be_read_is_told_once_with_its_line(exercise, write, path, text, line, what, mend):
    write(path, text)
    [problem] = check_wrong_programs(exercise)
    assert problem.path == exercise.root / 'samples/klondike/wrong' / path
    assert (problem.line, problem.what) == (line, what)
    assert mend in problem.fix


@pytest.mark.parametrize('exercise', find_exercises(ROOT), ids=lambda exercise: exercise.name)
def test_no_two_mistakes_have_one_name(exercise):
    names = [mistake.name for mistake in wrong_programs(exercise)]
    assert len(names) == len(set(names)) > 90


WHOLE = 'import karty\n\n\ndef otoc(k):\n    """Helps."""\n    return k\n'
PART = 'def popis_balicku(balicek):\n    return "nic"\n'


def write_program(exercise: Exercise, text: str, name: str = 'klondike.py') -> None:
    path = exercise.root / 'samples/klondike/right' / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding='utf-8')


def test_a_program_is_a_whole_module_or_some_functions(exercise):
    asked = [
        name for name in exercise.lesson.signatures if name in SolutionFile(exercise.solution / 'klondike.py').names
    ]
    whole = WHOLE + ''.join(f'\n\ndef {name}(*given):\n    return {name!r}\n' for name in asked)
    write_program(exercise, f'"""part: one function"""\n{PART}\n\n"""all: everything\nin another way"""\n{whole}')
    write_program(exercise, '"""all: the game, too"""\nprint("Hra")\n', 'hra.py')
    assert not list(check_right_programs(exercise))
    every, part = right_programs(exercise)
    assert (every.name, part.name) == ('right/all', 'right/part')
    assert every.files['klondike.py'] == whole.strip()
    assert every.files['hra.py'] == 'print("Hra")'
    solution = (exercise.solution / 'klondike.py').read_text('utf-8')
    assert PART.strip() in part.files['klondike.py']
    assert part.files['klondike.py'].count('def popis_balicku') == 1
    assert part.files['klondike.py'].count('def ') == solution.count('def ')
    assert part.files['hra.py'] == (exercise.solution / 'hra.py').read_text('utf-8')


@pytest.mark.parametrize(
    ('name', 'text', 'line', 'what'),
    [
        ('klondike.py', f'import re\n"""part: x"""\n{PART}', 1, 'this belongs to no program'),
        ('klondike.py', f'"""part: x"""\n{PART}"""Better."""\n{PART}', 4, 'this text does not name a program'),
        ('klondike.py', f'"""part: x"""\n{PART}"""part: y"""\n{PART}', 4, 'part is already at line 1'),
        ('klondike.py', f'"""empty: x"""\n"""part: y"""\n{PART}', 1, 'this program has no code'),
        ('popis.py', f'"""part: x"""\n{PART}', 0, 'belongs to no module of the exercise'),
    ],
)
def test_a_list_of_right_programs_that_cannot_be_read_is_told(exercise, name, text, line, what):
    write_program(exercise, text, name)
    [problem] = check_right_programs(exercise)
    assert (problem.path.name, problem.line, problem.what) == (name, line, what)


@pytest.mark.parametrize('exercise', find_exercises(ROOT), ids=lambda exercise: exercise.name)
def test_each_exercise_has_some(exercise):
    assert len(right_programs(exercise)) >= 2
