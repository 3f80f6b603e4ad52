"""The command `rozdej serve`: a student's functions as a server. It prints Czech, because students read it.

With `--child` it serves the program that started it. The first line on standard output is JSON: `{"host": …,
"port": …}` once it listens, or `{"trouble": {"title": …, "lines": […]}}` when it cannot. All other output goes to
standard error, and the server ends when its standard input is closed.
"""

import argparse
import contextlib
import errno
import json
import os
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TextIO

from platformdirs import user_data_path

from rozdej.core.exercises import Exercise, find_exercises, find_root
from rozdej.core.feedback.command_line import Impossible, chosen, program_folder
from rozdej.core.feedback.texts import typed_python
from rozdej.core.student.implementation import find_implementations
from rozdej.core.student.temporary_folders import LockedTempDir, remove_stale
from rozdej.core.system import SYSTEM
from rozdej.network.declaration import find_declaration, strengths
from rozdej.network.protocol import DEFAULT_PORT, EVERYWHERE, Malformed, proper_name
from rozdej.network.supervisor import Served, Supervisor, say
from rozdej.window.gui.student_code_errors import StudentCodeError

MISSING_LIBRARY = 'Pro hru po síti chybí knihovna websockets. Doinstaluj ji:  {python} -m pip install websockets'

PROCESS = ('-m', 'rozdej.network.server_process')
"""What starts a server process with nothing around its functions."""

BACKLOG = 100
"""Connections that wait while no server process is there."""


Announce = Callable[[StudentCodeError | tuple[str, int]], None]


def serve(options: argparse.Namespace) -> int:
    """Serve until somebody ends it; the exit code is 0, 1 when it cannot be done, 2 for a wrong command line."""
    announce: Announce = _to_person
    if options.child:
        announce = _teller(sys.stdout)
        sys.stdout = sys.stderr  # what is printed must not stand in the first line
    try:
        if not 0 <= options.port < 65536:
            raise Impossible(f'Port {options.port} není. Čeká se číslo od 0 do 65535, třeba --port {DEFAULT_PORT}.')
        exercise, folder = _what_to_serve(options)
        if find_spec('websockets') is None:
            raise StudentCodeError(MISSING_LIBRARY.format(python=typed_python()))
        return _supervise(exercise, folder, options, announce)
    except Impossible as refusal:
        announce(StudentCodeError(str(refusal)))
        return 2
    except StudentCodeError as trouble:
        announce(trouble)
        return 1


def _supervise(exercise: Exercise, folder: Path, options: argparse.Namespace, announce: Announce) -> int:
    """Serve the program in the folder; the exit code. Raises `StudentCodeError` when that cannot begin."""
    with contextlib.ExitStack() as open_things:
        sockets = [open_things.enter_context(one) for one in listening(options.host, options.port)]
        games = open_things.enter_context(_place_of_games(exercise, options))
        given = {name: str(value) if isinstance(value, Path) else value for name, value in vars(options).items()}
        command = [sys.executable, *(given.pop('process') or PROCESS)]
        numbers = [one.fileno() for one in sockets]
        served = Served(str(exercise.root), exercise.name, str(folder), given, games, numbers)

        def listens(address: tuple[str, int]) -> None:
            announce(address)
            if options.child:
                threading.Thread(target=_until_parent_ends, args=(supervisor,), name='parent', daemon=True).start()

        supervisor = Supervisor(command, served, listens)
        try:
            supervisor.run()
        except StudentCodeError as trouble:
            if supervisor.served.address is None:
                raise
            say(trouble.text)
            return 1
        return 0


@contextlib.contextmanager
def _place_of_games(exercise: Exercise, options: argparse.Namespace) -> Iterator[str]:
    """The file of games; '' where there can be none. Nobody comes back to one that gets another port each time."""
    if options.save is not None:
        yield str(options.save)
    elif options.port:
        folder = user_data_path('rozdej', appauthor=False) / 'universe'
        yield str(folder / f'{exercise.name}-{options.port}.db')
    else:
        with contextlib.ExitStack() as open_things:
            games = ''
            with contextlib.suppress(OSError):  # on a full disk
                games = str(open_things.enter_context(LockedTempDir('server')) / 'games.db')
                remove_stale()
            yield games


