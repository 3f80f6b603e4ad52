"""The solution's totals against an oracle that tries all values of all aces, over every small hand there is."""

import importlib.util
import itertools
from functools import cache

import pytest

from checks.running import ROOT

RANKS = ('ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king')
RANK_OF_CARD = RANKS * 4
VALUES = {'ace': (1, 11), 'jack': (10,), 'queen': (10,), 'king': (10,)} | {str(n): (n,) for n in range(2, 11)}


@pytest.fixture(scope='module')
def total_of():
    """The reference solution's `vyhodnot_ruku`."""
    spec = importlib.util.spec_from_file_location('blackjack_solution', ROOT / 'reseni' / 'blackjack' / 'blackjack.py')
    solution = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(solution)
    return solution.vyhodnot_ruku


@cache
def oracle(ranks):
    """The best total that the rules allow, and its name."""
    totals = {sum(values) for values in itertools.product(*(VALUES[rank] for rank in ranks))}
    allowed = [total for total in totals if total <= 21]
    if not allowed:
        return min(totals), 'pres'
    blackjack = len(ranks) == 2 and 'ace' in ranks and 21 in allowed
    return max(allowed), 'blackjack' if blackjack else 'ok'


@pytest.mark.parametrize(('size', 'hands'), [(2, 1_326), (3, 22_100)])
def test_every_hand_of_two_and_three_cards(total_of, size, hands):
    count = 0
    for cards in itertools.combinations(range(52), size):
        ranks = tuple(map(RANK_OF_CARD.__getitem__, cards))
        assert total_of([(card, 'licem') for card in cards]) == oracle(ranks), cards
        count += 1
    assert count == hands


@pytest.mark.parametrize('size', [0, 1, 2, 3, 4])
def test_every_order_of_ranks(total_of, size):
    for places in itertools.product(range(13), repeat=size):
        hand = [(13 * suit + place, 'rubem') for suit, place in enumerate(places)]
        assert total_of(hand) == oracle(tuple(sorted(RANKS[place] for place in places))), hand


def test_the_longest_hands_that_do_not_go_over(total_of):
    four_aces_four_twos_three_threes = [0, 13, 26, 39, 1, 14, 27, 40, 2, 15, 28]
    assert total_of([(card, 'licem') for card in four_aces_four_twos_three_threes]) == (21, 'ok')
    assert total_of([(card, 'licem') for card in [*four_aces_four_twos_three_threes, 41]]) == (24, 'pres')
