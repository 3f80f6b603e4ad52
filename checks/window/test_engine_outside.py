"""A game whose other player is far away, tried out with the matches (`heap`): what comes from outside, and leaving."""

import threading

import pytest

from checks.network.serving import LIMIT
from checks.window.display import redraw
from checks.window.heap import Heap, left
from rozdej.window.gui.picture import Trip
from rozdej.window.gui.wire import MouseEvent


@pytest.fixture
def far(sit):
    """A player of matches against somebody far away, and a function that brings a letter from there."""
    player = sit(rival='far')
    scene = player.screen.session.scene

    def bring(number: int) -> None:
        scene.letters.append(number)
        player.screen.look_outside()

    return player, bring


def test_a_letter_is_played_when_it_comes(far):
    player, bring = far
    player.click('b2')
    player.pass_time(5)
    assert (left(player), player.game['turn']) == (5, 1)
    assert player.screen.wait(player.now) is None, 'nothing is asked in vain'
    bring(3)
    assert player.screen.dirty
    assert player.screen.wait(player.now) == 0
    player.pass_time(0.1)
    assert (left(player), player.game['turn']) == (2, 0)


def test_a_letter_that_comes_too_early_waits(far):
    player, bring = far
    bring(1)
    player.pass_time(1)
    assert left(player) == 7
    player.click('b2')
    player.pass_time(0.1)
    assert left(player) == 4


def test_a_pause_that_goes_on_is_not_begun_anew(sit):
    player = sit(rival='kit')
    player.click('b2')
    for _ in range(3):
        player.pass_time(0.4)
        player.screen.look_outside()
    assert left(player) == 4


def test_what_was_tried_in_vain_is_not_tried_again_by_a_call_from_outside(sit):
    player = sit('def hrac_vyhral(zbyva):\n    return 1 // 0\n', rival='student')
    player.click('b2')
    player.pass_time(1.5)
    player.type('escape')
    player.screen.look_outside()
    player.pass_time(3)
    assert player.read == ''


def test_nothing_is_played_while_something_is_dragged(far):
    player, bring = far
    player.click('b2')
    player.screen.state.drag = object()
    bring(1)
    assert player.screen.wait(player.now) is None
    player.screen.state.drag = None
    player.pass_time(0.1)
    assert left(player) == 4


def test_a_click_is_not_lost_to_what_comes_at_once(far):
    player, bring = far
    player.click('b2')
    bring(1)
    player.screen.table.motion.trips['x'] = Trip(0, 0, 1, 1, '', player.now + 10, 0.1)
    player.screen.handle(MouseEvent('press', *player.point('c3')), player.now)
    player.screen.handle(MouseEvent('release', *player.point('c3')), player.now)
    assert left(player) == 5
    assert 'čeká se na soupeře' in player.told, 'the click was a move of its own'


def test_a_key_of_the_scenes_own(sit):
    player = sit()
    player.type('p')
    assert left(player) == 6
    player.type('q')
    assert left(player) == 6


def test_a_move_may_change_the_record(sit, store):
    player = sit()
    player.type('j')
    assert left(player) == 7
    assert store.record('klondike') == {'games': 0, 'name': 'Jana'}


def test_leaving_the_game_is_told(sit):
    player = sit()
    player.screen.close()
    assert player.screen.session.scene.left


def test_a_call_from_another_thread_wakes_the_window(show, monkeypatch):
    import pyglet

    monkeypatch.setattr('rozdej.window.gui.application.scene_of', lambda exercise: Heap())
    application, window = show(rival='far')
    scene, screen = application.screen.session.scene, application.screen
    screen.controller.play(('take', 2), 0.0)
    redraw(window)
    scene.letters.append(1)
    caller = threading.Thread(target=scene.wake)
    caller.start()
    caller.join(LIMIT)
    pyglet.app.platform_event_loop.dispatch_posted_events()
    window.dispatch_events()
    assert screen.automatic.pause is not None
    window.on_close()
    scene.wake()  # somebody far away does not know yet that the window is closed
    pyglet.app.platform_event_loop.dispatch_posted_events()
    assert scene.left
