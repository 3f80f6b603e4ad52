"""Tests that are collected once and run for one program after another."""

import gc
import os
import sys
import threading
from pathlib import Path

import pytest

from checks.running import ROOT
from rozdej.core.exercises import Exercise
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.program import LocalProgram
from rozdej.core.testing.pytest_session import CollectedTests, FinishedTest

KLONDIKE = Exercise('klondike', ROOT)
PLAIN = 'def test_a(pokus):\n    assert pokus.dvakrat(3) == 6\n'
OF_PYTEST = 'def test_a(pokus, tmp_path):\n    assert pokus.dvakrat(3) == 6\n'


def program(exercise: Exercise, folder: Path) -> LocalProgram:
    return LocalProgram(Implementation(exercise, folder))


@pytest.fixture
def wrong(tmp_path):
    """A program of `pokus` that is right only for 2."""
    folder = tmp_path / 'wrong'
    folder.mkdir()
    (folder / 'pokus.py').write_text('def dvakrat(x):\n    print("ahoj")\n    return x + 2\n', encoding='utf-8')
    return folder


def told(test: FinishedTest) -> str:
    return '\n'.join(test.outcome.text)


@pytest.mark.parametrize('test', [PLAIN, OF_PYTEST], ids=['plain', 'of pytest'])
def test_one_program_after_another_with_all_that_is_told_of_a_failure(pokus, wrong, test, capfd):
    exercise = pokus(test)
    with CollectedTests(exercise) as tests:
        for folder in (exercise.solution, wrong, exercise.solution, exercise.given):
            first, second = tests.run(program(exercise, folder))
            passed = folder == exercise.solution
            assert (second.outcome.level, second.outcome.passed) == (2, passed)
            assert first.outcome.passed == (folder != exercise.given)
            assert passed == (second.error is None)
            if folder == wrong:
                assert second.outcome.kind == 'wrong'
                assert '  dvakrat(3)' in told(second)
                assert 'vrátilo:      5' in told(second)
                assert 'mělo vrátit:  6' in told(second)
    assert capfd.readouterr() == ('', '')


def test_whoever_asks_may_stop_and_run_one_again(pokus, wrong):
    exercise = pokus(PLAIN)
    with CollectedTests(exercise) as tests:
        runs = tests.run(program(exercise, wrong))
        assert next(runs).outcome.passed
        again = tests.run_again(tests.items[1])
        assert not again.outcome.passed
        first, second = tests.run(program(exercise, exercise.solution))
        assert first.outcome.passed
        assert second.outcome.passed
        assert again.item is second.item


def test_levels_above_the_last_one_asked_for_are_not_run(pokus):
    exercise = pokus(PLAIN)
    with CollectedTests(exercise, until=1) as tests:
        assert [test.outcome.level for test in tests.run(program(exercise, exercise.solution))] == [1]


def test_a_fixture_that_fails_is_told(pokus):
    exercise = pokus(
        'def test_a(pokus, vadna):\n    pass\n', 'import pytest\n@pytest.fixture\ndef vadna():\n    return {}[5]\n'
    )
    with CollectedTests(exercise) as tests:
        first, second = tests.run(program(exercise, exercise.solution))
    assert first.outcome.passed
    assert isinstance(second.error, KeyError)
    assert not second.outcome.passed


BROKEN = {
    'no program': 'def test_a(pokus:\n',
    'error': 'raise ValueError\n',
    'exit': 'sys.exit(1)\n',
    'end of the run': 'pytest.exit("konec")\n',
    'bad mark': '@pytest.mark.level("x")\ndef test_b(pokus):\n    pass\n',
}


@pytest.mark.parametrize('test', BROKEN.values(), ids=BROKEN)
def test_tests_that_cannot_be_collected_are_named(pokus, test, capfd):
    exercise = pokus(f'def test_a(pokus):\n    pass\n{test}')
    for _ in range(2):  # the first time, whatever is imported once
        before = sys.stdout, list(sys.meta_path), list(sys.path), set(sys.modules)
        with pytest.raises(RuntimeError, match=r'the tests of pokus could not be run: run pytest .*tests.pokus'):
            CollectedTests(exercise).__enter__()
    assert (sys.stdout, list(sys.meta_path), list(sys.path), set(sys.modules)) == before
    assert capfd.readouterr() == ('', '')


def test_a_thread_of_somebody_else_does_not_end_this_process(pokus, monkeypatch):
    """At the end of a run that was shown to somebody, one that a program has left running would keep Python waiting."""
    ended: list[int] = []
    monkeypatch.setattr(os, '_exit', ended.append)
    exercise = pokus(BROKEN['error'])
    is_over = threading.Event()
    thread = threading.Thread(target=is_over.wait)
    thread.start()
    try:
        with pytest.raises(RuntimeError):
            CollectedTests(exercise).__enter__()
    finally:
        is_over.set()
        thread.join()
    assert not ended


