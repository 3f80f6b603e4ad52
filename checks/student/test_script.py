"""Running a file of the student's program as the main program."""

import pytest

from rozdej.student.failures import AskedForInput, Ended, OutOfMemory, ScriptFailed, TooSlow, UncaughtError, Waiting


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


def test_script_that_never_ends_is_ended(program, monkeypatch):
    monkeypatch.setattr('rozdej.student.program.SCRIPT_SECONDS', 2.0)
    student = program('x = 1\n', skript='print("jedu", flush=True)\nwhile True:\n    pass\n')
    with pytest.raises(ScriptFailed) as failed:
        student.run_script('skript.py', (), {})
    assert (type(failed.value.cause), failed.value.output) == (TooSlow, 'jedu\n')
    assert failed.value.frames[-1][1] in (2, 3)


def test_script_that_only_waits_is_told_from_one_that_loops(program, monkeypatch):
    monkeypatch.setattr('rozdej.student.program.SCRIPT_SECONDS', 0.5)
    student = program('x = 1\n', skript='import time\nprint("spím")\ntime.sleep(1000)\n')
    with pytest.raises(ScriptFailed) as failed:
        student.run_script('skript.py', (), {})
    assert (type(failed.value.cause), failed.value.output) == (Waiting, 'spím\n')
    assert [frame[1:] for frame in failed.value.frames] == [(3, '<module>')]


@pytest.mark.parametrize('can_start', [True, False])
def test_way_of_an_error_through_a_script_is_told(program, monkeypatch, can_start):
    monkeypatch.setattr('rozdej.student.script.CAN_START_PROCESSES', can_start)
    student = program(
        'def f(x):\n    return [x[1]]\n', skript='from pokus import f\ndef hraj():\n    f([])\n\nhraj()\n'
    )
    with pytest.raises(ScriptFailed) as failed:
        student.run_script('skript.py', (), {})
    assert [frame[1:] for frame in failed.value.frames] == [(5, '<module>'), (3, 'hraj'), (2, 'f')]
