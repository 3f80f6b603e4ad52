"""A signal while results are made: none is lost, and none leaves anything half done."""

import signal
from concurrent.futures import Future

import pytest

from checks.teacher.grading.conftest import KLONDIKE, graded, hand_in
from checks.teacher.grading.doubles import make_obedient
from rozdej.core.student.limits import Limits
from rozdej.teacher.grading import fingerprint, worker_pool
from rozdej.teacher.grading.run import first_done, open_workers
from rozdej.teacher.grading.store import ResultStore
from rozdej.teacher.grading.worker_pool import GradingFailed, Task, Work, WorkerProcess


class Told(Exception):
    """What a handler of this test raises."""


def tell(number: int, frame: object) -> None:
    raise Told


@pytest.fixture(params=['SIGINT', 'SIGTERM'])
def number(request):
    """A signal that raises `Told`, as Ctrl+C and the end of a command raise other exceptions."""
    chosen = getattr(signal, request.param)
    before = signal.signal(chosen, tell)
    yield chosen
    assert signal.signal(chosen, before) is tell, 'open workers leave handlers as they were'


@pytest.fixture
def done():
    """A future that is done."""
    made: Future[None] = Future()
    made.set_result(None)
    return made


def test_a_signal_is_heard_where_results_are_waited_for_and_nowhere_else(number):
    steps = []

    def work():
        with open_workers(None, 1):
            signal.raise_signal(number)  # whatever lock is being taken here
            steps.append('went on')
            first_done([Future()])  # which would never end
            steps.append('waited')

    with pytest.raises(Told):
        work()
    assert steps == ['went on']


def test_signals_behind_the_last_result_are_heard_too_and_once(number, done):
    def work():
        with open_workers(None, 1):
            signal.raise_signal(number)
            signal.raise_signal(number)

    with pytest.raises(Told):
        work()
    with open_workers(None, 1):
        assert first_done([done]) == {done}


def test_who_does_not_want_to_hear_of_ctrl_c_goes_on(done):
    """As a command does that a shell has started in the background."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with open_workers(None, 1):
            signal.raise_signal(signal.SIGINT)
            assert first_done([done]) == {done}
    finally:
        signal.signal(signal.SIGINT, before)


class Presses:
    """Ctrl+C comes while Python throws it away, and would drop an exception."""

    def __del__(self):
        signal.raise_signal(signal.SIGINT)


def test_ctrl_c_that_falls_into_a_callback_stops_grading(tmp_path, grade_class, monkeypatch):
    put = ResultStore.put

    def press(*arguments):
        put(*arguments)
        Presses()

    folder, out = hand_in(tmp_path / 'class', {f's{n}/klondike.py': f'# {n}' for n in range(9)}), tmp_path / 'out'
    with monkeypatch.context() as patch:
        patch.setattr(ResultStore, 'put', press)
        code, text = grade_class(folder)
    assert (code, 'goes on from here' in text) == (130, True)
    assert graded(out) < 9
    code, text = grade_class(folder)
    assert code == 0


def test_a_worker_that_is_stopped_while_it_starts_does_not_grade(monkeypatch):
    fingerprints = fingerprint.tests_fingerprint(KLONDIKE), fingerprint.kit_fingerprint()
    work = Work(Task(str(KLONDIKE.root), KLONDIKE.name, *fingerprints, make_obedient, Limits()), {})
    process, start = WorkerProcess(), worker_pool._start

    def stopped_meanwhile(*where):
        process.stop()
        return start(*where)

    monkeypatch.setattr(worker_pool, '_start', stopped_meanwhile)
    try:
        with pytest.raises(GradingFailed):
            process.grade(work)
    finally:
        process.close()
