"""What is seen on the table of Hearts: whose turn it is, what may be played, tricks, and room for everybody."""

import pytest

from checks.window.hearts import playable, prepared, trick, tricks, wait_for_turn
from rozdej.window.games.srdce.rules import why_not
from rozdej.window.gui.layout import Space
from rozdej.window.gui.table_picture import TablePicture
from rozdej.window.gui.wire import MouseEvent

WINDOWS = [(400, 300), (640, 480), (1100, 760), (1920, 600), (700, 1400), (3840, 2160)]


def names(player):
    """Names of all pictures on the table."""
    return [quad.name for quad in player.look().quads]


def framed(player):
    """How many cards of the hand are outlined."""
    return names(player).count('frame-goal-c')


def test_what_may_be_played_is_outlined_by_smi_vylozit(hearts):
    player = hearts()
    wait_for_turn(player)
    assert framed(player) == len(playable(player)) == 1
    number = playable(player)[0]
    player.screen.handle(MouseEvent('move', *player.point(f'ruka-{number}')), 0.0)
    assert 'křížová dvojka' in player.all_text
    other = next(number for number in range(13) if number not in playable(player))
    player.screen.handle(MouseEvent('move', *player.point(f'ruka-{other}')), 0.0)
    assert '(teď ji vyložit nesmíš)' in player.all_text
    player.type('space')
    assert framed(player) == 0, 'others are on turn'


def test_a_card_that_may_not_be_played_is_refused_with_the_reason(hearts):
    player = hearts()
    wait_for_turn(player)
    other = next(number for number in range(13) if number not in playable(player))
    before = player.game
    player.click(f'ruka-{other}')
    assert 'Vynáší se křížovou dvojkou.' in player.read
    assert player.game == before
    player = hearts(chair='Petr')
    wait_for_turn(player)
    other = next(number for number in range(13) if number not in playable(player))
    player.click(f'ruka-{other}')
    assert 'Vynesly se kříže a v ruce nějaké máš.' in player.read


def test_whose_turn_it_is_stands_at_the_person(hearts):
    player = hearts(chair='Soňa', seconds=5.0)
    assert 'Přemýšlí Gábi…' in player.all_text
    assert 'na tahu · 0 bodů' in player.all_text
    assert names(player).count('turn') == 1


def test_a_full_trick_lies_until_its_pause_is_over(hearts):
    player = hearts(trick=2.5)
    wait_for_turn(player)
    player.type('space')
    player.pass_time(0.5)
    assert len(trick(player)) == 4
    assert 'Štych bere Petr.' in player.all_text
    assert names(player).count('frame-selected-c') == 1
    player.pass_time(1.5)
    assert len(trick(player)) == 4
    player.pass_time(1.5)
    assert tricks(player) == 1


@pytest.mark.parametrize('chair', ['Gábi', 'Petr', 'Pavel', 'Soňa'])
def test_no_card_of_a_trick_hides_the_corner_of_another(hearts, chair):
    player = hearts(trick=None, chair=chair)
    wait_for_turn(player)
    player.click(f'ruka-{playable(player)[0]}')
    player.pass_time(30)
    cards = [quad for quad in player.look().quads if quad.place.startswith('stul-')]
    assert len(cards) == 4
    for number, card in enumerate(cards):
        for later in cards[number + 1 :]:
            beside = later.x >= card.x + card.width or later.x + later.width <= card.x
            assert beside or later.y > card.y, 'the corner with rank and suit is the upper one'


def test_a_full_trick_may_lie_until_a_click(hearts):
    player = hearts(trick=None)
    wait_for_turn(player)
    player.type('space')
    player.pass_time(30)
    assert len(trick(player)) == 4
    player.click('stul-Petr')
    assert tricks(player) == 1


def test_who_takes_points_is_sad(hearts):
    player = hearts(prepared())
    wait_for_turn(player)
    player.type('space')
    player.pass_time(0.5)
    assert 'person-1-sad' in names(player)
    assert 'person-2-calm' in names(player)


