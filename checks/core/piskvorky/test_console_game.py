"""`python piskvorky.py` as players start it: a real process with its input piped."""

import sys
from itertools import chain, zip_longest
from pathlib import Path

import pytest

from checks.running import ROOT, Run, copy_solution, run

WIN = ('e5', 'd5', 'e6', 'd6', 'e7', 'd7', 'e8', 'd8', 'e9')

WON_BOARD = """\
_ _ _ _ _ _ _ _ _
_ _ _ _ _ _ _ _ _
_ _ _ _ _ _ _ _ _
_ _ _ _ _ _ _ _ _
_ _ _ _ x x x x x
_ _ _ _ o o o o _
_ _ _ _ _ _ _ _ _
_ _ _ _ _ _ _ _ _
_ _ _ _ _ _ _ _ _
"""

EMPTY_BOARD = '_ _ _ _ _ _ _ _ _\n' * 9

# A full board without a five: 41 crosses and 40 noughts, row a first.
DRAWN_ROWS = ('xxooxxoox', 'ooxxooxxo') * 4 + ('xxooxxoox',)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """The reference solution's folder, copied so that nothing is written beside it."""
    return copy_solution('piskvorky', tmp_path / 'hra')


def play(game: Path, *commands: str, encoding: str = 'utf-8') -> Run:
    """Play these commands, each on a line of its own; then the input ends."""
    stdin = ''.join(f'{command}\n' for command in commands)
    return run(sys.executable, 'piskvorky.py', cwd=game, stdin=stdin, encoding=encoding)


def commands_to_a_draw() -> list[str]:
    """The moves that fill the board to `DRAWN_ROWS`, x and o in turn."""
    cells = [
        (stone, f'{row}{column}')
        for row, stones in zip('abcdefghi', DRAWN_ROWS, strict=True)
        for column, stone in enumerate(stones, start=1)
    ]
    crosses = [cell for stone, cell in cells if stone == 'x']
    noughts = [cell for stone, cell in cells if stone == 'o']
    return [cell for cell in chain.from_iterable(zip_longest(crosses, noughts)) if cell is not None]


def test_help_names_the_commands_before_the_first_question(game):
    result = play(game)
    instructions, question, _ = result.output.partition('Hráč x: ')
    assert question
    assert all(command in instructions for command in ('e5', 'board', 'new', 'quit'))


def test_a_won_game_shows_its_board_and_waits_for_a_new_one(game):
    result = play(game, *WIN, 'a1', 'new', 'a1', 'quit')
    assert result.code == 0
    assert f'Výhra! Gratuluji hráči x\n{WON_BOARD}' in result.output
    after_the_win = result.output.partition(WON_BOARD)[2]
    assert 'Hra je dokončená, dej "new" pro novou' in after_the_win
    assert after_the_win.index('Nová hra') < after_the_win.index('Ok') < after_the_win.index('Na shledanou')


def test_a_drawn_game(game):
    commands = commands_to_a_draw()
    assert len(set(commands)) == 81
    result = play(game, *commands, 'board', 'quit')
    assert result.code == 0
    assert result.output.count('Ok\n') == 80
    assert 'Remíza, hrací plán je zaplněný' in result.output
    assert '\n'.join(' '.join(row) for row in reversed(DRAWN_ROWS)) in result.output
    assert 'Výhra' not in result.output


def test_players_take_turns_and_illegal_moves_do_not_pass_the_turn(game):
    result = play(game, 'e5', 'e5', 'ahoj', '', 'E5', 'a0', 'e6', 'quit')
    assert result.code == 0
    questions = [line.split(':')[0] for line in result.lines if line.startswith('Hráč')]
    assert questions == ['Hráč x'] + ['Hráč o'] * 6 + ['Hráč x']
    assert result.output.count('Pole je zabrané, hraj znovu') == 1
    assert result.output.count('Tah ve špatném formátu') == 4


def test_board_is_shown_when_asked_for_only(game):
    result = play(game, 'board', 'quit')
    assert EMPTY_BOARD in result.output
    assert '_ _ _' not in play(game, 'e5', 'e6', 'quit').output


def test_nothing_is_read_after_quit(game):
    result = play(game, 'quit', 'e5')
    assert result.code == 0
    assert result.lines[-1] == 'Hráč x: Na shledanou'
    assert 'Ok' not in result.output


@pytest.mark.parametrize('commands', [(), ('e5',), WIN], ids=['at once', 'in a game', 'after a win'])
def test_end_of_input_ends_as_quit_does(game, commands):
    ended, quit_ = play(game, *commands), play(game, *commands, 'quit')
    assert ended == quit_
    assert ended.code == 0
    assert ended.lines[-1].endswith('Na shledanou')
    assert 'Traceback' not in ended.output


def test_console_of_old_windows(game):
    result = play(game, *WIN, 'žluťoučký kůň', 'quit', encoding='cp1250')
    assert result.code == 0
    assert 'Výhra! Gratuluji hráči x' in result.output
    assert 'Tah ve špatném formátu' in result.output


def test_untouched_stub_ends_in_silence():
    result = run(sys.executable, ROOT / 'zadani' / 'piskvorky' / 'piskvorky.py', stdin='e5\n')
    assert (result.output, result.code) == ('', 0)


@pytest.mark.parametrize('folder', ['zadani', 'reseni'])
def test_importing_the_game_does_nothing(folder):
    result = run(sys.executable, '-c', 'import piskvorky', cwd=ROOT / folder / 'piskvorky', stdin='e5\n')
    assert (result.output, result.code) == ('', 0)
