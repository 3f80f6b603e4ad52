"""What the window of five in a row says about each mistake of a program, and that the game stays."""

import pytest

from checks.window.five import command, plan, seen_stones, without

MOVE = 'def zpracuj_prikaz(hra, prikaz):\n'
NEW_GAME = 'def nova_hra():\n'
ANSWER = "    plan = tah(hra['plan'], hra['hrac'], pozice_z_prikazu(prikaz))\n"
HINT = 'def navrhni_tah(plan, hrac):\n'


@pytest.mark.parametrize(
    ('typed', 'body', 'expected', 'got'),
    [
        ('board', "    return {**hra, 'hrac': 'o'}, ''\n", "po příkazu 'board' stejná hra jako předtím", 'hra je jiná'),
        ('k9', "    return {**hra, 'hrac': 'o'}, ''\n", "po příkazu 'k9' stejná hra jako předtím", 'hra je jiná'),
        ('quit', "    return hra, 'Na shledanou'\n", "dvojice (None, 'Na shledanou')", 'slovník'),
        ('new', "    return {**nova_hra(), 'hrac': 'o'}, ''\n", 'začíná hráč x', "'o'"),
        ('new', "    return {**nova_hra(), 'konec': True}, ''\n", "'konec': False", 'True'),
    ],
    ids=['board', 'no cell', 'quit', 'new for o', 'new ended'],
)
def test_other_commands_are_looked_at_too(board, typed, body, expected, got):
    player = board(MOVE + body)
    command(player, typed)
    lines = player.screen.state.message.lines
    assert expected in lines[1]
    assert got in lines[2]


BEFORE = 'puvodni = zpracuj_prikaz\n\n\n' + MOVE
"""The beginning of a function that leaves the rest to the solution's."""

REST = '    return puvodni(hra, prikaz)\n'


def test_new_without_an_empty_plan(board):
    player = board(BEFORE + "    if prikaz == 'new':\n        return hra, 'Nová'\n" + REST)
    player.click('e5')
    command(player, 'new')
    assert 'Čeká se: prázdný plán' in player.read
    assert 'plán, na kterém leží e5' in player.read


def test_a_wrong_suggestion_waits_until_it_is_mended(board, write):
    player = board(HINT + "    raise ValueError('nevím')\n", rival='student')
    player.click('e5')
    player.pass_time(1)
    player.type('escape')
    player.pass_time(5)
    assert player.screen.state.message is None
    write('piskvorky')
    player.type('f5')
    player.type('escape')
    player.pass_time(1)
    assert len(seen_stones(player)) == 2, 'the mended program plays on'


def test_a_suggestion_that_fails_leaves_another_opponent(board):
    player = board(HINT + '    return plan[9]\n', rival='student')
    player.click('e5')
    player.pass_time(1)
    assert 'Funkce navrhni_tah skončila chybou.' in player.read
    player.type('escape')
    player.press('act-rival')
    assert 'druhý člověk' in player.all_text
    player.click('a1')
    assert len(seen_stones(player)) == 2


def test_a_program_that_refuses_the_opponents_move_is_asked_once(board):
    player = board(BEFORE + "    if hra['hrac'] == 'o':\n        return hra, 'Nechce se mi'\n" + REST, rival='weak')
    player.click('e5')
    player.pass_time(1)
    assert 'Nechce se mi' in player.read
    assert 'Zkusit znovu' in player.read
    player.type('escape')
    player.pass_time(5)
    assert player.screen.state.message is None


SMALL = {
    'tah changes the plan': (
        'def tah(plan, hrac, pozice):\n    plan[4][4] = hrac\n    return plan\n',
        'tah',
        'zůstane, jak byl',
    ),
    'tah returns nothing': ('def tah(plan, hrac, pozice):\n    x = 1\n', 'tah', 'None (nic)'),
    'tah elsewhere': (
        'puvodni = tah\ndef tah(plan, hrac, pozice):\n    return puvodni(plan, hrac, (0, 0))\n',
        'tah',
        'změnila se pole a1',
    ),
    'tah refuses': ("def tah(plan, hrac, pozice):\n    raise ValueError('ne')\n", 'tah', 'ValueError: ne'),
    'vyhral says nothing': ('def vyhral(plan, hrac, pozice):\n    x = 1\n', 'vyhral', 'None (nic)'),
    'je_plno says a number': ('def je_plno(plan):\n    return 0\n', 'je_plno', 'celé číslo (int): 0'),
    'je_obsazeno says text': ("def je_obsazeno(plan, pozice):\n    return ''\n", 'je_obsazeno', 'řetězec (str)'),
    'dalsi_hrac is the same': ('def dalsi_hrac(hrac):\n    return hrac\n', 'dalsi_hrac', "'x'"),
    'position mirrored': ('def pozice_z_prikazu(prikaz):\n    return 0, 0\n', 'pozice_z_prikazu', '(0, 0)'),
    'position refused': (
        "def pozice_z_prikazu(prikaz):\n    raise ValueError('x')\n",
        'pozice_z_prikazu',
        'ValueError',
    ),
}


@pytest.mark.parametrize(('text', 'name', 'got'), SMALL.values(), ids=SMALL)
def test_mistakes_of_the_smaller_functions_are_told_by_their_names(board, text, name, got):
    player = board(without('zpracuj_prikaz') + '\n\n' + text, alone=True)
    player.click('e5')
    assert f'Funkce {name} udělala něco jiného, než má.' in player.read
    assert got in player.read
    assert seen_stones(player) == set()


def test_a_position_may_be_refused_by_python_itself(board):
    """Nobody reads the words: the lesson asks only for a ValueError, and `int` raises one."""
    own = "def pozice_z_prikazu(prikaz):\n    return int(prikaz[1:]) - 1, 'abcdefghi'.index(prikaz[0])\n"
    player = board(without('zpracuj_prikaz') + '\n\n' + own, alone=True)
    command(player, 'xy')
    assert 'skončila chybou' not in player.read
    assert 'Funkce pozice_z_prikazu' not in player.read
    command(player, 'e5')
    assert seen_stones(player) == {'e5'}


def test_a_text_of_the_plan_that_is_none(board):
    player = board(without('zpracuj_prikaz') + '\n\ndef popis_plan(plan):\n    print(plan)\n', alone=True)
    command(player, 'board')
    assert 'Funkce popis_plan udělala něco jiného, než má.' in player.read


def test_what_a_function_prints_is_shown(board):
    player = board(BEFORE + "    print('tady', prikaz)\n" + REST)
    player.click('e5')
    assert 'tady e5' in player.read
    assert plan(player)[4][4] == 'x'
