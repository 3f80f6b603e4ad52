"""The watchdog of places where no thread can be started; Python has what it needs since 3.12."""

import sys
import time
from itertools import count

import pytest

from rozdej.student.failures import TooSlow
from rozdej.student.watchdog import ThreadlessWatchdog


@pytest.fixture
def watchdog():
    yield ThreadlessWatchdog()
    sys.monitoring.set_events(ThreadlessWatchdog.TOOL, 0)
    sys.monitoring.free_tool_id(ThreadlessWatchdog.TOOL)


def plain():
    while True:
        pass


def generator():
    return sum(number for number in count())


def calls():
    return all(map(lambda number: True, count()))


@pytest.mark.parametrize('loop', [plain, generator, calls])
def test_an_endless_loop_is_ended_and_its_line_known(watchdog, loop):
    with pytest.raises(TooSlow) as stopped:
        watchdog.run(0.2, loop)
    file, line = stopped.value.places[0]
    assert file == __file__
    assert loop.__code__.co_firstlineno <= line <= loop.__code__.co_firstlineno + 2


def test_what_ends_in_time_is_left_alone(watchdog):
    assert watchdog.run(5.0, sum, [1, 2]) == 3
    assert watchdog.run(5.0, lambda: sum(number for number in range(10_000))) == 49_995_000
    began = time.process_time()
    while time.process_time() - began < 0.1:  # nobody watches between calls
        pass
    assert watchdog.run(0.05, lambda: 5) == 5
