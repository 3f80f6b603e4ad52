"""The table of the game: what it looks like, and what a button means. The rules are the student's."""

from collections.abc import Sequence
from typing import Any

from rozdej.table.canvas import Canvas
from rozdej.table.scene import Scene
from rozdej.table.student_code import StudentCode
from rozdej.table.terms import Action, Ending, Move
from rozdej.table.trouble import Trouble, described

GOAL = 10


class Game(Scene):
    """The game is `{'pocet': a number}`."""

    module = 'vzor'
    buttons = ('undo', 'redo', 'new')
    has_strip = True
    has_cards = False
    help = (f'Přidávej tlačítkem nebo klávesou P, dokud nebude {GOAL}.',)

    def deal(self, code: StudentCode, seed: int) -> tuple[dict, Trouble | None]:
        return {'pocet': 0}, None

    def can_draw(self, game: Any) -> bool:
        return isinstance(game, dict) and set(game) == {'pocet'} and type(game['pocet']) is int

    def draw(self, game: dict, canvas: Canvas) -> None:
        x, y, width, height = canvas.room
        canvas.label(str(game['pocet']), (x, y + height / 3, width, height / 3), 5.0, anchor='center', bold=True)

    def actions(self, game: dict) -> Sequence[Action]:
        return [Action('add', 'Přidej', key='p', hint='přidá jedničku')]

    def play(self, code: StudentCode, game: dict, move: Move) -> None:
        count = game['pocet']
        answer = code.answer('pridej', count)
        if answer != count + 1 or type(answer) is not int:
            raise code.unexpected('pridej', (count,), str(count + 1), described(answer))
        game['pocet'] = answer

    def ending(self, code: StudentCode, game: dict) -> Ending | None:
        return Ending('Hotovo!') if game['pocet'] >= GOAL else None
