"""Where things are drawn, from the smallest window to 4K, and what a click meets."""

import itertools
import random

import pytest

from checks.window.playing import SPACE, prepared_game
from rozdej.window.games.klondike.scene import COLUMNS, Game, dealt_by_the_window
from rozdej.window.gui.canvas import SHOWN_FACE, Canvas
from rozdej.window.gui.drawing_parts import coins, person
from rozdej.window.gui.layout import NO_BREAK, Space, shorten, text_width, wrap
from rozdej.window.gui.motion import Motion, gliding
from rozdej.window.gui.picture import Picture, Quad, hit, overlap
from rozdej.window.gui.scene_types import Entry
from rozdej.window.gui.table_view import strip
from rozdej.window.gui.widgets import ENTRY, Pointing

WINDOWS = [(400, 300), (640, 480), (800, 600), (1100, 760), (1920, 1080), (700, 1400), (2560, 600), (3840, 2160)]

DENSITIES = pytest.mark.parametrize('scale', [1, 2], ids=['ordinary', 'HiDPI'])


def drawn(game, space=SPACE):
    scene = Game()
    canvas = Canvas(space, scene.columns, scene.tall)
    scene.draw(game, canvas)
    return canvas


def longest_column():
    """The longest column there can be: six hidden cards and a run from king to ace."""
    game = {name: [] for name in Game.places}
    game['G'] = [(rank, 'Pi', False) for rank in range(1, 7)]
    game['G'] += [(rank, ('Sr', 'Kr')[rank % 2], True) for rank in range(13, 0, -1)]
    return game


@pytest.mark.parametrize('size', WINDOWS, ids=str)
@pytest.mark.parametrize(
    'game', [dealt_by_the_window(7), longest_column(), prepared_game()], ids=['deal', 'long', 'easy']
)
@DENSITIES
def test_everything_lies_on_the_table(size, game, scale):
    space = Space(*size, scale)
    for quad in drawn(game, space).picture.quads:
        assert quad.x >= 0, quad
        assert quad.y >= space.table_top, quad
        assert quad.x + quad.width <= space.width, quad
        assert quad.y + quad.height <= space.table_bottom + 1, quad


@pytest.mark.parametrize('size', WINDOWS, ids=str)
@DENSITIES
def test_cards_keep_their_shape_and_are_big_enough_to_read(size, scale):
    width, height = size[0] * scale, size[1] * scale
    canvas = drawn(dealt_by_the_window(1), Space(width, height, scale))
    assert canvas.card_width / canvas.card_height == pytest.approx(204 / 284)
    assert canvas.card_width >= 40 * scale
    assert canvas.card_width * 7 >= 0.5 * min(width, height * 1.2)


def test_a_hand_of_many_cards_ends_where_the_columns_do():
    canvas = Canvas(SPACE, 7, 4)
    canvas.hand('A', [(rank, 'Sr', True) for rank in range(1, 14)] * 3, 0)
    end = max(quad.x + quad.width for quad in canvas.picture.quads)
    assert end == pytest.approx(SPACE.table_width - canvas.left, abs=1)


@pytest.mark.parametrize(('facts', 'arrows'), [({}, 0), ({'on_turn': True}, 1)])
def test_an_arrow_points_at_who_is_on_turn(facts, arrows):
    canvas = Canvas(SPACE, 7, 4)
    person(canvas, (0, 0, 300, 100), 1, 'Eva', **facts)
    assert [quad.name for quad in canvas.picture.quads].count('turn') == arrows


def test_a_short_entry_leaves_most_of_the_strip_to_buttons():
    picture = Picture()
    strip(picture, SPACE, [], Entry('Kam to má jít, když nikdo neví? ' * 9), '', Pointing())
    end = max(quad.x + quad.width for quad in picture.quads if quad.place == ENTRY)
    assert end < 0.4 * SPACE.width


def test_fan_with_room_shows_the_index_of_each_card():
    game = {name: [] for name in Game.places}
    game['A'] = [(rank, 'Sr', True) for rank in (9, 8, 7)]
    canvas = drawn(game)
    tops = [quad.y for quad in canvas.picture.quads if quad.place == 'A' and quad.index >= 0]
    assert tops[1] - tops[0] == pytest.approx(SHOWN_FACE * canvas.card_height)


def test_fan_without_room_shrinks_backs_first():
    canvas = drawn(longest_column())
    tops = [quad.y for quad in canvas.picture.quads if quad.place == 'G' and quad.index >= 0]
    steps = [after - before for before, after in itertools.pairwise(tops)]
    assert len(steps) == 18
    assert max(steps[:6]) < min(steps[6:])
    assert min(steps) > 0


@DENSITIES
def test_every_visible_card_can_be_hit_where_it_is_seen(scale):
    picture = drawn(dealt_by_the_window(3), Space(1000, 700, scale)).picture
    for quad in picture.quads:
        if quad.place in COLUMNS and quad.index >= 0:
            found = hit(picture, quad.x + quad.width / 2, quad.y + 2)
            assert (found.place, found.index) == (quad.place, quad.index)


def test_beside_the_columns_there_is_nothing():
    """A click right of the last column or left of the first means no column."""
    canvas = drawn(dealt_by_the_window(3), Space(2000, 700))
    x, y, width, height = canvas.zones['G']
    assert hit(canvas.picture, x + width + 5, y + height / 3) is None
    x, y, width, height = canvas.zones['A']
    assert hit(canvas.picture, x - 5, y + 5) is None


