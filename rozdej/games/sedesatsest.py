"""The window of Šedesát šest: one player's world. The rules are at the server, and both are the student's.

What comes from the server goes through `pri_prijeti`, keys through `pri_klavese`, the click at the end through
`pri_mysi`; what these functions answer goes to the server. The scene decides nothing about the game.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

from rozdej.feedback.texts import typed_python
from rozdej.games.sedesatsest_functions import (
    SERVER_FUNCTIONS,
    Facts,
    click,
    look_at,
    missing,
    new_world,
    press,
    receive,
    wrong_mail,
)
from rozdej.games.sedesatsest_picture import (
    FIGURE,
    FIGURES,
    HAND,
    LAST,
    MIDDLE,
    STOCK,
    TRUMP,
    draw_end,
    draw_lobby,
    draw_table,
    names_of,
)
from rozdej.games.sedesatsest_view import (
    MESSAGES,
    TRICK,
    TRUMP_WORDS,
    World,
    card_words,
    field,
    is_closed,
    is_on_turn,
    is_over,
    of_seat,
    seat_of,
    state,
    takes,
    why_not,
    wrong_world,
)
from rozdej.table.canvas import Canvas
from rozdej.table.scene import Scene
from rozdej.table.student_code import Refused, StudentCode
from rozdej.table.terms import Action, Entry, Move, Option, Outcome, Pause, Seat
from rozdej.table.trouble import NotWritten, Trouble
from rozdej.table.widgets import Button, Message

Event = tuple[Any, ...]
"""What the connection tells: `('welcome',)`, `('mail', content)`, `('trouble', title, lines)`, `('echo',)`,
and at its end `('refused', sentence)`, `('gone', sentence)` or, when none started, `('broken', title, lines)`."""

ENDED = ('refused', 'gone', 'broken')


class Company(Protocol):
    """The connection to the server, and whatever else has to run for the game. Nothing here waits."""

    def events(self) -> Sequence[Event]:
        """What has come and was not taken yet, oldest first."""

    def take(self) -> None:
        """The oldest event has been dealt with."""

    def send(self, message: Any) -> None:
        """Send a message to the student's server."""

    def echo(self) -> None:
        """Ask for an `('echo',)` once all that was sent has been dealt with."""

    def reconnect(self) -> None:
        """Try again after the end of the connection."""

    def close(self) -> None:
        """End all of it."""


Meet = Callable[[StudentCode, Seat, str, str, Callable[[], None]], Company]
"""How a company is found: for the code, the seat, the person's name and the rival; the last one wakes the window."""

RIVALS = {'middle': 'střední', 'strong': 'silný', 'weak': 'slabý'}
TRICK_PAUSES = {1.6: 'chvilku', 3.0: 'déle', 0.7: 'krátce', None: 'dokud neklikneš'}
DEFAULT_NAME = 'Hráč'
LETTERS = 'aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž'
LONGEST_NAME = 12
"""More than this does not fit on the table."""
POINTS_ENOUGH = 66

CONNECTING = 'Připojuju se k serveru…'
GONE = 'Server se neozývá.'
NOT_LET_IN = 'Server tě k téhle hře nepustil.'
NO_ANSWER = (
    'Server na tenhle tah neodpověděl, a přitom ho pravidla dovolují.',
    'O tazích rozhoduje funkce pri_zprave a ty, které volá (vesmir66.py).',
)


def meet(code: StudentCode, seat: Seat, name: str, rival: str, wake: Callable[[], None]) -> Company:
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
    return OverNetwork(code.implementation, seat, name, rival, wake)


