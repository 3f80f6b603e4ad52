"""`python hra66.py` as a player starts it: a real process with its input piped."""

import re
import shutil
import sys

import pytest

from checks.running import ROOT, run

END_OF_A_GAME = re.compile(r'(Vyhráváš|Prohráváš) a .*má.* za to [123] výherní')


@pytest.fixture
def game(tmp_path):
    """The reference solution's folder, copied so that nothing is written beside it."""
    ignored = shutil.ignore_patterns('__pycache__')
    return shutil.copytree(ROOT / 'reseni' / 'sedesatsest', tmp_path / 'sedesatsest', ignore=ignored)


def play(game, *commands, encoding='utf-8'):
    stdin = ''.join(f'{command}\n' for command in commands)
    result = run(sys.executable, 'hra66.py', cwd=game, stdin=stdin, encoding=encoding)
    assert result.code == 0, result.output
    assert 'Traceback' not in result.output
    return result


def test_whole_games_with_the_keyboard(game):
    # Any card whenever it is one's turn: a deal ends after at most 12 tricks of at most 6 attempts each.
    # The question for another game takes what is left of a deal's attempts as a no, so "ano" stands in between.
    deal = ['1', '2', '3', '4', '5', '6'] * 12
    result = play(game, *deal, 'ne')
    assert len([line for line in result.lines if END_OF_A_GAME.search(line)]) == 1
    assert result.lines[-1].endswith('Tak zase příště!')


def test_stopping_at_once_loses_and_a_yes_deals_again(game):
    result = play(game, 'k', 'ano', *['1', '2', '3', '4', '5', '6', 'k'] * 12, 'ne')
    assert 'Prohráváš a soupeř má za to 3 výherní body.' in result.output
    assert 'Výherní body: ty 0, Počítač 3.' in result.output
    assert len([line for line in result.lines if END_OF_A_GAME.search(line)]) == 2


def test_nonsense_and_refused_moves_are_answered_and_the_game_goes_on(game):
    result = play(game, 'ahoj', '', '7', 'z', 'z', 's')
    assert result.output.count('Příkazy jsou:') == 4  # once at the beginning
    assert result.output.count('To teď nejde.') == 1
    assert 'Je zavřený.' in result.output
    assert result.output.count('Co teď?') == 7


def test_end_of_input_ends_politely(game):
    assert play(game, '1').lines[-1] == 'Konec hry. Tak zase příště!'


def test_console_without_czech_letters(game):
    assert 'Balíček' not in play(game, 's', encoding='ascii').output


def test_unwritten_exercise_says_what_is_missing():
    result = run(sys.executable, ROOT / 'zadani' / 'sedesatsest' / 'hra66.py')
    assert result.code == 0
    assert 'novy_vesmir' in result.output
    assert 'Traceback' not in result.output


def test_importing_the_game_does_nothing(game):
    result = run(sys.executable, '-c', 'import hra66', cwd=game)
    assert (result.output, result.code) == ('', 0)
