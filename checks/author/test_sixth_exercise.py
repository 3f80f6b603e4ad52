"""Tests that a new exercise works everywhere without an edit of another file."""

import json
import shutil
import sys

import pytest

from checks.cloned import KLONDIKE_KIT, clone, git
from checks.running import Run, run, run_pytest
from checks.teacher.grading.conftest import table
from rozdej.core.testing.progress import remembered_in

pytestmark = pytest.mark.whole(reason='judges a new exercise by way of the command line')

OFFERS = """
from pathlib import Path

from rozdej.core.exercises import find_exercises
from rozdej.window.play import offers
from rozdej.window.gui.start_screen import scene_of

for offer in offers(Path('zadani').resolve(), find_exercises(Path.cwd())):
    print(offer.exercise.name, offer.can_play, offer.state, type(scene_of(offer.exercise)).__module__, sep='|')
"""


@pytest.fixture
def kit(tmp_path):
    """A clone of the kit in which somebody has just made an exercise."""
    kit = clone(tmp_path / 'kit', *KLONDIKE_KIT)
    made = rozdej(kit, 'new', 'kostky')
    assert made.code == 0, made.output
    return kit


def rozdej(kit, *arguments: object) -> Run:
    return run(sys.executable, '-m', 'rozdej', *arguments, cwd=kit)


def test_it_is_everywhere_at_once(kit, tmp_path):
    changed = git(kit, 'status', '--porcelain', '--untracked-files=all').splitlines()
    assert changed
    assert all(line.startswith('?? ') and 'kostky' in line for line in changed), 'no file of the kit is edited'

    # the student's tests and the progress that they remember
    solved = run(sys.executable, '-m', 'pytest', 'tests', '-p', 'no:randomly', '--level', '10', cwd=kit)
    assert 'Kostky' in solved.output
    shutil.copy(kit / 'reseni/kostky/kostky.py', kit / 'zadani/kostky/kostky.py')
    solved = run(sys.executable, '-m', 'pytest', 'tests/kostky', '-p', 'no:randomly', cwd=kit)
    assert solved.code == 0, solved.output
    assert 'python ui.py kostky' in solved.output
    progress = json.loads(remembered_in(kit).read_text(encoding='utf-8'))
    assert 'kostky' in progress[str(kit / 'zadani/kostky')]

    # the window: what its start screen offers, and how far the student is
    offers = run(sys.executable, '-c', OFFERS, cwd=kit).lines
    assert [offer.partition('|')[0] for offer in offers] == ['klondike', 'kostky']
    _, can_play, state, scene = offers[1].split('|')
    assert (can_play, scene) == ('True', 'rozdej.window.games.kostky.scene')
    assert state == 'všechny levely hotové'

    # the lessons as pages
    pages = rozdej(kit, 'lessons', '--out', tmp_path / 'pages')
    assert pages.code == 0, pages.output
    assert 'kostky/lekce.html' in (tmp_path / 'pages/index.html').read_text(encoding='utf-8')
    assert (tmp_path / 'pages/kostky/lekce.html').is_file()


def test_it_is_handed_out_and_graded(kit, tmp_path):
    done = rozdej(kit, 'handout', 'kostky', 'klondike', '--uncommitted', '--out', tmp_path / 'course')
    assert done.code == 0, done.output
    course = tmp_path / 'course'
    for path in (
        'zadani/kostky/kostky.py',
        'tests/kostky',
        'rozdej/window/games/kostky/scene.py',
        'stranky/kostky/lekce.html',
    ):
        assert (course / path).exists(), path
    assert not (course / 'reseni').exists()
    student = run_pytest('tests/kostky', cwd=course)
    assert student.code == 1
    assert 'Začni tady:' in student.output

    hand_in = tmp_path / 'class' / 'Anna'
    hand_in.mkdir(parents=True)
    shutil.copy(kit / 'reseni/kostky/kostky.py', hand_in / 'kostky.py')
    if not shutil.which('bwrap'):
        pytest.skip('needs bubblewrap')
    graded = rozdej(kit, 'grade', tmp_path / 'class', '--out', tmp_path / 'grades', '--jobs', 1)
    assert graded.code == 0, graded.output
    (row,) = table(tmp_path / 'grades/grades.csv')
    assert (row['kostky verdict'], row['kostky points'], row['points']) == ('finished', row['points'], row['maximum'])
    assert 'Kostky' in (tmp_path / 'grades/report.html').read_text(encoding='utf-8')
