"""What is seen of a call that is followed, and which of its steps are shown."""

import re
from contextlib import suppress
from pathlib import Path

import pytest

from rozdej.core.feedback.call_steps import fold, loop_ends
from rozdej.core.student.call_trace import KEPT_STEPS, MOST_STEPS, CallTracer, value_of
from rozdej.core.student.calls import NOTHING
from rozdej.core.student.failures import CallAborted
from rozdej.core.student.guard import Guard
from rozdej.core.student.source import SourceFile


@pytest.fixture
def follow(tmp_path):
    """`follow(code, *arguments)` is what was seen of a call of its last function, and its file."""

    def followed(code, *arguments):
        path = Path(tmp_path, 'program.py')
        path.write_text(code, encoding='utf-8')
        source, guard, namespace = SourceFile(path), Guard(60.0), {}
        exec(source.code, namespace)
        tracer = CallTracer(guard, lambda file: source if file == str(path) else None)
        name = [*source.functions][-1]
        with suppress(Exception, SystemExit, CallAborted):
            guard.run(tracer.follow(namespace[name]), *arguments, echo=False)
        return tracer.trace, source

    return followed


def told(step):
    """A step in short: its line, and what came of it."""
    parts = [f'{change.name}={value_of(change.now)!r}' for change in step.changes if change.now is not NOTHING]
    parts += [repr(step.printed)] if step.printed else []
    parts += [step.raised] if step.raised else []
    parts += [f'→{value_of(step.result)!r}'] if step.result is not NOTHING else []
    return ' '.join([f'{"  " * step.depth}{step.line}', *parts])


@pytest.mark.parametrize(
    ('code', 'arguments', 'expected'),
    [
        ('def f(a):\n    b = a + 1\n    return b', [1], ['1 a=1', '2 b=2', '3 →2']),
        ('def f():\n    x = [1]\n    x.append(2)', [], ['1', '2 x=[1]', '3 x=[1, 2] →None']),
        ("def f():\n    print('a')\n    print('b', end='')", [], ['1', "2 'a\\n'", "3 'b' →None"]),
        ('def f():\n    return 1 / 0', [], ['1', '2 ZeroDivisionError: division by zero']),
        (
            "def f():\n    try:\n        return {}['a']\n    except KeyError:\n        return 5",
            [],
            ['1', '2', "3 KeyError: 'a'", '4', '5 →5'],
        ),
        ('def g(b):\n    return -b\ndef f(a):\n    return g(a)', [3], ['3 a=3', '4 →-3', '  1 b=3', '  2 →-3']),
        ("def f():\n    raise SystemExit('x')", [], ['1', '2 SystemExit: x']),
        ('def f():\n    x = sum(\n        [1,\n         2],\n    )\n    return x', [], ['1', '2 x=3', '6 →3']),
        ('def f():\n    return [i * i for i in range(3)]', [], ['1', '2 →[0, 1, 4]']),
        (
            'def f(y):\n    for k in [x + 1 for x in y]:\n        z = k\n    if all([x for x in y]):\n'
            '        return {x: z\n                for x in y}',
            [[1, 2]],
            ['1 y=[1, 2]', '2 k=2', '3 z=2', '2 k=3', '3 z=3', '2 k=3', '4', '5 →{1: 3, 2: 3}'],
        ),
        ('n = 1\ndef f():\n    global n\n    n += 1', [], ['2 n=1', '4 n=2 →None']),
        ('KEPT = []\ndef f():\n    KEPT.append(1)', [], ['2', '3 KEPT=[1] →None']),
        ('def f():\n    for i in 7, 7:\n        pass', [], ['1', '2 i=7', '3', '2 i=7', '3', '2 i=7 →None']),
        ('def f(x):\n    y = x\n    del x\n    return y', [1], ['1 x=1', '2 y=1', '3', '4 →1']),
        ('def f():\n    x = iter([])', [], ['1', "2 x=Unknown(kind='list_iterator') →None"]),
        (
            'def f():\n    try:\n        return 1 / 0\n    finally:\n        x = 1',
            [],
            ['1', '2', '3 ZeroDivisionError: division by zero', '5 x=1'],
        ),
        ('@staticmethod\n@staticmethod\ndef f(a):\n    return a', [1], ['3 a=1', '4 →1']),
        (
            'class Once:\n    def __iter__(self):\n        return self\n    def __next__(self):\n'
            '        raise StopIteration\ndef f():\n    for x in Once():\n        pass\n    return 1',
            [],
            ['6', '7', '  2', "  3 →Unknown(kind='Once')", '  4', '  5 StopIteration', '9 →1'],
        ),
        (
            'def g():\n    try:\n        yield 1\n    finally:\n        x = 1\ndef f():\n    return next(g())',
            [],
            ['6', '7 →1', '  1', '  2', '  3 →1', '  1', '  5 x=1'],  # it is entered once more, to be closed
        ),
        (
            "class A:\n    def __eq__(self, other):\n        print('?')\n        return self.x == other.x\n"
            '    __hash__ = object.__hash__\ndef f():\n    a = A(), 1\n    b = a\n    a = A(), 1\n    return 1',
            [],
            ['6', '7 a=', '8 b=', '9 a=', '10 →1'],
        ),
    ],
)
def test_each_statement_is_a_step(follow, code, arguments, expected):
    trace, _ = follow(code, *arguments)
    assert [re.sub(r' self=Un.*|\(<A object.*?>, 1\)', '', told(step)) for step in trace.steps] == expected
    assert not trace.is_cut


