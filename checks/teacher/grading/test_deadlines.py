"""A submission that hangs costs at most three deadlines: counted in the limits given in vain, not in seconds."""

import pytest

from checks.short_limits import hurry
from checks.teacher.grading.conftest import KLONDIKE
from rozdej.core.feedback.explanations import Verdict
from rozdej.core.student import program
from rozdej.core.student.failures import ScriptFailed, TooSlow
from rozdej.core.student.limits import Limits
from rozdej.teacher.grading.judge import Judge
from rozdej.teacher.isolation.remote import RemoteProgram
from rozdej.teacher.isolation.time_budget import MOST_LIMITS, SHORTEST, SHORTEST_RETRY
from rozdej.teacher.isolation.worker_client import WorkerClient

pytestmark = pytest.mark.whole(reason='waits for deadlines')

DEADLINE = 0.3
SCRIPT_SECONDS = 1.0
GAME = 'import sys\nif sys.argv[0].endswith("hra.py"):\n    while True:\n        pass\n'
ENDLESS = '\n\ndef {}(*values):\n    while True:\n        pass\n'
NAMES = 'popis_balicku', 'vytvor_balicek', 'popis_seznam_karet', 'rozdej_sloupecky', 'vypis_sloupecky', 'presun_kartu'


@pytest.fixture(scope='module')
def judge(bubblewrap):
    """A warm judge for all levels of Klondike."""
    with pytest.MonkeyPatch.context() as patch:
        hurry(patch.setattr)
        patch.setattr(program, 'SCRIPT_SECONDS', SCRIPT_SECONDS)
        with Judge(KLONDIKE, Limits(seconds_per_call=DEADLINE)) as warm:
            yield warm


@pytest.fixture
def given(monkeypatch):
    """The limits, in seconds, that calls and scripts had which did not end within them."""
    limits = []
    ask, run = WorkerClient._ask, RemoteProgram._output_of

    def noted(self, *question):
        try:
            return ask(self, *question)
        except TooSlow:
            limits.append(question[-1])
            raise

    def noted_run(self, script, seconds):
        try:
            return run(self, script, seconds)
        except ScriptFailed as failure:
            if isinstance(failure.cause, TooSlow):
                limits.append(failure.cause.limit)
            raise

    monkeypatch.setattr(WorkerClient, '_ask', noted)
    monkeypatch.setattr(RemoteProgram, '_output_of', noted_run)
    return limits


@pytest.mark.parametrize('names', [NAMES[:1], NAMES], ids=['one function', 'six functions'])
def test_endless_functions_cost_three_deadlines(judge, given, submission, names):
    graded = judge.grade(submission(''.join(map(ENDLESS.format, names)), on='solution'))
    assert given.count(DEADLINE) <= 2
    assert sum(given) <= MOST_LIMITS * DEADLINE + len(names) * SHORTEST + SHORTEST_RETRY
    slow = {test.level for test in graded.tests if test.verdict is Verdict.TOO_SLOW}
    assert len(slow) >= len(names)
    assert any(test.passed for test in graded.tests if test.level > min(slow))


def test_an_endless_game_costs_its_own_limit_and_less_than_that_again(judge, given, submission):
    graded = judge.grade(submission(GAME, on='solution'))
    slow = [test for test in graded.tests if test.verdict is Verdict.TOO_SLOW]
    assert slow
    assert all(test.passed for test in graded.tests if test.level < slow[0].level)
    assert given[0] == SCRIPT_SECONDS
    assert sum(given[1:]) <= MOST_LIMITS * DEADLINE
