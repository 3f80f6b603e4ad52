"""Sounds: when there is one, how it is made, and that nobody ever waits for one or hears of a missing device."""

import io
import threading
import time
import wave

import pyglet
import pytest

from checks.network.serving import LIMIT
from checks.running import ROOT
from checks.window.playing import PREPARED, SPACE, application_of, winning_moves
from checks.window.test_wire import Fake
from rozdej.window.display.sound import RATE, Speaker, pyglet_player, wave_file
from rozdej.window.gui.settings_store import Settings
from rozdej.window.gui.sounds import SOUNDS
from rozdej.window.gui.wire import Choose, Key, Moment, Reply


class Ear:
    """A display that only hears: `tell` gives the sound of the reply."""

    def __init__(self, store, folder, animation='off', sound=True):
        store.save_settings(Settings(animation=animation, sound=sound))
        self.application = application_of(folder, store)
        self.application.begin()
        self.now = 100.0
        self.first = self.tell(SPACE)

    def tell(self, what):
        self.now += 1
        return self.application.answer(self.now, what).sound

    def move(self, source, target):
        self.tell(Key(source.lower()))
        return self.tell(Key(target.lower()))


# When there is one.


@pytest.mark.parametrize('animation', ['off', 'normal'])
def test_cards_are_heard_however_they_move(store, submission, animation):
    ear = Ear(store, submission(PREPARED, on='solution'), animation)
    assert ear.first == 'deal'
    assert ear.tell(SPACE) == '', 'it is told once'
    heard = [
        ear.tell(Key('space')) if source == 'U' else ear.move(source, target) for source, target in winning_moves()
    ]
    assert set(heard[:-1]) == {'card'}
    assert heard[-1] == 'victory'


def test_a_refusal_is_heard(store):
    ear = Ear(store, ROOT / 'reseni')
    assert ear.move('A', 'B') == 'refusal'
    assert ear.tell(Moment.LOOK) == ''


def test_nothing_is_heard_unless_it_is_wanted(store):
    assert not Settings().sound
    ear = Ear(store, ROOT / 'reseni', sound=False)
    assert [ear.first, ear.tell(Key('space')), ear.move('A', 'B')] == ['', '', '']
    ear.tell(Key('f10'))
    assert ear.tell(Choose('#set-sound')) == 'card', 'what it sounds like'
    assert store.settings().sound
    ear.tell(Key('escape'))
    assert ear.tell(Key('space')) == 'card'


def test_the_display_hears_of_it():
    game, heard = Fake(), []
    game.client.sound = heard.append
    game.say(Reply(None, None, '', False, sound='card'), Reply(None, None, '', False))
    assert heard == ['card']


# How it is made.


@pytest.mark.parametrize('name', SOUNDS)
def test_a_sound_is_short_and_neither_silent_nor_cut(name):
    with wave.open(io.BytesIO(wave_file(SOUNDS[name]))) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        assert file.getnframes() < 1.5 * RATE
        samples = memoryview(file.readframes(file.getnframes())).cast('h')
    assert 2_000 < max(samples) < 32_767
    assert abs(samples[-1]) < 300, 'it fades out'


# Where it is played.


class Border:
    """What stands for the sound of the system: it records what was played, and waits or fails when told to."""

    def __init__(self, fails=()):
        self.files, self.played = {}, []
        self.goes_on, self.is_ready = threading.Event(), threading.Event()
        self.fails = fails

    def prepare(self, files):
        assert self.goes_on.wait(LIMIT)
        self.files = files
        if 'device' in self.fails:
            raise OSError('no device')
        return self.play

    def play(self, name):
        self.played.append(name)
        if name in self.fails:
            raise OSError('it was taken away')

    def speaker(self):
        return Speaker(self.is_ready.set, self.prepare)

    def ready(self, speaker):
        self.goes_on.set()
        speaker._thread.join(LIMIT)


def test_nobody_waits_until_sounds_are_ready_and_the_last_is_heard_then():
    border = Border()
    speaker = border.speaker()
    for name in ('deal', 'refusal'):
        speaker.play(name)  # comes back at once: the border still waits
    assert not border.is_ready.is_set()
    border.ready(speaker)
    assert border.is_ready.is_set()
    assert border.played == [], 'not in the thread that has got ready'
    speaker.go_on()
    speaker.play('card')
    speaker.go_on()
    assert border.played == ['refusal', 'card']
    assert border.files.keys() == SOUNDS.keys()


def test_the_first_sound_of_a_window_is_heard(show, monkeypatch):
    border = Border()
    monkeypatch.setattr('rozdej.window.display.window.Speaker', lambda told: Speaker(told, border.prepare))
    _, opened = show()
    opened.client.sound('deal')
    border.goes_on.set()
    end = time.monotonic() + LIMIT
    while not border.played and time.monotonic() < end:
        pyglet.app.platform_event_loop.dispatch_posted_events()
        opened.dispatch_events()
        time.sleep(0.005)
    assert border.played == ['deal']


@pytest.mark.parametrize('fails', [['device'], ['card']])
def test_without_a_device_nothing_happens(fails):
    border = Border(fails)
    speaker = border.speaker()
    speaker.play('deal')
    border.ready(speaker)
    for name in ('card', 'deal'):
        speaker.play(name)
    assert border.played == (['card'] if 'card' in fails else [])


def test_a_driver_that_only_counts_time_is_not_used(monkeypatch):
    from pyglet.media.drivers import silent

    monkeypatch.setattr(pyglet.media, 'get_audio_driver', silent.create_audio_driver)
    with pytest.raises(LookupError):
        pyglet_player({})
