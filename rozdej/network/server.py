"""The server: tables of universes behind websockets. `protocol` describes the messages.

Everything runs in one thread, which never waits for a student's function. The events of a table are handled one
after another: each has its turn, until all that follows from it is done. Meanwhile pings are answered and other tables
go on. Sending never waits: messages go into the connection's buffer, and a client that does not read is disconnected
when its buffer is full. A client that breaks a limit or the protocol is disconnected; the others go on.
"""

import asyncio
import contextlib
import socket
import time
import traceback
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import InitVar, dataclass, field, replace
from functools import partial
from http import HTTPStatus
from typing import Any
from weakref import WeakValueDictionary

from websockets.asyncio.server import Server as WebsocketServer
from websockets.asyncio.server import ServerConnection, broadcast, serve
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from rozdej.core.system import SYSTEM
from rozdej.network.classroom import Classroom
from rozdej.network.game_store import GameStore, Keeping
from rozdej.network.protocol import (
    DEFAULT_TABLE,
    EVERYWHERE,
    MOST_BYTES,
    Address,
    Hello,
    Malformed,
    mail_text,
    parse,
    parse_hello,
    text_of,
)
from rozdej.network.recording import Recorder, message_text
from rozdej.network.room_state import Effects, Universe
from rozdej.network.rooms import NotAdmitted, Run, Table, Tables, run_here
from rozdej.network.state_json import UnknownClass
from rozdej.window.gui.student_code_errors import StudentCodeError

MESSAGE = 1000
"""Characters of one message; a longer one counts as several, because handling it takes longer."""

FREE = 'Můžeš počkat na návrat. Když si na volné místo sedne někdo jiný, začne nová hra.'
"""What those who stay are told when somebody said goodbye."""

HOUSEKEEPING = 30.0
"""Seconds between two searches for abandoned tables."""


@dataclass(frozen=True)
class ConnectionLimits:
    """How much one connection may send, and how many there may be: a school at once. Times in seconds."""

    connections: int = SYSTEM.most_connections
    registration: float = 5.0
    messages_per_second: float = 40.0
    messages_at_once: float = 80.0
    unread_bytes: int = 1_000_000
    ping: float | None = 10.0


class World:
    """One connection: who it is once registered, and how many messages it may still send right now."""

    def __init__(self, connection: ServerConnection, limits: ConnectionLimits):
        self.connection = connection
        self.table: Table | None = None
        self.name = ''
        self.look = 0
        self.has_said_goodbye = False
        self._limits = limits
        self._allowance = limits.messages_at_once
        self._last = time.monotonic()

    def may_send(self, length: int) -> bool:
        """Count a message of `length` characters; whether it is within the limits."""
        now = time.monotonic()
        gained = (now - self._last) * self._limits.messages_per_second
        self._allowance = min(self._limits.messages_at_once, self._allowance + gained) - max(1.0, length / MESSAGE)
        self._last = now
        return self._allowance >= 0

    def send(self, text: str) -> None:
        """Put a message into the buffer; end the connection when too much in there is unread."""
        broadcast([self.connection], text)
        if self.connection.transport.get_write_buffer_size() > self._limits.unread_bytes:
            self.connection.transport.abort()


@dataclass(frozen=True)
class Interruption:
    """Why the server before this one has ended in the midst of its games.

    At the table that had this `state`, as text, `what` happened was the reason (Czech).
    """

    trouble: StudentCodeError
    state: str | None = None
    what: str = ''