class Game(Scene):
    """One deal after another with the same person or computer.

    The game is `{'phase': 'lobby' or 'table', 'world': the view, 'mine': for each card in the middle whether it is
    one's own, 'order': the hand as it lies (numbers of cards as the server counts), 'looked': whether the finished
    trick has been seen, 'link': what is wrong with the connection, 'open': whether there is one, 'asked': the message
    that waits for an answer, 'sure': whether stopping too early is meant, 'count': events so far}`.
    """

    module = 'svet66'
    buttons = ()
    has_strip = True
    is_far = True
    columns = 7
    tall = 3.0
    help = (
        'Kdo má 66 bodů, hru zastaví. Eso je za 11, desítka 10, král 4, dáma 3, kluk 2. Štych bere vyšší karta '
        'vynesené barvy nebo trumf. Dokud se dobírá, barvu ctít nemusíš.',
        'Kartu vyložíš kliknutím, přetažením doprostřed, nebo číslem. V ruce si karty přetažením přerovnáš.',
        'Pár (král a dáma) je za 20 bodů, trumfový za 30. Hlásit, zavřít a skončit smí, kdo vynáší.',
        'Trumfovou devítku vyměníš kliknutím na otočený trumf, nebo ji na něj přetáhni.',
        'Štych chvilku leží; kliknutí, Enter nebo mezerník čekání zkrátí.',
        'Přes síť: tady  python -m rozdej serve sedesatsest --host 0.0.0.0, jinde  python ui.py sedesatsest '
        '--connect ADRESA. Dvě okna na jednom počítači: --two.',
    )

    meet: Meet = staticmethod(meet)

    def __init__(self) -> None:
        super().__init__()
        self._company: Company | None = None
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
        handle = {
            'figure': self._choose_figure,
            'name': self._choose_name,
            'start': self._start,
            'event': self._take_event,
            'looked': self._look_away,
            'key': self._press,
            'click': self._click,
            'again': self._reconnect,
            'back': self._go_back,
        }.get(kind)
        if handle is None:
            return self._drop(code, game, *move)
        return handle(code, game, *rest)

    def can_draw(self, game: Any) -> bool:
        hand = of_seat(game['world'], 'ruka', self._seat(game)) if wrong_world(game['world']) is None else None
        return hand is not None and sorted(game['order']) == list(range(len(hand))) and game['phase'] in PHASES

    # Before the game.

    @property
    def _figure(self) -> int:
        return (self.record or {}).get('figure', 1)

    @property
    def _name(self) -> str:
        return self.seat.name or (self.record or {}).get('name', DEFAULT_NAME)

    def can_count(self, record: Any) -> bool:
        return (
            type(record) is dict
            and record.get('figure', 1) in range(1, FIGURES + 1)
            and type(record.get('name', '')) is str
            and 0 < len(record.get('name', DEFAULT_NAME)) <= LONGEST_NAME
        )

    def _choose_figure(self, code: StudentCode, game: dict, number: int) -> Outcome:
        return self._changed(game, record={**(self.record or {}), 'figure': number})

    def _choose_name(self, code: StudentCode, game: dict, name: str) -> Outcome:
        return self._changed(game, record={**(self.record or {}), 'name': name})

    def _start(self, code: StudentCode, game: dict) -> Outcome:
        """From the start screen to the table."""
        world = new_world(code)
        if not self.seat.server:
            for name in missing(code.implementation, 'vesmir66', SERVER_FUNCTIONS):
                raise NotWritten(
                    f'Server ještě hrát nejde: funkce {name} není napsaná.', 'Patří do souboru vesmir66.py.'
                )
        self.leave()
        self._company = self.meet(code, self.seat, self._name, self.options['rival'], lambda: self.wake())
        return Outcome(
            {**lobby(), 'phase': 'table', **fresh(world, seat_of(world, self._name)), 'link': CONNECTING}, begins=True
        )

    # What comes from the server.

    def pause(self, game: dict) -> Pause | None:
        events = self._company.events() if self._company and game['phase'] == 'table' else ()
        has_ended = any(event[0] in ENDED for event in events)
        if self._is_trick(game) and not has_ended:
            return Pause(self.options['trick'], self._trick_words(game))
        return Pause(0.0) if events else None

    def _is_trick(self, game: dict) -> bool:
        return game['world'][0] == TRICK and not game['looked'] and len(field(game['world'], 'stred')) == 2

    def _trick_words(self, game: dict) -> str:
        world = game['world']
        is_mine = game['mine'][takes(field(world, 'stred'), field(world, 'trumf'))]
        return f'Štych bere {names_of(world, self._seat(game))[not is_mine]}.'

    def automatic_move(self, code: StudentCode, game: dict) -> Move:
        assert self._company is not None
        has_ended = any(event[0] in ENDED for event in self._company.events())
        return ('looked',) if self._is_trick(game) and not has_ended else ('event',)

    def _look_away(self, code: StudentCode, game: dict) -> Outcome:
        return self._changed(game, looked=True)

    def _take_event(self, code: StudentCode, game: dict) -> Outcome:
        """Deal with the oldest event. A mail that the student's code fails at stays, to be tried again."""
        assert self._company is not None
        kind, *rest = self._company.events()[0]
        if kind == 'mail' and (fault := wrong_mail(rest[0])) is None:
            outcome = self._receive(code, game, rest[0])
            self._company.take()
            return outcome
        self._company.take()
        if kind == 'mail':
            return self._changed(game, Message(fault.title, fault.lines, 'trouble'))
        if kind == 'welcome':
            return self._changed(game, open=True, link='')
        if kind == 'trouble':
            title, lines = rest
            return self._changed(game, Message(title, lines, 'trouble'), asked=None)
        if kind == 'echo':
            return self._unanswered(game)
        return self._ended(game, kind, *rest)

    def _receive(self, code: StudentCode, game: dict, content: Any) -> Outcome:
        assert self._company is not None
        world, answer = receive(code, game['world'], content)
        if answer is not None:
            self._company.send(answer)
        return Outcome({**game, **self._arranged(game, world), 'count': game['count'] + 1}, replaces=True)

    def _arranged(self, game: dict, world: World) -> dict[str, Any]:
        """The new view; whose the cards in the middle are, and how the hand lies, follow from the old one."""
        seat, old = self._seat({**game, 'world': world}), game['world']
        hand, before = of_seat(world, 'ruka', seat), of_seat(old, 'ruka', self._seat(game))
        mine = owners(world, before, field(old, 'stred'), game['mine'])
        order = list(range(len(hand)))
        if game['order'] != list(range(len(before))) and game['asked'] != MESSAGES['S']:
            lying = [before[number] for number in game['order']]
            order.sort(key=lambda number: lying.index(hand[number]) if hand[number] in lying else len(lying) + number)
        return {'world': world, 'mine': mine, 'order': order, 'looked': False, 'asked': None, 'sure': False}

    def _unanswered(self, game: dict) -> Outcome:
        """The server has dealt with everything; if the move has changed nothing, it has refused it."""
        asked = game['asked']
        if asked is None:
            return self._changed(game)
        reason = why_not(game['world'], self._seat(game), asked)
        lines = [reason] if reason else NO_ANSWER
        return self._changed(game, Message('To nejde.', lines, 'refusal'), asked=None)

    def _ended(self, game: dict, kind: str, sentence: str, lines: Sequence[str] = ()) -> Outcome:
        button = Button('act-again', 'Zkusit znovu', 'reload')
        if kind == 'broken':
            title, message = 'Server se nespustil.', Message(sentence, lines, 'trouble', button)
        else:
            title = NOT_LET_IN if kind == 'refused' else GONE
            message = Message(title, [sentence], 'refusal', button)
        return self._changed(game, message, open=False, link=title, asked=None)

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
        self._send(message)
        game = {**game, 'order': order}
        if world != game['world']:
            game = {**game, **self._arranged(game, world)}
        return self._changed(game, asked=message, sure=False)

    def _send(self, message: Any) -> None:
        assert self._company is not None
        self._company.send(message)
        self._company.echo()

    def _is_too_early(self, game: dict) -> bool:
        world, seat = game['world'], self._seat(game)
        may_stop = not why_not(world, seat, MESSAGES['Enter'])
        return may_stop and not game['sure'] and of_seat(world, 'body', seat) < POINTS_ENOUGH

    def _warn(self, game: dict) -> Outcome:
        points = of_seat(game['world'], 'body', self._seat(game))
        lines = [f'Máš {points} bodů ze {POINTS_ENOUGH}. Když hru zastavíš teď, soupeř dostane 3 výherní body.']
        button = Button('act-Enter', 'Přesto skončit')
        return self._changed(game, Message('Opravdu skončit?', lines, 'refusal', button), sure=True)

    def _click(self, code: StudentCode, game: dict) -> Outcome:
        """A click at the end, for the student's function."""
        if not game['open']:
            raise Refused(game['link'] or CONNECTING)
        x, y = (round(part) for part in self.pointer)
        world, message = click(code, game['world'], x, y)
        if message is None:
            arguments = (world, x, y, 'klik')
            raise code.unexpected('pri_mysi', arguments, "na konci hry dvojice (svět, ['znovu'])", 'jen svět')
        self._send(message)
        return self._changed({**game, **self._arranged(game, world)})

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

    def _reconnect(self, code: StudentCode, game: dict) -> Outcome | None:
        if self._company is None:
            return None
        self._company.reconnect()
        return self._changed(game, link=CONNECTING, open=False, asked=None)

    def _go_back(self, code: StudentCode, game: dict) -> Outcome:
        """To the start screen, to choose another name."""
        self.leave()
        return Outcome({**lobby(), 'count': game['count'] + 1}, begins=True)

    # The picture.

    def _seat(self, game: dict) -> int:
        return seat_of(game['world'], self._name)

    def look(self, code: StudentCode, game: dict) -> Facts:
        if game['phase'] == 'table':
            return look_at(code, game['world'], self._name)
        self._missing = {
            'serveru': [] if self.seat.server else missing(code.implementation, 'vesmir66'),
            'oknu': missing(code.implementation, 'svet66'),
            'pravidlům': missing(code.implementation, 'pravidla66'),
        }
        return Facts()

    def option_list(self, code: StudentCode) -> Sequence[Option]:
        return [
            Option('rival', 'Soupeř (od příští hry)', RIVALS),
            Option('trick', 'Štych zůstane ležet', TRICK_PAUSES),
        ]

    def draw(self, game: dict, canvas: Canvas) -> None:
        figures = (self._figure, self._figure % FIGURES + 1)
        facts, seat = self.facts or Facts(), self._seat(game)
        if game['phase'] == 'lobby':
            draw_lobby(self._figure, list(self._lobby_lines()), canvas)
        elif is_over(game['world']):
            draw_end(game['world'], seat, figures, game['link'] or facts.sentence or '', canvas)
        else:
            draw_table(game, seat, figures, facts, canvas)

    def _lobby_lines(self) -> Iterator[str]:
        """What is going to be played, and what is missing."""
        if self.seat.server:
            yield f'Hraješ na serveru {self.seat.server}' + (f', stůl {self.seat.table}.' if self.seat.table else '.')
        elif self.seat.two:
            yield 'Server poběží tady a pro druhého hráče se otevře druhé okno.'
        else:
            yield f'Server poběží tady. Soupeř: počítač, {RIVALS[self.options["rival"]]}.'
        yield f'Tvoje jméno: {self._name}'
        for whom, names in self._missing.items():
            if names:
                more = f' a další ({len(names) - 3})' if len(names) > 4 else ''
                shown = names[:3] if more else names
                yield f'Ještě chybí {whom}: {", ".join(shown)}{more}'

    def status(self, game: dict) -> str:
        if game['phase'] == 'lobby':
            return 'Vyber postavu a pusť se do hry.'
        if not game['open']:
            return game['link']
        world = game['world']
        mine, other = names_of(world, self._seat(game))
        if not other:
            return f'{mine or self._name} čeká na soupeře'
        trump = field(world, 'trumf')
        parts = [f'{mine} proti {other}', f'trumf: {TRUMP_WORDS[trump]}' if trump else '']
        parts.append('balíček je zavřený' if is_closed(world) else f'v balíčku: {len(field(world, "balicek"))}')
        return '    '.join(filter(None, parts))

    def explain(self, game: dict, place: str, index: int) -> str:
        world, seat = game['world'], self._seat(game)
        if place.startswith(HAND) and game['phase'] == 'table':
            number = int(place.removeprefix(HAND)) - 1
            hand = of_seat(world, 'ruka', seat)
            return card_words(hand[game['order'][number]]) if number < len(hand) else ''
        if place == TRUMP and field(world, 'balicek'):
            return f'trumf: {card_words(field(world, "balicek")[0])}'
        if place == STOCK and field(world, 'balicek'):
            return f'balíček, karet: {len(field(world, "balicek"))}'
        if place == LAST:
            return 'poslední štych: ' + ' a '.join(map(card_words, field(world, 'posledni_stych')))
        if place.startswith('stychy-'):
            whose = seat if place == 'stychy-moje' else 1 - seat
            return f'štychy hráče {names_of(world, whose)[0]}: {len(of_seat(world, "stychy", whose))}'
        return ''

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
            return ('key', str(game['order'][int(place.removeprefix(HAND)) - 1] + 1))
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
            start = Action('start', 'Hrát', 'enter', 'začne hru', ('start',), icon='play')
            rival = Action(
                'rival', f'Soupeř: {RIVALS[self.options["rival"]]}', 'ctrl+s', 'vybere soupeře', option='rival'
            )
            return [start] if self.seat.server or self.seat.two else [start, rival]
        if not game['open']:
            can_try = game['link'] != CONNECTING
            return [
                Action('again', 'Připojit znovu', 'p', 'zkusí server najít', ('again',), '', 'reload', can_try),
                Action('back', 'Jiné jméno', 'j', 'vrátí se na začátek', ('back',), icon='left'),
            ]
        if is_over(game['world']):
            return [Action('next', 'Hrát znovu', 'enter', 'rozdá novou hru', ('click',), icon='play')]
        hints = OWN_HINTS | ({'Enter': ('Enter: přesto', 'zastaví hru')} if game['sure'] else {})
        return [
            Action(key, label, key.lower(), hint, ('key', key), enabled=state(game['world']) != 'odmitnut')
            for key, (label, hint) in hints.items()
        ]


