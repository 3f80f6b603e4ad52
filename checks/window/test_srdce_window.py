"""Hearts in a real window without a display: the window's own events, and pictures to look at."""

import time

import pytest

from checks.running import ROOT
from checks.window.display import keep_screenshot, open_window, pixels, send
from rozdej.games.srdce_rules import allowed, in_order, led_suit


@pytest.fixture
def show(keeper):
    """`show(watch=True)` is an application and its window with Hearts; it is closed at the end."""
    opened = []

    def begin(folder=ROOT / 'reseni', size=(1100, 760), **options):
        keeper.keep_options('srdce', options)
        application, window = open_window(folder, keeper, exercise='srdce', size=size)
        application.settings.animation = 'off'
        application.screen.table.motion.speed = 0
        opened.append(window)
        return application, window

    yield begin
    for window in opened:
        window.on_close()


def click(application, window, place):
    """Click like pyglet says it."""
    pixels(window)
    quad = [quad for quad in application.screen.shown.quads if quad.place == place][-1]
    x, y = int(quad.x + 5), int(window.height - quad.y - 5)
    send(window, 'on_mouse_press', x, y, 1, 0)
    send(window, 'on_mouse_release', x, y, 1, 0)


def play_until(application, window, enough):
    """Play the person's cards by clicks, and the others' without their pauses."""
    screen = application.screen
    while not enough(screen.session.game):
        if screen.others.pause:
            screen.play_automatic(time.monotonic())
            continue
        game = screen.session.game
        cards = in_order(game['hraci'][screen.session.scene.options['chair']]['ruka'])
        click(application, window, f'ruka-{cards.index(allowed(cards, led_suit(game["stul"]))[-1])}')


def tricks(game):
    return sum(len(player['stychy']) for player in game['hraci'].values())


@pytest.mark.parametrize('size', [(400, 300), (1100, 760)], ids=str)
def test_a_deal_by_the_windows_own_events(show, size):
    application, window = show(size=size)
    name = f'srdce-{size[0]}x{size[1]}'
    pixels(window)
    keep_screenshot(f'{name}-start')
    play_until(application, window, lambda game: tricks(game) == 4 and len(game['stul']) == 4)
    pixels(window)
    keep_screenshot(f'{name}-trick')
    application.screen.play(('view',), time.monotonic())
    pixels(window)
    keep_screenshot(f'{name}-taken')
    play_until(application, window, lambda game: tricks(game) == 13)
    assert application.screen.session.ending is not None
    application.screen.tick(time.monotonic() + 5)
    assert 'Vyhrává' in application.screen.dialog.title
    pixels(window)
    keep_screenshot(f'{name}-end')


def test_watching_and_counting(show):
    application, window = show(watch=True)
    play_until(application, window, lambda game: tricks(game) == 2 and len(game['stul']) == 2)
    pixels(window)
    keep_screenshot('srdce-watch')
    application.screen.play(('measure',), time.monotonic())
    application.screen.play_automatic(time.monotonic())
    pixels(window)
    keep_screenshot('srdce-chart')
    assert application.screen.session.game['measure']['done'] > 0


def test_an_illegal_card_is_seen(show, tmp_path):
    folder = tmp_path / 'srdce'
    folder.mkdir()
    text = (ROOT / 'reseni' / 'srdce' / 'srdce.py').read_text(encoding='utf-8')
    wrong = '\n\ndef vyloz(ruka, stul):\n    return max(ruka, key=nebezpeci)\n'
    (folder / 'srdce.py').write_text(text + wrong, encoding='utf-8')
    application, window = show(tmp_path)
    play_until(application, window, lambda game: len(game['stul']) == 2)
    assert application.screen.message.title == 'Funkce vyloz vyložila kartu, kterou nesmí.'
    pixels(window)
    keep_screenshot('srdce-illegal')
