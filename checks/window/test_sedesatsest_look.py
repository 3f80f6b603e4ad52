"""How the table of Šedesát šest looks: what moves, what fits into which window, what is explained."""

import pytest

from checks.window.sixtysix import allowed, server, set_world, sit_at_table
from rozdej.window.gui.layout import Space
from rozdej.window.gui.picture import overlap
from rozdej.window.gui.wire import Key, MouseEvent


@pytest.fixture
def table(store):
    """A player at the table, on turn, with the deal 7."""
    return sit_at_table(store)


def test_cards_travel_from_the_deck_and_to_the_table(store):
    player = sit_at_table(store, animation='normal')
    player.pass_time(2)
    place = player.find('ruka-1')
    player.screen.handle(Key('1', False, False), player.now)
    for _ in range(4):
        player.screen.tick(player.now)
        player.look()
    assert player.screen.table.motion.trips
    moving = next(quad for quad in player.look().upper_quads if quad.name == place.name)
    assert abs(moving.x - place.x) < 30
    player.pass_time(3)
    drawn = [quad for quad in player.look().quads if quad.place.startswith('ruka-')]
    assert len(drawn) == 6


@pytest.mark.parametrize('space', [Space(400, 300), Space(1000, 700), Space(3840, 2160), Space(700, 1200)], ids=str)
def test_nothing_hides_anything_else(table, space):
    """Places of cards are inside the table, and those of the hand, the middle and the deck are apart."""
    table.space = space
    for _ in range(3):
        picture = table.look()
        zones = table.screen.table.zones
        for name, (x, y, width, height) in zones.items():
            if name != 'stred':
                assert x >= 0, name
                assert x + width <= space.width + 1, name
                assert y + height <= space.height, name
        bottom = zones['balicek'][1] + zones['balicek'][3]
        assert bottom <= zones['ruka-1'][1]
        assert all(text.size >= 7 for text in picture.texts)
        table.click(f'ruka-{allowed(table)[0] + 1}')
        table.pass_time(1.5)


@pytest.mark.parametrize('space', [Space(400, 300), Space(1100, 760), Space(1280, 860), Space(2200, 1500)], ids=str)
def test_the_points_of_a_rival_on_turn_are_not_cut(table, space):
    table.space = space
    set_world(table, body2=33, vyhry2=12, stavy=['ceka', 'slysi'])  # nobody is on turn, so the rival does not move
    assert '33 b. · výherní 12' in [text.text for text in table.look().texts]


@pytest.mark.parametrize('space', [Space(640, 480), Space(1280, 800), Space(1920, 1080), Space(700, 1200)], ids=str)
def test_both_hands_and_the_trick_share_an_axis(table, space):
    table.space = space
    picture, zones = table.look(), table.screen.table.zones
    middle = zones['stred'][0] + zones['stred'][2] / 2
    hand = [quad for quad in picture.quads if quad.place.startswith('ruka-')]
    backs = [quad for quad in picture.quads if quad.key and quad.key[0] == 'other']
    for cards in (hand, backs):
        assert (cards[0].x + cards[-1].x + cards[-1].width) / 2 == pytest.approx(middle, abs=2)


def test_keys_stand_apart_on_the_buttons(table):
    buttons = {button.label: button.key for button in table.screen.toolbar.action_buttons()}
    assert buttons['Seřadit'] == 'S'
    assert buttons['Skončit'] == 'Enter'
    texts = [text.text for text in table.look().texts]
    assert 'Seřadit' in texts
    assert 'S' in texts


def test_what_is_under_the_mouse_is_explained(table):
    for place, words in (('ruka-2', 'kárové eso'), ('trumf', 'trumf: pikový král'), ('balicek', 'balíček, karet: 12')):
        x, y = table.point(place)
        table.screen.handle(MouseEvent('move', x, y), 0.0)
        assert table.screen.view.explanation() == words


@pytest.mark.parametrize('space', [Space(400, 300), Space(1000, 700), Space(3840, 2160), Space(700, 1200)], ids=str)
def test_a_refusal_hides_no_card_of_the_hand(table, space):
    table.space = space
    table.write('t')
    table.pass_time(0.1)
    assert 'Trumf se mění' in table.told
    picture = table.look()
    banner = [quad for quad in picture.upper_quads if quad.place == '#message']
    hand = [quad for quad in picture.quads if quad.place.startswith('ruka-')]
    assert banner
    assert len(hand) == 6
    assert not any(overlap(part, card) for part in banner for card in hand)


@pytest.mark.parametrize(('figures', 'shown'), [({}, 2), ({'Soupeř': 4}, 4), ({'Soupeř': 17}, 2), ({'Hráč': 3}, 2)])
def test_the_other_one_has_the_figure_that_was_chosen(table, figures, shown):
    server(table).queue.append(('figures', figures))
    server(table).wake()
    table.pass_time(0.2)
    pictures = {quad.name for quad in table.look().quads if quad.name.startswith('figure-')}
    assert pictures == {'figure-1-calm', f'figure-{shown}-calm'}


def test_the_title_says_whose_window_it_is(table):
    assert table.screen.title == 'Hráč – Šedesát šest – Rozdej!'


@pytest.mark.parametrize('space', [Space(400, 300), Space(590, 420), Space(1000, 700), Space(3840, 2160)], ids=str)
def test_ones_own_points_stand_inside_the_plate(table, space):
    table.space = space
    picture = table.look()
    [points] = [text for text in picture.texts if 'výherní' in text.text and text.anchor == 'center']
    plate_bottom = max(quad.y + quad.height for quad in picture.quads if quad.place == 'ruka-1')
    assert plate_bottom - points.y >= 1.1 * points.size  # letters reach lower than half their size
