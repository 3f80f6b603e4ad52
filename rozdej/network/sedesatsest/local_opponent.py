"""Šedesát šest without a network: the student's server is in here, and so is the computer, or a second person.

Two people at one screen look at it in turn: what comes for one of them waits until that one looks.
"""

import json
import random
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from rozdej.core.student.implementation import Implementation
from rozdej.network.declaration import find_opponent
from rozdej.network.handlers import Handlers
from rozdej.network.room_state import Effects, Universe
from rozdej.network.sedesatsest.functions import SENT_BY
from rozdej.network.sedesatsest.network import SERVER
from rozdej.network.sedesatsest.player_view import is_on_turn, wrong_world
from rozdej.network.state_json import UnknownClass
from rozdej.window.gui.scene_types import Seat
from rozdej.window.gui.student_code import StudentCode
from rozdej.window.gui.student_code_errors import StudentCodeError, describe_value

Event = tuple[Any, ...]
"""What a `Company` (see `opponent_api`) tells:
`('welcome', whether a computer can be asked for)`, `('mail', content)`, `('trouble', title, lines)`,
`('notice', title, lines, whether a seat is free)`, `('echo', number)`,
`('figures', {name: number})` of all who are connected; and at its end `('refused', sentence)`,
`('gone', sentence)` or, when none started, `('broken', title, lines)`."""

COMPUTER, SECOND = 'Počítač', 'Soused'
"""Names of the computer and of the second person here."""

DROPPED = 'Server od stolu odpojil: {}.'

NOT_PLAYABLE = 'Podle toho, co server poslal počítači, se hrát nedá.'


def another(name: str, taken: str) -> str:
    """The name, or one like it where the person has the very same."""
    return f'{name} 2' if name == taken else name


class Wanted(NamedTuple):
    """What company is wanted: where (`seat`), for whom (`name`, `figure`), and with which rival.

    `wake` is called when it has something to tell, `memory` is that of another process, or None, and `open_window`
    opens a window beside this one, see `Scene`.
    """

    code: StudentCode
    seat: Seat
    name: str
    figure: int
    rival: str
    wake: Callable[[], None]
    memory: Any
    open_window: Callable[[list[str]], None]


