"""What happens around a game: programs that vanish, games that must not be lost, files that are spoilt."""

import errno
import json
import shutil
from pathlib import Path

import pytest

from checks.running import ROOT, copy_solution
from checks.window.playing import PREPARED, SPACE, Player, application_of, exercise_named, sit_down, winning_moves
from rozdej.window.gui.inputs import Command, Recall, Signal
from rozdej.window.gui.layout import shorten, text_width
from rozdej.window.gui.settings_store import Settings, SettingsStore
from rozdej.window.gui.start_screen import StartScreen
from rozdej.window.gui.table_picture import TablePicture
from rozdej.window.gui.wire import MouseEvent


@pytest.fixture
def folder(tmp_path):
    """A program of Klondike that a test may break."""
    return copy_solution('klondike', tmp_path / 'klondike')


def go_on(player: Player) -> Player:
    """The player before the window of another process, which goes on with the game."""
    memory = player.application.memory()
    other = application_of(player.screen.session.implementation.folder, player.application.store, seed=8)
    other.go_on(memory, None)
    fresh = Player(other.screen)
    fresh.application = other
    return fresh


@pytest.fixture
def sit(folder, store):
    """`sit()` opens the window, as it were, and sits down before Klondike."""

    def begin(seed=None, exercise='klondike') -> Player:
        store.save_settings(Settings(animation='off'))
        application = application_of(folder, store, exercise, seed)
        application.begin()
        player = Player(application.screen)
        player.application = application
        return player

    return begin


def kept(store, folder):
    return store.game('klondike', folder)


def test_a_program_that_is_gone_leaves_the_start_screen(sit, folder):
    player = sit(exercise=None)
    player.look()
    shutil.rmtree(folder)
    player.application.play(exercise_named('klondike'))
    assert isinstance(player.application.screen, StartScreen)
    assert not any(offer.can_play for offer in player.application.screen.offers)


def test_a_broken_file_does_not_delete_the_kept_game(sit, folder, store):
    player = sit(7)
    player.click('U')
    player.application.close()
    assert kept(store, folder)
    good = (folder / 'klondike.py').read_bytes()
    (folder / 'klondike.py').write_bytes(b'def udelej_hru(:\n')
    player = sit()
    player.application.close()
    assert kept(store, folder)
    player = sit()
    (folder / 'klondike.py').write_bytes(good)
    player.press('load')
    assert player.screen.session.seed == 7
    assert player.screen.session.history.moves == 1


def test_looking_at_another_deal_does_not_delete_the_kept_game_when_the_process_ends(sit, folder, store):
    player = sit(7)
    player.click('U')
    player.application.close()
    go_on(sit(8)).application.close()
    assert kept(store, folder)['seed'] == 7


def test_where_nothing_can_be_written_all_is_kept_as_long_as_the_window_is_open(sit, store):
    store.folder.write_text('no folder', encoding='utf-8')
    player = sit(7)
    player.screen.preferences.change_option('drawn')
    player.click('U')
    player.type('f5')
    assert player.screen.session.scene.options == {'drawn': 3}
    player.application.go_home()
    player.application.play(exercise_named('klondike'))
    assert player.application.screen.session.history.moves == 1


def test_where_the_disk_is_full_no_half_of_a_file_is_left(store, monkeypatch):
    def write_half(path, data):
        path.write_text(data[:5].decode(), encoding='utf-8')
        raise OSError(errno.ENOSPC, 'No space left on device')

    store.save_game('klondike', Path('/'), {'seed': 7})
    before = sorted(store.folder.iterdir())
    monkeypatch.setattr(Path, 'write_bytes', write_half)
    store.save_game('klondike', Path('/'), {'seed': 8})
    assert sorted(store.folder.iterdir()) == before
    assert store.game('klondike', Path('/'))['seed'] == 8


def test_the_game_before_a_new_one_outlasts_the_process(sit, folder, store):
    player = sit(7)
    for _ in range(5):
        player.click('U')
    player.press('new')
    fresh = go_on(player)
    fresh.application.close()
    assert kept(store, folder)['history']['position'] == 5
    fresh.press('undo')
    assert (fresh.screen.session.seed, fresh.screen.session.history.moves) == (7, 5)


