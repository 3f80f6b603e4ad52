"""The process of a server, which a supervisor starts: the server in one thread, the student's functions in the other.

See `rozdej.network.supervisor` for what both tell each other.
"""

import argparse
import asyncio
import marshal
import os
import signal
import socket
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any

from rozdej.core.exercises import Exercise
from rozdej.core.feedback.environment_check import typed_word
from rozdej.core.feedback.locations import shown_path
from rozdej.core.feedback.texts import typed_python
from rozdej.core.student.calls import Call, Running
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.limits import (
    HANGS_UNTIL_HOPELESS,
    SERVER_AT_MOST_SECONDS,
    SERVER_BYTES,
    SERVER_CALL_SECONDS,
    SERVER_LAST_SECONDS,
)
from rozdej.core.student.watchdog import WATCHDOG
from rozdej.core.system import SYSTEM
from rozdej.network.declaration import find_declaration, find_opponent, strengths
from rozdej.network.game_store import CannotKeep, GameStore
from rozdej.network.handlers import Handlers
from rozdej.network.protocol import DEFAULT_PORT, DEFAULT_TABLE, EVERYWHERE, ONLY_HERE, Address
from rozdej.network.recording import Recorder, message_text
from rozdej.network.serve import own_address, why_not
from rozdej.network.supervisor import Past, Served
from rozdej.window.gui.file_watcher import EVERY, Watcher
from rozdej.window.gui.pipe import Pipe
from rozdej.window.gui.student_code_errors import StudentCodeError
from rozdej.window.gui.wire import Calling, End, Printed, Values

if TYPE_CHECKING:
    from rozdej.network.bot import Chair
    from rozdej.network.classroom import Classroom
    from rozdej.network.server import Interruption, Server

MOST_FILES = 4096
"""Open files that a server asks for: each connection is one, and some systems allow only 256."""


def _quickest_loop() -> Callable[[], asyncio.AbstractEventLoop]:
    """What makes a loop that answers many tables sooner, where the teacher has it; else the system's own."""
    try:
        from uvloop import new_event_loop
    except ImportError:
        return SYSTEM.event_loop
    return new_event_loop


ShutIn = Callable[[list[Path]], tuple[bool, bool]]

GOES_ON = 'Server kvůli tomu začal znovu. Hra pokračuje, jen poslední tah v ní možná chybí.'
WAITS = 'Server počká, až ten soubor opravíš a uložíš. Pak hry pokračují.'
OVER = 'Server končí.'


class Deadlines:
    """A `CallObserver`: sets a deadline for each call and each statement of a file, and tells the supervisor before.

    It holds until the answer is made, as what a function returned may loop when it is looked at. The state of the
    universe that is `asked` is told as text.
    """

    def __init__(self, pipe: Pipe):
        self.asked: Any = None
        self._pipe = pipe
        self._deadline = SYSTEM.process_deadline(pipe.writing)

    def before(self, work: Call | Running) -> None:
        what: tuple[Any, ...] = ('statement', *work) if isinstance(work, Running) else ()
        if isinstance(work, Call):
            state = [self.asked.kept] if work.arguments else []
            what = 'call', work.function, [*state, *work.arguments[1:]]
        self._pipe.send(Values(['doing', what]))
        self._deadline.begin(SERVER_AT_MOST_SECONDS, SERVER_LAST_SECONDS)

    def after(self, work: Call | Running) -> None:
        """See `over`."""

    def over(self) -> None:
        """The answer is made, and what was printed for it can be seen."""
        self._deadline.over()
        sys.stdout.flush()
        sys.stderr.flush()
        self._pipe.send(Values(['done']))


