"""What the student's code keeps hold of stays one thing on both sides, and nothing else is followed."""

import pytest

from checks.isolation.conftest import program_of


def test_a_result_that_the_program_keeps_is_the_same_next_time(pokus):
    module = pokus('PLAN = [["_"], ["_"]]\ndef f():\n    return PLAN\ndef g():\n    return PLAN[0]\n')
    first = module.f()
    first[0][0] = 'x'
    second = module.f()
    assert second is first
    assert module.g() is first[0]
    assert second == [['x'], ['_']]


def test_an_argument_that_the_program_keeps_changes_with_a_later_call(pokus):
    module = pokus('KDE = []\ndef vezmi(s):\n    KDE.append(s)\ndef pridej(x):\n    KDE[0].append(x)\n')
    cards = [1]
    module.vezmi(cards)
    module.pridej([2])
    assert cards == [1, [2]]
    cards.append(3)
    module.pridej(4)
    assert cards == [1, [2], 3, 4]


def test_an_argument_kept_by_a_function_that_raises_is_kept_too(pokus):
    module = pokus('KDE = []\ndef f(s):\n    KDE.append(s)\n    raise ValueError\ndef g():\n    KDE[0].append(1)\n')
    cards = []
    with pytest.raises(ValueError):  # noqa: PT011
        module.f(cards)
    module.g()
    assert cards == [1]


def test_what_the_program_does_not_keep_is_not_followed(pokus):
    module = pokus('def f(hra):\n    return {"nova": [hra], "dalsi": ([1],)}\ndef g(hra):\n    raise ValueError\n')
    for _ in range(5):
        module.f({'a': [[]]})
        with pytest.raises(ValueError):  # noqa: PT011
            module.g({'a': [[]]})
    assert not program_of(module)._kept


def test_arguments_that_are_only_read_are_not_followed(pokus):
    module = pokus('def f(zprava):\n    return [tuple(karta) for karta in zprava]\n')
    module.f([['a', 1], ['b', 2]])
    assert not program_of(module)._kept


def test_a_list_that_moves_from_an_argument_to_the_program_is_followed(pokus):
    module = pokus('KDE = []\ndef f(s):\n    KDE.append(s.pop())\ndef g():\n    KDE[0].append(1)\n')
    moved = []
    module.f([moved])
    module.g()
    assert moved == [1]


def test_a_new_list_in_an_argument_and_in_the_result_is_one(pokus):
    game = {}
    result = pokus('def f(hra):\n    hra["a"] = [1]\n    return hra["a"]\n').f(game)
    assert result is game['a']
