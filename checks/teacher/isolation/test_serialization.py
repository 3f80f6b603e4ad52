"""What crosses the border arrives as it was, and nothing else arrives at all."""

import json
import marshal
import math
import random
from typing import NamedTuple

import pytest

from rozdej.teacher.isolation.aliasing import DEEPEST, MOST_ITEMS, SharedContainers
from rozdej.teacher.isolation.serialization import (
    MOST_KEYS,
    Decoder,
    Encoder,
    GivenClasses,
    SerializationError,
    check_size,
)


class Karta(NamedTuple):
    barva: str
    hodnota: int


class Stul:
    def __init__(self, karty):
        self.karty = karty


GIVEN = {('dane', 'Karta'): Karta, ('dane', 'Stul'): Stul}
Karta.__module__ = Stul.__module__ = 'dane'


def no_opaque(value, encoder):
    raise SerializationError('opaque')


def no_special(data, decoder):
    raise SerializationError('special')


class Side:
    """What one side knows; `send` gives the value as the `other` gets it, through real JSON, or `marshal`."""

    def __init__(self, known=(), native=False):
        self.shared, self.classes = SharedContainers(), GivenClasses(lambda *place: GIVEN.get(place))
        self.native = native
        for container in known:
            self.shared.add(container)
        self.shared.synchronize([])

    def encoder(self):
        return Encoder(self.shared, self.classes, no_opaque, native=self.native)

    def decoder(self, trusting=False):
        return Decoder(self.shared, self.classes, no_special, trusting)

    def send(self, value, other):
        encoder, decoder = self.encoder(), other.decoder(self.native)
        message = [encoder.changes(), encoder.encode(value)]
        data = marshal.loads(marshal.dumps(message)) if self.native else json.loads(json.dumps(message))
        decoder.changes(data[0])
        found = decoder.decode(data[1])
        decoder.check_size([found])
        self.shared.synchronize(encoder.changed)
        other.shared.synchronize(decoder.changed)
        return found


def carried(value, native=False):
    """The value as the other side gets it when nothing crossed before."""
    return Side(native=native).send(value, Side())


def decoder(*known):
    """A decoder of a side that knows these."""
    return Side(known).decoder()


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
        Karta('Kr', 1),
        [Karta('Kr', 1), Karta('Pi', 2)],
        {Karta('Kr', 1), Karta('Pi', 2)},
        (Karta('Kr', [2]), {'a': Karta('Sr', 2**5000)}, [Karta('a', 1), ('a', 1)]),
    ],
    ids=lambda value: type(value).__name__,
)
@pytest.mark.parametrize('native', [False, True], ids=['JSON', 'marshal'])
def test_plain_values_arrive_as_they_were(value, native):
    assert same(carried(value, native), value)


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
@pytest.mark.parametrize('native', [False, True], ids=['JSON', 'marshal'])
def test_any_plain_value_arrives_as_it_was(seed, native):
    value = random_value(random.Random(seed))
    assert same(carried(value, native), value)


@pytest.mark.parametrize('seed', range(60))
@pytest.mark.parametrize('native', [False, True], ids=['JSON', 'marshal'])
def test_both_sides_number_containers_alike(seed, native):
    value = random_value(random.Random(seed))
    one, other = Side(native=native), Side()
    one.send(value, other)
    assert len(one.shared) == len(other.shared)
    assert all(same(one.shared[number], other.shared[number]) for number in range(len(one.shared)))


@pytest.mark.parametrize('native', [False, True], ids=['JSON', 'marshal'])
def test_one_list_that_is_there_twice_stays_one(native):
    card = [1]
    first, (second,), third = carried([card, (card,), {'c': card}], native)
    assert first is second
    assert third['c'] is first


def test_a_list_of_itself_does_not_cross():
    loop = [1]
    loop.append((loop,))
    with pytest.raises(SerializationError, match='holds itself'):
        carried(loop)


def test_a_short_message_of_a_long_text_is_found_out():
    data = ['l', 1]
    for number in range(60):
        data = ['l', data, ['@', 60 - number]]
    found = decoder()
    with pytest.raises(SerializationError):
        found.check_size([found.decode(data)])


def test_a_container_that_is_there_twice_is_not_too_much():
    card = [1, 2]
    check_size([[card, card, (card, {1: card})]])


def test_what_crossed_before_is_that_very_object():
    judge, worker = Side(native=True), Side()
    game = {'a': [1], 'b': [(1, 2)]}
    there = judge.send(game, worker)
    here = worker.send([there['b'], there], judge)
    assert here[0] is game['b']
    assert here[1] is game
    assert judge.send((game, here), worker)[1][1] is there


