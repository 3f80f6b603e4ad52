"""What the window of five in a row says about each mistake of a program, and that the game stays."""

import pytest

from checks.window.five import command, plan, seen_stones, without

MOVE = 'def zpracuj_prikaz(hra, prikaz):\n'
NEW_GAME = 'def nova_hra():\n'
ANSWER = "    plan = tah(hra['plan'], hra['hrac'], pozice_z_prikazu(prikaz))\n"
HINT = 'def navrhni_tah(plan, hrac):\n'

WRONG_ANSWERS = {
    'only the game': ('    return hra\n', 'dvojice (hra, zpráva)', 'slovník (dict)'),
    'a list': ("    return [hra, 'Ok']\n", 'dvojice (hra, zpráva)', 'seznam (list)'),
    'three values': ("    return hra, 'Ok', 1\n", 'dvojice (hra, zpráva)', 'n-tice (tuple)'),
    'swapped': ("    return 'Ok', hra\n", 'zpráva je řetězec (str)', 'zpráva je slovník (dict)'),
    'no message': ('    return hra, None\n', 'zpráva je řetězec (str)', 'zpráva je None'),
    'no game': ("    return None, 'Ok'\n", 'None místo hry jen po příkazu quit', 'hra je None'),
    'a plan for a game': (
        "    return hra['plan'], 'Ok'\n",
        "slovník (dict) s klíči 'plan', 'hrac' a 'konec'",
        'seznam',
    ),
    'no player': ("    return {'plan': hra['plan'], 'konec': False}, 'Ok'\n", 'slovník s klíči', "chybí 'hrac'"),
    'eight rows': (ANSWER + "    return {**hra, 'plan': plan[1:]}, 'Ok'\n", 'seznam devíti řad', 'řad 8'),
    'a tuple of rows': (
        ANSWER + "    return {**hra, 'plan': tuple(plan)}, 'Ok'\n",
        'seznam devíti řad',
        'n-tice (tuple)',
    ),
    'a row of text': (
        ANSWER + "    return {**hra, 'plan': [''.join(r) for r in plan]}, 'Ok'\n",
        'v každé devět znaků',
        'řada a je řetězec (str)',
    ),
    'a long row': (
        ANSWER + "    plan[2].append('_')\n    return {**hra, 'plan': plan}, 'Ok'\n",
        'devět znaků',
        'v řadě c je políček 10',
    ),
    'another letter': (
        ANSWER + "    plan[0][0] = 'X'\n    return {**hra, 'plan': plan}, 'Ok'\n",
        'znaků x, o nebo _',
        "na a1 je řetězec (str): 'X'",
    ),
    'two letters': (
        ANSWER + "    plan[0][0] = 'xo'\n    return {**hra, 'plan': plan}, 'Ok'\n",
        'znaků x, o nebo _',
        "na a1 je řetězec (str): 'xo'",
    ),
    'a strange player': (
        ANSWER + "    return {'plan': plan, 'hrac': 'O', 'konec': False}, 'Ok'\n",
        "pod 'hrac' 'x' nebo 'o'",
        "'O'",
    ),
    'end is a number': (
        ANSWER + "    return {'plan': plan, 'hrac': 'o', 'konec': 0}, 'Ok'\n",
        "pod 'konec' True nebo False",
        'celé číslo (int): 0',
    ),
    'no turn': (ANSWER + "    return {**hra, 'plan': plan}, 'Ok'\n", 'na tahu bude o', "'x'"),
    'the other player': (
        "    plan = tah(hra['plan'], 'o', pozice_z_prikazu(prikaz))\n"
        "    return {'plan': plan, 'hrac': 'o', 'konec': False}, 'Ok'\n",
        'kámen x na e5, jinak stejný plán',
        "na e5 je 'o'",
    ),
    'mirrored': (
        "    plan = tah(hra['plan'], 'x', (4, 0))\n    return {'plan': plan, 'hrac': 'o', 'konec': False}, 'Ok'\n",
        'kámen x na e5, jinak stejný plán',
        'změnila se pole e1',
    ),
    'two stones': (
        ANSWER + "    plan[0][0] = 'o'\n    return {'plan': plan, 'hrac': 'o', 'konec': False}, 'Ok'\n",
        'kámen x na e5, jinak stejný plán',
        'změnila se pole a1, e5',
    ),
    'turn without a stone': ("    return {**hra, 'hrac': 'o'}, 'Ok'\n", 'kámen x na e5', 'plán je stejný jako předtím'),
    'in place': (
        "    hra['plan'][4][4] = 'x'\n    hra['hrac'] = 'o'\n    return hra, 'Ok'\n",
        'hra v parametru zůstane, jak byla',
        'funkce ji změnila',
    ),
    'ValueError': ("    raise ValueError('ne')\n", 'dvojice (hra, zpráva)', 'ValueError: ne'),
}


