"""`rozdej check` that is killed: its workers end, and what it left on the disk goes with the next one."""

import os
import signal
import subprocess
import sys
import time

import pytest

from checks.processes import below, living
from checks.running import ROOT
from rozdej.isolation import folders

WORKERS = 2


@pytest.fixture
def scratch(tmp_path):
    """A temporary folder that nobody else uses."""
    folder = tmp_path / 'scratch'
    folder.mkdir()
    return folder


@pytest.mark.skipif(sys.platform != 'linux', reason='only Linux tells what a process has started')
def test_a_killed_check_leaves_no_worker_and_nothing_for_long(scratch, monkeypatch):
    command = [sys.executable, '-m', 'rozdej', 'check', 'klondike', '--jobs', str(WORKERS)]
    environment = {**os.environ, 'TMPDIR': str(scratch)}
    process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL)
    limit = time.monotonic() + 300
    started = set()
    while len(started) < WORKERS and time.monotonic() < limit:
        time.sleep(0.05)
        started = below(process.pid) if list(scratch.iterdir()) else set()
    process.send_signal(signal.SIGKILL)
    process.wait(10)
    assert len(started) >= WORKERS
    assert living(started) == set()
    [left] = scratch.glob('rozdej-*')
    long_ago = time.time() - 2 * folders.NEW
    os.utime(left, (long_ago, long_ago))
    monkeypatch.setattr('tempfile.tempdir', str(scratch))
    folders.clear_abandoned()
    assert list(scratch.glob('rozdej-*')) == []
