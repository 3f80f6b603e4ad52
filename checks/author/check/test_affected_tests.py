"""Tests which level tests are skipped for a program, and which are run."""

import pytest

from checks.core.testing.conftest import pokus  # noqa: F401  a fixture
from rozdej.author.check.program_runner import Job, run_jobs
from rozdej.core.exercises import Exercise
from rozdej.core.testing.pytest_session import CollectedTests

PROGRAM = '''
from random import randint as nahoda

TABULKA = {'dvakrat': 'plus', 'trikrat': 'krat'}


def plus(a, b):
    """Nejde o krat ani o minus."""
    return a + b


def krat(a, b):
    return a * b


def minus(a, b):
    return a - b


def dvakrat(x):
    return plus(x, x)


def trikrat(x):
    return globals()[TABULKA['trikrat']](3, x)


SEST = minus(8, 2)

if __name__ == '__main__':
    print(dvakrat(SEST))
'''
TESTS = """
def test_dvakrat(pokus):
    assert pokus.dvakrat(3) == 6


@pytest.mark.level(2)
def test_trikrat(pokus):
    assert pokus.trikrat(3) == 9


@pytest.mark.level(2)
def test_napsane_jinak(pokus):
    assert pomoc(pokus) == 5


def pomoc(modul):
    return getattr(modul, DVOJKA)(2, 3)


DVOJKA = 'plus'


@pytest.mark.level(2)
def test_spusteni(pokus, spust):
    assert '12' in spust('pokus')
"""


@pytest.fixture
def run(pokus, tmp_path, monkeypatch):  # noqa: F811
    """`run(old, new)`: the tests that run for the program with this change, after the right one, and its first red."""
    exercise: Exercise = pokus(TESTS)  # its tests stay collected, for all pairs of programs
    ran = []
    run_again = CollectedTests.run_again
    monkeypatch.setattr(
        CollectedTests, 'run_again', lambda tests, item: ran.append(item.name) or run_again(tests, item)
    )

    def run(old: str, new: str) -> tuple[list[str], int | None]:
        outcomes = []
        for name, text in (('right', PROGRAM), ('other', PROGRAM.replace(old, new))):
            folder = tmp_path / name
            folder.mkdir(exist_ok=True)
            (folder / 'pokus.py').write_text(text, encoding='utf-8')
            ran.clear()
            outcomes += run_jobs(exercise, [Job(name, folder)])
        assert outcomes[0].first_red is None, outcomes[0].text
        assert outcomes[1].levels.keys() == ({1} if outcomes[1].first_red == 1 else {1, 2})
        return [name.removeprefix('test_') for name in ran], outcomes[1].first_red

    return run


ALWAYS = ['trikrat', 'spusteni']  # one uses `globals`, one looks at the whole file

ALL = ['prvni', 'dvakrat', 'trikrat', 'napsane_jinak', 'spusteni']


CHANGES = [
    ('', '', ALWAYS, None),
    ('a * b', 'b * a', ALWAYS, None),
    ('a * b', 'a', ['trikrat'], 2),
    ('a + b', 'b + a', ALL, None),
    ('a + b', 'a', ['prvni'], 1),
    ('plus(x, x)', 'x', ['prvni'], 1),
    ('a - b', 'a - b - 1', ALL, 2),
    ('print(dvakrat(SEST))', 'pass', ALWAYS, 2),
    ("'trikrat': 'krat'", "'trikrat': 'minus'", ['trikrat'], 2),
    ('plus(a, b)', 'plus(a, b=1)', ALL, None),
    ('def krat', 'def len(x):\n    1 / 0\n\n\ndef krat', ALWAYS, None),
    ('def krat', 'def x(', ['prvni'], 1),
    ('SEST =', 'NIC = JINDE\nSEST =', ALWAYS, 2),
    ('return a * b', 'break', ['prvni'], 1),
]
"""What is changed of the program and how; the tests that run then, and the first level that fails."""


def test_only_tests_that_reach_a_change_are_run(run, subtests):
    for old, new, expected, red in CHANGES:
        with subtests.test(f'{old} -> {new}'):
            assert run(old, new) == (expected, red)
