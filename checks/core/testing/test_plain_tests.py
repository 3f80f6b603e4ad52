"""Tests that are run again and again without pytest: only those that need nothing of it."""

import pytest

from rozdej.core.student.implementation import Implementation
from rozdej.core.student.program import LocalProgram
from rozdej.core.testing.pytest_session import CollectedTests

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
