"""The guard: what it stops, and that it leaves everything as it was."""

import builtins
import codecs
import gc
import inspect
import io
import os
import signal
import sys
import threading
import time
import weakref
from functools import partial

import pytest

from checks.running import ROOT, Run, run
from rozdej.core.student import limits, watchdog
from rozdej.core.student.failures import AskedForInput, IdleTimeout, TooMuchOutput, TooSlow
from rozdej.core.student.guard import Guard, Keyboard, Recording
from rozdej.core.student.watchdog import WATCHDOG
from rozdej.core.system import SYSTEM

LIMIT = 0.25
"""Seconds for a call."""

SHORT = 0.05
"""Seconds for one that has to be stopped."""


@pytest.fixture
def guard():
    return Guard(time_limit=LIMIT, output_limit=1000)


def loop():
    while True:
        pass


def long_loop():
    """For where nothing else ends the test if nobody stops it."""
    for _ in range(10**9):
        pass


def stubborn_loop():
    while True:
        try:
            while True:
                pass
        except:  # noqa: E722 - what students write
            continue


def twice_stubborn_loop():
    while True:
        try:
            try:
                while True:
                    pass
            except:  # noqa: E722
                pass
        except:  # noqa: E722
            continue


def loop_of_stubborn_calls():
    def once():
        try:
            while True:
                pass
        except BaseException:
            return 1

    while True:
        once()


def wait():
    time.sleep(1000)


def wait_in_parts():
    """For systems that cannot interrupt a wait."""
    for _ in range(10):
        time.sleep(0.25)


def test_returns_what_the_function_returns(guard):
    assert guard.run(lambda a, b: a + b, 1, b=2) == 3


def test_lets_exceptions_through(guard):
    with pytest.raises(ZeroDivisionError):
        guard.run(lambda: 1 / 0)


@pytest.mark.parametrize('function', [loop, stubborn_loop, twice_stubborn_loop, loop_of_stubborn_calls])
def test_stops_a_loop(guard, function):
    with pytest.raises(TooSlow) as stopped:
        guard.run(function, seconds=SHORT)
    assert stopped.value.limit == SHORT
    assert sys.gettrace() is None
    assert guard.run(lambda: 1) == 1


@pytest.fixture
def short_waits(monkeypatch):
    """No wait has longer than three times the limit."""
    monkeypatch.setattr(limits, 'SHORTEST_WAITING_SECONDS', 0.0)


def test_what_the_watchdog_works_is_not_counted(monkeypatch):
    """On a slow computer it takes more of the processor than an idle call may."""
    look = watchdog.Clock.is_up

    def look_slowly(clock):
        until = time.thread_time() + 0.001
        while time.thread_time() < until:
            pass
        return look.fget(clock)

    monkeypatch.setattr(limits, 'SHORTEST_WAITING_SECONDS', 0.5)
    monkeypatch.setattr(watchdog.Clock, 'is_up', property(look_slowly))
    with pytest.raises(IdleTimeout):
        Guard(0.1).run(wait_in_parts)


def test_what_another_thread_of_ours_works_is_not_counted(monkeypatch):
    """As that of a server does, which serves others meanwhile."""
    is_over = threading.Event()

    def serve():
        while not is_over.wait(0.02):
            until = time.thread_time() + 0.001
            while time.thread_time() < until:
                pass
            SYSTEM.leave_out_thread()

    monkeypatch.setattr(limits, 'SHORTEST_WAITING_SECONDS', 0.5)
    server = threading.Thread(target=serve)
    server.start()
    try:
        with pytest.raises(IdleTimeout):
            Guard(0.1).run(wait_in_parts)
    finally:
        is_over.set()
        server.join()


@pytest.mark.skipif(not hasattr(os, 'fork'), reason='this system does not fork')
def test_a_copy_of_the_process_counts_its_own_work():
    SYSTEM.leave_out_thread()
    child = os.fork()
    if not child:
        os._exit(SYSTEM.worked_seconds() < 0)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


