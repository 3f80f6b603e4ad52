"""Cards of a game as messages name them."""

from collections import Counter

from rozdej.table.cards import DECK, lost_or_found, shown


def test_cards_are_called_as_on_their_corners():
    names = [shown([(rank, 'Sr')]) for rank in range(1, 14)]
    assert names == ['A♥', '2♥', '3♥', '4♥', '5♥', '6♥', '7♥', '8♥', '9♥', '10♥', 'J♥', 'Q♥', 'K♥']
    assert [shown([(12, suit)]) for suit in ('Pi', 'Sr', 'Ka', 'Kr')] == ['Q♠', 'Q♥', 'Q♦', 'Q♣']


def test_a_lost_queen_is_told_by_her_name():
    without = DECK - Counter([(12, 'Sr')])
    assert lost_or_found(DECK, without) == ('stejné karty jako předtím (52)', 'chybí Q♥')
    assert lost_or_found(without, DECK) == ('stejné karty jako předtím (51)', 'navíc je Q♥')
