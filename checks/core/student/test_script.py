"""Running a file of the student's program as the main program: in a process of its own, or in this one."""

import builtins
import os
import sys

import pytest

from checks.running import ROOT
from rozdej.core.exercises import find_exercises
from rozdej.core.student import limits
from rozdej.core.student import script as scripts
from rozdej.core.student.failures import (
    AskedForInput,
    Ended,
    IdleTimeout,
    OutOfMemory,
    ScriptFailed,
    TooSlow,
    UncaughtError,
)
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.script import Script
from rozdej.core.system import SYSTEM


def test_script_is_run_as_a_main_program_with_its_own_lines(program):
    student = program(
        'def f():\n    return 1\n', skript='from pokus import f\nif __name__ == "__main__":\n    print(f(), input())\n'
    )
    assert student.run_script('skript.py', ('ahoj',), {}) == '1 ahoj\n'
    assert student.run_script('skript.py', ('ahoj',), {'pokus.f': [1, 2]}) == '[1, 2] ahoj\n'


@pytest.mark.parametrize(
    ('text', 'cause', 'line'),
    [
        ('x = 1\ninput()\n', AskedForInput, 2),
        ('x = 1\n1 / 0\n', UncaughtError, 2),
        ('raise SystemExit(3)\n', UncaughtError, None),
        ('raise MemoryError\n', OutOfMemory, 1),
        ('import os\nos._exit(0)\n', Ended, None),
    ],
)
def test_script_that_does_not_end_well(program, text, cause, line):
    with pytest.raises(ScriptFailed) as failed:
        program('x = 1\n', skript=text).run_script('skript.py', (), {})
    assert type(failed.value.cause) is cause
    assert [frame[1] for frame in failed.value.frames] == ([line] if line else [])


@pytest.mark.whole(reason='waits for the limit of a script')
def test_script_that_never_ends_is_ended(program, monkeypatch):
    monkeypatch.setattr('rozdej.core.student.program.SCRIPT_SECONDS', 0.5)
    student = program('x = 1\n', skript='print("jedu", flush=True)\nwhile True:\n    pass\n')
    with pytest.raises(ScriptFailed) as failed:
        student.run_script('skript.py', (), {})
    assert (type(failed.value.cause), failed.value.output) == (TooSlow, 'jedu\n')
    assert failed.value.frames[-1][1] in (2, 3)


def test_the_start_of_python_is_no_work_of_a_script(program, monkeypatch):
    """Counted as work, it was too much for who waits: a slow start took such a script for one that loops."""
    slow_start = 'from time import process_time\nwhile process_time() < 0.3:\n    pass\n'
    assert waits_after(slow_start, program, monkeypatch)


def test_the_work_of_who_watches_is_no_work_of_a_script(program, monkeypatch):
    """Who looks now and then at a script that waits works more than the script does."""
    busy = 'import time\ndef work(seconds):\n    until = time.thread_time() + seconds\n'
    busy += '    while time.thread_time() < until:\n        pass\ntime.sleep = work\n'
    assert waits_after(busy, program, monkeypatch)


def waits_after(before, program, monkeypatch):
    """Whether a script that waits is told to wait, where the runner begins with the lines `before`."""
    student = program('x = 1\n', skript='import threading\nthreading.Event().wait(1000)\n')
    runner = student.implementation.folder / 'runner.py'
    runner.write_text(before + scripts.RUNNER.read_text(encoding='utf-8'), encoding='utf-8')
    monkeypatch.setattr(scripts, 'RUNNER', runner)
    monkeypatch.setattr('rozdej.core.student.program.SCRIPT_SECONDS', 0.25)
    monkeypatch.setattr(limits, 'SHORTEST_WAITING_SECONDS', 0.5)
    with pytest.raises(ScriptFailed) as failed:
        student.run_script('skript.py', (), {})
    return type(failed.value.cause) is IdleTimeout


