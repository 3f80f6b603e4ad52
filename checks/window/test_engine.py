"""What the engine offers to scenes, tried out with a game of matches (`heap`)."""

import pytest

from checks.window.heap import left
from checks.window.playing import PREPARED, SPACE, implementation, winning_moves
from rozdej.window.games.klondike.scene import Game
from rozdej.window.gui.inputs import Command
from rozdej.window.gui.layout import Space
from rozdej.window.gui.session import Session
from rozdej.window.gui.wire import MouseEvent

# Moves, buttons, the line to type into.


def test_a_move_is_whatever_the_scene_understands(sit):
    player = sit()
    player.click('b2')
    assert player.game == {'left': 5, 'turn': 1, 'trick': False}
    player.click('c1')
    assert left(player) == 5, 'a cell without a meaning'
    assert player.screen.state.message is None


def test_arrows_walk_over_the_rows_that_the_scene_gives(sit):
    player = sit()
    player.type('left')
    assert player.screen.state.focus == 'b2', 'it begins where the scene says'
    player.type('right up')
    assert player.screen.state.focus == 'c3'
    player.type('enter')
    assert left(player) == 4


def test_only_the_usual_buttons_that_mean_something(sit):
    player = sit()
    names = [button.name for button in player.screen.toolbar.buttons()]
    assert names == ['home', 'undo', 'redo', 'new', 'settings', 'help']
    player.click('b2')
    player.type('r', ctrl=True)
    player.type('d', ctrl=True)
    assert left(player) == 5, 'keys of buttons that are not there do nothing'
    assert player.screen.state.message is None
    player.type('f1')
    assert 'totéž rozdání' not in player.read
    assert 'F2 nová hromádka' in player.read
    player.type('escape')
    assert 'Nová hromádka' in player.all_text, 'the scene has its own word for it'


def test_actions_by_mouse_key_tab_and_arrows(sit):
    player = sit()
    player.press('act-take')
    assert left(player) == 5
    player.type('t')
    assert left(player) == 3
    player.type('tab')
    assert player.screen.state.pointing.focus == '#act-take', 'they come before the toolbar'
    player.type('right')
    assert player.screen.state.pointing.focus == '#act-look'
    player.type('left enter')
    assert left(player) == 1


def test_an_action_explains_itself_with_its_key(sit):
    player = sit()
    quad = next(quad for quad in player.look().targets() if quad.place == '#act-take')
    player.screen.handle(MouseEvent('move', quad.x + 2, quad.y + 2), 0.0)
    assert 'vezme dvě sirky (T)' in player.all_text
    player.screen.handle(MouseEvent('move', -1, -1), 0.0)
    player.type('tab tab')
    assert 'Koukni (Ctrl+K)' in player.all_text


def test_an_action_that_is_not_offered_has_no_key(sit):
    player = sit()
    player.type('t t t t')
    assert [button.name for button in player.screen.toolbar.action_buttons()] == ['act-rival']
    player.type('t')
    assert player.screen.state.message is None


def test_what_is_typed_goes_into_the_line(sit):
    player = sit()
    player.write('3')
    assert '3|' in player.all_text
    player.type('enter')
    assert left(player) == 4
    player.write('12')
    player.type('backspace')
    player.type('enter')
    assert left(player) == 3
    player.write('1')
    player.type('escape enter')
    assert left(player) == 3
    player.type('backspace')
    assert left(player) == 3, 'an empty line is no reason to undo'


def test_digits_of_a_czech_keyboard_need_no_shift(sit):
    player = sit()
    player.write('ě')
    player.type('enter')
    assert left(player) == 5


def test_the_line_takes_only_what_it_allows_and_no_more_than_its_limit(sit):
    player = sit()
    player.write('x 1' + '2' * 40)
    assert player.screen.state.line == '1' + '2' * 23
    player.type('escape')
    player.write('t')
    assert left(player) == 5, 'other letters are still keys'


