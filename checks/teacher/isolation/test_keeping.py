"""What crosses during a test stays one thing on both sides, whoever keeps hold of it."""

import pytest

from checks.teacher.isolation.conftest import HASTY, program_of
from rozdej.core.student.failures import TooSlow
from rozdej.teacher.isolation.aliasing import MOST


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


def test_a_list_that_only_the_test_keeps_is_the_programs_next_time(pokus):
    module = pokus('def f():\n    return [1]\ndef g(s):\n    s.append(2)\n    return s\n')
    cards = module.f()
    assert module.g(cards) is cards
    assert cards == [1, 2]


def test_a_test_sees_a_change_while_its_own_function_is_called(pokus):
    module = pokus('def f(s, povidej):\n    s.append(1)\n    povidej()\n    return s[-1]\n')
    cards = []
    assert module.f(cards, lambda: cards.append(len(cards) + 5)) == 6
    assert cards == [1, 6]


def test_after_a_worker_is_thrown_away_numbers_begin_anew(pokus):
    """Else the next one, which knows nothing of what crossed, would take one list for another."""
    module = pokus(
        'PLAN = [[1], [2]]\ndef plan():\n    return PLAN\ndef toc():\n    return sum(range(10**13))\n'
        'def pridej(s, t):\n    s.append(t[0])\n    return t\n',
        limits=HASTY,
    )
    cards, plan = [7], module.plan()
    with pytest.raises(TooSlow):
        module.toc()
    assert module.pridej(cards, plan[0]) is plan[0]
    assert (cards, plan) == ([7, 1], [[1], [2]])
    assert module.pridej(plan, cards) is cards
    assert (cards, plan) == ([7, 1], [[1], [2], 7])
    assert module.plan() == [[1], [2]]


def test_what_crossed_long_ago_is_forgotten_and_what_crosses_all_the_time_is_not(pokus):
    module = pokus(
        'HRA = {"tahy": [], "stul": [[]]}\ndef nova():\n    return HRA\n'
        'def tah(hra, karty):\n    HRA["tahy"].append(karty[0])\n    HRA["stul"][0].append(1)\n    return [karty]\n'
    )
    game = module.nova()
    for number in range(2 * MOST):
        cards = [number]
        assert module.tah(game, cards)[0] is cards
    assert module.nova() is game
    assert game['tahy'] == list(range(2 * MOST))
    assert len(game['stul'][0]) == 2 * MOST
    assert len(program_of(module)._proxies.shared) <= 2 * MOST
