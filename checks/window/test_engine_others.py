"""Computer players, the end of a game, the record and options, tried out with a game of matches (`heap`)."""

import pytest

from checks.window.heap import left
from rozdej.window.gui.history import History, freeze
from rozdej.window.gui.picture import Trip
from rozdej.window.gui.settings_store import SettingsStore
from rozdej.window.gui.wire import MouseEvent

STUDENT = 'def hrac_vyhral(zbyva):\n'


# Others on turn.


def test_the_computer_moves_after_its_pause(sit):
    player = sit(rival='kit')
    player.click('b2')
    assert 'Soupeř přemýšlí…' in player.all_text
    player.pass_time(0.8)
    assert left(player) == 5
    player.pass_time(0.5)
    assert left(player) == 4
    assert player.game['turn'] == 0
    assert 'Zbývá 4' in player.all_text
    assert player.screen.wait(player.now) is None


@pytest.mark.parametrize('how', ['click', 'felt', 'space', 'enter'])
def test_the_pause_can_be_cut_short(sit, how):
    player = sit(rival='kit')
    player.click('b2')
    if how == 'click':
        player.click('c3')
    elif how == 'felt':
        player.screen.handle(MouseEvent('press', 990, 600), player.now)
        player.screen.handle(MouseEvent('release', 990, 600), player.now)
    else:
        player.type(how)
    assert left(player) == 4
    assert player.screen.automatic.pause is None


def test_nobody_moves_while_a_dialog_is_open(sit):
    player = sit(rival='kit')
    player.click('b2')
    player.type('f1')
    player.pass_time(5)
    assert left(player) == 5
    player.type('escape')
    player.pass_time(1.5)
    assert left(player) == 4


def test_the_pause_begins_when_the_table_is_at_rest(sit):
    player = sit(rival='kit', animation='slow')
    player.pass_time(2)
    player.click('b2')
    player.screen.table.motion.trips['x'] = Trip(0, 0, 1, 1, '', player.now + 10, 0.1)
    player.pass_time(3)
    assert left(player) == 5
    player.pass_time(12)
    assert left(player) == 4


def test_undo_and_redo_go_from_decision_to_decision(sit):
    player = sit(rival='kit')
    for _ in range(2):
        player.click('b2')
        player.pass_time(1.5)
    assert left(player) == 1
    player.press('undo')
    assert left(player) == 4
    player.pass_time(3)
    assert left(player) == 4, 'the player is on turn there'
    player.press('undo')
    assert left(player) == 7
    assert not player.screen.session.history.can_undo
    player.press('redo')
    assert left(player) == 4
    player.press('redo')
    assert left(player) == 1


def test_undo_in_the_middle_of_the_computers_turn(sit):
    player = sit(rival='kit')
    player.click('b2')
    player.press('undo')
    assert left(player) == 7
    player.pass_time(3)
    assert left(player) == 7


def test_watching_computers_play(sit):
    player = sit(rival='kit', watch=True)
    player.pass_time(3.3)
    assert left(player) == 4
    assert not player.screen.session.history.can_undo, 'nobody has decided anything'
    player.type('space')
    assert left(player) == 3
    player.pass_time(5)
    assert left(player) == 0
    assert 'Konec' in player.read


def test_a_finished_trick_lies_until_a_click(sit):
    player = sit(tricks=True, seconds=None)
    player.click('b2')
    player.pass_time(20)
    assert player.game['trick']
    assert player.screen.wait(player.now) is None
    player.click('b2')
    assert not player.game['trick']
    assert left(player) == 5, 'the click cleared the trick and did no more'
    player.press('undo')
    assert left(player) == 7


def test_trouble_in_the_other_players_function_waits_for_the_player(sit, submission):
    player = sit(STUDENT + '    return 1 // 0\n', rival='student')
    player.click('b2')
    player.pass_time(1.5)
    assert 'Funkce hrac_vyhral skončila chybou.' in player.read
    assert 'Zkusit znovu' in player.read
    player.type('escape')
    player.pass_time(10)
    assert player.read == '', 'it is not tried again and again'
    player.type('space')
    assert 'Funkce hrac_vyhral skončila chybou.' in player.read
    submission(STUDENT + '    return 2\n', on='solution')
    player.press('load')
    player.pass_time(1.5)
    assert left(player) == 3
    player.click('b2')


def test_after_trouble_another_opponent_can_be_chosen(sit):
    player = sit(STUDENT + '    return 1 // 0\n', rival='student')
    player.click('b2')
    player.pass_time(1.5)
    player.type('escape')
    player.press('act-rival')
    assert player.screen.session.scene.options['rival'] == 'person'
    player.click('b2')
    assert left(player) == 3


def test_a_move_of_the_other_player_that_is_refused_is_told_once(sit):
    player = sit(STUDENT + '    return 8\n', rival='student')
    player.click('b2')
    player.pass_time(1.5)
    assert '8 sirek vzít nejde' in player.read
    player.type('escape')
    player.pass_time(5)
    assert player.read == ''


