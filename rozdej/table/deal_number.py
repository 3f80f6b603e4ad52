"""The dialog with the number of the deal: another one is typed, this one is copied."""

from rozdej.table import texts
from rozdej.table.session import SEEDS, Session
from rozdej.table.state import State
from rozdej.table.widgets import Button, Dialog, Message


class DealNumber:
    """Another number, `typed` into the dialog; without it, `number` is that of the game in play."""

    def __init__(self, state: State, session: Session):
        self._state = state
        self._session = session
        self.typed = ''

    @property
    def number(self) -> int:
        """The number that is shown."""
        return int(self.typed) if self.typed else self._session.seed

    def open(self) -> None:
        """Show the dialog, with the number of the game in play."""
        self.typed = ''
        self._show()

    def _show(self) -> None:
        deal = Button('deal-this', texts.DEAL_THIS, 'new', is_main=True)
        buttons = [deal, Button('deal-copy', texts.COPY), Button('close', texts.CLOSE)]
        title = texts.DEAL_NUMBER.format(f'{self.typed}|' if self.typed else str(self._session.seed))
        self._state.open(Dialog(title, texts.DEAL_LINES, buttons, takes_text=True), focus=deal.name)

    def copy(self) -> None:
        """The number goes to the clipboard."""
        self._state.copied = str(self.number)
        self._state.message = Message(texts.NUMBER_COPIED, [self._state.copied])

    def type(self, key: str) -> None:
        """A digit, or `backspace`; everything else means nothing here."""
        typed = self.typed[:-1] if key == 'backspace' else self.typed + key
        if key == 'backspace' or (key.isascii() and key.isdecimal() and len(str(SEEDS - 1)) >= len(typed)):
            self.typed = typed
            self._show()
