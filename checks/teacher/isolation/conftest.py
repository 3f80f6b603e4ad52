"""What the tests of isolation share: an exercise, and workers for programs written for it."""

from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from checks.core.student.conftest import exercise as plain_exercise
from checks.short_limits import hurry
from rozdej.core.student.facade import Facade
from rozdej.core.student.guard import Guard
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.limits import Limits
from rozdej.core.student.program import LocalProgram, Program
from rozdej.teacher.isolation.plain_workers import PlainPool
from rozdej.teacher.isolation.protection import Protection
from rozdej.teacher.isolation.remote import RemoteProgram
from rozdej.teacher.isolation.workers import SandboxPool

__all__ = ['plain_exercise']

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
HASTY = Limits(seconds_per_call=0.3, memory_bytes=256 * 1024 * 1024, processes=8, open_files=32, file_bytes=100_000)
"""For programs that hang."""

LIMITS = replace(HASTY, seconds_per_call=20.0)
"""For all others: so much is never worked, also on a slow machine, so that only the limit in question is reached."""


def hasty_pool(**how) -> SandboxPool:
    """Players that give programs less time, as `remote` does."""
    with pytest.MonkeyPatch.context() as patch:
        hurry(patch.setattr)
        return SandboxPool(**how)


@pytest.fixture(scope='session')
def sandboxes(bubblewrap):
    """Players in sandboxes."""
    with closing(hasty_pool(sandboxed=True, ahead=1)) as pool:
        yield pool


@pytest.fixture(scope='session')
def single_sandboxes(bubblewrap):
    """The same where a machine allows no rooms: bubblewrap starts each of them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SandboxPool, '_warm_up', lambda pool: None)
        pool = hasty_pool(sandboxed=True, ahead=1)
    assert not pool.is_warm
    with closing(pool):
        yield pool


@pytest.fixture(scope='session')
def processes():
    """Players that are plain processes."""
    with closing(hasty_pool(sandboxed=False, ahead=1)) as pool:
        yield pool


@pytest.fixture(scope='session')
def bare_processes():
    """The same with nothing around them, as where Linux offers nothing."""
    with closing(hasty_pool(sandboxed=False, ahead=0, wanted=Protection(0))) as pool:
        yield pool


@pytest.fixture(scope='session')
def plain():
    """Players of other platforms than Linux."""
    with pytest.MonkeyPatch.context() as patch:
        hurry(patch.setattr)
        pool = PlainPool(sandboxed=False)
    with closing(pool):
        yield pool


@pytest.fixture
def exercise(plain_exercise):
    """The small exercise of the tests of a student's program, with classes in its given file."""
    (plain_exercise.given / 'dane.py').write_text(GIVEN, encoding='utf-8')
    return plain_exercise


@pytest.fixture
def remote(exercise, tmp_path, request, monkeypatch):
    """`remote(text)` is the program with that `pokus.py` in a sandbox; `remote(text, request's pool)` elsewhere."""
    hurry(monkeypatch.setattr)
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


@pytest.fixture(params=['here', 'there'])
def program(request, remote):
    """`program(text)` is the program with that `pokus.py`, ready for a test: in this process, and in a worker."""
    made = []

    def make(text: str, **others: str) -> Program:
        there: RemoteProgram = remote(text, **others)
        if request.param == 'there':
            return there
        here = LocalProgram(there.implementation, Guard(LIMITS.seconds_per_call, LIMITS.output_chars))
        here.reset()
        made.append(here)
        return here

    yield make
    for here in made:
        here.reset()


def program_of(facade: Facade) -> RemoteProgram:
    """The program that a module belongs to."""
    return vars(facade)['_program']


def seen_from_outside(facade: Facade) -> Path:
    """What the kernel tells the judge of the process that serves a module, which has been asked something before."""
    from rozdej.teacher.isolation.process_tree import descendants  # only on Linux

    sandbox = program_of(facade)._worker.sandbox()
    *_, serving = descendants(sandbox._process.pid)
    return Path(f'/proc/{serving}')
