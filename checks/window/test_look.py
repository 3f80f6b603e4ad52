"""What an eye sees before it reads: distances, edges, lines that break where they should."""

import re

import pytest

from checks.running import ROOT
from checks.window.sixtysix import sit_at_lobby, sit_at_table
from rozdej.core.exercises import find_exercises
from rozdej.window.gui.layout import Space, text_width
from rozdej.window.gui.picture import Picture
from rozdej.window.gui.start_screen import StartScreen
from rozdej.window.gui.widgets import Button, Dialog, Pointing, dialog, toolbar
from rozdej.window.play import offers

WINDOWS = [Space(400, 300), Space(1000, 700), Space(2560, 1440)]


@pytest.mark.parametrize('space', WINDOWS, ids=str)
def test_the_icon_of_a_button_does_not_touch_its_label(space):
    picture = Picture()
    toolbar(picture, space, [Button('new', 'Nová hra', 'new')], Pointing())
    [label] = picture.texts
    [icon] = [quad for quad in picture.quads if quad.name == 'icon-new']
    right = max(quad.x + quad.width for quad in picture.quads if quad.place == '#new')
    half = text_width(label.text, label.size) / 2
    assert label.x - half - (icon.x + icon.width) >= label.size * 0.4
    assert label.x + half < right


@pytest.mark.parametrize('space', WINDOWS, ids=str)
@pytest.mark.parametrize('game', ['board', 'gamble', 'hearts', 'sedesatsest'])
def test_labels_of_the_strip_do_not_touch_the_edges_of_their_buttons(request, store, space, game):
    player = sit_at_table(store) if game == 'sedesatsest' else request.getfixturevalue(game)()
    player.space = space
    picture = player.look()
    actions = player.screen.toolbar.actions()
    assert actions
    for action in actions:
        [label] = [text for text in picture.texts if text.text == action.label]
        parts = [quad for quad in picture.quads if quad.place == f'#act-{action.name}']
        half = text_width(label.text, label.size) / 2
        assert label.x - half - min(part.x for part in parts) >= label.size * 0.5, label
        assert max(part.x + part.width for part in parts) - label.x - half >= label.size * 0.5, label


@pytest.mark.parametrize('space', WINDOWS, ids=str)
@pytest.mark.parametrize('begin', ['board', 'gamble', 'hearts'])
def test_a_key_and_what_it_does_stand_on_one_line_of_the_help(request, begin, space):
    player = request.getfixturevalue(begin)()
    player.space = space
    player.type('f1')
    lines = player.read.splitlines()
    for words in ('F1 nápověda', 'Ctrl+Y znovu', 'F5 načíst změněný program', 'Tab tlačítka'):
        assert any(words in line for line in lines), words


@pytest.mark.parametrize('space', WINDOWS, ids=str)
@pytest.mark.parametrize('game', ['play', 'board', 'gamble', 'hearts', 'sedesatsest'])
def test_keys_stand_in_columns_in_the_help_and_none_alone(request, store, space, game):
    player = sit_at_table(store) if game == 'sedesatsest' else request.getfixturevalue(game)()
    player.space = space
    player.type('f1')
    picture = player.look()
    keys = [text for text in picture.upper_texts if re.match(r'(F\d+|Ctrl\+\w|Tab) ', text.text)]
    plates = [quad for quad in picture.upper_quads if quad.place == '#dialog']
    right = max(quad.x + quad.width for quad in plates)
    assert min(text.x for text in keys) >= min(quad.x for quad in plates) + space.text
    rows = {y: [text for text in keys if text.y == y] for y in {text.y for text in keys}}
    for row in rows.values():
        assert len(row) > 1
        for text, end in zip(row, [*(text.x for text in row[1:]), right], strict=True):
            assert text.x + text_width(text.text, text.size) + text.size * 0.5 < end
    assert {text.x for row in rows.values() for text in row} == {text.x for text in rows[min(rows)]}
    assert max(text.y for text in picture.upper_texts) < space.height - space.text


