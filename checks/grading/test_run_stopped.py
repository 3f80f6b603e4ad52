"""A grader that is stopped or killed: what is kept, what goes on, what is left behind."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from checks import processes
from checks.grading.conftest import graded, hand_in
from checks.running import ROOT
from rozdej.student import folders

pytestmark = pytest.mark.whole(reason='waits for whole runs of grading to be stopped')

START = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # who runs tests in the background may have switched it off
from checks.grading.conftest import EXERCISES, options_of
from checks.grading.doubles import make_obedient
from rozdej.grading.command import grade
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


@pytest.mark.parametrize('stop', [signal.SIGKILL, signal.SIGINT])
def test_stopped_grader_goes_on_where_it_was(tmp_path, grade_class, stop):
    files = {f's{number:02}/klondike.py': '# passes to 31\n# waits 0.05' for number in range(40)}
    folder, out = hand_in(tmp_path / 'class', files), tmp_path / 'out'
    process = start(folder, '--out', out, '--jobs', 2, scratch=tmp_path)
    processes.wait_for(lambda: graded(out) >= 5)
    workers = processes.below(process.pid)
    process.send_signal(stop)
    text, _ = process.communicate(timeout=60)
    assert workers
    if stop == signal.SIGINT:
        assert process.returncode == 130
        assert 'goes on from here' in text
    kept = graded(out)
    assert 5 <= kept < 40
    assert processes.living(workers) == set()  # none outlives the one who started it
    code, text = grade_class(folder)
    assert code == 0
    assert f'{40 - kept} graded, {kept} unchanged' in text


def test_what_a_killed_grader_leaves_goes_with_the_next(tmp_path):
    files = {f's{number:02}/klondike.py': '# passes to 31\n# waits 0.05' for number in range(20)}
    folder, out, scratch = hand_in(tmp_path / 'class', files), tmp_path / 'out', tmp_path / 'scratch'
    scratch.mkdir()
    killed = start(folder, '--out', out, '--jobs', 2, scratch=scratch)
    processes.wait_for(lambda: graded(out) >= 2)
    workers = processes.below(killed.pid)
    killed.kill()
    killed.communicate(timeout=60)
    assert processes.living(workers) == set()
    [left] = scratch.iterdir()
    long_ago = time.time() - 2 * folders.NEW
    os.utime(left, (long_ago, long_ago))
    going_on = start(folder, '--out', out, '--jobs', 2, scratch=scratch)
    text, _ = going_on.communicate(timeout=60)
    assert going_on.returncode == 0, text
    assert list(scratch.iterdir()) == []


def test_who_reads_only_the_beginning_gets_no_complaint_and_all_results(tmp_path):
    """As `rozdej grade … | head` does."""
    folder, out = hand_in(tmp_path / 'class', {'Adam/klondike.py': 'x = 1\n'}), tmp_path / 'out'
    reader, writer = os.pipe()
    os.close(reader)
    command = ['grade', folder, '--out', out, '--exercise', 'klondike', '--level', '11', '--no-sandbox']
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
