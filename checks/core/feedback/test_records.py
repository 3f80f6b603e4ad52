"""NamedTuples and sets as a student is shown them."""

from typing import Any, NamedTuple

from rozdej.core.feedback.records import in_short


class Deal(NamedTuple):
    hand: list
    middle: list
    closed: str


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