@pytest.mark.whole(reason='waits for the limit of a script')
def test_script_that_only_waits_is_told_from_one_that_loops(program, monkeypatch):
    monkeypatch.setattr('rozdej.core.student.program.SCRIPT_SECONDS', 0.25)
    monkeypatch.setattr(limits, 'SHORTEST_WAITING_SECONDS', 0.5)
    student = program('x = 1\n', skript='import time\nprint("spím")\ntime.sleep(1000)\n')
    with pytest.raises(ScriptFailed) as failed:
        student.run_script('skript.py', (), {})
    assert (type(failed.value.cause), failed.value.output) == (IdleTimeout, 'spím\n')
    assert [frame[1:] for frame in failed.value.frames] == [(3, '<module>')]


@pytest.mark.parametrize('can_start', [True, False])
def test_way_of_an_error_through_a_script_is_told(program, monkeypatch, can_start):
    monkeypatch.setattr('rozdej.core.system.SYSTEM.can_start_processes', can_start)
    student = program(
        'def f(x):\n    return [x[1]]\n', skript='from pokus import f\ndef hraj():\n    f([])\n\nhraj()\n'
    )
    with pytest.raises(ScriptFailed) as failed:
        student.run_script('skript.py', (), {})
    assert [frame[1:] for frame in failed.value.frames] == [(5, '<module>'), (3, 'hraj'), (2, 'f')]


# In this process, as where no other can be started: the same is told, and nothing is left.

[KLONDIKE] = [exercise for exercise in find_exercises(ROOT) if exercise.name == 'klondike']


@pytest.fixture(params=[True, False], ids=['own process', 'here'])
def script(request, monkeypatch, tmp_path):
    """`script(text, *lines, **replaced)` runs a file, in a process of its own, or in this one."""
    monkeypatch.setattr(SYSTEM, 'can_start_processes', request.param)
    for name in ('klondike', 'karty'):  # what other tests have left of theirs
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setattr(sys, 'meta_path', [one for one in sys.meta_path if 'rozdej' not in type(one).__module__])

    def run(text, *lines, seconds=1.0, **replaced):
        (tmp_path / 'klondike.py').write_text(text, encoding='utf-8')
        done = {f'klondike.{name}': value for name, value in replaced.items()}
        return Script(Implementation(KLONDIKE, tmp_path), 'klondike.py', lines, done).run(seconds)

    return run


def test_what_it_prints_and_reads(script):
    text = "import karty\njmeno = input('Jak? ')\nprint('Ahoj', jmeno, __name__)\n"
    text += "print(karty.popis_kartu((1, 'Sr', True)))\n"
    assert script(text, 'Olgo') == 'Jak? Ahoj Olgo __main__\n[A ♥]\n'


def test_a_result_put_in_for_a_call(script):
    text = 'import klondike\nprint(klondike.f(1))\n'
    both = 'def f(x):\n    return 0\nif __name__ == "__main__":\n    ' + text.replace('\n', '\n    ')
    assert script(both, f=[1, 2]).strip() == '[1, 2]'


@pytest.mark.parametrize(
    ('text', 'cause'),
    [
        ('input()\ninput()\n', 'AskedForInput'),
        ('print(1)\n1 / 0\n', 'UncaughtError'),
        ('while True:\n    pass\n', 'TooSlow'),
        ('raise SystemExit(3)\n', 'UncaughtError'),
        ('def f(:\n', 'UncaughtError'),
    ],
)
def test_how_it_fails(script, text, cause):
    with pytest.raises(ScriptFailed) as failed:
        script(text, 'jedna', seconds=0.3)
    assert type(failed.value.cause).__name__ == cause
    if cause in ('TooSlow', 'AskedForInput'):
        file, line, _ = failed.value.frames[-1]
        assert os.path.basename(file) == 'klondike.py'
        assert line in (1, 2)


def test_nothing_is_left(script):
    def around():
        return list(sys.path), sys.argv, os.getcwd(), builtins.input, sys.stdin, sys.stdout, 'klondike' in sys.modules

    before = around()
    assert script('import os, sys\nos.chdir("/")\nsys.path.append("x")\nimport karty\nprint(1)\n') == '1\n'
    assert around() == before
