"""The command `rozdej serve`: a student's functions as a server. It prints Czech, because students read it.

With `--child` it serves the program that started it. The first line on standard output is JSON: `{"host": …,
"port": …}` once it listens, or `{"trouble": {"title": …, "lines": […]}}` when it cannot. All other output goes to
standard error, and the server ends when its standard input is closed.
"""

import argparse
import asyncio
import contextlib
import errno
import json
import os
import socket
import sys
import threading
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from platformdirs import user_data_path

from rozdej.core.exercises import Exercise, find_exercises, find_root
from rozdej.core.feedback.command_line import Impossible, chosen, program_folder
from rozdej.core.feedback.places import shown_path
from rozdej.core.feedback.surroundings import typed_word
from rozdej.core.feedback.texts import typed_python
from rozdej.core.student.implementation import find_implementations
from rozdej.network.declaration import Declaration, find_declaration, find_opponent, strengths
from rozdej.network.handler_process import RemoteHandlers
from rozdej.network.kept_games import CannotKeep, GameStore
from rozdej.network.protocol import (
    DEFAULT_PORT,
    DEFAULT_TABLE,
    EVERYWHERE,
    ONLY_HERE,
    Address,
    Malformed,
    proper_name,
)
from rozdej.network.recording import Recorder
from rozdej.window.table.trouble import Trouble
from rozdej.window.table.watching import EVERY, Watcher

if TYPE_CHECKING:
    from rozdej.network.bot import Chair
    from rozdej.network.classroom import Classroom
    from rozdej.network.server import Server

MOST_FILES = 4096

MISSING_LIBRARY = 'Pro hru po síti chybí knihovna websockets. Doinstaluj ji:  {python} -m pip install websockets'


def allow_many_files() -> None:
    """Raise the limit of open files as far as the system lets us: each connection is one, and some allow only 256."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource  # not on Windows, which has no such limit

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if 0 <= soft < MOST_FILES:  # a negative limit is none
            resource.setrlimit(resource.RLIMIT_NOFILE, (MOST_FILES if hard < 0 else min(hard, MOST_FILES), hard))


def _quickest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """What makes a loop that answers many tables sooner, where the teacher has it; None for asyncio's own."""
    try:
        from uvloop import new_event_loop
    except ImportError:
        return None
    return new_event_loop


def serve(options: argparse.Namespace) -> int:
    """Serve until somebody ends it; the exit code is 0, 1 when it cannot be done, 2 for a wrong command line."""
    announce: Announce = _to_person
    if options.child:
        announce = _teller(sys.stdout)
        sys.stdout = sys.stderr  # a student's print must not stand in the first line
    try:
        if not 0 <= options.port < 65536:
            raise Impossible(f'Port {options.port} není. Čeká se číslo od 0 do 65535, třeba --port {DEFAULT_PORT}.')
        exercise, declaration, folder = _what_to_serve(options)
        if find_spec('websockets') is None:
            raise Trouble(MISSING_LIBRARY.format(python=typed_python()))
        implementation = next(i for i in find_implementations(folder, [exercise]) if i.exercise == exercise)
        process = ServerProcess(
            exercise, RemoteHandlers(implementation, declaration, options.service), options, announce
        )
        allow_many_files()
        with (
            contextlib.closing(process),
            contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError),
            asyncio.Runner(loop_factory=_quickest_loop()) as runner,
        ):
            runner.run(process.run())
    except Impossible as refusal:
        announce(Trouble(str(refusal)))
        return 2
    except Trouble as trouble:
        announce(trouble)
        return 1
    return 0


def _what_to_serve(options: argparse.Namespace) -> tuple[Exercise, Declaration, Path]:
    """The exercise, its server, and the folder with the program. Raises `Impossible`."""
    root = find_root(Path.cwd()) or find_root(Path(__file__).resolve().parent)
    if root is None:
        raise Impossible('Tady žádná cvičení nejsou. Přejdi do složky, ve které je zadani.')
    exercises = find_exercises(root)
    exercise = chosen(options.exercise, exercises)
    able = ', '.join(one.name for one in exercises if find_declaration(one.name))
    if exercise is None:
        raise Impossible(f'Napiš i hru, pro kterou má server být. Po síti se hraje: {able}.')
    declaration = find_declaration(exercise.name)
    if declaration is None:
        raise Impossible(f'Cvičení {exercise.name} se po síti nehraje. Po síti se hraje: {able}.')
    folder = program_folder(options.impl, root, [exercise])
    if not find_implementations(folder, [exercise]):
        raise Impossible(f'Ve složce {folder} není program cvičení {exercise.name}.')
    if options.bot and options.bot not in (known := strengths(exercise.name)):
        raise Impossible(f'Soupeř {options.bot} tu není. Na výběr: {", ".join(known) or "zatím žádný"}.')
    try:
        options.bot_name = proper_name(options.bot_name, 'Jméno počítače (--bot-name)')
    except Malformed as error:
        raise Impossible(str(error)) from None
    return exercise, declaration, folder


