"""A scene for the tests of the engine: a heap of matches, two players take one to three, who takes the last one wins.

It uses all that a scene can say, and no student's functions but one, which stands for any of them.
The other player may be far away: then `letters` brings the moves.
"""

from collections import deque
from collections.abc import Mapping

from rozdej.window.gui.drawing_parts import Board, bars, coins, curve, person
from rozdej.window.gui.scene import Scene
from rozdej.window.gui.scene_types import Action, Ending, Entry, Option, Outcome, Pause
from rozdej.window.gui.student_code import Refused
from rozdej.window.gui.widgets import Message

NAMES = [[f'{row}{column}' for column in '123'] for row in 'cba']


class Heap(Scene):
    """`game` is `{'left': matches, 'turn': 0 or 1, 'trick': shown and not cleared}`."""

    module = 'klondike'
    buttons = ('undo', 'redo', 'new')
    labels: Mapping[str, str] = {'new': 'Nová hromádka'}
    has_strip = True
    has_cards = False
    first_focus = 'b2'
    size = 7
    allowed = '0123456789,'
    is_far = True

    def __init__(self):
        super().__init__()
        self.letters = deque()
        self.left = False

    def leave(self):
        self.left = True

    def deal(self, code, seed):
        return {'left': self.size, 'turn': 0, 'trick': False}, None

    def play(self, code, game, move):
        if move == 'look':
            return Outcome(message=Message('Koukej.'), reveal=2.0)
        if move == 'again':
            return Outcome({'left': self.size, 'turn': 0, 'trick': False}, begins=True)
        if move == 'clear':
            return Outcome({**game, 'trick': False})
        if move in ('open', 'close'):
            return Outcome({**game, 'open': move == 'open'}, replaces=True)
        kind, number = move
        if kind == 'name':
            return Outcome(record={'games': 0, 'name': number})
        if kind == 'letter':
            self.letters.popleft()
        elif game['turn'] == 1 and self.options['rival'] == 'far':
            raise Refused('čeká se na soupeře')
        if number not in (1, 2, 3):
            raise Refused(f'{number} sirek vzít nejde')
        game['left'] -= min(number, game['left'])
        game['turn'] = 1 - game['turn']
        game['trick'] = self.options['tricks']
        return None

    def option_list(self, code):
        return [
            Option(
                'rival', 'Soupeř', {'person': 'člověk', 'kit': 'počítač', 'far': 'jinde', 'student': 'tvůj program'}
            ),
            Option('watch', 'Dívat se', {False: 'ne', True: 'ano'}),
            Option('tricks', 'Štychy', {False: 'ne', True: 'ano'}),
            Option('seconds', 'Pauza', {1.0: 'krátká', 3.0: 'dlouhá', None: 'až kliknu'}),
        ]

    def pause(self, game):
        if game.get('open'):
            return Pause(None, 'Klikni a hraje se dál.')
        if game['left'] == 0:
            return None
        if game['trick']:
            return Pause(self.options['seconds'], 'Prohlédni si to.')
        if self.options['rival'] == 'far':
            return Pause(0.0, aside=True) if game['turn'] == 1 and self.letters else None
        computers = self.options['watch'] or (game['turn'] == 1 and self.options['rival'] != 'person')
        return Pause(self.options['seconds'], 'Soupeř přemýšlí…') if computers else None

    def automatic_move(self, code, game):
        if game.get('open'):
            return 'close'
        if game['trick']:
            return 'clear'
        if self.options['rival'] == 'far':
            return ('letter', self.letters[0])
        if self.options['rival'] == 'student':
            return ('take', code.call('hrac_vyhral', game['left']))
        return ('take', 1)

    def ending(self, code, game):
        if game['left']:
            return None
        won = game['turn'] == 1
        return Ending('Konec', ['Tak to bychom měli.'], won=won, delay=0.0 if won else 2.0)

    def look(self, code, game):
        return code.ask(
            'popis_sirek',
            game['left'],
            wrong=lambda text: None if text else ('slova', repr(text)),
            instead='Jde to i bez slov.',
        )

    def counted(self, game, moves, seconds):
        return {'games': (self.record or {'games': 0})['games'] + 1}

    def status(self, game):
        return f'Zbývá {game["left"]}, her {(self.record or {"games": 0})["games"]}'

    def explain(self, game, place, index):
        return f'políčko {place}' if place in ('a1', 'b2') else ''

    def draw(self, game, canvas):
        x, y, width, height = canvas.room
        canvas.label(f'Program říká: {self.facts}', (x, y, width / 2, height / 8))
        board = Board(canvas, (x, y, width / 2, height), NAMES, '123', 'cba')
        if canvas.revealed:
            board.stone('stone-x', 'a1')
        board.stone('stone-o', 'c3', source=(0.0, 0.0))
        board.stone('stone-o', 'a3', source=(0.0, 0.0))
        canvas.gap = 0.1
        with canvas.afterwards():
            canvas.label('Leží.', (x + width / 2, y + height * 0.65, width / 2, height / 20))
        board.line('a1', 'c3', (255, 255, 255, 255))
        side = (x + width / 2, y, width / 2, height / 4)
        person(canvas, side, 1, 'Gábi', ['na tahu'], on_turn=True, place='gabi')
        coins(canvas, (side[0], y + height / 4, side[2], height / 8), 1234)
        curve(canvas, (side[0], y + height * 0.4, side[2], height / 4), [3, 1, 4, 1.5], 'Peníze')
        bars(canvas, (side[0], y + height * 0.7, side[2], height / 4), [('Petr', 5.5), ('Soňa', 0)], 'Body')

    def click_move(self, game, place):
        return ('take', int(place[1])) if place in ('a1', 'b2', 'c3') else None

    def actions(self, game):
        offered = [
            Action('take', 'Vezmi dvě', key='t', hint='vezme dvě sirky', move=('take', 2)),
            Action('look', 'Koukni', key='ctrl+k'),
            Action('rival', f'Soupeř: {self.options["rival"]}', option='rival', key='4'),
        ]
        return offered if game['left'] else offered[2:]

    def entry(self, game):
        return Entry('Kolik:', 'třeba 2', self.allowed) if game['left'] else None

    def entered(self, game, text):
        return ('take', int(text)) if text.isdigit() else None

    def key_move(self, game, key):
        return {'p': ('take', 1), 'j': ('name', 'Jana')}.get(key)

    def focus_rows(self, game):
        return NAMES


def left(player):
    """How many matches there are."""
    return player.game['left']
