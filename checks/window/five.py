"""What the tests of five in a row share: games to be played, and what is seen on the board."""

from functools import partial

from checks.running import ROOT
from checks.window import playing
from rozdej.window.games.piskvorky.rules import POSITIONS

WIN = ['e5', 'd5', 'e6', 'd6', 'e7', 'd7', 'e8', 'd8', 'e9']
"""x wins in row e."""

STUB = (ROOT / 'zadani' / 'piskvorky' / 'piskvorky.py').read_text(encoding='utf-8')
without = partial(playing.without, 'piskvorky')


def draw():
    """A full board without five: x and o in pairs, row by row shifted, each in turn."""
    of = {'x': [], 'o': []}
    for row, letter in enumerate('abcdefghi'):
        for column in range(9):
            of['xo'[(column // 2 + row) % 2]].append(f'{letter}{column + 1}')
    return of


def plan(player):
    return player.game['hra']['plan']


def stone(player, cell):
    row, column = POSITIONS[cell]
    return plan(player)[row][column]


def seen_stones(player):
    """Names of the cells on which a stone is seen."""
    return {quad.key[1] for quad in player.look().quads if quad.name in ('stone-x', 'stone-o') and quad.key}


def command(player, text):
    player.write(text)
    player.type('enter')
