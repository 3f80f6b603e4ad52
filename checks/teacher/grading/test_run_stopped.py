"""A grader that is stopped or killed: what is kept, what goes on, what is left behind."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from checks import processes
from checks.running import ROOT
from checks.teacher.grading.conftest import graded, hand_in
from rozdej.core.student import temporary_folders

pytestmark = pytest.mark.whole(reason='waits for whole runs of grading to be stopped')

START = """
import sys
from checks.teacher.grading.conftest import EXERCISES, options_of
from checks.teacher.grading.doubles import make_obedient
from rozdej.teacher.grading.command import grade
if __name__ == '__main__':
    sys.exit(grade(options_of(sys.argv[1:]), EXERCISES, make_obedient))
"""


def start(*arguments: object, scratch: Path) -> subprocess.Popen:
    return subprocess.Popen(
        [sys.executable, '-c', START, *map(str, arguments), '--seed', 'the same for all'],
        cwd=ROOT,
        env={**os.environ, 'TMPDIR': str(scratch)},  # nobody else's folders are there
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )


def of_whom_five_are_graded(until: Path) -> dict[str, str]:
    """A class of twelve: the grader comes no further than the fifth until there is such a file."""
    waits = f'# waits for {until}'
    return {f's{number:02}/klondike.py': f'# passes to 31\n{waits if number >= 5 else ""}' for number in range(12)}


@pytest.mark.parametrize('stop', ['SIGKILL', 'SIGINT'])
def test_stopped_grader_goes_on_where_it_was(tmp_path, grade_class, stop):
    folder, out = hand_in(tmp_path / 'class', of_whom_five_are_graded(tmp_path / 'goes on')), tmp_path / 'out'
    process = start(folder, '--out', out, '--jobs', 2, scratch=tmp_path)
    processes.wait_for(lambda: graded(out) == 5)
    workers = processes.below(process.pid)
    process.send_signal(getattr(signal, stop))
    process.wait(300)
    assert graded(out) == 5
    (tmp_path / 'goes on').touch()
    text, _ = process.communicate(timeout=300)
    assert workers
    if stop == 'SIGINT':
        assert process.returncode == 130
        assert 'goes on from here' in text
    assert processes.living(workers) == set()  # none outlives the one who started it
    code, text = grade_class(folder, until=None)
    assert code == 0
    assert '7 graded, 5 unchanged' in text


def test_what_a_killed_grader_leaves_goes_with_the_next(tmp_path):
    files = of_whom_five_are_graded(tmp_path / 'goes on')
    folder, out, scratch = hand_in(tmp_path / 'class', files), tmp_path / 'out', tmp_path / 'scratch'
    scratch.mkdir()
    killed = start(folder, '--out', out, '--jobs', 2, scratch=scratch)
    processes.wait_for(lambda: graded(out) == 5)
    workers = processes.below(killed.pid)
    killed.kill()
    killed.wait(300)
    (tmp_path / 'goes on').touch()
    killed.communicate(timeout=300)
    assert processes.living(workers) == set()
    [left] = scratch.iterdir()
    long_ago = time.time() - 2 * temporary_folders.NEW
    os.utime(left, (long_ago, long_ago))
    going_on = start(folder, '--out', out, '--jobs', 2, scratch=scratch)
    text, _ = going_on.communicate(timeout=300)
    assert going_on.returncode == 0, text
    assert list(scratch.iterdir()) == []


def test_who_reads_only_the_beginning_gets_no_complaint_and_all_results(tmp_path):
    """As `rozdej grade … | head` does."""
    folder, out = hand_in(tmp_path / 'class', {'Adam/klondike.py': 'x = 1\n'}), tmp_path / 'out'
    reader, writer = os.pipe()
    os.close(reader)
    command = ['grade', folder, '--out', out, '--exercise', 'klondike', '--level', '11', '--no-sandbox']
    command += ['--fresh', 'off', '--jobs', '1']
    try:
        done = subprocess.run(
            [sys.executable, '-m', 'rozdej', *map(str, command)],
            cwd=ROOT,
            stdout=writer,
            stderr=subprocess.PIPE,
            text=True,
        )
    finally:
        os.close(writer)
    assert done.returncode == 141
    assert 'roken' not in done.stderr
    assert graded(out) == 1
    assert (out / 'report.html').exists()
