"""The end of a game is celebrated on the table, and what tells of it stands beside."""

import pytest

from checks.window.five import WIN
from checks.window.playing import PREPARED, winning_moves
from checks.window.sixtysix import set_world, sit_at_table, world
from rozdej.window.gui.celebration import SECONDS, flying, leaping
from rozdej.window.gui.layout import Space
from rozdej.window.gui.picture import Picture, Quad, overlap

WINDOWS = [Space(640, 480), Space(1280, 800), Space(1920, 1080)]


def win(player, seconds=0.0):
    """Play the prepared game to its end, and so many seconds more."""
    for source, target in winning_moves():
        player.screen.controller.play((source, target), player.now)
    player.pass_time(0.3)
    player.now = player.screen.state.ended_at + seconds
    player.screen.tick(player.now)
    return player.look()


def cards(picture: Picture) -> list[Quad]:
    """Cards on the table."""
    return [quad for quad in picture.quads if quad.key and '-' in quad.name]


def test_cards_fly_away_and_come_back(play):
    player = play(PREPARED, animation='normal')
    resting = {quad.key: (quad.x, quad.y) for quad in cards(win(player))}
    flying_now = cards(win(player, 3.0))
    assert sum((quad.x, quad.y) != resting.get(quad.key) for quad in flying_now) > 10
    player.pass_time(SECONDS)
    at_last = cards(player.look())
    assert {quad.name for quad in at_last} >= {'Sr-13', 'Pi-13', 'Ka-13', 'Kr-13'}
    for quad in at_last:
        assert (quad.x, quad.y) == pytest.approx(resting[quad.key], abs=4)
    assert player.screen.wait(player.now) is None


@pytest.mark.parametrize('animation', ['off', 'calm'])
def test_nothing_moves_where_the_player_wants_calm(play, animation):
    player = play(PREPARED, animation=animation)
    first = win(player, 1.0)
    later = win(player, 2.0)
    assert cards(first) == cards(later)
    assert player.end == 'Vyhráno!'
    assert not any(quad.name.startswith('confetti') for quad in later.upper_quads)
    assert player.screen.wait(player.now) is None


@pytest.mark.parametrize('space', WINDOWS, ids=str)
def test_flying_cards_stay_above_the_floor(space):
    card = Quad('Sr-13', space.width / 2, 60, 50, 70, key=(13, 'Sr'))
    for tenth in range(int(SECONDS * 10)):
        for quad in flying([card._replace(key=number) for number in range(52)], space, tenth / 10):
            assert quad.y + quad.height <= space.table_bottom + 1


def test_a_glad_thing_leaps_for_a_while():
    stone = Quad('stone-x', 10, 100, 40, 40)
    heights = [leaping(stone, 0, tenth / 10).y for tenth in range(60)]
    assert max(heights) == heights[0] == heights[-1] == 100
    assert 85 < min(heights) < 95
    assert leaping(stone, 3, 0.2) == stone, 'one after the other'


@pytest.mark.parametrize('space', WINDOWS, ids=str)
def test_the_end_stands_beside_the_board(board, space):
    player = board(animation='normal')
    player.space = space
    for cell in WIN:
        player.click(cell)
        player.pass_time(0.3)
    assert not player.end, 'first the five are seen'
    player.pass_time(2)
    assert player.end == 'Vítězí x!'
    picture = player.look()
    parts = [quad for quad in picture.upper_quads if quad.place == '#message']
    assert not any(overlap(part, quad) > 1 for part in parts for quad in picture.quads if quad.place in WIN)
    player.type('enter')
    assert not player.end
    assert player.screen.session.history.moves == 0


def test_a_button_that_is_gone_is_not_pressed_by_enter(board):
    player = board()
    for cell in WIN:
        player.click(cell)
    player.pass_time(2)
    player.press('message')
    player.type('enter')
    assert player.game['hra']['konec'], 'no new game'


@pytest.mark.parametrize('space', WINDOWS, ids=str)
@pytest.mark.parametrize('wins', [True, False])
def test_a_deal_of_sixty_six_ends_beside_its_tricks(store, space, wins):
    player = sit_at_table(store, animation='normal')
    player.space = space
    set_world(player, body1=70 if wins else 20, body2=0)
    player.type('enter' if wins else 'enter enter')
    player.pass_time(0.3)
    assert world(player)[0].startswith('vyhra' if wins else 'prohra')
    score = f'Hry: 1, výhry: {int(wins)}'
    assert player.end == 'Konec hry'
    assert score in player.told
    assert store.record('sedesatsest')['score'] == {'middle': [1, *[int(wins)] * 3]}
    now = player.screen.state.ended_at + 1
    picture = player.screen.picture(space, now)
    assert wins == any(quad.name.startswith('confetti') for quad in picture.upper_quads)
    glad = [quad for quad in picture.quads if quad.name == 'figure-1-glad']
    assert bool(glad) == wins
    told = [quad for quad in picture.upper_quads if quad.place == '#message']
    tricks = [quad for quad in picture.quads if quad.place == 'stul' and quad.colour[3]]
    assert len(tricks) > 10
    assert not any(overlap(quad, trick) for quad in told for trick in tricks)
    player.press('act-next')
    player.pass_time(0.3)
    assert player.screen.state.message is None
    assert player.screen.view.celebrated(player.now) is None
