"""Results are for the teacher alone, and everything about a student can be deleted."""

import os
import shutil
import stat
import sys
import unicodedata

import pytest

from checks.teacher.grading.conftest import hand_in, read_results

CLASS = {
    'Eva Malá/klondike.py': '# passes to 200',
    'Eva Malá/blackjack.py': '# passes to 200',
    'Jan Žlutý/klondike.py': '# passes to 31',
}


@pytest.fixture
def collected(tmp_path):
    return hand_in(tmp_path / 'class', CLASS)


@pytest.mark.skipif(sys.platform == 'win32', reason='rights of files are other there')
def test_results_are_for_nobody_else_on_the_machine(collected, grade_class, tmp_path):
    before = os.umask(0)
    try:
        grade_class(collected)
    finally:
        os.umask(before)
    out = tmp_path / 'out'
    rights = {path: stat.S_IMODE(path.stat().st_mode) for path in (out, *out.rglob('*'))}
    assert len(rights) > 8
    assert {path for path, mode in rights.items() if mode != (0o700 if path.is_dir() else 0o600)} == set()


def everything_in(folder) -> bytes:
    return b'\n'.join(str(path).encode() + b'\n' + path.read_bytes() for path in folder.rglob('*') if path.is_file())


def test_nothing_is_left_of_who_is_forgotten(collected, grade_class, tmp_path):
    name = unicodedata.normalize('NFD', 'EVA MALÁ')  # as good as the name is written, in letters and in accents
    grade_class(collected)
    shutil.rmtree(collected / 'Eva Malá')
    code, text = grade_class(collected)
    assert '2 results of submissions that are not there any more are kept' in text
    code, text = grade_class(None, '--forget', name)
    assert code == 0
    assert text.startswith('Eva Malá: 2 results deleted')
    assert b'Eva' not in everything_in(tmp_path / 'out')
    assert [path.name for path in (tmp_path / 'out').iterdir()] == ['results.sqlite']
    code, text = grade_class(collected)
    assert code == 0
    assert '0 graded, 1 unchanged' in text
    assert 'are kept' not in text
    assert {one.student for one in read_results(tmp_path / 'out')} == {'Jan Žlutý'}
    assert (tmp_path / 'out' / 'feedback' / 'Jan Žlutý.txt').is_file()


def test_results_of_another_exercise_are_not_those_of_a_submission_that_is_gone(collected, grade_class):
    grade_class(collected)
    text = grade_class(collected, '--exercise', 'klondike')[1]
    assert '1 results of exercises that were not graded now are kept' in text
    assert 'not there any more' not in text


def test_who_is_not_known_is_not_forgotten(collected, grade_class, tmp_path):
    hand_in(collected, {'a/1. A/Jan/klondike.py': '', 'a/1. B/Jan/klondike.py': '', 'a/1. B/Petr/klondike.py': ''})
    out = tmp_path / 'out'
    assert 'has no results' in grade_class(None, '--forget', 'Eva Malá', '--out', out)[1]
    assert not out.exists()
    grade_class(collected / 'a')
    assert grade_class(None, '--forget', 'nikdo') == (
        2,
        "rozdej grade: none of 3 students is called 'nikdo'\n",
    )
    code, text = grade_class(None, '--forget', 'Jan')
    assert (code, "2 students are called 'Jan': 1. A/Jan, 1. B/Jan" in text) == (2, True)


def test_without_submissions_nothing_is_graded(grade_class):
    assert grade_class(None) == (2, 'rozdej grade: say which folder, zip or file to grade\n')


def test_one_name_in_two_ways_is_told_apart(collected, grade_class, tmp_path):
    """Made of letters with accents, and of letters and accents: systems write both, and nobody sees it."""
    decomposed = unicodedata.normalize('NFD', 'Eva Malá')
    hand_in(collected, {f'{decomposed}/klondike.py': '# passes to 11'})
    grade_class(collected)
    names = {one.student for one in read_results(tmp_path / 'out')}
    assert names == {'Eva Malá', 'Eva Malá (2)', 'Jan Žlutý'}