@DENSITIES
def test_empty_places_can_be_hit(scale):
    game = {name: [] for name in Game.places}
    canvas = drawn(game, Space(1000, 700, scale))
    for place, (x, y, width, height) in canvas.zones.items():
        assert hit(canvas.picture, x + width / 2, y + min(height, canvas.card_height) / 2).place == place


def test_a_pile_draws_only_what_can_be_seen():
    canvas = drawn(dealt_by_the_window(3))
    stock = [quad.index for quad in canvas.picture.quads if quad.place == 'U']
    assert stock == [-1, 21, 22, 23]


def test_a_pile_may_draw_more_if_more_may_leave_it():
    canvas = Canvas(Space(1000, 700), 7, 3)
    canvas.pile('U', [(rank, 'Pi', False) for rank in range(1, 14)], column=0, depth=6, letter='Balíček')
    assert [quad.index for quad in canvas.picture.quads if quad.place == 'U'] == [-1, 7, 8, 9, 10, 11, 12]
    assert canvas.picture.texts[0].text == 'Balíček'


@pytest.mark.parametrize('amount', [-5, 0.4, 1234.5, 1e30])
def test_coins_stay_in_their_box_whatever_the_amount(amount):
    canvas = Canvas(Space(1000, 700), 7, 3)
    coins(canvas, (10, 10, 200, 40), amount)
    assert len(canvas.picture.quads) == {-5: 0, 0.4: 0, 1234.5: 11, 1e30: 1}[amount]
    assert all(quad.x >= 10 and quad.x + quad.width <= 210 for quad in canvas.picture.quads)


def test_the_nearest_quad_is_hit_first_and_the_upper_layer_before_all():
    low, high, other = (Quad('white', 0, 0, 10, 10, place) for place in 'ABC')
    assert hit(Picture([low, high]), 5, 5) is high
    assert hit(Picture([low, high], upper_quads=[other]), 5, 5) is other
    assert hit(Picture([low, Quad('white', 0, 0, 10, 10)]), 5, 5) is low
    assert hit(Picture([low]), 10, 5) is None


def test_overlap_is_an_area():
    assert overlap(Quad('a', 0, 0, 10, 10), Quad('b', 5, 8, 10, 10)) == 10
    assert overlap(Quad('a', 0, 0, 10, 10), Quad('b', 20, 0, 10, 10)) == 0


def test_text_grows_with_the_window_but_stays_readable():
    assert Space(400, 300).text == 9.5
    assert 12 < Space(1100, 760).text < 18
    assert Space(3840, 2160).text == 34
    assert Space(800, 600, 2).text == 19


@pytest.mark.parametrize('sign', ['/', '\\'])
def test_a_path_that_is_too_long_is_broken_behind_a_folder(sign):
    lines = wrap(f'zadani{sign}sedesatsest{sign}pravidla66.py, řádek 229:', 15, 15 * 18)
    assert lines == [f'zadani{sign}sedesatsest{sign}', 'pravidla66.py, řádek 229:']
    path = sign.join(['home', 'a' * 60, 'b', 'c' * 30])
    lines = wrap(path, 15, 300)
    assert ''.join(lines) == path
    assert all(text_width(line, 15) <= 300 for line in lines)


def test_wrapped_lines_fit_and_keep_all_words():
    words = ['slovo' * random.Random(number).randint(1, 4) for number in range(60)]
    lines = wrap(' '.join(words), 15, 400)
    assert ' '.join(lines).split() == words
    assert all(text_width(line, 15) <= 400 for line in lines if ' ' in line)


@pytest.mark.parametrize('indent', ['', '    '])
def test_a_word_wider_than_the_line_is_broken(indent):
    word = 'slovomilW' * 40
    lines = wrap(f'{indent}krátké {word} konec', 15, 400)
    assert ''.join(line.removeprefix(indent) for line in lines).replace(' ', '') == f'krátké{word}konec'
    assert all(text_width(line, 15) <= 400 for line in lines)
    assert len(lines) < 20


def test_a_line_for_less_than_a_character_has_one():
    assert wrap('abc', 15, 1) == ['a', 'b', 'c']


def test_a_line_does_not_end_at_a_space_that_binds():
    text = f'Ctrl+R{NO_BREAK}totéž{NO_BREAK}rozdání · Ctrl+Z{NO_BREAK}zpět'
    for width in range(190, 400, 10):
        lines = wrap(text, 15, width)
        assert sum('totéž rozdání' in line for line in lines) == 1, lines
        assert sum('Ctrl+Z zpět' in line for line in lines) == 1, lines
        assert not any(NO_BREAK in line for line in lines)
    assert wrap(f'{NO_BREAK * 2}x{NO_BREAK}= 1', 15, 400) == ['  x = 1']


def test_shortened_text_fits():
    assert shorten('krátký', 15, 400) == 'krátký'
    cut = shorten('dlouhý text ' * 20, 15, 200)
    assert cut.endswith('…')
    assert text_width(cut, 15) <= 200


def test_what_travels_to_a_smaller_place_shrinks_on_its_way():
    motion = Motion()
    motion.begin([Quad('Sr-1', 0, 0, 100, 140, key='card')], [Quad('Sr-1', 300, 0, 50, 70, key='card')], now=0.0)
    _, moving, trips = motion.apply([Quad('Sr-1', 300, 0, 50, 70, key='card')])
    [beginning], [middle], [end] = (gliding(moving, trips, time) for time in (0.0, 0.1, 9.0))
    assert beginning[:5] == ('Sr-1', 0, 0, 100, 140)
    assert 50 < middle[3] < 100
    assert 70 < middle[4] < 140
    assert end == moving[0]
