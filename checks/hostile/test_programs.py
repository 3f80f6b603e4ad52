"""Programs that cheat, hang, crash, eat and spy: none is worth more than its honest part, and nobody else notices."""

import re

import pytest

from checks.hostile.collection import PROGRAMS, Hostile
from checks.hostile.conftest import Grader
from rozdej.feedback.explanations import Verdict
from rozdej.grading.result import Graded

pytestmark = pytest.mark.whole(reason='hostile programs are mostly waited for')

CZECH = re.compile(r'[ěščřžýáíéúůďťň]', re.IGNORECASE)


@pytest.mark.usefixtures('unharmed')
@pytest.mark.parametrize('hostile', PROGRAMS, ids=lambda hostile: hostile.name)
def test_deserves_no_more_than_its_honest_part(hostile: Hostile, grader: Grader, honest: dict[str, Graded]):
    graded = grader.grade(hostile.files)
    judge_it(hostile, graded, honest[hostile.base])


def judge_it(hostile: Hostile, graded: Graded, base: Graded) -> None:
    """Compare a hostile submission's results with those of the program without the attack."""
    assert [test.test for test in graded.tests] == [test.test for test in base.tests]
    hit = [test for test in graded.tests if test.level in hostile.hits]
    assert {test.test for test in graded.tests if test.passed} <= {test.test for test in base.tests if test.passed}
    others = {test.test: test.verdict for test in graded.tests if test.level not in hostile.hits}
    assert others == {test.test: test.verdict for test in base.tests if test.level not in hostile.hits}
    lost = [test for test in hit if not test.passed]
    assert bool(lost) == bool(hit)
    assert {str(test.verdict) for test in lost} <= hostile.verdicts
    failed = [test for test in graded.tests if not test.passed]
    assert all(test.verdict is not Verdict.GRADERS_OWN_ERROR for test in failed)
    told = '\n'.join(line for test in lost or failed for line in test.text)
    assert re.search(hostile.says, '\n'.join((told, *graded.notes))), told[:3000]
    check_feedback(graded)


def check_feedback(graded: Graded) -> None:
    """Every lost test is explained in Czech, on lines that can be printed, and within reason."""
    for test in graded.tests:
        assert bool(test.text) != test.passed, test
        assert test.passed or CZECH.search('\n'.join(test.text))
        assert all(line.isprintable() for line in test.text), test.text
    assert sum(len(line) for test in graded.tests for line in test.text) < 1_000_000
