"""Mouse, keyboard, undo, settings, saving: what a player does around the moves."""

import json

import pytest

from checks.running import ROOT
from checks.window.conftest import SOLUTION
from checks.window.playing import PREPARED, SPACE, sit_down, winning_moves, without
from rozdej.window.gui.layout import Space
from rozdej.window.gui.settings_store import Settings, SettingsStore
from rozdej.window.gui.wire import MouseEvent


def test_click_selects_lifts_and_outlines(player):
    lying = player.find('E', 4)
    player.click('E')
    picture = player.look()
    chosen = next(quad for quad in picture.quads if (quad.place, quad.index) == ('E', 4))
    assert chosen.y < lying.y
    assert any(quad.name == 'frame-selected-n' for quad in picture.quads)
    assert 'Z E kam? (Esc zruší výběr)' in player.all_text


@pytest.mark.parametrize('cancel', ['escape', 'again', 'table', 'letter'])
def test_selection_is_cancelled(player, cancel):
    player.click('E')
    if cancel == 'escape':
        player.type('escape')
    elif cancel == 'again':
        player.click('E')
    elif cancel == 'letter':
        player.type('e')
    else:
        player.screen.handle(MouseEvent('press', 500, 600), 200)
        player.screen.handle(MouseEvent('release', 500, 600), 200)
    assert player.screen.state.choice is None
    assert player.screen.session.history.moves == 0


def test_stock_by_click_space_letters_and_focus(player):
    player.click('U')
    player.type('space')
    player.type('u v')
    player.type('down enter')  # the arrows begin at U
    assert len(player.game['V']) == 4


def test_empty_stock_turns_the_waste_over(player):
    for _ in range(24):
        player.click('U')
    assert player.game['U'] == []
    player.click('U')
    assert len(player.game['U']) == 24
    assert player.game['V'] == []


def test_a_drag_shows_the_cards_at_the_mouse_and_leaves_the_game_alone(player):
    quad = player.find('E', 4)
    x, y = quad.x + 10, quad.y + 10
    player.screen.handle(MouseEvent('press', x, y), 1)
    player.screen.handle(MouseEvent('drag', x + 3, y), 1)
    assert player.screen.state.drag is None, 'a click may tremble'
    player.screen.handle(MouseEvent('drag', x + 100, y + 50), 1)
    picture = player.look()
    dragged = next(quad for quad in picture.upper_quads if quad.place == 'E')
    assert (dragged.x, dragged.y) == (quad.x + 100, quad.y + 50)
    assert any(quad.name == 'shadow-lifted' for quad in picture.upper_quads)
    assert player.screen.session.history.moves == 0
    player.screen.handle(MouseEvent('release', 5, player.space.height - 10), 1)
    assert player.screen.state.drag is None
    assert player.screen.session.history.moves == 0
    assert player.screen.state.message is None, 'dropped on no place: no move, no complaint'


def test_a_drag_to_a_wrong_place_is_refused_in_words(player):
    player.drag('E', 'F')
    assert 'To nejde.' in player.read


def test_hidden_cards_and_the_stock_cannot_be_dragged(player):
    player.drag('G', 'A', index=2)
    assert player.screen.session.history.moves == 0
    player.drag('U', 'A')
    assert player.screen.state.drag is None


def test_several_cards_are_dragged_together(play):
    player = play(
        PREPARED + 'hotova = udelej_hru\ndef udelej_hru():\n    hra = hotova()\n'
        "    hra['A'] = [(9, 'Pi', True), (8, 'Sr', True), (7, 'Pi', True)]\n"
        "    hra['B'] = [(10, 'Ka', True)]\n"
        '    return hra\n'
    )
    player.drag('A', 'B', index=0)
    assert [card[0] for card in player.game['B']] == [10, 9, 8, 7]


def test_undo_and_redo_without_limit(prepared):
    start = prepared.game
    moves = list(winning_moves())[:40]
    for source, target in moves:
        prepared.type(f'{source} {target}'.lower())
    end = prepared.game
    for _ in moves:
        prepared.press('undo')
    assert prepared.game == start
    prepared.type('z', ctrl=True)
    assert 'Žádný tah už vrátit nejde.' in prepared.read
    for number in range(len(moves)):
        if number % 2:
            prepared.type('y', ctrl=True)
        else:
            prepared.type('z', ctrl=True, shift=True)
    assert prepared.game == end
    prepared.type('backspace')
    prepared.type('z', ctrl=True)
    prepared.type('u v' if len(prepared.game['U']) else 'v u')
    assert not prepared.screen.session.history.can_redo


def test_same_deal_again_and_new_deal(player):
    start = player.game
    assert 'Rozdání č. 7' in player.all_text
    player.type('u v u v')
    player.press('again')
    assert player.game == start
    assert 'Tahy: 0' in player.all_text
    player.press('new')
    assert player.game != start
    assert f'Rozdání č. {player.screen.session.seed}' in player.all_text


