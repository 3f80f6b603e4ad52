"""A game of five in a row for a tournament: two programs, each of which is asked for its moves by `navrhni_tah`.

The rules are the kit's own. See `rozdej.tournament.match` for what the names mean.
"""

import random
from collections.abc import Callable
from typing import Any

from rozdej.games.piskvorky_opponents import CELLS, SIZE, STRENGTHS, suggest
from rozdej.games.piskvorky_rules import DIRECTIONS, EMPTY, is_position, name_of

FUNCTION = 'piskvorky', 'navrhni_tah'
SEATS = 2
DEALS = 25
MARKS = {'random': 'Náhoda', 'weak': 'Slabý soupeř', 'middle': 'Střední soupeř', 'strong': 'Silný soupeř'}
POINTS_IN_WORDS = 'výhry na hru (remíza je půl)'
WORTH = 1

STONES = 'xo'
FIVE = 5
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
        if _is_five(plan, (row, column), stone):
            points = [float(one == seat) for one in range(SEATS)]
            break
    named = [(seat, f'{STONES[seat]} {name_of(position)}') for seat, position in moves]
    return points, [named[first : first + SEATS] for first in range(0, len(named), SEATS)]


def _position(value: Any) -> Position | None:
    return (value[0], value[1]) if is_position(value) else None


def _is_five(plan: list[list[str]], position: Position, stone: str) -> bool:
    """Whether five or more lie in a row through the cell."""
    for down, right in DIRECTIONS:
        count = 1
        for sign in (1, -1):
            row, column = position[0] + sign * down, position[1] + sign * right
            while 0 <= row < SIZE and 0 <= column < SIZE and plan[row][column] == stone:
                count, row, column = count + 1, row + sign * down, column + sign * right
        if count >= FIVE:
            return True
    return False


def _kit(plan: list[list[str]], stone: str, free: list[Position]) -> Callable[[str, random.Random], Position]:
    def move(strength: str, chance: random.Random) -> Position:
        if strength not in STRENGTHS:
            return chance.choice(free)
        return suggest(strength, plan, stone, chance.randrange(1 << 30))

    return move
