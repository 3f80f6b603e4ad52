"""What a program could leave behind for an accomplice whose program is graded next: it finds nothing of it.

Each block of `traces.py` says what it leaves, and can `leave` it and `find` it; in the same process it does (where not
even that works, it says `refused`).
"""

from contextlib import contextmanager
from pathlib import Path

import pytest

from checks.teacher.grading.conftest import KLONDIKE, hand_in
from checks.teacher.hostile.collection import SAMPLES, base_text
from rozdej.author.check.program_lists import blocks
from rozdej.author.check.solution_variants import text_of
from rozdej.core.student.limits import Limits
from rozdej.teacher.grading.judge import Judge
from rozdej.teacher.grading.result import Graded

UNTIL, FEW = 12, 16
TRACES = {block.docstring.partition(':')[0]: block for block in blocks(SAMPLES / 'traces.py')}
LEAVES = """

leave()
if not find():
    popis_balicku = vytvor_balicek = None
"""
FINDS = """

if find():
    exec({right!r})
"""


@contextmanager
def judging(sandboxed: bool, folder: Path):
    """A judge, and what a program passes that is all wrong, before there are any traces."""
    with Judge(KLONDIKE, Limits(seconds_per_call=1.0), sandboxed, UNTIL) as judge:
        yield judge, grade(judge, folder, base_text('wrong'))


@pytest.fixture(scope='module')
def judge(tmp_path_factory):
    """One with a warm worker that serves one submission after another."""
    with judging(True, tmp_path_factory.mktemp('wrong')) as made:
        yield made


@pytest.fixture(scope='module')
def open_judge(tmp_path_factory):
    """One whose workers are not in sandboxes."""
    with judging(False, tmp_path_factory.mktemp('wrong')) as made:
        yield made


def passed(graded: Graded) -> set[str]:
    return {test.test for test in graded.tests if test.passed}


def grade(judge: Judge, folder: Path, text: str) -> set[str]:
    return passed(judge.grade(hand_in(folder, {'klondike.py': text})))


def find_accomplice(made: tuple[Judge, set[str]], name: str, folder: Path) -> bool:
    """Whether the first program finds what it has left itself; fails the test if another one finds it."""
    judge, passed_by_wrong = made
    code = text_of(TRACES[name].code)
    right, wrong = base_text('right'), base_text('wrong')
    first = grade(judge, folder / 'first', f'{right}\n\n{code}{LEAVES}')
    second = grade(judge, folder / 'second', f'{wrong}\n\n{code}{FINDS.format(right=right)}')
    assert second == passed_by_wrong, 'the accomplice has found it'
    return first == {test for test, _ in judge.tests.values()}


@pytest.mark.whole(reason='a program looks through the whole worker for each kind of trace')
@pytest.mark.parametrize('name', TRACES)
def test_the_next_one_finds_nothing(judge, name, tmp_path):
    finds_itself = find_accomplice(judge, name, tmp_path)
    assert finds_itself != ('refused' in TRACES[name].docstring)


@pytest.mark.whole(reason='a process is started for each submission')
def test_the_next_one_finds_nothing_without_a_sandbox(open_judge, tmp_path, draw, subtests):
    """Some of them, others each day: there each submission has a process of its own."""
    for name in draw(TRACES, most=FEW):
        with subtests.test(name):
            find_accomplice(open_judge, name, tmp_path / name)
