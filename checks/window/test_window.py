"""The window itself, without a display: events go in at pyglet's end, pixels come out."""

import gc
import threading
import time

import pyglet
import pytest

from checks.network.serving import LIMIT
from checks.running import ROOT
from checks.window.display import click, client_of, pixels, redraw, send, shot, why_no_egl
from checks.window.playing import PREPARED, winning_moves
from rozdej.window.display import window_setup
from rozdej.window.display.atlas import BadPicture, load_sheet
from rozdej.window.gui.application import Application
from rozdej.window.gui.layout import Space
from rozdej.window.gui.wire import Moment, Typed

pytestmark = pytest.mark.whole(reason='opens windows')

FELT = (14, 82, 56)


def colour_at(window, x, y):
    """Red, green and blue of the point, counted from the top left corner."""
    width, height, data = pixels(window)
    start = 4 * ((height - 1 - int(y)) * width + int(x))
    return tuple(data[start : start + 3])


def test_cards_and_table_are_seen(show):
    application, window = show()
    card = next(q for q in application.picture(window.space, 0).quads if q.place == 'A' and q.index == 0)
    assert colour_at(window, card.x + card.width * 0.5, card.y + card.height * 0.03) > (240, 240, 240)
    x = card.x + card.width + 4
    assert all(abs(one - other) < 6 for one, other in zip(colour_at(window, x, card.y + 30), FELT, strict=True))
    shot(window, 'start')


def test_with_sounds_and_nothing_to_play_them_on_a_game_goes_on(show):
    application, window = show()
    application.settings.sound = True
    click(application, window, 'U')
    for thread in threading.enumerate():
        if thread.name == 'sound':
            thread.join(LIMIT)
    click(application, window, 'U')
    assert application.screen.session.history.moves == 2


def test_two_pictures_of_the_same_game_are_the_same(show):
    _, window = show()
    assert pixels(window) == pixels(window)


def test_a_whole_game_by_the_windows_own_events(show, submission):
    folder = submission(PREPARED, on='solution')
    application, window = show(folder, size=(400, 300))
    for source, target in winning_moves():
        click(application, window, source)
        if source != 'U':
            click(application, window, target)
    application.screen.tick(time.monotonic() + 5)
    assert application.screen.state.message.title == 'Vyhráno!'
    shot(window, 'won')


def test_keys_have_their_names(show):
    from pyglet.window import key

    application, window = show()
    for symbol, modifiers in ((key.U, 0), (key.V, 0), (key.SPACE, 0), (key.Z, key.MOD_CTRL)):
        send(window, 'on_key_press', symbol, modifiers)
    assert application.screen.session.history.moves == 1
    send(window, 'on_key_press', key.ESCAPE, 0)
    assert window.context is not None, 'Esc does not close the window'


