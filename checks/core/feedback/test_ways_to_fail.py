"""In the terminal: what level tests say of each way to fail, and its verdict. Also whether the table is complete."""

import signal
from collections.abc import Iterator

import pytest

from checks.explanations import MOST_LINES
from checks.running import ROOT
from checks.short_limits import HASTY
from checks.ways_to_fail import DEFINITIONS, ENDLESS, FILES, FUNCTIONS, INTERRUPTS, MISSING, PROCESS
from rozdej.author.check.program_runner import close_tests
from rozdej.core.exercises import Exercise
from rozdej.core.feedback.explanations import EXPLANATIONS
from rozdej.core.student import limits
from rozdej.core.student.guard import Guard
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.program import LocalProgram
from rozdej.core.testing.pytest_session import CollectedTests

KLONDIKE = Exercise('klondike', ROOT)
CALL_SECONDS = 0.15


@pytest.fixture(scope='module')
def tests() -> Iterator[CollectedTests]:
    """The tests of the first functions of Klondike."""
    close_tests()
    with CollectedTests(KLONDIKE, until=12) as collected:
        yield collected


def test_level_tests_say_what_happened(tests, submission, subtests, monkeypatch):
    monkeypatch.setattr(limits, 'SHORTEST_WAITING_SECONDS', HASTY['SHORTEST_WAITING_SECONDS'])
    for way in (*FUNCTIONS, *INTERRUPTS, *ENDLESS, *DEFINITIONS, *MISSING, *FILES):
        with subtests.test(way.what):
            folder = submission(way.code_for('popis_balicku'), on='solution')
            program = LocalProgram(Implementation(KLONDIKE, folder), Guard(CALL_SECONDS))
            failed, *others = [done.outcome for done in tests.run(program) if not done.outcome.passed]
            told = '\n'.join(failed.text)
            assert (failed.kind, failed.verdict) == (way.kind, way.verdict)
            assert (failed.level == 1) is (way in FILES)
            assert bool(others) is (way not in FILES or way.kind == 'syntax')
            assert way.unsaid(told, 'popis_balicku', 'klondike.py') == [], told
            assert 'klondike.py, řádek' in told or not way.line
            assert 'Traceback' not in told
            assert len(failed.text) <= MOST_LINES


def test_each_kind_of_failure_is_in_the_table():
    kinds = {way.kind for way in (*FUNCTIONS, *INTERRUPTS, *ENDLESS, *PROCESS, *DEFINITIONS, *MISSING, *FILES)}
    elsewhere = {'missing_file', 'hidden_module', 'memory', 'script', 'printed'}
    elsewhere |= set() if hasattr(signal, 'pthread_kill') else {'waiting'}
    assert {entry.kind for entry in EXPLANATIONS} - elsewhere <= kinds
