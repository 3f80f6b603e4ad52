"""In grading: the verdict on each way to fail, with the words that a student would see, and that the rest counts."""

import pytest

from checks.short_limits import hurry
from checks.teacher.grading.conftest import KLONDIKE
from checks.ways_to_fail import DEFINITIONS, ENDLESS, FILES, FUNCTIONS, INTERRUPTS, MISSING, PROCESS
from rozdej.core.student.limits import Limits
from rozdej.teacher.grading.judge import Judge


@pytest.fixture(scope='module')
def judge(bubblewrap):
    """A warm judge for the first functions of Klondike."""
    with pytest.MonkeyPatch.context() as patch:
        hurry(patch.setattr)
        with Judge(KLONDIKE, Limits(seconds_per_call=0.3), until=22) as warm:
            yield warm


@pytest.mark.parametrize(
    'ways',
    [
        (*FUNCTIONS, *INTERRUPTS, *DEFINITIONS, *MISSING),
        FILES,
        pytest.param((*ENDLESS, *PROCESS), marks=pytest.mark.whole(reason='waits for the limits of many calls')),
    ],
    ids=['at once', 'files', 'endless'],
)
def test_each_way_has_its_verdict_and_says_so(ways, judge, submission, subtests):
    for way in ways:
        with subtests.test(way.what):
            graded = judge.grade(submission(way.code_for('popis_balicku'), on='solution'))
            failed = [test for test in graded.tests if not test.passed]
            assert {test.verdict for test in failed} == {way.verdict}
            assert {test.level // 10 for test in failed} <= ({0} if way in FILES else {1, 2, 3})
            told = '\n'.join(failed[0].text)
            assert way.unsaid(told, 'popis_balicku', 'klondike.py') == [], told
            assert graded.tests[-1].passed
            assert not graded.doubtful