def test_keys_of_actions_mean_actions_until_something_stands_in_the_line(sit):
    player = sit()
    player.screen.session.scene.allowed = ''
    player.write('t')
    assert left(player) == 5
    assert player.screen.state.line == '', 'the same key types nothing'
    player.write('xtt')
    assert player.screen.state.line == 'xtt'
    assert left(player) == 5
    player.type('escape')
    player.press('entry')
    assert '|' in player.all_text
    player.write('T3')
    assert player.screen.state.line == 'T3'
    player.type('escape')
    player.write('t')
    assert left(player) == 3


def test_the_line_can_be_reached_by_tab(sit):
    player = sit()
    player.screen.session.scene.allowed = ''
    player.type('tab tab tab tab')
    assert player.screen.state.pointing.focus == '#entry'
    player.write('t')
    assert player.screen.state.line == 't'
    player.type('backspace')
    player.write('2')
    player.screen.state.pointing.focus = '#entry'
    player.type('enter')
    assert left(player) == 5
    assert player.screen.state.line == ''


def test_a_digit_is_a_key_where_there_is_no_line(sit):
    player = sit()
    player.type('t t t t')
    player.write('4')
    assert player.screen.session.scene.options['rival'] == 'kit'


def test_a_refusal_and_a_line_that_means_nothing(sit):
    player = sit()
    player.write('9')
    player.type('enter')
    assert '9 sirek vzít nejde' in player.read
    player.write(',')
    player.type('enter')
    assert left(player) == 7


def test_typing_does_nothing_while_a_dialog_is_open(sit):
    player = sit()
    player.type('f1')
    player.write('2')
    assert player.screen.state.line == ''


# What the functions say about the game.


def says(text):
    return 'def popis_sirek(zbyva):\n' + text


def test_what_a_function_says_is_seen_and_follows_the_game(sit):
    player = sit(says('    return f"{zbyva} sirek"\n'))
    assert 'Program říká: 7 sirek' in player.all_text
    player.click('b2')
    assert 'Program říká: 5 sirek' in player.all_text
    player.press('undo')
    assert 'Program říká: 7 sirek' in player.all_text


@pytest.mark.parametrize(
    ('body', 'words'),
    [
        ('    return ""\n', ['Čeká se: slova', "Přišlo: ''"]),
        ('    return 1 / 0\n', ['Funkce popis_sirek skončila chybou.', 'ZeroDivisionError']),
        ('    return [].index(zbyva)\n', ['skončila chybou', 'ValueError: 7 is not in list', '[].index(zbyva)']),
    ],
    ids=['nonsense', 'exception', 'value error'],
)
def test_a_fault_is_told_once_and_the_game_goes_on(sit, submission, body, words):
    player = sit(says(body))
    for word in (*words, 'Jde to i bez slov.'):
        assert word in player.told
    player.click('b2')
    assert player.read == ''
    assert 'Program říká: None' in player.all_text
    submission(says('    return "už vím"\n'), on='solution')
    player.type('f5')
    assert 'Program říká: už vím' in player.all_text


def test_a_function_that_is_not_written_says_nothing(sit):
    player = sit(says('    pass\n'))
    assert player.read == ''
    assert 'Program říká: None' in player.all_text


# Outcomes.


def test_an_outcome_may_say_and_show_something_without_being_a_move(sit):
    player = sit()
    player.press('act-look')
    assert 'Koukej.' in player.read
    assert player.screen.session.history.moves == 0
    assert any(quad.name == 'stone-x' for quad in player.look().quads)
    assert 0 < player.screen.wait(player.now) <= 2
    player.now += 3
    assert not any(quad.name == 'stone-x' for quad in player.look().quads)
    assert player.screen.wait(player.now) is None


def test_an_outcome_may_be_another_game(sit):
    player = sit()
    player.click('b2')
    player.screen.controller.play('again', player.now)
    assert left(player) == 7
    assert not player.screen.session.history.can_undo


def test_an_outcome_may_show_the_same_step_in_another_light(sit):
    player = sit()
    history = player.screen.session.history
    player.click('b2')
    player.click('a1')
    player.press('undo')
    player.screen.controller.play('open', player.now)
    assert player.game['open']
    assert (history.moves, history.can_redo) == (1, True)
    player.click('c3')
    assert not player.game['open'], 'the click closed it, and was no move'
    player.press('redo')
    assert left(player) == 4
    player.press('undo')
    player.press('undo')
    assert left(player) == 7
    assert not history.can_undo
    player.screen.controller.play('open', player.now)
    player.screen.act(Command('again'), player.now)
    assert 'open' not in player.game, 'the game as it was dealt'


