"""Processes of the kit: they are told and heard, and end in time, whatever they do."""

import signal
import sys

import psutil
import pytest

from rozdej.core.student.subprocesses import Child, run
from rozdej.core.student.watchdog import last_words

HOUR = 3600
ECHO = 'import sys; sys.stdout.buffer.write(sys.stdin.buffer.read())'
SLEEP = 'import time; print("ready", flush=True); time.sleep(3600)'
STUBBORN = f'import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); {SLEEP}'
WITH_LAST_WORDS = f'from rozdej.core.system import SYSTEM; deadline = SYSTEM.process_deadline(1); {SLEEP}'

only_posix = pytest.mark.skipif(sys.platform == 'win32', reason='no process can be asked to end there')


@pytest.fixture
def child():
    """`child(code)` is a process that runs this; it is gone at the end."""
    children = []

    def start(code, **options):
        children.append(Child([sys.executable, '-c', code], **options))
        return children[-1]

    yield start
    for one in children:
        one.close()
        assert not psutil.pid_exists(one.pid)


def test_more_than_a_pipe_holds_is_written_and_read(child):
    echo = child('import sys; sys.stdout.buffer.write(sys.stdin.buffer.read(1 << 20)[::-1])')
    echo.write(b'a' + bytes((1 << 20) - 1))
    assert b''.join(echo.parts()) == bytes((1 << 20) - 1) + b'a'
    assert echo.wait(HOUR)
    assert echo.code == 0
    assert not echo.was_late


def test_what_is_written_to_a_process_that_has_ended_is_lost(child):
    gone = child('')
    assert gone.wait(HOUR)
    gone.write(b'x' * (1 << 20))
    assert b''.join(gone.parts()) == b''


def test_who_is_to_end_by_itself_may(child):
    echo = child('import sys; print(sys.stdin.read()); sys.exit(3)', stdout=None)
    echo.close(HOUR)
    assert echo.code == 3


def test_who_does_not_end_by_itself_is_killed(child):
    endless = child(SLEEP)
    assert endless.output.readline().rstrip() == b'ready'
    assert not endless.wait(0)
    assert endless.code is None
    endless.close()
    assert endless.code != 0
    assert endless.output.closed


@only_posix
def test_a_deadline_ends_who_does_not_answer_with_last_words(child):
    endless = child(WITH_LAST_WORDS)
    assert endless.output.readline().rstrip() == b'ready'
    with endless.within(0.05):
        said = b''.join(endless.parts())
    assert endless.was_late
    assert endless.wait(HOUR)
    assert endless.code == -signal.SIGTERM
    assert last_words(said) == ([('<string>', 1)], False)


@only_posix
def test_a_deadline_ends_who_does_not_listen(child):
    stubborn = child(STUBBORN)
    assert stubborn.output.readline().rstrip() == b'ready'
    with stubborn.within(0.05):
        assert b''.join(stubborn.parts()) == b''
    assert stubborn.wait(HOUR)
    assert stubborn.code == -signal.SIGKILL


def test_a_deadline_that_was_met_ends_nobody(child):
    endless = child(SLEEP)
    with endless.within(HOUR):
        assert endless.output.readline().rstrip() == b'ready'
    assert not endless.was_late
    assert endless.code is None


@only_posix
def test_ctrl_c_is_not_for_who_is_apart(child):
    for is_apart in (True, False):
        one = child('import os; print(os.getsid(0) == os.getsid(os.getppid()))', is_apart=is_apart)
        assert b''.join(one.parts()) == (b'False\n' if is_apart else b'True\n')


def test_a_run_says_how_it_went():
    assert run([sys.executable, '-c', ECHO], HOUR, input=b'ano') == (b'ano', b'', 0)
    done = run([sys.executable, '-c', 'import sys; print("e", file=sys.stderr, end=""); sys.exit(3)'], HOUR)
    assert done == (b'', b'e', 3)


def test_a_run_that_takes_too_long_has_no_code():
    assert run([sys.executable, '-c', SLEEP], 0.05).code is None


def test_who_cannot_be_started_is_an_error():
    with pytest.raises(OSError, match='no-such-program'):
        run(['no-such-program'], HOUR)