def test_a_recursion_without_an_end_is_seen_to_end(follow):
    trace, _ = follow('def f(n):\n    return f(n + 1)', 0)
    assert 'RecursionError' in trace.steps[1].raised


def test_an_endless_loop_is_followed_so_far_and_its_last_turns_are_kept(follow):
    trace, source = follow('def f():\n    n = 0\n    while True:\n        n += 1')
    assert trace.is_cut
    assert trace.has_gap
    assert len(trace.steps) == 2 * KEPT_STEPS
    rows = fold(trace, loop_ends(lambda file: source), None, 40)
    assert [row.step and told(row.step) for row in rows[:4]] == ['1', '2 n=0', '3', '4 n=1']
    assert MOST_STEPS // 2 - 5 < value_of(rows[-1].step.changes[0].now) < MOST_STEPS // 2


def test_a_list_that_grows_without_an_end_is_not_kept_in_too_much_memory(follow, monkeypatch):
    monkeypatch.setattr('rozdej.core.student.call_trace.MOST_BYTES', 10_000)
    trace, _ = follow('def f():\n    x = []\n    while True:\n        x.append(0)')
    assert trace.is_cut
    assert len(trace.steps) < 200


def test_what_is_stopped_raises_nothing_of_its_own(follow):
    trace, _ = follow("def f():\n    print('x' * 10 ** 7)")
    assert trace.is_cut
    assert [told(step) for step in trace.steps] == ['1', '2']


# Which are shown.

NESTED = """\
def g(x):
    y = x
    return y
def f():
    s = []
    for i in range(5):
        for j in range(4):
            s.append(g(i))
    return s
"""


def lines(rows):
    """Rows in short: their lines, how many are left out, and how deep a closed function is."""
    return [f'({row.left_out})' if row.step is None else f'{row.step.line}{"c" * row.is_closed}' for row in rows]


@pytest.mark.parametrize(
    ('code', 'most', 'expected'),
    [
        ('def f():\n    for i in range(9):\n        print(i)\n    return 1', 40, '1 2 3 2 3 (6) 2 3 4'),
        ('def f():\n    for i in range(4):\n        print(i)\n    return 1', 40, '1 2 3 2 3 2 3 2 3 4'),
        ('def f():\n    for i in []:\n        print(i)\n    return 1', 40, '1 2 4'),
        ('def f():\n    n = 3\n    while n:\n        n -= 1\n    return 1', 40, '1 2 3 4 3 4 3 4 5'),
        ('def g():\n    return 1\ndef f():\n    return [g() for i in range(9)]', 40, '3 4 1 2 1 2 (6) 1 2'),
        (NESTED, 25, '4 5 6 7 8 1c (2) 7 8 1c (3) 6 7 8 1c (2) 7 8 1c 9'),
        (NESTED, 8, '4 5 (4) (0) 1c 9'),
    ],
)
def test_of_turns_and_calls_the_first_and_the_last_are_shown(follow, code, most, expected):
    trace, source = follow(code)
    rows = fold(trace, loop_ends(lambda file: source), None, most)
    assert ' '.join(lines(rows)) == expected
    assert len(rows) <= most


@pytest.mark.parametrize('most', [6, 8, 12, 40])
def test_the_marked_step_is_shown_wherever_it_is(follow, most):
    trace, source = follow(NESTED)
    for mark in [step for step in trace.steps if step.line in (2, 5, 8)][::3]:
        rows = fold(trace, loop_ends(lambda file: source), mark, most)
        assert len(rows) <= most
        assert any(row.step is mark for row in rows)
        assert rows[0].step is trace.steps[0]
        assert rows[-1].step.line == 9


def test_a_loop_that_never_goes_round_is_told_apart(follow):
    trace, source = follow('def f():\n    for i in []:\n        print(i)\n    for i in range(3):\n        print(i)')
    rows = fold(trace, loop_ends(lambda file: source), None, 40)
    assert [(row.step.line, row.is_over, row.is_idle) for row in rows if row.is_over] == [
        (2, True, True),
        (4, True, False),
    ]