class Worker:
    """Calls methods in the thread that calls `work`, for coroutines in another one."""

    def __init__(self, deadlines: Deadlines) -> None:
        self._deadlines = deadlines
        self._jobs: SimpleQueue[tuple[asyncio.Future[Any], Any, tuple[Any, ...]]] = SimpleQueue()
        self._waiting: set[asyncio.Future[Any]] = set()
        self._is_over = False

    async def run(self, method: Callable[..., Any], *given: Any) -> Any:
        """What the method returns or raises there. Raises `StudentCodeError` when it is not waited for any more."""
        if self._is_over:
            raise StudentCodeError(OVER)
        answer = asyncio.get_running_loop().create_future()
        self._waiting.add(answer)
        answer.add_done_callback(self._waiting.discard)
        self._jobs.put((answer, method, given))
        return await answer

    def end(self) -> None:
        """Nobody waits any more for what is being done, and nothing else will be done."""
        self._is_over = True
        for answer in self._waiting:
            _settle(answer, None, StudentCodeError(OVER))

    def work(self) -> None:
        """Do one thing after another, for ever.

        Call it in the main thread: only there can Python interrupt a function that waits.
        """
        own = os.getpid()
        while True:
            answer, method, given = self._jobs.get()
            result, error = None, None
            self._deadlines.asked = method.__self__
            try:
                result = method(*given)
            except BaseException as raised:
                error = raised
            if os.getpid() != own:  # a function has made a copy of this process, and ended
                os._exit(0)
            self._deadlines.over()
            with suppress(RuntimeError):  # the loop is closed
                answer.get_loop().call_soon_threadsafe(_settle, answer, result, error)
            del answer, method, given, result, error


def _settle(answer: asyncio.Future[Any], result: Any, error: BaseException | None) -> None:
    if answer.done():
        return
    if error is None:
        answer.set_result(result)
    else:
        answer.set_exception(error)


