"""Šedesát šest for the tests: a server and a rival inside the test, and a player at the window."""

import random
from collections import deque

from checks.running import ROOT
from checks.window.playing import Player, implementation, sit_down
from rozdej.network.sedesatsest.player_view import field, of_seat, seat_of, why_not, wrong_world
from rozdej.network.sedesatsest.scene import Game
from rozdej.window.gui.student_code import StudentCode
from rozdej.window.gui.student_code_errors import StudentCodeError

SOLUTION = ROOT / 'reseni' / 'sedesatsest'
EXERCISE = 'sedesatsest'
RIVAL = 'Soupeř'


def is_whole(game) -> bool:
    """Whether all parts of the game fit together."""
    hand = of_seat(game['world'], 'ruka', seat_of(game['world'], game['name']))
    return wrong_world(game['world']) is None and sorted(game['order']) == list(range(len(hand)))


class NearServer:
    """The student's server without a network: events for the window, and a rival who answers at once.

    `moves` are the messages that the rival sends when on turn, the first that the rules allow; `is_cut` says that
    the connection is broken. `sent` is all that the window has sent.
    """

    def __init__(self, code, name, wake=lambda: None, seed=7, first=True):
        self.code = StudentCode(code.implementation, 'vesmir66')
        self.code.load()
        self.name, self.wake = name, wake
        self.random = random.Random(seed)
        self.queue = deque()
        self.sent = []
        self.is_cut = self.is_closed = False
        self.rival_waits, self.rivals_view = False, None
        random.seed(seed)
        self.universe = self.code.answer('novy_vesmir')
        for player in (name, RIVAL) if first else (RIVAL, name):
            self._bundle(self.code.answer('pri_registraci', self.universe, player))
        self.queue.appendleft(('welcome',))

    def _bundle(self, bundle):
        try:
            universe, mails, _ = bundle
            mails = [(who, mail) for who, mail in mails]
        except (TypeError, ValueError):
            raise StudentCodeError('Server takový balík odmítne.') from None
        self.universe = universe
        for who, mail in mails:
            if who == self.name:
                self.queue.append(('mail', mail))
            else:
                self.rivals_view = mail
        self.wake()
        if mails and not self.rival_waits:
            self.let_rival_move()

    def let_rival_move(self):
        """The rival does one thing, if it is on turn."""
        view = self.rivals_view
        if view is None or view[0] == 'stych':
            return
        seat = seat_of(view, RIVAL)
        hand = range(len(of_seat(view, 'ruka', seat)))
        allowed = [number for number in hand if not why_not(view, seat, ['vyloz', number])]
        if allowed and len(field(view, 'jmena')) == 2 and len(self.universe.svety) == 2:
            self._bundle(self.code.answer('pri_zprave', self.universe, RIVAL, ['vyloz', self.random.choice(allowed)]))

    # What the window asks.

    def events(self):
        return self.queue

    def take(self):
        self.queue.popleft()

    def send(self, message):
        self.sent.append(message)
        if self.is_cut:
            return
        try:
            self._bundle(self.code.answer('pri_zprave', self.universe, self.name, message))
        except StudentCodeError as trouble:
            self.queue.append(('trouble', trouble.title, trouble.lines))

    def echo(self, number):
        if not self.is_cut:
            self.queue.append(('echo', number))
            self.wake()

    def cut(self, sentence='Spojení se přerušilo.'):
        """The server does not answer any more."""
        self.is_cut = True
        self.universe, *_ = self.code.answer('pri_odpojeni', self.universe, self.name)
        self.queue.append(('gone', sentence))
        self.wake()

    def reconnect(self):
        if not self.is_cut:  # the old connection ends first
            self.universe, *_ = self.code.answer('pri_odpojeni', self.universe, self.name)
        self.is_cut = False
        self.queue.append(('welcome',))
        self.queue.append(('figures', {self.name: 1, RIVAL: 0}))
        self._bundle(self.code.answer('pri_registraci', self.universe, self.name))

    def memory(self):
        return None

    def close(self):
        self.is_closed = True


class Near(Game):
    """The scene with the server inside the test; `server` is the last one it met."""

    server = None
    first = True
    seed = 7

    def meet(self, wanted):
        self.server = NearServer(wanted.code, wanted.name, wanted.wake, self.seed, self.first)
        return self.server


def sit_at_lobby(store, folder=SOLUTION, animation='off', seed=7, first=True, **options) -> Player:
    """A player before the start screen of the game."""
    store.save_options(EXERCISE, {'trick': 0.7, **options})
    scene = Near()
    scene.seed, scene.first = seed, first
    player = sit_down(folder, store, seed=None, animation=animation, scene=scene, exercise=EXERCISE)
    scene.wake = player.screen.look_outside
    return player


def sit_at_table(store, folder=SOLUTION, **how) -> Player:
    """A player at the table, with the first view."""
    player = sit_at_lobby(store, folder, **how)
    player.press('act-start')
    player.pass_time(0.3)
    return player


def server(player: Player) -> NearServer:
    """The server behind the window."""
    return player.screen.session.scene.server


def world(player: Player) -> list:
    """The view on the table."""
    return player.game['world']


def seat(player: Player) -> int:
    """Whether the person is the first or the second player."""
    return seat_of(world(player), player.game['name'])


def own_hand(player: Player) -> list:
    """The person's cards, in the order in which the server counts them."""
    return of_seat(world(player), 'ruka', seat(player))


def set_world(player: Player, **parts) -> None:
    """Change the game at the server, and let the window see it."""
    near = server(player)
    near.universe = near.universe._replace(**parts)
    near._bundle(near.code.answer('pri_odpojeni', near.universe, RIVAL))
    near._bundle(near.code.answer('pri_registraci', near.universe, RIVAL))
    player.pass_time(0.3)


def allowed(player: Player) -> list[int]:
    """Numbers (from 0) of the cards, as they lie, that may be laid."""
    return [
        number
        for number, index in enumerate(player.game['order'])
        if not why_not(world(player), seat(player), ['vyloz', index])
    ]


def play_all(player: Player) -> None:
    """Play the deal to its end, each time the first card that may be laid."""
    for _ in range(400):
        if world(player)[0].startswith(('vyhra', 'prohra', 'z_')):
            return
        if not player.screen.automatic.pause and (numbers := allowed(player)):
            player.click(f'ruka-{numbers[0] + 1}')
        player.pass_time(0.3)
    raise AssertionError('the deal does not end')


def written_program(folder, **bodies):
    """A folder with the solution, and texts behind its files (`svet66='def …'`)."""
    folder.mkdir(exist_ok=True)
    for path in SOLUTION.glob('*.py'):
        text = path.read_text(encoding='utf-8')
        if extra := bodies.get(path.stem):
            text += f'\n\n{extra}\n'
        (folder / path.name).write_text(text, encoding='utf-8')
    return folder


def program(folder=SOLUTION):
    """The implementation in the folder."""
    return implementation(folder, EXERCISE)
