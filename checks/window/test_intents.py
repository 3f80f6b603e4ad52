"""Events in, intents out: what the mouse, the keys and the toolbar of a table make of what happens."""

import pytest

from rozdej.window.gui.inputs import (
    Carry,
    Click,
    Command,
    Hover,
    Letter,
    NextValue,
    Play,
    Reach,
    Signal,
    Touch,
    Type,
)
from rozdej.window.gui.wire import Key, MouseEvent, Typed


def meant(player, event):
    """The intents of the event; they are not acted on."""
    player.look()
    return list(player.screen.intents(event))


def test_the_mouse_over_the_table(sit):
    player = sit()
    point = player.point('b2')
    assert meant(player, MouseEvent('move', *point)) == [Hover('b2')]
    assert meant(player, MouseEvent('press', *point)) == [Hover('b2'), Touch(*point, 'b2')]
    assert meant(player, MouseEvent('release', *point)) == [Hover('b2'), Click('b2', -1)]
    assert meant(player, MouseEvent('release', *point)) == [Hover('b2')], 'nothing is held any more'
    assert meant(player, MouseEvent('press', 990, 600)) == [Hover(), Touch(990, 600)]


def test_what_is_carried(player):
    x, y = map(round, player.point('A'))
    player.screen.handle(MouseEvent('press', x, y), 0.0)
    place = ('A', len(player.game['A']) - 1)
    assert meant(player, MouseEvent('drag', x + 2, y + 2)) == [Hover(*place)], 'a click may tremble'
    drag = MouseEvent('drag', x + 40, y + 30)
    [_, carry] = meant(player, drag)
    assert carry == Carry(*place, 40, 30)
    assert player.screen.state.drag is None, 'it was only meant'
    player.screen.handle(drag, 0.0)
    assert (player.screen.state.drag.dx, player.screen.state.drag.dy) == (40, 30)
    release = MouseEvent('release', x + 50, y + 30)
    assert meant(player, release)[1:] == [Carry(*place, 50, 30), Signal.DROP]


def test_buttons_say_what_they_mean(sit):
    player = sit()
    press, release = at_button(player, 'act-take')
    assert Touch not in map(type, meant(player, press))
    assert meant(player, release)[1:] == [Play(('take', 2))]
    toolbar = player.screen.toolbar
    assert list(toolbar.intents('act-rival')) == [NextValue('rival')]
    assert list(toolbar.intents('option-rival')) == [NextValue('rival')]
    assert list(toolbar.intents('set-animation')) == [NextValue('animation', for_all_games=True)]
    assert list(toolbar.intents('undo')) == [Command('undo')]
    assert list(toolbar.intents('act-nothing')) == list(toolbar.intents('dialog')) == []
    assert list(toolbar.intents('message')) == [Signal.DISMISS]
    assert list(toolbar.intents('shade')) == [Signal.ESCAPE]


def at_button(player, name):
    """The mouse button down and up over a button."""
    quad = next(quad for quad in player.look().targets() if quad.place == f'#{name}')
    return [MouseEvent(kind, quad.x + 2, quad.y + 2) for kind in ('press', 'release')]


def test_a_button_is_pressed_where_the_mouse_went_down(sit):
    player = sit()
    press, _ = at_button(player, 'act-take')
    _, elsewhere = at_button(player, 'act-look')
    meant(player, press)
    assert [type(intent) for intent in meant(player, elsewhere)] == [Hover]


@pytest.mark.parametrize(
    ('key', 'intents'),
    [
        (Key('t'), [Play(('take', 2))]),
        (Key('k', ctrl=True), [Play('look')]),
        (Key('z', ctrl=True), [Command('undo')]),
        (Key('z', ctrl=True, shift=True), [Command('redo')]),
        (Key('r', ctrl=True), []),
        (Key('f1'), [Command('help')]),
        (Key('f5'), [Command('load')]),
        (Key('left'), [Reach('b2')]),
        (Key('p'), [Play(('take', 1))]),
        (Key('escape'), [Signal.ESCAPE]),
        (Key('backspace'), [Type('backspace')]),
        (Key('2'), []),
        (Typed('2'), [Type('2')]),
        (Typed('ě'), [Type('2')]),
    ],
    ids=str,
)
def test_keys(sit, key, intents):
    assert meant(sit(), key) == intents


def test_keys_of_places_and_of_the_stock(player):
    assert meant(player, Key('a')) == [Letter('A')]
    assert meant(player, Key('space')) == [Play(('U', 'V'))]
    player.screen.state.focus = 'U'
    assert meant(player, Key('enter')) == [Click('U', None)]


def test_a_move_of_others_is_hurried(sit):
    player = sit(rival='kit', seconds=3.0)
    player.click('c3')
    x, y = player.point('b2')
    assert meant(player, MouseEvent('press', x, y))[1:] == [Touch(x, y, 'b2'), Signal.HURRY]
    assert meant(player, Key('space')) == [Signal.HURRY]
    assert player.screen.automatic.pause, 'nothing was done'


def test_in_a_dialog_keys_mean_its_buttons(sit):
    player = sit()
    player.type('f1')
    assert meant(player, Key('enter')) == [Command('close')]
    assert meant(player, Key('left')) == meant(player, Key('t')) == meant(player, Typed('2')) == []
