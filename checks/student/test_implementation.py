"""Which files make up the program under test."""

import pytest

from rozdej.student.facade import Facade
from rozdej.student.failures import MissingFile
from rozdej.student.implementation import Implementation, find_implementations
from rozdej.student.program import LocalProgram


@pytest.mark.parametrize('layout', ['zadani', 'one exercise'])
def test_impl_is_a_layout_or_the_files_of_one_exercise(exercise, layout):
    folder = exercise.root / 'zadani'
    [found] = find_implementations(folder if layout == 'zadani' else folder / 'pokus', [exercise])
    assert found.folder == folder / 'pokus'


def test_given_files_are_taken_from_the_exercise_and_stubs_are_not(program, exercise, tmp_path):
    student = program('x = 1\n')
    assert Facade(student, 'dane').hotova() == 'dana'
    (tmp_path / 'student' / 'pokus.py').unlink()
    with pytest.raises(MissingFile):
        LocalProgram(Implementation(exercise, tmp_path / 'student')).module('pokus')
