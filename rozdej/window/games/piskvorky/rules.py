"""Names the cells of five in a row and checks whether a result of the student's functions can be right.

The student's program decides the rules. Here is only what holds whatever they are: a plan is nine by nine, a command
puts one stone on one cell, nothing else changes. Every check returns what was expected and what came, in Czech, or
None.
"""

from collections.abc import Sequence
from typing import Any

from rozdej.core.feedback.values import safe_repr
from rozdej.window.gui.cards import Mismatch
from rozdej.window.gui.student_code_errors import describe_value

LETTERS, DIGITS = 'abcdefghi', '123456789'
NAMES = [[letter + digit for digit in DIGITS] for letter in reversed(LETTERS)]
"""Names of cells as they lie on the table: row i on top, row a at the bottom."""

POSITIONS = {letter + digit: (row, column) for row, letter in enumerate(LETTERS) for column, digit in enumerate(DIGITS)}
"""Row and column of each cell, by its name."""

EMPTY = '_'
DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))


def name_of(position: tuple[int, int]) -> str:
    """The name of the cell: `(4, 4)` is `e5`."""
    row, column = position
    return LETTERS[row] + DIGITS[column]


def is_position(value: Any) -> bool:
    """Whether the value is a pair of a row and a column; `4.0` and `True` are none, though they equal one."""
    pair = isinstance(value, tuple) and len(value) == 2
    return pair and all(type(number) is int and 0 <= number < 9 for number in value)


def is_full(plan: list[list[str]]) -> bool:
    """Whether there is no free cell."""
    return all(stone != EMPTY for row in plan for stone in row)


def new_game() -> dict[str, Any]:
    """A new game, for those whose `nova_hra` is not written yet."""
    return {'plan': [[EMPTY] * 9 for _ in LETTERS], 'hrac': 'x', 'konec': False}


def other(player: str) -> str:
    """Who comes after the player."""
    return 'o' if player == 'x' else 'x'


def wrong_plan(plan: Any) -> Mismatch | None:
    """Why the value is no plan."""
    expected = 'plán: seznam devíti řad, v každé devět znaků x, o nebo _'
    if not isinstance(plan, list):
        return expected, describe_value(plan)
    if len(plan) != 9:
        return expected, f'seznam, ve kterém je řad {len(plan)}'
    for letter, row in zip(LETTERS, plan, strict=True):
        if not isinstance(row, list):
            return expected, f'řada {letter} je {describe_value(row)}'
        if len(row) != 9:
            return expected, f'v řadě {letter} je políček {len(row)}'
        for digit, stone in zip(DIGITS, row, strict=True):
            if not isinstance(stone, str) or stone not in ('x', 'o', EMPTY):
                return expected, f'na {letter}{digit} je {describe_value(stone)}'
    return None


def shared_row(plan: list[list[str]]) -> Mismatch | None:
    """Two rows that are one and the same list: a stone in one would lie in the other too."""
    for index, row in enumerate(plan):
        for later in range(index + 1, 9):
            if plan[later] is row:
                return 'devět různých seznamů', f'řady {LETTERS[index]} a {LETTERS[later]} jsou jeden a tentýž seznam'
    return None


def wrong_game(game: Any) -> Mismatch | None:
    """Why the value is no game."""
    if not isinstance(game, dict):
        return "slovník (dict) s klíči 'plan', 'hrac' a 'konec'", describe_value(game)
    for key in ('plan', 'hrac', 'konec'):
        if key not in game:
            return "slovník s klíči 'plan', 'hrac' a 'konec'", f'slovník, ve kterém chybí {key!r}'
    if mismatch := wrong_plan(game['plan']):
        return f"pod 'plan' {mismatch[0]}", mismatch[1]
    if game['hrac'] not in ('x', 'o'):
        return "pod 'hrac' 'x' nebo 'o'", f"pod 'hrac' je {describe_value(game['hrac'])}"
    if not isinstance(game['konec'], bool):
        return "pod 'konec' True nebo False", f"pod 'konec' je {describe_value(game['konec'])}"
    return None


