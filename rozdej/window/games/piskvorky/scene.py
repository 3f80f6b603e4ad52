"""The table of five in a row, also blind: clicks, commands, opponents. The student's program decides the rules."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from rozdej.window.games.piskvorky.composed_turn import NOTE, begin, called, step
from rozdej.window.games.piskvorky.opponents import STRENGTHS, suggest
from rozdej.window.games.piskvorky.picture import draw_table
from rozdej.window.games.piskvorky.rules import (
    NAMES,
    POSITIONS,
    is_full,
    is_position,
    name_of,
    winner,
    wrong_answer,
    wrong_game,
)
from rozdej.window.games.piskvorky.tournament import replayed
from rozdej.window.gui.canvas import Canvas
from rozdej.window.gui.scene import Scene
from rozdej.window.gui.scene_types import Action, Ending, Entry, Move, Option, Outcome, Pause, ReplayedStep
from rozdej.window.gui.student_code import StudentCode
from rozdej.window.gui.student_code_errors import NotWritten, StudentCodeError, describe_value
from rozdej.window.gui.texts import clock
from rozdej.window.gui.widgets import Button, Message

PERSON, STUDENT = 'person', 'student'
RIVALS = {
    PERSON: 'druhý člověk',
    'weak': 'Bětka (slabá)',
    'middle': 'Dana (střední)',
    'strong': 'děda (silný)',
    STUDENT: 'tvůj program',
}
SIDES = {'x': 'křížky, začínáš', 'o': 'kolečka, začíná soupeř'}
REVEAL_SECONDS = 3.0
SHOW_END = 1.8
"""Seconds for which the board is revealed, and in which the last row is seen before the dialog comes."""

FULL = 'Plán je plný a program si toho nevšiml.'
FULL_LINES = (
    "Čeká se: po posledním kameni hra skončí remízou ('konec' je True)",
    "Přišlo: 'konec' je False, takže se má hrát dál",
    'Volá se v zpracuj_prikaz funkce je_plno a vrací pro plný plán True?',
)


class Game(Scene):
    """The game is `{'hra': the student's game, 'prikaz', 'zprava': the last ones, 'posledni': last stone, 'seed'}`."""

    module = 'piskvorky'
    buttons = ('undo', 'redo', 'new')
    has_strip = True
    has_cards = False
    rows = NAMES
    first_focus = 'e5'
    kinds = RIVALS
    numbers_counted = 3, 4
    help = (
        'Kdo dřív postaví pět svých kamenů vedle sebe (v řadě, ve sloupci nebo šikmo), vyhrává. Začíná x.',
        'Klikni na pole, dojdi na něj šipkami a stiskni Enter, nebo napiš příkaz, třeba e5, a stiskni Enter.',
        'Další příkazy: new je nová hra, board ukáže plán, quit hru ukončí.',
        'Naslepo kameny neuvidíš. Pamatuj si je, nebo si nech plán na chvilku ukázat (Ctrl+P).',
        'Na počítač nemusíš čekat: kliknutí, mezerník nebo Enter ho popoženou. Příkaz můžeš napsat už předtím.',
        'Soupeře, stranu a hru naslepo nastavíš tlačítky dole, nebo klávesou F10.',
    )

    # The game.

    def deal(self, code: StudentCode, seed: int) -> tuple[dict, StudentCodeError | None]:
        game, note = begin(code)
        return self._beginning(game, seed, ''), note

    def _beginning(self, game: dict, seed: int, message: str) -> dict:
        return {'hra': game, 'prikaz': '', 'zprava': message, 'posledni': None, 'seed': seed}

    def play(self, code: StudentCode, game: dict, move: Move) -> Outcome:
        note = None
        try:
            after, message = self._answer(code, game['hra'], move)
        except NotWritten as missing:
            after, message = step(code, game['hra'], move)
            if game['posledni'] is None:  # said once, at the first stone
                note = Message(missing.title, [NOTE, *missing.lines])
        return self._outcome(game, move, after, message, note)

    def _answer(self, code: StudentCode, game: dict, command: str) -> tuple[dict | None, str]:
        """What `zpracuj_prikaz` makes of the command."""
        kept = ('hra v parametru zůstane, jak byla', 'funkce ji změnila')
        wrong = partial(wrong_answer, game, command)
        return called(code, 'zpracuj_prikaz', game, command, wrong=wrong, expected='dvojice (hra, zpráva)', kept=kept)

    def _outcome(self, game: dict, command: str, after: dict | None, text: str, note: Message | None) -> Outcome:
        first, *rest = text.split('\n')
        if after is None:
            return Outcome(
                message=Message(first, ['Na seznam her vede tlačítko Hry.'], buttons=[Button('home', 'Hry', 'home')])
            )
        if command == 'new':
            return Outcome(self._beginning(after, game['seed'] + 1, first), begins=True)
        if command == 'board':
            hidden = self.options['blind'] and not after['konec']
            return (
                Outcome(reveal=REVEAL_SECONDS)
                if hidden
                else Outcome(message=Message('Plán podle tvého programu:', [first, *rest]))
            )
        if after == game['hra']:
            return Outcome(message=Message(first, rest, 'refusal'))
        if is_full(after['plan']) and not after['konec']:
            note = Message(FULL, FULL_LINES, 'trouble')
        told = {'hra': after, 'prikaz': command, 'zprava': first, 'posledni': POSITIONS[command], 'seed': game['seed']}
        return Outcome(told, note)

    def can_draw(self, game: Any) -> bool:
        last = game['posledni']
        return (
            wrong_game(game['hra']) is None
            and game['prikaz'] in ('', *POSITIONS)
            and last == POSITIONS.get(game['prikaz'])
            and (last is None or is_position(last))
            and type(game['zprava']) is str
            and type(game['seed']) is int
        )

    # Who plays.

    def option_list(self, code: StudentCode) -> Sequence[Option]:
        rivals = {value: name for value, name in RIVALS.items() if value != STUDENT or code.is_written('navrhni_tah')}
        return [
            Option('rival', 'Soupeř', rivals),
            Option('side', 'Proti počítači máš', SIDES),
            Option('blind', 'Naslepo', {False: 'ne', True: 'ano'}),
            Option('seconds', 'Soupeř táhne', {0.8: 'po chvilce', 2.0: 'pomalu', 0.0: 'hned'}),
        ]

    def pause(self, game: dict) -> Pause | None:
        rival = self.options['rival']
        if rival == PERSON or game['hra']['konec'] or game['hra']['hrac'] == self.options['side']:
            return None
        if is_full(game['hra']['plan']):  # the student's program goes on all the same, but nobody can
            return None
        return Pause(self.options['seconds'], f'Přemýšlí {RIVALS[rival]}…')

    def automatic_move(self, code: StudentCode, game: dict) -> Move:
        plan, player = game['hra']['plan'], game['hra']['hrac']
        if self.options['rival'] in STRENGTHS:
            return name_of(suggest(self.options['rival'], plan, player, game['seed']))
        return name_of(self._students_move(code, plan, player))

    def _students_move(self, code: StudentCode, plan: list[list[str]], player: str) -> tuple[int, int]:
        """What `navrhni_tah` suggests; it must be a free cell."""
        name, arguments = 'navrhni_tah', (plan, player)
        expected = 'volné pole: dvojice (řada, sloupec), obě čísla 0 až 8'
        position = called(code, name, *arguments, expected=expected)
        if not is_position(position):
            raise code.unexpected(name, arguments, expected, describe_value(position))
        row, column = position
        if plan[row][column] != '_':
            raise code.unexpected(name, arguments, expected, f'{position}, kde už leží {plan[row][column]}')
        return row, column

    # The end.

    def ending(self, code: StudentCode, game: dict) -> Ending | None:
        if not game['hra']['konec']:
            return None
        lines = [game['zprava']]
        best, two_people = winner(game['hra'], game['posledni']), self.options['rival'] == PERSON
        if not best:
            title = 'Konec hry' if any('_' in row for row in game['hra']['plan']) else 'Remíza'
            return Ending(title, lines, 'person-2-calm', won=False, delay=SHOW_END)
        if two_people or best == self.options['side']:
            return Ending(f'Vítězí {best}!' if two_people else 'Vyhráváš!', lines, delay=SHOW_END)
        return Ending('Tentokrát vyhrává soupeř', lines, 'person-2-sad', won=False, delay=SHOW_END)

    @property
    def kind(self) -> str:
        return self.options['rival']

    def counted(self, game: dict, moves: int, seconds: float) -> dict[str, Sequence[int]]:
        """Wins of the player (or of x), wins of the rival (or of o) and draws, for each rival; then the seconds of the
        player's fastest win, if there is one.
        """
        score = [*self.counts.get(self.kind, (0, 0, 0))]
        first = 'x' if self.options['rival'] == PERSON else self.options['side']
        best = winner(game['hra'], game['posledni'])
        score[0 if best == first else 1 if best else 2] += 1
        if best == first and self.kind != PERSON:
            score[3:] = [min([int(seconds), *score[3:]])]
        return {**self.counts, self.kind: score}

    def score_text(self, kind: str, counts: Sequence[int]) -> str:
        """The score against this rival."""
        own, other, draws, *fastest = counts
        if kind == PERSON:
            return f'Skóre: x {own}, o {other}, remízy {draws}'
        best = f', nejrychlejší výhra {clock(fastest[0])}' if fastest else ''
        return f'Skóre: ty {own}, soupeř {other}, remízy {draws}{best}'

    # The picture.

    def replayed(self, record: Mapping[str, Any]) -> Sequence[ReplayedStep]:
        self.options = {'rival': PERSON, 'side': 'x', 'blind': False, 'names': record['names']}
        return replayed(record['names'], record['moves'])

    def draw(self, game: dict, canvas: Canvas) -> None:
        draw_table(game, self.options, canvas)

    def status(self, game: dict) -> str:
        turn = 'Konec hry' if game['hra']['konec'] else f'Na tahu: {game["hra"]["hrac"]}'
        return '    '.join(filter(None, (turn, self.score)))

    def explain(self, game: dict, place: str, index: int) -> str:
        return f'pole {place}' if place in POSITIONS else ''

    def click_move(self, game: dict, place: str) -> Move | None:
        return place if place in POSITIONS else None

    def entry(self, game: dict) -> Entry:
        return Entry('Příkaz:', 'třeba e5')

    def actions(self, game: dict) -> Sequence[Action]:
        blind = self.options['blind']
        look = Action('board', 'Ukaž plán', 'ctrl+p', 'na chvilku ukáže kameny (příkaz board)')
        return [
            *([look] if blind and not game['hra']['konec'] else []),
            Action(
                'blind', f'Naslepo: {"ano" if blind else "ne"}', 'ctrl+b', 'schová nebo ukáže kameny', option='blind'
            ),
            Action(
                'rival', f'Soupeř: {RIVALS[self.options["rival"]]}', 'ctrl+s', 'vybere dalšího soupeře', option='rival'
            ),
        ]
