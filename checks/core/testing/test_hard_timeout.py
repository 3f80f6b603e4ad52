"""A test with an operation of Python that never ends, or a crash: the run ends, and says in Czech where it was."""

import subprocess
import sys

import pytest

from checks.running import ROOT, run_pytest_afresh
from rozdej.core.student.watchdog import last_words
from rozdej.core.system import SYSTEM
from rozdej.core.system.base import ProcessDeadline
from rozdej.core.testing.hard_timeout import LISTENER

SHORT = 'from rozdej.core.testing import hard_timeout\n\nhard_timeout.TEST_AT_MOST_SECONDS = 0.5\n'


ENDLESS = 'Testy skončily předčasně: jeden výpočet trval přes 0.5 s a přerušit se nedá.'
WHAT_NEXT = 'Najdi, co v něm nemá konec, a spusť testy znovu.'


@pytest.mark.parametrize(
    ('operation', 'said', 'next_step'),
    [
        ('sum(range(10**12))', ENDLESS, [WHAT_NEXT]),
        pytest.param('9**9**9', ENDLESS, [WHAT_NEXT], marks=pytest.mark.whole(reason='ends as the one above')),
        ("__import__('ctypes').string_at(0)", 'Testy skončily předčasně: Python v nich spadl.', []),
    ],
)
def test_a_run_that_nothing_can_stop_ends_with_the_line(tmp_path, operation, said, next_step):
    (tmp_path / 'short.py').write_text(SHORT, encoding='utf-8')
    text = f'def popis_balicku(balicek):\n    kolik = len(balicek)\n    return {operation}\n'
    (tmp_path / 'klondike.py').write_text(text, encoding='utf-8')
    asked = '-p', 'short', '--impl', tmp_path, 'tests/klondike/test_010_popis_balicku.py'
    result = run_pytest_afresh(*asked, PYTHONPATH=str(tmp_path))
    assert result.code != 0
    told = result.output.splitlines()
    first = told.index(said)
    assert told[first + 1].endswith('klondike.py, řádek 3:')
    assert told[first + 2 :] == [f'    return {operation}', *next_step]


@pytest.mark.parametrize('words', [b'', b'Timeout (0:00:40)!\n', b'Fatal Python error\n', b'Terminated\n'])
def test_last_words_are_told_without_pytest(words):
    """Its import took longest, while the next prompt stood there already."""
    code = LISTENER.format(path=sys.path, seconds=40) + "assert 'pytest' not in sys.modules\n"
    done = subprocess.run([sys.executable, '-I', '-S', '-c', code], input=words, capture_output=True)
    assert (done.returncode, done.stderr) == (0, b'')
    assert bool(done.stdout) == words.startswith((b'Timeout', b'Fatal'))


BUSY_WATCHDOG = """
from time import sleep
from rozdej.core.student.watchdog import WATCHDOG, Clock
from rozdej.core.system import SYSTEM
def look(clock):
    while True:
        pass
Clock.is_up = property(look)
SYSTEM.process_deadline(1).begin(60.0, 0.1)
WATCHDOG.run(1.0, sleep, 60.0)
"""


@pytest.mark.skipif(SYSTEM.process_deadline is ProcessDeadline, reason='a thread tells the lines of all threads')
def test_last_words_are_not_those_of_the_thread_that_looks_at_the_clock():
    """On a busy machine it works a fiftieth of the time, and one run in fifty told no line of the student's."""
    done = subprocess.run([sys.executable, '-c', BUSY_WATCHDOG], cwd=ROOT, capture_output=True)
    places, is_late = last_words(done.stdout)
    assert is_late
    assert places[-1] == ('<string>', 10)