def test_the_number_of_the_deal_brings_the_same_cards(store):
    one, other = (sit_down(SOLUTION, store, seed=123).game for _ in range(2))
    assert one == other
    assert sit_down(SOLUTION, store, seed=124).game != one


def test_moves_and_time_are_counted(play):
    player = play()
    now = [0.0]
    player.screen.session.clock = lambda: now[0]
    now[0] = 50
    assert 'Čas: 0:00' in player.all_text, 'the clock waits for the first move'
    assert player.screen.wait(0) is None
    player.type('u v')
    now[0] = 115
    assert 'Tahy: 1    Čas: 1:05' in player.all_text
    assert 0 < player.screen.wait(0) <= 1


def test_a_won_game_stops_the_clock_and_throws_confetti(play):
    player = play(PREPARED, animation='normal')
    for source, target in winning_moves():
        player.type(f'{source} {target}'.lower())
    player.now += 2
    assert any(quad.name.startswith('confetti') for quad in player.look().upper_quads)
    assert player.screen.wait(player.now) == 0
    player.pass_time(10)
    assert not any(quad.name.startswith('confetti') for quad in player.look().upper_quads)
    assert player.screen.wait(player.now) is None
    player.type('z', ctrl=True)
    assert player.screen.session.ending is None


def test_settings_change_and_are_remembered(player, store):
    player.type('f10')
    assert 'Barvy karet: dvě' in player.read
    player.press('set-four_colours')
    player.press('set-animation')
    player.press('set-reload_at_once')
    player.press('set-finish_at_once')
    assert 'Barvy karet: čtyři' in player.read
    kept = SettingsStore(store.folder).settings()
    assert kept == Settings(four_colours=True, animation='calm', reload_at_once=True, finish_at_once=True)
    player.type('escape')
    assert player.screen.state.dialog is None


@pytest.mark.parametrize('text', ['', '{', '[]', '{"animation": "warp", "four_colours": 1}'])
def test_settings_that_make_no_sense_are_the_defaults(store, text):
    store.folder.mkdir()
    (store.folder / 'settings.json').write_text(text)
    assert store.settings() == Settings()


def test_a_folder_that_cannot_be_written_is_no_obstacle(tmp_path):
    (tmp_path / 'file').write_text('')
    store = SettingsStore(tmp_path / 'file' / 'below')
    player = sit_down(SOLUTION, store)
    player.press('settings')
    player.press('set-four_colours')
    player.type('escape u v')
    player.screen.close()


def test_settings_are_done_by_keyboard_too(player):
    player.type('f10')
    player.type('tab')  # from "close" around to the first row
    player.type('enter')
    assert player.screen.session.scene.options == {'drawn': 3}
    player.type('tab enter')
    assert player.screen.preferences.settings.four_colours


def test_a_game_is_saved_and_resumed_with_its_history(player, store):
    player.type('u v u v u v')
    player.type('z', ctrl=True)
    game = player.game
    player.screen.close()
    again = sit_down(SOLUTION, store, seed=None)
    assert again.game == game
    assert 'Pokračuje rozehraná hra.' in again.read
    assert 'Rozdání č. 7' in again.all_text
    again.type('y', ctrl=True)
    assert len(again.game['V']) == 3
    for _ in range(3):
        again.press('undo')
    assert again.game['V'] == []


def test_a_number_on_the_command_line_means_a_new_game(player, store):
    player.type('u v')
    player.screen.close()
    assert sit_down(SOLUTION, store, seed=5).game['V'] == []


def test_a_finished_or_untouched_game_is_not_kept(prepared, store):
    prepared.screen.close()
    assert not list(store.folder.glob('klondike*'))
    prepared.type('u v')
    prepared.screen.close()
    assert list(store.folder.glob('klondike*'))
    prepared.type('z', ctrl=True)
    for source, target in winning_moves():
        prepared.type(f'{source} {target}'.lower())
    prepared.screen.close()
    assert not list(store.folder.glob('klondike*'))


@pytest.mark.parametrize(
    'spoil',
    [
        lambda data: data.update(history={}),
        lambda data: data.update(seed='x'),
        lambda data: data['history'].update(steps=['[1']),
        lambda data: data['history'].update(steps=['[1]']),
        lambda data: data['history'].update(position=99),
        lambda data: data.update(format=99),
    ],
)
def test_a_spoilt_saved_game_is_a_new_game(player, store, spoil):
    player.type('u v u v')
    player.screen.close()
    [path] = store.folder.glob('klondike*')
    data = json.loads(path.read_text())
    spoil(data)
    path.write_text(json.dumps(data))
    assert sit_down(SOLUTION, store, seed=None).game['V'] == []


def test_tab_walks_over_the_buttons_and_enter_presses(player):
    player.type('u v')
    player.type('tab tab')
    assert player.screen.state.pointing.focus == '#undo'
    player.type('enter')
    assert player.game['V'] == []
    player.type('escape')
    assert player.screen.state.pointing.focus == ''