@pytest.mark.parametrize('native', [False, True], ids=['JSON', 'marshal'])
def test_a_changed_container_is_changed_in_place(native):
    one, other = Side(native=native), Side()
    ours = {'deck': [1, 2], 'pile': []}
    theirs = one.send(ours, other)
    deck, pile = theirs['deck'], theirs['pile']
    ours['pile'].append(ours['deck'].pop())
    ours['again'], ours['new'] = ours['pile'], [3]
    ours['new'].append(ours['new'][:])
    one.send(None, other)
    assert theirs == {'deck': [1], 'pile': [2], 'again': [2], 'new': [3, [3]]}
    assert theirs['deck'] is deck
    assert theirs['again'] is theirs['pile'] is pile
    theirs['new'].clear()
    other.send(None, one)
    assert ours['new'] == []


def test_attributes_of_an_object_of_a_given_class_are_followed():
    one, other = Side(native=True), Side()
    table = Stul([1])
    there, again = one.send((table, [table]), other)
    assert again[0] is there
    there.karty.append(2)
    there.nove = 3
    assert other.send(there, one) is table
    assert vars(table) == {'karty': [1, 2], 'nove': 3}


def test_changes_that_would_be_endless_change_nothing():
    first, second = [1], [2]
    with pytest.raises(SerializationError):
        decoder(first, second).changes([[0, ['l', ['@', 1]]], [1, ['l', ['@', 0]]]])
    assert (first, second) == ([1], [2])


class Sly(list):
    def __eq__(self, other):
        return True


@pytest.mark.parametrize('value', [Sly([1]), object(), (n for n in 'ab'), lambda: 1, [Sly()], type, {1: Sly()}])
def test_nothing_but_built_in_types_is_carried(value):
    with pytest.raises(SerializationError, match='opaque'):
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
    with pytest.raises(SerializationError):
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
        ['a'],
        ['a', 0],
        ['a', -1],
        ['=', []],
        ['=', [[1]]],
        ['lL', 1],
        ['k'],
        ['k', 'dane.Karta'],
        ['k', 'dane.Karta', 'Kr', 1, 2],
        ['k', 'dane.Stul', 1],
        ['k', 'os.stat_result', 1],
        ['k', ['l'], 1],
        ['g', 'dane.Karta', ['d']],
        ['g', 'dane.Stul', ['l']],
        ['g', 'dane.Stul', ['d', 1, 2]],
        ['g', 'dane.Stul'],
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
        ['L', '', 1],
        ['L', '', 0, 1],
        ['L', '', -1, 1],
        ['L', '', True, 1],
        ['L', '', '1', 1],
        ['L', 1, 1, 1],
        ['L', 'dane.Karta', 1, 1],
        ['L', 'dane.Stul', 1, 1],
        ['L', 'dane.Jina', 1, 1],
        ['L', '', 2, 1, 2, 3],
        ['L', '', 3, 1, 2],
        ['L', '', 1, 1, []],
        ['S', '', 1, ['t', 1]],
        ['S', '', 1, *range(2 * MOST_KEYS + 2)],
        ['D', '', 2, 1, 2],
    ],
    ids=lambda data: str(data)[:30],
)
def test_what_is_not_the_language_of_the_border_is_refused(data):
    with pytest.raises(SerializationError):
        decoder().decode(data)


@pytest.mark.parametrize('seed', range(200))
def test_random_messages_are_refused_or_plain(seed):
    chance = random.Random(seed)

    def noise(depth=0):
        kind = chance.randrange(5)
        if kind < 3 and depth < 6:
            tag = chance.choice(
                ['l', 'd', 's', 't', 'f', 'L', 'S', '@', '=', 'i', 'b', 'r', 'k', 'g', 'x', 'u', 'F', '', 1, None]
            )
            return [tag, *(noise(depth + 1) for _ in range(chance.randrange(4)))]
        return chance.choice([None, 0, -1, 'a', '', 'ff', 1.5, True, [], {}])

    try:
        value = decoder([1], {}).decode(noise())
    except SerializationError:
        return
    assert type(value) in (type(None), bool, int, float, str, bytes, list, tuple, dict, set, frozenset, range)


@pytest.mark.parametrize(
    'data',
    [['d', 1, 2], ['s'], ['S', '', 1, 2], ['='], ['=', [2]], ['l', ['?']], ['L', '', 2, 1], None, ['l', ['@', 7]]],
)
def test_an_argument_stays_the_kind_of_container_it_is(data):
    with pytest.raises(SerializationError):
        decoder([1]).changes([[0, data]])


@pytest.mark.parametrize('number', [-1, 1, '0', True, None, 0.0])
def test_only_arguments_of_the_call_are_changed(number):
    with pytest.raises(SerializationError):
        decoder([1]).changes([[number, ['l']]])


def test_a_container_that_is_new_in_a_message_has_not_changed():
    with pytest.raises(SerializationError):
        decoder([1]).changes([[0, ['l', ['l', 1]]], [1, ['l', 2]]])
