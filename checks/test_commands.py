"""Tests what all commands of `rozdej` share: options, progress, and how they end."""

import io
import os
import signal
import subprocess
import sys
from contextlib import suppress

import psutil
import pytest

from checks import processes
from checks.running import ROOT
from rozdej.teacher import commands
from rozdej.teacher.commands import ENDED, ProgressLine


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_long_work_says_a_line_now_and_then_where_nobody_sees_a_terminal(monkeypatch):
    now, told = [0.0], io.StringIO()
    monkeypatch.setattr(commands.time, 'monotonic', lambda: now[0])
    monkeypatch.setattr(sys, 'stderr', told)
    progress = ProgressLine()
    for done in range(100):
        progress.tell(f'{done} of 100')
        now[0] += 1
    progress.clear()
    assert told.getvalue() == '20 of 100\n40 of 100\n60 of 100\n80 of 100\n'


def test_on_a_terminal_it_has_one_line_that_is_gone_at_the_end(monkeypatch):
    told = Terminal()
    monkeypatch.setattr(sys, 'stderr', told)
    progress = ProgressLine()
    progress.tell('10 of 10')
    progress.tell('done')
    progress.clear()
    progress.clear()
    assert told.getvalue() == '\r10 of 10\rdone    \r    \r'


def start(scratch, *arguments: object) -> subprocess.Popen:
    """A command whose temporary folders are in `scratch`."""
    return subprocess.Popen(
        [sys.executable, '-P', '-m', 'rozdej', *map(str, arguments)],
        cwd=ROOT,
        env={**os.environ, 'TMPDIR': str(scratch)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.parametrize(
    'arguments',
    [
        ['check', 'srdce', '--jobs', '2'],
        pytest.param(['lessons', 'srdce', '--out', 'OUT'], marks=pytest.mark.whole(reason='starts Sphinx')),
        pytest.param(
            ['grade', ROOT / 'reseni/srdce', '--exercise', 'srdce', '--out', 'OUT', '--no-sandbox'],
            marks=pytest.mark.whole(reason='starts workers and players'),
        ),
        pytest.param(
            ['tournament', ROOT / 'reseni/srdce', '--exercise', 'srdce', '--out', 'OUT', '--no-sandbox'],
            marks=pytest.mark.whole(reason='starts workers and players'),
        ),
    ],
    ids=lambda arguments: arguments[0],
)
def test_a_command_that_is_ended_leaves_nothing_behind(tmp_path, arguments):
    scratch = tmp_path / 'scratch'
    scratch.mkdir()
    process = start(scratch, *(tmp_path / 'out' if word == 'OUT' else word for word in arguments))

    def is_at_work() -> bool:
        helpers = processes.below(process.pid)
        with suppress(psutil.NoSuchProcess):  # it has just ended
            # One that is just being started may say on its own that it was told only half of what to do.
            ready = [one for one in helpers if '--multiprocessing-fork' in one.cmdline() and one.num_threads() > 1]
            # A temporary folder that holds something was not made this very moment.
            is_begun = {'lessons': any(scratch.glob('*/*')), 'check': len(ready) == 2}.get(arguments[0], bool(helpers))
            return any(scratch.iterdir()) and is_begun
        return False

    processes.wait_for(lambda: process.poll() is not None or is_at_work())
    helpers = processes.below(process.pid)
    process.terminate()
    try:
        _, said = process.communicate(timeout=300)
    except subprocess.TimeoutExpired:
        for one in (process, *helpers):  # nothing outlives a test that is red
            with suppress(psutil.NoSuchProcess):
                one.kill()
        raise
    assert process.returncode == ENDED, said
    assert processes.living(helpers) == set()
    assert list(scratch.iterdir()) == []
    assert 'Traceback' not in said


def test_whoever_comes_after_a_command_is_ended_as_before():
    before = signal.getsignal(signal.SIGTERM)
    with commands.tidying_up():
        assert signal.getsignal(signal.SIGTERM) != before
    assert signal.getsignal(signal.SIGTERM) == before