@pytest.mark.parametrize('space', WINDOWS, ids=str)
def test_a_command_in_the_help_stands_on_one_line(store, space):
    player = sit_at_table(store)
    player.space = space
    player.type('f1')
    lines = player.read.splitlines()
    for command in ('python -m rozdej serve sedesatsest --host 0.0.0.0', 'python ui.py sedesatsest --connect ADRESA'):
        assert any(command in line for line in lines), command


@pytest.mark.parametrize('space', WINDOWS, ids=str)
def test_title_and_state_of_a_game_on_the_start_screen_are_apart(space):
    exercises = find_exercises(ROOT)
    screen = StartScreen(lambda: offers(ROOT / 'zadani', exercises), lambda exercise: None)
    picture = screen.picture(space, 0.0)
    title, state = picture.texts[-2:]
    last = [quad for quad in picture.quads if quad.name.startswith('panel')][-9:]
    top, bottom = min(quad.y for quad in last), max(quad.y + quad.height for quad in last)
    assert state.y - title.y > (title.size + state.size) / 2
    assert title.y - title.size / 2 > top
    assert state.y + state.size * 0.65 < bottom


@pytest.mark.parametrize('folder', ['zadani', 'reseni'])
@pytest.mark.parametrize('space', WINDOWS, ids=str)
def test_figures_reach_from_edge_to_edge_of_what_lies_below(store, space, folder):
    player = sit_at_lobby(store, ROOT / folder / 'sedesatsest')
    player.space = space
    quads = player.look().quads
    below = [quad for quad in quads if quad.name.startswith('panel-dark') and not quad.place]
    figures = [quad for quad in quads if quad.place.startswith('postava-')]
    for part in (below, figures):
        assert part
    assert min(quad.x for quad in figures) == pytest.approx(min(quad.x for quad in below), abs=1)
    right = max(quad.x + quad.width for quad in figures)
    assert right == pytest.approx(max(quad.x + quad.width for quad in below), abs=1)


@pytest.mark.parametrize('space', WINDOWS, ids=str)
def test_the_label_of_the_line_to_type_into_begins_where_the_status_line_does(gamble, space):
    player = gamble()
    player.space = space
    [label] = [text for text in player.look().texts if text.text == 'Sázka:']
    [status] = [text for text in player.look().texts if text.text.startswith('Hry: 0')]
    assert label.x == pytest.approx(status.x)


def test_where_there_is_no_game_nothing_is_counted(board):
    player = board('def nova_hra(:\n', alone=True)
    assert player.screen.session.history is None
    assert 'Tahy' not in player.all_text
    assert 'Rozdání' not in player.all_text


@pytest.mark.parametrize('space', WINDOWS, ids=str)
def test_paragraphs_of_a_dialog_are_apart_where_there_is_room(space):
    picture = Picture()
    dialog(picture, space, Dialog('Nápověda', ['Dlouhá věta. ' * 8, 'Druhá věta.']), Pointing())
    _, first, second, *rest = picture.upper_texts
    assert rest
    assert rest[-1].text == 'Druhá věta.'
    lines = [first, second, *rest[:-1]]
    assert rest[-1].y - lines[-1].y > (second.y - first.y) * 1.2


@pytest.mark.parametrize('space', WINDOWS, ids=str)
@pytest.mark.parametrize('labels', [['Zavřít'], ['Ano', 'Ne'], ['Pravidla', 'Funkce', 'Klávesy', 'Zavřít']], ids=len)
def test_buttons_of_a_dialog_stand_in_its_middle(space, labels):
    picture = Picture()
    dialog(picture, space, Dialog('Nápověda', ['Věta.'], [Button(label, label) for label in labels]), Pointing())
    plate, first, last = (
        [quad for quad in picture.upper_quads if quad.place == f'#{place}']
        for place in ('dialog', labels[0], labels[-1])
    )
    left = min(quad.x for quad in first) - min(quad.x for quad in plate)
    right = max(quad.x + quad.width for quad in plate) - max(quad.x + quad.width for quad in last)
    assert left == pytest.approx(right)
    assert left > space.text
