"""Files that attack when they are run as a script: nothing but the level that runs them is lost, and nobody notices."""

import re
from collections.abc import Iterator

import pytest

from checks.teacher.grading.conftest import EXERCISES
from checks.teacher.hostile.collection import BLACKJACK_PLAYED, SCRIPTS, HostileScript
from checks.teacher.hostile.conftest import Grader, warm_grader
from checks.teacher.hostile.test_programs import check_feedback
from rozdej.core.feedback.explanations import Verdict
from rozdej.core.student import program
from rozdej.teacher.grading.judge import Judge

pytestmark = pytest.mark.whole(reason='hostile programs are mostly waited for')

TEST = 'test_150_hraj.py::test_program_jde_spustit'
GOOD = {'blackjack': BLACKJACK_PLAYED.encode()}
[EXERCISE] = [exercise for exercise in EXERCISES if exercise.name == 'blackjack']


SECONDS = 0.5
"""For a script, in place of five. One that waits is waited for three times as long, and then tried again."""


FEW = 8


class ShortJudge(Judge):
    """One that leaves out a thousand games: they say nothing of scripts, and take longer than all other tests.

    It has a process of its own, in which scripts have less time.
    """

    def __enter__(self) -> Judge:
        super().__enter__()
        program.SCRIPT_SECONDS = SECONDS
        self._collected.items = [item for item in self._collected.items if item.name != 'test_tisic_rozdani']
        return self


@pytest.fixture(scope='module')
def shut_in(bubblewrap: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Grader]:
    """A warm grader of Blackjack."""
    with warm_grader(tmp_path_factory.mktemp('hostile'), EXERCISE, GOOD, judge=ShortJudge) as made:
        yield made


@pytest.fixture(scope='module')
def not_shut_in(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Grader]:
    """A warm grader of Blackjack without a sandbox."""
    with warm_grader(tmp_path_factory.mktemp('hostile'), EXERCISE, GOOD, sandboxed=False, judge=ShortJudge) as made:
        yield made


@pytest.mark.parametrize('script', SCRIPTS, ids=lambda script: script.name)
def test_only_the_level_that_runs_it_is_lost(shut_in: Grader, script: HostileScript):
    judge_it(shut_in, script)


def test_the_same_without_a_sandbox(not_shut_in: Grader, draw, subtests):
    """Some of them, others each day."""
    for script in draw([script for script in SCRIPTS if not script.needs_walls], most=FEW):
        with subtests.test(script.name):
            judge_it(not_shut_in, script)


def judge_it(grader: Grader, script: HostileScript) -> None:
    """Grade it, and compare with the program that just plays."""
    with grader.unharmed():
        graded = grader.grade(script.files)
    assert all(test.passed for test in grader.honest.tests)
    [mine] = [test for test in graded.tests if test.test == TEST]
    others = {test.test: test.verdict for test in graded.tests if test is not mine}
    assert others == {test.test: Verdict.PASSED for test in grader.honest.tests if test.test != TEST}
    assert str(mine.verdict) in script.verdicts, mine
    assert re.search(script.says, '\n'.join(mine.text)), mine
    assert 'root:' not in '\n'.join(mine.text)
    check_feedback(graded)