def test_a_finished_game_is_forgotten_also_by_the_next_process(sit, folder, store):
    with (folder / 'klondike.py').open('a', encoding='utf-8') as file:
        file.write(PREPARED)
    player = sit(7)
    *moves, last = winning_moves()
    for move in moves:
        player.screen.controller.play(move, player.now)
    player.screen.look_around(player.now)
    assert kept(store, folder)
    player.screen.controller.play(last, player.now)
    go_on(player).application.close()
    assert kept(store, folder) is None


def test_a_game_is_kept_in_a_folder_with_any_name(store):
    """Bytes that are no UTF-8 come as lone surrogates, as for a program unpacked from an old zip."""
    folder = Path('\udca7koly')
    store.save_game('klondike', folder, {'seed': 7})
    assert store.game('klondike', folder)['seed'] == 7


def test_looking_at_another_deal_does_not_delete_the_kept_game(sit, folder, store):
    player = sit(7)
    player.click('U')
    player.application.close()
    sit(8).application.close()
    assert kept(store, folder)['seed'] == 7
    player = sit(8)
    player.click('U')
    player.application.close()
    assert kept(store, folder)['seed'] == 8


@pytest.mark.parametrize('keys', ['f2', 'f2 f2', 'f5'])
def test_dealing_another_game_that_nobody_plays_does_not_delete_the_kept_one(sit, folder, store, keys):
    player = sit(7)
    player.click('U')
    player.application.close()
    player = sit(8)
    player.type(keys)
    player.application.close()
    assert kept(store, folder)['seed'] == 7


def test_doing_again_where_nothing_was_undone_does_not_delete_the_kept_game(sit, folder, store):
    player = sit(7)
    player.click('U')
    player.application.close()
    player = sit(8)
    player.type('y', ctrl=True)
    player.press('redo')
    player.application.close()
    assert kept(store, folder)['seed'] == 7


def test_a_game_is_kept_while_it_is_played(sit, folder, store):
    player = sit(7)
    player.click('U')
    assert kept(store, folder) is None
    player.screen.look_around(player.now)
    assert kept(store, folder)['seed'] == 7


def test_going_back_is_kept_at_once_too(sit, folder, store):
    player = sit(7)
    player.type('u v u v')
    [first, *_] = [entry.number for entry in player.screen.session.log.entries if entry.function == 'udelej_tah']
    for intent, position in ((Signal.DISMISS, 2), (Command('undo'), 1), (Recall(first), 0)):
        player.screen.act(intent, player.now)
        player.screen.look_around(player.now)
        assert kept(store, folder)['history']['position'] == position


def test_a_new_deal_that_fails_leaves_the_game_in_play(sit, folder):
    player = sit(7)
    player.click('U')
    before = player.screen.session.game
    with (folder / 'klondike.py').open('a', encoding='utf-8') as file:
        file.write('\n\ndef udelej_hru():\n    return 3\n')
    player.type('f5')
    player.type('f2')
    assert 'Funkce udelej_hru' in player.read
    assert player.screen.session.game == before
    player.type('backspace')
    assert player.screen.session.history.moves == 0


def test_new_game_while_a_card_is_held(sit):
    player = sit(7)
    x, y = player.point('A')
    player.screen.handle(MouseEvent('press', x, y), player.now)
    player.type('f2')
    player.screen.handle(MouseEvent('drag', x + 80, y + 80), player.now)
    player.screen.handle(MouseEvent('release', x + 80, y + 80), player.now)
    assert player.screen.state.drag is None
    assert player.screen.session.history.moves == 0


@pytest.mark.parametrize(
    'spoil',
    [
        {'seed': float('inf')},
        {'seconds': float('nan')},
        {'records': 3, 'earlier': 3},
        {'history': {'steps': ['x(', '{}'], 'position': 1}},
        {'history': {'steps': [repr({name: [] for name in 'ABCDEFGUVWXYZ'})] * 2, 'position': 1.0}},
        {'history': {'steps': ['{}', repr({name: [] for name in 'ABCDEFGUVWXYZ'})], 'position': 1}},
    ],
)
def test_a_spoilt_kept_game_is_forgotten(sit, folder, store, spoil):
    player = sit(7)
    player.click('U')
    player.application.close()
    store.save_game('klondike', folder, {**kept(store, folder), **spoil})
    player = sit()
    is_kept = 'records' in spoil
    assert player.screen.session.history.moves == is_kept
    assert ('Rozehraná hra nejde přečíst, tak začíná nová.' in player.read) != is_kept
    player.type('backspace backspace')


