"""A class with hostile and broken submissions in one run of `rozdej grade`: everybody has a row, and the right one."""

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from checks.processes import children_of
from checks.teacher.grading.conftest import EXERCISES, options_of, table
from checks.teacher.hostile.handed import make_class
from checks.teacher.hostile.handed.submission import GOOD, HANDED_IN
from checks.teacher.hostile.surroundings import commands_below, files_in, kit_files, settled_commands
from rozdej.teacher.grading.command import grade

pytestmark = pytest.mark.whole(reason='hostile programs are mostly waited for')

LEVEL = 12


@dataclass
class Run:
    """What came of a class: rows by the short name of the submission, and the files with feedback."""

    code: int
    rows: list[dict[str, str]]
    told: dict[str, str]

    def row(self, name: str) -> dict[str, str]:
        """The one row of a student."""
        exactly = [row for row in self.rows if row['name'] == name]
        [found] = exactly or [row for row in self.rows if name in row['name']]
        return found

    def feedback(self, name: str) -> str:
        """What the student is told."""
        [found] = [self.told[name]] if name in self.told else [self.told[file] for file in self.told if name in file]
        return found


def graded(submissions: Path, out: Path) -> Run:
    """One run of the command."""
    words = [str(submissions), '--out', str(out), '--jobs', '2', '--level', str(LEVEL), '--exercise', 'klondike']
    code = grade(options_of(words), EXERCISES)
    told = {path.stem: path.read_text(encoding='utf-8') for path in (out / 'feedback').iterdir()}
    return Run(code, table(out / 'grades.csv'), told)


@dataclass
class Both:
    """The class with and without its hostile part, and what was around before and after."""

    hostile: Run
    honest: Run
    before: tuple
    after: tuple


@pytest.fixture
def both(bubblewrap: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Both]:
    """Both runs, in a temporary folder and a home of their own."""
    folder = tmp_path_factory.mktemp('handed-in')
    for name in ('tmp', 'home'):
        (folder / name).mkdir()
    folder.chmod(0o711)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr('tempfile.tempdir', str(folder / 'tmp'))
        patch.setenv('HOME', str(folder / 'home'))
        make_class(folder / 'class')
        honest = graded(make_class(folder / 'honest', hostile=False), folder / 'out-honest')

        def look() -> tuple:
            return kit_files(), *(files_in(folder / name) for name in ('tmp', 'home', 'class'))

        others = children_of(os.getpid())
        processes, before = commands_below(os.getpid(), others), look()
        hostile = graded(folder / 'class', folder / 'out')
        yield Both(
            hostile,
            honest,
            (*before, processes),
            (*look(), settled_commands(os.getpid(), processes, besides=others)),
        )


def test_everybody_gets_what_is_deserved_and_others_do_not_notice(both, subtests):
    """One test, as grading such a class takes minutes: otherwise each process that runs tests would grade its own."""
    for name in HANDED_IN:
        with subtests.test(name):
            is_deserved(both, name)
    for student in GOOD:
        with subtests.test(student):
            assert both.hostile.row(student) == both.honest.row(student)
            assert both.hostile.feedback(student) == both.honest.feedback(student)
    with subtests.test('all are there and nobody twice'):
        assert len(both.hostile.rows) == len(HANDED_IN) + len(GOOD)
        assert both.hostile.code == both.honest.code == 0
    with subtests.test('nothing around has changed'):
        assert both.after == both.before
    with subtests.test('no row can be mistaken for a formula or begins another'):
        for row in both.hostile.rows:
            for cell in (row['name'], row['identifier'], row['klondike verdict']):
                assert not cell.startswith(('=', '+', '-', '@', '\t'))
                assert cell.isprintable()


def is_deserved(both: Both, name: str) -> None:
    """Whether a submission has the right row, and is told why."""
    expected, row = HANDED_IN[name], both.hostile.row(name)
    assert re.search(expected.verdict, row['klondike verdict']), row
    assert (row['klondike verdict'] == 'finished') == (expected.verdict == 'finished')
    told = both.hostile.feedback(name)
    assert re.search(expected.says, told), told
    assert re.search('[ěščřžýáíéúů]', told)
    assert 'root:' not in told
