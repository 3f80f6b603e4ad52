"""Who the window of Šedesát šest plays with, as the scene sees it: events that come, messages that go."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from rozdej.feedback.texts import typed_python
from rozdej.table.student_code import StudentCode
from rozdej.table.terms import Seat
from rozdej.table.trouble import Trouble

Event = tuple[Any, ...]
"""What the connection tells: `('welcome',)`, `('mail', content)`, `('trouble', title, lines)`, `('echo', number)`,
`('figures', {name: number})` for those whose figure is known; and at its end `('refused', sentence)`,
`('gone', sentence)` or, when none started, `('broken', title, lines)`."""

ENDED = ('refused', 'gone', 'broken')


class Company(Protocol):
    """The connection to the server, and whatever else has to run for the game. Nothing here waits."""

    def events(self) -> Sequence[Event]:
        """What has come and was not taken yet, oldest first."""

    def take(self) -> None:
        """The oldest event has been dealt with."""

    def send(self, message: Any) -> None:
        """Send a message to the student's server."""

    def echo(self, number: int) -> None:
        """Ask for `('echo', number)` once all that was sent has been dealt with."""

    def reconnect(self) -> None:
        """Try again after the end of the connection."""

    def close(self) -> None:
        """End all of it."""


Meet = Callable[[StudentCode, Seat, str, int, str, Callable[[], None]], Company]
"""How a company is found: for the code, the seat, the person's name and figure, and the rival; the last one wakes."""


def meet(code: StudentCode, seat: Seat, name: str, figure: int, rival: str, wake: Callable[[], None]) -> Company:
    """A real company. Raises `Trouble` when a library is missing."""
    try:
        from rozdej.games.sedesatsest_company import OverNetwork
    except ModuleNotFoundError as error:
        if (error.name or '').partition('.')[0] != 'websockets':
            raise
        raise Trouble(
            'Chybí knihovna websockets, která spojuje okna se serverem.',
            f'Doinstaluj ji:  {typed_python()} -m pip install websockets',
        ) from None
    return OverNetwork(code.implementation, seat, name, figure, rival, wake)
