"""Whole games of five in a row by two people: by mouse, by keyboard, blind; and the picture."""

import pytest

from checks.window.five import WIN, command, draw, plan, seen_stones, stone
from rozdej.window.gui.layout import Space

# Two people.


def test_won_by_mouse_alone(board):
    player = board()
    for cell in WIN:
        player.click(cell)
    assert player.game['hra']['konec']
    assert 'Výhra! Gratuluji hráči x' in player.all_text
    assert not player.end, 'first the row is to be seen'
    player.pass_time(2)
    assert 'Vítězí x!' in player.read
    assert 'Skóre: x 1, o 0, remízy 0' in player.read
    player.press('new')
    assert seen_stones(player) == set()
    assert 'Skóre: x 1, o 0, remízy 0' in player.all_text


def test_won_by_typed_commands(board):
    player = board()
    for cell in WIN:
        command(player, cell)
    player.pass_time(2)
    assert 'Vítězí x!' in player.read
    player.type('enter')
    assert not player.end
    assert seen_stones(player) == set()


def test_won_by_arrows_and_enter(board):
    player = board()
    column = 5
    for cell in WIN:
        if not player.screen.state.focus:
            player.type('up')
        while player.screen.state.focus[0] != cell[0]:
            player.type('up' if player.screen.state.focus[0] < cell[0] else 'down')
        while (column := int(player.screen.state.focus[1])) != int(cell[1]):
            player.type('right' if column < int(cell[1]) else 'left')
        player.type('enter')
    player.pass_time(2)
    assert 'Vítězí x!' in player.read


def test_row_a_is_at_the_bottom_and_column_1_at_the_left(board):
    player = board()
    zones = player.screen.table.zones
    assert zones['a1'][0] == min(zone[0] for zone in zones.values())
    assert zones['a1'][1] == max(zone[1] for zone in zones.values())
    coordinates = {text.text: (text.x, text.y) for text in player.look().texts if len(text.text) == 1}
    assert coordinates['a'][1] > coordinates['i'][1]
    assert coordinates['1'][0] < coordinates['9'][0]
    player.click('a9')
    assert plan(player)[0][8] == 'x'


def test_the_last_stone_is_marked_and_the_five_is_drawn_through(board):
    player = board()
    for cell in WIN[:-1]:
        player.click(cell)
        marked = [quad for quad in player.look().quads if quad.name == 'stone-row']
        assert [quad.place for quad in marked] == [cell]
    player.click(WIN[-1])
    zones = player.screen.table.zones
    dots = [quad for quad in player.look().quads if quad.name == 'confetti-dot']
    first, last = zones['e5'], zones['e9']
    assert min(quad.x + quad.width / 2 for quad in dots) == pytest.approx(first[0] + first[2] / 2)
    assert max(quad.x + quad.width / 2 for quad in dots) == pytest.approx(last[0] + last[2] / 2)
    quads = player.look().quads
    assert [quad.place for quad in quads if quad.name == 'stone-row'] == ['e5', 'e6', 'e7', 'e8', 'e9']
    assert {quad.colour[3] for quad in quads if quad.name == 'stone-x'} == {255}
    assert max(quad.colour[3] for quad in quads if quad.name == 'stone-o' and quad.key) < 200


def test_a_draw_is_no_win(board):
    player = board(animation='normal')
    of = draw()
    order = [cell for pair in zip(of['x'], of['o'], strict=False) for cell in pair]
    order += of['x'][len(of['o']) :]
    assert len(order) == 81
    for cell in order:
        command(player, cell)
    assert player.game['hra']['konec']
    assert player.screen.state.message is None
    player.pass_time(3)
    assert player.end == 'Remíza'
    assert 'Remíza, hrací plán je zaplněný' in player.read
    assert 'remízy 1' in player.read
    assert not any(quad.name.startswith('confetti') for quad in player.look().upper_quads)