class InThisProcess:
    """A `Company` (see `opponent_api`): the student's functions are called when something is sent.

    `people` are one or two who look at this screen, by their names with their figures; `viewer` is who looks now,
    `second` the other one's name or ''. With only one of them the computer (`rival`) answers one mail whenever
    everything told before was taken. `wake` is called when there is more. `memory` is that of another process, or None.
    """

    def __init__(
        self,
        code: StudentCode,
        people: dict[str, int],
        rival: str,
        wake: Callable[[], None],
        memory: dict[str, Any] | None = None,
    ):
        self.code = code
        self.viewer, self.second = (*people, '')[:2]
        self._people = people
        self._computer = '' if self.second else another(COMPUTER, self.viewer)
        self._figures = people if self.second else {**people, self._computer: 0}
        self._opponent = None if self.second else find_opponent(code.implementation.exercise.name, rival)
        self._chance = random.Random()
        self._wake = wake
        self._universe: Universe | None = None
        self._told: dict[str, deque[Event]] = {name: deque() for name in people}
        self._views: dict[str, Any] = {}
        """The last mail to each of the people."""
        self._mail: list[Any] = []
        """The last mail to the computer, if it has not been answered."""
        self._failed: list[Any] = []
        """The mail to which nothing it tried has led to anything: perhaps other functions do better."""
        self._begin(memory)

    def _begin(self, memory: dict[str, Any] | None) -> None:
        """Everybody comes to the table; with a `memory`, back to it."""
        try:
            universe = self._universe = self._load(memory)
        except StudentCodeError as trouble:
            self._told[self.viewer].append(('broken', trouble.title, trouble.lines))
            return
        self._tell(('welcome',))
        while universe.worlds:
            with suppress(StudentCodeError):
                universe.disconnect(universe.worlds[0])
        for name in self._figures:
            self._happens('registration', name)
        self._tell(('figures', dict(self._figures)))
        self._wake()

    def _load(self, memory: dict[str, Any] | None) -> Universe:
        """The universe as it was, of the functions as they are in the files now. Raises `StudentCodeError`."""
        implementation = self.code.implementation
        handlers = Handlers(Implementation(implementation.exercise, implementation.folder), SERVER, self.code.observers)
        handlers.load()
        universe = handlers.make_universe()
        if memory:
            try:
                universe.resume(memory['kept'], set(memory['known']), list(memory['worlds']))
            except (UnknownClass, ValueError) as error:
                raise StudentCodeError('Rozehraná hra se k tomuhle programu nehodí.', str(error)) from None
        return universe

    def renew(self, code: StudentCode) -> None:
        """Go on with the functions as they are in the files now; if they cannot be used, with the old ones."""
        self.code = code
        try:
            self._universe = self._load(self.memory())
            self._mail = self._mail or self._failed
        except StudentCodeError as trouble:
            self._told[self.viewer].append(('trouble', trouble.title, tuple(trouble.lines)))
        self._wake()

    def _tell(self, event: Event) -> None:
        for told in self._told.values():
            told.append(event)

    def _happens(self, event: str, name: str, *what: Any) -> bool:
        """Let the student's function handle what `name` does; whether the computer has got a mail."""
        if self._universe is None:
            return False
        try:
            effects: Effects = getattr(self._universe, event)(name, *what)
        except StudentCodeError as trouble:
            whose = name if name in self._people else self.viewer
            self._told[whose].append(('trouble', trouble.title, tuple(trouble.lines)))
            return False
        for to, text in effects.mails:
            if to == self._computer:
                self._mail = [json.loads(text)]
            else:
                self._deliver(to, json.loads(text))
        if dropped := [one for one in effects.drops if one in self._people]:
            self._told[self.viewer].append(('refused', DROPPED.format(', '.join(dropped))))
        return any(to == self._computer for to, _ in effects.mails)

    def _deliver(self, name: str, content: Any) -> None:
        """Who does not look now is spared the same view twice."""
        if name == self.viewer or self._views.get(name) != content:
            self._told[name].append(('mail', content))
        self._views[name] = content

    def _answer(self) -> None:
        """The computer tries the messages that fit its mail, the best first, until one of them changes something."""
        assert self._opponent is not None
        [content], self._mail, self._failed = self._mail, [], []
        told = self._told[self.viewer]
        try:
            messages = self._opponent(content, self._computer, self._chance)
        except Exception:  # a student's function has sent it, so it may be anything
            self._failed = [content]
            told.append(('trouble', NOT_PLAYABLE, (f'Přišlo: {describe_value(content)}', SENT_BY)))
            return
        if any(self._happens('message', self._computer, message) for message in messages):
            return
        self._failed = [content]
        while len(told) > 1:  # nobody wants to read of each try
            told.pop()

    def next_viewer(self) -> str:
        """Who has to look now instead, being on turn while the viewer is not; '' when nobody has to."""
        on_turn = [name for name, view in self._views.items() if wrong_world(view) is None and is_on_turn(view)]
        return on_turn[0] if on_turn and self.viewer not in on_turn else ''

    def all_have_seen(self) -> None:
        """What has come up to now was looked at by everybody together."""
        for name, told in self._told.items():
            if name != self.viewer:
                told.clear()

    def events(self) -> Sequence[Event]:
        told = self._told[self.viewer]
        if not told and self._mail:
            self._answer()
        return told

    def take(self) -> None:
        told = self._told[self.viewer]
        told.popleft()
        if not told and self._mail:
            self._wake()

    def send(self, message: Any) -> None:
        self._happens('message', self.viewer, message)
        self._wake()

    def ask_computer(self) -> None:
        """Who plays here is known."""

    def echo(self, number: int) -> None:
        self._told[self.viewer].append(('echo', number))
        self._wake()

    def reconnect(self) -> None:
        for told in self._told.values():
            told.clear()
        self._mail, self._failed = [], []
        self._begin(self.memory())

    def memory(self) -> dict[str, Any] | None:
        """The state of the universe, who has ever been there, and who is; None when there is nothing to go on with."""
        universe = self._universe
        if universe is None or universe.kept is None:
            return None
        return {'kept': universe.kept, 'known': sorted(universe.known), 'worlds': list(universe.worlds)}

    def close(self) -> None:
        """Nothing goes on here by itself."""