@pytest.mark.parametrize('text', ['', '{"format": 0}', '[' * 100_000, '[]', '\0'])
def test_a_kept_game_that_cannot_be_read_is_told_of(sit, store, text):
    player = sit(7)
    player.click('U')
    player.application.close()
    next(store.folder.glob('klondike-*.json')).write_text(text, encoding='utf-8')
    assert sit().told == 'Rozehraná hra nejde přečíst, tak začíná nová.'


@pytest.mark.parametrize('spoil', [{'zprava': '3'}, {'seed': '0x' + 'f' * 5000}], ids=['zprava', 'seed'])
def test_a_game_of_which_a_part_cannot_be_drawn_is_forgotten(store, spoil):
    """Numbers written by sixteens may be so long that Python never writes them as usual."""
    folder = ROOT / 'reseni' / 'piskvorky'
    game = {name: repr(part) for name, part in sit_down(folder, store, exercise='piskvorky').game.items()}
    parts = ', '.join(f'{name!r}: {part}' for name, part in {**game, **spoil}.items())
    history = {'steps': [f'{{{parts}}}'], 'position': 0}
    store.save_game('piskvorky', folder, {'seed': 7, 'seconds': 1, 'history': history})
    assert 'nejde přečíst' in sit_down(folder, store, None, exercise='piskvorky').told


STRANGE = None, True, 3, -1, 2.5, 'x', [], [3], {}, (), (1, 2, 3), {1}


def paths(value, path=()):
    """The ways to all that is in a game."""
    yield path
    for key in value if isinstance(value, dict) else range(len(value)) if isinstance(value, (list, tuple)) else ():
        yield from paths(value[key], (*path, key))


def spoilt(value, path, strange):
    """The same with something strange at the end of that way."""
    if not path:
        return strange
    first, *rest = path
    kind, fresh = type(value), dict(value) if isinstance(value, dict) else list(value)
    fresh[first] = spoilt(value[first], rest, strange)
    return kind(fresh)


@pytest.mark.parametrize(
    ('name', 'keys', 'place'),
    [('klondike', 'u v', ''), ('piskvorky', '', 'e5'), ('blackjack', 'n s', ''), ('srdce', '', '')],
)
def test_what_a_scene_takes_for_its_own_game_can_be_shown(store, name, keys, place):
    player = sit_down(ROOT / 'reseni' / name, store, exercise=name)
    player.type(keys)
    if place:
        player.click(place)
    scene, game, shown = player.screen.session.scene, player.game, 0
    for path in paths(game):
        for strange in STRANGE:
            one = spoilt(game, path, strange)
            try:
                is_sound = scene.can_draw(one)
            except (AttributeError, LookupError, TypeError, ValueError):
                continue
            if is_sound:
                TablePicture(scene).lay_out(one, SPACE, 0.0)
                for ask in (scene.status, scene.pause, scene.actions, scene.focus_rows):
                    ask(one)
                shown += 1
    assert shown


@pytest.mark.parametrize('name', ['piskvorky', 'srdce'])
def test_a_spoilt_record_counts_as_none(store, name):
    for record in (3, [], {'weak': 'x'}, {'weak': [1]}):
        store.save_record(name, record)
        application = application_of(ROOT / 'reseni', store, name)
        application.begin()
        Player(application.screen)
        assert application.screen.session.scene.record is None or json.dumps(record) == '[]'


def test_long_texts_are_shortened_at_once():
    text = shorten('slovo ' * 100_000, 14, 300)
    assert text.endswith('…')
    assert text_width(text, 14) <= 300
    assert text_width(text + 'slovo', 14) > 300