def listening(host: str, port: int) -> list[socket.socket]:
    """Sockets for all addresses of that name, which server processes inherit. Raises `StudentCodeError`.

    None where no process inherits them: there each server process has to listen by itself.
    """
    if not SYSTEM.can_inherit_sockets:
        return []
    sockets: list[socket.socket] = []
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, address in dict.fromkeys((family, address) for family, *_, address in found):
            sockets.append(socket.create_server(address[:2], family=family, backlog=BACKLOG))
    except (OSError, OverflowError, UnicodeError) as error:
        if not sockets:  # a name may have addresses that this computer does not use
            raise StudentCodeError(why_not(error, host, port)) from None
    return sockets


def _what_to_serve(options: argparse.Namespace) -> tuple[Exercise, Path]:
    """The exercise, and the folder with its program. Raises `Impossible`."""
    root = find_root(Path.cwd()) or find_root(Path(__file__).resolve().parent)
    if root is None:
        raise Impossible('Tady žádná cvičení nejsou. Přejdi do složky, ve které je zadani.')
    exercises = find_exercises(root)
    exercise = chosen(options.exercise, exercises)
    able = ', '.join(one.name for one in exercises if find_declaration(one.name))
    if exercise is None:
        raise Impossible(f'Napiš i hru, pro kterou má server být. Po síti se hraje: {able}.')
    if find_declaration(exercise.name) is None:
        raise Impossible(f'Cvičení {exercise.name} se po síti nehraje. Po síti se hraje: {able}.')
    folder = program_folder(options.impl, root, [exercise])
    found = find_implementations(folder, [exercise])
    if not found:
        raise Impossible(f'Ve složce {folder} není program cvičení {exercise.name}.')
    if options.bot and options.bot not in (known := strengths(exercise.name)):
        raise Impossible(f'Soupeř {options.bot} tu není. Na výběr: {", ".join(known) or "zatím žádný"}.')
    try:
        options.bot_name = proper_name(options.bot_name, 'Jméno počítače (--bot-name)')
    except Malformed as error:
        raise Impossible(str(error)) from None
    return exercise, found[0].folder


def _teller(stream: TextIO) -> Announce:
    """Tells the program that started this one, in one line of JSON."""

    def tell(news: StudentCodeError | tuple[str, int]) -> None:
        line: dict[str, Any]
        if isinstance(news, StudentCodeError):
            line = {'trouble': {'title': news.title, 'lines': list(news.lines)}}
        else:
            line = {'host': news[0], 'port': news[1]}
        print(json.dumps(line), file=stream, flush=True)

    return tell


def _to_person(news: StudentCodeError | tuple[str, int]) -> None:
    if isinstance(news, StudentCodeError):
        print(news.text, file=sys.stderr)


def _until_parent_ends(supervisor: Supervisor) -> None:
    """Wait until the program that started this one closes the pipe or ends."""
    with contextlib.suppress(OSError):
        while os.read(0, 1024):
            pass
    supervisor.end()


def own_address(host: str) -> str:
    """The address of this computer for others in the room, as far as it can be found out."""
    if host not in EVERYWHERE:
        return host
    family, elsewhere = (socket.AF_INET6, '2001:db8::1') if host == '::' else (socket.AF_INET, '192.0.2.1')
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((elsewhere, 9))  # sends nothing: the system only chooses from where it would
        return probe.getsockname()[0]
    return socket.gethostname()


def why_not(error: Exception, host: str, port: int) -> str:
    """Why it cannot listen there, and what to do."""
    number = getattr(error, 'errno', None)
    if number == errno.EADDRINUSE or getattr(error, 'winerror', None) == 10048:
        return f'Port {port} už něco používá, možná jiný server. Zvol jiný:  --port {port % 65535 + 1}'
    if number in (errno.EACCES, errno.EPERM):
        return f'Na portu {port} tenhle počítač server nedovolí. Zvol vyšší:  --port {DEFAULT_PORT}'
    return f'Adresa {host} tomuhle počítači nepatří. Zkus --host 0.0.0.0 (všechny jeho adresy).'
