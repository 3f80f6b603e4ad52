"""Whole games, by mouse alone, by keyboard alone, and with programs that are not finished."""

from itertools import islice

import pytest

from checks.running import ROOT
from checks.window.playing import PREPARED, sit_down, winning_moves, without
from rozdej.author.check.sample_programs import right_programs
from rozdej.core.exercises import Exercise

STUB = (ROOT / 'zadani' / 'klondike' / 'klondike.py').read_text(encoding='utf-8')
RIGHT = {program.name: program.files['klondike.py'] for program in right_programs(Exercise('klondike', ROOT))}


def test_won_by_clicking(prepared):
    for source, target in winning_moves():
        prepared.click(source)
        if source != 'U':
            prepared.click(target)
    prepared.pass_time(2)
    assert 'Vyhráno!' in prepared.read
    assert 'Tahů: 76' in prepared.read


COLUMNS = 28
"""So many of the moves that win take all cards from the columns; after two more, one from the stock lies there, too."""


def up_there(player):
    """How many cards lie on the foundations."""
    return sum(len(player.game[name]) for name in 'WXYZ')


def test_cards_are_moved_by_dragging(prepared):
    for source, target in islice(winning_moves(), COLUMNS + 2):
        if source == 'U':
            prepared.click('U')
        else:
            prepared.drag(source, target)
    assert up_there(prepared) == COLUMNS + 1


def test_won_by_letters(prepared):
    for source, target in winning_moves():
        prepared.type(f'{source} {target}'.lower())
    prepared.pass_time(2)
    assert 'Vyhráno!' in prepared.read
    prepared.type('enter')  # a new game is offered first
    assert not prepared.end
    assert len(prepared.game['U']) == 24
    assert 'Tahy: 0' in prepared.all_text


def go(player, place):
    """Move the focus to a place with the arrow keys and press Enter."""
    rows = player.screen.session.scene.rows
    for _ in range(20):
        focus = player.screen.state.focus
        if focus == place:
            break
        row = next((row for row in rows if focus and focus in row), None)
        if row is None or place not in row:
            player.type('down')
        else:
            player.type('right')
    assert player.screen.state.focus == place
    player.type('enter')


def test_cards_are_moved_by_arrows_and_enter(prepared):
    for source, target in islice(winning_moves(), COLUMNS + 2):
        go(prepared, source)
        if source != 'U':
            go(prepared, target)
    assert up_there(prepared) == COLUMNS + 1


def test_cards_are_moved_by_double_clicks(prepared):
    """A card finds its foundation; aces take the first that is free."""
    for source, _ in islice(winning_moves(), COLUMNS + 2):
        if source == 'U':
            prepared.click('U')
        else:
            prepared.click(source)
            prepared.now -= 0.9
            prepared.click(source)
    assert up_there(prepared) == COLUMNS + 1


def test_the_rest_plays_itself(prepared):
    """The button works as soon as no column hides a card."""
    moves = list(winning_moves())
    for source, target in moves[:28]:
        assert not next(button for button in prepared.screen.toolbar.buttons() if button.name == 'finish').enabled or (
            source in 'AB'
        )
        prepared.type(f'{source} {target}'.lower())
    prepared.press('finish')
    prepared.pass_time(10)
    prepared.pass_time(2)
    assert 'Vyhráno!' in prepared.read
    assert len(prepared.game['W']) == 13


def test_finishing_stops_when_the_program_lets_nothing_through(play):
    """A program that refuses foundations must not turn the stock for ever."""
    player = play(
        PREPARED + 'puvodni = udelej_tah\n\n'
        'def udelej_tah(hra, jmeno_odkud, jmeno_kam):\n'
        "    if jmeno_kam in 'WXYZ' and sum(len(hra[j]) for j in 'WXYZ') > 30:\n"
        "        raise ValueError('ne')\n"
        '    puvodni(hra, jmeno_odkud, jmeno_kam)\n'
    )
    for source, target in list(winning_moves())[:28]:
        player.type(f'{source} {target}'.lower())
    player.press('finish')
    player.pass_time(30)
    assert not player.screen.state.finishing
    assert 'Dál už to samo nejde.' in player.read


def test_without_hrac_vyhral_one_can_play_but_nobody_congratulates(play):
    player = play(without('klondike', 'hrac_vyhral') + PREPARED, on=None)
    for source, target in winning_moves():
        player.type(f'{source} {target}'.lower())
    player.pass_time(3)
    assert all(len(player.game[name]) == 13 for name in 'WXYZ')
    assert not player.end
    assert player.screen.state.message is None


def test_without_udelej_hru_the_window_deals(play):
    player = play(without('klondike', 'udelej_hru'), on=None)
    assert 'Funkce udelej_hru ještě není napsaná.' in player.read
    assert 'rozdává za tebe okno' in player.read
    player.type('u v')
    assert len(player.game['V']) == 1


def test_without_udelej_tah_the_table_is_there_to_look_at(play):
    player = play(without('klondike', 'udelej_tah'), on=None)
    before = player.game
    player.click('U')
    assert 'Funkce udelej_tah ještě není napsaná.' in player.read
    assert player.game == before


def test_a_stub_left_below_a_written_function_is_not_called_unwritten(play):
    player = play('def udelej_tah(hra, odkud, kam):\n    """Udělá tah."""\n')
    player.click('U')
    assert 'Funkce udelej_tah je v souboru víckrát a poslední je prázdná.' in player.told
    assert 'ta neplatí: Python bere poslední. Nech jen jednu.' in player.told
    assert 'není napsaná' not in player.told


def test_the_untouched_stub_shows_a_table(play):
    player = play(STUB, on=None)
    assert 'Funkce udelej_hru ještě není napsaná.' in player.read
    assert len(player.game['G']) == 7
    player.press('new')
    assert 'Funkce udelej_hru ještě není napsaná.' in player.read


@pytest.mark.parametrize('way', RIGHT)
def test_other_right_programs_play_as_well(way, store, tmp_path):
    folder = tmp_path / 'program'
    folder.mkdir()
    (folder / 'klondike.py').write_text(RIGHT[way] + PREPARED, encoding='utf-8')
    player = sit_down(folder, store)
    for source, target in winning_moves():
        player.type(f'{source} {target}'.lower())
    player.pass_time(2)
    assert 'Vyhráno!' in player.read