def wrong_new_game(game: Any) -> Mismatch | None:
    """Why the value is no game at its beginning."""
    if mismatch := wrong_game(game) or shared_row(game['plan']):
        return mismatch
    if any(stone != EMPTY for row in game['plan'] for stone in row):
        return 'prázdný plán', f'plán, na kterém leží {cells_text(stones(game["plan"]))}'
    if game['hrac'] != 'x':
        return 'začíná hráč x', f"pod 'hrac' je {describe_value(game['hrac'])}"
    if game['konec']:
        return "nová hra, která ještě neskončila ('konec': False)", "pod 'konec' je True"
    return None


def stones(plan: list[list[str]]) -> list[str]:
    """Names of the cells with a stone."""
    return [name for name, (row, column) in POSITIONS.items() if plan[row][column] != EMPTY]


def cells_text(names: Sequence[str]) -> str:
    """Up to four names of cells."""
    return ', '.join(names[:4]) + (f' a další ({len(names) - 4})' if len(names) > 4 else '')


def wrong_stone(before: list[list[str]], after: list[list[str]], player: str, cell: str) -> Mismatch | None:
    """Why the plan `after` is not `before` with a stone of the player in the cell."""
    expected = f'kámen {player} na {cell}, jinak stejný plán'
    changed = [name for name, (row, column) in POSITIONS.items() if before[row][column] != after[row][column]]
    if changed == [cell]:
        row, column = POSITIONS[cell]
        if after[row][column] == player:
            return None
        return expected, f'na {cell} je {after[row][column]!r}'
    if not changed:
        return expected, 'plán je stejný jako předtím'
    return expected, f'změnila se pole {cells_text(changed)}'


def wrong_answer(before: dict, command: str, answer: Any) -> Mismatch | None:
    """Why `answer` cannot be what `zpracuj_prikaz(before, command)` returns."""
    if not isinstance(answer, tuple) or len(answer) != 2:
        return 'dvojice (hra, zpráva)', describe_value(answer)
    game, message = answer
    if not isinstance(message, str):
        return 'zpráva je řetězec (str)', f'zpráva je {describe_value(message)}'
    if game is None:
        return (
            None if command == 'quit' else ('dvojice (hra, zpráva); None místo hry jen po příkazu quit', 'hra je None')
        )
    if command == 'quit':
        return "po příkazu quit dvojice (None, 'Na shledanou')", f'hra je {describe_value(game)}'
    if mismatch := wrong_game(game):
        return mismatch
    if command == 'new':
        return wrong_new_game(game)
    return _wrong_turn(before, command, game)


def _wrong_turn(before: dict, command: str, game: dict) -> Mismatch | None:
    """Why the game cannot follow from the one before: it is neither the same nor one stone farther."""
    if game == before:
        return None
    if command not in POSITIONS:
        return f'po příkazu {safe_repr(command)} stejná hra jako předtím', 'hra je jiná'
    if mismatch := wrong_stone(before['plan'], game['plan'], before['hrac'], command):
        return mismatch
    next_player = other(before['hrac'])
    if not game['konec'] and game['hrac'] != next_player:
        return f'na tahu bude {next_player}', f"pod 'hrac' je {describe_value(game['hrac'])}"
    return None


def winner(game: dict, last: tuple[int, int] | None) -> str:
    """Whose five through the last stone ended the game; '' when it goes on, or ended otherwise."""
    if not game['konec'] or last is None or not winning_five(game['plan'], last):
        return ''
    return game['plan'][last[0]][last[1]]


def winning_five(plan: list[list[str]], position: tuple[int, int]) -> list[str]:
    """The names of the cells of the row of five or more through the position, in order; none if there is none."""
    row, column = position
    player = plan[row][column]
    for down, right in DIRECTIONS:
        ends = []
        for step in (-1, 1):
            length = 0
            while _at(plan, row + (length + 1) * step * down, column + (length + 1) * step * right) == player:
                length += 1
            ends.append(length)
        if sum(ends) >= 4:
            return [name_of((row + step * down, column + step * right)) for step in range(-ends[0], ends[1] + 1)]
    return []


def _at(plan: list[list[str]], row: int, column: int) -> str:
    return plan[row][column] if 0 <= row < 9 and 0 <= column < 9 else ''
