"""What is remembered of a call: its arguments as they were when it began."""

import builtins
from typing import Any, NamedTuple

from rozdej.core.student.calls import Call, CallLog


class World(NamedTuple):
    state: str
    hand: list


def begin(*arguments: Any) -> Call:
    return CallLog().begin('hra', 'tah', arguments, {})


def test_plain_arguments_are_remembered_as_they_were():
    hand = [('Kr', 9)]
    call = begin(hand, 'x')
    hand.clear()
    assert call.arguments_before == ([('Kr', 9)], 'x')


def test_records_are_remembered_as_they_were():
    world = World('hraje', [World('karta', []), {'Sr': [1]}, ('a', [2])])
    call = begin(world, [world], None, 2.5)
    world.hand.clear()
    expected = World('hraje', [World('karta', []), {'Sr': [1]}, ('a', [2])])
    assert call.arguments_before == (expected, [expected], None, 2.5)
    assert type(call.arguments_before[0]) is World


def test_what_cannot_be_copied_is_shown_as_it_is():
    for strange in (builtins.object(), [World('x', [print])], World('x', [{1, 2}])):
        assert begin(strange).arguments_before == (strange,)
    circle: list = [World('x', [])]
    circle.append(circle)
    assert begin(circle).arguments_before[0] is circle
