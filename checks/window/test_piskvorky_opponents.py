"""The kit's opponents in five in a row: which is stronger, what they see, and how far they look."""

import random

import pytest

from rozdej.window.games.piskvorky.opponents import FIVE, LINES, STRENGTHS, Position, suggest
from rozdej.window.games.piskvorky.rules import POSITIONS, new_game, winning_five


def play(first, second, seed):
    """The winner of a game, 1 or 2; 0 for a draw. `random` plays anywhere."""
    plan, chance = new_game()['plan'], random.Random(seed)
    for number in range(81):
        player, strength = 'xo'[number % 2], (first, second)[number % 2]
        if strength == 'random':
            row, column = chance.choice([(r, c) for r, c in POSITIONS.values() if plan[r][c] == '_'])
        else:
            row, column = suggest(strength, plan, player, seed)
        assert plan[row][column] == '_', 'always a free cell'
        plan[row][column] = player
        if winning_five(plan, (row, column)):
            return 1 + number % 2
    return 0


@pytest.mark.parametrize('five', ['c2 c3 c4 c5 c6', 'c6 d6 e6 f6 g6', 'c2 d3 e4 f5 g6', 'c6 d5 e4 f3 g2'])
def test_five_are_known_in_every_direction_by_any_of_them(five):
    names = five.split()
    plan = new_game()['plan']
    for name in names:
        row, column = POSITIONS[name]
        plan[row][column] = 'o'
        assert winning_five(plan, POSITIONS[name]) == (names if name == names[-1] else [])
    assert all(winning_five(plan, POSITIONS[name]) == names for name in names)


def match(one, other, games):
    """Games that `one` won, and that `other` won, each beginning half of them."""
    results = [play(one, other, seed) for seed in range(games // 2)]
    results += [{0: 0, 1: 2, 2: 1}[play(other, one, seed)] for seed in range(games // 2, games)]
    return results.count(1), results.count(2)


@pytest.mark.parametrize(
    ('stronger', 'weaker', 'games', 'least'),
    [('weak', 'random', 20, 18), ('middle', 'weak', 20, 18), ('strong', 'middle', 10, 6), ('strong', 'weak', 4, 4)],
)
@pytest.mark.whole(reason='plays many games between opponents')
def test_each_is_clearly_stronger_than_the_one_before(stronger, weaker, games, least):
    won, lost = match(stronger, weaker, games)
    assert won >= least
    assert lost <= 1


def board(*rows):
    """A plan from rows as they are seen, row i first; missing rows are empty."""
    lines = [*rows, *(['_' * 9] * (9 - len(rows)))]
    return [list(line) for line in reversed(lines)]


@pytest.mark.parametrize('strength', STRENGTHS)
@pytest.mark.parametrize(
    ('rows', 'cell'),
    [
        (('_xxxxo___', '___oooo__'), 'i1'),
        (('x________', '_x_______', '_________', '___x_____', '____x____', 'oooo_____'), 'g3'),
        (('____oo___', 'x________', 'x___o____', 'x________', 'x________', 'o________'), 'i1'),
    ],
)
def test_everybody_makes_five(strength, rows, cell):
    for seed in range(5):
        row, column = suggest(strength, board(*rows), 'x', seed)
        assert (row, column) == POSITIONS[cell]


@pytest.mark.parametrize('strength', ['middle', 'strong'])
def test_the_better_ones_always_prevent_five(strength):
    for seed in range(5):
        assert suggest(strength, board('xoooo____', '___xx____'), 'x', seed) == POSITIONS['i6']


def test_the_weak_one_overlooks_five_now_and_then():
    cells = [suggest('weak', board('xoooo____', '___xx____'), 'x', seed) for seed in range(40)]
    seen = cells.count(POSITIONS['i6'])
    assert 10 <= seen <= 35


@pytest.mark.parametrize('seed', range(5))
def test_the_strong_one_answers_an_open_three(seed):
    """Otherwise it becomes an open four, and that is lost."""
    plan = board('_' * 9, '_' * 9, '_' * 9, '__ooo____', '___x_____', '____x____')
    row, column = suggest('strong', plan, 'x', seed)
    assert (row, column) in {POSITIONS['f2'], POSITIONS['f6'], POSITIONS['f1'], POSITIONS['f7']}


def test_the_strong_one_wins_by_an_open_four():
    plan = board('_' * 9, '_' * 9, '_' * 9, '__xxx____', '___o_____', '____o____')
    assert suggest('strong', plan, 'x', 1) in {POSITIONS['f2'], POSITIONS['f6']}


@pytest.mark.parametrize('strength', STRENGTHS)
def test_the_same_seed_gives_the_same_move_and_the_plan_stays(strength):
    plan = board('x_o______', '_xo______')
    before = [list(row) for row in plan]
    moves = {suggest(strength, plan, 'x', 5) for _ in range(3)}
    assert len(moves) == 1
    assert plan == before
    assert len({suggest('weak', plan, 'x', seed) for seed in range(20)}) > 3, 'other seeds, other games'


@pytest.mark.parametrize('strength', STRENGTHS)
def test_the_last_free_cell_is_found(strength):
    plan = [['xo'[(column // 2 + row) % 2] for column in range(9)] for row in range(9)]
    plan[3][4] = '_'
    assert suggest(strength, plan, 'o', 0) == (3, 4)


def test_an_answer_looks_at_few_positions(monkeypatch):
    """A thousand take less than a third of a second."""
    put, looked_at = Position.put, []

    def noted_put(position, cell, who):
        looked_at[-1] += 1
        return put(position, cell, who)

    monkeypatch.setattr(Position, 'put', noted_put)
    chance = random.Random(3)
    for stones in (0, 1, 8, 16, 30, 50):
        plan = new_game()['plan']
        for number, (row, column) in enumerate(chance.sample(list(POSITIONS.values()), stones)):
            plan[row][column] = 'xo'[number % 2]
        looked_at.append(0)
        suggest('strong', plan, 'x', stones)
    assert max(looked_at) < 2000


def test_counts_and_worth_come_back_when_stones_are_taken():
    plan = board('x_o______', '_xo______')
    position, fresh = Position(plan, 'x'), Position(plan, 'x')
    chance, put = random.Random(1), []
    for number in range(40):
        cell = chance.choice(sorted(position.free))
        put.append((cell, number % 2))
        position.put(cell, number % 2)
    for cell, who in reversed(put):
        position.take(cell, who)
    assert (position.counts, position.worth, position.free) == (fresh.counts, fresh.worth, fresh.free)
    assert len(LINES) == 140
    assert all(value < FIVE for value in position.worth)
