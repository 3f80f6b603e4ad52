"""What makes playing comfortable: possible moves, three cards at once, where a card would land, deals by number."""

import pytest

from checks.window.playing import winning_moves
from checks.window.twentyone import ENDS
from checks.window.twentyone import prepared as prepared_hand
from rozdej.window.gui.inputs import Recall
from rozdej.window.gui.layout import Space
from rozdej.window.gui.picture import Picture
from rozdej.window.gui.widgets import Button, Pointing, toolbar
from rozdej.window.gui.wire import Key, MouseEvent


def outlined(picture: Picture) -> list[tuple[int, int]]:
    """Where frames begin."""
    return [(round(quad.x), round(quad.y)) for quad in picture.quads if quad.name == 'frame-goal-n']


# Possible moves.


def test_possible_moves_are_those_that_the_students_function_allows(player):
    before = player.game
    player.type('f4')
    assert player.told == 'Možné tahy\nPtám se tvojí funkce udelej_tah. Dovolí: U\xa0→\xa0V; G\xa0→\xa0D'
    assert len(outlined(player.look())) == 2
    assert player.game == before
    assert player.screen.session.history.moves == 0
    player.type('u v')
    assert outlined(player.look()) == []


def test_a_program_that_allows_nothing_is_said_to(play):
    player = play("def udelej_tah(hra, odkud, kam):\n    print('ne')\n    raise ValueError('Ne.')\n")
    player.press('moves')
    assert 'Ptám se tvojí funkce udelej_tah: teď nedovolí žádný tah.' in player.told
    assert 'Funkce vypsala' not in player.told


def test_a_program_that_fails_is_told(play):
    player = play("def udelej_tah(hra, odkud, kam):\n    return hra['Q']\n")
    player.press('moves')
    assert player.told.startswith('Funkce udelej_tah skončila chybou.')
    assert player.screen.state.message.kind == 'trouble'


# Three cards at once.


def test_three_cards_are_turned_by_three_calls(play, store):
    store.save_options('klondike', {'drawn': 3})
    player = play('puvodni = udelej_tah\n\ndef udelej_tah(*vsechno):\n    print(1)\n    puvodni(*vsechno)\n')
    player.click('U')
    assert player.told == 'Funkce vypsala:\n1\n1\n1'
    assert len(player.game['V']) == 3
    shown = [quad for quad in player.look().quads if quad.place == 'V' and quad.key]
    assert len({quad.x for quad in shown}) == 3
    player.press('undo')
    assert len(player.game['V']) == 0
    for _ in range(8):
        player.click('U')
    assert len(player.game['V']) == 24
    player.click('U')
    assert len(player.game['U']) == 24


def test_the_last_cards_are_turned_when_there_are_fewer_than_three(play, store):
    store.save_options('klondike', {'drawn': 3})
    player = play()
    game = player.game
    player.screen.session.history.add({**game, 'U': game['U'][:2], 'A': game['A'] + game['U'][2:]})
    player.screen.table.game_changed()
    player.click('U')
    assert (len(player.game['U']), len(player.game['V'])) == (0, 2)


# Where a card would land.


def test_the_place_under_a_dragged_card_is_outlined(player):
    x, y = player.point('G', 6)
    player.screen.handle(MouseEvent('press', x, y), player.now)
    for target in ('D', 'W'):
        quad = player.find(target)
        to_x, to_y = quad.x + quad.width / 2, quad.y + 6
        player.screen.handle(MouseEvent('drag', to_x, to_y), player.now)
        [(left, top)] = outlined(player.look())
        assert abs(left - quad.x) < quad.width * 0.1
        assert abs(top - quad.y) < quad.width * 0.1
    player.screen.handle(MouseEvent('release', x, y), player.now)
    assert outlined(player.look()) == []


# The buttons.


@pytest.mark.parametrize('width', [400, 640, 900, 1280, 1920])
def test_labels_that_everybody_knows_leave_first(play, width):
    buttons = play().screen.toolbar.buttons()
    picture, space = Picture(), Space(width, width * 0.625)
    toolbar(picture, space, buttons, Pointing())
    labels = {text.text for text in picture.texts}
    assert 'Znovu' not in labels or len(labels) == len(buttons)
    ends = [quad.x + quad.width for quad in picture.quads if quad.place]
    assert max(ends) <= width
    if width > 400:
        assert 'Nová hra' in labels