def test_drag_by_the_windows_own_events(show, submission):
    application, window = show(submission(PREPARED, on='solution'))
    redraw(window)
    shown = application.screen.state.shown.quads
    card = [q for q in shown if q.place == 'G'][-1]
    goal = next(q for q in shown if q.place == 'W')
    x, y = int(card.x + 20), int(window.height - card.y - 20)
    dx, dy = int(goal.x - card.x), int(card.y - goal.y)
    send(window, 'on_mouse_press', x, y, 1, 0)
    send(window, 'on_mouse_drag', x + dx // 2, y + dy // 2, 0, 0, 1, 0)
    shot(window, 'drag')
    send(window, 'on_mouse_drag', x + dx, y + dy, 0, 0, 1, 0)
    send(window, 'on_mouse_release', x + dx, y + dy, 1, 0)
    assert application.screen.session.game['W'] == [(1, 'Pi', True)]


def test_an_error_is_seen_and_the_window_stays(show, submission):
    application, window = show(submission('def udelej_tah(hra, a, b):\n    return hra["Q"]\n', on='solution'))
    click(application, window, 'U')
    assert application.screen.state.message.title == 'Funkce udelej_tah skončila chybou.'
    shot(window, 'error')
    assert window.context is not None


@pytest.mark.parametrize('size', [(400, 300), (1920, 1080), (2600, 1400)], ids=str)
def test_all_sizes_of_the_atlas_show_the_same_table(show, size):
    application, window = show(size=size)
    card = next(q for q in application.picture(window.space, 0).quads if q.place == 'A' and q.index == 0)
    assert colour_at(window, card.x + card.width * 0.5, card.y + card.height * 0.03) > (230, 230, 230)
    shot(window, f'{size[0]}x{size[1]}')


def test_other_pictures_are_loaded_while_the_old_ones_are_seen(show, monkeypatch):
    application, window = show()
    before = pixels(window)
    may_load = threading.Event()

    def load_late(*what):
        return may_load.wait(LIMIT) and load_sheet(*what)

    monkeypatch.setattr('rozdej.window.display.atlas.load_sheet', load_late)
    application.settings.four_colours = True
    assert pixels(window) == before
    may_load.set()
    window._painter._loader._thread.join(LIMIT)
    application.screen.dirty = False
    drawn = []
    monkeypatch.setattr(window, 'draw', lambda passed: drawn.append(passed))
    pyglet.app.platform_event_loop.dispatch_posted_events()
    window.dispatch_events()
    assert drawn, 'the thread tells the window'
    assert pixels(window) != before
    application.settings.four_colours = False
    redraw(window)
    window._painter._loader._thread.join(LIMIT)
    assert pixels(window) == before


def test_a_picture_that_is_gone_leaves_the_old_ones(show, monkeypatch):
    application, window = show()
    before = pixels(window)

    def fail(*what):
        raise BadPicture('deck4.png')

    monkeypatch.setattr('rozdej.window.display.atlas.load_sheet', fail)
    application.settings.four_colours = True
    redraw(window)
    window._painter._loader._thread.join(LIMIT)
    assert pixels(window) == before


def test_f11_fills_the_screen_and_comes_back(show, monkeypatch):
    from pyglet.window import key

    _, window = show()
    asked = []
    monkeypatch.setattr(window, 'set_fullscreen', asked.append)
    send(window, 'on_key_release', key.F11, 0)
    window._fullscreen = True
    send(window, 'on_key_release', key.F11, 0)
    assert asked == [True, False]


def test_start_screen_leads_to_the_game_and_back(show):
    application, window = show(exercise=None)
    shot(window, 'games')
    shown = application.picture(window.space, 0)
    assert 'Klondike' in [text.text for text in shown.texts]
    row = [offer.exercise.name for offer in application.screen.offers].index('klondike')
    quad = next(q for q in shown.targets() if q.place == f'#{row}')
    x, y = int(quad.x + 30), int(window.height - quad.y - 20)
    send(window, 'on_mouse_press', x, y, 1, 0)
    send(window, 'on_mouse_release', x, y, 1, 0)
    assert application.screen.session.history is not None
    from pyglet.window import key

    send(window, 'on_key_press', key.H, key.MOD_CTRL)
    assert 'Klondike' in [text.text for text in application.picture(window.space, 0).texts]


def test_the_window_plays_transitions_by_itself(show, monkeypatch):
    application, window = show()
    application.screen.table.motion.speed = 0.5
    click(application, window, 'U')
    [trip] = window.client.drawing.trips
    *_, start, seconds = trip
    assert application.screen.wait(start) == pytest.approx(seconds), 'nobody is to be asked until it is over'
    told, planned = [], []
    monkeypatch.setattr(window.client, 'tell', told.append)
    monkeypatch.setattr(pyglet.clock, 'schedule_once', lambda what, seconds: planned.append(what))
    seen = []
    for part in (0.1, 0.3, 1.0, 2.0):
        monkeypatch.setattr(window.client, 'clock', lambda part=part: start + part * seconds)
        planned.clear()
        seen.append(pixels(window))
        assert planned == [window._glide] * (part < 1)
    assert seen[0] != seen[1] != seen[2] == seen[3]
    assert set(told) == {window.space}, 'the game side knows nothing of it'


def test_with_reduced_motion_nothing_travels(show):
    application, window = show()
    click(application, window, 'U')
    assert window.client.drawing.trips == []


def test_an_idle_window_plans_nothing(show):
    application, window = show()
    redraw(window)
    assert application.screen.wait(0) is None
    application.screen.dirty = False
    drawn = []
    window.draw = lambda passed: drawn.append(passed)
    send(window, 'on_mouse_motion', 5, 5, 1, 1)
    window._look_around(0.5)
    assert drawn == [], 'nothing has changed'


@pytest.mark.parametrize(
    ('system', 'scale', 'smallest'),
    [('linux', 1.0, (400, 300)), ('linux', 2.0, (800, 600)), ('win32', 1.5, (600, 450)), ('darwin', 2.0, (400, 300))],
)
def test_the_smallest_window_is_as_large_on_a_denser_display(show, monkeypatch, system, scale, smallest):
    """Only macOS counts a window in points."""
    show()[1].on_close()
    import pyglet

    from rozdej.window.display.window import GameWindow

    monkeypatch.setattr(pyglet, 'compat_platform', system)
    monkeypatch.setattr(GameWindow, 'scale', scale)
    asked = []
    monkeypatch.setattr(GameWindow, 'set_minimum_size', lambda window, *size: asked.append(size))
    show()
    assert asked == [smallest]


def test_a_resized_window_is_drawn_at_once(show):
    _, window = show()
    redraw(window)
    drawn = []
    window.draw = lambda passed: drawn.append(True)
    send(window, 'on_resize', 700, 500)
    assert drawn == [True]


def test_answers_are_heard_while_the_system_drags_the_window(show, monkeypatch):
    """Windows then calls what is planned, and nothing that was posted."""
    _, window = show()
    window.client.notify = lambda: None
    window.client.tell(Moment.TICK)
    monkeypatch.setattr(window.client, 'clock', lambda: time.monotonic() + 100)
    window._look_around(0.5)
    assert window.client.late is None


def test_on_another_screen_the_window_is_drawn_for_its_density(show, monkeypatch):
    _, window = show()
    told, smallest = [], []
    monkeypatch.setattr(window.client, 'tell', told.append)
    monkeypatch.setattr(window, 'set_minimum_size', lambda *size: smallest.append(size))
    window._dpi = 144
    send(window, 'on_scale', 1.5, 144)
    assert told == [Space(window.width, window.height, 1.5)]
    assert smallest == [(600, 450)]


def test_all_quads_are_drawn_by_few_calls(show):
    """One texture, one group: quads, texts, and both once more above."""
    _, window = show()
    redraw(window)
    batch = window._painter._batch
    domains = [domain for group in batch.group_map.values() for domain in group.values()]
    assert len(domains) <= 8


def test_closing_saves_the_game(show, store):
    application, window = show()
    click(application, window, 'U')
    window.on_close()
    assert list(store.folder.glob('klondike-*.json'))


def test_the_title_names_the_game_and_changes_with_the_screen(show):
    application, window = show()
    titles = []
    window.set_caption = titles.append  # a window without a display has no frame to read it from
    for begin in (application.go_home, lambda: application.play(application.offers[0].exercise)):
        begin()
        redraw(window)
        redraw(window)
    assert titles == ['Rozdej!', 'Klondike – Rozdej!']


def test_garbage_is_looked_for_again_once_the_window_is_open(store, monkeypatch):
    if reason := why_no_egl():
        pytest.skip(reason)
    seen = []
    monkeypatch.setattr('pyglet.app.run', lambda interval: seen.append(gc.isenabled()))
    gc.disable()
    try:
        window_setup.run(client_of(Application(list, store)), ROOT / 'static')
    finally:
        gc.enable()
        gc.unfreeze()
    assert seen == [True]


def test_the_loop_of_some_macs_is_not_always_awake(store, monkeypatch):
    """They look for what is planned at an interval, which is no time at all where nothing is drawn by itself."""
    if reason := why_no_egl():
        pytest.skip(reason)
    from rozdej.window.display.window import FRAME

    asked = []
    monkeypatch.setattr(pyglet.app.platform_event_loop, 'nsapp_start', asked.append, raising=False)
    monkeypatch.setattr('pyglet.app.run', lambda interval: pyglet.app.platform_event_loop.nsapp_start(interval or 0))
    window_setup.run(client_of(Application(list, store)), ROOT / 'static')
    assert asked == [FRAME]


def test_a_text_for_the_clipboard_gets_there_and_another_comes_from_it(show, monkeypatch):
    from pyglet.window import key

    application, window = show()
    taken = []
    monkeypatch.setattr(window.client, 'copy', taken.append)
    application.screen.state.copied = 'def test_1(): …'
    click(application, window, 'U')
    redraw(window)
    assert taken == ['def test_1(): …']
    monkeypatch.setattr(window, 'get_clipboard_text', lambda: 'U 12')
    told = []
    monkeypatch.setattr(application.screen, 'handle', lambda event, now: told.append(event))
    send(window, 'on_key_press', key.V, key.MOD_CTRL)
    assert told == [Typed('U 12')]


def test_the_picture_of_the_readme_can_be_made(tmp_path):
    if reason := why_no_egl():
        pytest.skip(reason)
    from docs.pictures.make import window  # asks for libraries of the authors only

    assert window(tmp_path).size == (1000, 640)
