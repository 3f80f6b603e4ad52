"""Who the window of Šedesát šest plays with, as the scene sees it: events, what they say, messages that go."""

from collections.abc import Sequence
from typing import Any, Protocol

from rozdej.core.feedback.texts import typed_python
from rozdej.core.system import SYSTEM
from rozdej.network.sedesatsest.game import Game, who_is_away
from rozdej.network.sedesatsest.local_opponent import SECOND, Event, InThisProcess, Wanted, another
from rozdej.network.sedesatsest.picture import FIGURES
from rozdej.network.sedesatsest.player_view import field, why_not
from rozdej.network.sedesatsest.texts import HERE, away
from rozdej.window.gui.scene_types import Seat
from rozdej.window.gui.student_code_errors import StudentCodeError
from rozdej.window.gui.widgets import Button, Message

ENDS = {
    'broken': 'Server se nespustil.',
    'refused': 'Server tě k téhle hře nepustil.',
    'gone': 'Server se neozývá.',
}
"""Events after which there is no connection, and what they are called in Czech."""

BACK, LATER = 'Spojení je zpátky.', 'Se serverem se okno spojí, až budeš chtít.'
RETRY = 3.0
"""Seconds after which a lost server is looked for again."""

MOST_TRIES = 4
"""A server of one's own that has ended so often in a row, without a move of the player's, is left alone."""

DECIDE = ['rozhodni']
NOT_DECIDED = 'Zprávu rozhodni má na serveru vyřídit funkce rozhodni_stych (vesmir66.py).'
NO_ANSWER = (
    'Server na tenhle tah neodpověděl, a přitom ho pravidla dovolují.',
    'O tazích rozhoduje funkce pri_zprave a ty, které volá (vesmir66.py).',
)


class Company(Protocol):
    """The connection to the server, and whatever else has to run for the game. Nothing here waits."""

    def events(self) -> Sequence[Event]:
        """What has come and was not taken yet, oldest first."""

    def take(self) -> None:
        """The oldest event has been dealt with."""

    def send(self, message: Any) -> None:
        """Send a message to the student's server."""

    def ask_computer(self) -> None:
        """Ask the computer to the table."""

    def echo(self, number: int) -> None:
        """Ask for `('echo', number)` once all that was sent has been dealt with."""

    def reconnect(self) -> None:
        """Try again after the end of the connection."""

    def memory(self) -> Any:
        """What another process needs to go on with it."""

    def close(self) -> None:
        """End all of it."""


def meet(wanted: Wanted) -> Company:
    """A real company, or one within this process: for two here, and where nothing can be started, as in a browser.

    Raises `StudentCodeError` when a library is missing.
    """
    if wanted.rival == HERE or not SYSTEM.can_start_processes:
        people = {wanted.name: wanted.figure}
        if wanted.rival == HERE:
            people[another(SECOND, wanted.name)] = wanted.figure % FIGURES + 1
        return InThisProcess(wanted.code, people, wanted.rival, wanted.wake, wanted.memory)
    try:
        from rozdej.network.sedesatsest.network_opponent import OverNetwork
    except ModuleNotFoundError as error:
        if (error.name or '').partition('.')[0] != 'websockets':
            raise
        raise StudentCodeError(
            'Chybí knihovna websockets, která spojuje okna se serverem.',
            f'Doinstaluj ji:  {typed_python()} -m pip install websockets',
        ) from None
    return OverNetwork(wanted)


def told(game: Game, seat: int, at: Seat, kind: str, *rest: Any) -> tuple[Message | None, dict[str, Any]]:
    """What is said about an event that is no mail, and the parts of the game that it changes."""
    if kind == 'welcome':
        is_back = bool(field(game['world'], 'jmena')) and not game['open']
        return Message(BACK) if is_back else None, {'open': True, 'link': '', 'helped': bool(rest and rest[0])}
    if kind == 'figures':
        return None, {'figures': rest[0], 'free': game['free'] and len(rest[0]) < 2}
    if kind == 'notice':
        title, lines, is_free = rest
        return Message(title, lines), {'free': is_free or game['free']}
    if kind == 'trouble':
        title, lines = rest
        return Message(title, lines, 'trouble'), {'asked': None}
    if kind == 'echo':
        return _echoed(game, seat, rest[0])
    sentence, *more = rest
    button = Button('act-again', 'Zkusit znovu', 'reload')
    message = Message(ENDS[kind], [sentence], 'refusal', [button])
    if kind == 'broken':
        message = Message(sentence, more[0], 'trouble', [button])
    tries = game['tries'] + (kind == 'gone')
    if not at.server and tries > MOST_TRIES:
        message.lines = [f'Skončil {tries}krát po sobě. Okno ho spustí znovu, až budeš chtít.']
    return message, {'open': False, 'link': ENDS[kind], 'asked': None, 'tries': tries}


def looks_again(game: Game, at: Seat) -> bool:
    """Whether the window looks for a lost server by itself."""
    return game['link'] == ENDS['gone'] and (bool(at.server) or game['tries'] <= MOST_TRIES)


def _echoed(game: Game, seat: int, number: int) -> tuple[Message | None, dict[str, Any]]:
    """The server has dealt with everything up to there; what still waits for an answer has been refused."""
    if game['asked'] is None or game['asked'][0] != number:
        return None, {}
    asked = game['asked'][1]
    if asked == DECIDE:
        message = Message('Server štych nerozhodl.', [NOT_DECIDED], 'refusal')
    else:
        reason = why_not(game['world'], seat, asked) or away(who_is_away(game, seat))
        message = Message('To nejde.', [reason] if reason else NO_ANSWER, 'refusal')
    return message, {'asked': None}
