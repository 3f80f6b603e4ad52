"""The board in a real window without a display: colours where they belong, and pictures to look at."""

import time
from functools import partial

import pytest

from checks.window.display import pixels, redraw, send, shot
from checks.window.five import WIN, draw
from rozdej.window.games.piskvorky.rules import POSITIONS
from rozdej.window.gui.inputs import Command

pytestmark = pytest.mark.whole(reason='opens windows')

GAME = ['e5', 'd5', 'e6', 'd6', 'e7', 'c5', 'f5', 'g4', 'f6', 'b8']
BLUE, RED, PAPER = (44, 116, 196), (217, 80, 47), (248, 240, 221)


@pytest.fixture
def show(show):
    """`show(rival='weak')` is an application and its window with the game and these options."""
    return partial(show, exercise='piskvorky')


def play(application, cells):
    for cell in cells:
        application.screen.controller.play(cell, time.monotonic())


def colours(window, box):
    """All colours in the rectangle."""
    width, height, data = pixels(window)
    left, top, wide, tall = (int(part) for part in box)
    rows = (
        data[4 * ((height - 1 - y) * width + left) : 4 * ((height - 1 - y) * width + left + wide)]
        for y in range(top, top + tall)
    )
    return {tuple(row[start : start + 3]) for row in rows for start in range(0, len(row), 4)}


def near(colour, found):
    return any(max(abs(one - other) for one, other in zip(colour, seen, strict=True)) < 12 for seen in found)


def cell_colours(application, window, cell):
    redraw(window)
    return colours(window, application.screen.table.zones[cell])


def test_stones_differ_in_colour_and_lie_where_they_were_played(show):
    application, window = show()
    shot(window, 'piskvorky-start')
    play(application, GAME)
    assert near(BLUE, cell_colours(application, window, 'e5'))
    assert near(RED, cell_colours(application, window, 'd5'))
    empty = cell_colours(application, window, 'a9')
    assert near(PAPER, empty)
    assert not near(BLUE, empty)
    shot(window, 'piskvorky-middle')


def test_clicks_keys_and_characters_of_the_window(show):
    from pyglet.window import key

    application, window = show()
    redraw(window)
    x, y, width, height = application.screen.table.zones['c3']
    send(window, 'on_mouse_press', int(x + width / 2), int(window.height - y - height / 2), 1, 0)
    send(window, 'on_mouse_release', int(x + width / 2), int(window.height - y - height / 2), 1, 0)
    send(window, 'on_key_press', key.E, 0)
    send(window, 'on_text', 'e')
    send(window, 'on_text', '5')
    shot(window, 'piskvorky-typing')
    send(window, 'on_key_press', key.ENTER, 0)
    send(window, 'on_text', '\r')
    send(window, 'on_key_press', key.LEFT, 0)
    shot(window, 'piskvorky-focus')
    plan = application.screen.session.game['hra']['plan']
    assert (plan[2][2], plan[4][4]) == ('x', 'o')


@pytest.mark.parametrize('end', ['won', 'drawn'])
def test_the_end_is_seen_and_then_said(show, end):
    application, window = show()
    of = draw()
    order = [cell for pair in zip(of['x'], of['o'], strict=False) for cell in pair] + of['x'][len(of['o']) :]
    play(application, WIN if end == 'won' else order)
    shot(window, f'piskvorky-{end}')
    application.screen.tick(time.monotonic() + 10)
    assert application.screen.state.message.kind == 'end'
    shot(window, f'piskvorky-{end}-said')


def test_a_loss_is_said(show):
    application, window = show(rival='weak', side='o')
    application.screen.session.scene.options['rival'] = 'person'
    play(application, WIN[:-1])
    application.screen.session.scene.options['rival'] = 'weak'
    play(application, WIN[-1:])
    application.screen.tick(time.monotonic() + 10)
    assert application.screen.state.message.title == 'Tentokrát vyhrává soupeř'
    shot(window, 'piskvorky-lost')


def test_a_blind_board_is_covered_and_revealed(show):
    application, window = show(blind=True)
    play(application, GAME)
    assert not near(BLUE, cell_colours(application, window, 'e5'))
    assert not near(PAPER, cell_colours(application, window, 'e5'))
    shot(window, 'piskvorky-blind')
    play(application, ['board'])
    assert near(BLUE, cell_colours(application, window, 'e5'))
    shot(window, 'piskvorky-revealed')


def test_an_error_a_refusal_and_the_settings_are_seen(show, write):
    folder = write('piskvorky', "def zpracuj_prikaz(hra, prikaz):\n    return hra['plan'][9], 'Ok'\n")
    application, window = show(folder)
    play(application, ['e5'])
    shot(window, 'piskvorky-error')
    assert application.screen.state.message.title == 'Funkce zpracuj_prikaz skončila chybou.'
    application, window = show(rival='strong')
    play(application, ['e5', 'k9'])
    shot(window, 'piskvorky-refusal')
    application.screen.act(Command('settings'), 0.0)
    shot(window, 'piskvorky-settings')
    application.screen.act(Command('close'), 0.0)
    application.screen.act(Command('help'), 0.0)
    shot(window, 'piskvorky-help')


@pytest.mark.parametrize('size', [(400, 300), (700, 1100), (1920, 1080), (3840, 2160)], ids=str)
def test_all_sizes_show_the_same_board(show, size):
    application, window = show(size=size, rival='middle')
    play(application, GAME)
    assert near(BLUE, cell_colours(application, window, 'e5'))
    assert near(RED, cell_colours(application, window, 'b8'))
    shot(window, f'piskvorky-{size[0]}x{size[1]}')
    assert len(POSITIONS) == len([quad for quad in application.screen.state.shown.quads if quad.name == 'square'])


def test_a_full_board_is_drawn_by_few_calls(show):
    application, window = show()
    play(application, WIN)
    redraw(window)
    batch = window._painter._batch
    domains = [domain for group in batch.group_map.values() for domain in group.values()]
    assert len(domains) <= 8