def test_hovering_a_button_explains_it(player):
    quad = next(quad for quad in player.look().targets() if quad.place == '#again')
    player.screen.handle(MouseEvent('move', quad.x + 2, quad.y + 2), 0.0)
    assert 'Totéž rozdání (Ctrl+R)' in player.all_text


def test_help_lists_keys_and_closes(player):
    player.type('f1')
    assert 'Dvojklik pošle kartu na hromádku.' in player.read
    player.type('enter')
    assert player.screen.state.dialog is None


@pytest.mark.parametrize('space', [Space(400, 300), Space(3840, 2160)], ids=['small', '4K'])
def test_dialogs_and_messages_fit_into_any_window(play, space):
    player = play('def udelej_tah(hra, a, b):\n    return hra["' + 'dlouhý klíč ' * 30 + '"]\n')
    player.space = space
    for open_it in (lambda: player.click('U'), lambda: player.type('f1'), lambda: player.type('escape f10')):
        open_it()
        for quad in player.look().upper_quads:
            assert quad.x >= 0
            assert quad.y >= 0
            assert quad.x + quad.width <= space.width + 1
            assert quad.y + quad.height <= space.height + 1
        for text in player.look().upper_texts:
            assert 0 <= text.y <= space.height


def test_saving_the_file_offers_the_new_code(play, submission):
    player = play()
    player.type('u v')
    submission("def udelej_tah(hra, a, b):\n    raise ValueError('nový kód')\n", on='solution')
    for _ in range(2):
        player.screen.look_around(player.now)
    assert 'Program se změnil.' in player.read
    player.press('load')
    assert 'Hraje se dál s novým kódem.' in player.read
    assert len(player.game['V']) == 1, 'the same game goes on'
    player.type('u v')
    assert 'nový kód' in player.read


@pytest.mark.parametrize(
    ('text', 'told'),
    [
        ('', 'Je totiž prázdný.'),
        (without('klondike', 'popis_balicku', 'udelej_hru'), 'Funkce popis_balicku ještě není'),
    ],
    ids=['empty', 'stubs'],
)
def test_new_code_without_functions_that_were_there_is_told(play, submission, text, told):
    player = play()
    submission(text)
    player.type('f5')
    assert told in player.told
    assert 'udelej_hru' in player.told
    assert player.told.endswith('Hraje se dál s novým kódem.')
    player.type('f5')
    assert player.told == 'Hraje se dál s novým kódem.', 'it was told'


def test_saving_the_file_loads_it_when_set_so(play, submission):
    player = play()
    player.screen.preferences.settings.reload_at_once = True
    player.type('u v')
    submission("def udelej_tah(hra, a, b):\n    raise ValueError('nový kód')\n", on='solution')
    for _ in range(2):
        player.screen.look_around(player.now)
    assert 'Hraje se dál s novým kódem.' in player.read


def test_new_code_that_cannot_be_read_leaves_the_old_one(play, submission):
    player = play()
    submission('def udelej_tah(:\n')
    player.type('f5')
    assert 'hraje se dál se starým' in player.read
    assert 'Python nepřečte soubor' in player.read
    player.type('u v')
    assert len(player.game['V']) == 1


def test_a_program_that_is_mended_gets_its_game_by_itself(play, submission):
    player = play('def udelej_hru(:\n', on=None)
    assert player.screen.session.history is None
    submission('', on='solution')
    for _ in range(2):
        player.screen.look_around(player.now)
    assert len(player.game['U']) == 24


def test_a_muted_function_is_asked_again_after_a_reload(play, submission):
    player = play('def hrac_vyhral(hra):\n    return 1\n')
    player.type('u v u v')
    assert player.read == ''
    submission('def hrac_vyhral(hra):\n    return True\n', on='solution')
    player.type('f5')
    player.type('u v')
    player.pass_time(2)
    assert 'Vyhráno!' in player.read


def test_animation_moves_cards_and_comes_to_rest(play):
    player = play(animation='normal')
    assert 0 < player.screen.wait(player.now) < 1, 'the deal flies, as the display knows'
    player.pass_time(2)
    assert player.screen.wait(player.now) is None
    player.type('space')
    player.now += 0.05
    moving = player.look().upper_quads
    assert len(moving) == 1
    assert 0 < player.screen.wait(player.now) < 0.22
    player.pass_time(1)
    assert player.look().upper_quads == []


def test_resizing_in_the_middle_of_a_move_does_not_confuse(play):
    player = play(animation='normal')
    player.type('space')
    player.space = Space(500, 400)
    player.look()
    player.space = SPACE
    player.pass_time(1)
    assert player.find('V', 0)


def test_everything_else_works_while_cards_fly(play):
    player = play(animation='slow')
    player.type('u v u v')
    player.type('z', ctrl=True)
    player.drag('V', 'A')
    player.press('new')
    player.pass_time(3)
    assert player.screen.session.history.moves == 0


def test_no_exercise_is_named_in_the_engine():
    for path in (ROOT / 'rozdej/window/gui').glob('*.py'):
        assert 'klondike' not in path.read_text(encoding='utf-8').lower(), path.name