def test_animation_switched_off_while_cards_are_on_their_way(store):
    player = sit_down(ROOT / 'reseni' / 'klondike', store, animation='slow')
    assert player.screen.table.motion.trips
    player.screen.table.motion.speed = 0
    player.look()
    assert not player.screen.table.motion.trips


def test_undo_brings_back_the_game_that_was_in_play(player):
    player.type('u v')
    before, seed = player.game, player.screen.session.seed
    for button in ('new', 'again', 'new'):
        player.press(button)
    assert player.screen.session.history.moves == 0
    assert 'Hru, která tu byla, vrátí Zpět (Ctrl+Z).' in player.read
    player.press('undo')
    assert player.game == before
    assert player.screen.session.seed == seed
    assert f'Tahy: 1    Čas: 0:00    Rozdání č. {seed}' in player.all_text
    player.press('undo')
    assert player.screen.session.history.moves == 0
    player.press('undo')
    assert 'Žádný tah už vrátit nejde.' in player.read


def test_a_move_in_the_new_game_leaves_the_old_one_behind(player):
    player.type('u v')
    player.press('new')
    player.type('u v')
    moved = player.game
    player.press('undo')
    player.press('undo')
    assert player.screen.session.history.can_redo, 'the new game, as it was dealt'
    player.press('redo')
    assert player.game == moved


def test_a_new_game_that_nobody_has_touched_does_not_take_the_place_of_the_kept_one(play):
    player = play()
    player.type('u v')
    before = player.game
    player.press('new')
    player.screen.close()
    again = play(seed=None)
    assert again.game == before


def test_a_finished_game_comes_back_with_its_end(prepared):
    for source, target in winning_moves():
        prepared.screen.controller.play((source, target), prepared.now)
    prepared.press('new')
    prepared.press('undo')
    assert prepared.screen.session.ending
    assert all(len(prepared.game[name]) == 13 for name in 'WXYZ')
    prepared.screen.close()


def test_two_windows_of_one_game_keep_what_both_have_counted(store):
    one, other = (sit_down(ROOT / 'reseni' / 'piskvorky', store, exercise='piskvorky') for _ in range(2))
    for player in (one, other):
        for move in ['a1', 'i1', 'a2', 'i2', 'a3', 'i3', 'a4', 'i4', 'a5']:
            player.screen.controller.play(move, player.now)
    assert store.record('piskvorky') == {'person': [2, 0, 0]}
    one.press('undo')
    assert store.record('piskvorky') == {'person': [2, 0, 0]}, 'the win of the other one is not taken back'


def test_two_windows_of_one_game_keep_what_both_have_set(store):
    one, other = (sit_down(ROOT / 'reseni' / 'piskvorky', store, exercise='piskvorky') for _ in range(2))
    one.screen.preferences.change_option('blind')
    one.screen.preferences.change_setting('four_colours')
    other.screen.preferences.change_option('side')
    other.screen.preferences.change_setting('sound')
    assert store.options('piskvorky') == {'blind': True, 'side': 'o'}
    assert store.settings() == Settings(four_colours=True, sound=True, animation=store.settings().animation)


@pytest.fixture
def beside(folder, store):
    """`beside()` is a player at one more window with the same program."""

    def begin() -> Player:
        application = application_of(folder, SettingsStore(store.folder), seed=None)
        application.begin()
        player = Player(application.screen)
        player.application = application
        return player

    return begin


def test_of_two_windows_that_of_the_last_move_has_the_game_that_goes_on(beside):
    first = beside()
    first.type('u v')
    first.screen.look_around(first.now)
    second = beside()
    assert second.game == first.game
    second.type('u v u v')
    second.application.close()
    first.type('u v')
    first.application.close()
    assert beside().game == first.game


def test_a_window_in_which_nobody_played_does_not_take_back_what_was_played_in_another(beside):
    first = beside()
    first.type('u v')
    first.screen.look_around(first.now)
    second = beside()
    first.type('u v')
    first.application.close()
    second.application.close()
    assert beside().game == first.game


def test_what_is_never_kept_leaves_no_file(store):
    application = application_of(ROOT / 'reseni', store, 'sedesatsest')
    application.begin()
    application.close()
    assert not store.folder.exists()
