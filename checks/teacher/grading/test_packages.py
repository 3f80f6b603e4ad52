"""Modules of a student's own in folders beside the program: they count as they do when the program is run at home."""

import pytest

from checks.running import ROOT, run_pytest
from checks.teacher.grading.conftest import KLONDIKE, found, hand_in
from rozdej.core.student.limits import Limits
from rozdej.teacher.grading.judge import Judge
from rozdej.teacher.grading.worker import WarmGraders
from rozdej.teacher.grading.worker_pool import Task, Work

WHOLE = (ROOT / 'reseni' / 'klondike' / 'klondike.py').read_text(encoding='utf-8')
SHUFFLE = 'from random import shuffle'
PROGRAMS = {
    'a folder': {'klondike': 'from pomocne.vse import *\n', 'pomocne/vse': WHOLE},
    'a package': {
        'klondike': 'import pomocne.vse\nfrom pomocne import *\n',
        'pomocne/__init__': 'from .vse import *\nfrom . import nahoda\n',
        'pomocne/vse': WHOLE.replace(SHUFFLE, 'from .nahoda import shuffle'),
        'pomocne/nahoda': SHUFFLE,
    },
    'a folder in a folder': {
        'klondike': 'from pomocne.dalsi.vse import *\n',
        'pomocne/dalsi/vse': WHOLE.replace(SHUFFLE, 'from nahoda import shuffle'),
        'nahoda': SHUFFLE,
    },
}
UNTIL = 31


@pytest.fixture(params=PROGRAMS)
def files(request):
    """A right program whose functions lie in a folder."""
    return PROGRAMS[request.param]


@pytest.fixture(scope='module', params=[True, False], ids=['sandboxed', 'no sandbox'])
def judge(request):
    with Judge(KLONDIKE, Limits(), sandboxed=request.param, until=UNTIL) as judge:
        yield judge


def write(folder, files):
    return hand_in(folder, {f'{name}.py': text for name, text in files.items()})


def test_all_points_are_kept(judge, files, tmp_path):
    graded = judge.grade(write(tmp_path, files))
    assert [test.test for test in graded.tests if not test.passed] == []


@pytest.mark.whole(reason='runs pytest besides')
def test_the_program_does_as_under_pytest(files, tmp_path):
    done = run_pytest('tests/klondike', '--level', UNTIL, '--impl', write(tmp_path, files))
    assert done.code == 0, done.output


def test_a_mistake_in_a_folder_is_shown_where_it_is(judge, tmp_path):
    files = PROGRAMS['a folder'] | {'pomocne/vse': f'{WHOLE}\n\ndef vytvor_balicek():\n    return 1 / 0\n'}
    graded = judge.grade(write(tmp_path, files))
    [first, *_] = [test for test in graded.tests if not test.passed]
    assert first.level == 21
    assert 'pomocne/vse.py, řádek' in '\n'.join(first.text)


def test_what_can_be_read_of_such_a_file_counts(judge, tmp_path):
    files = PROGRAMS['a folder'] | {'pomocne/vse': f'{WHOLE}\n\ndef navic(:\n    return\n'}
    graded = judge.grade(write(tmp_path, files))
    assert graded.notes == ('Soubor pomocne/vse.py jde přečíst jen zčásti, hodnotí se ta část, která přečíst jde.',)
    assert sum(test.passed for test in graded.tests) == len(graded.tests)


def test_what_was_handed_in_is_taken_with_its_folders(files, tmp_path):
    write(tmp_path / 'novak', files | {'pomocne/test_navic': '', 'jine/navic': '', 'pomocne/divne-jmeno': ''})
    [submission] = found(tmp_path).values()
    assert set(submission.found) - {'pomocne/test_navic'} == set(files)
    assert submission.concerns[0].startswith('modules of its own: novak/')
    task = Task(str(KLONDIKE.root), 'klondike', '', '', Judge, Limits())
    taken = {}

    class Grader:
        def grade(self, folder):
            taken.update({path.relative_to(folder).as_posix(): path for path in folder.rglob('*.py')})

    with WarmGraders() as graders:
        graders._graders[task] = Grader()
        graders.grade(Work(task, submission.read()))
    assert set(taken) == {f'{name}.py' for name in submission.found}
