"""`python hra66.py` and `python stychy66.py` as a player starts them: real processes with their input piped."""

import re
import sys

import pytest

from checks.running import ROOT, copy_solution, run

END_OF_A_GAME = re.compile(r'(Vyhráváš!|Prohráváš\.)( Výherní body: ty \d+, Počítač \d+\.)?$')
GAMES = ('stychy66.py', 'hra66.py')


@pytest.fixture
def game(tmp_path):
    """The reference solution's folder, copied so that nothing is written beside it."""
    return copy_solution('sedesatsest', tmp_path / 'sedesatsest')


def play(game, *commands, file='hra66.py', encoding='utf-8'):
    stdin = ''.join(f'{command}\n' for command in commands)
    result = run(sys.executable, file, cwd=game, stdin=stdin, encoding=encoding)
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
    assert 'Prohráváš.' in result.output
    assert 'Výherní body: ty 0, Počítač 3.' in result.output
    assert len([line for line in result.lines if END_OF_A_GAME.search(line)]) == 2


def test_nonsense_and_refused_moves_are_answered_and_the_game_goes_on(game):
    result = play(game, 'ahoj', '', '7', 'z', 'z', 's')
    assert result.output.count('Příkazy jsou:') == 4  # once at the beginning
    assert result.output.count('To teď nejde.') == 1
    assert 'Je zavřený.' in result.output
    assert result.output.count('Co teď?') == 7


def test_tricks_with_the_rules_alone(game):
    """The short game needs nothing of the server or the window, and the cards decide it."""
    (game / 'vesmir66.py').unlink()
    (game / 'svet66.py').unlink()
    deal = ['1', '2', '3', '4', '5', '6'] * 12
    result = play(game, '0', 'ahoj', *deal, 'ne', file='stychy66.py')
    assert result.output.count('Napiš číslo od 1 do 6.') >= 2
    assert len([line for line in result.lines if END_OF_A_GAME.search(line)]) == 1
    won, lost = map(int, re.findall(r'Výherní body: ty (\d+), Počítač (\d+)', result.output)[-1])
    assert sorted((won, lost)) in ([0, 1], [0, 2], [0, 3])
    assert result.lines[-1].endswith('Tak zase příště!')


def test_a_card_that_may_not_be_laid_is_refused_in_the_short_game(game):
    """With the deck gone a suit must be followed; one rule, that of `smi_vylozit`."""
    (game / 'pravidla66.py').write_text(
        (game / 'pravidla66.py').read_text(encoding='utf-8')
        + '\n\ndef smi_vylozit(ruka, stred, stav):\n    return ruka[-1:]\n',
        encoding='utf-8',
    )
    result = play(game, *['1', '2', '3', '4', '5', '6'] * 12, 'ne', file='stychy66.py')
    assert 'Tuhle kartu teď vyložit nesmíš' in result.output


def test_the_game_with_the_server_needs_no_window(game):
    (game / 'svet66.py').unlink()
    assert 'Výherní body: ty 0, Počítač 3.' in play(game, 'k', 'ne').output


@pytest.mark.parametrize('file', GAMES)
def test_end_of_input_ends_politely(game, file):
    assert play(game, '1', file=file).lines[-1] == 'Konec hry. Tak zase příště!'


def test_console_without_czech_letters(game):
    assert 'Balíček' not in play(game, 's', encoding='ascii').output


@pytest.mark.parametrize(('file', 'function'), [(GAMES[0], 'serad'), (GAMES[1], 'novy_vesmir')])
def test_unwritten_exercise_says_what_is_missing(file, function):
    result = run(sys.executable, ROOT / 'zadani' / 'sedesatsest' / file)
    assert result.code == 0
    assert f'funkce {function} ještě nic nevrací' in result.output
    assert 'Traceback' not in result.output


def test_importing_the_game_does_nothing(game):
    result = run(sys.executable, '-c', 'import hra66, stychy66', cwd=game)
    assert (result.output, result.code) == ('', 0)