Announce = Callable[[Trouble | tuple[str, int]], None]


def _teller(stream: TextIO) -> Announce:
    """Tells the program that started this one, in one line of JSON."""

    def tell(news: Trouble | tuple[str, int]) -> None:
        line: dict[str, Any]
        if isinstance(news, Trouble):
            line = {'trouble': {'title': news.title, 'lines': list(news.lines)}}
        else:
            line = {'host': news[0], 'port': news[1]}
        print(json.dumps(line), file=stream, flush=True)

    return tell


def _to_person(news: Trouble | tuple[str, int]) -> None:
    if isinstance(news, Trouble):
        print(news.text, file=sys.stderr)


class ServerProcess:
    """The process around a server: its file of games, its console, its opponent, and when it ends."""

    def __init__(self, exercise: Exercise, handlers: RemoteHandlers, options: argparse.Namespace, announce: Announce):
        self._exercise = exercise
        self._handlers = handlers
        self._options = options
        self._announce = announce
        self._store = self._open_store()
        self._recorder = self._open_recorder()
        self._asked: asyncio.Queue[str] = asyncio.Queue()
        """Names of tables at which a computer is to sit down."""

    def _open_recorder(self) -> Recorder | None:
        """Records the games for those who are not at the table; None where there is nobody else."""
        path = self._store.path if self._store is not None else None
        folder = path and path.with_name(f'{path.stem}-zaznamy')
        if folder is None and not self._options.for_class:
            return None
        return Recorder(self._exercise.name, self._handlers.declaration, folder)

    def _open_store(self) -> GameStore | None:
        """Keeps the games; None for a server that gets another port each time: nobody comes back to it."""
        path, port = self._options.save, self._options.port
        if path is None and not port:
            return None
        path = path or user_data_path('rozdej', appauthor=False) / 'universe' / f'{self._exercise.name}-{port}.db'
        try:
            return GameStore(path, self._exercise.name)
        except CannotKeep as error:
            # Whoever has started a child cannot choose another file: better a game that is not kept than none.
            if self._options.save is not None and (error.is_busy or not self._options.child):
                raise Trouble(str(error)) from None
            if not error.is_busy:  # by a server that has this port, too: that will be told
                _say(str(error))
            return None

    def close(self) -> None:
        """Let go of the file."""
        if self._store is not None:
            self._store.close()

    async def run(self) -> None:
        """Listen until somebody ends it. Raises `Trouble` when that cannot begin."""
        from rozdej.network.server import Server  # needs websockets

        server = Server(
            self._exercise.name,
            self._handlers.make_universe,
            self._store,
            say=_say,
            classroom=self._classroom(),
            recorder=self._recorder,
        )
        try:
            await self._serve(server)
        finally:
            await self._handlers.close()

    async def _serve(self, server: 'Server') -> None:
        trouble = await self._handlers.load()
        host = self._options.host
        try:
            await server.start(host, self._options.port)
        except (OSError, OverflowError, UnicodeError) as error:
            raise Trouble(_why_not(error, host, self._options.port)) from None
        self._announce((host, server.here.port))
        if not self._options.child:
            self._greet(server.here.port)
        if trouble:
            _say(f'\n{trouble.text}\n')
        tasks = [asyncio.create_task(self._watch(server)), asyncio.create_task(self._until_parent_ends())]
        if self._options.for_class:
            tasks.append(asyncio.create_task(self._send_computers(server)))
        elif self._options.bot:
            tasks.append(asyncio.create_task(self._chair(server, DEFAULT_TABLE).attend()))
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            server.is_stopping = True
            await self._handlers.close()  # whoever waits for an answer need not wait any longer
            await server.stop()
            _say('Server skončil.')

    def _classroom(self) -> 'Classroom | None':
        if not self._options.for_class or self._recorder is None:
            return None
        from rozdej.network.classroom import Classroom

        title, declaration = self._exercise.lesson.title, self._handlers.declaration
        host, computer = self._options.host, self._options.bot_name
        outside = own_address(host) if host in EVERYWHERE else ''
        return Classroom(
            self._exercise.name, title, declaration, self._recorder, computer, self._asked.put_nowait, outside
        )

    def _chair(self, server: 'Server', table: str) -> 'Chair':
        from rozdej.network.bot import Chair

        options = self._options
        opponent = find_opponent(self._exercise.name, options.bot or strengths(self._exercise.name)[0])
        return Chair(server, opponent, options.bot_name, options.bot_pause, _say, table)

    async def _send_computers(self, server: 'Server') -> None:
        """Have a computer sit down at each table where one is asked for, or where one has played before."""
        for table in server.tables:
            if self._options.bot_name in table.tokens:
                self._asked.put_nowait(table.name)
        async with asyncio.TaskGroup() as all_of_them:
            playing: dict[str, asyncio.Task[None]] = {}
            while True:
                name = await self._asked.get()
                if name not in playing or playing[name].done():
                    playing[name] = all_of_them.create_task(self._chair(server, name).come())

    def _greet(self, port: int) -> None:
        """Where it is, what to type at which computer, what the program cannot do, and how a game is shown again."""
        name, python, host = self._exercise.name, typed_python(), self._options.host
        folder = shown_path(self._handlers.implementation.folder)
        command = f'{python} ui.py {name} --connect'
        _say(f'Server hry {self._exercise.lesson.title} běží ({folder}). Ukončíš ho klávesami Ctrl+C.')
        is_only_here = host in ONLY_HERE
        if self._options.for_class:
            _say(f'Každý si sedne příkazem:  {command} {_typed(own_address(host), port)}')
            _say(f'Stoly ukáže prohlížeč:    http://{Address(own_address(host), port)}/')
        elif is_only_here:
            _say(f'Na tomhle počítači napiš:  {command} {_typed(host, port)} --name Anna')
        else:
            here = EVERYWHERE.get(host, host)
            _say(f'Na jiném počítači napiš:   {command} {_typed(own_address(host), port)} --name Anna')
            _say(f'Na tomhle počítači napiš:  {command} {_typed(here, port)} --name Petr')
        if is_only_here:
            other = f'{python} -m rozdej serve {name} {self._as_typed()}--host 0.0.0.0'
            _say(f'Z jiných počítačů se k němu nikdo nedostane. Když je chceš pustit:  {other}')
        _say(_shut_in(*self._handlers.kept_from))
        if self._recorder and (path := self._recorder.path_of(DEFAULT_TABLE)):
            _say(f'Hru u stolu 1 krok za krokem přehraje:  {python} ui.py {name} --replay {typed_word(str(path))}')

    def _as_typed(self) -> str:
        """Options of this server that another start needs as well, each with a space behind it."""
        options = self._options
        port = options.port if options.port != DEFAULT_PORT else 0
        given = {'--impl': options.impl, '--port': port, '--save': options.save, '--bot': options.bot}
        words = [f'{name} {typed_word(str(value))} ' for name, value in given.items() if value]
        return ''.join(words) + ('--class ' if options.for_class else '')

    async def _watch(self, server: 'Server') -> None:
        """Load the program again whenever it is saved."""
        watcher = Watcher(self._handlers.implementation.folder)
        while True:
            await asyncio.sleep(EVERY)
            if watcher.changed():
                await server.reload(self._handlers.reload)

    async def _until_parent_ends(self) -> None:
        """Wait for ever, or until the program that started this one closes the pipe or ends."""
        if not self._options.child:
            await asyncio.Event().wait()
        ended = asyncio.Event()
        loop = asyncio.get_running_loop()

        def read() -> None:
            with contextlib.suppress(OSError):
                while os.read(0, 1024):
                    pass
            with contextlib.suppress(RuntimeError):  # it has ended meanwhile
                loop.call_soon_threadsafe(ended.set)

        threading.Thread(target=read, name='parent', daemon=True).start()
        await ended.wait()


