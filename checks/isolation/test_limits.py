"""A program in a player that hangs, ends or takes too much costs only the call that it was in."""

import time
from contextlib import suppress

import pytest

from checks.isolation.conftest import program_of
from rozdej.student.failures import Ended, StillHanging, TooMuchOutput, TooSlow


def test_an_endless_function_is_stopped_where_it_loops(pokus):
    module = pokus('def f():\n    while True:\n        pass\ndef g():\n    return 1\n')
    program = program_of(module)
    with pytest.raises(TooSlow) as caught:
        module.f()
    assert program.frames(caught.value)[-1][1] in (2, 3)
    assert module.g() == 1


SWALLOWS = """import time
def f():
    while True:
        try:
            time.sleep(9)
        except BaseException:
            pass
"""
IN_C = 'def f():\n    return sum(range(10**13))\n'
STOPPED = 'import os, signal\ndef f():\n    os.kill(os.getpid(), signal.SIGSTOP)\n'


@pytest.mark.parametrize('text', [IN_C, STOPPED], ids=['loop in C', 'stopped process'])
def test_what_does_not_stop_is_ended_from_outside_and_the_rest_goes_on(pokus, text):
    module = pokus(f'{text}def g():\n    return 1\n')
    started = time.monotonic()
    for _ in range(2):
        with pytest.raises(TooSlow):
            module.f()
        assert module.g() == 1
    with pytest.raises(TooSlow):
        module.f()
    with pytest.raises(StillHanging):
        module.f()
    assert time.monotonic() - started < 20


def test_a_loop_that_swallows_exceptions_is_stopped(pokus):
    module = pokus(SWALLOWS)
    with pytest.raises(TooSlow):
        module.f()


@pytest.mark.parametrize(
    'ending',
    [
        'os._exit(0)',
        'os.kill(os.getpid(), 9)',
        'ctypes.string_at(0)',
        'os.abort()',
        '[os.close(n) for n in range(3, 30)]',
        'os.execv("/bin/true", ["true"])',
    ],
)
def test_a_program_that_ends_itself_has_ended_and_the_rest_goes_on(pokus, ending):
    module = pokus(f'import os, ctypes\ndef f():\n    return {ending}\ndef g():\n    return 1\n')
    with pytest.raises((Ended, TooSlow)):
        module.f()
    assert module.g() == 1


@pytest.mark.parametrize('whom', ['os.getppid()', '1', '-1'])
def test_the_first_process_of_the_sandbox_cannot_be_ended(pokus, whom):
    module = pokus(f'import os\ndef f():\n    os.kill({whom}, 9)\ndef g():\n    return os.getppid()\n')
    with suppress(PermissionError, ProcessLookupError):
        module.f()
    assert module.g() == 1


@pytest.mark.parametrize('ending', ['os._exit(0)', 'sum(range(10**13))', 'ctypes.string_at(0)'])
def test_a_statement_that_ends_the_program_is_found_and_left_out(pokus, ending):
    module = pokus(f'import os, ctypes\nx = 1\n\n{ending}\ndef g():\n    return x\n')
    assert module.g() == 1
    assert program_of(module).problems['pokus'].line == 4
    program_of(module).reset()
    assert module.g() == 1


def test_memory_is_limited(pokus):
    module = pokus('def f():\n    return len("a" * 10**10)\ndef g():\n    return 1\n')
    with pytest.raises(MemoryError):
        module.f()
    assert module.g() == 1


def test_output_is_limited(pokus):
    module = pokus('def f():\n    while True:\n        print("a" * 1000)\ndef g():\n    return 1\n')
    with pytest.raises(TooMuchOutput):
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
