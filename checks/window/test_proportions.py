"""Properties that hold on every table in every window: cards keep their shape, nothing lies over what is to be read."""

import itertools
import re

import pytest

from checks.window.sixtysix import play_all, sit_at_table
from checks.window.twentyone import ENDS, prepared
from rozdej.window.browser.pyodide_bridge import POINT
from rozdej.window.gui.layout import Space, text_width
from rozdej.window.gui.picture import Picture
from rozdej.window.gui.widgets import Button, Dialog, Pointing, dialog

PAGES = [Space(390, 700, POINT), Space(768, 900, POINT), Space(840, 780, POINT), Space(1400, 800, 2 * POINT)]
"""Tables in a page: on a phone, on a tablet, beside a program, and where a page is shown twice as large."""

WINDOWS = [Space(640, 480), Space(1000, 700), Space(1920, 1080), Space(700, 1400)]
SIZES = pytest.mark.parametrize('space', WINDOWS, ids=str)
CARD = re.compile(r'(Pi|Sr|Ka|Kr)-\d+|back-.*|slot.*')


def box_of(quads):
    """The smallest rectangle around the quads: left, top, right, bottom."""
    return (
        min(quad.x for quad in quads),
        min(quad.y for quad in quads),
        max(quad.x + quad.width for quad in quads),
        max(quad.y + quad.height for quad in quads),
    )


def cards(player):
    """All that has the shape of a card."""
    return [quad for quad in player.look().quads if CARD.fullmatch(quad.name)]


@pytest.mark.parametrize('game', ['play', 'gamble', 'hearts', 'sedesatsest'])
def test_cards_and_their_places_have_the_shape_of_cards(request, store, game):
    player = sit_at_table(store) if 'sedesatsest' in game else request.getfixturevalue(game)()
    have_their_shape(player)


def have_their_shape(player):
    for player.space in WINDOWS:
        found = cards(player)
        assert found
        for quad in found:
            assert quad.width / quad.height == pytest.approx(204 / 284, abs=0.03), quad
            assert quad.height >= 19, quad


@pytest.mark.parametrize('game', ['play', 'board', 'gamble', 'hearts', 'sedesatsest'])
def test_letters_of_a_page_can_be_read(request, store, game):
    """Twelve pixels; on a phone, and in a low window, what stands in a small plate or below a board may be lower."""
    player = sit_at_table(store) if 'sedesatsest' in game else request.getfixturevalue(game)()
    for player.space in PAGES:
        texts, density = player.look().texts, player.space.scale / POINT
        if player.space.width < 400 or density > 1:
            space = player.screen.view.space
            texts = [text for text in texts if not space.table_top < text.y < space.table_bottom]
        assert [text.text for text in texts if round(text.size) < 12 * density] == []


def test_corners_of_a_panel_do_not_lie_over_each_other(gamble):
    player = gamble()
    for player.space in (Space(400, 300), Space(480, 300), *WINDOWS):
        assert [quad for quad in player.look().quads if quad.width < 0 or quad.height < 0] == []


def test_at_the_end_the_tricks_of_both_lie_one_below_the_other(store):
    player = sit_at_table(store)
    play_all(player)
    have_their_shape(player)
    for player.space in WINDOWS:
        lie_one_below_the_other(player)


def lie_one_below_the_other(player):
    space = player.space
    picture = player.look()
    parts = [quad for quad in picture.quads if quad.name.startswith('panel-dark')]
    plates = [box_of(parts[begin : begin + 9]) for begin in range(0, len(parts), 9)]
    assert len(plates) == 2
    (left, top, right, bottom), (other_left, other_top, other_right, other_bottom) = plates
    assert (left, right) == (other_left, other_right)
    assert bottom - top == pytest.approx(other_bottom - other_top)
    assert 0 < other_top - bottom < space.text, 'they are apart, but not far'
    assert other_bottom <= space.height - space.status - Space(space.width, space.height, has_strip=True).strip + 1
    for plate in plates:
        inside = [quad for quad in cards(player) if plate[1] <= quad.y < plate[3]]
        assert inside
        assert box_of(inside)[3] <= plate[3]
    heads = [text for text in picture.texts if ' · body: ' in text.text]
    assert [plate[1] < head.y < plate[3] for plate, head in zip(plates, heads, strict=True)] == [True, True]


