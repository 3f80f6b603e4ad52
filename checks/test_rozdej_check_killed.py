"""`rozdej check` that is killed: its workers end, and what it left on the disk goes with the next one."""

import os
import signal
import subprocess
import sys
import time

import pytest

from checks.running import ROOT
from rozdej.isolation import folders
from rozdej.isolation.family import descendants

WORKERS = 2


@pytest.fixture
def scratch(tmp_path):
    """A temporary folder that nobody else uses."""
    folder = tmp_path / 'scratch'
    folder.mkdir()
    return folder


def living(processes):
    """Those of the processes that have not ended."""
    table = subprocess.run(['ps', '-eo', 'pid=,stat='], capture_output=True, text=True, check=True).stdout
    states = {int(pid): state for pid, state in map(str.split, table.splitlines())}
    return {pid for pid in processes if not states.get(pid, 'Z').startswith('Z')}


@pytest.mark.skipif(sys.platform != 'linux', reason='only Linux tells what a process has started')
def test_a_killed_check_leaves_no_worker_and_nothing_for_long(scratch, monkeypatch):
    command = [sys.executable, '-m', 'rozdej', 'check', 'klondike', '--jobs', str(WORKERS)]
    environment = {**os.environ, 'TMPDIR': str(scratch)}
    process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL)
    limit = time.monotonic() + 120
    started = set()
    while len(started) < WORKERS and time.monotonic() < limit:
        time.sleep(0.05)
        started = set(descendants(process.pid)) if list(scratch.iterdir()) else set()
    process.send_signal(signal.SIGKILL)
    process.wait(10)
    while living(started) and time.monotonic() < limit:
        time.sleep(0.05)
    assert len(started) >= WORKERS
    assert living(started) == set()
    [left] = scratch.glob('rozdej-*')
    long_ago = time.time() - 2 * folders.NEW
    os.utime(left, (long_ago, long_ago))
    monkeypatch.setattr('tempfile.tempdir', str(scratch))
    folders.clear_abandoned()
    assert list(scratch.glob('rozdej-*')) == []