def test_what_the_other_player_prints_is_shown(sit):
    player = sit(STUDENT + "    print('hm', zbyva)\n    return 1\n", rival='student')
    player.click('b2')
    player.pass_time(1.5)
    assert 'hm 5' in player.read
    assert left(player) == 4


# The end, the record, options.


def test_an_end_says_its_own_words_and_counts(sit, store):
    player = sit(animation='normal')
    player.pass_time(2)
    for cell in ('c3', 'c3', 'c3'):
        player.click(cell)
        player.pass_time(0.5)
    assert 'Tak to bychom měli.' in player.read
    assert any(quad.name.startswith('confetti') for quad in player.look().upper_quads)
    assert [button.label for button in player.screen.state.message.buttons] == ['Nová hromádka']
    assert store.record('klondike') == {'games': 1}
    player.press('undo')
    assert store.record('klondike') is None
    assert 'her 0' in player.all_text
    player.press('redo')
    assert 'her 1' in player.all_text
    player.press('new')
    assert 'her 1' in player.all_text
    assert SettingsStore(store.folder).record('klondike') == {'games': 1}


def test_after_the_end_things_can_still_be_looked_at(sit):
    player = sit()
    for cell in ('c3', 'c3', 'a1'):
        player.click(cell)
    player.press('message')
    player.screen.controller.play('open', player.now)
    assert 'Klikni a hraje se dál.' in player.all_text
    player.click('b2')
    assert not player.game['open']
    assert left(player) == 0


def test_an_end_waits_until_the_mistake_is_read(sit):
    player = sit('def popis_sirek(zbyva):\n    return str(10 // zbyva)\n')
    for cell in ('c3', 'b2', 'a1', 'a1'):
        player.click(cell)
    player.pass_time(5)
    assert 'Funkce popis_sirek skončila chybou.' in player.read
    player.type('escape')
    player.pass_time(3)
    assert 'Konec' in player.read


def test_an_end_that_is_no_win_waits_for_its_delay_and_has_no_confetti(sit):
    player = sit(animation='normal')
    player.pass_time(2)
    for cell in ('c3', 'b2', 'a1', 'a1'):
        player.click(cell)
    assert left(player) == 0
    assert not player.end
    assert 1 < player.screen.wait(player.now) <= 2
    assert not any(quad.name.startswith('confetti') for quad in player.look().upper_quads)
    player.pass_time(2.5)
    assert 'Konec' in player.read
    assert not any(quad.name.startswith('confetti') for quad in player.look().upper_quads)
    player.type('escape')
    player.pass_time(5)
    assert not player.end, 'it is told once'


def test_options_are_in_the_dialog_and_are_kept(sit, store):
    player = sit()
    player.type('f10')
    assert 'Soupeř: člověk' in player.read
    assert 'Barvy karet' not in player.read
    assert 'Jasná výhra' not in player.read
    player.press('option-rival')
    assert 'Soupeř: počítač' in player.read
    assert store.options('klondike')['rival'] == 'kit'
    player.press('close')
    player.click('b2')
    player.pass_time(1.5)
    assert left(player) == 4


@pytest.mark.parametrize('kept', [{'rival': 'robot', 'watch': 1}, {'rival': ['x']}, {}])
def test_kept_options_that_make_no_sense_are_the_defaults(sit, kept):
    player = sit(**kept)
    assert player.screen.session.scene.options == {
        'rival': 'person',
        'watch': False,
        'tricks': False,
        'seconds': 1.0,
    }


def test_changing_an_option_lets_the_other_move_at_once(sit):
    player = sit()
    player.click('b2')
    player.press('act-rival')
    player.pass_time(1.5)
    assert left(player) == 4


def test_a_saved_game_remembers_its_decisions(sit, store):
    player = sit(rival='kit')
    player.click('b2')
    player.pass_time(1.5)
    player.screen.close()
    again = sit(rival='kit', seed=None)
    assert left(again) == 4
    again.press('undo')
    assert left(again) == 7


def test_a_game_saved_on_the_computers_turn_goes_on(sit):
    player = sit(rival='kit')
    player.click('b2')
    player.screen.close()
    again = sit(rival='kit', seed=None)
    again.pass_time(1.5)
    assert left(again) == 4


def test_a_game_from_a_file_is_read_once_and_stays_where_it_is(monkeypatch):
    history = History(freeze({'left': [1]}))
    history.add({'left': []})
    kept = History.read(history.to_data())
    for _ in range(3):
        kept.now['left'].append(7)
        assert kept.now == {'left': []}
    monkeypatch.delattr('ast.literal_eval')
    assert kept.now == {'left': []}
    assert kept.go_to(kept.frozen)
    assert kept.moves == 1


def test_a_history_of_an_older_kit_is_read():
    history = History(freeze(1))
    history.add(2)
    written = history.to_data()
    del written['decisions']
    assert History.read(written).can_undo
    with pytest.raises(ValueError, match='not a history'):
        History.read({**written, 'decisions': [True]})