@pytest.mark.skipif(not hasattr(signal, 'pthread_kill'), reason='this system cannot interrupt a wait')
@pytest.mark.usefixtures('short_waits')
def test_stops_a_wait_and_does_not_take_it_for_a_loop(guard):
    began = time.monotonic()
    with pytest.raises(IdleTimeout) as stopped:
        guard.run(wait, seconds=SHORT)
    assert stopped.value.limit == limits.waiting_limit(SHORT)
    assert time.monotonic() - began >= limits.waiting_limit(SHORT)
    assert (__file__, wait.__code__.co_firstlineno + 1) in stopped.value.places


class Times:
    """Seconds that have passed, and that this process has worked: as many as a test says."""

    def __init__(self):
        self.worked = self.passed = 0.0

    def go_on(self, worked: float, passed: float) -> bool:
        """Whether the time of the call that asks is up so much later."""
        self.worked += worked
        self.passed += passed
        return WATCHDOG._clock.is_up


@pytest.fixture
def times(monkeypatch):
    """What the watchdog's clocks show: no machine is too busy or too slow for this."""
    shown = Times()
    monkeypatch.setattr(SYSTEM, 'worked_seconds', lambda: shown.worked)
    monkeypatch.setattr(watchdog, 'monotonic', lambda: shown.passed)
    return shown


def test_time_that_the_processor_gave_to_others_does_not_count(guard, times):
    """A machine that gives this process one second of six."""

    def works_long():
        assert not times.go_on(0.75 * LIMIT, 4.5 * LIMIT + limits.SHORTEST_WAITING_SECONDS)
        return 'done'

    def works_too_long():
        assert times.go_on(LIMIT, 6 * LIMIT)
        long_loop()

    assert guard.run(works_long) == 'done'
    with pytest.raises(TooSlow) as stopped:
        guard.run(works_too_long)
    assert (type(stopped.value), stopped.value.limit) == (TooSlow, LIMIT)


def test_who_cannot_wait_has_a_limit_by_the_clock(guard, times):
    guard.at_most_times = 3

    def waits_long():
        assert times.go_on(0.0, 3 * LIMIT)
        long_loop()

    with pytest.raises(IdleTimeout) as stopped:
        guard.run(waits_long)
    assert stopped.value.limit == 3 * LIMIT < limits.waiting_limit(LIMIT)


@pytest.mark.usefixtures('short_waits')
def test_work_of_ours_that_a_call_waits_for_does_not_count(guard, times):
    def asks_us():
        for _ in range(4):
            assert not times.go_on(0.0, 2 * LIMIT)
            WATCHDOG.restart_wait()
        return 'done'

    assert guard.run(asks_us) == 'done'


FIRST_ELSEWHERE = """
import threading, time
from rozdej.core.student import limits
from rozdej.core.student.failures import IdleTimeout
from rozdej.core.student.watchdog import WATCHDOG
limits.SHORTEST_WAITING_SECONDS = 0.3
first = threading.Thread(target=WATCHDOG.run, args=(60, int))
first.start()
first.join()
started = time.monotonic()
try:
    WATCHDOG.run(0.1, time.sleep, 800)
except IdleTimeout:
    print('stopped' if time.monotonic() - started < 800 else 'waited to the end')
"""


@pytest.mark.whole(reason='starts a process')
@pytest.mark.skipif(not hasattr(signal, 'pthread_kill'), reason='this system cannot interrupt a wait')
def test_stops_a_wait_also_when_another_thread_was_guarded_first():
    assert run(sys.executable, '-c', FIRST_ELSEWHERE).lines == ['stopped']


def test_outside_of_calls_there_is_a_limit_too_and_the_calls_inside_stay_whole(guard):
    """It is never the guard's own work that is interrupted: its output stays put back."""
    before = sys.stdout

    def calls_for_ever():
        while True:
            guard.run(lambda: 1)

    with pytest.raises(TooSlow) as stopped:
        WATCHDOG.run(SHORT, calls_for_ever, outside=True)
    assert stopped.value.outside
    assert stopped.value.limit == SHORT
    assert __file__ in [file for file, _ in stopped.value.places]
    assert sys.stdout is before
    assert not guard.active


