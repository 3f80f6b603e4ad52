"""Three opponents for five in a row on nine by nine: weak, middle, strong.

All look at the same thing: the 140 lines of five cells on which a five can come to be. A line
in which one player has n stones and the other none is worth more the greater n is. The weak one
plays near stones and overlooks things; the middle one takes the cell that is worth most to it and to
its rival together; the strong one also thinks a few moves ahead. How much it thinks is bounded by
positions, not by the clock, so the same seed gives the same game on every computer.
"""

import random
from collections.abc import Sequence
from itertools import product

SIZE = 9
CELLS = SIZE * SIZE
STRENGTHS = ('weak', 'middle', 'strong')
FIVE = 1_000_000
"""What a won game is worth; more than all lines together."""

ATTACK = (1, 12, 90, 700, FIVE)
DEFENCE = (1, 9, 70, 500, FIVE // 2)
"""What a stone adds to a line with so many own stones, and what it takes from one with so many of the rival."""

LINE_WORTH = (0, 1, 10, 80, 600, FIVE)
"""What a line with so many stones of one player is worth when a position is judged."""

OVERLOOKS = 0.4
"""How often the weak one does not see that its rival is about to make five."""

WANDERS = 0.3
"""How often the middle one takes not the best cell but one of the best five, when it is not forced."""

WIDTH = 8
DEEPEST = 6
"""How many of the best cells the strong one tries in each position, and how many moves it looks ahead at most."""

MOST_POSITIONS = 1000
"""How many positions the strong one looks at; that bounds its time."""


def _lines() -> list[tuple[int, ...]]:
    found = []
    for row, column, (down, right) in product(range(SIZE), range(SIZE), ((0, 1), (1, 0), (1, 1), (1, -1))):
        last_row, last_column = row + 4 * down, column + 4 * right
        if last_row < SIZE and 0 <= last_column < SIZE:
            found.append(tuple((row + step * down) * SIZE + column + step * right for step in range(5)))
    return found


LINES = _lines()
THROUGH = [[number for number, line in enumerate(LINES) if cell in line] for cell in range(CELLS)]
"""For each cell the numbers of the lines through it."""


class Position:
    """Stones on the board, and how many of each player are in each line. Players are 0 and 1."""

    def __init__(self, plan: Sequence[Sequence[str]], player: str):
        self.free = set(range(CELLS))
        self.counts = [[0] * len(LINES), [0] * len(LINES)]
        self.worth = [0, 0]
        self.looked_at = 0
        for cell in range(CELLS):
            stone = plan[cell // SIZE][cell % SIZE]
            if stone in ('x', 'o'):
                self.put(cell, 0 if stone == player else 1)

    def put(self, cell: int, who: int) -> bool:
        """Put a stone; returns whether it makes five."""
        self.free.discard(cell)
        return self._change(cell, who, 1)

    def take(self, cell: int, who: int) -> None:
        """Take the stone away again."""
        self.free.add(cell)
        self._change(cell, who, -1)

    def _change(self, cell: int, who: int, step: int) -> bool:
        own, other = self.counts[who], self.counts[1 - who]
        worth = self.worth
        five = False
        for line in THROUGH[cell]:
            count = own[line]
            own[line] = count + step
            if not other[line]:
                worth[who] += LINE_WORTH[count + step] - LINE_WORTH[count]
                five = five or count + step == 5
            elif (count if step == 1 else count + step) == 0:  # the line was, or becomes again, the rival's alone
                worth[1 - who] -= step * LINE_WORTH[other[line]]
        return five

    def gain(self, cell: int, who: int) -> int:
        """What a stone there is worth to the player: what it adds, and what it takes from the rival."""
        own, other = self.counts[who], self.counts[1 - who]
        total = 0
        for line in THROUGH[cell]:
            if not other[line]:
                total += ATTACK[own[line]]
            elif not own[line]:
                total += DEFENCE[other[line]]
        return total

    def gains(self, who: int) -> list[tuple[int, int]]:
        """(gain, cell) of all free cells, the best first."""
        return sorted(((self.gain(cell, who), cell) for cell in self.free), reverse=True)


def suggest(strength: str, plan: Sequence[Sequence[str]], player: str, seed: int = 0) -> tuple[int, int]:
    """Row and column of a free cell for the player's stone. The plan must have one."""
    position = Position(plan, player)
    chance = random.Random(f'{strength} {seed} {len(position.free)}')
    cell = {'weak': _weak, 'middle': _middle, 'strong': _strong}[strength](position, chance)
    return divmod(cell, SIZE)


def _weak(position: Position, chance: random.Random) -> int:
    """Makes five when it can, mostly prevents one, and else plays somewhere among the stones."""
    gains = position.gains(0)
    best, cell = gains[0]
    if best >= FIVE or (best >= FIVE // 2 and chance.random() > OVERLOOKS):
        return cell
    near = [cell for gain, cell in gains if gain * 6 >= gains[min(3, len(gains) - 1)][0] and gain < FIVE // 2]
    return chance.choice(near or [cell for _, cell in gains])


def _middle(position: Position, chance: random.Random) -> int:
    """Makes and prevents fives, and mostly takes the cell that is worth most."""
    gains = position.gains(0)
    if gains[0][0] < FIVE // 2 and chance.random() < WANDERS:
        return chance.choice(gains[:5])[1]
    return chance.choice([cell for gain, cell in gains if gain == gains[0][0]])


def _strong(position: Position, chance: random.Random) -> int:
    """Looks ahead farther and farther, as far as its positions last."""
    gains = position.gains(0)
    best = [cell for gain, cell in gains if gain == gains[0][0]]
    if gains[0][0] >= FIVE // 2 or len(position.free) == CELLS:
        return chance.choice(best)
    for depth in range(1, DEEPEST + 1):
        try:
            best = _best_cells(position, [cell for _, cell in gains[:WIDTH]], depth)
        except Exhausted:
            break
    return chance.choice(best)


class Exhausted(Exception):
    """All the positions were looked at that the strong one allows itself."""


def _best_cells(position: Position, cells: list[int], depth: int) -> list[int]:
    """Those of the cells after which things stand best when both go on well. Raises `Exhausted`."""
    best: list[int] = []
    best_value = -2 * FIVE
    for cell in cells:
        position.put(cell, 0)
        try:
            value = -_value(position, 1, depth, -2 * FIVE, -best_value + 1)
        finally:
            position.take(cell, 0)
        if value > best_value:
            best_value, best = value, []
        if value == best_value:
            best.append(cell)
    return best


def _value(position: Position, who: int, depth: int, low: int, high: int) -> int:
    """How well the player `who` stands, being on turn, when both go on well for `depth` moves."""
    position.looked_at += 1
    if position.looked_at > MOST_POSITIONS:
        raise Exhausted
    if not position.free:
        return 0
    gains = position.gains(who)
    if gains[0][0] >= FIVE:
        return FIVE + depth
    forced = gains[0][0] >= FIVE // 2
    if depth == 0 and not forced:
        return position.worth[who] * 3 // 2 - position.worth[1 - who]  # who is on turn is better off
    for _, cell in gains[: 1 if forced else WIDTH]:
        position.put(cell, who)
        try:  # a forced answer costs no depth: fours are followed to their end
            value = -_value(position, 1 - who, depth if forced else depth - 1, -high, -low)
        finally:
            position.take(cell, who)
        low = max(low, value)
        if low >= high:
            break
    return low
