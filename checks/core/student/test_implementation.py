"""Which files make up the program under test."""

import json
from contextlib import suppress
from types import SimpleNamespace

import pytest

from rozdej.core.exercises import Exercise
from rozdej.core.exercises.exercise import MANIFEST, fingerprint
from rozdej.core.feedback.missing_functions import explain_load_problem
from rozdej.core.student.facade import Facade
from rozdej.core.student.failures import BrokenFile, MissingFile, ScriptFailed, ShadowedModule
from rozdej.core.student.implementation import Implementation, find_implementations
from rozdej.core.student.program import LocalProgram
from rozdej.core.testing.progress import Progress


@pytest.mark.parametrize('layout', ['zadani', 'one exercise'])
def test_impl_is_a_layout_or_the_files_of_one_exercise(exercise, layout):
    folder = exercise.root / 'zadani'
    [found] = find_implementations(folder if layout == 'zadani' else folder / 'pokus', [exercise])
    assert found.folder == folder / 'pokus'


@pytest.mark.parametrize('kind', ['an editor has it locked', 'a folder'])
def test_what_is_only_called_like_a_program_is_none(exercise, kind):
    strange = exercise.given / '.#pokus.py'
    if kind == 'a folder':
        strange.mkdir()
    else:
        with suppress(OSError):  # Windows may refuse a link
            strange.symlink_to('eva@pc.123:456')
    exercise = Exercise(exercise.name, exercise.root)
    assert '.#pokus' not in exercise.modules
    progress = Progress(SimpleNamespace(cache=None))
    assert progress.working_on([exercise.given]) == exercise.given


def test_a_folder_is_not_to_be_renamed(exercise, tmp_path):
    (tmp_path / 'pokus.py').mkdir()
    assert Implementation(exercise, tmp_path).misnamed('pokus') is None


@pytest.mark.parametrize('is_handout', [True, False])
def test_another_file_of_the_exercise_is_not_to_be_renamed(exercise, is_handout):
    """Whether it was one is known from a handout's list, or from the solution."""
    names = 'pokus.py', 'pokus2.py'
    (exercise.given / 'pokus.py').rename(exercise.given / 'pokus2.py')
    (exercise.given / 'test_pokus.py').touch()
    program = Implementation(Exercise(exercise.name, exercise.root), exercise.given)
    assert program.misnamed('pokus') == exercise.given / 'pokus2.py'
    if is_handout:
        prints = {f'zadani/{exercise.name}/{name}': '' for name in names}
        (exercise.root / MANIFEST).write_text(json.dumps({'files': prints}), encoding='utf-8')
    else:
        exercise.solution.mkdir(parents=True, exist_ok=True)
        for name in names:
            (exercise.solution / name).touch()
    program = Implementation(Exercise(exercise.name, exercise.root), exercise.given)
    assert program.misnamed('pokus') is None


def test_given_files_are_taken_from_the_exercise_and_stubs_are_not(program, exercise, tmp_path):
    student = program('x = 1\n')
    assert Facade(student, 'dane').hotova() == 'dana'
    (tmp_path / 'student' / 'pokus.py').unlink()
    with pytest.raises(MissingFile):
        LocalProgram(Implementation(exercise, tmp_path / 'student')).module('pokus')


def test_a_file_that_a_student_has_completed_is_not_given(exercise):
    """Where students write, nobody else's copy tells what was given: what the lesson asks for is theirs."""
    (exercise.given / 'pokus.py').write_text('def dvakrat(x):\n    return 2 * x\n', encoding='utf-8')
    program = Implementation(exercise, exercise.given)
    assert program.given_modules == ['dane']
    assert (program.is_given('dane'), program.is_given('pokus')) == (True, False)


@pytest.mark.parametrize('is_handout', [True, False])
def test_a_given_file_that_a_student_has_changed_is_not_given(exercise, is_handout):
    """A handout has a list of what was handed out; where the solution lies, it has the same file."""
    given = exercise.given / 'dane.py'
    if is_handout:
        prints = {f'zadani/{exercise.name}/dane.py': fingerprint(given.read_bytes())}
        (exercise.root / MANIFEST).write_text(json.dumps({'files': prints}), encoding='utf-8')
    else:
        exercise.solution.mkdir(parents=True, exist_ok=True)
        (exercise.solution / 'dane.py').write_bytes(
            b''.join(line + b'\r\n' for line in given.read_bytes().splitlines())
        )
    assert Implementation(exercise, exercise.given).is_given('dane')
    given.write_bytes(given.read_bytes() + b'# a note\n')
    assert not Implementation(exercise, exercise.given).is_given('dane')


def test_a_file_that_cannot_be_read_is_not_given(exercise):
    (exercise.given / 'pokus.py').write_text('def dvakrat(x)\n    return 2 * x\n', encoding='utf-8')
    assert Implementation(exercise, exercise.given).given_modules == ['dane']


TEXT = 'from random import shuffle\n\n\ndef dvakrat(x):\n    return 2 * x\n'


@pytest.mark.parametrize('name', ['random', 'bisect'])
def test_file_that_hides_what_is_imported(program, monkeypatch, name):
    """Also when a module of Python is what imports it: `random` needs `bisect`."""
    student = program(TEXT, **{name: 'x = 1\n'})
    monkeypatch.chdir(student.implementation.folder)
    with pytest.raises(BrokenFile) as caught:
        student.import_quietly('pokus')
    assert explain_load_problem(student.implementation, caught.value.problem) == [
        'pokus.py, řádek 1:',
        '  from random import shuffle',
        f'Tvůj soubor {name}.py se jmenuje jako modul {name}, který patří k Pythonu, a zakryl ho.',
        'Přejmenuj ho, jinak program nepůjde spustit.',
    ]


def test_other_tests_run_all_the_same(program):
    student = program(TEXT, random='x = 1\n')
    assert student.call('pokus', 'dvakrat', (3,), {}) == 6


def test_file_that_is_run_as_a_script(program):
    student = program(TEXT, spust='import pokus\nprint(1)\n', random='x = 1\n')
    with pytest.raises(ScriptFailed) as caught:
        student.run_script('spust.py', (), {})
    assert isinstance(caught.value.cause, ShadowedModule)
    [(file, line, _)] = caught.value.frames
    assert student.implementation.loaded(file).line_text(line) == 'from random import shuffle'


@pytest.mark.parametrize(
    ('text', 'name'),
    [
        (TEXT, 'turtle'),
        ('def dvakrat(x):\n    return 2 * x\n', 'random'),
        ('import sys\n', 'sys'),
        ('import os\n', 'os'),
        ('from pomocnik import random\n', 'random'),
    ],
)
def test_files_that_are_in_nobodys_way(program, text, name):
    """`sys` is a part of Python itself, and `os` is there before the program is looked for."""
    student = program(text, **{name: 'x = 1\n', 'pomocnik': 'random = 1\n'})
    assert student.implementation.hidden('pokus') is None


def test_import_inside_a_function_counts(program):
    student = program('def dvakrat(x):\n    import random\n    return random.random()\n', random='x = 1\n')
    assert student.implementation.hidden('pokus').line == 2