@pytest.mark.parametrize(('body', 'expected', 'got'), WRONG_ANSWERS.values(), ids=WRONG_ANSWERS)
def test_a_wrong_answer_is_told_and_the_game_stays(board, body, expected, got):
    player = board(MOVE + body)
    player.click('e5')
    assert 'Funkce zpracuj_prikaz udělala něco jiného, než má.' in player.read
    lines = player.screen.state.message.lines
    assert lines[0] == "Volání: zpracuj_prikaz(hra, 'e5')"
    assert lines[1].startswith('Čeká se:')
    assert expected in lines[1]
    assert got in lines[2]
    assert 'piskvorky.py, řádek' in player.told
    assert seen_stones(player) == set()
    assert player.screen.session.history.moves == 0


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


@pytest.mark.parametrize(
    ('body', 'expected', 'got'),
    [
        ('    return []\n', "slovník (dict) s klíči 'plan', 'hrac' a 'konec'", 'seznam'),
        ("    return {'plan': [['_'] * 9] * 9, 'hrac': 'x', 'konec': False}\n", 'devět různých seznamů', 'řady a a b'),
        ("    return {'plan': vytvor_plan(), 'hrac': 'o', 'konec': False}\n", 'začíná hráč x', "'o'"),
        (
            "    return {'plan': tah(vytvor_plan(), 'x', (0, 0)), 'hrac': 'x', 'konec': False}\n",
            'prázdný plán',
            'leží a1',
        ),
        ("    return {'plan': vytvor_plan(), 'hrac': 'x'}\n", 'slovník s klíči', "chybí 'konec'"),
        ("    raise ValueError('nic')\n", 'nová hra', 'ValueError: nic'),
    ],
    ids=['list', 'shared rows', 'o begins', 'not empty', 'no end', 'ValueError'],
)
def test_a_wrong_new_game_is_told(board, body, expected, got):
    player = board(NEW_GAME + body)
    assert 'Funkce nova_hra udělala něco jiného, než má.' in player.read
    assert expected in player.read
    assert got in player.read
    assert player.screen.session.history is None
    player.type('f2')
    assert 'Funkce nova_hra' in player.read


WRONG_HINTS = {
    'a command': ("    return 'e5'\n", "řetězec (str): 'e5'"),
    'a list': ('    return [4, 4]\n', 'seznam (list): [4, 4]'),
    'off the board': ('    return 9, 0\n', '(9, 0)'),
    'negative': ('    return -1, 0\n', '(-1, 0)'),
    'a number that is no int': ('    return 4.0, 4.0\n', '(4.0, 4.0)'),
    'True for a number': ('    return True, 4\n', '(True, 4)'),
    'three numbers': ('    return 1, 2, 3\n', '(1, 2, 3)'),
    'taken': ('    return 4, 4\n', '(4, 4), kde už leží x'),
    'ValueError': ("    raise ValueError('nevím')\n", 'ValueError: nevím'),
}


@pytest.mark.parametrize(('body', 'got'), WRONG_HINTS.values(), ids=WRONG_HINTS)
def test_a_wrong_suggestion_is_told_and_waits(board, write, body, got):
    player = board(HINT + body, rival='student')
    player.click('e5')
    player.pass_time(1)
    assert 'Funkce navrhni_tah udělala něco jiného, než má.' in player.read
    assert 'volné pole: dvojice (řada, sloupec), obě čísla 0 až 8' in player.read
    assert got in player.read
    assert "navrhni_tah(plan, 'o')" in player.read
    player.type('escape')
    player.pass_time(5)
    assert player.screen.state.message is None
    write('piskvorky')
    player.type('f5')
    player.type('escape')
    player.pass_time(1)
    assert len(seen_stones(player)) == 2, 'the mended program plays on'


def test_a_suggestion_that_changes_the_plan(board):
    player = board(HINT + "    plan[0][0] = 'o'\n    return 0, 0\n", rival='student')
    player.click('e5')
    player.pass_time(1)
    assert 'plán v parametru zůstane, jak byl' in player.read
    assert seen_stones(player) == {'e5'}


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


def test_a_new_game_that_is_over_is_told(board):
    player = board(NEW_GAME + "    return {'plan': [['_'] * 9 for _ in range(9)], 'hrac': 'x', 'konec': True}\n")
    assert "Čeká se: nová hra, která ještě neskončila ('konec': False)" in ' '.join(player.read.split())
    assert "Přišlo: pod 'konec' je True" in player.read


def test_of_many_wrong_cells_four_are_named(board):
    body = "    return {'plan': [['x'] * 9 for _ in range(9)], 'hrac': 'x', 'konec': False}\n"
    player = board(NEW_GAME + body)
    assert 'plán, na kterém leží a1, a2, a3, a4 a další (77)' in ' '.join(player.read.split())


def test_a_text_of_the_plan_that_is_none(board):
    player = board(without('zpracuj_prikaz') + '\n\ndef popis_plan(plan):\n    print(plan)\n', alone=True)
    command(player, 'board')
    assert 'Funkce popis_plan udělala něco jiného, než má.' in player.read


def test_what_a_function_prints_is_shown(board):
    player = board(BEFORE + "    print('tady', prikaz)\n" + REST)
    player.click('e5')
    assert 'tady e5' in player.read
    assert plan(player)[4][4] == 'x'
