"""The lists of right programs in `checks/<exercise>/right/`: how they are read, and what is said about their form."""

import shutil

import pytest

from checks.running import ROOT
from rozdej.check.programs import right_programs
from rozdej.check.solution import SolutionFile
from rozdej.check.ways import check_ways
from rozdej.exercises import Exercise, find_exercises

WHOLE = 'import karty\n\n\ndef otoc(k):\n    """Helps."""\n    return k\n'
PART = 'def popis_balicku(balicek):\n    return "nic"\n'


@pytest.fixture
def exercise(tmp_path):
    """Klondike without its sample programs."""
    for folder in ('zadani', 'reseni'):
        shutil.copytree(ROOT / folder / 'klondike', tmp_path / folder / 'klondike')
    (tmp_path / 'checks/klondike/right').mkdir(parents=True)
    return Exercise('klondike', tmp_path)


def write(exercise: Exercise, text: str, name: str = 'klondike.py') -> None:
    (exercise.root / 'checks/klondike/right' / name).write_text(text, encoding='utf-8')


def test_a_program_is_a_whole_module_or_some_functions(exercise):
    asked = [
        name for name in exercise.lesson.signatures if name in SolutionFile(exercise.solution / 'klondike.py').names
    ]
    whole = WHOLE + ''.join(f'\n\ndef {name}(*given):\n    return {name!r}\n' for name in asked)
    write(exercise, f'"""part: one function"""\n{PART}\n\n"""all: everything\nin another way"""\n{whole}')
    write(exercise, '"""all: the game, too"""\nprint("Hra")\n', 'hra.py')
    assert not list(check_ways(exercise))
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
def test_a_list_that_cannot_be_read_is_told_with_its_line(exercise, name, text, line, what):
    write(exercise, text, name)
    [problem] = check_ways(exercise)
    assert (problem.path.name, problem.line, problem.what) == (name, line, what)


@pytest.mark.parametrize('exercise', find_exercises(ROOT), ids=lambda exercise: exercise.name)
def test_each_exercise_has_some(exercise):
    assert len(right_programs(exercise)) >= 2