def test_time_in_calls_does_not_count_outside_of_them(guard, times):
    def calls():
        for _ in range(3):
            assert not guard.run(times.go_on, 0.75 * LIMIT, 0.75 * LIMIT)
        assert not times.go_on(0.75 * LIMIT, 0.75 * LIMIT)
        assert times.go_on(0.25 * LIMIT, 0.25 * LIMIT)
        long_loop()

    with pytest.raises(TooSlow):
        WATCHDOG.run(LIMIT, calls, outside=True)


def test_slow_call_inside_is_told_from_a_slow_outside(guard):
    with pytest.raises(TooSlow) as stopped:
        WATCHDOG.run(5, partial(guard.run, loop, seconds=SHORT), outside=True)
    assert not stopped.value.outside
    assert stopped.value.limit == SHORT


def test_a_call_after_a_stopped_one_is_not_hit(guard):
    for _ in range(3):
        with pytest.raises(TooSlow):
            guard.run(loop, seconds=SHORT)
        deadline = time.monotonic() + 5 * watchdog.TICK
        while time.monotonic() < deadline:
            assert guard.run(lambda: 1) == 1


def test_a_second_exception_on_the_way_out_does_not_hide_the_line(guard, monkeypatch):
    """It arrives at the next tick, and a busy machine may have left the loop by then, but not the call."""
    switch_off, late = watchdog.RAISING.switch_off, [TooSlow()]

    def arrive(tracing):
        if late:
            raise late.pop()
        switch_off(tracing)

    monkeypatch.setattr(watchdog.RAISING, 'switch_off', arrive)
    with pytest.raises(TooSlow) as stopped:
        guard.run(loop, seconds=SHORT)
    assert stopped.value.limit == SHORT
    assert 'loop' in [entry.name for entry in stopped.traceback]


def test_time_between_calls_does_not_count(guard, times):
    assert not guard.run(times.go_on, 0.0, 0.0)
    times.worked = times.passed = 100.0
    assert not guard.run(times.go_on, 0.0, 0.0)


def test_a_call_inside_a_call_has_its_own_limit_and_the_outer_one_goes_on(guard):
    def outer():
        with pytest.raises(TooSlow):
            guard.run(loop, seconds=0.02)
        return 'still here'

    assert Guard(time_limit=5).run(outer) == 'still here'


def test_remembers_and_passes_on_what_is_printed(guard, capsys):
    guard.run(print, 'ahoj')
    assert guard.printed == 'ahoj\n'
    assert capsys.readouterr().out == 'ahoj\n'


def test_without_echo_only_remembers(guard, capsys):
    guard.run(print, 'ahoj', echo=False)
    assert guard.printed == 'ahoj\n'
    assert capsys.readouterr().out == ''


def test_stops_too_much_output(guard):
    with pytest.raises(TooMuchOutput):
        guard.run(print, 'x' * 2000)


def test_puts_back_what_the_function_replaced(guard):
    def vandal():
        sys.stdout = io.StringIO()
        builtins.input = builtins.print = None
        sys.setrecursionlimit(5000)

    before = sys.stdout, builtins.input, builtins.print, sys.getrecursionlimit()
    guard.run(vandal)
    assert (sys.stdout, builtins.input, builtins.print, sys.getrecursionlimit()) == before
    assert not guard.active


@pytest.mark.parametrize(
    'stream',
    [
        lambda: io.TextIOWrapper(sys.stdout.buffer, encoding='utf-8'),
        lambda: io.TextIOWrapper(sys.stdout.detach(), 'utf-8', line_buffering=True),
        lambda: codecs.getwriter('utf-8')(sys.stdout.buffer),
    ],
)
def test_output_that_the_function_wraps_to_write_utf_8_is_recorded(guard, stream):
    def wrap_and_print():
        sys.stdout = stream()
        print('žluťoučký')
        print('kůň', end='')

    guard.run(wrap_and_print, echo=False)
    assert guard.printed == 'žluťoučký\nkůň'


