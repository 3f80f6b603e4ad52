"""The table of Vzor: what lies there, and what a button means. The rule is the student's."""

from collections.abc import Sequence
from typing import Any

from rozdej.window.gui.canvas import Canvas
from rozdej.window.gui.scene import Scene
from rozdej.window.gui.scene_types import Action, Ending, Move
from rozdej.window.gui.student_code import StudentCode
from rozdej.window.gui.student_code_errors import StudentCodeError, describe_value

GOAL = 10


class Game(Scene):
    """The game is `{'pocet': how many points there are}`."""

    module = 'vzor'
    buttons = ('undo', 'redo', 'new')
    has_strip = True
    has_cards = False
    help = ('Tlačítko nebo klávesa P přidá bod. S desátým je hotovo.',)

    def deal(self, code: StudentCode, seed: int) -> tuple[dict, StudentCodeError | None]:
        return {'pocet': 0}, None

    def can_draw(self, game: Any) -> bool:
        return isinstance(game, dict) and game.get('pocet') in range(GOAL + 1)

    def draw(self, game: dict, canvas: Canvas) -> None:
        left, top, width, height = canvas.room
        middle = left, top + height * 0.4, width, height * 0.4
        canvas.label(str(game['pocet']), middle, 6.0, anchor='center', bold=True)

    def status(self, game: dict) -> str:
        return f'Body: {game["pocet"]} z {GOAL}'

    def actions(self, game: dict) -> Sequence[Action]:
        return [Action('pridej', 'Přidej', key='p', hint='zavolá funkci pridej', is_main=True)]

    def play(self, code: StudentCode, game: dict, move: Move) -> None:
        answer, expected = code.call('pridej', game['pocet']), game['pocet'] + 1
        if type(answer) is not int or answer != expected:
            raise code.unexpected('pridej', (game['pocet'],), str(expected), describe_value(answer))
        game['pocet'] = answer

    def ending(self, code: StudentCode, game: dict) -> Ending | None:
        return Ending('Hotovo!', ['Víc bodů už tu není.']) if game['pocet'] == GOAL else None
