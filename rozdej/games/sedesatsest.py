"""The window of Šedesát šest: one player's world. The rules are at the server, and both are the student's.

What comes from the server goes through `pri_prijeti`, keys through `pri_klavese`, the click at the end through
`pri_mysi`; what these functions answer goes to the server. The scene decides nothing about the game.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rozdej.games.sedesatsest_functions import (
    SERVER_FUNCTIONS,
    WorldFacts,
    click,
    look_at,
    missing,
    new_world,
    press,
    receive,
    wrong_mail,
)
from rozdej.games.sedesatsest_game import arranged, figure_of_other, fresh, is_drawable, is_trick, lobby, who_is_away
from rozdej.games.sedesatsest_meeting import ENDS, LATER, RETRY, Company, Meet, looks_again, meet, told
from rozdej.games.sedesatsest_picture import FIGURE, FIGURES, HAND, MIDDLE, STOCK, TRUMP, draw_table
from rozdej.games.sedesatsest_screens import draw_end, draw_lobby
from rozdej.games.sedesatsest_view import ENOUGH, MESSAGES, is_over, is_won, of_seat, seat_of, why_not
from rozdej.games.sedesatsest_words import (
    CONNECTING,
    DEFAULT_NAME,
    FAR_AWAY,
    KINDS,
    LETTERS,
    LONGEST_NAME,
    PEOPLE,
    RIVALS,
    away,
    counted,
    counts_text,
    end_message,
    is_record,
    lobby_actions,
    lobby_lines,
    place_words,
    rules_come_first,
    status_line,
    table_actions,
    too_early,
    trick_words,
)
from rozdej.table.canvas import Canvas
from rozdej.table.scene import Scene
from rozdej.table.student_code import Refused, StudentCode
from rozdej.table.terms import Action, Entry, Move, Option, Outcome, Pause
from rozdej.table.trouble import NotWritten, Trouble, in_lesson
from rozdej.table.widgets import Message

TRICK_PAUSES = {1.6: 'chvilku', 3.0: 'déle', 0.7: 'krátce', None: 'dokud neklikneš'}


class Game(Scene):
    """One deal after another with the same person or computer. The game is what `sedesatsest_game` says."""

    module = 'svet66'
    buttons = ()
    has_strip = True
    is_far = True
    columns = 7
    tall = 3.0
    kinds = KINDS
    help = (
        'Kdo má 66 bodů, hru zastaví. Eso je za 11, desítka 10, král 4, dáma 3, kluk 2. Štych bere vyšší karta '
        'vynesené barvy nebo trumf. Dokud se dobírá, barvu ctít nemusíš.',
        'Kartu vyložíš kliknutím, přetažením doprostřed, nebo číslem. V ruce si karty přetažením přerovnáš.',
        'Pár (král a dáma) je za 20 bodů, trumfový za 30. Hlásit, zavřít a skončit smí, kdo vynáší.',
        'Trumfovou devítku vyměníš kliknutím na otočený trumf, nebo ji na něj přetáhni.',
        'Štych chvilku leží; kliknutí, Enter nebo mezerník čekání zkrátí.',
        FAR_AWAY,
    )

    meet: Meet = staticmethod(meet)

    def __init__(self) -> None:
        super().__init__()
        self._company: Company | None = None
        self._memory: Any = None
        self._missing: dict[str, list[str]] = {}

    # The game.

    def deal(self, code: StudentCode, seed: int) -> tuple[dict, Trouble | None]:
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
            'back': self._go_back,
        }
        if kind in ('figure', 'name'):
            return self._changed(game, record={**(self.record or {}), kind: rest[0]})
        if kind not in handlers:
            return self._drop(code, game, *move)
        return handlers[kind](code, game, *rest)

    def can_draw(self, game: Any) -> bool:
        return is_drawable(game, self._name)

    # Before the game.

    @property
    def _figure(self) -> int:
        return (self.record or {}).get('figure', 1)

    @property
    def _name(self) -> str:
        return self.seat.name or (self.record or {}).get('name', DEFAULT_NAME)

    def can_count(self, record: Any) -> bool:
        return is_record(record)

    @property
    def kind(self) -> str:
        return PEOPLE if self.seat.server or self.seat.two else self.options['rival']

    @property
    def counts(self) -> Mapping[str, Sequence[int]]:
        return (self.record or {}).get('score', {})

    def score_text(self, kind: str, counts: Sequence[int]) -> str:
        return counts_text(counts)

    def _start(self, code: StudentCode, game: dict) -> Outcome:
        """From the start screen to the table."""
        if not self.seat.server:  # first what the lesson has first
            for name in missing(code.implementation, 'vesmir66', SERVER_FUNCTIONS):
                raise NotWritten(
                    f'Na serveru se ještě hrát nedá: funkce {name} není napsaná.',
                    'Patří do souboru vesmir66.py.',
                    *(rules_come_first(code, self._missing['pravidlům']) or in_lesson(code.program, name)),
                )
        world = new_world(code)
        self.leave()
        self._meet(code)
        parts = {'phase': 'table', 'link': CONNECTING, **fresh(world, seat_of(world, self._name))}
        return Outcome({**lobby(), **parts}, begins=True)

    def _meet(self, code: StudentCode, memory: Any = None) -> None:
        seat, rival, self._memory = self.seat, self.options['rival'], None
        wake, name, figure = (lambda: self.wake()), self._name, self._figure
        self._company = self.meet(code, seat, name, figure, rival, wake, memory, self.open_window)

    def memory(self) -> Any:
        return self._company.memory() if self._company else self._memory

    def come_back(self, code: StudentCode, game: dict, memory: Any, waits: bool) -> dict | None:
        self._memory = memory
        if game['phase'] == 'lobby' or memory is None:
            return lobby()
        if not waits:
            self._meet(code, memory)
        return self._cut(game, LATER if waits else CONNECTING)

    def _cut(self, game: dict, link: str) -> dict:
        """The game without a connection, until the server tells who is there."""
        return {**game, 'link': link, 'open': False, 'asked': None, 'figures': {self._name: self._figure}}

    # What comes from the server.

    def pause(self, game: dict) -> Pause | None:
        events = self._company.events() if self._company and game['phase'] == 'table' else ()
        has_ended = any(event[0] in ENDS for event in events)
        if is_trick(game) and not has_ended:
            return Pause(self.options['trick'], trick_words(game, self._seat(game)))
        if self._company and not events and looks_again(game, self.seat):
            return Pause(RETRY, aside=True)
        return Pause(0.0, aside=True) if events else None

    def automatic_move(self, code: StudentCode, game: dict) -> Move:
        assert self._company is not None
        if not self._company.events() and looks_again(game, self.seat):
            return ('again',)
        has_ended = any(event[0] in ENDS for event in self._company.events())
        return ('looked',) if is_trick(game) and not has_ended else ('event',)

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
        world, answer = receive(code, before, content)
        game = arranged(game, world, self._name)
        outcome = self._changed(game if answer is None else self._send(game, answer))
        return self._ended(outcome, is_won(world)) if is_over(world) and not is_over(before) else outcome

    def _ended(self, outcome: Outcome, won: bool) -> Outcome:
        """The deal is over: count it, celebrate it, tell it beside all the tricks."""
        counts = counted(self.counts.get(self.kind, ()), won)
        record = {**(self.record or {}), 'score': {**self.counts, self.kind: counts}}
        line = f'{self.kinds[self.kind]} · {self.score_text(self.kind, counts)}'
        return outcome._replace(message=end_message(line, self._figure, won), record=record, celebrates=won)

    def _changed(self, game: dict, message: Message | None = None, record: Any = None, **parts: Any) -> Outcome:
        game = {**game, **parts, 'count': game['count'] + 1}
        return Outcome(game, message, replaces=True, record=record)

    # What the person does.

    def _press(self, code: StudentCode, game: dict, key: str) -> Outcome:
        """A key for the student's function; what it sends goes to the server."""
        if not game['open']:
            raise Refused(game['link'] or CONNECTING)
        if key == 'Enter' and self._is_too_early(game):
            return self._warn(game)
        world, message = press(code, game['world'], key)
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
            game = arranged(game, world, self._name)
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
        world, message = click(code, game['world'], x, y)
        if message is None:
            arguments = (world, x, y, 'klik')
            raise code.unexpected('pri_mysi', arguments, "na konci hry dvojice (svět, ['znovu'])", 'jen svět')
        return self._changed(self._send(arranged(game, world, self._name), message), tries=0)

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
            self._meet(code, self._memory)
        return self._changed(self._cut(game, CONNECTING))

    def _go_back(self, code: StudentCode, game: dict) -> Outcome:
        """To the start screen, to choose another name."""
        self.leave()
        return Outcome({**lobby(), 'count': game['count'] + 1}, begins=True)

    # The picture.

    def _seat(self, game: dict) -> int:
        return seat_of(game['world'], self._name)

    def look(self, code: StudentCode, game: dict) -> WorldFacts:
        if game['phase'] == 'table':
            return look_at(code, game['world'], self._name)
        self._missing = {
            'pravidlům': missing(code.implementation, 'pravidla66'),
            'serveru': [] if self.seat.server else missing(code.implementation, 'vesmir66'),
            'oknu': missing(code.implementation, 'svet66'),
        }
        return WorldFacts()

    def option_list(self, code: StudentCode) -> Sequence[Option]:
        return [
            Option('rival', 'Soupeř (od příští hry)', RIVALS),
            Option('trick', 'Štych zůstane ležet', TRICK_PAUSES),
        ]

    def draw(self, game: dict, canvas: Canvas) -> None:
        facts, seat = self.facts or WorldFacts(), self._seat(game)
        figures = (self._figure, figure_of_other(game, seat, self._figure, FIGURES))
        sentence = game['link'] or away(who_is_away(game, seat)) or facts.sentence or ''
        if game['phase'] == 'lobby':
            lines = lobby_lines(self.seat, self._name, self.options['rival'], self._missing)
            draw_lobby(self._figure, list(lines), canvas)
        elif is_over(game['world']):
            draw_end(game['world'], seat, figures, sentence, canvas)
        else:
            draw_table(game, seat, figures, sentence, canvas)

    def status(self, game: dict) -> str:
        return status_line(game, self._seat(game), self._name)

    def person(self, game: dict) -> str:
        return self._name

    def explain(self, game: dict, place: str, index: int) -> str:
        return place_words(game, self._seat(game), place)

    # What the mouse and the keyboard mean.

    def click_move(self, game: dict, place: str) -> Move | None:
        if game['phase'] == 'lobby':
            if not place.startswith(FIGURE):
                return None
            number = int(place.removeprefix(FIGURE))
            return ('start',) if number == self._figure else ('figure', number)
        if is_over(game['world']):
            return ('click',)
        if place.startswith(HAND):
            number, order = int(place.removeprefix(HAND)) - 1, game['order']
            return ('key', str(order[number] + 1)) if number < len(order) else None
        return ('key', 'T') if place == TRUMP else None

    def grip(self, game: dict, place: str, index: int) -> int | None:
        return index if place.startswith(HAND) and game['phase'] == 'table' else None

    def focus_rows(self, game: dict) -> Sequence[Sequence[str]]:
        if game['phase'] == 'lobby':
            return [[f'{FIGURE}{number + 1}' for number in range(FIGURES)]]
        hand = () if is_over(game['world']) else of_seat(game['world'], 'ruka', self._seat(game))
        return [[f'{HAND}{number + 1}' for number in range(len(hand))]] if hand else ()

    def key_move(self, game: dict, key: str) -> Move | None:
        if not key.isdecimal() or len(key) > 1:
            return None
        number = int(key)
        if game['phase'] == 'lobby':
            return ('figure', number) if 1 <= number <= FIGURES else None
        if is_over(game['world']) or not 1 <= number <= 6:
            return None
        order = game['order']
        return ('key', str((order[number - 1] if number <= len(order) else number - 1) + 1))

    def stock_move(self, game: dict) -> Move | None:
        return ('click',) if game['phase'] == 'table' and is_over(game['world']) else None

    def entry(self, game: dict) -> Entry | None:
        if game['phase'] == 'table' or self.seat.name:
            return None
        return Entry('Jméno:', self._name, LETTERS, LONGEST_NAME)

    def entered(self, game: dict, text: str) -> Move | None:
        return ('name', text.strip()) if text.strip() else None

    def actions(self, game: dict) -> Sequence[Action]:
        if game['phase'] == 'lobby':
            return lobby_actions(self.seat, self.options['rival'])
        return table_actions(game)
