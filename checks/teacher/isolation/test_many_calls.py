"""Many calls of one function in one go."""

import pytest

from checks.teacher.isolation.conftest import HASTY
from rozdej.core.student.failures import AskedForInput, Ended, MissingFunction, TooSlow

POOLS = pytest.mark.parametrize('pool', ['sandboxes', 'processes'])


@POOLS
def test_each_call_has_its_own_result_and_changes(remote, pool):
    program = remote('def dvakrat(x):\n    x.append(1)\n    print(len(x))\n    return x * 2\n', pool)
    calls = program.call_many('pokus', 'dvakrat', [([],), ([5],)])
    assert [call.result for call in calls] == [[1, 1], [5, 1, 5, 1]]
    assert [call.printed for call in calls] == ['1\n', '2\n']
    assert [call.arguments for call in calls] == [([1],), ([5, 1],)]
    assert {(call.module, call.function) for call in calls} == {('pokus', 'dvakrat')}


def test_each_result_is_what_it_was_before_the_next_call(program):
    tried = program('def dvakrat(x, vse=[]):\n    vse.append(x)\n    return vse if x else [x]\n')
    calls = tried.call_many('pokus', 'dvakrat', [(1,), (0,), (2,)])
    assert [call.result for call in calls] == [[1], [0], [1, 0, 2]]
    assert [call.has_changed for call in calls] == [True, False, False]


@POOLS
def test_what_one_raises_does_not_keep_others_from_being_made(remote, pool):
    program = remote('def dvakrat(x):\n    if x == 0:\n        exit()\n    return 10 / (x - 1)\n', pool)
    calls = program.call_many('pokus', 'dvakrat', [(0,), (1,), (2,)])
    assert [type(call.exception) for call in calls] == [SystemExit, ZeroDivisionError, type(None)]
    assert calls[2].result == 10


def test_none_is_made_after_one_that_had_to_be_stopped(remote):
    text = 'def dvakrat(x):\n    while x == 1:\n        pass\n    return input() if x else 0\n'
    program = remote(text, limits=HASTY)
    assert [type(call.exception) for call in program.call_many('pokus', 'dvakrat', [(0,), (1,), (2,)])][1:] == [TooSlow]
    assert [type(call.exception) for call in program.call_many('pokus', 'dvakrat', [(2,), (0,)])] == [AskedForInput]


def test_what_cannot_cross_is_described(remote):
    program = remote('def dvakrat(x):\n    own = []\n    own.append(own)\n    return [object(), own, 2][x]\n')
    results = [call.result for call in program.call_many('pokus', 'dvakrat', [(0,), (1,), (2,)])]
    assert [type(result).__name__ for result in results] == ['object', 'list (obsahuje samo sebe)', 'int']


def test_the_worker_may_end(remote):
    program = remote('import os\n\ndef dvakrat(x):\n    os._exit(0)\n')
    with pytest.raises(Ended):
        program.call_many('pokus', 'dvakrat', [(0,), (1,)])


def test_there_may_be_no_such_function(remote):
    with pytest.raises(MissingFunction):
        remote('x = 1').call_many('pokus', 'dvakrat', [(0,)])