@dataclass(eq=False)
class Server:
    """Serves one exercise: `make_universe` gives a universe for a new table, and `run` handles its events.

    `say` gets lines for the console (Czech).

    `tables` are the games; `connections` is the number of clients, registered or not; `computers` are the seats (table,
    name) of opponents by the kit, and `reloads` says how often the functions have been replaced. Once it `is_stopping`,
    no function is called for those who go, and the games stay as they are. Who comes back after an `interruption` is
    told.
    """

    exercise: str
    make_universe: Callable[[], Universe]
    store: InitVar[GameStore | None] = None
    limits: ConnectionLimits = field(default_factory=ConnectionLimits)
    say: Callable[[str], None] = print
    classroom: Classroom | None = None
    recorder: Recorder | None = None
    interruption: Interruption | None = None
    run: Run = run_here

    def __post_init__(self, store: GameStore | None) -> None:
        self.tables = Tables(self.make_universe, self.run)
        self._keeping = Keeping(store, self.tables, self.say)
        self._worlds: dict[tuple[str, str], World] = {}
        self.connections = 0
        self.computers: set[tuple[str, str]] = set()
        self.reloads = 0
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._closing: set[asyncio.Task] = set()
        self._listeners: list[WebsocketServer] = []
        self._interrupted: set[tuple[str, str]] = set()
        """Who has not been told yet."""
        self.is_stopping = False
        self._housekeeper: asyncio.Task | None = None

    async def start(self, host: str, port: int, sockets: Sequence[socket.socket] = ()) -> None:
        """Start to listen, at the `sockets` if there are any. Raises `OSError` when the address cannot be used."""
        await self._resume()
        listen = partial(
            serve,
            self._attend,
            origins=[None],  # programs only: a page in a browser says where it is from
            compression=None,  # it would take more memory for a connection than a game does
            open_timeout=self.limits.registration,
            ping_interval=self.limits.ping,
            ping_timeout=self.limits.ping,
            close_timeout=1.0,
            max_size=MOST_BYTES,
            max_queue=8,
            server_header=None,
            process_request=self._show,
        )
        self._listeners += [await listen(sock=one) for one in sockets] or [await listen(host, port)]
        self._housekeeper = asyncio.create_task(self._keep_house())

    @property
    def here(self) -> Address:
        """Where it is reached from this computer."""
        host, port, *_ = next(iter(self._listeners[0].sockets)).getsockname()
        return Address(EVERYWHERE.get(host, host), port)

    async def stop(self) -> None:
        """Close all connections and stop listening."""
        self.is_stopping = True
        if self._housekeeper is not None:
            self._housekeeper.cancel()
        for listener in self._listeners:
            listener.close()
        for listener in self._listeners:
            await listener.wait_closed()
        if self._closing:
            await asyncio.wait(self._closing, timeout=2.0)
        self._keeping.catch_up()

    async def _keep_house(self) -> None:
        while True:
            await asyncio.sleep(HOUSEKEEPING)
            self._forget_old_tables()
            self._keeping.catch_up()

    def _forget_old_tables(self) -> None:
        for table in self.tables.forget_old(time.monotonic()):
            self._keeping.note(table)

    # One connection

    async def _attend(self, connection: ServerConnection) -> None:
        """Handle one connection from beginning to end."""
        world = World(connection, self.limits)
        self.connections += 1
        try:
            if self.connections > self.limits.connections:
                raise NotAdmitted('Server je plný. Zkus to později.')
            async with asyncio.timeout(self.limits.registration):
                hello = parse_hello(await connection.recv())
            await self._seat(world, hello)
            await self._talk(world)
        except TimeoutError:
            self._refuse(world, f'Přihláška nepřišla do {self.limits.registration:.0f} s.')
        except (Malformed, NotAdmitted) as refusal:
            self._refuse(world, str(refusal))
        except ConnectionClosed:
            pass
        except MemoryError as error:
            asyncio.get_running_loop().call_exception_handler({'message': 'no memory', 'exception': error})
        except Exception:
            self.say(f'\nChyba v samotném serveru, ne v tvém programu:\n{traceback.format_exc()}')
        finally:
            self.connections -= 1
            if world.table is not None:
                async with self._turn(world.table.name):
                    await self._leave(world)
            with contextlib.suppress(ConnectionClosed):
                await connection.close()

    def _show(self, connection: ServerConnection, request: Request) -> Response | None:
        """A page for who comes with a browser; None for who comes to play."""
        if self.classroom is None or 'Upgrade' in request.headers:
            return None
        answer = self.classroom.answer(request.path, request.headers.get('Host', ''), self.tables)
        response = connection.respond(HTTPStatus.OK if answer else HTTPStatus.NOT_FOUND, 'Tady nic není.\n')
        if answer:
            for name in 'Content-Type', 'Content-Length':
                del response.headers[name]
            response.headers['Content-Type'], response.body = answer
            response.headers['Content-Length'] = str(len(response.body))
        return response

    async def _seat(self, world: World, hello: Hello) -> None:
        """Register the world where it wants to play, or where there is room. Raises `NotAdmitted`."""
        while True:
            name = self._place(hello)
            async with self._turn(name):
                if name == self._place(hello):  # somebody else may have sat down there meanwhile
                    return await self._register(world, replace(hello, table=name))

    def _place(self, hello: Hello) -> str:
        if self.classroom is None:
            return hello.table or DEFAULT_TABLE
        return self.classroom.place_for(self.tables, hello)

    async def _talk(self, world: World) -> None:
        """Handle the messages after the first. Raises why there will be no more, unless it was a goodbye."""
        waiting: asyncio.Queue[str | bytes | None] = asyncio.Queue()
        reading = asyncio.create_task(self._read(world, waiting))
        try:
            while (text := await waiting.get()) is not None:
                await self._receive(world, text)
                if world.has_said_goodbye:
                    return
                await asyncio.sleep(0)  # who has sent many messages must not keep the others waiting
            reading.result()
        finally:
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)

    async def _read(self, world: World, waiting: 'asyncio.Queue[str | bytes | None]') -> None:
        """Read messages as they come: behind those that nobody has read, no ping would be answered. None is the end."""
        try:
            async for text in world.connection:
                if not world.may_send(len(text)):
                    most = f'{self.limits.messages_per_second:.0f}'
                    raise NotAdmitted(f'Zpráv je moc: smí jich být {most} za sekundu, dlouhá platí za několik.')
                waiting.put_nowait(text)
        finally:
            waiting.put_nowait(None)

    def _refuse(self, world: World, sentence: str) -> None:
        world.send(text_of('refused', sentence=sentence))

    def _turn(self, table: str) -> asyncio.Lock:
        """Held while an event is handled at the table of that name."""
        return self._turns.setdefault(table, asyncio.Lock())

    async def _register(self, world: World, hello: Hello) -> None:
        """Register the world at its table. Raises `NotAdmitted`."""
        if hello.exercise != self.exercise:
            raise NotAdmitted(f'Tenhle server hraje {self.exercise}, ne {hello.exercise[:40]}.')
        now = time.monotonic()
        if self.tables.get(hello.table) is None:
            self._forget_old_tables()
        table = self.tables.admit(hello, now)
        if before := self._worlds.get((table.name, hello.name)):
            self._refuse(before, 'Pod tvým jménem a s tvým tokenem se teď hraje odjinud.')
            await self._leave(before)
            self._close(before)
            table = self.tables.admit(hello, now)  # that may have been its end
        what = f'{hello.name} si sedá.'
        try:
            if hello.name in table.left and hello.name not in table.tokens:
                await self._begin_anew(table)
            effects, token = await self.tables.register(table, hello.name)
            if hello.name in effects.drops and table.left:
                await self._begin_anew(table)
                effects, token = await self.tables.register(table, hello.name)
        except StudentCodeError as trouble:
            self._tell_of(trouble, table, hello.name, world)
            self._report(trouble, table, what)
            raise NotAdmitted(f'Přihlášení se nepovedlo. {trouble.title}') from None
        world.table, world.name, world.look = table, hello.name, hello.look
        self._worlds[table.name, hello.name] = world
        if hello.name not in effects.drops:
            has_computer = self.classroom is not None
            world.send(text_of('welcome', table=table.name, token=token, computer=has_computer))
        self._show_looks(table)  # before the view: it matters for that who is there
        self._apply(table, effects, what)
        if self.interruption and (table.name, hello.name) in self._interrupted:
            self._interrupted.discard((table.name, hello.name))
            why = self.interruption.trouble
            world.send(text_of('notice', title=why.title, lines=list(why.lines), free=False))
        if hello.name in table.universe.worlds:
            self.say(f'Stůl {table.name}: {", ".join(table.universe.worlds)}')
            if self.classroom is not None and self.classroom.misses_computer(table):
                self.classroom.call_computer(table.name)

    async def _begin_anew(self, table: Table) -> None:
        """Begin a new game with those who have stayed, so that others can sit where somebody left."""
        begun = await self.tables.begin_anew(table)
        if self.recorder is not None:
            self.recorder.begin_game(table)
        for effects in begun:
            self._apply(table, effects, 'Začíná nová hra.')
        self.say(f'Stůl {table.name}: začíná nová hra')

    def _show_looks(self, table: Table) -> None:
        """Tell everybody at the table who has a look who is there, and how they look. No game depends on it."""
        found = [self._worlds.get((table.name, name)) for name in table.universe.worlds]
        there = [world for world in found if world is not None]
        text = text_of('looks', looks={world.name: world.look for world in there})
        for world in there:
            if world.look:
                world.send(text)

    async def _receive(self, world: World, text: str | bytes) -> None:
        """Handle a message after the first. When it raises `Malformed`, the world is disconnected."""
        value = parse(text)
        kind = value['type']
        if kind == 'message':
            if 'content' not in value:
                raise Malformed('Zpráva nemá obsah (content).')
            await self._message(world, value['content'])
        elif kind == 'echo':
            world.send(text_of('echo', content=value.get('content')))
        elif kind == 'computer' and self.classroom is not None:
            if world.table is not None and self.classroom.has_room(world.table):
                self.classroom.call_computer(world.table.name)
        elif kind == 'bye':
            world.has_said_goodbye = True
        else:
            raise Malformed(f'Zprávu typu {kind[:40]!r} server nezná.')

    async def _message(self, world: World, content: Any) -> None:
        table = world.table
        if table is None:  # it was dropped, and this message was on its way
            return
        async with self._turn(table.name):
            if world.table is not table or self.is_stopping:
                return
            what = message_text(world.name, content)
            try:
                effects = await self.run(table.universe.message, world.name, content)
            except StudentCodeError as trouble:
                self._tell_of(trouble, table, world.name, world)
                self._report(trouble, table, what)
            else:
                self._apply(table, effects, what)

    async def _leave(self, world: World) -> None:
        """Take the world from its table and tell the student's function, whatever the reason was."""
        table, world.table = world.table, None
        if table is None or self.is_stopping:
            return
        del self._worlds[table.name, world.name]
        if world.has_said_goodbye:
            table.left.add(world.name)
        self.say(f'Stůl {table.name}: {world.name} – {"odchod" if world.has_said_goodbye else "spojení vypadlo"}')
        await self._disconnected(table, world.name)
        if world.has_said_goodbye:
            self._tell(table, text_of('notice', title=f'{world.name} odchází od stolu.', lines=[FREE]))

    def _tell(self, table: Table, text: str) -> None:
        """Send it to everybody who is connected at the table."""
        for name in table.universe.worlds:
            if world := self._worlds.get((table.name, name)):
                world.send(text)

    def _tell_of(self, trouble: StudentCodeError, table: Table, name: str, world: World) -> None:
        """Tell the trouble to the world of that name; of a computer's, those who play with it, for they wait."""
        if (table.name, name) in self.computers:
            self._tell(table, self._trouble_text(trouble))
        else:
            world.send(self._trouble_text(trouble))

    async def _disconnected(self, table: Table, name: str) -> None:
        what = f'{name} odchází.'
        try:
            effects = await self.run(table.universe.disconnect, name)
        except StudentCodeError as trouble:
            if self.is_stopping:  # what is kept has the world connected, as the state has
                return
            self._tell(table, self._trouble_text(trouble))
            self._report(trouble, table, what)
            effects, what = Effects(), ''
        self._show_looks(table)
        self._apply(table, effects, what)

    # What follows from an event

    def _apply(self, table: Table, effects: Effects, what: str) -> None:
        """Keep the state, send the mails in order, record what has happened (Czech, if it is not yet), drop worlds."""
        for name in effects.drops:
            table.tokens.pop(name, None)
        self.tables.settle(table, time.monotonic())
        self._keeping.note(table)
        for name, content in effects.mails:
            if world := self._worlds.get((table.name, name)):
                world.send(mail_text(content))
        if self.recorder is not None and what and self.tables.get(table.name) is table:
            self.recorder.note(table, what, [mail for mail in effects.mails if mail[0] not in effects.drops])
        for name in effects.drops:
            if world := self._worlds.pop((table.name, name), None):
                world.table = None
                self._refuse(world, f'U stolu {table.name} pro tebe není místo. Zkus jiný stůl (--table).')
                self._close(world)

    def _close(self, world: World) -> None:
        """Close a connection other than the current one, without waiting for it."""
        task = asyncio.create_task(world.connection.close())
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)

    @staticmethod
    def _trouble_text(trouble: StudentCodeError) -> str:
        return text_of('trouble', title=trouble.title, lines=list(trouble.lines))

    def _report(self, trouble: StudentCodeError, table: Table | None = None, what: str = '') -> None:
        """Tell the console what a function has done wrong, and at which step of which table."""
        if self.is_stopping:
            return
        where = ''
        if table is not None:
            step = f', krok {self.recorder.note(table, what, trouble=trouble.title)}' if self.recorder else ''
            where = f'Stůl {table.name}{step} ({what})\n'
        self.say(f'\n{where}{trouble.text}\n')

    # What outlasts the process, or the program

    async def _resume(self) -> None:
        """Restore the kept tables. Everybody who sat there counts as disconnected and may come back."""
        interrupted: Table | None = None
        for name, row in self._keeping.rows().items():
            universe = self.make_universe()
            table = Table(name, universe, row['tokens'], left=set(row['left']))
            try:
                await self.run(universe.resume, row['state'], set(row['known']), row['worlds'])
            except (UnknownClass, ValueError) as error:
                self.say(f'Stůl {name} nejde obnovit: uložený stav nejde načíst ({error}). Začne se znovu.')
                self._keeping.note(table)
                continue
            self.tables.add(table)
            if self.recorder is not None:
                self.recorder.resume(table)
            self._interrupted |= {(name, world) for world in universe.worlds}
            if self.interruption and self.interruption.state == row['state']:
                interrupted = table
            while universe.worlds:  # not a list of them from before: a function may drop others
                await self._disconnected(table, universe.worlds[0])
            self.tables.settle(table, time.monotonic())
            if table.held:
                self.say(f'Stůl {name}: rozehraná hra čeká na návrat: {", ".join(sorted(table.held))}')
        if self.interruption:
            self._report(self.interruption.trouble, interrupted, self.interruption.what)

    async def reload(self, load: Callable[[list[Any]], Awaitable[StudentCodeError | None]]) -> None:
        """Continue the games with the functions as the files have them now.

        `load` gets the universes and returns what is wrong with a part. If it raises, nothing changes.

        What is wrong with them is told to everybody; then the old functions stay in use.
        """
        try:
            trouble = await load([table.universe for table in self.tables])
        except StudentCodeError as error:
            trouble = StudentCodeError(error.title, *error.lines, 'Server běží dál s tím, co platilo předtím.')
            self._report(trouble)
            for world in self._worlds.values():
                world.send(self._trouble_text(trouble))
            return
        self.reloads += 1
        if trouble:
            self._report(trouble)
        self.say('Program se změnil, server ho znovu načetl. Hra pokračuje.')
