"""Running a file of the student's program as the main program."""

import pytest

from rozdej.student.script import ScriptFailed


def test_script_is_run_as_a_main_program_with_its_own_lines(program):
    student = program(
        'def f():\n    return 1\n', skript='from pokus import f\nif __name__ == "__main__":\n    print(f(), input())\n'
    )
    assert student.run_script('skript.py', ('ahoj',), {}) == '1 ahoj\n'
    assert student.run_script('skript.py', ('ahoj',), {'pokus.f': [1, 2]}) == '[1, 2] ahoj\n'


@pytest.mark.parametrize(
    ('text', 'reason', 'line'),
    [('x = 1\ninput()\n', 'input', 2), ('x = 1\n1 / 0\n', 'error', 2), ('raise SystemExit(3)\n', 'error', None)],
)
def test_script_that_does_not_end_well(program, text, reason, line):
    with pytest.raises(ScriptFailed) as failed:
        program('x = 1\n', skript=text).run_script('skript.py', (), {})
    assert failed.value.reason == reason
    assert (failed.value.place or [None] * 3)[1] == line


def test_script_that_never_ends_is_ended(program, monkeypatch):
    monkeypatch.setattr('rozdej.student.program.SCRIPT_TIME_LIMIT', 2.0)
    student = program('x = 1\n', skript='print("jedu", flush=True)\nwhile True:\n    pass\n')
    with pytest.raises(ScriptFailed) as failed:
        student.run_script('skript.py', (), {})
    assert (failed.value.reason, failed.value.output) == ('slow', 'jedu\n')
