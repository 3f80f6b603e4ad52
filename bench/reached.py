"""Records for `bench/mutants.py` which tests reach a statement, in any process: a plugin of pytest.

`bench/mutants.py` puts this file among the libraries of a copy of the kit, and calls of `reached` before statements of
the copy. A sandbox hides the file, so what runs in there is not noted.
"""

import json
import os
from contextlib import suppress

import pytest

TEST = 'ROZDEJ_REACHED_BY'
FOLDER = 'ROZDEJ_REACHED_IN'
"""Variables of the environment: the test that runs, the folder for the notes."""

_noted = set()


def reached(number: int) -> None:
    """Note that the running test reaches the statement with this number."""
    test, folder = os.environ.get(TEST), os.environ.get(FOLDER)
    if test is not None and folder is not None and (number, test) not in _noted:
        _noted.add((number, test))
        with suppress(OSError):
            _append(os.path.join(folder, str(number)), test)


def pytest_runtest_protocol(item) -> None:
    os.environ[TEST] = item.nodeid
    for name in item.fixturenames:
        _append(os.path.join(os.environ[FOLDER], 'fixtures'), json.dumps([fixture(name), item.nodeid]))


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(fixturedef, request):
    """What is made once for several tests is reached by all of them, and not only by the first one."""
    before = os.environ.get(TEST, '')
    if fixturedef.scope != 'function':
        os.environ[TEST] = fixture(fixturedef.argname)
    try:
        return (yield)
    finally:
        os.environ[TEST] = before


def fixture(name: str) -> str:
    """What stands in the notes for all tests that ask for a fixture."""
    return f'fixture {name}'


def pytest_runtest_logreport(report) -> None:
    _append(os.path.join(os.environ[FOLDER], 'tests'), json.dumps([report.nodeid, report.outcome, report.duration]))


def _append(path: str, line: str) -> None:
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
    os.write(descriptor, f'{line}\n'.encode())
    os.close(descriptor)
