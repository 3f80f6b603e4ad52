"""NamedTuples as arguments: what a call began with is remembered, and what differs is told."""

import builtins
from typing import Any, NamedTuple

from rozdej.feedback.mismatch import _difference
from rozdej.feedback.records import in_short
from rozdej.student.calls import Call, CallLog


class World(NamedTuple):
    state: str
    hand: list


class Deal(NamedTuple):
    hand: list
    middle: list
    closed: str


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


def test_a_difference_that_the_short_form_hides_is_told():
    expected, got = (World('hraje', [1, 2]), ['vyloz', 0]), (World('hraje', [2]), ['vyloz', 0])
    assert _difference(expected, got) == ['  První rozdíl je na [0].hand[0]: má být 1', '  a je 2']
    assert _difference([1], [2]) == []


def test_hands_in_a_record_do_not_hide_what_follows():
    hand = [('Kr', 'eso')] * 30
    assert in_short(Deal(hand, [1, 2], 'h0')) == "Deal(hand=[('Kr', 'eso'), …], middle=[1, 2], closed='h0')"
    assert in_short(Deal([1, 2, 3], [], 'h0')) == "Deal(hand=[1, 2, 3], middle=[], closed='h0')"


def test_what_holds_itself_is_shown():
    cards: list[Any] = [1]
    cards.append(cards)
    assert in_short(cards) == '[1, [...]]'
    table: dict[str, Any] = {'a': [1]}
    table['a'].append(table)
    assert '...' in in_short(table)
    deal = Deal([], [], 'h0')
    deal.hand.append(deal)
    assert in_short(deal)


def test_what_is_deep_or_long_is_shown_whole():
    deep: Any = 1
    for _ in range(50):
        deep = [deep]
    assert in_short(deep) == '[' * 50 + '1' + ']' * 50
    assert in_short([(1, 'Sr')] * 3) == repr([(1, 'Sr')] * 3)
