"""What the tests of isolation share: an exercise, and players for programs written for it."""

import os
from pathlib import Path

import pytest

from rozdej.exercises import Exercise
from rozdej.isolation.family import descendants
from rozdej.isolation.player.confinement import Walls
from rozdej.isolation.remote import RemoteProgram
from rozdej.isolation.sandbox import Pool
from rozdej.student.facade import Facade
from rozdej.student.implementation import Implementation
from rozdej.student.limits import Limits

LESSON = """# Pokus

```python
def dvakrat(x):
    '''Vrátí dvojnásobek.'''
```

* level 1: Jde to.
"""
GIVEN = """from typing import NamedTuple


class Karta(NamedTuple):
    barva: str
    hodnota: int


class Ruka(NamedTuple):
    jmeno: str
    karty: list


class Stul:
    def __init__(self, karty):
        self.karty = karty


def hotova():
    return 'dana'
"""
LIMITS = Limits(seconds_per_call=0.5, memory_bytes=256 * 1024 * 1024, processes=8, open_files=32, file_bytes=100_000)


@pytest.fixture(scope='session')
def sandboxes(bubblewrap):
    """Players in sandboxes."""
    pool = Pool(shut_in=True, ahead=1)
    yield pool
    pool.close()


@pytest.fixture(scope='session')
def single_sandboxes(bubblewrap):
    """The same where a machine allows no rooms: bubblewrap starts each of them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.delattr(os, 'pidfd_open')
        pool = Pool(shut_in=True, ahead=1)
    assert not pool.is_warm
    yield pool
    pool.close()


@pytest.fixture(scope='session')
def processes():
    """Players that are plain processes."""
    pool = Pool(shut_in=False, ahead=1)
    yield pool
    pool.close()


@pytest.fixture(scope='session')
def bare_processes():
    """The same with nothing around them, as where Linux offers nothing."""
    pool = Pool(shut_in=False, ahead=0, wanted=Walls(0))
    yield pool
    pool.close()


@pytest.fixture
def exercise(tmp_path):
    """An exercise with one function to write and a given file with classes."""
    folder = tmp_path / 'zadani' / 'pokus'
    folder.mkdir(parents=True)
    (folder / 'lekce.md').write_text(LESSON, encoding='utf-8')
    (folder / 'pokus.py').write_text('def dvakrat(x):\n    """Vrátí dvojnásobek."""\n', encoding='utf-8')
    (folder / 'dane.py').write_text(GIVEN, encoding='utf-8')
    return Exercise('pokus', tmp_path)


@pytest.fixture
def remote(exercise, tmp_path, request):
    """`remote(text)` is the program with that `pokus.py` in a sandbox; `remote(text, request's pool)` elsewhere."""
    made = []

    def make(text: str, pool: str = 'sandboxes', limits: Limits = LIMITS, **others: str) -> RemoteProgram:
        folder = tmp_path / 'student'
        folder.mkdir(exist_ok=True)
        for name, content in {'pokus': text, **others}.items():
            (folder / f'{name}.py').write_text(content, encoding='utf-8')
        implementation = Implementation(exercise, folder, keeps_given=True)
        program = RemoteProgram(implementation, request.getfixturevalue(pool), limits)
        program.reset()
        made.append(program)
        return program

    yield make
    for program in made:
        program.close()


@pytest.fixture
def pokus(remote):
    """`pokus(text)` is the module with that text, as a test gets it."""

    def make(text: str, **how) -> Facade:
        return Facade(remote(text, **how), 'pokus')

    return make


def program_of(facade: Facade) -> RemoteProgram:
    """The program that a module belongs to."""
    return vars(facade)['_program']


def seen_from_outside(facade: Facade) -> Path:
    """What the kernel tells the judge of the process that serves a module, which has been asked something before."""
    sandbox = program_of(facade)._player.sandbox()
    *_, serving = descendants(sandbox._process.pid)
    return Path(f'/proc/{serving}')
