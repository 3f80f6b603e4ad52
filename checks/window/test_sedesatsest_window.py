"""Šedesát šest in a real window without a display: the window's own events, and pictures to look at."""

import time
from functools import partial

import pytest

from checks.window import display
from checks.window.display import click, send
from checks.window.sixtysix import EXERCISE, Near, allowed, seat, world, written_program
from rozdej.network.sedesatsest.player_view import is_over
from rozdej.window.gui.wire import Typed

pytestmark = pytest.mark.whole(reason='opens windows')


class AtWindow:
    """What `sixtysix` needs of a player: the screen and its game."""

    def __init__(self, application):
        self.screen = application.screen

    @property
    def game(self):
        return self.screen.session.game


@pytest.fixture
def show(show, monkeypatch):
    """`show(size=…)` is an application and its window with the game."""
    monkeypatch.setattr('rozdej.window.gui.application.scene_of', lambda exercise: Near())
    return partial(show, exercise=EXERCISE)


def shot(window, name):
    display.shot(window, f'sedesatsest-{window.width}x{window.height}-{name}')


def play_until(application, enough):
    """Play the person's cards by their keys, and the rest without pauses."""
    player = AtWindow(application)
    for _ in range(300):
        if enough(player.game):
            return
        if application.screen.automatic.pause:
            application.screen.controller.play_automatic(time.monotonic())
        elif numbers := allowed(player):
            application.screen.handle(Typed(str(numbers[0] + 1)), time.monotonic())
    raise AssertionError('it never comes to that')


def test_a_deal_by_the_windows_own_events(show):
    application, window = show()
    player = AtWindow(application)
    shot(window, 'lobby')
    click(application, window, 'postava-3')
    click(application, window, '#act-start')
    play_until(application, lambda game: world(player)[0] == 'hraje')
    shot(window, 'start')
    click(application, window, 'ruka-1')
    play_until(application, lambda game: len(world(player)[7]) == 2)
    shot(window, 'trick')
    play_until(application, lambda game: len(world(player)[9]) == 2 and not application.screen.automatic.pause)
    send(window, 'on_text', str(allowed(player)[0] + 1))
    play_until(application, lambda game: len(world(player)[8]) <= 4)
    shot(window, 'middle')
    play_until(application, lambda game: not world(player)[8] and len(world(player)[1]) < 5)
    shot(window, 'late')
    play_until(application, lambda game: is_over(world(player)))
    shot(window, 'end')
    assert seat(player) == 0
    click(application, window, 'stul')
    play_until(application, lambda game: not is_over(world(player)))
    assert world(player)[3] == []


@pytest.mark.parametrize('size', [(400, 300), (2200, 1500)], ids=str)
def test_small_and_large_windows(show, size):
    application, window = show(size=size)
    player = AtWindow(application)
    shot(window, 'lobby')
    click(application, window, '#act-start')
    play_until(application, lambda game: world(player)[0].startswith('vzal'))
    shot(window, 'middle')
    play_until(application, lambda game: is_over(world(player)))
    shot(window, 'end')


def test_what_may_go_wrong_is_seen(show, tmp_path):
    broken = "def pri_klavese(svet, klavesa):\n    return svet, {'klavesa': klavesa}\n"
    application, window = show(written_program(tmp_path / EXERCISE, svet66=broken))
    player = AtWindow(application)
    click(application, window, '#act-start')
    play_until(application, lambda game: world(player)[0] == 'hraje')
    click(application, window, 'ruka-2')
    assert application.screen.state.message.title == 'Funkce pri_klavese udělala něco jiného, než má.'
    shot(window, 'error')
    application.screen.state.message = None
    application.screen.session.scene.server.cut()
    application.screen.look_outside()
    play_until(application, lambda game: not game['open'])
    shot(window, 'gone')
    assert application.screen.state.message.title == 'Server se neozývá.'
