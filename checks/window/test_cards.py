"""Cards of a game as messages name them."""

from collections import Counter

from rozdej.table.cards import DECK, card_words, lost_or_found, shown


def test_cards_are_called_as_on_their_corners():
    names = [shown([(rank, 'Sr')]) for rank in range(1, 14)]
    assert names == ['A♥', '2♥', '3♥', '4♥', '5♥', '6♥', '7♥', '8♥', '9♥', '10♥', 'J♥', 'Q♥', 'K♥']
    assert [shown([(12, suit)]) for suit in ('Pi', 'Sr', 'Ka', 'Kr')] == ['Q♠', 'Q♥', 'Q♦', 'Q♣']


def test_a_lost_queen_is_told_by_her_name():
    without = DECK - Counter([(12, 'Sr')])
    assert lost_or_found(DECK, without) == ('stejné karty jako předtím (52)', 'chybí Q♥')
    assert lost_or_found(without, DECK) == ('stejné karty jako předtím (51)', 'navíc je Q♥')


def test_cards_as_one_says_them():
    assert [card_words(('Pi', rank)) for rank in (2, 9, 10)] == ['piková dvojka', 'piková devítka', 'piková desítka']
    said = [card_words(card) for card in (['Sr', '10', 10, 3], ('Ka', 'eso'), ('Kr', 'kral'), ('Sr', 'kluk'))]
    assert said == ['srdcová desítka', 'kárové eso', 'křížový král', 'srdcový kluk']
    assert card_words(['?', '?', 0, 0]) == 'karta, do které není vidět'
