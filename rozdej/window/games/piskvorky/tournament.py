"""Plays five in a row in a tournament: two programs, each of which gives its moves by `navrhni_tah`.

The rules are the kit's own. `rozdej/teacher/tournament/match.py` describes the names that a game defines.
"""

import random
from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import Any

from rozdej.window.games.piskvorky.opponents import CELLS, SIZE, STRENGTHS, suggest
from rozdej.window.games.piskvorky.rules import EMPTY, POSITIONS, is_position, name_of, new_game, winner, winning_five
from rozdej.window.gui.scene_types import ReplayedStep

FUNCTION = 'piskvorky', 'navrhni_tah'
SEATS = 2
DEALS = 25
POINTS_IN_WORDS = 'výhry na hru (remíza je půl)'
WORTH = 1

STONES = 'xo'
MIDDLE = range(2, SIZE - 2)

Position = tuple[int, int]


def deal(chance: random.Random) -> list[Position]:
    """Where the first stones of both lie: programs without chance would play the same game again and again."""
    return chance.sample([(row, column) for row in MIDDLE for column in MIDDLE], 2)


def play(opening: list[Position], ask: Callable[..., Any]) -> tuple[list[float], list[list[tuple[int, str]]]]:
    """What each seat has won, 1 for a game and half for a draw, and the moves: seat and cell, two in each row."""
    plan = [[EMPTY] * SIZE for _ in range(SIZE)]
    for (row, column), stone in zip(opening, STONES, strict=True):
        plan[row][column] = stone
    moves = list(enumerate(opening))
    points = [0.5, 0.5]
    for number in range(len(moves), CELLS):
        seat = number % SEATS
        stone = STONES[seat]
        free = [(row, column) for row in range(SIZE) for column in range(SIZE) if plan[row][column] == EMPTY]
        row, column = ask(seat, ([*map(list, plan)], stone), _position, free, _kit(plan, stone, free))
        plan[row][column] = stone
        moves.append((seat, (row, column)))
        if winning_five(plan, (row, column)):
            points = [float(one == seat) for one in range(SEATS)]
            break
    named = [(seat, f'{STONES[seat]} {name_of(position)}') for seat, position in moves]
    return points, [named[first : first + SEATS] for first in range(0, len(named), SEATS)]


def _position(value: Any) -> Position | None:
    return (value[0], value[1]) if is_position(value) else None


def replayed(names: Sequence[str], rows: Sequence[Sequence[tuple[int, str]]]) -> list[ReplayedStep]:
    """The game of `play` again, as the window has it, from who had which stones and its moves; says who does what."""
    if [*map(type, names)] != [str] * SEATS:
        raise ValueError('not two players')
    game: dict[str, Any] = {'hra': new_game(), 'prikaz': '', 'zprava': 'Začíná x.', 'posledni': None, 'seed': 0}
    steps = [ReplayedStep(deepcopy(game), None, game['zprava'])]
    moves = [(seat, text) for row in rows for seat, text in row]
    for number, (seat, text) in enumerate(moves):
        stone, name = text.split()
        row, column = position = POSITIONS[name]
        hra, other_stone = game['hra'], STONES[1 - seat]
        if (stone, seat) != (STONES[seat], number % SEATS) or hra['konec'] or hra['plan'][row][column] != EMPTY:
            raise ValueError('not played in turn')
        hra['plan'][row][column], hra['hrac'] = stone, other_stone
        hra['konec'] = bool(winning_five(hra['plan'], position)) or number == CELLS - 1
        said = 'Je na řadě soupeř.' if not hra['konec'] else 'Výhra!' if winner(hra, position) else 'Remíza.'
        game |= {'prikaz': name, 'zprava': said, 'posledni': position}
        steps.append(ReplayedStep(deepcopy(game), None, f'{names[seat]}: {text}'))
    if not game['hra']['konec']:
        raise ValueError('not played to its end')
    return steps


def shown(step: ReplayedStep) -> dict[str, Any]:
    """The same step for a page: the rows from the uppermost one, the last stone and the five by row and column."""
    game, last = step.game['hra'], step.game['posledni']
    five = winning_five(game['plan'], last) if last else []
    best = winner(game, last)
    return {
        'board': [''.join(row) for row in game['plan']],
        'last': last,
        'five': [POSITIONS[name] for name in five],
        'turn': -1 if game['konec'] else STONES.index(game['hrac']),
        'winners': [STONES.index(best)] if best else [],
        'says': step.says,
    }


def _kit(plan: list[list[str]], stone: str, free: list[Position]) -> Callable[[str, random.Random], Position]:
    def move(strength: str, chance: random.Random) -> Position:
        if strength not in STRENGTHS:
            return chance.choice(free)
        return suggest(strength, plan, stone, chance.randrange(1 << 30))

    return move
