"""Blackjack from the smallest window to 4K: nothing sticks out or is cut off; and once with real pixels."""

import itertools

import pytest

from checks.window.display import click, pixels, send, shot
from checks.window.twentyone import bet, hra, prepared
from rozdej.window.games.blackjack.picture import amount_text
from rozdej.window.gui.layout import Space, text_width

pytestmark = pytest.mark.whole(reason='opens windows')

WINDOWS = [(400, 300), (640, 480), (1100, 760), (1920, 1080), (700, 1400), (2560, 600), (3840, 2160)]
LONG_HAND = prepared(10, 23, 0, 13, 26, 39, 1, 14, 27, 40, 2, 15, 28, penize=87654321.25, sazka=388.25)
"""Eleven cards that are just 21, and sums as long as they may get."""


def ends(player):
    """Left and right end of each text on the table, as wide as it may be, with the text."""
    for text in player.look().texts:
        width = text_width(text.text, text.size, text.bold)
        left = text.x - width * {'left': 0.0, 'center': 0.5, 'right': 1.0}[text.anchor]
        yield left, left + width, text


@pytest.mark.parametrize('size', WINDOWS, ids=str)
@pytest.mark.parametrize('state', ['start', 'long hand', 'end', 'odd bet'])
@pytest.mark.parametrize('scale', [1, 2], ids=['ordinary', 'HiDPI'])
def test_everything_lies_in_the_window(gamble, size, state, scale):
    player = gamble(LONG_HAND)
    player.space = Space(*size, scale)
    if state == 'odd bet':
        bet(player, 'tisíc korun českých')
    elif state != 'start':
        player.type('n b b b b b b b b b')
        assert len(hra(player)['hrac']) == 11
        player.type('s' if state == 'end' else 'escape')
    picture = player.look()
    for quad in picture.quads:
        assert quad.x >= -1, quad
        assert quad.y >= -1, quad
        assert quad.x + quad.width <= size[0] + 1, quad
        assert quad.y + quad.height <= size[1] + 1, quad
    for left, right, text in ends(player):
        assert left >= 0, text
        assert right <= size[0] + 1, text
    hands = [quad for quad in picture.quads if quad.place.startswith(('hrac-', 'krupier-'))]
    piles = [quad for quad in picture.quads if quad.place in ('balicek', 'odhoz')]
    assert max((quad.x + quad.width for quad in hands), default=0) < min(quad.x for quad in piles)
    for one, other in itertools.pairwise(hands):
        if one.y == other.y:
            assert other.x - one.x >= one.width * 0.24, 'rank and suit stay visible'


@pytest.mark.parametrize('size', WINDOWS, ids=str)
@pytest.mark.parametrize('plays', [False, True], ids=['before', 'in play'])
def test_a_bet_of_any_length_stays_in_its_rail(gamble, size, plays):
    player = gamble(prepared(9, 8, 10, 11, penize=999999999999.5, sazka=123456789012.25, hraje_se=plays))
    player.space = Space(*size)
    picture = player.look()
    [word] = [text for text in picture.texts if text.text.removeprefix('Sázka ').startswith('123')]
    coins = [quad for quad in picture.quads if quad.place.startswith('mince-')]
    right = word.x + text_width(word.text, word.size, bold=True)
    assert right <= min((quad.x for quad in coins), default=player.space.width)
    assert all(word.size <= quad.height for quad in coins), 'the rail is higher than what stands in it'
    assert ('bez-sazky' in {quad.place for quad in picture.quads}) is not plays
    for cross in (quad for quad in picture.quads if quad.place == 'bez-sazky'):
        assert right <= cross.x
        assert cross.x + cross.width <= min(quad.x for quad in coins)
    if plays:
        names = {quad.name for quad in picture.quads if quad.y <= word.y <= quad.y + quad.height}
        assert 'coins' in names


@pytest.mark.parametrize('size', WINDOWS, ids=str)
@pytest.mark.parametrize('cards', [(9, 5, 10, 11, 23), (9, 8, 10, 11, 22)], ids=['longest', 'lost'])
def test_the_message_of_the_game_is_never_cut(gamble, size, cards):
    player = gamble(prepared(*cards))
    player.space = Space(*size)
    player.type('n')
    player.type('b' if cards[-1] == 22 else 's')
    said = [text for text in player.look().texts if text.text == hra(player)['zprava']]
    large = max(said, key=lambda text: text.size)
    plain = [text for text in player.look().texts if text.text == 'Ty']
    assert large.size >= plain[0].size * 0.7
    face = next(quad for quad in player.look().quads if quad.name.startswith('person'))
    assert large.x > face.x + face.width


@pytest.mark.parametrize(
    'message',
    ['', 'Ještě ne.', 'Dlouhá zpráva, která nekončí. ' * 20, 'Dvě\nřádky'],
    ids=['', 'short', 'long', 'lines'],
)
def test_any_message_of_a_program_fits(gamble, message):
    player = gamble(
        prepared(9, 8, 10, 11)
        + f'puvodni = stuj\n\ndef stuj(hra):\n    return puvodni(hra) | {{"zprava": {message!r}}}\n'
    )
    player.type('n s')
    assert player.game['games'] == 1
    for _, right, text in ends(player):
        assert right <= player.space.width + 1, text
        assert '\n' not in text.text


@pytest.mark.parametrize(
    ('value', 'text'),
    [(0, '0'), (10.0, '10'), (12.5, '12,5'), (0.125, '0,12'), (-3.5, '-3,5'), (-0.001, '0'), (1000.0, '1000')],
)
def test_sums_are_written_in_czech(value, text):
    assert amount_text(value) == text


def white_part(picture, quad):
    """How much of the middle row of a quad is white."""
    width, height, data = picture
    start = 4 * ((height - 1 - int(quad.y + quad.height / 2)) * width + int(quad.x))
    row = data[start : start + 4 * int(quad.width)]
    return sum(min(row[at : at + 3]) > 230 for at in range(0, len(row), 4)) / int(quad.width)


def test_a_hand_in_a_real_window(show, write):
    from pyglet.window import key

    application, window = show(write('blackjack', prepared(9, 5, 10, 11, 23)), 'blackjack')
    shot(window, 'blackjack-start')
    send(window, 'on_key_press', key._1, 0)
    for character in '12,5':
        send(window, 'on_text', character)
    send(window, 'on_key_press', key.ENTER, 0)
    send(window, 'on_key_press', key.N, 0)
    send(window, 'on_text', 'n')
    before = pixels(window)
    shot(window, 'blackjack-play')
    click(application, window, '#act-stuj')
    assert application.screen.session.game['last'] == [('Krupiér má přes 21, vyhráváš!', 12.5)]
    after = pixels(window)
    shot(window, 'blackjack-won')
    card = next(quad for quad in application.screen.state.shown.quads if quad.place == 'krupier-1')
    assert white_part(before, card) < 0.3, 'the back'
    assert white_part(after, card) > 0.5, 'the face'
