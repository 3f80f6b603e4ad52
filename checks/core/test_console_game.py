"""`python hra.py` as a player starts it: a real process with its input piped."""

import sys

import pytest

from checks.running import ROOT, copy_solution, run


@pytest.fixture
def game(tmp_path):
    """The reference solution's folder, copied so that nothing is written beside it."""
    return copy_solution('klondike', tmp_path / 'hra')


def test_end_of_input_ends_politely(game):
    result = run(sys.executable, 'hra.py', cwd=game, stdin='UV\n')
    assert result.code == 0
    assert 'Tah? ' in result.output
    assert 'Traceback' not in result.output


def test_nonsense_and_illegal_moves_are_answered_and_the_game_goes_on(game):
    result = run(sys.executable, 'hra.py', cwd=game, stdin='ahoj\nWA\nuv\n')
    assert result.code == 0
    assert result.output.count('Tah? ') == 4
    assert 'To nejde.' in result.output


def test_console_without_card_symbols(game):
    result = run(sys.executable, 'hra.py', cwd=game, stdin='UV\n', encoding='cp1250')
    assert result.code == 0
    assert '[???]' in result.output


def test_unwritten_exercise_says_what_is_missing():
    result = run(sys.executable, ROOT / 'zadani' / 'klondike' / 'hra.py')
    assert result.code == 0
    assert 'udelej_hru' in result.output
    assert 'Traceback' not in result.output


def test_importing_the_game_does_nothing(game):
    result = run(sys.executable, '-c', 'import hra', cwd=game)
    assert (result.output, result.code) == ('', 0)