def test_a_win_throws_confetti_and_counts_once(board, store):
    player = board(animation='normal')
    for cell in WIN:
        command(player, cell)
        player.pass_time(0.5)
    assert any(quad.name.startswith('confetti') for quad in player.look().upper_quads)
    assert store.record('piskvorky') == {'person': [1, 0, 0]}
    player.pass_time(3)
    player.press('undo')
    assert store.record('piskvorky') is None
    player.press('redo')
    assert store.record('piskvorky') == {'person': [1, 0, 0]}


def test_undo_and_redo_between_two_people(board):
    player = board()
    for cell in WIN[:4]:
        player.click(cell)
    for _ in range(3):
        player.press('undo')
    assert seen_stones(player) == {'e5'}
    player.press('redo')
    assert seen_stones(player) == {'e5', 'd5'}
    player.click('a1')
    assert seen_stones(player) == {'e5', 'd5', 'a1'}
    assert not player.screen.session.history.can_redo


# What the program says.


@pytest.mark.parametrize(
    ('before', 'typed', 'said'),
    [
        ('', 'e5', 'Ok'),
        ('', 'k5', 'Tah ve špatném formátu'),
        ('', 'E5', 'Tah ve špatném formátu'),
        ('', 'e10', 'Tah ve špatném formátu'),
        ('e5', 'e5', 'Pole je zabrané, hraj znovu'),
        ('e5 e6', 'new', 'Nová hra'),
        ('e5', 'quit', 'Na shledanou'),
        (' '.join(WIN), 'a1', 'Hra je dokončená, dej "new" pro novou'),
        (' '.join(WIN[:-1]), 'e9', 'Výhra! Gratuluji hráči x'),
    ],
    ids=['ok', 'letter', 'capital', 'long', 'taken', 'new', 'quit', 'over', 'win'],
)
def test_every_message_of_the_program_is_read_in_the_window(board, before, typed, said):
    player = board()
    for cell in before.split():
        command(player, cell)
    command(player, typed)
    assert said in player.all_text


def test_a_wrong_command_is_no_move(board):
    player = board()
    command(player, 'e5')
    command(player, 'e5')
    command(player, 'zz')
    assert player.screen.session.history.moves == 1
    player.click('e5')
    assert 'Pole je zabrané, hraj znovu' in player.read
    player.click('e6')
    assert player.screen.state.message is None


def test_quit_says_good_bye_and_stays(board):
    player = board()
    command(player, 'e5')
    command(player, 'quit')
    assert 'Na shledanou' in player.read
    went = []
    player.screen.commands['home'] = lambda now: went.append(True)
    player.press('home')
    assert went
    assert stone(player, 'e5') == 'x'


def test_new_right_after_a_win_is_not_congratulated(board):
    player = board(animation='normal')
    for cell in WIN:
        command(player, cell)
        player.pass_time(0.5)
    command(player, 'new')
    player.pass_time(5)
    assert not player.end
    assert 'Nová hra' in player.all_text
    assert not any(quad.name.startswith('confetti') for quad in player.look().upper_quads)


def test_new_begins_another_game(board):
    player = board()
    command(player, 'e5')
    command(player, 'new')
    assert seen_stones(player) == set()
    assert not player.screen.session.history.can_undo


def test_board_shows_the_programs_own_text_when_the_stones_are_seen(board):
    player = board()
    player.space = Space(1280, 760)
    command(player, 'a1')
    command(player, 'board')
    assert 'x _ _ _ _ _ _ _ _' in player.read


def test_digits_without_shift_on_a_czech_keyboard(board):
    player = board()
    command(player, 'eř')
    assert stone(player, 'e5') == 'x'


# Blind.


def test_a_blind_game_shows_only_the_last_command_until_its_end(board):
    player = board(blind=True)
    for cell in WIN[:-1]:
        command(player, cell)
        assert seen_stones(player) == set()
        assert not any(quad.name == 'stone-row' for quad in player.look().quads)
        assert cell in [text.text for text in player.look().texts]
    command(player, 'e5')
    assert 'Pole je zabrané, hraj znovu' in player.read
    command(player, WIN[-1])
    assert seen_stones(player) == set(WIN)
    player.pass_time(2)
    assert 'Vítězí x!' in player.read


