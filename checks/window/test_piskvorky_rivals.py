"""Five in a row against the kit and against the student's own program; and with programs that are not finished."""

import random

import pytest

from checks.window.five import STUB, WIN, command, plan, seen_stones, stone, without
from rozdej.window.games.piskvorky.opponents import suggest
from rozdej.window.games.piskvorky.rules import NAMES, POSITIONS, name_of

# Against the kit and against the student's own program.


def play_on(player, side='x', strength='strong'):
    """Play the person's moves until the game ends."""
    for _ in range(81):
        if player.game['hra']['konec']:
            return
        if player.game['hra']['hrac'] == side:
            command(player, name_of(suggest(strength, plan(player), side, 99)))
        else:
            player.pass_time(1)
    pytest.fail('the game does not end')


@pytest.mark.whole(reason='plays whole games')
@pytest.mark.parametrize('rival', ['weak', 'middle', 'strong', 'student'])
@pytest.mark.parametrize('side', ['x', 'o'])
def test_a_whole_game_against_each_opponent(board, rival, side):
    player = board(rival=rival, side=side)
    play_on(player, side)
    player.pass_time(2)
    assert player.end
    scores = player.screen.session.scene.record[rival]
    assert sum(scores[:3]) == 1
    assert len(scores) == 3 + scores[0], 'the time of a win'
    if rival == 'weak':
        assert scores[:3] == [1, 0, 0]
        assert 'Vyhráváš!' in player.read
        assert f'remízy 0, nejrychlejší výhra 0:0{scores[3]}' in player.read


def test_a_command_can_be_entered_while_the_rival_thinks(board):
    player = board(rival='weak', seconds=2.0)
    command(player, 'a1')
    player.write('i9')
    player.type('enter')
    assert len(seen_stones(player)) == 3
    assert stone(player, 'i9') == 'x'
    player.type('enter')
    assert len(seen_stones(player)) == 4, 'with nothing in the line, it hurries the rival'


def test_losing_is_told_kindly_and_without_confetti(board):
    player = board(rival='strong', animation='fast')
    fields = [name for row in NAMES for name in row]
    random.Random(1).shuffle(fields)
    while not player.game['hra']['konec']:
        if player.game['hra']['hrac'] == 'x':
            command(player, next(cell for cell in fields if stone(player, cell) == '_'))
        player.pass_time(1.2)
    player.pass_time(2)
    assert 'Tentokrát vyhrává soupeř' in player.read
    assert 'Skóre: ty 0, soupeř 1, remízy 0' in player.read
    assert not any(quad.name.startswith('confetti') for quad in player.look().upper_quads)


def test_the_computer_begins_when_you_have_the_rings(board):
    player = board(rival='weak', side='o')
    assert 'Přemýšlí Bětka (slabá)…' in player.all_text
    player.pass_time(1)
    assert len(seen_stones(player)) == 1
    assert player.game['hra']['hrac'] == 'o'


def test_a_click_while_the_opponent_thinks_is_no_move_of_yours(board):
    player = board(rival='middle')
    player.click('e5')
    player.click('a1')
    assert len(seen_stones(player)) == 2
    assert stone(player, 'a1') == '_'
    player.click('a1')
    assert stone(player, 'a1') == 'x'


def test_undo_against_an_opponent_goes_back_to_your_decision(board):
    player = board(rival='middle')
    player.click('e5')
    player.pass_time(1)
    player.click('a1')
    player.pass_time(1)
    before = len(seen_stones(player))
    player.press('undo')
    assert before == 4
    assert len(seen_stones(player)) == 2
    player.pass_time(3)
    assert len(seen_stones(player)) == 2, 'you are on turn'
    player.press('redo')
    assert len(seen_stones(player)) == 4
    player.press('undo')
    player.press('undo')
    assert seen_stones(player) == set()
    assert not player.screen.session.history.can_undo


def test_the_opponent_can_be_changed_in_the_middle(board):
    player = board()
    player.click('e5')
    player.type('s', ctrl=True)
    assert 'Soupeř: Bětka (slabá)' in player.all_text
    player.pass_time(1)
    assert len(seen_stones(player)) == 2


def test_the_same_seed_is_the_same_opponent(board):
    games = []
    for _ in range(2):
        player = board(rival='weak')
        for cell in ('e5', 'a1', 'i9'):
            command(player, cell)
            player.pass_time(1)
        games.append(plan(player))
    assert games[0] == games[1]


def test_your_program_is_offered_only_when_it_is_written(board):
    values = board().screen.preferences.options()[0].values
    assert 'student' in values
    player = board('def navrhni_tah(plan, hrac):\n    """Nic."""\n', rival='student')
    assert 'student' not in player.screen.preferences.options()[0].values
    assert player.screen.session.scene.options['rival'] == 'person'


# Half-finished programs.


def test_the_untouched_stub_shows_an_empty_board(board):
    player = board(STUB, alone=True)
    assert 'Funkce nova_hra ještě není napsaná.' in player.read
    player.click('e5')
    assert 'Funkce tah ještě není napsaná.' in player.read
    assert 'Hrát půjde, jakmile napíšeš funkci tah.' in player.read
    assert seen_stones(player) == set()


LATE = ('nova_hra', 'zpracuj_prikaz', 'navrhni_tah', 'hraj')


@pytest.mark.parametrize(
    'missing',
    [
        ('zpracuj_prikaz',),
        (*LATE, 'popis_plan', 'dalsi_hrac'),
        (*LATE, 'popis_plan', 'dalsi_hrac', 'je_plno', 'je_obsazeno', 'pozice_z_prikazu'),
    ],
    ids=['one', 'six', 'nine'],
)
def test_without_zpracuj_prikaz_the_smaller_functions_play(board, missing):
    player = board(without(*missing), alone=True)
    player.type('escape')
    player.click(WIN[0])
    assert 'Funkce zpracuj_prikaz ještě není napsaná.' in player.read
    assert 'skládá okno tah' in player.read
    for cell in WIN[1:-1]:
        player.click(cell)
        assert player.screen.state.message is None, 'it is said once'
    player.click('e5')
    assert 'Pole je zabrané' in player.read
    command(player, 'k9')
    assert 'Tah ve špatném formátu' in player.read
    command(player, 'board')
    assert ('_ x' if 'popis_plan' not in missing else 'Funkce popis_plan ještě není napsaná.') in player.read
    player.click(WIN[-1])
    player.pass_time(2)
    assert 'Vítězí x!' in player.read
    player.press('message')
    player.click('a1')
    assert 'Hra je dokončená' in player.read
    command(player, 'quit')
    assert 'Na shledanou' in player.read
    command(player, 'new')
    assert seen_stones(player) == set()


def test_without_vyhral_the_game_goes_on_until_the_board_is_full(board):
    player = board(without('zpracuj_prikaz', 'vyhral', 'je_plno'), alone=True)
    for cell in WIN:
        player.click(cell)
    assert not player.game['hra']['konec']
    rest = [name for name in POSITIONS if stone(player, name) == '_']
    for cell in rest:
        command(player, cell)
    player.pass_time(3)
    assert 'Remíza' in player.read


def test_the_kit_plays_against_a_half_finished_program(board):
    player = board(without('zpracuj_prikaz'), alone=True, rival='weak')
    player.click('e5')
    player.type('escape')
    player.pass_time(1)
    assert len(seen_stones(player)) == 2
