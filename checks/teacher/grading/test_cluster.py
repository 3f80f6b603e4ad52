"""Grading and tournaments on a cluster: a real scheduler and workers here, one of which is killed in the middle."""

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from distributed import Client

from checks.processes import wait_for
from checks.running import ROOT
from checks.short_limits import InHaste
from checks.teacher.grading.conftest import EXERCISES, files_of, graded, hand_in, options_of, read_results
from checks.teacher.grading.doubles import make_obedient
from rozdej import CannotRun
from rozdej.cli import main
from rozdej.teacher.grading.cluster import Cluster
from rozdej.teacher.grading.command import grade
from rozdej.teacher.tournament import command
from rozdej.teacher.tournament.command import MATCHES, PAGE
from rozdej.teacher.tournament.match import open_arena
from rozdej.window.games.piskvorky import tournament as piskvorky_tournament

pytestmark = pytest.mark.whole(reason='starts a cluster')


class Machines:
    """A scheduler and workers as processes; `address` is where the scheduler answers."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.started: list[subprocess.Popen] = []
        file = folder / 'scheduler.json'
        self._start('scheduler', '--host', '127.0.0.1', '--port', '0', '--scheduler-file', file, '--no-show')
        wait_for(file.exists)
        wait_for(lambda: file.read_text(encoding='utf-8').strip())
        self.address = json.loads(file.read_text(encoding='utf-8'))['address']

    def add_worker(self) -> subprocess.Popen:
        """Another worker, with one thread."""
        local = self.folder / f'worker-{len(self.started)}'
        options = ('--nthreads', '1', '--no-nanny', '--no-dashboard', '--host', '127.0.0.1', '--local-directory', local)
        return self._start('worker', self.address, *options)

    def _start(self, role: str, *arguments: object) -> subprocess.Popen:
        command = [sys.executable, '-m', f'distributed.cli.dask_{role}', *map(str, arguments)]
        log = (self.folder / f'{role}-{len(self.started)}.log').open('wb')
        # What a killed worker leaves is the test's to remove.
        environment = {**os.environ, 'PYTHONPATH': str(ROOT), 'TMPDIR': str(self.folder)}
        with log:
            self.started.append(subprocess.Popen(command, env=environment, stdout=log, stderr=log, cwd=self.folder))
        return self.started[-1]

    def stop(self) -> None:
        """End them all, workers first."""
        for process in reversed(self.started):
            process.kill()
            process.wait()


@pytest.fixture(scope='module')
def machines(tmp_path_factory) -> Iterator[Machines]:
    started = Machines(tmp_path_factory.mktemp('cluster'))
    yield started
    started.stop()


def test_cluster_that_loses_a_worker_grades_everybody_all_the_same(tmp_path, machines, grade_class):
    workers = [machines.add_worker(), machines.add_worker()]
    goes_on, out = tmp_path / 'goes on', tmp_path / 'out'
    files = {f's{number:02}/klondike.py': f'# passes to {number * 10}' for number in range(12)}
    files |= {name: f'{files[name]}\n# waits for {goes_on}' for name in sorted(files)[4:]}
    folder = hand_in(tmp_path / 'class', files)
    words = [str(folder), '--out', str(out), '--seed', 'the same for all', '--cluster', machines.address]

    def lose_one() -> None:
        wait_for(lambda: graded(out) == 4)
        workers[0].send_signal(signal.SIGKILL)
        workers[0].wait()
        goes_on.touch()

    losing = threading.Thread(target=lose_one)
    losing.start()
    assert grade(options_of(words), EXERCISES, make_obedient) == 0
    losing.join(300)
    assert not [result.problem for result in read_results(out) if result.problem]
    assert graded(out) == 12
    # The same bytes as from this machine alone.
    grade_class(folder, '--out', tmp_path / 'alone', until=None)
    assert files_of(out) == files_of(tmp_path / 'alone') != {}


def test_a_tournament_on_a_cluster_is_the_one_played_here(tmp_path, machines, monkeypatch):
    short = InHaste(open_arena, ((piskvorky_tournament.__name__, 'DEALS', 4),))
    monkeypatch.setattr(command, 'open_arena', short)
    machines.add_worker()
    right = (ROOT / 'reseni/piskvorky/piskvorky.py').read_text(encoding='utf-8')
    worse = f'{right}\ndef navrhni_tah(pole, symbol):\n    return pole.index("-")\n'
    folder = hand_in(tmp_path / 'class', {'Anna/piskvorky.py': right, 'Petr/piskvorky.py': worse})
    options = [str(folder), '--exercise', 'piskvorky', '--rounds', '1', '--seed', 'abc']
    for out, more in (('there', ['--cluster', machines.address]), ('here', ['--jobs', '2'])):
        assert main(['tournament', *options, '--out', str(tmp_path / out), *more]) == 0
    for name in MATCHES, PAGE:
        assert (tmp_path / 'there' / name).read_bytes() == (tmp_path / 'here' / name).read_bytes()


def test_cluster_without_workers_is_told(tmp_path, grade_class, monkeypatch):
    wait = Client.wait_for_workers
    monkeypatch.setattr(Client, 'wait_for_workers', lambda client, number, timeout: wait(client, number, 0.2))
    lonely = Machines(tmp_path)
    try:
        folder = hand_in(tmp_path / 'class', {'a/klondike.py': ''})
        code, text = grade_class(folder, '--cluster', lonely.address)
    finally:
        lonely.stop()
    assert code == 2
    assert 'has no workers' in text


def test_a_scheduler_that_is_gone_is_told(tmp_path):
    machines = Machines(tmp_path)
    try:
        machines.add_worker()
        cluster = Cluster(machines.address)
        cluster._client._timeout = 0.5  # for trying to reach it again
        machines.started[0].kill()
        machines.started[0].wait()
        with pytest.raises(CannotRun, match='does not answer any more'):
            wait_for(lambda: cluster.wanted < 0)
        cluster.close()
    finally:
        machines.stop()
