"""Grading as on Windows and macOS: refused with what to do, and without a sandbox with the same verdicts."""

import os
import sys

import pytest

from checks.imitations.startup.imitation import variables
from checks.running import ROOT, run
from checks.teacher.grading.conftest import hand_in

SOLUTION = (ROOT / 'reseni/klondike/klondike.py').read_text(encoding='utf-8')
CLASS = {
    'anna/klondike.py': SOLUTION,
    'bob/klondike.py': SOLUTION.replace('return', 'return None  #'),
}


def grade(folder, out, *options, **environment):
    """Grade the first levels and return the finished run."""
    command = [sys.executable, '-m', 'rozdej', 'grade', str(folder), '--exercise', 'klondike', '--level', '21']
    return run(*command, '--out', str(out), '--jobs', '1', '--seed', 'the same', *options, **environment)


@pytest.mark.whole(reason='grades in a Python that imitates another platform, and once more in this one')
@pytest.mark.usefixtures('bubblewrap')
@pytest.mark.parametrize('platform', ['windows', 'macos'])
def test_verdicts_without_a_sandbox_are_those_of_the_sandbox(tmp_path, platform):
    folder = hand_in(tmp_path / 'class', CLASS)
    there = variables(platform, tmp_path, {'PYTHONPATH': os.environ.get('PYTHONPATH', '')})
    refused = grade(folder, tmp_path / 'out', **there)
    assert refused.code == 2
    assert "The sandbox for students' programs needs Linux" in refused.output
    graded = grade(folder, tmp_path / 'out', '--no-sandbox', **there)
    assert graded.code == 0, graded.output
    assert 'programs were not shut in at all' in ' '.join(graded.output.split())
    assert grade(folder, tmp_path / 'here').code == 0
    tables = [(tmp_path / name / 'grades.csv').read_text(encoding='utf-8-sig') for name in ('out', 'here')]
    assert tables[0] == tables[1]
    assert 'anna' in tables[0]