PHASES = ('lobby', 'table')
OWN_HINTS = {
    'S': ('S seřadit', 'srovná karty v ruce'),
    'T': ('T trumf', 'vymění trumfovou devítku za otočený trumf'),
    'H': ('H hlásit', 'ohlásí pár za 20 bodů'),
    'J': ('J trumfový pár', 'ohlásí trumfový pár za 30 bodů'),
    'Z': ('Z zavřít', 'zavře balíček'),
    'Enter': ('Enter skončit', 'zastaví hru, když máš 66 bodů'),
}
"""Keys that the student's function understands, what stands on their buttons, and what they do."""


def fresh(world: World, seat: int = 0) -> dict[str, Any]:
    """The parts of a game that belong to a view nobody has seen yet."""
    mine = [bool(number) for number in range(len(field(world, 'stred')))]
    return {'world': world, 'mine': mine, 'order': list(range(len(of_seat(world, 'ruka', seat)))), 'looked': False}


def owners(world: World, hand: Sequence[Any], lay: Sequence[Any], mine: Sequence[bool]) -> list[bool]:
    """For each card in the middle whether it is one's own, from the `hand` before, and what lay there then.

    Who comes back in the middle of a trick has seen neither; then who is on turn tells it, for the other one led.
    """
    known = [bool(is_mine) for _, is_mine in zip(lay, mine, strict=False)]
    found = []
    for number, card in enumerate(field(world, 'stred')):
        if number < len(known) and lay[number] == card:
            found.append(known[number])
        else:
            found.append(card in hand or (not hand and (number == 1 or not is_on_turn(world))))
    return found if len(found) < 2 or found[0] != found[1] else [not found[1], found[1]]


def lobby() -> dict[str, Any]:
    """The start screen."""
    empty = ['ceka', [], [], [], 0, [], 0, [], [], [], 'h0', 0, 0, '', []]
    rest = {'phase': 'lobby', 'link': '', 'open': False, 'asked': None, 'sure': False, 'count': 0}
    return {**rest, **fresh(empty)}
