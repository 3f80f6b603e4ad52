"""A monkey at the table of Šedesát šest, with a server that fails now and then: nothing may break the window."""

import random

import pytest

from checks.window.playing import exercise_named
from checks.window.sixtysix import EXERCISE, SOLUTION, Near, written_program
from checks.window.test_monkey import Monkey
from rozdej.core.student.implementation import Implementation
from rozdej.network.sedesatsest.player_view import BACK, CARDS, FIELDS
from rozdej.window.gui.application import Application
from rozdej.window.gui.settings_store import SettingsStore
from rozdej.window.gui.start_screen import Offer

pytestmark = pytest.mark.whole(reason='plays at random for long')

STEPS = 250

PROGRAMS = {
    'right': {},
    'never draws': {'vesmir66': 'def dober(vesmir, prvni):\n    return vesmir\n'},
    'sends nonsense': {'svet66': "def pri_klavese(svet, klavesa):\n    return svet, ['vyloz', 99]\n"},
    'raises in the middle': {
        'svet66': 'def popis_stavu(svet, jmeno):\n    return ["ano"][len(svet.stred)]\n',
        'vesmir66': 'def vymen_trumf(vesmir, hrac):\n    raise KeyError(hrac)\n',
    },
}


class Storm(Monkey):
    """A monkey that also plays fate: what comes from the server, and whether anything does."""

    def act(self) -> None:
        server = getattr(self.screen.session.scene, 'server', None) if self.game else None
        if server and not server.is_closed and self.random.random() < 0.1:
            self.random.choice([self.cut, self.junk, self.world, self.trouble, self.calm])(server)
        super().act()

    def cut(self, server) -> None:
        if not server.is_cut and self.random.random() < 0.3:
            server.cut()

    def junk(self, server) -> None:
        contents = ([], None, 'svet', [1] * 15, ['hraje'] + [[]] * 14, {'stav': 'hraje'}, [[['?']]] * 15)
        server.queue.append(('mail', self.random.choice(contents)))
        server.wake()

    def world(self, server) -> None:
        """A view that the rules would never lead to, but has the right shape."""
        deck = self.random.sample(CARDS, 24)
        states = ('hraje', 'ceka!', 'stych', 'vyhra3f', 'z_prohra2t', 'hlasi_trumf', 'odmitnut')
        sizes = [self.random.randrange(7) for _ in range(2)]
        hands = [deck[: sizes[0]], [BACK] * sizes[1]]
        middle, trick = deck[6 : 6 + self.random.randrange(3)], self.random.choice([[], deck[10:12]])
        stock = deck[12 : 12 + self.random.randrange(12)]
        names = self.random.choice([[], [server.name], [server.name, 'Eva'], ['Eva', server.name], ['Eva', 'Jan']])
        parts = [self.random.choice(states), *hands, [trick] if trick else [], 11, [], 5, middle, stock, trick]
        parts += [self.random.choice(['h0', 'h1']), 1, 2, self.random.choice(['Kr', 'Sr', '']), names]
        assert len(parts) == len(FIELDS)
        server.queue.append(('mail', parts))
        server.wake()

    def trouble(self, server) -> None:
        event = self.random.choice(
            [('trouble', 'Funkce vyloz skončila chybou.', ['x' * 300]), ('echo', 3), ('welcome',)]
        )
        server.queue.append(event)
        server.wake()

    def calm(self, server) -> None:
        """Whoever mends the program reads the message first."""
        self.screen.state.message = None


@pytest.mark.parametrize('name', PROGRAMS)
def test_nothing_breaks_the_window(name, tmp_path, monkeypatch):
    random.seed(name)
    exercise = exercise_named(EXERCISE)
    folder = written_program(tmp_path / EXERCISE, **PROGRAMS[name]) if PROGRAMS[name] else SOLUTION
    monkeypatch.setattr('rozdej.window.gui.application.scene_of', lambda exercise: Near())
    offer = Offer(exercise, Implementation(exercise, folder))
    application = Application(lambda: [offer], SettingsStore(tmp_path / 'user'), exercise)
    application.begin()
    application.wake = lambda: application.screen.look_outside()
    storm = Storm(application, seed=len(name))
    seen = set()
    for _ in range(STEPS):
        if storm.game is None:
            application.play(exercise)
        if storm.game['phase'] == 'lobby':
            storm.screen.controller.play(('start',), storm.now)
        storm.act()
        assert storm.game_is_sound, storm.game
        seen.add(storm.game and storm.game['world'][0])
    application.close()
    assert len(seen) > 3
