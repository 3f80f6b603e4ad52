"""`python blackjack.py` as a player starts it: a real process with its input piped."""

import sys

import pytest

from checks.running import ROOT, copy_solution, run

ENDS_OF_A_HAND = (
    'Přes 21, prohráváš.',
    'Krupiér má přes 21, vyhráváš!',
    'Remíza.',
    'Blackjack, vyhráváš!',
    'Krupiér má blackjack.',
    'Krupiér vyhrává.',
    'Vyhráváš!',
)


@pytest.fixture
def game(tmp_path):
    """The reference solution's folder, copied so that nothing is written beside it."""
    return copy_solution('blackjack', tmp_path / 'blackjack')


def play(game, *commands, encoding='utf-8'):
    stdin = ''.join(f'{command}\n' for command in commands)
    result = run(sys.executable, 'blackjack.py', cwd=game, stdin=stdin, encoding=encoding)
    assert result.code == 0, result.output
    assert 'Traceback' not in result.output
    assert 'Konec hry.' in result.lines[-1]
    return result


def hands_ended(result):
    return [line for line in result.lines if line in ENDS_OF_A_HAND]


def test_a_hand_played_until_it_is_over(game):
    # No hand of twelve cards is worth 21 or less, so it has ended, at once or by going over.
    result = play(game, 'nová', *['ber'] * 10, 'konec')
    end = hands_ended(result)[-1]
    money = {'Přes 21, prohráváš.': 990, 'Krupiér má blackjack.': 990, 'Remíza.': 1000, 'Blackjack, vyhráváš!': 1015}
    assert f'Peníze: {money[end]}.00, sázka: 10.00' in result.output
    assert 'To nejde. Kartu můžeš dostat, až začne nová hra.' in result.output


def test_standing_ends_a_hand_and_shows_the_cards_of_the_dealer(game):
    result = play(game, 'sázka 12,5', 'nová', 'stůj', 'konec')
    last_table = result.output[result.output.rindex('Krupiér:') :]
    assert hands_ended(result)
    assert 'karta rubem nahoru' not in last_table
    assert any(f'Peníze: {money}, sázka: 12.50' in last_table for money in ('987.50', '1000.00', '1012.50', '1018.75'))


def test_many_hands_about_everything_need_new_money(game):
    # Forty such hands without losing one would be a miracle.
    result = play(game, *['sázka 1e300', 'nová', 'stůj', 'dobij'] * 40, 'konec')
    ruined = result.lines.index('Peníze: 0.00, sázka: 0.00')
    assert 'Peníze: 1000.00, sázka: 10.00' in result.lines[ruined:]


def test_commands_without_diacritics_and_in_capitals(game):
    result = play(game, 'Sazka 20', 'NOVA', 'stuj', 'Konec')
    assert hands_ended(result)
    assert 'sázka: 20.00' in result.output


def test_nonsense_is_answered_and_the_game_goes_on(game):
    result = play(game, 'ahoj', '', 'nova hra', 'konec')
    assert result.output.count('To nejde. Příkazy jsou:') == 3
    assert result.output.count('Co teď?') == 4


@pytest.mark.parametrize('command', ['sázka', 'sázka 1 000', 'sázka deset korun'])
def test_bet_that_is_no_number_is_zero(game, command):
    result = play(game, command, 'konec')
    assert 'Peníze: 1000.00, sázka: 0.00' in result.output


def test_what_is_not_possible_now_is_refused_and_the_game_goes_on(game):
    result = play(game, 'ber', 'stůj', 'dobij', 'sázka 30', 'konec')
    assert result.output.count('To nejde.') == 3
    assert 'Peníze: 1000.00, sázka: 30.00' in result.output


def test_end_of_input_ends_politely(game):
    result = play(game, 'nová')
    assert result.output.count('Co teď?') == 2


def test_the_end_is_the_end(game):
    result = play(game, 'konec', 'nová')
    assert result.output.count('Co teď?') == 1


def test_console_of_windows(game):
    result = play(game, 'sázka 30', 'nová', 'stůj', encoding='cp1250')
    assert hands_ended(result)
    assert 'sázka: 30.00' in result.output


def test_console_without_czech_letters(game):
    result = play(game, 'sazka 30', 'nova', 'stuj', 'konec', encoding='ascii')
    assert 's?zka: 30.00' in result.output


def test_unwritten_exercise_ends_at_once():
    result = run(sys.executable, ROOT / 'zadani' / 'blackjack' / 'blackjack.py')
    assert (result.output, result.code) == ('Konec hry. Tak zase příště!\n', 0)


def test_importing_the_game_does_nothing(game):
    result = run(sys.executable, '-c', 'import blackjack', cwd=game)
    assert (result.output, result.code) == ('', 0)
