"""Which files make up the program under test."""

import json
from contextlib import suppress
from types import SimpleNamespace

import pytest

from rozdej.core.exercises import Exercise
from rozdej.core.exercises.exercise import MANIFEST, fingerprint
from rozdej.core.student.facade import Facade
from rozdej.core.student.failures import MissingFile
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
        (exercise.solution / 'dane.py').write_bytes(given.read_bytes().replace(b'\n', b'\r\n'))
    assert Implementation(exercise, exercise.given).is_given('dane')
    given.write_bytes(given.read_bytes() + b'# a note\n')
    assert not Implementation(exercise, exercise.given).is_given('dane')


def test_a_file_that_cannot_be_read_is_not_given(exercise):
    (exercise.given / 'pokus.py').write_text('def dvakrat(x)\n    return 2 * x\n', encoding='utf-8')
    assert Implementation(exercise, exercise.given).given_modules == ['dane']
