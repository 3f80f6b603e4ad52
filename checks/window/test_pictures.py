"""The pictures of all games are as they were when somebody last looked at them.

`pictures.txt` has a line for each kind of part in each picture: how many there are, and a sum over where they lie, how
large they are, and their colours; what texts say is left out. After a change that is meant, look at the windows and
write the list again: PICTURES=write pytest checks/window/test_pictures.py
"""

import hashlib
import os
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

import pytest

from checks.window import hearts as srdce
from checks.window.five import WIN, command
from checks.window.playing import PREPARED, Player, winning_moves
from checks.window.sixtysix import play_all, sit_at_lobby, sit_at_table
from checks.window.twentyone import ENDS, prepared
from rozdej.window.gui.layout import Space
from rozdej.window.gui.picture import Picture

LIST = Path(__file__).with_name('pictures.txt')
WINDOWS = [Space(1000, 700), Space(420, 640)]


def klondike(ask: Callable) -> Iterator[tuple[str, Player]]:
    player = ask('play')(PREPARED, animation='normal')
    yield 'begins', player
    source, _ = next(move for move in winning_moves() if move[0] != 'U')
    player.click(source)
    yield 'chooses a card', player
    player.type('escape')
    for source, target in winning_moves():
        player.screen.controller.play((source, target), player.now)
    player.pass_time(0.3)
    player.screen.tick(player.screen.state.ended_at + 2)
    player.now = player.screen.state.ended_at + 2
    yield 'wins', player


def piskvorky(ask: Callable) -> Iterator[tuple[str, Player]]:
    player = ask('board')()
    yield 'begins', player
    for cell in islice(WIN, 4):
        player.click(cell)
    yield 'goes on', player
    for cell in WIN[4:]:
        command(player, cell)
    yield 'ends', player


def blackjack(ask: Callable) -> Iterator[tuple[str, Player]]:
    dealt, keys, *_ = ENDS['player over']
    player = ask('gamble')(prepared(*dealt))
    yield 'begins', player
    player.type('n')
    yield 'is dealt', player
    player.type(' '.join(keys))
    yield 'ends', player


def hearts(ask: Callable) -> Iterator[tuple[str, Player]]:
    player = ask('hearts')(others='strong')  # the program's own choice is the order of a set
    yield 'begins', player
    srdce.wait_for_turn(player)
    player.type('space')
    srdce.wait_for_turn(player)
    yield 'goes on', player
    srdce.play_all(player)
    yield 'ends', player


def sedesatsest(ask: Callable) -> Iterator[tuple[str, Player]]:
    yield 'starts', sit_at_lobby(ask('store'))
    player = sit_at_table(ask('store'))
    yield 'begins', player
    play_all(player)
    yield 'ends', player


def lines(picture: Picture) -> Iterator[str]:
    """What a picture is made of: a line for each kind of part, above the table and on it."""
    parts: dict[str, list[tuple]] = defaultdict(list)
    for above, quads, texts in (
        ('', picture.quads, picture.texts),
        ('above: ', picture.upper_quads, picture.upper_texts),
    ):
        for quad in quads:
            place = [round(value, 1) for value in quad[1:5]]
            parts[above + quad.name.split('-')[0]].append((quad.name, *place, quad.place, quad.index, quad.colour))
        for text in texts:
            parts[f'{above}text'].append((*(round(value, 1) for value in text[1:4]), *text[4:]))
    for kind, found in sorted(parts.items()):
        yield f'{len(found)} {kind}: {hashlib.sha256(repr(found).encode()).hexdigest()[:8]}'


def listed() -> dict[str, list[str]]:
    """The lines of each picture in the list, by its title."""
    blocks = [block.splitlines() for block in LIST.read_text(encoding='utf-8').split('\n\n')]
    return {block[0]: block[1:] for block in blocks if block}


@pytest.mark.parametrize('game', [klondike, piskvorky, blackjack, hearts, sedesatsest], ids=lambda game: game.__name__)
def test_pictures_are_those_that_were_looked_at(request, game):
    seen = {}
    for situation, player in game(request.getfixturevalue):
        for player.space in WINDOWS:
            title = f'{game.__name__} {situation}, {player.space.width} x {player.space.height}'
            seen[title] = [*lines(player.look())]
    known = listed()
    others = {title: rest for title, rest in known.items() if title.split()[0] != game.__name__}
    if os.environ.get('PICTURES') == 'write':
        blocks = ('\n'.join([title, *rest]) for title, rest in sorted((others | seen).items()))
        LIST.write_text('\n\n'.join(blocks) + '\n', encoding='utf-8')
    else:
        assert seen == {title: rest for title, rest in known.items() if title not in others}
