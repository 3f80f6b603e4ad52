"""`python srdce.py` as a player starts it: a real process that plays one game and says who won."""

import re
import sys

import pytest

from checks.running import ROOT, copy_solution, run

PLAYERS = ('Gábi', 'Petr', 'Pavel', 'Soňa')
SUITS = ('Kr', 'Pi', 'Sr', 'Ka')
RANKS = ('2', '3', '4', '5', '6', '7', '8', '9', '10', 'kluk', 'dama', 'kral', 'eso')
CARD = re.compile(r'(?P<player>\w+) (?P<suit>Kr|Pi|Sr|Ka) (?P<rank>\w+)')


@pytest.fixture
def game(tmp_path):
    """The reference solution's folder, copied so that nothing is written beside it."""
    return copy_solution('srdce', tmp_path / 'srdce')


def play(game, encoding='utf-8'):
    """Play one game; the tricks as lists of (player, suit, rank), their takers, and the winners, all as printed."""
    result = run(sys.executable, 'srdce.py', cwd=game, encoding=encoding)
    assert result.code == 0, result.output
    *rounds, last = result.lines
    tricks = [[match.group('player', 'suit', 'rank') for match in CARD.finditer(line)] for line in rounds]
    takers = [re.search(r'Bere (\S+)\.$', line)[1] for line in rounds]
    assert last.startswith('Vyhrává: ')
    return tricks, takers, set(last.removeprefix('Vyhrává: ').split(', '))


def highest_of_the_suit_led(trick):
    followed = [card for card in trick if card[1] == trick[0][1]]
    return max(followed, key=lambda card: RANKS.index(card[2]))[0]


def points(trick):
    return sum(13 if card[1:] == ('Pi', 'dama') else card[1] == 'Sr' for card in trick)


def test_a_whole_game_is_printed_and_its_winners_are_right(game):
    tricks, takers, winners = play(game)
    cards = [card[1:] for trick in tricks for card in trick]
    assert [len(trick) for trick in tricks] == [4] * 13
    assert sorted(cards) == sorted((suit, rank) for suit in SUITS for rank in RANKS)
    assert tricks[0][0][1:] == ('Kr', '2')

    score = dict.fromkeys(PLAYERS, 0)
    leader = tricks[0][0][0]
    for trick, taker in zip(tricks, takers, strict=True):
        place = PLAYERS.index(leader)
        assert tuple(card[0] for card in trick) == PLAYERS[place:] + PLAYERS[:place]
        assert taker == highest_of_the_suit_led(trick)
        score[taker] += points(trick)
        leader = taker
    assert sum(score.values()) == 26
    assert winners == {name for name, count in score.items() if count == min(score.values())}


def test_console_of_windows(game):
    tricks, takers, winners = play(game, encoding='cp1250')
    assert len(tricks) == 13
    assert {*takers, *winners} <= set(PLAYERS)


def test_console_without_czech_letters(game):
    result = run(sys.executable, 'srdce.py', cwd=game, encoding='ascii')
    assert result.code == 0
    assert 'G?bi' in result.output
    assert result.lines[-1].startswith('Vyhr?v?: ')


def test_unwritten_exercise_says_what_is_missing():
    result = run(sys.executable, ROOT / 'zadani' / 'srdce' / 'srdce.py')
    assert (result.output, result.code) == ('Zatím není co hrát: funkce hra v srdce.py ještě nic nevrací.\n', 0)


def test_importing_the_game_does_nothing(game):
    result = run(sys.executable, '-c', 'import srdce', cwd=game)
    assert (result.output, result.code) == ('', 0)