def test_somebodys_own_options_for_pytest_change_nothing(pokus, monkeypatch):
    monkeypatch.setenv('PYTEST_ADDOPTS', '--no-such-option')
    with CollectedTests(pokus('def test_a(pokus):\n    pass\n')) as tests:
        assert tests.items
    assert os.environ['PYTEST_ADDOPTS'] == '--no-such-option'


def test_nothing_is_left_of_them(pokus, wrong):
    exercise = pokus(OF_PYTEST)
    with CollectedTests(exercise) as tests:  # whatever is imported once
        list(tests.run(program(exercise, wrong)))
    before = (sys.stdout, os.getcwd(), list(sys.meta_path), list(sys.path), set(sys.modules), gc.get_freeze_count())
    with CollectedTests(exercise) as tests:
        list(tests.run(program(exercise, wrong)))
    after = (sys.stdout, os.getcwd(), list(sys.meta_path), list(sys.path), set(sys.modules), gc.get_freeze_count())
    assert after == before


def test_tests_of_another_kit_are_others_though_they_have_the_same_names(pokus, tmp_path):
    exercise = pokus(PLAIN)
    with CollectedTests(exercise) as right:
        for path in (tmp_path / 'tests' / 'pokus').glob('*.py'):
            path.write_text(path.read_text(encoding='utf-8').replace('== 6', '== 7'), encoding='utf-8')
        with CollectedTests(exercise) as others:
            solution = program(exercise, exercise.solution)
            assert [test.outcome.passed for test in others.run(solution)] == [True, False]
            assert [test.outcome.passed for test in right.run(solution)] == [True, True]


def test_a_real_exercise_in_teaching_order():
    with CollectedTests(KLONDIKE, until=33) as tests:
        levels = [test.outcome.level for test in tests.run(program(KLONDIKE, KLONDIKE.solution)) if test.outcome.passed]
    assert levels == sorted(levels)
    assert len(levels) == len(tests.items)
    assert levels[-1] == 33


HEAD = """import random, sys
from unittest import mock
import pytest

@pytest.fixture
def klavesnice():
    return 'moje'

@pytest.fixture(autouse=True)
def vzdycky():
    random.pripraveno = True
    yield
    del random.pripraveno

"""


@pytest.fixture
def passes(pokus):
    """`passes(test)` says whether the test of level 2, behind a plain one, passes with a right program."""

    def judge(test: str, head: str = 'import sys, pytest\n') -> bool:
        exercise = pokus(test, head)
        with CollectedTests(exercise) as tests:
            first, second = tests.run(LocalProgram(Implementation(exercise, exercise.solution)))
        assert first.outcome.passed
        return second.outcome.passed

    return judge


@pytest.mark.parametrize(
    'test',
    [
        'def test_a(pokus):\n    assert pokus.dvakrat(3) == 6\n',
        'def test_a(pokus, klavesnice):\n    assert klavesnice == "moje"\n',
        'def test_a(pokus):\n    assert random.pripraveno\n',
        'def test_a(pokus, request):\n    assert request.node.name == "test_a"\n',
        'def test_a(pokus, n=3):\n    assert n == 3\n',
        '@mock.patch("random.choice")\ndef test_a(choice, pokus):\n    assert choice is random.choice\n',
        'def test_a(pokus, tmp_path):\n    assert tmp_path.is_dir()\n',
    ],
)
def test_whatever_else_a_test_needs_it_gets(passes, test):
    assert passes(test, HEAD)


@pytest.mark.parametrize(
    'test',
    [
        'def test_a(pokus, capsys):\n    print(1)\n    sys.stdout.writelines(["a"])\n'
        '    assert capsys.readouterr().out == "1\\na"\n',
        'def test_a(pokus, monkeypatch):\n    monkeypatch.setattr(sys, "argv", [])\n    assert sys.argv == []\n',
        'def test_a(pokus, naimportuj):\n    assert naimportuj("pokus") == ""\n',
    ],
)
def test_what_is_known_here_is_as_in_pytest(passes, test):
    assert passes(test)


@pytest.mark.parametrize(
    'test',
    [
        'def test_a(pokus):\n    assert pokus.dvakrat(3) == 7\n',
        'def test_a(pokus, monkeypatch):\n    monkeypatch.setattr(pokus, "n", 1, raising=False)\n    del pokus.n\n',
    ],
)
def test_what_fails_fails_here_too_and_the_run_goes_on(passes, test):
    assert not passes(test)