@SIZES
def test_cards_are_dealt_onto_their_empty_places(gamble, space):
    player = gamble(prepared(9, 8, 10, 11))
    player.space = space
    places = sorted((quad.x, quad.y) for quad in player.look().quads if quad.name == 'slot' and not quad.place)
    player.type('n')
    dealt = sorted((quad.x, quad.y) for quad in cards(player) if quad.place.startswith(('hrac-', 'krupier-')))
    assert len(places) == len(dealt) == 4
    for place, card in zip(places, dealt, strict=True):
        assert card == pytest.approx(place, abs=1)


@pytest.mark.parametrize('end', ['lower', 'dealer over'])
def test_the_message_of_a_hand_is_large_and_hides_nothing(gamble, end):
    dealt, keys, message, _ = ENDS[end]
    player = gamble(prepared(*dealt))
    player.type('n ' + ' '.join(keys))
    for player.space in (Space(400, 300), *WINDOWS):
        is_large_and_hides_nothing(player, message)


def is_large_and_hides_nothing(player, message):
    space = player.space
    picture = player.look()
    [said] = [text for text in picture.texts if text.bold and text.text == message]
    [change] = [text for text in picture.texts if text.bold and text.text in ('+10', '−10')]
    hands = [quad for quad in cards(player) if quad.place.startswith(('hrac-', 'krupier-'))]
    above = max(quad.y + quad.height for quad in hands if quad.place.startswith('krupier'))
    below = min(quad.y for quad in hands if quad.place.startswith('hrac'))
    [rail] = [text for text in picture.texts if text.text.startswith('Sázka ')]
    assert above < said.y - said.size < said.y + said.size < rail.y < below
    [deck] = {quad.x for quad in picture.quads if quad.place == 'balicek' and quad.name == 'slot'}
    end_of_plate = change.x + text_width(change.text, change.size, bold=True) + change.size * 0.6
    assert end_of_plate < deck, 'what lies right of the hands has its own columns'
    has_room = space.width >= 640 and end_of_plate < deck - space.text * 8
    assert space.text * (1.2 if has_room else 0.8) <= said.size <= space.text * 2.2


@pytest.mark.parametrize('width', [640, 1000])
def test_paragraphs_of_a_dialog_are_parted_as_far_as_there_is_room(width):
    lines = ['Dlouhá věta, která se láme. ' * 6] * 8
    seen = set()
    for height in range(300, 1000, 3):
        space, picture = Space(width, height), Picture()
        dialog(picture, space, Dialog('Nápověda', lines, [Button('close', 'Zavřít')]), Pointing())
        _, top, _, bottom = box_of([quad for quad in picture.upper_quads if quad.place == '#dialog'])
        button = box_of([quad for quad in picture.upper_quads if quad.place == '#close'])
        title, *words, _ = picture.upper_texts
        assert top <= title.y - title.size / 2
        steps = [other.y - one.y for one, other in itertools.pairwise(words)]
        gap = max(steps) - min(steps)
        left_over = height - (bottom - top - len(lines) * gap)  # if there were no gaps
        assert min(steps) >= space.text * 1.3, 'no line touches another'
        assert words[-1].y + space.text * 0.6 <= button[1] < button[3] <= bottom
        if left_over >= space.text * (1.01 + 0.4 * len(lines)):
            assert gap == pytest.approx(space.text * 0.4)
            seen.add('room')
        elif left_over > space.text * 1.02:
            assert 0 < gap < space.text * 0.41
            seen.add('some room')
        else:
            assert gap == pytest.approx(0, abs=0.01)
            seen.add('no room')
        if left_over >= space.text:
            assert top >= space.text * 0.499, 'the edge of the window is seen around it'
            assert bottom <= height - space.text * 0.499
    assert 'room' in seen
    assert 'some room' in seen
