"""The player's hands: mouse and keyboard become moves of the game, and the answer becomes a message."""

from dataclasses import replace

from rozdej.table import texts
from rozdej.table.others import Others
from rozdej.table.picture import Quad
from rozdej.table.screen import Screen
from rozdej.table.session import Session
from rozdej.table.student_code import Refused, report
from rozdej.table.table_picture import DRAG_FROM, Choice, Drag, TablePicture
from rozdej.table.terms import Move, Outcome
from rozdej.table.trouble import NotWritten, Trouble
from rozdej.table.widgets import Button, Message

DOUBLE_CLICK = 0.4
"""Seconds within which two clicks are one double click."""

PRINTED_LINES = 6
"""How many printed lines a message shows."""


class Hands(Screen):
    """A session with hands on it.

    `choice` is what the player has chosen to move, `drag` what is under way with the mouse,
    `focus` the place that the arrow keys have reached, `hovered` what the mouse is over,
    `finishing` whether the game is playing itself, `others` the moves that others make.
    Until the time `revealed_until` the picture shows what is hidden. `message_room` is how much of the table
    the message takes.
    """

    def __init__(self, session: Session):
        super().__init__()
        self.session = session
        self.table = TablePicture(session.scene)
        self.others = Others(session)
        self.choice: Choice | None = None
        self.drag: Drag | None = None
        self.focus = ''
        self.hovered: tuple[str, int] | None = None
        self.finishing = False
        self.revealed_until = 0.0
        self.message_room = 0.0
        self._press: tuple[Quad, float, float] | None = None
        self._last_click: tuple[str, float] = ('', -1.0)

    def after(self, now: float) -> None:
        """The game is another one now."""

    def look_again(self) -> None:
        """The game, the code or an option has changed: what do the functions say about it, and who is on turn?"""
        self.session.look()
        faults = self.session.code.faults
        if faults and not (self.message and self.message.kind == 'trouble'):
            self.tell(faults.pop(0))
        self.others.look()

    # Moves.

    def play(self, move: Move, now: float) -> None:
        """Let the student's code make the player's move; tell what came of it."""
        self.choice = self.message = None
        self.revealed_until = 0.0
        self.table.game_changed()
        try:
            self._happened(self.session.play(move), now)
        except Refused as refusal:
            self._refused(refusal)
        except Trouble as trouble:
            self.tell(trouble)
        self.show_printed()
        self.dirty = True

    def play_automatic(self, now: float) -> None:
        """Let the move happen that nobody at the window makes. When it fails, it waits for the player."""
        self.choice = self.drag = None
        self.table.game_changed()
        try:
            outcome = self.session.play_automatic()
            self._happened(outcome, now)
            if outcome.game is None:  # it would be made in vain again and again
                self._failed()
        except Refused as refusal:
            self._refused(refusal)
            self._failed()
        except Trouble as trouble:
            self.tell(trouble)
            self._failed()
        self.show_printed()
        self.dirty = True

    def _happened(self, outcome: Outcome, now: float) -> None:
        if outcome.message:
            self.message = outcome.message
        if outcome.reveal:
            self.revealed_until = now + outcome.reveal
        if outcome.game is not None:
            self.after(now)

    def _failed(self) -> None:
        self.others.failed = True
        if self.message:
            self.message = replace(self.message, button=Button('load', texts.RETRY, 'reload'))

    def _refused(self, refusal: Refused) -> None:
        first, *rest = str(refusal).split('\n')
        self.message = Message(texts.REFUSAL, [first or texts.NO_REASON, *rest], 'refusal')

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
        moved = False
        try:
            moved = self.session.try_moves(self.session.scene.home_moves(self.session.game, place))
        except Refused as refusal:
            self._refused(refusal)
        except Trouble as trouble:
            self.tell(trouble)
        if moved:
            self.choice = self.message = None
            self.after(now)
        self.show_printed()
        return moved

    def _clear_message(self) -> None:
        """Away with what was said before; not if the table would take its room, and move under the hand."""
        if not self.message_room:
            self.message = None

    def escape(self, now: float) -> None:
        if not self.dialog and (self.choice or self.drag or self.focus or self.finishing):
            self.choice, self.drag, self.focus, self.finishing = None, None, '', False
            self.table.game_changed()
            self.dirty = True
        else:
            super().escape(now)

    # Mouse.

    def table_hover(self, quad: Quad | None) -> None:
        hovered = (quad.place, quad.index) if quad else None
        if hovered != self.hovered:
            before, self.hovered = self.explanation(), hovered
            self.dirty = self.dirty or self.explanation() != before

    def explanation(self) -> str:
        """What the scene says about the thing under the mouse, or where the arrow keys have led."""
        looked_at = self.hovered or ((self.focus, -1) if self.focus else None)
        if looked_at is None or self.session.history is None:
            return ''
        return self.session.scene.explain(self.session.game, *looked_at)

    def let_go(self) -> None:
        """Nothing is held any more."""
        self.drag = self._press = None

    def table_press(self, quad: Quad | None, x: float, y: float, now: float) -> None:
        self.focus = ''
        self.finishing = False
        self._press = None
        self.session.scene.pointer = (x, y)
        if self.others.can_be_hurried:
            self.play_automatic(now)
            return
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
                self.choice = None
                self._clear_message()
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
        elif (move := scene.click_move(game, place)) is not None:
            self.play(move, now)
        elif place in scene.places:
            first = None if index is None or index < 0 else scene.grip(game, place, index)
            self._clear_message()
            if first is None:
                self.message = Message(texts.NOTHING_TO_TAKE)
            else:
                self.choice = Choice(place, first)
