"""The player's hands: mouse and keyboard become moves of the game, and the answer becomes a message."""

from rozdej.table import texts
from rozdej.table.picture import Quad
from rozdej.table.scene import Move
from rozdej.table.screen import Screen
from rozdej.table.session import Session
from rozdej.table.student_code import Refused, report
from rozdej.table.table_picture import DRAG_FROM, Choice, Drag, TablePicture
from rozdej.table.trouble import NotWritten, Trouble
from rozdej.table.widgets import Message

DOUBLE_CLICK = 0.4
"""Seconds within which two clicks are one double click."""

CTRL_KEYS = {'z': 'undo', 'y': 'redo', 'n': 'new', 'r': 'again', 'd': 'finish', 'h': 'home'}
FUNCTION_KEYS = {'f1': 'help', 'f2': 'new', 'f5': 'load', 'f10': 'settings', 'backspace': 'undo'}
"""Keys that stand for buttons, by the buttons' names."""

PRINTED_LINES = 6
"""How many printed lines a message shows."""


class Hands(Screen):
    """A session with hands on it.

    `choice` is what the player has chosen to move, `drag` what is under way with the mouse,
    `focus` the place that the arrow keys have reached, `finishing` whether the game is playing itself.
    """

    def __init__(self, session: Session):
        super().__init__()
        self.session = session
        self.table = TablePicture(session.scene)
        self.choice: Choice | None = None
        self.drag: Drag | None = None
        self.focus = ''
        self.finishing = False
        self._press: tuple[Quad, float, float] | None = None
        self._last_click: tuple[str, float] = ('', -1.0)

    def after(self, now: float) -> None:
        """A move was made."""

    # Moves.

    def play(self, move: Move, now: float) -> None:
        """Let the student's code make the move; tell what came of it."""
        self.choice = self.message = None
        self.table.game_changed()
        try:
            self.session.play(move)
        except Refused as refusal:
            first, *rest = str(refusal).split('\n')
            self.message = Message(texts.REFUSAL, [first or texts.NO_REASON, *rest], 'refusal')
        except Trouble as trouble:
            self.tell(trouble)
        else:
            self.after(now)
            return
        self.show_printed()
        self.dirty = True

    def tell(self, trouble: Trouble) -> None:
        """Show the trouble; what does not fit into the window stands in the terminal."""
        kind = 'info' if isinstance(trouble, NotWritten) else 'trouble'
        if kind == 'trouble':
            report(trouble)
        self.message = Message(trouble.title, trouble.lines, kind)
        self.finishing = False

    def show_printed(self) -> None:
        """What the functions printed stands in the message; the terminal has had it already."""
        printed = self.session.code.take_printed().strip('\n').splitlines()
        if not printed:
            return
        if len(printed) > PRINTED_LINES:
            printed = [*printed[:PRINTED_LINES], texts.REST_IN_TERMINAL]
        if self.message:
            self.message.lines = [*self.message.lines, texts.PRINTED, *printed]
        else:
            self.message = Message(texts.PRINTED, printed)

    def _send_home(self, place: str, now: float) -> bool:
        try:
            moved = self.session.try_moves(self.session.scene.home_moves(self.session.game, place))
        except Trouble as trouble:
            self.tell(trouble)
            moved = False
        if moved:
            self.choice = self.message = None
            self.after(now)
        return moved

    # Keyboard.

    def table_key(self, name: str, ctrl: bool, shift: bool, now: float) -> None:
        if ctrl and name in CTRL_KEYS:
            self.pressed('redo' if shift and name == 'z' else CTRL_KEYS[name], now)
        elif name in FUNCTION_KEYS:
            self.pressed(FUNCTION_KEYS[name], now)
        elif self.session.history is None or self.finishing or ctrl:
            return
        elif name in ('left', 'right', 'up', 'down'):
            self.focus = self.table.neighbour(self.focus, name)
        elif name in ('enter', 'space') and self.focus:
            self.click(self.focus, self._best(self.focus), now)
        elif name == 'space' and (move := self.session.scene.stock_move(self.session.game)):
            self.play(move, now)
        elif len(name) == 1 and name.isalpha():
            self._letter(name.upper(), now)

    def _letter(self, letter: str, now: float) -> None:
        places = self.session.scene.places
        self.focus = ''
        if letter not in places:
            self.message = Message(texts.unknown_place(letter, ', '.join(sorted(places))))
        elif self.choice is None:
            self.message = None
            self.choice = Choice(letter, self._best(letter))
        elif self.choice.place == letter:
            self.choice = None
        else:
            self.play((self.choice.place, letter), now)

    def _best(self, place: str) -> int | None:
        """The first card of the longest row that can be taken from the place."""
        game = self.session.game
        indices = range(len(game[place]))
        return next((i for i in indices if self.session.scene.grip(game, place, i) is not None), None)

    def escape(self, now: float) -> None:
        if not self.dialog and (self.choice or self.drag or self.focus or self.finishing):
            self.choice, self.drag, self.focus, self.finishing = None, None, '', False
            self.table.game_changed()
            self.dirty = True
        else:
            super().escape(now)

    # Mouse.

    def table_press(self, quad: Quad | None, x: float, y: float, now: float) -> None:
        self.focus = ''
        self.finishing = False
        self._press = (quad, x, y) if quad and self.session.history else None
        if quad is None:
            self.choice = self.message = None

    def table_drag(self, x: float, y: float, now: float) -> None:
        if self._press is None:
            return
        quad, from_x, from_y = self._press
        if self.drag is None and abs(x - from_x) + abs(y - from_y) > DRAG_FROM:
            first = self.session.scene.grip(self.session.game, quad.place, quad.index)
            if first is not None and quad.index >= 0:
                self.choice = self.message = None
                self.drag = Drag(Choice(quad.place, first))
        if self.drag:
            self.drag.dx, self.drag.dy = x - from_x, y - from_y
            self.dirty = True

    def table_release(self, x: float, y: float, now: float) -> None:
        if self._press is None:
            return
        self.table_drag(x, y, now)
        quad, self._press = self._press[0], None
        if self.drag is None:
            self.click(quad.place, quad.index, now)
            return
        drag, place = self.drag, self.table.drop_place(self.drag)
        self.drag = None
        self.table.game_changed()  # from where it was dropped it travels on, or back
        if place:
            self.play((drag.choice.place, place), now)

    def click(self, place: str, index: int | None, now: float) -> None:
        """A click on a place, or Enter there: choose it, or play there from the chosen one."""
        scene, game = self.session.scene, self.session.game
        double = self._last_click[0] == place and now - self._last_click[1] < DOUBLE_CLICK
        self._last_click = (place, now)
        if double and self.choice and self._send_home(place, now):
            self._last_click = ('', -1.0)
            return
        if self.choice:
            chosen, self.choice = self.choice.place, None
            if chosen != place:
                self.play((chosen, place), now)
        elif move := scene.click_move(game, place):
            self.play(move, now)
        else:
            first = None if index is None or index < 0 else scene.grip(game, place, index)
            self.message = Message(texts.NOTHING_TO_TAKE) if first is None else None
            self.choice = None if first is None else Choice(place, first)
