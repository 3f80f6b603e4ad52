"""Levels that nobody has to pass: an exercise is finished without them."""

import sys

import pytest

from checks.running import ROOT, copy_solution, run, run_pytest
from rozdej.core.exercises import find_exercises

EXERCISES = {exercise.name: exercise for exercise in find_exercises(ROOT)}


def test_the_lesson_says_which_levels_are_voluntary():
    lesson = EXERCISES['piskvorky'].lesson
    assert [level.number for level in lesson.levels.values() if level.is_voluntary] == [200, 201, 202, 203]
    assert lesson.last_level == 121


def test_without_voluntary_levels_the_last_one_is_the_highest():
    lesson = EXERCISES['klondike'].lesson
    assert lesson.last_level == max(lesson.levels) == 131


def test_the_last_level_that_counts_says_how_to_play_and_what_else_there_is():
    result = run_pytest('tests/piskvorky', '--impl', 'reseni', '--level', '121')
    assert result.code == 0
    assert '✓ Hotovo!' in result.output
    assert 'python ui.py piskvorky --impl reseni' in result.output
    assert 'nepovinný level 200' in result.output
    assert 'pytest tests/piskvorky --level 200 --impl reseni' in result.output


def test_a_voluntary_level_in_the_middle_is_not_the_end():
    result = run_pytest('tests/klondike', '--impl', 'reseni', '--level', '109')
    assert result.code == 0
    assert 'Hotovo!' not in result.output
    assert 'Další je level 110: ' in result.output
    assert '(nepovinné)' in result.output


@pytest.mark.whole(reason='runs pytest several times')
def test_after_the_last_voluntary_level_there_is_nothing_more_to_do():
    result = run_pytest('tests/piskvorky', '--impl', 'reseni')
    assert '✓ Hotovo!' in result.output
    assert 'nepovinn' not in result.output


@pytest.fixture
def without_strategy(tmp_path):
    """Šedesát šest, finished but for the voluntary function below the last level."""
    folder = copy_solution('sedesatsest', tmp_path / 'sedesatsest')
    window = folder / 'svet66.py'
    text, _, rest = window.read_text(encoding='utf-8').partition('\ndef zahraj(')
    window.write_text(text + '\ndef dovolene' + rest.partition('\ndef dovolene')[2], encoding='utf-8')
    return folder


@pytest.mark.whole(reason='runs pytest several times')
@pytest.mark.parametrize('level', [(), ('--level', '500')])
def test_what_nobody_has_written_is_left_aside_below_the_last_level(without_strategy, level):
    result = run_pytest('tests/sedesatsest', '--impl', without_strategy, *level)
    assert result.code == 0, result.output
    if level:
        assert 'Další je level 510' in result.output
    else:
        assert '✓ Hotovo!' in result.output
        assert 'nepovinný level 450' in result.output


@pytest.mark.whole(reason='starts three processes of pytest')
def test_it_is_left_aside_by_several_processes_too(without_strategy):
    asked = 'tests/sedesatsest', '--impl', without_strategy, '--level', '500', '-n', '2', '-p', 'no:cacheprovider'
    result = run(sys.executable, '-m', 'pytest', *asked)
    assert result.code == 0, result.output
    assert 'Další je level 510' in result.output


@pytest.mark.whole(reason='runs the tests of Šedesát šest')
def test_who_asks_for_it_is_told_of_it(without_strategy):
    result = run_pytest('tests/sedesatsest', '--impl', without_strategy, '--level', '451')
    assert result.code == 1
    assert 'zahraj' in result.output
