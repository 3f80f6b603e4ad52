"""The window of Šedesát šest: one player's world. The rules are at the server, and both are the student's.

What comes from the server goes through `pri_prijeti`, keys through `pri_klavese`, the click at the end through
`pri_mysi`; what these functions answer goes to the server. The scene decides nothing about the game.
"""

from collections.abc import Callable
from typing import Any

from rozdej.network.sedesatsest.functions import SERVER_FUNCTIONS, handled, missing, new_world, wrong_mail
from rozdej.network.sedesatsest.game import arranged, beside, is_trick, lobby, seated, turned
from rozdej.network.sedesatsest.local_opponent import InThisProcess, Wanted
from rozdej.network.sedesatsest.opponent_api import ENDS, LATER, RETRY, Company, looks_again, meet, told
from rozdej.network.sedesatsest.picture import HAND, MIDDLE, STOCK, TRUMP
from rozdej.network.sedesatsest.player_view import ENOUGH, MESSAGES, field, is_over, is_won, of_seat, why_not
from rozdej.network.sedesatsest.scene_base import Shown
from rozdej.network.sedesatsest.texts import (
    CONNECTING,
    HERE,
    PEOPLE,
    counted,
    end_message,
    rules_come_first,
    too_early,
    trick_words,
)
from rozdej.window.gui.scene_types import Move, Outcome, Pause
from rozdej.window.gui.student_code import Refused, StudentCode
from rozdej.window.gui.student_code_errors import NotWritten, StudentCodeError, in_lesson
from rozdej.window.gui.widgets import Message

LOOKED, STEP = 1.2, 0.9
"""Seconds for which one sees one's own move before the screen is handed over, and for each thing missed meanwhile."""


