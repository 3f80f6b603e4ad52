"""What crossed the border is followed: every kind of change is found, and nothing else; old ones are forgotten."""

import random

import pytest

from rozdej.teacher.isolation import aliasing
from rozdej.teacher.isolation.aliasing import SharedContainers, plain_containers, replace_contents


def followed(containers: list) -> SharedContainers:
    """These, as they are after a message."""
    made = SharedContainers()
    for container in containers:
        made.add(container)
    made.synchronize([])
    return made


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
    found = containers()
    watched, before = followed(found), list(found[number])
    change(found[number])
    is_same = name == 'an equal item that is another object' and found[6][0] is before[0]
    assert watched.changed_numbers() == ([] if is_same else [number])


def test_what_is_only_read_is_not_changed():
    found = containers()
    watched = followed(found)
    repr(found)
    sorted(found[2])
    assert watched.changed_numbers() == []
    assert SharedContainers().changed_numbers() == []


def test_what_moves_from_one_container_to_another_changes_both():
    first, second = [1, 2], [3]
    watched = followed([first, second])
    second.insert(0, first.pop())  # all the objects in a row are as before
    assert watched.changed_numbers() == [0, 1]


def test_keys_and_values_that_move_change_both_dicts():
    first, second = {'a': 1, 'b': 2}, {}
    watched = followed([first, second])
    second['b'] = first.pop('b')
    assert watched.changed_numbers() == [0, 1]


def test_two_names_of_one_list_are_one_change_in_each():
    shared = []
    watched = followed([[shared], {'a': shared}, shared])
    shared.append(1)
    assert watched.changed_numbers() == [2]


def test_any_changes_are_found_as_by_comparing_one_by_one():
    chance = random.Random(52)
    for _ in range(300):
        found = [[chance.randrange(3) for _ in range(chance.randrange(3))] for _ in range(4)]
        watched, before = followed(found), [list(container) for container in found]
        for container in found:
            if chance.random() < 0.5:
                container[:] = [chance.randrange(3) for _ in range(chance.randrange(3))]
        differ = [n for n, container in enumerate(found) if container != before[n]]
        assert watched.changed_numbers() == differ
        watched.synchronize(differ)
        assert watched.changed_numbers() == []


def test_what_is_in_an_old_dict_changes_with_new_numbers():
    """A dict's values stand apart from its keys: both are looked up by number."""
    found = [[1], {'a': 1}, [2], {'b': 2}]
    watched = followed(found)
    found[3]['b'] = 3
    assert watched.changed_numbers() == [3]
    watched.synchronize([3])
    found[1]['a'] = 2
    assert watched.changed_numbers() == [1]
    watched.keep([1, 3])
    found[3]['b'] = 4
    assert watched.changed_numbers() == [1]


def test_a_message_that_is_not_sent_takes_its_numbers_back():
    watched, lists = followed([[1]]), [[2], [3]]
    watched.add(lists[0])
    watched.forget_from(1)
    assert watched.number_of(lists[0]) is None
    watched.add(lists[1])
    assert watched.number_of(lists[1]) == 1


def test_old_ones_are_forgotten_but_not_what_is_in_newer_ones(monkeypatch):
    monkeypatch.setattr(aliasing, 'MOST', 10)
    monkeypatch.setattr(aliasing, 'RECENT', 3)
    inner = ['inner']
    found = [inner, *([number] for number in range(8)), {'a': (1, (inner,))}]
    watched = followed(found)
    assert watched.to_keep() is None
    watched.add(last := [])
    assert watched.number_of(found[2]) == 2  # it crosses again
    numbers = watched.to_keep()
    assert numbers == [0, 2, 8, 9, 10]
    watched.keep(numbers)
    assert [watched[number] for number in range(5)] == [inner, found[2], found[8], found[9], last]
    assert watched.number_of(found[1]) is None


def test_nothing_is_kept_of_far_too_much(monkeypatch):
    monkeypatch.setattr(aliasing, 'MOST_IN_RECENT', 50)
    watched = followed([[[] for _ in range(200)], *([] for _ in range(aliasing.MOST))])
    assert watched[0]
    assert watched.to_keep() == []


@pytest.mark.parametrize(
    ('value', 'number'),
    [
        ([], 1),
        ({'a': [(1, 'Sr'), (2, 'Pi')], 'b': []}, 3),
        ([{1, 2}, ([3], (4.5, None))], 3),
        ([1, object()], None),
        ([b''], None),
        ([frozenset()], None),
    ],
)
def test_containers_of_plain_values_are_found(value, number):
    found = plain_containers(value)
    assert found is None if number is None else len(found) == number


def test_a_value_that_holds_itself_is_not_plain():
    loop = [1]
    loop.append((loop,))
    assert plain_containers(loop) is None


def test_all_get_numbers_or_none_does():
    watched, inner = followed([[1]]), []
    assert not watched.add_all([inner, [2], inner])
    assert watched.number_of(inner) is None
    assert watched.add_all([inner, [2]])
    assert watched.number_of(inner) == 1
    assert not watched.add_all([[3], inner])
    assert len(watched) == 3


class Own(list):
    def __setitem__(self, key, value):
        raise AssertionError('its own method is not called')


def test_content_is_put_in_without_a_students_method():
    own = Own([1])
    replace_contents(own, [2, 3])
    assert own == [2, 3]