@pytest.mark.parametrize('how', ['typed', 'button', 'key'])
def test_board_reveals_the_stones_for_a_moment(board, how):
    player = board(blind=True)
    for cell in WIN[:4]:
        command(player, cell)
    if how == 'typed':
        command(player, 'board')
    elif how == 'button':
        player.press('act-board')
    else:
        player.type('p', ctrl=True)
    assert seen_stones(player) == set(WIN[:4])
    assert player.screen.state.message is None
    player.pass_time(3.5)
    assert seen_stones(player) == set()
    assert player.screen.session.history.moves == 4


def test_the_next_move_covers_the_board_again(board):
    player = board(blind=True)
    command(player, 'e5')
    command(player, 'board')
    command(player, 'e6')
    assert seen_stones(player) == set()


def test_blind_is_switched_by_button_and_key_and_is_remembered(board, store):
    player = board()
    command(player, 'e5')
    player.press('act-blind')
    assert seen_stones(player) == set()
    assert store.options('piskvorky')['blind'] is True
    player.type('b', ctrl=True)
    assert seen_stones(player) == {'e5'}
    assert not any(button.name == 'act-board' for button in player.screen.toolbar.action_buttons())


# The picture.


@pytest.mark.parametrize(
    'size', [(400, 300), (640, 480), (1100, 760), (1920, 1080), (700, 1400), (3840, 2160)], ids=str
)
@pytest.mark.parametrize('rival', ['person', 'strong', 'student'])
@pytest.mark.parametrize('scale', [1, 2], ids=['ordinary', 'HiDPI'])
def test_everything_lies_on_the_table(board, size, rival, scale):
    player = board(rival=rival, seconds=0.8)
    size = size[0] * scale, size[1] * scale
    player.space = Space(*size, scale)
    player.click('e5')
    picture = player.look()
    for quad in picture.quads:
        assert quad.x >= 0, quad
        assert quad.y >= 0, quad
        assert quad.x + quad.width <= size[0] + 1, quad
        assert quad.y + quad.height <= size[1] + 1, quad
    cells = [quad for quad in picture.quads if quad.name == 'square']
    assert len(cells) == 81
    assert cells[0].width >= 18 * scale
    assert cells[0].width == cells[0].height
    assert 9 * cells[0].width > 0.5 * min(size)
    for text in picture.texts:
        assert 0 < text.y < size[1], text


@pytest.mark.parametrize('size', [(320, 480), (1100, 760)], ids=str)
@pytest.mark.parametrize('blind', [False, True], ids=['open', 'blind'])
def test_cells_are_told_apart_at_any_size(board, size, blind):
    player = board(blind=blind)
    player.space = Space(*size, 1)
    quads = player.look().quads
    cells = [quad for quad in quads if quad.name == 'square']
    over = quads[quads.index(cells[-1]) :]
    for edges, thick in (
        ({cell.x for cell in cells} - {cells[0].x}, lambda quad: (quad.x, quad.width)),
        ({cell.y for cell in cells} - {cells[0].y}, lambda quad: (quad.y, quad.height)),
    ):
        lines = [thick(quad) for quad in over if quad.name == 'white' and quad.width * quad.height < 1000]
        assert len(edges) == 8
        for edge in edges:
            assert any(place <= edge <= place + width and 1 <= width < 4 for place, width in lines), edge


def test_a_stone_flies_from_its_player(board):
    player = board(animation='normal')
    player.pass_time(1)
    player.click('e5')
    player.now += 0.02
    flying = [quad for quad in player.look().upper_quads if quad.name == 'stone-x']
    assert len(flying) == 1
    player.pass_time(1)
    assert not any(quad.name == 'stone-x' for quad in player.look().upper_quads)


def test_a_game_is_saved_and_resumed(board):
    player = board(rival='weak')
    player.click('e5')
    player.pass_time(1)
    player.screen.close()
    again = board(rival='weak', seed=None)
    assert plan(again) == plan(player)
    again.press('undo')
    assert seen_stones(again) == set()


def test_a_refusal_goes_when_another_rival_is_chosen(board):
    player = board()
    player.click('e5')
    player.click('e5')
    assert 'Pole je zabrané, hraj znovu' in player.told
    player.press('act-rival')
    assert player.told == ''
