"""Finding out what a call has changed: every kind of change is found, and nothing else."""

import random

import pytest

from rozdej.isolation.player.watching import NOTHING, Watched


def containers() -> list:
    """Of each kind, empty ones too, and one inside another."""
    inner = ['x']
    return [[1, 2, 3], {'a': 1, 'b': inner}, {1, 2}, [], {}, set(), inner, [inner, inner]]


def put(container, key, value):
    container[key] = value


CHANGES = {
    'an item appended': (0, lambda c: c.append(4)),
    'an item taken away': (0, lambda c: c.pop()),
    'an item replaced': (0, lambda c: put(c, 1, 9)),
    'items exchanged': (0, lambda c: c.reverse()),
    'an equal item of another type': (0, lambda c: put(c, 0, True)),
    'an equal item that is another object': (6, lambda c: put(c, 0, ''.join(['x', '']) * 1 + '')),
    'a key added': (1, lambda c: put(c, 'c', 3)),
    'a key taken away': (1, lambda c: c.pop('a')),
    'a key renamed': (1, lambda c: put(c, 'c', c.pop('b'))),
    'a value replaced': (1, lambda c: put(c, 'a', 2)),
    'values exchanged': (1, lambda c: c.update(a=c['b'], b=c['a'])),
    'keys in another order': (1, lambda c: put(c, 'a', c.pop('a'))),
    'a list replaced by an equal one': (1, lambda c: put(c, 'b', ['x'])),
    'an item added to a set': (2, lambda c: c.add(3)),
    'an item of a set replaced': (2, lambda c: (c.discard(1), c.add(7))),
    'an empty list filled': (3, lambda c: c.append(None)),
    'an empty dict filled': (4, lambda c: put(c, None, None)),
    'an empty set filled': (5, lambda c: c.add(())),
    'everything cleared': (7, lambda c: c.clear()),
}


@pytest.mark.parametrize('name', CHANGES)
def test_every_change_is_found_where_it_is(name):
    number, change = CHANGES[name]
    watched = Watched(containers())
    change(watched.containers[number])
    is_same = name == 'an equal item that is another object' and watched.containers[6][0] is watched.before[-1]
    assert watched.changed() == ([] if is_same else [number])


def test_what_is_only_read_is_not_changed():
    watched = Watched(containers())
    repr(watched.containers)
    sorted(watched.containers[2])
    assert watched.changed() == []
    assert NOTHING.changed() == []


def test_what_moves_from_one_container_to_another_changes_both():
    first, second = [1, 2], [3]
    watched = Watched([first, second])
    second.insert(0, first.pop())  # all the objects in a row are as before
    assert watched.changed() == [0, 1]


def test_keys_and_values_that_move_change_both_dicts():
    first, second = {'a': 1, 'b': 2}, {}
    watched = Watched([first, second])
    second['b'] = first.pop('b')
    assert watched.changed() == [0, 1]


def test_two_names_of_one_list_are_one_change_in_each():
    shared = []
    watched = Watched([[shared], {'a': shared}, shared])
    shared.append(1)
    assert watched.changed() == [2]


@pytest.mark.parametrize(
    ('held', 'is_plain'),
    [
        ([1, 'a', None], True),
        ([(1, 'Sr', True)], True),
        ([((1,),)], False),
        ([[]], False),
        ([([],)], False),
        ([], True),
    ],
)
def test_what_holds_only_plain_values_is_known(held, is_plain):
    watched = Watched([[[]], held, {1: held}])
    held.append(5)
    assert watched.changed() == [1]
    assert watched.held_only_atoms() is is_plain


def test_what_was_held_before_counts_also_when_it_is_gone():
    inner = []
    for number in range(2):
        watched = Watched([[inner], {'a': inner}])
        watched.containers[number].clear()
        assert watched.changed() == [number]
        assert not watched.held_only_atoms()


def test_any_changes_are_found_as_by_comparing_one_by_one():
    chance = random.Random(52)
    for _ in range(300):
        watched = Watched([[chance.randrange(3) for _ in range(chance.randrange(3))] for _ in range(4)])
        before = [list(container) for container in watched.containers]
        for container in watched.containers:
            if chance.random() < 0.5:
                container[:] = [chance.randrange(3) for _ in range(chance.randrange(3))]
        differ = [n for n, container in enumerate(watched.containers) if container != before[n]]
        assert watched.changed() == differ