def test_a_row_of_unknown_buttons_fits_as_well():
    picture = Picture()
    toolbar(picture, Space(400, 300), [Button(str(number), 'Dlouhé jméno', 'new') for number in range(12)], Pointing())
    assert max(quad.x + quad.width for quad in picture.quads) <= 400


# Deals by number.


def test_a_typed_number_is_dealt(player):
    first = player.game
    player.screen.handle(Key('g', True, False), player.now)
    assert player.screen.state.dialog.title == 'Rozdání č. 7'
    player.write('12x3')
    player.type('backspace')
    assert player.screen.state.dialog.title == 'Rozdání č. 12|'
    player.type('enter')
    assert player.screen.session.seed == 12
    assert player.game != first
    player.type('f1')
    player.press('deal')
    player.write('7')
    player.press('deal-this')
    assert player.game == first


def test_no_number_is_longer_than_those_that_are_dealt(player):
    player.type('f1')
    player.press('deal')
    player.write('12345678')
    assert player.screen.state.dialog.title == 'Rozdání č. 123456|'


def test_the_number_is_copied(player):
    player.type('f1')
    player.press('deal')
    player.press('deal-copy')
    assert player.screen.copied == '7'
    assert player.screen.copied == ''
    assert player.told == 'Číslo rozdání je zkopírované.\n7'


def test_a_game_that_is_not_dealt_has_no_number(board):
    player = board()
    player.screen.handle(Key('g', True, False), player.now)
    assert player.screen.state.dialog is None


# What is counted.


def test_wins_and_the_best_of_them_are_counted_and_told(prepared, store):
    for _ in range(2):
        for source, target in winning_moves():
            prepared.screen.controller.play((source, target), prepared.now)
        prepared.pass_time(2)
        assert 'nejméně tahů: 76' in prepared.read
        prepared.press('end-again')
    assert store.record('klondike')['1'][0::2] == [2, 76]
    prepared.type('f1')
    assert 'Po jedné kartě · Výhry: 2' in prepared.read


def test_a_win_that_is_taken_back_does_not_count(prepared, store):
    for source, target in winning_moves():
        prepared.screen.controller.play((source, target), prepared.now)
    assert store.record('klondike')['1'][0] == 1
    prepared.press('undo')
    assert store.record('klondike') is None


def test_going_to_the_call_that_saw_the_end_counts_nothing_again(prepared, store):
    for source, target in winning_moves():
        prepared.screen.controller.play((source, target), prepared.now)
    last = next(entry for entry in reversed(prepared.screen.session.log.entries) if entry.function == 'hrac_vyhral')
    prepared.screen.act(Recall(last.number), prepared.now)
    assert prepared.screen.session.ending
    assert store.record('klondike')['1'][0] == 1
    prepared.press('undo')
    assert store.record('klondike') is None
    prepared.press('redo')
    assert store.record('klondike')['1'][0] == 1


def test_hands_of_blackjack_are_counted_and_taken_back(gamble, store):
    player = gamble(prepared_hand(*ENDS['higher'][0]))
    player.type('n s')
    assert store.record('blackjack') == {'': [1, 1, 1010]}
    player.press('undo')
    assert store.record('blackjack') is None
    player.press('redo')
    assert store.record('blackjack') == {'': [1, 1, 1010]}
    player.press('undo')
    player.type('s f1')
    assert 'Hry: 1, výhry: 1, nejvíc peněz: 1010' in player.read


@pytest.mark.parametrize('record', [{'1': [1, 2]}, {'1': 3}, {'1': ['x', 1, 1]}, 7])
def test_a_spoilt_record_of_klondike_is_none(store, play, record):
    store.save_record('klondike', record)
    assert play().screen.session.scene.record is None


def test_records_of_older_kits_go_on(board, store):
    store.save_record('piskvorky', {'weak': [2, 1, 0]})
    player = board(rival='weak')
    player.type('f1')
    assert 'Skóre: ty 2, soupeř 1, remízy 0' in player.all_text + player.read
