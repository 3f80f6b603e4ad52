"""The watchdog of places where no thread can be started."""

import re
import signal
import time
from itertools import count

import pytest

from rozdej.core.student.failures import TooSlow
from rozdej.core.student.watchdog import TICK, ThreadlessWatchdog


@pytest.fixture
def watchdog(monkeypatch):
    """One to which signals come as in a browser."""
    monkeypatch.setattr(ThreadlessWatchdog, 'TICKING', signal.SIGALRM)
    before = signal.getsignal(signal.SIGALRM)
    made = ThreadlessWatchdog()
    signal.setitimer(signal.ITIMER_REAL, TICK, TICK)
    yield made
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)


def plain():
    while True:
        pass


def generator():
    return sum(number for number in count())


def calls():
    return all(map(lambda number: True, count()))


def swallowing():
    while True:
        try:
            while True:
                pass
        except:  # noqa: E722
            pass


def expression():
    return re.match('(a*)*b', 'a' * 100)


@pytest.mark.parametrize('loop', [plain, generator, calls, swallowing, expression])
def test_an_endless_loop_is_ended_and_its_line_known(watchdog, loop):
    with pytest.raises(TooSlow) as stopped:
        watchdog.run(0.05, loop)
    line = next(line for file, line in stopped.value.places if file == __file__)
    assert loop.__code__.co_firstlineno <= line <= loop.__code__.co_firstlineno + 6


def test_what_ends_in_time_is_left_alone(watchdog):
    assert watchdog.run(5.0, sum, [1, 2]) == 3
    assert watchdog.run(5.0, lambda: sum(number for number in range(10_000))) == 49_995_000
    began = time.process_time()
    while time.process_time() - began < 0.1:  # nobody watches between calls
        pass
    assert watchdog.run(0.05, lambda: 5) == 5


def test_python_looks_for_signals_as_long_as_somebody_waits_for_one(watchdog):
    seen = []

    def around():
        watchdog.run(9, lambda: None)
        seen.append(watchdog._is_listening.value)

    watchdog.run(9, around)
    assert (*seen, watchdog._is_listening.value) == (1, 0)
