"""With `--no-sandbox` the attacks on points that beat other graders still gain nothing."""

from collections.abc import Iterator

import pytest

from checks.teacher.grading.conftest import KLONDIKE
from checks.teacher.hostile.collection import PROGRAMS, Hostile, base_text
from checks.teacher.hostile.conftest import UNTIL, Grader, warm_grader
from checks.teacher.hostile.test_programs import judge_it
from rozdej.teacher.grading.result import Graded

pytestmark = pytest.mark.whole(reason='hostile programs are mostly waited for')

ATTACKS = {
    'patches_pytest': 'patch the test framework from the submission',
    'patches_unittest': 'patch the other test framework',
    'equals_everything': 'return an object whose == is always true',
    'walks_the_frames': "read the expected value from the caller's frame",
    'walks_the_heap': 'read it from the heap',
    'reports_itself_and_ends': 'write the result file, then end the process',
    'brings_a_conftest': 'conftest.py and pytest.ini beside it',
    'shadows_pytest': 'pytest.py beside it',
    'leaves_threads': 'leave a sleeping thread',
    'leaves_daemons': 'leave processes',
    'floods_with_output': 'print far too much',
    'prints_without_end': 'print without end',
    'never_ends': 'an endless loop in a function',
    'eats_memory': 'too much memory in one process',
    'eats_memory_by_many': 'too much memory in many',
    'ends_at_once': 'end the process',
    'forges_answers': 'answer on every open descriptor',
}
"""The table of the notes line by line, and what only a worker of its own can survive."""


@pytest.fixture(scope='module')
def open_grader(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Grader]:
    """A warm grader of Klondike that shuts nothing in."""
    good = {'klondike': base_text('right').encode()}
    with warm_grader(tmp_path_factory.mktemp('hostile'), KLONDIKE, good, sandboxed=False, until=UNTIL) as made:
        yield made


@pytest.fixture(scope='module')
def bases(open_grader: Grader) -> dict[str, Graded]:
    """How the programs do that hostile ones are put behind."""
    return {'right': open_grader.honest, 'wrong': open_grader.grade({'klondike': base_text('wrong').encode()})}


@pytest.mark.parametrize('hostile', [h for h in PROGRAMS if h.name in ATTACKS], ids=lambda hostile: hostile.name)
def test_the_split_holds_for_points(open_grader: Grader, bases: dict[str, Graded], hostile: Hostile):
    with open_grader.unharmed():
        judge_it(hostile, open_grader.grade(hostile.files), bases[hostile.base])


def test_every_attack_is_there():
    assert set(ATTACKS) <= {hostile.name for hostile in PROGRAMS}
