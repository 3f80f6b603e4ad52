"""States at rest: what is written comes back the same, types included."""

from typing import NamedTuple

import pytest

from rozdej.network.state_json import NotWritable, UnknownClass, read, written


class Pair(NamedTuple):
    one: object
    other: object


class Bigger(NamedTuple):
    one: object
    other: object
    third: object


FIND = {'Pair': Pair}.get
VALUES = [
    None,
    [1, 2.5, 'š', True, None],
    (1, (2, [3])),
    Pair([Pair(1, ())], {'a': (1,), 2: [Pair(1, 2)], (1, 2): 'key'}),
    {1, 2, (3, 4)},
    frozenset({'a'}),
    {'tuple': [1]},
    {'Pair': [1, 2]},
    [],
    {},
]


@pytest.mark.parametrize('value', VALUES, ids=range(len(VALUES)))
def test_comes_back_the_same(value):
    again = read(written(value), FIND)
    assert again == value
    assert type(again) is type(value)


def test_a_named_tuple_comes_back_as_the_one_the_program_has_now():
    class Pair(NamedTuple):
        one: object
        other: object

    again = read(written([Pair(1, 2)]), {'Pair': Pair}.get)
    assert type(again[0]) is Pair


@pytest.mark.parametrize('value', [object(), [len], type('Mine', (list,), {})([1]), 1 + 2j], ids=range(4))
def test_anything_else_is_not_plain(value):
    with pytest.raises(NotWritable):
        written(value)


@pytest.mark.parametrize('found', [None, Bigger, 'Pair'])
def test_a_named_tuple_that_is_gone_or_another_is_unknown(found):
    with pytest.raises(UnknownClass):
        read(written(Pair(1, 2)), {'Pair': found}.get)


@pytest.mark.parametrize(
    'text', ['', '{', '{"a": 1, "b": 2}', '{"dict": [1]}', '{"set": [[1]]}', '{"tuple": 3}', '{"Pair": 2}', '[' * 9999]
)
def test_other_texts_are_refused(text):
    with pytest.raises(ValueError, match=r'.'):
        read(text, FIND)