def test_what_is_left_in_a_wrapped_output_counts(guard):
    def wrap_and_print():
        sys.stdout = io.TextIOWrapper(sys.stdout.buffer, encoding='utf-8')
        print('x' * 10_000, end='')

    with pytest.raises(TooMuchOutput):
        guard.run(wrap_and_print, echo=False)


def test_deep_recursion_that_the_file_asked_for_is_still_allowed_in_its_functions(guard):
    """`sys.setrecursionlimit` at the top of a file is for its functions, which are called by others later."""

    def deep(left: int) -> int:
        return 1 + deep(left - 1) if left else 0

    before = sys.getrecursionlimit()
    guard.run(sys.setrecursionlimit, 3 * before)
    assert guard.run(deep, 2 * before) == 2 * before
    assert sys.getrecursionlimit() == before
    guard.run(sys.setrecursionlimit, 100 + before // 2)  # what would harm others is for the one call only
    guard.run(deep, before // 2 + 200)
    guard.deepest = 0
    with pytest.raises(RecursionError):
        guard.run(deep, 2 * before)


def test_keyboard_gives_the_lines_and_then_refuses(capsys):
    keyboard = Keyboard()
    original = builtins.input
    with keyboard.plugged_in():
        keyboard.prepare(['UV', 'AB'])
        assert input('Tah? ') == 'UV'
        assert input() == 'AB'
        with pytest.raises(AskedForInput) as refused:
            input('Ještě? ')
    assert refused.value.prepared == 2
    assert capsys.readouterr().out == 'Tah? '
    assert builtins.input is original


def test_keyboard_is_standard_input_too():
    keyboard, original = Keyboard(), sys.stdin
    with keyboard.plugged_in():
        keyboard.prepare(['UV', 'AB', 'CD'])
        assert sys.stdin.readline() == 'UV\n'
        assert list(sys.stdin) == ['AB\n', 'CD\n']
        assert sys.stdin.read() == ''
        with pytest.raises(AskedForInput):
            sys.stdin.readline()
    assert sys.stdin is original


@pytest.mark.skipif(not hasattr(os, 'fork'), reason='this system does not fork')
def test_watches_in_a_forked_process_too(guard):
    guard.run(lambda: 1)
    child = os.fork()
    if child == 0:
        try:
            guard.run(loop, seconds=SHORT)
        except TooSlow:
            os._exit(7)
        os._exit(1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7


@pytest.fixture
def no_garbage():
    """What dies meanwhile dies as nobody has it any more; what others have left is not looked for."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures('no_garbage')
def test_recording_can_die_after_what_it_recorded_for(guard, monkeypatch):
    """Python 3.13 reports a stream that cannot be flushed when it dies."""
    unraisable, target, recordings = [], io.StringIO(), []
    monkeypatch.setattr(sys, 'unraisablehook', unraisable.append)
    with monkeypatch.context() as patch:
        patch.setattr(sys, 'stdout', target)
        guard.run(lambda: recordings.append(sys.stdout))
    assert type(recordings[0]) is Recording
    target.close()
    died = weakref.ref(recordings.pop())
    assert died() is None
    assert unraisable == []


@pytest.mark.usefixtures('no_garbage')
def test_recording_that_is_over_dies_without_running_code(monkeypatch):
    flushed = []
    monkeypatch.setattr(Recording, 'flush', lambda self: flushed.append(self))
    recording = Recording(None, 10)
    recording.let_go()
    flushed.clear()
    died = weakref.ref(recording)
    del recording
    assert died() is None
    assert not flushed


def test_code_of_the_kit_is_known_on_a_path_that_is_not_the_resolved_one():
    code = """if True:
        import sys
        sys.path.insert(0, sys.argv[1])
        from rozdej.core.student import watchdog
        assert watchdog.place_of.__code__.co_filename.startswith(watchdog.kit_folders)
    """
    assert run(sys.executable, '-P', '-c', code, ROOT / 'checks' / os.pardir) == Run('', 0)


def test_abilities_of_the_platform_are_code_of_the_kit_which_nothing_interrupts():
    assert all(inspect.getfile(kind).startswith(watchdog.kit_folders) for kind in type(SYSTEM).__mro__[:-1])