@pytest.mark.parametrize('how', ['button', 'key', 'person'])
def test_taken_tricks_on_demand(hearts, how):
    player = hearts(prepared())
    wait_for_turn(player)
    player.type('space')
    player.pass_time(1.5)
    before = player.game
    if how == 'person':
        player.click('hrac-Gábi')
    elif how == 'key':
        player.type('t')
    else:
        player.press('act-view')
    assert 'Gábi · 1 bod · štychy: 1' in player.all_text or 'Gábi · 14 bodů · štychy: 1' in player.all_text
    assert player.all_text.count('Zatím nic nemá.') == 3
    assert {'Kr-2', 'Sr-13'} & set(names(player))
    player.pass_time(5)
    assert tricks(player) == 1, 'nobody plays meanwhile'
    player.type('space')
    assert player.game == before
    assert player.screen.session.history.moves == 5, 'looking is no move'


def test_piles_are_counted_and_their_cards_came_from_the_table(hearts):
    player = hearts(prepared(), animation='slow')
    player.pass_time(2)
    wait_for_turn(player)
    player.type('space')
    for _ in range(40):
        player.pass_time(0.1)
        if tricks(player):
            break
    player.now += 0.05
    flying = [quad for quad in player.look().upper_quads if quad.place == 'hrac-Gábi']
    assert len(flying) == 4
    player.pass_time(2)
    assert '1' in [text.text for text in player.look().texts]


@pytest.mark.parametrize('size', [(320, 480), (380, 620), (420, 640), (640, 480)], ids=str)
def test_points_are_not_cut_where_somebody_is_on_turn(hearts, size):
    player = hearts(prepared(), animation='off')
    wait_for_turn(player)
    table = TablePicture(player.screen.session.scene)
    table.lay_out(player.game, Space(*size, has_strip=True), 0.0)
    points = [text.text for text in table._table.texts if 'bod' in text.text]
    assert len(points) == 4
    assert not [text for text in points if text.endswith('…')]
    assert len([quad for quad in table._table.quads if quad.name == 'turn']) == 1


@pytest.mark.parametrize('size', WINDOWS, ids=str)
@pytest.mark.parametrize('watch', [False, True])
def test_everything_lies_on_the_table_and_nobody_covers_anybody(hearts, size, watch):
    player = hearts(watch=watch)
    player.pass_time(1)
    scene = player.screen.session.scene
    space = Space(*size, has_strip=True)
    table = TablePicture(scene)
    for change in ({}, {'view': True}, {'measure': {'done': 3, 'sums': {'student': 9, 'random': 20}}}):
        table.game_changed()
        table.lay_out(player.game | change, space, 0.0)
        for quad in table._table.quads:
            assert -16 <= quad.x <= quad.x + quad.width <= size[0] + 16, quad
            assert space.table_top <= quad.y <= quad.y + quad.height <= space.table_bottom + 8, quad
    table.game_changed()
    table.lay_out(player.game, space, 0.0)
    plates = [quad for quad in table._table.quads if quad.name == 'panel-dark-c']
    cards = [quad for quad in table._table.quads if quad.key is not None]
    assert len(plates) == 4
    for plate in plates:
        for card in cards:
            apart = (
                card.x + card.width <= plate.x
                or plate.x + plate.width <= card.x
                or card.y + card.height <= plate.y
                or plate.y + plate.height <= card.y
            )
            assert apart, (plate, card)


def test_means_that_are_compared_have_the_same_decimals(hearts):
    player = hearts()
    table = TablePicture(player.screen.session.scene)
    measured = {'measure': {'done': 3, 'sums': {'student': 9, 'random': 20}}}
    table.lay_out(player.game | measured, Space(1100, 760, has_strip=True), 0.0)
    words = [text.text for text in table._table.texts]
    assert '3,00' in words
    assert '6,67' in words


def test_the_reason_is_inflected():
    hand = {('Sr', 2), ('Ka', 3), ('Kr', 4)}
    for suit, words in (('Sr', 'Vynesla se srdce a v ruce nějaká máš.'), ('Ka', 'Vynesly se káry')):
        assert words in why_not(('Kr', 4), hand, [{'hrac': 'Petr', 'karta': (suit, 9)}])
    assert why_not(('Pi', 9), hand, []) == 'Tuhle kartu v ruce nemáš.'
