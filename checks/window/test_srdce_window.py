"""Hearts in a real window without a display: the window's own events, and pictures to look at."""

import time
from functools import partial

import pyglet
import pytest

from checks.window.display import click, redraw, shot
from checks.window.hearts import prepared
from rozdej.window.display.sprites import font_name, points
from rozdej.window.games.srdce.rules import allowed, in_order, led_suit

pytestmark = pytest.mark.whole(reason='opens windows')


@pytest.fixture
def show(show):
    """`show(watch=True)` is an application and its window with the game and these options."""
    return partial(show, exercise='srdce')


def play_until(application, window, enough):
    """Play the person's cards by clicks, and the others' without their pauses."""
    screen = application.screen
    while not enough(screen.session.game):
        if screen.automatic.pause:
            screen.controller.play_automatic(time.monotonic())
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
    shot(window, f'{name}-start')
    play_until(application, window, lambda game: tricks(game) == 4 and len(game['stul']) == 4)
    shot(window, f'{name}-trick')
    application.screen.controller.play(('view',), time.monotonic())
    shot(window, f'{name}-taken')
    play_until(application, window, lambda game: tricks(game) == 13)
    assert application.screen.session.ending is not None
    application.screen.tick(time.monotonic() + 5)
    assert 'Vyhrává' in application.screen.state.message.title
    shot(window, f'{name}-end')


@pytest.mark.parametrize('size', [(400, 300), (1100, 760)], ids=str)
@pytest.mark.parametrize(
    ('chair', 'title', 'icon', 'standings'),
    [
        (
            'Gábi',
            'O výhru se dělí Petr, Pavel a Soňa',
            ('person-2-glad', 'person-3-glad', 'person-4-glad'),
            ['1.–3. místo: Petr, Pavel a Soňa, 0 bodů', '4. místo: Gábi (ty), 26 bodů'],
        ),
        (
            'Pavel',
            'Dělíš se o výhru!',
            ('trophy',),
            ['1.–3. místo: Petr, Pavel (ty) a Soňa, 0 bodů', '4. místo: Gábi, 26 bodů'],
        ),
    ],
    ids=['lost', 'shared'],
)
def test_an_end_with_a_tie(show, write, size, chair, title, icon, standings):
    application, window = show(write('srdce', prepared()), size=size, chair=chair)
    play_until(application, window, lambda game: tricks(game) == 13)
    application.screen.tick(time.monotonic() + 5)
    end = application.screen.state.message
    assert end.title == title
    assert [line for line in end.lines if 'místo' in line] == standings
    redraw(window)
    pictures = {quad.name for quad in application.screen.state.shown.upper_quads}
    assert pictures.issuperset(icon)
    shot(window, f'srdce-{size[0]}x{size[1]}-tie-{chair}')


def test_the_ends_of_the_status_line_do_not_meet(show, write):
    application, window = show(write('srdce', prepared()), size=(400, 300))
    play_until(application, window, lambda game: tricks(game) == 13)
    redraw(window)
    left, right = (text for text in application.screen.state.shown.texts if text.y > window.height - 20)
    widths = [
        pyglet.text.Label(text.text, font_name=font_name(), font_size=points(text.size)).content_width
        for text in (left, right)
    ]
    assert left.x + widths[0] < right.x - widths[1]


def test_watching_and_counting(show):
    application, window = show(watch=True)
    play_until(application, window, lambda game: tricks(game) == 2 and len(game['stul']) == 2)
    shot(window, 'srdce-watch')
    application.screen.controller.play(('measure',), time.monotonic())
    application.screen.controller.play_automatic(time.monotonic())
    shot(window, 'srdce-chart')
    assert application.screen.session.game['measure']['done'] > 0


def test_an_illegal_card_is_seen(show, write):
    application, window = show(write('srdce', 'def vyloz(ruka, stul):\n    return max(ruka, key=nebezpeci)\n'))
    play_until(application, window, lambda game: len(game['stul']) == 2)
    assert application.screen.state.message.title == 'Funkce vyloz vyložila kartu, kterou nesmí.'
    shot(window, 'srdce-illegal')
