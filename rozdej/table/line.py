"""The line to type into: its text and its caret."""

from rozdej.table.terms import Entry

CARET_KEYS = ('left', 'right', 'home', 'end', 'backspace', 'delete', 'space')
"""Keys that belong to a line with a caret. The space comes as a typed character, too."""


class Line:
    """What stands in the scene's entry; `behind` is how much of it follows the caret.

    `offered` is the entry's own `text`; None where it has none. Then the line has no caret but at its end.
    """

    def __init__(self) -> None:
        self.text = ''
        self.behind = 0
        self.offered: str | None = None

    def fill(self, entry: Entry | None, anew: bool) -> None:
        """Put the entry's `text` into the line: when it is another one, or after a move, `anew`."""
        text = entry.text if entry else None
        if text is not None and (anew or text != self.offered):
            self.text, self.behind = text, 0
        self.offered = text

    def empty(self) -> None:
        """Forget what is typed; not where the entry has a `text`, for that one is changed by moves only."""
        if self.offered is None:
            self.text = ''

    def clear(self) -> None:
        """Forget all that stands there."""
        self.text, self.behind = '', 0

    def write(self, character: str, limit: int) -> None:
        """Put the character before the caret, if the line is not full."""
        caret = len(self.text) - self.behind
        if len(self.text) < limit:
            self.text = self.text[:caret] + character + self.text[caret:]

    def edit(self, key: str) -> None:
        """Do what one of the `CARET_KEYS` does."""
        caret = len(self.text) - self.behind
        moves = {'left': self.behind + 1, 'right': self.behind - 1, 'home': len(self.text), 'end': 0}
        if key in moves:
            self.behind = min(max(moves[key], 0), len(self.text))
        elif key == 'backspace' and caret:
            self.text = self.text[: caret - 1] + self.text[caret:]
        elif key == 'delete' and self.behind:
            self.text = self.text[:caret] + self.text[caret + 1 :]
            self.behind -= 1
