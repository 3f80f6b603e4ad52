"""What crosses the border arrives as it was, and nothing else arrives at all."""

import json
import math
import random

import pytest

from rozdej.isolation.border import (
    DEEPEST,
    MOST_ITEMS,
    MOST_KEYS,
    Decoder,
    Encoder,
    Refused,
    check_size,
    containers,
)
from rozdej.isolation.kept import is_changed, refill, shallow


def no_opaque(value):
    raise Refused('opaque')


def no_special(data, decoder):
    raise Refused('special')


def carried(value, known=(), there=None):
    """The value as the other side gets it, through real JSON; `there` are the other side's own containers."""
    data = json.loads(json.dumps(Encoder(list(known), no_opaque).encode(value)))
    return Decoder(lambda: list(known if there is None else there), no_special).decode(data)


def same(one, other):
    """Equal, of equal types all the way down; NaN is the same as NaN."""
    if type(one) is not type(other):
        return False
    if isinstance(one, list | tuple):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, dict):
        return same(list(one.items()), list(other.items()))
    if isinstance(one, float) and math.isnan(one):
        return math.isnan(other)
    return one == other


@pytest.mark.parametrize(
    'value',
    [
        None,
        True,
        False,
        0,
        -1,
        10**5000,
        -(10**5000),
        1.5,
        -0.0,
        math.inf,
        math.nan,
        '',
        'Gábi ♠ \0 \n "',
        '\ud800 alone',
        b'',
        b'\0\xff',
        [],
        (),
        {},
        set(),
        frozenset(),
        range(1, 10, 3),
        [1, [2, (3, {4: {5}})]],
        {(1, 'Pi'): [frozenset({('Sr', 'dama')})], None: 1.0, 1.5: None},
        {1, 'a', (2, 3)},
        ['l', 't', '@'],
        [['@', 0], ['x', 'y', 'z', 1]],
        [(1, 'Pi', True), (13, 'Kr', False)],
        {('Kr', 2), ('Sr', 'dama')},
        [(), ()],
        [(1, 2), (3,)],
        [(1, 10**5000), (2, 3)],
        [(1.5, None), (-0.0, '\ud800')],
        [(1, [2]), (3, [4])],
        {(1, (2,)), (3, (4,))},
        {'U': [(1, 'Pi'), (2, 'Pi')], 'V': [], 'W': [(1, 'Sr')]},
    ],
    ids=lambda value: type(value).__name__,
)
def test_plain_values_arrive_as_they_were(value):
    assert same(carried(value), value)


def random_value(chance, depth=0):
    """Any plain value, of any shape."""
    kind = chance.randrange(6 if depth > 4 else 11)
    if kind < 6:
        return chance.choice([None, True, 0, -7, 3.25, 'Kr', 'ž\n', b'x', 1 << 70, float('-inf')])
    items = [random_value(chance, depth + 1) for _ in range(chance.randrange(5))]
    if kind == 6:
        return tuple(items)
    if kind == 7:
        return {chance.randrange(100): item for item in items}
    if kind == 8:
        return {chance.randrange(100) for _ in items}
    return items + items[:1]


@pytest.mark.parametrize('seed', range(60))
def test_any_plain_value_arrives_as_it_was(seed):
    value = random_value(random.Random(seed))
    assert same(carried(value), value)


@pytest.mark.parametrize('seed', range(60))
def test_both_sides_number_containers_alike(seed):
    value = random_value(random.Random(seed))
    here, there = containers(value), containers(carried(value))
    assert len(here) == len(there)
    assert all(map(same, here, there))
    assert len({id(container) for container in here}) == len(here)


def test_one_list_that_is_there_twice_stays_one():
    card = [1]
    first, (second,), third = carried([card, (card,), {'c': card}])
    assert first is second
    assert third['c'] is first


def test_a_list_of_itself_does_not_cross():
    loop = [1]
    loop.append((loop,))
    with pytest.raises(Refused, match='holds itself'):
        carried(loop)


def test_a_short_message_of_a_long_text_is_found_out():
    data = ['l', 1]
    for number in range(60):
        data = ['l', data, ['&', 60 - number]]
    with pytest.raises(Refused):
        check_size([Decoder(list, no_special).decode(data)])


def test_a_container_that_is_there_twice_is_not_too_much():
    card = [1, 2]
    check_size([[card, card, (card, {1: card})]])


def test_a_result_that_is_an_argument_is_that_very_argument():
    here, there = ([1], {'a': []}), ([1], {'a': []})
    result = carried([here[1]['a'], here[0]], containers(here), containers(there))
    assert result[0] is there[1]['a']
    assert result[1] is there[0]


