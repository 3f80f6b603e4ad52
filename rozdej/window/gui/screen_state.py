"""The state of a table screen besides the game. Only the screen changes it."""

from dataclasses import dataclass, field

from rozdej.window.gui.log_panel import LogState
from rozdej.window.gui.picture import Picture, Quad
from rozdej.window.gui.scene_types import Ending
from rozdej.window.gui.widgets import WIDGET, Dialog, Message, Pointing


@dataclass
class Choice:
    """What the player has chosen: cards of a place from `first` on (none, if it is only the place)."""

    place: str
    first: int | None


@dataclass
class Drag:
    """Cards under way with the mouse, `dx` and `dy` pixels from where they lay."""

    choice: Choice
    dx: float = 0.0
    dy: float = 0.0


@dataclass
class State:
    """The state of a table screen."""

    message: Message | None = None
    dialog: Dialog | None = None
    pointing: Pointing = field(default_factory=Pointing)
    shown: Picture = field(default_factory=Picture)

    line: str = ''
    """What stands in the scene's entry."""

    deal_number: str = ''
    """Digits typed into the dialog of the deal's number."""

    log: LogState = field(default_factory=LogState)

    copied: str = ''
    """A text for the clipboard that the display has not taken yet."""

    sound: str = ''
    """A sound that the display has not played yet."""

    choice: Choice | None = None
    """What the player has chosen to move."""

    drag: Drag | None = None

    held: tuple[Quad, float, float] | None = None
    """What the mouse button went down on, and where."""

    last_click: tuple[str, float] = ('', -1.0)

    focus: str = ''
    """The place that the arrow keys have reached."""

    hovered: tuple[str, int] | None = None
    """Place and index under the mouse."""

    finishing: bool = False
    """Whether the game is playing itself."""

    revealed_until: float = 0.0
    """Until this time the picture shows what is hidden."""

    ended_at: float | None = None

    won: bool = False
    """Whether somebody at the window has won."""

    untold: Ending | None = None
    """An end whose message comes a little later."""

    @property
    def is_troubled(self) -> bool:
        """Whether a mistake of the program is to be read: then nothing happens by itself."""
        return self.message is not None and self.message.kind == 'trouble'

    def put_down(self) -> None:
        """Nothing is chosen or carried any more."""
        self.choice = self.drag = None

    def celebrate(self, now: float, won: bool) -> None:
        """The game has ended."""
        self.ended_at, self.won = now, won
        self.sound = 'victory' if won else ''

    def stop(self) -> None:
        """What was under way ends."""
        self.finishing, self.ended_at, self.untold, self.message = False, None, None, None
        self.revealed_until = 0.0
        self.drag = self.held = None
        self.line = ''

    def open(self, dialog: Dialog, focus: str) -> None:
        """Show a dialog; the keyboard is on its button `focus`."""
        self.dialog = dialog
        self.message = None
        self.pointing.focus = WIDGET + focus

    def close_dialog(self) -> None:
        """Away with the dialog."""
        self.dialog = None
        self.pointing.focus = ''