# The picture.


@pytest.mark.parametrize('size', [(400, 300), (640, 480), (1100, 760), (1920, 1080), (3840, 2160)], ids=str)
@pytest.mark.parametrize('scale', [1, 2], ids=['ordinary', 'HiDPI'])
def test_everything_of_a_table_lies_on_it(sit, size, scale):
    player = sit()
    player.space = Space(*size, scale)
    player.write('12')
    picture = player.look()
    for quad in picture.quads:
        assert quad.x >= 0, quad
        assert quad.y >= 0, quad
        assert quad.x + quad.width <= size[0] + 1, quad
        assert quad.y + quad.height <= size[1] + 1, quad
    buttons = [quad for quad in picture.quads if quad.place.startswith('#act-')]
    board = [quad for quad in picture.quads if quad.name == 'square']
    assert max(quad.y + quad.height for quad in board) <= min(quad.y for quad in buttons)
    assert len(board) == 9


def test_what_is_under_the_mouse_is_explained(sit):
    player = sit()
    quad = next(quad for quad in player.look().quads if quad.place == 'b2')
    player.screen.handle(MouseEvent('move', quad.x + 5, quad.y + 5), 0.0)
    assert player.screen.dirty
    assert 'políčko b2' in player.all_text
    player.screen.handle(MouseEvent('move', quad.x + 6, quad.y + 5), 0.0)
    assert not player.screen.dirty, 'the same cell'
    player.screen.handle(MouseEvent('move', 990, 650), 0.0)
    assert 'políčko' not in player.all_text


def test_what_the_arrow_keys_reach_is_explained(sit):
    player = sit()
    quad = player.find('a1')
    player.screen.handle(MouseEvent('move', quad.x + 5, quad.y + 5), 0.0)
    player.type('left')
    assert 'políčko b2' in player.all_text
    quad = player.find('a1')
    player.screen.handle(MouseEvent('move', quad.x + 6, quad.y + 6), 0.0)
    assert 'políčko a1' in player.all_text


def test_a_status_without_a_clock_needs_no_redrawing(sit):
    player = sit()
    player.click('b2')
    assert player.screen.session.running
    assert player.screen.wait(player.now) is None


def test_a_new_stone_comes_from_its_source(sit):
    player = sit(animation='normal')
    player.pass_time(2)
    player.click('b2')
    assert not any(quad.name == 'stone-o' for quad in player.look().upper_quads), 'it lies there already'
    screen = player.screen
    screen.table._painted.clear()
    screen.table.game_changed()
    player.look()
    player.now += 0.05
    flying = [quad for quad in player.look().upper_quads if quad.name == 'stone-o']
    assert [quad.key[1] for quad in flying] == ['c3', 'a3']
    assert flying[0].x < player.screen.table.zones['c3'][0]
    player.now += 0.04
    moved = [quad.x - before.x for quad, before in zip(player.look().upper_quads, flying, strict=True)]
    assert moved[0] > 0 == moved[1], 'one sets off after the other'
    assert 'Leží.' not in player.all_text, 'it is said when all have arrived'
    player.pass_time(1)
    assert 'Leží.' in player.all_text


def test_the_space_knows_nothing_of_strips_by_itself():
    assert SPACE.strip == 0
    assert Space(1000, 700, has_strip=True).table_bottom < SPACE.table_bottom


# The clock of a session.


def test_the_clock_runs_from_the_first_move_through_all_others(submission):
    now = [100.0]
    session = Session(Game(), implementation(submission(PREPARED, on='solution')), lambda: now[0])
    session.code.load()
    session.deal(7)
    now[0] += 50
    assert (session.seconds, session.running) == (0.0, False)
    for number, move in zip(range(4), winning_moves(), strict=False):
        session.play(move)
        assert session.seconds == number * 10, 'each move adds to the time, none begins it anew'
        now[0] += 10
    session.pause()
    now[0] += 1000
    assert session.seconds == 40