def _shut_in(from_files: bool, from_network: bool) -> str:
    """What the program that is served cannot do here."""
    if not from_files:
        return 'Tvoje funkce tu server od zbytku počítače oddělit neumí: dostanou se k souborům i na síť.'
    network = ' ani na síť' if from_network else ''
    return f'Tvoje funkce běží odděleně: k ostatním souborům na počítači{network} se nedostanou.'


def _say(line: str) -> None:
    with contextlib.suppress(OSError, ValueError):  # nobody reads it any more
        print(line, flush=True)


def _typed(host: str, port: int) -> str:
    return host if port == DEFAULT_PORT else str(Address(host, port))


def own_address(host: str) -> str:
    """The address of this computer for others in the room, as far as it can be found out."""
    if host not in EVERYWHERE:
        return host
    family, elsewhere = (socket.AF_INET6, '2001:db8::1') if host == '::' else (socket.AF_INET, '192.0.2.1')
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((elsewhere, 9))  # sends nothing: the system only chooses from where it would
        return probe.getsockname()[0]
    return socket.gethostname()


def _why_not(error: Exception, host: str, port: int) -> str:
    """Why it cannot listen there, and what to do."""
    number = getattr(error, 'errno', None)
    if number == errno.EADDRINUSE or getattr(error, 'winerror', None) == 10048:
        return f'Port {port} už něco používá, možná jiný server. Zvol jiný:  --port {port % 65535 + 1}'
    if number in (errno.EACCES, errno.EPERM):
        return f'Na portu {port} tenhle počítač server nedovolí. Zvol vyšší:  --port {DEFAULT_PORT}'
    return f'Adresa {host} tomuhle počítači nepatří. Zkus --host 0.0.0.0 (všechny jeho adresy).'