def _end_without_memory(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """End the process when a function has left the server no memory: nobody knows what it has left undone."""
    if isinstance(context.get('exception'), MemoryError):
        os._exit(0)
    loop.default_exception_handler(context)


class ServerProcess:
    """The process around a server: its file of games, its console, its opponent, and when it ends.

    `kept_from` says whether the functions cannot reach other files, and the network.
    """

    def __init__(self, served: Served, pipe: Pipe):
        self.kept_from = False, False
        self._exercise = exercise = Exercise(served.exercise, Path(served.root))
        self._options = argparse.Namespace(**served.options)
        self._served = served
        self._past = Past(*served.past) if served.past else None
        self._pipe = pipe
        deadlines = Deadlines(pipe)
        self.worker = Worker(deadlines)
        declaration = find_declaration(exercise.name)
        assert declaration is not None
        implementation = Implementation(exercise, Path(served.folder))
        self._handlers = Handlers(implementation, declaration, [deadlines])
        self._store: GameStore | None = None
        self._asked: asyncio.Queue[str] = asyncio.Queue()
        """Names of tables at which a computer is to sit down."""

    @property
    def needed(self) -> list[Path]:
        """What the functions have to read."""
        folder, root = self._served.folder, self._served.root
        needed = [Path(path) for path in (*sys.path, sys.prefix, folder, root) if os.path.isdir(path)]
        needed += [path.resolve().parent for path in Path(folder).glob('*.py') if path.is_symlink()]
        return list(dict.fromkeys(needed))

    def live(self, messages: Iterator[Any], begin: threading.Event) -> None:
        """When it may `begin`, serve until there are no more messages; then this process is over, whatever it does."""
        SYSTEM.block_deadline()
        begin.wait()
        runner = asyncio.Runner(loop_factory=_quickest_loop())  # never closed: that waits for what was left undone
        try:
            runner.run(self._run(messages))
        except StudentCodeError as trouble:
            self._pipe.send(Values(['refused', trouble.title, list(trouble.lines), trouble.details]))
        except BaseException:
            self.say(f'\nChyba v samotném serveru, ne v tvém programu:\n{traceback.format_exc()}')
        finally:
            if self._store is not None:
                self._store.close()
            os._exit(0)

    def say(self, line: str) -> None:
        """Print it on the console, whoever else is printing now."""
        self._pipe.send(Printed('stdout', f'{line}\n'))

    def _open_store(self) -> GameStore | None:
        """Keeps the games; None where there is no place for them."""
        if not self._served.games:
            return None
        try:
            return GameStore(Path(self._served.games), self._exercise.name)
        except CannotKeep as error:
            # Whoever has started a child cannot choose another file: better a game that is not kept than none.
            if self._options.save is not None and (error.is_busy or not self._options.child):
                raise StudentCodeError(str(error)) from None
            if not error.is_busy:
                self.say(str(error))
            return None

    def _open_recorder(self) -> Recorder | None:
        """Records the games for those who are not at the table; None where there is nobody else."""
        is_known = self._options.save is not None or self._options.port
        path = self._store.path if self._store is not None and is_known else None
        folder = path and path.with_name(f'{path.stem}-zaznamy')
        if folder is None and not self._options.for_class:
            return None
        return Recorder(self._exercise.name, self._handlers.declaration, folder)

    async def _run(self, messages: Iterator[Any]) -> None:
        """Serve until there are no more messages. Raises `StudentCodeError` when that cannot begin."""
        over = asyncio.Event()
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(_end_without_memory)

        def wait() -> None:
            for _ in messages:
                pass
            with suppress(RuntimeError):  # it has ended meanwhile
                loop.call_soon_threadsafe(over.set)

        threading.Thread(target=wait, name='supervisor', daemon=True).start()
        tasks = [asyncio.create_task(self._serve()), asyncio.create_task(over.wait())]
        done, waiting = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        await asyncio.wait(tasks)
        for task in done:
            task.result()

    async def _serve(self) -> None:
        """Listen until it is cancelled. Raises `StudentCodeError` when that cannot begin."""
        from rozdej.network.server import Server  # needs websockets

        self._store = self._open_store()
        self._recorder = self._open_recorder()
        watcher = Watcher(self._handlers.implementation.folder)
        trouble = await self._load(watcher)
        server = Server(
            self._exercise.name,
            self._handlers.make_universe,
            self._store,
            say=self.say,
            classroom=self._classroom(),
            recorder=self._recorder,
            interruption=await self._interruption(),
            run=self.worker.run,
        )
        tasks: list[asyncio.Task[None]] = []
        try:
            await self._listen(server)
            if trouble:
                self.say(f'\n{trouble.text}\n')
            tasks.append(asyncio.create_task(self._watch(server, watcher)))
            if self._options.for_class:
                tasks.append(asyncio.create_task(self._send_computers(server)))
            elif self._options.bot:
                tasks.append(asyncio.create_task(self._chair(server, DEFAULT_TABLE).attend()))
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            server.is_stopping = True
            self.worker.end()  # whoever waits for an answer need not wait any longer
            await server.stop()

    async def _listen(self, server: 'Server') -> None:
        """Begin to listen, where the process before this one did. Raises `StudentCodeError`."""
        host, port = self._options.host, self._options.port
        if self._served.address is not None:
            port = self._served.address[1]
        try:
            sockets = [socket.socket(fileno=number) for number in self._served.sockets]
            for one in sockets:
                one.set_inheritable(False)
            await server.start(host, port, sockets)
        except (OSError, OverflowError, UnicodeError) as error:
            raise StudentCodeError(why_not(error, host, port)) from None
        self._pipe.send(Values(['listening', host, server.here.port]))
        if self._served.address is None and not self._options.child:
            self._greet(server.here.port)

    async def _load(self, watcher: Watcher) -> StudentCodeError | None:
        """Load the program; return what is wrong with a part. Raises `StudentCodeError` if no begun games wait."""
        memory, end = self._remembered()
        self._pipe.send(Values(['memory', memory]))
        try:
            return await self.worker.run(self._handlers.load, memory, end)
        except StudentCodeError as trouble:
            if self._served.address is None:
                raise
            problem = trouble
        while True:
            self.say(f'\n{problem.text}\n  {WAITS}\n')
            while not watcher.changed():
                await asyncio.sleep(EVERY)
            try:
                return await self._reload([])
            except StudentCodeError as trouble:
                problem = trouble

    async def _reload(self, universes: list[Any]) -> StudentCodeError | None:
        """Go on with the files as they are now; see `Handlers.reload`."""
        trouble = await self.worker.run(self._handlers.reload, universes)
        self._pipe.send(Values(['memory', None]))  # other functions have another chance
        return trouble

    def _remembered(self) -> tuple[dict[str, Any], End | None]:
        """What is known of the program, with the end of the process before this one, if that was in a statement."""
        memory = self._served.memory or {'faulty': [], 'left_out': [], 'hangs': []}
        match self._past:
            case Past(('call', function, _), _, _, 'limit' | 'itself'):
                hangs = dict(memory['hangs'])
                hangs[function] = min(hangs.get(function, 0) + 1, HANGS_UNTIL_HOPELESS)
                return {**memory, 'hangs': list(hangs.items())}, None
            case Past(('statement', module, number, left_out), seconds, places, 'limit' | 'itself' as why):
                end = End(Running(module, number, left_out), False, seconds, places, why)
                return {**memory, 'left_out': [*left_out, (module, number)]}, end
        return memory, None

    async def _interruption(self) -> 'Interruption | None':
        """Why the process before this one has ended; None when nobody has played there."""
        from rozdej.network.server import Interruption

        if self._past is None or self._served.address is None:
            return None
        match self._past:
            case Past(('call', function, arguments), seconds, places, 'limit' | 'itself' as why):
                calling = Calling(self._handlers.declaration.module, function, marshal.dumps(tuple(arguments)))
                seconds = SERVER_CALL_SECONDS if why == 'limit' else seconds
                end = End(calling, False, seconds, places, why)
                trouble = await self.worker.run(self._handlers.ended, end)
                told = StudentCodeError(trouble.title, *trouble.lines, GOES_ON, details=trouble.details)
                return Interruption(told, arguments[0] if arguments else None, message_text(function, arguments[1:]))
        return Interruption(StudentCodeError('Server na chvíli vypadl.', 'Hned zase naskočil a hra pokračuje.'))

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
        return Chair(server, opponent, options.bot_name, options.bot_pause, self.say, table)

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
        self.say(f'Server hry {self._exercise.lesson.title} běží ({folder}). Ukončíš ho klávesami Ctrl+C.')
        is_only_here = host in ONLY_HERE
        if self._options.for_class:
            self.say(f'Každý si sedne příkazem:  {command} {_typed(own_address(host), port)}')
            self.say(f'Stoly ukáže prohlížeč:    http://{Address(own_address(host), port)}/')
        elif is_only_here:
            self.say(f'Na tomhle počítači napiš:  {command} {_typed(host, port)} --name Anna')
        else:
            here = EVERYWHERE.get(host, host)
            self.say(f'Na jiném počítači napiš:   {command} {_typed(own_address(host), port)} --name Anna')
            self.say(f'Na tomhle počítači napiš:  {command} {_typed(here, port)} --name Petr')
        if is_only_here:
            other = f'{python} -m rozdej serve {name} {self._as_typed()}--host 0.0.0.0'
            self.say(f'Z jiných počítačů se k němu nikdo nedostane. Když je chceš pustit:  {other}')
        self.say(_shut_in(*self.kept_from))
        if self._recorder and (path := self._recorder.path_of(DEFAULT_TABLE)):
            self.say(f'Hru u stolu 1 krok za krokem přehraje:  {python} ui.py {name} --replay {typed_word(str(path))}')

    def _as_typed(self) -> str:
        """Options of this server that another start needs as well, each with a space behind it."""
        options = self._options
        port = options.port if options.port != DEFAULT_PORT else 0
        given = {'--impl': options.impl, '--port': port, '--save': options.save, '--bot': options.bot}
        words = [f'{name} {typed_word(str(value))} ' for name, value in given.items() if value]
        return ''.join(words) + ('--class ' if options.for_class else '')

    async def _watch(self, server: 'Server', watcher: Watcher) -> None:
        """Load the program again whenever it is saved."""
        while True:
            await asyncio.sleep(EVERY)
            SYSTEM.leave_out_thread()  # a busy server works more than a call that waits
            if watcher.changed():
                await server.reload(self._reload)


def _shut_in(from_files: bool, from_network: bool) -> str:
    """What the program that is served cannot do here."""
    if not from_files:
        return 'Tvoje funkce tu server od zbytku počítače oddělit neumí: dostanou se k souborům i na síť.'
    network = ' ani na síť' if from_network else ''
    return f'Omylem se tvoje funkce k ostatním souborům na počítači{network} nedostanou.'


def _typed(host: str, port: int) -> str:
    return host if port == DEFAULT_PORT else str(Address(host, port))


def main(shut_in: ShutIn = lambda code: (False, False)) -> None:
    """Serve what the supervisor says.

    `shut_in` keeps the thread of the functions from all files but the given ones, and says from what it could.
    """
    # Ctrl+C is the supervisor's concern, and on Windows it reaches all.
    signal.signal(signal.SIGINT, lambda number, frame: None)
    pipe = Pipe()
    SYSTEM.run_after_fork(lambda: os.close(pipe.writing))  # by a copy that a function makes, the end would not be seen
    messages = pipe.messages()
    first = next(messages, None)
    if first is None:  # it is to end before it has begun
        return
    process = ServerProcess(Served(*first.what), pipe)
    WATCHDOG.run(1.0, int)  # its thread has to be there before there is no memory for one
    SYSTEM.allow_open_files(MOST_FILES)
    begin = threading.Event()
    threading.Thread(target=process.live, args=(messages, begin), name='server', daemon=True).start()
    process.kept_from = shut_in(process.needed)  # this thread alone
    SYSTEM.limit_memory(SERVER_BYTES)
    begin.set()
    process.worker.work()


if __name__ == '__main__':
    main()
