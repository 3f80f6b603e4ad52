"""A program in a worker that hangs, ends or takes too much costs only the call that it was in."""

import sys
import time
from contextlib import suppress
from functools import partial

import pytest

from checks.teacher.isolation.conftest import HASTY as LIMITS
from checks.teacher.isolation.conftest import program_of
from rozdej.core.student.failures import Ended, IdleTimeout, SkippedAfterHangs, TooSlow
from rozdej.core.student.limits import waiting_limit
from rozdej.teacher.isolation import time_budget


@pytest.fixture
def hasty(pokus):
    """`pokus` for a program that hangs."""
    return partial(pokus, limits=LIMITS)


@pytest.mark.parametrize(
    ('release', 'counts'),
    [('5.13.19', False), ('5.14.0-x', True), ('6.1', True), ('4.19.0', False), ('unknown', False)],
)
@pytest.mark.skipif(sys.platform != 'linux', reason='only Linux has such sandboxes')
def test_processes_of_a_user_are_counted_where_linux_counts_them_for_each_sandbox(monkeypatch, release, counts):
    from rozdej.teacher.isolation.sandbox import _counts_by_namespace

    monkeypatch.setattr('platform.release', lambda: release)
    assert _counts_by_namespace() is counts


IN_C = 'def f():\n    return sum(range(10**13))\n'
STOPPED = 'import os, signal\ndef f():\n    os.kill(os.getpid(), signal.SIGSTOP)\n'


@pytest.mark.whole(reason='waits for the limit by the clock')
@pytest.mark.parametrize(
    ('text', 'kind'), [(IN_C, TooSlow), (STOPPED, IdleTimeout)], ids=['loop in C', 'stopped process']
)
def test_what_does_not_stop_is_ended_from_outside_and_the_rest_goes_on(hasty, text, kind):
    module = hasty(f'{text}def g():\n    return 1\n')
    with pytest.raises(TooSlow) as caught:
        module.f()
    assert type(caught.value) is kind
    for _ in range(2):
        assert module.g() == 1
        with pytest.raises(TooSlow):
            module.f()
    with pytest.raises(SkippedAfterHangs):
        module.f()
    assert (
        program_of(module)._worker.budget.spent <= time_budget.MOST_LIMITS * LIMITS.seconds_per_call + time_budget.GRACE
    )


LIAR = """import rozdej.core.student.watchdog
def f():
    rozdej.core.system.SYSTEM.worked_seconds = lambda: 0.0
    rozdej.core.student.watchdog.monotonic = lambda: 0.0
    while True:
        pass
"""


@pytest.mark.whole(reason='waits for the limit of a call')
@pytest.mark.skipif(sys.platform != 'linux', reason='nobody tells how much another process has worked')
def test_what_a_program_says_of_its_clocks_gains_it_nothing(hasty):
    """The operating system says that it worked, and so it is not even taken for one that waits."""
    module = hasty(LIAR)
    with pytest.raises(TooSlow) as caught:
        module.f()
    assert type(caught.value) is TooSlow
    assert program_of(module)._worker.budget.spent <= LIMITS.seconds_per_call + time_budget.GRACE


@pytest.mark.whole(reason='a function of the judge takes longer than a program may wait')
def test_waiting_for_the_judge_is_no_waiting(hasty):
    module = hasty('def f(ask):\n    return [ask(n) for n in range(3)]\n')

    def slow(number):
        time.sleep(waiting_limit(LIMITS.seconds_per_call) / 2)
        return number

    assert module.f(slow) == [0, 1, 2]


@pytest.mark.parametrize(
    'ending',
    [
        'ctypes.string_at(0)',
        '[os.close(n) for n in range(3, 30)]',
        'os.execv("/bin/true", ["true"])',
    ],
)
def test_a_program_that_ends_itself_has_ended_and_the_rest_goes_on(hasty, ending):
    module = hasty(f'import os, ctypes\ndef f():\n    return {ending}\ndef g():\n    return 1\n')
    with pytest.raises((Ended, TooSlow)):
        module.f()
    assert module.g() == 1


@pytest.mark.parametrize('whom', ['os.getppid()', '1', '-1'])
def test_the_first_process_of_the_sandbox_cannot_be_ended(pokus, whom):
    module = pokus(f'import os\ndef f():\n    os.kill({whom}, 9)\ndef g():\n    return os.getppid()\n')
    with suppress(PermissionError, ProcessLookupError):
        module.f()
    assert module.g() == 1


@pytest.mark.whole(reason='starts a worker for each statement')
@pytest.mark.parametrize('ending', ['os._exit(0)', 'sum(range(10**13))', 'ctypes.string_at(0)'])
def test_a_statement_that_ends_the_program_is_found_and_left_out(hasty, ending):
    module = hasty(f'import os, ctypes\nx = 1\n\n{ending}\ndef g():\n    return x\n')
    assert module.g() == 1
    assert program_of(module).problems['pokus'].line == 4
    program_of(module).reset()
    assert module.g() == 1


def test_memory_is_limited(pokus):
    module = pokus('def f():\n    return len("a" * 10**10)\ndef g():\n    return 1\n')
    with pytest.raises(MemoryError):
        module.f()
    assert module.g() == 1


def test_threads_and_copies_that_stay_do_no_harm(pokus):
    module = pokus(
        'import threading, time, os\n'
        'def f():\n'
        '    threading.Thread(target=time.sleep, args=(60,)).start()\n'
        '    if os.fork() == 0:\n        return "kopie"\n'
        '    return 1\n'
        'def g():\n    return 2\n'
    )
    assert [module.f(), module.g()] == [1, 2]