def test_a_changed_argument_is_changed_in_place():
    ours, theirs = {'deck': [1, 2], 'pile': []}, {'deck': [1, 2], 'pile': []}
    numbered = containers(theirs)
    before = [shallow(container) for container in numbered]
    theirs['pile'].append(theirs['deck'].pop())
    theirs['again'] = theirs['pile']
    changed = [n for n, container in enumerate(numbered) if is_changed(container, before[n])]
    encoder = Encoder(numbered, no_opaque)
    data = json.loads(json.dumps([[number, encoder.content(numbered[number])] for number in changed]))
    deck, pile, known = ours['deck'], ours['pile'], containers(ours)
    decoder = Decoder(lambda: known, no_special)
    for container, content in [decoder.content(number, content) for number, content in data]:
        refill(container, content)
    assert ours == {'deck': [1], 'pile': [2], 'again': [2]}
    assert ours['deck'] is deck
    assert ours['again'] is ours['pile'] is pile


class Sly(list):
    def __eq__(self, other):
        return True


@pytest.mark.parametrize('value', [Sly([1]), object(), (n for n in 'ab'), lambda: 1, [Sly()], type, {1: Sly()}])
def test_nothing_but_built_in_types_is_carried(value):
    with pytest.raises(Refused, match='opaque'):
        carried(value)


def nested(depth):
    value = []
    for _ in range(depth):
        value = [value]
    return value


def shared_tuples():
    value = ()
    for _ in range(60):
        value = (value, value)
    return value


LONG_TUPLES = [('a' * MOST_ITEMS, 1), ('b', 2)]


@pytest.mark.parametrize(
    'value',
    [
        nested(DEEPEST + 5),
        [0] * (MOST_ITEMS + 1),
        'a' * (MOST_ITEMS + 1),
        set(range(MOST_KEYS + 1)),
        shared_tuples(),
        LONG_TUPLES,
    ],
    ids=['deep', 'long', 'long text', 'many keys', 'tuples of tuples', 'long texts in tuples'],
)
def test_what_is_too_big_does_not_cross(value):
    with pytest.raises(Refused):
        carried(value)


def nested_data(depth):
    data = ['l']
    for _ in range(depth):
        data = ['l', data]
    return data


@pytest.mark.parametrize(
    'data',
    [
        [],
        {},
        [[]],
        ['?'],
        [1, 2],
        ['@'],
        ['@', 0],
        ['@', -1],
        ['@', True],
        ['@', '0'],
        ['&', 0],
        ['&', 1, 2],
        ['d', 1],
        ['d', ['l'], 1],
        ['s', ['l']],
        ['f', ['t', ['l']]],
        ['i', 'zz'],
        ['i', 12],
        ['i'],
        ['b', '♠'],
        ['r', 1, 2, 0],
        ['r', 1, 2, 3, 4],
        ['r', 'a'],
        ['l', ['l', ['?']]],
        nested_data(DEEPEST + 5),
        ['s', *range(2 * MOST_KEYS + 2)],
        ['L'],
        ['L', 1],
        ['L', 0, 1],
        ['L', -1, 1],
        ['L', True, 1],
        ['L', '1', 1],
        ['L', 2, 1, 2, 3],
        ['L', 3, 1, 2],
        ['L', 1, 1, []],
        ['S', 1, ['t', 1]],
        ['S', 1, *range(2 * MOST_KEYS + 2)],
        ['D', 2, 1, 2],
    ],
    ids=lambda data: str(data)[:30],
)
def test_what_is_not_the_language_of_the_border_is_refused(data):
    with pytest.raises(Refused):
        Decoder(list, no_special).decode(data)


@pytest.mark.parametrize('seed', range(200))
def test_random_messages_are_refused_or_plain(seed):
    chance = random.Random(seed)

    def noise(depth=0):
        kind = chance.randrange(5)
        if kind < 3 and depth < 6:
            tag = chance.choice(
                ['l', 'd', 's', 't', 'f', 'L', 'S', '@', '&', 'i', 'b', 'r', 'x', 'u', 'F', '', 1, None]
            )
            return [tag, *(noise(depth + 1) for _ in range(chance.randrange(4)))]
        return chance.choice([None, 0, -1, 'a', '', 'ff', 1.5, True, [], {}])

    try:
        value = Decoder(lambda: [[1], {}], no_special).decode(noise())
    except Refused:
        return
    assert type(value) in (type(None), bool, int, float, str, bytes, list, tuple, dict, set, frozenset, range)


@pytest.mark.parametrize(
    'data', [['d', 1, 2], ['s'], ['S', 1, 2], ['D', 1, 2], ['l', ['?']], ['L', 2, 1], None, ['l', ['@', 7]]]
)
def test_an_argument_stays_the_kind_of_container_it_is(data):
    with pytest.raises(Refused):
        Decoder(lambda: [[1]], no_special).content(0, data)


@pytest.mark.parametrize('number', [-1, 1, '0', True, None, 0.0])
def test_only_arguments_of_the_call_are_changed(number):
    with pytest.raises(Refused):
        Decoder(lambda: [[1]], no_special).content(number, ['l'])