class Game(Shown):
    """One deal after another with the same person or computer. The game is what `game` says."""

    meet = staticmethod(meet)

    def __init__(self) -> None:
        super().__init__()
        self._company: Company | None = None

    # The game.

    def deal(self, code: StudentCode, seed: int) -> tuple[dict, StudentCodeError | None]:
        self.leave()
        return lobby(), None

    def leave(self) -> None:
        company, self._company = self._company, None
        if company:
            company.close()

    def play(self, code: StudentCode, game: dict, move: Move) -> Outcome | None:
        kind, *rest = move
        handlers: dict[str, Callable[..., Outcome | None]] = {
            'start': self._start,
            'event': self._take_event,
            'looked': self._look_away,
            'key': self._press,
            'click': self._click,
            'again': self._reconnect,
            'computer': self._ask_computer,
            'back': self._go_back,
            'turn': self._turn,
            'uncover': self._uncover,
        }
        if kind in ('figure', 'name'):
            return self._changed(game, record={**(self.record or {}), kind: rest[0]})
        if kind not in handlers:
            return self._drop(code, game, *move)
        return handlers[kind](code, game, *rest)

    @property
    def _here(self) -> InThisProcess | None:
        return self._company if isinstance(self._company, InThisProcess) else None

    # Before the game.

    def _start(self, code: StudentCode, game: dict, rival: str = '') -> Outcome:
        """From the start screen to the table, against the rival of the options if there is no other."""
        if not self.seat.server:  # first what the lesson has first
            for name in missing(code.implementation, 'vesmir66', SERVER_FUNCTIONS):
                raise NotWritten(
                    f'Na serveru se ještě hrát nedá: funkce {name} není napsaná.',
                    'Patří do souboru vesmir66.py.',
                    *(rules_come_first(code, self._missing['pravidlům']) or in_lesson(code.program, name)),
                )
        world = new_world(code)
        self.leave()
        self._meet(code, rival or self.options['rival'])
        game = seated(world, self._name, CONNECTING)
        if self._here and self._here.second:
            game = beside(game, self._here.second)
            game = turned(game) if self._must_turn(game) else game
        return Outcome(game, begins=True)

    def _meet(self, code: StudentCode, rival: str, memory: Any = None) -> None:
        wanted = Wanted(code, self.seat, self._name, self._figure, rival, self.wake, memory, self.open_window)
        self._company = self.meet(wanted)

    def resumed(self, game: dict, waits: bool) -> dict | None:
        return None if game['phase'] == 'lobby' else self._cut(game, LATER if waits else CONNECTING)

    def _rejoin(self, code: StudentCode, game: dict) -> None:
        self._meet(code, HERE if game['aside'] else self.options['rival'], game['company'])
        if self._here:
            self._here.viewer = game['name']

    def _cut(self, game: dict, link: str) -> dict:
        """The game without a connection, until the server tells who is there."""
        figures = game['figures'] if game['aside'] else {self._name: self._figure}
        return {**game, 'link': link, 'open': False, 'asked': None, 'figures': figures}

    def look(self, code: StudentCode, game: dict) -> str | None:
        """The same; a server in this process goes on with other functions, too."""
        if self._here and self._here.code is not code:
            self._here.renew(code)
        return super().look(code, game)

    # What comes from the server.

    def pause(self, game: dict) -> Pause | None:
        coming = self._coming(game)
        return coming[0] if coming else None

    def automatic_move(self, code: StudentCode, game: dict) -> Move:
        coming = self._coming(game)
        assert coming is not None
        return coming[1]

    def _coming(self, game: dict) -> tuple[Pause, Move] | None:
        """The move that comes by itself, and the pause before it."""
        if self._company is None and game['link'] == CONNECTING:  # another process has ended
            return Pause(0.0, aside=True), ('again',)
        if game['covered']:
            return None
        events = self._company.events() if self._company and game['phase'] == 'table' else ()
        if self._company and not events and looks_again(game, self.seat):
            return Pause(RETRY, aside=True), ('again',)
        if is_trick(game) and not any(event[0] in ENDS for event in events):
            return Pause(self.options['trick'], trick_words(game, self._seat(game))), ('looked',)
        if events:
            has_begun = game['aside'] and len(field(game['world'], 'jmena')) == 2
            is_behind = has_begun and sum(event[0] == 'mail' for event in events) > 1
            return Pause(STEP if is_behind else 0.0, aside=True, urgent=events[0][0] in ENDS), ('event',)
        return (Pause(LOOKED, aside=True), ('turn',)) if self._must_turn(game) else None

    def _must_turn(self, game: dict) -> bool:
        """Whether the other one at this screen is on turn."""
        return bool(game['aside'] and self._here and self._here.next_viewer())

    def _turn(self, code: StudentCode, game: dict) -> Outcome:
        """The screen is the other one's; no message of before is left on it."""
        return Outcome(turned({**game, 'count': game['count'] + 1}), begins=True)

    def _uncover(self, code: StudentCode, game: dict) -> Outcome:
        if self._here:
            self._here.viewer = game['name']
        return self._changed(game, covered=False)

    def _look_away(self, code: StudentCode, game: dict) -> Outcome:
        return self._changed(game, looked=True)

    def _take_event(self, code: StudentCode, game: dict) -> Outcome:
        """Deal with the oldest event. A mail that the student's code fails at stays, to be tried again."""
        assert self._company is not None
        kind, *rest = self._company.events()[0]
        fault = wrong_mail(rest[0]) if kind == 'mail' else None
        if kind == 'mail' and fault is None:
            outcome = self._receive(code, game, rest[0])
            self._company.take()
            return outcome
        self._company.take()
        if fault:
            return self._changed(game, Message(fault.title, fault.lines, 'trouble'))
        message, parts = told(game, self._seat(game), self.seat, kind, *rest)
        return self._changed(game, message, **parts)

    def _receive(self, code: StudentCode, game: dict, content: Any) -> Outcome:
        before = game['world']
        world, answer = handled(code, 'pri_prijeti', before, content)
        game = arranged(game, world, game['name'])
        outcome = self._changed(game if answer is None else self._send(game, answer))
        return self._ended(outcome, game, is_won(world)) if is_over(world) and not is_over(before) else outcome

    def _ended(self, outcome: Outcome, game: dict, won: bool) -> Outcome:
        """The deal is over: count it for the first one here, celebrate it, tell it beside all the tricks."""
        if self._here:
            self._here.all_have_seen()
        are_two, kind = bool(game['aside']), PEOPLE if game['aside'] else self.kind
        counts = counted(self.counts.get(kind, ()), won == (game['name'] == self._name))
        record = {**(self.record or {}), 'score': {**self.counts, kind: counts}}
        line = f'{self.kinds[kind]} · {self.score_text(kind, counts)}'
        message = end_message(line, self._figures(game)[not won and are_two], won or are_two)
        return outcome._replace(message=message, record=record, celebrates=won or are_two)

    def _changed(self, game: dict, message: Message | None = None, record: Any = None, **parts: Any) -> Outcome:
        company = self._company.memory() if self._company else game['company']
        game = {**game, **parts, 'company': company, 'count': game['count'] + 1}
        return Outcome(game, message, replaces=True, record=record)

    # What the person does.

    def _press(self, code: StudentCode, game: dict, key: str) -> Outcome:
        """A key for the student's function; what it sends goes to the server."""
        if not game['open']:
            raise Refused(game['link'] or CONNECTING)
        if key == 'Enter' and self._is_too_early(game):
            return self._warn(game)
        world, message = handled(code, 'pri_klavese', game['world'], key)
        wanted, seat = MESSAGES[key], self._seat(game)
        if message is None:
            if key == 'S' and game['order'] != sorted(game['order']):
                return self._changed(game, order=sorted(game['order']))
            if reason := why_not(game['world'], seat, wanted):
                raise Refused(reason)
            raise code.unexpected(
                'pri_klavese', (world, key), f'dvojice (svět, {wanted!r})', 'jen svět, serveru se nic neposlalo'
            )
        order = sorted(game['order']) if message == MESSAGES['S'] else game['order']
        if message == MESSAGES['S'] and order != game['order'] and why_not(game['world'], seat, message):
            return self._changed(game, order=order)
        game = {**game, 'order': order}
        if world != game['world']:
            game = arranged(game, world, game['name'])
        return self._changed(self._send(game, message), sure=False, tries=0)

    def _send(self, game: dict, message: Any) -> dict:
        """Send the message; the game that waits for an answer to it."""
        assert self._company is not None
        self._company.send(message)
        self._company.echo(game['count'])
        return {**game, 'asked': (game['count'], message)}

    def _is_too_early(self, game: dict) -> bool:
        world, seat = game['world'], self._seat(game)
        may_stop = not why_not(world, seat, MESSAGES['Enter'])
        return may_stop and not game['sure'] and of_seat(world, 'body', seat) < ENOUGH

    def _warn(self, game: dict) -> Outcome:
        return self._changed(game, too_early(of_seat(game['world'], 'body', self._seat(game))), sure=True)

    def _click(self, code: StudentCode, game: dict) -> Outcome:
        """A click at the end, for the student's function."""
        if not game['open']:
            raise Refused(game['link'] or CONNECTING)
        x, y = (round(part) for part in self.pointer)
        world, message = handled(code, 'pri_mysi', game['world'], x, y, 'klik')
        if message is None:
            arguments = (world, x, y, 'klik')
            raise code.unexpected('pri_mysi', arguments, "na konci hry dvojice (svět, ['znovu'])", 'jen svět')
        return self._changed(self._send(arranged(game, world, game['name']), message), tries=0)

    def _drop(self, code: StudentCode, game: dict, source: str, target: str) -> Outcome | None:
        """A card of the hand was dropped on something."""
        if not source.startswith(HAND):
            return None
        number = int(source.removeprefix(HAND)) - 1
        if target.startswith(HAND):
            order = list(game['order'])
            order.insert(int(target.removeprefix(HAND)) - 1, order.pop(number))
            return self._changed(game, order=order)
        if target in (STOCK, TRUMP):
            return self._press(code, game, 'T')
        return self._press(code, game, str(game['order'][number] + 1)) if target == MIDDLE else None

    def _reconnect(self, code: StudentCode, game: dict) -> Outcome:
        if self._company:
            self._company.reconnect()
        else:  # it waits since another process has ended
            self._rejoin(code, game)
        return self._changed(self._cut(game, CONNECTING))

    def _ask_computer(self, code: StudentCode, game: dict) -> Outcome:
        assert self._company is not None
        self._company.ask_computer()
        return self._changed(game)

    def _go_back(self, code: StudentCode, game: dict) -> Outcome:
        """To the start screen, to choose another name."""
        self.leave()
        return Outcome({**lobby(), 'count': game['count'] + 1}, begins=True)
