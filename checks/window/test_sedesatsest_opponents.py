"""Opponents of Šedesát šest: they play whole games by the student's functions, know only their view, and differ."""

import json
import random

import pytest

from checks.network.solution import END, Table
from rozdej.network.sedesatsest.opponents import STRENGTHS, deal_hidden_again, dealt, moves, sensible
from rozdej.network.sedesatsest.rules import Deal


def play(first: str, second: str, deals: int, seed: int) -> list[int]:
    """How many of the deals the players of these strengths win; who begins changes with each."""
    chance = random.Random(seed)
    random.seed(seed)
    won = [0, 0]
    for deal in range(deals):
        strengths = {'A': first, 'B': second}
        table = Table('AB' if deal % 2 else 'BA')
        while not table.is_over:
            assert any(table.play(name, moves(strengths[name], table.views[name], name, chance)) for name in 'AB')
        won['AB'.index(table.winner)] += 1
    return won


@pytest.mark.parametrize(('better', 'worse', 'deals'), [('middle', 'weak', 100), ('strong', 'middle', 40)])
@pytest.mark.whole(reason='plays many games between opponents')
def test_the_stronger_wins_most_deals(better, worse, deals):
    """Of 200 deals the strong one wins some 70 % against the middle one, and that 90 % against the weak one."""
    assert play(better, worse, deals, seed=1)[0] >= 0.6 * deals


@pytest.mark.whole(reason='plays whole games')
@pytest.mark.parametrize('strength', STRENGTHS)
def test_the_first_choice_is_always_allowed(strength):
    """Only then does the server answer the first message with new views."""
    random.seed(3)
    chance = random.Random(3)
    for _ in range(4 if strength == 'strong' else 30):
        table = Table('AB')
        while not table.is_over:
            for name in 'AB':
                messages = moves(strength, table.views[name], name, chance)
                assert not messages or table.play(name, messages[:1])


@pytest.mark.parametrize('strength', STRENGTHS)
def test_chooses_by_the_view_alone_and_by_chance(strength):
    """The same view and the same chance give the same move, whatever lies hidden; the view itself is not changed."""
    random.seed(5)
    view = Table('AB').views['A']
    before = json.dumps(view)
    assert moves(strength, view, 'A', random.Random(1)) == moves(strength, view, 'A', random.Random(1))
    assert json.dumps(view) == before


def test_has_nothing_to_do_when_it_is_not_on_turn():
    views = Table('AB').views
    assert moves('strong', views['B'], 'B', random.Random(1)) == []
    assert moves('strong', ['vyhra3t', *views['A'][1:]], 'A', random.Random(1)) == []
    assert moves('strong', ['stych', *views['A'][1:]], 'A', random.Random(1)) == [['rozhodni']]


def test_the_strong_one_takes_a_better_trump_for_its_nine():
    random.seed(3)
    view = Table('AB').views['A']
    assert moves('strong', view, 'A', random.Random(1))[0] == ['vymen']


@pytest.mark.parametrize(
    ('led', 'deck', 'card'),
    [
        (11, [12], 17),  # a nine is not worth a king: it gives away another nine
        (8, [12], 6),  # a king is worth an ace
        (8, [], 6),  # without a deck it must take
        (11, [], 6),
    ],
)
def test_by_rules_of_thumb_it_takes_what_is_worth_it(led, deck, card):
    """The hand has ace and queen of the suit led, and a nine; trumps are of another suit."""
    assert sensible(Deal([[led], [6, 9, 17]], deck, 3, turn=1, middle=led)) == card


def test_nobody_has_a_trick_before_the_first():
    assert Deal([[0], [1]], [], 0).tricks == [0, 0]


def test_a_deal_it_imagines_has_all_cards_once_and_is_the_one_it_sees():
    random.seed(8)
    chance = random.Random(8)
    table = Table('AB')
    while not table.is_over:
        for name in 'AB':
            view = table.views[name]
            if not view[0].startswith((*END, 'stych')) and 'B' in view[14]:
                deal = dealt(view, name, chance)
                me = view[14].index(name)
                taken = [card[3] - 1 for side in (view[3], view[5]) for trick in side for card in trick]
                middle = [deal.middle] if deal.middle is not None else []
                assert sorted([*deal.hands[0], *deal.hands[1], *deal.deck, *taken, *middle]) == list(range(24))
                assert deal.hands[0] == [card[3] - 1 for card in view[1 + me]]
                assert deal.deck[:1] == [card[3] - 1 for card in view[8][:1]]
            table.play(name, moves('middle', view, name, chance))


def test_hidden_cards_lie_otherwise_in_each_deal_it_imagines():
    view = Table('AB').views['A']
    deals = [dealt(view, 'A', random.Random(seed)) for seed in range(5)]
    assert len({str(deal.hands[1]) for deal in deals}) == len({str(deal.deck) for deal in deals}) == 5
    for deal in deals:
        before = sorted([*deal.hands[1], *deal.deck])
        deal.hands = deals[0].hands[0], list(deals[0].hands[1])
        deal.deck = list(deals[0].deck)
        deal_hidden_again(deal, random.Random(deals.index(deal)))
        assert sorted([*deal.hands[1], *deal.deck]) == before
        assert (deal.hands[0], deal.deck[0]) == (deals[0].hands[0], deals[0].deck[0])
    assert len({str(deal.hands[1]) for deal in deals}) == len({str(deal.deck) for deal in deals}) == 5


@pytest.mark.whole(reason='plays whole games')
def test_its_own_rules_are_those_of_the_solution():
    """Both are told the same moves, by somebody who tries everything; points, hands and results stay equal."""
    random.seed(11)
    chance = random.Random(11)
    for _ in range(150):
        table = Table('AB')
        universe = table.state
        hands = [[card.razeni - 1 for card in hand] for hand in (universe.ruka1, universe.ruka2)]
        deck = [card.razeni - 1 for card in universe.balicek]
        deal = Deal(hands, deck, ('Kr', 'Pi', 'Sr', 'Ka').index(universe.trumf))
        while deal.result is None:
            choices = [*deal.cards(), *deal.cards()]
            if deal.middle is None and not deal.announced:
                choices += [kind for kind in ('hlas', 'hlas_trumf') if deal.pairs(kind)]
            choices += ['vymen'] * deal.may_swap() + ['zavri'] * deal.may_close()
            if deal.middle is None and chance.random() < 0.03:
                choices = ['skonci']
            move = chance.choice(choices)
            name = 'AB'[deal.turn]
            place = deal.hands[deal.turn].index(move) if isinstance(move, int) else None
            before = len(table.state.stred)
            assert table.play(name, [[move] if place is None else ['vyloz', place]]), (move, table.views[name])
            deal.make(move)
            if place is not None and before == 1:
                assert table.play(name, [['rozhodni']])
            state = table.state
            assert [[card.razeni - 1 for card in hand] for hand in (state.ruka1, state.ruka2)] == list(deal.hands)
            assert [card.razeni - 1 for card in state.balicek] == deal.deck
            assert [state.body1, state.body2] == deal.points
        assert table.is_over
        assert deal.result == table.state.vyhry1 - table.state.vyhry2
