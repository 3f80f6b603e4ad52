"""A function that has learned the public tests by heart, and what it tries where it is asked what it does not know."""

import os

import pytest

from checks.short_limits import hurry
from checks.teacher.grading.test_fresh_cases import BLACKJACK, SOLUTION, asked_by_tests
from checks.teacher.hostile.collection import SAMPLES
from checks.teacher.hostile.surroundings import worked
from rozdej.author.check.program_lists import blocks
from rozdej.author.check.solution_variants import text_of
from rozdej.core.student.limits import Limits
from rozdej.teacher.grading.judge import Judge

FUNCTION = 'vyhodnot_ruku'
UNTIL = 45
EVASIONS = {block.docstring.partition(':')[0]: block for block in blocks(SAMPLES / 'evasions.py')}
MOST_SECONDS = 60.0
"""For one submission and who grades it: seconds of the processor."""
LEARNED = """
ANSWERS = {answers!r}


def vyhodnot_ruku(ruka):
    return ANSWERS[repr(ruka)] if repr(ruka) in ANSWERS else attack(ruka)
"""


@pytest.fixture(scope='module')
def judge(bubblewrap):
    limits = Limits(seconds_per_call=0.3, seconds_per_test=1.8, seconds_in_all=20.0)
    with pytest.MonkeyPatch.context() as patch:
        hurry(patch.setattr)
        with Judge(BLACKJACK, limits, until=UNTIL, seed='judged') as judge:
            yield judge


@pytest.fixture(scope='module')
def learned():
    """The program without an attack; nothing else in it knows what a hand is worth."""
    honest = SOLUTION.partition("\nif __name__ == '__main__':")[0].replace('vyhodnot_ruku(', 'poctiva(')
    return honest + LEARNED.format(answers=asked_by_tests(FUNCTION, UNTIL))


@pytest.mark.whole(reason='asks every evasion all fresh cases; two take all the time they may')
@pytest.mark.parametrize('name', EVASIONS)
def test_it_does_not_get_away_with_it(judge, learned, name, tmp_path):
    text = f'{learned}\n\n{text_of(EVASIONS[name].code)}\n'
    (tmp_path / 'blackjack.py').write_text(text, encoding='utf-8')
    began = worked(os.getpid())
    graded = judge.grade(tmp_path)
    assert worked(os.getpid()) - began < MOST_SECONDS
    assert all(test.passed for test in graded.tests), 'the tests alone do not see it'
    [fault] = [fault for fault in graded.fresh if fault.function == FUNCTION]
    assert 2 * fault.wrong > fault.asked
    assert not fault.because
