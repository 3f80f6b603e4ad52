"""The first process in the sandbox: ready before anybody's program is known, and never itself running it.

It listens on its standard input, a socket, for orders: a copy of it serves the judge's
questions, another runs a file as a script. Whatever these do, this one is as it was.

Where the machine allows it, this first process is a copy itself: a warm worker makes a room for each submission.
"""

import gc
import json
import os
import pkgutil  # noqa: F401 - `runpy` imports it when it runs a file
import random
import resource
import signal
import site
import socket
import sys
import traceback  # noqa: F401 - a script's runner imports it; here it is once for all scripts
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rozdej import KIT
from rozdej.teacher.isolation.channel import LENGTH, Channel
from rozdej.teacher.isolation.worker import confinement
from rozdej.teacher.isolation.worker.confinement import ALL, Protection, confine
from rozdej.teacher.isolation.worker.service import Service

RUNNER_FILE = KIT / 'rozdej/core/student/script_runner.py'
RUNNER = compile(RUNNER_FILE.read_bytes(), RUNNER_FILE, 'exec')
CODE = KIT
MOST_FILES = 4
"""Descriptors that may come with one order."""


def receive_order(control: socket.socket) -> tuple[dict[str, Any], list[int]]:
    """The next order, and the open files that belong to it; raises EOFError when there are no more."""
    mark, files, _, _ = socket.recv_fds(control, 1, MOST_FILES)
    if not mark:
        raise EOFError
    [length] = LENGTH.unpack(_exactly(control, LENGTH.size))
    return json.loads(_exactly(control, length)), files


def _exactly(control: socket.socket, length: int) -> bytes:
    data = control.recv(length, socket.MSG_WAITALL)
    if len(data) < length:
        raise EOFError
    return data


def drop_privileges(order: dict[str, Any]) -> None:
    """Take the limits, and give up what rights there are."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if order['user'] is not None:
        confinement.switch_user(order['user'])
    for name, most in order['limits'].items():
        resource.setrlimit(getattr(resource, name), (most, most))
    if order['filter']:
        confinement.install_filter(bytes.fromhex(order['filter']))


def replace_standard_files(*files: int) -> None:
    """Put these descriptors in place of standard input, output and error output."""
    for number, file in enumerate(files):
        os.dup2(file, number)
    for number, name, mode in (0, 'stdin', 'r'), (1, 'stdout', 'w'), (2, 'stderr', 'w'):
        stream = open(number, mode, encoding='utf-8', errors='replace', closefd=False)  # noqa: SIM115 - never closed
        setattr(sys, name, stream)
        setattr(sys, f'__{name}__', stream)  # who wraps the buffer of a stream drops the stream, which would close it


def serve(order: dict[str, Any], files: list[int]) -> None:
    """Answer questions about the program on the socket that came with the order."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    replace_standard_files(nowhere, nowhere, nowhere)
    os.chdir(order['home'])
    drop_privileges(order)
    Service(Channel(socket.socket(fileno=files[0]), trusting=True), order).serve()


def run_script(order: dict[str, Any], files: list[int]) -> None:
    """Run a file as the main program, with input and outputs that came with the order."""
    replace_standard_files(*files)
    os.chdir(order['home'])
    drop_privileges(order)
    random.seed(order['seed'])
    sys.argv[1:] = [json.dumps(order['script'])]
    try:
        exec(RUNNER, {'__name__': '__main__'})
    finally:
        sys.stdout.flush()
        sys.stderr.flush()


def run_order(order: dict[str, Any], files: list[int]) -> None:
    """What a copy of the first process does for a submission."""
    (run_script if 'script' in order else serve)(order, files)


def isolate_submission(order: dict[str, Any], files: list[int]) -> None:
    """Be the first process in a room for one submission; its orders come from a socket of its own."""
    os.dup2(files[0], 0)
    os.close(files[0])
    confinement.enter(order)
    serve_orders(run_order, os.pidfd_open(os.getpid()))


def main(kind: str, wanted: int = ALL) -> None:
    """Be 'warm' and make rooms, or the first process for one submission, in a 'sandbox' or as a plain 'process'.

    That one shuts itself in with what can be had of the `wanted` walls.
    """
    walls = Protection(0)
    site.setquit()  # `quit` and `exit`, which Python has only after it has looked for other people's packages
    if kind == 'process':
        confinement.adopt_orphans()
        walls = confine([CODE], Path(os.environ['HOME']), Protection(wanted))
    else:
        confinement.hide_from_children()
    gc.freeze()  # what is here now stays: its copies need not look through it again and again
    serve_orders(isolate_submission if kind == 'warm' else run_order, walls=walls)


def serve_orders(do: Callable[[dict[str, Any], list[int]], None], *shown: int, walls: int = 0) -> None:
    """Have each order done by a copy of this process until the judge goes away.

    Who is told first which walls there are, and shown these descriptors.
    """
    control = socket.socket(fileno=os.dup(0))
    socket.send_fds(control, [b'ready', bytes([walls])], shown)
    for file in shown:
        os.close(file)
    while True:
        try:
            order, files = receive_order(control)
        except EOFError:
            return
        reap()
        if not order:  # the judge asks whether anybody is here
            control.send(b'ready')
        elif os.fork() == 0:
            try:
                control.close()
                do(order, files)
            finally:
                os._exit(0)
        for file in files:
            os.close(file)


def reap() -> None:
    """Bury children that have ended, one's own and those left behind to the first process."""
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        pass
